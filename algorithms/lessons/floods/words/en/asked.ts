import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import {
  cellName,
  near,
  type Piece,
  type Problem,
  placeOf,
  type Step,
  signAt,
} from "#algorithms/lessons/floods/board.ts";
import { filled, letterOf, waitingOf } from "#algorithms/lessons/floods/figure/state.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/floods/steps.ts";
import { pieceNames } from "./figure.ts";

interface Jumped {
  readonly way: readonly number[];
}

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "The knight in the corner is late: his board is the very next cell, T. Take him there in as few jumps as you can.",
  how: "Touch a cell that is a knight’s jump away: two cells straight on, and one to the side.",
  state: ({ way }: Jumped) => (way.length === 2 ? "1 jump" : `${way.length - 1} jumps`),
  best: "best possible: 4 jumps",
  end: (score: number) =>
    score === 4
      ? "Four jumps: fewer are not enough. How would a program know?"
      : `He is there, after ${numeral(score)} jumps. Four would have been enough.`,
  tried: (score: number) =>
    score === 4
      ? "At the top of this page you brought the knight to the next cell in four jumps, and fewer are not enough."
      : `At the top of this page the knight took ${numeral(score)} jumps. ${capitalNumeral(4)} are enough, and fewer are not.`,
  picture: (way: readonly Step[]) =>
    `A board of 5 by 5 cells. The knight has stood on ${way.map(cellName).join(", then ")}. His board is (3, 1).`,
  cell: (place: Step, isTarget: boolean) => `cell ${cellName(place)}${isTarget ? ", his board" : ""}`,
  noJump: "A knight jumps two cells straight on and one to the side. That cell is not a jump away.",
  there: "He is there already.",
};

const named = (problem: Problem, cell: number): string => cellName(placeOf(problem, cell));
const leastOf = (frame: Frame): number => frame.cells.distance[waitingOf(frame)[0] ?? 0] ?? 0;
const lastOf = (frame: Frame): number => filled(frame.cells.way).at(-1) ?? 0;

/** What is asked of somebody who floods a board, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    looks: () => "Which cell of the queue looks next? Several may be right.",
    cell: (_open, frame, problem) => {
      const u = frame.cells.now[0];
      return `${named(problem, u)} looks round. Choose a cell that gets ${frame.cells.distance[u] + 1} now.`;
    },
    back: (_open, frame, problem) =>
      `The way ends at ${named(problem, lastOf(frame))}, with number ${frame.cells.distance[lastOf(frame)]}. Lead it one step back.`,
    land: () => "Choose a cell that begins a new region.",
  },
  hint: {
    looks: (_open, frame) => `Those with ${leastOf(frame)} look before any with ${leastOf(frame) + 1}.`,
    cell: ({ own: [v = 0] }, _frame, problem) => `${named(problem, v)} is bare, and one step away.`,
    back: (_open, frame) => `Look for a neighbour with ${frame.cells.distance[lastOf(frame)] - 1}.`,
    land: () => "Any free cell without a letter will do.",
  },
  refuse: {
    looks([v], _open, frame, problem) {
      if (v === undefined) return "Somebody still waits.";
      const number = frame.cells.distance[v];
      if (signAt(problem, v) === "#") return "That is a wall. Walls never look.";
      if (number === -1) return `${named(problem, v)} has no number yet, so it is not in the queue.`;
      if (frame.cells.looked[v] === 1) return `${named(problem, v)} has looked already.`;
      return `Too early: ${named(problem, v)} has ${number}, and somebody with ${leastOf(frame)} still waits. It would give ${number + 1} where ${number} may be right.`;
    },
    cell([v], _open, frame, problem) {
      const u = frame.cells.now[0];
      if (v === undefined) return `${named(problem, u)} still has a bare neighbour.`;
      if (signAt(problem, v) === "#")
        return "That is a wall: it gets no number, and no step leads through it.";
      const number = frame.cells.distance[v];
      if (number !== -1) return `${named(problem, v)} has its number, ${number}, and keeps it.`;
      return `${named(problem, v)} is not one step from ${named(problem, u)}: here cells are joined by ${pieceNames[problem.piece]}.`;
    },
    back([v], _open, frame, problem) {
      const last = lastOf(frame);
      if (v === undefined) return "The way has not come to a source yet.";
      if (signAt(problem, v) === "#") return "That is a wall.";
      if (!near(problem, last).includes(v))
        return `No step leads from ${named(problem, v)} to ${named(problem, last)}.`;
      return `${named(problem, v)} has ${frame.cells.distance[v]}. A shortest way comes from a cell with ${frame.cells.distance[last] - 1}.`;
    },
    land([v], _open, frame, problem) {
      if (v === undefined) return "A free cell is still in no region.";
      if (signAt(problem, v) === "#") return "That is a wall. Walls belong to no region.";
      return `${named(problem, v)} is in region ${letterOf(frame.cells.region[v])} already.`;
    },
  },
  answer: {
    looks: ([v], problem) => (v === undefined ? "none" : named(problem, v)),
    cell: ([v], problem) => (v === undefined ? "none" : named(problem, v)),
    back: ([v], problem) => (v === undefined ? "none" : named(problem, v)),
    land: ([v], problem) => (v === undefined ? "none" : named(problem, v)),
  },
};

/** What to touch so that the board is another, and what is other then. */
export const editWords = {
  hint: "Touch a cell to make it a wall, or a wall to open it.",
  wall: (cell: string, isWall: boolean) => (isWall ? `${cell} open` : `a wall at ${cell}`),
  needs: (rows: number, columns: number) =>
    `a row from 0 to ${rows - 1} and a column from 0 to ${columns - 1} where there is no source and no target`,
};

const kinds: Readonly<Record<string, string>> = { "#": ", a wall", S: ", a source", T: ", the target" };

/** The questions of the article, and what is said to their answers, in English. */
export const exerciseWords = {
  board: ({ rows, columns }: Problem, marked: number) =>
    `A board of ${rows} by ${columns} cells, ${counted(marked, "cell")} filled in.`,
  cell: (place: Step, sign: string, text: string) =>
    `${cellName(place)}${kinds[sign] ?? ""}${text === "" ? "" : `: ${text}`}`,
  given: ({ board, piece }: Problem) =>
    `The rows are ${board.join(", ")}: # is a wall, S a source, T the target. Cells are joined by ${pieceNames[piece]}.`,
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
      isTurned ? "That leads from T to S. Turn it round." : "The way has to begin at S and to end at T.",
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
        : sign === "S"
          ? `${cell} is a source: 0.`
          : `Look again at ${cell}: one more than its least neighbour, or a dash if no way leads there.`,
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
        ? "There are more: no step leads from one to another."
        : "There are fewer: mark all that steps lead to before you begin the next.",
  },
  both: {
    prompt:
      "Which cells are as near to one source as to the other? Steps lead to four sides. Touch them all.",
    fields: ["Cells"],
    hints: (count: number) => [
      "Flood twice, once from each source, and compare.",
      count === 1 ? "There is one such cell." : `There are ${count} such cells.`,
    ],
    outside: "That cell is not on the board.",
    wrong: (cell: string, isWall: boolean, isReached: boolean) =>
      isWall
        ? `${cell} is a wall.`
        : isReached
          ? `${cell} is nearer to one of them.`
          : `No way leads to ${cell} from either source.`,
    none: "Touch free cells, or name them, as in “(4, 0) (2, 1)”.",
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
        : `${cell}: one more than its least neighbour, 0 for a source, a dash if no way leads there.`;
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

export const judgeWords: TaskWords = {
  statement:
    "A board has free cells, walls (#), any number of sources (S), and one target (T) at most; a piece R steps to four sides, K to eight, and N jumps like a knight. Count the regions of all that is no wall, give every cell its distance from the nearest source, and a shortest way from a source to the target. Any shortest way will do.",
  input:
    "The first line has the number of rows, the number of columns, and the piece. Then come the rows, of the signs . # S T; white space is free.",
  output:
    "The number of regions; rows of distances, −1 for walls and cells that are not reached; then the way, as the row and the column of each of its cells, from 0, or −1 if there is none.",
};

const shown = (found: number | undefined): string => (found === undefined ? "nothing" : String(found));

/** What can be wrong with an answer, in English. */
export const faultWords = {
  short: (cells: number, found: number) =>
    `Expected ${cells + 2} numbers at least, found ${found}: the regions, ${counted(cells, "distance")}, and a way, which is −1 where there is none.`,
  regions: (found: number | undefined, right: number) => `Regions: ${shown(found)}, not ${right}.`,
  distance: ([row, column]: Step, found: number | undefined, right: number) =>
    `Row ${row}, column ${column}: ${shown(found)}, not ${right}.`,
  noWay: "No way leads to a target, so the last line has to be -1.",
  length: (found: number, length: number) =>
    `The way has ${counted(found, "number")}; a shortest one has ${counted(length, "step")}, and so ${2 * length + 2}.`,
  off: (cell: Step) => `The way leads over ${cellName(cell)}, which is off the board.`,
  ends: (first: Step, last: Step) =>
    `The way leads from ${cellName(first)} to ${cellName(last)}, and not from a source to the target.`,
  step: (from: Step, to: Step) => `No step leads from ${cellName(from)} to ${cellName(to)}.`,
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  moves: "The moves of the pieces",
  look: "Whoever came first looks round, and passes over what gets no number",
  grow: "A bare neighbour gets one more, and waits",
  regions: "Count the regions",
  source: "Every source gets 0, and will wait",
  result: "Read the way off, and give it all back",
};

/** What is said of the answer of a reader's program, in English. */
export const viewWords = {
  line: (number: number, numbers: readonly number[]) =>
    `Line ${number}: ${numbers.length > 20 ? `${numbers.slice(0, 20).join(" ")} …` : numbers.join(" ")}.`,
  label: (rows: number, columns: number, numbered: number) =>
    `A board of ${rows} by ${columns} cells, ${numbered} of them with a number.`,
  cell: (place: Step, text: string) => `${cellName(place)}${text === "" ? "" : `, number ${text}`}`,
  key: { number: "has a number", now: "this line" },
};
