import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/blossom/asked/mutants.ts";

/** What is said of each mistake in Edmonds's search, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "no-shrink":
    "This comes out when an edge between two even vertices of one tree is passed over. It closes an odd cycle: shrink it, and its odd vertices become even too.",
  "odd-stay-odd":
    "This comes out when the odd vertices of a blossom never look for edges. In a blossom they become even, and look like the others.",
  "one-look":
    "This comes out when only the roots look for edges. The partner of each vertex that was reached is even, and looks too.",
  "one-search":
    "This comes out when there is only one search. After a path was found another one may be there: search until none is found.",
  "one-tree":
    "This comes out when only one exposed vertex is a root. All of them are, and their trees grow together.",
  "flip-shifted":
    "This comes out when the edges of the path are paired from its second vertex on. The first and the last edge become matched.",
  "free-in-barrier":
    "This comes out when all vertices that are not even go into A. Only the odd ones do; those that no tree has reached are the rest, C.",
};
