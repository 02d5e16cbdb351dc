/** A lesson on paper: an article of few pages, with its answers at the end. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { sweep } from "../support/sweep.ts";

/** Slow machines may take their time: much is drawn, made and read back here. */
const MOST_PAGES = 10;
/** What these print is nearest to the limit. */
const LONGEST = "swiss-by-matching";
/** So many letters of an answer occur nowhere else. */
const LETTERS = 40;
const LESSONS = readdirSync(new URL("../../../content/lessons/en/", import.meta.url)).map((name) =>
  name.replace(/\.mdx$/, ""),
);

test("there are lessons to print", () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(12);
});

for (const lesson of LESSONS) {
  test(
    `${lesson} prints on ten pages at most, with the answers at the end`,
    sweep(lesson === LONGEST),
    async ({ page }) => {
      await page.goto(`/lessons/${lesson}/`);
      const answers = await page
        .locator(".article .follow-up:not(.touch > *) > :not(summary)")
        .evaluateAll((told) => told.map(({ textContent }) => (textContent ?? "").replace(/[^\p{L}]/gu, "")));
      expect(answers.length).toBeGreaterThanOrEqual(5);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
        mergePages: true,
      });
      expect(totalPages).toBeLessThanOrEqual(MOST_PAGES);
      const unspaced = text.replace(/\s/g, "");
      expect(unspaced).toContain("CCBY4.0");
      // This build knows no address, and a path that nobody can follow is not printed.
      expect(unspaced).toContain("Citethislesson");
      // Formulas and spaces come out of a PDF in other ways; letters come in their order. A column may end within an answer.
      const letters = text.replace(/[^\p{L}]/gu, "");
      const end = letters.lastIndexOf("Answers");
      expect(end).toBeGreaterThan(letters.length / 2);
      let found = 0;
      for (const answer of answers) {
        const beginning = answer.slice(0, LETTERS);
        if (beginning.length < LETTERS) continue;
        expect(letters.slice(0, end), beginning).not.toContain(beginning);
        if (letters.indexOf(beginning, end) >= 0) found++;
      }
      expect(found).toBeGreaterThanOrEqual(0.8 * answers.filter((answer) => answer.length >= LETTERS).length);
      // On the screen everything is as it was.
      await expect(page.locator(".answers")).toHaveCount(0);
    },
  );
}

for (const lesson of LESSONS) {
  test(
    `${lesson} prints the moments that its article names, and each exercise with its picture, nothing over another`,
    sweep(lesson === "peaceful-kings"),
    async ({ page }) => {
      await page.goto(`/lessons/${lesson}/`);
      const designed = chosenFrames(lesson);
      await asPrinted(page);
      const shown = await page.locator(".article ol.keyframes").evaluateAll((lists) =>
        lists.map((list) => {
          const pictures = [...list.querySelectorAll("svg.fig")];
          const drawn = pictures.filter((svg) => svg.checkVisibility() && svg.firstChild);
          return [list.getAttribute("aria-label") ?? "", drawn.length] as const;
        }),
      );
      const counts = new Map(shown);
      for (const [title, frames] of designed) expect(counts.get(title), title).toBe(frames);
      expect(await page.evaluate(picturesOnPaper)).toEqual([]);
    },
  );
}

/** How many moments an article names for each of its diagrams. */
function chosenFrames(lesson: string): Map<string, number> {
  const article = readFileSync(new URL(`../../../content/lessons/en/${lesson}.mdx`, import.meta.url), "utf8");
  const figures = article.matchAll(/<Figure\b[^>]*? title="([^"]*)"[^>]*?/g);
  const named = [...figures].flatMap(({ 1: title, index }) => {
    const [, frames] = /^[^>]*? frames="([^"]*)"/.exec(article.slice(index)) ?? [];
    return frames === undefined || frames === "rounds" ? [] : [[title, frames.split(",").length] as const];
  });
  return new Map(named);
}

/** Brings a page to where the printer takes it over. */
async function asPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
}

test("the board that is moved by hand prints as it begins, also when somebody has played on it", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/peaceful-kings/");
  const exercise = page.locator("#exercise-bring-one-king-home-by-hand");
  await exercise.locator("> summary").click();
  await expect(exercise.locator(".by-hand[data-ready]")).toBeVisible();
  await expect(exercise.locator("[data-paper]")).toBeHidden();
  await asPrinted(page);
  await expect(exercise.locator(".by-hand__game")).toBeHidden();
  await expect(exercise.locator("[data-paper] svg")).toBeVisible();
  expect(await page.evaluate(picturesOnPaper)).toEqual([]);
});

/** What is wrong with the pictures of exercises on paper: one that is empty, and one that stands over a text. */
function picturesOnPaper(): string[] {
  const wrong: string[] = [];
  const pictures = [...document.querySelectorAll<SVGSVGElement>(".exercise svg.fig")];
  const texts = [...document.querySelectorAll(".article :is(p, h2, h3, li, th, td)")];
  for (const row of document.querySelectorAll(".exercise:has(svg.fig, [data-figure])")) {
    const shown = [...row.querySelectorAll("svg.fig")].filter((svg) => svg.checkVisibility());
    if (!shown.some((svg) => svg.childElementCount > 0)) wrong.push(`no picture: ${row.id}`);
  }
  for (const picture of pictures) {
    if (!picture.checkVisibility()) continue;
    if (picture.childElementCount === 0) wrong.push(`empty: ${picture.closest(".exercise")?.id}`);
    const box = picture.getBoundingClientRect();
    for (const text of texts)
      for (const { left, right, top, bottom } of text.contains(picture) ? [] : text.getClientRects())
        if (
          Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
          Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
        )
          wrong.push(`${picture.closest(".exercise")?.id} stands over "${text.textContent?.slice(0, 40)}"`);
  }
  return wrong;
}

test("a lesson whose styles for paper do not come is printed as before, with its answers in their places", {
  tag: "@full",
}, async ({ page }) => {
  await page.route(/\/paper\.[\w-]+\.css/, (route) => route.abort());
  await page.goto("/lessons/tournament-systems/");
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(text).not.toMatch(/\nAnswers\n/);
  expect(text.replace(/\s+/g, " ")).toContain("Every match puts exactly one player out");
});
