package io.fairlead.gateway.slurm.testing;

import io.fairlead.contracts.Contract;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What a real Slurm answered: docs/contracts/slurm. */
public final class Recorded {

    private Recorded() {}

    /** The text of a recording. */
    public static String text(String name) {
        try (InputStream in = Contract.class.getResourceAsStream("slurm/" + name)) {
            if (in == null) {
                throw new IllegalArgumentException("no recording " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
