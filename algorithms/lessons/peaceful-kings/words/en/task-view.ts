import { counted } from "#algorithms/core/text/counted.en.ts";

/** What is said of the moves that a reader's program makes, in English. */
export const viewWords = {
  king: (king: number) => `king ${king}`,
  move: (king: number, row: number, column: number) => `King ${king} goes to row ${row}, column ${column}.`,
  moves: (count: number) => counted(count, "move"),
  label: (n: number, k: number, moves: number) =>
    `A board of ${n} by ${n} cells with ${k === 1 ? "one king" : `${k} kings`}, after ${counted(moves, "move")}.`,
  key: { now: "this move", done: "on target", touch: "touch" },
  table: { title: "Last moves", corner: "King", columns: ["from", "to"] },
};
