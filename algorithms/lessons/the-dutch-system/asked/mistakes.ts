import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { pairDutchRound } from "#algorithms/engines/swiss/dutch/pair-dutch-round.ts";
import type { Game, Result as GameResult } from "#algorithms/engines/swiss/tournament.ts";
import { type Problem, type Result, tournamentOf } from "../problem.ts";

/** Mistakes in the order of the candidates, in what is taken of equals, and in criteria that are forgotten or misread. */
export const mutants = {
  "bye-high": {
    edits: [["solve/completion.ts", "round.player(u).score).reverse();", "round.player(u).score);"]],
  },
  "next-ignored": {
    edits: [["solve/criteria.ts", "=> nextShape(bracket, floats),", "=> 0 * nextShape(bracket, floats),"]],
  },
  "colors-ignored": { edits: [["solve/criteria.ts", "denied > 0", "denied > 3"]] },
  "floats-forgotten": {
    edits: [
      [
        "solve/criteria.ts",
        'below(bracket, floats, "lastFloat").length',
        '0 * below(bracket, floats, "lastFloat").length',
      ],
    ],
  },
  "top-floats": {
    edits: [
      [
        "solve/shape.ts",
        "const digits = scoresOf(round, members).map(",
        "const digits = scoresOf(round, members).toReversed().map(",
      ],
    ],
  },
  "later-of-equals": {
    edits: [["solve/sieve.ts", "} else if (at === NAMES.length) {", "} else if (at > NAMES.length) {"]],
  },
  "lowest-first": {
    edits: [["solve/candidates.ts", "for (const v of S2) {", "for (const v of S2.toReversed()) {"]],
  },
} as const satisfies Mutants;

/** Mistakes that no tournament of so few players shows after so many rounds are taken to show nowhere. */
const FIELDS = [
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 2],
] as const;

const RESULTS: readonly (readonly [GameResult, GameResult])[] = [
  ["1", "0"],
  ["=", "="],
  ["0", "1"],
];

/** Tournaments that the system has paired, with all results; fewer rounds and players first. */
export function* smallProblems(): Generator<Problem> {
  for (const [n, rounds] of FIELDS) {
    let now: Problem[] = [tournamentOf(Array.from({ length: n }, () => []))];
    for (let round = 0; round <= rounds; round++) {
      yield* now;
      now = now.flatMap(playedOn);
    }
  }
}

/** A tournament after one more round, with all its results. */
function playedOn(problem: Problem): Problem[] {
  const { pairs, bye, unpaired } = pairDutchRound(problem);
  if (unpaired.length > 0) return [];
  let courses: Game[][][] = [problem.players.map(({ games }) => [...games])];
  const enter = (games: Game[][], id: number, game: Game): Game[][] =>
    games.map((own, i) => (i === id - 1 ? [...own, game] : own));
  for (const { white, black } of pairs)
    courses = courses.flatMap((games) =>
      RESULTS.map(([first, second]) =>
        enter(enter(games, white, { opponent: black, color: "white", result: first }), black, {
          opponent: white,
          color: "black",
          result: second,
        }),
      ),
    );
  if (bye !== undefined)
    courses = courses.map((games) => enter(games, bye, { opponent: 0, color: undefined, result: "U" }));
  return courses.map((games) => tournamentOf(games));
}

/** A round in a line: "1–3 4–2 5U". */
export function told({ boards, bye, isComplete }: Result): string {
  if (!isComplete) return "–";
  return [...boards.map(({ white, black }) => `${white}–${black}`), ...(bye > 0 ? [`${bye}U`] : [])].join(
    " ",
  );
}
