/** The fields of the workbench: a function that nothing calls gets its values there, which are kept, and a wrong one is told. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";

const WORKBENCH = "/tools/workbench/";
const TWO_SUM = `class Solution {
  twoSum(nums, target) {
    for (let i = 0; i < nums.length; i++)
      for (let j = 0; j < i; j++) if (nums[i] + nums[j] === target) return [j, i];
  }
}`;
const DEPTH = `function depth(root) {
  if (root === null) return 0;
  const left = depth(root.left);
  const right = depth(root.right);
  return Math.max(left, right) + 1;
}`;

const editor = (page: Page) => page.locator(".pce-textarea");
const run = (page: Page) => page.getByRole("button", { name: "Run", exact: true }).click();
const figure = (page: Page) => page.locator("#workbench-run");

test("a method is called with the values of its fields, which are kept with the program", async ({
  page,
}) => {
  await page.goto(WORKBENCH);
  await editor(page).fill(TWO_SUM);
  const fields = page.getByRole("group", { name: "Call twoSum with" });
  await expect(fields.getByRole("textbox")).toHaveCount(2);
  await fields.getByLabel("nums").fill("[2, 7, 11, 15]");
  await fields.getByLabel("target").fill("26");
  await expectAccessible(page);
  await fields.getByLabel("target").press("Enter");
  await expect(figure(page)).toContainText("new Solution().twoSum([2, 7, 11, 15], 26);");
  // What is run is shown below, and the program stays as it was typed.
  await expect(editor(page)).toHaveValue(TWO_SUM);
  await page.reload();
  await expect(fields.getByLabel("nums")).toHaveValue("[2, 7, 11, 15]");
  await editor(page).fill(`${TWO_SUM}\nnew Solution().twoSum([1, 2], 3);`);
  await expect(fields).toBeHidden();
});

test("a list becomes a tree, and a wrong value is told beside its field", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto(WORKBENCH);
  await editor(page).fill(DEPTH);
  const root = page.locator("[data-given]").getByLabel("root");
  await root.fill("[3, 9, 20, null, null, 15, 7");
  await run(page);
  await expect(root).toBeFocused();
  await expect(root).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("It is not finished: a bracket or a quote is open.")).toBeVisible();
  await expect(figure(page)).toHaveCount(0);
  await root.fill("[3, 9, 20, null, null, 15, 7]");
  await run(page);
  await expect(figure(page)).toContainText("depth(treeOf([3, 9, 20, null, null, 15, 7]));");
  await expect(root).not.toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("End");
  await expect(figure(page)).toContainText("3");
  await expect(page.getByRole("alert")).toBeHidden();
});
