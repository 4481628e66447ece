package io.fairlead.gateway.slurm.transport;

import io.fairlead.gateway.slurm.SlurmException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** Mints the tokens that slurmctld believes: HS256 by the key it shares with us. */
public final class SlurmTokens {

    /** Short, so that a leaked one is soon worth nothing. */
    static final Duration LIFETIME = Duration.ofMinutes(10);

    /** Renewed that long before its end: the clocks of two hosts may differ. */
    private static final Duration MARGIN = Duration.ofMinutes(2);

    private static final String HEADER =
            part("{\"alg\":\"HS256\",\"typ\":\"JWT\"}".getBytes(StandardCharsets.UTF_8));

    private final @Nullable Path keyFile;
    private final String user;
    private final InstantSource clock;
    private @Nullable String token;
    private Instant renewAt = Instant.MIN;

    /**
     * With the key in a file.
     *
     * @param keyFile the {@code jwt_key} of slurmctld
     * @param user Slurm user to act as
     */
    public SlurmTokens(Optional<Path> keyFile, String user, InstantSource clock) {
        this.keyFile = keyFile.orElse(null);
        this.user = user;
        this.clock = clock;
    }

    /**
     * A token that is good for some minutes.
     *
     * @throws SlurmException.KeyRefused where the key file cannot be used
     */
    public synchronized String token() {
        Instant now = clock.instant();
        String current = token;
        if (current == null || !now.isBefore(renewAt)) {
            current = mint(now);
            token = current;
            renewAt = now.plus(LIFETIME).minus(MARGIN);
        }
        return current;
    }

    /** Slurm did not believe the token: the key file is read again for the next. */
    public synchronized SlurmException.KeyRefused refused(String answer) {
        token = null;
        return new SlurmException.KeyRefused(
                "does not accept tokens for user "
                        + user
                        + " signed with "
                        + keyFile
                        + " ("
                        + answer
                        + "): is it the file that AuthAltParameters=jwt_key names at slurmctld, the user"
                        + " SlurmUser, and are the clocks equal?");
    }

    private String mint(Instant now) {
        long issued = now.getEpochSecond();
        String claims =
                "{\"iat\":%d,\"exp\":%d,\"sun\":\"%s\"}"
                        .formatted(issued, issued + LIFETIME.toSeconds(), user);
        String signed = HEADER + "." + part(claims.getBytes(StandardCharsets.UTF_8));
        return signed + "." + part(sign(key(), signed));
    }

    private static byte[] sign(byte[] key, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java has no HmacSHA256", e);
        }
    }

    private byte[] key() {
        Path file = keyFile;
        if (file == null) {
            throw unusable("no key file is set");
        }
        try {
            byte[] key = Files.readAllBytes(file);
            if (key.length == 0) {
                throw unusable("key file " + file + " is empty");
            }
            return key;
        } catch (NoSuchFileException e) {
            throw unusable("key file " + file + " does not exist");
        } catch (IOException e) {
            throw unusable("key file " + file + " cannot be read by this service");
        }
    }

    private static SlurmException.KeyRefused unusable(String what) {
        return new SlurmException.KeyRefused(
                what
                        + ": set fairlead.slurm.jwt-key (FAIRLEAD_SLURM_JWT_KEY) to a copy of the file that"
                        + " AuthAltParameters=jwt_key names at slurmctld, readable by this service");
    }

    private static String part(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
