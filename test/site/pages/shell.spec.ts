import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { complaints } from "../support/complaints.ts";
import { PAGES } from "../support/site-pages.ts";

test("the sitemap has every lesson and every tool", () => {
  for (const file of readdirSync(new URL("../../../content/lessons/en/", import.meta.url)))
    expect(PAGES).toContain(`/lessons/${file.replace(/\.mdx$/, "")}/`);
  expect(PAGES.filter((path) => path.startsWith("/tools/")).length).toBeGreaterThanOrEqual(5);
  expect(PAGES).toEqual(expect.arrayContaining(["/", "/lessons/", "/about/"]));
});

test("every link between the pages leads somewhere", async ({ request, baseURL }) => {
  const seen = new Set<string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<a(?=[\s>])(?![^>]*\shref=)/);
    for (const [, href] of html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)) {
      const { origin, pathname } = new URL(href.replaceAll("&#38;", "&"), new URL(path, baseURL));
      if (origin === baseURL) seen.add(pathname);
    }
  }
  expect(seen.size).toBeGreaterThan(PAGES.length / 2);
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
  await expect(page).toHaveURL(/\/lessons\/[a-z-]+\/|\/about\/|\/glossary\/#/);
  expect(list).toEqual([]);
});

test("the search says when it finds nothing, and Escape closes it", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("ψψψψ");
  await expect(page.getByRole("status")).toContainText("Nothing found");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a chosen theme is there on the next page before anything is painted", { tag: "@full" }, async ({
  page,
}) => {
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

test("pictures for links are there, and without an address nothing pretends to have one", async ({
  request,
}) => {
  for (const name of ["kibitz", "circle-method"]) {
    const picture = await request.get(`/social/${name}.png`);
    expect(picture.headers()["content-type"]).toBe("image/png");
  }
  expect(await (await request.get("/robots.txt")).text()).not.toContain("Sitemap");
  for (const absent of ["/rss.xml", "/sitemap-index.xml", "/embed/blossom/d1.json"])
    expect((await request.get(absent)).status(), absent).toBe(404);
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/rss\.xml|sitemap|oembed|kibitz\.example/);
  }
});
