import { expect, type Page } from "@playwright/test";

/** Waits until the typefaces have come, and been drawn. */
export async function facesCome(page: Page): Promise<void> {
  await expect(page.locator("html:not([data-faces])")).toHaveCount(1);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
}
