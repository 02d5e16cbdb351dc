/** Pages without a network: what was read, the whole site on request, and what is said when neither can be had. */
import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { alive, LESSON } from "../support/figures.ts";
import { openExercises } from "../support/open-exercises.ts";
import { PAGES } from "../support/site-pages.ts";
import { sweep } from "../support/sweep.ts";

test.beforeEach(({ page }) => openExercises(page));

test.use({ serviceWorkers: "allow" });

const DESK = "/offline/";
const KEEP = "Keep the whole site on this device";
const list = JSON.parse(readFileSync(new URL("../../../dist/offline.json", import.meta.url), "utf8")) as {
  readonly files: readonly (readonly [address: string, revision: string, bytes: number])[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
};
const MEGABYTES = (list.files.reduce((sum, [, , bytes]) => sum + bytes, 0) / 1e6).toFixed(1);

/** Opens a page and waits until the worker has taken over and heard what the page has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect
    .poll(async () => (await keptPaths(page)).filter((each) => each === path || each === DESK))
    .toHaveLength(path === DESK ? 1 : 2);
}

/** The paths of everything that is on the device. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(caches_.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until everything that a page can come to need is on the device. */
async function keepsAllOf(page: Page, path: string): Promise<void> {
  const needs = list.pages[path]?.map((k) => list.files[k]?.[0] ?? "") ?? [];
  expect(needs.length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const kept = await keptPaths(page);
      return needs.filter((each) => !kept.includes(each));
    })
    .toEqual([]);
}

async function openDesk(page: Page): Promise<Locator> {
  await open(page, DESK);
  const desk = page.locator("offline-copy");
  await expect(desk.getByRole("button", { name: KEEP })).toBeVisible();
  return desk;
}

async function offline(context: BrowserContext, isOffline = true): Promise<void> {
  await context.setOffline(isOffline);
}

test("a first visit keeps the page and what it has fetched itself, and fetches nothing twice", async ({
  context,
  page,
}) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
  });
  await open(page, LESSON);
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  let loaded: string[] = [];
  let kept: string[] = [];
  // What comes when the page is idle may come between two questions.
  await expect(async () => {
    loaded = await fetched();
    kept = await keptPaths(page);
    expect(await fetched()).toEqual(loaded);
  }).toPass();
  expect(kept.filter((path) => loaded.includes(path)).length).toBeGreaterThan(3);
  // Beside them only the page that stands in for others, which is small.
  const extra = list.files.filter(
    ([path]) => path !== LESSON && path !== DESK && kept.includes(path) && !loaded.includes(path),
  );
  const ofStandIn = list.pages[DESK]?.map((k) => list.files[k]?.[0]);
  expect(extra.filter(([path]) => !ofStandIn?.includes(path))).toEqual([]);
  expect(extra.reduce((sum, [, , bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(12 * 1024);
  expect(asked.filter((path) => path !== "/sw.js" && !kept.includes(path))).toEqual([]);
  expect(asked.length).toBe(new Set(asked).size);
});

test("a lesson of which half was read works without a network, also where it was never scrolled to", {
  tag: "@full",
}, async ({ context, page }) => {
  await open(page, LESSON);
  const before = (await keptPaths(page)).length;
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(500);
  expect((await keptPaths(page)).length).toBeLessThan(before + 20);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const needs = list.pages[LESSON]?.map((k) => list.files[k]?.[0] ?? "") ?? [];
  // Whoever types a long list of players, or asks for help, is not left alone.
  expect(needs.filter((path) => /record\.worker|InputDrawer|Dialogs/.test(path))).toHaveLength(3);
  await keepsAllOf(page, LESSON);
  await page.goto("about:blank");
  await offline(context);
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
  await page.goto(LESSON);
  for (const id of await page.locator(".player").evaluateAll((all) => all.map((figure) => figure.id)))
    await alive(page, id);
  const figure = page.locator("#d1");
  await figure.scrollIntoViewIfNeeded();
  await figure.focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("next and previous step");
  await page.keyboard.press("Escape");
  await page.locator("faded-example").first().scrollIntoViewIfNeeded();
  await expect(page.locator("faded-example button").first()).toBeEnabled();
  // Letters that only names in figures have are drawn by a font of the device.
  const ownLetters = (path: string) => !/(cyrillic|greek|vietnamese|latin-ext)[^/]*woff2$/.test(path);
  expect(failed.filter((path) => !path.startsWith("/pagefind/") && ownLetters(path))).toEqual([]);
});

test("a program is judged and watched without a network, where one was begun with it", {
  tag: "@full",
}, async ({ context, page }) => {
  const own = `${LESSON}own/`;
  await open(page, own);
  await page.locator(".pce-textarea").press("ArrowDown");
  await keepsAllOf(page, own);
  await page.goto("about:blank");
  await offline(context);
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    // A worker that is ended while it begins counts as a request that failed; it is made in the page and needs no network.
    if (!request.url().startsWith("blob:")) failed.push(new URL(request.url()).pathname);
  });
  await page.goto(own);
  await page
    .locator(".pce-textarea")
    .fill(readFileSync("test/programs/circle-method/wrong-turns-all.js", "utf8"));
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.locator("[data-verdict]")).toContainText("2 and 3 meet twice, in rounds 1 and 3");
  await page.getByRole("button", { name: "Watch this run" }).click();
  const figure = page.locator("#own-run");
  await expect(figure).toBeFocused();
  await page.keyboard.press("End");
  await expect(figure).toContainText("2 and 3 meet twice");
  await page.getByRole("button", { name: "Beside the article’s program" }).click();
  await expect(figure).toContainText("The article’s program Circle method");
  // Letters that no page has are asked for by who types, and are drawn by a font of the device.
  expect(failed.filter((path) => !/\/letters\.\w+\.css$/.test(path))).toEqual([]);
});

test("a page that is not here is answered by a list of those that are", { tag: "@full" }, async ({
  context,
  page,
}) => {
  await open(page, LESSON);
  await page.goto("/about/", { waitUntil: "networkidle" });
  await offline(context);
  await page.goto("/lessons/rotation/");
  await expect(page.getByText("You are offline, and this page is not on this device.")).toBeVisible();
  const pages = page.locator("offline-copy ul a");
  await expect(pages).toHaveText(["About Kibitz", "The circle method"]);
  await expectAccessible(page);
  await pages.filter({ hasText: "The circle method" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The circle method");
  await page.goto("/lessons/rotation/?d1=1.x");
  await expect(page.getByText("this page is not on this device")).toBeVisible();
  await offline(context, false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/otation/);
});

test("the whole site is kept, opens and is searched without a network, and is removed again", {
  tag: "@full",
}, async ({ context, page }) => {
  const desk = await openDesk(page);
  await expect(desk.getByRole("status")).toHaveText(`It takes ${MEGABYTES} MB.`);
  await page.evaluate(() => localStorage.setItem("kibitz.draft.x", "kept"));
  await desk.getByRole("button", { name: KEEP }).click();
  await expect(desk.getByRole("status")).toContainText(`Kept: ${MEGABYTES} MB, updated on`, {
    timeout: 150_000,
  });
  await expect(desk.getByRole("button", { name: "Remove it" })).toBeFocused();
  await offline(context);
  for (const path of PAGES.filter((path) => path !== "/404.html")) {
    await page.goto(path);
    await expect(page.getByText("is not on this device"), path).toBeHidden();
  }
  await page.goto("/tools/matching/");
  await expect(page.locator(".tool, [data-ready]").first()).toHaveAttribute("data-ready", "");
  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill("blossom");
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  await offline(context, false);
  await page.goto(DESK);
  await desk.getByRole("button", { name: "Remove it" }).click();
  await expect(desk.getByRole("status")).toContainText("Removed.");
  await expect(desk.getByRole("button", { name: KEEP })).toBeFocused();
  expect(await page.evaluate(() => caches.has("kibitz-whole"))).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("kibitz.draft.x"))).toBe("kept");
});

test("a copy that is stopped, or whose connection breaks, goes on where it was", { tag: "@full" }, async ({
  context,
  page,
}) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    Cache.prototype.put = async function (...args) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return put.apply(this, args);
    };
  });
  const desk = await openDesk(page);
  await desk.getByRole("button", { name: KEEP }).click();
  await expect(desk.getByRole("button", { name: "Cancel" })).toBeFocused();
  // Something has come: small files come first.
  await expect(desk).toContainText(/(?:0\.[1-9]|[1-9]\d*\.\d) of/);
  await expectAccessible(page, { state: "while the site is kept" });
  await desk.getByRole("button", { name: "Cancel" }).click();
  await expect(desk.getByRole("status")).toContainText("MB are here");
  const held = await wholeCount(page);
  expect(held).toBeGreaterThan(10);
  await desk.getByRole("button", { name: "Go on" }).click();
  await expect.poll(() => wholeCount(page)).toBeGreaterThan(held + 20);
  await offline(context);
  await expect(desk.getByRole("status")).toContainText("The connection broke");
  await offline(context, false);
  await page.reload();
  const fetched: string[] = [];
  context.on("request", (request) => fetched.push(request.url()));
  const here = await wholeCount(page);
  await desk.getByRole("button", { name: "Go on" }).click();
  await expect(desk.getByRole("status")).toContainText("Kept:", { timeout: 150_000 });
  expect(new Set(fetched).size).toBeLessThanOrEqual(list.files.length - here + 5);
});

function wholeCount(page: Page): Promise<number> {
  return page.evaluate(async () =>
    (await caches.has("kibitz-whole")) ? (await (await caches.open("kibitz-whole")).keys()).length : 0,
  );
}

test("a kept site is brought up to date while the reader reads", { tag: "@full" }, async ({ page }) => {
  const desk = await openDesk(page);
  await desk.getByRole("button", { name: KEEP }).click();
  await expect(desk.getByRole("status")).toContainText("Kept:", { timeout: 150_000 });
  // As an earlier version of the site would have left it.
  await page.evaluate(async () => {
    const cache = await caches.open("kibitz-whole");
    const record = await (await cache.match("/offline.json"))?.json();
    await cache.put("/offline.json", Response.json({ ...record, version: "earlier", at: 0 }));
    await cache.put("/about/", new Response("yesterday", { headers: { "x-kibitz-revision": "earlier" } }));
    await cache.put("/_astro/gone.js", new Response("gone"));
  });
  // A worker asks once in its life.
  await stopWorkers(page);
  await page.goto("/lessons/", { waitUntil: "networkidle" });
  const state = () =>
    page.evaluate(async () => {
      const cache = await caches.open("kibitz-whole");
      const record = await (await cache.match("/offline.json"))?.json();
      const about = await (await cache.match("/about/"))?.text();
      return [
        record.version !== "earlier",
        about !== "yesterday",
        (await cache.match("/_astro/gone.js")) === undefined,
      ];
    });
  await expect.poll(state).toEqual([true, true, true]);
});

async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
}

test("what an earlier worker has kept opens until the reader removes it", { tag: "@full" }, async ({
  context,
  page,
}) => {
  const desk = await openDesk(page);
  await page.evaluate(async () => {
    await (await caches.open("pages")).put("/glossary/", await fetch("/glossary/"));
    await (await caches.open("workbox-precache-v2-x")).put("/theme.js?__WB_REVISION__=1", new Response(""));
    await caches.open("of-another-site");
  });
  await page.reload();
  await expect(desk.getByRole("status")).toContainText("An earlier copy of the site is here.");
  await offline(context);
  await page.goto("/glossary/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  await offline(context, false);
  await page.goto(DESK);
  await desk.getByRole("button", { name: "Remove it" }).click();
  await expect(desk.getByRole("status")).toContainText("Removed.");
  const left = await page.evaluate(() => caches.keys());
  expect(left.filter((name) => /^(pages|workbox-precache)/.test(name))).toEqual([]);
  expect(left).toContain("of-another-site");
});

test("a device without room says so and keeps what was read", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    let puts = 0;
    Cache.prototype.put = function (...args) {
      return ++puts > 15
        ? Promise.reject(new DOMException("full", "QuotaExceededError"))
        : put.apply(this, args);
    };
  });
  const desk = await openDesk(page);
  await desk.getByRole("button", { name: KEEP }).click();
  await expect(desk.getByRole("status")).toContainText("There is no room left");
  await desk.getByRole("button", { name: "Remove it" }).click();
  await expect(desk.getByRole("button", { name: KEEP })).toBeVisible();
  expect(await keptPaths(page)).toContain(DESK);
});

for (const [what, forbid] of [
  [
    "a worker",
    () =>
      Object.assign(navigator.serviceWorker, {
        register: () => Promise.reject(new DOMException("no", "SecurityError")),
      }),
  ],
  [
    "caches",
    () =>
      Object.defineProperty(window, "caches", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      }),
  ],
] as const)
  test(
    `a browser that refuses ${what} is told in one sentence, and complains of nothing`,
    sweep(what === "a worker"),
    async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.addInitScript(forbid);
      await page.goto(DESK);
      await expect(page.locator("offline-copy").getByRole("status")).toContainText(
        "does not let a site keep pages",
      );
      await expect(page.getByRole("button", { name: KEEP })).toBeHidden();
      await page.goto("/", { waitUntil: "networkidle" });
      expect(errors).toEqual([]);
    },
  );
