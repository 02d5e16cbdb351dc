import type { Edit, Mutants } from "#algorithms/core/mistakes/mutant.ts";
import type { Game } from "#algorithms/engines/swiss/tournament.ts";
import { pointsText } from "../figure/state.ts";
import { type Problem, type Result, tournamentOf, withCourse } from "../problem.ts";
import { allPairs } from "../steps.ts";

const importObjection: Edit = [
  "solve.ts",
  "import { playedRounds, scoreOf }",
  'import { objection } from "#algorithms/engines/swiss/candidates.ts";\nimport { playedRounds, scoreOf }',
];

/** Mistakes in the three steps of a round, in the rules for who may meet, and in the points. */
export const mutants = {
  "never-moved": { edits: [["solve/pairing.ts", "    augment(table, r, step);\n", ""]] },
  "leaves-unasked": {
    edits: [
      [
        "solve/pairing.ts",
        "partner === 0 || augment(table, partner, step)",
        "partner === 0 || augment(table, partner, step) !== undefined",
      ],
    ],
  },
  "bye-again": {
    edits: [
      [
        "solve/pairing.ts",
        "if (!player(v).mayHaveBye) {",
        'if (player(v).player.games.at(-1)?.result === "U") {',
      ],
    ],
  },
  greedy: {
    edits: [
      [
        "solve/pairing.ts",
        "const { mate, gone, player } = table;\n  const [ofU",
        "const { mate, gone, player, mayMeet } = table;\n  const [ofU",
      ],
      [
        "solve/pairing.ts",
        "if (ofU === v || augment(table, ofU, step)) return true;",
        "if (mayMeet(u, v)) return true;",
      ],
    ],
  },
  "rematches-only": {
    edits: [
      ["solve/pairing.ts", "order, verdict, mayMeet, player, field }", "order, verdict, player, field }"],
      ["solve/pairing.ts", "if (!mayMeet(u, v)) {", "if (player(u).met.has(player(v).id)) {"],
    ],
  },
  "last-met-only": {
    edits: [
      importObjection,
      [
        "solve.ts",
        "const paired = pairRound({ ...sheet, ...round }, recorder);",
        `const { field, player } = round;
    const last = (v: number): number => player(v).player.games.at(-1)?.opponent ?? 0;
    const isOld = (u: number, v: number): boolean =>
      objection(field, player(u), player(v)) === "rematch" && last(u) !== player(v).id;
    const mayMeet = (u: number, v: number): boolean => round.mayMeet(u, v) || (u !== v && isOld(u, v));
    const paired = pairRound({ ...sheet, ...round, mayMeet }, recorder);`,
      ],
    ],
  },
  "colors-forgotten": {
    edits: [
      importObjection,
      [
        "solve.ts",
        "const paired = pairRound({ ...sheet, ...round }, recorder);",
        `const { field, player } = round;
    const isColor = (u: number, v: number): boolean =>
      objection(field, player(u), player(v)) === "colors";
    const mayMeet = (u: number, v: number): boolean => round.mayMeet(u, v) || (u !== v && isColor(u, v));
    const paired = pairRound({ ...sheet, ...round, mayMeet }, recorder);`,
      ],
    ],
  },
  "bye-without-point": {
    edits: [
      ["solve/results.ts", "entryOf(0, false, out[u] === BYE ? 2 : 0)", "entryOf(0, false, 0)"],
      ["solve/results.ts", "import { BYE, type PairingTable }", "import type { PairingTable }"],
    ],
  },
  "bye-from-top": {
    breaks: "order",
    edits: [
      [
        "solve/pairing.ts",
        "for (let v = n; v >= 1 && !Array.from(out).includes(BYE); v--) {",
        "for (let v = 1; v <= n && !Array.from(out).includes(BYE); v++) {",
      ],
    ],
  },
  "clash-ignored": {
    breaks: "order",
    edits: [
      ["solve/pairing.ts", "inOrder(table, u, left().slice(1))", "left().slice(1)"],
      ["solve/pairing.ts", "import { inOrder, type Round }", "import type { Round }"],
    ],
  },
} as const satisfies Mutants;

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 5;
/** So many pairs are forbidden at most. */
const MOST_FORBIDDEN = 2;

/**
 * Fields of new players, the smallest first, in which some pairs must not meet: paired once, and then played on for more
 * and more rounds, in which the better player wins. Four players are also paired after two rounds of draws.
 */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) {
    const games = Array.from({ length: n }, () => []);
    const fields = forbiddenPairs(n).map((forbidden) => tournamentOf(games, [], forbidden));
    yield* fields;
    for (let rounds = 1; rounds <= n; rounds++)
      for (const field of fields) yield withCourse(field, { rounds, rule: "better", seed: 0, written: [] });
    if (n === 4) yield* afterTwoRounds();
  }
}

/** The rounds of four players. */
const ROUNDS_OF_FOUR = [
  [1, 2, 3, 4],
  [1, 3, 2, 4],
  [1, 4, 2, 3],
] as const;

/** Four players after two rounds, with all opponents and all colors. */
function* afterTwoRounds(): Generator<Problem> {
  for (const first of ROUNDS_OF_FOUR)
    for (const second of ROUNDS_OF_FOUR.filter((round) => round !== first))
      for (let colors = 0; colors < 16; colors++) {
        const games: Game[][] = [[], [], [], []];
        for (const [r, [a, b, c, d]] of [first, second].entries())
          for (const [k, [u, v]] of [[a, b] as const, [c, d] as const].entries()) {
            const [white, black] = (colors >> (2 * r + k)) & 1 ? [v, u] : [u, v];
            games[white - 1].push({ opponent: black, color: "white", result: "=" });
            games[black - 1].push({ opponent: white, color: "black", result: "=" });
          }
        yield tournamentOf(games);
      }
}

/** The sets of forbidden pairs, those with fewer pairs first. */
function forbiddenPairs(n: number): (readonly (readonly [number, number])[])[] {
  const pairs = allPairs(n);
  const sets: (readonly (readonly [number, number])[])[] = [[]];
  for (let from = 0; from < sets.length; from++) {
    const set = sets[from];
    if (set.length === MOST_FORBIDDEN) continue;
    const next = pairs.indexOf(set.at(-1) as (typeof pairs)[number]) + 1;
    for (const pair of pairs.slice(next)) sets.push([...set, pair]);
  }
  return sets;
}

/**
 * The rounds in a line, White first, and the points at the end: "1–2 3U; 3–1 2U (1 1 2)". As in the texts of the lesson
 * U is the bye, and Z a round without a game.
 */
export function told({ rounds, points }: Result): string {
  const lines = rounds.map(({ pairs, bye, unpaired }) =>
    [
      ...pairs.map(({ white, black }) => `${white}–${black}`),
      ...(bye > 0 ? [`${bye}U`] : []),
      ...unpaired.map((id) => `${id}Z`),
    ].join(" "),
  );
  const sums = points.length > 0 ? ` (${points.map(pointsText).join(" ")})` : "";
  return `${lines.map((line) => line || "–").join("; ")}${sums}`;
}
