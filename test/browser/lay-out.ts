/** The page laid out whole. */
import type { Page } from "@playwright/test";

/**
 * What is far from the screen stands on a guess of its height until the reader comes near. Where something is, how high, and
 * what lies over what can only be asked of the page as it is read: laid out.
 */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
