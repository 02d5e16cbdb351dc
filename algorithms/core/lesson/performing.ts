/**
 * What a lesson says of its choices: how each kind is touched on the figure, and the words for it. It is fetched when a
 * reader begins to perform; the choices themselves are made in `solve`, on the recorder.
 */

import type { Choice, Open } from "../run/performed-run.ts";
import type { Answer, ChoiceKinds, Frame, StepKinds } from "../run/trace.ts";

/**
 * How a choice is made on the figure. `mark`: one mark. `two`: two marks, one after the other, or the edge that joins them.
 * `set`: any number of marks, confirmed; none of them is the answer "none". `number`: a number is typed. `say`: one of a few
 * phrases. The empty answer, "none", can be given where a kind allows it.
 */
export type TouchForm = "mark" | "two" | "set" | "number" | "say";

/** How one kind of choice is touched. */
export interface Touch<P, K extends StepKinds = StepKinds, C extends string = string> {
  readonly form: TouchForm;
  /**
   * The numbers that can be touched here, legal or not, in the order in which keys walk them: what may stand at `place` (0 or
   * 1) of the answer. For `number` and `say`: what may be said.
   */
  touchable(frame: Frame<K, C>, problem: P, place: number): readonly number[];
  /** The id of the mark for a number at a place of the answer. Absent from `number` and `say`, which touch no mark. */
  markOf?(number: number, place: number, problem: P): string;
  /** Whether the empty answer, "none", can be right: only then is it offered. */
  readonly mayBeNone?: boolean;
  /** What the inputs and texts of the lesson add to a number: −1 where vertex 1 is "0" there. 0 unless told. */
  readonly offset?: number;
  /** The id of one mark that stands for both numbers of a `two`: the edge that joins them. Undefined: there is none. */
  edgeOf?(answer: Answer, problem: P): string | undefined;
  /**
   * The answer that a step tells when it has been carried out. It is for choices whose answers are read off a rule of the
   * lesson and not off the program that runs: what a program with another rule would answer is seen by what it does.
   */
  toldBy?(frame: Frame<K, C>, problem: P): Answer | undefined;
  /** Whether the first number of a `two` is given, so that a touch of the second is an answer: all that is legal begins alike. */
  readonly isFirstGiven?: boolean;
  /** Whether the numbers of an answer stand in a given order, as a king and its square do; else they are a pair, or a set. */
  readonly isOrdered?: boolean;
}

/** What a lesson says of its choices. The frame is the one at which the choice stands open. */
export interface ChoiceWords<P, K extends StepKinds, C extends string, A extends ChoiceKinds> {
  /** What to do, in a short sentence: "Choose two exposed neighbours." */
  readonly prompt: { readonly [N in keyof A]: (open: Choice, frame: Frame<K, C>, problem: P) => string };
  readonly hint: { readonly [N in keyof A]: (open: Choice, frame: Frame<K, C>, problem: P) => string };
  /** Why an answer that is not legal cannot be taken: the rule that it breaks. */
  readonly refuse: {
    readonly [N in keyof A]: (wrong: Answer, open: Choice, frame: Frame<K, C>, problem: P) => string;
  };
  /** An answer in a few words: "3–5", "stuck". */
  readonly answer: { readonly [N in keyof A]: (answer: Answer, problem: P) => string };
}

/** A change of the input that is made by touching its picture: an edge is left out, a square becomes a wall. */
export interface InputEdit<P> {
  /** What a touch of these marks, in this order, asks for: the numbers of each change, as the lesson's inputs have them. */
  offers(marks: readonly string[], problem: P): readonly (readonly number[])[];
  /** The problem with the change; undefined where it cannot be made. */
  apply(problem: P, numbers: readonly number[]): P | undefined;
  /** What is other then, in a few words: "without 2–6". */
  name(numbers: readonly number[], problem: P): string;
  /** Which numbers it takes of this problem, for whoever gave others: "two different vertices from 0 to 9". */
  needs(problem: P): string;
  /** Whether the numbers behind mean something else then: whoever stands behind a player who leaves moves up. */
  renumbers?(numbers: readonly number[], problem: P): boolean;
}

/** How the input of a lesson can be changed by a touch: what to touch, in a sentence, and the changes by name. */
export interface InputEdits<P> {
  readonly hint: string;
  /** What the keys, which walk along the marks that have a name, do otherwise than a touch. */
  readonly keysHint?: string;
  /** Whether two marks ask for something else than one: then what the first one asks for waits to be chosen. */
  readonly mayBeTwo?: boolean;
  readonly kinds: Readonly<Record<string, InputEdit<P>>>;
}

/** What a lesson's `performing.ts` exports. */
export interface Performing<P, K extends StepKinds, C extends string, A extends ChoiceKinds> {
  readonly edits?: InputEdits<P>;
  readonly touch: { readonly [N in keyof A]: Touch<P, K, C> };
  readonly words: ChoiceWords<P, K, C, A>;
}

/** What any lesson says of its choices, for code that works on all of them. */
// biome-ignore lint/suspicious/noExplicitAny: problems, steps and choices are the lesson's own business.
export type AnyPerforming = Performing<any, any, any, any>;

/** The marks that an answer touches, in its order. */
export function marksOf<P>(touch: Touch<P>, answer: Answer, problem: P): string[] {
  return answer.flatMap((number, place) => touch.markOf?.(number, placeOf(touch, place), problem) ?? []);
}

/**
 * The answer that was touched, number by number, as the algorithm spells it: a pair that is legal the other way round is
 * turned, and a set is sorted.
 */
export function answerOfTouch<P>(
  touch: Pick<Touch<P>, "form" | "isOrdered">,
  touched: Answer,
  { legal }: Pick<Open, "legal">,
): Answer {
  if (touch.form === "set") return [...new Set(touched)].sort((a, b) => a - b);
  const [first, second] = touched;
  if (touch.form !== "two" || touch.isOrdered || first === undefined || second === undefined) return touched;
  const isTurned = legal.some(([a, b]) => a === second && b === first);
  return isTurned ? [second, first] : touched;
}

/** An answer in the numbers of the lesson's inputs and texts. */
export function toldAnswer({ offset = 0 }: { readonly offset?: number }, answer: Answer): Answer {
  return answer.map((number) => number + offset);
}

/** The answer that is told so. */
export function answerTold({ offset = 0 }: { readonly offset?: number }, told: Answer): Answer {
  return told.map((number) => number - offset);
}

/** The first number of an answer that cannot be touched at its place; undefined if all can. */
export function untouchable<P>(
  touch: Touch<P>,
  answer: Answer,
  frame: Frame,
  problem: P,
): number | undefined {
  return answer.find((number, i) => !touch.touchable(frame, problem, placeOf(touch, i)).includes(number));
}

/** A set has one place for all its numbers. */
function placeOf<P>({ form }: Pick<Touch<P>, "form">, place: number): number {
  return form === "set" ? 0 : place;
}
