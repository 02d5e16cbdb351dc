import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/recursive-halving/asked/mutants.ts";

/** What is said of each mistake in the halving, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "too-early":
    "This comes out when a half of two players is not divided any more. Two players are halved too: they meet each other.",
  "seat-forgotten":
    "This comes out when an odd number is halved without an empty seat. Add one, so that both columns are equally long.",
  "power-of-two":
    "This comes out when empty seats are added up to the next power of two. One is enough, and only for an odd number.",
  "both-turn":
    "This comes out when both columns turn. The first column stands still, and only the second one turns.",
  "no-wrap":
    "This comes out when whoever falls off the end of the second column has no game. The column turns: its end comes back at the other one.",
  alternate:
    "This comes out when the columns are made of every other player. The first column is the first half of the numbers, the second column the rest.",
  "day-again":
    "This comes out when the halves begin on a day that their players have used already. They go on, on the day after the last one.",
  "one-after-other":
    "This comes out when the second half waits for the first. Both halves play on the same days.",
  "no-recursion":
    "This comes out when only the first half is divided again. Both halves are, in the same way.",
  "no-rest":
    "This comes out when those who rest in the two halves never meet. On each of those days the two who rest play each other.",
  "rest-wrong-turn":
    "This comes out when the last turn is left out for those who rest. It is the first one, in which the column has not turned yet.",
  "color-none":
    "This comes out when the first column always has White. Whether the sum of the two numbers is even decides it.",
  "other-way":
    "This comes out when the second column turns the other way. The pairs are right, but on other days. After one turn its second player is in the first row.",
};
