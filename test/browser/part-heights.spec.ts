/** The room that is left for a part of a lesson which is far away: about what the part will need. */
import { expect, test } from "@playwright/test";
import { PAGES } from "./site-pages.ts";

const LESSONS = PAGES.filter((path) => /^\/lessons\/[\w-]+\/$/.test(path));
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];
/** What is left, over what is needed. Before the height was told from the blocks this went from 0.45 to 2.8. */
const [LEAST, MOST] = [0.7, 1.7];

for (const viewport of SCREENS)
  test(`a part that is far away has about the room it needs, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const path of LESSONS) {
      await page.goto(path);
      const parts = await page.evaluate(() => {
        // Forms come when they are near, and are not waited for.
        const parts = [...document.querySelectorAll<HTMLElement>(".part[data-rem]")].filter(
          (part) => part.querySelector(".exercise") === null,
        );
        const left = parts.map((part) =>
          Number.parseFloat(getComputedStyle(part).containIntrinsicBlockSize.replace("auto", "")),
        );
        const all = new CSSStyleSheet();
        all.replaceSync("* { content-visibility: visible !important }");
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
        return parts.map((part, i) => ({
          part: part.querySelector("h2")?.textContent ?? "the first",
          left: left[i] as number,
          needed: part.offsetHeight,
        }));
      });
      expect(parts.length, path).toBeGreaterThan(5);
      const wrong = parts.filter(({ left, needed }) => left < LEAST * needed || left > MOST * needed);
      expect(wrong, path).toEqual([]);
    }
  });
