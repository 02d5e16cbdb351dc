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
import { type Game, scheduleOf } from "#algorithms/shared/round-robin/schedule.ts";
import { seat } from "#algorithms/shared/round-robin/seat.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import type { Locale } from "../lesson.ts";
import { silentRecorder } from "../trace.ts";
import { en } from "./exercise-words.en.ts";
import { solve } from "./solve.ts";
import { steps } from "./steps.ts";

const exerciseWords: Readonly<Record<Locale, typeof en>> = { en };

type Rounds = readonly (readonly Game[])[];

/** The rounds of n players as `solve` makes them; round r is at index r − 1. */
export function rounds(n: number): Rounds {
  return scheduleOf(solve({ n, names: [], colors: "balanced" }, silentRecorder(steps))).rounds;
}

/** The questions of the article. */
export const exercises: Tasks = { meeting, opponent: whom, white: whoIsWhite };

/** Odd n: when do a and b meet, and who sits out that round? */
function meeting(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 9 : 2 * between(random, 3, 10) + 1;
  const [a, b] = seed === 0 ? [2, 9] : twoOf(random, n);
  const table = rounds(n);
  const round = roundOf(table, a, b);
  const { playerRange, meeting: words } = exerciseWords[locale];
  return {
    prompt: words.prompt(n, a, b),
    fields: words.fields,
    solution: [String(round), String(round)],
    grade([typedRound = "", typedBye = ""]): Verdict {
      const r = wholeNumber(typedRound, 1, n);
      const bye = wholeNumber(typedBye, 1, n);
      if (r === undefined) return no(words.roundRange(n));
      if (bye === undefined) return no(playerRange(n));
      const met = opponentIn(table, r, a);
      if (r !== round) return no(met === 0 ? words.atTop(a, r) : words.otherSum(r, a, b, met, n));
      if (bye !== r) return no(words.wrongBye(r, bye, opponentIn(table, r, bye)));
      return yes(words.right(a, b, r, n));
    },
  };
}

/** Even n: whom does a player meet in a round? */
function whom(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 10 : 2 * between(random, 3, 10);
  const [round, player] = seed === 0 ? [7, 3] : [between(random, 1, n - 1), between(random, 1, n)];
  const table = rounds(n);
  const right = opponentIn(table, round, player);
  const { player: field, playerRange, opponent: words } = exerciseWords[locale];
  return oneAnswer(words.prompt(n, player, round), [field], right, (typed) => {
    const p = wholeNumber(typed, 1, n);
    if (p === undefined) return no(playerRange(n));
    if (p === player) return no(words.oneself);
    if (p !== right) return no(words.wrong(p, opponentIn(table, round, p), round, n - 1));
    if (p === n || player === n) return yes(words.atTop(Math.min(p, player), round));
    return yes(words.right(player, p, round, n - 1));
  });
}

/** Who has White when a and b meet, by the rule that balances? */
function whoIsWhite(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 9 : between(random, 6, 16);
  const [a, b] = seed === 0 ? [3, 7] : twoOf(random, n);
  const table = rounds(n);
  const r = roundOf(table, a, b);
  const white = table[r - 1]?.find((pair) => pair.includes(a))?.[0] as number;
  const { player: field, white: words } = exerciseWords[locale];
  const middle = n % 2 === 0 && Math.max(a, b) === n;
  return oneAnswer(words.prompt(n, a, b), [field], white, (typed) => {
    const p = wholeNumber(typed, 1, n);
    if (p !== a && p !== b) return no(words.neither(a, b));
    if (p !== white) return no(middle ? words.wrongMiddle(r) : words.wrongRow(r));
    if (middle) return yes(words.middle(r));
    const m = n % 2 === 1 ? n : n - 1;
    const j = (white - r + m) % m;
    const row = Math.min(j, m - j);
    return yes(words.row(r, row, seat(r + (row % 2 === 1 ? row : -row), m)));
  });
}

/** The schedule of n players (odd), to be completed. A game is typed as two numbers, in either order. */
export function faded(n: number, locale: Locale): FadedTable {
  const table = rounds(n);
  const words = exerciseWords[locale].table;
  const columns = [words.sitsOut, ...(table[0] ?? []).map((_, k) => words.game(k + 1))];
  const rows = table.map((games, r) => [String(r + 1), ...games.map(([a, b]) => `${a}–${b}`)]);
  return fadedTable(
    { columns, rows },
    (text, r, column, typed) =>
      column === 0
        ? wrongBye(text, r + 1, table, locale)
        : wrongGameIn(text, n, locale, (...pair) =>
            wrongPair(pair, r + 1, n, typed.slice(1, column), locale),
          ),
    (r, reason) => words.inRound(r + 1, reason),
  );
}

function wrongBye(text: string, round: number, table: Rounds, locale: Locale): string {
  const words = exerciseWords[locale].table;
  const player = wholeNumber(text, 1, table.length);
  if (player === undefined) return words.playerRange(table.length);
  const other = opponentIn(table, round, player);
  return other === 0 ? "" : words.level(player, other);
}

function wrongPair(
  [a, b]: Game,
  round: number,
  n: number,
  before: readonly string[],
  locale: Locale,
): string {
  const words = exerciseWords[locale].table;
  if (a === b) return words.oneself(a);
  if ((a + b) % n !== (2 * round) % n) return words.otherSum(a, b, round, n);
  return isAgain(before, a, b, n) ? words.again(a, b) : "";
}

function twoOf(random: () => number, n: number): [number, number] {
  const a = between(random, 1, n);
  const b = seat(a + between(random, 1, n - 1), n);
  return a < b ? [a, b] : [b, a];
}
