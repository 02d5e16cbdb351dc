import type { Edge, Graph } from "../graph.ts";
import type { GraphLimits } from "../graph-limits.ts";
import type { Reading, Told, Trouble, Wish } from "./reading.ts";
import { decimalsOf, isCount, isNumber, wholeWeight } from "./weights.ts";

export interface Numbered {
  readonly graph: Graph;
  /** The number of the first vertex there; undefined: vertices have names. */
  readonly base: 0 | 1 | undefined;
  /** The names of the vertices, in the order in which they come first. */
  readonly names: readonly string[];
  /** Weights are taken 10 to this power times, so that all are whole. */
  readonly decimals: number;
  /** Edges that stood there again with the same weight, and edges that were left out as the wish says. */
  readonly again: number;
  readonly leftOut: number;
  readonly loops: number;
}

/** Numbers the vertices and makes weights whole. An edge that stands there twice with one weight is one. */
export function numberReading(given: Reading, limits: GraphLimits, wish: Wish): Numbered | Trouble {
  const reading = withWholeEnds(given);
  const { told, n: size } = reading;
  const vertices = numberVertices(reading, limits, wish);
  if ("kind" in vertices) return vertices;
  const { n, base, names, vertexOf } = vertices;
  if (n > limits.vertices || told.length > 2 * limits.edges) return { kind: "size", n, m: told.length };
  const decimals = decimalsFor(told);
  if (typeof decimals !== "number") return decimals;
  const edges = new Map<number, Edge>();
  let [again, leftOut, loops] = [0, 0, 0];
  for (const { ends, weight } of told) {
    const [a, b] = [vertexOf(ends[0]), vertexOf(ends[1])];
    const [u, v] = a < b ? [a, b] : [b, a];
    if (u < 0 || v >= n) return { kind: "vertex", vertex: u < 0 ? "0" : ends[a > b ? 0 : 1], n: size ?? n };
    if (u === v) {
      if (wish.loops !== "left-out") return { kind: "loop", vertex: ends[0] };
      loops++;
      continue;
    }
    const exact = wholeWeight(weight, decimals);
    const before = edges.get(u * n + v);
    if (before === undefined) edges.set(u * n + v, { u, v, weight: exact });
    else if (before.weight === exact) again++;
    else if (wish.parallel === undefined) {
      const earlier = told.find(({ ends: [c, d] }) => {
        const [x, y] = [vertexOf(c), vertexOf(d)];
        return (x === u && y === v) || (x === v && y === u);
      });
      return { kind: "parallel", ends, weights: [earlier?.weight ?? "1", weight ?? "1"] };
    } else {
      leftOut++;
      if (exact > before.weight === (wish.parallel === "heavier"))
        edges.set(u * n + v, { u, v, weight: exact });
    }
  }
  if (edges.size > limits.edges) return { kind: "size", n, m: edges.size };
  return { graph: { n, edges: [...edges.values()] }, base, names, decimals, again, leftOut, loops };
}

/** Vertices that were written as decimals, such as 1.0 or 2e+00, as the whole numbers that they are. */
function withWholeEnds(reading: Reading): Reading {
  const { told, alone = [] } = reading;
  const isDecimal = (word: string): boolean => /[.e]/i.test(word) && isWhole(word);
  const isWhole = (word: string): boolean => isNumber(word) && Number.isSafeInteger(Number(word));
  const isNeeded = told.some(({ ends }) => ends.some(isDecimal));
  if (!isNeeded || !told.every(({ ends }) => ends.every(isWhole)) || !alone.every(isWhole)) return reading;
  const whole = (word: string): string => (isDecimal(word) ? String(Number(word)) : word);
  const named = told.map(({ ends: [u, v], weight }) => ({ ends: [whole(u), whole(v)] as const, weight }));
  return { ...reading, told: named, alone: alone.map(whole) };
}

interface Vertices {
  readonly n: number;
  readonly base: 0 | 1 | undefined;
  readonly names: readonly string[];
  readonly vertexOf: (word: string) => number;
}

/** Numbers that leave more out than they take are names, as those of members of a club are. */
function numberVertices(
  { told, alone = [], n, base, facts }: Reading,
  limits: GraphLimits,
  wish: Wish,
): Vertices | Trouble {
  const ids = new Map<string, number>();
  const take = (word: string) => {
    if (!ids.has(word)) ids.set(word, ids.size);
  };
  // Where all vertices are listed, they keep their order.
  if (base === "names") for (const word of alone) take(word);
  for (const { ends } of told) {
    take(ends[0]);
    take(ends[1]);
  }
  for (const word of alone) take(word);
  const words = [...ids.keys()];
  let [least, largest] = [Number.POSITIVE_INFINITY, -1];
  let areNumbers = words.every(isCount);
  if (areNumbers) {
    for (const word of words) {
      least = Math.min(least, Number(word));
      largest = Math.max(largest, Number(word));
    }
    // "01" and "1" would be one vertex.
    areNumbers = words.every((word) => String(Number(word)) === word);
  }
  const wanted = wish.base ?? base;
  const isSparse =
    n === undefined && (least > 1 || largest + 1 > 2 * words.length + 8 || largest > limits.vertices);
  const isOfNames = wanted === "names" || (wanted === undefined && isSparse);
  if (!areNumbers || isOfNames) {
    const all = Math.max(n ?? 0, ids.size);
    return { n: all, base: undefined, names: words, vertexOf: (word) => ids.get(word) ?? -1 };
  }
  // After n alone, 0 is there unless n is; those who tell n and m count from 1 where there is no 0.
  const isTold = n !== undefined && largest < n && !facts?.includes("header");
  const first = wanted === 0 || wanted === 1 ? wanted : least === 0 || isTold ? 0 : 1;
  const vertexOf = (word: string): number => Number(word) - first;
  return { n: n ?? largest + 1 - first, base: first, names: [], vertexOf };
}

/** How many decimals all weights have; a weight that is none is told with its edge. */
function decimalsFor(told: readonly Told[]): number | Trouble {
  let most = 0;
  for (const { ends, weight } of told) {
    if (weight === undefined) continue;
    const decimals = isNumber(weight) ? decimalsOf(weight) : undefined;
    if (decimals === undefined) return { kind: "weight", ends, found: weight };
    most = Math.max(most, decimals);
  }
  return most;
}
