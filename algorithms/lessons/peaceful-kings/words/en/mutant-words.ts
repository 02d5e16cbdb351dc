import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/peaceful-kings/asked/mutants.ts";

/** What is said of each mistake in leading the kings, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "tidy-backwards":
    "This comes out when the kings go to their home cells from the last square to the first. Begin with the first: a king moves up and to the left, away from those behind him.",
  "settle-forwards":
    "This comes out when the kings leave their home cells from the first square to the last. Begin with the last: a king moves down and to the right, towards those behind him.",
  "straight-home":
    "This comes out when a king walks on whether or not the next square is empty. First bring an empty square in front of him.",
  "never-pushed":
    "This comes out when the targets stay where they are while the squares are laid. First push them up and to the left, so that the squares can be laid one after the other.",
  "release-forgotten":
    "This comes out when the targets that were pushed are not released. At the end the kings walk back to where their targets really are.",
  "release-in-order":
    "This comes out when the pushes are undone in the order in which they were made. Undo the last one first.",
  "parity-forgotten":
    "This comes out when two kings in the last four squares are taken to be right though each stands in the other’s place. For odd n the answer is NIE.",
  "parity-always":
    "This comes out when the parity is asked for on every board. It forbids something for odd n only: for even n there is room for one king to slip past another.",
};
