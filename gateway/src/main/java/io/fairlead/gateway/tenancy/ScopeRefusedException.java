package io.fairlead.gateway.tenancy;

/** A valid token that gives no view of anything; the message says why, and what would help. */
public class ScopeRefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With the reason. */
    public ScopeRefusedException(String reason) {
        super(reason);
    }
}
