import { type Candidate, clashOf, type Field } from "../candidates.ts";
import type { PlacePair } from "../pair-round.ts";

/** What a pair adds to the numbers of the objective of `exact`. */
export interface Cost {
  /** The index of the better player's score, from the top. */
  score: number;
  /** In units of scores. */
  difference: number;
  /** 0: no preference is denied; 1: a weak one; 2: a strong one. */
  clash: number;
  distance: number;
}

export const NO_COST: Cost = { score: 0, difference: 0, clash: 0, distance: 0 };

/**
 * The objective of `exact` for a field: a number for each score, from the top, then one for strong preferences, one for
 * weak ones, and one for distance; and how large they can be for the best pairing.
 */
export class Wishes {
  /** How large each number of the best pairing can be. */
  readonly most: readonly number[];
  private readonly candidates: readonly Candidate[];
  /** How many players are to be paired. */
  private readonly n: number;
  /** How many players have each score, from the top. */
  private readonly sizes: number[] = [];
  /** How far the scores are above the lowest one, in the largest unit that divides all. */
  private readonly scores: number[] = [];
  /** By places in the field: the index of the score, and how many of those who are to be paired stand before. */
  private readonly level: Int32Array;
  private readonly position: Int32Array;

  /** For those who are to be paired, as places in the field, ascending, and a pairing of them that may be improved. */
  constructor({ candidates }: Field, places: readonly number[], pairing: readonly PlacePair[]) {
    this.candidates = candidates;
    this.n = places.length;
    this.level = new Int32Array(candidates.length);
    this.position = new Int32Array(candidates.length);
    const scores = places.map((place) => (candidates[place] as Candidate).score);
    const lowest = scores.at(-1) ?? 0;
    const unit = scores.reduce((divisor, score) => gcd(divisor, score - lowest), 0) || 1;
    for (const [i, place] of places.entries()) {
      const score = scores[i] as number;
      if (score !== scores[i - 1]) {
        this.scores.push((score - lowest) / unit);
        this.sizes.push(0);
      }
      this.sizes.push((this.sizes.pop() as number) + 1);
      this.level[place] = this.scores.length - 1;
      this.position[place] = i;
    }
    this.most = this.mostOf(this.sumsOf(pairing));
  }

  /**
   * Puts what a pair of places costs, the better one first, into `cost`, as there are millions of pairs. False: the pair
   * costs more than the best pairing, so it is none of it; `cost` may be anything then.
   */
  put(better: number, other: number, cost: Cost): boolean {
    const { most } = this;
    const score = this.level[better] as number;
    const difference = this.differenceOf(better, other);
    if (difference > (most[score] as number)) return false;
    cost.score = score;
    cost.difference = difference;
    cost.clash = this.clashOf(better, other);
    cost.distance = this.distanceOf(better, other);
    return cost.clash === 0 || (most[this.indexOfClash(cost.clash)] as number) > 0;
  }

  private differenceOf(better: number, other: number): number {
    const { level, scores } = this;
    return (scores[level[better] as number] as number) - (scores[level[other] as number] as number);
  }

  private clashOf(better: number, other: number): number {
    const { candidates } = this;
    return Math.min(2, clashOf(candidates[better] as Candidate, candidates[other] as Candidate));
  }

  private distanceOf(better: number, other: number): number {
    return (this.position[other] as number) - (this.position[better] as number);
  }

  private indexOfClash(clash: number): number {
    return this.sizes.length + 2 - clash;
  }

  /** The numbers of a complete pairing. */
  private sumsOf(pairs: readonly PlacePair[]): number[] {
    const sums = new Array<number>(this.sizes.length + 3).fill(0);
    const add = (index: number, value: number): void => {
      sums[index] = (sums[index] as number) + value;
    };
    for (const [u, v] of pairs) {
      const [better, other] = [Math.min(u, v), Math.max(u, v)];
      const clash = this.clashOf(better, other);
      add(this.level[better] as number, this.differenceOf(better, other));
      if (clash > 0) add(this.indexOfClash(clash), 1);
      add(sums.length - 1, this.distanceOf(better, other));
    }
    return sums;
  }

  /**
   * As long as the numbers of a pairing are as small as they can be, the next one of the best pairing is no larger than
   * that of this one; behind it only what any pairing could cost is certain.
   */
  private mostOf(sums: readonly number[]): number[] {
    const { n, sizes, scores } = this;
    const most: number[] = [];
    let isLeast = true;
    let floaters = 0;
    for (const [i, size] of sizes.entries()) {
      const score = scores[i] as number;
      most.push(isLeast ? (sums[i] as number) : size * score);
      // If all numbers so far are the least, it is known how many have floated down to this score. An odd rest cannot be
      // paired unless one more floats, to the next score at least.
      const isOdd = (size - floaters) % 2 === 1;
      isLeast &&= sums[i] === (isOdd ? score - (scores[i + 1] ?? score) : 0);
      floaters = isOdd ? 1 : 0;
    }
    for (const clash of [2, 1]) {
      const sum = sums[this.indexOfClash(clash)] as number;
      most.push(isLeast ? sum : n / 2);
      isLeast &&= sum === 0;
    }
    most.push(isLeast ? (sums.at(-1) as number) : this.mostDistance(most));
    return most;
  }

  /** The sum is largest where the first half of a score group meets the second one; others may be far apart. */
  private mostDistance(most: readonly number[]): number {
    const { n, sizes } = this;
    const within = sizes.reduce((sum, size) => sum + size ** 2 / 4, 0);
    const across = most.slice(0, sizes.length).reduce((sum, difference) => sum + difference, 0);
    return Math.floor(Math.min(n ** 2 / 4, within + across * n));
  }
}

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}
