package io.fairlead.inventory.topology;

/**
 * Something about a topology file that its author should know.
 *
 * @param severity an error refuses the file
 * @param code which rule found it, for programs: lower case with dashes
 * @param file file name as its bringer gave it
 * @param line line from 1
 * @param column column from 1; 0 where the whole line or file is meant
 * @param message what is wrong
 * @param remedy what to do about it
 */
public record Finding(
        Severity severity,
        String code,
        String file,
        int line,
        int column,
        String message,
        String remedy) {

    /** The rule that meets nodes Slurm has not named (yet). */
    public static final String UNKNOWN_NODE = "unknown-node";

    /** Whether the file is refused for it. */
    public enum Severity {
        ERROR,
        WARNING
    }

    /** For logs: {@code file:line:column: message; remedy}. */
    public String text() {
        String place = column > 0 ? line + ":" + column : String.valueOf(line);
        return file + ":" + place + ": " + message + "; " + remedy;
    }
}
