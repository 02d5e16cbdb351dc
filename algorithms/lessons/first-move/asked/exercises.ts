import { type AnswerPicture, chips, type FieldTouch } from "#algorithms/core/lesson/answer-picture.ts";
import {
  type Compared,
  type FadedTable,
  fadedSize,
  no,
  spelledNothing,
  type Task,
  type Tasks,
  type Verdict,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { exercisePlates, inRows } from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import { wholeNumber } from "#algorithms/kit/rounds/answers.ts";
import { fadedTable } from "#algorithms/kit/rounds/faded-table.ts";
import {
  circlePlaces,
  onePlayer,
  type PlayersLook,
  playersPlate,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import { rounds } from "#algorithms/lessons/circle-method/asked/exercises.ts";
import type { ColorRule } from "../color-rules.ts";
import { meeting } from "../figure/place.ts";
import { pairsOf } from "../pairs.ts";
import type { Coloring, Problem } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { totalsOf } from "../totals.ts";
import { exerciseWords } from "../words/en/asked.ts";
import { evidence } from "../words/en/figure.ts";
import { breaksByRounds, type Color, claimsBreak } from "./wrong.ts";

export { rounds };

/** The questions of the article. */
export const exercises: Tasks = { fewest, place: placeOfBreak, total, berger, refute, broken };

/** A row that a reader types is no longer than this. */
const LONGEST_ROW = 100;

/** What is run in place of the lesson, without its pictures. */
export const algorithm = { steps, cells, asks, solve };

export function problemOf(n: number, colors: ColorRule): Problem {
  return { n, names: [], colors, own: [] };
}

function colored(n: number, colors: ColorRule): Coloring {
  return solve(problemOf(n, colors), silentRecorder(steps, asks));
}

/** The circle with a player at the top. */
function circlePlate(
  n: number,
  top: number,
  look: Pick<PlayersLook, "head" | "player"> & Partial<Pick<PlayersLook, "lines">>,
) {
  const { picture: words } = exerciseWords;
  return playersPlate({
    label: words.circle(n, top),
    places: circlePlaces(n, top),
    name: words.name,
    lines: [],
    ...look,
  });
}

/** Even n: the fewest breaks, and how many players have the extra White. */
function fewest(seed: number): Task {
  const n = seed === 0 ? 10 : 2 * between(seededRandom(seed), 3, 20);
  const { total: least } = colored(n, "balanced");
  const words = exerciseWords.fewest;
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
export function placeAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 10 : 2 * between(random, 3, 12);
  const p = seed === 0 ? 6 : between(random, 2, n - 1);
  return { n, p };
}

/** The colors of a player, round by round. */
function colorsOf({ color, rounds: last }: Coloring, p: number): number[] {
  return Array.from(color).slice((p - 1) * last, p * last);
}

/** The round of a player's first break; 0 if there is none. */
export function breakOf(made: Coloring, p: number): number {
  const row = colorsOf(made, p);
  return row.findIndex((now, r) => r > 0 && now === row[r - 1]) + 1;
}

function placeOfBreak(seed: number): Task {
  const { n, p } = placeAsked(seed);
  const made = colored(n, "balanced");
  const { rounds: last } = made;
  const row = colorsOf(made, p);
  const right = breakOf(made, p);
  const words = exerciseWords.place;
  const task = oneAnswer(words.prompt(n, p), words.fields, right, (typed) => {
    const round = wholeNumber(typed, 1, last);
    if (round === undefined) return no(words.range(last));
    if (round === right) return yes(words.right(p));
    if (round === 1) return no(words.first);
    return no(words.wrong(n, p, round, row[round - 2] === 1, row[round - 1] === 1));
  });
  const touch = chips(upTo(last).map(String));
  const picture: AnswerPicture = {
    field: (field) => (field === 0 ? touch : undefined),
    plate([typed]) {
      const top = typedNumber(typed, 1, last) ?? 1;
      const head = exerciseWords.picture.inRound(top);
      return circlePlate(n, top, { head, player: (each) => ({ solid: each === p }) });
    },
  };
  return { ...task, picture, hints: words.hints(n, p) };
}

const RULES = ["printed", "last-alternates", "balanced"] as const;

/** All breaks under a rule. */
export function totalAsked(seed: number) {
  const random = seededRandom(seed);
  const colors = seed === 0 ? "printed" : RULES[between(random, 0, 2)];
  const n = seed === 0 ? 6 : between(random, 5, 16);
  return { n, colors };
}

function total(seed: number): Task {
  const { n, colors } = totalAsked(seed);
  const { color, rounds: last, total: right } = colored(n, colors);
  const words = exerciseWords.total;
  const task = oneAnswer(words.prompt(n, colors), words.fields, right, (typed) => {
    const value = whole(typed);
    if (value === undefined) return no(words.noNumber);
    const { formulas } = evidence;
    if (value === right) return yes(words.right(n, formulas[totalsOf(n, colors).formula]));
    const middle = n % 2 === 1 && colors === "last-alternates";
    return no((middle ? words.wrongMiddle : words.wrong)(n, value));
  });
  const picture: AnswerPicture = {
    field: () => undefined,
    plate: () =>
      circlePlate(n, 1, {
        head: exerciseWords.picture.colors,
        player(p) {
          const own = color[(p - 1) * last];
          return own === 0 ? {} : { tone: own === 1 ? "light" : "dark" };
        },
      }),
  };
  return { ...task, picture, hints: words.hints(n, colors) };
}

/** When and with which colors two players meet in the Berger table: even N. */
function berger(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 8 : 2 * between(random, 3, 10);
  const a = seed === 0 ? 3 : between(random, 1, n - 1);
  const b = seed === 0 ? 7 : between(random, a + 1, n);
  const round = seat((b === n ? 2 * a : a + b) - 1, n - 1);
  const white = bergerWhite(n, a, b);
  const words = exerciseWords.berger;
  return {
    prompt: words.prompt(n, a, b),
    picture: bergerPicture(n, a, b),
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

/** The circle in the round of the table that is typed, with the colors of the two. */
function bergerPicture(n: number, a: number, b: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const [turn, choose] = [chips(upTo(n - 1).map(String)), onePlayer([a, b])];
  return {
    field: (field) => (field === 0 ? turn : choose),
    plate([typed, white], field) {
      const round = typedNumber(typed, 1, n - 1) ?? 1;
      const first = [a, b].find((p) => p === typedNumber(white, 1, n));
      // Two who are level have numbers that add up to round + 1, and n/2 is the half of 1 modulo n − 1.
      const top = seat(((round + 1) * n) / 2, n - 1);
      const player = (p: number) => {
        if (p !== a && p !== b) return {};
        return first === undefined
          ? { role: "active" as const }
          : { tone: p === first ? ("light" as const) : ("dark" as const) };
      };
      const head = field === 0 ? words.inRound(round) : words.whiteOf(a, b);
      return circlePlate(n, top, { head, player, lines: [[a, b]] });
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

/** So many games of a row can be touched. */
const TOUCHED = 9;
const SIGNS = ["W", "B", "-"] as const;

/** How a row is touched: each place has a disc for White, one for Black and an empty one. "2B" is Black in the second game. */
function rowTouch(text: string): FieldTouch {
  const signsOf = (typed: string): Color[] => rowOf(typed)?.slice(0, TOUCHED) ?? [];
  const reach = Math.min(signsOf(text).length + 1, TOUCHED);
  return {
    marks: new Map(
      SIGNS.flatMap((sign, k) =>
        Array.from({ length: reach }, (_, at) => [nodeId(k * TOUCHED + at), `${at + 1}${sign}`] as const),
      ),
    ),
    touch(typed, value) {
      const signs = signsOf(typed);
      const [at, sign] = [Number.parseInt(value, 10) - 1, value.slice(-1) as Color];
      const next = signs[at] === sign ? signs.slice(0, at) : signs.toSpliced(at, 1, sign);
      return { text: next.join(""), done: false };
    },
    valuesIn: (typed) => signsOf(typed).map((sign, at) => `${at + 1}${sign}`),
  };
}

/** A row of colors, game by game from the left. */
function rowPicture(): AnswerPicture {
  const { picture: words } = exerciseWords;
  const plate = exercisePlates(
    { n: SIGNS.length * TOUCHED, edges: [] },
    inRows([TOUCHED, TOUCHED, TOUCHED], LOW),
    ROW_HEIGHT,
  );
  return {
    field: (field, [typed = ""]) => (field === 0 ? rowTouch(typed) : undefined),
    plate([typed = ""]) {
      const row = rowOf(typed) ?? [];
      return plate({
        head: words.row,
        label: words.games(row.join("")),
        node(v) {
          const [sign, at] = [SIGNS[Math.floor(v / TOUCHED)], v % TOUCHED];
          return {
            role: row[at] === sign ? "chosen" : "idle",
            ...(sign === "-"
              ? { ghost: true }
              : { tone: sign === "W" ? ("light" as const) : ("dark" as const) }),
            text: String(at + 1),
            label: words.game(at + 1, sign),
          };
        },
        edge: () => ({ role: "idle" }),
      });
    },
  };
}

const ROW_HEIGHT = 290;
const LOW = 0.25;

/** A row with an odd number of games and no break. */
function refute(_seed: number): Task {
  const { refute: words, noRow } = exerciseWords;
  return {
    prompt: words.prompt,
    picture: rowPicture(),
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
function broken(_seed: number): Task {
  const { broken: words, noRow } = exerciseWords;
  return {
    prompt: words.prompt,
    picture: rowPicture(),
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

/** The sizes of worked tables. */
const EVEN_SIZES = [6, 8, 10];

/** The row of player 2, or of another one: opponent, row of the circle (0 for the middle), and who has White. */
export function faded(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, EVEN_SIZES);
  const p = seed === 0 ? 2 : 2 + (seed % (n - 2));
  const { color, rounds: last } = colored(n, "balanced");
  const words = exerciseWords.table;
  const rows = Array.from({ length: last }, (_, k) => {
    const { opponent, j } = meeting(n, p, k + 1);
    return [String(opponent), String(j), String(color[(p - 1) * last + k] === 1 ? p : opponent)];
  });
  const graded = fadedTable(
    { task: words.task(n, p), columns: words.columns, rows },
    (text, r, column) => (text.trim() === rows[r]?.[column] ? "" : wrongCell(n, p, r + 1, column)),
    (r, reason) => words.inRound(r + 1, reason),
  );
  const compared: Compared = {
    rowsOf(program, run) {
      const made = run(algorithm, program as typeof solve, problemOf(n, "balanced")).result;
      return (
        made &&
        rows.map(([opponent, j], k) => [
          opponent,
          j,
          String(made.color[(p - 1) * last + k] === 1 ? p : opponent),
        ])
      );
    },
    spell: (text, column) => `${column}: ${spelledNothing(text)}`,
  };
  return { ...graded, picture: rowOfPlayer(n, p, words.columns.length), compared };
}

/** Other worked tables. */
export const tables = { breaks };

/** Colors by chance for n players (odd), whose rows stand at the head of the table: the Whites, and the breaks. */
function breaks(n: number, seed = 0): FadedTable {
  const random = seededRandom(seed + CHOSEN);
  const { right, left } = pairsOf(n);
  const own = Array.from(right, (player, game) => (random() < 0.5 ? player : left[game]));
  const problem = { ...problemOf(n, "own"), own };
  const words = exerciseWords.breaks;
  const { color, rounds: length, breaks } = solve(problem, silentRecorder(steps, asks));
  const rowsOfColors = upTo(n).map((p) => Array.from(color).slice((p - 1) * length, p * length));
  const rows = told({ color, breaks });
  const graded = fadedTable(
    { task: words.task(n), columns: words.columns, rows },
    (text, r, column) => (text.trim() === rows[r]?.[column] ? "" : words.wrong[column]),
    (r, reason) => words.ofPlayer(r + 1, reason),
  );
  return {
    ...graded,
    rowName: words.row,
    heads: rowsOfColors.map((row) => row.map(words.color).join("")),
    compared: {
      rowsOf(program, run) {
        const { result } = run(algorithm, program as typeof solve, problem);
        return result && told(result);
      },
      spell: (text, column) => `${column}: ${spelledNothing(text)}`,
    },
  };
}

/** The Whites of each player, and the breaks. */
function told({ color, breaks }: Pick<Coloring, "color" | "breaks">): string[][] {
  const n = breaks.length;
  const length = color.length / n;
  return upTo(n).map((p) => {
    const row = Array.from(color).slice((p - 1) * length, p * length);
    return [row.filter((sign) => sign === 1).length, breaks[p - 1]].map(String);
  });
}

/** The seed of the colors in the article: bye, first and last rounds, and longer runs all count there. */
const CHOSEN = 1;

/** The circle in the round of a row, with the colors that stand in it. */
function rowOfPlayer(n: number, p: number, columns: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const player = onePlayer(upTo(n));
  const rows = chips(Array.from({ length: n / 2 }, (_, j) => String(j)));
  return {
    field: (field) => (field % columns === 1 ? rows : player),
    plate(cells, field) {
      const row = Math.floor(field / columns);
      const [other, , white] = cells.slice(row * columns, (row + 1) * columns);
      const opponent = typedNumber(other, 1, n);
      const first = typedNumber(white, 1, n);
      const look = (each: number) => {
        const isOne = each === p || each === opponent;
        if (!isOne) return {};
        if (first !== p && first !== opponent) return { solid: each === p, role: "active" as const };
        return { tone: each === first ? ("light" as const) : ("dark" as const) };
      };
      const lines = opponent === undefined ? [] : [[p, opponent] as const];
      return circlePlate(n, row + 1, { head: words.inRound(row + 1), player: look, lines });
    },
  };
}

function wrongCell(n: number, p: number, r: number, column: number): string {
  const words = exerciseWords.table;
  const { j, opponent } = meeting(n, p, r);
  if (column === 0) return j === 0 ? words.opponentAtTop(p) : words.opponent(n);
  if (column === 1) return j === 0 ? words.noRow : words.row(p, r);
  return j === 0 ? words.whiteInMiddle : words.white(j, p, opponent);
}

function whole(text: string): number | undefined {
  return wholeNumber(text, 0, 999_999_999);
}
