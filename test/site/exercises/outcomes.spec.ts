/** Questions about what comes out of a run, in lessons and when they are due. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { openExercises } from "../support/open-exercises.ts";

test.beforeEach(({ page }) => openExercises(page));

const quiz = (page: Page) => page.locator("[data-outcomes]");
const choices = (page: Page) => page.locator(".outcome__choice");

async function open(page: Page, lesson = "circle-method"): Promise<void> {
  await page.goto(`/lessons/${lesson}/`);
  await quiz(page).getByRole("button", { name: "Ask me" }).press("Enter");
  await expect(choices(page).first()).toBeVisible();
}

/** By Kirkman's sum: in round r of an odd circle of m seats, level players add up to 2r modulo m, and an even field has one more in the middle. */
function whomByTheSum(prompt: string): string {
  const [n, player, round] = (prompt.match(/\d+/g) ?? []).map(Number) as [number, number, number];
  const m = n % 2 === 1 ? n : n - 1;
  if (player > m) return String(round);
  const other = ((((2 * round - player) % m) + m - 1) % m) + 1;
  if (other !== player) return String(other);
  return n > m ? String(n) : "nobody";
}

async function choose(page: Page, isWanted: (text: string, right: string) => boolean): Promise<string> {
  const right = whomByTheSum(await page.locator(".outcome > p").first().innerText());
  const texts = await choices(page).allInnerTexts();
  expect(texts).toContain(right);
  await choices(page)
    .nth(texts.findIndex((text) => isWanted(text, right)))
    .press("Enter");
  return right;
}

test("a wrong answer is told by which mistake it comes out, with its smallest case, and may be tried again", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText("Question 1 of 4")).toBeFocused();
  await choose(page, (text, right) => text !== right);
  const verdict = quiz(page).locator(".verdict");
  await expect(verdict).toHaveText(/^Not this one\. This comes out when .*\.$/);
  await quiz(page).getByRole("button", { name: "See it in the smallest case" }).press("Enter");
  await expect(page.locator("#outcome-circle-method .twin__half")).toHaveCount(2);
  await choose(page, (text, right) => text === right);
  await expect(verdict).toHaveText("Yes, that is what the algorithm gives.");
  // What counts is the first try.
  const kept = await page.evaluate(() => localStorage.getItem("kibitz.journal") ?? "");
  expect(kept).toContain("outcome-whom");
  const answers = JSON.parse(kept).answers;
  expect(JSON.stringify(answers).match(/outcome-whom/g)).toHaveLength(1);
});

test("a whole quiz is done by keys alone, and the next one asks other things", { tag: "@full" }, async ({
  page,
}) => {
  await open(page);
  const first = await page.locator(".outcome > p").first().innerText();
  await choose(page, (text, right) => text === right);
  await expect(quiz(page).locator(".verdict")).toHaveText("Right.");
  await quiz(page).getByRole("button", { name: "Next question" }).press("Enter");
  for (const number of [2, 3, 4]) {
    await expect(page.getByText(`Question ${number} of 4`)).toBeFocused();
    // Twice in one turn, as a key that bounces: the second press passes nothing over.
    await quiz(page)
      .getByRole("button", { name: "Skip this one" })
      .evaluate(
        (button: HTMLElement, presses) => {
          for (let k = 0; k < presses; k++) button.click();
        },
        number === 4 ? 1 : 2,
      );
  }
  await expect(page.getByText("1 of 4 right at the first try.")).toBeFocused();
  await quiz(page).getByRole("button", { name: "Ask me others" }).press("Enter");
  await expect(choices(page).first()).toBeVisible();
  expect(await page.locator(".outcome > p").first().innerText()).not.toBe(first);
});

test("a question that was wrong is asked again when it is due, about another problem", {
  tag: "@full",
}, async ({ page }) => {
  await page.clock.install({ time: new Date("2030-01-01T12:00:00") });
  await open(page);
  const first = await page.locator(".outcome > p").first().innerText();
  await choose(page, (text, right) => text !== right);
  await page.clock.setSystemTime(new Date("2030-01-03T12:00:00"));
  await page.goto("/recall/");
  await expect(choices(page).first()).toBeVisible();
  expect(await page.locator(".outcome > p").first().innerText()).not.toBe(first);
  await choose(page, (text, right) => text !== right);
  await page.getByRole("button", { name: "See it in the smallest case" }).press("Enter");
  await expect(page.locator("#outcome-circle-method .twin__half")).toHaveCount(2);
  await choose(page, (text, right) => text === right);
  await page.getByRole("button", { name: "Finish" }).press("Enter");
  await expect(page.locator("[data-results]")).toContainText("What comes out? Question 1");
});

test("every lesson asks, on a phone too, and keeps to the accessibility rules", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lesson of ["peaceful-kings", "swiss-by-matching", "weighted-blossom", "tournament-systems"]) {
    await open(page, lesson);
    await choices(page).first().click();
    await expect(quiz(page).locator(".verdict")).not.toHaveText("");
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, lesson).toBeLessThanOrEqual(0);
  }
});
