import { expect, type Page } from "@playwright/test";

/** Does something of which the page keeps what has become of it, and waits until it has: that is a moment later. */
export async function whenKept(page: Page, act: () => Promise<void>): Promise<void> {
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await kept();
  await act();
  await expect.poll(kept).not.toBe(before);
}
