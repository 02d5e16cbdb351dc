import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { Step } from "#algorithms/lessons/floods/board.ts";
import { cellName } from "#algorithms/lessons/floods/board.ts";

interface Jumped {
  readonly way: readonly number[];
}

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "The knight in the corner is late: his board is the very next cell, T. Take him there in as few jumps as you can.",
  how: "Touch a cell that is a knight’s jump away: two cells straight on, and one to the side.",
  state: ({ way }: Jumped) => (way.length === 2 ? "1 jump" : `${way.length - 1} jumps`),
  best: "best possible: 4 jumps",
  end: (score: number) =>
    score === 4
      ? "Four jumps: fewer are not enough. How would a program know?"
      : `He is there, after ${numeral(score)} jumps. Four would have been enough.`,
  tried: (score: number) =>
    score === 4
      ? "At the top of this page you brought the knight to the next cell in four jumps, and fewer are not enough."
      : `At the top of this page the knight took ${numeral(score)} jumps. ${capitalNumeral(4)} are enough, and fewer are not.`,
  picture: (way: readonly Step[]) =>
    `A board of 5 by 5 cells. The knight has stood on ${way.map(cellName).join(", then ")}. His board is (3, 1).`,
  cell: (place: Step, isTarget: boolean) => `cell ${cellName(place)}${isTarget ? ", his board" : ""}`,
  noJump: "A knight jumps two cells straight on and one to the side. That cell is not a jump away.",
  there: "He is there already.",
};
