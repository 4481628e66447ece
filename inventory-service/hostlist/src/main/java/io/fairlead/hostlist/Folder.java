package io.fairlead.hostlist;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Writes names as a hostlist: sorted, each once, one bracket per prefix. */
final class Folder {

    private final StringBuilder text = new StringBuilder();
    private final List<Range> ranges = new ArrayList<>();
    private final int[] lastOfWidth = new int[NameParts.MAX_DIGITS + 1];
    private String prefix = "";

    private Folder() {
        Arrays.fill(lastOfWidth, -1);
    }

    static String fold(Collection<String> names) {
        SortedSet<NameParts> sorted = new TreeSet<>(NameParts.ORDER);
        for (String name : names) {
            check(name);
            sorted.add(NameParts.of(name));
        }
        Folder folder = new Folder();
        sorted.forEach(folder::add);
        folder.close();
        return folder.text.toString();
    }

    private void add(NameParts name) {
        if (!name.prefix().equals(prefix)) {
            close();
            prefix = name.prefix();
        }
        if (name.digits().isEmpty()) {
            comma();
            text.append(name.prefix());
        } else {
            extend(name.value(), name.digits());
        }
    }

    /**
     * Names of two widths may take turns (9, 09, 10): each goes on where a range of its width
     * ended, the widest first, as 10 belongs to 09 rather than to 9.
     */
    private void extend(long value, String digits) {
        for (int width = digits.length(); width > 0; width--) {
            int open = lastOfWidth[width];
            if (open >= 0 && ranges.get(open).continuesWith(value, digits)) {
                ranges.set(open, ranges.get(open).upTo(value));
                return;
            }
        }
        lastOfWidth[digits.length()] = ranges.size();
        ranges.add(new Range(value, value, digits.length()));
    }

    private void close() {
        if (ranges.isEmpty()) {
            return;
        }
        comma();
        text.append(prefix);
        boolean single = ranges.size() == 1 && ranges.get(0).count() == 1;
        String inner = String.join(",", ranges.stream().map(Range::text).toList());
        text.append(single ? inner : "[" + inner + "]");
        ranges.clear();
        Arrays.fill(lastOfWidth, -1);
    }

    private void comma() {
        if (!text.isEmpty()) {
            text.append(',');
        }
    }

    private static void check(String name) {
        boolean bad =
                name.isEmpty() || name.chars().anyMatch(c -> c <= ' ' || ",[]".indexOf(c) >= 0);
        if (bad) {
            throw new IllegalArgumentException("not a host name: '" + name + "'");
        }
    }
}
