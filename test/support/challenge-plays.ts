/** One whole play of each challenge, as touches, and what it comes to. */

import { existsSync, readdirSync, readFileSync } from "node:fs";

interface Play {
  readonly touches: readonly string[];
  readonly score: number;
}

const marks = (text: string): string[] => text.split(" ");

const known: Readonly<Record<string, Play>> = {
  "augmenting-paths": { touches: marks("v0 v7 v1 v6 v2 v9 v3 v8 v4 v5"), score: 5 },
  blossom: { touches: marks("v0 v8 v1 v3 v2 v6 v5 v7 v4 v9"), score: 5 },
  // The greedy rule: the lowest player who is free meets the lowest whom they can.
  "circle-method": {
    touches: marks(
      "p1 p2 p3 p4 p5 p6 p1 p3 p2 p4 p1 p4 p2 p3 p1 p5 p2 p6 p1 p6 p2 p5 p3 p5 p4 p6 p3 p6 p4 p5",
    ),
    score: 7,
  },
  "first-move": { touches: marks("g2.2 g1.3 g4.4 g1.5"), score: 4 },
  "peaceful-kings": { touches: marks("k2 c5 k2 c8 k1 c1 k1 c2 k3 c3 k3 c0 k2 c7 k2 c6"), score: 8 },
  "recursive-halving": {
    touches: marks(
      "p1 p5 p2 p6 p3 p7 p4 p8 p1 p6 p2 p5 p3 p8 p4 p7 p1 p7 p2 p8 p3 p5 p4 p6 p1 p8 p2 p7 p3 p6 p4 p5",
    ),
    score: 4,
  },
  rotation: { touches: marks("p1 p1 p1 p1 p1 p1"), score: 7 },
  "swiss-by-matching": { touches: marks("v0 v3 v1 v6 v2 v5 v4 v7"), score: 4 },
  // The first candidate of the list: 9 meets the first whom they may, and so does the best of the others.
  "the-dutch-system": { touches: marks("p2 p1 p6"), score: 6 },
  "tournament-systems": {
    touches: marks("p1 p2 p3 p4 p5 p6 p7 p8 p1 p3 p5 p7 p1 p5 p2 p3 p2 p5"),
    score: 9,
  },
  "transpositions-and-exchanges": {
    touches: marks("c4 c5 c7 c4 c6 c7 c4 c7 c5 c4 c7 c6 c5 c4 c6"),
    score: 5,
  },
  "weighted-blossom": { touches: marks("v1 v2 v3 v4 v5 v6"), score: 30 },
};

const folder = new URL("../../algorithms/lessons/", import.meta.url);

/** Those of lessons that have them in their own folders, as `asked/challenge-play.json`. */
const own = readdirSync(folder).flatMap((lesson): [string, Play][] => {
  const file = new URL(`${lesson}/asked/challenge-play.json`, folder);
  if (!existsSync(file)) return [];
  const { touches, score } = JSON.parse(readFileSync(file, "utf8")) as { touches: string; score: number };
  return [[lesson, { touches: marks(touches), score }]];
});

/** By lesson. */
export const plays: Readonly<Record<string, Play>> = { ...known, ...Object.fromEntries(own) };
