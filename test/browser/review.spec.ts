import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { openFigure } from "./figures.ts";

test("what was answered wrong is listed, leads back, is saved, erased, brought back and read from a file", async ({
  page,
}) => {
  await page.goto("/lessons/");
  const desk = page.locator("review-desk");
  await expect(desk).toContainText("Nothing is waiting.");
  await expect(desk.getByText("Undo")).toBeHidden();
  const figure = await openFigure(page);
  await figure.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift+PageDown");
  await page.keyboard.press("7");
  await expect(figure).toContainText("Not player 7");

  await page.goto("/lessons/");
  const link = desk.getByRole("link", { name: "The circle method: the question before step 25" });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    desk.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const saved = await readFile(await download.path());
  expect(saved.toString()).toContain('"circle-method","seven/25"');
  await desk.getByRole("button", { name: "Erase" }).click();
  await expect(link).toHaveCount(0);
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(link).toBeVisible();
  await desk.getByRole("button", { name: "Erase" }).click();
  await desk
    .locator("input[type=file]")
    .setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from("[1]") });
  await expect(desk).toContainText("bad.json holds no saved answers");
  await desk
    .locator("input[type=file]")
    .setInputFiles({ name: "review.json", mimeType: "application/json", buffer: saved });
  await link.click();
  await expect(page.locator("#d1 .annotation__no")).toHaveText("24");
});
