import type { AnswerView, Seen, Value } from "#algorithms/core/judge/answer-view.ts";
import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { numberRows } from "#algorithms/kit/programs/whole-numbers.ts";
import { smallProblems } from "../asked/mistakes.ts";
import { cellsWith, near, PIECES, type Piece, type Problem, placeOf } from "../board.ts";
import { boardPlate } from "../figure/plate.ts";
import { format, type Result } from "../problem.ts";
import { faultWords, judgeWords, parsonsWords, viewWords } from "../words/en/asked.ts";

/** The lines of an answer: the number of regions, the rows of distances, and the way as row, column, row, column, … */
type Lines = readonly (readonly number[])[];

/** Boards of these many cells a side. */
const [FEWEST, MOST] = [3, 10];
const [FEWEST_OF_LARGE, MOST_OF_LARGE] = [30, 40];
const OF_FAMILY = { count: 200, few: 14 } as const;
const OF_LARGE = { count: 24, few: 8, isLarge: true } as const;
const FEW_SMALL = 80;
const FIRST_GROWTH = 8;
const LAST_GROWTH = 5;

/** What is judged is what the problem asks: white space is free, and any shortest way is right. */
export const task: JudgedTask<Problem, Lines, Result> = {
  entry: "solve",
  parameters: [
    ["piece", "string"],
    ["board", "string[]"],
  ],
  returns: "number[][]",
  args: ({ piece, board }) => [piece, board],
  write: format,
  answer: numberRows,
  fault,
  effect: (_problem, lines) => lines.flat().join(" "),
  example: { rows: 3, columns: 4, piece: "K", board: ["S.#.", "..#T", ".##."] },
  small: smallProblems,
  fewSmall: FEW_SMALL,
  families: [
    { make: (seed) => byChance(seed, { walls: 0.2 }), ...OF_FAMILY },
    { make: (seed) => byChance(seed, { walls: 0.45 }), ...OF_FAMILY },
    { make: (seed) => byChance(seed, { walls: 0 }), ...OF_FAMILY },
    { make: (seed) => snake(seed, FEWEST, MOST), ...OF_FAMILY },
    {
      make: (seed) => byChance(seed, { walls: 0.25, fewest: FEWEST_OF_LARGE, most: MOST_OF_LARGE }),
      ...OF_LARGE,
    },
    { make: (seed) => snake(seed, FEWEST_OF_LARGE, MOST_OF_LARGE), ...OF_LARGE },
    { make: fromCorner, ...OF_LARGE },
  ],
  growth(k) {
    const side = FIRST_GROWTH * 2 ** k;
    return k <= LAST_GROWTH ? byChance(k, { walls: 0.2, fewest: side, most: side, piece: "R" }) : undefined;
  },
  sizeOf: ({ rows, columns }) => `${rows} × ${columns}`,
  smaller,
  lessonText: format,
  answerOf(result, { rows, columns }) {
    const { regions, distances, way } = result;
    const numbers = Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_cell, c) => distances[r * columns + c]),
    );
    const cells = way.flatMap((cell) => [Math.floor(cell / columns), cell % columns]);
    return [[regions], ...numbers, cells.length > 0 ? cells : [-1]];
  },
  words: judgeWords,
};

/** Regions and distances without a queue: ring after ring, each as a set. */
function measured(problem: Problem): { readonly regions: number; readonly distances: readonly number[] } {
  const distances: number[] = new Array(problem.rows * problem.columns).fill(-1);
  const spread = (
    from: readonly number[],
    put: (cell: number, ring: number) => void,
    isNew: (cell: number) => boolean,
  ) => {
    let ring = new Set(from);
    for (let k = 0; ring.size > 0; k++) {
      for (const cell of ring) put(cell, k);
      ring = new Set([...ring].flatMap((cell) => near(problem, cell)).filter(isNew));
    }
  };
  spread(
    cellsWith(problem, "S"),
    (cell, k) => {
      distances[cell] = k;
    },
    (cell) => distances[cell] === -1,
  );
  const seen = new Set<number>();
  let regions = 0;
  for (const cell of cellsWith(problem, "#", false)) {
    if (seen.has(cell)) continue;
    regions++;
    spread(
      [cell],
      (each) => seen.add(each),
      (each) => !seen.has(each),
    );
  }
  return { regions, distances };
}

const measures = new WeakMap<Problem, ReturnType<typeof measured>>();

/** The first thing that is wrong. */
function fault(problem: Problem, lines: Lines): string | undefined {
  const words = faultWords;
  const { rows, columns } = problem;
  const numbers = lines.flat();
  const count = 1 + rows * columns;
  if (numbers.length <= count) return words.short(rows * columns, numbers.length);
  const known = measures.get(problem) ?? measured(problem);
  measures.set(problem, known);
  if (numbers[0] !== known.regions) return words.regions(numbers[0], known.regions);
  for (const [cell, right] of known.distances.entries()) {
    const found = numbers[1 + cell];
    if (found !== right) return words.distance(placeOf(problem, cell), found, right);
  }
  return faultInWay(problem, numbers.slice(count), known.distances);
}

function faultInWay(
  problem: Problem,
  way: readonly number[],
  distances: readonly number[],
): string | undefined {
  const words = faultWords;
  const { rows, columns } = problem;
  const [target = -1] = cellsWith(problem, "T");
  const length = distances[target] ?? -1;
  if (length === -1) return way.length === 1 && way[0] === -1 ? undefined : words.noWay;
  if (way.length !== 2 * (length + 1)) return words.length(way.length, length);
  const cells = Array.from({ length: length + 1 }, (_, k) => [way[2 * k], way[2 * k + 1]] as const);
  const off = cells.find(([r, c]) => r < 0 || r >= rows || c < 0 || c >= columns);
  if (off) return words.off(off);
  const walked = cells.map(([r, c]) => r * columns + c);
  if (distances[walked[0]] !== 0 || walked.at(-1) !== target) return words.ends(cells[0], cells[length]);
  const wrong = walked.findIndex((cell, k) => k > 0 && !near(problem, walked[k - 1]).includes(cell));
  return wrong < 0 ? undefined : words.step(cells[wrong - 1], cells[wrong]);
}

interface Wish {
  /** The share of walls. */
  readonly walls: number;
  readonly fewest?: number;
  readonly most?: number;
  readonly piece?: Piece;
}

/** Walls by chance, one source to three, and mostly a target. */
function byChance(seed: number, { walls, fewest = FEWEST, most = MOST, piece }: Wish): Problem {
  const draw = seededRandom(seed);
  const [rows, columns] = [between(draw, fewest, most), between(draw, fewest, most)];
  const signs: string[] = Array.from({ length: rows * columns }, () => (draw() < walls ? "#" : "."));
  if (draw() < 0.9) signs[between(draw, 0, signs.length - 1)] = "T";
  for (let sources = between(draw, 1, 3); sources > 0; sources--) {
    const cell = between(draw, 0, signs.length - 1);
    if (signs[cell] !== "T") signs[cell] = "S";
  }
  return { rows, columns, piece: piece ?? PIECES[between(draw, 0, 2)], board: cut(signs, columns) };
}

/** One long corridor, which turns at both ends in turn; the source at one end, the target at the other. */
function snake(seed: number, fewest: number, most: number): Problem {
  const draw = seededRandom(seed);
  const rows = between(draw, fewest >> 1, (most >> 1) - 1) * 2 + 1;
  const columns = between(draw, fewest, most);
  const signs: string[] = Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const gap = row % 4 === 1 ? columns - 1 : 0;
    return row % 2 === 1 && column !== gap ? "#" : ".";
  });
  const [from, to] = draw() < 0.5 ? [0, signs.length - 1] : [signs.length - 1, 0];
  signs[from] = "S";
  signs[to] = "T";
  return { rows, columns, piece: draw() < 0.7 ? "R" : "K", board: cut(signs, columns) };
}

/** An empty board and a source in its corner: who marks a cell only when it leaves the queue is drowned. */
function fromCorner(seed: number): Problem {
  const draw = seededRandom(seed);
  const side = between(draw, FEWEST_OF_LARGE, MOST_OF_LARGE);
  const signs: string[] = new Array(side * side).fill(".");
  signs[0] = "S";
  signs[signs.length - 1 - between(draw, 0, side - 1)] = "T";
  return { rows: side, columns: side, piece: PIECES[seed % 3], board: cut(signs, side) };
}

function cut(signs: readonly string[], columns: number): string[] {
  return Array.from({ length: signs.length / columns }, (_, r) =>
    signs.slice(r * columns, (r + 1) * columns).join(""),
  );
}

/** Without half of its rows or columns, without one of them, or with a cell more that is plain. */
function* smaller(problem: Problem): Generator<Problem> {
  const { board, piece } = problem;
  const turned = Array.from({ length: problem.columns }, (_, c) => board.map((row) => row[c]).join(""));
  const of = (rows: readonly string[]): Problem => ({
    rows: rows.length,
    columns: rows[0].length,
    piece,
    board: rows,
  });
  const back = (columns: readonly string[]): string[] =>
    Array.from({ length: board.length }, (_, r) => columns.map((column) => column[r]).join(""));
  for (let size = board.length >> 1; size > 0; size >>= 1)
    for (let from = 0; from + size <= board.length && size < board.length; from += size)
      yield of(board.toSpliced(from, size));
  for (let size = turned.length >> 1; size > 0; size >>= 1)
    for (let from = 0; from + size <= turned.length && size < turned.length; from += size)
      yield of(back(turned.toSpliced(from, size)));
  for (const [r, row] of board.entries())
    for (const [c, sign] of [...row].entries())
      if (sign !== ".") yield { ...problem, board: board.with(r, `${row.slice(0, c)}.${row.slice(c + 1)}`) };
}

/** What programs call the distances. */
const NAMES = ["distance", "distances", "dist", "d"] as const;

/** What a reader's own program comes to, drawn on the board: the rows of its answer, or its distances as they grow. */
export const view: AnswerView<Problem, Lines> = {
  parts: (_problem, lines) => lines,
  drawn: NAMES,
  tell: (part, number) => viewWords.line(number, part),
  scene(problem, seen) {
    const { rows, columns } = problem;
    const { numbers, row } = numbersIn(problem, seen);
    const way = seen.parts[rows + 1] ?? [];
    const cells = Array.from({ length: way.length >> 1 }, (_, k) => way[2 * k] * columns + way[2 * k + 1]);
    const onBoard = cells.every((cell) => cell >= 0 && cell < rows * columns);
    return {
      plate: boardPlate(problem, {
        label: viewWords.label(
          rows,
          columns,
          numbers.filter((each) => each !== undefined && each >= 0).length,
        ),
        look(cell) {
          const number = numbers[cell];
          const text = number === undefined || number < 0 ? "" : String(number);
          const isNow = Math.floor(cell / columns) === row;
          const role = cells.includes(cell) || isNow ? "chosen" : text === "" ? "idle" : "done";
          return { role, text, label: viewWords.cell(placeOf(problem, cell), text) };
        },
        lines: onBoard
          ? cells.slice(1).map((to, k) => ({ id: `w${k}`, from: cells[k], to, role: "chosen" as const }))
          : [],
      }),
      tables: [],
      key: [
        { sign: "done", text: viewWords.key.number },
        { sign: "chosen", text: viewWords.key.now },
      ],
    };
  },
};

/** The numbers of the cells, and the row that was shown last. */
function numbersIn(
  { rows, columns }: Problem,
  { parts, variable }: Seen,
): { numbers: (number | undefined)[]; row: number } {
  const shown =
    parts.length > 0 ? parts.slice(1, rows + 1) : NAMES.map((name) => variable(name)).find(Array.isArray);
  const list = (shown ?? []) as readonly Value[];
  const numbers = Array.from({ length: rows * columns }, (_, cell) => {
    const row = list[Math.floor(cell / columns)];
    const value = Array.isArray(row)
      ? (row as readonly Value[])[cell % columns]
      : list.length === rows * columns
        ? list[cell]
        : undefined;
    return typeof value === "number" ? value : undefined;
  });
  return { numbers, row: parts.length > 1 && parts.length <= rows + 1 ? parts.length - 2 : -1 };
}

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  given: ["moves", "regions"],
  distractors: [
    { mutant: "counts-cells", text: "distance[r][c] = 0;", instead: "distance[r][c] = 1;" },
    {
      mutant: "target-blocks",
      text: 'if (board[y][x] === "#") continue;',
      instead: 'if ("#T".includes(board[y][x])) continue;',
    },
    { mutant: "way-from-target", text: "  way.reverse();\n", instead: "" },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "floods",
  wrong: {
    "counts-cells": [
      ["lines[r][c] = 0;", "lines[r][c] = 1;"],
      ["distance[r][c] = 0;", "distance[r][c] = 1;"],
      ["distance[r][c] = 0\n", "distance[r][c] = 1\n"],
    ],
    "way-from-target": [
      [
        "  std::reverse(way.begin(), way.end());\n",
        "  for (size_t k = 0; k < way.size(); k += 2) std::swap(way[k], way[k + 1]);\n",
      ],
      ["way.add(0, cell);", "way.add(cell);"],
      ["for cell in reversed(way)", "for cell in way"],
    ],
    "stops-early": [
      [
        "{\n    const auto [r, c] = queue.front();",
        "{\n    const auto [r, c] = queue.front();\n    if (board[r][c] == 'T') break;",
      ],
      [
        "int[] cell = queue.remove();",
        "int[] cell = queue.remove();\n      if (board[cell[0]].charAt(cell[1]) == 'T') break;",
      ],
      [
        "r, c = queue.popleft()\n",
        'r, c = queue.popleft()\n        if board[r][c] == "T":\n            break\n',
      ],
    ],
  },
};
