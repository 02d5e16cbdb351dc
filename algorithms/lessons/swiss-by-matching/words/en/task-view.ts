import { counted } from "#algorithms/core/text/counted.en.ts";

/** What is said of a round that a reader's program pairs, in English. */
export const viewWords = {
  head: (pairs: number) => counted(pairs, "pair"),
  row: (a: number, b: number) =>
    b === 0 ? `The answer gives ${a} the bye.` : `The answer pairs ${a} with ${b}.`,
  bye: (player: number) => `${player} has the bye`,
  label: (n: number, pairs: readonly string[]) =>
    `${counted(n, "player")}. ${pairs.length === 0 ? "Nobody is paired." : `Paired: ${pairs.join(", ")}.`}`,
  player: (player: number, isRested: boolean) =>
    `player ${player}${isRested ? ", who must not have the bye" : ""}`,
  key: { pair: "a pair", open: "may meet", met: "have met before" },
  table: { title: "Pairs", corner: "No.", columns: ["pair"] },
};
