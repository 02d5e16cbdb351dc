import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type {
  GraphEdge,
  GraphNode,
  GraphNote,
  KeyEntry,
  Role,
  Scene,
  Table,
  TableRow,
} from "#algorithms/core/lesson/scene.ts";
import { binomial } from "../orders.ts";
import { LARGEST_SIZE, type Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { type ExchangeState, exchangeStateOf, groupName, matrixOf } from "./state.ts";

const WIDTH = 520;
const HEIGHT = 520;
const RIGHT = 508;
const S1_Y = 49;
const S2_Y = 90;
const HEAD_Y = 119;
/** So far below the heads that the ring of a question stays clear of them. */
const TOP = 138;
const BOTTOM = 490;
/** Under the matrix, for the words that say which part it is. */
const PART = 16;
const WIDEST = [0, 10, 10, 10, 6, 5];
/** A larger matrix is shown in part. */
const MOST_ROWS = 15;

/** The columns and rows of a matrix that are on the plate. */
interface Window {
  readonly column: number;
  readonly columns: number;
  readonly row: number;
  readonly rows: number;
}

/** The part of the matrix that is shown: around the cell of this step, and all of it if it is small enough. */
export function windowOf({ upper, lower, size, i = 0, j = 0 }: ExchangeState): Window {
  const columns = Math.min(upper.length, WIDEST[size]);
  const rows = Math.min(lower.length, MOST_ROWS);
  const from = (at: number, shown: number, all: number) =>
    Math.max(0, Math.min(at - Math.floor(shown / 2), all - shown));
  return { column: from(i, columns, upper.length), columns, row: from(j, rows, lower.length), rows };
}

/** S1 above S2, and the matrix: columns leave S1, rows leave S2. */
export function matrixScene(problem: Problem, frame: Frame): Scene {
  const state = exchangeStateOf(problem, frame);
  const { s1, s2, size, listed, total } = state;
  const window = windowOf(state);
  const grid = gridOf(state, window);
  return {
    plate: {
      kind: "graph",
      width: WIDTH,
      height: HEIGHT,
      label: sceneWords.matrix(s1, s2, size, listed, total),
      guides: [],
      edges: pairs(frame, state),
      nodes: [...players(frame, state), ...cells(frame, state, window, grid)],
      notes: notes(state, window, grid),
    },
    tables: exchangeTables(frame, state),
    key: keyOf(),
  };
}

interface Grid {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function gridOf({ size, s1, s2, upper, lower }: ExchangeState, { columns, rows }: Window): Grid {
  const part = rows < lower.length || columns < upper.length;
  const left = 26 + size * ((s1 + s2 > 9 ? 18 : 10) + 3);
  return {
    left,
    width: round(Math.min(84, (RIGHT - left) / columns)),
    height: round(Math.min(46, (BOTTOM - (part ? PART : 0) - TOP) / rows)),
  };
}

function seatX({ s1, s2 }: ExchangeState, k: number): number {
  return round(56 + (k + 0.5) * Math.min(64, (RIGHT - 56) / Math.max(s1, s2)));
}

/** Pairs are drawn while both parts are in order. */
function pairs(frame: Frame, state: ExchangeState): GraphEdge[] {
  if (frame.step === "exchange") return [];
  return Array.from({ length: state.s1 }, (_, k) => ({
    id: `pair.${k + 1}`,
    from: [seatX(state, k), S1_Y + 14] as const,
    to: [seatX(state, k), S2_Y - 14] as const,
    role: frame.step === "sort" ? ("chosen" as const) : ("idle" as const),
  }));
}

function players(frame: Frame, state: ExchangeState): GraphNode[] {
  const words = sceneWords;
  const { s1, upper, lower, i = 0, j = 0, now } = state;
  const changing = new Set(now ? [...(upper[i] as number[]), ...(lower[j] as number[])] : []);
  const node = (p: number, k: number, part: "S1" | "S2"): GraphNode => {
    const over = part === "S2" && k >= s1;
    const role: Role = !changing.has(p) ? "idle" : frame.step === "sort" ? "active" : "chosen";
    const base = {
      id: `p${p}`,
      x: seatX(state, k),
      y: part === "S1" ? S1_Y : S2_Y,
      radius: 14,
      role,
      text: String(p),
      label: over ? words.leftOver(p) : words.player(p, part, k + 1),
    };
    return over ? { ...base, ghost: true } : base;
  };
  return [...state.S1.map((p, k) => node(p, k, "S1")), ...state.S2.map((p, k) => node(p, k, "S2"))].toSorted(
    (one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)),
  );
}

function cells(
  frame: Frame,
  state: ExchangeState,
  { column, columns, row, rows }: Window,
  { left, width, height }: Grid,
): GraphNode[] {
  const words = sceneWords;
  const { upper, lower } = state;
  const nodes: GraphNode[] = [];
  for (let i = column; i < column + columns; i++) {
    for (let j = row; j < row + rows; j++) {
      const d = differenceOf(state, i, j);
      const rank = frame.cells.rank[i * lower.length + j] ?? 0;
      nodes.push({
        id: `c${i}.${j}`,
        x: round(left + (i - column + 0.5) * width),
        y: round(TOP + (j - row + 0.5) * height),
        radius: 12,
        box: { width: round(width - 3), height: round(height - 3) },
        isCell: true,
        role: roleOf(frame, state, { i, j, d, rank }),
        text: rank > 0 ? `${rank}.` : String(d),
        label: words.cell(groupName(upper[i]), groupName(lower[j]), d, rank),
      });
    }
  }
  // The marked cells last, so that no neighbor covers their halo.
  return nodes.toSorted((one, other) => DEPTH.indexOf(one.role) - DEPTH.indexOf(other.role));
}

const DEPTH: readonly Role[] = ["idle", "done", "candidate", "chosen"];

function differenceOf({ upper, lower }: ExchangeState, i: number, j: number): number {
  let d = 0;
  for (const p of lower[j] as number[]) d += p;
  for (const p of upper[i] as number[]) d -= p;
  return d;
}

/** The role of the cell in column i and row j, with its difference and its number in the list; 0: not listed yet. */
function roleOf(
  frame: Frame,
  state: ExchangeState,
  { i, j, d, rank }: Readonly<Record<"i" | "j" | "d" | "rank", number>>,
): Role {
  if (state.now && i === state.i && j === state.j) return "chosen";
  if (rank > 0) return "done";
  return d === (frame.cells.delta[0] ?? Number.NaN) ? "candidate" : "idle";
}

function notes(
  { upper, lower }: ExchangeState,
  { column, columns, row, rows }: Window,
  { left, width, height }: Grid,
): GraphNote[] {
  const words = sceneWords;
  const heads = Array.from({ length: columns }, (_, k) => ({
    id: `column.${column + k}`,
    x: round(left + (k + 0.5) * width),
    y: HEAD_Y,
    text: groupName(upper[column + k]),
  }));
  const sides = Array.from({ length: rows }, (_, k) => ({
    id: `row.${row + k}`,
    x: left - 9,
    y: round(TOP + (k + 0.5) * height),
    text: groupName(lower[row + k]),
    anchor: "end" as const,
  }));
  const part =
    rows < lower.length || columns < upper.length
      ? [
          {
            id: "part",
            x: RIGHT,
            y: BOTTOM - 5,
            text: words.part(
              [column + 1, column + columns, upper.length],
              [row + 1, row + rows, lower.length],
            ),
            anchor: "end" as const,
          },
        ]
      : [];
  return [
    { id: "S1", x: 44, y: S1_Y, text: "S1", anchor: "end" },
    { id: "S2", x: 44, y: S2_Y, text: "S2", anchor: "end" },
    ...heads,
    ...sides,
    ...part,
  ];
}

function keyOf(): KeyEntry[] {
  const { key } = sceneWords;
  return [
    { sign: "chosen", text: key.now },
    { sign: "candidate", text: key.next },
    { sign: "done", text: key.listed },
    { sign: "ghost", text: key.leftOver },
  ];
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}

/** Rows of the list of exchanges that are shown. */
const ROWS = 7;

/** The exchanges around the latest one; and what each size of exchange brings. */
function exchangeTables(frame: Frame, state: ExchangeState): Table[] {
  return [exchangesTable(frame, state), sizesTable(state)];
}

function exchangesTable(frame: Frame, state: ExchangeState): Table {
  const words = sceneWords;
  const { s1, s2, size, upper, lower, total, listed, now } = state;
  const { order, differences } = matrixOf(s1, s2, size);
  const shown = Math.min(ROWS, total);
  const first = Math.max(0, Math.min(listed - shown + 1, total - shown));
  const rows = Array.from({ length: shown }, (_, k): TableRow => {
    const rank = first + k + 1;
    const cell = order[rank - 1];
    const texts = [
      groupName(upper[Math.floor(cell / lower.length)]),
      groupName(lower[cell % lower.length]),
      String(differences[cell]),
    ];
    const changed = rank === listed && frame.step === "exchange";
    return {
      id: `exchange.${rank}`,
      head: String(rank),
      cells: texts.map((text) =>
        rank > listed ? { text: "·", state: "todo" } : changed ? { text, state: "changed" } : { text },
      ),
      ...(rank === listed && now ? { now: true } : {}),
    };
  });
  return {
    id: "exchanges",
    ...words.exchanges,
    note: words.listed(listed, total),
    rows,
    ...(shown < total ? { foot: words.shown(first + 1, first + shown, total) } : {}),
  };
}

function sizesTable({ s1, s2, size }: ExchangeState): Table {
  const words = sceneWords;
  return {
    id: "sizes",
    ...words.sizes,
    note: words.bracket(s1, s2),
    rows: Array.from({ length: Math.min(s1, LARGEST_SIZE) }, (_, k) => {
      const each = k + 1;
      // From the last of S1 for the first of S2 to the first of S1 for the last of S2.
      const least = each * each;
      const most = each * (s1 + s2 - each);
      return {
        id: `size.${each}`,
        head: String(each),
        cells: [
          { text: inFigures(binomial(s1, each) * binomial(s2, each)) },
          { text: least === most ? String(least) : `${least}–${most}` },
          { text: each <= Math.floor(s2 / 2) ? words.yes : words.no },
        ],
        ...(each === size ? { now: true } : {}),
      };
    }),
  };
}
