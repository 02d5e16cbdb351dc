import { inPoints } from "#algorithms/core/text/in-points.en.ts";

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Player 9 has come down to four players with 2 points. Make two pairs; one is left over and floats. Which pairing do the rules like best?",
  how: "Touch an opponent for 9, then two players who shall meet.",
  state: ({ pairs, half }: { readonly pairs: readonly unknown[]; readonly half: number }) =>
    half > 0 ? `${pairs.length} of 2 pairs; ${half} waits` : `${pairs.length} of 2 pairs`,
  best: "best possible: number 1",
  end: (score: number) =>
    score === 1
      ? "That is the pairing of the regulations, out of eight that are allowed."
      : `Of the eight pairings that are allowed yours is number ${score}.`,
  tried: (score: number) =>
    score === 1
      ? "At the top of this page you found the one that the regulations choose. Here is how they choose it."
      : `Yours, at the top of this page, was number ${score} of eight. Here is how the regulations tell.`,
  player: (player: number, isMoved: boolean, isWhite: boolean) =>
    `player ${player}${isMoved ? ", moved down" : ""}, ${isWhite ? "White" : "Black"} is due`,
  points: inPoints,
  picture: (pairs: string) =>
    `Five players of a bracket: 9, who has come down, above 1, 2, 6 and 7. Pairs: ${pairs || "none yet"}.`,
  nobody: "There is nobody to be paired.",
  paired: (player: number) => `${player} is paired already.`,
  himself: (player: number) => `${player} cannot play against himself.`,
  met: (u: number, v: number) => `${u} and ${v} have met (C1).`,
  alone: (player: number) => `${player} has met the others who are left.`,
};
