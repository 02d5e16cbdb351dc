/** Texts of lines: lists of edges, tables with separators, neighbors of each vertex, matrices. */

import {
  type Fact,
  firstFilled,
  numberedLines,
  type Read,
  type Reading,
  type Told,
  type Trouble,
  unquoted,
  WEIGHT_NAME,
  type Wish,
} from "../reading.ts";
import { isCount, isNumber } from "../weights.ts";
import { type CostTable, costsFrom, costTable, isPlainlyCosts } from "./costs.ts";
import { graphFromRows, headedRows } from "./square.ts";

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
  readonly text: string;
}

interface Rows {
  readonly rows: readonly Row[];
  /** Whether something else than blanks stands between the cells. */
  readonly isTable: boolean;
  readonly facts: readonly Fact[];
}

const FROM =
  /^(source|src|from|from[ _-]?node|start|u|node[ _-]?(1|a)|vertex[ _-]?(1|a)|v1|id_?1|player[ _-]?1|name[ _-]?1|tail|von|z|od|de|från|fra|iz|desde|origin|откуда|源)$/i;
const TO =
  /^(target|tgt|dst|dest|destination|to|to[ _-]?node|end|v|node[ _-]?(2|b)|vertex[ _-]?(2|b)|v2|id_?2|player[ _-]?2|name[ _-]?2|head|nach|do|vers|à|till|til|na|hacia|куда|目标)$/i;
/** What stands in no name. */
const NO_NAME = /[=[\](){}*<>|@%$^\\]/;

/** Two vertices on each line and perhaps a weight, after a line that says how many there are, or without one. */
export const readEdges: Read = (text, wish) => {
  // Nothing above the first column: these may be names of rows.
  if (EMPTY_CORNER.test(withoutRemarks(text)) && readCosts(text, wish)) return undefined;
  const read = rowsOf(text);
  if (read.isTable && wish.format === "edges") return undefined;
  const trouble = fromRows(read, wish);
  return trouble && "told" in trouble ? { ...trouble, format: read.isTable ? "csv" : "edges" } : trouble;
};

function fromRows({ rows, facts, isTable }: Rows, wish: Wish): Omit<Reading, "format"> | Trouble | undefined {
  const [first, ...others] = rows;
  if (!first) return undefined;
  const table = isTable || rows.length > 2 ? columnsOf(first.cells, others) : undefined;
  if (table) return fromColumns(table, others, facts);
  const head = headOf(rows, wish);
  const isWords = head === undefined && isOfWords(first.cells, others[0]?.cells ?? []);
  const told: Told[] = [];
  const alone: string[] = [];
  for (const { cells, line, text } of rows.slice(isWords ? 1 : (head?.lines ?? 0))) {
    const [u, v, weight] = cells;
    if (cells.length > 3)
      return isCount(u) ? { kind: "columns", columns: cells.length } : unknown(line, text);
    if (cells.some((cell) => cell === "") || cells.slice(0, 2).some((cell) => NO_NAME.test(cell)))
      return unknown(line, text);
    if (v === undefined) alone.push(u);
    else if (weight !== undefined && !isNumber(weight))
      return (isCount(u) && isCount(v)) || isNumber(told[0]?.weight) || /^[+-]?\d/.test(weight)
        ? { kind: "weight", ends: [u, v], found: weight }
        : unknown(line, text);
    else told.push({ ends: [u, v], weight });
  }
  // A word above a list of numbers is no vertex.
  const word = alone.find((each) => !isCount(each));
  const areNumbers = told.every(({ ends }) => ends.every((end) => isCount(end)));
  if (word !== undefined && areNumbers)
    return unknown(rows.find(({ text }) => text === word)?.line ?? 1, word);
  // A line of a few words is no graph.
  if (told.length === 0 && (head === undefined || alone.length > 0)) return unknown(first.line, first.text);
  const said = [...facts, ...(head?.isOfEdges ? (["header"] as const) : [])];
  return { told, alone, ...(head && { n: head.n }), facts: said };
}

const unknown = (line: number, found: string): Trouble => ({ kind: "unknown", line, found });

/** What the first line or the first two tell: n, or n and m. */
function headOf(
  rows: readonly Row[],
  wish: Wish,
): { readonly n: number; readonly lines: number; readonly isOfEdges: boolean } | undefined {
  const [first, second] = rows;
  const counts = first.cells;
  if (counts.length > 2 || !counts.every(isCount)) return undefined;
  const n = Number(counts[0]);
  if (counts.length === 1) {
    const isSecond = second?.cells.length === 1 && Number(second.cells[0]) === rows.length - 2;
    return { n, lines: isSecond ? 2 : 1, isOfEdges: isSecond };
  }
  if (wish.header === false) return undefined;
  const others = rows.slice(1);
  const isRightCount = Number(counts[1]) === others.length;
  if (!isRightCount && wish.header !== true) return undefined;
  const isInside = others.every(
    ({ cells }) =>
      cells.length > 1 &&
      cells.length < 4 &&
      cells.slice(0, 2).every((cell) => isCount(cell) && Number(cell) <= n),
  );
  return isInside ? { n, lines: 1, isOfEdges: true } : undefined;
}

/** Whether a first line of words says what the columns are. */
function isOfWords(cells: readonly string[], next: readonly string[]): boolean {
  if (cells.length === 3) return !cells.some(isNumber) && isNumber(next[2]);
  return cells.length === 2 && FROM.test(cells[0]) && TO.test(cells[1]) && next.length === 2;
}

interface Columns {
  readonly from: number;
  readonly to: number;
  readonly weight: number | undefined;
  readonly names: readonly string[];
}

/** Where the ends and the weight stand, by the headings; a row may have a number of its own before them. */
function columnsOf(head: readonly string[], rows: readonly Row[]): Columns | undefined {
  const from = head.findIndex((name) => FROM.test(name));
  const to = head.findIndex((name, i) => i !== from && TO.test(name));
  const shift = (rows[0]?.cells.length ?? 0) - head.length;
  if (from < 0 || to < 0 || shift < 0 || shift > 1) return undefined;
  const isVertex = (name: string): boolean => rows.some(({ cells }) => cells.includes(name));
  if (isVertex(head[from]) || isVertex(head[to])) return undefined;
  const isRight = (name: string, i: number): boolean =>
    i !== from &&
    i !== to &&
    WEIGHT_NAME.test(name) &&
    rows.every(({ cells }) => isWeightCell(cells[i + shift]));
  // Under this heading nothing but weights is meant, whatever stands there.
  const isMeant = (name: string) => WEIGHT_NAME.test(name) && !/^(label|value|val|len)$/i.test(name);
  const only = head.length === 3 ? [0, 1, 2].findIndex((i) => i !== from && i !== to) : -1;
  const isOnly = only >= 0 && rows.some(({ cells }) => isNumber(cells[only + shift]));
  const exact = isOnly ? only : head.findIndex((name, i) => i !== from && i !== to && isMeant(name));
  const weight = exact >= 0 ? exact : head.findIndex(isRight);
  const places = weight < 0 ? [from, to] : [from, to, weight];
  return {
    ...{ from: from + shift, to: to + shift, weight: weight < 0 ? undefined : weight + shift },
    names: places.map((i) => head[i]),
  };
}

function isWeightCell(cell: string | undefined): boolean {
  return cell === undefined || cell === "" || isNumber(cell);
}

function fromColumns(
  { from, to, weight, names }: Columns,
  rows: readonly Row[],
  facts: readonly Fact[],
): Omit<Reading, "format"> | Trouble {
  const told: Told[] = [];
  for (const { cells, line, text } of rows) {
    const [u, v] = [cells[from], cells[to]];
    if (!u || !v) return unknown(line, text);
    told.push({ ends: [u, v], weight: weight === undefined ? undefined : cells[weight] || undefined });
  }
  if (told.length === 0) return { kind: "no-edges", format: "csv" };
  return { told, facts, columns: names };
}

/** "5 4 6" and six lines: two sides of 5 and 4, each counted for itself. */
export const readBipartite: Read = (text, wish) => {
  if (
    firstFilled(withoutRemarks(text))
      .split(/[\s,;]+/)
      .filter(isCount).length !== 3
  )
    return undefined;
  const { rows, facts } = rowsOf(text);
  const [first, ...others] = rows;
  const counts = first?.cells ?? [];
  if (counts.length !== 3 || !counts.every(isCount) || others.length === 0) return undefined;
  const [left, right, m] = counts.map(Number);
  if (m !== others.length || (wish.format === undefined && others.some(({ cells }) => cells.length !== 2)))
    return undefined;
  const isInside = others.every(
    ({ cells: [u, v] }) => isCount(u) && isCount(v) && Number(u) <= left && Number(v) <= right,
  );
  if (!isInside || left === 0 || right === 0) return undefined;
  const isFromZero = others.some(({ cells: [u, v] }) => Number(u) === 0 || Number(v) === 0);
  const base = isFromZero ? 0 : 1;
  if (isFromZero && others.some(({ cells: [u, v] }) => Number(u) === left || Number(v) === right))
    return undefined;
  const side = (name: string, n: number): string[] =>
    Array.from({ length: n }, (_, i) => `${name} ${i + base}`);
  return {
    ...{ format: "bipartite", facts, base: "names" },
    told: others.map(({ cells: [u, v, weight] }) => ({ ends: [`left ${u}`, `right ${v}`], weight })),
    alone: [...side("left", left), ...side("right", right)],
  };
};

/** "0: 1 2" or, where lines are of different lengths, "0 1 2": a vertex and its neighbors. */
export const readAdjacency: Read = (text, wish) => {
  const head = firstFilled(withoutRemarks(text));
  if (!isCount(head.split(/[\s,:]/, 1)[0]) && !MARKED.test(head)) return undefined;
  const lines = numberedLines(text, /(^|\s)(#|\/\/).*$/);
  const hasMarks = lines.length > 0 && lines.every(({ text: said }) => MARKED.test(said));
  if (hasMarks) return markedNeighbors(lines);
  const rows = lines.map(({ text: said }) => said.split(/[\s,]+/));
  const areWhole = rows.every((row) => row.every(isCount));
  const lengths = new Set(rows.map((row) => row.length));
  const isLong = rows.some((row) => row.length > 3);
  if (wish.format !== "adjacency" && (!areWhole || lengths.size < 2 || !isLong)) return undefined;
  // Each vertex has a line of its own.
  const heads = new Set(rows.map(([u]) => u));
  if (!areWhole || heads.size < rows.length || !rows.flat().every((v) => heads.has(v))) return undefined;
  const told = rows.flatMap(([u, ...others]) =>
    others.map((v): Told => ({ ends: [u, v], weight: undefined })),
  );
  return { format: "adjacency", told, alone: rows.map(([u]) => u) };
};

const MARKED = /^[^\s:>]+\s*(:|->|=>)(\s|$|\[|\{)/;

/** Without the lines of remarks before everything. */
function withoutRemarks(text: string): string {
  let at = 0;
  for (let match = REMARK.exec(text); match; match = REMARK.exec(text)) {
    at = REMARK.lastIndex;
    if (match[0] === "") break;
  }
  REMARK.lastIndex = 0;
  return text.slice(at);
}

const REMARK = /[ \t]*(?:(?:#|\/\/|%)[^\r\n]*)?(?:\r\n|\n|\r)/y;

function markedNeighbors(lines: ReturnType<typeof numberedLines>): Reading | undefined {
  const told: Told[] = [];
  const alone: string[] = [];
  // "0: 1,2.5 2,1.0" tells weights after commas.
  const hasWeights =
    lines.some(({ text }) => /,\d*\.\d/.test(text)) &&
    lines.every(({ text }) => /^[^\s:]+\s*:(\s*[^\s,]+,[+-]?[\d.]+)*$/.test(text));
  for (const { text } of lines) {
    const [, u = "", rest = ""] = /^([^\s:>]+?)\s*(?::|->|=>)\s*(.*)$/.exec(text) ?? [];
    const inside = rest.replace(/[[\]{}]/g, " ").trim();
    alone.push(unquoted(u));
    for (const each of inside === "" ? [] : inside.split(hasWeights ? /\s+/ : /\s*->\s*|[\s,;]+/)) {
      // 1(5) or 1=5 is a neighbor with a weight.
      const [, v = each, weight] =
        (hasWeights ? /^([^,]+),(.*)$/ : /^(.+?)(?:[(:=]([+-]?[\d.]+)\)?)$/).exec(each) ?? [];
      if (/^(null|none|\/|-|∅)$/i.test(v)) continue;
      if (NO_NAME.test(v)) return undefined;
      told.push({ ends: [unquoted(u), unquoted(v)], weight });
    }
  }
  // "A -> B: 5" is a list of edges.
  if (lines.every(({ text }) => /->/.test(text)) && new Set(alone).size < alone.length) return undefined;
  if (lines.some(({ text }) => text.includes("->") && /:\s{0,9}[+-]?[\d.]+$/.test(text))) return undefined;
  // "A-B: 5" is an edge with its weight, and "A-B: 289 km" is none.
  if (lines.every(({ text }) => text.includes(":") && dashedCells(text) !== null)) return undefined;
  const others = told.map(({ ends }) => isNumber(ends[1]));
  if (!alone.some(isNumber) && others.includes(true) && others.includes(false)) return undefined;
  return told.length > 0 ? { format: "adjacency", told, alone } : undefined;
}

/** METIS: "n m", and then the neighbors of each vertex on a line of its own, each edge at both its ends. */
export const readMetis: Read = (text) => {
  const code = text.replace(/^\s*%.*$/gm, "");
  if (firstFilled(code).trim().split(/\s+/).length !== 2) return undefined;
  const lines = code.trimEnd().split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => line.trim() !== "");
  const head = (lines[start] ?? "").trim().split(/\s+/);
  if (head.length !== 2 || !head.every(isCount)) return undefined;
  const [n, m] = head.map(Number);
  const rows = lines.slice(start + 1).map((line) => (line.trim() === "" ? [] : line.trim().split(/\s+/)));
  if (n < 2 || m === 0 || rows.length !== n || !rows.every((row) => row.every(isCount))) return undefined;
  const sets = rows.map((row) => new Set(row.map((cell) => Number(cell) - 1)));
  const isBoth = sets.every((set, u) => [...set].every((v) => v !== u && sets[v]?.has(u)));
  if (!isBoth || sets.reduce((sum, { size }) => sum + size, 0) !== 2 * m) return undefined;
  const told = sets.flatMap((set, u) =>
    [...set].flatMap((v): Told[] => (u < v ? [{ ends: [`${u + 1}`, `${v + 1}`], weight: undefined }] : [])),
  );
  return { format: "metis", told, n, base: 1 };
};

/** A matrix as it is printed, with brackets or without, with n before it or names around it. */
export const readMatrix: Read = (text, wish) => {
  // Beyond any limit of vertices, lines are edges.
  if (text.split("\n", MOST_ROWS + 1).length > MOST_ROWS) return undefined;
  const all = squareRows(text);
  const { facts } = all;
  const isAfterCount = all.rows[0]?.length === 1 && Number(all.rows[0][0]) === all.rows.length - 1;
  const rows = isAfterCount ? all.rows.slice(1) : all.rows;
  const headed = headedRows(rows);
  const found = headed ? graphFromRows(headed.rows, headed.names) : graphFromRows(rows, undefined);
  if (!found) return undefined;
  const isWished = wish.format === "matrix" || headed !== undefined || isAfterCount || rows.length > 3;
  // Three lines of three numbers may be edges with weights as well, if nothing is on the diagonal.
  const isEmptyDiagonal = found.told.every(({ ends }) => ends[0] !== ends[1]);
  if (!isWished && !isEmptyDiagonal) return undefined;
  return { ...found, format: "matrix", facts: [...facts, ...(found.facts ?? [])] };
};

const MOST_ROWS = 10_100;

/** What each row costs with each column. Unasked, only a table with names is taken for that. */
export const readCosts: Read = (text, wish) => {
  if (wish.format === undefined && text.split("\n", MOST_ROWS + 1).length > MOST_ROWS) return undefined;
  if (wish.format !== undefined && wish.format !== "costs") return undefined;
  const { rows, facts, isTable } = rowsOf(withEmptyEnds(squareText(text)), true, 0);
  const table = costTable(rows.map(({ cells }) => cells));
  if (!table) return undefined;
  const [first, ...others] = rows;
  const isGuess = wish.format === undefined;
  if (isGuess && (!isPlainlyCosts(table, isTable) || isOfEdges(table, first, others))) return undefined;
  return { ...costsFrom(table), format: "costs", facts };
};

/** Whether the headings are those of edges: both ends, or one of two columns. */
function isOfEdges({ above = [] }: CostTable, first: Row, others: readonly Row[]): boolean {
  const isOfEdge = (name: string): boolean => [FROM, TO, WEIGHT_NAME].some((words) => words.test(name));
  return columnsOf(first.cells, others) !== undefined || (above.length === 2 && above.some(isOfEdge));
}

const EMPTY_CORNER = /^ *(?:(?:"")?[,;\t]|\| *\|)/;

/** Empty cells at the ends of lines with tabs, as cells; but where all lines begin with a tab, they are moved in. */
function withEmptyEnds(text: string): string {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  const isFirst = lines.some((line) => !line.startsWith("\t"));
  const isLast = lines.some((line) => !line.endsWith("\t"));
  return lines
    .map((line) => (isFirst ? line.replace(/^\t/, '""\t') : line))
    .map((line) => (isLast && line.endsWith("\t") ? `${line}""` : line))
    .join("\n");
}

function squareRows(text: string): {
  readonly rows: readonly (readonly string[])[];
  readonly facts: readonly Fact[];
} {
  const { rows, facts } = rowsOf(squareText(text), true);
  return { rows: rows.map(({ cells }) => cells), facts };
}

/** A line for each row, without brackets. */
function squareText(text: string): string {
  const [, matrix, behind = ""] =
    /^\s*(?:[\w.]+\s*=\s*)?(?:[\w.]*\()?\s*(\[[\s\S]*\])([^[\]]*)$/.exec(text.trim()) ?? [];
  // A program that adds to its matrix is more than that.
  const inner = matrix === undefined || /add_?(edge|node|vertex)/i.test(behind) ? text : matrix;
  return inner.replace(/\]\s*,?\s*\[/g, "\n").replace(/^\s*\[+|\]+\s*$/g, "");
}

/** A vertex and a vertex with a dash or an arrow between them, and perhaps a weight. */
const DASHED =
  /^("[^"]*"|[^\s,;:"–—][^,;:"–—]*?)\s*(?:<?-{2,}>?|<->|->|<-|=>|–|—|\s-\s)\s*("[^"]*"|[^\s,;:"–—][^,;:"–—]*?)(?:[\s,;:=]+([+\-−]?[\d.,]+(?:e[+-]?\d+)?))?$/i;
const HYPHEN = /^([^\s,;:"–—-]+)-([^\s,;:"–—-]+)(?:[\s,;:=]+([+\-−]?[\d.]+(?:e[+-]?\d+)?))?$/i;

/** Cuts a text into rows of cells, by what stands between the cells in every line. Weights begin at a column. */
function rowsOf(text: string, isSquare = false, weights = 2): Rows {
  const lines = exploded(text, isSquare).filter(
    ({ text: said }) => !/^[\s|:+=-]*$/.test(said) || /^-$/.test(said),
  );
  const isIn = (separator: RegExp): boolean =>
    lines.some(({ text: said }) => separator.test(said)) &&
    lines.every(
      ({ text: said }, i) =>
        separator.test(said) || /^\S+$/.test(said) || (i === 0 && lines.length > 2 && /^[\d\s]+$/.test(said)),
    );
  const isBlankDecimal = lines.every(({ text: said }) =>
    /^[^\s,]+\s+[^\s,]+(\s+[+\-−]?\d+,\d+)?$/.test(said),
  );
  const hasDash = ({ text: said }: { readonly text: string }) => dashedCells(said) !== null;
  const isDashed = !isSquare && lines.some(hasDash) && lines.slice(1).every(hasDash);
  const separator = isIn(/\|/)
    ? "|"
    : isIn(/\t/)
      ? "\t"
      : isIn(/;/)
        ? ";"
        : !isDashed && !isBlankDecimal && isIn(/,/)
          ? ","
          : undefined;
  const cut = lines.map(({ text: said, line }) => ({
    ...{ line, text: said },
    cells: separator === undefined ? blankCells(said, isSquare) : tableCells(said, separator),
  }));
  const { rows, facts } = withPoints(cut, separator, weights);
  return { rows, facts, isTable: separator !== undefined };
}

/** The lines, and where several edges stand on a line, each of them as a line of its own. */
function exploded(text: string, isSquare: boolean): ReturnType<typeof numberedLines> {
  // The first line may tell a spreadsheet program what stands between the cells.
  const lines = numberedLines(text, withoutRemark);
  const areEnded = lines.every((line) => /[;,]$/.test(line.text));
  return lines.flatMap((line) => {
    const said = areEnded ? line.text.replace(/[;,]+$/, "") : line.text;
    const pieces = said.split(/\s*[,;]\s*/).filter((piece) => piece !== "");
    const isList = (each: RegExp, all: readonly string[]) =>
      all.length > 1 && all.every((piece) => each.test(piece));
    const areDashed = !isSquare && isList(/^[^\s-]+-[^\s-]+$/, pieces);
    if (areDashed || isList(/^\d+\s+\d+(\s+[+-]?[\d.]+)?$/, pieces))
      return pieces.map((piece) => ({ ...line, text: piece }));
    const words = said.split(/\s+/);
    if (isList(/^\d+[-–]\d+$/, words)) return words.map((piece) => ({ ...line, text: piece }));
    return [{ ...line, text: said }];
  });
}

/** A line without the remark behind it. A sign within quotes begins none, nor one before a number: "Team #1,Team #2". */
function withoutRemark(line: string): string {
  if (/^"?sep=.?"?$/.test(line)) return "";
  let isQuoted = false;
  for (const { index, 0: sign } of line.matchAll(/"|(?:^|\s)(?:#(?!\d+"?\s*(?:[,;|\t]|$))|\/\/|%)/g))
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted) return line.slice(0, index);
  return line;
}

/** No edge with names is longer. */
const LONGEST = 500;

function dashedCells(line: string): RegExpExecArray | null {
  return line.length < LONGEST ? (DASHED.exec(line) ?? HYPHEN.exec(line)) : null;
}

function blankCells(line: string, isSquare: boolean): string[] {
  // NetworkX writes the attributes of an edge behind it.
  const attributes = line.length < LONGEST ? /^([^{]*)\{(.*)\}$/.exec(line) : null;
  if (attributes) {
    const weight = /['"]?weight['"]?\s*[:=]\s*([^\s,}]+)/.exec(attributes[2])?.[1];
    return [...attributes[1].trim().split(/\s+/), ...(weight === undefined ? [] : [weight])];
  }
  const dashed = isSquare ? null : dashedCells(line);
  if (dashed) return dashed.slice(1).flatMap((cell) => (cell === undefined ? [] : [unquoted(cell)]));
  return (line.match(/"[^"]*"|\S+/g) ?? []).map(unquoted);
}

/** The cells of a row; a separator within quotes is none. */
function tableCells(line: string, separator: string): string[] {
  const inner = separator === "|" ? line.replace(/^\s*\||\|\s*$/g, "") : line;
  const cells: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= inner.length; at++) {
    if (inner[at] === '"') isQuoted = !isQuoted;
    if (at < inner.length && (isQuoted || inner[at] !== separator)) continue;
    cells.push(inner.slice(from, at).trim());
    from = at + 1;
  }
  return cells.map((cell) =>
    /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : unquoted(cell),
  );
}

const COMMA = /^[+\-−]?\d+(,\d+)+(\.\d+)?$|^[+\-−]?\d{1,3}(\.\d{3})+,\d+$/;
/** Where commas stand before decimals, points may stand between thousands. */
const POINTS = /^[+\-−]?\d{1,3}(\.\d{3})+(,\d+)?$/;

/** Numbers with a decimal comma get a point; commas between thousands go. */
function withPoints(
  rows: readonly Row[],
  separator: string | undefined,
  from: number,
): { rows: readonly Row[]; facts: Fact[] } {
  const found = rows.flatMap(({ cells }) => cells.slice(from).filter((cell) => COMMA.test(cell)));
  if (found.length === 0) return { rows, facts: [] };
  const areThousands =
    separator !== ";" && found.every((cell) => /^[+\-−]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(cell));
  const mended = (cell: string): string => {
    if (areThousands) return COMMA.test(cell) ? cell.replaceAll(",", "") : cell;
    const isMended = COMMA.test(cell) || POINTS.test(cell);
    return isMended ? cell.replaceAll(".", "").replace(",", ".") : cell;
  };
  return {
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, i) => (i < from ? cell : mended(cell))),
    })),
    facts: [areThousands ? "thousands" : "commas"],
  };
}
