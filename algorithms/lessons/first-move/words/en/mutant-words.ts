import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/first-move/asked/mutants.ts";

/** What is said of each mistake in giving colors and counting breaks, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "bye-separates":
    "This comes out when the count begins again after a bye. A bye has no colour: the game after it is compared with the game before it.",
  "first-counts":
    "This comes out when the first game of a player is counted as a break. Nothing comes before it that it could repeat.",
  "round-and-round":
    "This comes out when the first round is compared with the last one, as if the rounds ran in a circle. The first game is compared with nothing.",
  "pairs-apart":
    "This comes out when three equal colours in a row are counted as one break. They are two: each game is compared with the one before it.",
  "surplus-counted":
    "This comes out when the surplus of Whites or Blacks is counted instead of the breaks. A break is a game with the colour of the player’s game before, whatever the sums.",
  alternates:
    "This comes out when each row simply alternates. Look at the opponent’s row too: in every game one of the two has White and the other Black.",
  "middle-black":
    "This comes out when the player in the middle always has Black. There Black comes in odd rounds and White in even ones, unless all colours are as printed.",
  "color-by-round":
    "This comes out when the round decides all colours. It decides for the game of the middle alone; in the other games the row does.",
  "black-first":
    "This comes out when White and Black are exchanged in every game. Where the right-hand player has White, the left-hand one has Black.",
};
