package io.fairlead.gateway.portal;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names as people order them: rack2 before rack10. */
final class NaturalOrder {

    static final Comparator<String> NAMES = NaturalOrder::compare;

    // At most 18 digits, so that a number fits a long.
    private static final Pattern PART = Pattern.compile("\\d{1,18}|\\D+");

    private NaturalOrder() {}

    private static int compare(String left, String right) {
        Matcher a = PART.matcher(left);
        Matcher b = PART.matcher(right);
        while (a.find()) {
            if (!b.find()) {
                return 1;
            }
            int order = comparePart(a.group(), b.group());
            if (order != 0) {
                return order;
            }
        }
        return b.find() ? -1 : left.compareTo(right);
    }

    private static int comparePart(String a, String b) {
        boolean numbers = Character.isDigit(a.charAt(0)) && Character.isDigit(b.charAt(0));
        return numbers ? Long.compare(Long.parseLong(a), Long.parseLong(b)) : a.compareTo(b);
    }
}
