package io.fairlead.acceptance;

/** A check did not find what it wants; the message says what it found. */
public final class CheckFailed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With what was found instead. */
    public CheckFailed(String message) {
        super(message);
    }

    /** Fails unless it holds. */
    public static void unless(boolean holds, String message) {
        if (!holds) {
            throw new CheckFailed(message);
        }
    }
}
