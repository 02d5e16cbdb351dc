import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Part } from "#algorithms/kit/rounds/window.ts";
import type { Place } from "#algorithms/lessons/rotation/figure/state.ts";
import type { Problem } from "#algorithms/lessons/rotation/problem.ts";

/** What the picture and the tables of the rotation say, in English. */
export const sceneWords = {
  /** What players go by who have no names; the first sign is for nobody. */
  letters: "@ A B C D E F G H I J K L M N O P Q R S T U V W X Y Z".split(" "),
  hand: "hand",
  dummy: "the dummy",
  emptyPlace: "an empty place",
  stays: "stays",
  place: (i: number): string => `place ${i}`,
  White: "White",
  Black: "Black",
  bye: "bye",
  /** Over the array: what this is, and who has White where. */
  head({ act, r, turn, rounds, once, secondCycle, N, odd }: Place, labeled: boolean): string {
    if (act === "empty") return `${N} places`;
    if (act === "numbers") return "the numbers of the Berger table";
    if (r === 0) return `${N} places, before round 1`;
    if (act === "rotation") return `rotation ${r} of ${rounds}`;
    if (secondCycle)
      return labeled
        ? `round ${r}: colours of round ${r - once} reversed`
        : `round ${r}: White in odd places`;
    if (odd || turn % 2 === 1)
      return labeled ? `round ${r} of ${rounds}` : `round ${r}: White in even places`;
    return labeled
      ? `round ${r} of ${rounds}: an even round`
      : `round ${r}: White in 1 and even places but ${N}`;
  },
  player: (player: number, name: string | undefined, letter: string): string =>
    name === undefined ? `player ${letter}` : `player ${player}, ${name}`,
  /** The whole picture in a sentence; `shown` are the players in their places, or the pairs, as far as they fit. */
  picture(problem: Problem, place: Place, shown: readonly string[]): string {
    const { act, r, N, half } = place;
    const rows = `places 1 to ${half} above, ${half + 1} to ${N} below`;
    if (act === "empty") return `${N} empty places: ${rows}.`;
    if (act === "numbers") return `The numbers of the Berger table: ${shown.join(", ")}.`;
    if (act === "rotation") return `Rotation ${r}, ${rows}: ${shown.join(", ")}.`;
    if (r === 0) return `${problem.n} players, ${rows}: ${shown.join(", ")}.`;
    return `Round ${r}, ${rows}${shown.length > 0 ? `: ${shown.join(", ")}` : ""}.`;
  },
  pair: (a: string, b: string): string => `${a} meets ${b}`,
  inPlace: (player: string, place: number): string => `${player} in ${place}`,
  key: {
    chosen: "this step",
    done: "paired",
    sides: "White, Black",
    active: "waits",
    ghost: "empty",
    moved: "has moved",
    renamed: "renumbered",
  },
  schedule: "Schedule",
  berger: "As Berger",
  round: "Round",
  games: (count: number, of: number): string => `${count} of ${of} games`,
  renamed: (count: number, of: number): string => `${count} of ${of} numbers`,
  /** Which rounds and games of the whole schedule are shown. */
  part: (from: number, to: number, of: number, games?: Part): string =>
    `rounds ${from}–${to} of ${of}${games ? `, games ${games[0]}–${games[1]} of ${games[2]}` : ""}`,
};

/** The figures with which the invariants and the claims of the rotation are shown, in English. */
export const evidence = {
  pairs: (games: number, n: number, cycles: number): string =>
    `${games} games = ${cycles === 2 ? "2 · " : ""}${n} · ${n - 1} / 2`,
  roundsWithByes: (rounds: number, cycles: number): string =>
    `${rounds} rounds, ${cycles === 1 ? "one bye" : "two byes"} each`,
  rounds: (rounds: number, games: number): string => `${rounds} rounds of ${games} games`,
  share: (difference: number): string => `|W − B| = ${difference} for all`,
  breaks: (breaks: number, formula: string): string => `${breaks} = ${formula}`,
  /** How many breaks there are: one cycle of an even field, two of an even one, two of an odd one. */
  formulas: { evenOnce: "n − 2", evenTwice: "3n − 6", oddTwice: "n" },
  three: (players: number): string => `three: ${players === 0 ? "nobody" : `${players} players`}`,
  berger: (official: number, games: number): string => `${official} of ${games} games`,
  modulo: (sum: string, m: number): string => `${sum} (mod ${m})`,
  written: (told: number, written: number): string => `${told} told, ${written} written`,
  met: (games: number, pairs: number): string => `${counted(games, "game")}, ${counted(pairs, "pair")}`,
  renumbered: (official: number, renamed: number): string => `${official} of ${renamed} games renumbered`,
};

/** The shorthand of the steps and the labels of the phases of the rotation, in English. */
export const notation = {
  seat: (places: number): string => `places 1–${places}`,
  round: (round: number): string => `round ${round}`,
  bye: (player: string): string => `${player} bye`,
  full: (round: number): string => `${round} full`,
  hold: (player: string): string => `${player} up`,
  berger: "numbers",
  same: "Berger",
  phase: "Berger",
};
