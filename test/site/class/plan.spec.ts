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
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(say).toHaveText("Good morning. <b>Eight</b> players.");
  await page.getByRole("button", { name: "As it was" }).click();
  await expect(say).toHaveText(before);
  await page.reload();
  await expect(say).toHaveText(before);
  // From the lesson as well.
  await page.goto("/lessons/blossom/");
  await page.getByRole("link", { name: "a plan for 45 minutes" }).click();
  await expect(page).toHaveURL(/\/lessons\/blossom\/plan\/$/);
});

test("a plan that is open in two windows has the words of both", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto("/lessons/blossom/plan/");
    await expect(each.locator("[data-plan][data-ready]")).toBeVisible();
  }
  const say = (each: Page, place: number) => each.locator(`[data-text="${place}.say"]`);
  await say(page, 0).fill("Good morning.");
  await expect(say(other, 0)).toHaveText("Good morning.");
  await say(other, 1).fill("Now you.");
  await expect(say(page, 1)).toHaveText("Now you.");
  await page.reload();
  await expect(say(page, 0)).toHaveText("Good morning.");
  await expect(say(page, 1)).toHaveText("Now you.");
});

test("what a class has ready is printed: empty grids with a name, tables of the article, cards to cut out", {
  tag: "@full",
}, async ({ page }) => {
  const open = async (lesson: string) => {
    await page.goto(`/lessons/${lesson}/plan/`);
    await expect(page.locator("[data-plan][data-ready]")).toBeVisible();
  };
  await open("recursive-halving");
  await expectAccessible(page);
  const papers = await printed(page, "Print the papers");
  expect(papers).toContain("1 2 3 4 5 6 7 8 Name");
  await page.emulateMedia({ media: "print" });
  // A hand holds a card, and all of a set are of one size.
  const cards = await page
    .locator(".plan__cards span")
    .evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(cards).toHaveLength(8);
  const [[width, height]] = cards;
  expect(Math.min(width, height) / (96 / 25.4)).toBeGreaterThanOrEqual(50);
  // The page's own head and foot are no paper, and a line to cut along stands on all four sides.
  expect(papers).not.toContain("no tracking");
  const [edge, room] = await Promise.all(
    [".plan__cards span:nth-child(2)", ".plan__papers"].map(async (part) => {
      const box = await page.locator(part).first().boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    }),
  );
  expect(edge).toBeLessThanOrEqual(room);
  for (const card of cards) expect(card).toEqual([width, height]);
  await expect(page.getByRole("img", { name: "An empty grid of 4 rows and 7 columns" })).toBeVisible();
  await page.emulateMedia({ media: null });
  await open("the-dutch-system");
  expect(await printed(page, "Print the papers")).toMatch(
    /criterion what it wants C1, C3 nobody meets anybody twice/,
  );
});

test("the plan and its papers print apart: the one without pictures, the others without a word of it", {
  tag: "@full",
}, async ({ page }) => {
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

test("the search finds the words of a plan, and nothing of its papers", async ({ page }) => {
  await page.goto("/about/");
  const found = await page.evaluate(async () => {
    const index = "/pagefind/pagefind.js";
    const { search } = await import(index);
    const { results } = await search("class of 45 minutes");
    const all = await Promise.all(results.map(({ data }: { data: () => Promise<unknown> }) => data()));
    return (all as { url: string; content: string }[]).filter(({ url }) => url.endsWith("/plan/"));
  });
  expect(found.length).toBeGreaterThan(3);
  for (const { url, content } of found)
    expect(content, url).not.toMatch(/Name Name|What this class needs|1 2 3 4 5 6 7 8/);
});
