/** The program in blocks: put in order by mouse, touch and keys, run, told where it fails, and kept. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { ParsonsProblem } from "#algorithms/core/judge/parsons.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { forbidStorage } from "../support/forbid-storage.ts";
import { PAGES } from "../support/site-pages.ts";
import { sweep } from "../support/sweep.ts";

const CIRCLE = "/lessons/circle-method/own/";
const said = (page: Page) => page.locator("[data-said]");
const verdict = (page: Page) => page.locator("[data-parsons-verdict]");
const block = (page: Page, number: number) => page.locator(`[data-block="${number}"]`);
const handle = (page: Page, number: number) => block(page, number).locator("[data-handle]");
const placed = (page: Page, place: number) => page.locator(`[data-place="${place}"] > [data-block]`);
const button = (page: Page, name: string) =>
  page.locator("#put-in-order").getByRole("button", { name, exact: true });

async function open(page: Page, path = CIRCLE): Promise<ParsonsProblem> {
  await page.goto(path);
  await page.locator("#put-in-order > summary").click();
  await expect(page.locator("#put-in-order")).toHaveAttribute("data-ready", "");
  return JSON.parse((await page.locator("#put-in-order").getAttribute("data-problem")) ?? "");
}

/** The numbers of blocks in a place, as they stand. */
async function order(page: Page, place: number): Promise<number[]> {
  return placed(page, place).evaluateAll((items) =>
    items.map((item) => Number((item as HTMLElement).dataset["block"])),
  );
}

/** Puts every block where it belongs, by pressing handles and places, and takes the right versions. */
async function solve(page: Page, { parts, blocks }: ParsonsProblem): Promise<void> {
  for (const [k, { isGiven, blocks: own }] of parts.entries())
    for (const number of isGiven ? [] : own) {
      await handle(page, number).click();
      await page.locator(`[data-put="${k + 1}"]`).click();
    }
  for (const [number, { wrong }] of blocks.entries())
    if (wrong) await block(page, number).locator("[value=right]").check();
}

async function run(page: Page): Promise<void> {
  await button(page, "Run this order").click();
  await expect(verdict(page)).toBeVisible();
}

/** Drags from the middle of one element to a point in another, by the pointer alone. */
async function drag(page: Page, from: Locator, to: Locator, at: "top" | "bottom"): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  if (!start) throw new Error("nothing to be dragged");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  // The first move makes it a drag; after that the target is where it is.
  await page.mouse.move(start.x + start.width / 2 + 9, start.y + start.height / 2);
  const end = await to.boundingBox();
  if (!end) throw new Error("nothing to drop it on");
  await page.mouse.move(end.x + 80, at === "top" ? end.y + 3 : end.y + end.height - 3, { steps: 4 });
  await page.mouse.up();
}

test("by mouse: every block is dragged into its part, the right versions are taken, and the order is right", {
  tag: "@full",
}, async ({ page }) => {
  // All of it in sight, as the page scrolls under a drag that comes near its edge.
  await page.setViewportSize({ width: 1366, height: 2400 });
  const { parts, blocks } = await open(page);
  await page.locator("#put-in-order").evaluate((place) => place.scrollIntoView());
  for (const [k, part] of parts.entries())
    for (const number of part.blocks) {
      await drag(
        page,
        block(page, number).locator("pre").first(),
        page.locator(`[data-place="${k + 1}"]`),
        "bottom",
      );
      expect((await order(page, k + 1)).at(-1)).toBe(number);
    }
  // What was dragged is not taken for a choice.
  await expect(page.locator("#put-in-order input:checked")).toHaveCount(0);
  await button(page, "Run this order").click();
  await expect(said(page)).toHaveText("First choose between the two versions of 3 blocks.");
  for (const [number, { wrong }] of blocks.entries())
    if (wrong) await block(page, number).locator("[value=right]").check();
  await run(page);
  await expect(verdict(page)).toContainText("Right on all 41 inputs.");
  await expectAccessible(page, { part: "#put-in-order", state: "solved" });
  await page.getByRole("button", { name: "Open it in the editor" }).click();
  await expect(page.locator(".pce-textarea")).toHaveValue(
    /^function schedule\(n\) \{\n {2}const odd = n % 2 === 1;/,
  );
});

test("by keys alone: picked up, moved, put back, put down, chosen, run", { tag: "@full" }, async ({
  page,
}) => {
  const { parts, blocks } = await open(page);
  const first = (await order(page, 0))[0] as number;
  await page.locator("#put-in-order > summary").focus();
  await page.keyboard.press("Tab");
  await expect(handle(page, first)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(handle(page, first)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toHaveText("in “Count the seats of the circle”, 1 of 1");
  await page.keyboard.press("Escape");
  await expect(said(page)).toHaveText(`Put back: not placed, 1 of ${blocks.length}.`);
  expect((await order(page, 0))[0]).toBe(first);
  for (const [k, part] of parts.entries())
    for (const number of part.blocks) {
      // Down the blocks that are left to the one that is wanted, and to the right into its part.
      await handle(page, (await order(page, 0))[0] as number).focus();
      for (let down = (await order(page, 0)).indexOf(number); down > 0; down--)
        await page.keyboard.press("ArrowDown");
      await expect(handle(page, number)).toBeFocused();
      await page.keyboard.press("Enter");
      for (let right = k; right >= 0; right--) await page.keyboard.press("ArrowRight");
      await expect(handle(page, number)).toBeFocused();
      await page.keyboard.press("Enter");
      expect((await order(page, k + 1)).at(-1)).toBe(number);
    }
  for (const [number, { wrong }] of blocks.entries()) {
    if (!wrong) continue;
    await handle(page, number).focus();
    await page.keyboard.press("Tab");
    const isRight = await page.evaluate(() => (document.activeElement as HTMLInputElement).value === "right");
    await page.keyboard.press(isRight ? "Space" : "ArrowDown");
    await expect(block(page, number).locator("[value=right]")).toBeChecked();
  }
  await button(page, "Run this order").focus();
  await page.keyboard.press("Enter");
  await expect(verdict(page).locator("h3")).toBeFocused();
  await expect(verdict(page)).toContainText("Right on all 41 inputs.");
});

test("a finger drags by the handle, and the page stays where it is", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ hasTouch: true, viewport: { width: 360, height: 740 } },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await open(page);
  await page.locator("#put-in-order [data-place='0']").evaluate((list) => list.scrollIntoView());
  const before = await order(page, 0);
  const box = await handle(page, before[0] as number).boundingBox();
  const target = await block(page, before[2] as number).boundingBox();
  if (!box || !target) throw new Error("there are no blocks");
  const [x, y] = [box.x + 20, box.y + 20];
  const session = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  const scrolled = await page.evaluate(() => scrollY);
  await touch("touchStart", y);
  for (let k = 1; k <= 6; k++) await touch("touchMove", y + ((target.y + target.height - 2 - y) * k) / 6);
  await touch("touchEnd");
  expect((await order(page, 0)).slice(0, 3)).toEqual([before[1], before[2], before[0]]);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

test("a wrong version fails on its smallest input, with the name of the mistake, and the run is watched", async ({
  page,
}) => {
  const problem = await open(page);
  await solve(page, problem);
  const pair = problem.blocks.findIndex(({ wrong }) => wrong?.mutant === "left-at-top");
  await block(page, pair).locator("[value=wrong]").check();
  await run(page);
  // Four players: seat 1 is on top and on the left of it as well, and so meets 2 and the one in the middle.
  await expect(verdict(page)).toContainText("schedule(4)");
  await expect(verdict(page)).toContainText("In round 1, 1 plays twice.");
  await expect(verdict(page)).toContainText("the seats on the left are counted from the top itself");
  await page.getByRole("button", { name: "Watch this run" }).click();
  const figure = page.locator("#parsons-run");
  await expect(figure).toBeFocused();
  await page.keyboard.press("End");
  await expect(figure).toContainText("In round 1, 1 plays twice.");
  // An order that is no longer there has no verdict.
  await block(page, pair).locator("[value=right]").check();
  await expect(verdict(page)).toBeHidden();
  await expect(figure).toHaveCount(0);
});

test("what cannot run is told at its block, in words", { tag: "@full" }, async ({ page }) => {
  const problem = await open(page);
  await solve(page, problem);
  // The number of seats is counted behind the loop that needs it.
  const seats = problem.blocks.findIndex(({ text }) => text.includes("const m ="));
  await handle(page, seats).click();
  await page.locator("[data-put='2']").click();
  await run(page);
  await expect(verdict(page)).toContainText("It stopped in this block: for (let i = 1; i <= m; i++) {");
  await expect(verdict(page)).toContainText("It uses “m”, which is not known here");
  await page.getByRole("button", { name: "Go to this block" }).click();
  const loop = problem.blocks.findIndex(({ text }) => text.includes("for (let i"));
  await expect(handle(page, loop)).toBeFocused();
  await expect(block(page, loop)).toHaveAttribute("data-fault", "");
  // The end of the function before everything else.
  const end = problem.blocks.findIndex(({ text }) => text.includes("return rounds"));
  await handle(page, end).click();
  for (let left = 0; left < 5; left++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  for (let up = 0; up < 2; up++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await run(page);
  await expect(verdict(page)).toContainText(
    "The program does not hold together at this block: return rounds;",
  );
  await expect(verdict(page)).toContainText("It stands outside of any function");
});

test("a fault in what is given is shown there", { tag: "@full" }, async ({ page }) => {
  const problem = await open(page, "/lessons/transpositions-and-exchanges/own/");
  await solve(page, problem);
  // One of the two functions inside the other: what calls it does not know it there.
  for (const number of problem.parts.slice(1, 4).flatMap(({ blocks }) => blocks)) {
    await handle(page, number).click();
    await page.locator("[data-put='5']").click();
  }
  await run(page);
  await expect(verdict(page)).toContainText("It stopped in this block: function orders(s1, s2, size) {");
  await expect(verdict(page)).toContainText("It uses “transpositions”, which is not known here");
  await page.getByRole("button", { name: "Go to this block" }).click();
  await expect(page.locator("[data-given][data-fault]")).toBeInViewport();
});

test("the order is kept, taken back, begun again, and carried by a link", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const problem = await open(page);
  const pool = await order(page, 0);
  await handle(page, 0).click();
  await page.locator("[data-put='1']").click();
  // Which of the two is right, no name tells.
  await expect(handle(page, 1)).toHaveAccessibleName(/const odd = false; \/ const odd = n % 2 === 1;/);
  await block(page, 1).locator("[value=wrong]").check();
  await expect(said(page)).toHaveText("Taken: const odd = false;");
  await page.reload();
  await page.locator("#put-in-order > summary").click();
  await expect(placed(page, 1)).toHaveCount(1);
  await expect(block(page, 1).locator("[value=wrong]")).toBeChecked();
  await button(page, "Start again").click();
  const again = await order(page, 0);
  expect(again).not.toEqual(pool);
  expect(again.toSorted()).toEqual(pool.toSorted());
  await handle(page, 0).focus();
  await page.keyboard.press("Control+z");
  expect(await order(page, 1)).toEqual([0]);
  await button(page, "Undo").click();
  await expect(said(page)).toHaveText("There is nothing to take back.");
  await button(page, "Copy a link").click();
  await expect(said(page)).toContainText("The link is copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await context.newPage();
  await guest.goto(CIRCLE);
  await guest.evaluate(() => localStorage.clear());
  await guest.goto(link);
  await expect(placed(guest, 1)).toHaveCount(1);
  await expect(verdict(guest)).toBeHidden();
  await button(guest, "Undo").click();
  await expect(placed(guest, 1)).toHaveCount(0);
  await guest.goto(link.slice(0, -9));
  await expect(said(guest)).toContainText("The link is damaged");
  expect(problem.blocks.length).toBe(pool.length);
});

test("it becomes easier step by step, and at the end the program can be opened", { tag: "@full" }, async ({
  page,
}) => {
  const { blocks, parts } = await open(page);
  await button(page, "Make it easier").click();
  await expect(said(page)).toContainText("A wrong version is gone.");
  await expect(page.getByText("One of these two").filter({ visible: true })).toHaveCount(2);
  const helps = blocks.filter(({ wrong }) => wrong).length + blocks.length - parts.length;
  for (let k = 1; k < helps; k++) await button(page, "Make it easier").click();
  await expect(said(page)).toContainText("Two blocks that belong together are one now");
  await expect(placed(page, 0).and(page.locator(":not([data-joined])"))).toHaveCount(parts.length);
  await button(page, "Make it easier").click();
  await expect(said(page)).toContainText("It does not get any easier");
  await page.getByRole("button", { name: "Open the program in the editor" }).click();
  await expect(page.locator(".pce-textarea")).toBeFocused();
  await expect(page.locator(".pce-textarea")).toHaveValue(/return rounds;\n\}/);
});

test("where nothing can be kept, that is said, and blocks move", { tag: "@full" }, async ({ page }) => {
  await forbidStorage(page);
  await open(page);
  await handle(page, 0).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  expect(await order(page, 1)).toEqual([0]);
  await expect(page.getByText("your order is gone when you leave")).toBeVisible();
});

test("without scripts and on paper the blocks are there to be read", { tag: "@full" }, async ({
  browser,
  baseURL,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto(CIRCLE);
  await plain.locator("#put-in-order > summary").click();
  await expect(plain.locator("#put-in-order noscript p")).toBeVisible();
  await expect(block(plain, 0)).toContainText("function schedule(n) {");
  await expect(handle(plain, 0)).toBeHidden();
  await context.close();
  await page.goto(CIRCLE);
  await page.emulateMedia({ media: "print" });
  await expect(block(page, 0)).toBeVisible();
  await expect(page.getByText("cut the blocks out")).toBeVisible();
  await expect(page.getByText("Drag a block by its handle")).toBeHidden();
});

for (const path of PAGES.filter((each) => each.endsWith("/own/"))) {
  test(
    `the blocks of ${path} are the program of the lesson, and its own order is right`,
    sweep(path === CIRCLE),
    async ({ page }) => {
      const problem = await open(page, path);
      await solve(page, problem);
      await run(page);
      await expect(verdict(page)).toContainText("Right on all");
      await expectAccessible(page, { part: "#put-in-order", state: path });
    },
  );
}
