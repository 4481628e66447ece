package io.fairlead.acceptance.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ScreenshotAnimations;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The portal in a headless Chromium, logged in as somebody. */
public final class PortalPage implements AutoCloseable {

    private static final double PATIENCE_MILLIS = 20_000;

    private final Playwright playwright;
    private final Page page;

    private PortalPage(Playwright playwright, Page page) {
        this.playwright = playwright;
        this.page = page;
    }

    /** Debian's Chromium, where it is installed. */
    public static Optional<Path> chromium() {
        return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Opens the portal and goes through the login as a person does. */
    public static PortalPage logIn(Path chromium, URI portal, String user) {
        Playwright playwright =
                Playwright.create(
                        new Playwright.CreateOptions()
                                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Browser browser =
                playwright
                        .chromium()
                        .launch(
                                new BrowserType.LaunchOptions()
                                        .setExecutablePath(chromium)
                                        .setArgs(
                                                List.of(
                                                        "--no-sandbox",
                                                        "--disable-background-networking",
                                                        "--disable-component-update",
                                                        "--disable-sync")));
        Page page = browser.newPage(new Browser.NewPageOptions().setViewportSize(1280, 800));
        page.setDefaultTimeout(PATIENCE_MILLIS);
        page.navigate(portal.toString());
        // Keycloak asks for the name first, because the name tells the organization.
        page.fill("#username", user);
        page.click("#kc-login");
        page.fill("#password", user);
        page.click("#kc-login");
        page.getByTestId("user-name").waitFor();
        return new PortalPage(playwright, page);
    }

    /** Waits until the node is shown in a state. */
    public void seesNode(String node, String state) {
        expect(node, "data-state", Pattern.compile("^" + state + "$"));
    }

    /** Waits until the node is shown as busy with a job. */
    public void seesJobOn(String node, long jobId) {
        expect(node, "data-job", Pattern.compile("(^|[ ,])" + jobId + "($|[ ,])"));
    }

    /** Waits until a job has its row. */
    public void seesJob(long jobId) {
        page.getByTestId("job-" + jobId).waitFor();
    }

    /** The colour that a node is painted with now. */
    public String colourOf(String node) {
        return page.getByTestId("node-" + node)
                .evaluate(
                        "e => getComputedStyle(e).backgroundColor + getComputedStyle(e).borderColor")
                .toString();
    }

    /** Marks the page in the browser, to be found again as long as nobody reloads it. */
    public void mark() {
        page.evaluate("() => { window.storyMark = 'here'; }");
    }

    /** Whether it is still the page that was marked. */
    public boolean marked() {
        return "here".equals(page.evaluate("() => window.storyMark"));
    }

    /** Keeps a picture of it. */
    public void picture(Path file) {
        page.screenshot(
                new Page.ScreenshotOptions()
                        .setPath(file)
                        .setAnimations(ScreenshotAnimations.DISABLED));
    }

    @Override
    public void close() {
        playwright.close();
    }

    private void expect(String node, String attribute, Pattern value) {
        PlaywrightAssertions.assertThat(page.getByTestId("node-" + node))
                .hasAttribute(
                        attribute,
                        value,
                        new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE_MILLIS));
    }
}
