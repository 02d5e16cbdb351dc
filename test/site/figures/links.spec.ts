import { expect, test } from "@playwright/test";
import { alive, heading, LESSON, openFigure, typeInput } from "../support/figures.ts";
import { sweep } from "../support/sweep.ts";

test("a copied link restores the input and the exact step on another visit", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const figure = await openFigure(page);
  await typeInput(figure, "Łukasz\nעדי\n👩‍🔬 Ada\n<script>alert(1)</script>\n");
  await expect(figure.locator(".editor__status")).toContainText("The run has");
  await figure.getByRole("button", { name: "Back to the diagram" }).click();
  await figure.focus();
  for (let step = 0; step < 9; step++) await page.keyboard.press("ArrowRight");
  const before = `${await heading(figure)} ${await figure.locator(".player__body").innerText()}`;
  await page.keyboard.press("c");
  await expect(figure).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("d1")).toMatch(/^1\.~[\w-]+\.9$/);

  const other = await context.newPage();
  await other.goto(link);
  const again = other.locator("#d1");
  await expect(again).toHaveAttribute("data-ready", "");
  await expect(again.locator(".annotation__no")).toHaveText("9");
  expect(`${await heading(again)} ${await again.locator(".player__body").innerText()}`).toBe(before);
});

test("a seed goes into the link", { tag: "@full" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const figure = await openFigure(page, "d1", "?d1=1.r41x12.30");
  await expect(figure).toContainText("Random: 12, seed 41");
  await expect(figure.locator(".annotation__no")).toHaveText("30");
  const text = await figure.locator(".annotation__comment").innerText();
  await figure.focus();
  await page.keyboard.press("c");
  await expect(figure).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("d1")).toBe("1.r41x12.30");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.locator("#d1 .annotation__comment")).toHaveText(text.replace(/\n+/g, ""));
});

for (const [name, value, sentence, step] of [
  ["a truncated link", "1.~jZFB", "could not be read", "24"],
  ["a link that is not decodable", "1.~%%%%.4", "could not be read", "24"],
  ["a damaged input", "1.~AAAAAAAA_-zz.4", "could not be read", "24"],
  ["a link of another version", "99.seven.23", "earlier version", "23"],
  ["a step out of range", "1.seven.5000", "the run ends at 84", "84"],
  ["an unknown example", "1.nine-hundred.3", "“nine-hundred”", "24"],
  ["a random size that is none", "1.r1x99999.3", "", "24"],
] as const) {
  test(
    `${name} says so and shows the nearest thing`,
    sweep(name === "a truncated link"),
    async ({ page }) => {
      const figure = await openFigure(page, "d1", `?d1=${value}`);
      if (sentence) await expect(figure.locator(".player__notice")).toContainText(sentence);
      await expect(figure.locator(".annotation__no")).toHaveText(step);
    },
  );
}

test("a link with an input that is none opens the editor with it, and says where it is wrong", {
  tag: "@full",
}, async ({ page }) => {
  // "Anna\nAnna\n", deflated.
  const figure = await openFigure(page, "d1", "?d1=1.~c8zLS-RyBBEA.2");
  await expect(figure.getByRole("textbox", { name: /one on each line/ })).toHaveValue("Anna\nAnna\n");
  await expect(figure.locator(".editor__status")).toContainText("Line 2, column 1.");
});

test("two figures of a page are restored by one address", async ({ page }) => {
  await page.goto(`${LESSON}?d1=1.seven.5&d2=1.eight.9`);
  for (const [id, step] of [
    ["d1", "5"],
    ["d2", "9"],
  ] as const) {
    await alive(page, id);
    await expect(page.locator(`#${id} .annotation__no`)).toHaveText(step);
  }
});
