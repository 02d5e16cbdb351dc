import type { Page } from "@playwright/test";

/** Something that moved on the page without the reader's doing. */
interface Moved {
  readonly value: number;
  readonly what: string;
}

/** How far all of it has moved: the layout shift of the page. */
export interface Shift {
  readonly sum: number;
  readonly all: readonly Moved[];
}

/** Writes down, from the next page on, whatever moves without a touch or a key. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const moved: Moved[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          moved.push({
            value,
            what: sources
              .map(({ node }) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`)
              .join("; "),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const all = await page.evaluate(() => (globalThis as unknown as { moved: Moved[] }).moved);
    return { sum: all.reduce((sum, { value }) => sum + value, 0), all };
  };
}
