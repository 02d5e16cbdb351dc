import { numbersIn, sequence } from "#algorithms/core/lesson/answer-picture.ts";
import { no, type Task, type Verdict, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Asked } from "#algorithms/core/lesson/question.ts";
import type { Point } from "#algorithms/engines/matching/generate.ts";
import type { Graph, Matching } from "#algorithms/engines/matching/graph.ts";
import { type Drawing, drawingPicture, graphPicture } from "../graph-picture.ts";
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

/** A graph with the matching of its first edges. */
export function greedilyMatched(graph: Graph): Stuck {
  return { graph, matching: greedyMatching(graph) };
}

/** "Find an augmenting path": every one is right, from either end. `way` is one of them. */
export function askedPath(stuck: Stuck, way: readonly number[]): Asked {
  const words = pathWords;
  const { graph, matching } = stuck;
  const isMatched = (u: number, v: number): boolean => matching[u] === v;
  return {
    prompt: words.prompt,
    given: givenOf(stuck),
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
    hints: words.hints(exposedIn(matching), way[0], way[1], matching[way[1]]),
    grade: ([typed = ""]) => gradePath(stuck, typed),
  };
}

/** The vertices without a partner. */
export function exposedIn(matching: Matching): number[] {
  return Array.from(matching).flatMap((v, u) => (v < 0 ? [u] : []));
}

/** A question whose answer is a set of vertices, touched, or typed as a list. With `n`, there are no others than so many. */
export function askedVertices(
  shown: Pick<Task, "prompt" | "given" | "picture" | "hints">,
  grade: (chosen: ReadonlySet<number>) => Verdict,
  n = Number.POSITIVE_INFINITY,
): Asked {
  return {
    ...shown,
    fields: pathWords.vertices,
    keyboard: "text",
    wide: true,
    grade([typed = ""]) {
      const chosen = numbersIn(typed);
      const strange = chosen.find((v) => v >= n);
      if (chosen.length === 0) return no(pathWords.typeVertices);
      return strange === undefined ? grade(new Set(chosen)) : no(pathWords.noVertex(strange, n));
    },
  };
}

/** What is shown of a graph that the reader draws: the places of its vertices, and how they are numbered. */
interface Drawn extends Pick<Task, "prompt" | "fields" | "solution">, Drawing {
  readonly places: readonly Point[];
}

/** A question that is answered by drawing a graph, whose edges are typed, too: `read` says what they are. */
export function drawingTask<E>(
  { prompt, fields, solution, places, ...drawing }: Drawn,
  read: (typed: string) => { readonly pairs: readonly E[] } | { readonly mistake: string },
  grade: (edges: readonly E[]) => Verdict,
): Task {
  return {
    ...{ prompt, fields, solution },
    picture: drawingPicture(places, pathWords.drawing, drawing),
    keyboard: "text",
    wide: true,
    grade([typed = ""]) {
      const edges = read(typed);
      return "mistake" in edges ? no(edges.mistake) : grade(edges.pairs);
    },
  };
}

/** The graph and its matching in words, for those who do not see them. */
export function givenOf({ graph, matching }: Stuck): string {
  return pathWords.given(edgeList(graph), matchedList(matching));
}

/** Pairs in a sentence: "0–5, 0–7", none of them broken at the end of a line. */
export function pairList(pairs: readonly (readonly [u: number, v: number, ...more: unknown[]])[]): string {
  return pairs.map(([u, v]) => `${u}\u2060–\u2060${v}`).join(", ");
}

/** The edges of a graph in a sentence. */
export function edgeList({ edges }: Graph): string {
  return pairList(edges.map(({ u, v }) => [u, v]));
}

/** The matched edges in a sentence. */
export function matchedList(matching: ArrayLike<number>): string {
  return pairList(Array.from(matching).flatMap((v, u) => (v > u ? [[u, v] as const] : [])));
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
