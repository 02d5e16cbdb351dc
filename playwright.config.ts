import { defineConfig } from "@playwright/test";
import { depth } from "./test/depth.ts";
import { findBrowser } from "./test/site/support/find-browser.ts";

const { executablePath, args } = await findBrowser();

/** Another one lets two working copies test at once. */
const port = Number(process.env["PORT"] ?? 4329);

export default defineConfig({
  testDir: "test/site",
  testMatch: "**/*.spec.ts",
  // What bears this tag is a variant of what stands in the quick depth.
  grepInvert: depth<RegExp | RegExp[]>(/@full/, []),
  fullyParallel: true,
  workers: 2,
  // No test depends on how fast the machine is: these are for what never comes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: "test-results",
  reporter: process.env["CI"] ? "line" : "list",
  use: {
    // What does not open is told as that, and not as the end of the test.
    navigationTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    browserName: "chromium",
    launchOptions: { executablePath, args: [...args] },
    // A trace costs more than most tests: it is made when a test is run alone, to be looked at.
    trace: process.env["CI"] ? "off" : "retain-on-failure",
    // Else every test would fetch the whole site into the cache of its own browser.
    serviceWorkers: "block",
  },
  webServer: {
    command: `node scripts/serve.mjs ${port} --strict`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env["CI"],
  },
});
