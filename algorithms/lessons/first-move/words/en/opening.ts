import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import { countBreaks, type HandColors } from "#algorithms/lessons/first-move/hand-colors.ts";

const breaks = (count: number): string => (count === 1 ? "1 break" : `${count} breaks`);

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Six players, a row each; a disc is a game, in the colour that the player has, and names the opponent. A crossed line is a break: the same colour twice in a row. How few can there be?",
  how: "Touch a disc: its two players change colours.",
  state: (colors: HandColors) => breaks(countBreaks(colors)),
  best: "best possible: 4",
  end: (score: number) =>
    `${capitalNumeral(score)} breaks, and nobody can do better. Below you will see why.`,
  tried: (score: number) =>
    `With six players you came down to ${numeral(score)} breaks at the top of this page${
      score === 4 ? ", and there cannot be fewer" : "; four is the least"
    }. With four players you can go through all the cases on paper.`,
  game: (player: number, round: number, opponent: number, isWhite: boolean) =>
    `player ${player}, round ${round}: ${isWhite ? "White" : "Black"} against ${opponent}`,
};
