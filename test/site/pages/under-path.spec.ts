import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { placeSite } from "#src/build/under-path.ts";
import { complaints } from "../support/complaints.ts";
import { PAGES, standsForKind } from "../support/site-pages.ts";

const SITE = "https://someone.example/kibitz";
const { serve } = await import(new URL("../../../scripts/serve.mjs", import.meta.url).href);
const DIST = fileURLToPath(new URL("../../../dist/", import.meta.url));

/** The built site, led to a path of its host, and a server that has nothing beside that path. */
async function placed(): Promise<{ url: string; folder: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "placed-"));
  cpSync(DIST, folder, { recursive: true });
  placeSite(folder, SITE);
  writeFileSync(`${folder}/robots.txt`, `Sitemap: ${SITE}/sitemap-index.xml\n`);
  const { server, url } = await serve({ port: 5200 + (process.pid % 700), root: `${folder}/` });
  const close = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, folder, close };
}

/** The answers of the site's own host that were no success. */
function failures(page: Page, url: string): string[] {
  const list: string[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith(new URL(url).origin) && response.status() >= 400)
      list.push(`${response.status()} ${response.url()}`);
  });
  return list;
}

test.describe("under a path of its host the site", () => {
  let site: Awaited<ReturnType<typeof placed>>;
  test.beforeAll(async () => {
    site = await placed();
  });
  test.afterAll(() => site.close());

  test("has every link under that path, and a page behind each", async ({ request }) => {
    const seen = new Set<string>();
    for (const path of PAGES) {
      const html = await (await request.get(site.url + path.slice(1))).text();
      for (const [, href = ""] of html.matchAll(/<(?:a|link|script|img)\s[^>]*?(?:href|src)="([^"]+)"/g)) {
        const { origin, pathname } = new URL(href.replaceAll("&#38;", "&"), site.url + path.slice(1));
        if (origin === new URL(site.url).origin) seen.add(pathname);
      }
    }
    expect(seen.size).toBeGreaterThan(PAGES.length);
    for (const path of seen)
      expect((await request.get(new URL(path, site.url).href)).status(), path).toBe(200);
  });

  test("asks for nothing outside of it, and breaks no rule", async ({ page }) => {
    const failed = failures(page, site.url);
    const said = complaints(page);
    for (const path of PAGES.filter((each) => standsForKind(each) && each !== "/404.html")) {
      await page.goto(site.url + path.slice(1), { waitUntil: "networkidle" });
      await page.mouse.wheel(0, 1500);
      await page.waitForLoadState("networkidle");
      expect([...failed, ...said], path).toEqual([]);
    }
  });

  test("finds, frames and runs a program", async ({ page }) => {
    const failed = failures(page, site.url);
    const said = complaints(page);
    await page.goto(`${site.url}lessons/circle-method/`);
    await page.keyboard.press("/");
    await page.getByRole("searchbox").fill("blossom");
    const hit = page.locator(".search__results a").first();
    await expect(hit).toHaveAttribute("href", /^\/kibitz\/lessons\//);
    await hit.click();
    await expect(page).toHaveURL(new RegExp(`^${site.url}lessons/`));
    await page.goto(`${site.url}embed/blossom/d1/`);
    await expect(page.locator(".embed")).toHaveAttribute("data-ready", "");
    await page.goto(`${site.url}tools/workbench/#open=binary-search`);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(page.locator(".player").first()).toBeVisible();
    expect(failed).toEqual([]);
    expect(said).toEqual([]);
  });
});

test("at the root of its host nothing is led anywhere", () => {
  const folder = mkdtempSync(join(tmpdir(), "root-"));
  const page = '<a href="/about/">About</a>';
  writeFileSync(`${folder}/index.html`, page);
  writeFileSync(`${folder}/about`, "");
  for (const address of [undefined, "https://someone.example", "https://someone.example/"]) {
    placeSite(folder, address);
    expect(readFileSync(`${folder}/index.html`, "utf8")).toBe(page);
  }
  placeSite(folder, SITE);
  expect(readFileSync(`${folder}/index.html`, "utf8")).toBe('<a href="/kibitz/about/">About</a>');
  rmSync(folder, { recursive: true });
});
