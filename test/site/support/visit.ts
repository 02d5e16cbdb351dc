/** One visit to a page, and all that one load of it can tell. */
import type { Page } from "@playwright/test";
import { complaints } from "./complaints.ts";
import { openRows } from "./figures.ts";
import { type Fetched, fetched, keepAsleep, type Weights, weigh, writtenIn } from "./page-costs.ts";
import { facesCome, readAgain, readDown } from "./read-down.ts";
import { type Shift, watchShifts } from "./shifts.ts";

export interface Visit {
  /** The page as it is left. */
  readonly page: Page;
  /** When the page is there and at rest: before any figure has woken, where they sleep first. */
  readonly first: { readonly elements: number; readonly css: number; readonly weights: Weights };
  /** With all figures awake, read down to the end. */
  readonly weights: Weights;
  readonly fetched: Fetched;
  readonly shift: Shift;
  /** The width of all that is on the page. */
  readonly width: number;
  /** The figures that have not come alive. */
  readonly asleepAtEnd: readonly string[];
  /** Grows while the page is open. */
  readonly complaints: readonly string[];
}

/**
 * Comes to a page for the first time, with nothing of the site at hand, and reads it down to its end. Its figures wake as they
 * come near, or sleep until the page is there and at rest: then one load tells both what it is at first and with all alive.
 */
export function visit(page: Page, path: string, sleepsFirst: boolean): Promise<Visit> {
  return readAgain(async (isAgain) => {
    if (!isAgain) return visitOnce(page, path, sleepsFirst);
    // A context of its own: in the first one the files are at hand.
    const other = await page
      .context()
      .browser()
      ?.newContext({
        baseURL: new URL(page.url()).origin,
        viewport: page.viewportSize(),
        serviceWorkers: "block",
      });
    if (!other) throw new Error("The browser is gone.");
    await page.close();
    return visitOnce(await other.newPage(), path, sleepsFirst);
  });
}

async function visitOnce(page: Page, path: string, sleepsFirst: boolean): Promise<Visit> {
  const list = complaints(page);
  const weighed = weigh(page);
  const shift = await watchShifts(page);
  const wake = sleepsFirst ? await keepAsleep(page) : async () => {};
  // A tool does its first work before it is read.
  await page.goto(path, { waitUntil: "networkidle" });
  await facesCome(page);
  const first = { ...(await writtenIn(page)), weights: await weighed.told() };
  await openRows(page);
  await wake();
  await readDown(page);
  await facesCome(page);
  const told = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    asleepAtEnd: Array.from(document.querySelectorAll(".player[id]:not([data-ready])"), ({ id }) => id),
  }));
  return {
    ...told,
    page,
    first,
    weights: await weighed.told(),
    fetched: await fetched(page),
    shift: await shift(),
    complaints: list,
  };
}
