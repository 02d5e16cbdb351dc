import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Step } from "#algorithms/lessons/floods/board.ts";
import { cellName } from "#algorithms/lessons/floods/board.ts";

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
  short: (expected: number, found: number) => `Expected ${expected} numbers at least, found ${found}.`,
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
