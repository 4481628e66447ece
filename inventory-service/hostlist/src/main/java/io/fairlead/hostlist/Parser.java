package io.fairlead.hostlist;

import java.util.ArrayList;
import java.util.List;

/** Reads a hostlist from left to right into its elements; expands nothing. */
final class Parser {

    /** As long as a host name may be; bounds what a hostile text can make of few characters. */
    private static final int MAX_NAME = 255;

    /** Every number of so many digits fits a long, with room to add. */
    private static final int MAX_DIGITS = 17;

    /** More dimensions than any machine has; bounds the depth of the expansion. */
    private static final int MAX_GROUPS = 8;

    private static final String EXAMPLE = "write ranges as in gb[001-018,020]";

    private final String text;
    private int at;

    private Parser(String text) {
        this.text = text;
    }

    static List<Element> parse(String text) {
        return new Parser(text).elements();
    }

    private List<Element> elements() {
        List<Element> elements = new ArrayList<>();
        while (at < text.length()) {
            if (separator(text.charAt(at))) {
                at++;
            } else {
                elements.add(element());
            }
        }
        return elements;
    }

    private Element element() {
        int start = at;
        List<String> texts = new ArrayList<>();
        List<List<Range>> groups = new ArrayList<>();
        texts.add(plain());
        while (at < text.length() && text.charAt(at) == '[') {
            if (groups.size() == MAX_GROUPS) {
                throw problem(at, "more than " + MAX_GROUPS + " bracket groups", EXAMPLE);
            }
            groups.add(group());
            texts.add(plain());
        }
        checkLength(start, texts, groups);
        return new Element(start + 1, texts, groups);
    }

    /** Text up to the next bracket or separator. */
    private String plain() {
        int start = at;
        while (at < text.length() && text.charAt(at) != '[' && !separator(text.charAt(at))) {
            char c = text.charAt(at);
            if (c == ']') {
                throw problem(at, "']' without '['", "remove it, or open the bracket before it");
            }
            if (c < ' ' || c == 0x7f) {
                throw problem(at, "a control character", "remove it");
            }
            at++;
        }
        return text.substring(start, at);
    }

    private List<Range> group() {
        int open = at++;
        List<Range> ranges = new ArrayList<>();
        while (true) {
            ranges.add(range());
            if (at == text.length()) {
                throw problem(open, "'[' is not closed", "add ']' after the last range");
            }
            char c = text.charAt(at++);
            if (c == ']') {
                return List.copyOf(ranges);
            }
            if (c != ',') {
                throw problem(at - 1, "'" + c + "' inside brackets", EXAMPLE);
            }
        }
    }

    private Range range() {
        int start = at;
        String first = digits();
        String last = first;
        if (at < text.length() && text.charAt(at) == '-') {
            at++;
            last = digits();
        }
        Range range = new Range(Long.parseLong(first), Long.parseLong(last), first.length());
        if (range.last() < range.first()) {
            throw problem(
                    start,
                    "the range " + first + "-" + last + " runs backwards",
                    "write the smaller number first");
        }
        return range;
    }

    private String digits() {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == start) {
            throw problem(start, "a number is missing", EXAMPLE);
        }
        if (at - start > MAX_DIGITS) {
            throw problem(
                    start,
                    "a number of more than " + MAX_DIGITS + " digits",
                    "move the digits that do not change before the bracket");
        }
        return text.substring(start, at);
    }

    private static void checkLength(int start, List<String> texts, List<List<Range>> groups) {
        int length = texts.stream().mapToInt(String::length).sum();
        for (List<Range> group : groups) {
            length +=
                    group.stream()
                            .mapToInt(range -> range.number(range.last()).length())
                            .max()
                            .orElse(0);
        }
        if (length > MAX_NAME) {
            throw problem(
                    start,
                    "a name of more than " + MAX_NAME + " characters",
                    "separate names with commas");
        }
    }

    private static boolean separator(char c) {
        return c == ',' || c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    private static HostlistException problem(int index, String problem, String remedy) {
        return new HostlistException(index + 1, problem, remedy);
    }
}
