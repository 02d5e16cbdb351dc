/** The small player in a frame of another page. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { lessonPlayer } from "#src/build/lesson-bundles.ts";
import { figuresOf } from "#src/lib/figures-of.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { bodyOf } from "../support/body-of.ts";
import { sweep } from "../support/sweep.ts";

const LESSONS = readdirSync(new URL("../../../dist/lessons", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function open(page: Page, lesson: string, query = ""): Promise<void> {
  await page.goto(`/embed/${lesson}/${query}`);
  await expect(page.locator(".embed")).toHaveAttribute("data-ready", "");
}

/** Of what it fetches, as gzip packs it, in KiB. */
const MOST_WEIGHT = 60;

test.describe("the small player", () => {
  for (const lesson of LESSONS)
    test(
      `of ${lesson} is light, stands whole at 640 × 360, and steps`,
      sweep(lesson === "circle-method"),
      async ({ page }) => {
        await page.setViewportSize({ width: 640, height: 360 });
        const bodies: Promise<Buffer>[] = [];
        page.on("response", (response) => {
          if (response.ok()) bodies.push(bodyOf(response));
        });
        await open(page, lesson);
        await page.waitForLoadState("networkidle");
        const weight = (await Promise.all(bodies)).reduce(
          (sum, body) => sum + gzipSync(body, { level: 9 }).length,
          0,
        );
        expect(weight).toBeGreaterThan(20 * 1024);
        expect(weight).toBeLessThanOrEqual(MOST_WEIGHT * 1024);
        const before = await page.locator(".diagram svg").first().innerHTML();
        await page.locator(".embed").focus();
        for (let k = 0; k < 4; k++) await page.keyboard.press("ArrowRight");
        await expect(page.locator(".annotation__no")).toHaveText("4");
        expect(await page.locator(".diagram svg").first().innerHTML()).not.toBe(before);
        const cut = await page.evaluate(() => {
          const outside = (box: DOMRect) =>
            box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
          return Array.from(
            document.querySelectorAll(".diagram, .embed__controls, .embed__controls > *, .embed__from"),
          )
            .filter((element) => outside(element.getBoundingClientRect()))
            .map((element) => element.className);
        });
        expect(cut).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(360);
      },
    );
});

/** The site runs on Preact, which is written for programs for React: the player has to be the same on both. */
for (const library of ["Preact", "React"])
  test.describe(`on ${library} the small player`, sweep(library === "Preact"), () => {
    let scripts: Readonly<Record<string, string>> = {};
    test.beforeAll(async () => {
      if (library === "Preact") return;
      const lessons = ["circle-method", "swiss-by-matching"];
      const built = lessons.map(async (lesson) => [lesson, await lessonPlayer(lesson, {})] as const);
      scripts = Object.fromEntries(await Promise.all(built));
    });
    test.beforeEach(async ({ page }) => {
      for (const [lesson, body] of Object.entries(scripts))
        await page.route(`**/embed/${lesson}.js`, (route) =>
          route.fulfill({ contentType: "text/javascript", body }),
        );
    });

    test("keeps to its part, at its level, and hands keys back at the ends", async ({ page, baseURL }) => {
      await page.route("**/slide.html", (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<title>A slide</title><script>addEventListener("message", (event) => {
          if (event.source === document.querySelector("iframe").contentWindow) (window.heard ??= []).push(event.data);
        })</script><iframe title="x" width="640" height="360" src="${baseURL}/embed/circle-method/?run=1.seven.3&to=5"></iframe>`,
        }),
      );
      await page.goto("/slide.html");
      const frame = page.frameLocator("iframe");
      await expect(frame.locator(".embed")).toHaveAttribute("data-ready", "");
      await frame.locator(".embed").focus();
      const step = frame.locator(".annotation__no");
      await expect(step).toHaveText("3");
      await page.keyboard.press("PageUp");
      for (let k = 0; k < 3; k++) await page.keyboard.press("PageDown");
      await expect(step).toHaveText("5");
      const heard = () => page.evaluate(() => (window as unknown as { heard?: unknown[] }).heard);
      await expect.poll(heard).toEqual([
        { kibitz: 1, type: "ready", step: 3, from: 3, to: 5, of: expect.any(Number) },
        { kibitz: 1, type: "edge", side: "start", key: "PageUp" },
        { kibitz: 1, type: "step", step: 4 },
        { kibitz: 1, type: "step", step: 5 },
        { kibitz: 1, type: "edge", side: "end", key: "PageDown" },
      ]);
    });

    test("asks, loops, and takes its theme and level from the address", { tag: "@full" }, async ({
      page,
    }) => {
      await open(page, "circle-method", "?run=1.seven.0&level=phase&ask=turn%203&theme=dark");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
      const next = page.getByRole("button", { name: "Next round" });
      await next.click();
      const first = Number(await page.locator(".annotation__no").textContent());
      for (let k = 0; k < 3 && !(await page.locator(".stop-question").isVisible()); k++) await next.click();
      expect(first).toBeGreaterThan(0);
      await expect(page.locator(".stop-question")).toBeVisible();
      await expect(next).toBeDisabled();
      await page.getByRole("button", { name: "Show me" }).click();
      await expect(page.locator(".embed__comment")).toContainText("This is the answer.");
    });

    test("what an address gets wrong is told, and something is shown", { tag: "@full" }, async ({ page }) => {
      for (const [query, said] of [
        ["?run=1.nobody.3", "could not be read in full (run)"],
        ["?run=1.seven.9999", "fewer steps"],
        ["?run=9.seven.3", "has changed"],
        ["?run=1.r5x8.3", "random input"],
        ["?run=1.~AAAA.3", "could not be read"],
      ]) {
        await open(page, "circle-method", query);
        await expect(page.locator(".embed__notice")).toContainText(said ?? "");
        await expect(page.locator(".diagram svg").first()).toBeVisible();
      }
    });

    test("keeps to the accessibility rules, light, dark and without scripts", { tag: "@full" }, async ({
      page,
      browser,
      baseURL,
    }) => {
      for (const theme of ["light", "dark"]) {
        await open(page, "swiss-by-matching", `?theme=${theme}`);
        await expectAccessible(page, { state: theme });
      }
      const quiet = await browser.newPage({ javaScriptEnabled: false });
      await quiet.goto(`${baseURL}/embed/circle-method/`);
      // Seven players, and the chair in the middle.
      await expect(quiet.locator(".diagram svg .node")).toHaveCount(8);
      await expect(quiet.locator("noscript p")).toBeVisible();
      await quiet.close();
    });
  });

test.describe("the page of a figure", () => {
  const built = (path: string) => readFileSync(new URL(`../../../dist/${path}`, import.meta.url));
  const article = (lesson: string) =>
    readFileSync(new URL(`../../../content/lessons/en/${lesson}.mdx`, import.meta.url), "utf8");

  test("says what a site asks that shows a link: title, sentence and picture", {
    tag: "@full",
  }, () => {
    let figures = 0;
    for (const lesson of LESSONS)
      for (const { id, title } of figuresOf(article(lesson))) {
        figures++;
        const path = `embed/${lesson}/${id}/`;
        const html = built(`${path}index.html`).toString();
        const said = (name: string) =>
          new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
        expect(said("og:title"), path).toBe(title.replace(/\*/g, ""));
        expect(said("og:description").length, path).toBeGreaterThan(20);
        const picture = built(said("og:image").slice(1));
        expect(picture.subarray(1, 4).toString(), path).toBe("PNG");
        expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
      }
    expect(figures).toBeGreaterThan(50);
  });

  test("plays its own run from where it opens, and hears what else its address says", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/embed/swiss-by-matching/d3/?theme=dark");
    await expect(page.locator(".embed")).toHaveAttribute("data-ready", "");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const { example = "", step } =
      figuresOf(article("swiss-by-matching")).find(({ id }) => id === "d3") ?? {};
    expect(step).not.toBe("start");
    const link = new URL(
      (await page.locator("[data-lesson-link], .embed__from a").first().getAttribute("href")) ?? "",
    );
    expect(link.searchParams.get("d3")).toContain(`.${example}.`);
    await expect(page.locator(".annotation__no")).not.toHaveText("0");
  });
});
