import { chips, numbersIn, several, single } from "#algorithms/core/lesson/answer-picture.ts";
import { type FadedTable, no, type Task, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { reckoned } from "#algorithms/core/lesson/question.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { answerOf, parities } from "#algorithms/engines/kings/answer.ts";
import {
  type Board,
  cellOf,
  chebyshev,
  homeCell,
  kingOf,
  type Solution,
  squareOf,
  squaresPerSide,
} from "#algorithms/engines/kings/board.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { cellName, columnOfCell, rowOfCell } from "#algorithms/engines/kings/names.ts";
import {
  type BoardLook,
  boardPlate,
  cellsIn,
  type Place,
  placesIn,
  touchCells,
} from "#algorithms/kit/boards/board-picture.ts";
import { gradeTable } from "#algorithms/kit/graded-table.ts";
import { solve } from "../solve.ts";
import { asks, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";

/** The board of a question, with its words. */
function plateOf(look: Omit<BoardLook, "label" | "king" | "cell">) {
  const words = exerciseWords.picture;
  const kings = look.kings.filter((place) => place !== undefined).length;
  return boardPlate({ ...look, label: words.board(look.n, kings), king: words.king, cell: words.cell });
}

/** Cells, which count from 0, as rows and columns, and as texts name them. */
function placesOf(cells: Int32Array, n: number): Place[] {
  return Array.from(cells, (cell) => [rowOfCell(cell + 1, n), columnOfCell(cell + 1, n)]);
}

function namesOf(cells: Int32Array, n: number): string[] {
  return Array.from(cells, (cell) => cellName(cell + 1, n));
}

/** The kings of a board, and the discs to which they shall go. */
function journeyPlate({ n, starts, targets }: Board) {
  return plateOf({ n, kings: placesOf(starts, n), goals: placesOf(targets, n) });
}

/** How far two cells, or squares, of so many a side are apart, straight. */
function manhattan(a: number, b: number, side: number): number {
  return Math.abs(Math.floor(a / side) - Math.floor(b / side)) + Math.abs((a % side) - (b % side));
}

/** No answer is larger. */
const MOST = 9999;
const half = (number: number): number => Math.ceil(number / 2);

/** How many kings fit on a board, and how many steps is it from cell to cell by way of squares? */
const square = reckoned({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 21 : between(random, 9, 23);
    const inside = (): number => between(random, 1, n);
    const [row, column, toRow, toColumn] =
      seed === 0 ? [7, 4, 2, 19] : [inside(), inside(), inside(), inside()];
    return { n, from: [row, column] as const, to: [toRow, toColumn] as const };
  },
  answer: ({ n, from, to }) => [
    half(n) ** 2,
    Math.abs(half(from[0]) - half(to[0])) + Math.abs(half(from[1]) - half(to[1])),
  ],
  ask({ n, from, to }, right) {
    const words = exerciseWords.square;
    const [most, steps] = right.map(Number);
    const cells = [`(${from.join(", ")})`, `(${to.join(", ")})`] as const;
    const [mostLabel = "", stepsLabel = ""] = words.fields;
    return {
      prompt: words.prompt(n, ...cells),
      hints: words.hints(n, from[0], half(from[0])),
      picture: {
        field: () => undefined,
        plate: () =>
          plateOf({
            n,
            kings: [],
            cells: [
              ["A", from],
              ["B", to],
            ],
          }),
      },
      fields: [
        { label: mostLabel, least: 0, most: MOST, otherwise: words.wrongMost(n) },
        { label: stepsLabel, least: 0, most: MOST, otherwise: words.wrongSteps(...cells) },
      ],
      why(typed) {
        if (typed[0] !== most) return words.wrongMost(n);
        if (typed[1] !== steps) return words.wrongSteps(...cells);
        return words.right(half(n), [half(from[0]), half(from[1])], [half(to[0]), half(to[1])]);
      },
    };
  },
});

/** The lower bound: how far all kings are from their targets. */
const least = reckoned({
  draw(seed) {
    const random = seededRandom(seed);
    return randomBoard({ n: 8, kings: 4 }, seed === 0 ? 12 : 1 + Math.floor(random() * 1e6));
  },
  answer: (board) => [sumOf(apartOf(board))],
  ask(board, [right]) {
    const words = exerciseWords.least;
    const { n, starts, targets } = board;
    const apart = apartOf(board);
    const names = [namesOf(starts, n), namesOf(targets, n)] as const;
    const trips = names[0].map((from, king) => [from, names[1][king]] as const);
    const straight = sumOf(Array.from(starts, (cell, king) => manhattan(cell, targets[king], n)));
    const otherwise = words.wrong(apart[0]);
    return {
      prompt: words.prompt,
      given: words.given(trips),
      hints: words.hints(...trips[0], apart[0]),
      picture: { field: () => undefined, plate: () => journeyPlate(board) },
      fields: words.fields.map((label) => ({ label, least: 0, most: MOST, otherwise })),
      why([total]) {
        if (total === Number(right)) return `${apart.join(" + ")} = ${total}.`;
        return total === straight ? words.manhattan : otherwise;
      },
    };
  },
});

function apartOf({ n, starts, targets }: Board): number[] {
  return Array.from(starts, (cell, king) => chebyshev(cell, targets[king], n));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** TAK or NIE? The board is told square by square. */
const answer = reckoned({
  draw(seed) {
    const random = seededRandom(seed);
    const kinds = ["parity", "full", "free", "even"] as const;
    const kind = seed === 0 ? "parity" : kinds[Math.floor(random() * kinds.length)];
    const n = kind === "even" ? 6 : 5;
    const kings = kind === "full" ? 9 : kind === "free" ? 7 : 8;
    const wish = random() < 0.5 ? "TAK" : "NIE";
    const mayFail = kind === "parity" || kind === "full";
    return randomBoard(mayFail ? { n, kings, answer: wish } : { n, kings }, seed === 0 ? 4 : seed);
  },
  answer: (board) => [answerOf(board).answer, causeOf(board)],
  ask(board, [right, cause]) {
    const words = exerciseWords.answer;
    const { n, k, starts, targets } = board;
    return {
      prompt: words.prompt(n),
      given: words.given(n, squaresText(starts, n), squaresText(targets, n)),
      picture: {
        field: (field) => (field === 0 ? chips(words.answers) : chips(["1", "2", "3", "4", "5"])),
        plate: () => journeyPlate(board),
      },
      fields: words.fields,
      keyboard: "text",
      hints: words.hints(n, squaresPerSide(n) ** 2, k),
      grade([typed = "", typedCause = ""]) {
        const said = typed.trim().toUpperCase();
        if (said !== "TAK" && said !== "NIE") return no(words.neither);
        if (!/^[1-5]$/.test(typedCause.trim())) return no(words.noCause);
        if (typedCause.trim() !== cause) return no(words.otherCause(said === right));
        return { right: said === right, reason: reasonOf(board) };
      },
    };
  },
});

/** Which of the five reasons of the question decides. */
function causeOf(board: Board): number {
  const empty = squaresPerSide(board.n) ** 2 - board.k;
  if (empty === 0) return 1;
  if (board.n % 2 === 0) return 2;
  if (empty > 1) return 3;
  return answerOf(board).answer === "TAK" ? 4 : 5;
}

function reasonOf(board: Board): string {
  const { answer: words } = exerciseWords;
  const { n, starts, targets } = board;
  const full = answerOf(board).answer === "TAK" ? words.fullStays : words.fullMoves;
  const reason = [full, words.even, words.twoEmpty][causeOf(board) - 1];
  if (reason !== undefined) return reason;
  const [from, to] = [contents(starts, n).indexOf(0), contents(targets, n).indexOf(0)];
  return words.parities(parities(board).permutation === "odd", manhattan(from, to, squaresPerSide(n)));
}

/** The kings by square, from 1; 0: empty. */
function contents(cells: Int32Array, n: number): number[] {
  const list = new Array<number>(squaresPerSide(n) ** 2).fill(0);
  for (const [king, cell] of cells.entries()) list[squareOf(cell, n)] = king + 1;
  return list;
}

/** "1 2 · / 3 4 5 / 6 7 8". */
function squaresText(cells: Int32Array, n: number): string {
  const side = squaresPerSide(n);
  const all = contents(cells, n).map((king) => (king === 0 ? "·" : String(king)));
  const rows = Array.from({ length: side }, (_, row) => all.slice(row * side, (row + 1) * side));
  return rows.map((row) => row.join(" ")).join(" / ");
}

/** A king that comes to touch another one on its way home. Kings and cells count from 0. */
interface Touch {
  readonly king: number;
  readonly home: number;
  readonly other: number;
  readonly cell: number;
}

/** Tidies the kings by their numbers instead of by their places, on purpose: the first touch, or undefined. */
function firstTouch(starts: Int32Array, n: number): Touch | undefined {
  const at = Array.from(starts);
  for (const [king, cell] of at.entries()) {
    const home = homeCell(squareOf(cell, n), n);
    const other = at.findIndex((place, i) => i !== king && chebyshev(place, home, n) < 2);
    if (other >= 0 && home !== cell) return { king, home, other, cell: at[other] };
    at[king] = home;
  }
  return undefined;
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
      const digits = numbersIn(typed);
      if (digits.length < 2 || digits.length % 2 === 1) return no(words.noCells);
      const beyond = digits.find((number) => number < 1 || number > n);
      if (beyond !== undefined) return no(words.outside(beyond, n));
      const starts = Int32Array.from(placesIn(typed), ([row, column]) => (row - 1) * n + column - 1);
      for (const [i, cell] of starts.entries()) {
        const j = starts.findIndex((other, k) => k < i && chebyshev(other, cell, n) < 2);
        if (j >= 0) return no(words.startsTouch(j + 1, i + 1));
      }
      const touch = firstTouch(starts, n);
      if (touch) {
        const [home, cell] = [cellName(touch.home + 1, n), cellName(touch.cell + 1, n)];
        return yes(words.fails(touch.king + 1, home, touch.other + 1, cell));
      }
      const squares = Array.from(starts, (cell) => squareOf(cell, n));
      const inOrder = squares.every((each, i) => i === 0 || squares[i - 1] < each);
      return no(inOrder ? words.survivesInOrder : words.survives);
    },
  };
}

/** The questions of the article. */
export const exercises: Tasks = { square, least, answer, wrong };

const MOVES = chips(["0", "1"]);

/** Where four kings go when the board is tidied: the first rows are done, the others are the reader's. */
export function faded(n: number, seed = 0): FadedTable {
  const words = exerciseWords.faded;
  const { starts } = randomBoard({ n, kings: 4 }, seed === 0 ? 7 : seed);
  const cells = namesOf(starts, n);
  const homes = starts.map((cell) => homeCell(squareOf(cell, n), n));
  const names = namesOf(homes, n);
  const rows = names.map((name, king) => [name, String(chebyshev(starts[king], homes[king], n))]);
  const touch = touchCells(n, single);
  return {
    task: words.task(n),
    columns: words.columns,
    rowName: words.king,
    heads: cells.map((cell, king) => words.head(king + 1, cell)),
    rows,
    given: words.given(cells),
    // The kings as they stand, and small discs on the cells to which the table sends them.
    picture: {
      field: (field) => (field % 2 === 0 ? touch : MOVES),
      plate: (typed, field) =>
        plateOf({
          n,
          kings: placesOf(starts, n),
          kingRole: (king) => (king === Math.floor(field / 2) ? "chosen" : "idle"),
          goals: cells.map((_, king) => placesIn(typed[2 * king] ?? "")[0]),
        }),
    },
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => numbersIn(text).join() === numbersIn(rows[row][column]).join(),
        (row, column) => {
          if (column === 1) return words.moves(row + 1);
          const isTurned =
            numbersIn(typed[row]?.[0] ?? "")
              .reverse()
              .join() === numbersIn(names[row]).join();
          return isTurned ? words.columnFirst(row + 1) : words.home(row + 1);
        },
      ),
  };
}

/** Longer walks of one king nobody compares. */
const MOST_VISITS = 7;
/** More moves than these take too long by hand. */
const MOST_MOVES = 16;

/** A move as texts tell it: kings from 1, cells as "(1, 2)". */
interface Move {
  readonly king: number;
  readonly cell: string;
}

/** What is asked about the moves, and about one of the kings. */
type Ask = (king: number) => {
  readonly prompt: string;
  answer(moves: readonly Move[]): string | undefined;
};

/** A question about the moves on a board that the seed draws, with an empty square or more, that a few moves solve. */
function aboutMoves(ask: Ask) {
  return (seed: number): Outcome<Board, Solution> => {
    const random = seededRandom(seed);
    const n = between(random, 3, 5);
    const squares = squaresPerSide(n) ** 2;
    const kings = between(random, 2, squares - 1);
    const problem = randomBoard({ n, kings }, between(random, 1, 999_999));
    const right = solve(problem, silentRecorder(steps, asks));
    const isShort = right.answer === "NIE" || right.moves.length <= MOST_MOVES;
    const { prompt, answer } = ask(between(random, 1, kings));
    return {
      problem,
      prompt,
      answer(solution) {
        if (!isShort) return undefined;
        if (solution.answer === "NIE") return outcomeWords.no;
        const moves = Array.from(solution.moves, (move) => ({
          king: kingOf(move, n) + 1,
          cell: cellName(cellOf(move, n) + 1, n),
        }));
        return answer(moves);
      },
    };
  };
}

function told(move: Move | undefined): string | undefined {
  return move && outcomeWords.move(move.king, move.cell);
}

/** What comes out for a board: how many moves, and which. */
export const outcomes: Outcomes<Board, Solution> = {
  moves: aboutMoves(() => ({ prompt: outcomeWords.moves, answer: (moves) => String(moves.length) })),
  first: aboutMoves(() => ({ prompt: outcomeWords.first, answer: (moves) => told(moves[0]) })),
  last: aboutMoves(() => ({ prompt: outcomeWords.last, answer: (moves) => told(moves.at(-1)) })),
  ofKing: aboutMoves((king) => ({
    prompt: outcomeWords.ofKing(king),
    answer: (moves) => String(moves.filter((move) => move.king === king).length),
  })),
  visits: aboutMoves((king) => ({
    prompt: outcomeWords.visits(king),
    answer(moves) {
      const cells = moves.flatMap((move) => (move.king === king ? [move.cell] : []));
      return cells.length > MOST_VISITS ? undefined : cells.join(" ") || outcomeWords.stays;
    },
  })),
};
