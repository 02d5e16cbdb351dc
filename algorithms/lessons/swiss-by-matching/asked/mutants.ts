import type { Edit, Mutants } from "#algorithms/core/mistakes/mutant.ts";

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
