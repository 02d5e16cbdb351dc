/**
 * Numbers of k limbs, each a double that holds a whole number. The search only adds, subtracts, compares, and halves
 * what is even, so it runs on any ordered group: on several criteria, of which the first that differs decides, as well
 * as on whole numbers of any length, whose limbs are digits of 36 bits. Digits are carried seldom: a limb has room for
 * thousands of sums, and a comparison counts what the limbs before it left over.
 */

/** One array for each limb, the most significant first: item i is `limbs.map((limb) => limb[i])`. */
export type Limbs = readonly Float64Array[];

/** How numbers of k limbs are compared. */
export interface Order {
  readonly k: number;
  /** What one unit of a limb is worth in the next one; 1 when each limb is a criterion of its own. */
  readonly radix: number;
  /** A difference beyond this cannot be made up for by the limbs behind it. */
  readonly tie: number;
}

export const DIGIT_BITS = 36;
const RADIX = 2 ** DIGIT_BITS;
/**
 * Limbs, and differences of two, stay below 2^14 digits, see the head of the file. So a difference of more
 * than this in one limb outweighs all limbs behind it, and what is less is at most 2^50 in the next one,
 * where doubles are exact.
 */
const TIE = 2 ** 14;

/** The first limb that differs decides. */
export function criteria(k: number): Order {
  return { k, radix: 1, tie: 0 };
}

/** The limbs are digits of one number. */
export function digits(k: number): Order {
  return k === 1 ? criteria(1) : { k, radix: RADIX, tie: TIE };
}

export function makeLimbs(k: number, length: number): Float64Array[] {
  return Array.from({ length: k }, () => new Float64Array(length));
}

/** Less than 0, 0, or more than 0: whether item i of `a` is less than, equal to, or more than item j of `b`. */
export function compareItems({ k, radix, tie }: Order, a: Limbs, i: number, b: Limbs, j: number): number {
  let difference = 0;
  for (let l = 0; l < k; l++) {
    // The difference so far in units of this limb. Of criteria it is 0 here, or the loop had ended.
    difference = difference * radix + a[l][i] - b[l][j];
    if (difference > tie || difference < -tie) return difference;
  }
  return difference;
}

/** Carries, so that every digit but the first is from 0 to the radix less 1. Criteria stay as they are. */
export function normalize({ k, radix }: Order, limbs: Limbs, i: number): void {
  if (radix === 1) return;
  for (let l = k - 1; l > 0; l--) {
    const digit = limbs[l];
    const before = limbs[l - 1];
    const carry = Math.floor(digit[i] / radix);
    digit[i] = digit[i] - carry * radix;
    before[i] = before[i] + carry;
  }
}

/** Halves an even number. */
export function halve(order: Order, limbs: Limbs, i: number): void {
  halveDown(order, limbs, i);
}

/**
 * Puts a number in whose double is not more: the half, rounded down, or of criteria each half rounded down.
 * Of criteria it may be less than 0 where the number is not: (1, −3) becomes (0, −2).
 */
export function halveDown(order: Order, limbs: Limbs, i: number): void {
  const { k, radix } = order;
  normalize(order, limbs, i);
  // The one that is left of a digit is a radix in the next one; of a criterion it is dropped.
  let rest = 0;
  for (let l = 0; l < k; l++) {
    const limb = limbs[l];
    const value = limb[i] + (radix === 1 ? 0 : rest * radix);
    const half = Math.floor(value / 2);
    limb[i] = half;
    rest = value - 2 * half;
  }
}

/** Writes a whole number as digits. */
export function splitNumber(k: number, value: number | bigint, limbs: Limbs, i: number): void {
  if (k === 1) {
    limbs[0][i] = Number(value);
    return;
  }
  let rest = BigInt(value);
  for (let l = k - 1; l > 0; l--) {
    // BigInt.asUintN takes the remainder that is not negative, and >> rounds down.
    limbs[l][i] = Number(BigInt.asUintN(DIGIT_BITS, rest));
    rest >>= BigInt(DIGIT_BITS);
  }
  limbs[0][i] = Number(rest);
}

/** The number that the digits make: a bigint if it is not safe as a double. */
export function joinNumber(k: number, limbs: Limbs, i: number): number | bigint {
  if (k === 1) return limbs[0][i];
  let value = 0n;
  for (let l = 0; l < k; l++) value = value * BigInt(RADIX) + BigInt(limbs[l][i]);
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** How many digits numbers of this absolute value need, one bit for the sign and one for twice the number included. */
export function digitsFor(most: bigint): number {
  return Math.max(2, Math.ceil((most.toString(2).length + 2) / DIGIT_BITS));
}
