import type { Page } from "@playwright/test";

/** Opens the rows of all exercises on every page that is loaded from now on, as a reader does one by one. */
export async function openExercises(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      for (const row of document.querySelectorAll<HTMLDetailsElement>("details.exercise")) row.open = true;
    }),
  );
}
