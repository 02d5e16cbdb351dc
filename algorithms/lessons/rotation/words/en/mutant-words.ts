import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/rotation/asked/mutants.ts";

/** What is said of each mistake in the rotation, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "first-moves":
    "This comes out when place 1 moves on with the others. Whoever stands there stays, and only the places from 2 on rotate.",
  "dummy-last":
    "This comes out when the dummy takes the last place and moves with the players. It takes place 1, which stands still, and the players take the places from 2 on.",
  "shift-upward":
    "This comes out when the rotation begins at the front: each move then overwrites the next player. Begin at the end, with the last one in the hand.",
  "other-way":
    "This comes out when the array moves back by one place. Everyone moves on, from 2 to 3 and so on, and the last one comes to place 2.",
  "lower-row-forward":
    "This comes out when the lower row is read from the front, so that its first place faces place 1. The row runs back: the last place faces place 1.",
  "upper-white":
    "This comes out when the upper place always has White. Of two places that face each other the even one has White; place 1 has it in even rounds.",
  "first-steady":
    "This comes out when place 1 has Black in every round. Its player never moves, so the round decides: Black in odd rounds, White in even ones.",
  "color-by-round":
    "This comes out when the round decides all colours. It does so for place 1 alone; of two other places that face each other the even one has White.",
  "same-colors-again":
    "This comes out when the second cycle repeats the colours of the first. Its pairs are the same, and its colours are reversed.",
  "second-cycle-swapped":
    "This comes out when the last two rounds of the second cycle are swapped. It is the last two of the first cycle that change places.",
  "numbers-in-order":
    "This comes out when the new numbers are the places. Count the even places from the last one down, and then the odd ones.",
  "numbers-from-front":
    "This comes out when the places are counted from the front for the new numbers. Count from the last one down, first the even places and then the odd ones.",
};
