package io.fairlead.hostlist;

import java.util.Comparator;

/**
 * A name cut before its last digits.
 *
 * @param digits empty where it ends in none; no more than fit a long, the rest stays in the prefix
 */
record NameParts(String prefix, String digits) {

    /** By prefix as text, then by number, then by width: 9 before 10, and 9 before 09. */
    static final Comparator<NameParts> ORDER =
            Comparator.comparing(NameParts::prefix)
                    .thenComparingLong(NameParts::value)
                    .thenComparingInt(parts -> parts.digits().length());

    static final int MAX_DIGITS = 15;

    static NameParts of(String name) {
        int cut = name.length();
        while (cut > 0 && name.length() - cut < MAX_DIGITS && digit(name.charAt(cut - 1))) {
            cut--;
        }
        return new NameParts(name.substring(0, cut), name.substring(cut));
    }

    /** -1 where there are no digits. */
    long value() {
        return digits.isEmpty() ? -1 : Long.parseLong(digits);
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }
}
