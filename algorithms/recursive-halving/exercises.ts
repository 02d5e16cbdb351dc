import { between, seededRandom } from "#algorithms/shared/random.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import { silentRecorder } from "../trace.ts";
import { gamesByDay } from "./place.ts";
import { solve } from "./solve.ts";
import { steps } from "./steps.ts";

type Days = readonly (readonly (readonly [white: number, black: number])[])[];

/** The days of n players as `solve` makes them, repaired unless told: games as [white, black], day d at index d − 1. */
export function rounds(n: number, repair = true): Days {
  const schedule = solve({ n, names: [], colors: "balanced", repair }, silentRecorder(steps));
  return gamesByDay(schedule).map((games) => games.map(({ white, black }) => [white, black] as const));
}

/** Whom a player meets on a day of `rounds(n)`, or 0. */
function opponent(days: Days, day: number, player: number): number {
  const game = days[day - 1]?.find((pair) => pair.includes(player));
  return game === undefined ? 0 : game[0] === player ? game[1] : game[0];
}

/** The questions of the article. */
export const exercises: Tasks = { opponent: whom, day: whenTheyMeet, lost: gamesLost };

/** Whom does a player meet on a day? n is a power of two. */
function whom(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 16 : 2 ** between(random, 3, 5);
  const [day, player] = seed === 0 ? [11, 6] : [between(random, 1, n - 1), between(random, 1, n)];
  const days = rounds(n);
  const right = opponent(days, day, player);
  return {
    prompt: `${n} players. Whom does player ${player} meet on day ${day}?`,
    fields: ["Player"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const p = whole(typed, n);
      if (p === undefined) return no(`A player is a number from 1 to ${n}.`);
      if (p === player) return no("Nobody meets himself.");
      const { from, h, turned } = callOn(n, day, player);
      const where = `On day ${day} player ${player} is in the call for ${from} to ${from + 2 * h - 1}, and its second column stands turned by ${turned}`;
      if (p === right) return yes(`${where}.`);
      if (p < from || p >= from + 2 * h) return no(`${where}; player ${p} is not in that call.`);
      if (p < from + h === player < from + h)
        return no(`${where}; ${player} and ${p} are in one column of it.`);
      return no(`${where}. On that day ${p} meets ${opponent(days, day, p)}.`);
    },
  };
}

/** The call that has day `day` for player `player` when n is a power of two. */
function callOn(n: number, day: number, player: number): { from: number; h: number; turned: number } {
  let h = n / 2;
  let first = 1;
  while (day >= first + h) {
    first += h;
    h /= 2;
  }
  return { from: player - ((player - 1) % (2 * h)), h, turned: day - first };
}

/** On which day do two players meet? n is a power of two. */
function whenTheyMeet(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 16 : 2 ** between(random, 3, 5);
  const a = seed === 0 ? 2 : between(random, 1, n - 1);
  const b = seed === 0 ? 7 : between(random, a + 1, n);
  const days = rounds(n);
  const right = days.findIndex((_, d) => opponent(days, d + 1, a) === b) + 1;
  return {
    prompt: `${n} players. On which day do players ${a} and ${b} meet?`,
    fields: ["Day"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const day = whole(typed, n - 1);
      if (day === undefined) return no(`A day is a number from 1 to ${n - 1}.`);
      const { from, h, turned } = callOn(n, right, a);
      const split = `The smallest call that holds both is ${from} to ${from + 2 * h - 1}`;
      if (day === right)
        return yes(
          `${split}. Its days begin with day ${right - turned}, and the column must turn by ${turned}.`,
        );
      const first = right - turned;
      if (day < first || day >= first + h)
        return no(`${split}. It has the days ${first} to ${first + h - 1}.`);
      return no(`That is a day of the right call, but on it ${a} meets ${opponent(days, day, a)}.`);
    },
  };
}

/** How many games does the printed program lose? */
function gamesLost(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 14 : between(random, 13, 40);
  const all = (n * (n - 1)) / 2;
  const lost = (players: number): number =>
    (players * (players - 1)) / 2 - rounds(players, false).flat().length;
  return {
    prompt: `The program without repair makes a schedule for ${n} players. How many of the ${all} games are missing?`,
    fields: ["Games missing"],
    solution: [String(lost(n))],
    grade([typed = ""]): Verdict {
      if (!/^\d+$/.test(typed.trim())) return no("A number of games, 0 or more.");
      const h = Math.floor(n / 2);
      const own = n % 2 === 1 ? `${h} here, as ${n} is odd` : `none here, as ${n} is even`;
      const inside = `${lost(h)} in the half of ${h}, ${lost(n - h)} in the half of ${n - h}`;
      if (Number(typed) !== lost(n))
        return no(
          `Halve ${n}: ${h} and ${n - h}. A call of an odd number k > 1 loses (k − 1)/2 games, and its halves may lose more.`,
        );
      return yes(`${own}; ${inside}.`);
    },
  };
}

/** The schedule of n players with repair, to be completed. A game is typed as two numbers, in either order. */
export function faded(n: number): FadedTable {
  const days = rounds(n);
  const rows = days.map((games) =>
    games.map(([white, black]) => `${Math.min(white, black)}–${Math.max(white, black)}`),
  );
  return {
    columns: (rows[0] ?? []).map((_, k) => `game ${k + 1}`),
    rows,
    grade(typed) {
      const reasons: string[] = [];
      const cells = typed.map((row, d) =>
        row.map((text, column) => {
          if (text.trim() === "") return undefined;
          const reason = wrongGame(text, d + 1, n, days, row.slice(0, column));
          if (reason !== "") reasons.push(`Day ${d + 1}: ${reason}`);
          return reason === "";
        }),
      );
      return { cells, reason: reasons[0] ?? "" };
    },
  };
}

function wrongGame(text: string, day: number, n: number, days: Days, before: readonly string[]): string {
  const [a, b, ...more] = numbers(text, n);
  if (a === undefined || b === undefined || more.length > 0) return "a game is two numbers, such as 2–5.";
  if (Math.max(a, b) > n || Math.min(a, b) < 1) return `players are 1 to ${n}.`;
  if (a === b) return `${a} cannot meet ${a}.`;
  const meets = opponent(days, day, a);
  if (meets !== b) {
    const when = days.findIndex((_, d) => opponent(days, d + 1, a) === b) + 1;
    return `${a} meets ${b} on day ${when}, by the same rule.`;
  }
  const again = before.some((game) => numbers(game, n).includes(a) && numbers(game, n).includes(b));
  return again ? `${a}–${b} stands in this row already.` : "";
}

/** The numbers in a text. Up to nine players, "25" is 2 and 5. */
function numbers(text: string, n: number): number[] {
  return Array.from(text.matchAll(n < 10 ? /\d/g : /\d+/g), ([digits]) => Number(digits));
}

/** The number typed, when it is a whole one from 1 to `most`. */
function whole(text: string, most: number): number | undefined {
  const digits = text.trim();
  const value = Number(digits);
  return /^\d+$/.test(digits) && value >= 1 && value <= most ? value : undefined;
}
