package io.fairlead.acceptance.story;

import static io.fairlead.acceptance.CheckFailed.unless;

import com.fasterxml.jackson.databind.JsonNode;
import io.fairlead.acceptance.Await;
import io.fairlead.acceptance.access.Endpoint;
import io.fairlead.acceptance.access.Portal;
import io.fairlead.local.keycloak.Tokens;
import io.fairlead.local.layout.Layout;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** e. Tokens, and what a tenant sees. */
final class WhoSeesWhat implements Chapter {

    private static final Duration RUN = Duration.ofMinutes(10);
    private static final Duration SOON = Duration.ofSeconds(15);
    private static final String JOBS = "/api/clusters/lab/jobs";
    private static final String[] ONE_NODE = {"--nodes=1", "--gpus-per-node=4", "--time=30"};

    private final World world;

    WhoSeesWhat(World world) {
        this.world = world;
    }

    @Override
    public void play() throws Exception {
        Path matrix = Layout.find().root().resolve("docs/access.md");
        List<Endpoint> endpoints = Endpoint.all(matrix);
        Tokens tokens = world.platform().tokens();
        String expired = tokens.expired("olga");
        String foreign = tokens.wrongAudience("olga");
        String count = endpoints.size() + " endpoints of five services";
        world.report()
                .check(
                        "e1 no token: refused on all " + count,
                        () -> refused(endpoints, Optional.empty()));
        world.report()
                .check(
                        "e2 an expired token: refused on all " + count,
                        () -> refused(endpoints, Optional.of(expired)));
        world.report()
                .check(
                        "e3 a token for another audience: refused on all " + count,
                        () -> refused(endpoints, Optional.of(foreign)));

        long ofAlice = world.cluster().submit("alice", RUN, ONE_NODE);
        long ofBob = world.cluster().submit("bob", RUN, ONE_NODE);
        world.cluster().running(ofAlice);
        world.cluster().running(ofBob);
        world.report()
                .check(
                        "e4 an operator sees the jobs of both tenants",
                        () -> sees("olga", Set.of(ofAlice, ofBob)));
        world.report()
                .check(
                        "e5 a tenant sees its own jobs only",
                        () -> seesOnly("alice", ofAlice, ofBob));
        world.report()
                .check(
                        "e6 and the other tenant only the other's",
                        () -> seesOnly("bob", ofBob, ofAlice));
        world.cluster().clear();
    }

    private void refused(List<Endpoint> endpoints, Optional<String> token) throws Exception {
        unless(
                endpoints.stream().map(Endpoint::service).distinct().count() == 5,
                "the matrix does not name all five services");
        List<String> open = new ArrayList<>();
        for (Endpoint endpoint : endpoints) {
            int status = world.portal().status(endpoint.method(), endpoint.uri(), token);
            if (status != 401 && !loginPage(endpoint, token, status)) {
                open.add(endpoint + " answers " + status);
            }
        }
        unless(open.isEmpty(), String.join("; ", open));
    }

    // The pages themselves send a browser without a session to the login.
    private static boolean loginPage(Endpoint endpoint, Optional<String> token, int status) {
        return token.isEmpty()
                && status == 302
                && !endpoint.path().startsWith("/api")
                && !endpoint.path().startsWith("/q");
    }

    private void sees(String user, Set<Long> jobs) throws Exception {
        Await.until(user + " to see the jobs " + jobs, SOON, () -> jobIds(user).containsAll(jobs));
    }

    private void seesOnly(String user, long own, long foreign) throws Exception {
        sees(user, Set.of(own));
        unless(!jobIds(user).contains(foreign), user + " sees the foreign job " + foreign);
        Portal portal = world.portal();
        String token = world.platform().tokens().user(user);
        int status = portal.status(JOBS + "/" + foreign, token);
        unless(status == 404, "the foreign job answers " + status);
        int ownStatus = portal.status(JOBS + "/" + own, token);
        unless(ownStatus == 200, "the own job answers " + ownStatus);
        String racks = portal.get("/api/clusters/lab/racks", token).toString();
        unless(
                !racks.contains("\"jobId\":" + foreign),
                "the racks show the foreign job " + foreign);
    }

    private Set<Long> jobIds(String user) throws Exception {
        JsonNode jobs = world.portal().get(JOBS, world.platform().tokens().user(user));
        Set<Long> ids = new HashSet<>();
        (jobs.isArray() ? jobs : jobs.path("jobs"))
                .forEach(job -> ids.add(job.path("jobId").asLong()));
        return ids;
    }
}
