import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { board, boards, button, openTool, takeTrf, view } from "../support/pairing-page.ts";
import { whenKept } from "../support/when-kept.ts";

const NAMES = ["Anna", "Boris", "Chiara", "David", "Emma"];

/** Five players meet twice, and the button of the schedule maker opens them in the pairing tool. */
async function handOver(page: Page, before?: (page: Page) => Promise<void>): Promise<void> {
  await page.goto("/tools/schedule/");
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await page.getByRole("textbox", { name: "Players" }).fill(NAMES.join("\n"));
  await page.getByLabel("Everyone meets").selectOption("double");
  await page.getByLabel("Name of the event").fill("Club five");
  await before?.(page);
  await button(page, "Enter results").click();
  await page.waitForURL(/\/tools\/pairing\//);
}

const heading = (page: Page) => page.locator(".pair-head");
const cell = (page: Page, row: number, text: string) =>
  page.getByRole("row").nth(row).getByRole("cell", { name: text });

test("a double round robin: from the schedule to results, standings, a withdrawal, undo, and a reload", {
  tag: "@full",
}, async ({ page }) => {
  await handOver(page);
  await expect(page.getByText("The round robin is open: enter results in any round.")).toBeVisible();
  await expect(page).toHaveURL(/\/tools\/pairing\/$/);
  await expect(heading(page)).toContainText("Club five");
  await expect(heading(page)).toContainText("5 players, everybody meets twice, 0 of 20 results");
  const rounds = page.getByRole("group", { name: "Show a round" });
  await expect(rounds.getByRole("radio")).toHaveCount(10);
  await expect(page.getByRole("button", { name: /^Pair round/ })).toHaveCount(0);
  await expect(page.locator(".pair-rest")).toContainText("Anna");

  // FIDE's table for five, round 1: 2–5 and 3–4. Keys go from board to board, and on to the next round.
  await board(page, 1).focus();
  for (const key of ["1", "="]) await page.keyboard.press(key);
  await expect(button(page, "Go to round 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Round 2 of 10" })).toBeVisible();
  await expect(boards(page).first()).toBeFocused();
  await expect(board(page, 2)).toHaveAccessibleName(/^Board 2: Anna against Boris/);
  // Results come in any order: a late round first. Anna has White against Boris in round 2, and Black in round 7.
  await rounds.getByRole("radio", { name: "Round 7" }).check();
  await expect(board(page, 2)).toHaveAccessibleName(/^Board 2: Boris against Anna/);
  await board(page, 2).getByRole("button", { name: "White won" }).click();
  await expect(page.getByRole("heading", { name: "Round 7 of 10" })).toBeVisible();
  await rounds.getByRole("radio", { name: "Round 2", exact: true }).check();
  await board(page, 2).getByRole("button", { name: "drawn" }).click();
  await expect(heading(page)).toContainText("4 of 20 results");

  // Boris: 1 + 1 + ½.
  await view(page, "Standings").check();
  await expect(page.getByRole("heading", { name: "Standings after 4 of 20 results" })).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText("Boris");
  await expect(page.getByRole("row").nth(1)).toContainText("2½");
  await expectAccessible(page);

  // Both games of a pair stand in one box.
  await view(page, "Cross table").check();
  await expect(
    cell(page, 1, "½ with Black against Anna, round 2 1 with White against Anna, round 7"),
  ).toBeVisible();
  await expectAccessible(page);

  // Anna has completed 2 of 8 games, less than half.
  await view(page, "Players").check();
  await page.getByRole("combobox", { name: "Player", exact: true }).selectOption({ label: "1 Anna" });
  await expect(page.getByText("Anna has completed 2 of 8 games, less than half")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Anna leaves").click();
  await expect(page.getByText("Anna has left after completing 2 of 8 games, less than half.")).toBeVisible();
  await view(page, "Cross table").check();
  await expect(page.getByRole("row").nth(5)).toContainText("Anna");
  await expect(
    cell(
      page,
      5,
      "½ with White against Boris, round 2, not counted 0 with Black against Boris, round 7, not counted",
    ),
  ).toBeVisible();
  await view(page, "Standings").check();
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(page.getByRole("row").nth(1)).toContainText("Boris");

  // The file has her games, and reads without a mistake.
  const { players, roundRobin } = await takeTrf(page);
  expect(players[0]?.games[1]).toMatchObject({ opponent: 2, color: "white", result: "=" });
  expect(players.map(({ points }) => points)).toEqual([0, 10, 5, 5, 0]);
  expect(roundRobin?.games).toBe(8);

  // A reload keeps all of it, and undo still takes the withdrawal back.
  await page.reload();
  await openTool(page);
  await expect(heading(page)).toContainText("Club five");
  await view(page, "Standings").check();
  await expect(page.getByText("Anna has left after completing 2 of 8 games")).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByText("Anna has left")).toHaveCount(0);
  await expect(page.getByRole("row")).toHaveCount(6);
  await expect(heading(page)).toContainText("4 of 20 results");
});

test("results of the schedule maker's cross table come along, and what is open is not overwritten unasked", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await board(page, 1).focus();
  await page.keyboard.press("1");
  await expect(board(page, 1)).toHaveAttribute("data-known", "");
  const title = (await page.locator(".pair-head h2").textContent()) ?? "";
  await handOver(page, async () => {
    await page.getByText("Cross table", { exact: true }).click();
    await page.getByRole("button", { name: "Boris against Emma: no result" }).first().click();
  });
  const open = button(page, "Open “Club five”");
  await expect(open).toBeVisible();
  await expect(page.locator(".pair-head h2")).toHaveText(title);
  await expectAccessible(page);
  // The question survives a reload.
  await page.reload();
  await expect(open).toBeVisible();
  await open.click();
  await expect(heading(page)).toContainText("1 of 20 results");
  await expect(page).toHaveURL(/\/tools\/pairing\/$/);
  await button(page, "Undo").click();
  await expect(page.locator(".pair-head h2")).toHaveText(title);
  await expect(board(page, 1)).toHaveAttribute("data-known", "");
  await button(page, "Redo").click();
  await expect(heading(page)).toContainText("1 of 20 results");

  // The same schedule once more is what is open already, with what was entered since.
  await whenKept(page, () => board(page, 2).getByRole("button", { name: "drawn" }).click());
  await handOver(page);
  await expect(page.getByText("This round robin is open already")).toBeVisible();
  await expect(heading(page)).toContainText("2 of 20 results");

  // Another one can be declined.
  await handOver(page, async () => page.getByLabel("Name of the event").fill("Another"));
  await button(page, "Keep “Club five”").click();
  await expect(heading(page)).toContainText("Club five");
  await expect(page).toHaveURL(/\/tools\/pairing\/$/);
});

test("a link that is damaged says so, and changes nothing", async ({ page }) => {
  await page.goto("/tools/pairing/#round-robin=1.AAAA");
  await expect(page.getByText("The link could not be read")).toBeVisible();
  await expect(boards(page).first()).toBeVisible();
});
