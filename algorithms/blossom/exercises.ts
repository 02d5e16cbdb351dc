import { seededRandom } from "#algorithms/shared/random.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict } from "../exercise.ts";
import { type GraphKind, generateGraph } from "../shared/matching/generate.ts";
import type { Graph } from "../shared/matching/graph.ts";
import { renumbered } from "../shared/matching/numbering.ts";
import { greedyMatching, numbersIn, pathTask } from "../shared/matching/path-exercise.ts";
import { record, type Trace } from "../trace.ts";
import { solve } from "./solve.ts";
import { named, stateOf } from "./state.ts";
import { cells, steps } from "./steps.ts";

/** The questions of the article. */
export const exercises: Tasks = { path, members, bound };

/** The graph of the example "A blossom in a blossom". */
const NESTED: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 8],
  [1, 4],
  [1, 8],
  [2, 3],
  [2, 7],
  [3, 5],
  [4, 5],
  [6, 7],
  [6, 9],
];

function graphOf(n: number, pairs: readonly (readonly [number, number])[]): Graph {
  return { n, edges: pairs.map(([u, v]) => ({ u, v, weight: 1 })) };
}

function traceOf(graph: Graph): Trace {
  return record({ steps, cells, solve }, { graph, places: [], given: false }).trace;
}

/** Seeds are tried until a graph has what the question needs; neighboring ones begin far from each other. */
function firstFrom<T>(seed: number, make: (seed: number) => T | undefined): T {
  for (let next = Math.imul(seed, 7919) >>> 0; ; next = (next + 1) >>> 0) {
    const found = make(next);
    if (found !== undefined) return found;
  }
}

function oddGraph(seed: number, n: number): Graph {
  const kind: GraphKind = seed % 2 === 0 ? "triangles" : "nested";
  return renumbered(generateGraph(kind, n, seed).graph, seed);
}

/** A graph in which the first augmenting path goes round a blossom. */
function path(seed: number): Task {
  const found = firstFrom(seed, (next) => {
    const graph = seed === 0 ? graphOf(10, NESTED) : oddGraph(next, 8);
    const trace = traceOf(graph);
    const at = trace.occurrence("flip", 1);
    const round = trace.occurrence("round", 1);
    if (at === 0 || round === 0 || round > at) return undefined;
    const { path: way } = stateOf({ graph, places: [], given: false }, trace.cursor().seek(at - 1));
    return { graph, way: way.map((v) => v - 1) };
  });
  return pathTask({ graph: found.graph, matching: greedyMatching(found.graph) }, found.way);
}

/** Which vertices does the first blossom have? The tree is told edge by edge. */
function members(seed: number): Task {
  const { told, edge, vertices, base } = firstFrom(seed, (next) => {
    const graph = seed === 0 ? graphOf(9, LONG) : oddGraph(next, 10);
    const trace = traceOf(graph);
    const at = trace.occurrence("shrink", 1);
    if (at === 0) return undefined;
    const cursor = trace.cursor();
    const grown: (readonly [number, number])[] = [];
    for (let p = 1; p < at; p++) {
      const call = trace.stepAt(p);
      if (call.step === "grow") grown.push([call.a, call.b]);
      if (call.step === "clear") grown.length = 0;
    }
    const { a, b } = trace.stepAt(trace.occurrence("close", 1));
    const state = stateOf({ graph, places: [], given: false }, cursor.seek(at));
    const own = state.blossoms[0]?.vertices ?? [];
    const root = state.rootOf(a);
    const tree = grown
      .filter(([u]) => state.rootOf(u) === root)
      .map(([u, v]) => `${named(u)} – ${named(v)} = ${named(state.partner(v))}`);
    // A tree that is all blossom asks nothing.
    if (tree.length < 2) return undefined;
    return {
      told: `The root is ${named(root)}. The tree grew by ${tree.join(", ")}; the sign = stands for a matched edge.`,
      edge: `${named(a)}–${named(b)}`,
      vertices: own.map((v) => v - 1),
      base: named(state.blossoms[0]?.base ?? 0),
    };
  });
  const right = new Set(vertices);
  return {
    prompt: `${told} Now the edge ${edge} joins two even vertices. Which vertices lie in the blossom?`,
    fields: ["Vertices"],
    keyboard: "text",
    wide: true,
    solution: [vertices.join(" ")],
    grade([typed = ""]): Verdict {
      const chosen = new Set(numbersIn(typed));
      if (chosen.size === 0) return no("Type the numbers of the vertices, such as 1 4 6.");
      if (chosen.size % 2 === 0) return no("A blossom has an odd number of vertices.");
      const wrong = [...chosen].find((v) => !right.has(v));
      if (wrong !== undefined)
        return no(`Vertex ${wrong} is not on the cycle. The ways of both ends to the root meet in ${base}.`);
      const missing = vertices.find((v) => !chosen.has(v));
      if (missing !== undefined) return no(`The cycle also goes through ${missing}.`);
      return { right: true, reason: `The ways of both ends to the root meet in ${base}, which is the base.` };
    },
  };
}

/** A tree with a stem: the cycle does not go down to the root. */
const LONG: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 8],
  [1, 2],
  [1, 4],
  [2, 3],
  [3, 6],
  [4, 5],
  [5, 7],
  [6, 7],
];

/** How many edges has a matching at most, by Tutte and Berge? */
function bound(seed: number): Task {
  const random = seededRandom(seed);
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const drawn = Array.from({ length: between(4, 7) }, () => between(1, 6));
  // Three odd components at least, so that there is something to count.
  const sizes = seed === 0 ? [1, 1, 3, 5, 4, 1] : [1, 3, 2 * between(1, 3) - 1, ...drawn];
  const odd = sizes.filter((size) => size % 2 === 1).length;
  const taken = seed === 0 ? 2 : between(1, odd - 1);
  const n = taken + sizes.reduce((sum, size) => sum + size, 0);
  const missing = odd - taken;
  // Taken away and left over have one parity, so that the rest is even.
  const most = (n - missing) / 2;
  return {
    prompt: `Without ${taken === 1 ? "one vertex" : `${taken} of its vertices`} a graph falls apart into components of ${sizes.join(", ")} vertices. At most how many edges can a matching have, going by this alone?`,
    fields: ["Edges"],
    solution: [String(most)],
    grade([typed = ""]): Verdict {
      const value = Number(typed);
      if (typed.trim() === "" || !Number.isInteger(value)) return no("Type a whole number.");
      if (value === most)
        return {
          right: true,
          reason: `${odd} odd components less ${taken} leave ${missing} exposed, and (${n} − ${missing})/2 = ${most}.`,
        };
      if (value === Math.floor(n / 2))
        return no(
          `That is half of all ${n} vertices. How many odd components are there, and how many can be helped?`,
        );
      return no(
        `There are ${n} vertices in all, and ${odd} odd components. Each removed vertex helps one of these.`,
      );
    },
  };
}

/** The search of the example "A blossom in a blossom": how the trees grow, and where cycles close. */
export function faded(_n: number): FadedTable {
  const graph = graphOf(10, NESTED);
  const trace = traceOf(graph);
  const cursor = trace.cursor();
  const rows: string[][] = [];
  const heads: string[] = [];
  for (let position = 1; position <= trace.length; position++) {
    const { step, a, b } = trace.stepAt(position);
    if (step === "grow") {
      rows.push([a, b, cursor.seek(position).cells.mate[b] ?? 0].map(named));
      heads.push(`${rows.length}. grow`);
    } else if (step === "shrink") {
      const close = trace.stepAt(position - 2);
      rows.push([close.a, close.b, b].map(named));
      heads.push(`${rows.length}. cycle`);
    }
  }
  return {
    columns: ["from", "to", "new even, or base"],
    rowName: "Event",
    heads,
    rows,
    grade(typed) {
      let reason = "";
      const cells = typed.map((row, r) =>
        row.map((text, c) => {
          if (text.trim() === "") return undefined;
          const isRight = text.trim() === rows[r]?.[c];
          if (!isRight && reason === "") reason = `${heads[r]}: ${hintFor(heads[r], c)}`;
          return isRight;
        }),
      );
      return { cells, reason };
    },
  };
}

function hintFor(head: string, column: number): string {
  if (column === 0) return "even vertices look in the order in which they became even.";
  const isCycle = head.endsWith("cycle");
  if (column === 1)
    return isCycle
      ? "it is an even vertex of the same tree."
      : "neighbours are tried in the order of their numbers.";
  return isCycle
    ? "the base is where the ways of both ends to the root meet. A blossom’s base is the base of the one inside, if that lies nearest to the root."
    : "it is the partner of the odd vertex.";
}
