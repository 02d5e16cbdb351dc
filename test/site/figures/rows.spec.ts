/** The diagrams after the first stand in rows: they cost nothing until they are opened, and whatever leads to one opens it. */
import { expect, type Page, test } from "@playwright/test";
import { heading, LESSON } from "../support/figures.ts";
import { PAGES } from "../support/site-pages.ts";

const row = (page: Page, id: string) => page.locator("details.row", { has: page.locator(`#${id}`) });
const isOpen = (page: Page, id: string) => expect(row(page, id)).toHaveAttribute("open", "");
const isAlive = (page: Page, id: string) => expect(page.locator(`#${id}`)).toHaveAttribute("data-ready", "");

test("every diagram but the first of a lesson is a row with its title and its minutes", async ({ page }) => {
  const lessons = PAGES.filter((path) => /^\/lessons\/[\w-]+\/$/.test(path));
  expect(lessons.length).toBeGreaterThanOrEqual(12);
  for (const path of lessons) {
    await page.goto(path);
    const figures = await page.locator('.part [data-figure*="number"]').evaluateAll((all) =>
      all.map((box) => ({
        said: box.closest("details.row:not([open])")?.querySelector("summary")?.textContent?.trim() ?? "",
        title: JSON.parse(box.getAttribute("data-figure") ?? "").title as string,
      })),
    );
    expect(figures.length, path).toBeGreaterThanOrEqual(3);
    expect(figures[0]?.said, path).toBe("");
    for (const [k, { said, title }] of figures.slice(1).entries()) {
      expect(said, path).toContain(`Diagram ${k + 2}: ${title}`);
      expect(said, path).toMatch(/ \d minutes$/);
    }
  }
});

test("a row that is shut is neither drawn nor prepared, and comes alive when it is opened by a key", async ({
  page,
}) => {
  await page.goto(LESSON, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  });
  await page.locator("#d1").scrollIntoViewIfNeeded();
  await isAlive(page, "d1");
  // Past the moment in which the next one would be prepared, and its code be fetched.
  await page.waitForTimeout(1500);
  const twins = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => /Twin/.test(name)).length,
    );
  await expect(page.locator("#d2, #d3, #rules, #own")).toHaveCount(4);
  await expect(page.locator(":is(#d2, #d3, #rules, #own)[data-ready]")).toHaveCount(0);
  expect(await twins()).toBe(0);
  await row(page, "d2").locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await isAlive(page, "d2");
  expect(await twins()).toBe(0);
  await page.keyboard.press("Enter");
  await expect(page.locator("#d2")).toBeHidden();
});

for (const [name, address] of [
  ["a place in the page", "#d3"],
  ["a step", "?d3=1.printed.9#d3"],
  ["the stage", "?stage=d3"],
] as const)
  test(`a link to ${name} opens the row that it leads into`, async ({ page }) => {
    await page.goto(`${LESSON}${address}`);
    await isOpen(page, "d3");
    await isAlive(page, "d3");
    // The link is unpacked while the figure wakes.
    if (address.startsWith("?d3")) await expect.poll(() => heading(page.locator("#d3"))).toMatch(/^9 /);
    if (name === "the stage") await expect(page.locator(".stage-host")).toBeVisible();
    await expect(row(page, "d2")).not.toHaveAttribute("open");
  });

test("links in the text open the row, and one to a step moves what is in it, without another load", {
  tag: "@full",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(LESSON, { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator("#d1").scrollIntoViewIfNeeded();
  await isAlive(page, "d1");
  const cue = page.locator("a[data-cue=d2]").first();
  const step = await cue.locator("sup").textContent();
  await cue.click();
  await isAlive(page, "d2");
  await expect(page.locator("#d2 .annotation__no")).toHaveText(step ?? "");
  // Shut again, it is opened again.
  await row(page, "d2").locator("summary").first().click();
  await cue.click();
  await isOpen(page, "d2");
  await page.locator("#d1").scrollIntoViewIfNeeded();
  // When the page is at rest, what is far away in it has no place yet.
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#rules";
    document.querySelector(".part")?.append(link);
    link.click();
  });
  await isAlive(page, "rules");
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("the stage goes from a diagram into the row of the next one", { tag: "@full" }, async ({ page }) => {
  await page.goto(`${LESSON}?stage=d1`);
  const stage = page.locator(".stage-host");
  await expect(stage).toContainText("Diagram 1 of");
  await page.keyboard.press("End");
  await page.keyboard.press("PageDown");
  await expect(stage).toContainText("Diagram 2 of");
  await isOpen(page, "d2");
});

test("on paper the rows show their key frames, and the titles of all", async ({ page }) => {
  await page.goto(LESSON, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const heights = await page
    .locator("details.row .keyframes li:not([data-added])")
    .evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(6);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a row opens and shows its key frames", async ({ page }) => {
    await page.goto(LESSON);
    await row(page, "d2").locator("summary").first().click();
    await expect(row(page, "d2").locator(".keyframes img").first()).toBeVisible();
    await expect(row(page, "d3").locator(".keyframes").first()).toBeHidden();
  });
});
