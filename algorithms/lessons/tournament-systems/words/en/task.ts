import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";

export const judgeWords: TaskWords = {
  statement:
    "Draw a knockout for n players with the seeds 1 to n: say who stands at each place of the first round, from the top of the tree to its bottom, 0 for nobody; the number of places is the first power of two that is large enough. The byes, places opposite nobody, are for the top seeds. The best two seeds are in different halves of the tree, the best four in different quarters, the best eight in different eighths, and so on.",
  input: "One line with the number n of players, at least 2.",
  output: "The seeds at the places of the first round, in order, with blanks or line ends between them.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  size: "Find the size of the tree",
  top: "Put the first seed at the top",
  fold: "Go down round by round",
  pair: "Give each seed the opponent that makes up the sum",
  byes: "Read the first round; who is not there is a bye",
};

/** What can be wrong with the draw of a knockout, in English. Places count from 1 here, as people count. */
export const faultWords = {
  size: (found: number, size: number, n: number) =>
    `The draw has ${found} ${found === 1 ? "place" : "places"}; ${n} players need ${size}, the first power of two that is large enough.`,
  noSeed: (place: number, seed: number, n: number) =>
    `Place ${place} has the seed ${seed}; there are the seeds 1 to ${n}, and 0 for nobody.`,
  twice: (seed: number, before: number, place: number) =>
    `Seed ${seed} stands at place ${before} and at place ${place}.`,
  missing: (seed: number) => `Seed ${seed} is missing.`,
  noBye: (seed: number, opponent: number, byes: number) =>
    `Seed ${seed} meets seed ${opponent} in the first round; ${
      byes === 1
        ? "the one bye is for seed 1"
        : `the byes are for the seeds ${byes === 2 ? "1 and 2" : `1 to ${byes}`}`
    }.`,
  together: (seed: number, other: number, parts: number) =>
    `Seeds ${seed} and ${other} are in the same ${part(parts)} of the tree; each ${part(parts)} should have one of the best ${parts}.`,
};

function part(parts: number): string {
  return { 2: "half", 4: "quarter", 8: "eighth" }[parts] ?? `${parts}th`;
}

/** What is said of a draw that a reader's program makes, in English. */
export const viewWords = {
  head: "Who comes through if the better seed always wins",
  match: (number: number, a: number, b: number) =>
    a === 0 || b === 0
      ? `Match ${number}: ${a || b || "nobody"} has a bye.`
      : `Match ${number}: ${a} meets ${b}.`,
  label: (n: number, places: readonly number[]) =>
    places.length === 0
      ? `A knockout of ${counted(n, "player")}, not drawn yet.`
      : `A knockout of ${counted(n, "player")}. The first round from the top: ${places.map((seed) => (seed === 0 ? "nobody" : String(seed))).join(", ")}.`,
  place: (round: number, place: number, seed: number) =>
    `round ${round}, place ${place}: ${seed === 0 ? "nobody" : `seed ${seed}`}`,
  key: { drawn: "drawn", expected: "expected" },
};
