import type { Page } from "@playwright/test";

/** From the next page on the browser lets it keep nothing. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
}
