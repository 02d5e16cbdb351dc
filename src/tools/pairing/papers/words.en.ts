import { counted } from "#src/tools/shared/words.en.ts";
import { byeName } from "../words.en.ts";

/** What stands on papers, and on the page that is published. */
export const paperWords = {
  label: "Paper",
  ofRound: "The round of the paper",
  print: "Print this paper",
  kinds: {
    start: "Start list",
    alphabetical: "Pairings by name",
    pairings: "Pairings by board",
    slips: "Result slips",
    cards: "Player cards",
    standings: "Standings",
    prizes: "Prizes",
  },
  round: (round: number) => `Round ${round}`,
  noRound: "No round is paired yet.",
  dates: (start: string, end: string) => (end === "" || end === start ? start : `${start} to ${end}`),
  arbiter: (name: string) => `Chief arbiter: ${name}`,
  number: "No.",
  title: "Title",
  name: "Name",
  federation: "Fed.",
  rating: "Rating",
  fideId: "FIDE number",
  board: "Board",
  sitting: "Sitting",
  time: "Time",
  when: "When",
  color: "Colour",
  white: "White",
  black: "Black",
  opponent: "Opponent",
  points: "Points",
  result: "Result",
  rank: "Rank",
  bye: (kind: string) => byeName(kind),
  outcomes: ["1 – 0", "½ – ½", "0 – 1"],
  signature: (color: string) => `Signature of ${color}`,
  card: (id: number, name: string) => `${id} ${name}`,
  roundHead: "Round",
  key: (names: readonly string[]) => (names.length === 0 ? "" : `Equal points: ${names.join(", then ")}.`),
  publish: {
    lang: "en",
    untitled: "Tournament",
    pairings: (round: number) => `Pairings of round ${round}`,
    results: (round: number) => `Round ${round}`,
    standings: (round: number) => (round === 0 ? "Players" : `Standings after round ${round}`),
    standingsAfter: ({ known, games }: { readonly known: number; readonly games: number }) =>
      known === 0 ? "Players" : `Standings after ${known} of ${games} results`,
    final: "Final standings",
    cross: "Cross table",
    crossHead: (round: number) => `R${round}`,
    made: (players: number, played: number) =>
      `${counted(players, "player")}, ${counted(played, "round")} played. Made with Kibitz.`,
  },
};

export type PaperWords = typeof paperWords;
