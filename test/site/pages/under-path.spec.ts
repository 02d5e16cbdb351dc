import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { formatTour, type Tour } from "#components/tour/tour.ts";
import { packTour } from "#components/tour/tour-link.ts";
import { placeSite } from "#src/build/under-path.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";
import { complaints } from "../support/complaints.ts";
import { alive } from "../support/figures.ts";
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

const homework: Tour = { title: "For Friday", opening: "", stops: exampleTour.stops.slice(0, 1) };

/** The addresses that a text names, of links and codes as they are printed too. */
function named(text: string): string[] {
  const plain = text.replaceAll("&amp;", "&");
  return [...plain.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([address]) => address.replace(/[.,;]+$/, ""));
}

/** Of a file that is made to be carried away, what leads out of it. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"#][^"]*)"/g)].map(([, href = ""]) => href);
}

/** All addresses that a coach hands out, each with what it stands on: papers, cards, tours, files, courses and frames. */
async function handedOut(
  page: Page,
  base: string,
): Promise<readonly (readonly [on: string, address: string])[]> {
  await page
    .context()
    .grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(base).origin });
  const found: [string, string][] = [];
  const take = (on: string, addresses: readonly string[]) => {
    expect(addresses.length, on).toBeGreaterThan(0);
    found.push(...addresses.map((address): [string, string] => [on, address]));
  };
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${base}sheets/?lesson=blossom,first-move&seed=3&pupils=2`);
  for (const part of ["Sheet", "Slips", "Key"]) {
    await page.getByRole("button", { name: part, exact: true }).click();
    take(part, named(await page.locator(`.paper--${part.toLowerCase()}`).innerHTML()));
  }
  await page.goto(`${base}cards/`);
  const card = page.locator(".card__source").first();
  await expect(card).toContainText("http");
  take("card", named(await card.innerText()));

  await page.goto(`${base}tours/`);
  await page.locator("input[type=file]").setInputFiles({
    name: "a.kibitz-tour.json",
    mimeType: "application/json",
    buffer: Buffer.from(formatTour(homework)),
  });
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect.poll(copied).toMatch(/^http/);
  take("link of a tour", [await copied()]);
  await page.getByRole("button", { name: "Copy the code for another page" }).click();
  await expect.poll(copied).toMatch(/^<iframe/);
  take("frame of a tour", named(await copied()));
  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    return readFileSync(await download.path());
  };
  take("tour in a file", linksOf((await saved("Save as one HTML file")).toString()));
  const course = unzipSync(await saved("Save as a course"));
  take("course", linksOf(strFromU8(course["index.html"] ?? new Uint8Array())));

  await page.goto(`${base}lessons/circle-method/`);
  const figure = await alive(page, "d1");
  await figure.locator('summary[aria-label="Menu"]').click();
  await figure.getByRole("button", { name: "Take away" }).click();
  await page.getByRole("radio", { name: /In another page/ }).check();
  const code = page.getByRole("dialog", { name: "Take away" }).locator("textarea");
  await expect(code).toHaveValue(/^<iframe/);
  take("frame of a diagram", named(await code.inputValue()));
  return found;
}

/** That nobody is led anywhere but to the site, as it is read now, and that a page stands there. */
async function expectToLead(page: Page, base: string): Promise<void> {
  const pages = new Set<string>();
  for (const [on, address] of await handedOut(page, base)) {
    expect(address.startsWith(base), `${on}: ${address}`).toBe(true);
    pages.add(address.replace(/[?#].*$/, ""));
  }
  for (const address of pages) expect((await page.request.get(address)).status(), address).toBe(200);
}

test("what a class is given leads to the address at which the site is read", async ({ page, baseURL }) => {
  await expectToLead(page, `${baseURL}/`);
});

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

  test("asks for nothing outside of it, and breaks no rule", { tag: "@full" }, async ({ page }) => {
    const failed = failures(page, site.url);
    const said = complaints(page);
    for (const path of PAGES.filter((each) => standsForKind(each) && each !== "/404.html")) {
      await page.goto(site.url + path.slice(1), { waitUntil: "networkidle" });
      await page.mouse.wheel(0, 1500);
      await page.waitForLoadState("networkidle");
      expect([...failed, ...said], path).toEqual([]);
    }
  });

  test("leads a class to that path, where homework is played, handed in and read", async ({ page }) => {
    const failed = failures(page, site.url);
    const said = complaints(page);
    await expectToLead(page, site.url);
    await page.goto(`${site.url}tour/#${await packTour(homework)}`);
    await page.getByLabel("Your answer").fill("7");
    await page.getByLabel("Your answer").press("Enter");
    await page.getByRole("button", { name: "Finish the tour" }).click();
    await page.getByLabel("Your name").fill("Ana");
    await page.getByRole("button", { name: "Copy the code" }).click();
    await expect(page.getByText("The code is copied.")).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(`${site.url}class-table/`);
    await page.locator("[data-codes]").fill(code);
    await page.getByRole("button", { name: "Read the codes" }).click();
    await expect(page.locator(".class-table tbody tr")).toHaveText([/^Ana\d{1,2} \w+ \d{4}right$/]);
    await page.goto(`${site.url}embed/tour/#${await packTour(homework)}`);
    await expect(page.locator("#stop1[data-ready]")).toBeVisible();
    expect([...failed, ...said]).toEqual([]);
  });

  test("finds, frames and runs a program", { tag: "@full" }, async ({ page }) => {
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
