/** What the generator is asked for, as it is typed, and what is wrong with it. */
import { type Board, LARGEST_BOARD, squaresPerSide } from "#algorithms/engines/kings/board.ts";
import { type Density, possibleAnswers, randomBoard } from "#algorithms/engines/kings/generate.ts";
import { LARGEST_SEED, wholeIn } from "#src/tools/shared/fields/whole-number.ts";
import type { KingsWords } from "./words.en.ts";

export interface Wish {
  readonly n: string;
  readonly density: Density;
  /** For "more": the number of kings, or nothing. */
  readonly kings: string;
  readonly answer: "any" | "TAK" | "NIE";
  readonly seed: string;
}

export const FIRST_WISH: Wish = { n: "8", density: "one", kings: "", answer: "any", seed: "1" };
export const DENSITIES: readonly Density[] = ["full", "one", "more"];
export const ANSWERS: readonly Wish["answer"][] = ["any", "TAK", "NIE"];

/** The board that is wished for, or why there is none. */
export function boardOf(
  wish: Wish,
  words: KingsWords["generator"],
): { readonly board: Board } | { readonly mistake: string } {
  const n = wholeIn(wish.n, 1, LARGEST_BOARD);
  if (n === undefined) return { mistake: words.wrongN(wish.n) };
  const seed = wholeIn(wish.seed, 0, LARGEST_SEED);
  if (seed === undefined) return { mistake: words.wrongSeed(wish.seed) };
  const squares = squaresPerSide(n) ** 2;
  const spare = squares - (wish.density === "more" ? 2 : wish.density === "one" ? 1 : 0);
  if (spare < 1) return { mistake: words.none };
  const typed = wish.density === "more" && wish.kings.trim() !== "";
  const kings = typed ? wholeIn(wish.kings, 1, spare) : wish.density;
  if (kings === undefined) return { mistake: words.wrongKings(wish.kings, spare) };
  if (wish.answer === "any") return { board: randomBoard({ n, kings }, seed) };
  if (!possibleAnswers(n, spare).includes(wish.answer)) return { mistake: words.impossible(wish.answer) };
  return { board: randomBoard({ n, kings, answer: wish.answer }, seed) };
}
