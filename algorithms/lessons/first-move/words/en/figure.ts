import { counted } from "#algorithms/core/text/counted.en.ts";
import { colorAt, type Place } from "#algorithms/lessons/first-move/figure/state.ts";
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

/** The figures with which the invariants and the claims of the first move are shown, in English. */
export const evidence = {
  games: (games: number, whites: number): string => `${games} games, ${whites} Whites`,
  /** W − B of the reader’s own colors, and what is possible. */
  range: (least: string, most: string, odd: boolean): string =>
    `${least} to ${most}; ${odd ? "0 is possible" : "±1 is the best"}`,
  share: (most: number): string => `|W − B| ≤ ${most}`,
  breaks: (breaks: number, formula: string): string => `${breaks} = ${formula}`,
  fewest: (breaks: number): string => `${breaks}, the fewest`,
  above: (breaks: number, above: number): string => `${breaks}, ${above} above the fewest`,
  bound: (breaks: number, formula: string, least: number, without: number): string =>
    `${breaks} ≥ ${formula} = ${least}; ${without} without a break`,
  berger: (games: number, pairs: number, same: number): string =>
    `${games} games, ${pairs} with Berger’s pair, ${same} with the same colours`,
  opposite: (player: number, seen: number, opposite: number): string =>
    `row ${player}: ${seen} seen from both sides, ${opposite} opposite`,
  counted: (kept: number, fresh: number): string => `${kept} = ${fresh} equal neighbours`,
  written: (told: number, written: number): string => `${told} told, ${written} written`,
  different: (rows: number, different: number): string => `${counted(rows, "row")}, ${different} different`,
  /** How many breaks a rule gives: for odd n, or for even n, if it is not the fewest there can be. */
  formulas: {
    none: "0",
    fewest: "n − 2",
    odd: "(n − 1)(n − 3)",
    printed: "(n − 2)²",
    lastAlternates: "(n − 2)(n − 3)",
  },
};

/** The shorthand of the steps and the labels of the phases of the first move, in English. */
export const notation = {
  player: (player: number): string => `player ${player}`,
  bye: (player: number): string => `${player} bye`,
  same: (white: boolean): string => (white ? "W W" : "B B"),
  done: (whites: number, blacks: number): string => `${whites} W, ${blacks} B`,
  count: (breaks: number): string => `${breaks} ${breaks === 1 ? "break" : "breaks"}`,
  rename: (player: number, number: number): string => `${player} → ${number}`,
  berger: "renumber",
  sort: "sort",
  turn: "backwards",
  official: "Berger",
  all: "all",
};
