import { type FadedTable, no, type Task, type Tasks, type Verdict } from "../exercise.ts";
import { generateGraph } from "../shared/matching/generate.ts";
import type { Graph } from "../shared/matching/graph.ts";
import { renumbered } from "../shared/matching/numbering.ts";
import { edgeList, greedyMatching, numbersIn, pathTask } from "../shared/matching/path-exercise.ts";
import { record, silentRecorder } from "../trace.ts";
import { solve } from "./solve.ts";
import { cells, steps } from "./steps.ts";

/** The questions of the article. */
export const exercises: Tasks = { path, cover };

/** Players 0 to 5 and boards 6 to 11, on which the first edges leave player 5 and board 11 over. */
const SIX: readonly (readonly [number, number])[] = [
  [0, 6],
  [0, 7],
  [1, 7],
  [1, 9],
  [2, 8],
  [2, 9],
  [2, 10],
  [3, 9],
  [3, 10],
  [4, 10],
  [4, 11],
  [5, 6],
  [5, 8],
];

function graphOf(n: number, pairs: readonly (readonly [number, number])[]): Graph {
  return { n, edges: pairs.map(([u, v]) => ({ u, v, weight: 1 })) };
}

/** Seeds are tried until a graph has what the question needs; neighboring ones begin far from each other. */
function firstFrom<T>(seed: number, make: (seed: number) => T | undefined): T {
  for (let next = Math.imul(seed, 7919) >>> 0; ; next = (next + 1) >>> 0) {
    const found = make(next);
    if (found !== undefined) return found;
  }
}

/** A bipartite graph whose first edges leave room for a path of at least three edges. */
function path(seed: number): Task {
  const found = firstFrom(seed, (next) => {
    const graph = seed === 0 ? graphOf(12, SIX) : renumbered(generateGraph("bipartite", 9, next).graph, next);
    const way = firstPath(graph);
    return way.length < 4 ? undefined : { graph, way };
  });
  return pathTask({ graph: found.graph, matching: greedyMatching(found.graph) }, found.way);
}

/** The first augmenting path that the lesson's own search tells, none if there is none. */
function firstPath(graph: Graph): number[] {
  const { trace } = record({ steps, cells, solve }, { graph, places: [], given: false });
  const end = trace.occurrence("flip", 1) - 1;
  if (end <= 0) return [];
  const { path } = trace.cursor().seek(end).cells;
  return Array.from(path).flatMap((v) => (v === 0 ? [] : [v - 1]));
}

/** A smallest cover of a bipartite graph: each one is right. */
function cover(seed: number): Task {
  const found = firstFrom(seed, (next) => {
    const graph =
      seed === 0
        ? graphOf(8, [
            [0, 4],
            [0, 5],
            [1, 4],
            [1, 5],
            [2, 4],
            [2, 5],
            [3, 5],
            [3, 6],
            [3, 7],
          ])
        : renumbered(generateGraph("bipartite", 8, next).graph, next);
    const result = solve({ graph, places: [], given: false }, silentRecorder(steps));
    return result.cover.length < 2 ? undefined : { graph, smallest: result.cover };
  });
  const { graph, smallest } = found;
  return {
    prompt: `The edges of a bipartite graph are ${edgeList(graph)}. Choose as few vertices as possible so that every edge has one of them.`,
    fields: ["Vertices"],
    keyboard: "text",
    wide: true,
    solution: [smallest.join(" ")],
    grade([typed = ""]): Verdict {
      const chosen = new Set(numbersIn(typed));
      if (chosen.size === 0) return no("Type the numbers of the vertices, such as 1 4 6.");
      const strange = [...chosen].find((v) => v >= graph.n);
      if (strange !== undefined)
        return no(`There is no vertex ${strange}. Vertices are 0 to ${graph.n - 1}.`);
      const missed = graph.edges.find(({ u, v }) => !chosen.has(u) && !chosen.has(v));
      if (missed) return no(`The edge ${missed.u}–${missed.v} has none of them.`);
      if (chosen.size > smallest.length)
        return no(`Every edge is met, but ${chosen.size} are too many: ${smallest.length} will do.`);
      return {
        right: true,
        reason: `Every edge is met, and there is a matching of ${smallest.length}, so fewer cannot do.`,
      };
    },
  };
}

/** The tree of the first search in the graph of six players, edge by edge. */
export function faded(_n: number): FadedTable {
  const graph = graphOf(12, SIX);
  const { trace } = record({ steps, cells, solve }, { graph, places: [], given: false });
  const cursor = trace.cursor();
  const rows: string[][] = [];
  for (let nth = 1, at = trace.occurrence("grow", 1); at > 0; at = trace.occurrence("grow", ++nth)) {
    const { a, b, cells } = cursor.seek(at);
    rows.push([a, b, cells.mate[b] ?? 0].map((v) => String(v - 1)));
  }
  return {
    columns: ["even, looks", "becomes odd", "becomes even"],
    rowName: "Edge",
    rows,
    grade(typed) {
      let reason = "";
      const cells = typed.map((row, r) =>
        row.map((text, c) => {
          if (text.trim() === "") return undefined;
          const isRight = text.trim() === rows[r]?.[c];
          if (!isRight && reason === "")
            reason = `Edge ${r + 1}: ${
              [
                "the vertices that are even look in the order in which they became so.",
                "neighbours are tried in the order of their numbers, and those with a label are passed over.",
                "it is the partner of the odd vertex.",
              ][c]
            }`;
          return isRight;
        }),
      );
      return { cells, reason };
    },
  };
}
