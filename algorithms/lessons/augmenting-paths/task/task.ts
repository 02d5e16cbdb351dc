import type { Family, JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { OF_LARGE, sideBySide } from "#algorithms/kit/graphs/hard-graphs.ts";
import {
  FEW_OF_FAMILY,
  growingGraph,
  type JudgedEdge,
  type JudgedGraph,
  OF_FAMILY,
  smallerGraphs,
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
import { mateView } from "#algorithms/kit/programs/mate-view.ts";
import { numberList } from "#algorithms/kit/programs/whole-numbers.ts";
import { format, type Result } from "../problem.ts";
import { judgeWords, parsonsWords } from "../words/en/asked.ts";

/** Each edge joins one of the vertices 0 to left − 1, its first end, to one of the others. */
interface TwoSided extends JudgedGraph {
  readonly left: number;
}

/** All graphs with up to so many vertices are tried. */
const MOST_SMALL = 6;
/** So many of them unless all are wanted. */
const FEW_SMALL = 64;

/** Largest matchings of graphs with two sides. */
export const task: JudgedTask<TwoSided, Partners, Result> = {
  entry: "solve",
  parameters: [
    ["n", "number"],
    ["left", "number"],
    ["edges", "number[][]"],
  ],
  returns: "number[]",
  args: ({ n, left, edges }) => [n, left, edges],
  write: (problem) => writeGraph([problem.n, problem.left], problem),
  answer: numberList,
  fault: faultInLargest,
  effect: effectOfMatching,
  example: {
    ...{ n: 6, left: 3 },
    edges: [
      [0, 3],
      [0, 4],
      [1, 3],
      [2, 4],
      [2, 5],
    ],
  },
  *small() {
    for (let n = 1; n <= MOST_SMALL; n++)
      for (let left = 0; left <= n; left++) {
        const pairs = upTo(left).flatMap((u) => upTo(n - left).map((v): JudgedEdge => [u, left + v]));
        const graphs = upTo(2 ** pairs.length).map((bits) => pairs.filter((_, k) => (bits >> k) & 1));
        for (const edges of graphs.sort((a, b) => a.length - b.length)) yield { n, left, edges };
      }
  },
  fewSmall: FEW_SMALL,
  families: [
    { make: (seed) => sparse(seed), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: (seed) => hidden(seed), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: trap, count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: (seed) => many(seed, sparse), ...OF_LARGE },
    { make: (seed) => many(seed, hidden), ...OF_LARGE },
    { make: (seed) => many(seed, trap), ...OF_LARGE },
    { make: (seed) => sparse(seed, FEWEST_OF_LONG, MOST_OF_LONG), ...OF_LARGE },
    { make: (seed) => hidden(seed, FEWEST_OF_LONG, MOST_OF_LONG), ...OF_LARGE },
  ] satisfies Family<TwoSided>[],
  growth(k) {
    const graph = growingGraph(k);
    if (graph === undefined) return undefined;
    // The larger half of the numbers is the other side.
    const { n } = graph;
    const left = n / 2;
    const across = graph.edges.map(([u, v]): JudgedEdge => [u % left, left + (v % left)]);
    return { n, left, edges: [...new Map(across.map((edge) => [edge.join(), edge])).values()] };
  },
  sizeOf: ({ n }) => `n = ${n}`,
  *smaller(problem) {
    yield* smallerGraphs(problem, (graph, gone) => ({
      ...withoutVertices(graph, gone),
      left: upTo(graph.left).filter((u) => !gone.has(u)).length,
    }));
    // The sides are told by the numbers, which stay.
    const inOrder = problem.edges.toSorted(([a, b], [c, d]) => a - c || b - d);
    if (inOrder.some((edge, k) => edge !== problem.edges[k])) yield { ...problem, edges: inOrder };
  },
  lessonText: (problem) => format(drawn(graphOfJudged(problem))),
  answerOf: ({ matching }) => Array.from(matching),
  best: (problem) => bestPartners(problem, "cardinality"),
  words: judgeWords,
};

const FEWEST = 10;
const MOST = 20;
const [FEWEST_OF_LONG, MOST_OF_LONG] = [200, 300];
/** So many graphs stand side by side. */
const SIDE_BY_SIDE = 12;
const MEAN_DEGREE = 2.3;

/** Few edges by chance. */
function sparse(seed: number, fewest = FEWEST, most = MOST): TwoSided {
  const draw = seededRandom(seed);
  const n = between(draw, fewest, most);
  const left = between(draw, n >> 2, n - (n >> 2));
  const pairs = upTo(left).flatMap((u) => upTo(n - left).map((v): JudgedEdge => [u, left + v]));
  const chance = (MEAN_DEGREE * n) / 2 / pairs.length;
  return { n, left, edges: shuffled(pairs, draw).filter(() => draw() < chance) };
}

/** A long path that takes everybody in, and a few edges more: there is one large matching, and it is easily missed. */
function hidden(seed: number, fewest = FEWEST, most = MOST): TwoSided {
  const draw = seededRandom(seed);
  const left = between(draw, fewest / 2, most / 2);
  const [ours, theirs] = [0, 1].map(() => shuffled(upTo(left), draw)) as [number[], number[]];
  const edges = new Set<number>();
  for (const k of upTo(left)) {
    edges.add(ours[k] * left + theirs[k]);
    if (k > 0) edges.add(ours[k] * left + theirs[k - 1]);
  }
  for (let more = between(draw, 0, 3); more > 0; more--)
    edges.add(between(draw, 0, left - 1) * left + between(draw, 0, left - 1));
  return ofPairs(left, [...edges], draw);
}

/** The graph with these edges, each of which is told as u · left + v, on two sides of the same size. */
function ofPairs(left: number, pairs: readonly number[], draw: () => number): TwoSided {
  const edges = shuffled(pairs, draw).map(
    (edge): JudgedEdge => [Math.floor(edge / left), left + (edge % left)],
  );
  return { n: 2 * left, left, edges };
}

/**
 * Two blocks in which everybody knows everybody, and one vertex on the left with a neighbor in each. It belongs to the larger block,
 * where there is a place too many, and everybody has more neighbors than in the smaller one.
 */
function trap(seed: number): TwoSided {
  const draw = seededRandom(seed);
  const small = between(draw, 3, 4);
  const large = small + between(draw, 1, 2);
  const left = small + large + 1;
  const [ours, theirs] = [0, 1].map(() => shuffled(upTo(left), draw)) as [number[], number[]];
  const last = left - 1;
  const pairs = upTo(last).flatMap((u) => {
    const [first, end] = u < small ? [0, small] : [small, left];
    return upTo(end - first).map((k) => [u, first + k] as const);
  });
  const edges = [...pairs, [last, 0] as const, [last, last] as const];
  return ofPairs(
    left,
    edges.map(([u, v]) => ours[u] * left + theirs[v]),
    draw,
  );
}

/** So many graphs of a family side by side: all left sides are one. */
function many(seed: number, make: (seed: number) => TwoSided): TwoSided {
  const draw = seededRandom(seed);
  const graphs = upTo(SIDE_BY_SIDE).map((k) => make(seed * SIDE_BY_SIDE + k));
  const { n, edges } = sideBySide(graphs, draw);
  const isLeft = new Set(edges.map(([u]) => u));
  const order = [...upTo(n)].sort((u, v) => Number(isLeft.has(v)) - Number(isLeft.has(u)));
  const name: number[] = [];
  for (const [k, v] of order.entries()) name[v] = k;
  return { n, left: isLeft.size, edges: edges.map(([u, v]) => [name[u], name[v]]) };
}

export const view = mateView(largerThan);

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  given: ["graph"],
  distractors: [
    { mutant: "one-look", text: "tree.push(v, w);\n        queue.push(w);", instead: "tree.push(v, w);" },
    { mutant: "parent-only", text: "path.length % 2 === 1 ? parent[x] : mate[x]", instead: "parent[x]" },
    { mutant: "stop-at-first-failure", text: "if (end === -1) continue;", instead: "if (end === -1) break;" },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "matching",
  wrong: {
    "one-look": [
      ["      queue.push_back(w);\n", ""],
      ["      queue.add(w);\n", ""],
      ["            queue.append(w)\n", ""],
    ],
    "stop-at-first-failure": [
      ["if (end == -1) continue;", "if (end == -1) break;"],
      ["if end == -1:\n            continue", "if end == -1:\n            break"],
    ],
    "labels-stay": [
      ["label[v] = FREE;", ";"],
      ["            label[v] = FREE\n", "            pass\n"],
    ],
  },
};
