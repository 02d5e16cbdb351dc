import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import {
  flagTrapFamily,
  hundredTriangles,
  longHooks,
  many,
  manyHooks,
  OF_LARGE,
  traps,
} from "#algorithms/kit/graphs/hard-graphs.ts";
import {
  FEW_OF_FAMILY,
  growingGraph,
  type JudgedEdge,
  type JudgedGraph,
  OF_FAMILY,
  pulledTogether,
  ringOfCycles,
  shuffledGraph,
  simplerGraphs,
  smallerGraphs,
  sparseGraph,
  twoFlowers,
  upTo,
  withoutVertices,
  writeGraph,
} from "#algorithms/kit/graphs/judged-graphs.ts";
import {
  bestPartners,
  effectOfMatching,
  faultInLargest,
  graphOfJudged,
  largerThan,
  type Partners,
} from "#algorithms/kit/graphs/judged-matching.ts";
import { smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import { mateView } from "#algorithms/kit/programs/mate-view.ts";
import { numberList } from "#algorithms/kit/programs/whole-numbers.ts";
import { format, type Result } from "../problem.ts";
import { judgeWords, parsonsWords } from "../words/en/asked.ts";

/** All graphs with up to so many vertices are tried. */
const MOST_SMALL = 5;

/** With a vertex more, so many graphs of each number of edges: where blossoms are missed first. */
const OF_SIZE = 300;
const SIZES = [7, 8, 9];

/** So many of all these are tried unless all are wanted. */
const FEW_SMALL = 80;

/** So many graphs with few edges stand side by side, and so many cycles of up to this length hang together. */
const SIDE_BY_SIDE = 12;
const [MOST_CYCLES, LONGEST_CYCLE] = [40, 21];
const OF_TRIANGLES = 4;

/** With more vertices it is large parts that are taken away first. */
const LARGE = 24;

/** Largest matchings of any graph. */
export const task: JudgedTask<JudgedGraph, Partners, Result> = {
  entry: "solve",
  parameters: [
    ["n", "number"],
    ["edges", "number[][]"],
  ],
  returns: "number[]",
  args: ({ n, edges }) => [n, edges],
  write: (graph) => writeGraph([graph.n], graph),
  answer: numberList,
  fault: faultInLargest,
  effect: effectOfMatching,
  example: {
    n: 6,
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
      [1, 3],
      [3, 4],
      [2, 5],
    ],
  },
  *small() {
    for (const { n, edges } of smallGraphs(MOST_SMALL))
      if (n > 0) yield { n, edges: edges.map(({ u, v }): JudgedEdge => [u, v]) };
    for (const size of SIZES) for (let k = 1; k <= OF_SIZE; k++) yield oneMore(size, k);
  },
  fewSmall: FEW_SMALL,
  families: [
    { make: sparseGraph, count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: ringOfCycles, count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: twoFlowers, count: OF_FAMILY, few: FEW_OF_FAMILY },
    flagTrapFamily,
    { make: traps, ...OF_LARGE },
    { make: many(sparseGraph, SIDE_BY_SIDE), ...OF_LARGE },
    { make: (seed) => ringOfCycles(seed, MOST_CYCLES, LONGEST_CYCLE), ...OF_LARGE },
    { make: manyHooks, ...OF_LARGE },
    { make: longHooks, ...OF_LARGE },
    { make: hundredTriangles, count: OF_TRIANGLES, isLarge: true },
  ],
  growth: growingGraph,
  sizeOf: ({ n }) => `n = ${n}`,
  *smaller(graph) {
    if (graph.n > LARGE) yield* smallerGraphs(graph, withoutVertices);
    yield* pulledTogether(graph);
    if (graph.n <= LARGE) yield* smallerGraphs(graph, withoutVertices);
    yield* simplerGraphs(graph);
  },
  lessonText: (graph) => format(drawn(graphOfJudged(graph))),
  answerOf: ({ matching }) => Array.from(matching),
  best: (problem) => bestPartners(problem, "cardinality"),
  words: judgeWords,
};

/** A graph with one vertex more than in all that are tried, and so many edges. */
function oneMore(size: number, seed: number): JudgedGraph {
  const draw = seededRandom(size * OF_SIZE + seed);
  const n = MOST_SMALL + 1;
  const pairs = upTo(n).flatMap((v) => upTo(v).map((u): JudgedEdge => [u, v]));
  return shuffledGraph({ n, edges: shuffled(pairs, draw).slice(0, size) }, draw);
}

export const view = mateView(largerThan);

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  given: ["graph", "parts", "result"],
  called: {
    "const lines =": "function solve(n, edges) {",
    "console.log": "return vertices.map((v) => mate[v] - 1);\n}",
  },
  distractors: [
    { mutant: "one-tree", text: "mate[v] === 0);", instead: "mate[v] === 0).slice(0, 1);" },
    { mutant: "odd-stay-odd", text: "queue.push(...shrink(u, v, b));", instead: "shrink(u, v, b);" },
    { mutant: "one-search", text: "while (search());", instead: "search();" },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "matching",
  wrong: {
    "odd-stay-odd": [
      ["for (const int x : shrink(u, v, b)) queue.push_back(x);", "shrink(u, v, b);"],
      ["queue.addAll(shrink(u, v, b));", "shrink(u, v, b);"],
      ["queue += shrink(u, v, b)", "shrink(u, v, b)"],
    ],
    "one-search": [
      ["while (search()) continue;", "search();"],
      ["while search():\n    pass", "search()"],
    ],
    "one-tree": [
      ["if (mate[v] == 0) queue.push_back(v);", "if (mate[v] == 0 && queue.empty()) queue.push_back(v);"],
      ["if (mate[v] == 0) queue.add(v);", "if (mate[v] == 0 && queue.isEmpty()) queue.add(v);"],
      ["[v for v in vertices if mate[v] == 0]", "[v for v in vertices if mate[v] == 0][:1]"],
    ],
  },
};
