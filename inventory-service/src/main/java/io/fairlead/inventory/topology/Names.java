package io.fairlead.inventory.topology;

import io.fairlead.hostlist.Hostlist;
import io.fairlead.hostlist.HostlistException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The names a file speaks of: its hostlists written out, within bounds. */
final class Names {

    // All names of all hostlists of a file together: ten times the largest cluster, and little
    // memory.
    private static final int MAX_NAMES = 200_000;
    private static final int MAX_LENGTH = 255;

    private final Findings findings;
    private int expanded;

    Names(Findings findings) {
        this.findings = findings;
    }

    /** The names of a hostlist expression, each once, in its order; none where it is refused. */
    Set<String> expand(Located expression) {
        try {
            List<String> names = Hostlist.expand(expression.text(), MAX_NAMES - expanded);
            expanded += names.size();
            if (names.isEmpty()) {
                findings.error(
                        "bad-hostlist",
                        expression,
                        "there is no name in this list",
                        "name at least one, or remove the line");
            }
            return new LinkedHashSet<>(names);
        } catch (HostlistException e) {
            findings.error(
                    "bad-hostlist",
                    expression.line(),
                    expression.column() + e.column() - 1,
                    "bad hostlist: " + e.getMessage(),
                    e.remedy());
            return Set.of();
        }
    }

    /** Whether a name can be one of a block or switch; reports it where not. */
    boolean valid(Located name, String what) {
        boolean valid =
                !name.text().isBlank()
                        && name.text().length() <= MAX_LENGTH
                        && name.text().chars().noneMatch(Names::foreign);
        if (!valid) {
            findings.error(
                    "bad-name",
                    name,
                    "this is no name of a " + what,
                    "use 1 to "
                            + MAX_LENGTH
                            + " characters without spaces, commas, slashes and brackets");
        }
        return valid;
    }

    private static boolean foreign(int c) {
        return Character.isWhitespace(c) || Character.isISOControl(c) || "[],/".indexOf(c) >= 0;
    }

    /** Reports nodes that the cluster does not have. */
    void refuseUnknown(Set<String> nodes, Set<String> known, Located at) {
        Set<String> unknown = new TreeSet<>(nodes);
        unknown.removeAll(known);
        if (!unknown.isEmpty()) {
            findings.error(
                    Finding.UNKNOWN_NODE,
                    at,
                    (unknown.size() == 1 ? "Slurm has no node " : "Slurm has no nodes ")
                            + fold(unknown),
                    "correct the name, or add the node to slurm.conf first");
        }
    }

    static String fold(Collection<String> names) {
        return Hostlist.fold(names);
    }
}
