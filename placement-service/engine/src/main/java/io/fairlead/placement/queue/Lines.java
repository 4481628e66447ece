package io.fairlead.placement.queue;

import io.fairlead.placement.decision.DomainShare;
import io.fairlead.placement.decision.ReasonCode;
import io.fairlead.placement.search.SearchResult;
import io.fairlead.placement.search.SearchResult.Looked;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Decisions in one line, as a user reads them in Slurm's admin comment. */
final class Lines {

    /** More domains than these are counted, not named. */
    private static final int NAMED_DOMAINS = 4;

    private static final int NAMED_RULE_OUTS = 3;

    private Lines() {}

    static String place(SearchResult.Found found, boolean fewestAsked) {
        int nodes = found.nodes().size();
        String text =
                "fairlead: " + counted(nodes, "node") + " in " + domains(found.spread().domains());
        if (!found.spread().leaves().isEmpty()) {
            text += ", " + counted(found.spread().leaves().size(), "leaf switch");
        }
        text += fewestAsked ? "; fewest possible" : "; fewest within --switches";
        return text + "; " + looked(found.looked());
    }

    static String kept(int nodes, List<DomainShare> domains) {
        return "fairlead: %s in %s; decided before, kept until Slurm starts it"
                .formatted(counted(nodes, "node"), domains(domains));
    }

    static String waiting(
            String reason,
            Looked looked,
            @Nullable Instant earliestStart,
            @Nullable String wouldChange) {
        String text = "fairlead: waits: " + reason;
        if (earliestStart != null) {
            text += "; starts by " + earliestStart.truncatedTo(ChronoUnit.SECONDS);
        }
        if (wouldChange != null) {
            text += "; " + wouldChange;
        }
        return text + "; " + looked(looked);
    }

    private static String looked(Looked looked) {
        String text = counted(looked.candidates(), "candidate");
        String others =
                looked.ruledOut().entrySet().stream()
                        .filter(entry -> entry.getKey() != ReasonCode.WRONG_PARTITION)
                        .sorted(
                                Map.Entry.<ReasonCode, Integer>comparingByValue()
                                        .reversed()
                                        .thenComparing(Map.Entry.comparingByKey()))
                        .limit(NAMED_RULE_OUTS)
                        .map(entry -> entry.getValue() + " " + entry.getKey().words())
                        .collect(Collectors.joining(", "));
        return others.isEmpty() ? text : text + ", " + others;
    }

    private static String domains(List<DomainShare> domains) {
        String named =
                domains.stream()
                        .limit(NAMED_DOMAINS)
                        .map(share -> share.domain() + ":" + share.nodes())
                        .collect(Collectors.joining(" "));
        int more = domains.size() - NAMED_DOMAINS;
        return "%s (%s%s)"
                .formatted(
                        counted(domains.size(), "NVLink domain"),
                        named,
                        more > 0 ? " and " + more + " more" : "");
    }

    static String counted(int count, String what) {
        String plural = what.endsWith("h") ? "es" : "s";
        return String.format(Locale.ROOT, "%d %s%s", count, what, count == 1 ? "" : plural);
    }
}
