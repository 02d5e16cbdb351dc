/** A worked table that is filled in by a mistake says which. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { forbidStorage } from "../support/forbid-storage.ts";
import { openExercises } from "../support/open-exercises.ts";

test.beforeEach(({ page }) => openExercises(page));

/** The cells that are asked of five players, row by row; level seats of each round, the left side counted from the top itself. */
const FROM_THE_TOP = ["4 1", "3", "4 3", "5 2", "4", "5 4", "1 3", "5", "1 5", "2 4"];
const RIGHT = ["4 5", "3", "4 2", "5 1", "4", "5 3", "1 2", "5", "1 4", "2 3"];
/** Rounds 3 and 4 of the right one are exchanged. */
const EXCHANGED = ["4 5", "4", "5 3", "1 2", "3", "4 2", "5 1", "5", "1 4", "2 3"];

/** The table of five players without colors. */
const PLAIN = "faded-example:not([data-table])";
/** The cells that are asked of six players with colors; the player on the right has White, and whoever is at the top. */
const NO_COLORS = ["2 6", "4 2", "5 1", "3 6", "5 3", "1 2", "4 6", "1 4", "2 3", "5 6"];

async function checked(page: Page, cells: readonly string[], selector = PLAIN): Promise<Locator> {
  const table = page.locator(selector);
  await table.scrollIntoViewIfNeeded();
  for (const [k, text] of cells.entries()) await table.locator("input").nth(k).fill(text);
  await table.getByRole("button", { name: "Check" }).click();
  return table.locator(".verdict");
}

test("a mistake that recurs is said under the first wrong cell, and is gone when it is mended", async ({
  page,
}) => {
  await page.goto("/lessons/circle-method/");
  const verdict = await checked(page, FROM_THE_TOP);
  await expect(verdict).toContainText("Round 2: 4 + 1 is 0 modulo 5");
  const named = verdict.locator("[data-mistake]");
  await expect(named).toHaveAttribute("data-mistake", "left-at-top");
  await expect(named).toContainText(
    "This comes out when the seats on the left are counted from the top itself.",
  );
  await checked(page, RIGHT);
  await expect(verdict).toHaveAttribute("data-verdict", "right");
  await expect(named).toHaveCount(0);
});

test("colours are asked for White first, and a mistake in them has its sentence", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/lessons/circle-method/");
  const colored = '[data-table="colored"]';
  const verdict = await checked(page, NO_COLORS, colored);
  await expect(verdict).toContainText("Round 2: the right pair. The middle has Black in odd rounds");
  await expect(verdict.locator("[data-mistake]")).toHaveAttribute("data-mistake", "color-none");
  await page.locator(colored).getByRole("button", { name: "Show me" }).click();
  await expect(verdict).toHaveAttribute("data-verdict", "right");
  await expect(verdict.locator("[data-mistake]")).toHaveCount(0);
});

test("the reader’s page tells which mistakes were made, and which are mended", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/lessons/circle-method/");
  const named = (await checked(page, FROM_THE_TOP)).locator("[data-mistake]");
  const sentence = "This comes out when the seats on the left are counted from the top itself.";
  await expect(named).toContainText(sentence);
  await page.goto("/notebook/");
  const line = page.getByRole("listitem").filter({ hasText: sentence });
  await expect(line).not.toContainText("(Mended.)");
  await page.goBack();
  await expect(await checked(page, RIGHT)).toHaveAttribute("data-verdict", "right");
  await page.goto("/notebook/");
  await expect(line).toContainText("(Mended.)");
});

test("slips are not called mistakes", { tag: "@full" }, async ({ page }) => {
  await page.goto("/lessons/circle-method/");
  const came = page.waitForResponse(/\/class\.[\w-]+\.js/);
  const verdict = await checked(page, EXCHANGED);
  await came;
  await expect(verdict).toHaveAttribute("data-verdict", "wrong");
  await expect(verdict).toContainText("Round 3: 4 sits level with 2");
  await page.waitForLoadState("networkidle");
  await expect(verdict.locator("[data-mistake]")).toHaveCount(0);
  // With one more cell of the mistake in it, it still is none.
  await checked(page, ["4 1", ...EXCHANGED.slice(1)]);
  await expect(verdict).toContainText("Round 2");
  await expect(verdict.locator("[data-mistake]")).toHaveCount(0);
});

test("the smallest case of a mistake opens beside the right run, where they first differ, and moves by keys", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/circle-method/");
  await checked(page, FROM_THE_TOP);
  const button = page.getByRole("button", { name: "See it in the smallest case" });
  await button.focus();
  await page.keyboard.press("Enter");
  const figure = page.locator("#mistake-circle-method");
  await expect(figure).toBeFocused();
  const [right, wrong] = [figure.locator(".twin__half").nth(0), figure.locator(".twin__half").nth(1)];
  // Three players. In round 1 player 1 sits out and 2 meets 3, or, so changed, player 1 themselves.
  await expect(right.getByRole("row", { name: "1 1 2–3" })).toBeVisible();
  await expect(wrong.getByRole("row", { name: "1 1 2–1" })).toBeVisible();
  await expect(right.locator("pre")).toHaveText("const b = wrap(i - j, m);");
  await expect(wrong.locator("pre")).toHaveText("const b = wrap(i - j + 1, m);");
  await expect(wrong).toContainText("counted from the top itself");
  await page.keyboard.press("End");
  await expect(wrong).toContainText("Here a check fails: “One game a round for each player”");
  await expectAccessible(page);
  // Another check of the table takes its button away, and what it has shown stays.
  await checked(page, RIGHT);
  await expect(button).toHaveCount(0);
  await expect(figure).toBeVisible();
});

const MEETING = 'number-question[data-exercise="meeting"]';
const OTHER_WAY = "when the circle turns the other way";

/** The number on the circle of n seats that a sum comes to. */
const seated = (sum: number, n: number): number => ((((sum - 1) % n) + n) % n) + 1;

/**
 * What is typed for the instance that stands there: its round and the next opponent; or what comes out when the
 * circle turns the other way. Undefined where `a` has no opponent then, or the two have a field in common.
 */
async function answersTo(page: Page): Promise<{ right: number[]; otherWay: number[] } | undefined> {
  const prompt = (await page.locator(`${MEETING} [data-prompt]`).textContent()) ?? "";
  const [, n, a, b] = (/^(\d+) players.* do players (\d+) and (\d+) meet/.exec(prompt) ?? []).map(Number);
  if (!n || !a || !b) throw new Error(`no instance: ${prompt}`);
  // Twice the number at the top is the sum of every game.
  const top = seated((a + b) % 2 === 0 ? (a + b) / 2 : (a + b + n) / 2, n);
  const right = [top, seated(2 * (top + 1) - a, n)];
  const otherWay = [seated(2 - top, n), seated(2 * (top - 1) - a, n)];
  const isTelling =
    right.every((number, k) => number !== otherWay[k]) && otherWay[0] !== n && otherWay[1] !== a;
  return isTelling ? { right, otherWay } : undefined;
}

/** Goes on to another instance on which the two differ, and answers it. */
async function answerNext(page: Page, kind: "right" | "otherWay"): Promise<Locator> {
  const question = page.locator(MEETING);
  let answers: Awaited<ReturnType<typeof answersTo>>;
  do {
    const prompt = question.locator("[data-prompt]");
    const before = (await prompt.textContent()) ?? "";
    await question.getByRole("button", { name: "Another one" }).click();
    await expect(prompt).not.toHaveText(before);
    answers = await answersTo(page);
  } while (!answers);
  for (const [k, number] of answers[kind].entries())
    await question.locator(".field").nth(k).fill(`${number}`);
  await question.getByRole("button", { name: "Check" }).click();
  const verdict = question.locator(".verdict");
  await expect(verdict).toHaveAttribute("data-verdict", kind === "right" ? "right" : "wrong");
  return verdict;
}

test("two typed answers by one mistake say it, one does not, and a right one begins anew", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/circle-method/");
  const named = (await answerNext(page, "otherWay")).locator("[data-mistake]");
  // What remembers an answer comes with the first one.
  const remembered = () =>
    page.evaluate(
      () => (localStorage.getItem("kibitz.wrong.circle-method/meeting") ?? "").split("\t").length,
    );
  await expect.poll(remembered).toBeGreaterThan(1);
  await expect(named).toHaveCount(0);
  // The answer of an earlier visit counts.
  const asked = (await page.locator(`${MEETING} [data-prompt]`).textContent()) ?? "";
  await page.reload();
  // The question of the address comes when the code does.
  await expect(page.locator(`${MEETING} [data-prompt]`)).toHaveText(asked);
  await answerNext(page, "otherWay");
  await expect(named).toHaveAttribute("data-mistake", "other-way");
  await expect(named).toContainText("Your last wrong answers have something in common. This comes out when");
  const button = page.locator(MEETING).getByRole("button", { name: "See it in the smallest case" });
  await expectAccessible(page);
  await button.press("Enter");
  await expect(page.locator("#mistake-circle-method")).toBeFocused();
  await answerNext(page, "right");
  await expect(button).toHaveCount(0);
  await answerNext(page, "otherWay");
  await page.waitForLoadState("networkidle");
  await expect(named).toHaveCount(0);
  await page.goto("/notebook/");
  await expect(page.getByRole("listitem").filter({ hasText: OTHER_WAY })).toContainText("(Mended.)");
});

const DRAWN = 'number-question[data-exercise="opponent"]';

/**
 * Goes on to another instance of the draw in which neighbors by number, 1 and 2, 3 and 4, are not within one of those who
 * meet, and answers with the neighbor.
 */
async function answerNeighbor(page: Page): Promise<Locator> {
  const question = page.locator(DRAWN);
  const prompt = question.locator("[data-prompt]");
  let neighbor = 0;
  for (;;) {
    const before = (await prompt.textContent()) ?? "";
    await question.getByRole("button", { name: "Another one" }).click();
    await expect(prompt).not.toHaveText(before);
    const [n = 0, s = 0] = ((await prompt.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
    const size = 2 ** Math.ceil(Math.log2(n));
    const right = size + 1 - s > n ? 0 : size + 1 - s;
    neighbor = s % 2 === 1 ? s + 1 : s - 1;
    if (neighbor <= n && Math.abs(neighbor - right) > 1) break;
  }
  await question.locator(".field").fill(`${neighbor}`);
  await question.getByRole("button", { name: "Check" }).click();
  const verdict = question.locator(".verdict");
  await expect(verdict).toHaveAttribute("data-verdict", "wrong");
  return verdict;
}

test("where chance soon hits a number it takes three answers by one mistake, and its smallest case opens", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/tournament-systems/");
  await answerNeighbor(page);
  const came = page.waitForResponse(/\/class\.[\w-]+\.js/);
  const named = (await answerNeighbor(page)).locator("[data-mistake]");
  await came;
  await page.waitForLoadState("networkidle");
  await expect(named).toHaveCount(0);
  await answerNeighbor(page);
  await expect(named).toHaveAttribute("data-mistake", "neighbors-drawn");
  await page.locator(DRAWN).getByRole("button", { name: "See it in the smallest case" }).press("Enter");
  await expect(page.locator("#mistake-tournament-systems")).toBeFocused();
  await expectAccessible(page);
});

test("typed answers are compared where the browser keeps nothing, too", { tag: "@full" }, async ({
  page,
}) => {
  await forbidStorage(page);
  await page.goto("/lessons/circle-method/");
  await answerNext(page, "otherWay");
  const verdict = await answerNext(page, "otherWay");
  await expect(verdict.locator("[data-mistake]")).toHaveAttribute("data-mistake", "other-way");
});

test("an answer is kept whose page is left before the mistake in it was looked for", {
  tag: "@full",
}, async ({ page }) => {
  // What looks for mistakes never comes.
  await page.route(/\/(typed-answers|mistakes|turn-mistake)\.[\w-]+\.js$/, () => undefined);
  await page.goto("/lessons/circle-method/");
  const question = page.locator(MEETING);
  await question.locator(".field").first().fill("1");
  await question.getByRole("button", { name: "Check" }).click();
  await expect(question.locator(".verdict")).toHaveAttribute("data-verdict", "wrong");
  await checked(page, FROM_THE_TOP);
  await expect(page.locator("faded-example:not([data-table]) .verdict")).toContainText("Round 2");
  await page.goto("/notebook/");
  await expect(page.getByRole("link", { name: /When do they meet/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Five players, to be completed/ })).toBeVisible();
});
