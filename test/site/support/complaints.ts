import type { Page } from "@playwright/test";

/** Collects what the browser complains about: errors of scripts, and whatever the page's policy blocked. */
export function complaints(page: Page): string[] {
  const list: string[] = [];
  page.on("pageerror", (error) => list.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") list.push(message.text());
  });
  return list;
}
