import type { KeyEntry, Scene, Table, TableRow } from "#algorithms/core/lesson/scene.ts";
import { type EdgeLook, graphPlate, type NodeLook } from "#algorithms/kit/graphs/graph-plate.ts";
import { named, pairsOf } from "#algorithms/kit/graphs/search-state.ts";
import { MOST_ROWS, PENDING, padded, treesOf, treesTable } from "#algorithms/kit/graphs/search-tables.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { type State, stateOf } from "./state.ts";

/** Steps that are about one edge, and accept it. */
const OF_AN_EDGE: readonly Frame["step"][] = ["grow", "found", "pick", "flip", "cover"];

/** The graph with its matching and its trees; at the end the cover, as squares. */
export function scene(problem: Problem, frame: Frame): Scene {
  const state = stateOf(problem, frame);
  const words = sceneWords;
  return {
    plate: graphPlate(problem, {
      head: words.head(state, frame),
      label: words.picture(state),
      node: (v) => ({ ...nodeLook(state, frame, v + 1), label: words.vertex(state, v + 1) }),
      edge: (u, v) => edgeLook(state, frame, u + 1, v + 1),
      hulls: [],
    }),
    tables: searchTables(frame, state),
    key: keyOf(state, frame),
  };
}

function nodeLook(state: State, frame: Frame, v: number): Omit<NodeLook, "label"> {
  const { step } = frame;
  const solid = state.isEven(v);
  const square = state.cover.includes(v);
  if (isFocus(state, frame, v)) return { role: "chosen", solid, square };
  const tellsCycle = step === "cycle" || step === "open";
  if (tellsCycle && state.cycle.includes(v)) return { role: "candidate", solid };
  if (state.path.includes(v)) return { role: "candidate", solid };
  if (square) return { role: "done", square };
  const inTree = solid || state.isOdd(v);
  // The trees that failed stay, and are nobody's business any more until the end.
  const hasFailed = inTree && state.treeOf(v) !== state.root && state.act !== "proof";
  if (hasFailed) return { role: "idle", solid, ghost: !solid };
  return { role: inTree ? "active" : "idle", solid };
}

function edgeLook(state: State, frame: Frame, u: number, v: number): EdgeLook {
  const { step, a, b } = frame;
  const isThis = (u === a && v === b) || (u === b && v === a);
  if (isThis && (step === "skip" || step === "odd")) return { role: "rejected" };
  if (isThis && OF_AN_EDGE.includes(step)) return { role: "chosen" };
  if (state.partner(u) === v) return { role: "done" };
  if ((step === "cycle" || step === "open") && joins(u, v, state.cycle, true)) return { role: "candidate" };
  if (joins(u, v, state.path, false)) return { role: "candidate" };
  const isTree = state.parentOf(u) === v || state.parentOf(v) === u;
  if (!isTree || step === "flip") return { role: "idle" };
  const tree = state.treeOf(u) || state.treeOf(v);
  return tree === state.root || state.act === "proof" ? { role: "active" } : { role: "idle" };
}

/** Whether two vertices follow each other in a path, or in a cycle. */
function joins(u: number, v: number, way: readonly number[], isClosed: boolean): boolean {
  const [i, j] = [way.indexOf(u), way.indexOf(v)];
  if (i < 0 || j < 0) return false;
  const apart = Math.abs(i - j);
  return apart === 1 || (isClosed && apart === way.length - 1);
}

function isFocus(state: State, { step, a, b }: Frame, v: number): boolean {
  switch (step) {
    case "pick":
    case "flip":
    case "odd":
      return v === a || v === b;
    case "root":
    case "scan":
    case "skip":
    case "back":
    case "fail":
    case "forget":
    case "cover":
      return v === a;
    case "grow":
      return v === b || v === state.partner(b);
    case "found":
      return v === b;
    default:
      return false;
  }
}

function keyOf(state: State, { step }: Frame): KeyEntry[] {
  const { key } = sceneWords;
  const chosen = { sign: "chosen", text: key.chosen } as const;
  const matched = { sign: "done", text: key.matched } as const;
  if (step === "cycle" || step === "open") return [matched, { sign: "candidate", text: key.cycle }];
  if (state.act === "start") return [chosen, matched];
  if (state.act === "proof") return [chosen, { sign: "done", text: key.cover }];
  return [
    chosen,
    matched,
    { sign: "solid", text: key.even },
    { sign: "active", text: key.odd },
    ...(state.path.length > 0 ? [{ sign: "candidate", text: key.path } as const] : []),
    ...(hasFailed(state) ? [{ sign: "ghost", text: key.failed } as const] : []),
  ];
}

function hasFailed(state: State): boolean {
  return state.exposed.some((v) => state.isEven(v) && v !== state.root);
}

/** Steps that are about one edge of the matching. */
const OF_A_PAIR: readonly Frame["step"][] = ["pick", "flip", "cover"];

/** The trees and the matching, with the vertex of the cover that each edge gives. */
function searchTables(frame: Frame, state: State): Table[] {
  const tables = [treeTable(frame, state), matchingTable(frame, state)];
  return state.act === "proof" ? tables.reverse() : tables;
}

function treeTable({ step }: Frame, { n, root, treeOf, isEven }: State): Table {
  // The tree of the search comes first.
  const all = [...treesOf(n, treeOf, isEven)].sort(
    ([r], [s]) => Number(s === root) - Number(r === root) || r - s,
  );
  const columns = step === "grow" ? (["even", "odd"] as const) : step === "root" ? (["even"] as const) : [];
  return treesTable(all, { root, columns });
}

function matchingTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const pairs = pairsOf(state.n, state.partner);
  const isNow = ([u, v]: readonly [number, number]): boolean =>
    OF_A_PAIR.includes(frame.step) && ((u === frame.a && v === frame.b) || (u === frame.b && v === frame.a));
  const first = Math.max(0, Math.min(pairs.findIndex(isNow), pairs.length - MOST_ROWS));
  const shown = pairs.slice(first, first + MOST_ROWS);
  const rows = shown.map((pair, i): TableRow => {
    const given = pair.filter((v) => state.cover.includes(v)).map(named);
    const now = isNow(pair);
    const sides =
      state.sideOf(pair[0]) === 0 ? PENDING : { text: `${state.sideOf(pair[0])}–${state.sideOf(pair[1])}` };
    return {
      id: `edge.${i}`,
      head: `${named(pair[0])}–${named(pair[1])}`,
      cells: [
        sides,
        given.length === 0
          ? PENDING
          : { text: given.join(" "), ...(now ? { state: "changed" as const } : {}) },
      ],
      ...(now ? { now } : {}),
    };
  });
  return {
    id: "matching",
    ...words.matching,
    note: words.edges(pairs.length),
    ...(pairs.length > MOST_ROWS ? { foot: `${first + 1}–${first + shown.length} / ${pairs.length}` } : {}),
    rows: padded(rows, 2),
  };
}
