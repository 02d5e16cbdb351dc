/** The gallery of the workbench: a program is looked for, opened and run, and asks what comes before it shows it. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";

const WORKBENCH = "/tools/workbench/";
const gallery = (page: Page) => page.locator("program-gallery");
const cards = (page: Page) => gallery(page).locator("[data-tags]:visible");
const editor = (page: Page) => page.locator(".pce-textarea");
const run = (page: Page) => page.getByRole("button", { name: "Run", exact: true }).click();
const figure = (page: Page) => page.locator("#workbench-run");

test("programs are found by words and by tags, and opened with a key", async ({ page }) => {
  await page.goto(WORKBENCH);
  const status = gallery(page).locator("[data-count]");
  await expect(status).toHaveText(/^\d{2} programs$/);
  const search = page.getByLabel("Find a program");
  await search.fill("SHORTEST path");
  await expect(cards(page)).toHaveCount(3);
  await expect(status).toHaveText(/^3 of \d+ programs$/);
  const tag = gallery(page).getByRole("button", { name: "greedy" });
  await tag.press("Enter");
  await expect(tag).toHaveAttribute("aria-pressed", "true");
  await expect(cards(page)).toHaveText([/Dijkstra/]);
  await expectAccessible(page);
  await search.press("Enter");
  await expect(editor(page)).toHaveValue(/const dist = new Array/);
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeFocused();
  await expect(figure(page)).toHaveCount(0);
  await tag.click();
  await search.fill("zzz");
  await expect(cards(page)).toHaveCount(0);
  await expect(gallery(page).getByRole("link", { name: "Blossom" }).first()).toHaveAttribute(
    "href",
    /\/own\/$/,
  );
});

test("cards show their programs as they run, when a reader sees them; without the pictures they keep no room", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(WORKBENCH);
  await expect(gallery(page).locator("[data-count]")).toHaveText(/^\d{2} programs$/);
  const pictures = "/tools/workbench/pictures.json";
  const card = cards(page).filter({ hasText: "Binary search" }).first();
  const { height: before } = (await card.boundingBox()) ?? { height: 0 };
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator("svg.fig");
  await expect(picture).toBeVisible();
  expect(asked.filter((path) => path === pictures)).toHaveLength(1);
  await expect(picture.locator("text").filter({ hasText: /^nums$/ })).toBeVisible();
  // The room was kept, and the whole card is still the way to the program.
  expect(Math.abs(((await card.boundingBox())?.height ?? 0) - before)).toBeLessThan(1);
  const box = await picture.boundingBox();
  if (!box) throw new Error("the card has no picture");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(editor(page)).toHaveValue(/function search\(nums, target\)/);

  await page.route(`**${pictures}`, (route) => route.abort());
  await page.goto("/about/");
  await page.goto(WORKBENCH);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await card.boundingBox())?.height ?? 0).toBeLessThan(before - 60);
  await expect(picture).toHaveCount(0);
});

test("a link opens a program and never runs it, and what was here stays", async ({ page }) => {
  await page.goto(WORKBENCH);
  await editor(page).fill("let own = 1;");
  await page.goto("about:blank");
  await page.goto(`${WORKBENCH}#open=binary-search`);
  await expect(editor(page)).toHaveValue(/^function search/);
  await expect(page.getByText("“Binary search” is open.")).toBeVisible();
  await expect(figure(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/workbench\/$/);
  await page.getByLabel("Your programs").selectOption("Program 1");
  await expect(editor(page)).toHaveValue("let own = 1;");
  await page.goto(`${WORKBENCH}#open=no-such-thing`);
  await expect(page.getByText("The link names a program that is not here.")).toBeVisible();
});

test("the figure opens before its first question, which is answered on it and graded by the run", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(`${WORKBENCH}#open=binary-search`);
  await expect(editor(page)).toHaveValue(/^function search/);
  await run(page);
  await expect(figure(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(figure(page)).toContainText("Which number is looked at first?");
  await figure(page).getByRole("button", { name: "nums[3]" }).click();
  await expect(figure(page)).toContainText("Not nums[3]. Try another one.");
  await figure(page).getByRole("button", { name: "nums[5]" }).click();
  await expect(figure(page)).toContainText("Right. mid is 5, from floor((0 + 11) / 2).");
  // A program's own questions are nobody's skill.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /journal/.test(key)))).toEqual(
    [],
  );
});

test("in Python the programs are the same, run, and ask the same; the choice stays", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(WORKBENCH);
  await gallery(page).getByRole("radio", { name: "Python" }).check();
  await page.reload();
  await expect(gallery(page).getByRole("radio", { name: "Python" })).toBeChecked();
  await page.locator(".workbench__examples").getByRole("link", { name: "Binary search" }).click();
  await expect(editor(page)).toHaveValue(
    /^def search\(nums, target\):[\s\S]*# @ask `mid =` #1: Which number is looked/,
  );
  await expect(page.getByText("“Binary search, in Python” is open.")).toBeVisible();
  await page.getByRole("button", { name: /^Get Python/ }).click();
  await expect(page.getByText("Python is here.")).toBeVisible({ timeout: 45_000 });
  await run(page);
  await expect(figure(page)).toBeFocused({ timeout: 45_000 });
  await page.keyboard.press("ArrowRight");
  await expect(figure(page)).toContainText("Which number is looked at first?");
  await figure(page).getByRole("button", { name: "nums[5]" }).click();
  await expect(figure(page)).toContainText("Right. mid becomes 5, from (0 + 11) // 2.");
  await gallery(page).getByRole("radio", { name: "JavaScript" }).check();
  await gallery(page).getByRole("link", { name: "Binary search", exact: true }).click();
  await expect(editor(page)).toHaveValue(/^function search/);
});

test("a program that does not come is told, and is not taken for one that is not there", async ({ page }) => {
  await page.route("**/_astro/sieve.*", (route) => route.abort());
  await page.goto(`${WORKBENCH}#open=sieve.py`);
  await expect(page.getByText("The program did not come: is the connection there?")).toBeVisible();
});

test("a question about a value has boxes, which are there only then", { tag: "@full" }, async ({ page }) => {
  await page.goto(WORKBENCH);
  await editor(page).fill(
    "let sum = 0;\nfor (const x of [2, 3, 4]) sum += x;\n// @ask `sum += x` #2: What is the sum? => sum\n// @ask `sum = x`: Where?",
  );
  await run(page);
  await expect(page.getByText("The question in line 4 could not be read")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(figure(page)).toContainText("What is the sum?");
  await figure(page).getByRole("button", { name: "5", exact: true }).click();
  await expect(figure(page)).toContainText("Right. sum changes from 2 to 5");
  await expect(figure(page).getByRole("button", { name: "5", exact: true })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the programs are a list", async ({ page }) => {
    await page.goto(WORKBENCH);
    await expect(gallery(page)).toContainText("Half of what is left goes at each look");
    await expect(page.getByLabel("Find a program")).toBeHidden();
  });
});
