import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";

/** What the pictures say that are drawn for one article each. */
export const figureWords = {
  /** The figure of the front page. */
  home: "Seven players on a turning circle",
  /** Methods of pairing and programs that pair. */
  methods: { basic: "basic", semi: "semi", group: "group", exact: "exact", JaVaFo: "JaVaFo" },
  noGame: "no game",
  players: "players",
  systems: {
    picture: "Rounds and matches against the number of players; the table after it has the numbers.",
    number: (value: number) => inFigures(value),
    roundRobinMatches: "round robin: matches",
    swissMatches: "Swiss: matches",
    knockoutMatches: "knockout: matches",
    roundRobinRounds: "round robin: rounds",
    otherRounds: "knockout, Swiss: rounds",
    caption:
      "Solid: matches. Dashed: rounds. Both axes are logarithmic: one square to the right doubles the players, one square up is ten times as much. Swiss is counted with as many rounds as a knockout.",
    table: "Rounds and matches by number of players",
    columns: [
      "Players",
      "Round robin, rounds",
      "Round robin, matches",
      "Knockout, rounds",
      "Knockout, matches",
      "Swiss, rounds",
      "Swiss, matches",
    ],
  },
  growth: {
    picture:
      "The time to pair a round against the number of players, above by Hošek, below by the programs of this site; the tables around it have the numbers.",
    theirs: "Hošek’s machine",
    ours: "ours",
    time: (ms: number) => (ms >= 1000 ? `${inFigures(ms / 1000)} s` : `${ms} ms`),
    slope: (name: string, slope: string) => `${name}: slope ${slope}`,
    captionBefore: "The time to pair one round, both axes logarithmic. A line of slope 3 grows like",
    captionAfter: "The machines differ, so compare slopes, not heights.",
  },
};
