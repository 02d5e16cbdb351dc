import { type Candidate, clashOf } from "../candidates.ts";
import type { PairingTask, PlacePair } from "../pair-round.ts";
import { heaviestPairs } from "./weighted.ts";

/** The bits of a limb that sums may fill: the solver's duals need the rest of a double. */
const LIMB_BITS = 36;

/** A number that is to be as small as it can be, once those before it are. */
export interface Digit {
  /** The limb in which it stands, and what one unit is worth there. */
  readonly limb: number;
  readonly unit: number;
}

/**
 * The objective of `exact`, in the order of its numbers, each to be made as small as it can be: for each score, from the
 * top, the sum of the differences of scores over the pairs whose better player has it; then the number of pairs that deny
 * one of two strong preferences of color; then of those that deny one of two weak ones; then the sum, over the pairs, of
 * the distances of their places in the field.
 */
export interface ExactObjective {
  /** A digit for the differences of each score, by score. */
  readonly differences: ReadonlyMap<number, Digit>;
  readonly strong: Digit;
  readonly weak: Digit;
  readonly distance: Digit;
  readonly limbs: number;
  /** The unit of scores, in tenths. */
  readonly unit: number;
}

/** One matching of all whose weights are the rules themselves, in as many limbs as they need. */
export function exactPairs(task: PairingTask): PlacePair[] {
  const { candidates } = task.field;
  const objective = objectiveOf(task.places.map((place) => candidates[place] as Candidate));
  const { differences, strong, weak, distance, limbs, unit } = objective;
  const position = new Map(task.places.map((place, i) => [place, i]));
  const pairs = heaviestPairs(task, task.places, limbs, (u, v, into) => {
    const [better, other] = [candidates[u] as Candidate, candidates[v] as Candidate];
    into.fill(0);
    const difference = differences.get(better.score) as Digit;
    subtract(into, difference, (better.score - other.score) / unit);
    const clash = clashOf(better, other);
    if (clash > 0) subtract(into, clash > 1 ? strong : weak, 1);
    subtract(into, distance, (position.get(v) as number) - (position.get(u) as number));
  });
  task.onProgress(1);
  return pairs;
}

function subtract(into: Float64Array, { limb, unit }: Digit, value: number): void {
  into[limb] = (into[limb] as number) - unit * value;
}

/** Packs the numbers into limbs: each gets as many bits as its largest sum needs. */
export function objectiveOf(candidates: readonly Candidate[]): ExactObjective {
  const scores = candidates.map(({ score }) => score);
  const unit = scores.reduce((divisor, score) => gcd(divisor, (scores[0] as number) - score), 0) || 1;
  const lowest = Math.min(...scores);
  const sizes = new Map<number, number>();
  for (const score of scores) sizes.set(score, (sizes.get(score) ?? 0) + 1);
  const most = [
    ...Array.from(sizes, ([score, size]) => (size * (score - lowest)) / unit),
    candidates.length / 2,
    candidates.length / 2,
    // The first half against the second has the largest sum.
    candidates.length ** 2 / 4,
  ];
  const digits = pack(most);
  const [strong, weak, distance] = digits.slice(-3) as [Digit, Digit, Digit];
  return {
    differences: new Map(Array.from(sizes.keys(), (score, i) => [score, digits[i] as Digit])),
    strong,
    weak,
    distance,
    limbs: (digits.at(-1) as Digit).limb + 1,
    unit,
  };
}

function pack(most: readonly number[]): Digit[] {
  const widths = most.map((value) => Math.ceil(Math.log2(value + 1)));
  const limbs: number[] = [];
  let used = 0;
  let limb = 0;
  for (const width of widths) {
    if (used + width > LIMB_BITS) {
      limb++;
      used = 0;
    }
    used += width;
    limbs.push(limb);
  }
  // Within a limb the first digit is worth most.
  const digits: Digit[] = [];
  let below = 0;
  for (let i = most.length - 1; i >= 0; i--) {
    if (limbs[i] !== limbs[i + 1]) below = 0;
    digits.unshift({ limb: limbs[i] as number, unit: 2 ** below });
    below += widths[i] as number;
  }
  return digits;
}

function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}
