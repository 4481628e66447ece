package io.fairlead.gateway.portal.testing;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import io.fairlead.local.testing.RealParts;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Debian's Chromium, driven by Playwright. */
public record Chromium(Playwright playwright, Browser browser) implements AutoCloseable {

    /** Starts it; the test is skipped where there is none. */
    public static Chromium start() {
        Path chromium = RealParts.requireChromium();
        Playwright playwright =
                Playwright.create(
                        new Playwright.CreateOptions()
                                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        return new Chromium(
                playwright,
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
                                                        "--disable-sync"))));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
