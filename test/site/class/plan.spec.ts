/** The plan of a class as a page: found, changed, printed, and its papers. */
import { expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { expectAccessible } from "../support/accessibility.ts";

async function printed(page: Page, button: string): Promise<string> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole("button", { name: button }).click();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

test("a coach finds the plan of a lesson, writes into it, has it back, and the notes have it too", async ({
  page,
}) => {
  await page.goto("/class/", { waitUntil: "networkidle" });
  await page.locator("[data-for-lesson]").selectOption("blossom");
  await page.getByRole("link", { name: "Plan of a lesson" }).click();
  await expect(page).toHaveURL(/\/lessons\/blossom\/plan\/$/);
  await expect(page.locator("[data-plan][data-ready]")).toBeVisible();
  await expectAccessible(page);
  const say = page.locator('[data-text="0.say"]');
  const before = (await say.textContent()) ?? "";
  await say.fill("Good morning. <b>Eight</b> players.");
  await expect(page.getByText("Your words are kept on this device.")).toBeVisible();
  await page.reload();
  await expect(say).toHaveText("Good morning. <b>Eight</b> players.");
  const notes = await page.evaluate(async () => localStorage.getItem("kibitz.plan.blossom"));
  expect(JSON.parse(notes ?? "")).toEqual({ "0.say": "Good morning. <b>Eight</b> players." });
  await page.getByRole("button", { name: "As it was" }).click();
  await expect(say).toHaveText(before);
});

test("the plan and its papers print apart: the one without pictures, the others without a word of it", async ({
  page,
}) => {
  await page.goto("/lessons/blossom/plan/");
  await expect(page.locator("[data-plan][data-ready]")).toBeVisible();
  const papers = await page.locator(".plan__papers li").count();
  expect(papers).toBeGreaterThanOrEqual(2);
  const titles = await page.locator('[data-text$=".title"]').allTextContents();
  const plan = await printed(page, "Print the plan");
  for (const title of titles) expect(plan).toContain(title.trim());
  expect(plan).not.toContain("Name");
  const handedOut = await printed(page, "Print the papers");
  expect(handedOut.match(/Name/g)).toHaveLength(papers);
  for (const title of titles.slice(1)) expect(handedOut).not.toContain(title.trim());
});
