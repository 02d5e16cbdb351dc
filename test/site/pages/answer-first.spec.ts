/** A lesson gives its answer on its first two screens, and its figures fit the window together with their bar. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { parseHTML } from "linkedom";
import { depth } from "#test/depth.ts";
import { enlargeText } from "../support/accessibility.ts";
import { kindOf, PAGES } from "../support/site-pages.ts";
import { sweep } from "../support/sweep.ts";

/** The windows of the design, each with the height at which a lesson's answer has ended. */
const WINDOWS = [
  { width: 1366, height: 625, ends: 1700 },
  { width: 1280, height: 580, ends: 1700 },
  { width: 1920, height: 950, ends: 1900 },
  { width: 360, height: 740, ends: 2600 },
];
const STANDS_FOR_OTHERS = new Set(["circle-method", "peaceful-kings"]);
/** Nobody has more than ten minutes before an interview: so fast is a text read, and so long is a short program looked at. */
const [INTERVIEW, WORDS_A_MINUTE, CODE] = [10, 140, 1];

const lessons = PAGES.filter((path) => kindOf(path) === "lesson").map((path) => path.split("/")[2] ?? "");

for (const lesson of lessons) {
  for (const { width, height, ends } of WINDOWS) {
    test(
      `${lesson} has method, code and cost above ${ends} pixels, and its first figure fits ${width} × ${height}`,
      sweep(STANDS_FOR_OTHERS.has(lesson) && (width === 1366 || width === 360)),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(`/lessons/${lesson}/`);
        const minute = page.locator("#minute");
        for (const part of [".minute__idea p", ".minute__idea dl", ".minute__code pre:visible"]) {
          const box = await minute.locator(part).last().boundingBox();
          expect((box?.y ?? Infinity) + (box?.height ?? 0), part).toBeLessThanOrEqual(ends);
        }
        const ids = await page
          .locator(".is-wide .player:not(.player--twin)")
          .evaluateAll((all) => all.map(({ id }) => id));
        for (const id of ids.slice(0, depth(1, Infinity))) {
          const figure = page.locator(`#${id}`);
          // The diagrams after the first stand in rows that are shut.
          await figure.evaluate((element) => {
            for (
              let row = element.closest("details");
              row;
              row = row.parentElement?.closest("details") ?? null
            )
              row.open = true;
          });
          // The place of a sleeping figure is taken by the living one, and what is above it has its height when it comes near.
          const toTop = () => figure.evaluate((element) => element.scrollIntoView({ block: "start" }));
          await toTop();
          await expect(figure).toHaveAttribute("data-ready", "");
          await toTop();
          const next = figure.getByRole("button", { name: /^Next / }).first();
          await expect(next).toBeInViewport({ ratio: 1 });
          await expect(figure.locator(".diagram > .diagram__plate")).toBeInViewport({
            ratio: width > 360 ? 0.99 : 0.9,
          });
          await expect(figure.locator(".annotation__comment")).toBeInViewport({ ratio: 0.9 });
        }
      },
    );
  }

  test(`${lesson} can be told in ten minutes, and says how long each way takes`, () => {
    // All of it stands in the page as it is sent.
    const sent = readFileSync(new URL(`../../../dist/lessons/${lesson}/index.html`, import.meta.url), "utf8");
    const { document } = parseHTML(sent);
    const doors = [...document.querySelectorAll(".doors a")];
    expect(doors).toHaveLength(3);
    const [, interview = Infinity] = doors.map((door) =>
      Number.parseInt(door.querySelector("i")?.textContent ?? "", 10),
    );
    // By the clock of one who reads all of both parts aloud, what folds included; the code is looked at, not read.
    const minutes = ["#minute :is(.minute__idea, figcaption)", ".part:has(#in-the-interview)"].map((part) => {
      const texts = Array.from(document.querySelectorAll(part), ({ textContent }) => textContent);
      return (texts.join(" ").match(/[\p{L}\p{N}]+/gu)?.length ?? Infinity) / WORDS_A_MINUTE;
    });
    const [answer = Infinity, asked = Infinity] = minutes;
    expect(answer + asked + CODE).toBeLessThanOrEqual(INTERVIEW);
    expect(interview, "what the door says").toBeGreaterThanOrEqual(Math.floor(asked));
    expect(1 + interview).toBeLessThanOrEqual(INTERVIEW);
    for (const door of doors) {
      const id = door.getAttribute("href")?.replace("#", "");
      expect(document.getElementById(id ?? ""), id).not.toBeNull();
    }
  });
}

test("the answer in a minute keeps to its box in very large text", { tag: "@full" }, async ({ page }) => {
  await enlargeText(page);
  for (const lesson of depth(["circle-method", "peaceful-kings"], lessons))
    for (const { width, height } of [
      { width: 1280, height: 720 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(`/lessons/${lesson}/`);
      const out = await page.locator("#minute").evaluate((minute) => {
        const { left, right } = minute.getBoundingClientRect();
        const parts = [
          ...minute.querySelectorAll("h2, p, dl, dd, .diagram, figcaption, .minute__code, .doors a"),
        ];
        return parts.flatMap((part) => {
          const box = part.getBoundingClientRect();
          const isOut = box.width > 0 && (box.left < left - 1 || box.right > right + 1);
          return isOut || part.scrollWidth > part.clientWidth + 1 ? [part.outerHTML.slice(0, 60)] : [];
        });
      });
      expect(out, `${lesson} at ${width}`).toEqual([]);
      // The program has room to be read.
      const code = await page.locator(".minute__code").boundingBox();
      expect(code?.width, lesson).toBeGreaterThan(200);
    }
});

test("the bar of a figure stays in the window while the figure is on it", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.goto("/lessons/circle-method/");
  const figure = page.locator("#d1");
  await figure.evaluate((element) => element.scrollIntoView());
  await expect(figure).toHaveAttribute("data-ready", "");
  await figure.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300));
  await expect(figure.getByRole("button", { name: "Next step" })).toBeInViewport({ ratio: 1 });
});

test("the language of the program is chosen once for all lessons, and the whole program is copied", {
  tag: "@full",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/lessons/circle-method/");
  await page.getByRole("radio", { name: "C++" }).check();
  await expect(page.locator("#minute pre:visible")).toContainText("std::vector");
  await page.goto("/lessons/blossom/");
  await expect(page.getByRole("radio", { name: "C++" })).toBeChecked();
  await page.locator("#minute").getByRole("button", { name: "Copy" }).click();
  await expect(page.locator("#minute").getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // The whole of it, with what reads and prints, and none of our marks.
  expect(copied).toContain("int main()");
  expect(copied).not.toMatch(/step:|part:/);
});

test("without scripts the answer stands, and the languages turn", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/lessons/circle-method/");
  await expect(page.locator("#minute .fig")).toBeVisible();
  await page.locator(".minute__tabs label", { hasText: "Java" }).click();
  await expect(page.locator("#minute pre:visible")).toContainText("List<List<int[]>>");
  await expect(page.locator("#minute").getByRole("button")).toHaveCount(0);
  await context.close();
});
