/** Results as an arbiter enters them: one for a board, which is two in the file. */
import type { Result } from "#algorithms/engines/swiss/tournament.ts";

/** What can be entered, White's side first in the names: won, drawn, lost; by forfeit; nobody came; both lost; half a point against none, which an arbiter can decide. */
export type Outcome = "1-0" | "draw" | "0-1" | "+--" | "--+" | "---" | "0-0" | "h-0" | "0-h";

export const OUTCOMES: readonly Outcome[] = ["1-0", "draw", "0-1", "+--", "--+", "---", "0-0", "h-0", "0-h"];

const RESULTS_OF: Readonly<Record<Outcome, readonly [white: Result, black: Result]>> = {
  "1-0": ["1", "0"],
  draw: ["=", "="],
  "0-1": ["0", "1"],
  "+--": ["+", "-"],
  "--+": ["-", "+"],
  "---": ["-", "-"],
  "0-0": ["0", "0"],
  "h-0": ["=", "0"],
  "0-h": ["0", "="],
};

/** The results of White and Black. */
export function resultsOf(outcome: Outcome): readonly [white: Result, black: Result] {
  return RESULTS_OF[outcome];
}

/** What was entered, from two results of a file. A game of less than a move, which is not rated, counts as its result. */
export function outcomeOf(white: Result, black: Result): Outcome | undefined {
  const rated = (result: Result): Result => ({ W: "1", D: "=", L: "0" })[result as string] as Result;
  const [first, second] = [rated(white) ?? white, rated(black) ?? black];
  return OUTCOMES.find((each) => RESULTS_OF[each][0] === first && RESULTS_OF[each][1] === second);
}

const KEYS: Readonly<Record<string, Outcome>> = {
  "1": "1-0",
  "0": "0-1",
  "=": "draw",
  "5": "draw",
  r: "draw",
  d: "draw",
  "+": "+--",
  "-": "--+",
};

/** The result that a key stands for; null: none; undefined: the key stands for nothing. */
export function outcomeOfKey(key: string): Outcome | null | undefined {
  if (key === "Delete" || key === "Backspace") return null;
  return KEYS[key.toLowerCase()];
}
