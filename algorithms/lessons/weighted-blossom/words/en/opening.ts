import type { HandMatching } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { hand } from "#algorithms/kit/graphs/touch/touch-words.en.ts";

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  ...hand,
  prompt:
    "Each line has a weight. Choose lines, no two of which meet, that together weigh as much as possible.",
  how: "Touch a line. A line that would meet it is let go.",
  state: ({ value }: HandMatching) => `Weight ${value}`,
  best: "best possible: 30",
  end: (score: number) => `${score} it is. But how would you convince somebody that there is no 31?`,
  tried: (score: number) =>
    score === 30
      ? "At the top of this page you did, and found the best there is."
      : `At the top of this page you came to ${score}, ${score > 27 ? "more than greed gets" : score === 27 ? "just what greed gets" : "less than greed gets"}. There is still something heavier. Try again before you read on.`,
};
