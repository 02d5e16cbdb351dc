import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";

/** What is asked before a step. Vertices count from 1 in arguments. */
export interface QuestionWords {
  grow(u: number): QuestionText;
  close(u: number): QuestionText;
  base(u: number, v: number, base: number): QuestionText;
  /** The cycle that u – v closed becomes a blossom. */
  shrink(base: number, u: number, v: number): QuestionText;
  meet(u: number): QuestionText;
  /** The path goes on from `last` to `next`, which is its partner or not. */
  pass(last: number, next: number, isPartner: boolean): QuestionText;
  readonly islands: QuestionText;
  readonly barrier: QuestionText;
}

export const questionWords: QuestionWords = {
  grow: (u) => ({
    prompt: `${named(u)} is even and looks at its neighbours. Choose one that is in no tree yet, and so becomes odd.`,
    hint: `Follow the edges of ${named(u)} to a vertex without a label.`,
    why: "A neighbour in no tree becomes odd, and brings its partner, which becomes even.",
  }),
  close: (u) => ({
    prompt: `${named(u)} is even. Which of its neighbours closes an odd cycle?`,
    hint: "You want a vertex of the same tree that is even too.",
    why: "Both are even, so this edge closes a cycle with an odd number of edges.",
  }),
  base: (u, v, base) => ({
    prompt: `The edge ${named(u)} – ${named(v)} closes an odd cycle. Which vertex is its base?`,
    hint: `Walk from ${named(u)} and from ${named(v)} towards the root. Where do the two paths first meet?`,
    why: `The paths first meet at ${named(base)}. The base is the vertex of the cycle that has no partner on it.`,
  }),
  shrink: (base, u, v) => ({
    prompt: `The cycle with the base ${named(base)} becomes a blossom. Choose another vertex that will lie in it.`,
    hint: "A blossom that lies on the cycle comes along whole.",
    why: `It holds the paths from ${named(u)} and ${named(v)} to the base, and every blossom on them, whole.`,
  }),
  meet: (u) => ({
    prompt: `${named(u)} looks at its neighbours. Which one ends the search with an augmenting path?`,
    hint: "You want an even vertex of another tree.",
    why: "Two even vertices in two trees: from root to root there is an augmenting path.",
  }),
  pass: (last, next, isPartner) => ({
    prompt: `The path has come to ${named(last)} and goes on to the root. Which vertex is next?`,
    hint: isPartner
      ? "The next edge is one of the matching."
      : "The next edge is not in the matching: either the tree grew along it, or it closed a blossom.",
    why: isPartner
      ? `${named(next)} is the partner of ${named(last)}: here the path needs an edge of the matching.`
      : `The path came to ${named(last)} by an edge of the matching, and leaves it for ${named(next)}.`,
  }),
  islands: {
    prompt: "Choose a vertex that some matching of this size leaves exposed.",
    hint: "Exchange along a path of even length from a root, and another vertex is exposed.",
    why: "Exchange along the even path to the root, and this vertex is exposed instead.",
  },
  barrier: {
    prompt: "Choose a vertex of the barrier A, where all edges that leave islands end.",
    hint: "A consists of the odd vertices that lie in no blossom.",
    why: "All edges that leave an island lead to odd vertices outside blossoms.",
  },
};
