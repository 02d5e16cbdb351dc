/** Exercises of an article: graded, kept, and never lost to a slow network. */
import { expect, test } from "@playwright/test";
import { LESSON } from "../support/figures.ts";
import { openExercises } from "../support/open-exercises.ts";

test.beforeEach(({ page }) => openExercises(page));

test("an answer that is given before the exercises have come is graded when they are there", {
  tag: "@full",
}, async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  // Nothing of the exercises' code comes before the answer is given.
  await page.route(/_astro\/elements\..*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(LESSON);
  const question = page.locator("number-question").first();
  const field = question.locator(".field").first();
  await field.fill("0");
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${LESSON}$`));
  await expect(field).toHaveValue("0");
  gate.resolve();
  await expect(question.locator(".verdict")).toContainText("Not yet.");
  await expect(field).toHaveValue("0");
});

test("hints belong to the task that is asked", { tag: "@full" }, async ({ page }) => {
  await page.goto("/lessons/recursive-halving/");
  const question = page.locator("number-question:has(hint-ladder)").first();
  const rungs = question.locator("hint-ladder summary");
  const texts = async () => question.locator(".ladder__text").allTextContents();
  await question.scrollIntoViewIfNeeded();
  await rungs.first().click();
  await expect(question.locator(".ladder__text").first()).toBeVisible();
  const [prompt, before] = [await question.locator("[data-prompt]").textContent(), await texts()];
  await question.getByRole("button", { name: "Another one" }).click();
  await expect(question.locator("[data-prompt]")).not.toHaveText(prompt ?? "");
  expect(await texts()).not.toEqual(before);
  // The new hints are shut, and open in their order.
  await expect(question.locator(".ladder__text").first()).toBeHidden();
  await rungs.nth(1).click();
  await expect(question.locator(".ladder__text").nth(1)).toBeHidden();
  await rungs.first().click();
  await rungs.nth(1).click();
  await expect(question.locator(".ladder__text").nth(1)).toBeVisible();
});

test("a wrong program runs on what the reader types, and the verdict says what became of it", async ({
  page,
}) => {
  await page.goto("/lessons/augmenting-paths/");
  const question = page.locator('number-question[data-exercise="wrong"]');
  const field = question.locator(".field");
  const check = question.getByRole("button", { name: "Check" });
  await field.fill("0-5");
  await check.click();
  await expect(question.locator(".verdict")).toHaveAttribute("data-verdict", "wrong");
  await question.getByRole("button", { name: "Show me" }).click();
  await check.click();
  await expect(question.locator(".verdict")).toHaveAttribute("data-verdict", "right");
});
