import type { Locale } from "../lesson.ts";
import { type Place, sign } from "./place.ts";
import type { Problem } from "./problem.ts";

interface SceneWords {
  readonly hand: string;
  readonly dummy: string;
  readonly emptyPlace: string;
  readonly stays: string;
  place(i: number): string;
  readonly White: string;
  readonly Black: string;
  readonly bye: string;
  /** Over the array: what this is, and who has White where. */
  head(place: Place, labeled: boolean): string;
  player(player: number, name: string | undefined, letter: string): string;
  /** The whole picture in a sentence; `shown` are the players in their places, or the pairs, as far as they fit. */
  picture(problem: Problem, place: Place, shown: readonly string[]): string;
  pair(a: string, b: string): string;
  inPlace(player: string, place: number): string;
  readonly key: Readonly<
    Record<"chosen" | "done" | "sides" | "active" | "ghost" | "moved" | "renamed", string>
  >;
  readonly schedule: string;
  readonly berger: string;
  readonly round: string;
  games(count: number, of: number): string;
  renamed(count: number, of: number): string;
  /** Which rounds and games of the whole schedule are shown. */
  part(
    from: number,
    to: number,
    of: number,
    games: readonly [from: number, to: number, of: number] | undefined,
  ): string;
}

const en: SceneWords = {
  hand: "hand",
  dummy: "the dummy",
  emptyPlace: "an empty place",
  stays: "stays",
  place: (i) => `place ${i}`,
  White: "White",
  Black: "Black",
  bye: "bye",
  head({ act, r, turn, rounds, once, secondCycle, N, odd }, labeled) {
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
  player: (player, name, letter) => (name === undefined ? `player ${letter}` : `player ${player}, ${name}`),
  picture(problem, place, shown) {
    const { act, r, N, half } = place;
    const rows = `places 1 to ${half} above, ${half + 1} to ${N} below`;
    if (act === "empty") return `${N} empty places: ${rows}.`;
    if (act === "numbers") return `The numbers of the Berger table: ${shown.join(", ")}.`;
    if (act === "rotation") return `Rotation ${r}, ${rows}: ${shown.join(", ")}.`;
    if (r === 0) return `${problem.n} players, ${rows}: ${shown.join(", ")}.`;
    return `Round ${r}, ${rows}${shown.length > 0 ? `: ${shown.join(", ")}` : ""}.`;
  },
  pair: (a, b) => `${a} meets ${b}`,
  inPlace: (player, place) => `${player} in ${place}`,
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
  games: (count, of) => `${count} of ${of} games`,
  renamed: (count, of) => `${count} of ${of} numbers`,
  part: (from, to, of, games) =>
    `rounds ${from}–${to} of ${of}${games ? `, games ${games[0]}–${games[1]} of ${games[2]}` : ""}`,
};

export const sceneWords: Readonly<Record<Locale, SceneWords>> = { en };

/** A player in a label for those who do not see the picture. */
export function playerLabel(problem: Problem, player: number, locale: Locale): string {
  const words = sceneWords[locale];
  if (player > problem.n) return words.dummy;
  return words.player(player, problem.names[player - 1], sign(problem, player));
}
