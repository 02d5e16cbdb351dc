/** Judging a round robin by what it has to be: everyone meets everyone, nobody plays twice in a round. */

import type { Family, JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import { type Pair, pairRows } from "../programs/whole-numbers.ts";
import { judgedWords } from "./judged-words.en.ts";

/** The rounds in the order in which they are played, each a list of games, White first. */
export type Rounds = readonly (readonly Pair[])[];

/** How often everyone meets everyone. */
export type Cycles = 1 | 2;

/** The largest field on which a program is tried for its answer, and on which for its time. */
const LARGEST = 40;
const BIG = [99, 100] as const;
const FIRST_GROWTH = 50;
const LAST_GROWTH = 4;

/** Fields of 2 to 40 players, then 99 and 100. */
export function* fields(): Generator<number> {
  for (let n = 2; n <= LARGEST; n++) yield n;
  yield* BIG;
}

/** There is nothing to take by chance: all small fields are tried. */
export const noFamilies: readonly Family<never>[] = [];

/** 50, 100, 200, 400 and 800 players. */
export function fieldOf(k: number): number | undefined {
  return k <= LAST_GROWTH ? FIRST_GROWTH * 2 ** k : undefined;
}

/** Fields with fewer players, the smallest first. */
export function* smallerFields(n: number): Generator<number> {
  for (let fewer = 2; fewer < n; fewer++) yield fewer;
}

/** The size of a field in a few characters. */
export function nText(n: number): string {
  return `n = ${n}`;
}

/** What lessons on the round robin have in common as tasks. */
export const roundsTask = {
  entry: "schedule",
  returns: "number[][][]",
  answer: pairRows,
  families: noFamilies,
  key(rounds) {
    const first = new Map<string, number>();
    // Who has White shows where a pair meets again only: elsewhere no game depends on it.
    const told = (game: Pair): string => {
      const [key, [white]] = [gameKey(game), game];
      const before = first.get(key);
      if (before === undefined) first.set(key, white);
      return before === undefined ? key : `${key}${before === white ? "=" : "~"}`;
    };
    return rounds.map((games) => games.map(told).sort().join(" ")).join(" | ");
  },
} as const satisfies Partial<JudgedTask<unknown, Rounds, unknown>>;

function gameKey([white, black]: Pair): string {
  return `${Math.min(white, black)}-${Math.max(white, black)}`;
}

/** A single round robin as a task; the number of players is the problem, and the input of the lesson too. */
export const singleRoundTask = {
  ...roundsTask,
  parameters: [["n", "number"]],
  args: (n) => [n],
  write: (n) => `${n}\n`,
  fault: (n, rounds) => faultInRounds(n, rounds, 1),
  effect: (n, rounds) => effectOfRounds(n, rounds, 1),
  padded: (n) => (n % 2 === 0 ? undefined : { problem: n + 1, without: withoutOne }),
  example: 6,
  small: fields,
  growth: fieldOf,
  sizeOf: nText,
  smaller: smallerFields,
  lessonText: (n) => `${n}\n`,
} as const satisfies Partial<JudgedTask<number, Rounds, unknown>>;

/** The rounds without one of the players, whoever that is: the others move up. */
function* withoutOne(rounds: Rounds): Generator<Rounds> {
  const players = new Set(rounds.flat(2));
  const moved = (player: number, gone: number): number => (player > gone ? player - 1 : player);
  for (const gone of players)
    yield rounds.map((games) =>
      games.filter((game) => !game.includes(gone)).map(([a, b]): Pair => [moved(a, gone), moved(b, gone)]),
    );
}

/** The rounds in which pairs meet that should meet otherwise, the number of games in each round, and who is not there: no names. */
export function effectOfRounds(n: number, rounds: Rounds, cycles: Cycles): string {
  const met = new Map<string, string[]>();
  const strange: string[] = [];
  for (const [r, games] of rounds.entries())
    for (const [white, black] of games) {
      if (Math.min(white, black) < 1 || Math.max(white, black) > n || white === black) strange.push(`${r}`);
      const key = gameKey([white, black]);
      met.set(key, [...(met.get(key) ?? []), `${r}${white < black ? "w" : "b"}`]);
    }
  const isRight = (games: readonly string[]): boolean =>
    games.length === cycles && (cycles === 1 || games[0]?.at(-1) !== games[1]?.at(-1));
  const again = [...met.values()].filter((games) => !isRight(games));
  const told = again.map((games) =>
    games
      .map((game) => {
        const isTurned = cycles === 2 && game.at(-1) !== games[0]?.at(-1);
        return `${Number.parseInt(game, 10)}${isTurned ? "~" : ""}`;
      })
      .join(),
  );
  const never = (n * (n - 1)) / 2 - met.size;
  return [rounds.map((games) => games.length), strange, told.sort(), never].map(String).join(" | ");
}

/** The first thing that is wrong with a round robin of n players, in which everyone meets everyone `cycles` times. */
export function faultInRounds(n: number, rounds: Rounds, cycles: Cycles): string | undefined {
  const words = judgedWords;
  const perCycle = n + (n % 2) - 1;
  // A number, not a text: of two thousand players there are two million games.
  const keyOf = (a: number, b: number): number => Math.min(a, b) * n + Math.max(a, b);
  const met = new Map<number, { readonly round: number; readonly white: number }[]>();
  for (const [index, games] of rounds.entries()) {
    const round = index + 1;
    const busy = new Set<number>();
    for (const [white, black] of games) {
      for (const player of [white, black]) {
        if (player < 1 || player > n) return words.noPlayer(round, player, n);
        if (busy.has(player))
          return white === black ? words.alone(round, player) : words.twice(round, player);
        busy.add(player);
      }
      const key = keyOf(white, black);
      const before = met.get(key) ?? [];
      before.push({ round, white });
      met.set(key, before);
      if (before.length > cycles)
        return words.tooOften(
          Math.min(white, black),
          Math.max(white, black),
          before.map((game) => game.round),
          cycles,
        );
    }
  }
  for (let a = 1; a <= n; a++)
    for (let b = a + 1; b <= n; b++) {
      const games = met.get(keyOf(a, b)) ?? [];
      if (games.length < cycles)
        return words.never(
          a,
          b,
          games.map(({ round }) => round),
          cycles,
        );
      if (cycles === 2 && games[0]?.white === games[1]?.white)
        return words.sameColors(
          a,
          b,
          games.map(({ round }) => round),
        );
    }
  // Printed, a round without games is an empty line, which does not count.
  const played = rounds.filter((games) => games.length > 0);
  const isSplit = n > 3 && played.every((games) => games.length === 1);
  return played.length > perCycle * cycles
    ? words.tooMany(played.length, perCycle * cycles, isSplit)
    : undefined;
}
