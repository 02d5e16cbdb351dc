import { counted } from "#algorithms/core/text/counted.en.ts";

/** What a schedule as text says, in English. */
export const formatWords = {
  titles: {
    berger: "Berger table",
    circle: "circle method",
    rotation: "rotation",
    halving: "recursive halving",
  } as Readonly<Record<string, string>>,
  head: (players: number, title: string, rounds: number, games: number): string =>
    `${players} players, ${title}: ${counted(rounds, "round")}, ${counted(games, "game")}. White is named first.`,
  shuffled: (seed: number): string => `Shuffled with the seed ${seed}.`,
  /** The heads of the columns. */
  round: "Round",
  date: "Date",
  bye: "Bye",
  games: "Games",
  roundOn: (round: number, date: string): string => `Round ${round}, ${date}`,
  roundNo: (round: number): string => `Round ${round}`,
  sitting: (sitting: number): string => `sitting ${sitting}`,
  hasBye: "has a bye",
  group: (letter: string): string => `Group ${letter}`,
  knockout: "Knock-out, first round",
};
