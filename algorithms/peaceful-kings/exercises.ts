import { between, seededRandom } from "#algorithms/shared/random.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import { answerOf } from "../shared/kings/answer.ts";
import { type Board, chebyshev, homeCell, squareOf } from "../shared/kings/board.ts";
import { randomBoard } from "../shared/kings/generate.ts";

/** The questions of the article. */
export const exercises: Tasks = { square, least, answer };

/** In which square does a cell lie, and which cell is its home? */
function square(seed: number): Task {
  const random = seededRandom(seed);
  const [row, column] = seed === 0 ? [7, 4] : [between(random, 1, 20), between(random, 1, 20)];
  const up = Math.ceil(row / 2);
  const across = Math.ceil(column / 2);
  return {
    prompt: `A king stands on row ${row}, column ${column}. In which row and column of squares is it, and to which row and column of cells does it go when the board is tidied?`,
    fields: ["Square: row", "column", "Cell: row", "column"],
    solution: [up, across, 2 * up - 1, 2 * across - 1].map(String),
    grade(typed): Verdict {
      const right = [up, across, 2 * up - 1, 2 * across - 1];
      const wrong = right.findIndex((value, index) => typed[index]?.trim() !== String(value));
      if (wrong < 0)
        return yes("Half the number, rounded up, is the square. Twice that, less one, is its first cell.");
      return no(
        [
          `Rows 1 and 2 are the first row of squares, rows 3 and 4 the second. Where is row ${row}?`,
          `Columns go like rows: halve ${column} and round up.`,
          "The top left cell of the square has the smaller of its two rows.",
          "The top left cell of the square has the smaller of its two columns.",
        ][wrong],
      );
    },
  };
}

/** The lower bound: how far all kings are from their targets. */
function least(seed: number): Task {
  const random = seededRandom(seed);
  const board = randomBoard({ n: 8, kings: 4 }, seed === 0 ? 12 : 1 + Math.floor(random() * 1e6));
  const { n, k, starts, targets } = board;
  const apart = Array.from(starts, (cell, king) => chebyshev(cell, targets[king], n));
  const total = apart.reduce((sum, each) => sum + each, 0);
  const list = Array.from(
    { length: k },
    (_, king) => `king ${king + 1} from ${cellText(starts[king], n)} to ${cellText(targets[king], n)}`,
  );
  return {
    prompt: `On an 8 × 8 board, ${list.join("; ")}. Rows come first. At least how many moves does any solution have, going by the distances alone?`,
    fields: ["Moves"],
    solution: [String(total)],
    grade([typed = ""]): Verdict {
      if (Number(typed) === total && typed.trim() !== "") return yes(`${apart.join(" + ")} = ${total}.`);
      const sums = Array.from(starts, (cell, king) => manhattan(cell, targets[king], n));
      if (Number(typed) === sums.reduce((sum, each) => sum + each, 0))
        return no("Kings go diagonally too: a distance is the larger of the two differences, not their sum.");
      return no(
        `King 1 needs ${apart[0]}. Take the larger of the two differences for each king, and add them up.`,
      );
    },
  };
}

/** TAK or NIE? The board is told square by square. */
function answer(seed: number): Task {
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
    prompt: `n = ${n}. Row by row the squares hold ${told(board, board.starts)}. They shall hold ${told(board, board.targets)}. A dot is an empty square. TAK or NIE?`,
    fields: ["TAK or NIE"],
    keyboard: "text",
    solution: [truth.answer],
    grade([typed = ""]): Verdict {
      const said = typed.trim().toUpperCase();
      if (said !== "TAK" && said !== "NIE") return no("The answer is TAK (yes) or NIE (no).");
      return { right: said === truth.answer, reason: reason(board) };
    },
  };
}

function reason(board: Board): string {
  const side = Math.ceil(board.n / 2);
  const empty = side * side - board.k;
  const found = answerOf(board);
  if (empty === 0)
    return found.answer === "TAK"
      ? "The board is full, but every king stays in its square."
      : "The board is full and a king would have to leave its square.";
  if (board.n % 2 === 0) return "n is even and a square is empty: there is always a way.";
  if (empty > 1) return "Two squares are empty: there is always a way.";
  const [order, way] = [oddOrder(board), emptyWay(board) % 2 === 1];
  const word = (odd: boolean) => (odd ? "odd" : "even");
  return `n is odd and one square is empty. The order of the squares changes by an ${word(order)} permutation, and the distance of the empty square from where it was is ${emptyWay(board)}, which is ${word(way)}. They ${order === way ? "agree" : "differ"}.`;
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

function cellText(cell: number | undefined, n: number): string {
  const at = cell ?? 0;
  return `(${Math.floor(at / n) + 1}, ${(at % n) + 1})`;
}

/** Where four kings go when the board is tidied: the first rows are done, the others are the reader's. */
export function faded(n: number): FadedTable {
  const board = randomBoard({ n, kings: 4 }, 7);
  const rows = Array.from(board.starts, (cell) => [
    cellText(homeCell(squareOf(cell, n), n), n),
    String(chebyshev(cell, homeCell(squareOf(cell, n), n), n)),
  ]);
  return {
    columns: ["goes to", "moves"],
    rowName: "King",
    heads: Array.from(board.starts, (cell, king) => `${king + 1}, on ${cellText(cell, n)}`),
    rows,
    grade(typed) {
      const reasons: string[] = [];
      const cells = typed.map((row, r) =>
        row.map((text, c) => {
          if (text.trim() === "") return undefined;
          const right = numbers(text) === numbers(rows[r]?.[c] ?? "");
          if (!right)
            reasons.push(
              c === 1
                ? `King ${r + 1}: a king on its home cell needs no move, any other needs one.`
                : `King ${r + 1}: the home cell is the one of its square with the smaller row and the smaller column, both odd.`,
            );
          return right;
        }),
      );
      return { cells, reason: reasons[0] ?? "" };
    },
  };
}

function numbers(text: string): string {
  return Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits)).join(" ");
}
