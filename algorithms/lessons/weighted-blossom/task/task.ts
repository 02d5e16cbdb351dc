import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { flagTrapFamily, many, OF_LARGE, rowsOfHooks, traps } from "#algorithms/kit/graphs/hard-graphs.ts";
import {
  FEW_OF_FAMILY,
  growingGraph,
  type JudgedEdge,
  type JudgedGraph,
  OF_FAMILY,
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
  faultInHeaviest,
  graphOfJudged,
  heavierThan,
  type Partners,
} from "#algorithms/kit/graphs/judged-matching.ts";
import { smallGraphs } from "#algorithms/kit/graphs/small-graphs.ts";
import { mateView } from "#algorithms/kit/programs/mate-view.ts";
import { numberList } from "#algorithms/kit/programs/whole-numbers.ts";
import { format, type Result } from "../problem.ts";
import { judgeWords, parsonsWords } from "../words/en/asked.ts";

/** All graphs with up to so many vertices and weights up to 2 are tried. */
const MOST_SMALL = 4;
const MOST_WEIGHT = 2;
/** With a vertex more, so many graphs of each number of edges, with weights up to 4. */
const OF_SIZE = 200;
const SIZES = [3, 4, 5, 6, 7, 8];
const MOST_WEIGHT_OF_MORE = 4;

/** So many of all these are tried unless all are wanted. */
const FEW_SMALL = 80;

/** So many graphs stand side by side. */
const SIDE_BY_SIDE = 10;
const HOOKS = { rows: 2, hooks: 7, ahead: 7 };
const sparse = many(sparseGraph, SIDE_BY_SIDE);
const flowers = many(twoFlowers, SIDE_BY_SIDE);

/** Matchings of the largest weight. */
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
  fault: faultInHeaviest,
  effect: effectOfMatching,
  example: {
    n: 5,
    edges: [
      [0, 1, 6],
      [1, 2, 8],
      [0, 2, 7],
      [2, 3, 5],
      [3, 4, 2],
    ],
  },
  *small() {
    for (const { n, edges } of smallGraphs(MOST_SMALL))
      for (let number = 0; n > 0 && number < MOST_WEIGHT ** edges.length; number++) {
        const weight = (k: number): number => 1 + (Math.floor(number / MOST_WEIGHT ** k) % MOST_WEIGHT);
        yield { n, edges: edges.map(({ u, v }, k): JudgedEdge => [u, v, weight(k)]) };
      }
    for (const size of SIZES) for (let k = 1; k <= OF_SIZE; k++) yield oneMore(size, k);
  },
  fewSmall: FEW_SMALL,
  families: [
    { make: (seed) => weighted(sparseGraph(seed), seed, 1, 20), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: (seed) => weighted(ringOfCycles(seed), seed, 5, 9), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: (seed) => weighted(twoFlowers(seed), seed, 8, 10), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { ...flagTrapFamily, make: (seed) => weighted(flagTrapFamily.make(seed), seed, 1, 1) },
    { make: (seed) => weighted(traps(seed), seed, 99, 100), ...OF_LARGE },
    { make: (seed) => weighted(sparse(seed), seed, 1, 20), ...OF_LARGE },
    { make: (seed) => weighted(flowers(seed), seed, 8, 10), ...OF_LARGE },
    { make: (seed) => weighted(rowsOfHooks(seed, HOOKS), seed, 999, 1000), ...OF_LARGE },
  ],
  growth(k) {
    const graph = growingGraph(k);
    return graph && weighted(graph, k, 1, MOST_OF_GROWTH);
  },
  sizeOf: ({ n }) => `n = ${n}`,
  *smaller(graph) {
    yield* smallerGraphs(graph, withoutVertices);
    yield* lighter(graph);
    yield* simplerGraphs(graph);
    yield* ones(graph);
  },
  lessonText: (graph) => format({ ...drawn(graphOfJudged(graph)), objective: "weight" }),
  answerOf: ({ mate }) => Array.from(mate),
  best: (problem) => bestPartners(problem, "weight"),
  words: judgeWords,
};

const MOST_OF_GROWTH = 1000;

/** The graph with weights by chance. */
function weighted({ n, edges }: JudgedGraph, seed: number, least: number, most: number): JudgedGraph {
  const draw = seededRandom(~seed);
  return { n, edges: edges.map(([u, v]) => [u, v, between(draw, least, most)]) };
}

/** A graph with one vertex more than in all that are tried, and so many edges. */
function oneMore(size: number, seed: number): JudgedGraph {
  const draw = seededRandom(size * OF_SIZE + seed);
  const n = MOST_SMALL + 1;
  const pairs = upTo(n).flatMap((v) => upTo(v).map((u): JudgedEdge => [u, v]));
  const graph = shuffledGraph({ n, edges: shuffled(pairs, draw).slice(0, size) }, draw);
  return weighted(graph, seed, 1, MOST_WEIGHT_OF_MORE);
}

/** The same graph with smaller weights: all of them halved or less by one, or one of them 1, halved, or less by one. */
function* lighter(graph: JudgedGraph): Generator<JudgedGraph> {
  const { edges } = graph;
  const weights = edges.map(([, , weight = 1]) => weight);
  const withWeights = (own: readonly number[]): JudgedGraph => ({
    ...graph,
    edges: edges.map(([u, v], k) => [u, v, own[k] as number]),
  });
  if (weights.every((weight) => weight > 1))
    yield* [weights.map((weight) => weight >> 1), weights.map((weight) => weight - 1)].map(withWeights);
  for (const [k, weight] of weights.entries())
    for (const less of new Set([1, weight >> 1, weight - 1]))
      if (less > 0 && less < weight) yield withWeights(weights.with(k, less));
}

const FEW_EDGES = 4;

/** The few edges of a small graph in every order, all of weight 1: what depends on the order depends on no weight. */
function* ones({ n, edges }: JudgedGraph): Generator<JudgedGraph> {
  if (edges.length > FEW_EDGES || edges.every(([, , weight]) => weight === 1)) return;
  for (const order of ordersOf(edges)) yield { n, edges: order.map(([u, v]) => [u, v, 1]) };
}

function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [k, item] of items.entries())
    for (const rest of ordersOf(items.toSpliced(k, 1))) yield [item, ...rest];
}

export const view = mateView(heavierThan);

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  given: ["graph", "parts", "result"],
  called: {
    "const lines =": "function solve(n, edges) {",
    "console.log": "return vertices.map((v) => mate[v] - 1);\n}",
  },
  distractors: [
    { mutant: "one-search", text: "if (!search(free)) break;", instead: "search(free);\n  break;" },
    {
      mutant: "t-pays-less",
      text: "y[v] -= label[outer[v]] * delta",
      instead: "y[v] -= Math.abs(label[outer[v]]) * delta",
    },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "matching",
  wrong: {
    "t-pays-less": [["y[v] -= label[outer[v]] * delta", "y[v] -= label[outer[v]] * label[outer[v]] * delta"]],
    "weights-ignored": [
      [
        "v + 1, 2 * weight});\n    near[v + 1].push_back({v + 1, u + 1, 2 * weight});",
        "v + 1, 2});\n    near[v + 1].push_back({v + 1, u + 1, 2});",
      ],
      [
        "v, 2 * weight));\n      near.get(v).add(new Edge(v, u, 2 * weight));",
        "v, 2));\n      near.get(v).add(new Edge(v, u, 2));",
      ],
      [
        "v + 1, 2 * weight))\n    near[v + 1].append((v + 1, u + 1, 2 * weight))",
        "v + 1, 2))\n    near[v + 1].append((v + 1, u + 1, 2))",
      ],
    ],
    "one-search": [
      ["if (!search(free)) break;", "search(free);\n    if (true) break;"],
      ["if not search(free):\n        break", "search(free)\n    break"],
    ],
  },
};
