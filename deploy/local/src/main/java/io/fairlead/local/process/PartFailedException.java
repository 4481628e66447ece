package io.fairlead.local.process;

/** A part did not start or ended unasked; the message is meant for the person at the terminal. */
public final class PartFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public PartFailedException(String message) {
        super(message);
    }
}
