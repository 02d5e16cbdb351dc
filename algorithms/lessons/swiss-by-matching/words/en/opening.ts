import type { HandMatching } from "#algorithms/kit/graphs/touch/touch-matching.ts";

/** What the challenge at the opening says, and why a touch is refused. Vertices count from 0, players from 1. */
export const challengeWords = {
  prompt:
    "Pair these eight, the best first: number 1 has most points. A line joins two who have not met yet. Begin at the top, and leave nobody over.",
  how: "Touch two players, or draw a line from one to the other.",
  state: ({ value, isMaximal }: HandMatching) =>
    isMaximal && value < 4 ? `${value} of 4 pairs, and those who are left have met` : `${value} of 4 pairs`,
  best: "best possible: 4 pairs",
  end: (_score: number) => "All eight are paired. How many pairs did you have to take back on the way?",
  tried: (score: number) =>
    score === 4
      ? "At the top of this page you paired all eight. Now do it again from the top, board by board, and do not take anything back."
      : "At the top of this page two were left over who had met. All eight can be paired; the mistake was made earlier.",
  picture({ mate }: HandMatching): string {
    const pairs = mate.flatMap((v, u) => (u < v ? [`${u + 1} with ${v + 1}`] : []));
    return `Eight players on a circle, with lines between those who may meet. Paired: ${pairs.join(", ") || "nobody yet"}.`;
  },
  vertex: (v: number, partner: number) =>
    partner < 0 ? `player ${v + 1}, not paired` : `player ${v + 1}, paired with ${partner + 1}`,
  noEdge: (u: number, v: number) => `${u + 1} and ${v + 1} have met. Nobody meets anybody twice.`,
};
