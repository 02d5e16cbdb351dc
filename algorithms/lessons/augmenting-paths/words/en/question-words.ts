import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";

/** What is asked before a step. Vertices count from 1 in arguments. */
export interface QuestionWords {
  grow(u: number): QuestionText;
  found(u: number): QuestionText;
  /** The path goes back from `last` to `next`, which is its partner or not. */
  back(last: number, next: number, isPartner: boolean): QuestionText;
  readonly flip: QuestionText;
  /** The end v of the edge u – v goes into the cover. */
  cover(v: number, u: number, isOdd: boolean): QuestionText;
}

export const questionWords: QuestionWords = {
  grow: (u) => ({
    prompt: `${named(u)} is even and looks at its neighbours. Choose one that becomes odd.`,
    hint: `Follow the edges of ${named(u)} to a matched vertex that is in no tree yet.`,
    why: "A matched neighbour in no tree becomes odd, and brings its partner, which becomes even.",
  }),
  found: (u) => ({
    prompt: `${named(u)} looks at its neighbours. Which one ends the search?`,
    hint: "You want a vertex that is exposed and in no tree.",
    why: "The path from the root to this exposed vertex alternates, so it is augmenting.",
  }),
  back: (last, next, isPartner) => ({
    prompt: `The path goes back from ${named(last)}. Which vertex is next?`,
    hint: isPartner
      ? "The next edge is one of the matching."
      : "The next edge is the one by which the tree grew.",
    why: isPartner
      ? `${named(last)} is even, so the tree reached it from its partner ${named(next)}.`
      : `The tree reached ${named(last)} from ${named(next)}.`,
  }),
  flip: {
    prompt:
      "Now matched and unmatched change places along the path. Choose a vertex that had no partner and gets one.",
    hint: "All others on the path only change partners.",
    why: "The two ends of the path were exposed. Nobody else gains, and nobody loses.",
  },
  cover: (v, u, isOdd) => ({
    prompt: `Which end of the edge ${named(Math.min(u, v))} – ${named(Math.max(u, v))} goes into the cover?`,
    hint: isOdd
      ? "The edge lies in a failed tree, where edges from even vertices lead to odd ones only. Which end meets them?"
      : "No tree came here, so the end on side 1 is taken; the table shows the sides.",
    why: isOdd
      ? `${named(v)} is odd. Edges from even vertices lead to odd ones only, so odd ends meet them all.`
      : "No tree came here, so the end on side 1 is taken, as for all such edges.",
  }),
};
