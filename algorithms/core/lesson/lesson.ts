/**
 * What a lesson is: an algorithm with its input format, its picture, its words, its invariants, its questions and its
 * proof. The player knows this interface and no lesson.
 */

import type { Algorithm, ChoiceKinds, Frame, NoChoices, StepCall, StepKinds, Trace } from "../run/trace.ts";
import type { Performing } from "./performing.ts";
import type { Mark, Scene } from "./scene.ts";

/**
 * A sentence about a frame. `[words](id)` ties words to the mark with that id. At most 165 characters without the
 * ties, so that it fits four lines and the player never jumps.
 */
export type Narration = string;

/** Longer texts no lesson is given unless it says so. In bytes. */
export const USUAL_LENGTH = 1_000_000;

/** A question asked before a step and answered on the figure. */
export interface Question {
  readonly prompt: string;
  /** The ids of the nodes that may be chosen. */
  readonly choices: readonly string[];
  /** The ids that are right; any one of them will do. */
  readonly answers: readonly string[];
  readonly hint: string;
  /** Shown with the verdict: why this answer. */
  readonly why: string;
}

/** Questions before a step, from the frame before it and the call that will come; undefined: none here. */
export type Questions<P, K extends StepKinds, C extends string> = {
  readonly [N in keyof K]?: (before: Frame<K, C>, next: StepCall<K>, problem: P) => Question | undefined;
};

/** A statement that was tested, with its figures: "6 = 6". */
export interface Evidence {
  readonly holds: boolean;
  readonly evidence: string;
}

/**
 * How far a statement that is an inequality is from failing, below zero where it fails; by its first number, and by the others
 * where those before are equal.
 */
export type Margin = readonly number[];

/** Below zero if the first margin is the smaller one. */
export function compareMargins(one: Margin, other: Margin): number {
  const k = one.findIndex((number, i) => number !== other[i]);
  return k < 0 ? 0 : (one[k] ?? 0) - (other[k] ?? 0);
}

/** A choice that belongs to the problem, such as a rule that can be switched: shown beside the input. */
export interface Choice<P> {
  readonly id: string;
  readonly values: readonly string[];
  get(problem: P): string;
  set(problem: P, value: string): P;
}

/** What a lesson says. */
export interface Words<P, K extends StepKinds, C extends string> {
  /** The name of the algorithm: "Circle method". */
  readonly title: string;
  /** The comment at position 0. */
  opening(problem: P): Narration;
  readonly steps: { readonly [N in keyof K]: (frame: Frame<K, C>, problem: P) => Narration };
  /** Why a rule allowed or forced this step, where a rule did. */
  readonly why?: { readonly [N in keyof K]?: (frame: Frame<K, C>, problem: P) => string };
  /** The kind of a step in a word, for steps that still lie ahead: "game". */
  readonly kinds: { readonly [N in keyof K]: string };
  /** Where a frame is, in the lesson's terms: "round 2, third game". */
  where(frame: Frame<K, C>, problem: P): string;
  /** The lesson's own words for the levels, singular and plural. */
  readonly levels: Readonly<Record<"move" | "stage" | "phase", readonly [one: string, many: string]>>;
  readonly invariants: Readonly<Record<string, string>>;
  readonly claims: Readonly<Record<string, string>>;
  readonly choices?: Readonly<
    Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
  >;
  /** The inputs in `inputs/`, by the names of their files, in the order in which they are offered; the first one is chosen by hand. */
  readonly examples: Readonly<Record<string, { readonly title: string; readonly why: string }>>;
  readonly input: {
    /** The head of the editor: "Players, one on each line". */
    readonly label: string;
    readonly hint: string;
    /** The unit of `random`'s size: "Players". */
    readonly size: string;
  };
}

/** What the run of a program answers: its sentences tie no marks, and its memory has no arrays with names. */
export interface ProgramAnswers {
  /** The names of its variables. */
  readonly names: readonly string[];
  /** The positions, ascending, at which what is under a name changes; it yields which share of the run was read. */
  changesOf(name: string): Generator<number, Int32Array>;
  /** The whole number under a name at the step that leads to a position; undefined where there is none. */
  valueAt(name: string, position: number): number | undefined;
  /** The marks of the picture, without those that only a question has. */
  named(position: number): readonly Mark[];
  /** Those to which something happens in the step that leads to a position. Cheapest from one to the next. */
  touched(position: number): readonly Mark[];
}

/** What every lesson has. */
interface LessonParts<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>
  extends Algorithm<P, R, K, C, A> {
  /** The name of the folder, of the article and of the address. */
  readonly id: string;
  /** Raised whenever the steps of an input change; links carry it. */
  readonly version: number;
  /** The files that are shown as listings, the first one first: `solve.ts` and what lies in the folder `solve/`. */
  readonly sources: readonly string[];
  /** Throws an InputError. `parse(format(p))` equals p. */
  parse(text: string): P;
  format(problem: P): string;
  /** Another problem of this size; the same for the same seed. */
  random(seed: number, size: number): P;
  /** The longest text that `parse` is given, in bytes; `USUAL_LENGTH` unless told. */
  readonly longest?: number;
  readonly sizes: { readonly min: number; readonly max: number; readonly usual: number };
  readonly choices?: readonly Choice<P>[];
  scene(problem: P, frame: Frame<K, C>): Scene;
  /** The cells that the watch panel shows, in this order; all of them unless told. */
  readonly watched?: readonly C[];
  /** The line of the listing that a step speaks of, where its kind alone does not say: in the run of a reader's own program. */
  lineAt?(frame: Frame<K, C>): number | undefined;
  /** What its run is asked beside what every run is: the run of a program. */
  readonly program?: ProgramAnswers;
  /** What the watch panel shows for a value, where the figure calls it by another name: "A" for player 1. */
  cellText?(cells: C, value: number, problem: P, frame: Frame<K, C>): string;
  /** The step in the field's shorthand: "5–6", "♔16 →", "δ = 11". */
  readonly notation: {
    readonly [N in keyof K]: (frame: Frame<K, C>, problem: P) => string;
  };
  /**
   * The label of a phase in the timeline, from the call of its first step. Neighbors whose labels agree up to " · ", such
   * as "Round 2 · who" and "Round 2 · which", share a cell there.
   */
  phaseLabel(call: StepCall<K>, problem: P): string;
  /**
   * The positions, ascending, at which a part of the result is complete: where two runs are compared part by part.
   * Without it a part is a phase.
   */
  milestones?(problem: P, trace: Trace): readonly number[];
  readonly words: Words<P, K, C>;
  /** Tested at every position and shown with their figures. The ids name their words. */
  readonly invariants: readonly {
    readonly id: string;
    test(problem: P, frame: Frame<K, C>): Evidence;
    /** Of an inequality alone; undefined where it speaks of nothing. */
    margin?(problem: P, frame: Frame<K, C>): Margin | undefined;
  }[];
  /** The certificate: tested on the result alone, without the trace. */
  readonly claims: readonly { readonly id: string; test(problem: P, result: R): Evidence }[];
  /** What is asked before a step. */
  readonly predict?: Questions<P, K, C>;
}

/** What a lesson has in which something can be chosen. */
interface Performable<P, K extends StepKinds, C extends string, A extends ChoiceKinds> {
  readonly asks: A;
  /** How its choices are touched, and the words for them, fetched when a reader begins to perform. */
  readonly performing: () => Promise<Performing<P, K, C, A>>;
}

/** A lesson with choices can be performed. Without an article, and so without a turn of the reader, it may leave none. */
export type Lesson<
  P,
  R,
  K extends StepKinds,
  C extends string,
  A extends ChoiceKinds = NoChoices,
> = LessonParts<P, R, K, C, A> & ([keyof A] extends [never] ? unknown : Performable<P, K, C, A>);

/** Any lesson, for code that works on all of them. */
// biome-ignore-start lint/suspicious/noExplicitAny: the player and the tests treat problems and results as opaque.
export type AnyLesson = LessonParts<any, any, any, any, any> & Partial<Performable<any, any, any, any>>;
// biome-ignore-end lint/suspicious/noExplicitAny: as above.

/** Throws an Error that names the first claim which does not hold. */
export function check<P, R>(
  lesson: Pick<Lesson<P, R, StepKinds, string>, "id" | "claims">,
  problem: P,
  result: R,
): void {
  for (const { id, test } of lesson.claims) {
    const { holds, evidence } = test(problem, result);
    if (!holds) throw new Error(`${lesson.id}: the claim "${id}" does not hold: ${evidence}`);
  }
}

/** The names of a lesson's examples, in their order. */
export function examplesOf({
  words,
}: {
  readonly words: Pick<AnyLesson["words"], "examples">;
}): readonly string[] {
  return Object.keys(words.examples);
}

/** The sentence of a frame. */
export function narrate<P, K extends StepKinds, C extends string>(
  lesson: { readonly words: Words<P, K, C> },
  frame: Frame<K, C>,
  problem: P,
): Narration {
  const words = lesson.words;
  return frame.step === "" ? words.opening(problem) : words.steps[frame.step](frame, problem);
}

/** A narration without its ties. */
export function plainText(narration: Narration): string {
  return narration.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

/** The pieces of a narration, in order; `mark` is the id of the mark that the words are tied to. */
export function narrationParts(narration: Narration): { readonly text: string; readonly mark?: string }[] {
  const parts: { text: string; mark?: string }[] = [];
  let at = 0;
  for (const match of narration.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)) {
    if (match.index > at) parts.push({ text: narration.slice(at, match.index) });
    parts.push({ text: match[1], mark: match[2] });
    at = match.index + match[0].length;
  }
  if (at < narration.length) parts.push({ text: narration.slice(at) });
  return parts;
}
