package io.fairlead.inventory.topology;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A topology file as it was brought: topology.yaml where the name ends in .yaml or .yml, else
 * topology.conf.
 */
public final class TopologyFile {

    /** Bytes of the largest file that is read; 18,000 nodes named one by one take half of it. */
    public static final int MAX_BYTES = 2 * 1024 * 1024;

    private final String name;
    private final byte[] content;

    /**
     * A file with this content.
     *
     * @param name file name, shown in findings
     * @param content the file's bytes
     */
    public TopologyFile(String name, byte[] content) {
        this.name = name;
        this.content = content.clone();
    }

    /** The file's name as its bringer gave it. */
    public String name() {
        return name;
    }

    /** The file's bytes, read as UTF-8; meaningful once a reading has accepted them. */
    public String text() {
        return new String(content, StandardCharsets.UTF_8);
    }

    /** SHA-256 of the bytes, in hex. */
    public String sha256() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /**
     * Reads and checks the file as a whole; all its errors are reported at once.
     *
     * @param knownNodes names of the cluster's nodes
     */
    public Reading read(Set<String> knownNodes) {
        Findings findings = new Findings(name);
        Optional<Topology> topology =
                decode(findings)
                        .map(text -> declared(text, findings))
                        .map(declared -> check(declared, knownNodes, findings));
        if (topology.isPresent() && !findings.refused()) {
            return new Reading.Accepted(topology.get(), findings.warnings());
        }
        List<Finding> all = new ArrayList<>(findings.errors());
        all.addAll(findings.warnings());
        return new Reading.Refused(all);
    }

    private List<Declared> declared(String text, Findings findings) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".yaml") || lower.endsWith(".yml")
                ? new YamlReader(findings).read(text)
                : new ConfReader(findings).read(text);
    }

    private static Topology check(
            List<Declared> declared, Set<String> knownNodes, Findings findings) {
        boolean nothing =
                declared.stream().allMatch(d -> d.blocks().isEmpty() && d.switches().isEmpty());
        if (nothing && !findings.refused()) {
            findings.error(
                    "empty",
                    1,
                    0,
                    "there are no blocks and no switches in it",
                    "declare blocks (BlockName= or block:) or switches (SwitchName= or tree:)");
        }
        return new TopologyRules(knownNodes, findings).check(declared);
    }

    private Optional<String> decode(Findings findings) {
        if (content.length > MAX_BYTES) {
            findings.error(
                    "too-large",
                    1,
                    0,
                    "the file is larger than the " + MAX_BYTES + " bytes that are read",
                    "write nodes as hostlists, e.g. gb[001-018]");
            return Optional.empty();
        }
        CharBuffer text = CharBuffer.allocate(content.length);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CoderResult result = decoder.decode(ByteBuffer.wrap(content), text, true);
        text.flip();
        int bad = firstBad(text, result);
        if (bad < 0) {
            // Editors on Windows put a byte order mark first; it says nothing in UTF-8.
            return Optional.of(text.toString().replaceFirst("^\uFEFF", ""));
        }
        String before = text.subSequence(0, bad).toString();
        int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
        findings.error(
                "not-text",
                line,
                bad - before.lastIndexOf('\n'),
                "this is not UTF-8 text",
                "bring the topology file itself, not an archive or an image of it");
        return Optional.empty();
    }

    /** Where the text stops being text: a control character or a broken sequence; -1 if nowhere. */
    private static int firstBad(CharBuffer text, CoderResult result) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' && c != '\t' && c != '\n' && c != '\r') {
                return i;
            }
        }
        return result.isError() ? text.length() : -1;
    }
}
