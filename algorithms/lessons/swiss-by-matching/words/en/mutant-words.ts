import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/swiss-by-matching/asked/mutants.ts";

/** What is said of each mistake in pairing a round, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "never-moved":
    "This comes out when possible pairs are never changed to find a partner for somebody else. If they can be, fewer players stay out.",
  "leaves-unasked":
    "This comes out when the last player has the bye whatever becomes of the others. First ask whether there are still as many pairs without that player.",
  "bye-again":
    "This comes out when only the bye of the last round rules out another one. Whoever has had a bye in any round has no second one.",
  greedy:
    "This comes out when the first opponent who is allowed is taken. First ask whether all the others can still be paired.",
  "rematches-only":
    "This comes out when only those who have met are struck off the list. Two who must not meet for another reason are struck off too.",
  "last-met-only":
    "This comes out when those who met some rounds ago may meet again. Two players meet once in the whole tournament, whenever that was.",
  "colors-forgotten":
    "This comes out when two meet who both must have the same colour. One of them would have the other colour for the third time running, or three times more.",
  "bye-without-point":
    "This comes out when the bye brings no point. Whoever has it scores as for a win; only those who stay out for another reason have nothing.",
  "bye-from-top":
    "This comes out when the bye is looked for from the top. It goes to the lowest player who may have it and can be spared.",
  "clash-ignored":
    "This comes out when opponents with equal scores are asked in the order of the standings. Those whose colours fit better come first.",
};
