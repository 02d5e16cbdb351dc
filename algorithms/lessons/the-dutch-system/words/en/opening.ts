import { inPoints } from "#algorithms/core/text/in-points.en.ts";

/** By what a pairing falls behind the best one: floats again (C14), a colour that is denied (C12), nobody to play below (C8). */
function worseThanBest(score: number): string {
  if (score <= 3) return "it sends down somebody who was down last round";
  return score <= 6 ? "9 and 2 both want White" : "2 floats, and has met both who wait below";
}

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Player 9 came down to four with 2 points. Make two pairs; one floats to 3 and 8. Which pairing do the rules like best?",
  how: "Discs show the colour due; ↓: down last round. 2 has met 3, 6, 8. Touch 9’s opponent, then two others.",
  state: ({ pairs, half }: { readonly pairs: readonly unknown[]; readonly half: number }) =>
    half > 0 ? `${pairs.length} of 2 pairs; ${half} waits` : `${pairs.length} of 2 pairs`,
  best: "best possible: number 1",
  end: (score: number) =>
    score === 1
      ? "That is the pairing of the regulations, out of eight that are allowed."
      : `Yours is number ${score} of the eight that are allowed: ${worseThanBest(score)}.`,
  tried: (score: number) =>
    score === 1
      ? "At the top of this page you found the one that the regulations choose. Here is how they choose it."
      : `Yours, at the top of this page, was number ${score} of eight. Here is how the regulations tell.`,
  player: (player: number, isMoved: boolean, isWhite: boolean, down: number) =>
    `player ${player}${isMoved ? ", moved down" : ""}, ${isWhite ? "White" : "Black"} is due${down === 0 ? "" : `, was down ${down === 1 ? "last round" : "the last two rounds"}`}`,
  points: inPoints,
  picture: (pairs: string) =>
    `Five players of a bracket: 9, who has come down, above 1, 2, 6 and 7. Pairs: ${pairs || "none yet"}.`,
  nobody: "There is nobody to be paired.",
  paired: (player: number) => `${player} is paired already.`,
  himself: (player: number) => `${player} cannot play against themselves.`,
  met: (u: number, v: number) => `${u} and ${v} have met (C1).`,
  alone: (player: number) => `${player} has met the others who are left.`,
};
