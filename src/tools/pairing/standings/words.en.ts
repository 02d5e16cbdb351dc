import { counted } from "#src/tools/shared/words.en.ts";

/** What is said of tie-breaks and of where their values come from. */
export const standingsWords = {
  withdrawn: "withdrawn",
  after: "Standings after",
  afterRound: (round: number) => `round ${round}`,
  afterCsv: (round: number) => `Standings after round ${round}, CSV`,
  ranks: {
    same: "The ranks that stand in the file are the same.",
    differ: (name: string, file: number, here: number) =>
      `The ranks in the file differ: ${name} has ${file === 0 ? "none" : `rank ${file}`} there, and ${here} by these tie-breaks.`,
    other: (name: string, code: string, [own, theirs]: readonly string[]) =>
      `The file has ${name} in that place; what decides is ${code}, ${own} against ${theirs}.`,
  },
  /** In a round robin, where results come in any order. */
  games: ({ known, games }: { readonly known: number; readonly games: number }) =>
    known === games
      ? "Final standings"
      : known === 0
        ? "Before the first game"
        : `Standings after ${known} of ${games} results`,
  list: "Tie-breaks",
  what: "What decides between equal points, the first one first, by FIDE’s regulations (C.07) of the day of the tournament: those of March 2026, or those before. FIDE names no list of its own, so publish yours before round 1. It is kept in the TRF file.",
  none: "None: equal points share a rank.",
  key: (names: readonly string[]) =>
    names.length === 0 ? "Equal points share a rank." : `Equal points: ${names.join(", then ")}.`,
  press: "Press a value to see what it is made of.",
  named: (code: string, name: string, what: string) => `${name} (${code}): ${what}`,
  up: "Up",
  upOf: (name: string) => `Move ${name} up`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  add: "Add",
  article: (articles: string) => `C.07, ${articles}`,
  unrated: (codes: readonly string[], unrated: number) =>
    `${codes.join(", ")}: dropped, since ${counted(unrated, "player")} ${unrated === 1 ? "has" : "have"} no rating (C.07, 10).`,
  sum: {
    button: (name: string, player: string, value: string) =>
      `${name} of ${player}: ${value === "" ? "none" : value}. What it is made of`,
    title: (name: string, player: string, value: string) =>
      value === "" ? `${name} of ${player}: none` : `${name} of ${player}: ${value}`,
    round: "Round",
    opponent: "Opponent",
    times: "Points",
    score: "Opponent’s points",
    value: "Adds",
    nobody: "no opponent",
    /** A dummy takes an opponent's place. */
    dummy: (name: string | undefined) =>
      name === undefined ? "no opponent: a dummy" : `forfeit against ${name}: a dummy`,
    dummyNote:
      "A dummy stands in for a round without a game. It has the player’s own points, but no more than the opponent of a forfeit, or than a draw in every round (16.4).",
    adjustedNote:
      "Of an opponent who stopped playing, requested byes at the end count as draws (16.3), so the points here may be more than in the table.",
    cut: "cut",
    total: "Sum",
    average: "Average",
    performance: (average: number, share: number, difference: number) =>
      `Opponents average ${average}; ${share} % of the points ${difference < 0 ? "take" : "add"} ${Math.abs(difference)}.`,
    equals: (names: readonly string[]) => `Equal until then: ${names.join("; ")}.`,
    alone: "Nobody is equal until then.",
    undecided: "These games tell nothing: not all have met, and nobody is first in any case.",
    unrated: "Dropped: somebody has no rating.",
    noGame: "No game over the board yet.",
    own: "This is the player’s own number.",
  },
};

export type StandingsWords = typeof standingsWords;
