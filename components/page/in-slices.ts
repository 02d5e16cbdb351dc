/** Long work in between what a page does. */
import type { Pass } from "#algorithms/core/run/asking.ts";

/** A pass may take so long before the page has a turn; in milliseconds. */
const SLICE = 8;

/** Makes a pass in slices, so that the page stays awake; undefined when it was given up. */
export async function inSlices<Found>(
  pass: Pass<Found>,
  signal: AbortSignal,
  onShare: (share: number) => void = () => {},
): Promise<Found | undefined> {
  let until = performance.now() + SLICE;
  while (!signal.aborted) {
    const next = pass.next();
    if (next.done) return next.value;
    if (performance.now() < until) continue;
    onShare(next.value);
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE;
  }
  return undefined;
}
