package io.fairlead.hostlist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostlistPropertiesTest {

    private static final int ROUNDS = 500;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void whatWasFoldedExpandsToTheSameNamesEachOnce(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            Set<String> names = names(random);

            List<String> back = Hostlist.expand(Hostlist.fold(names));

            assertThat(back).as("seed %d round %d", seed, round).doesNotHaveDuplicates();
            assertThat(new HashSet<>(back)).as("seed %d round %d", seed, round).isEqualTo(names);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void namesOfOneWidthComeBackSorted(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            Set<String> names = new TreeSet<>();
            for (int i = random.nextInt(40); i >= 0; i--) {
                names.add("gb%03d".formatted(random.nextInt(60)));
            }

            assertThat(Hostlist.expand(Hostlist.fold(names)))
                    .as("seed %d round %d", seed, round)
                    .containsExactlyElementsOf(names);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void theOrderGivenDoesNotMatter(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            List<String> names = new ArrayList<>(names(random));
            String folded = Hostlist.fold(names);

            Collections.shuffle(names, random);

            assertThat(Hostlist.fold(names)).as("seed %d round %d", seed, round).isEqualTo(folded);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void anyTextIsEitherReadOrRefusedWithAPlaceInIt(long seed) {
        Random random = new Random(seed);
        String alphabet = "ab[]-,019 ";
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(14); i >= 0; i--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            try {
                Hostlist.expand(text.toString(), 5_000);
            } catch (HostlistException e) {
                assertThat(e.column())
                        .as("seed %d: %s", seed, text)
                        .isBetween(1, text.length() + 1);
            }
        }
    }

    private static Set<String> names(Random random) {
        String[] prefixes = {"gb", "gb0", "r1n", "r10n", "login-", "x9y", ""};
        Set<String> names = new LinkedHashSet<>();
        for (int i = random.nextInt(60); i >= 0; i--) {
            String prefix = prefixes[random.nextInt(prefixes.length)];
            int width = 1 + random.nextInt(3);
            names.add(prefix + ("%0" + width + "d").formatted(random.nextInt(120)));
        }
        return names;
    }
}
