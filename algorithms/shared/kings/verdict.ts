/** What the checker of outputs says, as data and in words. */

import { counted } from "../text/counted.ts";
import { quoted } from "../text/quoted.ts";
import { formatCell } from "./format.ts";

/**
 * The first fault of an output, with the line (from 1) where it shows. A move counts from 1; `king` and `other` are
 * kings from 0, cells are as in a board; `found` is the text that was found.
 */
export type Fault =
  /** The first word is neither TAK nor NIE; undefined: there is none. */
  | { readonly kind: "word"; readonly line: number; readonly found: string | undefined }
  /** NIE, but there is a solution. */
  | { readonly kind: "nie"; readonly line: number }
  /** TAK, but there is no solution; `concrete` is where this one fails. */
  | { readonly kind: "tak"; readonly line: number; readonly concrete: Fault }
  /** The number of moves is missing or is none. */
  | { readonly kind: "count"; readonly line: number; readonly found: string | undefined }
  | { readonly kind: "too-many"; readonly line: number; readonly found: string; readonly most: number }
  /** Something else than a number stands in a move. */
  | {
      readonly kind: "number";
      readonly line: number;
      readonly move: number;
      readonly part: "king" | "row" | "column";
      readonly found: string;
    }
  /** The output ends before this move is complete. */
  | { readonly kind: "too-few"; readonly line: number; readonly move: number; readonly declared: number }
  | { readonly kind: "no-king"; readonly line: number; readonly move: number; readonly found: string }
  | { readonly kind: "off-board"; readonly line: number; readonly move: number; readonly king: number }
  /** The king goes `distance` cells at once, or stays. */
  | {
      readonly kind: "distance";
      readonly line: number;
      readonly move: number;
      readonly king: number;
      readonly distance: number;
      /** Where it goes, from 0. */
      readonly row: number;
      readonly column: number;
    }
  /** The king comes to stand beside `other`, the lowest of those that it touches. */
  | {
      readonly kind: "touch";
      readonly line: number;
      readonly move: number;
      readonly king: number;
      readonly other: number;
      /** Where it goes, from 0. */
      readonly row: number;
      readonly column: number;
    }
  /** The output goes on after NIE or after the last move. */
  | {
      readonly kind: "extra";
      readonly line: number;
      readonly after: "NIE" | "the last move";
      readonly found: string;
    }
  /** After the last move this king, the lowest such, is not on its target. */
  | {
      readonly kind: "end";
      readonly line: number;
      readonly king: number;
      readonly cell: number;
      readonly target: number;
      readonly n: number;
    };

/** Whether an output is right. `legalMoves` counts the moves before the fault; they can be replayed. */
export type Verdict =
  | { readonly right: true; readonly answer: "NIE"; readonly legalMoves: 0 }
  | { readonly right: true; readonly answer: "TAK"; readonly legalMoves: number }
  | { readonly right: false; readonly fault: Fault; readonly legalMoves: number };

/** One line: "OK TAK moves=12", "OK NIE", "WRONG line 3: move 1: king 1 touches king 2". */
export function formatVerdict(verdict: Verdict): string {
  if (!verdict.right) return `WRONG ${formatFault(verdict.fault)}`;
  return verdict.answer === "NIE" ? "OK NIE" : `OK TAK moves=${verdict.legalMoves}`;
}

/** "line 3: move 1: king 1 touches king 2". */
export function formatFault(fault: Fault): string {
  const move = "move" in fault ? `move ${fault.move}: ` : "";
  return `line ${fault.line}: ${move}${reasonOf(fault)}`;
}

function reasonOf(fault: Fault): string {
  switch (fault.kind) {
    case "word":
      return `found ${found(fault.found)}, expected TAK or NIE`;
    case "nie":
      return "NIE but the answer is TAK";
    case "tak":
      return "TAK but the answer is NIE";
    case "count":
      return `found ${found(fault.found)}, expected the number of moves`;
    case "too-many":
      return `too many moves: ${plain(fault.found)} > ${fault.most}`;
    case "number":
      return `found ${found(fault.found)} for the ${fault.part}, expected a whole number`;
    case "too-few":
      return `the output ends too early, expected ${counted(fault.declared, "move")}`;
    case "no-king":
      return `no king ${plain(fault.found)}`;
    case "off-board":
      return `king ${fault.king + 1} leaves the board`;
    case "distance":
      return `king ${fault.king + 1} moves by ${fault.distance}, not 1`;
    case "touch":
      return `king ${fault.king + 1} touches king ${fault.other + 1}`;
    case "extra":
      return `extra data after ${fault.after}`;
    case "end":
      return `king ${fault.king + 1} ends at ${formatCell(fault.cell, fault.n)}, not ${formatCell(fault.target, fault.n)}`;
  }
}

function found(text: string | undefined): string {
  return text === undefined ? "the end of the output" : quoted(text);
}

/** A number as it was written, unless it is too long to be shown. */
function plain(number: string): string {
  return quoted(number).slice(1, -1);
}
