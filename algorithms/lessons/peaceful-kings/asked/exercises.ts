import { type AnswerPicture, chips, several, single } from "#algorithms/core/lesson/answer-picture.ts";
import {
  type FadedTable,
  no,
  type Task,
  type Tasks,
  type Verdict,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import { type Board, chebyshev, homeCell, squareOf } from "#algorithms/engines/kings/board.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import {
  type BoardLook,
  boardPlate,
  cellsIn,
  type Place,
  placesIn,
  touchCells,
} from "#algorithms/kit/boards/board-picture.ts";
import { gradeTable } from "#algorithms/kit/graded-table.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import { type ExerciseWords, exerciseWords } from "../words/en/asked.ts";
import { firstTouch } from "./wrong.ts";

/** The questions of the article. */
export const exercises: Tasks = { square, least, answer, wrong };

/** The board of a question, with its words. */
function plateOf(look: Omit<BoardLook, "label" | "king" | "cell">) {
  const words = exerciseWords.picture;
  const kings = look.kings.filter((place) => place !== undefined).length;
  return boardPlate({ ...look, label: words.board(look.n, kings), king: words.king, cell: words.cell });
}

/** A cell, which counts from 0, as row and column. */
function placeOf(cell: number, n: number): Place {
  return [Math.floor(cell / n) + 1, (cell % n) + 1];
}

/** The kings of a board, and the discs to which they shall go. */
function journey({ n, starts, targets }: Board): Pick<BoardLook, "n" | "kings" | "goals"> {
  return {
    n,
    kings: Array.from(starts, (cell) => placeOf(cell, n)),
    goals: Array.from(targets, (cell) => placeOf(cell, n)),
  };
}

/** How many kings fit on a board, and how many steps is it from cell to cell by way of squares? */
function square(seed: number): Task {
  const words = exerciseWords.square;
  const random = seededRandom(seed);
  const n = seed === 0 ? 21 : between(random, 9, 23);
  const inside = (): number => between(random, 1, n);
  const [row, column, toRow, toColumn] =
    seed === 0 ? [7, 4, 2, 19] : [inside(), inside(), inside(), inside()];
  const half = (number: number): number => Math.ceil(number / 2);
  const most = half(n) ** 2;
  const steps = Math.abs(half(row) - half(toRow)) + Math.abs(half(column) - half(toColumn));
  const cells: readonly [string, string] = [`(${row}, ${column})`, `(${toRow}, ${toColumn})`];
  return {
    prompt: words.prompt(n, ...cells),
    picture: {
      field: () => undefined,
      plate: () =>
        plateOf({
          n,
          kings: [],
          cells: [
            ["A", [row, column]],
            ["B", [toRow, toColumn]],
          ],
        }),
    },
    fields: words.fields,
    solution: [String(most), String(steps)],
    hints: words.hints(n, row, half(row)),
    grade(typed): Verdict {
      if (typed[0]?.trim() !== String(most)) return no(words.wrongMost(n));
      if (typed[1]?.trim() !== String(steps)) return no(words.wrongSteps(...cells));
      return yes(words.right(half(n), [half(row), half(column)], [half(toRow), half(toColumn)]));
    },
  };
}

/** The lower bound: how far all kings are from their targets. */
function least(seed: number): Task {
  const words = exerciseWords.least;
  const random = seededRandom(seed);
  const board = randomBoard({ n: 8, kings: 4 }, seed === 0 ? 12 : 1 + Math.floor(random() * 1e6));
  const { n, starts, targets } = board;
  const apart = Array.from(starts, (cell, king) => chebyshev(cell, targets[king], n));
  const total = apart.reduce((sum, each) => sum + each, 0);
  const trips = Array.from(starts, (cell, king): readonly [from: string, to: string] => [
    cellText(cell, n),
    cellText(targets[king], n),
  ]);
  const task = oneAnswer(words.prompt, words.fields, total, (typed) => {
    if (Number(typed) === total && typed.trim() !== "") return yes(`${apart.join(" + ")} = ${total}.`);
    const sums = Array.from(starts, (cell, king) => manhattan(cell, targets[king], n));
    if (Number(typed) === sums.reduce((sum, each) => sum + each, 0)) return no(words.manhattan);
    return no(words.wrong(apart[0]));
  });
  const picture: AnswerPicture = { field: () => undefined, plate: () => plateOf(journey(board)) };
  return { ...task, picture, given: words.given(trips), hints: words.hints(...trips[0], apart[0]) };
}

/** TAK or NIE? The board is told square by square. */
function answer(seed: number): Task {
  const words = exerciseWords.answer;
  const random = seededRandom(seed);
  const kinds = ["parity", "full", "free", "even"] as const;
  const kind = seed === 0 ? "parity" : kinds[Math.floor(random() * kinds.length)];
  const n = kind === "even" ? 6 : 5;
  const kings = kind === "full" ? 9 : kind === "free" ? 7 : 8;
  const wish = random() < 0.5 ? "TAK" : "NIE";
  const mayFail = kind === "parity" || kind === "full";
  const board = randomBoard(mayFail ? { n, kings, answer: wish } : { n, kings }, seed === 0 ? 4 : seed);
  const truth = answerOf(board);
  const cause = causeOf(board);
  return {
    prompt: words.prompt(n),
    given: words.given(n, told(board, board.starts), told(board, board.targets)),
    picture: {
      field: (field) => (field === 0 ? chips(words.answers) : chips(["1", "2", "3", "4", "5"])),
      plate: () => plateOf(journey(board)),
    },
    fields: words.fields,
    keyboard: "text",
    solution: [truth.answer, String(cause)],
    hints: words.hints(n, Math.ceil(n / 2) ** 2, board.k),
    grade([typed = "", typedCause = ""]): Verdict {
      const said = typed.trim().toUpperCase();
      if (said !== "TAK" && said !== "NIE") return no(words.neither);
      if (!/^[1-5]$/.test(typedCause.trim())) return no(words.noCause);
      if (typedCause.trim() !== String(cause)) return no(words.otherCause(said === truth.answer));
      return { right: said === truth.answer, reason: reason(board, words) };
    },
  };
}

/** Which of the five reasons of the question decides. */
function causeOf(board: Board): number {
  const side = Math.ceil(board.n / 2);
  const empty = side * side - board.k;
  if (empty === 0) return 1;
  if (board.n % 2 === 0) return 2;
  if (empty > 1) return 3;
  return oddOrder(board) === (emptyWay(board) % 2 === 1) ? 4 : 5;
}

/** The board on which the kings of the wrong program are tidied. */
const TYPED_BOARD = 8;

/** Kings whose tidying by number goes wrong. */
function wrong(_seed: number): Task {
  const words = exerciseWords.wrong;
  const n = TYPED_BOARD;
  return {
    prompt: words.prompt(n),
    picture: {
      field: (field) => (field === 0 ? touchCells(n, several(cellsIn)) : undefined),
      plate: ([typed = ""]) => plateOf({ n, kings: placesIn(typed) }),
    },
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: ["(4, 2) (2, 1)"],
    grade([typed = ""]) {
      const digits = (typed.match(/\d+/g) ?? []).map(Number);
      if (digits.length < 2 || digits.length % 2 === 1) return no(words.noCells);
      const beyond = digits.find((number) => number < 1 || number > n);
      if (beyond !== undefined) return no(words.outside(beyond, n));
      const starts = Int32Array.from(
        { length: digits.length / 2 },
        (_, i) => (digits[2 * i] - 1) * n + digits[2 * i + 1] - 1,
      );
      for (const [i, cell] of starts.entries()) {
        const j = starts.findIndex((other, k) => k < i && chebyshev(other, cell, n) < 2);
        if (j >= 0) return no(words.startsTouch(j + 1, i + 1));
      }
      const touch = firstTouch({ n, starts });
      if (touch) {
        const [home, cell] = [cellText(touch.home, n), cellText(touch.cell, n)];
        return yes(words.fails(touch.king + 1, home, touch.other + 1, cell));
      }
      const squares = Array.from(starts, (cell) => squareOf(cell, n));
      const inOrder = squares.every((each, i) => i === 0 || squares[i - 1] < each);
      return no(inOrder ? words.survivesInOrder : words.survives);
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
export function faded(n: number, seed = 0): FadedTable {
  const words = exerciseWords.faded;
  const board = randomBoard({ n, kings: 4 }, seed === 0 ? 7 : seed);
  const rows = Array.from(board.starts, (cell) => [
    cellText(homeCell(squareOf(cell, n), n), n),
    String(chebyshev(cell, homeCell(squareOf(cell, n), n), n)),
  ]);
  return {
    task: words.task(n),
    columns: words.columns,
    rowName: words.king,
    heads: Array.from(board.starts, (cell, king) => words.head(king + 1, cellText(cell, n))),
    rows,
    given: words.given(Array.from(board.starts, (cell) => cellText(cell, n))),
    picture: tidyPicture(board),
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => numbers(text) === numbers(rows[row][column]),
        (row, column) => (column === 1 ? words.moves(row + 1) : words.home(row + 1)),
      ),
  };
}

const MOVES = chips(["0", "1"]);

/** The kings as they stand, and small discs on the cells to which the table sends them. */
function tidyPicture({ n, starts }: Board): AnswerPicture {
  const touch = touchCells(n, single);
  return {
    field: (field) => (field % 2 === 0 ? touch : MOVES),
    plate: (cells, field) =>
      plateOf({
        n,
        kings: Array.from(starts, (cell) => placeOf(cell, n)),
        kingRole: (king) => (king === Math.floor(field / 2) ? "chosen" : "idle"),
        goals: Array.from(starts, (_, king) => placesIn(cells[2 * king] ?? "")[0]),
      }),
  };
}

function numbers(text: string): string {
  return Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits)).join(" ");
}
