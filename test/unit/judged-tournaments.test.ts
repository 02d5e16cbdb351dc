/** What is judged of tournaments, held against searches that know nothing of the judge, and against the lessons. */

import { describe, expect, test } from "vitest";
import { problemsOf } from "#algorithms/judge.ts";
import type { AnyTask, Argument } from "#algorithms/judged-task.ts";
import type { AnyLesson } from "#algorithms/lesson.ts";
import { runMutant } from "#algorithms/mutant.ts";
import { record } from "#algorithms/trace.ts";
import { mutated } from "../all-mutants.ts";
import { callerOf, programsOf, tasks } from "../judged-programs.ts";

type Games = readonly (readonly number[])[];

/** A task, told once more: every small input in the order of its size, and what an answer has to be. */
interface Search {
  inputs(): Iterable<{ readonly args: readonly Argument[]; readonly text: string }>;
  isRight(args: readonly Argument[], value: unknown): boolean;
}

/** Fields of 2 to 14 players. */
const singleRounds: Search = {
  *inputs() {
    for (let n = 2; n <= 14; n++) yield { args: [n], text: `${n}` };
  },
  isRight: ([n], value) => isRoundRobin(n as number, 1, value as readonly Games[]),
};

const searches: Readonly<Record<string, Search>> = {
  "circle-method": singleRounds,
  rotation: {
    *inputs() {
      for (let n = 2; n <= 14; n++)
        for (const cycles of [1, 2]) yield { args: [n, cycles], text: `${n} ${cycles}` };
    },
    isRight: ([n, cycles], value) => isRoundRobin(n as number, cycles as number, value as readonly Games[]),
  },
  "recursive-halving": singleRounds,
  "first-move": {
    *inputs() {
      for (let n = 2; n <= 14; n++) {
        const rounds = circleRounds(n);
        const lines = rounds.map((games) => games.flat().join(" "));
        yield { args: [n, rounds], text: [`${n} ${rounds.length}`, ...lines].join("\n") };
      }
    },
    isRight: ([n, rounds], value) => areFairColors(n as number, rounds as readonly Games[], value as Games[]),
  },
  "tournament-systems": {
    *inputs() {
      for (let n = 2; n <= 40; n++) yield { args: [n], text: `${n}` };
    },
    isRight: ([n], value) => isFairDraw(n as number, value as readonly number[]),
  },
  "transpositions-and-exchanges": {
    *inputs() {
      for (let players = 2; players <= 10; players++)
        for (let s1 = 1; 2 * s1 <= players; s1++)
          for (let exchange = 0; exchange <= Math.min(s1, 3); exchange++) {
            const args = [s1, players - s1, exchange];
            yield { args, text: args.join(" ") };
          }
    },
    isRight: ([s1, s2, exchange], value) => {
      const wanted = (exchange === 0 ? transpositions : exchanges)(
        s1 as number,
        s2 as number,
        exchange as number,
      );
      return JSON.stringify(value) === JSON.stringify(wanted);
    },
  },
};

/** Round i of the circle: those meet who sit j seats before and behind i; the guest meets i. */
function circleRounds(n: number): Games[] {
  const m = n - 1 + (n % 2);
  return Array.from({ length: m }, (_, r) => {
    const at = (seat: number): number => (seat < 1 ? seat + m : seat > m ? seat - m : seat);
    const games = Array.from({ length: (m - 1) / 2 }, (_, j) => [at(r + 2 + j), at(r - j)]);
    if (n > m) games.push([r + 1, n]);
    return games.map((game) => game.sort((a, b) => a - b));
  });
}

/** Every row is a word such as "WB WBW": its runs of equal letters are counted when the blanks are out. */
function areFairColors(n: number, rounds: readonly Games[], answer: readonly Games[]): boolean {
  const sorted = (games: Games) => games.map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)).sort();
  if (JSON.stringify(rounds.map(sorted)) !== JSON.stringify(answer.map(sorted))) return false;
  let breaks = 0;
  for (let p = 1; p <= n; p++) {
    const row = answer.flatMap((games) => games.flatMap(([a, b]) => (a === p ? "W" : b === p ? "B" : [])));
    const whites = row.filter((letter) => letter === "W").length;
    if (Math.abs(2 * whites - row.length) > 1 - (n % 2)) return false;
    breaks += row.length - (row.join("").match(/W+|B+/g)?.length ?? 0);
  }
  return breaks <= (n % 2 === 1 ? 0 : n - 2);
}

/** Every ordered pair is counted; with one cycle a pair may stand in either order. */
function isRoundRobin(n: number, cycles: number, rounds: readonly Games[]): boolean {
  const games = rounds.flat();
  const [single, fewest] = [(n * (n - 1)) / 2, 2 * Math.ceil(n / 2) - 1];
  const key = ([a, b]: readonly number[]) => (cycles === 1 ? [a, b].sort() : [a, b]).join();
  return (
    games.flat().every((p) => Number.isInteger(p) && p >= 1 && p <= n) &&
    games.every(([a, b]) => a !== b) &&
    new Set(games.map(key)).size === single * cycles &&
    games.length === single * cycles &&
    rounds.length === fewest * cycles &&
    rounds.every((round) => new Set(round.flat()).size === 2 * round.length)
  );
}

/**
 * Played out with the better one winning, byes pass only those that are seeded for them, and each round halves the field to
 * its better half. That says all: k rounds before the end the best 2^k are left just when no two of them have met.
 */
function isFairDraw(n: number, draw: readonly number[]): boolean {
  let size = 1;
  while (size < n) size *= 2;
  const seeds = draw.filter((seed) => seed !== 0).sort((a, b) => a - b);
  if (draw.length !== size || seeds.join() !== Array.from({ length: n }, (_, k) => k + 1).join())
    return false;
  const matches = (field: readonly number[]) =>
    Array.from({ length: field.length / 2 }, (_, k) => [field[2 * k] as number, field[2 * k + 1] as number]);
  const byes = matches(draw).filter((match) => match.includes(0));
  if (byes.some((match) => Math.max(...match) > size - n || Math.max(...match) === 0)) return false;
  for (let field = draw.map((seed) => seed || Infinity); field.length > 1; ) {
    field = matches(field).map((match) => Math.min(...match));
    if (Math.max(...field) !== field.length) return false;
  }
  return true;
}

/** All numbers with s1 digits in base 16, in order, whose digits are different players of S2. */
function transpositions(s1: number, s2: number): number[][] {
  const rows: number[][] = [];
  for (let number = 0; number < 16 ** s1; number++) {
    const row = Array.from({ length: s1 }, (_, k) => Math.floor(number / 16 ** (s1 - 1 - k)) % 16);
    if (row.every((p) => p > s1 && p <= s1 + s2) && new Set(row).size === s1) rows.push(row);
  }
  return rows;
}

/** All sets of players with as many of S1 as of S2, sorted by one number that has the difference before both groups. */
function exchanges(s1: number, s2: number, size: number): number[][] {
  const rows: { readonly row: number[]; readonly key: number }[] = [];
  for (let mask = 0; mask < 2 ** (s1 + s2); mask++) {
    const players = Array.from({ length: s1 + s2 }, (_, k) => k + 1).filter((p) => (mask >> (p - 1)) & 1);
    const down = players.filter((p) => p <= s1).reverse();
    const up = players.filter((p) => p > s1);
    if (down.length !== size || up.length !== size) continue;
    const total = (group: readonly number[]) => group.reduce((sum, p) => sum + p, 0);
    const digits = [...down.map((p) => 31 - p), ...up];
    rows.push({
      row: [...down, ...up],
      key: digits.reduce((key, digit) => 32 * key + digit, total(up) - total(down)),
    });
  }
  return rows.sort((a, b) => a.key - b.key).map(({ row }) => row);
}

/** Mutants that give right answers to the task, and why. */
const NOT_ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "circle-method": {
    "color-by-round": "colors are not asked",
    "color-none": "colors are not asked",
    "guest-black": "colors are not asked",
    "other-way": "any order of the rounds is right",
  },
  rotation: {
    "other-way": "any order of the rounds is right",
    "dummy-last": "any place is right for the dummy",
    "upper-white": "colors are asked of the two games of a pair only",
    "first-steady": "as upper-white",
    "color-by-round": "as upper-white",
    "second-cycle-swapped": "the last rounds of a cycle are swapped under another rule, which is not asked",
    "numbers-in-order": "the new numbers are not asked",
    "numbers-from-front": "the new numbers are not asked",
  },
  "first-move": {
    "bye-separates": "breaks are counted by the judge",
    "first-counts": "breaks are counted by the judge",
    "round-and-round": "breaks are counted by the judge",
    "pairs-apart": "breaks are counted by the judge",
    "surplus-counted": "breaks are counted by the judge",
    "black-first": "with all colors exchanged there are as many breaks",
  },
  "recursive-halving": {
    "color-none": "colors are not asked",
    "other-way": "any order of the days is right",
  },
};

const MOST_PROBLEMS = 200;

function firstProblems(task: AnyTask): unknown[] {
  return [...problemsOf(task, { count: MOST_PROBLEMS })];
}

function partsOf(id: string) {
  const { lesson, solvers } = mutated.find((each) => each.lesson.id === id) as (typeof mutated)[number];
  return { lesson, solvers };
}

/** The lesson's own problem for a problem of its task. */
function ownProblem(lesson: AnyLesson, task: AnyTask, problem: unknown): unknown {
  return lesson.parse(task.lessonText(problem));
}

for (const [id, search] of Object.entries(searches)) {
  const task = tasks.get(id) as AnyTask;

  describe(`the task of ${id}`, () => {
    test.each(programsOf(id, "wrong"))("has the smallest input of $name, as a search finds it", (program) => {
      const call = callerOf(program, task.entry);
      let smallest: string | undefined;
      for (const { args, text } of search.inputs()) {
        const outcome = call(args);
        if (outcome.kind === "value" && isRightOrThrows(search, args, outcome.value)) continue;
        smallest = text;
        break;
      }
      expect(smallest).toBe(program.smallest);
    });

    test("takes what the lesson's own algorithm gives", () => {
      const { lesson } = partsOf(id);
      for (const problem of firstProblems(task)) {
        const { result } = record(lesson, ownProblem(lesson, task, problem));
        const answer = task.answerOf(result, problem);
        expect(task.fault(problem, answer, "en")).toBeUndefined();
        expect(task.answer.read(task.answer.write(answer), "en")).toEqual(answer);
        expect(task.answer.take(answer, "en")).toEqual(answer);
      }
    });

    test("refuses what the lesson's mutants give, but for those that it does not ask about", () => {
      const { lesson, solvers } = partsOf(id);
      const accepted = Object.entries(solvers)
        .filter(([, solve]) =>
          firstProblems(task).every((problem) => isAccepted(task, lesson, solve, problem)),
        )
        .map(([name]) => name);
      expect(accepted.sort()).toEqual(Object.keys(NOT_ASKED[id] ?? {}).sort());
    });
  });
}

function isRightOrThrows(search: Search, args: readonly Argument[], value: unknown): boolean {
  try {
    return search.isRight(args, value);
  } catch {
    return false;
  }
}

function isAccepted(task: AnyTask, lesson: AnyLesson, solve: AnyLesson["solve"], problem: unknown): boolean {
  const { end, result } = runMutant(lesson, solve, ownProblem(lesson, task, problem));
  if (end !== "result") return false;
  try {
    return task.fault(problem, task.answerOf(result, problem), "en") === undefined;
  } catch (error) {
    if (error instanceof RangeError) return false; // there is no answer in a broken result
    throw error;
  }
}
