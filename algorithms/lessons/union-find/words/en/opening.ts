import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Edge } from "#algorithms/lessons/union-find/problem.ts";

interface Taken {
  readonly taken: readonly number[];
  readonly sum: number;
}

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Eight clubs want lines to each other, so that word can go from each to each, if need be by way of others. Each line has its price. Spend as little as you can.",
  how: "Touch the price of a line to take it; touch it again to give it back.",
  state: ({ taken, sum }: Taken) => `${counted(taken.length, "line")} for ${sum}`,
  best: "best possible: 37",
  end: (score: number) =>
    score === 37
      ? "All together for 37: nobody spends less. How would a program know?"
      : `All together, for ${score}. It can be done for 37.`,
  tried: (score: number) =>
    score === 37
      ? "At the top of this page you held eight clubs together for 37, and nobody spends less."
      : `At the top of this page you held eight clubs together for ${score}. It can be done for 37, and not for less.`,
  picture: (lines: readonly string[], sum: number) =>
    `Eight clubs, 0 to 7, and twelve lines with prices. Taken: ${lines.join(", ") || "none"}${sum > 0 ? `, for ${sum} together` : ""}.`,
  club: (v: number) => `club ${v}`,
  line: ([u, v, price]: Edge, isTaken: boolean) => `${u}–${v}, price ${price}${isTaken ? ", taken" : ""}`,
  whole: "All of them hang together already.",
};
