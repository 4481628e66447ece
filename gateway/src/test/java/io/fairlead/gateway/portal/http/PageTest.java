package io.fairlead.gateway.portal.http;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static io.fairlead.gateway.portal.testing.Things.drained;
import static io.fairlead.gateway.portal.testing.Things.node;
import static io.fairlead.gateway.portal.testing.Things.pending;
import static io.fairlead.gateway.portal.testing.Things.place;
import static io.fairlead.gateway.portal.testing.Things.placed;
import static io.fairlead.gateway.portal.testing.Things.running;
import static io.fairlead.gateway.portal.testing.Things.started;
import static io.fairlead.gateway.portal.testing.Things.waiting;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.fairlead.gateway.portal.testing.Broker;
import io.fairlead.gateway.portal.testing.Chromium;
import io.fairlead.gateway.portal.testing.Gateway;
import io.fairlead.gateway.portal.testing.RealKeycloak;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A real browser, a real login, and events over the real broker. */
@QuarkusTest
@TestProfile(RealKeycloak.class)
class PageTest {

    private static final String C = "page";
    private static final String OTHER = "page-two";
    private static Chromium chromium;

    private final List<String> errors = new ArrayList<>();
    private BrowserContext context;
    private Page page;

    @BeforeAll
    static void startBrowserAndFillCluster() {
        chromium = Chromium.start();
        for (int i = 1; i <= 72; i++) {
            int rack = (i - 1) / 18 + 1;
            Broker.say(placed(C, name(i), "rack" + rack, "nvl" + rack));
            Broker.say(i <= 16 ? node(C, name(i), 4, "ALLOCATED") : node(C, name(i), 0, "IDLE"));
        }
        Broker.say(node(OTHER, "n1", 0, "IDLE"));
        Broker.say(running(C, 11, "alice", "acme", names(1, 14)));
        Broker.say(place(C, 11, "fairlead: 14 nodes in 1 NVLink domain, best fit", names(1, 14)));
        Broker.say(started(C, 11));
        Broker.say(running(C, 12, "bob", "globex", names(15, 16)));
        Broker.say(pending(C, 13, "bob", "globex"));
        Broker.say(waiting(C, 13, "fairlead: waits, 56 nodes are busy"));
    }

    @AfterAll
    static void stopBrowser() {
        chromium.close();
    }

    @BeforeEach
    void openBrowser() {
        Browser browser = chromium.browser();
        context = browser.newContext(new Browser.NewContextOptions().setViewportSize(1280, 800));
        context.setDefaultTimeout(60_000);
        page = context.newPage();
        page.onConsoleMessage(
                message -> {
                    // Chromium reports a refused request as an error; a broken policy too.
                    if (message.type().equals("error") && !message.text().contains("401")) {
                        errors.add(message.text());
                    }
                });
        page.onPageError(errors::add);
    }

    @AfterEach
    void nothingWasWrongInTheBrowser() {
        context.close();
        Assertions.assertEquals(List.of(), errors);
    }

    @Test
    void aNodeChangesColourWithoutReload() {
        logIn("olga");
        assertThat(cell("gb030")).hasAttribute("data-state", "idle");
        assertThat(cell("gb001")).hasAttribute("data-job", "11");

        Broker.say(drained(C, "gb030", "check of NVLink failed"));

        assertThat(cell("gb030")).hasAttribute("data-state", "drained");
        cell("gb030").hover();
        assertThat(page.getByTestId("details")).containsText("check of NVLink failed");
        screenshot("operator");
    }

    @Test
    void choosingAJobShowsItsNodesAndWhy() {
        logIn("olga");

        page.getByTestId("job-11").click();

        assertThat(page.locator(".cell.chosen")).hasCount(14);
        assertThat(page.getByTestId("detail-reason")).containsText("14 nodes in 1 NVLink domain");
        assertThat(page.getByTestId("job-13")).containsText("56 nodes are busy");
        screenshot("job");
    }

    @Test
    void theKeyboardWalksTheRacks() {
        logIn("olga");

        cell("gb001").focus();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowRight");

        assertThat(cell("gb020")).isFocused();
        assertThat(page.getByTestId("details")).containsText("gb020");
    }

    @Test
    void aTenantSeesThatNodesAreInUseButNotByWhom() {
        logIn("alice");

        assertThat(page.getByTestId("tenant")).hasText("acme");
        assertThat(page.getByTestId("job-11")).isVisible();
        assertThat(page.getByTestId("job-12")).hasCount(0);
        assertThat(cell("gb015")).hasAttribute("data-job", "");
        assertThat(cell("gb015")).containsText("in use");
        screenshot("tenant");
    }

    @Test
    void whoLogsOutIsOut() {
        logIn("olga");

        page.getByTestId("log-out").click();

        assertThat(page.locator("#username")).isVisible();
    }

    @Test
    void anEndedSessionIsSaidAndDoesNotLoop() {
        logIn("olga");
        context.clearCookies();
        // Another cluster is another stream, which has to ask for the session.
        page.evaluate("location.hash = '" + OTHER + "'");

        assertThat(page.getByTestId("session-ended")).isVisible();
        assertThat(page.getByTestId("live-state")).hasText("session ended");
    }

    private void logIn(String user) {
        page.navigate(Gateway.url());
        // With organizations Keycloak asks for the name first, to know whose login it is.
        page.locator("#username").fill(user);
        page.locator("#kc-login").click();
        page.locator("#password").fill(user);
        page.locator("#kc-login").click();
        page.waitForURL(Gateway.url() + "/**");
        page.navigate(Gateway.url() + "/#" + C);
        assertThat(page.getByTestId("user-name")).hasText(user);
        assertThat(page.getByTestId("live-state")).hasText("live");
    }

    private Locator cell(String name) {
        return page.getByTestId("node-" + name);
    }

    private void screenshot(String name) {
        page.screenshot(
                new Page.ScreenshotOptions()
                        .setPath(Path.of("target", "screenshots", name + ".png")));
    }

    private static String name(int number) {
        return "gb%03d".formatted(number);
    }

    private static String[] names(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(PageTest::name).toArray(String[]::new);
    }
}
