import type { HandMatching } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { hand } from "#algorithms/kit/graphs/touch/touch-words.en.ts";

const seated = (count: number): string => `${count} of 5 players seated`;

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  ...hand,
  prompt:
    "Above are five players, below five boards, and a line says that a player likes a board. Seat all five, one to a board.",
  how: "Touch a line, or draw it from a player to a board. Whoever sat there stands up.",
  state: ({ value, isMaximal }: HandMatching) =>
    isMaximal && value < 5 ? `${seated(value)}, and no free board for the others` : seated(value),
  best: "best possible: 5",
  end: (_score: number) => "All five are seated. How would you do it with five hundred?",
  tried: (score: number) =>
    score === 5
      ? "At the top of this page you seated all five. Do you remember who had to move?"
      : `At the top of this page you seated ${score === 4 ? "four" : "three"} of them. All five can sit, but somebody has to move.`,
};
