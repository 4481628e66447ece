package io.fairlead.gateway.portal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NaturalOrderTest {

    @Test
    void numbersCountAsNumbers() {
        List<String> ordered =
                List.of(
                        "",
                        "gb1",
                        "gb2",
                        "gb02",
                        "gb10",
                        "gb10a",
                        "gb10b",
                        "rack-1-9",
                        "rack-1-10");
        List<String> shuffled = new ArrayList<>(ordered);
        Collections.shuffle(shuffled, new Random(7));

        shuffled.sort(NaturalOrder.NAMES);

        // gb2 and gb02 are equal as numbers; their spelling decides, so that neither is lost in a
        // map.
        assertThat(shuffled)
                .containsExactly(
                        "",
                        "gb1",
                        "gb02",
                        "gb2",
                        "gb10",
                        "gb10a",
                        "gb10b",
                        "rack-1-9",
                        "rack-1-10");
    }
}
