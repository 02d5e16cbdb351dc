import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { PIECES, type Piece, type Problem } from "../board.ts";
import type { Result } from "../problem.ts";

/** Mistakes in the queue, in the moves, at the edges, in the way and in the regions. */
export const mutants = {
  stack: {
    edits: [
      [
        "solve.ts",
        "    waiting.put(queue.length, u);\n    queue.push(u);",
        "    waiting.put(queue.length, u);\n    queue.unshift(u);",
      ],
      ["solve.ts", "      queue.push(v);", "      queue.splice(queue.indexOf(u) + 1, 0, v);"],
    ],
  },
  "one-source": {
    edits: [["solve.ts", 'of cellsWith(problem, "S"))', 'of cellsWith(problem, "S").slice(0, 1))']],
  },
  diagonals: { edits: [["solve.ts", "stepsOf(piece)", 'stepsOf(piece === "R" ? "K" : piece)']] },
  "wraps-round": {
    edits: [
      ["solve.ts", "r < 0 || r >= rows || c < 0 || c >= columns", "r < 0 || r >= rows"],
      [
        "solve.ts",
        "const [r, c] = [row + down, column + right];",
        "const [r, c] = [row + down, (column + right + 2 * columns) % columns];",
      ],
    ],
  },
  "edge-left-out": {
    edits: [
      [
        "solve.ts",
        "r < 0 || r >= rows || c < 0 || c >= columns",
        "r < 1 || r >= rows || c < 1 || c >= columns",
      ],
    ],
  },
  "through-walls": {
    edits: [["solve.ts", "        step.wall(v, u);\n        continue;", "        step.wall(v, u);"]],
  },
  "target-blocks": {
    edits: [["solve.ts", 'if (board[r][c] === "#") {', 'if ("#T".includes(board[r][c])) {']],
  },
  "seven-jumps": {
    edits: [["solve.ts", "stepsOf(piece)", 'stepsOf(piece).slice(0, piece === "N" ? 7 : 8)']],
  },
  leg: {
    edits: [
      [
        "solve.ts",
        'if (board[r][c] === "#") {',
        'if (board[r][c] === "#" || (piece === "N" && board[row + Math.trunc(down / 2)][column + Math.trunc(right / 2)] === "#")) {',
      ],
    ],
  },
  "stops-early": {
    edits: [["solve.ts", "    step.look(u);", "    if (u === target) break;\n    step.look(u);"]],
  },
  "counts-cells": { edits: [["solve.ts", "distance.put(u, 0);", "distance.put(u, 1);"]] },
  "way-from-target": { edits: [["solve.ts", "return found.reverse();", "return found;"]] },
  "regions-by-sides": {
    edits: [
      [
        "solve.ts",
        "      for (const v of near(problem, u)) {",
        '      for (const v of near({ ...problem, piece: "R" }, u)) {',
      ],
    ],
  },
  "regions-from-sources": {
    edits: [["solve.ts", 'any.land(cellsWith(problem, "#", false), ', 'any.land(cellsWith(problem, "S"), ']],
  },
  anticlockwise: { breaks: "order", edits: [["solve.ts", "stepsOf(piece)", "stepsOf(piece).toReversed()"]] },
} as const satisfies Mutants;

/** Each mistake shows on a board of so many cells. */
const MOST_CELLS = 6;
const SIGNS = [".", "#", "S", "T"];

/** All boards with few cells and one target at most: those with fewer cells first, then with fewer rows, then with fewer signs. */
export function* smallProblems(): Generator<Problem> {
  for (let size = 1; size <= MOST_CELLS; size++)
    for (let rows = 1; rows <= size; rows++) {
      if (size % rows !== 0) continue;
      const fillings = Array.from({ length: SIGNS.length ** size }, (_, code) => filling(code, size))
        .filter((signs) => signs.indexOf("T") === signs.lastIndexOf("T"))
        .map((signs) => ({ signs, blank: signs.split(".").length }))
        .sort((one, other) => other.blank - one.blank);
      for (const { signs } of fillings) for (const piece of PIECES) yield boardOf(signs, rows, piece);
    }
}

function filling(code: number, size: number): string {
  let signs = "";
  for (let k = 0, left = code; k < size; k++, left = Math.floor(left / SIGNS.length))
    signs = SIGNS[left % SIGNS.length] + signs;
  return signs;
}

function boardOf(signs: string, rows: number, piece: Piece): Problem {
  const columns = signs.length / rows;
  const board = Array.from({ length: rows }, (_, r) => signs.slice(r * columns, (r + 1) * columns));
  return { rows, columns, piece, board };
}

/** Regions, the rows of numbers, and the way by its cells: "1 | 0 1 1 0 | –". */
export function told({ regions, distances, way }: Result): string {
  return `${regions} | ${Array.from(distances, (x) => (x < 0 ? "–" : x)).join(" ")} | ${way.join(" ") || "–"}`;
}
