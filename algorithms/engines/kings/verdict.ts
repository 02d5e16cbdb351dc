/** What the checker of outputs says, as data and in words. */

import { quoted } from "#algorithms/core/text/quoted.ts";
import { formatCell } from "./format.ts";
import { kingsMistakes } from "./mistakes.en.ts";

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
      readonly after: "NIE" | "moves";
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
  const words = kingsMistakes;
  if (!verdict.right) return words.wrong(formatFault(verdict.fault));
  const { answer, legalMoves } = verdict;
  return words.right(answer, answer === "NIE" ? undefined : legalMoves);
}

/** "line 3: move 1: king 1 touches king 2". */
export function formatFault(fault: Fault): string {
  return kingsMistakes.inLine(fault.line, formatReason(fault));
}

/** The same without the line, for an output that is no text: "move 1: king 1 touches king 2". */
export function formatReason(fault: Fault): string {
  const reason = reasonOf(fault);
  return "move" in fault ? kingsMistakes.inMove(fault.move, reason) : reason;
}

function reasonOf(fault: Fault): string {
  const { faults } = kingsMistakes;
  switch (fault.kind) {
    case "word":
      return faults.word(told(fault.found));
    case "nie":
      return faults.nie;
    case "tak":
      return faults.tak;
    case "count":
      return faults.count(told(fault.found));
    case "too-many":
      return faults.tooMany(plain(fault.found), fault.most);
    case "number":
      return faults.number(fault.part, quoted(fault.found));
    case "too-few":
      return faults.tooFew(fault.declared);
    case "no-king":
      return faults.noKing(plain(fault.found));
    case "off-board":
      return faults.offBoard(fault.king + 1);
    case "distance":
      return faults.distance(fault.king + 1, fault.distance);
    case "touch":
      return faults.touch(fault.king + 1, fault.other + 1);
    case "extra":
      return fault.after === "NIE" ? faults.extraAfterNie : faults.extraAfterMoves;
    case "end":
      return faults.end(fault.king + 1, formatCell(fault.cell, fault.n), formatCell(fault.target, fault.n));
  }
}

/** What was found, in quotes; undefined at the end of the output. */
function told(found: string | undefined): string | undefined {
  return found === undefined ? undefined : quoted(found);
}

/** A number as it was written, unless it is too long to be shown. */
function plain(number: string): string {
  return quoted(number).slice(1, -1);
}
