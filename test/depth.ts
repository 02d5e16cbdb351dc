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

/** Of a list the quick depth takes so many, spread evenly from its first on; the full depth takes all. */
export function sample<T>(all: readonly T[], most: number): readonly T[] {
  const gap = all.length / depth(Math.min(most, all.length), all.length);
  return all.filter((_, k) => Math.floor(k / gap) !== Math.floor((k - 1) / gap));
}

/** The whole numbers from `least` to `most`; in the quick depth the small ones, those around powers of two, and the largest. */
export function sizesUpTo(most: number, least = 2): number[] {
  const all = Array.from({ length: most - least + 1 }, (_, k) => k + least);
  const isTelling = (n: number): boolean =>
    n <= 24 || n >= most - 1 || /^10{4,}1?$|^1{5,}$/.test(n.toString(2));
  return depth(all.filter(isTelling), all);
}
