import { seededRandom } from "#algorithms/core/text/random.ts";
import { type Board, encodeMove } from "#algorithms/engines/kings/board.ts";
import { OutputCheck } from "#algorithms/engines/kings/check-output.ts";
import { formatSolution } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { KingsOnBoard } from "#algorithms/engines/kings/kings-on-board.ts";
import { type Bench, medians, row } from "./measure.ts";

const SHORT = 170_000;
const LONG = 1_700_000;
const ROUNDS = 11;
/** What a stream of a file hands over at once. */
const CHUNK = 1 << 16;

/** Checking an output of a usual length and one ten times as long, and keeping its moves. */
export const bench: Bench = async () => {
  const short = walk(SHORT);
  const long = walk(LONG);
  const [shortTime, longTime, keptTime, written] = medians(
    [
      () => check(short.board, short.chunks, false),
      () => check(long.board, long.chunks, false),
      () => check(long.board, long.chunks, true),
      () => write(long.board, long.moves),
    ],
    ROUNDS,
    2,
  ) as [number, number, number, number];
  const perMove = [(shortTime / SHORT) * 1e6, (longTime / LONG) * 1e6] as const;
  return [
    row(`check a move of ${SHORT}`, "ns", perMove[0], 150),
    row(`check a move of ${LONG}`, "ns", perMove[1], 150),
    row("long ÷ short, a move", "×", perMove[1] / perMove[0], 1.5),
    row("check and keep a move", "ns", (keptTime / LONG) * 1e6, 170),
    row("most memory a move, checked", "bytes", memory(long.board, long.chunks, false), 1),
    row("most memory a move, kept", "bytes", memory(long.board, long.chunks, true), 9),
    row("write a move", "ns", (written / LONG) * 1e6, 200),
  ];
};

interface Walk {
  readonly board: Board;
  readonly moves: Int32Array;
  readonly chunks: readonly Uint8Array[];
}

/** Kings that walk at random on half the largest board, and the output that says so. */
function walk(length: number): Walk {
  const start = randomBoard({ n: 100, kings: 1250 }, length);
  const { n, k } = start;
  const random = seededRandom(length);
  const kings = new KingsOnBoard(start);
  const moves = new Int32Array(length);
  for (let j = 0; j < length; ) {
    const king = Math.floor(random() * k);
    const cell = kings.cells[king];
    const row = Math.floor(cell / n) + Math.floor(random() * 3) - 1;
    const column = (cell % n) + Math.floor(random() * 3) - 1;
    if (kings.tryMove(king, row, column)) moves[j++] = encodeMove(king, row * n + column, n);
  }
  const board = { ...start, targets: kings.cells.slice() };
  const output = Buffer.from([...formatSolution(board, { answer: "TAK", moves })].join(""));
  const chunks = Array.from({ length: Math.ceil(output.length / CHUNK) }, (_, i) =>
    output.subarray(i * CHUNK, (i + 1) * CHUNK),
  );
  return { board, moves, chunks };
}

function check(board: Board, chunks: readonly Uint8Array[], keep: boolean): OutputCheck {
  const output = new OutputCheck(board, { keep });
  for (const chunk of chunks) output.push(chunk);
  if (!output.end().right) throw new Error("a right output was refused");
  return output;
}

/** The bytes by which heap and buffers grow at most, for each move, the array of all moves included. */
function memory(board: Board, chunks: readonly Uint8Array[], keep: boolean): number {
  const used = (): number => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const output = new OutputCheck(board, { keep });
  let most = before;
  for (const chunk of chunks) {
    output.push(chunk);
    most = Math.max(most, used());
  }
  output.end();
  const moves = keep ? output.moves() : undefined;
  most = Math.max(most, used());
  return (most - before) / (moves?.length ?? LONG);
}

function write(board: Board, moves: Int32Array): number {
  let length = 0;
  for (const piece of formatSolution(board, { answer: "TAK", moves })) length += piece.length;
  return length;
}
