/**
 * The two depths of the one suite. `npm test` is quick; `npm run test:all` is full: every seed, page, size and scenario. This is
 * the only place where they differ. A depth thins seeds, sizes and screens, and never leaves out a law: `test/laws/depths.test.ts`
 * wants each law of the full depth in the quick one, for every lesson, tool and kind of page.
 */
export const isFull = process.env["TEST_DEPTH"] === "full";

/** What the quick depth takes, or in its place what the full one does: how many seeds, which sizes, which pages. */
export function depth<T>(quick: T, full: T): T {
  return isFull ? full : quick;
}

/** How many of so many seeds or random trials are made: in the quick depth one in eight, and a handful at least. */
export function tries(most: number): number {
  return depth(Math.min(most, Math.max(6, Math.ceil(most / 8))), most);
}
