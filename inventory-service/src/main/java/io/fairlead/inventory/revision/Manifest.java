package io.fairlead.inventory.revision;

import io.fairlead.platform.events.StateEvent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * What a whole revision consists of: a consumer switches to it when its own digests are equal.
 *
 * @param cluster cluster
 * @param revision counts up per cluster
 * @param importedAt when it came into force
 * @param author who brought it
 * @param sources files it was made from
 * @param kinds the live things of each kind
 */
public record Manifest(
        String cluster,
        int revision,
        Instant importedAt,
        String author,
        List<Source> sources,
        Map<Kind, Part> kinds) {

    public Manifest {
        sources = List.copyOf(sources);
        kinds = Map.copyOf(kinds);
    }

    /**
     * A file a revision was made from.
     *
     * @param file file name
     * @param sha256 SHA-256 of its bytes, hex
     */
    public record Source(String file, String sha256) {}

    /**
     * All live things of a kind.
     *
     * @param count how many
     * @param digest SHA-256, hex, of the lines {@code key SP epoch SP counter LF} sorted by key
     */
    public record Part(int count, String digest) {

        /** The part that these states are; deleted ones do not count. */
        public static Part of(List<StateEvent> states) {
            List<StateEvent> live =
                    states.stream()
                            .filter(state -> !state.deleted())
                            .sorted(Comparator.comparing(StateEvent::key))
                            .toList();
            MessageDigest digest = sha256();
            for (StateEvent state : live) {
                String line =
                        state.key()
                                + " "
                                + state.version().epoch()
                                + " "
                                + state.version().counter()
                                + "\n";
                digest.update(line.getBytes(StandardCharsets.UTF_8));
            }
            return new Part(live.size(), HexFormat.of().formatHex(digest.digest()));
        }

        private static MessageDigest sha256() {
            try {
                return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java platform has SHA-256", e);
            }
        }
    }
}
