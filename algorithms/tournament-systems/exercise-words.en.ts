/** The questions of the article on the systems, and the verdicts on their answers, in English. */
export const en = {
  noNumbers: "All three are whole numbers.",
  counts: {
    prompt: (n: number): string => `A knockout of ${n} players. How many rounds, matches and byes has it?`,
    fields: ["Rounds", "Matches", "Byes"],
    wrongRounds: (rounds: number): string =>
      `${rounds} rounds are right for a tree of ${2 ** Math.min(rounds, 20)} places at most.`,
    wrongMatches: "The rounds are right. How many players lose a match, and how often?",
    wrongByes: (places: number): string => `The byes fill the tree up to ${places} places.`,
    right: (n: number, rounds: number, places: number): string =>
      `2^${rounds} = ${places} is the first power of two from ${n} on; ${places} − ${n} = ${places - n}; all but one lose once.`,
  },
  opponent: {
    prompt: (n: number, seed: number): string =>
      `${n} players, drawn by seeds. Whom does seed ${seed} meet in round 1? Write 0 for a bye.`,
    fields: ["Seed"],
    range: (n: number): string => `A seed is a number from 1 to ${n}, and 0 is a bye.`,
    right: (size: number, seed: number, other: number): string =>
      `${size} places: ${size + 1} − ${seed} = ${other}.`,
    rightBye: (size: number, seed: number, other: number): string =>
      `${size} places: ${size + 1} − ${seed} = ${other}, and there is no seed ${other}.`,
    wrong: (n: number): string =>
      `How many places has the tree of ${n} players? The two seeds of a match add up to one more.`,
  },
  meet: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players, drawn by seeds. In which round can seeds ${a} and ${b} meet, if both win until then?`,
    fields: ["Round"],
    range: (most: number): string => `A round is a number from 1 to ${most}.`,
    right: (round: number): string =>
      `In round ${round} their parts of the tree, ${2 ** (round - 1)} places each, come together.`,
    wrong:
      "Draw backwards: replace each seed by the best seed of its part, round by round, until both parts are one.",
  },
  compare: {
    prompt: (n: number): string =>
      `${n} players. How many rounds and matches has a round robin, and how many matches a Swiss tournament with as many rounds as a knockout?`,
    fields: ["Rounds", "Matches", "Swiss matches"],
    wrongRoundsOdd: (n: number): string => `${n} is odd: somebody sits out in every round.`,
    wrongRounds: "Everyone has one opponent fewer than there are players.",
    wrongMatches: "Every pair once: how many pairs are there?",
    wrongSwiss: (n: number, rounds: number): string =>
      `${rounds} rounds. How many matches fit into a round of ${n} players?`,
    right: (n: number, matches: number, rounds: number, swissMatches: number): string =>
      `${n} · ${n - 1} / 2 = ${matches}, and ${rounds} · ${Math.floor(n / 2)} = ${swissMatches}.`,
  },
  table: {
    columns: ["players in", "matches", "byes"],
    inRound: (round: number, reason: string): string => `Round ${round}: ${reason}`,
    /** What a cell should hold, column by column. */
    reasons: [
      "in are the winners of the round before, and those who had a bye there.",
      "two players make a match; those with a bye play none.",
      "after round 1 the field is a power of two.",
    ],
  },
};
