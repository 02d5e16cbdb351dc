import { counted } from "#algorithms/core/text/counted.en.ts";

/** What is said of rounds that a reader's program makes, in English. */
export const roundsViewWords = {
  head: (round: number) => `Round ${round}`,
  round: (number: number, games: readonly string[]) =>
    games.length === 0 ? `Round ${number} has no games.` : `Round ${number}: ${list(games)}.`,
  label: (n: number, round: number, games: readonly string[]) =>
    round === 0
      ? `${counted(n, "player")}, and no games yet.`
      : `${counted(n, "player")}. Round ${round}: ${list(games)}.`,
  player: (player: number) => `player ${player}`,
  key: { now: "this round", before: "an earlier round", twice: "met twice" },
  table: {
    title: "Rounds",
    corner: "Round",
    note: (rounds: number) => counted(rounds, "round"),
    foot: (first: number, last: number) => `rounds ${first}–${last}`,
  },
};

/** Long lists are cut: a comment has four lines. */
function list(games: readonly string[]): string {
  const shown = games.slice(0, 12).join(", ");
  return games.length > 12 ? `${shown} …` : shown;
}
