import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { alive } from "../support/figures.ts";

test("one scrubber moves two runs, round by round and step by step", async ({ page }) => {
  await page.goto("/lessons/recursive-halving/");
  const figure = await alive(page, "disguise");
  const [left, right] = [figure.locator(".twin__half").first(), figure.locator(".twin__half").last()];
  await figure.getByRole("button", { name: "Next round" }).click();
  await expect(left.locator(".panel--data")).toContainText("4 of 28 games");
  await expect(right.locator(".panel--data")).toContainText("4 of 28 games");
  await figure.getByRole("slider", { name: "Both runs" }).press("End");
  await expect(left.locator(".panel--data")).toContainText("28 of 28 games");
  await expect(right.locator(".panel--data")).toContainText("28 of 28 games");
  await expect(figure.locator(".panel__head", { hasText: "finished" })).toHaveCount(2);
  await figure.getByRole("slider", { name: "Both runs" }).press("Home");
  await figure.getByText("by step").click();
  await figure.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await expect(left.locator(".annotation__no")).toHaveText("3");
  await expect(right.locator(".annotation__no")).toHaveText("3");
  await page.keyboard.press("ArrowLeft");
  await expect(right.locator(".annotation__no")).toHaveText("2");
  await figure.getByRole("button", { name: "Play" }).click();
  // It plays on by itself: on a busy machine more than one step may pass between two looks.
  await expect.poll(async () => Number(await left.locator(".annotation__no").innerText())).toBeGreaterThan(2);
  await figure.getByRole("button", { name: "Pause" }).click();
});

test("a comparison keeps to the accessibility rules, and to a phone", { tag: "@full" }, async ({ page }) => {
  await page.goto("/lessons/rotation/");
  const figure = await alive(page, "circle");
  await figure.getByRole("button", { name: "Next round" }).click();
  await expectAccessible(page, { part: "#circle" });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
