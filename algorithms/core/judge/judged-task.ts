/**
 * What programs in any language are given and asked for in a lesson, and how an answer is judged: by what the problem
 * demands, never by the steps or the text of the lesson's own program.
 */

/** What a function is called with: whole numbers, words, and lists of them. */
export type Argument = number | string | readonly Argument[];

/** How answers look: as text that a program prints, and as a value that a function returns. */
export interface AnswerShape<A> {
  /** Reads what a program printed. Throws an InputError. */
  read(text: string): A;
  /** Takes what a function returned, whatever it is. Throws a ShapeError. */
  take(value: unknown): A;
  /** The answer as a program prints it. `read(write(a))` equals a. */
  write(answer: A): string;
  /** The answer as a function returns it, where that is not the answer itself: `take(give(a))` says the same as a. */
  give?(answer: A): unknown;
}

/** Thrown for a value that is no answer at all: what was found and what was expected, without a capital and a full stop. */
export class ShapeError extends Error {
  override readonly name = "ShapeError";
}

/** Problems made by chance. */
export interface Family<P> {
  /** Another problem for another seed; the same for the same one. */
  make(seed: number): P;
  /** So many of them are asked at most. */
  readonly count: number;
  /** So many unless all are wanted, enough that every known wrong program falls; all of them if it is not told. */
  readonly few?: number;
  /** They come last, and are too large for the lesson's figure. */
  readonly isLarge?: boolean;
}

/** What a lesson's `judge/task.ts` has. P: a problem. A: an answer to it. R: what the lesson's own algorithm gives. */
export interface JudgedTask<P, A, R> {
  /** The function that a program defines; it has this name in every language. */
  readonly entry: string;
  /** Its parameters with their types in TypeScript. */
  readonly parameters: readonly (readonly [name: string, type: string])[];
  /** The type of what it returns, in TypeScript. */
  readonly returns: string;
  /** What it is called with. */
  args(problem: P): readonly Argument[];
  /** The problem as a program reads it on standard input. */
  write(problem: P): string;
  readonly answer: AnswerShape<A>;
  /** The first thing that is wrong with an answer, as a sentence in the lesson's terms; undefined if it is right. */
  fault(problem: P, answer: A): string | undefined;
  /** A problem that is shown as an example. */
  readonly example: P;
  /** All small problems, the smallest first. */
  small(): Iterable<P>;
  /** So many of them are asked unless all are wanted; all if it is not told. */
  readonly fewSmall?: number;
  readonly families: readonly Family<P>[];
  /** A problem of twice the size for each k, from 0; undefined beyond what is asked. */
  growth(k: number): P | undefined;
  /** The size of such a problem in a few characters: "n = 200". */
  sizeOf(problem: P): string;
  /** Problems that are a little smaller than this one, those that take most away first. */
  smaller(problem: P): Iterable<P>;
  /** The problem in the lesson's own notation, for its figure. */
  lessonText(problem: P): string;
  /** Answers with the same key say the same, in another order; without it they are compared as they are printed. */
  key?(answer: A): string;
  /**
   * What an answer comes to, where others say it with other numbers: who meets again and when, how much a matching is worth. Wrong
   * answers to many problems that come to the same show the same mistake.
   */
  effect?(problem: P, answer: A): string;
  /**
   * The problem with somebody more who is not there, and answers to it without one of those that are: a mistake may show there only in
   * programs that treat such a problem as its neighbor. Or the same problem as another method takes it. Undefined where nobody does.
   */
  padded?(problem: P): { readonly problem: P; without(answer: A): Iterable<A> } | undefined;
  /** The answer in a result of the lesson's algorithm, or of a wrong variant of it. May throw for a broken one. */
  answerOf(result: R, problem: P): A;
  /** A right answer, where there are problems that are too large for the lesson's own algorithm. */
  best?(problem: P): A;
  readonly words: TaskWords;
}

/** How a task is told. */
export interface TaskWords {
  /** The task in at most three sentences. */
  readonly statement: string;
  /** What stands on standard input. */
  readonly input: string;
  /** What shall stand on standard output. */
  readonly output: string;
}

// biome-ignore lint/suspicious/noExplicitAny: judges treat problems, answers and results as opaque.
export type AnyTask = JudgedTask<any, any, any>;
