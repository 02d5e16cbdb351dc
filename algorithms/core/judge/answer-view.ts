/** How the answers of programs to a lesson's task are drawn, while the program runs and when its answer is there. */
import type { Scene } from "../lesson/scene.ts";

/** What a program may call to tell the figure something, whatever its variables are called, and what it tells. */
export const CALLS = [
  ["game", ["a", "b"]],
  ["pair", ["u", "v"]],
  ["move", ["king", "row", "column"]],
] as const satisfies readonly (readonly [name: string, numbers: readonly string[]])[];
/** One of them. */
export type CallName = (typeof CALLS)[number][0];

/** A value of a variable: whole numbers, lists of them, nothing. */
export type Value = number | undefined | readonly Value[];

/** What a picture may be drawn from at one step. */
export interface Seen<A = unknown> {
  /** The parts of the answer that were shown, in order. */
  readonly parts: readonly (readonly number[])[];
  /** What the program has told by calls so far, in order, each as its numbers. */
  readonly called: readonly (readonly number[])[];
  /** The value of a variable now; undefined if it has none that is made of whole numbers. */
  variable(name: string): Value;
  /** Whether the run is over, and then what is wrong with its answer, if anything is. */
  readonly isOver: boolean;
  readonly why: string | undefined;
  /** The whole answer, once the run is over; undefined if there is none that can be read. */
  readonly answer: A | undefined;
}

/** The pictures of a lesson's task: what its `task/task.ts` has. */
export interface AnswerView<P, A> {
  /** The parts in which an answer is shown, each as numbers: the games of a round, a pair, a move. */
  parts(problem: P, answer: A): readonly (readonly number[])[];
  /** The names of variables that are drawn as soon as they are written. */
  readonly drawn: readonly string[];
  /** What a program may call for the same, if there is anything. */
  readonly call?: CallName;
  scene(problem: P, seen: Seen<A>): Scene;
  /** What a part is, in words: "Round 2: 1–6, 2–5." */
  tell(part: readonly number[], number: number): string;
}

// biome-ignore lint/suspicious/noExplicitAny: pages treat problems and answers as opaque.
export type AnyView = AnswerView<any, any>;
