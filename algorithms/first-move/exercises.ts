import { oneAnswer } from "#algorithms/shared/one-answer.ts";
import { between, seededRandom } from "#algorithms/shared/random.ts";
import { wholeNumber } from "#algorithms/shared/round-robin/answers.ts";
import { fadedTable } from "#algorithms/shared/round-robin/faded-table.ts";
import { seat } from "#algorithms/shared/round-robin/seat.ts";
import { rounds } from "../circle-method/exercises.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import type { Locale } from "../lesson.ts";
import { silentRecorder } from "../trace.ts";
import type { ColorRule } from "./color-rules.ts";
import { evidence } from "./evidence.ts";
import { en } from "./exercise-words.en.ts";
import { meeting } from "./place.ts";
import type { Coloring } from "./problem.ts";
import { solve } from "./solve.ts";
import { asks, steps } from "./steps.ts";
import { totalsOf } from "./totals.ts";
import { breaksByRounds, type Color, claimsBreak } from "./wrong.ts";

export { rounds };

const exerciseWords: Readonly<Record<Locale, typeof en>> = { en };

/** The questions of the article. */
export const exercises: Tasks = { fewest, place: placeOfBreak, total, berger, refute, broken };

/** A row that a reader types is no longer than this. */
const LONGEST_ROW = 100;

function colored(n: number, colors: ColorRule): Coloring {
  return solve({ n, names: [], colors, own: [] }, silentRecorder(steps, asks));
}

/** Even n: the fewest breaks, and how many players have the extra White. */
function fewest(seed: number, locale: Locale): Task {
  const n = seed === 0 ? 10 : 2 * between(seededRandom(seed), 3, 20);
  const { total: least } = colored(n, "balanced");
  const words = exerciseWords[locale].fewest;
  return {
    prompt: words.prompt(n),
    fields: words.fields,
    solution: [String(least), String(n / 2)],
    hints: words.hints(n),
    grade([typedBreaks = "", typedPlayers = ""]): Verdict {
      const breaks = whole(typedBreaks);
      const players = whole(typedPlayers);
      if (breaks === undefined || players === undefined) return no(words.noNumbers);
      if (breaks < least) return no(words.tooFew(n, breaks));
      if (breaks > least) return no(words.tooMany);
      return players === n / 2 ? yes(words.right(n, least)) : no(words.wrongPlayers);
    },
  };
}

/** Even n, balanced: the round of a player's only break. */
function placeOfBreak(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 10 : 2 * between(random, 3, 12);
  const p = seed === 0 ? 6 : between(random, 2, n - 1);
  const { color, rounds: last } = colored(n, "balanced");
  const row = Array.from(color).slice((p - 1) * last, p * last);
  const right = row.findIndex((now, r) => r > 0 && now === row[r - 1]) + 1;
  const words = exerciseWords[locale].place;
  const task = oneAnswer(words.prompt(n, p), words.fields, right, (typed) => {
    const round = wholeNumber(typed, 1, last);
    if (round === undefined) return no(words.range(last));
    if (round === right) return yes(words.right(p));
    if (round === 1) return no(words.first);
    return no(words.wrong(n, p, round, row[round - 2] === 1, row[round - 1] === 1));
  });
  return { ...task, hints: words.hints(n, p) };
}

const RULES = ["printed", "last-alternates", "balanced"] as const;

/** All breaks under a rule. */
function total(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const colors = seed === 0 ? "printed" : RULES[between(random, 0, 2)];
  const n = seed === 0 ? 6 : between(random, 5, 16);
  const right = colored(n, colors).total;
  const words = exerciseWords[locale].total;
  const task = oneAnswer(words.prompt(n, colors), words.fields, right, (typed) => {
    const value = whole(typed);
    if (value === undefined) return no(words.noNumber);
    const { formulas } = evidence[locale];
    if (value === right) return yes(words.right(n, formulas[totalsOf(n, colors).formula]));
    const middle = n % 2 === 1 && colors === "last-alternates";
    return no((middle ? words.wrongMiddle : words.wrong)(n, value));
  });
  return { ...task, hints: words.hints(n, colors) };
}

/** When and with which colors two players meet in the Berger table: even N. */
function berger(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 8 : 2 * between(random, 3, 10);
  const a = seed === 0 ? 3 : between(random, 1, n - 1);
  const b = seed === 0 ? 7 : between(random, a + 1, n);
  const round = seat((b === n ? 2 * a : a + b) - 1, n - 1);
  const white = bergerWhite(n, a, b);
  const words = exerciseWords[locale].berger;
  return {
    prompt: words.prompt(n, a, b),
    fields: words.fields,
    solution: [String(round), String(white)],
    hints: words.hints(n, a, b),
    grade([typedRound = "", typedWhite = ""]): Verdict {
      const r = wholeNumber(typedRound, 1, n - 1);
      if (r === undefined) return no(words.range(n - 1));
      if (r !== round) return no(b === n ? words.wrongRoundLast : words.wrongRound(n, a, b, r));
      const player = whole(typedWhite);
      if (player !== a && player !== b) return no(words.neither(a, b));
      if (player !== white) return no(b === n ? words.wrongLast : words.wrongSum);
      return yes(b === n ? words.last(n) : words.sum(a, b));
    },
  };
}

/** A row of W, B and - for a bye, or undefined. Spaces and commas do not matter. */
function rowOf(text: string): Color[] | undefined {
  const signs = text
    .toUpperCase()
    .replaceAll(/[\s,]/g, "")
    .replaceAll(/[–—−.·]/g, "-");
  return /^[WB-]+$/.test(signs) && signs.length <= LONGEST_ROW ? ([...signs] as Color[]) : undefined;
}

/** Breaks as the lesson counts them: a bye separates nothing. */
function breaksOf(row: readonly Color[]): number {
  const games = row.filter((now) => now !== "-");
  return games.filter((now, k) => now === games[k - 1]).length;
}

/** A row with an odd number of games and no break. */
function refute(_seed: number, locale: Locale): Task {
  const { refute: words, noRow } = exerciseWords[locale];
  return {
    prompt: words.prompt,
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: ["WBW"],
    hints: words.hints,
    grade([typed = ""]): Verdict {
      const row = rowOf(typed);
      if (row === undefined) return no(noRow);
      const games = row.filter((now) => now !== "-").length;
      if (games !== row.length) return no(words.bye);
      if (!claimsBreak(row)) return no(words.even(games));
      const breaks = breaksOf(row);
      return breaks > 0 ? no(words.breaks(breaks)) : yes(words.right(games));
    },
  };
}

/** A row in which a bye hides a break from the program that looks at rounds. */
function broken(_seed: number, locale: Locale): Task {
  const { broken: words, noRow } = exerciseWords[locale];
  return {
    prompt: words.prompt,
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: ["W-W"],
    hints: words.hints,
    grade([typed = ""]): Verdict {
      const row = rowOf(typed);
      if (row === undefined) return no(noRow);
      const [theirs, right] = [breaksByRounds(row), breaksOf(row)];
      if (theirs !== right) return yes(words.right(theirs, right));
      return no(row.includes("-") ? words.survives(right) : words.noBye(right));
    },
  };
}

/** Who has White in the Berger table for even n, for a < b ≤ n. */
export function bergerWhite(n: number, a: number, b: number): number {
  if (b === n) return a <= n / 2 ? a : n;
  return (a + b) % 2 === 1 ? a : b;
}

/** The row of player 2: opponent, row of the circle (0 for the middle), and who has White. */
export function faded(n: number, locale: Locale): FadedTable {
  const p = 2;
  const { color, rounds: last } = colored(n, "balanced");
  const words = exerciseWords[locale].table;
  const rows = Array.from({ length: last }, (_, k) => {
    const { opponent, j } = meeting(n, p, k + 1);
    return [String(opponent), String(j), String(color[(p - 1) * last + k] === 1 ? p : opponent)];
  });
  return fadedTable(
    { columns: words.columns, rows },
    (text, r, column) => (text.trim() === rows[r]?.[column] ? "" : wrongCell(n, p, r + 1, column, locale)),
    (r, reason) => words.inRound(r + 1, reason),
  );
}

function wrongCell(n: number, p: number, r: number, column: number, locale: Locale): string {
  const words = exerciseWords[locale].table;
  const { j, opponent } = meeting(n, p, r);
  if (column === 0) return j === 0 ? words.opponentAtTop(p) : words.opponent(n);
  if (column === 1) return j === 0 ? words.noRow : words.row(p, r);
  return j === 0 ? words.whiteInMiddle : words.white(j, p, opponent);
}

function whole(text: string): number | undefined {
  return wholeNumber(text, 0, 999_999_999);
}
