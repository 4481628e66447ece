package io.fairlead.hostlist;

/** A hostlist that cannot be read: where, why, and what to write instead. */
public final class HostlistException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final int column;
    private final String remedy;

    HostlistException(int column, String problem, String remedy) {
        super(problem);
        this.column = column;
        this.remedy = remedy;
    }

    /** Where in the text it went wrong, counted from 1. */
    public int column() {
        return column;
    }

    /** What to do about it, in one line for a person. */
    public String remedy() {
        return remedy;
    }
}
