/* Typefaces: what comes with them, what follows, and what stands there without them. How much is fetched and when, and that nothing moves, each visit tells: visits.spec.ts. */
import { expect, type Page, test } from "@playwright/test";
import { alive, LESSON } from "../support/figures.ts";
import { fetched } from "../support/page-costs.ts";
import { facesCome } from "../support/read-down.ts";
import { watchShifts } from "../support/shifts.ts";
import { sweep } from "../support/sweep.ts";

const SHIFT = 0.01;

/** The names of the fonts in which the browser has drawn an element, or what is typed in it. */
async function renderedFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await session.send("DOM.describeNode", { nodeId, depth: -1, pierce: true });
  // A field draws its text in a part of its own.
  const inner = node.shadowRoots?.[0]?.children?.map(({ backendNodeId }) => backendNodeId) ?? [];
  const { nodeIds } = await session.send("DOM.pushNodesByBackendIdsToFrontend", { backendNodeIds: inner });
  const drawn = [];
  for (const id of [nodeId, ...nodeIds])
    drawn.push(...(await session.send("CSS.getPlatformFontsForNode", { nodeId: id })).fonts);
  await session.detach();
  return drawn.map(({ familyName }) => familyName);
}

test("a page that follows has the typefaces at once, and nothing moves on it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  await facesCome(page);
  const shift = await watchShifts(page);
  for (const path of ["/lessons/rotation/", "/lessons/tournament-systems/", "/about/"]) {
    await page.goto(path);
    await expect(page.locator("html")).not.toHaveAttribute("data-faces");
    await facesCome(page);
    const { sum, all } = await shift();
    expect(sum, path + JSON.stringify(all)).toBeLessThanOrEqual(SHIFT);
  }
});

test("a lesson whose typefaces cannot be had is read in system fonts", { tag: "@full" }, async ({ page }) => {
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".woff2"));
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(LESSON);
  await refused;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === "loaded")
          .length,
    ),
  ).toBe(0);
  const figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Next step" }).click();
  expect(await renderedFonts(page, "main p")).not.toContainEqual(expect.stringMatching(/^(Literata|Source)/));
});

test("names from other alphabets are written in the typeface, whose letters come when they are typed", async ({
  page,
}) => {
  await page.goto("/tools/schedule/");
  await facesCome(page);
  const before = (await fetched(page)).fonts.map(({ name }) => name);
  expect(before.filter((name) => !name.includes("-used."))).toEqual([]);
  const names = page.locator("textarea").first();
  const typed = "Zdeněk Ďuriš\nЮрий Щербаков-Эль\nΦωτεινή Ψάλτη";
  await names.fill(typed);
  await facesCome(page);
  // The tool may be waking, and write into its field what was typed, at the moment at which the browser is asked.
  let drawn: string[] = [];
  await expect
    .poll(async () => {
      drawn = await renderedFonts(page, "textarea");
      return drawn.length;
    })
    .toBeGreaterThan(0);
  await expect(names).toHaveValue(typed);
  for (const font of drawn) expect(font).toMatch(/^Source /);
  const after = (await fetched(page)).fonts.map(({ name }) => name).filter((name) => !before.includes(name));
  expect(after).toContainEqual(expect.stringMatching(/-cyrillic-wght-normal\.[\w-]+\.woff2$/));
});

test("a lesson asks for the letters that no page has when something is typed", { tag: "@full" }, async ({
  page,
}) => {
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => href?.match(/letters\.\w+\.css$/) ?? []),
    );
  await page.goto(LESSON);
  await facesCome(page);
  expect(await sheets()).toEqual([]);
  await page.locator(".self-explain textarea").first().fill("Юрий");
  await expect.poll(sheets).toHaveLength(1);
  await facesCome(page);
  for (const font of await renderedFonts(page, ".self-explain textarea"))
    expect(font).toMatch(/^(Literata|Source) /);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the typefaces are there, on the screen and on paper", async ({ page }) => {
    await page.goto(LESSON, { waitUntil: "networkidle" });
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      expect(await renderedFonts(page, "h1")).toEqual([expect.stringMatching(/^Literata/)]);
      expect(await renderedFonts(page, "main p")).toContainEqual(expect.stringMatching(/^Literata/));
    }
  });
});

test("on paper the typefaces are there, and no line ends where the screen's did", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  await facesCome(page);
  const held = page.locator("p[data-held]").last();
  await expect(held).toHaveCSS("text-wrap-mode", "nowrap");
  await page.emulateMedia({ media: "print" });
  await expect(held).toHaveCSS("white-space-collapse", "collapse");
  await expect(held).not.toHaveCSS("text-wrap-mode", "nowrap");
  expect(await renderedFonts(page, "h1")).toEqual([expect.stringMatching(/^Literata/)]);
});

test("held lines have the words of the page, and are let go when it becomes wider", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  await facesCome(page);
  const held = page.locator("p[data-held]").last();
  const handle = await held.elementHandle();
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const html = await (await request.get(LESSON)).text();
  const written = await page.evaluate(
    (markup) => new DOMParser().parseFromString(markup, "text/html").body.textContent,
    html,
  );
  const shown = await handle?.evaluate((block) => block.textContent);
  expect(shown).toContain("\n");
  expect(plain(written)).toContain(plain(shown ?? ""));
  await page.setViewportSize({ width: 800, height: 740 });
  await expect(page.locator("[data-held]")).toHaveCount(0);
  expect(await handle?.evaluate((block) => block.textContent)).not.toContain("\n");
});

for (const path of [
  "peaceful-kings/?ask-answer=348251#exercise-tak-or-nie",
  "blossom/?ask-members=4711#exercise-members",
  "circle-method/?ask-meeting=4711#exercise-meeting",
])
  test(
    `a question that a slip leads to is read whole on a phone: ${path}`,
    sweep(path.startsWith("peaceful")),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/lessons/${path}`);
      await facesCome(page);
      await page.waitForLoadState("networkidle");
      const tooWide = await page
        .locator("main :is(p, li, dt, dd, h2, h3)")
        .evaluateAll((blocks) =>
          blocks
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 12)
            .map(({ textContent }) => textContent),
        );
      expect(tooWide).toEqual([]);
    },
  );

test("a held line whose words a script changes is let go", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  await facesCome(page);
  const held = await page.locator("p[data-held]").last().elementHandle();
  await held?.evaluate((block) => {
    block.textContent = "Of other words none is known to fit into the lines of these. ".repeat(4);
  });
  await expect.poll(() => held?.evaluate((block) => "held" in (block as HTMLElement).dataset)).toBe(false);
  expect(
    await held?.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
});

for (const path of ["/about/", "/routes/"])
  test(
    `no style is computed anew when the typefaces come to ${path}`,
    sweep(path === "/about/"),
    async ({ page, browser }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await browser.startTracing(page, { categories: ["blink.user_timing", "devtools.timeline", "loading"] });
      await page.goto(path);
      await facesCome(page);
      await page.evaluate(() => performance.mark("kibitz-come"));
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        readonly traceEvents: readonly {
          readonly name: string;
          readonly pid: number;
          readonly ts: number;
          readonly args: { readonly elementCount?: number };
        }[];
      };
      const pid = traceEvents.find(({ name }) => name === "kibitz-come")?.pid;
      const own = traceEvents.filter((event) => event.pid === pid);
      const painted = own.find(({ name }) => name === "firstContentfulPaint")?.ts ?? 0;
      expect(painted).toBeGreaterThan(0);
      const counts = (isAfter: boolean) =>
        own
          .filter(({ name, ts }) => name === "UpdateLayoutTree" && ts > painted === isAfter)
          .map(({ args }) => args.elementCount ?? 0);
      // What is seen first has been computed, so the trace does count; after that only lines that are held are, and the
      // colophon, for the first time, where it is near.
      expect(Math.max(...counts(false))).toBeGreaterThan(60);
      const colophon = await page.locator(".colophon, .colophon *").count();
      expect(Math.max(0, ...counts(true))).toBeLessThan(40 + colophon);
    },
  );
