import { between, seededRandom } from "#algorithms/shared/random.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import { silentRecorder } from "../trace.ts";
import { bergerNumber } from "./berger.ts";
import { solve } from "./solve.ts";
import { steps } from "./steps.ts";

type Rounds = (readonly (readonly [white: number, black: number])[])[];

/** The rounds of n players as `solve` makes them: games as [white, black]; round r is at index r − 1. */
export function rounds(n: number): Rounds {
  const { white, black } = solve({ n, names: [], round: "single" }, silentRecorder(steps));
  const perRound = Math.floor(n / 2);
  const games = Array.from(white, (player, game) => [player, black[game]] as const);
  return Array.from({ length: n % 2 === 1 ? n : n - 1 }, (_, r) =>
    games.slice(r * perRound, (r + 1) * perRound),
  );
}

/** The questions of the article. For even n a player has the number of the place in which he begins. */
export const exercises: Tasks = { array, fixed, white, number };

/** Even n: who stands in a place after some rotations? */
function array(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 6 : 2 * between(random, 4, 8);
  const [turns, place] = seed === 0 ? [2, 2] : [between(random, 2, n - 2), between(random, 2, n)];
  const right = ((((place - 2 - turns) % (n - 1)) + (n - 1)) % (n - 1)) + 2;
  return {
    prompt: `${n} players, 1 to ${n}, each in the place of that number. After ${turns} rotations, who stands in place ${place}?`,
    fields: ["Player"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const p = whole(typed, n);
      if (p === undefined) return no(`A player is a number from 1 to ${n}.`);
      if (p === 1) return no("Player 1 never leaves place 1.");
      if (p === right)
        return yes(
          `From place ${right}, ${turns} places on among the ${n - 1} places 2 to ${n} end in place ${place}.`,
        );
      const there = ((p - 2 + turns) % (n - 1)) + 2;
      return no(`Player ${p} stands in place ${there} then. After place ${n} comes place 2.`);
    },
  };
}

/** Even n: whom does the player in place 1 meet in a round? */
function fixed(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 10 : 2 * between(random, 4, 10);
  const round = seed === 0 ? 4 : between(random, 2, n - 1);
  const table = rounds(n);
  const right = opponent(table, round, 1);
  return {
    prompt: `${n} players. Whom does player 1, in place 1, meet in round ${round}?`,
    fields: ["Player"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const p = whole(typed, n);
      if (p === undefined) return no(`A player is a number from 1 to ${n}.`);
      if (p === 1) return no("Nobody meets himself.");
      if (p === right)
        return yes(`Round ${round} comes after ${round - 1} rotations, and ${n} − ${round - 1} = ${right}.`);
      const met = table.findIndex((_, r) => opponent(table, r + 1, 1) === p) + 1;
      return no(
        `Player 1 meets ${p} in round ${met}. In round 1 it is ${n}, and every rotation brings the one before.`,
      );
    },
  };
}

/** Even n: in which round do two players meet, and who has White? */
function white(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 8 : 2 * between(random, 3, 7);
  const [a, b] = seed === 0 ? [3, 5] : twoMovers(random, n);
  const table = rounds(n);
  const round = table.findIndex((_, r) => opponent(table, r + 1, a) === b) + 1;
  const right = table[round - 1]?.find((pair) => pair.includes(a))?.[0] as number;
  return {
    prompt: `${n} players. In which round do players ${a} and ${b} meet, and who has White?`,
    fields: ["Round", "White"],
    solution: [String(round), String(right)],
    grade([typedRound = "", typedWhite = ""]): Verdict {
      const r = whole(typedRound, n - 1);
      const p = whole(typedWhite, n);
      if (r === undefined) return no(`A round is a number from 1 to ${n - 1}.`);
      if (r !== round)
        return no(
          `In round ${r} player ${a} meets ${opponent(table, r, a)}. You want ${a} + ${b} ≡ 4 − 2 · round modulo ${n - 1}.`,
        );
      if (p !== a && p !== b) return no(`The round is right. White is ${a} or ${b}.`);
      const [placeA, placeB] = [placeOf(a, r, n), placeOf(b, r, n)];
      const why = `In round ${r} player ${a} stands in place ${placeA} and ${b} in place ${placeB}; the even one has White.`;
      return p === right ? yes(why) : no(`The round is right. ${why}`);
    },
  };
}

/** Even n: the number in the Berger table of the player who begins in a place. */
function number(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 8 : 2 * between(random, 3, 10);
  const p = seed === 0 ? 5 : between(random, 2, n);
  const right = bergerNumber(p, n);
  return {
    prompt: `${n} players. Which number has the player who begins in place ${p} in the Berger table?`,
    fields: ["Number"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const k = whole(typed, n);
      if (k === undefined) return no(`A number is from 1 to ${n}.`);
      const parity = p % 2 === 0 ? "even" : "odd";
      if (k === right)
        return yes(
          p % 2 === 0
            ? `Counting the even places from ${n} down, place ${p} is number ${right}.`
            : `The even places use up 1 to ${n / 2}. Counting on over the odd places from ${n - 1} down, place ${p} is number ${right}.`,
        );
      const place = Array.from({ length: n }, (_, i) => i + 1).find((i) => bergerNumber(i, n) === k);
      return no(
        `Number ${k} belongs to place ${place}. Place ${p} is ${parity}: even places are counted first, from ${n} down.`,
      );
    },
  };
}

/** The schedule of n players (even), to be completed. A game is typed as two numbers, White first, in the order of places. */
export function faded(n: number): FadedTable {
  const table = rounds(n);
  return {
    columns: (table[0] ?? []).map((_, k) => `${k + 1} | ${n - k}`),
    rows: table.map((games) => games.map(([a, b]) => `${a}–${b}`)),
    grade(typed) {
      const reasons: string[] = [];
      const cells = typed.map((row, r) =>
        row.map((text, k) => {
          if (text.trim() === "") return undefined;
          const reason = wrongGame(text, table, r + 1, k + 1, n);
          if (reason !== "") reasons.push(`Round ${r + 1}, places ${k + 1} and ${n - k}: ${reason}`);
          return reason === "";
        }),
      );
      return { cells, reason: reasons[0] ?? "" };
    },
  };
}

function wrongGame(text: string, table: Rounds, round: number, place: number, n: number): string {
  const [a, b, ...more] = Array.from(text.matchAll(n < 10 ? /\d/g : /\d+/g), ([digits]) => Number(digits));
  if (a === undefined || b === undefined || more.length > 0) return "a game is two numbers, such as 2–5.";
  if (Math.max(a, b) > n || Math.min(a, b) < 1) return `players are 1 to ${n}.`;
  const [first, second] = table[round - 1][place - 1] as readonly [number, number];
  if (a === first && b === second) return "";
  if (a === second && b === first) {
    if (place === 1)
      return `the right pair. Place 1 has White in even rounds only, and ${round} is ${round % 2 === 0 ? "even" : "odd"}.`;
    return "the right pair, but the even place has White.";
  }
  return `player ${a} stands in place ${placeOf(a, round, n)} and ${b} in place ${placeOf(b, round, n)} after ${round - 1} rotations.`;
}

/** The place of a player, of an even n, in a round. */
function placeOf(player: number, round: number, n: number): number {
  return player === 1 ? 1 : ((player - 2 + round - 1) % (n - 1)) + 2;
}

function opponent(table: Rounds, round: number, player: number): number {
  const game = table[round - 1]?.find((pair) => pair.includes(player));
  return game === undefined ? 0 : game[0] === player ? game[1] : game[0];
}

/** The number typed, when it is a whole one from 1 to `most`. */
function whole(text: string, most: number): number | undefined {
  const digits = text.trim();
  const value = Number(digits);
  return /^\d+$/.test(digits) && value >= 1 && value <= most ? value : undefined;
}

/** Two different players, neither of whom stands still. */
function twoMovers(random: () => number, n: number): [number, number] {
  const a = between(random, 2, n);
  const b = ((a - 2 + between(random, 1, n - 2)) % (n - 1)) + 2;
  return a < b ? [a, b] : [b, a];
}
