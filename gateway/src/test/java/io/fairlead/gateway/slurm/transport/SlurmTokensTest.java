package io.fairlead.gateway.slurm.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.gateway.slurm.SlurmException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlurmTokensTest {

    @TempDir Path folder;
    private Instant now = Instant.parse("2026-12-01T04:00:00Z");

    @Test
    void saysWhoAndHowLong() throws IOException {
        String token = tokens(key("secret")).token();

        String[] parts = token.split("\\.", -1);
        assertThat(parts).hasSize(3);
        assertThat(decoded(parts[0])).isEqualTo("{\"alg\":\"HS256\",\"typ\":\"JWT\"}");
        assertThat(decoded(parts[1]))
                .isEqualTo("{\"iat\":1796097600,\"exp\":1796098200,\"sun\":\"slurm\"}");
    }

    @Test
    void isRenewedBeforeItsEnd() throws IOException {
        SlurmTokens tokens = tokens(key("secret"));
        String first = tokens.token();

        now = now.plusSeconds(479);
        assertThat(tokens.token()).isEqualTo(first);
        now = now.plusSeconds(1);
        assertThat(tokens.token()).isNotEqualTo(first);
    }

    @Test
    void aReplacedKeyIsReadAfterARefusal() throws IOException {
        SlurmTokens tokens = tokens(key("wrong"));
        String first = tokens.token();
        key("right");

        assertThat(tokens.refused("HTTP 401")).hasMessageContaining("jwt_hs256.key");

        assertThat(tokens.token()).isNotEqualTo(first);
    }

    @Test
    void aKeyThatCannotBeUsedNamesFileAndRemedy() throws IOException {
        assertUnusable(folder.resolve("none"), "does not exist");
        assertUnusable(key(""), "is empty");
        assertUnusable(folder, "cannot be read");
        assertThatThrownBy(() -> new SlurmTokens(Optional.empty(), "slurm", () -> now).token())
                .hasMessageContaining("no key file is set")
                .hasMessageContaining("FAIRLEAD_SLURM_JWT_KEY");
    }

    private void assertUnusable(Path file, String why) {
        assertThatThrownBy(() -> tokens(file).token())
                .isInstanceOf(SlurmException.KeyRefused.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(why)
                .hasMessageContaining("AuthAltParameters");
    }

    private SlurmTokens tokens(Path file) {
        return new SlurmTokens(Optional.of(file), "slurm", () -> now);
    }

    private Path key(String text) throws IOException {
        return Files.writeString(folder.resolve("jwt_hs256.key"), text);
    }

    private static String decoded(String part) {
        return new String(Base64.getUrlDecoder().decode(part), StandardCharsets.UTF_8);
    }
}
