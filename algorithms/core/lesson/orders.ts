/** What stays and what changes when a problem is done in many orders: read off the certificate of the lesson, in its words. */
import type { Future } from "../run/futures.ts";
import { allOrders, type CountedRun, countByChance } from "../run/orders.ts";
import type { AnyLesson } from "./lesson.ts";
import { ordersWords as words } from "./orders.en.ts";

/** A claim of the certificate in all the orders. */
export interface OrdersFact {
  readonly id: string;
  /** In how many of the orders it holds. */
  readonly holds: number;
  /** Its figures: one where all orders have the same; the first few where they differ. */
  readonly evidence: readonly string[];
}

/** Runs of one length: how many there are, and one of them. */
export interface OrdersOfLength {
  readonly steps: number;
  readonly count: number;
  readonly future: Future;
}

/** A problem in many orders. */
export interface Orders {
  readonly count: number;
  /** Whether these are all that there are; else chance made them. */
  readonly isAll: boolean;
  /** By length, ascending. */
  readonly lengths: readonly OrdersOfLength[];
  readonly facts: readonly OrdersFact[];
  /** How many different results there are. */
  readonly results: number;
}

/** What counting orders needs of a lesson. */
export type CountedLesson = Pick<AnyLesson, "solve" | "steps" | "cells" | "asks" | "claims">;

/** So many different figures of a claim are kept. */
const MOST_EVIDENCE = 4;

/** Counts a problem in `count` orders by chance, or in all of them where they are no more; gives the share that is done. */
export function* ordersOf(
  lesson: CountedLesson,
  problem: unknown,
  { count, seed: first = 1 }: { readonly count: number; readonly seed?: number },
): Generator<number, Orders, void> {
  const all = new Gathered(lesson, problem);
  let done = 0;
  for (const run of allOrders(lesson, problem, count)) {
    if (run === undefined) break;
    all.add(run);
    done++;
    yield done / (2 * count);
    // More orders than are to be counted: those that differ late only would stand for all of them.
    if (done === count) break;
  }
  if (done < count) return all.orders(done, true);
  const some = new Gathered(lesson, problem);
  for (let k = 0; k < count; k++) {
    some.add(countByChance(lesson, problem, first + k));
    yield 0.5 + k / (2 * count);
  }
  return some.orders(count, false);
}

class Gathered {
  readonly #lengths = new Map<number, { count: number; readonly future: Future }>();
  readonly #facts: readonly { readonly id: string; holds: number; readonly evidence: Set<string> }[];
  readonly #results = new Set<string>();
  readonly #lesson: CountedLesson;
  readonly #problem: unknown;

  constructor(lesson: CountedLesson, problem: unknown) {
    this.#lesson = lesson;
    this.#problem = problem;
    this.#facts = lesson.claims.map(({ id }) => ({ id, holds: 0, evidence: new Set() }));
  }

  add({ steps, result, future }: CountedRun<unknown>): void {
    const length = this.#lengths.get(steps) ?? { count: 0, future };
    length.count++;
    this.#lengths.set(steps, length);
    this.#results.add(writtenResult(result));
    for (const [k, { test }] of this.#lesson.claims.entries()) {
      const fact = this.#facts[k];
      const { holds, evidence } = test(this.#problem, result);
      if (!fact) continue;
      if (holds) fact.holds++;
      if (fact.evidence.size < MOST_EVIDENCE) fact.evidence.add(evidence);
    }
  }

  orders(count: number, isAll: boolean): Orders {
    const lengths = [...this.#lengths]
      .map(([steps, of]) => ({ steps, ...of }))
      .sort((one, other) => one.steps - other.steps);
    const facts = this.#facts.map(({ id, holds, evidence }) => ({ id, holds, evidence: [...evidence] }));
    return { count, isAll, lengths, facts, results: this.#results.size };
  }
}

/** A result as text, to tell it from others. */
export function writtenResult(result: unknown): string {
  return JSON.stringify(result, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : value,
  );
}

/** What the orders say, a line each: what they have in common, and in what they differ. */
export function ordersTold(
  { words: { claims } }: AnyLesson,
  { count, isAll, lengths, facts, results }: Orders,
): { readonly head: string; readonly same: readonly string[]; readonly differs: readonly string[] } {
  const [shortest, longest] = [lengths[0]?.steps ?? 0, lengths.at(-1)?.steps ?? 0];
  const line = ({ id, evidence }: OrdersFact): string => words.fact(claims[id] ?? id, evidence);
  // A claim that fails in some orders is none that they have in common, whatever its figures say.
  const isSame = ({ holds, evidence }: OrdersFact): boolean => holds === count && evidence.length === 1;
  return {
    head: words.orders(count, isAll),
    same: [
      ...(results === 1 ? [words.sameResult] : []),
      ...facts.filter(isSame).map(line),
      ...(shortest === longest ? [words.sameLength(shortest)] : []),
    ],
    differs: [
      ...(shortest < longest ? [words.lengths(shortest, longest, medianOf({ count, lengths }))] : []),
      ...facts.filter((fact) => !isSame(fact)).map(line),
      ...(results > 1 ? [words.results(results)] : []),
    ],
  };
}

/** The least length which half of the orders do not exceed. */
export function medianOf({ count, lengths }: Pick<Orders, "count" | "lengths">): number {
  let sum = 0;
  for (const { steps, count: here } of lengths) {
    sum += here;
    if (2 * sum >= count) return steps;
  }
  return 0;
}
