import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/transpositions-and-exchanges/asked/mutants.ts";

/** What is said of each mistake in the two lists, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "heir-largest":
    "This comes out when the largest player behind the pivot takes its place. The smallest one that is larger than the pivot does, or orders are left out.",
  "no-turn":
    "This comes out when the players behind the pivot stay in falling order. Turn them round: the next order has the smallest of them first.",
  "pivot-first":
    "This comes out when the pivot is the first player with a larger one right behind. It is the last such player: the front changes as late as it can.",
  "uncounted-too":
    "This comes out when orders are listed that differ only in players who are not paired. One order for each row of paired players is enough.",
  "difference-last":
    "This comes out when all exchanges of one group of S1 are listed together. The difference comes first, and only then the group of S1.",
  "strongest-first":
    "This comes out when equal differences are listed from the strongest group of S1 down. The weakest group leaves first.",
  "s2-first":
    "This comes out when S2 decides first between exchanges of the same difference. First comes the group of S1, the weakest one, and then that of S2.",
};
