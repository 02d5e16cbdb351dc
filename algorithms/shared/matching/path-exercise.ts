import { no, type Task, type Verdict } from "#algorithms/exercise.ts";
import type { Graph, Matching } from "./graph.ts";

/** A graph with a matching that is not the largest. */
export interface Stuck {
  readonly graph: Graph;
  readonly matching: Matching;
}

/** Each vertex in turn takes its first exposed neighbor. */
export function greedyMatching({ n, edges }: Graph): Matching {
  const matching = new Int32Array(n).fill(-1);
  for (let u = 0; u < n; u++) {
    if (matching[u] !== -1) continue;
    const neighbors = edges.flatMap((edge) => (edge.u === u ? [edge.v] : edge.v === u ? [edge.u] : []));
    const free = neighbors.filter((v) => matching[v] === -1);
    if (free.length === 0) continue;
    const v = Math.min(...free);
    matching[u] = v;
    matching[v] = u;
  }
  return matching;
}

/** "Find an augmenting path": every one is right, from either end. `solution` is one of them. */
export function pathTask({ graph, matching }: Stuck, solution: readonly number[]): Task {
  return {
    prompt: `The edges are ${edgeList(graph)}. Matched are ${matchedList(matching)}. Find an augmenting path and type its vertices in order.`,
    fields: ["Path"],
    keyboard: "text",
    wide: true,
    solution: [solution.join(" ")],
    grade: ([typed = ""]) => gradePath({ graph, matching }, typed),
  };
}

/** Edges in a sentence: "0–5, 0–7", none of them broken at the end of a line. */
export function edgeList({ edges }: Graph): string {
  return edges.map(({ u, v }) => `${u}\u2060–\u2060${v}`).join(", ");
}

function matchedList(matching: Matching): string {
  return Array.from(matching)
    .flatMap((v, u) => (v > u ? [`${u}\u2060–\u2060${v}`] : []))
    .join(", ");
}

/** The whole numbers in what was typed, in order. */
export function numbersIn(typed: string): number[] {
  return (typed.match(/\d+/g) ?? []).map(Number);
}

/** Whether the vertices are an augmenting path, and what is wrong with them if not. */
export function gradePath({ graph, matching }: Stuck, typed: string): Verdict {
  const path = numbersIn(typed);
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || path.length < 2)
    return no("Type the vertices of the path one after the other, such as 3 0 5 2.");
  const strange = path.find((v) => v >= graph.n);
  if (strange !== undefined) return no(`There is no vertex ${strange}. Vertices are 0 to ${graph.n - 1}.`);
  const twice = path.find((v, i) => path.indexOf(v) !== i);
  if (twice !== undefined) return no(`Vertex ${twice} occurs twice. A path visits no vertex twice.`);
  for (const end of [first, last])
    if (matching[end] !== -1) return no(`It must begin and end at exposed vertices, and ${end} is matched.`);
  for (const [i, v] of path.slice(1).entries()) {
    const u = path[i];
    if (!graph.edges.some((e) => e.u === Math.min(u, v) && e.v === Math.max(u, v)))
      return no(`There is no edge ${u}–${v}.`);
    const isMatched = matching[u] === v;
    if (isMatched !== (i % 2 === 1)) {
      return no(
        isMatched
          ? `${u}–${v} is matched, but here the path needs an edge outside the matching.`
          : `${u}–${v} is not matched, but here the path needs the matched edge of ${u}.`,
      );
    }
  }
  const outside = path.length / 2;
  return {
    right: true,
    reason: `${outside} edges outside the matching, ${outside - 1} in it: exchange them, and there is one more.`,
  };
}
