import type {
  GraphPlate,
  KeyEntry,
  Role,
  Scene,
  Table,
  TableCell,
  TableRow,
} from "#algorithms/core/lesson/scene.ts";
import {
  type EdgeLook,
  graphPlate,
  type HullLook,
  type NodeLook,
} from "#algorithms/kit/graphs/graph-plate.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";
import {
  MOST_ROWS,
  PENDING,
  padded,
  treesOf,
  treesTable,
  vertexCell,
} from "#algorithms/kit/graphs/search-tables.ts";
import { shrunkenPlate } from "#algorithms/kit/graphs/shrunken-plate.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { type Blossom, cycleOver, type State, stateOf } from "./state.ts";

/** Steps that are about one edge, and accept it. */
const OF_AN_EDGE: readonly Frame["step"][] = ["grow", "close", "meet", "pick", "flip"];

/** The graph with its matching, the trees and the hulls of blossoms; at the end the three sets. */
export function scene(problem: Problem, frame: Frame): Scene {
  const state = stateOf(problem, frame);
  const words = sceneWords;
  const look = state.act === "proof" ? proofLook(state, frame) : searchLook(state, frame);
  const plate = graphPlate(problem, {
    head: words.head(state, frame),
    label: words.picture(state),
    node: (v) => ({ ...look.node(v + 1), label: words.vertex(state, v + 1) }),
    edge: (u, v) => look.edge(u + 1, v + 1),
    hulls: look.hulls,
  });
  return {
    plate,
    tables: searchTables(problem, frame, state, plate),
    key: keyOf(state, frame),
  };
}

/** A look whose vertices count from 1. */
interface Look {
  node(v: number): Omit<NodeLook, "label">;
  edge(u: number, v: number): EdgeLook;
  readonly hulls: readonly HullLook[];
}

function searchLook(state: State, frame: Frame): Look {
  const { step, a, b } = frame;
  const { ways } = state;
  const isFocus = focusOf(state, frame);
  const cycle = step === "close" || step === "base" ? cycleOver(state, a, b).cycle : [];
  const onCycle = new Set(cycle);
  const onPath = new Set(state.path);
  const pathEdges = new Set(state.path.slice(1).map((v, i) => pairKey(v, state.path[i])));
  const isCycleEdge = (u: number, v: number): boolean => {
    const [x, y] = [ways.base[u], ways.base[v]];
    return x !== y && onCycle.has(x) && onCycle.has(y) && isTreeEdge(state, u, v);
  };
  const closing = step === "round" ? closingEdge(frame, a) : undefined;
  return {
    node(v) {
      const solid = state.isEven(v);
      const inTree = solid || state.isOdd(v);
      const role: Role = isFocus(v)
        ? "chosen"
        : onPath.has(v) || onCycle.has(ways.base[v])
          ? "candidate"
          : inTree
            ? "active"
            : "idle";
      return { role, solid };
    },
    edge(u, v) {
      const isMatched = state.partner(u) === v;
      if (step === "skip" && isPair(u, v, a, b)) return { role: "rejected" };
      if (OF_AN_EDGE.includes(step) && isPair(u, v, a, b)) return { role: "chosen" };
      if (closing && isPair(u, v, ...closing)) return { role: "chosen" };
      if (isMatched) return { role: "done" };
      if (pathEdges.has(pairKey(u, v)) || isCycleEdge(u, v)) return { role: "candidate" };
      return { role: step !== "flip" && step !== "clear" && isTreeEdge(state, u, v) ? "active" : "idle" };
    },
    hulls: state.blossoms.map(({ k, vertices, height }) => ({
      id: `B${k}`,
      vertices: vertices.map((v) => v - 1),
      height,
      role: (step === "shrink" && k === a) || (step === "turn" && k === b) ? "chosen" : "idle",
    })),
  };
}

/** At the end: islands with outlines, the barrier as squares, and the rest. */
function proofLook(state: State, { step }: Frame): Look {
  const [D, A, C] = [1, 2, 3];
  const outer = state.blossoms.filter(({ depth }) => depth === 0);
  const inBlossom = new Set(outer.flatMap(({ vertices }) => vertices));
  const singles = Array.from({ length: state.n }, (_, i) => i + 1).filter(
    (v) => state.partOf(v) === D && !inBlossom.has(v),
  );
  const role: Role = step === "islands" ? "chosen" : "active";
  const roles: Readonly<Record<number, Role>> = {
    [D]: "active",
    [A]: step === "barrier" ? "chosen" : "candidate",
    [C]: step === "rest" ? "chosen" : "done",
  };
  return {
    node: (v) => ({
      role: roles[state.partOf(v)] ?? (state.isEven(v) || state.isOdd(v) ? "active" : "idle"),
      solid: state.isEven(v),
      square: state.partOf(v) === A,
    }),
    edge(u, v) {
      const touchesA = state.partOf(u) === A || state.partOf(v) === A;
      if (state.partner(u) === v) return { role: "done" };
      if (touchesA) return { role: "candidate" };
      return { role: "idle" };
    },
    hulls: [
      ...outer.map(
        ({ k, vertices }): HullLook => ({
          id: `B${k}`,
          vertices: vertices.map((v) => v - 1),
          height: 1,
          role: state.partOf(vertices[0]) === D ? role : "idle",
        }),
      ),
      ...singles.map((v): HullLook => ({ id: `I${v - 1}`, vertices: [v - 1], height: 0, role })),
    ],
  };
}

/** The vertices that this step speaks of. */
function focusOf(state: State, { step, a, b }: Frame): (v: number) => boolean {
  switch (step) {
    case "pick":
    case "flip":
    case "close":
    case "meet":
      return (v) => v === a || v === b;
    case "plant":
      return (v) => state.exposed.includes(v);
    case "scan":
    case "skip":
    case "turn":
    case "pass":
    case "round":
      return (v) => v === a;
    case "grow":
      return (v) => v === b || v === state.partner(b);
    case "base": {
      const { base } = cycleOver(state, a, b);
      return (v) => v === base;
    }
    case "shrink":
      return (v) => v === b;
    default:
      return () => false;
  }
}

/** Whether a tree grew along this edge, or closed a blossom with it. */
function isTreeEdge({ ways, isEven, isOdd }: State, u: number, v: number): boolean {
  if (!(isEven(u) || isOdd(u)) || !(isEven(v) || isOdd(v))) return false;
  return ways.parent[u] === v || ways.parent[v] === u;
}

function closingEdge(frame: Frame, x: number): readonly [number, number] | undefined {
  const [near, far] = [frame.cells.near[x] ?? 0, frame.cells.far[x] ?? 0];
  return near === 0 ? undefined : [near, far];
}

function isPair(u: number, v: number, a: number, b: number): boolean {
  return (u === a && v === b) || (u === b && v === a);
}

function pairKey(u: number, v: number): string {
  return u < v ? `${u} ${v}` : `${v} ${u}`;
}

function keyOf(state: State, { step }: Frame): KeyEntry[] {
  const { key } = sceneWords;
  if (state.act === "proof") {
    return [
      { sign: "done", text: key.matched },
      { sign: "hull", text: key.island },
      { sign: "candidate", text: key.barrier },
    ];
  }
  const always: readonly KeyEntry[] = [
    { sign: "chosen", text: key.chosen },
    { sign: "done", text: key.matched },
  ];
  if (state.act === "start") return [...always];
  return [
    ...always,
    { sign: "solid", text: key.even },
    { sign: "active", text: key.odd },
    ...(state.path.length > 0 || step === "meet"
      ? [{ sign: "candidate", text: key.path } as const]
      : step === "close" || step === "base"
        ? [{ sign: "candidate", text: key.cycle } as const]
        : []),
    ...(state.blossoms.length > 0 ? [{ sign: "hull", text: key.blossom } as const] : []),
  ];
}

const MOST_LISTED = 7;
/** The steps of the proof, in their order. */
const PROOF: readonly Frame["step"][] = ["stuck", "islands", "barrier", "rest", "proof"];

/** The shrunken graph and the trees; at the end the count that proves the size. */
function searchTables(problem: Problem, frame: Frame, state: State, plate: GraphPlate): Table[] {
  const shrunken = { ...blossomTable(state, frame), picture: shrunkenPlate(plate, outermost(state)) };
  return state.act === "proof"
    ? [proofTable(state, frame), shrunken]
    : [shrunken, treeTable(problem, frame, state)];
}

/** The blossoms that count as one vertex each. */
function outermost({ blossoms }: State) {
  const outer = blossoms.filter(({ depth }) => depth === 0);
  return outer.map(({ k, vertices, base }) => ({
    name: `B${k}`,
    vertices: vertices.map((v) => v - 1),
    base: (base || vertices[0]) - 1,
  }));
}

function treeTable({ graph }: Problem, frame: Frame, state: State): Table {
  // While a path changes the matching, the ways to the roots are those of before.
  const isChanging = frame.step === "flip" || frame.step === "clear";
  const trees = treesOf(isChanging ? 0 : graph.n, state.rootOf, state.isEven);
  const grown = frame.step === "grow" ? state.rootOf(frame.b) : 0;
  // The tree of this step comes first when there are more than fit.
  const all = [...trees].sort(
    ([r], [s]) => (trees.size > MOST_ROWS ? Number(s === grown) - Number(r === grown) : 0) || r - s,
  );
  return treesTable(all, { root: grown, columns: ["even", "odd"] });
}

function blossomTable({ blossoms }: State, frame: Frame): Table {
  const words = sceneWords;
  const now = frame.step === "shrink" ? frame.a : 0;
  const at = Math.max(
    0,
    blossoms.findIndex(({ k }) => k === now),
  );
  const first = Math.max(0, Math.min(at, blossoms.length - MOST_ROWS));
  const shown = blossoms.slice(first, first + MOST_ROWS);
  const rows = shown.map(
    (blossom): TableRow => ({
      id: `blossom.${blossom.k}`,
      head: `${blossom.depth > 0 ? `${"\u00a0\u00a0".repeat(blossom.depth - 1)}└ ` : ""}B${blossom.k}`,
      cells: [
        { text: blossom.base === 0 ? "·" : named(blossom.base) },
        { text: madeOf(blossom, blossoms), ...(blossom.k === now ? { state: "changed" as const } : {}) },
      ],
      ...(blossom.k === now ? { now: true } : {}),
    }),
  );
  return {
    id: "blossoms",
    ...words.blossoms,
    note: words.blossomsOf(blossoms.length),
    ...(blossoms.length > MOST_ROWS ? { foot: words.part(shown.length, blossoms.length) } : {}),
    rows: padded(rows, 2),
  };
}

/** What a blossom's cycle goes through: blossoms, and vertices that are in none of these. */
function madeOf({ k, vertices }: Blossom, blossoms: readonly Blossom[]): string {
  const children = blossoms.filter(({ around }) => around === k);
  const taken = new Set(children.flatMap((child) => child.vertices));
  const own = vertices.filter((v) => !taken.has(v)).map(named);
  const parts = [...children.map((child) => `B${child.k}`), ...own];
  return parts.length > MOST_LISTED ? `${parts.slice(0, MOST_LISTED).join(" ")} …` : parts.join(" ");
}

function proofTable(state: State, frame: Frame): Table {
  const words = sceneWords;
  const vertices = Array.from({ length: state.n }, (_, i) => i + 1);
  const [d, a, c] = [1, 2, 3].map((set) => vertices.filter((v) => state.partOf(v) === set)) as [
    number[],
    number[],
    number[],
  ];
  const islands = new Set(d.map((v) => state.ways.base[v])).size;
  const told = PROOF.indexOf(frame.step);
  const row = (id: string, place: number, count: number, list_: TableCell): TableRow => ({
    id,
    head: id,
    cells: [
      told < place ? PENDING : list_,
      told < place
        ? PENDING
        : { text: String(count), ...(told === place ? { state: "changed" as const } : {}) },
    ],
    ...(told === place ? { now: true } : {}),
  });
  return {
    id: "proof",
    title: words.proof,
    note: told < 4 ? "" : `${words.missed}: ${islands} − ${a.length} = ${islands - a.length}`,
    corner: words.set,
    columns: [words.vertices, words.count],
    rows: [
      row("D", 1, islands, vertexCell(d)),
      row("A", 2, a.length, vertexCell(a)),
      row("C", 3, c.length, vertexCell(c)),
    ],
  };
}
