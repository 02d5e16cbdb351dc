import type { AnswerView } from "#algorithms/core/judge/answer-view.ts";
import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { smallerGraphs, upTo, withoutVertices } from "#algorithms/kit/graphs/judged-graphs.ts";
import { numberRows } from "#algorithms/kit/programs/whole-numbers.ts";
import { smallProblems } from "../asked/mistakes.ts";
import { HEIGHT, placesOf } from "../figure/places.ts";
import { networkPlate } from "../figure/plate.ts";
import { type Edge, format, type Problem, type Result } from "../problem.ts";
import { faultWords, judgeWords, parsonsWords, viewWords } from "../words/en/asked.ts";

/** The lines of an answer: the first edge that closes a cycle, the sizes, and the edges of the forest. */
type Lines = readonly (readonly number[])[];

const OF_FAMILY = { count: 200, few: 14 } as const;
const OF_LARGE = { count: 18, few: 6, isLarge: true } as const;
const FEW_SMALL = 80;
const [FIRST_GROWTH, LAST_GROWTH] = [16, 12];
const LARGE = 3000;

/** What is judged is what the problem asks: white space is free, and any lightest forest is right. */
export const task: JudgedTask<Problem, Lines, Result> = {
  entry: "solve",
  parameters: [
    ["n", "number"],
    ["edges", "number[][]"],
  ],
  returns: "number[][]",
  args: ({ n, edges }) => [n, edges],
  write: ({ n, edges }) => format({ n, edges }),
  answer: {
    ...numberRows,
    // Without edges two of the lines are empty, which are no rows.
    read(text) {
      const rows = numberRows.read(text);
      return [...rows, ...upTo(Math.max(0, 3 - rows.length)).map(() => [])];
    },
  },
  fault,
  effect: ({ edges }, lines) => {
    const [first = [], sizes = [], forest = []] = lines;
    return `${first} | ${sizes.join(" ")} | ${forest.length} of ${weightOf(edges, forest)}`;
  },
  example: {
    n: 6,
    edges: [
      [0, 1, 4],
      [1, 2, 6],
      [0, 2, 5],
      [3, 4, 2],
      [4, 5, 9],
      [3, 5, 2],
    ],
  },
  small: smallProblems,
  fewSmall: FEW_SMALL,
  families: [
    { make: (seed) => byChance(seed, 5, 14, 1.3), ...OF_FAMILY },
    { make: (seed) => byChance(seed, 5, 10, 2.5), ...OF_FAMILY },
    { make: (seed) => byChance(seed, 8, 20, 0.8), ...OF_FAMILY },
    { make: equalTrees, ...OF_FAMILY },
    { make: (seed) => paths(seed, 40), ...OF_FAMILY },
    { make: (seed) => byChance(seed, LARGE / 2, LARGE, 2), ...OF_LARGE },
    { make: (seed) => byChance(seed, LARGE / 2, LARGE, 1.1), ...OF_LARGE },
    { make: (seed) => paths(seed, LARGE), ...OF_LARGE },
  ],
  growth: (k) => (k <= LAST_GROWTH ? paths(k, FIRST_GROWTH * 2 ** k) : undefined),
  sizeOf: ({ n }) => `n = ${n}`,
  *smaller(problem) {
    yield* smallerGraphs(problem, (graph, gone) => withoutVertices(graph, gone) as Problem);
    const { n, edges } = problem;
    for (const [k, [u, v, weight]] of edges.entries())
      if (u > v) yield { n, edges: edges.with(k, [v, u, weight]) };
    for (const [k, [u, v, weight]] of edges.entries())
      for (const less of new Set([1, weight >> 1, weight - 1]))
        if (less > 0 && less < weight) yield { n, edges: edges.with(k, [u, v, less]) };
  },
  lessonText: ({ n, edges }) => format({ n, edges }),
  answerOf: ({ first, sizes, forest }) => [[first], Array.from(sizes), [...forest]],
  best(problem) {
    const { first, sizes, forest } = known(problem);
    return [[first], sizes, forest];
  },
  words: judgeWords,
};

const weightOf = (edges: readonly Edge[], forest: readonly number[]): number =>
  forest.reduce((sum, k) => sum + (edges[k]?.[2] ?? 0), 0);

/** Components by names, not by trees: the smaller one is renamed. */
class Named {
  readonly name: number[];
  readonly members: number[][];

  constructor(n: number) {
    this.name = upTo(n);
    this.members = this.name.map((v) => [v]);
  }

  /** The size of the component with this edge; negative if the edge is inside of one. */
  add([u, v]: Edge): number {
    const [a, b] = [this.name[u] as number, this.name[v] as number];
    const [one, other] = [this.members[a] as number[], this.members[b] as number[]];
    if (a === b) return -one.length;
    const [small, large, name] = one.length < other.length ? [one, other, b] : [other, one, a];
    for (const x of small) {
      this.name[x] = name;
      large.push(x);
    }
    return large.length;
  }
}

interface Known {
  readonly first: number;
  readonly sizes: readonly number[];
  readonly forest: readonly number[];
  readonly weight: number;
}

const measures = new WeakMap<Problem, Known>();

function known(problem: Problem): Known {
  const found = measures.get(problem);
  if (found) return found;
  const { n, edges } = problem;
  const given = new Named(n);
  const sizes = edges.map((edge) => given.add(edge));
  const lightest = new Named(n);
  const order = [...edges.keys()].sort((j, k) => weightOf(edges, [j]) - weightOf(edges, [k]));
  const forest = order.filter((k) => lightest.add(edges[k] as Edge) > 0);
  const result = {
    first: sizes.findIndex((size) => size < 0),
    sizes: sizes.map(Math.abs),
    forest,
    weight: weightOf(edges, forest),
  };
  measures.set(problem, result);
  return result;
}

/** The first thing that is wrong. */
function fault(problem: Problem, lines: Lines): string | undefined {
  const words = faultWords;
  const { n, edges } = problem;
  const numbers = lines.flat();
  const right = known(problem);
  const [sizes, ofForest] = [edges.length, right.forest.length];
  if (numbers.length !== 1 + sizes + ofForest) return words.count(sizes, ofForest, numbers.length);
  if (numbers[0] !== right.first) return words.first(numbers[0], right.first);
  for (const [k, size] of right.sizes.entries())
    if (numbers[1 + k] !== size) return words.size(k, numbers[1 + k], size);
  const forest = numbers.slice(1 + edges.length);
  const parts = new Named(n);
  for (const k of forest) {
    const edge = edges[k];
    if (edge === undefined) return words.noEdge(k);
    if (parts.add(edge) < 0) return words.cycle(k);
  }
  const weight = weightOf(edges, forest);
  return weight === right.weight ? undefined : words.weight(weight, right.weight);
}

/** So many edges for each vertex, with few weights or many; some of them twice. */
function byChance(seed: number, fewest: number, most: number, mean: number): Problem {
  const draw = seededRandom(seed);
  const n = between(draw, fewest, most);
  const heaviest = [3, 20, 1000][seed % 3] ?? 20;
  const edges = Array.from({ length: Math.round(mean * n) }, (): Edge => {
    const u = between(draw, 0, n - 1);
    return [u, (u + between(draw, 1, n - 1)) % n, between(draw, 0, heaviest)];
  });
  return { n, edges };
}

/** Equal trees are joined at vertices by chance, two by two, until 8 or 16 hang together; then a few edges more. */
function equalTrees(seed: number): Problem {
  const draw = seededRandom(seed);
  const n = 8 << (seed & 1);
  const name = shuffled(upTo(n), draw);
  const edges: Edge[] = [];
  for (let size = 1; size < n; size *= 2)
    for (let at = 0; at < n; at += 2 * size) {
      const [u, v] = [at + between(draw, 0, size - 1), at + size + between(draw, 0, size - 1)];
      edges.push([name[u] as number, name[v] as number, between(draw, 1, 9)]);
    }
  for (let more = between(draw, 1, 4); more > 0; more--) {
    const u = between(draw, 0, n - 1);
    edges.push([u, (u + between(draw, 1, n - 1)) % n, between(draw, 1, 9)]);
  }
  return { n, edges };
}

/**
 * Two long paths, edge by edge from their ends, one told forwards and one backwards; then as many edges by chance. Whoever hangs the
 * first root under the second grows one chain, and whoever hangs the second under the first the other.
 */
function paths(seed: number, most: number): Problem {
  const draw = seededRandom(seed);
  const n = Math.max(4, most);
  const half = n >> 1;
  const edges: Edge[] = [];
  for (let k = 0; k + 1 < half; k++) {
    edges.push([k, k + 1, k], [half + k + 1, half + k, k]);
  }
  for (let more = n; more > 0; more--) {
    const u = between(draw, 0, n - 1);
    edges.push([u, (u + between(draw, 1, n - 1)) % n, between(draw, half, 2 * n)]);
  }
  return { n, edges };
}

/** A reader's own program on the graph: the edges of its forest, and whom its `parent` calls roots. */
export const view: AnswerView<Problem, Lines> = {
  parts: (_problem, lines) => lines,
  drawn: ["parent", "parents", "p"],
  tell: (part, number) => viewWords.line(number, part),
  scene(problem, { parts, variable }) {
    const { n, edges } = problem;
    const [[first = -1] = [], , forest = []] = parts;
    const parent = [variable("parent"), variable("parents"), variable("p")].find(Array.isArray);
    return {
      plate: networkPlate(problem, placesOf(problem), {
        label: viewWords.label(n, edges.length, forest.length),
        height: HEIGHT,
        vertex: (v) => ({
          role: "idle",
          solid: parent?.[v] === v,
          label: viewWords.vertex(v, parent?.[v] === v),
        }),
        edge: (k) => ({
          role: forest.includes(k) ? "done" : k === first ? "rejected" : "idle",
          label: viewWords.edge(k, edges[k] ?? [0, 0, 0]),
        }),
      }),
      tables: [],
      key: [
        { sign: "done", text: viewWords.key.forest },
        { sign: "rejected", text: viewWords.key.first },
        { sign: "solid", text: viewWords.key.root },
      ],
    };
  },
};

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  distractors: [
    { mutant: "size-to-the-lost", text: "size[kept] += size[lost];", instead: "size[lost] += size[kept];" },
    { mutant: "heaviest-first", text: "edges[j][2] - edges[k][2]", instead: "edges[k][2] - edges[j][2]" },
    { mutant: "last-for-first", text: "first = first === -1 ? k : first;", instead: "first = k;" },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "forest",
  wrong: {
    "heaviest-first": [
      ["edges[j][2] < edges[k][2]", "edges[j][2] > edges[k][2]"],
      ["compare(edges[j][2], edges[k][2])", "compare(edges[k][2], edges[j][2])"],
      ["key=lambda k: edges[k][2]", "key=lambda k: -edges[k][2]"],
    ],
    "one-step": [
      [
        "  while (parent[root] != root)\n    root = parent[root];",
        "  for (int up = 0; up < 2 && parent[root] != root; up++)\n    root = parent[root];",
      ],
      [
        "    while (parent[root] != root)\n      root = parent[root];",
        "    for (int up = 0; up < 2 && parent[root] != root; up++)\n      root = parent[root];",
      ],
      [
        "    while parent[root] != root:\n        root = parent[root]",
        "    for _ in range(2):\n        root = parent[root]",
      ],
    ],
    "size-to-the-lost": [["size[a] += size[b]", "size[b] += size[a]"]],
  },
};
