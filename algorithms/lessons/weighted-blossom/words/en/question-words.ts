import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import type { Problem } from "#algorithms/lessons/weighted-blossom/problem.ts";
import { amount, type Stop } from "#algorithms/lessons/weighted-blossom/figure/state.ts";

/** What is asked before a step, about these vertices and what stops a change. */
export type QuestionWords = Readonly<
  Record<
    "grow" | "shrink" | "path" | "bounds" | "open" | "relay",
    (vertices: readonly number[], problem: Problem, stops: readonly Stop[]) => QuestionText
  >
>;

export const questionWords: QuestionWords = {
  grow: ([u, v, partner]) => ({
    prompt: `${u}–${v} is tight, and ${v} has no label. It will be T. Point at a vertex that becomes S with it.`,
    hint: `A T is left along its matched edge. Whose partner is ${v}?`,
    why: `The matched edge leads on to ${partner}. From an S the tree may look for edges again.`,
  }),
  shrink: ([u, v, base]) => ({
    prompt: `${u}–${v} joins two S of one tree: an odd cycle. Point at its base, where the two paths to the root meet.`,
    hint: `Go up from ${u} and from ${v}. Where do you meet first?`,
    why: `The paths meet at ${base}. It is the one vertex of the cycle whose partner, if any, is outside.`,
  }),
  path: ([u, v, first, second]) => ({
    prompt: `${u}–${v} joins two trees. Point at a vertex that is exposed now and will get a partner.`,
    hint: "The path runs from root to root.",
    why: `The path ends in ${first} and ${second}.`,
  }),
  bounds: (_vertices, problem, stops) => {
    const [stop] = stops;
    const size = stop === undefined ? "" : amount(problem, stop.delta);
    const reasons: Record<Stop["i"], string> = {
      1: "the price of an exposed vertex is 0",
      2: "an edge from S to a vertex without label becomes tight",
      3: "an edge between two S becomes tight; both its ends pay less, so half its slack counts",
      4: "a T-blossom costs nothing any more; it loses 2δ, so half its price counts",
    };
    return {
      prompt:
        "No tight edge leads on, so prices change. What stops them first? Point at a vertex where it happens.",
      hint: "Compare the four bounds; the note under the table says what they are.",
      why: `δ = ${size}: ${stop === undefined ? "" : reasons[stop.i]}.`,
    };
  },
  open: (vertices) => ({
    prompt: "One of the blossoms has to open now. Point at a vertex in it.",
    hint: "A price must not become negative. Which T-blossom costs 0?",
    why: `The blossom with ${vertices.join(" ")} is T and costs 0. The next change would take it below 0.`,
  }),
  relay: ([door, base]) => ({
    prompt: `The tree came in at ${door} and leaves from ${base}. Which vertices of the cycle become S? Point at one.`,
    hint: `Go from ${door} to ${base} the way round that begins with a matched edge. T and S alternate.`,
    why: "On the even way the labels are T, S, T. The other way leaves the tree.",
  }),
};
