/** The page of a coach's week: one lesson in all its links. */
import { expect, test } from "@playwright/test";
import { forbidAllStorage } from "../support/forbid-storage.ts";

const chooser = "[data-for-lesson]";

test("the lesson that is chosen stands in every link that can have one, and is remembered", async ({
  page,
}) => {
  await page.goto("/class/", { waitUntil: "networkidle" });
  const sheet = page.getByRole("link", { name: "Sheet and key" });
  const stage = page.getByRole("link", { name: "The stage" });
  await expect(sheet).toHaveAttribute("href", "/sheets/");
  await page.locator(chooser).selectOption("blossom");
  await expect(sheet).toHaveAttribute("href", "/sheets/?lesson=blossom");
  await expect(stage).toHaveAttribute("href", "/lessons/blossom/?stage");
  await page.reload();
  await expect(page.locator(chooser)).toHaveValue("blossom");
  await sheet.click();
  await expect(page.locator("select[name=lesson]")).toHaveValue("blossom");
  await page.goBack();
  await stage.click();
  await expect(page.locator(".stage-host")).toBeVisible();
});

test("without a lesson, and where nothing is kept, the links lead to the pages", async ({
  page,
  request,
}) => {
  await forbidAllStorage(page);
  await page.goto("/class/", { waitUntil: "networkidle" });
  const links = page.locator(".week-day a");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(12);
  for (const address of new Set(addresses)) expect((await request.get(address)).status(), address).toBe(200);
  await page.locator(chooser).selectOption("rotation");
  await expect(page.getByRole("link", { name: "One file" })).toHaveAttribute("href", "/lessons/rotation/#d1");
});

test("In class is in the head of every page, and the page of the week leads to all desks", async ({
  page,
}) => {
  await page.goto("/sheets/");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "In class" });
  await expect(link).toHaveAttribute("aria-current", "page");
  await link.click();
  for (const desk of ["/tours/", "/notes/", "/cards/", "/sheets/", "/class-table/", "/recall/", "/notebook/"])
    await expect(page.locator(`.week-day a[href="${desk}"]`).first()).toBeVisible();
});

test("on paper no picture of the week is cut in two by the end of a page", async ({ page }) => {
  await page.goto("/class/");
  await page.emulateMedia({ media: "print" });
  const breaks = await page
    .locator(".week-day")
    .evaluateAll((days) => days.map((day) => getComputedStyle(day).breakInside));
  expect(breaks).toEqual(Array(5).fill("avoid"));
});
