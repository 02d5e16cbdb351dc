import type * as figure from "#algorithms/core/lesson/scene.ts";
import { shortName } from "#algorithms/engines/schedules/player-name.ts";
import { round } from "#algorithms/kit/rounds/rounding.ts";
import { sceneOf } from "#algorithms/kit/rounds/scene-of.ts";
import type { Problem } from "../problem.ts";
import { type Frame, MOST_LEVELS, opposite } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import {
  type Call,
  callsOf,
  isOver,
  MOST_ROWS,
  meeting,
  type Place,
  placeOf,
  restingOn,
  rowsShown,
} from "./state.ts";
import { scheduleTables } from "./tables.ts";

/** The rows of the columns that are drawn, and where they are. */
interface Geometry {
  readonly call: Call;
  readonly first: number;
  readonly last: number;
  readonly disc: number;
  readonly tagged: boolean;
  y(row: number): number;
}

/** What a plate is drawn from. */
interface View {
  readonly problem: Problem;
  readonly frame: Frame;
  readonly place: Place;
  readonly geometry: Geometry;
}

/** Where a player sits. */
interface Seat {
  readonly player: number;
  readonly row: number;
  readonly x: number;
}

const WIDTH = 520;
const HEIGHT = 560;
/** Between these heights nothing is cut off where the plate is shown less high, as on a phone. */
const TOP = 112;
const BOTTOM = 486;
const HEADING_Y = 72;
const LEFT_X = 74;
const RIGHT_X = 200;
const MOST_TAGGED_ROWS = 5;
/** The tree of calls: its left edge and its width. */
const TREE_X = 262;
const TREE_WIDTH = 248;

function geometryOf(problem: Problem, place: Place): Geometry {
  const { call, first, last } = rowsShown(problem, place);
  const shown = last - first + 1;
  const pitch = Math.min(104, (BOTTOM - TOP) / shown);
  const top = (TOP + BOTTOM) / 2 - (pitch * (shown - 1)) / 2;
  const tagged = problem.names.length > 0 && shown <= MOST_TAGGED_ROWS;
  const disc = Math.min(tagged ? 20 : 26, round(pitch * 0.38));
  const y = (k: number) => round(top + pitch * (k - first) - (tagged ? 6 : 0));
  return { call, first, last, disc, tagged, y };
}

function plateOf(problem: Problem, frame: Frame, place: Place): figure.GraphPlate {
  const geometry = geometryOf(problem, place);
  const edges = edgesOf(problem, frame, place, geometry);
  const words = sceneWords;
  const pairs = edges
    .filter(({ role, dotted }) => !dotted && (role === "chosen" || role === "done"))
    .map(({ id }) => id.split("."))
    .map(([, a, b]) => words.meets(Number(a), Number(b)));
  return {
    kind: "graph",
    width: WIDTH,
    height: HEIGHT,
    label: words.picture(problem, place, pairs),
    guides: guidesOf(problem, frame, place, geometry),
    edges,
    nodes: [...seatNodes({ problem, frame, place, geometry }), ...callNodes(problem, frame, place)],
    notes: notesOf(problem, frame, place, geometry),
  };
}

function isRow({ call, first, last }: Geometry, row: number): boolean {
  return row >= first && row <= last && row < call.h;
}

/** The games of the day in the open call; at the end of a call the pairs that it has lost. */
function edgesOf(problem: Problem, frame: Frame, place: Place, geometry: Geometry): figure.GraphEdge[] {
  const { call, disc, y } = geometry;
  const result: figure.GraphEdge[] = [];
  if (place.call === undefined) return result;
  const edge = (a: number, b: number, row: number, role: figure.Role, right = row): figure.GraphEdge => {
    const gap = disc + (role === "chosen" ? 6 : 0);
    return {
      id: `game.${a}.${b}`,
      from: [LEFT_X + gap, y(row)],
      to: [RIGHT_X - gap, y(right)],
      role,
    };
  };
  if (frame.step === "done" && call.left > 0) {
    for (let j = geometry.first; j < call.h; j++)
      result.push({ ...edge(call.from + j, call.left, j, "rejected", call.h), id: `lost.${call.from + j}` });
    return result;
  }
  const resting = frame.step === "rest" || frame.step === "meet";
  if (place.day === 0) return result;
  for (let j = geometry.first; isRow(geometry, j); j++) {
    const a = call.from + j;
    const b = opposite(call, place.turned, j);
    if (b > call.to) continue;
    if (resting) {
      if (j === place.row) result.push(edge(a, b, j, "chosen"));
      else if (haveMet(problem, frame, a, b, place.day)) result.push(edge(a, b, j, "done"));
    } else if (isPaired(problem, frame, place, a, b))
      result.push(edge(a, b, j, j === place.row ? "chosen" : "done"));
  }
  return result;
}

/** Whether a and b meet on this day, as far as it is made. */
function isPaired(problem: Problem, { cells }: Frame, { day }: Place, a: number, b: number): boolean {
  return Math.abs(meeting(problem, cells, day, a)) === b;
}

/** Whether a and b have met on one of the days up to this one, on which those who rest meet. */
function haveMet(problem: Problem, frame: Frame, a: number, b: number, upTo: number): boolean {
  for (let day = upTo; day >= 1; day--)
    if (Math.abs(meeting(problem, frame.cells, day, a)) === b) return true;
  return false;
}

function seatNodes(view: View): figure.GraphNode[] {
  const { place, geometry } = view;
  const { call, first, last, y } = geometry;
  const words = sceneWords;
  const result: figure.GraphNode[] = [];
  for (let j = first; j <= Math.min(last, call.h - 1); j++) {
    for (const [x, player] of [
      [LEFT_X, call.from + j],
      [RIGHT_X, opposite(call, place.turned, j)],
    ] as const) {
      if (player <= call.to) result.push(playerNode(view, { player, row: j, x }));
      else
        result.push({
          id: `seat.${player}`,
          x,
          y: y(j),
          radius: geometry.disc,
          role: "idle",
          text: "",
          label: words.emptySeat,
          ghost: true,
        });
    }
  }
  if (call.left > 0 && last === call.h)
    result.push(playerNode(view, { player: call.left, row: call.h, x: RIGHT_X }));
  return result;
}

function playerNode(view: View, seat: Seat): figure.GraphNode {
  const { problem, frame, place, geometry } = view;
  const { player, row, x } = seat;
  const { disc, tagged } = geometry;
  const y = geometry.y(row);
  const name = problem.names[player - 1];
  const tone = toneOf(problem, frame, place, player);
  return {
    id: `p${player}`,
    x,
    y,
    radius: disc,
    role: seatRole(view, seat),
    ...(tone === undefined ? {} : { tone }),
    text: String(player),
    label: sceneWords.player(player, name),
    ...(tagged && name !== undefined
      ? { tag: { text: shortName(name, 16), x, y: y + disc + 17, anchor: "middle" as const } }
      : {}),
  };
}

function seatRole({ problem, frame, place, geometry }: View, { player, row }: Seat): figure.Role {
  const { call } = geometry;
  if (place.call === undefined) return "idle";
  if (frame.step === "done") return call.left > 0 && row === call.h ? "rejected" : "done";
  if (row === call.h) return "rejected";
  if (frame.step === "turn" && place.turned > 0 && player === call.from + call.h + place.turned - 1)
    return "chosen";
  if (frame.step === "game" || frame.step === "meet") {
    if (row === place.row) return "chosen";
    if (frame.step === "meet") return "done";
    const other = opposite(call, place.turned, row);
    return isPaired(problem, frame, place, call.from + row, other) ? "done" : "idle";
  }
  if (frame.step === "rest") {
    if (player === restingOn(problem, frame.cells, call, place.day)) return "chosen";
    return meeting(problem, frame.cells, place.day, player) === 0 ? "idle" : "done";
  }
  return "idle";
}

function toneOf(problem: Problem, frame: Frame, place: Place, player: number): figure.Tone | undefined {
  if (place.day === 0) return undefined;
  const other = meeting(problem, frame.cells, place.day, player);
  return other === 0 ? undefined : other > 0 ? "light" : "dark";
}

/** The calls as boxes: a level is a column, and a box is as high as the share of its players. */
function callNodes(problem: Problem, frame: Frame, place: Place): figure.GraphNode[] {
  const calls = callsOf(problem);
  const shown = levelsShown(problem);
  const pitch = TREE_WIDTH / shown;
  const unit = (BOTTOM - TOP + 26) / problem.n;
  return calls
    .filter(({ level }) => level < shown)
    .map((call) => {
      const { id, level, from, to } = call;
      return {
        id,
        x: round(TREE_X + pitch * (level + 0.5)),
        y: round(TOP - 13 + unit * ((from + to) / 2 - 0.5)),
        radius: 10,
        role: callRole(problem, frame, place, call),
        text: `${from}–${to}`,
        label: sceneWords.call(call),
        box: {
          width: round(pitch - 14),
          height: round(Math.max(12, unit * (to - from + 1) - 14)),
        },
      };
    });
}

function levelsShown(problem: Problem): number {
  const levels = Math.max(...callsOf(problem).map(({ level }) => level)) + 1;
  return Math.min(levels, MOST_LEVELS);
}

function callRole(problem: Problem, frame: Frame, place: Place, call: Call): figure.Role {
  if (place.call === undefined) return "idle";
  if (call === place.call && (frame.step === "call" || frame.step === "done" || frame.step === "back"))
    return "chosen";
  if (place.open.includes(call)) return "active";
  return isOver(problem, frame.cells, place, call) ? "done" : "idle";
}

/** The way the second column turns; on days of the halves, who is busy there. */
function guidesOf(problem: Problem, frame: Frame, place: Place, geometry: Geometry): figure.GraphGuide[] {
  const { call, first, last, disc, tagged, y } = geometry;
  const result: figure.GraphGuide[] = [];
  if (place.call === undefined) return result;
  const middle = round(y(first) + (y(Math.min(last, call.h - 1)) - y(first)) / 2);
  if (call.h > 1 && place.turned > 0 && !tagged) {
    const x = RIGHT_X + disc + 14;
    const half = Math.min(60, (y(Math.min(last, call.h - 1)) - y(first)) / 2);
    result.push({
      id: "turn",
      kind: "arrow",
      path: `M${x} ${round(middle + half)}V${round(middle - half)}M${x - 6} ${round(middle - half + 9)}L${x} ${round(middle - half)}L${x + 6} ${round(middle - half + 9)}`,
    });
  }
  if (frame.step !== "rest" && frame.step !== "meet") return result;
  for (let j = first; isRow(geometry, j); j++) {
    for (const [x, player, sign, base] of [
      [LEFT_X, call.from + j, -1, call.from],
      [RIGHT_X, call.from + call.h + j, 1, call.from + call.h],
    ] as const) {
      const other = Math.abs(meeting(problem, frame.cells, place.day, player)) - base;
      if (other <= j || !isRow(geometry, other)) continue;
      const edge = x + sign * disc;
      const bulge = edge + sign * 40;
      result.push({
        id: `busy.${player}`,
        kind: "ring",
        path: `M${edge} ${y(j)}Q${bulge} ${round((y(j) + y(other)) / 2)} ${edge} ${y(other)}`,
      });
    }
  }
  return result;
}

function notesOf(
  problem: Problem,
  frame: Frame,
  place: Place,
  { call, first, last, disc, y }: Geometry,
): figure.GraphNote[] {
  const words = sceneWords;
  const result: figure.GraphNote[] = [];
  const heading = words.heading(place, frame);
  if (heading !== "")
    result.push({
      id: "heading",
      x: (LEFT_X + RIGHT_X) / 2,
      y: HEADING_Y,
      text: heading,
      ...(frame.step === "turn" || frame.step === "rest" ? { role: "chosen" as const } : {}),
    });
  result.push({ id: "calls", x: TREE_X + TREE_WIDTH / 2, y: HEADING_Y, text: words.calls });
  const all = Math.max(...callsOf(problem).map(({ level }) => level)) + 1;
  if (all > MOST_LEVELS)
    result.push({
      id: "deeper",
      x: TREE_X + TREE_WIDTH / 2,
      y: HEADING_Y + 20,
      text: words.deeper(all - MOST_LEVELS),
    });
  if (call.left > 0 && last === call.h)
    result.push({
      id: "left",
      x: RIGHT_X - disc - 12,
      y: y(call.h),
      text: frame.step === "done" ? "" : words.noRow,
      anchor: "end",
    });
  if (call.h > MOST_ROWS)
    result.push({
      id: "rows",
      x: (LEFT_X + RIGHT_X) / 2,
      y: HEADING_Y + 20,
      text: words.rows(first + 1, Math.min(last, call.h - 1) + 1, call.h),
    });
  return result.filter(({ text }) => text !== "");
}

function keyOf(place: Place): figure.KeyEntry[] {
  const { key } = sceneWords;
  const { call } = place;
  return [
    { sign: "chosen", text: key.chosen },
    { sign: "done", text: key.done },
    { sign: "active", text: key.active },
    { sign: "tones", text: key.sides },
    ...(call && call.left > 0 ? [{ sign: "rejected", text: key.rejected } as const] : []),
    ...(call && call.left === 0 && call.from + 2 * call.h - 1 > call.to
      ? [{ sign: "ghost", text: key.ghost } as const]
      : []),
  ];
}

/** The two columns of the open call, and beside them the calls of the recursion. */
export const scene = sceneOf({ place: placeOf, plate: plateOf, tables: scheduleTables, key: keyOf });
