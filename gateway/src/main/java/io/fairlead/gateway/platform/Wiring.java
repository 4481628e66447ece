package io.fairlead.gateway.platform;

import io.fairlead.gateway.cluster.RegisteredCluster;
import io.fairlead.gateway.cluster.SlurmSettings;
import io.fairlead.gateway.slurm.MeteredSlurmClient;
import io.fairlead.gateway.slurm.SlurmClient;
import io.fairlead.gateway.slurm.SlurmCondition;
import io.fairlead.gateway.slurm.WatchedSlurmClient;
import io.fairlead.gateway.slurm.transport.SlurmTokens;
import io.fairlead.gateway.slurm.transport.SlurmTransport;
import io.fairlead.gateway.slurm.v0045.SlurmV0045;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;

/** Makes what is not a bean by itself. */
@Singleton
class Wiring {

    @Produces
    @Singleton
    RegisteredCluster cluster(SlurmSettings settings) {
        return RegisteredCluster.of(settings);
    }

    @Produces
    @Singleton
    SlurmCondition condition(RegisteredCluster cluster) {
        return new SlurmCondition(cluster.name());
    }

    @Produces
    @Singleton
    SlurmClient client(
            SlurmSettings settings, SlurmCondition condition, MeterRegistry meters, Clock clock) {
        SlurmTokens tokens = new SlurmTokens(settings.jwtKey(), settings.user(), clock);
        SlurmTransport transport =
                new SlurmTransport(settings.url(), tokens, SlurmTransport.ANSWER);
        SlurmClient version = speaking(settings.dataParser(), transport);
        return new WatchedSlurmClient(new MeteredSlurmClient(version, meters), condition);
    }

    private static SlurmClient speaking(String dataParser, SlurmTransport transport) {
        return switch (dataParser) {
            case SlurmV0045.VERSION -> new SlurmV0045(transport);
            default ->
                    throw new IllegalArgumentException(
                            "fairlead.slurm.data-parser=%s is not known; known: %s"
                                    .formatted(dataParser, SlurmV0045.VERSION));
        };
    }
}
