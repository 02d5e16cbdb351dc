import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Piece, Problem, Step } from "#algorithms/lessons/floods/board.ts";
import { cellName } from "#algorithms/lessons/floods/board.ts";
import { pieceNames } from "./figure.ts";

const kinds: Readonly<Record<string, string>> = { "#": ", a wall", S: ", a source", T: ", the target" };

/** The questions of the article, and what is said to their answers, in English. */
export const exerciseWords = {
  board: ({ rows, columns }: Problem, marked: number) =>
    `A board of ${rows} by ${columns} cells, ${counted(marked, "cell")} filled in.`,
  cell: (place: Step, sign: string, text: string) =>
    `${cellName(place)}${kinds[sign] ?? ""}${text === "" ? "" : `: ${text}`}`,
  given: ({ board, piece }: Problem) =>
    `The rows are ${board.join(", ")}: # is a wall, S a source, T the target. A step is one of ${pieceNames[piece]}.`,
  way: {
    prompt:
      "Take the knight from S to T in as few jumps as possible. Touch his cells in order, S and T too; any shortest way is right.",
    fields: ["His cells"],
    hints: (length: number) => [
      "Write 0 at S, then 1 on all cells that are a jump away, and so on until T has a number.",
      `T is ${counted(length, "jump")} away. Go back from it, each time to a number one less.`,
    ],
    none: "Name the cells on which he stands, S first, as in “(4, 0) (2, 1)”.",
    ends: (isTurned: boolean) =>
      isTurned ? "That leads from T to S. Turn it round." : "The way begins at S and ends at T.",
    step: (from: string, to: string) => `From ${from} no jump leads to ${to}.`,
    long: (jumps: number) => `That is a way, but ${counted(jumps, "jump")} are too many.`,
    right: (jumps: number) => `${counted(jumps, "jump")}, and the flood shows that no way is shorter.`,
  },
  row: {
    prompt: (row: number, piece: Piece) =>
      `Flood this board from its sources, by ${pieceNames[piece]}. Which numbers come to stand in row ${row}, which is counted from 0? A dash stands for a wall and for a cell that is not reached.`,
    hints: (row: number, largest: number) => [
      `All sources begin with 0. Work ring by ring, and look at row ${row} at the end.`,
      `The largest number on the board is ${largest}.`,
    ],
    right: (numbers: string) => `The row is ${numbers}.`,
    wrong: (cell: string, sign: string) =>
      sign === "#"
        ? `${cell} is a wall: a dash.`
        : `Look again at ${cell}: one more than its least neighbour.`,
  },
  regions: {
    prompt: (piece: Piece) =>
      `How many regions has this board? Cells belong together if ${pieceNames[piece]} lead from one to the other.`,
    hints: (piece: Piece, free: number) => [
      `There are ${free} free cells. Begin at one, and mark all that ${pieceNames[piece]} lead to.`,
      "When nothing more can be marked, begin the next region at a cell without a mark.",
    ],
    field: "Regions",
    number: "The number of regions is a whole number.",
    right: (sizes: string) => `Their sizes are ${sizes}.`,
    wrong: (typed: number, right: number) =>
      typed < right
        ? "There are more: two of yours are not joined by a step."
        : "There are fewer: some step joins two of yours.",
  },
  both: {
    prompt:
      "Which cells are as near to one source as to the other? Steps lead to four sides. Touch them all.",
    fields: ["Cells"],
    hints: (count: number) => [
      "Flood twice, once from each source, and compare.",
      count === 1 ? "There is one such cell." : `There are ${count} such cells.`,
    ],
    wrong: (cell: string) =>
      cell === "" ? "That cell is not on the board." : `${cell} is nearer to one of them.`,
    more: (count: number) => `Right so far, but there are ${count} of them.`,
    right: "That is where the two floods meet.",
  },
  door: {
    prompt:
      "Where should a second source stand, so that the largest number becomes as small as possible? Steps lead to four sides.",
    fields: ["Cell"],
    hints: (alone: number, best: number) => [
      `Alone, the source leaves a largest number of ${alone}.`,
      `With a second one it can come down to ${best}.`,
    ],
    none: "Choose a free cell.",
    right: (largest: number) => `The largest number is ${largest} now, and no cell makes it smaller.`,
    wrong: (largest: number) => `The largest number is ${largest} then. Another cell does better.`,
  },
  walls: {
    prompt:
      "Turn as few free cells as possible into walls, so that no way leads from S to T by steps to four sides.",
    fields: ["New walls"],
    hints: (source: string, target: string, fewest: number) => [
      `Look where all ways from ${source} to ${target} have to pass: old walls and the edge help.`,
      `${fewest === 1 ? "One wall is" : `${fewest} walls are`} enough.`,
    ],
    none: "Only free cells can become walls.",
    open: "A way is still open.",
    many: (built: number) => `No way is left, but ${counted(built, "wall")} are too many.`,
    right: (built: number) => `${counted(built, "wall")}, and fewer always leave a way.`,
  },
  count: {
    prompt:
      "The numbers are the distances from S by steps to four sides. How many different shortest ways lead from S to T?",
    hints: (fromSource: number, beforeTarget: number) => [
      `Write 1 at S, and so at its ${counted(fromSource, "neighbour")}. Every other cell gets the sum over its neighbours whose number is one less.`,
      `Work ring by ring. T gets the sum of ${beforeTarget === 1 ? "one cell" : `${beforeTarget} cells`}.`,
    ],
    field: "Shortest ways",
    number: "The number of ways is a whole number.",
    right: "Each cell has as many ways as its neighbours of one less have together.",
    wrong: "Add up ring by ring: each cell gets the sum over its neighbours with a number one less.",
  },
  table: {
    numbers: (piece: Piece) =>
      `Flood this board from its sources, by ${pieceNames[piece]}, and fill in every number. A dash stands for a wall and for a cell that is not reached.`,
    letters: (piece: Piece) =>
      `Mark the regions of this board, for ${pieceNames[piece]}. The first free cell, row by row, is in A, the first one outside of A in B, and so on. A dash stands for a wall.`,
    row: "Row",
    wrong: (cell: string, sign: string, kind: "numbers" | "letters") => {
      if (sign === "#") return `${cell} is a wall: a dash.`;
      return kind === "letters"
        ? `${cell}: which cells are one step away? They have the same letter.`
        : `${cell}: one more than its least neighbour, 0 for a source.`;
    },
  },
};

/** What comes out, in English. */
export const outcomeWords = {
  target: ({ piece }: Problem) =>
    `Steps are ${pieceNames[piece]}. Which number does T get? A dash stands for none.`,
  farthest: ({ piece }: Problem) =>
    `Steps are ${pieceNames[piece]}. Which is the largest number on the board?`,
  reached: ({ piece }: Problem) => `Steps are ${pieceNames[piece]}. How many cells get a number?`,
  sum: ({ piece }: Problem) => `Steps are ${pieceNames[piece]}. What do all numbers on the board add up to?`,
  regions: ({ piece }: Problem) => `Steps are ${pieceNames[piece]}. How many regions has the board?`,
  way: ({ piece }: Problem) =>
    `Steps are ${pieceNames[piece]}, and neighbours are looked at clockwise from north. Which way comes out?`,
};
