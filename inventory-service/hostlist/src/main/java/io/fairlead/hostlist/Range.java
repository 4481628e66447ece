package io.fairlead.hostlist;

/**
 * Consecutive numbers written with at least so many digits.
 *
 * @param width digits of the first number as written; longer numbers are not cut
 */
record Range(long first, long last, int width) {

    long count() {
        return last - first + 1;
    }

    String number(long value) {
        String digits = Long.toString(value);
        return "0".repeat(Math.max(0, width - digits.length())) + digits;
    }

    /** Whether the digits are how this range would write its next number. */
    boolean continuesWith(long value, String digits) {
        return value == last + 1 && number(value).equals(digits);
    }

    Range upTo(long value) {
        return new Range(first, value, width);
    }

    String text() {
        return first == last ? number(first) : number(first) + "-" + number(last);
    }
}
