/** The room that is left for a part of a lesson which is far away: about what the part will need. */
import { expect, test } from "@playwright/test";
import { layOut } from "../support/lay-out.ts";
import { PAGES } from "../support/site-pages.ts";
import { sweep } from "../support/sweep.ts";

const LESSONS = PAGES.filter((path) => /^\/lessons\/[\w-]+\/$/.test(path));
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];
/** What is left, over what is needed. Before the height was told from the blocks this went from 0.45 to 2.8. */
const [LEAST, MOST] = [0.7, 1.7];

for (const viewport of SCREENS)
  test(
    `a part that is far away has about the room it needs, ${viewport.width} pixels wide`,
    sweep(viewport.width < 1000),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of LESSONS) {
        await page.goto(path);
        // Forms come when they are near, and are not waited for.
        const parts = page.locator(".part[data-rem]:not(:has(.exercise))");
        const guesses = await parts.evaluateAll((all) =>
          all.map((part) => getComputedStyle(part).containIntrinsicBlockSize.replace("auto", "")),
        );
        await layOut(page);
        const needs = await parts.evaluateAll((all) =>
          all.map((part) => ({
            part: part.querySelector("h2")?.textContent ?? "the first",
            needed: (part as HTMLElement).offsetHeight,
          })),
        );
        expect(needs.length, path).toBeGreaterThan(5);
        const wrong = needs
          .map((need, i) => ({ ...need, left: Number.parseFloat(guesses[i] as string) }))
          .filter(({ left, needed }) => left < LEAST * needed || left > MOST * needed);
        expect(wrong, path).toEqual([]);
      }
    },
  );
