package io.fairlead.placement.service.topology;

import io.fairlead.platform.events.StateVersion;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;

/** The live things of one kind, each in its newest version. */
final class Collected<T> {

    private record Versioned<T>(StateVersion version, T thing) {}

    private final TreeMap<String, Versioned<T>> live = new TreeMap<>();

    void put(String key, StateVersion version, T thing) {
        live.put(key, new Versioned<>(version, thing));
    }

    void remove(String key) {
        live.remove(key);
    }

    int size() {
        return live.size();
    }

    List<T> things() {
        return live.values().stream().map(Versioned::thing).toList();
    }

    boolean is(Manifest.Kind kind) {
        return live.size() == kind.count() && digest().equals(kind.digest());
    }

    String digest() {
        MessageDigest sha = sha256();
        live.forEach(
                (key, versioned) ->
                        sha.update(
                                (key
                                                + " "
                                                + versioned.version().epoch()
                                                + " "
                                                + versioned.version().counter()
                                                + "\n")
                                        .getBytes(StandardCharsets.UTF_8)));
        return HexFormat.of().formatHex(sha.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
