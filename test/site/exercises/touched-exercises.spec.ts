/** Questions that are answered on their pictures: by mouse, by keys, on a phone, in a link, on paper and without scripts. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { exercises } from "#algorithms/lessons/augmenting-paths/asked/questions.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { openRows } from "../support/figures.ts";

const PATHS = "/lessons/augmenting-paths/";

/** Waits until the picture of a question answers. */
async function question(page: Page, exercise: string): Promise<Locator> {
  const found = page.locator(`[data-exercise="${exercise}"]`);
  const row = page.locator("details.exercise").filter({ has: found });
  if (!(await row.evaluate((each: HTMLDetailsElement) => each.open)))
    await row.locator("summary").first().click();
  await found.scrollIntoViewIfNeeded();
  await expect(found.locator("svg[data-alive]")).toBeVisible();
  return found;
}

const mark = (place: Locator, vertex: number | string) => place.locator(`[data-id="v${vertex}"]`);

test("a path is touched vertex by vertex, taken back, checked, and pointed at where it is wrong", async ({
  page,
}) => {
  await page.goto(PATHS);
  const path = await question(page, "path");
  const field = path.locator(".field");
  for (const vertex of [5, 6, 0]) await mark(path, vertex).click();
  await expect(field).toHaveValue("5 6 0");
  await expect(path.locator("[data-spoken]")).toHaveText("Path: 5 6 0");
  await mark(path, 0).click();
  await expect(field).toHaveValue("5 6");
  await field.fill("5 8 2");
  await expect(mark(path, 2)).toHaveAttribute("data-role", "chosen");
  await path.getByRole("button", { name: "Check" }).click();
  await expect(path.locator(".verdict")).toHaveAttribute("data-verdict", "wrong");
  await expect(mark(path, 2).locator(".node__choice")).toHaveAttribute("data-sign", "refused");
  const [solution] = exercises["path"](0).solution;
  await field.fill("");
  for (const vertex of solution.split(" ")) await mark(path, vertex).click();
  await path.getByRole("button", { name: "Check" }).click();
  await expect(path.locator(".verdict")).toHaveAttribute("data-verdict", "right");
});

test("a picture is one stop of the tab key, and keys walk along it and touch", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto(PATHS);
  const path = await question(page, "path");
  await mark(path, 0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(mark(path, 1)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(path.locator(".field")).toHaveValue("1 0");
  await page.keyboard.press("Tab");
  await expect(path.locator("summary").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(mark(path, 0)).toBeFocused();
});

test("another one has its own picture, words and hints, and an address that opens it again", {
  tag: "@full",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PATHS);
  const path = await question(page, "path");
  const given = () => path.locator("[data-given]").textContent();
  const hints = () => path.locator(".ladder__text").allTextContents();
  const first = { given: await given(), hints: await hints() };
  await mark(path, 5).click();
  await path.getByRole("button", { name: "Another one" }).click();
  await expect(path.locator("[data-given]")).not.toHaveText(first.given ?? "");
  await expect(path.locator(".field")).toHaveValue("");
  expect(await hints()).not.toEqual(first.hints);
  const task = exercises["path"](1);
  const lines = async () => (await path.locator("svg line.edge__line").all()).length;
  expect(await given()).toBe(task.given);
  const drawn = await lines();
  await path.getByRole("button", { name: "Copy link" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("?ask-path=1");
  const link = await copied();
  expect(new URL(link).search).toBe("?ask-path=1");
  expect(page.url()).toBe(link);
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.locator("#exercise-find-the-path")).toBeInViewport();
  await question(page, "path");
  await expect(path.locator("[data-given]")).toHaveText(task.given ?? "");
  expect(await lines()).toBe(drawn);
  await page.reload();
  await question(page, "path");
  await expect(path.locator("[data-given]")).toHaveText(task.given ?? "");
  for (const vertex of task.solution[0].split(" ")) await mark(path, vertex).click();
  await path.getByRole("button", { name: "Check" }).click();
  await expect(path.locator(".verdict")).toHaveAttribute("data-verdict", "right");
  await page.goto(`${PATHS}?ask-path=-3x#exercise-find-the-path`);
  await question(page, "path");
  await expect(path.locator("[data-given]")).toHaveText(first.given ?? "");
});

test("a graph is drawn by touching two vertices, and breaks the wrong program", async ({ page }) => {
  await page.goto(PATHS);
  const wrong = await question(page, "wrong");
  for (const vertex of [0, 5, 0, 6, 5, 1]) await mark(wrong, vertex).click();
  await expect(wrong.locator(".field")).toHaveValue("0-5, 0-6, 1-5");
  await expect(wrong.locator("svg .edge")).toHaveCount(3);
  await wrong.getByRole("button", { name: "Check" }).click();
  await expect(wrong.locator(".verdict")).toHaveAttribute("data-verdict", "right");
});

test("a worked table is filled by touching, cell by cell, and kept", { tag: "@full" }, async ({ page }) => {
  await page.goto(PATHS);
  const table = page.locator("faded-example:not([data-table])");
  await page.locator("details.exercise").filter({ has: table }).locator("summary").first().click();
  await table.scrollIntoViewIfNeeded();
  await expect(table.locator("svg[data-alive]")).toBeVisible();
  const cells = table.locator("input");
  await expect(cells.first()).toHaveAttribute("data-current", "");
  await mark(table, 2).click();
  await expect(cells.first()).toHaveValue("2");
  await expect(cells.nth(1)).toHaveAttribute("data-current", "");
  for (const vertex of [0, 7, 1]) await mark(table, vertex).click();
  await cells.nth(6).focus();
  await mark(table, 3).click();
  await expect(cells.nth(6)).toHaveValue("3");
  await page.reload();
  await openRows(page, "exercise");
  await table.scrollIntoViewIfNeeded();
  await expect(cells.nth(2)).toHaveValue("7");
  await expect(mark(table, 7)).toHaveAttribute("data-role", "active");
});

test("on a phone marks are large enough, nothing is scrolled sideways, and no keyboard is raised", {
  tag: "@full",
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL ?? "",
  });
  const page = await context.newPage();
  for (const lesson of [
    "augmenting-paths",
    "circle-method",
    "recursive-halving",
    "peaceful-kings",
    "transpositions-and-exchanges",
  ]) {
    await page.goto(`/lessons/${lesson}/`);
    await openRows(page, "exercise");
    for (const picture of await page.locator("[data-picture]").all()) {
      // What comes above it meanwhile may push it off the screen again.
      await expect(async () => {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture.locator("svg[data-alive]")).toBeVisible({ timeout: 2000 });
      }).toPass();
      for (const box of await picture.locator("[data-choice], .chip").all()) {
        const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
        expect(
          Math.min(width, height),
          `${lesson} ${await box.getAttribute("aria-label")}`,
        ).toBeGreaterThanOrEqual(24);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await page.goto(PATHS);
  const path = await question(page, "path");
  await mark(path, 5).tap();
  await expect(path.locator(".field")).toHaveValue("5");
  await expect(path.locator(".field")).not.toBeFocused();
  await context.close();
});

test("paper has the pictures, and no answers", { tag: "@full" }, async ({ page }) => {
  await page.goto(PATHS);
  const path = await question(page, "path");
  await mark(path, 5).click();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(path.locator("svg")).toBeVisible();
  await expect(path.locator('svg [data-role="chosen"], svg [data-choice]')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(mark(path, 5)).toHaveAttribute("data-role", "chosen");
});

test("without scripts the picture stands in the page, or its words do", { tag: "@full" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(PATHS);
  await expect(page.locator('[data-exercise="path"] svg .node')).toHaveCount(12);
  await page.goto("/lessons/swiss-by-matching/");
  const words = page.locator('[data-exercise="opponent"] .touch details');
  await page.locator("details.exercise").filter({ has: words }).locator("summary").first().click();
  await words.locator("summary").click();
  await expect(words.locator("p")).toContainText("These may meet: 1");
  await context.close();
});

test("the pictures keep to the rules of accessibility", { tag: "@full" }, async ({ page }) => {
  await page.goto(PATHS);
  await question(page, "path");
  await expectAccessible(page);
});
