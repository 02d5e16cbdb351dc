import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/the-dutch-system/asked/mutants.ts";

/** What is said of each mistake in the Dutch system, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "bye-high":
    "This comes out when the bye goes to somebody with many points. Whoever has it has as few as possible (C5), and this comes before the number of pairs.",
  "next-ignored":
    "This comes out when it does not matter what floaters bring to the next bracket. Of equal floaters those are sent down with whom it does best (C8).",
  "colors-ignored":
    "This comes out when nobody counts who is denied a colour. As few players as possible are (C12), before any earlier float is looked at.",
  "floats-forgotten":
    "This comes out when residents float down twice running as readily as others. As few of them as possible do (C14).",
  "top-floats":
    "This comes out when those with the most points float on. The scores of those who float are as low as possible, the highest compared first (C7).",
  "later-of-equals":
    "This comes out when the last one of equal candidates is taken. Of equals the earlier one stays.",
  "lowest-first":
    "This comes out when the lowest player of S2 is tried first. A transposition changes the last pair first, and takes the higher player before the lower one.",
};
