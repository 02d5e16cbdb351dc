import type * as figure from "#algorithms/core/lesson/scene.ts";
import { shortName } from "#algorithms/engines/schedules/player-name.ts";
import { round } from "#algorithms/kit/rounds/rounding.ts";
import { knockout, type Problem, roundRobin, swiss } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { depth, matchesPlayed, type Place, placeOf, standsAt } from "./state.ts";

/** A bigger tree is shown in parts of this many levels below their top. */
export const LEVELS_SHOWN = 4;

const WIDTH = 520;
const HEIGHT = 520;
/** On the phone the plate loses 29 units above and below: what matters stays inside. */
const HEAD_Y = 50;
const TOP = 72;
const BOTTOM = 486;
const MARGIN = 10;

/** The tree of the knockout: first round on the left, the winner on the right; and what the systems cost. */
export function scene(problem: Problem, frame: Frame): figure.Scene {
  const place = placeOf(problem, frame);
  const tree = treeOf(place);
  return {
    plate: {
      kind: "graph",
      width: WIDTH,
      height: HEIGHT,
      label: sceneWords.picture(place, frame),
      guides: guides(tree),
      edges: edges(frame, place, tree),
      nodes: nodes(problem, frame, place, tree),
      notes: notes(place, tree),
    } satisfies figure.GraphPlate,
    tables: systemTables(frame, place),
    key: keyOf(place),
  };
}

/** The part of the tree that is shown, and where its places are. */
interface Tree {
  readonly root: number;
  /** Levels below the root. */
  readonly levels: number;
  readonly width: number;
  readonly height: number;
  x(v: number): number;
  y(v: number): number;
  /** All places of the part, level by level. */
  readonly places: readonly number[];
}

function treeOf(place: Place): Tree {
  const { rounds, v } = place;
  const levels = Math.min(rounds, LEVELS_SHOWN);
  const root = rootOf(place, levels, v);
  const top = depth(root);
  const dx = (WIDTH - 2 * MARGIN) / (levels + 1);
  const dy = (BOTTOM - TOP) / 2 ** levels;
  const places: number[] = [];
  for (let d = 0; d <= levels; d++) for (let k = 0; k < 2 ** d; k++) places.push(root * 2 ** d + k);
  return {
    root,
    levels,
    width: Math.min(100, round(dx - 24)),
    height: round(Math.min(30, Math.max(18, dy * 0.78))),
    x: (w) => round(WIDTH - MARGIN - dx * (depth(w) - top + 0.5)),
    y(w) {
      const d = depth(w) - top;
      return round(TOP + (w - root * 2 ** d + 0.5) * dy * 2 ** (levels - d));
    },
    places,
  };
}

/** The top of the part: so far up that the places of this step are at its left edge, but never above the winner's. */
function rootOf({ rounds, round: played, levels: drawn }: Place, levels: number, v: number): number {
  if (rounds <= levels) return 1;
  const lowest = v > 0 ? depth(v) + 1 : played > 0 ? rounds - played + 1 : Math.max(drawn - 1, 0);
  const top = Math.max(0, lowest - levels);
  if (v === 0) return 2 ** top;
  return v >> Math.max(0, depth(v) - top);
}

/** From each pair of places to the place that they play for. */
function guides({ places, levels, root, width, x, y }: Tree): figure.GraphGuide[] {
  let path = "";
  for (const v of places) {
    if (depth(v) - depth(root) === levels) continue;
    const from = round(x(2 * v) + width / 2);
    const middle = round((x(2 * v) + x(v)) / 2);
    path += `M${from} ${y(2 * v)}H${middle}V${y(2 * v + 1)}H${from}M${middle} ${y(v)}H${round(x(v) - width / 2)}`;
  }
  return [{ id: "tree", kind: "arrow", path }];
}

/** The ways of those who went through. */
function edges(frame: Frame, place: Place, { places, levels, root, width, x, y }: Tree): figure.GraphEdge[] {
  const result: figure.GraphEdge[] = [];
  for (const v of places) {
    if (depth(v) - depth(root) === levels || place.round === 0) continue;
    const through = standsAt(frame, place.size, v);
    if (through === 0) continue;
    const side = standsAt(frame, place.size, 2 * v) === through ? 2 * v : 2 * v + 1;
    const middle = round((x(side) + x(v)) / 2);
    const corner = (
      id: string,
      from: readonly [number, number],
      to: readonly [number, number],
    ): figure.GraphEdge => ({
      id: `w${v}.${id}`,
      from,
      to,
      role: "active",
    });
    result.push(
      corner("out", [round(x(side) + width / 2), y(side)], [middle, y(side)]),
      corner("up", [middle, y(side)], [middle, y(v)]),
      corner("in", [middle, y(v)], [round(x(v) - width / 2), y(v)]),
    );
  }
  return result;
}

function nodes(problem: Problem, frame: Frame, place: Place, tree: Tree): figure.GraphNode[] {
  return tree.places.map((v) => box(problem, frame, place, tree, v));
}

function box(
  problem: Problem,
  frame: Frame,
  place: Place,
  { width, height, x, y }: Tree,
  v: number,
): figure.GraphNode {
  const words = sceneWords;
  const { n, size } = place;
  const drawn = frame.cells.draw[v] ?? 0;
  // Expected seeds are shown while the draw is made; then only those that are really there.
  const seed = place.round === 0 ? drawn : standsAt(frame, size, v);
  const expected = place.round === 0 && v < size;
  const name = problem.names[seed - 1];
  const label =
    seed === 0
      ? words.open(v)
      : seed > n
        ? words.nobody(v)
        : expected
          ? words.expected(seed)
          : words.seat(seed, name);
  const base = { id: `v${v}`, x: x(v), y: y(v), radius: height / 2, box: { width, height }, label };
  const role = roleOf(frame, place, v);
  if (seed === 0) return { ...base, role, text: "", ghost: true };
  const nobody = seed > n;
  const text =
    nobody && place.round > 0
      ? words.bye
      : name === undefined || nobody
        ? String(seed)
        : named(seed, name, width);
  return { ...base, role, text, ...(expected || nobody ? { ghost: true } : {}) };
}

/** Seed and name, as much of it as fits. */
function named(seed: number, name: string, width: number): string {
  const digits = String(seed);
  return `${digits} ${shortName(name, Math.max(3, Math.floor(width / 7.4) - digits.length - 1))}`;
}

function roleOf(frame: Frame, place: Place, v: number): figure.Role {
  const { step } = frame;
  const { size, round: played } = place;
  if (step === "top") return v === 1 ? "chosen" : "idle";
  if (step === "pair") return v >> 1 === place.v ? "chosen" : v === place.v ? "active" : "idle";
  if (played === 0) return "idle";
  const seed = standsAt(frame, size, v);
  const next = v >> 1;
  if (step === "match" && next === place.v) return "chosen";
  if (step === "match" && v === place.v) return "candidate";
  if ((step === "win" || step === "bye") && v === place.v) return "chosen";
  if (seed === 0 || seed > place.n) return "idle";
  const through = next === 0 ? 0 : standsAt(frame, size, next);
  if (through === 0) return "idle";
  return through === seed ? "done" : "rejected";
}

function notes({ rounds, size, round: played }: Place, tree: Tree): figure.GraphNote[] {
  const words = sceneWords;
  const top = depth(tree.root);
  const result: figure.GraphNote[] = [];
  for (let d = 0; d <= tree.levels; d++) {
    const level = top + d;
    const v = tree.root * 2 ** d;
    const head =
      level > 0 && level === rounds && rounds > 1
        ? words.round(1)
        : (words.heads[level] ?? words.round(rounds - level + 1));
    const now = played > 0 && level === rounds - played + 1;
    result.push({
      id: `head.${d}`,
      x: tree.x(v),
      y: HEAD_Y,
      text: head,
      ...(now ? { role: "chosen" as const } : {}),
    });
  }
  const lowest = top + tree.levels;
  if (rounds > LEVELS_SHOWN) {
    const first = tree.root * 2 ** tree.levels - 2 ** lowest + 1;
    const text = words.part(first, first + 2 ** tree.levels - 1, Math.min(size, 2 ** lowest));
    result.push({ id: "part", x: 440, y: 470, text });
  }
  return result;
}

function keyOf({ round: played }: Place): figure.KeyEntry[] {
  const { key } = sceneWords;
  const open: figure.KeyEntry = { sign: "ghost", text: key.ghost };
  if (played === 0) return [{ sign: "chosen", text: key.chosen }, open];
  return [
    { sign: "chosen", text: key.chosen },
    { sign: "active", text: key.done },
    { sign: "rejected", text: key.rejected },
    open,
  ];
}

/** The rounds of this tree, and the three systems compared for as many players. */
function systemTables(frame: Frame, place: Place): figure.Table[] {
  return [roundsTable(frame, place), comparison(place)];
}

function roundsTable(frame: Frame, place: Place): figure.Table {
  const words = sceneWords;
  const { n, rounds, round, size, v } = place;
  const rows: figure.TableRow[] = [];
  for (let r = 1; r <= rounds; r++) {
    const k = size / 2 ** r;
    const byes = r === 1 ? size - n : 0;
    let played = 0;
    for (let w = k; w < 2 * k; w++)
      if (standsAt(frame, size, w) > 0 && standsAt(frame, size, 2 * w + 1) <= n) played++;
    const now = r === round;
    const changed = now && frame.step === "win" && v > 0;
    const count: figure.TableCell = { text: String(played), ...(changed ? { state: "changed" } : {}) };
    rows.push({
      id: `round.${r}`,
      head: String(r),
      cells: [
        { text: String(r === 1 ? n : 2 * k) },
        { text: String(k - byes) },
        { text: String(byes), ...(byes === 0 ? { state: "quiet" } : {}) },
        played === 0 ? { text: "·", state: "todo" } : count,
      ],
      ...(now ? { now: true } : {}),
    });
  }
  return {
    id: "rounds",
    ...words.rounds,
    note: words.matchesSoFar(matchesPlayed(frame, place), n - 1),
    rows,
  };
}

function comparison({ n }: Place): figure.Table {
  const words = sceneWords;
  const costs = { roundRobin: roundRobin(n), knockout: knockout(n), swiss: swiss(n) };
  return {
    id: "systems",
    ...words.systems,
    note: words.players(n),
    rows: (["roundRobin", "knockout", "swiss"] as const).map((system) => {
      const { rounds, matches, byes } = costs[system];
      return {
        id: `system.${system}`,
        head: words.names[system],
        cells: [{ text: String(rounds) }, { text: String(matches) }, { text: String(byes) }],
        ...(system === "knockout" ? { now: true } : {}),
      };
    }),
  };
}
