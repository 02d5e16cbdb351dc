import { type Digit, packDigits } from "./digits.ts";
import { pairOfLeastDifferences } from "./least-differences.ts";
import type { PairingTask, PlacePair } from "./task.ts";
import { heaviestPairs } from "./weighted.ts";
import { NO_COST, Wishes } from "./wishes.ts";

/**
 * A matching whose weights are the rules themselves. The objective is a row of numbers, each to be made as small as it
 * can be once those before it are: for each score, from the top, the sum of the differences of scores over the pairs
 * whose better player has it; then the number of pairs that deny one of two absolute preferences of color, which may be
 * in the last round; then of those that deny one of two strong ones; then of two weak ones; then the sum, over the pairs, of the distances of their places in the field.
 *
 * Each number is a digit of the weight. How large the differences are is known beforehand: mostly nobody floats who need
 * not, or else a matching of its own tells. So digits are short; and no pair that costs more can be in the best pairing,
 * so that the field falls into parts, each of which is matched once.
 */
export function exactPairs(task: PairingTask): PlacePair[] {
  const wishes = new Wishes(task.field, task.places);
  wishes.bound(pairOfLeastDifferences(task, wishes));
  const pairs: PlacePair[] = [];
  for (const part of partsOf(task, wishes)) {
    pairs.push(...pairPart(task, wishes, part));
    task.onProgress((2 * pairs.length) / task.places.length);
  }
  return pairs;
}

/** The places in parts between which no pair can be in the best pairing. */
function partsOf({ field, places, allowed }: PairingTask, wishes: Wishes): number[][] {
  const n = field.candidates.length;
  const cost = { ...NO_COST };
  const parts: number[][] = [];
  let left = [...places];
  while (left.length > 0) {
    const part = left.splice(0, 1);
    for (const u of part) {
      const others: number[] = [];
      for (const v of left) {
        const isIn = allowed[u * n + v] === 1 && wishes.put(Math.min(u, v), Math.max(u, v), cost);
        (isIn ? part : others).push(v);
      }
      left = others;
    }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts;
}

function pairPart(task: PairingTask, wishes: Wishes, part: readonly number[]): PlacePair[] {
  const { digits, limbs } = packDigits(wishes.most);
  const cost = { ...NO_COST };
  const subtract = (into: Float64Array, { limb, unit }: Digit, value: number): void => {
    into[limb] = into[limb] - unit * value;
  };
  const [absolute, strong, weak, distance] = digits.slice(-4) as [Digit, Digit, Digit, Digit];
  const clashes = [undefined, weak, strong, absolute];
  return heaviestPairs(task, part, limbs, (u, v, into) => {
    into.fill(0);
    if (!wishes.put(u, v, cost)) {
      into[0] = Number.NEGATIVE_INFINITY;
      return;
    }
    subtract(into, digits[cost.score], cost.difference);
    const clash = clashes[cost.clash];
    if (clash) subtract(into, clash, 1);
    subtract(into, distance, cost.distance);
  });
}
