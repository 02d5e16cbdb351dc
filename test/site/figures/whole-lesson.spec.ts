/** A lesson as one file that is opened without a network, and as a course that is played in a learning platform. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { alive } from "../support/figures.ts";
import { openFile } from "../support/opened-file.ts";
import { EDITIONS, type Edition, openCourse } from "../support/platform.ts";
import { sweep } from "../support/sweep.ts";

const MOST_FILE = 1_500_000;
const COMPARISONS: Readonly<Record<string, number>> = {
  "circle-method": 1,
  "transpositions-and-exchanges": 1,
};

let folder = "";
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "whole-lesson-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function take(page: Page, lesson: string, kind: RegExp, edition?: string): Promise<string> {
  await page.goto(`/lessons/${lesson}/`);
  const id = (await page.locator(".player").first().getAttribute("id")) ?? "";
  const figure = await alive(page, id);
  await figure.locator('summary[aria-label="Menu"]').click();
  await figure.getByRole("button", { name: "Take away" }).click();
  const dialog = page.getByRole("dialog", { name: "Take away" });
  await dialog.getByRole("radio", { name: kind }).check();
  await expect(dialog.getByText(edition ? "Returns a grade" : "Returns no grade")).toBeVisible();
  if (edition) await dialog.getByLabel("Edition").selectOption(edition);
  await dialog.getByRole("button", { name: "Make it" }).click();
  const save: Locator = dialog.getByRole("button", { name: /^Save / });
  await expect(save).toBeFocused({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

for (const lesson of ["circle-method", "peaceful-kings", "the-dutch-system", "transpositions-and-exchanges"])
  test(
    `${lesson} as one file plays without a network`,
    sweep(lesson === "circle-method"),
    async ({ page, browser }) => {
      const path = await take(page, lesson, /one file/);
      expect(statSync(path).size).toBeLessThanOrEqual(MOST_FILE);
      const { file, wrong } = await openFile(browser, path);
      const places = await file.locator("[data-standalone-figure]").count();
      expect(places).toBeGreaterThanOrEqual(2);
      await expect(file.locator(".embed--twin")).toHaveCount(COMPARISONS[lesson] ?? 0);
      await expect(file.locator(".embed[data-ready]")).toHaveCount(places);
      for (let k = 0; k < places; k++) {
        const figure = file.locator(".embed").nth(k);
        await figure.focus();
        const numbers = figure.locator(".annotation__no");
        const before = await numbers.allTextContents();
        await file.keyboard.press(before[0] === "0" ? "ArrowRight" : "ArrowLeft");
        for (const [side, number] of before.entries()) await expect(numbers.nth(side)).not.toHaveText(number);
      }
      await expect(file.locator(".standalone-credit")).toContainText("CC BY 4.0");
      await expect(file.locator(".standalone-credit a")).toHaveAttribute(
        "href",
        new RegExp(`/lessons/${lesson}/$`),
      );
      const dead = await file.locator('a[href^="/"], script[src], link[href^="/"], img[src^="/"]').count();
      expect(dead).toBe(0);
      expect(wrong).toEqual([]);
      await file.context().close();
    },
  );

test("in a file the numbers in the text move its figures, and what is smuggled in does not run", async ({
  page,
  browser,
}) => {
  const path = await take(page, "circle-method", /one file/);
  const smuggled = join(folder, "smuggled.html");
  const run = "document.title = 'run'";
  writeFileSync(
    smuggled,
    readFileSync(path, "utf8")
      .replace(
        "<h1",
        () =>
          `<script>${run}</script><img src="x" onerror="${run}"><style>h1{display:none}</style><base href="https://example.com/"><h1`,
      )
      .replace('data-at="guest 7" data-example="printed"', 'data-at="guest 7" data-example="eight"'),
  );
  const { file, wrong } = await openFile(browser, smuggled);
  const cues = file.locator("a.cue");
  await expect(file.locator(".embed[data-ready]")).toHaveCount(
    await file.locator("[data-standalone-figure]").count(),
  );
  const press = [
    (cue: Locator) => cue.click(),
    (cue: Locator) => cue.press("Enter"),
    // Of another example than the one before it.
    (cue: Locator) => cue.click(),
  ];
  for (const [k, index] of [0, 2, (await cues.count()) - 1].entries()) {
    const cue = cues.nth(index);
    const figure = file.locator(`#${await cue.getAttribute("data-cue")}`);
    await press[k]?.(cue);
    await expect(figure.locator(".annotation__no")).toHaveText(await cue.locator("sup").innerText());
    await expect(figure).toBeInViewport();
  }
  await expect(file).toHaveURL(pathToFileURL(smuggled).href);
  await expect(file).toHaveTitle(/^(?!run)/);
  await expect(file.getByRole("heading", { level: 1 })).toBeVisible();
  expect(wrong.join("\n")).toMatch(/inline script/);
  expect(wrong.filter((each) => /^https?:/.test(each))).toEqual([]);
  await file.context().close();
});

for (const [edition, { fields }] of Object.entries(EDITIONS) as [Edition, (typeof EDITIONS)[Edition]][])
  test(
    `a course of SCORM ${edition} reports score, completion and place`,
    sweep(edition === "2004"),
    async ({ page, context }) => {
      const path = await take(page, "circle-method", /learning platform/, edition);
      const { page: platform, frame, get, refused, nextPupil } = await openCourse(context, path, edition);
      await expect(frame.locator(".embed[data-ready]").first()).toBeVisible();
      await expect.poll(() => get(fields.status)).toBe("incomplete");
      // Who has answered nothing has no score, and is nowhere.
      expect([await get(fields.score), await get(fields.location), ...(await refused())]).toEqual(["", ""]);
      // All questions of all figures, each one shown: that is an answer, and no right one.
      let all = 0;
      for (const place of await frame
        .locator(
          '[data-standalone-figure*="kind\\":\\"player"]:not([data-standalone-figure*="asks\\":\\"\\""])',
        )
        .all()) {
        const figure = place.locator(".embed");
        await figure.focus();
        for (let left = Number.POSITIVE_INFINITY; left > 0; ) {
          for (let step = 0; step < 100 && !(await figure.locator(".stop-question").isVisible()); step++)
            await platform.keyboard.press("ArrowRight");
          const [, number, of] =
            /question (\d+) of (\d+)/.exec(await figure.locator(".annotation__where").innerText()) ?? [];
          left = Number(of) - Number(number);
          all++;
          await figure.getByRole("button", { name: "Show me" }).click();
          await figure.focus();
        }
      }
      expect(all).toBeGreaterThan(2);
      expect(await get(fields.score)).toBe("0");
      expect(await get(fields.status)).toBe(edition === "1.2" ? "failed" : "completed");
      expect(await get(fields.location)).not.toBe("");
      expect(await get("cmi.suspend_data")).toContain(`|${await get(fields.location)}`);

      // The next pupil at this machine sees nothing of the last one's, and the browser has kept nothing of the course.
      await nextPupil();
      await expect(frame.locator(".embed[data-ready]").first()).toBeVisible();
      await expect.poll(() => get(fields.status)).toBe("incomplete");
      expect([await get(fields.score), await get(fields.location)]).toEqual(["", ""]);
      expect(await platform.evaluate(() => Object.keys(localStorage))).toEqual(["time"]);
      expect(await refused()).toEqual([]);
    },
  );
