import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";

interface Placed {
  readonly row: readonly number[];
}

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Six players, nine results: an arrow leads from the winner to the loser. Put the players in a row, best one first, so that as many arrows as possible point forward.",
  how: "Touch a player: he takes the next place in the row above.",
  state: ({ row, forward }: Placed & { readonly forward: number }) =>
    `${row.length} of 6 placed, ${forward} ${forward === 1 ? "arrow" : "arrows"} forward`,
  best: "best possible: 8 arrows",
  end: (score: number) =>
    score === 8
      ? "Eight of nine. Who is to blame for the last one: the row, or the results?"
      : `${capitalNumeral(score)} of nine point forward. Eight can.`,
  tried: (score: number) =>
    score === 8
      ? "At the top of this page you brought eight of nine arrows forward, and no row brings nine."
      : `At the top of this page ${numeral(score)} of nine arrows pointed forward. ${capitalNumeral(8)} can, and no row brings nine.`,
  ends: ["first", "last"],
  picture: ({ row }: Placed) =>
    `Six players and nine results. ${row.length === 0 ? "The row is empty." : `In the row stand ${row.join(", ")}.`}`,
  player: (v: number, place: number) =>
    place < 0 ? `player ${v}` : `player ${v}, number ${place + 1} of the row`,
  placed: (v: number) => `Player ${v} stands in the row already.`,
};
