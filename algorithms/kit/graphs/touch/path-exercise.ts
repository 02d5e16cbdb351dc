import { type AnswerPicture, numbersIn, sequence } from "#algorithms/core/lesson/answer-picture.ts";
import { no, type Task, type Verdict, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Graph, Matching } from "#algorithms/engines/matching/graph.ts";
import { graphPicture } from "../graph-picture.ts";
import { nodeId } from "../graph-plate.ts";
import { pathWords } from "./path-words.en.ts";

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
  const words = pathWords;
  const isMatched = (u: number, v: number): boolean => matching[u] === v;
  return {
    prompt: words.prompt,
    given: words.given(edgeList(graph), matchedList(matching)),
    picture: graphPicture(graph, sequence(), ([typed = ""]) => {
      const path = numbersIn(typed);
      const follow = (u: number, v: number): boolean => Math.abs(path.indexOf(u) - path.indexOf(v)) === 1;
      const isOn = (u: number, v: number): boolean => path.includes(u) && path.includes(v) && follow(u, v);
      return {
        head: path.length === 0 ? words.touchPath : path.join(" – "),
        label: words.pathSoFar(path),
        node: (v) => ({
          role: path.at(-1) === v ? "chosen" : path.includes(v) ? "active" : "idle",
          label: words.vertex(v, matching[v], path.indexOf(v) + 1),
        }),
        edge: (u, v) => ({
          role: isMatched(u, v) ? "done" : isOn(u, v) ? "candidate" : "idle",
        }),
      };
    }),
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: [solution.join(" ")],
    hints: words.hints(exposedIn(matching), solution[0], solution[1], matching[solution[1]]),
    grade: ([typed = ""]) => gradePath({ graph, matching }, typed),
  };
}

/** The vertices without a partner. */
export function exposedIn(matching: Matching): number[] {
  return Array.from(matching).flatMap((v, u) => (v < 0 ? [u] : []));
}

/** What a question about a set of vertices asks. */
interface VerticesAsked {
  readonly prompt: string;
  readonly given: string;
  readonly picture: AnswerPicture;
}

/** A question whose answer is a set of vertices, touched, or typed as a list. */
export function verticesTask(
  asked: VerticesAsked,
  fields: Task["fields"],
  solution: readonly number[],
  grade: (chosen: ReadonlySet<number>) => Verdict,
): Task {
  return {
    ...asked,
    fields,
    keyboard: "text",
    wide: true,
    solution: [solution.join(" ")],
    grade: ([typed = ""]) => grade(new Set(numbersIn(typed))),
  };
}

/** Edges in a sentence: "0–5, 0–7", none of them broken at the end of a line. */
export function edgeList({ edges }: Graph): string {
  return edges.map(({ u, v }) => `${u}\u2060–\u2060${v}`).join(", ");
}

/** Matched edges in a sentence: "0–6, 1–7". */
export function matchedList(matching: Matching): string {
  return Array.from(matching)
    .flatMap((v, u) => (v > u ? [`${u}\u2060–\u2060${v}`] : []))
    .join(", ");
}

/** Whether the vertices are an augmenting path, and what is wrong with them if not. */
export function gradePath({ graph, matching }: Stuck, typed: string): Verdict {
  const words = pathWords;
  const path = numbersIn(typed);
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || path.length < 2) return no(words.tooShort);
  const strange = path.find((v) => v >= graph.n);
  if (strange !== undefined) return no(words.noVertex(strange, graph.n));
  const twice = path.find((v, i) => path.indexOf(v) !== i);
  if (twice !== undefined) return no(words.twice(twice), [nodeId(twice)]);
  for (const end of [first, last])
    if (matching[end] !== -1) return no(words.endIsMatched(end), [nodeId(end)]);
  for (const [i, v] of path.slice(1).entries()) {
    const u = path[i];
    if (!graph.edges.some((e) => e.u === Math.min(u, v) && e.v === Math.max(u, v)))
      return no(words.noEdge(u, v), [u, v].map(nodeId));
    const isMatched = matching[u] === v;
    if (isMatched !== (i % 2 === 1)) {
      return no(isMatched ? words.isMatched(u, v) : words.isNotMatched(u, v), [u, v].map(nodeId));
    }
  }
  return yes(words.right(path.length / 2));
}
