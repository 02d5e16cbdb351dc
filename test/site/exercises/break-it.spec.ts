/** The last exercise of a lesson: wrong programs, to be broken by inputs. */

import { expect, type Page, test } from "@playwright/test";
import { mutants } from "#algorithms/lessons/circle-method/asked/mistakes.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { openExercises } from "../support/open-exercises.ts";

test.beforeEach(({ page }) => openExercises(page));

const desk = (page: Page) => page.locator("[data-break-it]");

async function open(page: Page, lesson = "circle-method"): Promise<void> {
  await page.goto(`/lessons/${lesson}/`);
  await desk(page).getByRole("button", { name: "Show me a wrong program" }).click();
  await expect(desk(page).locator("pre").first()).toBeVisible();
}

async function tryInput(page: Page, input: string): Promise<void> {
  await desk(page).getByRole("textbox").fill(input);
  await desk(page).getByRole("button", { name: "Run both" }).click();
}

test("a wrong program is run beside the right one: it holds, it fails, and the smallest case is told", async ({
  page,
}) => {
  await open(page);
  await expect(desk(page).locator("mark")).toHaveText("const odd = false;", { useInnerText: true });
  await tryInput(page, "6");
  await expect(desk(page).getByRole("status")).toContainText("It holds here");
  await tryInput(page, "7");
  await expect(desk(page).getByRole("status")).toContainText("It fails: it gives");
  await expect(desk(page)).toContainText("The smallest input that breaks it: 3");
  await expect(desk(page)).toContainText("With an odd number that chair stays empty");
  await tryInput(page, "3");
  // The rounds of three players, worked by hand: the one who is not level with another rests.
  await expect(desk(page).getByRole("status")).toContainText(
    "Right is 2–3; 3–1; 1–2. No smaller input breaks it.",
  );
});

test("the smallest case of a broken program opens beside the right run", { tag: "@full" }, async ({
  page,
}) => {
  await open(page);
  await tryInput(page, "7");
  await desk(page).getByRole("button", { name: "See it beside the right run" }).click();
  await expect(page.locator("#broken-circle-method .twin__half")).toHaveCount(2);
});

test("what was broken and what was typed is there on the next visit", { tag: "@full" }, async ({ page }) => {
  await open(page);
  await tryInput(page, "3");
  await expect(desk(page).getByRole("button", { name: "Program 1, broken" })).toBeVisible();
  await open(page);
  await expect(desk(page).getByRole("button", { name: "Program 1, broken" })).toBeVisible();
  // The first that is still whole is the next.
  await expect(desk(page).getByRole("button", { name: "Program 2", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(desk(page).getByRole("textbox")).toHaveValue("3");
});

test("what was broken stands on the reader's page, once, and what was broken elsewhere is broken here", {
  tag: "@full",
}, async ({ page }) => {
  await open(page);
  await tryInput(page, "3");
  await expect(desk(page).getByRole("button", { name: "Program 1, broken" })).toBeVisible();
  await tryInput(page, "3");
  await page.goto("/notebook/");
  const notebook = page.locator("notebook-desk");
  await expect(notebook).toContainText(/wrong programs broken: 1 of \d+\./);
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem("kibitz.journal"))) ?? "");
  expect(kept.answers).toHaveLength(1);
  const [first, second] = Object.keys(mutants);
  const answers = [["other", "circle-method", `broken-${second}`, 1, "program", 0, 1_700_000_000, true]];
  const text = JSON.stringify({ program: "kibitz", holds: "journal", version: 2, answers });
  await notebook
    .locator("input[type=file]")
    .setInputFiles({ name: "b.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await notebook.getByRole("button", { name: "Take them in" }).click();
  await expect(notebook).toContainText(/wrong programs broken: 2 of \d+\./);
  expect(kept.answers[0][2]).toBe(`broken-${first}`);
  await open(page);
  for (const number of [1, 2])
    await expect(desk(page).getByRole("button", { name: `Program ${number}, broken` })).toBeVisible();
});

test("what was shown does not count as found", { tag: "@full" }, async ({ page }) => {
  await open(page);
  await desk(page).getByRole("button", { name: "Show the smallest" }).click();
  await expect(desk(page).getByRole("status")).toContainText("It fails");
  await expect(desk(page).getByRole("button", { name: "Program 1", exact: true })).toBeVisible();
});

test("an input that cannot be read is told with its place, and stays", { tag: "@full" }, async ({ page }) => {
  await open(page, "augmenting-paths");
  await tryInput(page, "3\n0 x");
  await expect(desk(page).getByRole("status")).toContainText("Line 2, column 3:");
  await expect(desk(page).getByRole("textbox")).toHaveValue("3\n0 x");
});

test("it is done by keys alone, and on a phone nothing of it is cut", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/lessons/circle-method/");
  await desk(page).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(desk(page).getByRole("button", { name: "Program 1", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(desk(page).getByRole("button", { name: "Program 2", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await desk(page).getByRole("textbox").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("5");
  await page.keyboard.press("Control+Enter");
  await expect(desk(page).getByRole("status")).toContainText("It fails");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // What lies under the bar of the contents has no size of its own.
  await desk(page).evaluate((element) => element.scrollIntoView());
  await expectAccessible(page, { part: "[data-break-it]" });
});

test("when its code does not come it says so, and comes when it is asked for again", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/circle-method/");
  await page.route(/\/break-it[.][\w-]+\.js/, (route) => route.abort());
  await desk(page).getByRole("button", { name: "Show me a wrong program" }).click();
  await expect(desk(page).getByText("the connection broke")).toBeVisible();
  await page.unroute(/\/break-it[.][\w-]+\.js/);
  await desk(page).getByRole("button", { name: "Try again" }).click();
  await expect(desk(page).locator("pre").first()).toBeVisible();
});
