package io.fairlead.platform.events;

/** A record that is not what its contract says; the message is the reason an operator sees. */
public class UnreadableEventException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With the reason. */
    public UnreadableEventException(String reason) {
        super(reason);
    }
}
