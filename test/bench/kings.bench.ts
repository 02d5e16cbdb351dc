import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { type Board, homeCell, squaresPerSide } from "#algorithms/engines/kings/board.ts";

import { chebyshevSum } from "#algorithms/engines/kings/lower-bound.ts";

import { shortMoves } from "#algorithms/engines/kings/short/short.ts";
import { solve } from "#algorithms/lessons/peaceful-kings/solve.ts";
import { asks, steps } from "#algorithms/lessons/peaceful-kings/steps.ts";
import type { Bench, Row } from "./measure.ts";

/** Random boards of each kind; the goals are means over 20, which take five minutes: KINGS_BOARDS=20. */
const BOARDS = Number(process.env["KINGS_BOARDS"] ?? 3);
/** Moves a board, where there is a goal. */
const KINDS: readonly (readonly [n: number, k: number, goal: number | undefined])[] = [
  [100, 2499, 430_000],
  [100, 2400, 340_000],
  [100, 1875, undefined],
  [100, 1250, 140_000],
  [100, 625, 38_000],
  [100, 100, undefined],
  [99, 2498, 430_000],
  [99, 2400, 340_000],
  [99, 1250, 140_000],
  [99, 625, 38_000],
];
const MOST_SECONDS = 5;

/** The lengths of short solutions of peaceful kings, and the processor time they take. */
export const bench: Bench = async () => [...KINDS.flatMap(rowsOfKind), ...rowsOfSpecial()];

function rowsOfKind([n, k, goal]: (typeof KINDS)[number]): Row[] {
  const boards = Array.from({ length: BOARDS }, (_, i) => randomBoard(n, k, i + 1));
  return rowsOf(
    `n ${n}, k ${k}, ${BOARDS} boards`,
    boards,
    goal ?? (k === 100 ? 1.02 * mean(boards.map(chebyshevSum)) : undefined),
  );
}

function rowsOf(name: string, boards: readonly Board[], goal: number | undefined): Row[] {
  const taught = boards.map((board) => taughtMoves(board));
  const before = process.cpuUsage().user;
  const lengths = boards.map((board, i) => shortMoves(board, { bound: taught[i] }).length);
  const seconds = (process.cpuUsage().user - before) / 1e6 / boards.length;
  const least = mean(boards.map(chebyshevSum));
  const range = `${Math.min(...lengths)}..${Math.max(...lengths)}`;
  return [
    { what: `${name} (${range})`, unit: "moves", reached: mean(lengths), target: goal },
    {
      what: "  the taught method",
      unit: "moves",
      reached: mean(taught.map(({ length }) => length)),
      target: undefined,
    },
    { what: "  sum of distances", unit: "moves", reached: least, target: undefined },
    { what: "  moves ÷ distances", unit: "×", reached: mean(lengths) / least, target: undefined },
    { what: "  processor time", unit: "s", reached: seconds, target: MOST_SECONDS },
  ];
}

/** Boards on which every king has far to go, or only a little. */
function rowsOfSpecial(): Row[] {
  const starts = Array.from({ length: 2499 }, (_, s) => homeCell(s, 100));
  const board = (targets: readonly number[]): Board => ({
    n: 100,
    k: starts.length,
    starts: Int32Array.from(starts),
    targets: Int32Array.from(targets),
  });
  return [
    ...rowsOf("n 100, turned by half", [board(starts.toReversed())], 650_000),
    ...rowsOf("n 100, labels shifted", [board([...starts.slice(1), starts[0]])], undefined),
  ];
}

function taughtMoves(board: Board): Int32Array {
  const solution = solve(board, silentRecorder(steps, asks));
  if (solution.answer === "NIE") throw new Error("a board of the bench has no solution");
  return solution.moves;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Home cells of random squares, each king then one random step right, down or both where there is room. */
function randomPlaces(n: number, k: number, random: () => number): number[] {
  const squares = Array.from({ length: squaresPerSide(n) ** 2 }, (_, s) => s);
  const cells = shuffled(squares, random)
    .slice(0, k)
    .map((s) => homeCell(s, n));
  const taken = new Uint8Array(n * n);
  for (const cell of cells) taken[cell] = 1;
  return cells.map((cell) => {
    const row = Math.floor(cell / n) + (random() < 0.5 ? 1 : 0);
    const column = (cell % n) + (random() < 0.5 ? 1 : 0);
    if (row >= n || column >= n) return cell;
    taken[cell] = 0;
    const end = hasNeighbor(taken, row, column, n) ? cell : row * n + column;
    taken[end] = 1;
    return end;
  });
}

function hasNeighbor(taken: Uint8Array, row: number, column: number, n: number): boolean {
  for (let i = Math.max(0, row - 1); i <= Math.min(n - 1, row + 1); i++)
    for (let j = Math.max(0, column - 1); j <= Math.min(n - 1, column + 1); j++)
      if (taken[i * n + j] === 1) return true;
  return false;
}

function randomBoard(n: number, k: number, seed: number): Board {
  const random = seededRandom(seed);
  const starts = Int32Array.from(randomPlaces(n, k, random));
  return { n, k, starts, targets: Int32Array.from(randomPlaces(n, k, random)) };
}
