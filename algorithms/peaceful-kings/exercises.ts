import { gradeTable } from "#algorithms/shared/graded-table.ts";
import { answerOf } from "#algorithms/shared/kings/answer.ts";
import { type Board, chebyshev, homeCell, squareOf } from "#algorithms/shared/kings/board.ts";
import { randomBoard } from "#algorithms/shared/kings/generate.ts";
import { oneAnswer } from "#algorithms/shared/one-answer.ts";
import { between, seededRandom } from "#algorithms/shared/random.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import type { Locale } from "../lesson.ts";
import type { ExerciseWords } from "./exercise-words.en.ts";
import { exerciseWords } from "./exercise-words.ts";

/** The questions of the article. */
export const exercises: Tasks = { square, least, answer };

/** In which square does a cell lie, and which cell is its home? */
function square(seed: number, locale: Locale): Task {
  const words = exerciseWords[locale].square;
  const random = seededRandom(seed);
  const [row, column] = seed === 0 ? [7, 4] : [between(random, 1, 20), between(random, 1, 20)];
  const up = Math.ceil(row / 2);
  const across = Math.ceil(column / 2);
  return {
    prompt: words.prompt(row, column),
    fields: words.fields,
    solution: [up, across, 2 * up - 1, 2 * across - 1].map(String),
    grade(typed): Verdict {
      const right = [up, across, 2 * up - 1, 2 * across - 1];
      const wrong = right.findIndex((value, index) => typed[index]?.trim() !== String(value));
      return wrong < 0 ? yes(words.right) : no(words.wrong(wrong, row, column));
    },
  };
}

/** The lower bound: how far all kings are from their targets. */
function least(seed: number, locale: Locale): Task {
  const words = exerciseWords[locale].least;
  const random = seededRandom(seed);
  const board = randomBoard({ n: 8, kings: 4 }, seed === 0 ? 12 : 1 + Math.floor(random() * 1e6));
  const { n, starts, targets } = board;
  const apart = Array.from(starts, (cell, king) => chebyshev(cell, targets[king], n));
  const total = apart.reduce((sum, each) => sum + each, 0);
  const trips = Array.from(starts, (cell, king): readonly [from: string, to: string] => [
    cellText(cell, n),
    cellText(targets[king], n),
  ]);
  return oneAnswer(words.prompt(trips), words.fields, total, (typed) => {
    if (Number(typed) === total && typed.trim() !== "") return yes(`${apart.join(" + ")} = ${total}.`);
    const sums = Array.from(starts, (cell, king) => manhattan(cell, targets[king], n));
    if (Number(typed) === sums.reduce((sum, each) => sum + each, 0)) return no(words.manhattan);
    return no(words.wrong(apart[0]));
  });
}

/** TAK or NIE? The board is told square by square. */
function answer(seed: number, locale: Locale): Task {
  const words = exerciseWords[locale].answer;
  const random = seededRandom(seed);
  const kinds = ["parity", "full", "free", "even"] as const;
  const kind = seed === 0 ? "parity" : kinds[Math.floor(random() * kinds.length)];
  const n = kind === "even" ? 6 : 5;
  const kings = kind === "full" ? 9 : kind === "free" ? 7 : 8;
  const wish = random() < 0.5 ? "TAK" : "NIE";
  const mayFail = kind === "parity" || kind === "full";
  const board = randomBoard(mayFail ? { n, kings, answer: wish } : { n, kings }, seed === 0 ? 4 : seed);
  const truth = answerOf(board);
  return {
    prompt: words.prompt(n, told(board, board.starts), told(board, board.targets)),
    fields: words.fields,
    keyboard: "text",
    solution: [truth.answer],
    grade([typed = ""]): Verdict {
      const said = typed.trim().toUpperCase();
      if (said !== "TAK" && said !== "NIE") return no(words.neither);
      return { right: said === truth.answer, reason: reason(board, words) };
    },
  };
}

function reason(board: Board, words: ExerciseWords["answer"]): string {
  const side = Math.ceil(board.n / 2);
  const empty = side * side - board.k;
  const found = answerOf(board);
  if (empty === 0) return found.answer === "TAK" ? words.fullStays : words.fullMoves;
  if (board.n % 2 === 0) return words.even;
  if (empty > 1) return words.twoEmpty;
  return words.parities(oddOrder(board), emptyWay(board));
}

/** Whether an odd number of exchanges, the empty square included, leads from the starts to the targets. */
function oddOrder(board: Board): boolean {
  const from = contents(board, board.starts);
  const to = contents(board, board.targets);
  const now = [...from];
  let odd = false;
  for (let i = 0; i < now.length; i++) {
    if (now[i] === to[i]) continue;
    const j = now.indexOf(to[i]);
    [now[i], now[j]] = [now[j], now[i]];
    odd = !odd;
  }
  return odd;
}

function emptyWay(board: Board): number {
  const side = Math.ceil(board.n / 2);
  const [a, b] = [contents(board, board.starts).indexOf(0), contents(board, board.targets).indexOf(0)];
  return manhattan(a, b, side);
}

/** The kings by square, from 1; 0: empty. */
function contents({ n }: Board, cells: Int32Array): number[] {
  const list = new Array<number>(Math.ceil(n / 2) ** 2).fill(0);
  cells.forEach((cell, king) => {
    list[squareOf(cell, n)] = king + 1;
  });
  return list;
}

/** "1 2 · / 3 4 5 / 6 7 8". */
function told(board: Board, cells: Int32Array): string {
  const side = Math.ceil(board.n / 2);
  const all = contents(board, cells).map((king) => (king === 0 ? "·" : String(king)));
  return Array.from({ length: side }, (_, row) => all.slice(row * side, (row + 1) * side).join(" ")).join(
    " / ",
  );
}

function manhattan(a: number, b: number, n: number): number {
  return Math.abs(Math.floor(a / n) - Math.floor(b / n)) + Math.abs((a % n) - (b % n));
}

function cellText(cell: number, n: number): string {
  return `(${Math.floor(cell / n) + 1}, ${(cell % n) + 1})`;
}

/** Where four kings go when the board is tidied: the first rows are done, the others are the reader's. */
export function faded(n: number, locale: Locale): FadedTable {
  const words = exerciseWords[locale].faded;
  const board = randomBoard({ n, kings: 4 }, 7);
  const rows = Array.from(board.starts, (cell) => [
    cellText(homeCell(squareOf(cell, n), n), n),
    String(chebyshev(cell, homeCell(squareOf(cell, n), n), n)),
  ]);
  return {
    columns: words.columns,
    rowName: words.king,
    heads: Array.from(board.starts, (cell, king) => words.head(king + 1, cellText(cell, n))),
    rows,
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => numbers(text) === numbers(rows[row][column]),
        (row, column) => (column === 1 ? words.moves(row + 1) : words.home(row + 1)),
      ),
  };
}

function numbers(text: string): string {
  return Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits)).join(" ");
}
