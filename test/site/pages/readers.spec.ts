/** The same figures for every reader: without scripts, on paper, in the dark, on a phone, by screen reader. */
import { readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { expectAccessible } from "../support/accessibility.ts";
import { alive, heading, LESSON, openFigure, typeInput } from "../support/figures.ts";
import { sweep } from "../support/sweep.ts";

const FIGURES = ["d1", "d2", "d3", "own"];
const LESSONS = readdirSync(new URL("../../../content/lessons/en/", import.meta.url)).map((file) =>
  file.replace(/\.mdx$/, ""),
);

test("living figures keep to the accessibility rules in every state, light and dark", {
  tag: "@full",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const figure = await openFigure(page);
  for (const id of FIGURES) await alive(page, id);
  await figure.scrollIntoViewIfNeeded();
  await figure.focus();
  for (let press = 0; press < 23; press++) await page.keyboard.press("ArrowRight");
  await expectAccessible(page);
  const inFigure = (state: string) => expectAccessible(page, { part: "#d1", state });
  await page.keyboard.press("Shift+PageDown");
  await page.keyboard.press("Shift+PageDown");
  await expect(figure).toContainText("Who sits out round 3?");
  await page.keyboard.press("1");
  await inFigure("a question with a wrong answer");
  await page.keyboard.press("3");
  await page.keyboard.press("End");
  await inFigure("the end");
  await page.keyboard.press("?");
  await inFigure("the help");
  await page.keyboard.press("Escape");
  await figure.locator("summary[aria-label=Menu]").click();
  await inFigure("the menu");
  await page.keyboard.press("Escape");
  await typeInput(figure, "Anna\nAnna");
  await expect(figure.locator(".editor__status")).toContainText("Line 2");
  await inFigure("the editor with a mistake");
});

test("at 360 pixels nothing scrolls sideways, every control is large enough, and the figure plays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const figure = await openFigure(page);
  for (const id of FIGURES) await alive(page, id);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await figure.scrollIntoViewIfNeeded();
  for (let press = 0; press < 5; press++)
    await figure.getByRole("button", { name: "Next step" }).first().click();
  await expect.poll(() => heading(figure)).toBe("5 2–7");
  const small = await figure
    .locator("button:visible, summary:visible, input:visible")
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.matches(".moves button, .tie, [type=radio]"))
        .map((element) => [element.outerHTML.slice(0, 80), element.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => Math.min(width, height) < 24)
        .map(([html, { width, height }]) => `${html} ${width}×${height}`),
    );
  expect(small).toEqual([]);
  await figure.getByText("Code", { exact: true }).click();
  await expect(figure.locator(".listing")).toBeVisible();
  await figure.locator("summary").first().click();
  await figure.locator(".pop__sheet").getByRole("button", { name: "Your own input" }).click();
  await typeInput(figure, "Anna\nBo");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

for (const lesson of LESSONS) {
  test(
    `at 1366 × 768 the first player of ${lesson} fits the screen at every step, and never changes its height`,
    sweep(lesson === "circle-method"),
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(`/lessons/${lesson}/`);
      const figure = await alive(page, "d1");
      await figure.focus();
      await page.keyboard.press("ArrowRight");
      // The keys are pressed in the page, as a step is drawn faster than a key comes from outside.
      const heights = await figure.evaluate(async (element) => {
        const measured = [element.getBoundingClientRect().height];
        for (const key of [...Array<string>(24).fill("ArrowRight"), "End"]) {
          element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          await new Promise((settled) => setTimeout(settled, 60));
          measured.push(element.getBoundingClientRect().height);
        }
        return measured.map(Math.round);
      });
      expect(new Set(heights).size, heights.join(" ")).toBe(1);
      expect(Math.max(...heights)).toBeLessThanOrEqual(768);
      const run = figure.getByRole("slider").first();
      await expect(run).toHaveAttribute("aria-valuenow", (await run.getAttribute("aria-valuemax")) ?? "");
    },
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the key frames stand in the place of the player, with their captions", async ({ page }) => {
    await page.goto(LESSON);
    const frames = page.locator(".keyframes").first();
    await expect(frames).toBeVisible();
    expect(await frames.locator("figure").count()).toBeGreaterThanOrEqual(3);
    await expect(frames.locator("figcaption").nth(1)).toContainText("Round 1 is complete.");
    const picture = frames.getByRole("img", { name: /Round 1: player 1 sits out/ });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expect(page.locator("#d1 .controls")).toBeHidden();
    await expect(page.getByRole("button", { name: "Play" })).toHaveCount(0);
  });
});

test("on paper the key frames stand in the place of the player, within the page", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await page.goto(LESSON);
  await expect(page.locator(".keyframes").first()).toBeVisible();
  await expect(page.locator("#d1 .controls")).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(673);
});

test("with scripts the key frames are no elements of the page, before and after printing", {
  tag: "@full",
}, async ({ page }) => {
  await openFigure(page);
  await expect(page.locator(".keyframes")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".keyframes")).not.toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".keyframes")).toHaveCount(0);
});

test("paper has all that a reader without scripts has, also of figures that never came near", {
  tag: "@full",
}, async ({ browser, baseURL }) => {
  const printed = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(LESSON, { waitUntil: "networkidle" });
    const all = page.locator(".keyframes li");
    const frames = javaScriptEnabled ? await countPrinted(page) : await all.count();
    // What stands under the pictures, where scripts have not made a table or a drawing of their own of it.
    const told = await all.evaluateAll((items) =>
      items
        .filter((item) => !item.hasAttribute("data-added"))
        .flatMap((item) => Array.from(item.querySelectorAll("figcaption"), (told) => told.textContent ?? "")),
    );
    const pdf = await page.pdf({ format: "A4" });
    await context.close();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    return { frames, told, letters: lettersOf(text) };
  };
  const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "");
  const withScripts = await printed(true);
  const without = await printed(false);
  expect(withScripts.frames).toBe(without.frames);
  expect(without.told.length).toBeGreaterThanOrEqual(8);
  for (const sentence of without.told) {
    expect(withScripts.letters).toContain(lettersOf(sentence));
    expect(without.letters).toContain(lettersOf(sentence));
  }
});

/** How many key frames stand in the page while it is printed. */
async function countPrinted(page: Page): Promise<number> {
  await page.evaluate(() =>
    addEventListener("beforeprint", () => {
      document.body.dataset["printed"] = String(document.querySelectorAll(".keyframes li").length);
    }),
  );
  await page.pdf({ format: "A4" });
  return Number(await page.locator("body").getAttribute("data-printed"));
}

test("a figure that sleeps shows its picture and its sentence, and no control", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(LESSON);
  const figure = page.locator("#d1");
  await expect(figure.locator("svg.fig g").first()).toBeAttached();
  await expect(figure.locator(".annotation__comment")).not.toBeEmpty();
  await expect(figure.getByRole("button")).toHaveCount(0);
});

for (const lesson of LESSONS) {
  test(
    `the figures of ${lesson} look alike asleep and alive`,
    sweep(lesson === "circle-method"),
    async ({ page }) => {
      await page.goto(`/lessons/${lesson}/`, { waitUntil: "networkidle" });
      const looks = () =>
        page.evaluate(() => {
          const sheets = Array.from(document.styleSheets, ({ href }) => href)
            .filter(Boolean)
            .sort();
          const picture = document.querySelector(".player .diagram__plate > svg");
          const marks = picture?.querySelectorAll(":is(.grid, .area__body, .node__body, .edge__line)") ?? [];
          const fills = Array.from(
            marks,
            (mark) => `${getComputedStyle(mark).fill} ${getComputedStyle(mark).stroke}`,
          );
          return { sheets, fills: [...new Set(fills)].sort() };
        });
      await page.evaluate(() => scrollTo(0, 0));
      const asleep = await looks();
      for (const id of await page.locator(".player").evaluateAll((all) => all.map((figure) => figure.id)))
        await alive(page, id, "opening");
      const awake = await looks();
      expect(asleep.fills.length).toBeGreaterThan(0);
      expect(awake.sheets).toEqual(expect.arrayContaining(asleep.sheets));
      expect(awake.fills).toEqual(asleep.fills);
    },
  );
}

test("the shrunken graph stands beside the graph, on wide and narrow screens", { tag: "@full" }, async ({
  page,
}) => {
  for (const width of [1366, 360])
    for (const lesson of ["blossom", "weighted-blossom"]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/lessons/${lesson}/`);
      const boxes = await page
        .locator(".stills[data-beside] figure")
        .evaluateAll((figures) =>
          figures.map((figure) =>
            [...figure.querySelectorAll("svg, .caption")].map((part) =>
              part.getBoundingClientRect().toJSON(),
            ),
          ),
        );
      expect(boxes.length).toBeGreaterThan(0);
      for (const [graph, shrunken, caption] of boxes) {
        expect(shrunken?.left, `${lesson}, ${width} px`).toBeGreaterThanOrEqual(graph?.right);
        expect(caption?.top).toBeGreaterThanOrEqual(Math.max(graph?.bottom, shrunken?.bottom));
      }
    }
});
