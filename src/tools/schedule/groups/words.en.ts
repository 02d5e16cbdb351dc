import { tieBreakNames } from "#algorithms/engines/swiss/tie-breaks/names.en.ts";
import type { TieBreakCode } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { listed } from "#src/tools/shared/words.en.ts";

/** What is said of groups and of the knock-out after them. */
export const groupWords = {
  place: "Place",
  name: "Name",
  points: "Points",
  remark: "Remark",
  by: (code: TieBreakCode) => `equal points: ${tieBreakNames[code][0].toLowerCase()}`,
  hand: "equal points: put in this order by hand",
  nothing: (above: string) => `equal with ${above}: decide`,
  up: "Up",
  upOf: (name: string) => `Put ${name} one place up`,
  keep: "Keep this order",
  keepOf: (name: string) => `Keep this order: ${name} in this place`,
  rounds: (matches: number) =>
    matches === 1
      ? "Final"
      : matches === 2
        ? "Semifinals"
        : matches === 4
          ? "Quarterfinals"
          : `Round of ${2 * matches}`,
  match: (number: number) => `Match ${number}`,
  winnerOf: (match: number) => `Winner of match ${match}`,
  loserOf: (match: number) => `Loser of match ${match}`,
  /** Whether it is played is the club's matter. */
  third: "Third place, if played",
  bye: "bye",
  wins: (name: string, other: string) => `${name} wins against ${other}`,
  champion: (name: string) => `${name} has won.`,
  note: "Whoever goes on is filled in once a group is finished. Press the winner of each match; press again to take that back.",
  equal: (letter: string, names: readonly string[]) =>
    `Group ${letter}: nothing tells ${listed(names)} apart. Put them in order under Cross table.`,
  open: (letters: readonly string[]) =>
    `Still to be finished: ${letters.length === 1 ? `group ${letters[0]}` : `groups ${listed(letters)}`}.`,
};
