/** A list cut into rows of cells: by tabs, semicolons, strokes, commas, or where two blanks stand. */

import { cutLines } from "#algorithms/core/text/lines.ts";
import { roleOfHeading } from "./headings.ts";

/** A row of a list, with its line from 1. */
export interface Row {
  readonly line: number;
  /** The last of its lines, where a cell in quotes goes on below. */
  readonly end?: number;
  readonly cells: readonly string[];
}

export interface Table {
  /** The texts of the first row, if that says what the columns are. */
  readonly headings: readonly string[] | undefined;
  readonly rows: readonly Row[];
  /** The lines of the headings, which stand on each page of some lists. */
  readonly headingLines: readonly number[];
}

const SEPARATORS = ["\t", ";", "|", ","] as const;
type Separator = (typeof SEPARATORS)[number];
/** How much of a list must be alike to be columns. */
const MOST_OF = 0.75;
/** Headings stand so high up, below a name of the tournament and a date. */
const HEADING_LINES = 12;
/** Where nothing is said about columns, commas part them only from so many on: names have one, and a rating follows. */
const LEAST_BY_COMMAS = 4;

/** Whether a line is empty, or a rule between others. */
export function isRule(line: string): boolean {
  return /^[\s|+:=-]*$/.test(line);
}

/** The columns of a list; undefined: it has none, and each line is read by itself. */
export function tableOf(text: string): Table | undefined {
  const lines = cutLines(text)
    .map((line, i) => ({ text: line, line: i + 1 }))
    .filter(({ text: line }) => !isRule(line));
  for (const separator of SEPARATORS) {
    const rows = rowsOf(lines, separator);
    const at = rows.slice(0, HEADING_LINES).findIndex(({ cells }) => isHeading(cells));
    if (at >= 0) return tableBelow(rows[at]?.cells ?? [], rows.slice(at));
  }
  return alignedTable(lines) ?? SEPARATORS.map((separator) => tableWithout(lines, separator)).find(Boolean);
}

/** The table of rows of which the first are its headings. */
function tableBelow(headings: readonly string[], rows: readonly Row[]): Table {
  const [heads, below] = [
    rows.filter(({ cells }) => isHeading(cells)),
    rows.filter(({ cells }) => !isHeading(cells)),
  ];
  return { headings, rows: below, headingLines: heads.map(({ line }) => line) };
}

/** A table that no headings begin, but whose rows are cut alike. */
function tableWithout(
  lines: readonly { readonly text: string; readonly line: number }[],
  separator: Separator,
): Table | undefined {
  const rows = rowsOf(lines, separator);
  const wide = rows.filter(({ cells }) => cells.length > 1);
  if (wide.length < MOST_OF * rows.length || rows.length === 0) return undefined;
  if (separator === ",") {
    const counts = Map.groupBy(wide, ({ cells }) => cells.length);
    const [width = 0, most = []] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
    if (rows.length < 2 || width < LEAST_BY_COMMAS || most.length < MOST_OF * rows.length) return undefined;
  }
  return { headings: undefined, rows, headingLines: [] };
}

/** Whether a row says what columns are: two of its words or more are headings, and no figure stands in it. */
function isHeading(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length < 2 || filled.some((cell) => /^[\d.,]+$/.test(cell))) return false;
  const roles = filled.map(roleOfHeading).filter((role) => role !== undefined);
  const hasName = roles.some((role) => role === "name" || role === "surname" || role === "forename");
  return roles.length >= 2 && roles.length >= filled.length / 2 && (hasName || roles.length >= 3);
}

/** Columns that stand below their headings, with blanks between. */
function alignedTable(lines: readonly { readonly text: string; readonly line: number }[]): Table | undefined {
  const at = lines
    .slice(0, HEADING_LINES)
    .findIndex(({ text }) => isHeading(piecesOf(text).map((piece) => piece.text)));
  if (at < 0) return undefined;
  const heads = piecesOf(lines[at]?.text ?? "");
  const below = lines.slice(at + 1).map(({ text, line }) => ({ line, pieces: piecesOf(text) }));
  // Where one blank parts columns, only their order is known: then each line is read by itself.
  if (below.filter(({ pieces }) => pieces.length > 1).length < MOST_OF * below.length) return undefined;
  const rows = below.map(({ line, pieces }) => {
    const cells = heads.map(() => "");
    for (const piece of pieces) {
      const column = nearest(heads, piece);
      cells[column] = `${cells[column]} ${piece.text}`.trim();
    }
    return { line, cells };
  });
  const headings = heads.map(({ text }) => text);
  return tableBelow(headings, [{ line: lines[at]?.line ?? 0, cells: headings }, ...rows]);
}

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function piecesOf(line: string): Piece[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    ...{ text: match[0], start: match.index, end: match.index + match[0].length },
  }));
}

/** The heading that a piece stands below, or next to. */
function nearest(heads: readonly Piece[], { start, end }: Piece): number {
  const distances = heads.map((head) => Math.max(0, head.start - end + 1, start - head.end + 1));
  return distances.indexOf(Math.min(...distances));
}

/** Notes and addresses of clubs have a few lines; a quote that is open for longer is no quote of a cell. */
const MOST_LINES = 8;

/** Lines cut into rows. A cell in quotes may have line ends in it, and then its row goes on in the next line. */
function rowsOf(
  lines: readonly { readonly text: string; readonly line: number }[],
  separator: Separator,
): Row[] {
  const rows: Row[] = [];
  for (let k = 0; k < lines.length; k++) {
    const { text, line } = lines[k] as (typeof lines)[number];
    const last = text.includes('"') ? lastLine(lines, k, separator) : k;
    const whole = lines.slice(k, last + 1).map((each) => each.text);
    const end = lines[last]?.line ?? line;
    rows.push({ line, ...(end > line && { end }), cells: cellsOf(whole.join(" "), separator) });
    k = last;
  }
  return rows;
}

/** Where the row ends that begins with a line: below it only if a quote is closed there right before a separator or the end. */
function lastLine(lines: readonly { readonly text: string }[], first: number, separator: Separator): number {
  let isOpen = isOpenAfter(lines[first]?.text ?? "", separator, false);
  if (!isOpen) return first;
  for (let k = first + 1; k < Math.min(lines.length, first + MOST_LINES); k++) {
    isOpen = isOpenAfter(lines[k]?.text ?? "", separator, true);
    if (isOpen === undefined) return first;
    if (!isOpen) return k;
  }
  return first;
}

/** Whether a quote of a cell is open at the end of a line; undefined where one is closed in the middle of a cell. */
function isOpenAfter(line: string, separator: Separator, isQuoted: boolean): boolean | undefined {
  let isInside = isQuoted;
  let isBeginning = true;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (isInside && sign === '"') {
      if (line[at + 1] === '"') at++;
      else {
        const next = /\S/.exec(line.slice(at + 1, at + 20).replaceAll(separator, "\u0000"))?.[0];
        if (next !== undefined && next !== "\u0000") return undefined;
        isInside = false;
      }
    } else if (!isInside && sign === '"' && isBeginning) isInside = true;
    else if (sign === separator) isBeginning = true;
    else if (sign?.trim() !== "") isBeginning = false;
  }
  return isInside;
}

/** The cells of a line, without quotes and blanks around them. */
export function cellsOf(line: string, separator: Separator): string[] {
  if (!line.includes('"')) return trimmed(line.split(separator), separator);
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (sign === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  // A quote that nothing closes is a slip.
  if (isQuoted) return trimmed(line.replaceAll('"', "").split(separator), separator);
  return trimmed([...cells, cell], separator);
}

/** Strokes stand also before the first cell and behind the last one. */
function trimmed(cells: readonly string[], separator: Separator): string[] {
  const clean = cells.map((cell) => cell.replaceAll("\u00a0", " ").trim());
  if (separator !== "|") return clean;
  return clean.slice(clean[0] === "" ? 1 : 0, clean.at(-1) === "" ? -1 : undefined);
}
