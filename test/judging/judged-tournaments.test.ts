/** What is judged of tournaments, held against searches that know nothing of the judge, and against the lessons. */

import { describe, expect, test } from "vitest";
import { faultOf, problemsOf, shrunk } from "#algorithms/core/judge/judge.ts";
import type { AnyTask, Argument } from "#algorithms/core/judge/judged-task.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { pairRows } from "#algorithms/kit/programs/whole-numbers.ts";
import { depth, tries } from "#test/depth.ts";
import { mutated } from "../support/all-mutants.ts";
import { callerOf, type Program, programsOf, runnerOf, tasks } from "../support/judged-programs.ts";

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
  if (answer.flat().some((game) => game.length !== 2)) return false;
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
    games.every((game) => game.length === 2 && game[0] !== game[1]) &&
    new Set(games.map(key)).size === single * cycles &&
    games.length === single * cycles &&
    rounds.filter((games) => games.length > 0).length === fewest * cycles &&
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

const MOST_PROBLEMS = depth(20, 200);

type Nested = number | Nested[];

/** So many changed answers are judged for each problem. */
const CHANGED = tries(60);

/** A copy with one change, or two: items of a list are exchanged, one is left out, repeated or moved, a number is another one. */
function changed(value: readonly Nested[], draw: () => number): Nested[] {
  const copy = structuredClone(value) as Nested[];
  const lists = [copy];
  for (const list of lists) for (const item of list) if (Array.isArray(item)) lists.push(item);
  const below = (count: number) => Math.floor(draw() * count);
  for (let times = 1 + below(2); times > 0; times--) {
    const list = lists[below(lists.length)] as Nested[];
    const [i, j] = [below(list.length), below(list.length)];
    const [one, other] = [list[i], list[j]];
    if (one === undefined || other === undefined) continue;
    const kind = below(5);
    if (kind === 0) [list[i], list[j]] = [other, one];
    else if (kind === 1) list.splice(i, 1);
    else if (kind === 2) list.splice(i, 0, structuredClone(one));
    else if (kind === 3 && Array.isArray(one) && Array.isArray(other))
      other.push(...one.splice(below(one.length), 1));
    else if (typeof one === "number") list[i] = one + below(5) - 2;
  }
  return copy;
}

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

    test.each(programsOf(id, "wrong"))(
      "comes down to it from the largest input of $name",
      async (program) => {
        const run = runnerOf(program, task);
        for (const problem of [...task.small()].reverse()) {
          const [outcome] = await run([problem]);
          const why = outcome && faultOf(task, problem, outcome);
          if (!outcome || why === undefined) continue;
          const found = await shrunk(task, { problem, outcome, why, passed: 0 }, run, {});
          expect(task.write(found.problem).trim()).toBe(program.smallest);
          return;
        }
        expect.unreachable();
      },
    );

    test("takes what the lesson's own algorithm gives", () => {
      const { lesson } = partsOf(id);
      for (const problem of firstProblems(task)) {
        const { result } = record(lesson, ownProblem(lesson, task, problem));
        const answer = task.answerOf(result, problem);
        expect(task.fault(problem, answer)).toBeUndefined();
        expect(task.answer.read(task.answer.write(answer))).toEqual(answer);
        expect(task.answer.take(answer)).toEqual(answer);
      }
    });

    test("takes answers that were changed a little just when they are right", () => {
      const [program] = programsOf(id, "right") as [Program];
      const call = callerOf(program, task.entry);
      const draw = seededRandom(16);
      let wrong = 0;
      for (const problem of [...task.small()].slice(0, 12)) {
        const args = task.args(problem);
        const outcome = call(args);
        if (outcome.kind !== "value") throw new RangeError(`${program.name} has no answer`);
        for (let k = 0; k < CHANGED; k++) {
          const value = changed(outcome.value as Nested[], draw);
          const fault = faultOf(task, problem, { kind: "value", value });
          expect(fault === undefined, JSON.stringify([args, value])).toBe(
            isRightOrThrows(search, args, value),
          );
          if (fault !== undefined) wrong++;
        }
      }
      expect(wrong).toBeGreaterThan(CHANGED);
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

/** What is said of answers, by lesson: the arguments of the problem without its rounds, the answer as it is printed. */
const FAULTS: Readonly<
  Record<string, readonly (readonly [args: string, answer: string, fault: string | undefined])[]>
> = {
  "circle-method": [
    ["4", "1 2 3 4\n1 3 2 4\n1 4 2 3", undefined],
    ["3", "1-2\n1-3\n2-3", undefined],
    ["3", "1 2\n1 4\n2 3", "Round 2 has a player 4; there are the players 1 to 3."],
    ["3", "1 2\n1 1\n2 3", "In round 2, 1 plays against themselves."],
    ["3", "1 2 2 3\n1 3", "In round 1, 2 plays twice."],
    ["3", "1 2\n2 1\n1 3", "1 and 2 meet twice, in rounds 1 and 2; they should meet once."],
    ["3", "1 2\n1 3", "2 and 3 never meet."],
    ["4", "1 2\n3 4\n1 3 2 4\n1 4 2 3", "There are 4 rounds; 3 are enough."],
    [
      "3",
      "1 2 3",
      "1:5: this line has 3 numbers, an odd number of them; expected pairs, two numbers for each",
    ],
  ],
  rotation: [
    ["2 2", "1 2\n2 1", undefined],
    [
      "2 2",
      "1 2\n1 2",
      "1 and 2 meet in rounds 1 and 2 with the same colours; the second time they should be swapped.",
    ],
    ["2 2", "1 2", "1 and 2 meet in round 1 only; they should meet twice."],
    ["2 1", "1 2\n2 1", "1 and 2 meet twice, in rounds 1 and 2; they should meet once."],
  ],
  "recursive-halving": [
    ["3", "1 2\n1 3\n3 2", undefined],
    ["3", "1 2\n1 3", "2 and 3 never meet."],
  ],
  "first-move": [
    ["3", "3 2\n1 3\n2 1", undefined],
    ["3", "2 3\n3 1\n1 2", undefined],
    ["3", "2 3\n1 2\n1 2", "1 and 2 do not meet in round 2."],
    ["4", "2 3 3 2", "Round 1 has the game of 3 and 2 twice."],
    ["4", "2 3", "Round 1 lacks the game of 1 and 4."],
    ["2", "1 2\n1 2", "The answer has 2 rounds; the schedule has 1."],
    [
      "3",
      "2 3\n1 3\n1 2",
      "1 has White twice and Black never; with an odd number of players both should come equally often.",
    ],
    [
      "4",
      "2 3 1 4\n1 3 2 4\n1 2 3 4",
      "1 has White 3 times and Black never; the two may differ by one at most.",
    ],
    [
      "5",
      "5 2 4 3\n3 1 4 5\n2 4 5 1\n3 5 1 2\n1 4 2 3",
      "1 has Black twice in a row, in rounds 2 and 3; with an odd number of players nobody has to.",
    ],
    [
      "4",
      "2 3 4 1\n1 3 2 4\n1 2 3 4",
      "There are 4 breaks, games with the same colour as the player’s game before; 2 are enough.",
    ],
  ],
  "tournament-systems": [
    ["3", "1 0 3 2", undefined],
    ["3", "1 2 3", "The draw has 3 places; 3 players need 4, the first power of two that is large enough."],
    ["2", "1 3", "Place 2 has the seed 3; there are the seeds 1 to 2, and 0 for nobody."],
    ["3", "1 0 2 2", "Seed 2 stands at place 3 and at place 4."],
    ["3", "1 0 2 0", "Seed 3 is missing."],
    ["3", "1 2 3 0", "Seed 1 meets seed 2 in the first round; the one bye is for seed 1."],
    ["6", "1 0 2 3 4 5 6 0", "Seed 2 meets seed 3 in the first round; the byes are for the seeds 1 and 2."],
    [
      "4",
      "1 2 3 4",
      "Seeds 1 and 2 are in the same half of the tree; each half should have one of the best 2.",
    ],
    [
      "8",
      "1 4 3 5 2 6 7 8",
      "Seeds 1 and 4 are in the same quarter of the tree; each quarter should have one of the best 4.",
    ],
  ],
  "transpositions-and-exchanges": [
    ["1 2 0", "2\n3", undefined],
    ["1 2 0", "", "The list is empty; it begins with “2”."],
    ["1 2 0", "2", "The list ends after 1 transposition; the next one is “3”."],
    ["1 2 0", "2\n3\n2", "There are only 2 transpositions; the list goes on with “2”."],
    ["2 2 0", "3 4\n3 4", "Transposition 2 is “3 4”; it should be “4 3”."],
    ["2 2 1", "2 3\n1 3\n2 4\n1 4", "Exchange 2 is “1 3”; it should be “2 4”."],
    ["2 2 1", "2 3 4", "Exchange 1 is “2 3 4”; it should be “2 3”."],
  ],
};

describe("what is wrong with an answer", () => {
  test("does not depend on whether it is a value or is printed, empty rounds included", () => {
    const task = tasks.get("circle-method") as AnyTask;
    for (const value of [
      [[], [[1, 2]]],
      [[[1, 2]], []],
      [[], []],
    ]) {
      const printed = { kind: "text", text: task.answer.write(value) } as const;
      expect(faultOf(task, 2, { kind: "value", value })).toBe(faultOf(task, 2, printed));
    }
  });

  test.each([...tasks].filter(([, task]) => task.answer === pairRows))(
    "of %s with dashes between its pairs is none, and the format says so",
    (id, task: AnyTask) => {
      const { lesson } = partsOf(id);
      const { result } = record(lesson, ownProblem(lesson, task, task.example));
      const text = task.answer.write(task.answerOf(result, task.example));
      const dashed = text.replaceAll(/(\d+) (\d+)/g, "$1-$2");
      expect(dashed).toMatch(/^\d+-\d+ \d+-\d+/);
      expect(faultOf(task, task.example, { kind: "text", text: dashed })).toBeUndefined();
      expect(task.words.output).toContain("with a blank or a dash between them");
    },
  );

  test.each([
    [
      "1-6 2-5",
      [
        [
          [1, 6],
          [2, 5],
        ],
      ],
    ],
    [
      "1 - 6 2:5 3 – 4",
      [
        [
          [1, 6],
          [2, 5],
          [3, 4],
        ],
      ],
    ],
    ["1 -6\n2 5", [[[1, -6]], [[2, 5]]]],
    ["1 2\n-3 4", [[[1, 2]], [[-3, 4]]]],
  ])("%j are pairs, and a sign before a number is one", (text, pairs) => {
    expect(pairRows.read(text)).toEqual(pairs);
  });

  const rows = Object.entries(FAULTS).flatMap(([id, cases]) => cases.map((each) => [id, ...each] as const));
  test.each(rows)("of %s for %s, %j, is told in a sentence", (id, args, text, fault) => {
    const task = tasks.get(id) as AnyTask;
    const problem = [...task.small()].find(
      (each) => task.write(each).startsWith(`${args}\n`) || task.write(each).startsWith(`${args} `),
    );
    expect(faultOf(task, problem, { kind: "text", text })).toBe(fault);
  });
});

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
    return task.fault(problem, task.answerOf(result, problem)) === undefined;
  } catch (error) {
    if (error instanceof RangeError) return false; // there is no answer in a broken result
    throw error;
  }
}
