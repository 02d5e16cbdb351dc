import { expect, test } from "@playwright/test";
import { heading, openFigure, typeInput } from "../support/figures.ts";
import { sweep } from "../support/sweep.ts";

for (const [name, text, where, what] of [
  ["nothing", "", "Line 1, column 1.", "at least two players"],
  ["one player", "Anna", "Line 1, column 1.", "found one name"],
  ["a double name", "Anna\nBo\nAnna", "Line 3, column 1.", "on line 1 already"],
  ["a row from a spreadsheet", "Anna\tBo\tCi", "Line 1, column 5.", "a tab"],
  [
    "5,000 lines",
    Array.from({ length: 5000 }, (_, k) => `P${k}`).join("\n"),
    "Line 2001, column 1.",
    "found 5000 names",
  ],
] as const) {
  test(
    `${name}: the mistake has a place, and what was typed stays`,
    sweep(name === "one player"),
    async ({ page }) => {
      const figure = await openFigure(page);
      await figure.focus();
      for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
      await typeInput(figure, text);
      await expect(figure.locator(".editor__status")).toContainText(where);
      await expect(figure.locator(".editor__status")).toContainText(what);
      await expect(figure.getByRole("textbox", { name: /one on each line/ })).toHaveValue(text);
      await figure.getByRole("button", { name: "Back to the diagram" }).click();
      await expect.poll(() => heading(figure)).toBe("5 2–7");
    },
  );
}

test("columns are mended by a button, and typed text waits for the next visit", { tag: "@full" }, async ({
  page,
}) => {
  const figure = await openFigure(page);
  await typeInput(figure, "Anna\t1850\nBo\t1700\nCi\t1600\n");
  await figure.getByRole("button", { name: "Keep the first column" }).click();
  await expect(figure.getByRole("textbox", { name: /one on each line/ })).toHaveValue("Anna\nBo\nCi\n");
  await expect(figure.locator(".editor__status")).toContainText("The run has 18 steps.");
  const again = await openFigure(page);
  await again.getByRole("button", { name: "Your own input" }).last().click();
  await expect(again.getByRole("textbox", { name: /one on each line/ })).toHaveValue("Anna\nBo\nCi\n");
});

test("the rule of colors is a switch that rewrites the input", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  await typeInput(figure, "8");
  await expect(figure.locator(".editor__status")).toContainText("The run has 84 steps.");
  await figure
    .getByRole("radio", { name: /as printed/ })
    .last()
    .check();
  await expect(figure.getByRole("textbox", { name: /one on each line/ })).toHaveValue("colors: printed\n8\n");
  await figure.getByRole("button", { name: "Back to the diagram" }).click();
  await figure.focus();
  await page.keyboard.press("End");
  await expect(figure).toContainText("36 breaks = (n − 2)²");
});

test("files: a list is read, a binary and a huge one are refused with a reason", { tag: "@full" }, async ({
  page,
}) => {
  const figure = await openFigure(page);
  await figure.getByRole("button", { name: "Your own input" }).last().click();
  const file = figure.locator("input[type=file]");
  await file.setInputFiles({
    name: "club.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Ada\nBea\nCy\n"),
  });
  await expect(figure.locator(".editor__status")).toContainText("The run has 18 steps.");
  await file.setInputFiles({
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  });
  await expect(figure.locator(".editor__status")).toContainText(
    "photo.jpg is not a text file: byte 1 is not valid UTF-8",
  );
  await expect(figure.getByRole("textbox", { name: /one on each line/ })).toHaveValue("Ada\nBea\nCy\n");
  await file.setInputFiles({
    name: "huge.txt",
    mimeType: "text/plain",
    buffer: Buffer.alloc(2_000_000, 65),
  });
  await expect(figure.locator(".editor__status")).toContainText(
    "huge.txt is 2.0 MB; expected a text file of at most 1 MB",
  );
});

test("a dropped file is read", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  await figure.getByRole("button", { name: "Your own input" }).last().click();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["Ada\nBea\n"], "two.txt", { type: "text/plain" }));
    return transfer;
  });
  await figure.locator(".editor").dispatchEvent("drop", { dataTransfer: data });
  await expect(figure.getByRole("textbox", { name: /one on each line/ })).toHaveValue("Ada\nBea\n");
});

test("another one: the same seed gives the same list, the next seed another", { tag: "@full" }, async ({
  page,
}) => {
  const figure = await openFigure(page);
  await figure.getByRole("button", { name: "Your own input" }).last().click();
  const text = figure.getByRole("textbox", { name: /one on each line/ });
  await figure.getByRole("button", { name: "Another one" }).click();
  const first = await text.inputValue();
  await figure.getByRole("button", { name: "Another one" }).click();
  expect(await text.inputValue()).not.toBe(first);
  await figure.getByRole("textbox", { name: "Seed" }).fill("2");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(first);
});

test("two thousand players: a worker records, the limit is said, and any step is at hand", {
  tag: "@full",
}, async ({ page }) => {
  const figure = await openFigure(page);
  await typeInput(figure, "2000");
  await expect(figure.locator(".player__notice")).toContainText("Stopped at 2,000,000 steps");
  await figure.getByRole("button", { name: "Back to the diagram" }).click();
  await figure.getByRole("textbox", { name: "Go to step" }).fill("1999999");
  await page.keyboard.press("Enter");
  await expect(figure.locator(".annotation__no")).toHaveText("1999999");
  await expect(figure.locator(".panel--check")).toContainText("4 of 4 hold");
});

test("a long run can be cancelled; one that another input has overtaken ends without a word", {
  tag: "@full",
}, async ({ page }) => {
  // A worker that never answers leaves all the time there is to change one's mind.
  await page.addInitScript(() => {
    class SilentWorker extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(window, { Worker: SilentWorker });
  });
  const figure = await openFigure(page);
  await typeInput(figure, "2000");
  await expect(figure.locator(".player__notice")).toContainText("Recording the run");
  await typeInput(figure, "7");
  await expect(figure.locator(".editor__status")).toContainText("The run has 84 steps.");
  await expect(figure.locator(".player__notice")).toHaveCount(0);
  await page.waitForTimeout(300);
  await expect(figure.locator(".player__notice")).toHaveCount(0);
  await typeInput(figure, "1999");
  await figure.getByRole("button", { name: "Cancel" }).click();
  await expect(figure.locator(".player__notice")).toContainText(
    "Cancelled. The diagram keeps its earlier run.",
  );
  // What stands in the editor is not what was read.
  await expect(figure.locator(".editor__status")).not.toContainText("The run has");
});
