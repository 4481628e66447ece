package io.fairlead.hostlist;

import java.util.List;

/**
 * One element of a hostlist: text and bracket groups in turn.
 *
 * @param column where it begins, counted from 1
 * @param texts one more than groups: before, between and after them
 * @param groups what stands in each pair of brackets
 */
record Element(int column, List<String> texts, List<List<Range>> groups) {

    Element {
        texts = List.copyOf(texts);
        groups = List.copyOf(groups);
    }

    /** How many names it stands for; at most {@link Long#MAX_VALUE}/2, so that sums are safe. */
    long count() {
        long product = 1;
        for (List<Range> group : groups) {
            long sum = 0;
            for (Range range : group) {
                sum = capped(sum + range.count());
            }
            product = product > Long.MAX_VALUE / 2 / sum ? Long.MAX_VALUE / 2 : product * sum;
        }
        return product;
    }

    private static long capped(long value) {
        return Math.min(value, Long.MAX_VALUE / 4);
    }

    void expandInto(List<String> names) {
        expand(0, new StringBuilder(texts.get(0)), names);
    }

    private void expand(int group, StringBuilder name, List<String> names) {
        if (group == groups.size()) {
            names.add(name.toString());
            return;
        }
        int length = name.length();
        for (Range range : groups.get(group)) {
            for (long value = range.first(); value <= range.last(); value++) {
                name.append(range.number(value)).append(texts.get(group + 1));
                expand(group + 1, name, names);
                name.setLength(length);
            }
        }
    }
}
