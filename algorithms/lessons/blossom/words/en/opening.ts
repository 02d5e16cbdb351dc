import type { HandMatching } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { hand } from "#algorithms/kit/graphs/touch/touch-words.en.ts";

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  ...hand,
  prompt:
    "Ten players, and a line joins two who may meet. Four pairs are made, and 8 and 9 are left over, far apart. Pair all ten.",
  how: "Touch a line, or draw it from one player to the other. Whoever was paired with them is free again.",
  state: ({ value }: HandMatching) => `${value} of 5 pairs`,
  best: "best possible: 5",
  end: (_score: number) => "All ten are paired, and not one of the first four pairs was kept.",
  tried: (_score: number) =>
    "At the top of this page you paired all ten. Now find the path that leads there from the four pairs, as a program has to.",
};
