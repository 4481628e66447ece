package io.fairlead.inventory.topology;

import java.util.List;

/** What came of reading a topology file. */
public sealed interface Reading {

    /** The file's findings: why it is refused, or what is worth knowing though it is not. */
    List<Finding> findings();

    /**
     * A topology that can come into force.
     *
     * @param topology checked topology
     * @param findings warnings only
     */
    record Accepted(Topology topology, List<Finding> findings) implements Reading {

        public Accepted {
            findings = List.copyOf(findings);
        }
    }

    /**
     * A file of which nothing is used.
     *
     * @param findings at least one error, then the warnings; 200 at most
     */
    record Refused(List<Finding> findings) implements Reading {

        public Refused {
            findings = List.copyOf(findings);
        }

        /** Whether nodes that Slurm has not named are all that is wrong: time may cure it. */
        public boolean onlyUnknownNodes() {
            return findings.stream()
                    .filter(f -> f.severity() == Finding.Severity.ERROR)
                    .allMatch(f -> f.code().equals(Finding.UNKNOWN_NODE));
        }
    }
}
