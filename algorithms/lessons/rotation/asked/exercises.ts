import { type AnswerPicture, chips } from "#algorithms/core/lesson/answer-picture.ts";
import {
  type Compared,
  type FadedTable,
  fadedSize,
  NOTHING,
  no,
  type Program,
  type RunProgram,
  spelledNothing,
  type Task,
  type Tasks,
  type Verdict,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import {
  type Game,
  opponentIn,
  roundOf,
  scheduleOf,
  whiteIn,
} from "#algorithms/engines/schedules/schedule.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import { spelledColored, wholeNumber, wrongGameIn } from "#algorithms/kit/rounds/answers.ts";
import { fadedTable, gamesOf } from "#algorithms/kit/rounds/faded-table.ts";
import {
  facingPlaces,
  fieldSizes,
  gamesIn,
  halfIn,
  oneGame,
  onePlayer,
  playerPicture,
  playersPlate,
  rotatedPlaces,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import { bergerNumber } from "../berger.ts";
import type { Problem } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";
import { evenPlaceAlways } from "./wrong.ts";

type Rounds = readonly (readonly Game[])[];

/** The rounds of n players as `solve` makes them; round r is at index r − 1. */
export function rounds(n: number): Rounds {
  return scheduleOf(solve(numbered(n), silentRecorder(steps, asks))).rounds;
}

/** What is run in place of the lesson, without its pictures. */
export const algorithm = { steps, cells, asks, solve };

export function numbered(n: number, round: Problem["round"] = "single"): Problem {
  return { n, names: [], round };
}

/** The questions of the article. For even n a player has the number of the place in which that player begins. */
export const exercises: Tasks = { array, fixed, white, number, broken };

/** A wrong program is tried on so many players at most. */
const MOST_TRIED = 200;

/** Even n: who stands in a place after some rotations? */
export function arrayAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 6 : 2 * between(random, 4, 8);
  const [turns, place] = seed === 0 ? [2, 2] : [between(random, 2, n - 2), between(random, 2, n)];
  return { n, turns, place };
}

function array(seed: number): Task {
  const { n, turns, place } = arrayAsked(seed);
  const right = ((((place - 2 - turns) % (n - 1)) + (n - 1)) % (n - 1)) + 2;
  const { player, playerRange, array: words } = exerciseWords;
  const task = oneAnswer(words.prompt(n, turns, place), [player], right, (typed) => {
    const p = wholeNumber(typed, 1, n);
    if (p === undefined) return no(playerRange(n));
    if (p === 1) return no(words.fixed);
    if (p === right) return yes(words.right(n, right, turns, place));
    return no(words.wrong(n, p, ((p - 2 + turns) % (n - 1)) + 2));
  });
  return { ...task, picture: arrayPicture(n, place), hints: words.hints(n, turns, place) };
}

/** The array at the start, with a place of which the question speaks, and the player who is chosen. */
function arrayPicture(n: number, asked: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  return playerPicture(upTo(n), (chosen) => ({
    head: words.start,
    label: words.array(n),
    places: facingPlaces(n),
    name: words.name,
    player: (p) => ({ solid: p === asked, role: p === chosen ? "chosen" : "idle" }),
    lines: [],
  }));
}

/** Even n: whom does the player in place 1 meet in a round? */
export function fixedAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 10 : 2 * between(random, 4, 10);
  const round = seed === 0 ? 4 : between(random, 2, n - 1);
  return { n, round };
}

function fixed(seed: number): Task {
  const { n, round } = fixedAsked(seed);
  const table = rounds(n);
  const right = opponentIn(table, round, 1);
  const { player, playerRange, fixed: words } = exerciseWords;
  const task = oneAnswer(words.prompt(n, round), [player], right, (typed) => {
    const p = wholeNumber(typed, 1, n);
    if (p === undefined) return no(playerRange(n));
    if (p === 1) return no(words.oneself);
    return p === right ? yes(words.right(n, round, right)) : no(words.wrong(n, p, roundOf(table, 1, p)));
  });
  return { ...task, picture: arrayPicture(n, 1), hints: words.hints(n, round) };
}

/** Even n: in which round do two players meet, and who has White? */
export function whiteAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 8 : 2 * between(random, 3, 7);
  const [a, b] = seed === 0 ? [3, 5] : twoMovers(random, n);
  return { n, a, b };
}

function white(seed: number): Task {
  const { n, a, b } = whiteAsked(seed);
  const table = rounds(n);
  const round = roundOf(table, a, b);
  const right = whiteIn(table, round, a);
  const { white: words } = exerciseWords;
  return {
    prompt: words.prompt(n, a, b),
    picture: whitePicture(n, a, b),
    fields: words.fields,
    solution: [String(round), String(right)],
    hints: words.hints(n, a, b),
    grade([typedRound = "", typedWhite = ""]): Verdict {
      const r = wholeNumber(typedRound, 1, n - 1);
      const p = wholeNumber(typedWhite, 1, n);
      if (r === undefined) return no(words.roundRange(n - 1));
      if (r !== round) return no(words.wrongRound(n, r, a, b, opponentIn(table, r, a)));
      if (p !== a && p !== b) return no(words.neither(a, b));
      const reason = words.reason(r, a, placeOf(a, r, n), b, placeOf(b, r, n));
      return p === right ? yes(reason) : no(words.wrong(reason));
    },
  };
}

/** The array in the round that is typed, with the colors of the two. */
function whitePicture(n: number, a: number, b: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const [turn, choose] = [chips(upTo(n - 1).map(String)), onePlayer([a, b])];
  return {
    field: (field) => (field === 0 ? turn : choose),
    plate([typed, white], field) {
      const round = typedNumber(typed, 1, n - 1) ?? 1;
      const first = [a, b].find((p) => p === typedNumber(white, 1, n));
      return playersPlate({
        head: field === 0 ? words.inRound(round) : words.whiteOf(a, b),
        label: words.array(n),
        places: rotatedPlaces(n, round - 1),
        name: words.name,
        player: (p) => {
          if (p !== a && p !== b) return {};
          return first === undefined ? { role: "active" } : { tone: p === first ? "light" : "dark" };
        },
        lines: [[a, b]],
      });
    },
  };
}

/** Even n: the number in the Berger table of the player who begins in a place. */
export function numberAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 8 : 2 * between(random, 3, 10);
  const p = seed === 0 ? 5 : between(random, 2, n);
  return { n, p };
}

function number(seed: number): Task {
  const { n, p } = numberAsked(seed);
  const right = bergerNumber(p, n);
  const { number: words } = exerciseWords;
  const task = oneAnswer(words.prompt(n, p), [words.field], right, (typed) => {
    const k = wholeNumber(typed, 1, n);
    if (k === undefined) return no(words.range(n));
    if (k === right) return yes((p % 2 === 0 ? words.rightEven : words.rightOdd)(n, p, right));
    const owner = Array.from({ length: n }, (_, i) => i + 1).find((i) => bergerNumber(i, n) === k) as number;
    return no(words.wrong(n, k, owner, p));
  });
  const { picture: shown } = exerciseWords;
  const numbers = chips(upTo(n).map(String));
  const picture: AnswerPicture = {
    field: (field) => (field === 0 ? numbers : undefined),
    plate([typed]) {
      const tag = typedNumber(typed, 1, n);
      return playersPlate({
        head: shown.number(p),
        label: shown.array(n),
        places: facingPlaces(n),
        name: shown.name,
        player: (each) => (each === p ? { solid: true, ...(tag ? { tag: String(tag) } : {}) } : {}),
        lines: [],
      });
    },
  };
  return { ...task, picture, hints: words.hints(n, p) };
}

/** A field for which White always on the even place is unfair, and the player who suffers most. */
function broken(_seed: number): Task {
  const { broken: words } = exerciseWords;
  return {
    prompt: words.prompt,
    picture: friendPicture(),
    fields: words.fields,
    solution: ["4", "1"],
    hints: words.hints,
    grade([typedPlayers = "", typedVictim = ""]): Verdict {
      const n = wholeNumber(typedPlayers, 2, MOST_TRIED);
      if (n === undefined) return no(words.range(MOST_TRIED));
      const surplus = new Array<number>(n + 1).fill(0);
      for (const [first, second] of evenPlaceAlways(n).flat()) {
        surplus[first]++;
        surplus[second]--;
      }
      const worst = Math.max(...surplus.map(Math.abs));
      if (worst <= 1) return no(words.survives(n));
      const p = wholeNumber(typedVictim, 1, n);
      if (p === undefined) return no(words.whom(n));
      if (Math.abs(surplus[p]) < worst) return no(words.other(p, surplus[p]));
      return yes(words.right(n, p, worst));
    },
  };
}

/** Of a larger field so many places are drawn. */
const MOST_PLACES = 20;

/** The friend's array for the number that is typed, of which a player is touched. */
function friendPicture(): AnswerPicture {
  const { picture: words } = exerciseWords;
  const sizes = fieldSizes(2, 10);
  const shown = (text: string | undefined): number =>
    Math.min(typedNumber(text, 2, MOST_TRIED) ?? 0, MOST_PLACES);
  return {
    field: (field, [players]) => {
      if (field === 0) return sizes;
      const n = shown(players);
      return n === 0 ? undefined : onePlayer(upTo(n));
    },
    plate([players, victim]) {
      const n = shown(players);
      const chosen = typedNumber(victim, 1, n);
      return playersPlate({
        head: n === 0 ? words.noField : words.friend,
        label: words.array(n),
        // An odd field has a dummy in place 1, and everybody stands one place further on.
        places: n % 2 === 0 ? facingPlaces(n) : facingPlaces(n + 1).slice(1),
        name: words.name,
        player: (p) => ({ role: p === chosen ? "chosen" : "idle" }),
        lines: [],
      });
    },
  };
}

/** The array at the start, with the games of a row as lines; of an odd number of players one has the bye before them. */
function roundPicture(n: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const game = oneGame(n);
  const rest = n % 2;
  const columns = (n + rest) / 2;
  return {
    field: (field) => (field % columns < rest ? onePlayer(upTo(n)) : game),
    plate(cells, field) {
      const row = Math.floor(field / columns) * columns;
      const games = cells.slice(row + rest, row + columns);
      const chosen = halfIn(games, n) ?? (rest > 0 ? typedNumber(cells[row], 1, n) : undefined);
      return playersPlate({
        head: words.start,
        label: rest > 0 ? words.emptyPlace(n) : words.array(n),
        places: facingPlaces(n + rest).slice(rest),
        name: words.name,
        player: (p) => ({ role: p === chosen ? "chosen" : "idle" }),
        lines: gamesIn(games, n),
      });
    },
  };
}

/** The sizes of worked tables. */
const EVEN_SIZES = [4, 6, 8, 10];

/** The schedule of n players (even), to be completed. A game is typed as two numbers, White first, in the order of places. */
export function faded(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, EVEN_SIZES);
  const table = rounds(n);
  const words = exerciseWords.table;
  const columns = (table[0] ?? []).map((_, k) => `${k + 1} | ${n - k}`);
  const rows = table.map((games) => games.map(([a, b]) => `${a}–${b}`));
  const graded = fadedTable(
    { task: words.task(n), columns, rows },
    (text, r, k) => wrongGameIn(text, n, (...pair) => wrongPair(pair, table, r + 1, k + 1)),
    (r, reason, k) => words.inRound(r + 1, k + 1, n - k, reason),
  );
  const compared: Compared = {
    rowsOf(program, run) {
      const made = madeBy(program, run, n);
      return made && gamesOf(scheduleOf(made));
    },
    spell: (text, column) => `${column}: ${spelledColored(text, n)}`,
  };
  return { ...graded, picture: roundPicture(n), compared };
}

/** What a program makes of n players; undefined if it gives no result. */
function madeBy(program: Program, run: RunProgram, n: number, round?: Problem["round"]) {
  return run(algorithm, program as typeof solve, numbered(n, round)).result;
}

/** Other worked tables. */
export const tables = { double, numbers };

/** The sizes of double schedules: odd, so that there is a bye. */
const ODD_SIZES = [3, 5, 7];

/**
 * The double schedule of n players (odd) with the last two rounds of the first cycle exchanged: who has the bye, and the
 * games, White first.
 */
function double(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, ODD_SIZES);
  const words = exerciseWords.double;
  const { rounds, byes } = scheduleOf(solve(numbered(n, "swapped"), silentRecorder(steps, asks)));
  const columns = [words.bye, ...(rounds[0] ?? []).map((_, k) => words.game(k + 2, n - k))];
  const rows = rounds.map((games, r) => [String(byes[r]), ...games.map(([a, b]) => `${a}–${b}`)]);
  const graded = fadedTable(
    { task: words.task(n), columns, rows },
    (text, r, column) => {
      const wrong = words.places(column + 1, n + 1 - column, turnsBefore(r, n));
      if (column === 0) return wholeNumber(text, 1, n) === byes[r] ? "" : wrong;
      const [first, second] = rounds[r][column - 1];
      return wrongGameIn(text, n, (a, b) => {
        if (a === first && b === second) return "";
        if (a === second && b === first) return r < n ? words.evenPlace : words.reversed;
        return wrong;
      });
    },
    (r, reason) => words.inRound(r + 1, reason),
  );
  const compared: Compared = {
    rowsOf(program, run) {
      const made = madeBy(program, run, n, "swapped");
      return (
        made && gamesOf(scheduleOf(made)).map((games, r) => [String(made.alone[r] || NOTHING), ...games])
      );
    },
    spell: (text, column) => `${column}: ${column === 0 ? spelledNothing(text) : spelledColored(text, n)}`,
  };
  return { ...graded, picture: roundPicture(n), compared };
}

/** So many rotations come before the array of a round of the double schedule, from 0. */
function turnsBefore(r: number, n: number): number {
  if (r >= n) return r - n;
  return r === n - 1 ? n - 2 : r === n - 2 ? n - 1 : r;
}

/** The numbers that n players (even) get, so that the schedule is the Berger table. */
function numbers(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, EVEN_SIZES);
  const words = exerciseWords.numbers;
  const told = (number: ArrayLike<number>): string[][] => upTo(n).map((p) => [String(number[p])]);
  const rows = told(solve(numbered(n), silentRecorder(steps, asks)).number);
  const graded = fadedTable(
    { task: words.task(n), columns: words.columns, rows },
    (text, r) => (text.trim() === rows[r]?.[0] ? "" : words.wrong),
    (r, reason) => words.ofPlace(r + 1, reason),
  );
  const compared: Compared = {
    rowsOf(program, run) {
      const made = madeBy(program, run, n);
      return made && told(made.number);
    },
    spell: spelledNothing,
  };
  return {
    ...graded,
    rowName: words.place,
    heads: upTo(n).map(String),
    compared,
  };
}

function wrongPair([a, b]: Game, table: Rounds, round: number, place: number): string {
  const words = exerciseWords.table;
  const n = table.length + 1;
  const [first, second] = table[round - 1][place - 1];
  if (a === first && b === second) return "";
  if (a === second && b === first) return place === 1 ? words.colorOfFirst(round) : words.colorOfEven;
  return words.places(a, placeOf(a, round, n), b, placeOf(b, round, n), round - 1);
}

/** The place of a player, of an even n, in a round. */
function placeOf(player: number, round: number, n: number): number {
  return player === 1 ? 1 : ((player - 2 + round - 1) % (n - 1)) + 2;
}

/** Two different players, neither of whom stands still. */
function twoMovers(random: () => number, n: number): [number, number] {
  const a = between(random, 2, n);
  const b = ((a - 2 + between(random, 1, n - 2)) % (n - 1)) + 2;
  return a < b ? [a, b] : [b, a];
}
