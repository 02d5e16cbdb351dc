import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { Problem } from "#algorithms/lessons/weighted-blossom/problem.ts";
import { amount, entriesOf, stateOf } from "#algorithms/lessons/weighted-blossom/figure/state.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/weighted-blossom/steps.ts";

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
