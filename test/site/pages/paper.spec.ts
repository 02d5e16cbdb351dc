/** A lesson on paper: an article of few pages, with its answers at the end. */
import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { sweep } from "../support/sweep.ts";

/** Slow machines may take their time: much is drawn, made and read back here. */
const MOST_PAGES = 10;
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
    sweep(lesson === "circle-method"),
    async ({ page }) => {
      await page.goto(`/lessons/${lesson}/`);
      const answers = await page
        .locator(".article .follow-up > :not(summary)")
        .evaluateAll((told) => told.map(({ textContent }) => (textContent ?? "").replace(/[^\p{L}]/gu, "")));
      expect(answers.length).toBeGreaterThanOrEqual(5);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
        mergePages: true,
      });
      expect(totalPages).toBeLessThanOrEqual(MOST_PAGES);
      const unspaced = text.replace(/\s/g, "");
      expect(unspaced).toContain("CCBY4.0");
      expect(unspaced).toContain(`/lessons/${lesson}/`);
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

test("a lesson whose styles for paper do not come is printed as before, with its answers in their places", async ({
  page,
}) => {
  await page.route(/\/paper\.[\w-]+\.css/, (route) => route.abort());
  await page.goto("/lessons/tournament-systems/");
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(text).not.toMatch(/\nAnswers\n/);
  expect(text.replace(/\s+/g, " ")).toContain("Every match puts exactly one player out");
});
