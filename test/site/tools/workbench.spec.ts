/** The workbench: a program is pasted, runs in its room, and is watched; what is wrong with it is told with its place. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";

const WORKBENCH = "/tools/workbench/";

const SEARCH = `const nums = [2, 3, 5, 7, 11, 13];
let lo = 0, hi = 5;
while (lo < hi) {
  const mid = (lo + hi) >> 1;
  if (nums[mid] < 11) lo = mid + 1;
  else hi = mid;
}`;

async function paste(page: Page, text: string): Promise<void> {
  await page.locator(".pce-textarea").fill(text);
}

const run = (page: Page) => page.getByRole("button", { name: "Run", exact: true }).click();
const figure = (page: Page) => page.locator("#workbench-run");

test("a pasted program is run, and watched with a sentence for each line", async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(page, SEARCH);
  await run(page);
  await expect(page.getByText(/^It ran: \d+ steps\.$/)).toBeVisible();
  await expect(figure(page)).toBeFocused();
  for (let k = 0; k < 6; k++) await page.keyboard.press("ArrowRight");
  await expect(figure(page)).toContainText("nums[mid] = 5 is less than 11, so lo becomes 3.");
  await expect(figure(page).locator(".listing [aria-current], .listing [data-now]").first()).toContainText(
    "if (nums[mid]",
  );
  // The room is gone, with all that was in it.
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectAccessible(page);
});

test("a reader chooses what is drawn, and the step stays", async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(
    page,
    "const a = [3, 1, 2];\nconst seen = new Set();\nfor (let i = 0; i < 3; i++) seen.add(a[i]);",
  );
  await run(page);
  const plate = figure(page).locator("svg.fig").first();
  for (let k = 0; k < 8; k++) await page.keyboard.press("ArrowRight");
  await expect(plate).toHaveAttribute("aria-label", /a: 3 cells.*seen: /);
  const step = await figure(page)
    .getByRole("spinbutton")
    .or(figure(page).locator("input[inputmode=numeric]"))
    .first()
    .inputValue();
  const choice = page.getByRole("group", { name: "Drawn" }).getByRole("button", { name: "seen" });
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await choice.click();
  await expect(choice).toHaveAttribute("aria-pressed", "false");
  await expect(plate).not.toHaveAttribute("aria-label", /seen: /);
  await expect(
    figure(page).getByRole("spinbutton").or(figure(page).locator("input[inputmode=numeric]")).first(),
  ).toHaveValue(step);
  await expectAccessible(page);
});

test("it is there without being fetched again, and what was typed is kept", async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(page, SEARCH);
  await page.reload();
  await expect(page.locator(".pce-textarea")).toHaveValue(SEARCH);
  // An example does not take its place.
  await page.getByRole("button", { name: "Insertion sort" }).click();
  await expect(page.locator(".pce-textarea")).toHaveValue(/const cards/);
  await page.getByLabel("Your programs").selectOption("Program 1");
  await expect(page.locator(".pce-textarea")).toHaveValue(SEARCH);
});

test("a mistake is told with its line and column, before the run and in it", async ({ page }) => {
  await page.goto(WORKBENCH);
  const verdict = page.getByRole("alert");
  await run(page);
  await expect(page.getByRole("status")).toContainText("There is no program here yet.");
  await paste(page, "let a = 1;\nlet b = (a;");
  await run(page);
  await expect(verdict).toContainText("Line 2, column 11: Unexpected token");
  await paste(page, "let a = 1;\nasync function f() {}");
  await run(page);
  await expect(verdict).toContainText("Line 2, column 1: async functions and await do not work here");
  await paste(page, "const list = [1, 2];\nfor (let k = 0; k < 3; k++) {\n  list[k].toFixed();\n}");
  await run(page);
  await expect(verdict).toContainText(/Line 3, column 3: TypeError/);
  await expect(figure(page)).toContainText("line 3");
  await page.getByRole("button", { name: "Go to line 3" }).click();
  await expect(page.locator(".pce-textarea")).toBeFocused();
});

test("an endless loop is ended, and the part so far is shown", async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(page, "let k = 0;\nwhile (true) k = (k + 1) % 7;");
  await run(page);
  await expect(page.getByRole("alert")).toContainText(/has not ended after (a million steps|four seconds)/);
  await expect(figure(page)).toBeVisible();
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
});

test("Stop ends what no step ends", async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(page, "/^(a+)+$/.test('a'.repeat(50) + 'b');");
  await run(page);
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("Stopped.");
});

test("a link brings a program and never runs it", async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(page, "const isBrought = [1, 2, 3];");
  await page
    .context()
    .grantPermissions(["clipboard-read", "clipboard-write"])
    .catch(() => undefined);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.evaluate(() => Object.defineProperty(document, "execCommand", { value: () => false }));
  await page.getByRole("button", { name: "Copy a link" }).click();
  await expect(page).toHaveURL(/#program=/);
  const address = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.locator(".pce-textarea")).toHaveValue("const isBrought = [1, 2, 3];");
  await expect(page.getByRole("status")).toHaveText(
    "The link brought this program. Read it, then press Run.",
  );
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(figure(page)).toHaveCount(0);
  await run(page);
  await expect(figure(page)).toBeVisible();
});
