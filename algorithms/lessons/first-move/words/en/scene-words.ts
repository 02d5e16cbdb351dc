import { colorAt, type Place } from "#algorithms/lessons/first-move/figure/place.ts";
import type { Problem } from "#algorithms/lessons/first-move/problem.ts";
import type { Frame } from "#algorithms/lessons/first-move/steps.ts";

/** What the picture and the tables of the first move say, in English. */
export const sceneWords = {
  round: "round",
  breaks: "breaks",
  break_: "break",
  white: "White",
  black: "Black",
  whiteSign: "W",
  blackSign: "B",
  player_: "Player",
  bye: "bye",
  middle: "middle",
  difference: "W − B",
  player: (player: number, name: string | undefined): string =>
    name === undefined ? `player ${player}` : `player ${player}, ${name}`,
  renamed: (player: string, number: number): string => `${player}, now ${number}`,
  cell(player: number, round: number, color: number, opponent: number): string {
    const head = `player ${player}, round ${round}`;
    if (opponent === 0) return `${head}: bye`;
    return color === 0 ? head : `${head}: ${color === 1 ? "White" : "Black"} against ${opponent}`;
  },
  /** The whole picture in a sentence. */
  picture({ n }: Problem, place: Place, frame: Frame): string {
    const { p, r, rounds } = place;
    if (p === 0) return `A table of ${n} players and ${rounds} rounds, still empty.`;
    const shown = Math.min(r, 20);
    const colors: string[] = Array.from({ length: shown }, (_, k) => {
      const color = colorAt(frame, place, p, k + 1);
      return color === 1 ? "White" : color === -1 ? "Black" : "bye";
    });
    const now = { rename: "Numbers are changing.", sort: "The rows stand by their new numbers." }[
      frame.step as string
    ];
    if (now !== undefined) return `A table of ${n} players and ${rounds} rounds. ${now}`;
    if (frame.step === "turn" || frame.step === "official")
      return `A table of ${n} players and ${rounds} rounds, by their new numbers and with the rounds backwards.`;
    if (r > shown) colors.push(`and ${r - shown} more rounds`);
    const done = place.finished === 0 ? "" : ` ${place.finished} of ${n} rows are complete.`;
    return `Player ${p}${colors.length > 0 ? `: ${colors.join(", ")}` : ": nothing yet"}.${done}`;
  },
  part: (from: number, to: number, of: number): string => `${from}–${to} of ${of}`,
  total: (count: number): string => `${count} in all`,
  key: { chosen: "this step", sides: "White, Black; inside: the opponent", ghost: "bye" },
  counts: "Players",
  row: { title: "Row", corner: "round", columns: ["meets", "row j", "colour"] },
  rules: "Rules",
  rule: "White",
  share: "|W − B|",
  formula: "formula",
  ruleNames: { printed: "printed", "last-alternates": "last alt.", balanced: "balanced", own: "yours" },
  breaksSoFar: (count: number): string => `${count} ${count === 1 ? "break" : "breaks"} so far`,
  playersPart: (from: number, to: number, of: number): string => `players ${from}–${to} of ${of}`,
  roundsPart: (from: number, to: number, of: number): string => `rounds ${from}–${to} of ${of}`,
  ofPlayer: (player: number): string => (player === 0 ? "" : `player ${player}`),
  berger: { title: "As Berger", corner: "round", columns: ["Berger’s games", "found here"] },
  bergerNote: "rounds backwards",
  of: (part: number, all: number): string => `${part} of ${all}`,
  fewest: (count: number): string => `fewest: ${count}`,
};
