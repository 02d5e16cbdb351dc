/** A connection that breaks, and storage that is forbidden: what is missing is said, and the rest works. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { alive, LESSON, openRow } from "../support/figures.ts";
import { forgetsFailures } from "../support/forgets-failures.ts";
import { openExercises } from "../support/open-exercises.ts";

test.beforeEach(({ page }) => openExercises(page));

/** Breaks the connection for scripts from now on; returns what mends it. */
async function breakScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  return () => page.unroute(/\.js(\?|$)/);
}

const MISSING = "has not arrived: the connection broke";

test("a figure whose code does not come says so, and comes when it is tried again", async ({ page }) => {
  await page.goto(LESSON, { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  const figure = page.locator("#d2");
  await openRow(page, "d2");
  await figure.scrollIntoViewIfNeeded();
  const box = page.locator("[data-figure]", { has: figure });
  // On a busy machine it takes its time to see that a figure has come near.
  await expect(box).toContainText(MISSING);
  await expectAccessible(page, { part: ".not-come", state: "a figure that has not come" });
  const again = box.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(again).toBeEnabled();
  await expect(box).toContainText(MISSING);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.context().setOffline(false);
  await again.click();
  await expect(figure).toHaveAttribute("data-ready", "");
  // The page itself was not loaded again, but where the browser leaves nothing else.
  if (await forgetsFailures(page)) expect(await page.evaluate(() => "same" in window)).toBe(true);
  await expect(box).not.toContainText(MISSING);
});

test("a figure whose lesson breaks off in the middle comes when it is tried again", { tag: "@full" }, async ({
  page,
}) => {
  const ofLesson = /\/lesson[.-][\w-]+\.js/;
  await page.route(ofLesson, (route) => route.abort());
  await page.goto(LESSON);
  const figure = page.locator("#d1");
  await figure.scrollIntoViewIfNeeded();
  const box = page.locator("[data-figure]", { has: figure });
  const again = box.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(ofLesson);
  await again.click();
  await expect(figure).toHaveAttribute("data-ready", "");
});

test("help, the editor and the menu of a figure say when they do not come, and the figure plays on", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(LESSON);
  const figure = await alive(page, "d1");
  await page.waitForLoadState("networkidle");
  const mend = await breakScripts(page);
  await figure.focus();
  await page.keyboard.press("?");
  await expect(figure).toContainText(MISSING);
  await page.keyboard.press("ArrowRight");
  await expect(figure.locator(".annotation__move > span").first()).toHaveText("1");
  await figure.getByRole("button", { name: "Dismiss" }).click();
  await expect(figure).not.toContainText(MISSING);
  await figure.getByRole("button", { name: "Your own input" }).last().click();
  await expect(figure).toContainText(MISSING);
  await mend();
  await figure.getByRole("button", { name: "Try again" }).click();
  await expect(figure.getByRole("textbox", { name: /one on each line/ })).toBeVisible();
});

test("what is pressed in an exercise that has not come is done when it comes", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto(LESSON, { waitUntil: "networkidle" });
  const mend = await breakScripts(page);
  const exercise = page.locator("number-question").first();
  await exercise.scrollIntoViewIfNeeded();
  await exercise.getByRole("button", { name: "Show me" }).click();
  await expect(exercise).toContainText(MISSING);
  await mend();
  await exercise.getByRole("button", { name: "Try again" }).click();
  if (!(await forgetsFailures(page))) {
    // Such a browser needs the page to be loaded again by the reader; until then it can be tried again.
    await expect(exercise.getByRole("button", { name: /Try again|Show me/ }).first()).toBeEnabled();
    return;
  }
  await expect(exercise.locator(".field").first()).not.toHaveValue("");
});

test("the search says when it does not come, closes, and works when it is tried again", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/about/", { waitUntil: "networkidle" });
  const mend = await breakScripts(page);
  await page.getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(MISSING);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Search" }).click();
  await expect(dialog).toContainText(MISSING);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toContainText(MISSING);
  await mend();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("blossom");
  await expect(dialog.getByRole("link").first()).toBeVisible();
});

test("a citation is copied; where the code for it does not come, it says how else", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/about/", { waitUntil: "networkidle" });
  const citation = page.locator(".cite").first();
  const mend = await breakScripts(page);
  await citation.getByRole("button", { name: "Copy" }).click();
  await expect(citation.getByRole("button")).toHaveText("Press Ctrl+C");
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    (await citation.locator("pre").textContent())?.trim(),
  );
  await mend();
  await citation.getByRole("button").click();
  await expect(citation.getByRole("button")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await citation.locator("pre").textContent(),
  );
  await expect(citation.getByRole("button")).toHaveText("Copy");
});
