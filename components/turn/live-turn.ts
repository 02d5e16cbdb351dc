import type { Compared, Phrase, Turn, TurnWords, WrongChoice } from "./turn.ts";
import type { TurnMistake } from "./turn-mistake.ts";

/** The reader's turn on a figure. */
export interface LiveTurn {
  readonly turn: Turn;
  /** Of a test: how many choices were right, of how many. */
  readonly grade: { readonly right: number; readonly of: number };
  readonly words: TurnWords;
  readonly form: string | undefined;
  /** Whether "none" can be the answer. */
  readonly mayBeNone: boolean;
  /** The marks that can be touched now, and those that were touched of an answer that is not whole. */
  readonly marks: readonly string[];
  readonly picked: ReadonlySet<string>;
  /** What can be said instead of touched. */
  readonly phrases: readonly Phrase[];
  /** The wrong choice of a test that was made where the reader stands. */
  readonly looked: (WrongChoice & Compared) | undefined;
  /** The mistake by which a turn that has ended comes out as it did. */
  readonly mistake: () => Promise<TurnMistake | undefined>;
  /** The id of the figure. */
  readonly figure: string;
  readonly touch: (mark: string) => void;
  readonly say: (number: number) => void;
  /** What was touched is the answer; nothing touched says "none". */
  readonly confirm: () => void;
  readonly hint: () => void;
  readonly reveal: () => void;
  readonly undo: () => void;
  readonly again: () => void;
  /** The same from the start, graded. */
  readonly asTest: () => void;
  /** Back to the run of the article. */
  readonly stop: () => void;
}
