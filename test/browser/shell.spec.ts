import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const PAGES = [
  "/",
  "/lessons/",
  "/lessons/circle-method/",
  "/lessons/recursive-halving/",
  "/lessons/rotation/",
  "/lessons/first-move/",
  "/lessons/tournament-systems/",
  "/lessons/transpositions-and-exchanges/",
  "/lessons/peaceful-kings/",
  "/lessons/augmenting-paths/",
  "/lessons/blossom/",
  "/lessons/weighted-blossom/",
  "/lessons/swiss-by-matching/",
  "/tools/",
  "/tools/schedule/",
  "/tools/kings/",
  "/tools/matching/",
  "/tools/pairing/",
  "/about/",
  "/404.html",
];

/** Collects what the browser complains about: errors of scripts, and whatever the page's policy blocked. */
function complaints(page: Page): string[] {
  const list: string[] = [];
  page.on("pageerror", (error) => list.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") list.push(message.text());
  });
  return list;
}

for (const path of PAGES) {
  test(`${path} loads without a complaint and keeps to the accessibility rules, light and dark`, async ({
    page,
  }) => {
    // The rules take half a minute on a page with many figures, and longer on a busy machine.
    test.slow();
    const list = complaints(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path, { waitUntil: "networkidle" });
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    }
    expect(list).toEqual([]);
  });

  test(`${path} fits a screen of 360 pixels without sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test("every link between the pages leads somewhere", async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    for (const link of links) {
      const { origin, pathname } = new URL(link);
      if (origin === new URL(page.url()).origin) seen.add(pathname);
    }
  }
  for (const path of seen) expect((await request.get(path)).status(), path).toBe(200);
});

test("links to a place on a page find that place", async ({ page }) => {
  await page.goto("/about/");
  const targets = await page
    .locator('a[href^="/about/#"]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).hash));
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
});

test("the slash opens the search, which finds a section of a lesson and goes there by keyboard", async ({
  page,
}) => {
  const list = complaints(page);
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole("searchbox").fill("players");
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/lessons\/[a-z-]+\/|\/about\//);
  expect(list).toEqual([]);
});

test("the search says when it finds nothing, and Escape closes it", async ({ page }) => {
  await page.goto("/about/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("ψψψψ");
  await expect(page.getByRole("status")).toContainText("Nothing found");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a chosen theme is there on the next page before anything is painted", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/about/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Light or dark" }).click();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

test("without scripts a page can be read, and shows no control that would not work", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/lessons/circle-method/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The circle method");
  await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  await context.close();
});

test("a page that was never opened is there without a network", async ({ context, page }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first page was loaded before the worker; the next one is under its control.
  await page.goto("/lessons/");
  await context.setOffline(true);
  await page.goto("/about/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Kibitz");
  await context.setOffline(false);
});

test("the scripts of a page without figures weigh at most 4 KiB", async ({ page }) => {
  const weights: number[] = [];
  page.on("response", async (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) {
      weights.push(Number((await response.request().sizes()).responseBodySize));
    }
  });
  await page.goto("/about/", { waitUntil: "networkidle" });
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(4096);
});

test("the feed, the sitemap and the pictures for links are there", async ({ request }) => {
  expect(await (await request.get("/rss.xml")).text()).toContain("/lessons/circle-method/");
  expect(await (await request.get("/sitemap-0.xml")).text()).toContain("/lessons/circle-method/");
  expect((await request.get("/robots.txt")).status()).toBe(200);
  for (const name of ["kibitz", "circle-method"]) {
    const picture = await request.get(`/social/${name}.png`);
    expect(picture.headers()["content-type"]).toBe("image/png");
  }
});
