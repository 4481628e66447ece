package io.fairlead.placement.request;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A constraint of Slurm, as far as it is understood: names that must all be there. */
public sealed interface Features {

    /** All of these. */
    record AllOf(Set<String> names) implements Features {
        public AllOf {
            names = Set.copyOf(names);
        }
    }

    /** Anything else: alternatives, counts, brackets. */
    record NotUnderstood(String expression) implements Features {}

    /** Names joined by {@code &}; blank is no constraint. */
    static Features parse(String expression) {
        Set<String> names = new TreeSet<>();
        if (!expression.isBlank()) {
            for (String name : Arrays.asList(expression.split("&", -1))) {
                if (!Names.ONE.matcher(name.strip()).matches()) {
                    return new NotUnderstood(expression);
                }
                names.add(name.strip());
            }
        }
        return new AllOf(names);
    }

    /** Spelling of a feature. */
    final class Names {
        private static final Pattern ONE = Pattern.compile("[A-Za-z0-9_.:=-]+");

        private Names() {}
    }
}
