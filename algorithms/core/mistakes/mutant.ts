/**
 * Mutants: small wrong variants of a lesson's algorithm, each a systematic mistake. A mutant is a patch on the text of the
 * algorithm, so that it runs, is recorded and is listed like the right one (Seppälä, Malmi and Korhonen, 2006).
 */

import type { Lesson } from "../lesson/lesson.ts";
import { type Algorithm, type ChoiceKinds, record, type StepKinds, type Trace } from "../run/trace.ts";

/** A piece of a source, `solve.ts` or a file in `solve/`, that stands there exactly once, and what stands there instead. */
export type Edit = readonly [file: string, text: string, instead: string];

/** A wrong variant of a lesson's algorithm. */
export interface Mutant {
  readonly edits: readonly [Edit, ...Edit[]];
  /**
   * "claim" unless told: on some input the result breaks a claim of the lesson. "order": the result is another one, in
   * another order, and no claim is broken.
   */
  readonly breaks?: "claim" | "order";
}

/** The mutants of a lesson by name. */
export type Mutants = Readonly<Record<string, Mutant>>;

/** The sentence of each mutant: what comes out like this, and what is right. "This comes out when …", never "you believe". */
export type MutantWords<M extends Mutants> = Readonly<Record<keyof M, string>>;

/** What a lesson's `mistakes.ts` has: where its mutants are looked for. */
export interface SmallProblems<P, R> {
  /** All small problems, the smallest first. */
  smallProblems(): Iterable<P>;
  /** A result of a problem in a line, in the field's notation and without words. */
  told(result: R, problem: P): string;
}

/**
 * The text of `file`, whose own text is `source`, with the edits that belong to it. Throws a SyntaxError for a text that
 * does not stand there exactly once.
 */
export function patched(file: string, source: string, { edits }: Mutant): string {
  let text = source;
  for (const [name, piece, instead] of edits) {
    if (name !== file) continue;
    const count = text.split(piece).length - 1;
    if (count !== 1)
      throw new SyntaxError(`${file}: ${JSON.stringify(piece)} stands there ${count} times, not once`);
    text = text.replace(piece, () => instead);
  }
  return text;
}

/** How the run of a mutant went. */
export interface MutantRun<R> {
  /** What was recorded, as far as it went; undefined if the program failed. */
  readonly trace: Trace | undefined;
  /** Its result; undefined if it gave none. */
  readonly result: R | undefined;
  /** Why there is none: it was stopped after `steps` steps, or the program failed. */
  readonly end: "result" | "stopped" | "failed";
  /** The most steps that it was given. */
  readonly steps: number;
}

/** A mutant may take so many times the steps of the right run, and so many more. */
const TIMES = 10;
const MORE = 1000;

/** The most steps that a mutant is given where the right run takes `right` steps: ten times as many and a thousand more. */
export function mostSteps(right: number): number {
  return TIMES * right + MORE;
}

/** Runs `solve` in place of the algorithm's own, with at most `steps` steps. */
export function runMutant<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  algorithm: Algorithm<P, R, K, C, A>,
  solve: Algorithm<P, R, K, C, A>["solve"],
  problem: P,
  steps = mostSteps(record(algorithm, problem).trace.length),
): MutantRun<R> {
  try {
    const { trace, result, stopped } = record({ ...algorithm, solve }, problem, { budget: steps });
    return { trace, result, end: stopped ? "stopped" : "result", steps };
  } catch (error) {
    // A wrong program may write beside its arrays, or read what is not there.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    return { trace: undefined, result: undefined, end: "failed", steps };
  }
}

/** Whether a run of a mutant went wrong: it gave no result, or one that breaks a claim. */
export function isBroken<P, R>(
  { claims }: Pick<Lesson<P, R, StepKinds, string>, "claims">,
  problem: P,
  { end, result }: MutantRun<R>,
): boolean {
  return end !== "result" || !claims.every(({ test }) => test(problem, result as R).holds);
}
