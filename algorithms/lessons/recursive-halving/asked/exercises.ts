import {
  type AnswerPicture,
  chips,
  type FieldTouch,
  pairs,
  pairsIn,
} from "#algorithms/core/lesson/answer-picture.ts";
import {
  type Compared,
  type FadedTable,
  fadedSize,
  no,
  type Program,
  type RunProgram,
  type Task,
  type Tasks,
  type Verdict,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import type { GraphPlate } from "#algorithms/core/lesson/scene.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { filledLines } from "#algorithms/core/text/lines.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { type Game, opponentIn, roundOf } from "#algorithms/engines/schedules/schedule.ts";
import { exercisePlates, inRows } from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import {
  isAgain,
  spelledColored,
  spelledGame,
  wholeNumber,
  wrongGameIn,
} from "#algorithms/kit/rounds/answers.ts";
import { fadedTable } from "#algorithms/kit/rounds/faded-table.ts";
import {
  gamesIn,
  halfIn,
  halvedPlaces,
  oneGame,
  playerPicture,
  playersPlate,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import { gamesByDay } from "../figure/place.ts";
import type { Problem, Schedule } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";
import { complaintOf, guardedHalving } from "./wrong.ts";

type Days = readonly (readonly Game[])[];

const algorithm = { steps, cells, asks, solve };

function numbered(n: number, repair = true): Problem {
  return { n, names: [], colors: "balanced", repair };
}

/** The days of n players as `solve` makes them, repaired unless told; day d is at index d − 1. */
export function rounds(n: number, repair = true): Days {
  return daysOf(solve(numbered(n, repair), silentRecorder(steps, asks)));
}

function daysOf(schedule: Schedule): Days {
  return gamesByDay(schedule).map((games) => games.map(({ white, black }): Game => [white, black]));
}

/** The days of n players as a program makes them; undefined if it makes none. */
export function madeBy(program: Program, run: RunProgram, n: number, repair = true): Days | undefined {
  const { result } = run(algorithm, program as typeof solve, numbered(n, repair));
  return result && daysOf(result);
}

/** The questions of the article. */
export const exercises: Tasks = { opponent: whom, day: whenTheyMeet, lost: gamesLost, broken, fooled };

/** The checker is fooled with a schedule of so many players. */
const FOOLED = 4;

/** A wrong program is tried on so many players at most. */
const MOST_TRIED = 256;

/** Whom does a player meet on a day? n is a power of two. */
export function opponentAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 16 : 2 ** between(random, 3, 5);
  const [day, player] = seed === 0 ? [11, 6] : [between(random, 1, n - 1), between(random, 1, n)];
  return { n, day, player };
}

function whom(seed: number): Task {
  const { n, day, player } = opponentAsked(seed);
  const days = rounds(n);
  const right = opponentIn(days, day, player);
  const words = exerciseWords.opponent;
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
  const { picture: shown } = exerciseWords;
  const picture = playerPicture(upTo(n), (chosen) => ({
    head: shown.opponentOf(player),
    label: shown.players(n),
    places: halvedPlaces(n),
    name: shown.name,
    player: (p) => ({ solid: p === player, role: p === chosen ? "chosen" : "idle" }),
    lines: chosen === undefined ? [] : [[player, chosen]],
  }));
  return { ...task, picture, hints: words.hints(n, player, from, h) };
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
export function dayAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 16 : 2 ** between(random, 3, 5);
  const a = seed === 0 ? 2 : between(random, 1, n - 1);
  const b = seed === 0 ? 7 : between(random, a + 1, n);
  return { n, a, b };
}

function whenTheyMeet(seed: number): Task {
  const { n, a, b } = dayAsked(seed);
  const days = rounds(n);
  const right = roundOf(days, a, b);
  const words = exerciseWords.day;
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
  const { picture: shown } = exerciseWords;
  const all = chips(upTo(n - 1).map(String));
  const picture: AnswerPicture = {
    field: (field) => (field === 0 ? all : undefined),
    plate: () =>
      playersPlate({
        head: shown.meet(a, b),
        label: shown.players(n),
        places: halvedPlaces(n),
        name: shown.name,
        player: (p) => ({ solid: p === a || p === b }),
        lines: [],
      }),
  };
  return { ...task, picture, hints: words.hints(n, a, b, from, h) };
}

/** How many games does the printed program lose of all games of n players? */
export function lostAsked(seed: number) {
  const n = seed === 0 ? 14 : between(seededRandom(seed), 13, 40);
  return { n, all: (n * (n - 1)) / 2 };
}

function gamesLost(seed: number): Task {
  const { n, all } = lostAsked(seed);
  const lost = (players: number): number =>
    (players * (players - 1)) / 2 - rounds(players, false).flat().length;
  const words = exerciseWords.lost;
  const task = oneAnswer(words.prompt(n, all), [words.field], lost(n), (typed) => {
    if (!/^\d+$/.test(typed.trim())) return no(words.noNumber);
    const h = Math.floor(n / 2);
    if (Number(typed) !== lost(n)) return no(words.wrong(n, h));
    return yes(words.right(n, h, lost(h), lost(n - h)));
  });
  return { ...task, hints: words.hints(n) };
}

/** A field that the guarded program accepts and spoils. */
function broken(_seed: number): Task {
  const { broken: words } = exerciseWords;
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
  return { ...task, picture: halvesPicture(), hints: words.hints };
}

/** Sizes of fields that are offered on buttons. */
const OFFERED = chips([4, 6, 8, 10, 12, 14, 16, 18, 20].map(String));

/** The calls for the number that is typed, level by level: each size once, with how often it comes. */
function halvesPicture(): AnswerPicture {
  const { picture: words } = exerciseWords;
  return {
    field: (field) => (field === 0 ? OFFERED : undefined),
    plate([typed]) {
      const levels = levelsOf(typedNumber(typed, 2, MOST_TRIED));
      const calls = levels.flat();
      const place = (level: number, k: number): number => levels.slice(0, level).flat().length + k;
      const edges = levels.flatMap((own, level) =>
        own.flatMap(([size], k) =>
          (levels[level + 1] ?? []).flatMap(([half], next) =>
            half === Math.floor(size / 2) || half === Math.ceil(size / 2)
              ? [{ u: place(level, k), v: place(level + 1, next), weight: 1 }]
              : [],
          ),
        ),
      );
      const places = inRows(
        levels.map((own) => own.length),
        0,
      ).map(({ x, y }) => ({ x: y, y: x }));
      return exercisePlates(
        { n: calls.length, edges },
        places,
      )({
        head: calls.length === 0 ? words.noField : words.halves,
        label: words.tree(levels.map((own) => own.map(([size]) => size).join(", "))),
        node: (k) => ({
          role: "idle",
          text: String(calls[k][0]),
          ...(calls[k][1] > 1 ? { tag: `× ${calls[k][1]}` } : {}),
          label: words.call(...calls[k]),
        }),
        edge: () => ({ role: "idle" }),
      });
    },
  };
}

/** The sizes of the calls on each level, with how often each comes; calls for a single player end the recursion. */
function levelsOf(n: number | undefined): (readonly [size: number, count: number])[][] {
  const levels: (readonly [number, number])[][] = [];
  let now = new Map(n === undefined ? [] : [[n, 1]]);
  while (now.size > 0) {
    levels.push([...now].sort(([a], [b]) => a - b));
    const next = new Map<number, number>();
    for (const [size, count] of now)
      for (const half of size < 2 ? [] : [Math.floor(size / 2), Math.ceil(size / 2)])
        next.set(half, (next.get(half) ?? 0) + count);
    now = next;
  }
  return levels;
}

/** A schedule of four players that the careless checker takes, though games are missing. */
function fooled(_seed: number): Task {
  const { fooled: words } = exerciseWords;
  return {
    prompt: words.prompt(FOOLED),
    picture: daysPicture(),
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

/** A schedule that is typed day by day: the value of a touch is a day and a player, "2.3". */
const BY_DAYS: FieldTouch = {
  marks: new Map(
    upTo(FOOLED - 1).flatMap((day) =>
      upTo(FOOLED).map((p) => [nodeId((day - 1) * FOOLED + p - 1), `${day}.${p}`] as const),
    ),
  ),
  touch(text, value) {
    const [day, player] = value.split(".");
    const lines = Array.from({ length: FOOLED - 1 }, (_, d) => text.split("\n")[d] ?? "");
    const changed = lines.map((line, d) => (d === Number(day) - 1 ? pairs().touch(line, player).text : line));
    return { text: changed.join("\n").trimEnd(), done: false };
  },
  valuesIn: (text) =>
    text.split("\n").flatMap((line, d) =>
      pairs()
        .valuesIn(line)
        .map((p) => `${d + 1}.${p}`),
    ),
};

/** Each day apart, with the games that are typed for it. */
function daysPicture(): AnswerPicture {
  const { picture: words } = exerciseWords;
  const days = upTo(FOOLED - 1);
  // Four players in a square, each day's to the right of the day before.
  const places = days.flatMap((day) =>
    upTo(FOOLED).map((p) => ({ x: 2.1 * day + (p > 2 ? 1 : 0), y: p === 1 || p === 4 ? 0 : 1 })),
  );
  return {
    field: (field) => (field === 0 ? BY_DAYS : undefined),
    plate([typed = ""]) {
      const lines = days.map((day) => pairsIn(typed.split("\n")[day - 1] ?? ""));
      const isPair = ([a, b]: Game): boolean => a !== b && Math.min(a, b) >= 1 && Math.max(a, b) <= FOOLED;
      const edges = new Map(
        lines.flatMap(({ pairs: games }, d) =>
          games.filter(isPair).map(([a, b]) => {
            const [u, v] = [d * FOOLED + Math.min(a, b) - 1, d * FOOLED + Math.max(a, b) - 1];
            return [`${u}.${v}`, { u, v, weight: 1 }] as const;
          }),
        ),
      );
      const graph = { n: days.length * FOOLED, edges: [...edges.values()] };
      const plate = exercisePlates(
        graph,
        places,
        DAYS_HEIGHT,
      )({
        head: words.days,
        label: words.schedule(edges.size),
        node: (v) => {
          const [day, player] = [Math.floor(v / FOOLED) + 1, (v % FOOLED) + 1];
          return {
            role: lines[day - 1].half === player ? "chosen" : "idle",
            text: String(player),
            label: words.nameOn(player, day),
          };
        },
        edge: () => ({ role: "done" }),
      });
      return withDays(plate);
    },
  };
}

const DAYS_HEIGHT = 290;

/** The number of each day under its players. */
function withDays(plate: GraphPlate): GraphPlate {
  const { picture: words } = exerciseWords;
  const days = upTo(FOOLED - 1).map((day) => {
    const own = plate.nodes.slice((day - 1) * FOOLED, day * FOOLED);
    const x = own.reduce((sum, node) => sum + node.x, 0) / FOOLED;
    const y = Math.max(...own.map((node) => node.y + node.radius)) + 26;
    return { id: `day${day}`, x, y, text: words.day(day) };
  });
  return { ...plate, notes: [...plate.notes, ...days] };
}

/** The first two players, in order, who never meet. */
function firstMissing(n: number, days: Days): Game {
  for (let a = 1; a < n; a++) for (let b = a + 1; b <= n; b++) if (roundOf(days, a, b) === 0) return [a, b];
  throw new RangeError(`all of ${n} players meet`);
}

/** The players, with the games of the day of a row as lines. */
function dayPicture(n: number, columns: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const game = oneGame(n);
  return {
    field: () => game,
    plate(cells, field) {
      const row = Math.floor(field / columns);
      const games = cells.slice(row * columns, (row + 1) * columns);
      const half = halfIn(games, n);
      return playersPlate({
        head: words.onDay(row + 1),
        label: words.players(n),
        places: halvedPlaces(n),
        name: words.name,
        player: (p) => ({ role: p === half ? "chosen" : "idle" }),
        lines: gamesIn(games, n),
      });
    },
  };
}

/** The sizes of worked tables. */
const TABLE_SIZES = [6, 8, 10];

/** The schedule of n players with repair, to be completed. A game is typed as two numbers, in either order. */
export function faded(n: number, seed = 0): FadedTable {
  return schedule(n, seed, spelledGame);
}

/** Other worked tables. */
export const tables = {
  /** The same with its colors: White is typed first. */
  colored: (n: number, seed = 0) => schedule(n, seed, spelledColored),
};

/** The schedule with its games in this spelling, in any order. */
function schedule(usual: number, seed: number, spelled: typeof spelledGame): FadedTable {
  const n = fadedSize(usual, seed, TABLE_SIZES);
  const days = rounds(n);
  const words = exerciseWords.table;
  const rows = days.map((games) => games.map(([white, black]) => spelled(`${white}–${black}`, n)));
  const columns = (rows[0] ?? []).map((_, k) => words.game(k + 1));
  const graded = fadedTable(
    { task: words.task(n, spelled === spelledColored), columns, rows },
    (text, d, column, typed) =>
      wrongGameIn(text, n, (a, b) => {
        const wrong = wrongPair([a, b], d + 1, days);
        if (wrong !== "") return wrong;
        if (isAgain(typed.slice(0, column), a, b, n)) return words.again(a, b);
        return rows[d].includes(spelled(text, n)) ? "" : words.otherWhite;
      }),
    (d, reason) => words.onDay(d + 1, reason),
  );
  const compared: Compared = {
    rowsOf(program, run) {
      return madeBy(program, run, n)?.map((games) => games.map(([white, black]) => `${white}–${black}`));
    },
    spell: (text) => spelled(text, n),
  };
  return { ...graded, picture: dayPicture(n, columns.length), compared };
}

function wrongPair([a, b]: Game, day: number, days: Days): string {
  const words = exerciseWords.table;
  if (a === b) return words.oneself(a);
  return opponentIn(days, day, a) === b ? "" : words.otherDay(a, b, roundOf(days, a, b));
}
