import { type Candidate, clashOf, type Field } from "../candidates.ts";
import type { PlacePair } from "./task.ts";

/** What a pair adds to the numbers of the objective of `exact`. */
export interface Cost {
  /** The index of the better player's score, from the top. */
  score: number;
  /** In units of scores. */
  difference: number;
  /** 0: no preference is denied; 1: a weak one; 2: a strong one; 3: an absolute one, in the last round. */
  clash: number;
  distance: number;
}

export const NO_COST: Cost = { score: 0, difference: 0, clash: 0, distance: 0 };

/**
 * The objective of `exact` for those who are to be paired: a number for each score, from the top, then one for absolute
 * preferences, one for strong ones, one for weak ones, and one for distance. All are to be small, the first one first.
 */
export class Wishes {
  /** How many different scores there are. */
  readonly scoreCount: number;
  /** How large each number of the best pairing can be. */
  most: readonly number[];
  private readonly candidates: readonly Candidate[];
  private readonly places: readonly number[];
  /** How many players have each score, from the top. */
  private readonly sizes: number[] = [];
  /** How far the scores are above the lowest one, in the largest unit that divides all. */
  private readonly scores: number[] = [];
  /** By places in the field: the index of the score, and how many of those who are to be paired stand before. */
  private readonly level: Int32Array;
  private readonly position: Int32Array;
  /** For each score whether somebody who has it floats down if nobody floats who need not. */
  private readonly hasFloater: readonly boolean[];

  /** Places in the field, ascending: those who are to be paired. */
  constructor({ candidates }: Field, places: readonly number[]) {
    this.candidates = candidates;
    this.places = places;
    this.level = new Int32Array(candidates.length);
    this.position = new Int32Array(candidates.length);
    const scores = places.map((place) => candidates[place].score);
    const lowest = scores.at(-1) ?? 0;
    const unit = scores.reduce((divisor, score) => gcd(divisor, score - lowest), 0) || 1;
    for (const [i, place] of places.entries()) {
      const score = scores[i];
      if (score !== scores[i - 1]) {
        this.scores.push((score - lowest) / unit);
        this.sizes.push(0);
      }
      this.sizes.push((this.sizes.pop() as number) + 1);
      this.level[place] = this.scores.length - 1;
      this.position[place] = i;
    }
    this.scoreCount = this.scores.length;
    let isOdd = false;
    this.hasFloater = this.sizes.map((size) => {
      isOdd = (size - (isOdd ? 1 : 0)) % 2 === 1;
      return isOdd;
    });
    this.most = this.mostOfAny();
  }

  /**
   * Puts what a pair of places costs, the better one first, into `cost`, as there are millions of pairs. False: the pair
   * costs more than the best pairing, so it is none of it; `cost` may be anything then.
   */
  put(better: number, other: number, cost: Cost): boolean {
    const { most } = this;
    const score = this.level[better];
    const difference = this.differenceOf(better, other);
    if (difference > most[score]) return false;
    cost.score = score;
    cost.difference = difference;
    cost.clash = this.clashOf(better, other);
    cost.distance = this.distanceOf(better, other);
    return cost.clash === 0 || most[this.indexOfClash(cost.clash)] > 0;
  }

  areEqual(u: number, v: number): boolean {
    return this.level[u] === this.level[v];
  }

  /** For each score from which one must float if nobody else does: the places of that score, and of the next one. */
  placesOfFloats(): { readonly from: readonly number[]; readonly to: readonly number[] }[] {
    const placesAt = (level: number): number[] => this.places.filter((place) => this.level[place] === level);
    return this.hasFloater.flatMap((has, level) =>
      has ? [{ from: placesAt(level), to: placesAt(level + 1) }] : [],
    );
  }

  /**
   * Whether no pairing has smaller differences of scores. From the top: if only those have floated who must, it is known
   * how many come to a score from above, and an odd rest cannot be paired unless one floats, at least to the next score.
   */
  isLeast(pairing: readonly PlacePair[]): boolean {
    const sums = this.sumsOf(pairing);
    return this.scores.every((score, i) => {
      const next = this.scores[i + 1] ?? score;
      return sums[i] === (this.hasFloater[i] ? score - next : 0);
    });
  }

  /** Takes down what the best pairing can cost, by a pairing whose differences of scores are as small as can be. */
  bound(pairing: readonly PlacePair[]): void {
    const sums = this.sumsOf(pairing);
    // The next number of the best pairing is as large at most. Behind it anything can be, unless it is 0.
    const most = this.mostOfAny(sums);
    for (let at = this.scoreCount; at < most.length; at++) {
      most[at] = Math.min(most[at], sums[at]);
      if (sums[at] > 0) break;
    }
    this.most = most;
  }

  private differenceOf(better: number, other: number): number {
    const { level, scores } = this;
    return scores[level[better]] - scores[level[other]];
  }

  private clashOf(better: number, other: number): number {
    const { candidates } = this;
    return clashOf(candidates[better], candidates[other]);
  }

  private distanceOf(better: number, other: number): number {
    return this.position[other] - this.position[better];
  }

  private indexOfClash(clash: number): number {
    return this.scoreCount + 3 - clash;
  }

  /** The numbers of a complete pairing. */
  private sumsOf(pairs: readonly PlacePair[]): number[] {
    const sums = new Array<number>(this.scoreCount + 4).fill(0);
    const add = (index: number, value: number): void => {
      sums[index] = sums[index] + value;
    };
    for (const [u, v] of pairs) {
      const [better, other] = [Math.min(u, v), Math.max(u, v)];
      const clash = this.clashOf(better, other);
      add(this.level[better], this.differenceOf(better, other));
      if (clash > 0) add(this.indexOfClash(clash), 1);
      add(sums.length - 1, this.distanceOf(better, other));
    }
    return sums;
  }

  /** What no pairing goes beyond, given its differences of scores if they are known. */
  private mostOfAny(known?: readonly number[]): number[] {
    const { places, sizes, candidates, scoreCount } = this;
    const differences = this.scores.map((score, i) => known?.[i] ?? sizes[i] * score);
    const wanting = (color: string, strength: number): number =>
      places.filter((place) => {
        const one = candidates[place];
        return one.preference === color && one.strength >= strength;
      }).length;
    const clashes = (strength: number): number =>
      Math.floor(wanting("white", strength) / 2) + Math.floor(wanting("black", strength) / 2);
    const hasTopscorer = places.some((place) => candidates[place].isTopscorer);
    // The sum is largest where the first half of a score group meets the second one; others may be far apart.
    const n = places.length;
    const within = sizes.reduce((sum, size) => sum + size ** 2 / 4, 0);
    const across = differences.slice(0, scoreCount).reduce((sum, difference) => sum + difference, 0);
    const distance = Math.floor(Math.min(n ** 2 / 4, within + across * n));
    return [...differences, hasTopscorer ? clashes(3) : 0, clashes(2), clashes(1), distance];
  }
}

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}
