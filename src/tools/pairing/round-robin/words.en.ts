import type { Color } from "#algorithms/engines/swiss/tournament.ts";
import type { Withdrawal } from "./model.ts";
import type { GamePlace } from "./sittings.ts";

const games = ({ completed, games: all }: Withdrawal): string => `${completed} of ${all} games`;

/** What is said of a tournament in which everybody meets everybody. */
export const roundRobinWords = {
  choose: "Show a round",
  complete: (round: number) => `round ${round}, all results are there`,
  bye: "Bye",
  byeText: "no opponent, no point",
  left: "left",
  annulled: "does not count",
  /** Which sitting it is, and when it begins. */
  place: ({ sitting, time }: GamePlace) =>
    [...(sitting === undefined ? [] : [`sitting ${sitting}`]), ...(time === undefined ? [] : [time])].join(
      ", ",
    ),
  resultIn: (board: number, sitting: number, white: string, black: string) =>
    `Board ${board}, sitting ${sitting}: ${white} against ${black}`,
  known: (known: number, boards: number) => `${known} of ${boards} ${boards === 1 ? "result" : "results"}`,
  next: (round: number) => `Go to round ${round}`,
  all: "Every game has a result.",
  drawn:
    "All rounds are drawn beforehand, so results come in any order and count at once. A result can be changed or taken away as long as you like.",
  cross: {
    key: "A light box: with White. A dark box: with Black.",
    keyTwice: "A box for each of the two games: light with White, dark with Black.",
    brackets:
      "In brackets: results against somebody who left too early. They are kept on record and count for nobody.",
    cell: (result: string, color: Color, opponent: string, round: number) =>
      `${result} with ${color === "white" ? "White" : "Black"} against ${opponent}, round ${round}`,
    open: (opponent: string) => `against ${opponent}: not played yet`,
    notCounted: "not counted",
  },
  withdrawals: {
    title: "Who leaves",
    what: "FIDE’s General Regulations for Competitions (C.05, 6.6) decide by half of the games. A game that somebody lost by default themselves is not completed.",
    player: "Player",
    leave: (name: string) => `${name} leaves`,
    preview: (name: string, told: Withdrawal) =>
      told.counts
        ? `${name} has completed ${games(told)}, at least half: results would stand, and the other games be lost by default.`
        : `${name} has completed ${games(told)}, less than half: results would be kept on record and count for nobody.`,
    back: "Plays on after all",
    backOf: (name: string) => `${name} plays on after all`,
    told: (name: string, told: Withdrawal) =>
      told.counts
        ? `${name} has left after completing ${games(told)}, at least half. The results stand, and the other games are lost by default (C.05, 6.6).`
        : `${name} has left after completing ${games(told)}, less than half. The results stay in the cross table, in brackets, and in the file, where they are rated; they count for nobody, and ${name} is not ranked (C.05, 6.6).`,
    fixed: "Everybody meets everybody, so nobody joins once the schedule is drawn: make a new one for that.",
  },
  trf: "A TRF file holds games with a result. Those to be played are absences there, and so is the bye. The schedule, and who has left, stand in lines that begin with ### kibitz; other programs pass over them. Results that count for nobody have a record 299.",
  handed: {
    ask: (here: string, title: string) =>
      `“${title}” comes from the schedule maker. Here “${here}” is open, with what you have entered.`,
    open: (title: string) => `Open “${title}”`,
    keep: (here: string) => `Keep “${here}”`,
    askNote: "Opening takes its place, and Undo brings it back. The TRF file, below, is the copy to keep.",
    opened: "The round robin is open: enter results in any round.",
    openedUndo: "The round robin is open. Undo brings back what was here.",
    there: "This round robin is open already, with all that you have entered.",
    kept: "Nothing was changed here.",
    bad: "The link could not be read: it is incomplete, damaged or from another version. Press “Enter results” in the schedule maker again.",
    untitled: "a tournament without a name",
  },
};

export type RoundRobinWords = typeof roundRobinWords;
