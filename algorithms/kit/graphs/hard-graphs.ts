/**
 * Graphs on which clever wrong programs fail: those that take a vertex for a place and a kind of edge, begin again by lot,
 * or know all small graphs by heart.
 */

import type { Family } from "#algorithms/core/judge/judged-task.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { type JudgedEdge, type JudgedGraph, shuffledGraph, upTo } from "./judged-graphs.ts";

/** So many large graphs of each kind are asked, and so many unless all inputs are wanted. */
export const OF_LARGE = { count: 32, few: 16, isLarge: true } as const;

type Draw = () => number;
type Maker = (seed: number) => JudgedGraph;

const graphOf = (n: number, ends: string): JudgedGraph => ({
  n,
  edges: ends.split(" ").map((edge): JudgedEdge => {
    const [u = 0, v = 0] = edge.split("-").map(Number);
    return [u, v];
  }),
});

/**
 * A search over vertices and kinds of edges finds no largest matching of these: its first search blocks the way of its last. The order
 * of the vertices and edges is a part of that. A search by computer found them.
 */
const flagTraps: readonly JudgedGraph[] = [
  graphOf(8, "5-7 3-0 2-5 5-6 2-0 1-7 4-5 6-0 2-7 2-1 7-3 1-3"),
  graphOf(9, "7-6 0-7 8-0 2-6 6-8 0-1 2-5 2-3 1-8 7-3"),
  graphOf(10, "1-5 2-7 4-3 3-6 1-8 8-4 0-6 3-0 5-4 5-6 4-1 9-1"),
];

/** One of them after the other, as they are. */
export const flagTrapFamily: Family<JudgedGraph> = {
  make: (seed) => flagTraps[seed % flagTraps.length],
  count: flagTraps.length,
};

/** The same, where it fails in many orders. */
const ANY_ORDER: readonly JudgedGraph[] = [
  graphOf(10, "1-5 2-7 4-3 3-6 1-8 8-4 0-6 3-0 5-4 5-6 9-1 9-2 0-4 2-8 1-2 2-5 7-1 6-4"),
  graphOf(
    12,
    "2-7 4-3 3-6 1-8 8-4 0-6 3-0 5-4 5-6 10-11 11-5 11-1 4-10 0-4 10-5 1-0 10-1 9-2 0-2 10-2 2-8 4-9 2-3 7-4 3-1 1-7 11-2 1-6",
  ),
  graphOf(
    12,
    "1-5 2-7 4-3 1-8 8-4 3-0 5-4 9-1 10-11 10-0 11-5 11-6 3-10 0-4 9-7 7-0 7-6 11-1 7-8 7-3 6-4 4-10 6-5 3-1 0-1 1-6 2-4 9-4",
  ),
];

/** Graphs that have nothing to do with each other as one; the numbers of each keep their order among the others. */
export function sideBySide(graphs: readonly JudgedGraph[], draw: Draw): JudgedGraph {
  const n = graphs.reduce((sum, graph) => sum + graph.n, 0);
  const owners = shuffled(
    graphs.flatMap((graph, k) => new Array<number>(graph.n).fill(k)),
    draw,
  );
  const names = graphs.map((): number[] => []);
  for (const [v, k] of owners.entries()) names[k].push(v);
  const lines = shuffled(
    graphs.flatMap(({ edges }, k) => edges.map(() => k)),
    draw,
  );
  const next = graphs.map(() => 0);
  const edges = lines.map((k): JudgedEdge => {
    const [u, v, ...weight] = graphs[k].edges[next[k]++];
    return [names[k][u], names[k][v], ...weight];
  });
  return { n, edges };
}

const OF_TRAPS = 10;

/** Ten of the traps side by side, half of them in an order by chance. */
export function traps(seed: number): JudgedGraph {
  const draw = seededRandom(seed);
  const graphs = upTo(OF_TRAPS).map((k) => {
    const list = k % 2 === 0 ? flagTraps : ANY_ORDER;
    const graph = list[between(draw, 0, list.length - 1)];
    return k % 2 === 0 ? graph : shuffledGraph(graph, draw);
  });
  return sideBySide(graphs, draw);
}

/** So many graphs of a family side by side, so that an input asks as much as all of them do. */
export function many(make: Maker, count: number): Maker {
  return (seed) =>
    sideBySide(
      upTo(count).map((k) => make(seed * count + k)),
      seededRandom(seed),
    );
}

/** So many rows; each row has so many hooks from either end, and so far ahead its decoys go. */
export interface Hooks {
  readonly rows: number;
  readonly hooks: number;
  readonly ahead: number;
}

const HUBS = 3;

/**
 * Rows in which one augmenting path goes from end to end, past many triangles. At each triangle the near way in leads nowhere, and who
 * has taken it has marked the vertices of the far way: a search without blossoms goes right with a chance of one half at most, and of
 * 1 : (ahead + 2) at those vertices from which decoys lead to later triangles. Three vertices, each with a leaf, join the rows, so that
 * they cannot be told apart.
 */
export function rowsOfHooks(seed: number, { rows, hooks, ahead }: Hooks): JudgedGraph {
  const draw = seededRandom(seed);
  const edges: JudgedEdge[] = [];
  let n = 0;
  const pair = (): [number, number] => {
    edges.push([n++, n++]);
    return [n - 2, n - 1];
  };
  const half = (end: number): number => {
    let from = end;
    const ways: { readonly from: number; readonly near: number }[] = [];
    for (let k = 0; k < hooks; k++) {
      const [[near, top], [left, right], [first, second], [inner, outer]] = [pair(), pair(), pair(), pair()];
      edges.push([from, near], [top, left], [right, top], [from, first], [second, left], [near, inner]);
      ways.push({ from, near });
      from = outer;
    }
    for (const [k, way] of ways.entries())
      for (const later of ways.slice(k + 1, k + 1 + ahead)) edges.push([way.from, later.near]);
    return from;
  };
  const starts: number[] = [];
  for (let row = 0; row < rows; row++) {
    const start = n;
    starts.push(start);
    n += 2;
    edges.push([half(start), half(start + 1)]);
  }
  const size = n / rows;
  for (let hub = 0; hub < HUBS; hub++) {
    const [center] = pair();
    for (const start of starts) edges.push([center, start + between(draw, 0, size - 1)]);
  }
  return shuffledGraph({ n, edges }, draw);
}

/** Six rows of fourteen hooks: who begins again from the start fails in one of them. */
export function manyHooks(seed: number): JudgedGraph {
  return rowsOfHooks(seed, { rows: 6, hooks: 7, ahead: 7 });
}

/** One row of a hundred and twenty hooks: who begins again at each vertex fails on the long way. */
export function longHooks(seed: number): JudgedGraph {
  return rowsOfHooks(seed, { rows: 1, hooks: 60, ahead: 8 });
}

const TRIANGLES = 100;

/**
 * One augmenting path through a hundred triangles, each of which has to be gone round on its longer side. The edges of a matching that
 * leaves only the two ends out come first, and so do the numbers of their vertices, so most programs begin with it.
 */
export function hundredTriangles(seed: number): JudgedGraph {
  const draw = seededRandom(seed);
  const [early, late]: [JudgedEdge[], JudgedEdge[]] = [[], []];
  let n = 2;
  const half = (end: number): number => {
    let from = end;
    for (let k = 0; k < TRIANGLES / 2; k++) {
      const [into, base, out, round] = [n++, n++, n++, n++] as const;
      early.push([into, base], [out, round]);
      late.push([from, into], [base, out], [base, round]);
      from = out;
    }
    return from;
  };
  late.push([half(0), half(1)]);
  const pairs = shuffled(early, draw);
  const name: number[] = [];
  for (const [k, v] of pairs.flat().entries()) name[v] = k;
  name[0] = n - 2;
  name[1] = n - 1;
  const edges = [...pairs, ...shuffled(late, draw)];
  return { n, edges: edges.map(([u, v]) => [name[u], name[v]]) };
}
