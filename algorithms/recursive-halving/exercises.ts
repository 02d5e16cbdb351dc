import { oneAnswer } from "#algorithms/shared/one-answer.ts";
import { between, seededRandom } from "#algorithms/shared/random.ts";
import {
  isAgain,
  opponentIn,
  roundOf,
  wholeNumber,
  wrongGameIn,
} from "#algorithms/shared/round-robin/answers.ts";
import { fadedTable } from "#algorithms/shared/round-robin/faded-table.ts";
import type { Game } from "#algorithms/shared/round-robin/schedule.ts";
import { filledLines } from "#algorithms/shared/text/lines.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import type { Locale } from "../lesson.ts";
import { silentRecorder } from "../trace.ts";
import { en } from "./exercise-words.en.ts";
import { gamesByDay } from "./place.ts";
import { solve } from "./solve.ts";
import { asks, steps } from "./steps.ts";
import { complaintOf, guardedHalving } from "./wrong.ts";

const exerciseWords: Readonly<Record<Locale, typeof en>> = { en };

type Days = readonly (readonly Game[])[];

/** The days of n players as `solve` makes them, repaired unless told; day d is at index d − 1. */
export function rounds(n: number, repair = true): Days {
  const schedule = solve({ n, names: [], colors: "balanced", repair }, silentRecorder(steps, asks));
  return gamesByDay(schedule).map((games) => games.map(({ white, black }): Game => [white, black]));
}

/** The questions of the article. */
export const exercises: Tasks = { opponent: whom, day: whenTheyMeet, lost: gamesLost, broken, fooled };

/** The checker is fooled with a schedule of so many players. */
const FOOLED = 4;

/** A wrong program is tried on so many players at most. */
const MOST_TRIED = 256;

/** Whom does a player meet on a day? n is a power of two. */
function whom(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 16 : 2 ** between(random, 3, 5);
  const [day, player] = seed === 0 ? [11, 6] : [between(random, 1, n - 1), between(random, 1, n)];
  const days = rounds(n);
  const right = opponentIn(days, day, player);
  const words = exerciseWords[locale].opponent;
  const task = oneAnswer(words.prompt(n, player, day), [words.field], right, (typed) => {
    const p = wholeNumber(typed, 1, n);
    if (p === undefined) return no(words.playerRange(n));
    if (p === player) return no(words.oneself);
    const { from, h, turned } = callOn(n, day, player);
    const where = words.where(day, player, from, from + 2 * h - 1, turned);
    if (p === right) return yes(words.right(where));
    if (p < from || p >= from + 2 * h) return no(words.otherCall(where, p));
    if (p < from + h === player < from + h) return no(words.oneColumn(where, player, p));
    return no(words.otherDay(where, p, opponentIn(days, day, p)));
  });
  const { from, h } = callOn(n, day, player);
  return { ...task, hints: words.hints(n, player, from, h) };
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
function whenTheyMeet(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 16 : 2 ** between(random, 3, 5);
  const a = seed === 0 ? 2 : between(random, 1, n - 1);
  const b = seed === 0 ? 7 : between(random, a + 1, n);
  const days = rounds(n);
  const right = roundOf(days, a, b);
  const words = exerciseWords[locale].day;
  const task = oneAnswer(words.prompt(n, a, b), [words.field], right, (typed) => {
    const day = wholeNumber(typed, 1, n - 1);
    if (day === undefined) return no(words.range(n - 1));
    const { from, h, turned } = callOn(n, right, a);
    const call = words.call(from, from + 2 * h - 1);
    const first = right - turned;
    if (day === right) return yes(words.right(call, first, turned));
    if (day < first || day >= first + h) return no(words.otherDays(call, first, first + h - 1));
    return no(words.otherOpponent(a, opponentIn(days, day, a)));
  });
  const { from, h } = callOn(n, right, a);
  return { ...task, hints: words.hints(n, a, b, from, h) };
}

/** How many games does the printed program lose? */
function gamesLost(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 14 : between(random, 13, 40);
  const all = (n * (n - 1)) / 2;
  const lost = (players: number): number =>
    (players * (players - 1)) / 2 - rounds(players, false).flat().length;
  const words = exerciseWords[locale].lost;
  const task = oneAnswer(words.prompt(n, all), [words.field], lost(n), (typed) => {
    if (!/^\d+$/.test(typed.trim())) return no(words.noNumber);
    const h = Math.floor(n / 2);
    if (Number(typed) !== lost(n)) return no(words.wrong(n, h));
    return yes(words.right(n, h, lost(h), lost(n - h)));
  });
  return { ...task, hints: words.hints(n) };
}

/** A field that the guarded program accepts and spoils. */
function broken(_seed: number, locale: Locale): Task {
  const { broken: words } = exerciseWords[locale];
  const task = oneAnswer(words.prompt, [words.field], 12, (typed) => {
    const n = wholeNumber(typed, 2, MOST_TRIED);
    if (n === undefined) return no(words.range(MOST_TRIED));
    const days = guardedHalving(n);
    if (days === undefined) return no(words.refused(n));
    const games = days.flat().length;
    const all = (n * (n - 1)) / 2;
    if (games === all) return no(words.survives(n, all));
    const [a, b] = firstMissing(n, days);
    return yes(words.right(n, a, b, all - games, all));
  });
  return { ...task, hints: words.hints };
}

/** A schedule of four players that the careless checker takes, though games are missing. */
function fooled(_seed: number, locale: Locale): Task {
  const { fooled: words } = exerciseWords[locale];
  return {
    prompt: words.prompt(FOOLED),
    fields: [words.field],
    keyboard: "text",
    lines: FOOLED - 1,
    solution: ["1-2\n1-3\n1-4"],
    hints: words.hints,
    grade([typed = ""]): Verdict {
      const days: Game[][] = [];
      for (const [k, text] of filledLines(typed)
        .map(({ text: line }) => line)
        .entries()) {
        const games = Array.from(
          text.matchAll(/(\d+)\s*[-–—−]\s*(\d+)/g),
          ([, a, b]): Game => [Number(a), Number(b)],
        );
        const rest = text.replaceAll(/\d+\s*[-–—−]\s*\d+/g, "").replaceAll(/[\s,;]/g, "");
        const isPair = ([a, b]: Game) => a !== b && Math.min(a, b) >= 1 && Math.max(a, b) <= FOOLED;
        if (rest !== "" || games.length === 0 || !games.every(isPair))
          return no(words.noGames(k + 1, FOOLED));
        days.push(games);
      }
      const complaint = complaintOf(FOOLED, days);
      if (complaint?.kind === "days") return no(words.days(days.length, FOOLED - 1));
      if (complaint?.kind === "busy") return no(words.busy(complaint.player, complaint.day));
      if (complaint?.kind === "again") return no(words.again(...complaint.pair, complaint.day));
      const all = (FOOLED * (FOOLED - 1)) / 2;
      const games = days.flat().length;
      if (games === all) return no(words.survives);
      return yes(words.right(...firstMissing(FOOLED, days), games, all));
    },
  };
}

/** The first two players, in order, who never meet. */
function firstMissing(n: number, days: Days): Game {
  for (let a = 1; a < n; a++) for (let b = a + 1; b <= n; b++) if (roundOf(days, a, b) === 0) return [a, b];
  throw new RangeError(`all of ${n} players meet`);
}

/** The schedule of n players with repair, to be completed. A game is typed as two numbers, in either order. */
export function faded(n: number, locale: Locale): FadedTable {
  const days = rounds(n);
  const words = exerciseWords[locale].table;
  const rows = days.map((games) =>
    games.map(([white, black]) => `${Math.min(white, black)}–${Math.max(white, black)}`),
  );
  const columns = (rows[0] ?? []).map((_, k) => words.game(k + 1));
  return fadedTable(
    { columns, rows },
    (text, d, column, typed) =>
      wrongGameIn(text, n, locale, (a, b) => {
        const isTwice = isAgain(typed.slice(0, column), a, b, n);
        return wrongPair([a, b], d + 1, days, locale) || (isTwice ? words.again(a, b) : "");
      }),
    (d, reason) => words.onDay(d + 1, reason),
  );
}

function wrongPair([a, b]: Game, day: number, days: Days, locale: Locale): string {
  const words = exerciseWords[locale].table;
  if (a === b) return words.oneself(a);
  return opponentIn(days, day, a) === b ? "" : words.otherDay(a, b, roundOf(days, a, b));
}
