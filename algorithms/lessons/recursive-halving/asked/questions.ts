import {
  type AnswerPicture,
  chips,
  type FieldTouch,
  pairs,
  pairsIn,
} from "#algorithms/core/lesson/answer-picture.ts";
import { fadedSize, no, type Task, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import { questionsOf, wholeNumber } from "#algorithms/core/lesson/question.ts";
import type { GraphPlate } from "#algorithms/core/lesson/scene.ts";
import { filledLines } from "#algorithms/core/text/lines.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { type Game, opponentIn, roundOf } from "#algorithms/engines/schedules/schedule.ts";
import { exercisePlates, inRows } from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { isAgain, spelledColored, spelledGame, wrongGameIn } from "#algorithms/kit/rounds/answers.ts";
import { scheduleOutcomes } from "#algorithms/kit/rounds/outcomes.ts";
import {
  gamesIn,
  halfIn,
  halvedPlaces,
  oneGame,
  type PlayersLook,
  playerPicture,
  playersPlate,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import { typable } from "#algorithms/kit/rounds/readings.ts";
import { gamesByDay } from "../figure/state.ts";
import type { Problem, Schedule } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";

type Days = readonly (readonly Game[])[];

const { question, table, own } = questionsOf({ steps, cells, asks, solve }, ({ result }) => daysOf(result));
const { picture: shown } = exerciseWords;

function daysOf(schedule: Schedule): Days {
  return gamesByDay(schedule).map((games) => games.map(({ white, black }): Game => [white, black]));
}

function numbered(n: number, repair = true): Problem {
  return { n, names: [], colors: "balanced", repair };
}

/** The days of n players as `solve` makes them, repaired unless told; day d is at index d − 1. */
export function rounds(n: number, repair = true): Days {
  return own(numbered(n, repair));
}

function allGames(n: number): number {
  return (n * (n - 1)) / 2;
}

/** The players of an exercise in rows. */
function inHalves(n: number, look: Pick<PlayersLook, "head" | "player" | "lines">): PlayersLook {
  return { ...look, label: shown.players(n), places: halvedPlaces(n), name: shown.name };
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

/** Whom does a player meet on a day? n is a power of two. */
const opponent = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 16 : 2 ** between(random, 3, 5);
    const [day, player] = seed === 0 ? [11, 6] : [between(random, 1, n - 1), between(random, 1, n)];
    return { n, day, player };
  },
  problem: ({ n }) => numbered(n),
  read: (days, { day, player }) => typable([opponentIn(days, day, player)]),
  ask({ n, day, player }, [right = ""], days) {
    const words = exerciseWords.opponent;
    const { from, h, turned } = callOn(n, day, player);
    return {
      prompt: words.prompt(n, player, day),
      hints: words.hints(n, player, from, h),
      picture: playerPicture(upTo(n), (chosen) =>
        inHalves(n, {
          head: shown.opponentOf(player),
          player: (p) => ({ solid: p === player, role: p === chosen ? "chosen" : "idle" }),
          lines: chosen === undefined ? [] : [[player, chosen]],
        }),
      ),
      fields: [{ label: words.field, least: 1, most: n, otherwise: words.playerRange(n) }],
      why([p = 0]) {
        if (p === player) return words.oneself;
        const where = words.where(day, player, from, from + 2 * h - 1, turned);
        if (p === Number(right)) return words.right(where);
        if (p < from || p >= from + 2 * h) return words.otherCall(where, p);
        if (p < from + h === player < from + h) return words.oneColumn(where, player, p);
        return words.otherDay(where, p, opponentIn(days, day, p));
      },
    };
  },
});

/** On which day do two players meet? n is a power of two. */
const day = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 16 : 2 ** between(random, 3, 5);
    const a = seed === 0 ? 2 : between(random, 1, n - 1);
    const b = seed === 0 ? 7 : between(random, a + 1, n);
    return { n, a, b };
  },
  problem: ({ n }) => numbered(n),
  read: (days, { a, b }) => typable([roundOf(days, a, b)]),
  ask({ n, a, b }, [solution], days) {
    const words = exerciseWords.day;
    const right = Number(solution);
    const { from, h, turned } = callOn(n, right, a);
    const touch = chips(upTo(n - 1).map(String));
    return {
      prompt: words.prompt(n, a, b),
      hints: words.hints(n, a, b, from, h),
      picture: {
        field: (field) => (field === 0 ? touch : undefined),
        plate: () =>
          playersPlate(
            inHalves(n, {
              head: shown.meet(a, b),
              player: (p) => ({ solid: p === a || p === b }),
              lines: [],
            }),
          ),
      },
      fields: [{ label: words.field, least: 1, most: n - 1, otherwise: words.range(n - 1) }],
      why([typed = 0]) {
        const call = words.call(from, from + 2 * h - 1);
        const first = right - turned;
        if (typed === right) return words.right(call, first, turned);
        if (typed < first || typed >= first + h) return words.otherDays(call, first, first + h - 1);
        return words.otherOpponent(a, opponentIn(days, typed, a));
      },
    };
  },
});

/** How many games does the printed program lose of all games of n players? */
const lost = question({
  draw: (seed) => (seed === 0 ? 14 : between(seededRandom(seed), 13, 40)),
  problem: (n) => numbered(n, false),
  read: (days, n) => [allGames(n) - days.flat().length],
  isRare: true,
  ask(n, [right]) {
    const words = exerciseWords.lost;
    const h = Math.floor(n / 2);
    const lostIn = (players: number): number => allGames(players) - rounds(players, false).flat().length;
    return {
      prompt: words.prompt(n, allGames(n)),
      hints: words.hints(n),
      fields: [{ label: words.field, least: 0, most: Infinity, otherwise: words.noNumber }],
      why: ([games]) =>
        games === Number(right) ? words.right(n, h, lostIn(h), lostIn(n - h)) : words.wrong(n, h),
    };
  },
});

/**
 * A program that is wrong on purpose: the halving without repair, behind a guard that lets through what can be halved
 * twice. The days of n players, or undefined where the guard refuses.
 */
function guardedHalving(n: number): Days | undefined {
  return n % 4 === 0 ? rounds(n, false) : undefined;
}

/** It is tried on so many players at most. */
const MOST_TRIED = 256;

/** A field that the guarded program accepts and spoils. */
function broken(_seed: number): Task {
  const { broken: words } = exerciseWords;
  return {
    prompt: words.prompt,
    hints: words.hints,
    picture: halvesPicture(),
    fields: [words.field],
    solution: ["12"],
    grade([typed = ""]) {
      const n = wholeNumber(typed, 2, MOST_TRIED);
      if (n === undefined) return no(words.range(MOST_TRIED));
      const days = guardedHalving(n);
      if (days === undefined) return no(words.refused(n));
      const missing = allGames(n) - days.flat().length;
      if (missing === 0) return no(words.survives(n, allGames(n)));
      return yes(words.right(n, ...firstMissing(n, days), missing, allGames(n)));
    },
  };
}

/** Sizes of fields that are offered on buttons. */
const OFFERED = chips([4, 6, 8, 10, 12, 14, 16, 18, 20].map(String));

/** The calls for the number that is typed, level by level: each size once, with how often it comes. */
function halvesPicture(): AnswerPicture {
  return {
    field: (field) => (field === 0 ? OFFERED : undefined),
    plate([typed]) {
      const levels = levelsOf(typedNumber(typed, 2, MOST_TRIED));
      const calls = levels.flatMap((sizes, level) => sizes.map(([size, count]) => ({ level, size, count })));
      const edges = calls.flatMap((call, u) =>
        calls.flatMap((half, v) =>
          half.level === call.level + 1 && halvesOf(call.size).includes(half.size)
            ? [{ u, v, weight: 1 }]
            : [],
        ),
      );
      const rows = inRows(
        levels.map((sizes) => sizes.length),
        0,
      );
      const plate = exercisePlates(
        { n: calls.length, edges },
        rows.map(({ x, y }) => ({ x: y, y: x })),
      );
      return plate({
        head: calls.length === 0 ? shown.noField : shown.halves,
        label: shown.tree(levels.map((sizes) => sizes.map(([size]) => size).join(", "))),
        node(k) {
          const { size, count } = calls[k];
          const tag = count > 1 ? { tag: `× ${count}` } : {};
          return { role: "idle", text: String(size), ...tag, label: shown.call(size, count) };
        },
        edge: () => ({ role: "idle" }),
      });
    },
  };
}

function halvesOf(size: number): readonly number[] {
  return [Math.floor(size / 2), Math.ceil(size / 2)];
}

/** The sizes of the calls on each level, with how often each comes; calls for a single player end the recursion. */
function levelsOf(n: number | undefined): (readonly [size: number, count: number])[][] {
  const levels: (readonly [number, number])[][] = [];
  let now = new Map(n === undefined ? [] : [[n, 1]]);
  while (now.size > 0) {
    levels.push([...now].sort(([a], [b]) => a - b));
    const next = new Map<number, number>();
    for (const [size, count] of now)
      for (const half of size < 2 ? [] : halvesOf(size)) next.set(half, (next.get(half) ?? 0) + count);
    now = next;
  }
  return levels;
}

/** The first two players, in order, who never meet. */
function firstMissing(n: number, days: Days): Game {
  for (let a = 1; a < n; a++) for (let b = a + 1; b <= n; b++) if (roundOf(days, a, b) === 0) return [a, b];
  throw new RangeError(`all of ${n} players meet`);
}

/** The checker is fooled with a schedule of so many players. */
const FOOLED = 4;

/** A checker that is wrong on purpose: it looks for what is twice, and never for what is missing. Says what it finds. */
function complaintOf(days: Days): string | undefined {
  const { fooled: words } = exerciseWords;
  if (days.length !== FOOLED - 1) return words.days(days.length, FOOLED - 1);
  for (const [d, games] of days.entries()) {
    const busy = new Set<number>();
    for (const [a, b] of games) {
      for (const player of [a, b]) {
        if (busy.has(player)) return words.busy(player, d + 1);
        busy.add(player);
      }
      if (roundOf(days.slice(0, d), a, b) > 0) return words.again(a, b, d + 1);
    }
  }
  return undefined;
}

/** A game of two of the players whom the checker knows. */
function isGame([a, b]: Game): boolean {
  return a !== b && Math.min(a, b) >= 1 && Math.max(a, b) <= FOOLED;
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
    grade([typed = ""]) {
      const days: Game[][] = [];
      for (const { text } of filledLines(typed)) {
        const games = Array.from(text.matchAll(GAMES), ([, a, b]): Game => [Number(a), Number(b)]);
        const rest = text.replaceAll(GAMES, "").replaceAll(/[\s,;]/g, "");
        if (rest !== "" || games.length === 0 || !games.every(isGame))
          return no(words.noGames(days.length + 1, FOOLED));
        days.push(games);
      }
      const complaint = complaintOf(days);
      if (complaint !== undefined) return no(complaint);
      const games = days.flat().length;
      if (games === allGames(FOOLED)) return no(words.survives);
      return yes(words.right(...firstMissing(FOOLED, days), games, allGames(FOOLED)));
    },
  };
}

const GAMES = /(\d+)\s*[-–—−]\s*(\d+)/g;

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

const DAYS_HEIGHT = 290;

/** Each day apart, with the games that are typed for it. */
function daysPicture(): AnswerPicture {
  const days = upTo(FOOLED - 1);
  // Four players in a square, each day's to the right of the day before.
  const places = days.flatMap((day) =>
    upTo(FOOLED).map((p) => ({ x: 2.1 * day + (p > 2 ? 1 : 0), y: p === 1 || p === 4 ? 0 : 1 })),
  );
  return {
    field: (field) => (field === 0 ? BY_DAYS : undefined),
    plate([typed = ""]) {
      const lines = days.map((day) => pairsIn(typed.split("\n")[day - 1] ?? ""));
      const edges = new Map(
        lines.flatMap(({ pairs: games }, d) =>
          games.filter(isGame).map(([a, b]) => {
            const [u, v] = [d * FOOLED + Math.min(a, b) - 1, d * FOOLED + Math.max(a, b) - 1];
            return [`${u}.${v}`, { u, v, weight: 1 }] as const;
          }),
        ),
      );
      const graph = { n: places.length, edges: [...edges.values()] };
      const plate = exercisePlates(graph, places, DAYS_HEIGHT);
      return withDays(
        plate({
          head: shown.days,
          label: shown.schedule(edges.size),
          node(v) {
            const [d, player] = [Math.floor(v / FOOLED), (v % FOOLED) + 1];
            return {
              role: lines[d].half === player ? "chosen" : "idle",
              text: String(player),
              label: shown.nameOn(player, d + 1),
            };
          },
          edge: () => ({ role: "done" }),
        }),
      );
    },
  };
}

/** The number of each day under its players. */
function withDays(plate: GraphPlate): GraphPlate {
  const days = upTo(FOOLED - 1).map((day) => {
    const players = plate.nodes.slice((day - 1) * FOOLED, day * FOOLED);
    const x = players.reduce((sum, node) => sum + node.x, 0) / FOOLED;
    const y = Math.max(...players.map((node) => node.y + node.radius)) + 26;
    return { id: `day${day}`, x, y, text: shown.day(day) };
  });
  return { ...plate, notes: [...plate.notes, ...days] };
}

/** The questions of the article. */
export const exercises: Tasks = { opponent, day, lost, broken, fooled };

/** The schedule of n players with repair, with its games in this spelling, in any order, to be completed. */
function scheduleTable(spelled: typeof spelledGame) {
  return table({
    draw: (n, seed) => fadedSize(n, seed, [6, 8, 10]),
    problem: (n) => numbered(n),
    read: (days, n) => days.map((games) => games.map(([a, b]) => spelled(`${a}–${b}`, n))),
    spell: (text, _column, n) => spelled(text, n),
    ask(n, _rows, days) {
      const words = exerciseWords.table;
      const columns = (days[0] ?? []).map((_, k) => words.game(k + 1));
      return {
        task: words.task(n, spelled === spelledColored),
        columns,
        rowName: words.day,
        picture: dayPicture(n, columns.length),
        why(text, row, column, typed) {
          const reason = wrongGameIn(text, n, (a, b) => {
            if (a === b) return words.oneself(a);
            if (opponentIn(days, row + 1, a) !== b) return words.otherDay(a, b, roundOf(days, a, b));
            return isAgain(typed.slice(0, column), a, b, n) ? words.again(a, b) : words.otherWhite;
          });
          return words.onDay(row + 1, reason);
        },
      };
    },
  });
}

/** A game is typed as two numbers, in either order. */
export const faded = scheduleTable(spelledGame);

/** Other worked tables: the same with its colors, White first. */
export const tables = { colored: scheduleTable(spelledColored) };

/** The players, with the games of the day of a row as lines. */
function dayPicture(n: number, columns: number): AnswerPicture {
  const game = oneGame(n);
  return {
    field: () => game,
    plate(typed, field) {
      const row = Math.floor(field / columns);
      const games = typed.slice(row * columns, (row + 1) * columns);
      const half = halfIn(games, n);
      return playersPlate(
        inHalves(n, {
          head: shown.onDay(row + 1),
          player: (p) => ({ role: p === half ? "chosen" : "idle" }),
          lines: gamesIn(games, n),
        }),
      );
    },
  };
}

/** What comes out of the halving: whom, when, which games, which colours. */
export const outcomes = scheduleOutcomes<Problem, Schedule>({
  problem: (n) => numbered(n),
  rounds: daysOf,
  sizes: [4, 9],
});
