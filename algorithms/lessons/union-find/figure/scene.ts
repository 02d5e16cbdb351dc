import type {
  GraphEdge,
  GraphNode,
  GraphPlate,
  KeyEntry,
  Role,
  Scene,
  Table,
  TableRow,
} from "#algorithms/core/lesson/scene.ts";
import type { Problem } from "../problem.ts";
import { CLOSES, COMES, cycleOf, type Frame, JOINS, wayBetween } from "../steps.ts";
import { sceneWords as words } from "../words/en/figure.ts";
import { HEIGHT, placesOf } from "./places.ts";
import { type MarkLook, networkPlate, type Place } from "./plate.ts";

/** More rows than so many of a table are left out. */
const MOST_ROWS = 8;
/** Of the forest beside it: from vertex to vertex, and from a parent down to its children. */
const [ACROSS, DOWN] = [37, 46];

/** The graph with its weights; beside it the forest of parents, and the edges in their order. */
export function scene(problem: Problem, frame: Frame): Scene {
  const { n, edges } = problem;
  const roles = rolesOf(problem, frame);
  const { parent } = frame.cells;
  return {
    plate: networkPlate(problem, placesOf(problem), {
      label: words.picture(n, edges.length, joinsIn(frame)),
      height: HEIGHT,
      vertex: (v) => ({
        role: roles[v] ?? "idle",
        solid: parent[v] === v,
        label: words.vertex(v, parent[v] ?? -1),
      }),
      edge: (k) => edgeLook(problem, frame, k),
    }),
    tables: [forestTable(problem, frame, roles), edgesTable(problem, frame)],
    key: keyOf(frame),
  };
}

/** How many edges have joined two trees. */
function joinsIn({ cells: { mark } }: Frame): number {
  return Array.from(mark).filter((each) => each === JOINS).length;
}

/** The vertex of this step is chosen; where the ways from both ends stand is active, and a cycle is a candidate. */
function rolesOf({ n, edges }: Problem, { step, a, b, cells }: Frame): Role[] {
  const roles: Role[] = new Array(n).fill("idle");
  const put = (role: Role, vertices: readonly number[]): void => {
    for (const v of vertices) if (v >= 0 && v < n) roles[v] = role;
  };
  const isOver = step === "tally" || step === "sort" || step === "start" || step === "";
  if (isOver) {
    if (step === "tally")
      put(
        "done",
        edges.filter((_, k) => cells.mark[k] === JOINS).flatMap((edge) => edge.slice(0, 2)),
      );
    return roles;
  }
  if (step === "closes" || step === "reject") put("candidate", cycleOf(edges, cells.mark, a));
  else if (step === "edge") put("active", (edges[a] ?? []).slice(0, 2));
  else put("active", [cells.ends[0] ?? -1, cells.ends[1] ?? -1]);
  if (step === "join") put("chosen", [a, b]);
  if (step === "climb" || step === "root" || step === "compress" || step === "hang" || step === "size")
    put("chosen", [a]);
  return roles;
}

function edgeLook(problem: Problem, frame: Frame, k: number): MarkLook {
  const { step, a, cells } = frame;
  const [u, v, weight] = problem.edges[k] ?? [0, 0, 0];
  const state = cells.mark[k] ?? COMES;
  const label = words.edge(k, [u, v], weight, state);
  if (step === "tally") return { role: state === JOINS ? "done" : "idle", dotted: state === CLOSES, label };
  if (step === "" || step === "start" || step === "sort") return { role: "idle", label };
  if (k === cells.now[0])
    return { role: step === "closes" || step === "reject" ? "rejected" : "chosen", label };
  if (step === "closes" || step === "reject") {
    if (wayBetween(problem.edges, cells.mark, a)?.includes(k)) return { role: "candidate", label };
  }
  return { role: state === JOINS ? "done" : "idle", dotted: state === CLOSES, label };
}

/** Each vertex below its parent, trees side by side. */
function forestPlate(n: number, { cells: { parent, size } }: Frame, roles: readonly Role[]): GraphPlate {
  const at = new Map<number, Place>();
  const children = (r: number): number[] =>
    Array.from({ length: n }, (_, v) => v).filter((v) => parent[v] === r && v !== r);
  let column = 0;
  const place = (v: number, depth: number): void => {
    if (at.has(v)) return;
    const left = column;
    at.set(v, [0, 0]);
    for (const child of children(v)) place(child, depth + 1);
    column = Math.max(column, left + 1);
    at.set(v, [ACROSS * ((left + column) / 2), 46 + DOWN * depth]);
  };
  for (let v = 0; v < n; v++) if (parent[v] === v) place(v, 0);
  // A wrong program may have a ring of parents, which hangs under no root.
  for (let v = 0; v < n; v++) place(v, 0);
  const nodes = Array.from({ length: n }, (_, v): GraphNode => {
    const [x, y] = at.get(v) ?? [0, 0];
    const isRoot = parent[v] === v;
    return {
      ...{ id: `t${v}`, x, y, radius: 16, role: roles[v] ?? "idle", text: String(v) },
      label: words.vertex(v, parent[v] ?? -1),
      ...(isRoot
        ? { solid: true, tag: { text: words.times(size[v] ?? 1), x, y: y - 26, anchor: "middle" } }
        : {}),
    };
  });
  const lines = nodes.flatMap(({ x, y }, v): GraphEdge[] => {
    const to = nodes[parent[v] ?? v];
    return to === undefined || parent[v] === v
      ? []
      : [{ id: `p${v}`, from: [x, y], to: [to.x, to.y], role: "idle", directed: true }];
  });
  const levels = Math.max(2, Math.floor(Math.log2(n)) + 1);
  return {
    ...{ kind: "graph", width: ACROSS * (Math.max(n, 6) + 0.5), height: 24 + DOWN * levels, isFull: true },
    ...{ label: words.forest.picture(n, n - lines.length), guides: [], notes: [], edges: lines, nodes },
  };
}

function forestTable({ n }: Problem, frame: Frame, roles: readonly Role[]): Table {
  const { parent, size } = frame.cells;
  const changed = new Set(frame.changes().map(({ cells, index }) => `${cells} ${index}`));
  const rows = Array.from({ length: n }, (_, v) => ({
    head: String(v),
    texts: [String(parent[v] ?? ""), parent[v] === v ? String(size[v]) : "·"].map((text) =>
      text.replace("-1", "·"),
    ),
    changed: [changed.has(`parent ${v}`), changed.has(`size ${v}`) && parent[v] === v],
    now: roles[v] === "chosen",
  }));
  const { title, corner, columns, note } = words.forest;
  const trees = rows.filter((_, v) => parent[v] === v).length;
  const table = tableOf({ id: "forest", title, corner, columns, note: note(trees) }, rows);
  return n > 16 || trees === 0 ? table : { ...table, picture: forestPlate(n, frame, roles) };
}

function edgesTable({ edges }: Problem, frame: Frame): Table {
  const { mark, told, now, forest } = frame.cells;
  const isSorted = isKruskal(frame);
  const order = [...edges.keys()];
  if (isSorted) order.sort((j, k) => (edges[j]?.[2] ?? 0) - (edges[k]?.[2] ?? 0));
  const weight = Array.from(forest).reduce((sum, k) => sum + (edges[k]?.[2] ?? 0), 0);
  const { edges: head, kruskal } = words;
  const rows = order.map((k) => {
    const [u, v, own] = edges[k] ?? [0, 0, 0];
    const state = mark[k] ?? COMES;
    const last = isSorted ? words.taken[state] : (told[k] ?? 0) > 0 ? String(told[k]) : "·";
    return {
      head: `${k}: ${u}–${v}`,
      texts: [String(own), state === COMES ? "·" : last],
      changed: [false, frame.step === "choose" && k === frame.a],
      now: now[0] === k,
    };
  });
  const note = isSorted ? words.sum(weight) : words.count(edges.length);
  return tableOf({ id: "edges", ...(isSorted ? kruskal : head), note }, rows);
}

interface Row {
  readonly head: string;
  readonly texts: readonly string[];
  readonly changed: readonly boolean[];
  readonly now: boolean;
}

/** The part of a table in which something happens. */
function tableOf(parts: Omit<Table, "rows">, all: readonly Row[]): Table {
  const at = all.findIndex(({ now }) => now);
  const first = Math.max(0, Math.min(at - MOST_ROWS + 2, all.length - MOST_ROWS));
  const shown = all.slice(first, first + MOST_ROWS);
  const rows = shown.map(
    ({ head, texts, changed, now }, k): TableRow => ({
      id: `${parts.id}.${k}`,
      head,
      cells: texts.map((text, c) => ({
        text,
        ...(changed[c] ? { state: "changed" } : text === "·" ? { state: "todo" } : {}),
      })),
      ...(now ? { now } : {}),
    }),
  );
  const foot = `${first + 1}–${first + shown.length} / ${all.length}`;
  return { ...parts, ...(all.length > MOST_ROWS ? { foot } : {}), rows };
}

/** Whether the edges come by weight. */
export function isKruskal({ cells: { now } }: Pick<Frame, "cells">): boolean {
  return now[1] === 1;
}

function keyOf({ step }: Frame): KeyEntry[] {
  const { key } = words;
  const joined = { sign: "done", text: key.joined } as const;
  const root = { sign: "solid", text: key.root } as const;
  if (step === "closes" || step === "reject")
    return [{ sign: "rejected", text: key.closes }, { sign: "candidate", text: key.cycle }, joined];
  if (step === "tally")
    return [
      { sign: "done", text: key.chosen },
      { sign: "dotted", text: key.left },
    ];
  return [{ sign: "chosen", text: key.now }, joined, root, { sign: "dotted", text: key.left }];
}
