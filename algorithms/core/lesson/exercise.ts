/** A question in an article that is graded by the lesson's own algorithm. */

import type { Algorithm, ChoiceKinds, StepKinds, Trace } from "../run/trace.ts";
import type { AnswerPicture } from "./answer-picture.ts";

/** What a grader says: whether the answer is right, and why, in a sentence or two. */
export interface Verdict {
  readonly right: boolean;
  readonly reason: string;
  /** The marks of the picture that the reason speaks of. */
  readonly marks?: readonly string[];
}

/** The answer is right. */
export function yes(reason: string): Verdict {
  return { right: true, reason };
}

/** The answer is wrong, and the picture shows where. */
export function no(reason: string, marks: readonly string[] = []): Verdict {
  return { right: false, reason, ...(marks.length > 0 ? { marks } : {}) };
}

/** A program in place of a lesson's own `solve`. */
export type Program = (problem: never, recorder: never) => unknown;

/** Runs a program in place of the algorithm's own, with a limit; what it gives is undefined as far as it fails. */
export type RunProgram = <P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  algorithm: Algorithm<P, R, K, C, A>,
  solve: Algorithm<P, R, K, C, A>["solve"],
  problem: P,
) => { readonly trace: Trace | undefined; readonly result: R | undefined };

/** How the answers to a question are compared with those of other programs. */
export interface ComparedAnswers {
  /** What a program answers, field by field; undefined if it gives no answer that could be typed. */
  answersOf(program: Program, run: RunProgram): readonly string[] | undefined;
  /** An answer in one spelling, the same for all texts that mean the same; numbers have one unless told. */
  spell?(text: string, field: number): string;
  /** Whether the answer is one of so many that chance hits no wrong program's twice. */
  readonly isRare?: boolean;
}

/** One question with its numbers filled in. */
export interface Task {
  readonly prompt: string;
  /** What the prompt is about, drawn; the answers are touched on it. */
  readonly picture?: AnswerPicture;
  /** What the picture shows before anything is answered, in words: for those who cannot see it. */
  readonly given?: string;
  /** The labels of the fields, in order. */
  readonly fields: readonly string[];
  /** Which keyboard a phone shows; digits unless told. */
  readonly keyboard?: "text";
  /** Whether answers are long, such as a list of numbers. */
  readonly wide?: boolean;
  /** How many lines a field has when the answer is a text, such as a list of players; one unless told. */
  readonly lines?: number;
  /** Help with this very task, in order, each with its numbers: it changes with "Another one". The last may give the way, not the answer. */
  readonly hints?: readonly string[];
  /** One right answer, field by field. */
  readonly solution: readonly string[];
  /** Judges what was typed, field by field. Every right answer counts. */
  grade(answers: readonly string[]): Verdict;
  /** For naming a mistake; absent where no program's run answers the question. */
  readonly compared?: ComparedAnswers;
}

/** The questions of a lesson by name. Seed 0 gives the one chosen by hand; any other seed gives another one. */
export type Tasks = Readonly<Record<string, (seed: number) => Task>>;

/** A worked example of size n to be completed. Seed 0 gives that of the article; any other another one, of another size where the size alone makes it. */
export type WorkedTable = (n: number, seed?: number) => FadedTable;

/** What a lesson's `questions.ts` offers to its article. */
export interface Exercises {
  readonly exercises: Tasks;
  readonly faded?: WorkedTable;
  /** Other worked examples, by name. */
  readonly tables?: Readonly<Record<string, WorkedTable>>;
  /** The games of each round of n players, as pairs of players from 1. */
  rounds?(n: number): readonly (readonly (readonly [white: number, black: number])[])[];
}

/** How the answers to a table are compared with those of other programs. */
export interface Compared {
  /** The rows that a program fills in; undefined if it gives no result. */
  rowsOf(program: Program, run: RunProgram): readonly (readonly string[])[] | undefined;
  /** An answer in one spelling, the same for all texts that mean the same in their row. */
  spell(text: string, column: number): string;
}

/** What stands in a cell for which there is no answer: a game that nobody plays. */
export const NOTHING = "–";

/** Any dash as the one that stands for nothing; any other text as it is, without blanks around it. */
export function spelledNothing(text: string): string {
  return text.trim().replace(/^[-‐-―−]$/, NOTHING);
}

/** Whether a cell of a worked example is filled in from the start: its first row, and the next but for its last cell. */
export function isGiven(row: number, column: number, columns: number): boolean {
  return row === 0 || (row === 1 && column < columns - 1);
}

/** The size of a worked example that its size alone makes: that of the article for seed 0, otherwise one of `others`. */
export function fadedSize(n: number, seed: number, others: readonly number[]): number {
  const left = others.filter((other) => other !== n);
  return seed === 0 ? n : (left[seed % left.length] ?? n);
}

/** A worked example that fades: a table to fill in, row by row. */
export interface FadedTable {
  /** What is to be filled in, for those who do not come from the article. */
  readonly task: string;
  /** What the table is about, with what is filled in; its fields are the cells, row by row. */
  readonly picture?: AnswerPicture;
  /** What the picture shows before anything is filled in, in words. */
  readonly given?: string;
  readonly columns: readonly string[];
  /** What a row is: "Round" unless told; and what each row is called, by its number unless told. */
  readonly rowName?: string;
  readonly heads?: readonly string[];
  /** The right answer of each cell of each row. */
  readonly rows: readonly (readonly string[])[];
  /** For naming a mistake. */
  readonly compared?: Compared;
  /** Judges each cell; undefined where nothing was typed. `reason` speaks of the first wrong cell. */
  grade(rows: readonly (readonly string[])[]): {
    readonly cells: readonly (readonly (boolean | undefined)[])[];
    readonly reason: string;
  };
}
