package io.fairlead.hostlist;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Hostlists and the names they stand for.
 *
 * <p>An element is text with any number of bracket groups, {@code r[0-1]n[01-18]-ib}; elements are
 * separated by commas or white space. A range keeps the width of its first number, so {@code
 * [08-10]} is 08, 09, 10 and {@code [8-10]} is 8, 9, 10. The last group runs fastest.
 */
public final class Hostlist {

    /** Ten times the largest cluster, and still little memory. */
    public static final int DEFAULT_LIMIT = 200_000;

    private Hostlist() {}

    /**
     * The names, in the order written, repeated where written twice; none for a blank text.
     *
     * @throws HostlistException where it cannot be read, or has more than {@link #DEFAULT_LIMIT}
     *     names
     */
    public static List<String> expand(String hostlist) {
        return expand(hostlist, DEFAULT_LIMIT);
    }

    /**
     * The same with a limit of its own. The names are counted before the first is made, so a text
     * that stands for too many costs nothing.
     */
    public static List<String> expand(String hostlist, int limit) {
        List<Element> elements = Parser.parse(hostlist);
        long names = 0;
        for (Element element : elements) {
            names += element.count();
            if (names > limit) {
                throw tooMany(element, limit);
            }
        }
        List<String> expanded = new ArrayList<>((int) names);
        elements.forEach(element -> element.expandInto(expanded));
        return List.copyOf(expanded);
    }

    /**
     * The usual short form, as {@code scontrol show hostlistsorted} gives it: names that differ in
     * their last digits only share a bracket. The same set of names gives the same text, whatever
     * their order.
     *
     * @throws IllegalArgumentException where a name cannot stand in a hostlist
     */
    public static String fold(Collection<String> names) {
        return Folder.fold(names);
    }

    private static HostlistException tooMany(Element element, int limit) {
        return new HostlistException(
                element.column(),
                "this makes it more than " + Math.max(0, limit) + " names",
                "check the range for a digit too many, or give fewer names");
    }
}
