package io.fairlead.gateway.slurm.v0045;

import io.fairlead.hostlist.Hostlist;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Slurm's hostlists as names. */
final class Names {

    private Names() {}

    static List<String> expand(@Nullable String hostlist) {
        // Slurm writes "(null)" or "None" here and there where it means none.
        return hostlist == null
                        || hostlist.isBlank()
                        || hostlist.equals("(null)")
                        || hostlist.startsWith("None")
                ? List.of()
                : Hostlist.expand(hostlist);
    }
}
