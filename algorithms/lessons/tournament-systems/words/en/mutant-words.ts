import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/tournament-systems/asked/mutants.ts";

/** What is said of each mistake in the draw of a knockout, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "rounds-down":
    "This comes out when the number of places is the last power of two that does not exceed the number of players. It is the first one that is large enough for all.",
  "one-round-more":
    "This comes out when there are more places than players even where their number is a power of two. Then it is enough as it is, and there are no byes.",
  "neighbors-drawn":
    "This comes out when neighbours in the list meet: 1 and 2, 3 and 4. The best seed meets the last one, the second best the last but one.",
  "halves-drawn":
    "This comes out when the list is cut in half and the first of the upper half meets the first of the lower one. The first meets the last: their seeds add up.",
  "listed-in-order":
    "This comes out when the matches of round 1 stand in the tree in the order of their better seeds. Draw it from the winner’s place, so that 1 and 2 come into different halves.",
  "sum-of-players":
    "This comes out when the two seeds of a match add up to the number of players and one. It is the number of places and one: seeds that are missing are byes.",
};
