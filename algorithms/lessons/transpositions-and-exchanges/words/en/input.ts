/** The lines that hold a number. */
export type NumberName = "s1" | "s2" | "size";

/** What is wrong with an input. */
export interface InputWords {
  wrong(expected: string, found: string): string;
  readonly parameter: string;
  once(name: string): string;
  readonly again: string;
  /** S2 has to be as large as S1. */
  atLeast(s1: number): string;
  exchange(s1: number): string;
  orders(most: string): string;
  exchanges(most: string): string;
  /** A line with this name is missing. */
  line(name: NumberName): string;
  readonly none: string;
  number(most: number, name: NumberName): string;
  readonly kind: string;
  readonly edition: string;
}

const NAMES: Readonly<Record<NumberName, string>> = { s1: "S1", s2: "S2", size: "size" };

export const inputWords: InputWords = {
  wrong: (expected, found) => `Expected ${expected}, found ${found}.`,
  parameter: "“S1”, “S2”, “kind”, “edition” or “size” and a value",
  once: (name) => `“${name}” only once`,
  again: "it again",
  atLeast: (s1) => `S2 at least as large as S1, ${s1}`,
  exchange: (s1) => `an exchange of at most ${s1}, the players of S1`,
  orders: (most) => `at most ${most} orders`,
  exchanges: (most) => `at most ${most} exchanges`,
  line: (name) => `a line such as “${NAMES[name]} 5”`,
  none: "none",
  number: (most, name) => `a number from 1 to ${most} after “${NAMES[name]}”`,
  kind: "transpositions or exchanges after “kind:”",
  edition: "2012, 2017 or 2026 after “edition:”",
};
