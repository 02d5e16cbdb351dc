/** A reader who has set their letters twice as large. */
import type { Page } from "@playwright/test";

/** Every page that is opened from now on has its texts at 200 %. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    }),
  );
}
