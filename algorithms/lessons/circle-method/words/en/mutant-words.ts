import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/circle-method/asked/mutants.ts";

/** What is said of each mistake in the circle method, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "odd-forgotten":
    "This comes out when the last player takes the chair in the middle for an odd number too. With an odd number that chair stays empty, and all sit on the circle.",
  "left-at-top":
    "This comes out when the seats on the left are counted from the top itself. Count from the seat beside it, as on the right.",
  "right-at-top":
    "This comes out when the seats on the right are counted from the top itself. Count from the seat beside it, as on the left.",
  "wrap-short":
    "This comes out when the seat before 1 is taken to be the last but one. The circle closes: before 1 comes its last seat.",
  "color-by-round":
    "This comes out when the round decides the colours on the circle. There it is the row: odd rows give White to the right, even rows to the left.",
  "color-none":
    "This comes out when whoever is named first always has White. Even rows give White to the left, and even rounds give it to the middle.",
  "guest-black":
    "This comes out when the player in the middle always has Black. The middle has Black in odd rounds and White in even ones.",
  "all-turn":
    "This comes out when the player in the middle turns with the others. The middle stays, and only the circle turns.",
  "remainder-n":
    "This comes out when the circle is taken to have as many seats as there are players. With an even number one sits in the middle, and the circle has a seat less.",
  neighbors:
    "This comes out when players who sit side by side are paired. Pair those who are level: equally far from the top, one on each side.",
  "other-way":
    "This comes out when the circle turns the other way. The pairs are right, but in other rounds. After player 1, player 2 comes to the top.",
};
