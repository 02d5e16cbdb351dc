import { chromium } from "@playwright/test";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { boardFiles, openBoard } from "../site/support/board/open.ts";
import { findBrowser } from "../site/support/find-browser.ts";
import type { Bench, Row } from "./measure.ts";

const SIZE = 100;
const FRAMES = 300;
const WARM_UPS = 30;
/** A frame of 60 in a second. */
const FRAME = 16;
/** As wide as the picture of a lesson, and as on a projector. */
const WIDTHS = [434, 900];

interface Times {
  readonly frames: readonly number[];
  readonly draws: readonly number[];
}

/** A scrub over a board of 100 × 100 with 2,500 kings: every frame is another board, in a real browser. */
export const bench: Bench = async () => {
  const files = await boardFiles();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  const rows: Row[] = [];
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width: width + 40, height: width + 100 } });
    await openBoard(page, files, width);
    const seeds = Array.from({ length: FRAMES + WARM_UPS }, (_, k) => Math.floor(seededRandom(k)() * 1e6));
    const { frames, draws } = await page.evaluate(scrub, { seeds, size: SIZE });
    const all = sum(frames.slice(WARM_UPS));
    rows.push(
      row(`${width} px: a frame, p50`, "ms", percentile(frames, 0.5), FRAME),
      row(`${width} px: a frame, p95`, "ms", percentile(frames, 0.95), FRAME),
      row(`${width} px: of it drawing, p50`, "ms", percentile(draws, 0.5)),
      row(`${width} px: of it drawing, p95`, "ms", percentile(draws, 0.95)),
      row(`${width} px: share of drawing`, "%", (100 * sum(draws.slice(WARM_UPS))) / all),
    );
    await page.close();
  }
  await browser.close();
  return rows;
};

/** In the page: shows a board in each frame, and times what that takes until it is painted. */
async function scrub({
  seeds,
  size,
}: {
  readonly seeds: readonly number[];
  readonly size: number;
}): Promise<Times> {
  const times = { frames: [] as number[], draws: [] as number[] };
  let drawing = 0;
  const ask = window.requestAnimationFrame.bind(window);
  // Whatever is asked for while a board is shown is its drawing; reading a pixel waits until it is done.
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      const start = performance.now();
      callback(now);
      document.querySelector("canvas")?.getContext("2d")?.getImageData(0, 0, 1, 1);
      drawing += performance.now() - start;
    });
  await window.board.show({ size });
  for (const seed of seeds) {
    drawing = 0;
    await new Promise((resolve) => ask(resolve));
    const shown = performance.now();
    // What makes the synthetic board stands for the scene of a lesson, and counts too.
    window.board.showNow({ size, seed });
    const rendered = performance.now() - shown;
    await new Promise((resolve) => ask(() => setTimeout(resolve)));
    times.frames.push(rendered + drawing);
    times.draws.push(drawing);
  }
  return times;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.slice(WARM_UPS).toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))];
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}

function row(what: string, unit: string, reached: number, target?: number): Row {
  return { what, unit, reached, target };
}
