package io.fairlead.inventory.topology;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads topology.conf: one statement a line, {@code Key=Value} pairs, keys in any case. */
final class ConfReader {

    private static final Pattern PAIR =
            Pattern.compile("\\G[ \\t]*(\\w+)[ \\t]*=[ \\t]*(?:\"([^\"]*)\"|([^\\s\"]+))(?=\\s|$)");
    private static final String STATEMENTS =
            "a line is BlockName=.. Nodes=.., BlockSizes=.., SwitchName=.. Nodes=.. or SwitchName=.."
                    + " Switches=..";

    private static final Map<String, Set<String>> COMPANIONS =
            Map.of(
                    "blockname", Set.of("nodes", "blocksizes"),
                    "switchname", Set.of("nodes", "switches", "linkspeed"),
                    "blocksizes", Set.of());

    private final Findings findings;
    private final List<Declared.Block> blocks = new ArrayList<>();
    private final List<Declared.Switch> switches = new ArrayList<>();

    ConfReader(Findings findings) {
        this.findings = findings;
    }

    /** What the file declares, as the one topology it is. */
    List<Declared> read(String text) {
        ConfLine.split(text, findings, this::read);
        return List.of(new Declared(new Located("default", 1, 0), true, blocks, switches));
    }

    private void read(ConfLine line) {
        Map<String, Located> pairs = pairs(line);
        if (!pairs.isEmpty()) {
            statement(line, pairs);
        }
    }

    /** The pairs of a line by lower-case key; empty where the line is refused. */
    private Map<String, Located> pairs(ConfLine line) {
        Map<String, Located> pairs = new HashMap<>();
        Matcher matcher = PAIR.matcher(line.text());
        int end = 0;
        while (matcher.find()) {
            end = matcher.end();
            int group = matcher.group(2) != null ? 2 : 3;
            Located value = line.at(matcher.start(group), String.valueOf(matcher.group(group)));
            String key = String.valueOf(matcher.group(1)).toLowerCase(Locale.ROOT);
            if (pairs.put(key, value) != null) {
                findings.error(
                        "syntax",
                        line.at(matcher.start(1), ""),
                        matcher.group(1) + " is given twice in one statement",
                        "begin a line for each statement");
                return Map.of();
            }
        }
        String rest = line.text().substring(end).stripTrailing();
        if (!rest.isBlank()) {
            int at = end + rest.length() - rest.stripLeading().length();
            refuseRest(line.at(at, rest.strip()));
            return Map.of();
        }
        return pairs;
    }

    private void refuseRest(Located rest) {
        if (rest.text().toLowerCase(Locale.ROOT).startsWith("include")) {
            findings.error(
                    "include",
                    rest,
                    "included files are not read",
                    "put the lines of that file here");
        } else {
            findings.error("syntax", rest, "Key=Value is due here", STATEMENTS);
        }
    }

    private void statement(ConfLine line, Map<String, Located> pairs) {
        for (String kind : List.of("blockname", "switchname", "blocksizes")) {
            if (pairs.containsKey(kind)) {
                if (onlyCompanions(kind, pairs)) {
                    declare(kind, pairs);
                }
                return;
            }
        }
        findings.error(
                "syntax", line.at(0, ""), "this names neither a block nor a switch", STATEMENTS);
    }

    private boolean onlyCompanions(String kind, Map<String, Located> pairs) {
        boolean only = true;
        for (Map.Entry<String, Located> pair : pairs.entrySet()) {
            String key = pair.getKey();
            if (!key.equals(kind) && !companions(kind).contains(key)) {
                only = false;
                findings.error(
                        "unknown-key", pair.getValue(), key + " has no meaning here", STATEMENTS);
            }
        }
        return only;
    }

    private static Set<String> companions(String kind) {
        return COMPANIONS.getOrDefault(kind, Set.of());
    }

    private void declare(String kind, Map<String, Located> pairs) {
        Located sizes = pairs.get("blocksizes");
        if (sizes != null) {
            BlockSizes.check(List.of(sizes.text().split(",", -1)), sizes, findings);
        }
        Located name = pairs.get(kind);
        Located nodes = pairs.get("nodes");
        if (name == null || kind.equals("blocksizes")) {
            return;
        }
        if (kind.equals("switchname")) {
            switches.add(new Declared.Switch(name, nodes, pairs.get("switches")));
        } else if (nodes == null) {
            findings.error(
                    "no-nodes",
                    name,
                    "block " + name.text() + " has no nodes",
                    "add Nodes=, or remove the block");
        } else {
            blocks.add(new Declared.Block(name, nodes));
        }
    }
}
