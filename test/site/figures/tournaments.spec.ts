/** Several tournaments in one browser: each is kept, opened, named, copied, deleted and taken elsewhere. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { board, button, drop, openTool } from "../support/pairing-page.ts";
import { whenKept } from "../support/when-kept.ts";

const list = (page: Page) => page.getByRole("region", { name: "Tournaments in this browser" });
const names = (page: Page) =>
  list(page)
    .getByRole("textbox")
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
const openTitle = (page: Page, title: string) =>
  expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();

async function beginFromNames(page: Page, title: string): Promise<void> {
  await button(page, "From names").click();
  await page
    .getByRole("textbox", { name: /^Players, one on a line/ })
    .fill("Ada, 2000\nBen, 1900\nCleo, 1800\nDan, 1700");
  await page.getByRole("textbox", { name: "Name of the tournament" }).fill(title);
  await button(page, "Begin with 4 players").click();
  await openTitle(page, title);
}

async function winOnBoardOne(page: Page): Promise<void> {
  await board(page, 1).getByRole("button", { name: "White won" }).click();
}

test("what was open comes into the list, and opens again with its results and its steps back", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await winOnBoardOne(page);
  await beginFromNames(page, "Club Open");
  await beginFromNames(page, "Spring Cup");
  await button(page, "Tournaments").click();
  await expect.poll(() => names(page)).toEqual(["Spring Cup", "Club Open", "Autumn Open"]);
  await expectAccessible(page, { part: ".pair-shelf", state: "the list of tournaments" });
  await button(page, "Open “Autumn Open”").click();
  await openTitle(page, "Autumn Open");
  await expect.poll(() => names(page)).toEqual(["Autumn Open", "Spring Cup", "Club Open"]);
  const white = board(page, 1).getByRole("button", { name: "White won" });
  await expect(white).toHaveAttribute("aria-pressed", "true");
  await whenKept(page, async () => {
    await button(page, "Undo").click();
    await expect(white).toHaveAttribute("aria-pressed", "false");
  });
  await page.reload();
  await openTitle(page, "Autumn Open");
  await button(page, "Tournaments").click();
  await expect.poll(() => names(page)).toEqual(["Autumn Open", "Spring Cup", "Club Open"]);
});

test("a tournament is named, copied, deleted and brought back, by keys", async ({ page }) => {
  await openTool(page);
  await winOnBoardOne(page);
  await beginFromNames(page, "Club Open");
  await button(page, "Tournaments").press("Enter");
  const name = page.getByRole("textbox", { name: "Name of “Autumn Open”" });
  await name.fill("Winter Open");
  await name.press("Enter");
  await expect.poll(() => names(page)).toEqual(["Club Open", "Winter Open"]);
  await page.getByRole("textbox", { name: "Name of “Club Open”" }).fill("Club Cup");
  await page.keyboard.press("Tab");
  await openTitle(page, "Club Cup");
  await button(page, "Duplicate “Winter Open”").press("Enter");
  await expect.poll(() => names(page)).toEqual(["Club Cup", "Winter Open (copy)", "Winter Open"]);
  await button(page, "Delete “Winter Open”").press("Enter");
  await expect.poll(() => names(page)).toEqual(["Club Cup", "Winter Open (copy)"]);
  await expect(button(page, "Bring it back")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(["Club Cup", "Winter Open (copy)", "Winter Open"]);
});

test("all are saved as one file, and come back in another browser", { tag: "@full" }, async ({
  page,
  browser,
  baseURL,
}) => {
  await openTool(page);
  await winOnBoardOne(page);
  await beginFromNames(page, "Club Open");
  await button(page, "Tournaments").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save all 2 as one file").click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tournaments-\d{4}-\d\d-\d\d\.zip$/);
  const zip = readFileSync(await download.path());
  const other = await (
    await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" })
  ).newPage();
  await openTool(other);
  await drop(other, ["all.zip", zip]);
  await expect(list(other)).toContainText("2 tournaments added.");
  await expect.poll(() => names(other)).toHaveLength(3);
  await button(other, "Open “Club Open”").click();
  await openTitle(other, "Club Open");
  await drop(other, ["all.zip", zip], ["torn.zip", zip.subarray(0, 200)]);
  await expect(list(other)).toContainText("2 tournaments were here already. Could not be read: torn.zip.");
  await other.context().close();
});

test("another tab's list follows, and what is damaged is told and can be saved", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await openTool(page);
  await winOnBoardOne(page);
  await whenKept(page, () => beginFromNames(page, "Club Open"));
  const second = await context.newPage();
  await openTool(second);
  await button(second, "Tournaments").click();
  await expect.poll(() => names(second)).toEqual(["Club Open", "Autumn Open"]);
  await button(page, "Tournaments").click();
  await button(page, "Delete “Autumn Open”").click();
  await expect.poll(() => names(second)).toEqual(["Club Open"]);
  await page.evaluate(() => localStorage.setItem("kibitz.pairing.other.bad", "{torn"));
  await expect(list(second)).toContainText("A tournament that cannot be read");
  const [saved] = await Promise.all([
    second.waitForEvent("download"),
    button(second, "Save what is there").click(),
  ]);
  expect(readFileSync(await saved.path(), "utf8")).toBe("{torn");
});
