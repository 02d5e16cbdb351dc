const MOST_TRIES = 10_000;

/**
 * What the first seed gives that gives anything: seeds are tried until a problem has what a question needs. Neighboring
 * seeds begin far from each other. Throws an Error when ten thousand give nothing.
 */
export function firstFrom<T>(seed: number, make: (seed: number) => T | undefined): T {
  const first = Math.imul(seed, 7919) >>> 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = make((first + tries) >>> 0);
    if (found !== undefined) return found;
  }
  throw new Error(`no exercise was found for the seed ${seed}`);
}
