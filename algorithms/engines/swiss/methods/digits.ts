/** Rows of numbers, of which the first that differs decides, packed into as few limbs as they need. */

/** Where one of the numbers stands. */
export interface Digit {
  readonly limb: number;
  /** What one is worth there. */
  readonly unit: number;
}

/** The most bits of a single limb: the solver takes whole numbers up to 2^40. */
const ONE_LIMB_BITS = 40;
/** Of several limbs: what one criterion loses, another may gain, so the solver's duals need more of a double. */
const LIMB_BITS = 36;

/**
 * A place for each number, given the most that it can be in the best solution: there, less than one unit of a number
 * must come together in all those behind it.
 */
export function packDigits(most: readonly number[]): {
  readonly digits: readonly Digit[];
  readonly limbs: number;
} {
  const widths = most.map((value) => Math.ceil(Math.log2(value + 1)));
  const all = widths.reduce((sum, width) => sum + width, 0);
  const room = all <= ONE_LIMB_BITS ? ONE_LIMB_BITS : LIMB_BITS;
  const limbOf: number[] = [];
  let used = 0;
  let limb = 0;
  for (const width of widths) {
    if (used + width > room) {
      limb++;
      used = 0;
    }
    used += width;
    limbOf.push(limb);
  }
  // Within a limb the last digit is worth least.
  const digits: Digit[] = [];
  let below = 0;
  for (let i = most.length - 1; i >= 0; i--) {
    if (limbOf[i] !== limbOf[i + 1]) below = 0;
    digits.unshift({ limb: limbOf[i], unit: 2 ** below });
    below += widths[i];
  }
  return { digits, limbs: limb + 1 };
}
