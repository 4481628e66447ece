package io.fairlead.inventory.topology;

import static org.assertj.core.api.Assertions.assertThat;

import io.fairlead.hostlist.Hostlist;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Topology files and their readings, in short words. */
final class TopologyFixture {

    /** Four NVL72-like racks: gb001 to gb072. */
    static final Set<String> LAB = nodes("gb[001-072]");

    private TopologyFixture() {}

    static Set<String> nodes(String hostlist) {
        return new TreeSet<>(Hostlist.expand(hostlist));
    }

    static Reading conf(String text) {
        return reading("topology.conf", text);
    }

    static Reading yaml(String text) {
        return reading("topology.yaml", text);
    }

    static Reading reading(String name, String text) {
        return new TopologyFile(name, text.getBytes(StandardCharsets.UTF_8)).read(LAB);
    }

    static Topology accepted(Reading reading) {
        assertThat(reading.findings())
                .filteredOn(f -> f.severity() == Finding.Severity.ERROR)
                .isEmpty();
        return ((Reading.Accepted) reading).topology();
    }

    /** The errors as {@code code line:column}. */
    static List<String> errors(Reading reading) {
        return of(reading, Finding.Severity.ERROR);
    }

    static List<String> warnings(Reading reading) {
        return of(reading, Finding.Severity.WARNING);
    }

    static Finding onlyError(Reading reading) {
        assertThat(errors(reading)).hasSize(1);
        return reading.findings().get(0);
    }

    private static List<String> of(Reading reading, Finding.Severity severity) {
        return reading.findings().stream()
                .filter(f -> f.severity() == severity)
                .map(f -> f.code() + " " + f.line() + ":" + f.column())
                .toList();
    }
}
