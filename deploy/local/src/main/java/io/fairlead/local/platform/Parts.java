package io.fairlead.local.platform;

import io.fairlead.local.kafka.Kafka;
import io.fairlead.local.keycloak.Keycloak;
import io.fairlead.local.keycloak.Tokens;
import io.fairlead.local.postgres.Postgres;
import io.fairlead.local.process.ChildSpec;
import io.fairlead.local.process.JavaCommand;
import io.fairlead.local.process.Readiness;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How each part is started, and when it counts as ready. */
final class Parts {

    static final String KAFKA_ADDRESS = "127.0.0.1:" + PlatformPorts.KAFKA;

    private static final Duration SERVICE_START_TIMEOUT = Duration.ofMinutes(2);

    private final PlatformOptions options;
    private final Secrets secrets;
    private final Part.Watch watch;

    Parts(PlatformOptions options, Secrets secrets, Part.Watch watch) {
        this.options = options;
        this.secrets = secrets;
        this.watch = watch;
    }

    Part kafka() {
        return new Part(
                Kafka.NAME,
                () ->
                        Kafka.spec(
                                data("kafka"),
                                options.layout().log(Kafka.NAME),
                                PlatformPorts.KAFKA,
                                PlatformPorts.KAFKA_CONTROLLER),
                child -> Kafka.awaitReady(child, PlatformPorts.KAFKA),
                watch);
    }

    Postgres postgresServer() {
        return new Postgres(
                options.layout(), data("postgres"), PlatformPorts.POSTGRES, secrets.superuser());
    }

    Part postgres() {
        Postgres server = postgresServer();
        return new Part(
                Postgres.NAME,
                () -> {
                    server.initialize();
                    return server.spec(options.layout().log(Postgres.NAME), List.of());
                },
                server::awaitReady,
                watch);
    }

    Keycloak keycloakServer() {
        return new Keycloak(
                options.layout(),
                PlatformPorts.KEYCLOAK,
                PlatformPorts.KEYCLOAK_MANAGEMENT,
                postgresServer().databases().jdbcUrl(Keycloak.NAME),
                Keycloak.NAME,
                secrets.database(Keycloak.NAME),
                secrets.keycloakAdmin(),
                ServiceSpec.GATEWAY.url().toString(),
                Keycloak.CONFIDENTIAL_CLIENTS.stream()
                        .collect(Collectors.toMap(Function.identity(), secrets::client)));
    }

    Part keycloak() {
        Keycloak server = keycloakServer();
        return new Part(
                Keycloak.NAME,
                () -> server.spec(options.layout().log(Keycloak.NAME)),
                server::awaitReady,
                watch);
    }

    Part service(ServiceSpec service, Optional<SlurmEndpoint> slurm) {
        return new Part(
                service.name(),
                () -> serviceSpec(service, slurm),
                child -> Readiness.await(child, SERVICE_START_TIMEOUT, () -> ready(service)),
                watch);
    }

    private ChildSpec serviceSpec(ServiceSpec service, Optional<SlurmEndpoint> slurm) {
        Map<String, String> environment =
                new HashMap<>(
                        service.environment(
                                new ServiceSpec.Surroundings(
                                        KAFKA_ADDRESS, keycloakServer().issuer(), secrets, slurm)));
        environment.putAll(options.environment().getOrDefault(service.name(), Map.of()));
        return ChildSpec.of(
                service.name(),
                JavaCommand.jar(service.jvmOptions(), service.jar(options.layout())),
                environment,
                options.layout().log(service.name()));
    }

    /**
     * Readiness is told to operators and services only, so the question carries the gateway's
     * token.
     */
    private boolean ready(ServiceSpec service) throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest live = get(service, "/q/health/live").build();
        if (client.send(live, HttpResponse.BodyHandlers.discarding()).statusCode() != 200) {
            return false;
        }
        String gateway = ServiceSpec.GATEWAY.name();
        String token =
                new Tokens(keycloakServer().issuer()).service(gateway, secrets.client(gateway));
        HttpRequest ready =
                get(service, "/q/health/ready").header("Authorization", "Bearer " + token).build();
        HttpResponse<String> answer = client.send(ready, HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(
                    "readiness " + answer.statusCode() + " " + answer.body());
        }
        return true;
    }

    private static HttpRequest.Builder get(ServiceSpec service, String path) {
        return HttpRequest.newBuilder(service.url().resolve(path)).timeout(Duration.ofSeconds(5));
    }

    private Path data(String part) {
        return options.layout().data().resolve(part);
    }
}
