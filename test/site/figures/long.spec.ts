/** Long lists: few elements on the screen, every row by keys, on paper and for screen readers. */
import { expect, type Page, test } from "@playwright/test";
import { board, button, openTool, view } from "../support/pairing-page.ts";

/** As many players as the tool takes. */
const PLAYERS = 2049;
/** What a view of the largest tournament may have. */
const MOST_ELEMENTS = 3500;

async function openLargest(page: Page): Promise<void> {
  await openTool(page);
  await button(page, "From names").click();
  const names = Array.from({ length: PLAYERS }, (_, i) => `Player ${i + 1}, ${2900 - i}`);
  await page.locator("#pair-names").fill(names.join("\n"));
  await page.getByRole("button", { name: /^Begin with 2,049/ }).click();
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);
const pager = (page: Page) => page.locator(".tool__pages");

test("the views of the largest tournament have few elements, and all rows by keys, on paper and by count", {
  tag: "@full",
}, async ({ page }) => {
  await openLargest(page);
  for (const [name, table] of [
    ["Players", ".pair-list"],
    ["Standings", ".standings--points"],
  ] as const) {
    await view(page, name).check();
    const rows = page.locator(`${table} tbody tr`);
    await expect(page.locator(table)).toHaveAttribute("aria-rowcount", String(PLAYERS + 1));
    expect(await elements(page), name).toBeLessThanOrEqual(MOST_ELEMENTS);
    await expect(rows.first()).toHaveAttribute("aria-rowindex", "2");
    await pager(page).getByRole("button", { name: "Next page" }).focus();
    for (let turn = 0; turn < 20; turn++) await page.keyboard.press("Enter");
    await expect(rows.last()).toHaveAttribute("aria-rowindex", String(PLAYERS + 1));
    await expect(pager(page)).toContainText("2,001–2,049 of 2,049");
    await expect(pager(page).getByRole("button", { name: "Next page" })).toBeDisabled();
    // Two thousand rows are drawn, and taken away: a slow machine takes its time.
    const patient = expect.configure({ timeout: 60_000 });
    await page.emulateMedia({ media: "print" });
    await patient(rows).toHaveCount(PLAYERS);
    await patient(page.locator(table)).not.toHaveAttribute("aria-rowcount");
    // What is there for paper alone is text; the last page, which was on the screen, keeps its fields.
    await expect(rows.first()).toContainText("Player 1");
    expect(await page.locator(`${table} input`).count(), name).toBeLessThanOrEqual(3 * (PLAYERS % 100));
    await page.emulateMedia({ media: "screen" });
    await patient(page.locator(table)).toHaveAttribute("aria-rowcount", String(PLAYERS + 1));
    await pager(page).getByRole("button", { name: "Show all" }).click();
    await expect(rows).toHaveCount(PLAYERS);
    await pager(page).getByRole("button", { name: "Show page by page" }).click();
  }
});

test("paper has all rows the moment the browser asks for them", async ({ page }) => {
  await openLargest(page);
  await view(page, "Standings").check();
  await page.locator(".standings--points").waitFor();
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelectorAll(".standings--points tbody tr").length;
  });
  expect(printed).toBe(PLAYERS);
});

test("a large round turns its pages with the results", { tag: "@full" }, async ({ page }) => {
  await openLargest(page);
  await page.getByRole("button", { name: /^Pair round 1/ }).click();
  await expect(page.locator(".boards")).toHaveAttribute("aria-rowcount", "1025", { timeout: 60_000 });
  expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
  await board(page, 100).focus();
  await page.keyboard.press("1");
  await expect(board(page, 101)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(board(page, 100)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("0");
  await expect(board(page, 102)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(board(page, 101)).toHaveAccessibleName(/0–1|Black/);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".boards tbody tr")).toHaveCount(1024);
});

test("a long choice has its options when somebody comes to it", { tag: "@full" }, async ({ page }) => {
  await openLargest(page);
  await view(page, "Players").check();
  const choice = page.getByRole("form", { name: "Who must not meet" }).locator("select").first();
  await expect(choice.locator("option")).toHaveCount(1);
  await choice.focus();
  await expect(choice.locator("option")).toHaveCount(PLAYERS + 1);
});

test("the schedule of a hundred players has few elements, and all of it on paper", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/tools/schedule/");
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await page.locator("#players").fill(Array.from({ length: 100 }, (_, i) => `Player ${i + 1}`).join("\n"));
  for (const [name, sections] of [
    ["Rounds", 99],
    ["Players", 100],
  ] as const) {
    await page.getByRole("radio", { name, exact: true }).check();
    await expect(page.locator(".round").first()).toBeVisible();
    expect(await elements(page), name).toBeLessThanOrEqual(MOST_ELEMENTS);
    const printed = await page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      const { length } = document.querySelectorAll(".round");
      dispatchEvent(new Event("afterprint"));
      return length;
    });
    expect(printed, name).toBe(sections);
  }
});
