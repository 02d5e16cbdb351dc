/** The page laid out whole. */
import type { Page } from "@playwright/test";

/**
 * What is far from the screen stands on a guess of its height until the reader comes near. Where something is, how high, and
 * what lies over what can only be asked of the page as it is read: laid out. A part still holds what hangs in it, and the
 * reader stays where they are.
 */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const before = seen?.getBoundingClientRect().top ?? 0;
    for (const element of document.querySelectorAll("*"))
      if (getComputedStyle(element).contentVisibility === "auto") element.setAttribute("data-laid-out", "");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "[data-laid-out] { content-visibility: visible !important; contain: layout style paint !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    scrollBy({ top: (seen?.getBoundingClientRect().top ?? 0) - before, behavior: "instant" });
  });
}
