/** The workbench: a program is pasted, runs in its room, and is watched; what is wrong with it is told with its place. */
import { readFileSync } from "node:fs";
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
const inPython = (page: Page) => page.locator("workbench-desk").getByRole("radio", { name: "Python" });
const figure = (page: Page) => page.locator("#workbench-run");

test("a pasted program is run, and watched with a sentence for each line", async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(page, SEARCH);
  await run(page);
  await expect(page.getByText(/^It ran: \d+ steps\.$/)).toBeVisible();
  await expect(figure(page)).toBeFocused();
  await page.keyboard.press("Home");
  for (let k = 0; k < 6; k++) await page.keyboard.press("ArrowRight");
  await expect(figure(page)).toContainText("nums[mid] = 5 is less than 11, so lo becomes 3.");
  await expect(figure(page).locator(".listing [aria-current], .listing [data-now]").first()).toContainText(
    "if (nums[mid]",
  );
  // Its memory means nothing to a reader: the state is told by its variables.
  await page.keyboard.press("t");
  const state = page.getByRole("dialog", { name: "The state after step" });
  await expect(state.getByRole("row", { name: /^mid 2/ })).toBeVisible();
  await expect(state.getByRole("table").first()).toContainText("2, 3, 5, 7, 11, 13");
  await page.keyboard.press("Escape");
  // The room is gone, with all that was in it.
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectAccessible(page);
});

test("a reader chooses what is drawn, and the step stays", { tag: "@full" }, async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(
    page,
    "const a = [3, 1, 2];\nconst seen = new Set();\nfor (let i = 0; i < 3; i++) seen.add(a[i]);",
  );
  await run(page);
  await expect(figure(page)).toBeFocused();
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
  await page.getByRole("link", { name: "Insertion sort" }).first().click();
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

test("Stop ends what no step ends", { tag: "@full" }, async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(page, "/^(a+)+$/.test('a'.repeat(50) + 'b');");
  await run(page);
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("Stopped.");
});

const BUBBLE = `a = [7, 3, 9, 1]
for i in range(len(a)):
    for j in range(len(a) - 1 - i):
        if a[j] > a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]
found = None
print(a)`;

const INVERT = `class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if not root:
            return None
        root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root`;

test("a program in Python is watched as one in JavaScript is, and its mistakes have their places", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(WORKBENCH);
  await inPython(page).check();
  await paste(page, BUBBLE);
  await run(page);
  await expect(page.getByText("Python has to come first.")).toBeVisible();
  // What waits for it runs when it has come.
  await page.getByRole("button", { name: /^Get Python/ }).click();
  await expect(figure(page)).toBeFocused({ timeout: 90_000 });
  await page.keyboard.press("Home");
  for (let k = 0; k < 6; k++) await page.keyboard.press("ArrowRight");
  await expect(figure(page)).toContainText("a[j] and a[j + 1] change places: 7 and 3.");
  await page.keyboard.press("End");
  await expect(page.locator("iframe")).toHaveCount(0);
  const verdict = page.getByRole("alert");
  await paste(page, "a = 1\nif a = 2:\n    pass");
  await run(page);
  await expect(verdict).toContainText("Line 2, column 4:", { timeout: 45_000 });
  await paste(page, "a = [1]\nfor k in range(3):\n    a[k] += 1");
  await run(page);
  await expect(verdict).toContainText("Line 3, column 5: IndexError: list index out of range", {
    timeout: 45_000,
  });
  await paste(page, "k = 0\nwhile True:\n    k = (k + 1) % 7");
  await run(page);
  await expect(verdict).toContainText(/has not ended after (a million steps|four seconds)/, {
    timeout: 45_000,
  });
  await expect(figure(page)).toBeVisible();
  await page.reload();
  await expect(inPython(page)).toBeChecked();
  await expect(page.locator(".pce-textarea")).toHaveValue(/^k = 0/);
  // A method is called with the values of its fields, as Python or JSON writes them, and its steps are counted.
  await paste(page, INVERT);
  const root = page.getByRole("group", { name: "Call invertTree with" }).getByLabel("root");
  await expect(root).toHaveValue("[4, 2, 6, 1, 3, None, 7]");
  await root.fill("[3, nine]");
  await run(page);
  await expect(page.getByText("At sign 5, “nine” is a name.")).toBeVisible();
  await expect(root).toBeFocused();
  await root.fill("[3, 9, 20, null, null, 15, 7]");
  await root.press("Enter");
  await expect(figure(page)).toContainText("Solution().invertTree(treeOf([3, 9, 20, None, None, 15, 7]))", {
    timeout: 45_000,
  });
  await page.keyboard.press("End");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("button", { name: "How it grows" }).click();
  await expect(page.getByText("Counting, from n = 8 on …")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped. What was counted is shown.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Steps of Program 1 for growing n/ })).toBeVisible();
});

test("a program in TypeScript is watched without its types", async ({ page }) => {
  await page.goto(WORKBENCH);
  // Whoever pastes first and chooses then keeps what was pasted.
  await paste(page, "const nums: number[] = [3, 1];\nlet best: number | undefined = nums[0];");
  await page.getByRole("radio", { name: "TypeScript" }).check();
  await expect(page.locator(".pce-textarea")).toHaveValue(/^const nums: number/);
  await run(page);
  await expect(figure(page)).toBeFocused();
  await expect(figure(page)).toContainText("let best: number | undefined");
});

test("programs have names, are told apart by them, and become files", async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(page, "const first = 1;");
  await page.getByLabel("Name of this program").fill("First / try: für 1");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await paste(page, "const second = 2;");
  await page.getByRole("radio", { name: "TypeScript" }).check();
  await paste(page, "const second: number = 2;");
  await page.getByLabel("Your programs").selectOption({ label: "First / try: für 1" });
  await expect(page.locator(".pce-textarea")).toHaveValue("const first = 1;");
  const saved = async (): Promise<readonly string[]> => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const file = await coming;
    return [file.suggestedFilename(), readFileSync(await file.path(), "utf8")];
  };
  expect(await saved()).toEqual(["First-try-für-1.js", "const first = 1;"]);
  await page.getByLabel("Your programs").selectOption({ label: "Program 2" });
  expect(await saved()).toEqual(["program.ts", "const second: number = 2;"]);
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

test("what is watched says its value at each step, and leads to where it changes", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto(WORKBENCH);
  await paste(page, SEARCH);
  await run(page);
  const watch = async (expression: string) => {
    await page.getByLabel("An expression to watch").fill(expression);
    await page.keyboard.press("Enter");
  };
  await watch("lo");
  const row = page.locator(".watching li").filter({ hasText: "lo" }).first();
  await expect(row).toContainText("3 changes");
  const next = page.getByRole("button", { name: "On to the next change of lo" });
  for (const value of ["0", "3", "4"]) {
    await next.click();
    await expect(row.locator("output")).toHaveText(value);
  }
  await expect(figure(page)).toContainText("lo changes from 3 to 4, from 3 + 1.");
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await watch("lo === hi");
  await page.getByRole("button", { name: "Back to the change of lo before" }).click();
  await expect(page.locator(".watching li").nth(1)).toContainText(/becomes true once/);
  await expect(page.locator(".watching li").nth(1).locator("output")).toHaveText("false");
  await page.getByRole("button", { name: "On to where lo === hi becomes true" }).click();
  await expect(page.locator(".watching li").nth(1).locator("output")).toHaveText("true");
  await watch("lo = 3");
  await expect(page.locator(".watching__form")).toContainText("To compare, write ===.");
  await expectAccessible(page);
  // They are kept with the program.
  await page.reload();
  await run(page);
  await expect(page.locator(".watching li")).toHaveCount(2);
  await page.getByRole("button", { name: "Watch lo no more" }).click();
  await expect(page.locator(".watching li")).toHaveCount(1);
});

test("a printed trace is played, pasted or from a file, and a mistake in it has its place", {
  tag: "@full",
}, async ({ page }) => {
  const trace = [
    '{"kibitz":1,"source":"let a = vec![3, 1];\\nlet i = 1;","language":"rust","draw":["at i a"]}',
    '["=a",1,[3,1]]',
    "so far so good",
    '["=i",2,1]',
    '["a[]",3,1,"x"]',
  ];
  await page.goto(WORKBENCH);
  await paste(page, trace.join("\n"));
  await run(page);
  await expect(page.getByText("It ran: 5 steps.")).toBeVisible();
  await page.keyboard.press("Home");
  for (let k = 0; k < 4; k++) await page.keyboard.press("ArrowRight");
  await expect(figure(page)).toContainText("a[1] becomes “x”.");
  await expect(figure(page).locator(".listing")).toContainText("let i = 1;");
  const open = (name: string, text: string, encoding: BufferEncoding = "utf8") =>
    page
      .getByLabel("Open a file")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text, encoding) });
  await open("trace.txt", [...trace, '["line", 0]'].join("\n"));
  await run(page);
  await expect(page.getByRole("alert")).toContainText(
    "Line 6, column 10: expected the number of a line, from 1",
  );
  // A long one is not put into the editor.
  const long = [...trace, ...Array.from({ length: 12_000 }, (_, k) => `["=i",4,${k % 2}]`)].join("\n");
  await open("long.txt", long);
  await expect(page.getByText("It ran: 12,005 steps.")).toBeVisible();
  await expect(page.locator(".pce-textarea")).toHaveValue(/\["line", 0\]$/);
  await open("picture.png", "no program");
  await expect(page.getByText("“picture.png” is neither a program")).toBeVisible();
  // As an editor of another age saves it.
  await open("sum.py", "\ufeffprint(1)", "utf16le");
  await expect(page.getByText("“sum.py” is not text in UTF-8.")).toBeVisible();
});

test("how a function grows is counted on larger and larger inputs, beside another one", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(WORKBENCH);
  await paste(
    page,
    "function sum(nums) {\n  let s = 0;\n  for (const x of nums)\n    s += x;\n  return s;\n}",
  );
  await page.getByRole("button", { name: "New", exact: true }).click();
  const body = "for (let i = 0; i < nums.length; i++)\n    for (let j = 0; j < i; j++)\n      c++;";
  await paste(page, `function pairs(nums) {\n  let c = 0;\n  ${body}\n  return c;\n}`);
  await page.getByRole("button", { name: "How it grows" }).click();
  await expect(page.getByText(/^Counted: lines that ran/)).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByText(/^Program 2: from n = 256 to 512 the steps grow 3\.9\d times\.$/),
  ).toBeVisible();
  await page.getByLabel("Beside it").selectOption("Program 1");
  await expect(
    page.getByText(/^Program 1: from n = 2,048 to 4,096 the steps grow 2\.00 times\.$/),
  ).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("img", { name: /^Steps of Program 2 and Program 1/ })).toBeVisible();
  await expectAccessible(page);
  await paste(page, "let x = 1;");
  await page.getByRole("button", { name: "How it grows" }).click();
  await expect(page.getByText(/^Nothing here can grow/)).toBeVisible();
  // A program that runs by itself has its values where they are written.
  await page.locator(".workbench__examples").getByRole("link", { name: "Insertion sort" }).click();
  await page.getByRole("button", { name: "How it grows" }).click();
  await expect(page.getByText("n is the length of cards.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Counted: lines that ran/)).toBeVisible({ timeout: 60_000 });
});
