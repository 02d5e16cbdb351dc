/** Judging a program: small inputs first, then families of strong ones; the first input on which it fails is made smaller. */

import { InputError } from "../lesson/mistake.ts";
import { type AnyTask, type JudgedTask, ShapeError } from "./judged-task.ts";

/** What a program made of a problem. */
export type Outcome =
  /** A function returned it. */
  | { readonly kind: "value"; readonly value: unknown }
  /** A program printed it. */
  | { readonly kind: "text"; readonly text: string }
  /** It gave no answer; why, as a sentence, and whether that took all the time there is. */
  | { readonly kind: "failed"; readonly why: string; readonly isLate?: boolean }
  /** What it made of it was lost with what came after it. */
  | { readonly kind: "unknown" };

/** Runs a program on problems, in order. It may stop after one without an answer: what is missing was not run. */
export type RunAll<P> = (problems: readonly P[]) => Promise<readonly Outcome[]>;

/** An input on which a program fails. */
export interface Failure<P> {
  readonly problem: P;
  readonly outcome: Outcome;
  /** What is wrong, as a sentence. */
  readonly why: string;
  /** How many inputs it had got right before. */
  readonly passed: number;
}

export interface JudgeOptions {
  /** The seed of the families; 1 unless told. */
  readonly seed?: number;
  /** The most inputs; all unless told. "few": those that are enough for every wrong program we know. */
  readonly count?: number | "few";
  /** So many are run at once; 50 unless told. */
  readonly batch?: number;
  /** Whether a smaller input may be looked for; yes unless told. */
  readonly mayShrink?: () => boolean;
  /** Told after every batch how many inputs were right. */
  readonly onProgress?: (passed: number) => void;
}

/** What the judge found: the failure, made small, or none, and how many inputs there were. */
export interface Judgement<P> {
  readonly passed: number;
  readonly failure: Failure<P> | undefined;
}

const BATCH = 50;
/** This share of the few small problems are the smallest. */
const SMALLEST = 0.25;
/** The most problems that are tried on the way to a smaller one. */
const MOST_TRIES = 400;
/** So many if each of them may take all the time there is. */
const MOST_LATE_TRIES = 8;

/** What a task tells of its problems. */
export type Problems<P> = Pick<JudgedTask<P, unknown, unknown>, "small" | "fewSmall" | "families">;

/**
 * The problems on which a program is judged: the small ones, then one of each family in turn, and then the large ones. If they are
 * more than `count`, at most half of these are small ones.
 */
export function* problemsOf<P>(
  task: Problems<P>,
  { seed = 1, count = Infinity }: Pick<JudgeOptions, "seed" | "count"> = {},
): Generator<P> {
  const { small, families } = count === "few" ? fewOf(task) : task;
  const most = count === "few" ? Infinity : count;
  const large = families.reduce((sum, family) => sum + family.count, 0);
  let left = most;
  for (const problem of firstOf(small(), Math.max(Math.ceil(most / 2), most - large))) {
    yield problem;
    left--;
  }
  for (const isLarge of [false, true]) {
    const these = families.filter((family) => Boolean(family.isLarge) === isLarge);
    const longest = Math.max(0, ...these.map((family) => family.count));
    for (let k = 0; k < longest; k++)
      for (const { make, count: all } of these) if (k < all && left-- > 0) yield make(seed + k);
  }
}

/** The smallest of the small problems, others from among all of them, and the first of each family. */
function fewOf<P>({ small, fewSmall = Infinity, families }: Problems<P>): Problems<P> {
  return {
    *small() {
      const all = [...small()];
      const smallest = Math.min(all.length, Math.floor(fewSmall * SMALLEST));
      yield* all.slice(0, smallest);
      const others = Math.min(all.length - smallest, fewSmall - smallest);
      for (let k = 1; k <= others; k++)
        yield all[smallest - 1 + Math.floor((k * (all.length - smallest)) / others)] as P;
    },
    families: families.map((family) => ({ ...family, count: family.few ?? family.count })),
  };
}

/** Runs a program on all problems until it fails, and looks for a small input on which it does. */
export async function judge<P>(
  task: JudgedTask<P, unknown, unknown>,
  run: RunAll<P>,
  options: JudgeOptions,
): Promise<Judgement<P>> {
  const { batch = BATCH, onProgress, mayShrink = () => true } = options;
  let passed = 0;
  for (const problems of batches(problemsOf(task, options), batch)) {
    const found = await firstFailure(task, problems, run);
    passed += found?.passed ?? problems.length;
    onProgress?.(passed);
    if (!found) continue;
    const failure = { ...found, passed };
    return { passed, failure: mayShrink() ? await shrunk(task, failure, run, options) : failure };
  }
  return { passed, failure: undefined };
}

/** The failure on a problem that cannot be made smaller, as far as the tries go. */
export async function shrunk<P>(
  task: JudgedTask<P, unknown, unknown>,
  failure: Failure<P>,
  run: RunAll<P>,
  { batch = BATCH }: Pick<JudgeOptions, "batch">,
): Promise<Failure<P>> {
  let [best, tries] = [failure, 0];
  const most = failure.outcome.kind === "failed" && failure.outcome.isLate ? MOST_LATE_TRIES : MOST_TRIES;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const problems of batches(firstOf(task.smaller(best.problem), most - tries), batch)) {
      tries += problems.length;
      const found = await firstFailure(task, problems, run);
      if (!found) continue;
      best = { ...found, passed: failure.passed };
      isSmaller = tries < most;
      break;
    }
  }
  return best;
}

/** The first of the problems on which the program fails; `passed` counts those before it. */
async function firstFailure<P>(
  task: JudgedTask<P, unknown, unknown>,
  problems: readonly P[],
  run: RunAll<P>,
): Promise<Failure<P> | undefined> {
  const outcomes = await run(problems);
  for (const [passed, outcome] of outcomes.entries()) {
    const problem = problems[passed] as P;
    const why = faultOf(task, problem, outcome);
    if (why !== undefined) return { problem, outcome, why, passed };
  }
  if (outcomes.length < problems.length) throw new RangeError("a program was run on too few problems");
  return undefined;
}

/** What is wrong with what a program made of a problem; undefined if it is right. */
export function faultOf(task: AnyTask, problem: unknown, outcome: Outcome): string | undefined {
  if (outcome.kind === "failed") return outcome.why;
  if (outcome.kind === "unknown") return undefined;
  try {
    return task.fault(problem, answerIn(task, outcome));
  } catch (error) {
    if (error instanceof InputError) return `${error.line}:${error.column}: ${error.message}`;
    if (error instanceof ShapeError) return error.message;
    throw error;
  }
}

/** The answer in an outcome; undefined if there is none that can be read. */
export function outputOf(task: AnyTask, outcome: Outcome): unknown {
  if (outcome.kind === "failed" || outcome.kind === "unknown") return undefined;
  try {
    return answerIn(task, outcome);
  } catch (error) {
    if (error instanceof InputError || error instanceof ShapeError) return undefined;
    throw error;
  }
}

function answerIn({ answer }: AnyTask, outcome: Extract<Outcome, { kind: "value" | "text" }>): unknown {
  return outcome.kind === "text" ? answer.read(outcome.text) : answer.take(outcome.value);
}

function* firstOf<T>(items: Iterable<T>, count: number): Generator<T> {
  let taken = 0;
  if (count <= 0) return;
  for (const item of items) {
    yield item;
    if (++taken >= count) return;
  }
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
