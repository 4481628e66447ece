package io.fairlead.local.platform;

import io.fairlead.local.layout.Layout;
import io.fairlead.local.process.PartFailedException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What to start.
 *
 * @param services in no particular order; none for the infrastructure alone
 * @param lab whether to start the Slurm lab
 * @param slurm a Slurm to use that runs already
 * @param fresh whether to delete what earlier runs kept
 * @param environment more environment variables, by service
 */
public record PlatformOptions(
        Layout layout,
        List<ServiceSpec> services,
        boolean lab,
        Optional<SlurmEndpoint> slurm,
        boolean fresh,
        Map<String, Map<String, String>> environment) {

    public PlatformOptions {
        services = List.copyOf(services);
        environment = Map.copyOf(environment);
    }

    /** Everything, with the lab. */
    public static PlatformOptions defaults() {
        return new PlatformOptions(
                Layout.find(), ServiceSpec.ALL, true, Optional.empty(), false, Map.of());
    }

    /** Kafka, PostgreSQL and Keycloak alone. */
    public PlatformOptions infrastructureOnly() {
        return new PlatformOptions(layout, List.of(), false, Optional.empty(), fresh, environment);
    }

    /** With these services only. */
    public PlatformOptions only(List<String> names) {
        List<ServiceSpec> chosen =
                ServiceSpec.ALL.stream().filter(service -> names.contains(service.name())).toList();
        if (chosen.size() != names.size()) {
            throw new PartFailedException(
                    "not all of "
                            + names
                            + " are services; there are "
                            + ServiceSpec.ALL.stream().map(ServiceSpec::name).toList());
        }
        return new PlatformOptions(layout, chosen, lab, slurm, fresh, environment);
    }

    /** Without any Slurm. */
    public PlatformOptions withoutSlurm() {
        return new PlatformOptions(layout, services, false, Optional.empty(), fresh, environment);
    }

    /** With a Slurm that runs already, instead of the lab. */
    public PlatformOptions withSlurm(SlurmEndpoint endpoint) {
        return new PlatformOptions(
                layout, services, false, Optional.of(endpoint), fresh, environment);
    }

    /** From an empty start. */
    public PlatformOptions freshly() {
        return new PlatformOptions(layout, services, lab, slurm, true, environment);
    }

    /**
     * With one more environment variable of a service; it goes before what the platform itself
     * would set.
     */
    public PlatformOptions with(ServiceSpec service, String variable, String value) {
        Map<String, Map<String, String>> more = new HashMap<>(environment);
        Map<String, String> ofService = new HashMap<>(more.getOrDefault(service.name(), Map.of()));
        ofService.put(variable, value);
        more.put(service.name(), Map.copyOf(ofService));
        return new PlatformOptions(layout, services, lab, slurm, fresh, more);
    }
}
