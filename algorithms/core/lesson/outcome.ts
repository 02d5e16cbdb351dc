/**
 * Questions about what comes out of a run, with choices: the right one is what the algorithm gives, and each wrong one is
 * what a wrong program gives on the same problem. None of them is invented.
 */

/** A question about a problem, before its choices are known. */
export interface Outcome<P, R> {
  readonly problem: P;
  /** The question with its numbers filled in. */
  readonly prompt: string;
  /** What a result of the problem answers, as a choice is written; undefined where it answers nothing. */
  answer(result: R): string | undefined;
}

/** The questions of a lesson by name. Each seed gives another one, of which not all have wrong answers to choose from. */
export type Outcomes<P, R> = Readonly<Record<string, (seed: number) => Outcome<P, R>>>;

/** An answer to choose. */
export interface OutcomeChoice {
  readonly text: string;
  /** The wrong programs that give it; none: it is right. */
  readonly mutants: readonly string[];
}

/** A question with its choices. */
export interface AskedOutcome<P = unknown>
  extends Pick<Outcome<P, unknown>, "problem" | "prompt" | "answer"> {
  readonly choices: readonly OutcomeChoice[];
  /** The result of the right program. */
  readonly result: unknown;
}
