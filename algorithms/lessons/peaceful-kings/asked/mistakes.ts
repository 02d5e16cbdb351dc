import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import {
  type Board,
  boardOf,
  cellOf,
  chebyshev,
  homeCell,
  kingOf,
  type Solution,
  squareOf,
  squaresPerSide,
} from "#algorithms/engines/kings/board.ts";
import { cellShort } from "#algorithms/engines/kings/names.ts";

/** Mistakes in the order of the moves, in making room, in moving targets aside and back, and in the answer NIE. */
export const mutants = {
  "tidy-backwards": {
    edits: [
      [
        "solve.ts",
        "for (let square = 1; square <= squares; square++) {",
        "for (let square = squares; square >= 1; square--) {",
      ],
    ],
  },
  "settle-forwards": {
    edits: [
      [
        "solve.ts",
        "for (let square = squares; square >= 1; square--) {",
        "for (let square = 1; square <= squares; square++) {",
      ],
    ],
  },
  "straight-home": {
    edits: [["solve/kings.ts", "      bringBlank(z, y);\n      slide(king, z);", "      slide(king, z);"]],
  },
  "never-pushed": {
    edits: [
      ["solve/push.ts", "side, row - 1);", "side, 0);"],
      ["solve/push.ts", "1, column - 1);", "1, 0);"],
    ],
  },
  "release-forgotten": {
    edits: [
      ["solve.ts", "    for (const { king, from } of pushes.toReversed()) kings.walk(king, from);\n", ""],
    ],
  },
  "release-in-order": {
    edits: [
      [
        "solve.ts",
        "of pushes.toReversed()) kings.walk(king, from);",
        "of pushes) kings.bringKing(king, from);",
      ],
    ],
  },
  "parity-forgotten": {
    edits: [
      [
        "solve/last-four.ts",
        "step.stuck(kingB, kingC);\n      return false;",
        "step.stuck(kingB, kingC);\n      return true;",
      ],
    ],
  },
  "parity-always": { edits: [["solve/last-four.ts", "if (kings.n % 2 === 1) {", "if (kings.n > 0) {"]] },
} as const satisfies Mutants;

/** On boards up to this size all kings are tried in all cells. */
const MOST_CELLS = 3;
/** On boards up to this size, which have four squares, all kings are tried in all home cells. */
const MOST_HOMES = 4;

/**
 * Small boards: the smallest first, and of these the ones with fewer kings. On the largest ones two kings who stay in their
 * squares may also stand in all cells.
 */
export function* smallProblems(): Generator<Board> {
  for (let n = 1; n <= MOST_HOMES; n++) {
    const squares = squaresPerSide(n) ** 2;
    const homes = upTo(squares).map((square) => homeCell(square, n));
    const cells = n <= MOST_CELLS ? upTo(n * n) : homes;
    for (let k = 1; k <= squares; k++) {
      for (const starts of peaceful(n, cells, k, true))
        for (const targets of peaceful(n, cells, k, false)) yield boardOf(n, starts, targets);
      if (n <= MOST_CELLS || k !== 2) continue;
      for (const all of peaceful(n, upTo(n * n), k, true)) {
        const inHomes = all.map((cell) => homeCell(squareOf(cell, n), n));
        yield boardOf(n, all, inHomes);
        yield boardOf(n, inHomes, all);
      }
    }
  }
}

/** All places of k kings who do not touch; in the order of the cells, or each king in each of them. */
function* peaceful(n: number, cells: readonly number[], k: number, inOrder: boolean): Generator<number[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (const others of peaceful(n, cells, k - 1, inOrder)) {
    const last = others.at(-1) ?? -1;
    for (const cell of cells)
      if ((!inOrder || cell > last) && others.every((other) => chebyshev(other, cell, n) > 1))
        yield [...others, cell];
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** The answer with the moves of the kings, as the lesson tells them: "TAK: K1 1,2 K1 1,3", or "NIE". */
export function told(solution: Solution, { n }: Board): string {
  if (solution.answer === "NIE") return "NIE";
  const moves = Array.from(
    solution.moves,
    (move) => `K${kingOf(move, n) + 1} ${cellShort(cellOf(move, n) + 1, n)}`,
  );
  return `TAK: ${moves.join(" ") || "–"}`;
}
