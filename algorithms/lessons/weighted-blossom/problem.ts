import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { type DrawnGraph, drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import type { Edge, Graph } from "#algorithms/engines/matching/graph.ts";
import { formatDrawnGraph, parseDrawnGraph } from "#algorithms/engines/matching/read/drawn-graph-text.ts";
import { readGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import type { Pair } from "./pair.ts";
import { type InputWords, inputWords } from "./words/en/input.ts";

/**
 * What is to be found: the largest weight, whatever the number of edges; the largest weight among the matchings with as
 * many edges as possible; the largest weight of a perfect matching, or a proof that there is none.
 */
export type Objective = "weight" | "max-cardinality-weight" | "perfect";

export const OBJECTIVES: readonly Objective[] = ["weight", "max-cardinality-weight", "perfect"];

/** What the algorithm works on. Weights are whole numbers within `mostWeight`. */
export interface Task {
  readonly graph: Graph;
  readonly objective: Objective;
}

export interface Problem extends Task, DrawnGraph {}

/** The matching with its proof. Vertices count from 0. */
export interface Result {
  /** The partner of each vertex, −1: none. */
  readonly mate: Int32Array;
  /** For each vertex, in two parts. */
  readonly y: readonly Pair[];
  /** The blossoms with z > 0, their vertices sorted. */
  readonly blossoms: readonly { readonly vertices: readonly number[]; readonly z: Pair }[];
  /** A set of Tutte, if a perfect matching was asked for and there is none. */
  readonly barrier?: readonly number[];
}

/** The largest absolute value of a weight. Prices stay within four times that, in pairs within about 2n times. */
export function mostWeight(n: number, objective: Objective): number {
  return objective === "weight" ? 2 ** 28 : Math.floor(2 ** 28 / Math.max(n, 1));
}

/** The index of the first edge whose weight the cells cannot hold, −1: there is none. */
export function firstTooHeavy({ n, edges }: Graph, objective: Objective): number {
  const most = mostWeight(n, objective);
  return edges.findIndex(({ weight }) => weight > most || weight < -most);
}

/** What a figure shows. */
export const LIMITS = { vertices: 100, edges: 2000 } as const;
export const MOST_WEIGHT = 1_000_000;
const OBJECTIVE_LINE = /^\s*objective\s*:\s*(.*?)\s*$/i;

/**
 * Reads a graph, see drawn-graph-text.ts. A first line `objective: weight`, `objective: max-cardinality-weight` or
 * `objective: perfect` says what is to be found. Throws an InputError.
 */
export function parse(input: string): Problem {
  const words = inputWords;
  const text = input.startsWith("\uFEFF") ? input.slice(1) : input;
  const lines = text.split(/\r\n|\n|\r/);
  const index = lines.findIndex((line) => line.trim() !== "");
  const first = lines[index] ?? "";
  const value = OBJECTIVE_LINE.exec(first)?.[1];
  const objective = value === undefined ? "weight" : parseObjective(value, first, index + 1, words);
  // An empty line takes the place of the objective, so that lines keep their numbers.
  const graphText = value === undefined ? text : lines.with(index, "").join("\n");
  const problem = { ...parseDrawnGraph(graphText, LIMITS), objective };
  const heavy = problem.graph.edges.findIndex(({ weight }) => weight > MOST_WEIGHT || weight < -MOST_WEIGHT);
  if (heavy < 0) return problem;
  const reading = readGraph(graphText, LIMITS);
  const { line, column } = reading.graph ? reading.weightPlace(heavy) : { line: 1, column: 1 };
  throw new InputError(words.weight(problem.graph.edges[heavy].weight), line, column);
}

/** Writes a problem so that `parse` reads it back. */
export function format(problem: Problem): string {
  const graph = formatDrawnGraph(problem);
  return problem.objective === "weight" ? graph : `objective: ${problem.objective}\n${graph}`;
}

/** A ring of neighbors with chords, so that there are odd rings; weights from 1 to 20. */
export function random(seed: number, size: number): Problem {
  const draw = seededRandom(seed);
  const below = (most: number): number => Math.floor(draw() * most);
  const edges = new Map<number, Edge>();
  const add = (p: number, q: number): void => {
    const [u, v] = p < q ? [p, q] : [q, p];
    if (u !== v) edges.set(u * size + v, { u, v, weight: 1 + below(20) });
  };
  for (let v = 0; v < size; v++) add(v, (v + 1) % size);
  for (let v = 0; v < size; v++) if (below(3) > 0) add(v, (v + 2 + below(3)) % size);
  return { ...drawn({ n: size, edges: [...edges.values()] }), objective: "weight" };
}

function parseObjective(value: string, line: string, number: number, words: InputWords): Objective {
  const objective = OBJECTIVES.find((each) => each === value.toLowerCase());
  if (objective !== undefined) return objective;
  const found = [...value].slice(0, 24).join("");
  throw new InputError(
    words.objective(found),
    number,
    value === "" ? line.length + 1 : line.lastIndexOf(value) + 1,
  );
}
