import type { Graph } from "./graph.ts";

/** The lowest vertex of each vertex's component among those that are in, −1 for the others. */
export function components({ n, edges }: Graph, isIn: (v: number) => boolean): Int32Array {
  const neighbors = Array.from({ length: n }, (): number[] => []);
  for (const { u, v } of edges) {
    if (!isIn(u) || !isIn(v)) continue;
    neighbors[u]?.push(v);
    neighbors[v]?.push(u);
  }
  const component = new Int32Array(n).fill(-1);
  for (let start = 0; start < n; start++) {
    if (component[start] !== -1 || !isIn(start)) continue;
    component[start] = start;
    const queue = [start];
    for (const u of queue) {
      for (const v of neighbors[u]) {
        if (component[v] !== -1) continue;
        component[v] = start;
        queue.push(v);
      }
    }
  }
  return component;
}

/** The components of odd size of the graph without these vertices, sorted. */
export function oddSets(graph: Graph, taken: readonly number[]): number[][] {
  const gone = new Set(taken);
  const sets = Map.groupBy(
    [...components(graph, (v) => !gone.has(v)).entries()].filter(([, lowest]) => lowest >= 0),
    ([, lowest]) => lowest,
  );
  return [...sets.values()].filter(({ length }) => length % 2 === 1).map((set) => set.map(([v]) => v));
}

/** How many components of the graph without these vertices are odd. */
export function oddWithout(graph: Graph, taken: ReadonlySet<number>): number {
  const sizes = Map.groupBy(
    components(graph, (v) => !taken.has(v)).filter((lowest) => lowest >= 0),
    (lowest) => lowest,
  );
  return [...sizes.values()].filter(({ length }) => length % 2 === 1).length;
}
