import type { AnswerView } from "#algorithms/core/judge/answer-view.ts";
import { type AnswerShape, type JudgedTask, ShapeError } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import type { BoardPiece, BoardTrail, Role } from "#algorithms/core/lesson/scene.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import {
  type Board,
  boardOf,
  chebyshev,
  type Solution,
  squaresPerSide,
} from "#algorithms/engines/kings/board.ts";
import { OutputCheck } from "#algorithms/engines/kings/check-output.ts";
import { formatBoard, formatSolution } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { preset } from "#algorithms/engines/kings/presets.ts";
import { formatReason } from "#algorithms/engines/kings/verdict.ts";
import { PLATE, place } from "#algorithms/kit/boards/plate.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { numberRows } from "#algorithms/kit/programs/whole-numbers.ts";
import { smallProblems } from "../asked/mistakes.ts";
import { answerWords, judgeWords, parsonsWords, viewWords } from "../words/en/asked.ts";

/** An answer is the text that a program prints: only the checker of outputs looks into it. */
const answer: AnswerShape<string> = {
  read: (text) => text,
  take(value) {
    if (typeof value === "string") return `${value.trim()}\n`;
    const moves = numberRows.take(value);
    const wrong = moves.findIndex((move) => move.length !== 3);
    if (wrong >= 0) throw new ShapeError(answerWords.noMove(wrong, moves[wrong]?.length ?? 0));
    return `TAK\n${moves.length}\n${numberRows.write(moves)}`;
  },
  write: (text) => text,
  give(text) {
    const [word = "", , ...moves] = text.trim().split("\n");
    return word === "TAK" ? moves.map((move) => move.split(" ").map(Number)) : word;
  },
};

/** So many boards of each family are asked, and so many, with so many small ones, unless all are wanted. */
const OF_FAMILY = 80;
const [FEW_OF_FAMILY, FEW_SMALL] = [24, 100];
const [SMALLEST, LARGEST] = [4, 10];
const FIRST_GROWTH = 6;
const LAST_GROWTH = 3;

/** Kings who go to their targets and never touch. */
export const task: JudgedTask<Board, string, Solution> = {
  entry: "solve",
  parameters: [
    ["n", "number"],
    ["starts", "number[][]"],
    ["targets", "number[][]"],
  ],
  returns: '"NIE" | number[][]',
  args: ({ n, starts, targets }) => [n, placesOf(starts, n), placesOf(targets, n)],
  write: formatBoard,
  answer,
  fault(board, output) {
    const check = new OutputCheck(board);
    check.push(new TextEncoder().encode(output));
    const verdict = check.end();
    return verdict.right ? undefined : told(formatReason(verdict.fault));
  },
  example: preset("three").board,
  small: smallProblems,
  fewSmall: FEW_SMALL,
  families: [
    { make: (seed) => boardBy(seed, "one"), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: (seed) => boardBy(seed, "more"), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: (seed) => boardBy(seed, "two"), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: (seed) => boardBy(seed, "full"), count: OF_FAMILY / 2, few: FEW_OF_FAMILY },
  ],
  growth: (k) => (k > LAST_GROWTH ? undefined : randomBoard({ n: FIRST_GROWTH * 2 ** k, kings: "more" }, k)),
  sizeOf: ({ n }) => `n = ${n}`,
  smaller,
  lessonText: formatBoard,
  key: (text) => text.split(/\s+/).filter(Boolean).join(" "),
  answerOf: (solution, board) => [...formatSolution(board, solution)].join(""),
  words: judgeWords,
};

function told(reason: string): string {
  return answerWords.sentence(reason);
}

/** Cells as rows and columns from 1. */
function placesOf(cells: Int32Array, n: number): number[][] {
  return Array.from(cells, (cell) => [Math.floor(cell / n) + 1, (cell % n) + 1]);
}

/** A board by chance, of any size that is asked; "two" squares are empty, or as many as `randomBoard` says. */
function boardBy(seed: number, kings: "one" | "two" | "more" | "full"): Board {
  const n = between(seededRandom(seed), SMALLEST, LARGEST);
  return randomBoard({ n, kings: kings === "two" ? squaresPerSide(n) ** 2 - 2 : kings }, seed);
}

/**
 * The same board with fewer kings; without the last row and column, or two of each, where nobody stands or goes; and with a king who
 * stays where it is, or who stands where it goes.
 */
function* smaller({ n, starts, targets }: Board): Generator<Board> {
  const kings = Array.from(starts.keys());
  const only = (kept: readonly number[]): Board =>
    boardOf(
      n,
      kept.map((king) => starts[king]),
      kept.map((king) => targets[king]),
    );
  for (let count = kings.length >> 1; count >= 1; count >>= 1)
    for (let first = 0; first < kings.length; first += count) {
      const kept = kings.filter((king) => king < first || king >= first + count);
      if (kept.length > 0) yield only(kept);
    }
  const board = { n, k: kings.length, starts, targets };
  const pairs = n >> 1;
  const crops = [without(board, n - 1, n - 1, 1)];
  for (let row = 0; row < pairs; row++)
    for (let column = 0; column < pairs; column++) crops.push(without(board, 2 * row, 2 * column, 2));
  for (const crop of crops) if (crop) yield crop;
  for (const king of kings) {
    if (starts[king] === targets[king]) continue;
    for (const cell of [starts[king], targets[king]]) {
      const [from, to] = [starts.with(king, cell), targets.with(king, cell)];
      if (arePeaceful(from, n) && arePeaceful(to, n)) yield { n, k: kings.length, starts: from, targets: to };
    }
  }
}

/** The board without so many rows and columns, from these on; undefined if somebody stands or goes there, or there is too little room. */
function without(
  { n, starts, targets }: Board,
  row: number,
  column: number,
  less: number,
): Board | undefined {
  const size = n - less;
  const move = (place: number, from: number): number =>
    place < from ? place : place < from + less ? Number.NaN : place - less;
  const moved = (cell: number): number => move(Math.floor(cell / n), row) * size + move(cell % n, column);
  const [from, to] = [Array.from(starts, moved), Array.from(targets, moved)];
  if (size < 1 || squaresPerSide(size) ** 2 < starts.length || [...from, ...to].some(Number.isNaN))
    return undefined;
  const board = boardOf(size, from, to);
  return arePeaceful(board.starts, size) && arePeaceful(board.targets, size) ? board : undefined;
}

function arePeaceful(cells: Int32Array, n: number): boolean {
  return cells.every((cell, king) =>
    cells.every((other, next) => next === king || chebyshev(cell, other, n) > 1),
  );
}

/** The moves of an answer on the board: every king where it stands, where it goes, and who touch. */

/** So many moves back a trail is seen, and a table told. */
const TRAIL = 10;
const MOST_ROWS = 8;
/** Larger boards show no goals. */
const SMALL_BOARD = 24;

/** A move that can be drawn: a king from 1, and cells from 1. */
interface Drawn {
  readonly king: number;
  readonly from: number;
  readonly to: number;
}

export const view: AnswerView<Board, string> = {
  parts: (_board, output) => movesIn(output),
  drawn: [],
  call: "move",
  tell: ([king = 0, row = 0, column = 0]) => viewWords.move(king, row, column),
  scene(board, { parts: told, called, isOver, why }) {
    const parts = told.length > 0 ? told : called;
    const { n, k, targets } = board;
    const words = viewWords;
    const { cells, moves } = played(board, parts);
    const last = moves.at(-1);
    const isLast = (king: number): boolean => parts.length > 0 && last?.king === king && !isOver;
    const touches = (king: number): boolean =>
      cells.some((cell, other) => other !== king - 1 && chebyshev(cell - 1, cells[king - 1] - 1, n) <= 1);
    const roleOf = (king: number): Role => {
      if (touches(king)) return "rejected";
      if (isLast(king)) return "chosen";
      return cells[king - 1] === targets[king - 1] + 1 ? "done" : "idle";
    };
    const pieces = Array.from({ length: k }, (_, index): BoardPiece => {
      const [row, column] = place(cells[index], n);
      const king = index + 1;
      return { id: `k${king}`, row, column, role: roleOf(king), text: String(king), label: words.king(king) };
    });
    const trails = moves.slice(-TRAIL).map(
      ({ from, to }, index, shown): BoardTrail => ({
        id: `m${moves.length - shown.length + index}`,
        from: place(from, n),
        to: place(to, n),
        role: index === shown.length - 1 ? "chosen" : "active",
        age: (shown.length - 1 - index) / TRAIL,
      }),
    );
    return {
      plate: {
        ...{ kind: "board", width: PLATE, height: PLATE, size: n, block: 2, areas: [], pieces, trails },
        label: words.label(n, k, parts.length),
        goals:
          n > SMALL_BOARD
            ? []
            : Array.from(targets, (target, index) => {
                const [row, column] = place(target + 1, n);
                return { id: `g${index + 1}`, row, column, role: "idle", text: String(index + 1) };
              }),
      },
      tables: [
        {
          ...words.table,
          id: "moves",
          note: words.moves(parts.length),
          rows: moves
            .slice(-MOST_ROWS)
            .toReversed()
            .map(({ king, from, to }, index) => ({
              id: `t${index}`,
              head: String(king),
              cells: [{ text: cellName(from, n) }, { text: cellName(to, n) }],
            })),
        },
      ],
      key: [
        { sign: "chosen", text: words.key.now },
        { sign: "done", text: words.key.done },
        ...(why === undefined ? [] : [{ sign: "rejected" as const, text: words.key.touch }]),
      ],
    };
  },
};

/** The moves of an output, as far as they are numbers: king, row, column. */
function movesIn(output: string): number[][] {
  const [word, count, ...numbers] = output.split(/\s+/).filter(Boolean);
  if (word !== "TAK" || count === undefined) return [];
  const moves: number[][] = [];
  for (let k = 0; k + 2 < numbers.length; k += 3) {
    const move = numbers.slice(k, k + 3).map(Number);
    if (!move.every(Number.isSafeInteger)) break;
    moves.push(move);
  }
  return moves;
}

/** Where the kings stand after these moves, and those of them that are on the board. */
function played(
  { n, k, starts }: Board,
  parts: readonly (readonly number[])[],
): { readonly cells: readonly number[]; readonly moves: readonly Drawn[] } {
  const cells = Array.from(starts, (cell) => cell + 1);
  const moves: Drawn[] = [];
  for (const [king = 0, row = 0, column = 0] of parts) {
    const isOn = (at: number): boolean => at >= 1 && at <= n;
    if (king < 1 || king > k || !isOn(row) || !isOn(column)) continue;
    const to = (row - 1) * n + column;
    moves.push({ king, from: cells[king - 1], to });
    cells[king - 1] = to;
  }
  return { cells, moves };
}

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  given: ["board", "result"],
  called: {
    "const lines =":
      "function solve(n, starts, targets) {\nconst k = starts.length;\nconst places = [...starts, ...targets];",
    "console.log": 'return solve() ? moves.map((move) => move.split(" ").map(Number)) : "NIE";\n}',
  },
  distractors: [
    {
      mutant: "tidy-backwards",
      text: "const occupied = holds.filter((king) => king > 0);",
      instead: "const occupied = holds.filter((king) => king > 0).reverse();",
    },
    {
      mutant: "release-in-order",
      text: "pushes.reverse();\n    for (const [king, from] of pushes)",
      instead: "for (const [king, from] of pushes)",
    },
    {
      mutant: "settle-forwards",
      text: "const all = holds.filter((king) => king > 0).reverse();",
      instead: "const all = holds.filter((king) => king > 0);",
    },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "kings",
  wrong: {
    "tidy-backwards": [
      [
        "const std::vector<int> occupied = occupants();",
        "std::vector<int> occupied = occupants();\n  std::reverse(occupied.begin(), occupied.end());",
      ],
      ["occupied = occupants();", "occupied = occupants();\n    Collections.reverse(occupied);"],
      ["[king for king in holds if king > 0]", "[king for king in reversed(holds) if king > 0]"],
    ],
    "settle-forwards": [
      ["  std::reverse(all.begin(), all.end());\n", ""],
      ["    Collections.reverse(all);\n", ""],
      ["for king in reversed(holds)", "for king in holds"],
    ],
    "release-in-order": [
      ["    std::reverse(pushes.begin(), pushes.end());\n", ""],
      ["      Collections.reverse(pushes);\n", ""],
      ["        pushes.reverse()\n", ""],
    ],
    "parity-forgotten": [
      ["if (n % 2 == 1) {\n      return false;", "if (n % 2 == 1) {\n      return true;"],
      ["if (n % 2 == 1) {\n        return false;", "if (n % 2 == 1) {\n        return true;"],
      ["if n % 2 == 1:\n            return False", "if n % 2 == 1:\n            return True"],
    ],
  },
};
