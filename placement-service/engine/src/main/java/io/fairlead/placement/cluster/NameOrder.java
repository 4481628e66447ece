package io.fairlead.placement.cluster;

import java.util.Comparator;

/** Names as people sort them: gb9 before gb10. Total: only equal names compare as equal. */
public final class NameOrder implements Comparator<String> {

    public static final NameOrder INSTANCE = new NameOrder();

    private NameOrder() {}

    @Override
    public int compare(String a, String b) {
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            if (digit(a, i) && digit(b, j)) {
                int endA = endOfDigits(a, i);
                int endB = endOfDigits(b, j);
                int order = compareNumbers(a.substring(i, endA), b.substring(j, endB));
                if (order != 0) {
                    return order;
                }
                i = endA;
                j = endB;
            } else if (a.charAt(i) != b.charAt(j)) {
                return Character.compare(a.charAt(i), b.charAt(j));
            } else {
                i++;
                j++;
            }
        }
        int rest = Integer.compare(a.length() - i, b.length() - j);
        return rest != 0 ? rest : a.compareTo(b);
    }

    /** By value without making numbers of them: they may have any length. */
    private static int compareNumbers(String a, String b) {
        String x = withoutZeros(a);
        String y = withoutZeros(b);
        return x.length() != y.length() ? Integer.compare(x.length(), y.length()) : x.compareTo(y);
    }

    private static String withoutZeros(String digits) {
        int i = 0;
        while (i < digits.length() - 1 && digits.charAt(i) == '0') {
            i++;
        }
        return digits.substring(i);
    }

    private static int endOfDigits(String text, int from) {
        int end = from;
        while (end < text.length() && digit(text, end)) {
            end++;
        }
        return end;
    }

    private static boolean digit(String text, int at) {
        return text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }
}
