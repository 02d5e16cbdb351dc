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
import { digitsOf, falling, orderAt } from "../orders.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { matrixScene } from "./matrix.ts";
import { type ListState, listStateOf, written } from "./state.ts";

/** S1 above S2, and below them the list of orders, or the matrix of the exchanges. */
export function scene(problem: Problem, frame: Frame): Scene {
  return problem.kind === "transpositions" ? listScene(problem, frame) : matrixScene(problem, frame);
}

const WIDTH = 520;
const HEIGHT = 520;
/** Left of the columns stand "S1", "S2" and the numbers of the orders. */
const LEFT = 84;
const RIGHT = 506;
const S1_Y = 62;
const S2_Y = 128;
/** The list: so many orders, the latest one at the bottom. */
const ROWS = 7;
const FIRST_ROW = 200;
const ROW = 44;

/** S1 above S2, and the orders that were listed last, in the same columns. */
function listScene(problem: Problem, frame: Frame): Scene {
  const state = listStateOf(problem, frame);
  const words = sceneWords;
  return {
    plate: {
      kind: "graph",
      width: WIDTH,
      height: HEIGHT,
      label: words.picture(state.s1, state.s2, written(state.order)),
      guides: [],
      edges: pairs(state),
      nodes: [...players(frame, state), ...rows(frame, state)],
      notes: notes(frame, state),
    },
    tables: listTables(problem, frame, state),
    key: keyOf(state),
  };
}

function columnWidth({ s2 }: ListState): number {
  return Math.min(76, (RIGHT - LEFT) / s2);
}

/** The middle of the column of a place, from 1. */
function columnX(state: ListState, k: number): number {
  return round(LEFT + (k - 0.5) * columnWidth(state));
}

function pairs(state: ListState): GraphEdge[] {
  const r = radiusOf(state);
  return Array.from({ length: state.s1 }, (_, k) => ({
    id: `pair.${k + 1}`,
    from: [columnX(state, k + 1), S1_Y + r] as const,
    to: [columnX(state, k + 1), S2_Y - r] as const,
    role: "idle" as const,
  }));
}

function radiusOf(state: ListState): number {
  return round(Math.min(19, columnWidth(state) / 2 - 7));
}

function players(frame: Frame, state: ListState): GraphNode[] {
  const words = sceneWords;
  const radius = radiusOf(state);
  const upper = Array.from({ length: state.s1 }, (_, k): GraphNode => {
    const p = k + 1;
    const x = columnX(state, p);
    return {
      id: `p${p}`,
      x,
      y: S1_Y,
      radius,
      role: "idle",
      text: String(p),
      label: words.player(p, "S1", p),
    };
  });
  const lower = state.order.map((p, k): GraphNode => {
    const over = k >= state.s1;
    const role = roleOf(frame, state, k);
    const label = over ? words.leftOver(p) : words.player(p, "S2", k + 1);
    const node = { id: `p${p}`, x: columnX(state, k + 1), y: S2_Y, radius, role, text: String(p), label };
    return over ? { ...node, ghost: true } : node;
  });
  return [...upper, ...lower];
}

/** The role of the player in place k of S2, from 0. */
function roleOf(frame: Frame, state: ListState, k: number): Role {
  const { step, a, b } = frame;
  const pivot = state.order.indexOf(frame.cells.pivot[0] ?? 0);
  switch (step) {
    case "lead":
      return k === 0 ? "chosen" : "idle";
    case "skip":
      return k >= a ? "chosen" : "idle";
    case "pivot":
      return k === a - 1 ? "chosen" : k >= a ? "active" : "idle";
    case "heir":
      return k === a - 1 ? "chosen" : k === pivot ? "candidate" : k > pivot ? "active" : "idle";
    case "swap":
      return k === a - 1 || k === b - 1 ? "chosen" : k >= a ? "active" : "idle";
    case "turn":
      return k >= a - 1 ? "chosen" : "idle";
    default:
      return "idle";
  }
}

/** The numbers of the orders that are shown, from the top. */
function shown({ number }: ListState): number[] {
  const first = Math.max(0, number - ROWS + 1);
  return Array.from({ length: number - first + 1 }, (_, k) => first + k);
}

function rowY(k: number): number {
  return FIRST_ROW + k * ROW;
}

function rows(frame: Frame, state: ListState): GraphNode[] {
  const { s1, s2, counted, block } = state;
  const words = sceneWords;
  const width = round(Math.min(56, columnWidth(state) - 4));
  return shown(state).flatMap((m, row) => {
    const order = orderAt(m, s2, counted, s1 + 1);
    const above = m > 0 ? orderAt(m - 1, s2, counted, s1 + 1) : [];
    const same = order.findIndex((p, k) => p !== above[k]);
    const latest = m === state.number && frame.step === "list";
    return order.map((p, k): GraphNode => {
      const over = k >= s1;
      const role: Role =
        m % block !== 0
          ? over
            ? "idle"
            : "rejected"
          : m > 0 && !over && k >= same
            ? latest
              ? "chosen"
              : "done"
            : "idle";
      const node = {
        id: `o${m}.${k + 1}`,
        x: columnX(state, k + 1),
        y: rowY(row),
        radius: 14,
        box: { width, height: 28 },
        role,
        text: String(p),
        label: words.box(p, k + 1, m),
      };
      return over ? { ...node, ghost: true } : node;
    });
  });
}

function notes(frame: Frame, state: ListState): GraphNote[] {
  const words = sceneWords;
  return [
    { id: "S1", x: LEFT - 10, y: S1_Y, text: "S1", anchor: "end" },
    { id: "S2", x: LEFT - 10, y: S2_Y, text: "S2", anchor: "end" },
    ...shown(state).map((m, row): GraphNote => {
      const note = {
        id: `no.${m}`,
        x: LEFT - 10,
        y: rowY(row),
        text: words.number(m),
        anchor: "end" as const,
      };
      return m === state.number && frame.step === "list" ? { ...note, role: "chosen" } : note;
    }),
  ];
}

function keyOf({ s1, s2, block }: ListState): KeyEntry[] {
  const { key } = sceneWords;
  const entries: KeyEntry[] = [
    { sign: "chosen", text: key.now },
    { sign: "done", text: key.fresh },
  ];
  if (s2 > 1) entries.push({ sign: "candidate", text: key.candidate }, { sign: "active", text: key.turned });
  if (block > 1) entries.push({ sign: "rejected", text: key.repeat });
  if (s2 > s1) entries.push({ sign: "ghost", text: key.leftOver });
  return entries;
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}

/** The number of the order that was listed last, place by place; and how long the lists of the editions are. */
function listTables(problem: Problem, frame: Frame, state: ListState): Table[] {
  return [digitsTable(frame, state), editionsTable(problem, state)];
}

function digitsTable(frame: Frame, { counted, s2, number }: ListState): Table {
  const words = sceneWords;
  const latest = number < 0 ? [] : Array.from(frame.cells.last);
  const digits = latest.length === s2 ? digitsOf(latest, counted) : [];
  const fresh = new Set(frame.changes().flatMap(({ cells, index }) => (cells === "last" ? [index] : [])));
  const rows = Array.from({ length: counted }, (_, k): TableRow => {
    const digit = digits[k];
    const state = fresh.has(k) && number > 0 ? { state: "changed" as const } : {};
    const cells =
      digit === undefined
        ? [0, 1, 2, 3].map(() => ({ text: "·", state: "todo" as const }))
        : [
            { text: String(digit.player), ...state },
            { text: String(digit.smaller), ...state },
            { text: `× ${inFigures(digit.worth)}`, state: "quiet" as const },
            { text: inFigures(digit.smaller * digit.worth) },
          ];
    return { id: `place.${k + 1}`, head: String(k + 1), cells };
  });
  return {
    id: "digits",
    ...words.digits,
    note: number < 0 ? words.noNumber : words.numberIs(number),
    rows,
  };
}

function editionsTable({ edition }: Problem, { s1, s2 }: ListState): Table {
  const words = sceneWords;
  return {
    id: "editions",
    ...words.editions,
    note: words.bracket(s1, s2),
    rows: (["2012", "2026"] as const).map((each) => ({
      id: `edition.${each}`,
      head: words.editionName(each),
      cells: [falling(s2, each === "2012" ? s2 : s1), falling(s2, s1)].map((count) => ({
        text: inFigures(count),
      })),
      ...((edition === "2012") === (each === "2012") ? { now: true } : {}),
    })),
  };
}
