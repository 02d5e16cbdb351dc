/** For who enlarges or listens: a window as low as one at 400 %, and names and headings as they are seen. */
import { expect, test } from "@playwright/test";
import { depth } from "#test/depth.ts";
import { enlargeText, expectNamed } from "../support/accessibility.ts";
import { alive } from "../support/figures.ts";
import { PAGES, standsForKind } from "../support/site-pages.ts";
import { goOn, openStage } from "../support/stage-page.ts";

/** A window of 1280 × 720 at 400 %. */
const ENLARGED = { width: 320, height: 180 };

test("at 400 % no page runs out at its side, and the bar of a lesson leaves half of the window to its picture", async ({
  page,
}) => {
  await page.setViewportSize(ENLARGED);
  for (const path of PAGES.filter(standsForKind)) {
    await page.goto(path);
    const wide = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const buttons = [...document.querySelectorAll("header button")].map((button) =>
        button.getBoundingClientRect(),
      );
      return [scrollWidth - clientWidth, Math.max(0, ...buttons.map(({ right }) => right - clientWidth))];
    });
    expect(wide, path).toEqual([0, 0]);
  }
  await page.goto("/lessons/circle-method/");
  const figure = await alive(page, "d1");
  const picture = figure.locator(".diagram__plate").first();
  await picture.evaluate((element) => element.scrollIntoView({ block: "start" }));
  const seen = await picture.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, from, to] = [(left + right) / 2, Math.max(0, top), Math.min(innerHeight, bottom)];
    const rows = Array.from({ length: 20 }, (_, k) => from + ((k + 0.5) * (to - from)) / 20);
    const free = rows.filter((y) => element.contains(document.elementFromPoint(x, y)));
    return (free.length / rows.length) * (to - from);
  });
  expect(seen).toBeGreaterThanOrEqual(ENLARGED.height / 2);
});

test("at 400 % the stage shows its question whole, beside a picture of its size, and a class can answer it", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize(ENLARGED);
  for (const lesson of depth(["peaceful-kings"], ["peaceful-kings", "blossom", "circle-method"])) {
    const stage = await openStage(page, lesson);
    const question = stage.locator(".stage__question");
    for (let press = 0; press < 60 && !(await question.isVisible()); press++) await goOn(page);
    await expect(question, lesson).toBeInViewport({ ratio: 1 });
    // How it is answered, and what leads on, are seen with it.
    const said = stage.locator(".stage__said").first();
    expect(await said.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
    for (const tool of await stage.locator(".stage__tools .btn:visible").all())
      await expect(tool, lesson).toBeInViewport({ ratio: 1 });
    // Nothing stands over it, and the letters of the picture over nothing but their own marks.
    const isFree = await question.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((part) =>
        element.contains(document.elementFromPoint(left + width / 10, top + part * height)),
      );
    });
    expect(isFree, lesson).toBe(true);
    const shares = await stage.locator(".stage__picture").evaluate((picture) => {
      const room = picture.getBoundingClientRect();
      const texts = [...picture.querySelectorAll("svg.fig text")].map((text) => text.getBoundingClientRect());
      const high = texts.map(({ height }) => height / room.height);
      return { picture: room.height / innerHeight, letters: Math.max(...high) };
    });
    expect(shares.picture, lesson).toBeGreaterThan(0.7);
    expect(shares.letters, lesson).toBeLessThan(0.12);
    for (const letter of ["A", "B", "C", "D"])
      if (await question.isVisible()) await page.keyboard.press(`Shift+${letter}`);
    await expect(question, lesson).toHaveCount(0);
    await expect(stage.locator(".stage__sentences"), lesson).toContainText("Right.");
  }
});

test("in very large text the names of files keep to their figure", { tag: "@full" }, async ({ page }) => {
  await enlargeText(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/lessons/blossom/");
  const figure = await alive(page, "d1");
  await figure.locator(".tab-code").evaluate((tab: HTMLElement) => tab.click());
  const files = figure.locator(".panel__files button");
  await expect(files.first()).toBeVisible();
  const out = await files.evaluateAll((all) => {
    const side = all[0]?.closest(".player")?.getBoundingClientRect().right ?? 0;
    return all
      .filter((file) => file.getBoundingClientRect().right > side || file.scrollWidth > file.clientWidth)
      .map(({ textContent }) => textContent);
  });
  expect(await files.count()).toBeGreaterThan(5);
  expect(out).toEqual([]);
});

// The pages as they come are looked at where each is visited.
test("who speaks to a player, the stage, papers or a frame finds what is written on it, under headings in their order", async ({
  page,
}) => {
  await page.goto("/lessons/blossom/");
  await alive(page, "d1");
  await expectNamed(page, "a player");
  await page.locator("#d1").press("f");
  await expect(page.locator(".stage")).toBeVisible();
  await expectNamed(page, "the stage");
  await page.goto("/sheets/?lesson=blossom&seed=3&pupils=2");
  for (const part of ["Sheet", "Slips", "Key"]) {
    await page.getByRole("button", { name: part, exact: true }).click();
    await expect(page.locator(`.paper--${part.toLowerCase()}`)).toBeVisible();
    await expectNamed(page, part);
  }
  for (const path of ["/embed/blossom/d1/", "/embed/tour/"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expectNamed(page, path);
  }
});
