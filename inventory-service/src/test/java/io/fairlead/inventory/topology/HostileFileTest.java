package io.fairlead.inventory.topology;

import static io.fairlead.inventory.topology.TopologyFixture.LAB;
import static io.fairlead.inventory.topology.TopologyFixture.conf;
import static io.fairlead.inventory.topology.TopologyFixture.errors;
import static io.fairlead.inventory.topology.TopologyFixture.onlyError;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class HostileFileTest {

    @Test
    @Timeout(60)
    void aHugeRangeIsRefusedInBoundedMemory() {
        assertThat(errors(conf("BlockName=a Nodes=gb[0-4000000000]")))
                .containsExactly("bad-hostlist 1:19");
        // Each is allowed alone; together they would be ten million names.
        Reading many = conf("BlockName=a Nodes=x[1-60000]\n".repeat(170));

        assertThat(errors(many)).contains("bad-hostlist 4:19");
    }

    @Test
    void anArchiveIsNoTopology() {
        byte[] zip = {'P', 'K', '\n', 3, 4, 0, 0};

        assertThat(errors(new TopologyFile("topology.yaml", zip).read(LAB)))
                .containsExactly("not-text 2:1");
    }

    @Test
    void brokenUtf8IsRefusedWithItsPlace() {
        byte[] latin = "# Gr\u00fc\u00dfe".getBytes(StandardCharsets.ISO_8859_1);

        assertThat(errors(new TopologyFile("topology.conf", latin).read(LAB)))
                .containsExactly("not-text 1:5");
    }

    @Test
    void aFileCutWithinACharacterIsRefused() {
        byte[] cut = Arrays.copyOf("# \u00fc".getBytes(StandardCharsets.UTF_8), 3);

        assertThat(errors(new TopologyFile("topology.conf", cut).read(LAB)))
                .containsExactly("not-text 1:3");
    }

    @Test
    void tooLargeAFileIsNotReadAtAll() {
        byte[] large = new byte[TopologyFile.MAX_BYTES + 1];
        Arrays.fill(large, (byte) '\n');

        Finding error = onlyError(new TopologyFile("topology.conf", large).read(LAB));

        assertThat(error.code()).isEqualTo("too-large");
    }

    @Test
    @Timeout(120)
    void aLargestFileOfAnyOneThingIsReadInSeconds() {
        for (String line :
                new String[] {
                    "\\\n", "#\n", "BlockName=a Nodes=gb001\n", "SwitchName=a Switches=a\n", "- a\n"
                }) {
            String file = line.repeat(TopologyFile.MAX_BYTES / line.length());

            assertThat(conf(file)).isInstanceOf(Reading.Refused.class);
            TopologyFixture.yaml(file);
        }
    }
}
