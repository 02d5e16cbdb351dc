import type { Locale } from "../lesson.ts";
import type { KeyEntry, Role, Scene } from "../scene.ts";
import { type EdgeLook, graphPlate, type HullLook, type NodeLook } from "../shared/matching/graph-plate.ts";
import type { Problem } from "./problem.ts";
import { sceneWords } from "./scene-words.ts";
import type { Frame } from "./steps.ts";
import { searchTables } from "./tables.ts";
import { cycleOver, type View, viewOf } from "./view.ts";

/** The graph with its matching, the trees and the hulls of blossoms; at the end the three sets. */
export function scene(problem: Problem, frame: Frame, locale: Locale): Scene {
  const view = viewOf(problem, frame);
  const words = sceneWords[locale];
  const look = view.act === "proof" ? proofLook(view, frame) : searchLook(view, frame);
  return {
    plate: graphPlate(problem, {
      head: words.head(view, frame),
      label: words.picture(view),
      node: (v) => ({ ...look.node(v + 1), label: words.vertex(view, v + 1) }),
      edge: (u, v) => look.edge(u + 1, v + 1),
      hulls: look.hulls,
    }),
    tables: searchTables(problem, frame, view, locale),
    key: keyOf(view, frame, locale),
  };
}

/** A look whose vertices count from 1. */
interface Look {
  node(v: number): Omit<NodeLook, "label">;
  edge(u: number, v: number): EdgeLook;
  readonly hulls: readonly HullLook[];
}

function searchLook(view: View, frame: Frame): Look {
  const { step, a, b } = frame;
  const { ways } = view;
  const isFocus = focusOf(view, frame);
  const cycle = step === "close" || step === "base" ? cycleOver(view, a, b).cycle : [];
  const onCycle = new Set(cycle);
  const onPath = new Set(view.path);
  const pathEdges = new Set(view.path.slice(1).map((v, i) => pairKey(v, view.path[i])));
  const isCycleEdge = (u: number, v: number): boolean => {
    const [x, y] = [ways.base[u], ways.base[v]];
    return x !== y && onCycle.has(x) && onCycle.has(y) && isTreeEdge(view, u, v);
  };
  const closing = step === "round" ? closingEdge(frame, a) : undefined;
  return {
    node(v) {
      const solid = view.isEven(v);
      const inTree = solid || view.isOdd(v);
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
      const isMatched = view.partner(u) === v;
      if (step === "skip" && isPair(u, v, a, b)) return { role: "rejected" };
      if (["grow", "close", "meet", "pick", "flip"].includes(step) && isPair(u, v, a, b))
        return { role: "chosen" };
      if (closing && isPair(u, v, ...closing)) return { role: "chosen" };
      if (isMatched) return { role: "done" };
      if (pathEdges.has(pairKey(u, v)) || isCycleEdge(u, v)) return { role: "candidate" };
      return { role: step !== "flip" && step !== "clear" && isTreeEdge(view, u, v) ? "active" : "idle" };
    },
    hulls: view.blossoms.map(({ k, vertices, height }) => ({
      id: `B${k}`,
      vertices: vertices.map((v) => v - 1),
      height,
      role: (step === "shrink" && k === a) || (step === "turn" && k === b) ? "chosen" : "idle",
    })),
  };
}

/** At the end: islands with outlines, bridges as squares, and the rest. */
function proofLook(view: View, { step }: Frame): Look {
  const [D, A, C] = [1, 2, 3];
  const outer = view.blossoms.filter(({ depth }) => depth === 0);
  const inBlossom = new Set(outer.flatMap(({ vertices }) => vertices));
  const singles = Array.from({ length: view.n }, (_, i) => i + 1).filter(
    (v) => view.partOf(v) === D && !inBlossom.has(v),
  );
  const role: Role = step === "islands" ? "chosen" : "active";
  const roles: Readonly<Record<number, Role>> = {
    [D]: "active",
    [A]: step === "bridges" ? "chosen" : "candidate",
    [C]: step === "rest" ? "chosen" : "done",
  };
  return {
    node: (v) => ({
      role: roles[view.partOf(v)] ?? (view.isEven(v) || view.isOdd(v) ? "active" : "idle"),
      solid: view.isEven(v),
      square: view.partOf(v) === A,
    }),
    edge(u, v) {
      const touchesA = view.partOf(u) === A || view.partOf(v) === A;
      if (view.partner(u) === v) return { role: "done" };
      if (touchesA) return { role: "candidate" };
      return { role: "idle" };
    },
    hulls: [
      ...outer.map(
        ({ k, vertices }): HullLook => ({
          id: `B${k}`,
          vertices: vertices.map((v) => v - 1),
          height: 1,
          role: view.partOf(vertices[0]) === D ? role : "idle",
        }),
      ),
      ...singles.map((v): HullLook => ({ id: `I${v - 1}`, vertices: [v - 1], height: 0, role })),
    ],
  };
}

/** The vertices that this step speaks of. */
function focusOf(view: View, { step, a, b }: Frame): (v: number) => boolean {
  switch (step) {
    case "pick":
    case "flip":
    case "close":
    case "meet":
      return (v) => v === a || v === b;
    case "plant":
      return (v) => view.exposed.includes(v);
    case "scan":
    case "skip":
    case "turn":
    case "pass":
    case "round":
      return (v) => v === a;
    case "grow":
      return (v) => v === b || v === view.partner(b);
    case "base": {
      const { base } = cycleOver(view, a, b);
      return (v) => v === base;
    }
    case "shrink":
      return (v) => v === b;
    default:
      return () => false;
  }
}

/** Whether a tree grew along this edge, or closed a blossom with it. */
export function isTreeEdge({ ways, isEven, isOdd }: View, u: number, v: number): boolean {
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

function keyOf(view: View, { step }: Frame, locale: Locale): KeyEntry[] {
  const { key } = sceneWords[locale];
  if (view.act === "proof") {
    return [
      { sign: "done", text: key.matched },
      { sign: "hull", text: key.island },
      { sign: "candidate", text: key.bridge },
    ];
  }
  if (view.act === "start")
    return [
      { sign: "chosen", text: key.chosen },
      { sign: "done", text: key.matched },
    ];
  return [
    { sign: "chosen", text: key.chosen },
    { sign: "done", text: key.matched },
    { sign: "solid", text: key.even },
    { sign: "active", text: key.odd },
    ...(view.path.length > 0 || step === "meet"
      ? [{ sign: "candidate", text: key.path } as const]
      : step === "close" || step === "base"
        ? [{ sign: "candidate", text: key.cycle } as const]
        : []),
    ...(view.blossoms.length > 0 ? [{ sign: "hull", text: key.blossom } as const] : []),
  ];
}
