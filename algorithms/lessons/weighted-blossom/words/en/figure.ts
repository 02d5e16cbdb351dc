import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { amount, entriesOf, stateOf } from "#algorithms/lessons/weighted-blossom/figure/state.ts";
import type { Problem } from "#algorithms/lessons/weighted-blossom/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/weighted-blossom/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  vertex(v: number, label: string, price: string, partner: number): string;
  /** The whole picture in a sentence. */
  picture(n: number, m: number, pairs: readonly string[], blossoms: readonly string[]): string;
  blossom(name: string, vertices: readonly number[]): string;
  readonly weights: string;
  readonly slacks: string;
  search(number: number): string;
  readonly proof: string;
  readonly discs: string;
  readonly noDiscs: string;
  readonly changes: string;
  readonly change: string;
  readonly at: string;
  readonly boundsFoot: string;
  changeCount(count: number): string;
  blossomCount(count: number): string;
  readonly priceTitle: string;
  readonly node: string;
  readonly label: string;
  readonly partner: string;
  readonly price: string;
  readonly free: string;
  freeCount(free: number): string;
  readonly proofTable: string;
  readonly edge: string;
  readonly doubled: string;
  readonly ends: string;
  readonly around: string;
  readonly sum: string;
  sums(weight: string, cost: string): string;
  part(from: number, to: number, of: number): string;
  readonly key: Readonly<Record<"chosen" | "done" | "solid" | "hull" | "disc" | "moat", string>>;
}

export const sceneWords: SceneWords = {
  vertex: (v, label, price, partner) =>
    `vertex ${v}${label === "" ? "" : `, ${label}`}, price ${price}, ${partner < 0 ? "exposed" : `matched to ${partner}`}`,
  picture(n, m, pairs, blossoms) {
    const matched = pairs.length === 0 ? "Nothing is matched" : `Matched: ${pairs.join(", ")}`;
    const rings = blossoms.length === 0 ? "" : ` Blossoms: ${blossoms.join("; ")}.`;
    return `A graph with ${n} ${n === 1 ? "vertex" : "vertices"} and ${m} ${m === 1 ? "edge" : "edges"}. ${matched}.${rings}`;
  },
  blossom: (name, vertices) => `${name} with ${vertices.join(" ")}`,
  weights: "numbers: weights",
  slacks: "numbers: slack; thick lines: slack 0",
  search: (number) => `search ${number}`,
  proof: "the proof",
  discs: "where regions touch, edges are tight",
  noDiscs: "a radius would be negative: no discs",
  changes: "Bounds",
  change: "Change",
  at: "at",
  boundsFoot:
    "1: price of an exposed vertex, if it may stay exposed. 2: slack from S to no label. 3: half the slack from S to S. 4: half the price of a T-blossom.",
  changeCount: (count) => `${count} ${count === 1 ? "change" : "changes"}`,
  blossomCount: (count) => `${count} ${count === 1 ? "blossom" : "blossoms"}`,
  priceTitle: "Prices",
  node: "Node",
  label: "label",
  partner: "partner",
  price: "price",
  free: "exposed",
  freeCount: (free) => `${free} exposed`,
  proofTable: "Proof",
  edge: "Edge",
  doubled: "2 · weight",
  ends: "ends",
  around: "blossoms",
  sum: "sum",
  sums: (weight, cost) => `${weight} = ${cost}`,
  part: (from, to, of) => `rows ${from}–${to} of ${of}`,
  key: {
    chosen: "this step",
    done: "matched",
    solid: "S (T is a square)",
    hull: "blossom",
    disc: "disc",
    moat: "moat",
  },
};

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  readonly proof: string;
  readonly evidence: {
    matching(edges: number, ends: number): string;
    leastSlack(amount: string): string;
    islands(odd: number, barrier: number): string;
    readonly noEdge: string;
    /** The least slack, and the edge that has it. */
    least(amount: string, edge: string): string;
    tight(tight: number, matched: number): string;
    readonly noneIsFree: string;
    free(count: number, price: string): string;
    blossoms(count: number): string;
  };
}

function pair({ a, b }: Frame): string {
  return `${a - 1}–${b - 1}`;
}

function deltaOf(frame: Frame, problem: Problem): string {
  const entry = entriesOf(frame).at(-1);
  return amount(problem, entry?.bounds[entry.least - 1] ?? [0, 0]);
}

function nameOf(frame: Frame, problem: Problem): string {
  return stateOf(problem, frame).nameOf(frame.a);
}

export const lessonWords: LessonWords = {
  notation: {
    start: (frame, problem) => `y = ${amount(problem, stateOf(problem, frame).y[0] ?? [0, 0])}`,
    search: (frame) => `search ${frame.a}`,
    grow: pair,
    meet: pair,
    shrink: (frame, problem) => `+ ${nameOf(frame, problem)}`,
    path: (frame) => `→ ${pair(frame)}`,
    match: (frame) => `+ ${pair(frame)}`,
    turn: (frame) => `+ ${pair(frame)}`,
    dissolve: (frame, problem) => `− ${nameOf(frame, problem)}`,
    bounds: (frame) => (frame.a === 0 ? "no bound" : `bound ${frame.a}`),
    change: (frame, problem) => `δ = ${deltaOf(frame, problem)}`,
    open: (frame, problem) => `− ${nameOf(frame, problem)}`,
    relay: (frame) => (frame.a === frame.b ? "T" : "T S T"),
    zero: () => "y = 0",
    full: () => "perfect",
    barrier: () => "impossible",
    prove: () => "proof",
    tight: pair,
    exposed: (frame) => `${frame.a - 1} exposed`,
    packed: (frame, problem) => `${nameOf(frame, problem)} full`,
    equal: ({ cells }, problem) => `= ${amount(problem, [cells.sumFirst[1], cells.sum[1]])}`,
  },
  proof: "Proof",
  evidence: {
    matching: (edges, ends) => `${counted(edges, "edge")}, ${ends} different ends`,
    leastSlack: (slack) => `least slack ${slack}`,
    islands: (odd, barrier) => `${counted(odd, "odd island")} > ${barrier}`,
    noEdge: "no edge",
    least: (slack, edge) => `least ${slack}, ${edge}`,
    tight: (tight, matched) => `${tight} of ${matched}`,
    noneIsFree: "none is exposed",
    free: (count, price) => `${count} exposed, ${price} each`,
    blossoms: (count) => counted(count, "blossom"),
  },
};
