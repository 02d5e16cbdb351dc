import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/augmenting-paths/asked/mutants.ts";

/** What is said of each mistake in the search for augmenting paths, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "cover-even":
    "This comes out when matched edges give their even ends to the cover. An edge of a tree gives its odd end.",
  "cover-one-side":
    "This comes out when the cover is one side of the matching. An edge of a tree gives its odd end, on whichever side that is.",
  "one-look":
    "This comes out when the search ends with the neighbours of the root. It goes on from their partners.",
  "not-alternating":
    "This comes out when the search goes on from an odd vertex. From there it takes the matched edge, and goes on from the partner.",
  "parent-only":
    "This comes out when the way back goes from parent to parent. From an odd vertex it goes to the parent, from an even one to the partner.",
  "flip-shifted":
    "This comes out when the edges of the path are paired from its second vertex on. The first and the last edge become matched.",
  "stop-at-first-failure":
    "This comes out when the first search that fails is the last one. Other exposed vertices may still find a path.",
  "labels-stay":
    "This comes out when a tree keeps its labels after its path was found. Take them off: the vertices are free for the next search.",
  "skip-forgotten":
    "This comes out when a vertex is taken into a tree twice. A vertex that has a label already says nothing new.",
  "depth-first":
    "This comes out when the newest even vertex looks first. The search is right; here the oldest one looks first.",
  descending:
    "This comes out when neighbours are looked at from the highest number down. The search is right; here the lowest one comes first.",
  "root-last":
    "This comes out when the search begins at the last exposed vertex. It is right to; here the first one begins.",
};
