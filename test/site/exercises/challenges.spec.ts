/** The challenge under each title: seen at once, played by hand and by keys, kept, and taken up in the text. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { AnyChallenge } from "#algorithms/core/lesson/challenge.ts";
import { plays } from "#test/support/challenge-plays.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { forbidStorage } from "../support/forbid-storage.ts";
import { sweep } from "../support/sweep.ts";

// A mark that glides is touched where it will be.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const MOST_WORDS = 150;
const SCREENS = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
];
const CIRCLE = "circle-method";
const GRAPH = "augmenting-paths";

const addressOf = (lesson: string): string => `/lessons/${lesson}/`;
const keyOf = (lesson: string): string => `kibitz.first.${lesson}`;

async function wordsOf(lesson: string): Promise<AnyChallenge["words"]> {
  const { challenge } = (await import(`../../../algorithms/lessons/${lesson}/asked/challenge.ts`)) as {
    challenge: AnyChallenge;
  };
  return challenge.words;
}

/** Opens a lesson and waits until its picture can be touched. */
async function openChallenge(page: Page, lesson: string): Promise<Locator> {
  await page.goto(addressOf(lesson));
  const box = page.locator("[data-challenge]");
  await expect(box).toHaveAttribute("data-ready", "");
  return box;
}

const mark = (box: Locator, id: string): Locator => box.locator(`svg [data-id="${id}"]`);

/** Touches the middle of a mark. */
async function touch(box: Locator, id: string): Promise<void> {
  const { x, y } = await middleOf(box, id);
  await box.page().mouse.click(x, y);
}

async function middleOf(box: Locator, id: string): Promise<{ x: number; y: number }> {
  const [body] = await mark(box, id).locator(".node__body, .area__body").all();
  const at = await body?.boundingBox();
  if (!at) throw new Error(`nothing is drawn for ${id}`);
  return { x: at.x + at.width / 2, y: at.y + at.height / 2 };
}

async function playAll(box: Locator, lesson: string): Promise<void> {
  for (const id of plays[lesson]?.touches ?? []) await touch(box, id);
}

/** Walks to a mark by arrows and the tab key's place in the picture, and touches it by Enter. */
async function touchByKeys(page: Page, id: string): Promise<void> {
  const where = () =>
    page.evaluate((wanted) => {
      const middle = (element: Element | null) => {
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const target = document.querySelector(`[data-challenge] [data-id="${wanted}"]`);
      const now = document.activeElement;
      const [from, to] = [middle(now), middle(target)];
      return {
        isThere: now === target,
        now: now?.getAttribute("data-id"),
        down: to.y - from.y,
      };
    }, id);
  for (let k = 0; k < 40; k++) {
    const { isThere, down } = await where();
    if (isThere) {
      await page.keyboard.press("Enter");
      return;
    }
    // Up and down is quick, and left and right comes to everything.
    const isFar = k < 4 && Math.abs(down) > 24;
    await page.keyboard.press(isFar ? (down > 0 ? "ArrowDown" : "ArrowUp") : "ArrowRight");
  }
  throw new Error(`the keys do not come to ${id}, but to ${(await where()).now}`);
}

for (const lesson of Object.keys(plays)) {
  for (const viewport of SCREENS) {
    test(
      `${lesson} shows what can be touched within ${MOST_WORDS} words and on the first screen, ${viewport.width} pixels wide`,
      sweep(lesson === "circle-method"),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        const box = await openChallenge(page, lesson);
        const words = await page.evaluate(() => {
          const before = document.createRange();
          before.setStart(document.querySelector("main") as Element, 0);
          before.setEndBefore(document.querySelector("[data-challenge] svg") as Element);
          return before.toString().split(/\s+/).filter(Boolean).length;
        });
        expect(words).toBeGreaterThan(20);
        expect(words).toBeLessThanOrEqual(MOST_WORDS);
        await expect(box.locator("svg")).toBeInViewport({ ratio: 1 });
        await expect(box.locator("[data-state]")).toBeInViewport({ ratio: 1 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        const sizes = await box
          .locator("svg [data-choice]")
          .evaluateAll((marks) => marks.map((each) => each.getBoundingClientRect().height));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
      },
    );
  }

  test(
    `${lesson} is played by hand, kept, and taken up in the text`,
    sweep(lesson === CIRCLE),
    async ({ page }) => {
      const box = await openChallenge(page, lesson);
      const words = await wordsOf(lesson);
      const { score } = plays[lesson] as { score: number };
      const other = await page.locator("[data-tried]").textContent();
      expect(other?.trim()).not.toBe(words.tried(score));
      await playAll(box, lesson);
      await expect(box).toHaveAttribute("data-done", "");
      await expect(box.getByRole("status")).toHaveText(words.end(score));
      await expect(box.locator("button:focus")).toHaveCount(0);
      await expect(page.locator("[data-tried]")).toHaveText(words.tried(score));
      await page.reload();
      await expect(box).toHaveAttribute("data-done", "");
      await expect(box.getByRole("status")).toHaveText(words.end(score));
      await expect(page.locator("[data-tried]")).toHaveText(words.tried(score));
      await box.getByRole("button", { name: "Begin again" }).click();
      await expect(box).not.toHaveAttribute("data-done");
      await expect(page.locator("[data-tried]")).toHaveText(words.tried(score));
    },
  );

  test(`${lesson} is played by keys alone`, sweep(lesson === CIRCLE), async ({ page }) => {
    const box = await openChallenge(page, lesson);
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest("[data-challenge] svg") !== null);
    for (let k = 0; k < 30 && !(await isInside()); k++) await page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
    for (const id of plays[lesson]?.touches ?? []) await touchByKeys(page, id);
    await expect(box).toHaveAttribute("data-done", "");
    await expect(box.getByRole("button", { name: "Begin again" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(box).not.toHaveAttribute("data-done");
    expect(await isInside()).toBe(true);
  });
}

test("what the rules forbid is refused with the rule, and changes nothing", { tag: "@full" }, async ({
  page,
}) => {
  const box = await openChallenge(page, CIRCLE);
  for (const id of ["p1", "p2", "p3", "p4", "p5", "p6", "p1"]) await touch(box, id);
  await expect(box.getByRole("button", { name: "player 1", pressed: true })).toHaveCount(1);
  await expect(box.locator("[data-state]")).toHaveAttribute("aria-live", "polite");
  await touch(box, "p2");
  await expect(box.getByRole("status")).toHaveText("1 and 2 have met, in round 1. Nobody meets twice.");
  await expect(box.locator("[data-state]")).toHaveText("Round 2 · 3 of 15 games");
  await touch(box, "p3");
  await expect(box.locator("[data-state]")).toHaveText("Round 2 · 4 of 15 games");
  await expect(box.locator("svg [aria-pressed]")).toHaveCount(0);
  await expect(box.getByRole("status")).toHaveText("");
  await box.getByRole("button", { name: "Undo" }).click();
  await expect(box.locator("[data-state]")).toHaveText("Round 1 · 3 of 15 games");
  await box.getByRole("button", { name: "Begin again" }).click();
  await expect(box.locator("[data-state]")).toHaveText("Round 1 · 0 of 15 games");
  await box.getByRole("button", { name: "Undo" }).click();
  await expect(box.locator("[data-state]")).toHaveText("Round 1 · 3 of 15 games");
});

test("what is said has room on a phone, also when the typefaces have come", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await openChallenge(page, CIRCLE);
  await page.waitForFunction(() => document.documentElement.dataset["faces"] === undefined);
  await playAll(box, CIRCLE);
  const said = box.getByRole("status");
  await expect(said).toHaveText(/\w/);
  expect(await said.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  expect(await said.evaluate((line) => line.clientHeight)).toBeGreaterThan(30);
});

test("what was kept comes back without moving the page", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const sum = window as unknown as { shift: number };
    sum.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const lesson of [CIRCLE, "peaceful-kings", "tournament-systems"]) {
    const kept = JSON.stringify({ touches: plays[lesson]?.touches });
    await page.goto("/about/");
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [keyOf(lesson), kept] as const);
    const box = await openChallenge(page, lesson);
    await expect(box).toHaveAttribute("data-done", "");
    await page.waitForLoadState("networkidle");
    expect(
      await page.evaluate(() => (window as unknown as { shift: number }).shift),
      lesson,
    ).toBeLessThanOrEqual(0.01);
  }
});

test("a line can be drawn, and an edge touched", { tag: "@full" }, async ({ page }) => {
  const box = await openChallenge(page, GRAPH);
  const draw = async (from: string, to: string) => {
    const [a, b] = [await middleOf(box, from), await middleOf(box, to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await expect(box.locator("svg > .edge")).toHaveCount(1);
    await page.mouse.move(b.x, b.y);
    await page.mouse.up();
    await expect(box.locator("svg > .edge")).toHaveCount(0);
  };
  await draw("v0", "v7");
  await expect(box.locator("[data-state]")).toHaveText("1 of 5 players seated");
  await draw("v0", "v6");
  await expect(box.getByRole("status")).toHaveText("No line joins 0 and 6.");
  const [a, b] = [await middleOf(box, "v3"), await middleOf(box, "v8")];
  await page.mouse.click((a.x + b.x) / 2 + 6, (a.y + b.y) / 2);
  await expect(box.locator("[data-state]")).toHaveText("2 of 5 players seated");
});

test("a finger that draws a line does not move the page", { tag: "@full" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    baseURL: baseURL as string,
  });
  const page = await context.newPage();
  const box = await openChallenge(page, GRAPH);
  const [a, b] = [await middleOf(box, "v0"), await middleOf(box, "v7")];
  const session = await context.newCDPSession(page);
  const send = (type: string, points: readonly { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: [...points] });
  await send("touchStart", [a]);
  for (let k = 1; k <= 8; k++)
    await send("touchMove", [{ x: a.x + ((b.x - a.x) * k) / 8, y: a.y + ((b.y - a.y) * k) / 8 }]);
  await send("touchEnd", []);
  await expect(box.locator("[data-state]")).toHaveText("1 of 5 players seated");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await context.close();
});

test("what is touched before the code has come is not lost", async ({ page }) => {
  let letGo = () => {};
  const waiting = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route(/_astro\/challenge\./, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(addressOf(CIRCLE));
  const box = page.locator("[data-challenge]");
  for (const id of ["p4", "p2"]) await touch(box, id);
  letGo();
  await expect(box.locator("[data-state]")).toHaveText("Round 1 · 1 of 15 games");
});

test("code that does not come is told when somebody touches, and comes when it can", {
  tag: "@full",
}, async ({ page }) => {
  let isBroken = true;
  await page.route(/_astro\/challenge\./, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(addressOf(CIRCLE));
  const box = page.locator("[data-challenge]");
  await page.waitForLoadState("networkidle");
  await expect(box.locator(".not-come")).toHaveCount(0);
  await touch(box, "p1");
  await expect(box.locator(".not-come")).toContainText("has not arrived");
  isBroken = false;
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(box).toHaveAttribute("data-ready", "");
});

test("without scripts it is a question for a pencil, and nothing looks like a button", {
  tag: "@full",
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  for (const lesson of Object.keys(plays)) {
    await page.goto(addressOf(lesson));
    const box = page.locator("[data-challenge]");
    await expect(box.locator("svg")).toBeVisible();
    await expect(box).toContainText((await wordsOf(lesson)).prompt);
    await expect(box.locator("button:visible, [role=button], [tabindex]")).toHaveCount(0);
    await expect(page.locator("[data-tried]")).toHaveText(/\w/);
  }
  await context.close();
});

test("on paper it is a question too", { tag: "@full" }, async ({ page }) => {
  const box = await openChallenge(page, CIRCLE);
  await page.emulateMedia({ media: "print" });
  await expect(box.locator("svg")).toBeVisible();
  await expect(box.getByRole("button", { name: "Undo" })).toBeHidden();
  await expect(box.locator("[data-state]")).toBeHidden();
});

test("a damaged memory is ignored, up to what is right in it", { tag: "@full" }, async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto("/about/");
  for (const [kept, state] of [
    ["no JSON", "Round 1 · 0 of 15 games"],
    ["null", "Round 1 · 0 of 15 games"],
    ['{"touches":7,"score":"x"}', "Round 1 · 0 of 15 games"],
    ['{"touches":["p1","p2","p1","p9"]}', "Round 1 · 1 of 15 games"],
  ] as const) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [keyOf(CIRCLE), kept] as const);
    const box = await openChallenge(page, CIRCLE);
    await expect(box.locator("[data-state]"), kept).toHaveText(state);
    await expect(page.locator("[data-tried]")).toContainText("top of this page");
  }
  expect(errors).toEqual([]);
});

test("where storage is forbidden it is played all the same", { tag: "@full" }, async ({ page }) => {
  await forbidStorage(page);
  const box = await openChallenge(page, "rotation");
  await playAll(box, "rotation");
  await expect(box).toHaveAttribute("data-done", "");
});

test("of two tabs the better score is kept", { tag: "@full" }, async ({ context, page }) => {
  const box = await openChallenge(page, CIRCLE);
  const other = await context.newPage();
  await other.goto("/about/");
  await other.evaluate((key) => localStorage.setItem(key, '{"touches":[],"score":5}'), keyOf(CIRCLE));
  // Browsers take their time to tell one tab what another has kept; no reader is in both at once.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), keyOf(CIRCLE)))
    .toContain('"score":5');
  await playAll(box, CIRCLE);
  await expect(box).toHaveAttribute("data-done", "");
  await expect(page.locator("[data-tried]")).toHaveText((await wordsOf(CIRCLE)).tried(5));
  const kept = await other.evaluate((key) => localStorage.getItem(key), keyOf(CIRCLE));
  expect(JSON.parse(kept ?? "").score).toBe(5);
});

test("it is accessible, fresh and half-way", { tag: "@full" }, async ({ page }) => {
  for (const lesson of [CIRCLE, "peaceful-kings", "first-move"]) {
    const box = await openChallenge(page, lesson);
    await expectAccessible(page, { part: "[data-challenge]" });
    await touch(box, plays[lesson]?.touches[0] ?? "");
    await expectAccessible(page, { part: "[data-challenge]" });
  }
});
