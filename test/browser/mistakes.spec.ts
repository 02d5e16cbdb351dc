/** A worked table that is filled in by a mistake says which. */
import { expect, type Locator, type Page, test } from "@playwright/test";

/** The cells that are asked of five players, row by row; level seats of each round, the left side counted from the top itself. */
const FROM_THE_TOP = ["4 1", "3", "4 3", "5 2", "4", "5 4", "1 3", "5", "1 5", "2 4"];
const RIGHT = ["4 5", "3", "4 2", "5 1", "4", "5 3", "1 2", "5", "1 4", "2 3"];
/** Rounds 3 and 4 of the right one are exchanged. */
const EXCHANGED = ["4 5", "4", "5 3", "1 2", "3", "4 2", "5 1", "5", "1 4", "2 3"];

async function checked(page: Page, cells: readonly string[]): Promise<Locator> {
  const table = page.locator("faded-example");
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
  await expect(verdict).toContainText("Round 2: 4 + 1 leaves 0 modulo 5");
  const named = verdict.locator("[data-mistake]");
  await expect(named).toHaveAttribute("data-mistake", "left-at-top");
  await expect(named).toContainText(
    "This comes out when the seats on the left are counted from the top itself.",
  );
  await checked(page, RIGHT);
  await expect(verdict).toHaveAttribute("data-verdict", "right");
  await expect(named).toHaveCount(0);
});

test("slips are not called mistakes", async ({ page }) => {
  await page.goto("/lessons/circle-method/");
  const came = page.waitForResponse(/mutant-words/);
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
