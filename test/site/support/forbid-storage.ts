import type { Page } from "@playwright/test";

const STORES = ["localStorage", "sessionStorage", "indexedDB", "caches"];

/** From the next page on the browser lets it keep nothing: none of its texts, or nothing of any kind. */
export async function forbidStorage(page: Page, stores: readonly string[] = ["localStorage"]): Promise<void> {
  await page.addInitScript((names) => {
    const get = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    for (const name of names)
      Object.defineProperty(name === "storage" ? navigator : window, name, { get, configurable: true });
  }, stores);
}

/** The same for everything in which a page could keep something. */
export async function forbidAllStorage(page: Page): Promise<void> {
  await forbidStorage(page, [...STORES, "storage"]);
}
