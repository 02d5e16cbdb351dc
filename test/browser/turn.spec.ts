/** The reader performs a run on the picture. */
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { alive } from "./figures.ts";

test("a run is performed by touching the picture: any legal order, refused with the rule, undone, ended", async ({
  page,
}) => {
  await page.goto("/lessons/augmenting-paths/");
  const figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Your turn" }).click();
  await expect(figure.locator(".stop-question")).toContainText("Choose two neighbours");
  const vertex = (name: string) => figure.locator(`.diagram__plate [data-choice][data-id="v${name}"]`);
  const marks = figure.locator(".diagram__plate [data-choice]");
  const count = await marks.count();
  expect(count).toBeGreaterThan(4);
  await marks.nth(0).click();
  await marks.nth(1).click();
  await expect(figure.locator(".stop-question__verdict")).toContainText("No edge joins");
  await expect(figure.getByRole("button", { name: "Undo" })).toBeDisabled();
  await figure.getByRole("button", { name: "Show me" }).click();
  await expect(figure.locator(".annotation__where")).toHaveText("choice 2");
  await expectAccessible(page, { part: "#d1", state: "a turn" });
  await figure.getByRole("button", { name: "Undo" }).click();
  await expect(figure.locator(".annotation__where")).toHaveText("choice 1");
  for (let choices = 0; choices < 40; choices++) {
    const show = figure.getByRole("button", { name: "Show me" });
    if ((await show.count()) === 0) break;
    await show.click();
  }
  await expect(figure.locator(".stop-question__verdict")).toContainText("Done.");
  await figure.getByRole("button", { name: "End your turn" }).click();
  await expect(figure.getByRole("button", { name: "Your turn" })).toBeVisible();
  await expect(vertex("0")).toHaveCount(0);
});

test("a turn is taken with the keys alone, and on a phone nothing of it is cut", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/lessons/circle-method/");
  const figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Your turn" }).press("Enter");
  await expect(figure.locator(".stop-question")).toContainText("Round 1");
  await figure.locator(".diagram__plate [data-choice]").first().press("Enter");
  await expect(figure.locator(".annotation__where")).toHaveText("choice 2");
  const isCut = await figure
    .locator(".stop-question")
    .evaluate((box) => box.scrollHeight > box.clientHeight + 1);
  expect(isCut).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
