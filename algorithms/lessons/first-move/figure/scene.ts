import type * as figure from "#algorithms/core/lesson/scene.ts";
import { round } from "#algorithms/kit/rounds/rounding.ts";
import { sceneOf } from "#algorithms/kit/rounds/scene-of.ts";
import { windowAround } from "#algorithms/kit/rounds/window.ts";
import type { Problem } from "../problem.ts";
import { type Frame, MOST_SHOWN } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import {
  colorAt,
  gameBefore,
  hasBegun,
  isRenumbering,
  isWritten,
  meeting,
  type Place,
  placeOf,
  playerAt,
  roundAt,
  shownNumber,
} from "./state.ts";
import { breaksSoFar, colorTables } from "./tables.ts";

const WIDTH = 520;
const HEIGHT = 520;
/** On the phone the plate loses 29 units above and below: what matters stays inside. */
const HEAD_Y = 48;
const TOP = 82;
const BOTTOM = 428;
const KEY_Y = 474;
const LEFT = 74;
const RIGHT = 446;
const HEADS_X = 24;
const COUNTS_X = 488;

export const KEY_WHITE = "key.white";
export const KEY_BLACK = "key.black";

export function cellId(p: number, r: number): string {
  return `c${p}.${r}`;
}

/** A row for each player, a column for each round, the color in the cell, and a line where a color comes twice. */
export const scene = sceneOf({ place: placeOf, plate: gridPlate, tables: colorTables, key: keyOf });

/** The part of the table that is shown, and where its cells are. */
interface Grid {
  /** The lines of the table from the top, both ends included, and its columns from the left. */
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
  readonly radius: number;
  /** Where the columns and the lines are. */
  x(column: number): number;
  y(line: number): number;
}

function gridOf(frame: Frame, { n, rounds, p, r }: Place): Grid {
  const line = frame.step === "rename" ? frame.a : Math.max(p, 1);
  const rows = windowAround(line, n, Math.min(n, MOST_SHOWN));
  const columns = windowAround(Math.max(r, 1), rounds, Math.min(rounds, MOST_SHOWN - 1));
  const dx = Math.min(92, (RIGHT - LEFT) / Math.max(columns[1] - columns[0], 1));
  const dy = Math.min(66, (BOTTOM - TOP) / Math.max(rows[1] - rows[0], 1));
  return {
    rows,
    columns,
    radius: round(Math.min(19, 0.37 * dx, 0.42 * dy)),
    x: (k) => round(LEFT + (k - columns[0]) * dx),
    y: (k) => round(TOP + (k - rows[0]) * dy),
  };
}

function gridPlate(problem: Problem, frame: Frame, place: Place): figure.GraphPlate {
  const grid = gridOf(frame, place);
  return {
    kind: "graph",
    width: WIDTH,
    height: HEIGHT,
    label: sceneWords.picture(problem, place, frame),
    guides: guides(grid),
    edges: edges(frame, place, grid),
    nodes: nodes(problem, frame, place, grid),
    notes: notes(frame, place, grid),
  };
}

/** A dotted line for each row. */
function guides({ rows, columns, x, y }: Grid): figure.GraphGuide[] {
  let path = "";
  for (let q = rows[0]; q <= rows[1]; q++) path += `M${x(columns[0])} ${y(q)}H${x(columns[1])}`;
  return [{ id: "rows", kind: "ring", path }];
}

/** A line between two games with the same color, and one in the key. */
function edges(frame: Frame, place: Place, grid: Grid): figure.GraphEdge[] {
  const { rows, columns, radius, x, y } = grid;
  const result: figure.GraphEdge[] = [
    { id: "key.break", from: [262, KEY_Y], to: [294, KEY_Y], role: "rejected" },
  ];
  for (let line = rows[0]; line <= rows[1]; line++) {
    const q = playerAt(frame, line);
    for (let column = columns[0]; column <= columns[1]; column++) {
      const r = roundAt(frame, place, column);
      if (!isWritten(place, q, r) || colorAt(frame, place, q, r) === 0) continue;
      const now = q === place.p && r === place.r;
      if (now && frame.step === "game") continue;
      const earlier = gameBefore(frame, place, q, r);
      const other = roundAt(frame, place, earlier);
      if (earlier === 0 || other < columns[0] || other > columns[1]) continue;
      if (colorAt(frame, place, q, earlier) !== colorAt(frame, place, q, r)) continue;
      const [from, to] = [Math.min(column, other), Math.max(column, other)];
      const chosen = now && frame.step === "same";
      const gap = radius + (chosen ? 4 : 1);
      result.push({
        id: `b${q}.${r}`,
        from: [round(x(from) + gap), y(line)],
        to: [round(x(to) - gap), y(line)],
        role: chosen ? "chosen" : "rejected",
      });
    }
  }
  return result;
}

function nodes(problem: Problem, frame: Frame, place: Place, grid: Grid): figure.GraphNode[] {
  const words = sceneWords;
  const { rows, columns, radius, y } = grid;
  const result: figure.GraphNode[] = [];
  for (let line = rows[0]; line <= rows[1]; line++) {
    const q = playerAt(frame, line);
    const number = shownNumber(frame, q);
    const label = words.player(q, problem.names[q - 1]);
    result.push({
      id: `p${q}`,
      x: HEADS_X,
      y: y(line),
      radius: Math.min(14, radius),
      role: headRole(frame, place, q),
      text: String(number),
      label: frame.cells.number[q - 1] > 0 ? words.renamed(label, number) : label,
    });
    // A row that has begun shows its empty places; later rows are only a dotted line.
    if (!hasBegun(place, q)) continue;
    for (let column = columns[0]; column <= columns[1]; column++)
      result.push(cell(frame, place, grid, { p: q, column, y: y(line) }));
  }
  const key = (id: string, at: number, tone: figure.Tone, text: string, label: string): figure.GraphNode => ({
    id,
    x: at,
    y: KEY_Y,
    radius: 14,
    role: "idle",
    tone,
    text,
    label,
    tag: { text: label, x: at + 22, y: KEY_Y, anchor: "start" },
  });
  result.push(
    key(KEY_WHITE, 30, "light", words.whiteSign, words.white),
    key(KEY_BLACK, 140, "dark", words.blackSign, words.black),
  );
  return result;
}

function headRole(frame: Frame, place: Place, q: number): figure.Role {
  // In the renumbering a filled head is one that has its new number.
  if (isRenumbering(frame)) {
    if (frame.step === "rename" && q === frame.a) return "chosen";
    return frame.cells.number[q - 1] > 0 ? "done" : "idle";
  }
  if (q === place.p && (frame.step === "player" || frame.step === "done")) return "chosen";
  if (place.isFinished(q)) return "done";
  return q === place.p ? "active" : "idle";
}

/** A place of a row: that of player p in a column, at a height. */
interface Spot {
  readonly p: number;
  readonly column: number;
  readonly y: number;
}

function cell(frame: Frame, place: Place, { x, radius }: Grid, { p, column, y }: Spot): figure.GraphNode {
  const r = roundAt(frame, place, column);
  const { opponent } = meeting(place.n, p, r);
  const written = isWritten(place, p, r);
  const color = written ? colorAt(frame, place, p, r) : 0;
  const base = {
    id: cellId(p, r),
    x: x(column),
    y,
    label: sceneWords.cell(shownNumber(frame, p), column, color, written ? shownNumber(frame, opponent) : -1),
  };
  const role = cellRole(frame, place, p, r);
  if (!written) return { ...base, radius, role, text: "" };
  if (color === 0) return { ...base, radius, role, text: "", ghost: true };
  return {
    ...base,
    radius,
    role,
    tone: color === 1 ? "light" : "dark",
    text: String(shownNumber(frame, opponent)),
  };
}

function cellRole(frame: Frame, place: Place, p: number, r: number): figure.Role {
  if (frame.step === "rename") return meeting(place.n, p, r).opponent === frame.a ? "chosen" : "idle";
  if (p !== place.p || (frame.step !== "game" && frame.step !== "same" && frame.step !== "rest"))
    return "idle";
  if (r === place.r) return "chosen";
  return frame.step === "same" && r === gameBefore(frame, place, p, place.r) ? "chosen" : "idle";
}

function notes(frame: Frame, place: Place, { rows, columns, x, y }: Grid): figure.GraphNote[] {
  const words = sceneWords;
  const result: figure.GraphNote[] = [
    { id: "head.round", x: HEADS_X + 6, y: HEAD_Y, text: words.round },
    { id: "head.breaks", x: COUNTS_X, y: HEAD_Y, text: words.breaks },
    { id: "key.note", x: 304, y: KEY_Y, text: words.break_, anchor: "start" },
  ];
  const moving = frame.step === "game" || frame.step === "same" || frame.step === "rest";
  for (let r = columns[0]; r <= columns[1]; r++) {
    const now = moving && r === place.r;
    result.push({
      id: `round.${r}`,
      x: x(r),
      y: HEAD_Y,
      text: String(r),
      ...(now ? { role: "chosen" } : {}),
    });
  }
  for (let line = rows[0]; line <= rows[1]; line++) {
    const q = playerAt(frame, line);
    if (!hasBegun(place, q)) continue;
    const now = q === place.p && frame.step === "same";
    const text = String(frame.cells.breaks[q - 1] ?? 0);
    result.push({ id: `breaks.${q}`, x: COUNTS_X, y: y(line), text, ...(now ? { role: "chosen" } : {}) });
  }
  if (place.p > 0) {
    const text = words.total(breaksSoFar(frame));
    const role = frame.step === "count" ? { role: "chosen" as const } : {};
    result.push({ id: "total", x: 476, y: KEY_Y, text, ...role });
  }
  if (place.n > MOST_SHOWN)
    result.push({ id: "part", x: 390, y: KEY_Y, text: words.part(rows[0], rows[1], place.n) });
  return result;
}

function keyOf({ odd }: Place): figure.KeyEntry[] {
  const { key } = sceneWords;
  return [
    { sign: "chosen", text: key.chosen },
    { sign: "tones", text: key.sides },
    ...(odd ? [{ sign: "ghost", text: key.ghost } as const] : []),
  ];
}
