import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { GraphPlate } from "#algorithms/core/lesson/scene.ts";
import { type Choice, perform } from "#algorithms/core/run/performed-run.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { rounds as circleRounds } from "#algorithms/lessons/circle-method/asked/questions.ts";
import { exercises, faded, rounds } from "#algorithms/lessons/recursive-halving/asked/questions.ts";
import {
  callsOf,
  gamesByDay,
  lostPairs,
  placeOf,
} from "#algorithms/lessons/recursive-halving/figure/state.ts";
import { lesson } from "#algorithms/lessons/recursive-halving/lesson.ts";
import { MOST_PLAYERS, type Problem, type Schedule } from "#algorithms/lessons/recursive-halving/problem.ts";
import { solve } from "#algorithms/lessons/recursive-halving/solve.ts";
import { asks, steps } from "#algorithms/lessons/recursive-halving/steps.ts";
import { depth, sizesUpTo, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import vectors from "../fixtures/recursive-halving.json" with { type: "json" };
import { mistakeOf, testMistakes } from "../support/mistake-of.ts";
import { questionsOf } from "../support/questions.ts";
import { testReadBack } from "../support/read-back.ts";

const SIZES = sizesUpTo(200);
const POWERS = [2, 4, 8, 16, 32, 64, 128];

type Rule = Omit<Problem, "n" | "names">;
const repaired: Rule = { colors: "balanced", repair: true };
const printed: Rule = { colors: "printed", repair: false };

function scheduled(n: number, rule: Rule): Schedule {
  return solve({ n, names: [], ...rule }, silentRecorder(steps, asks));
}

/** The days as games [white, black]. */
function daysOf(n: number, rule: Rule): [number, number][][] {
  return gamesByDay(scheduled(n, rule)).map((day) => day.map(({ white, black }) => [white, black]));
}

/** The method of the write-up, written down once more without recursion into cells: days of [first, second] column. */
function halved(players: number[]): [number, number][][] {
  if (players.length < 2) return [];
  const h = players.length >> 1;
  const left = players.slice(0, h);
  const right = players.slice(h);
  const turning = right.slice(0, h);
  const across: [number, number][][] = [];
  for (let day = 0; day < h; day++) {
    across.push(left.map((player, row) => [player, turning[row]]));
    turning.push(turning.shift() as number);
  }
  const one = halved(left);
  const other = halved(right);
  const inside = Array.from({ length: Math.max(one.length, other.length) }, (_, d) => [
    ...(one[d] ?? []),
    ...(other[d] ?? []),
  ]);
  return [...across, ...inside];
}

function players(n: number): number[] {
  return Array.from({ length: n }, (_, k) => k + 1);
}

/** Games of a day as "a–b", lower number first, in order, so that days can be compared without their colors. */
function plain(days: readonly (readonly (readonly [number, number])[])[]): string[][] {
  return days.map((day) => day.map(([a, b]) => `${Math.min(a, b)}–${Math.max(a, b)}`).toSorted());
}

/** Whites minus Blacks by player, and breaks in all, counted game by game. */
function colorsOf(n: number, days: readonly (readonly (readonly [number, number])[])[]) {
  const strings = Array.from({ length: n }, () => "");
  for (const [white, black] of days.flat()) {
    strings[white - 1] += "W";
    strings[black - 1] += "B";
  }
  const difference = strings.map((s) => s.replaceAll("B", "").length - s.replaceAll("W", "").length);
  const breaks = strings.reduce((sum, s) => sum + (s.match(/W(?=W)|B(?=B)/g) ?? []).length, 0);
  const longest = Math.max(...strings.flatMap((s) => (s.match(/W+|B+/g) ?? []).map((run) => run.length)));
  return { strings, difference, breaks, longest };
}

describe("the schedule", () => {
  test("is the known one for eight players, as printed", () => {
    expect(daysOf(8, printed)).toEqual(vectors.rounds);
  });

  test("is that of an independent transcription for every n without repair, White to the first column", () => {
    for (const n of SIZES.slice(0, 80)) {
      const expected = halved(players(n)).map((day) => day.toSorted((x, y) => x[0] - y[0]));
      expectSame(daysOf(n, printed), expected);
    }
  });

  test("is the same with and without repair for powers of two", () => {
    for (const n of POWERS) {
      expectSame(daysOf(n, repaired), daysOf(n, { ...repaired, repair: false }));
      expectSame(plain(daysOf(n, repaired)), plain(daysOf(n, printed)));
    }
  });

  for (const colors of ["balanced", "printed"] as const) {
    test(`with repair has every pair once and one game a day for each, for 2 to 200 players, colors ${colors}`, () => {
      for (const n of SIZES) {
        const days = daysOf(n, { colors, repair: true });
        expect(days).toHaveLength(n % 2 === 0 ? n - 1 : n);
        expectSame(new Set(plain(days).flat()).size, (n * (n - 1)) / 2);
        expect(days.flat()).toHaveLength((n * (n - 1)) / 2);
        const off: number[] = [];
        for (const day of days) {
          const busy = new Set(day.flat());
          expectSame(busy.size, 2 * day.length);
          expectSame(busy.size, n % 2 === 0 ? n : n - 1);
          off.push(...players(n).filter((player) => !busy.has(player)));
        }
        expectSame(
          off.toSorted((a, b) => a - b),
          n % 2 === 0 ? [] : players(n),
        );
      }
    });
  }

  test("without repair loses the known numbers of games, no pair twice, nobody twice a day", () => {
    for (const { n, games, needed } of vectors.lost) {
      expect(daysOf(n, printed).flat()).toHaveLength(games);
      expectSame((n * (n - 1)) / 2, needed);
    }
    for (const n of SIZES) {
      const days = daysOf(n, printed);
      expect(days).toHaveLength(n - 1);
      expectSame(new Set(plain(days).flat()).size, days.flat().length);
      for (const day of days) expectSame(new Set(day.flat()).size, 2 * day.length);
      const missing = (n * (n - 1)) / 2 - days.flat().length;
      expectSame(missing > 0, !POWERS.includes(n));
      expect(lostPairs({ n, names: [], ...printed })).toHaveLength(missing);
    }
  });

  test("satisfies its own certificate for every n and rule", () => {
    for (const n of SIZES) {
      for (const colors of ["balanced", "printed"] as const) {
        for (const repair of [true, false]) {
          const problem: Problem = { n, names: [], colors, repair };
          expect(() => check(lesson, problem, scheduled(n, problem))).not.toThrow();
        }
      }
    }
  });

  test("goes through its calls as the picture has them, in order", () => {
    for (const repair of [true, false]) {
      for (const n of [2, 5, 6, 7, 10, 16, 21]) {
        const problem: Problem = { n, names: [], colors: "balanced", repair };
        const { trace } = record(lesson, problem);
        const cursor = trace.cursor();
        const made: string[] = [];
        for (let p = 1; p <= trace.length; p++)
          if (trace.stepAt(p).step === "call") made.push(placeOf(problem, cursor.seek(p)).call?.id ?? "none");
        expectSame(
          made,
          callsOf(problem).map(({ id }) => id),
        );
      }
    }
  });

  test("is not the circle method's under other names for 8 and 16 players, but is for 4", () => {
    /** For every two days, the lengths of the cycles that their games form together. */
    const cycleTypes = (n: number, days: ReturnType<typeof rounds>): string[] => {
      const opponents = days.map((day) => {
        const of = new Map<number, number>();
        for (const [a, b] of day) of.set(a, b).set(b, a);
        return of;
      });
      const types: string[] = [];
      for (const [i, one] of opponents.entries()) {
        for (const other of opponents.slice(i + 1)) {
          const seen = new Set<number>();
          const lengths: number[] = [];
          for (const start of players(n)) {
            let length = 0;
            for (let p = start; !seen.has(p); p = other.get(one.get(p) as number) as number) {
              seen.add(p).add(one.get(p) as number);
              length += 2;
            }
            if (length > 0) lengths.push(length);
          }
          types.push(lengths.toSorted((a, b) => a - b).join("+"));
        }
      }
      return types.toSorted();
    };
    expect(cycleTypes(4, rounds(4))).toEqual(cycleTypes(4, circleRounds(4)));
    const counted = Map.groupBy(cycleTypes(8, rounds(8)), (type) => type);
    expect(counted.get("8")).toHaveLength(8);
    expect(counted.get("4+4")).toHaveLength(13);
    expect(cycleTypes(8, circleRounds(8))).toEqual(Array.from({ length: 21 }, () => "8"));
    expect(cycleTypes(16, rounds(16))).not.toEqual(cycleTypes(16, circleRounds(16)));
  });
});

describe("the colors", () => {
  test("by the sum are equal for odd n and differ by one for even n, for 2 to 200 players", () => {
    for (const n of SIZES) {
      const { difference } = colorsOf(n, daysOf(n, repaired));
      expectSame(new Set(difference.map(Math.abs)), new Set([n % 2 === 0 ? 1 : 0]));
    }
  });

  test("by the sum swap the columns on every second day of each level, for powers of two", () => {
    for (const n of POWERS) {
      const days = daysOf(n, repaired);
      let first = 0;
      for (let h = n / 2; h >= 1; h /= 2) {
        for (let i = 0; i < h; i++) {
          const lowerIsWhite = (days[first + i] ?? []).map(([white, black]) => white < black);
          // The last level has one day, and its sums are odd.
          expectSame(new Set(lowerIsWhite), new Set([h > 1 && i % 2 === 0]));
        }
        first += h;
      }
    }
  });

  test("by the sum have 2, 8, 24, 64, 160, 384 breaks for 4 to 128 players, and no run of three", () => {
    const found = POWERS.slice(1).map((n) => colorsOf(n, daysOf(n, repaired)));
    expect(found.map(({ breaks }) => breaks)).toEqual([2, 8, 24, 64, 160, 384]);
    expect(Math.max(...found.map(({ longest }) => longest))).toBe(2);
  });

  test("as printed have 6, 40, 200, 896 breaks, White only for player 1 and Black only for the last", () => {
    for (const [n, breaks] of [
      [4, 6],
      [8, 40],
      [16, 200],
      [32, 896],
    ] as const) {
      const counted = colorsOf(n, daysOf(n, printed));
      expect(counted.breaks).toBe(breaks);
      expect(counted.strings[0]).toBe("W".repeat(n - 1));
      expect(counted.strings[n - 1]).toBe("B".repeat(n - 1));
    }
  });

  test("of a repaired field have the numbers of breaks that the article gives", () => {
    const found = [3, 5, 6, 7, 9, 10, 12].map((n) => colorsOf(n, daysOf(n, repaired)).breaks);
    expect(found).toEqual([0, 5, 6, 8, 17, 22, 18]);
  });
});

describe("the certificate", () => {
  const spoiled = (n: number, rule: Rule, spoil: (meets: number[]) => void): [Problem, Schedule] => {
    const schedule = scheduled(n, rule);
    const meets = Array.from(schedule.meets);
    spoil(meets);
    return [
      { n, names: [], ...rule },
      { ...schedule, days: meets.length / n, meets },
    ];
  };

  test.each<[string, number, Rule, (meets: number[]) => void]>([
    ["pairs", 8, repaired, (meets) => meets.splice(8, 8, ...meets.slice(0, 8))],
    ["pairs", 8, repaired, (meets) => meets.fill(0, 8, 16)],
    ["pairs", 8, repaired, (meets) => meets.push(...meets.slice(0, 8))],
    ["pairs", 6, printed, (meets) => meets.fill(0, 6, 12)],
    ["days", 8, repaired, (meets) => meets.splice(5, 1, 0)],
    ["days", 8, repaired, (meets) => meets.splice(5, 1, 2)],
    ["days", 5, repaired, (meets) => meets.push(0)],
    [
      "whites",
      8,
      repaired,
      (meets) => meets.splice(0, 56, ...meets.map(Math.abs).map((x, k) => (x > (k % 8) + 1 ? x : -x))),
    ],
    ["breaks", 8, repaired, (meets) => meets.splice(0, 56, ...meets.slice(8), ...meets.slice(0, 8))],
  ])("breaks at the claim “%s” when the table for %i is spoiled", (claim, n, rule, spoil) => {
    const [problem, schedule] = spoiled(n, rule, spoil);
    expect(() => check(lesson, problem, schedule)).toThrow(`the claim "${claim}" does not hold`);
  });

  test("names what a run without repair has lost", () => {
    const problem: Problem = { n: 6, names: [], ...printed };
    const pairs = lesson.claims.find(({ id }) => id === "pairs");
    expect(pairs?.test(problem, scheduled(6, printed))).toEqual({
      holds: true,
      evidence: "13 of 15 pairs; never: 1–3, 4–6",
    });
    expect(pairs?.test(problem, scheduled(6, repaired)).holds).toBe(false);
  });
});

describe("an input", () => {
  const name = fc
    .oneof(
      fc.stringMatching(/^[\p{L} ]{1,20}$/u),
      fc.constantFrom("repair: off", "Repair: x", "colors: printed", "2"),
    )
    .map((text) => text.trim().normalize("NFC"))
    .filter((text) => text !== "");
  const problem: fc.Arbitrary<Problem> = fc
    .record({
      names: fc.uniqueArray(name, { maxLength: 9 }),
      count: fc.integer({ min: 2, max: MOST_PLAYERS }),
      colors: fc.constantFrom("balanced" as const, "printed" as const),
      repair: fc.boolean(),
    })
    .map(({ names, count, colors, repair }) =>
      names.length < 2 ? { n: count, names: [], colors, repair } : { n: names.length, names, colors, repair },
    );

  testReadBack(lesson, problem);

  test("may name its rules in either order", () => {
    const expected = { n: 6, names: [], colors: "printed", repair: false };
    expect(lesson.parse("repair: off\ncolors: printed\n6")).toEqual(expected);
    expect(lesson.parse("\uFEFFcolors: printed\r\n\r\nRepair : OFF\r\n6")).toEqual(expected);
  });

  testMistakes(lesson, [
    ["an unknown switch", "repair: maybe\n8\n", 1, 9],
    ["too many by number", "\nrepair: off\n 513", 3, 2],
    [
      "too many by name",
      players(513)
        .map((k) => `player ${k}`)
        .join("\n"),
      513,
      1,
    ],
    ["a double name under both rules", "repair: off\ncolors: printed\nAnna\nAnna", 4, 1],
    ["nobody", "repair: on\n0", 2, 1],
  ]);

  test("keeps its rules when it is repaired", () => {
    const { repair } = mistakeOf(lesson, "repair: off\ncolors: printed\nAnna\nAnna");
    expect(lesson.parse(repair?.text as string)).toEqual({
      n: 2,
      names: ["Anna", "Anna (2)"],
      colors: "printed",
      repair: false,
    });
  });
});

describe("the comment", () => {
  test("is short and speaks of players that are there, for every size and rule", () => {
    for (let n = 2; n <= 40; n++) {
      for (const rule of [repaired, printed]) {
        const problem: Problem = { n, names: [], ...rule };
        const { trace } = record(lesson, problem);
        const cursor = trace.cursor();
        for (let p = 0; p <= trace.length; p++) {
          const frame = cursor.seek(p);
          const text = narrate(lesson, frame, problem);
          const where = `${n}, ${p}: ${text}`;
          expect(plainText(text).length, where).toBeLessThanOrEqual(165);
          expect(text, where).not.toMatch(/undefined|NaN|\[0\]|player 0|\b0 (has|rests)/);
          const numbers = Array.from(text.matchAll(/\[(\d+)\]/g), ([, digits]) => Number(digits));
          expect(Math.max(0, ...numbers), where).toBeLessThanOrEqual(n);
          for (const { id, test: holdsAt } of lesson.invariants)
            expectSame(holdsAt(problem, frame).holds, true, () => `${id}: ${where}`);
        }
      }
    }
  });
});

describe("a question on the figure", () => {
  test("has the answer that the next steps show, at every position", () => {
    const asked = new Set<string>();
    for (const problem of [2, 4, 6, 7, 8, 10, 16].flatMap((n): Problem[] => [
      { n, names: [], ...repaired },
      { n, names: [], ...printed },
    ])) {
      for (const { question, position, next, later } of questionsOf(lesson, problem)) {
        const step = next.step as keyof typeof steps;
        asked.add(step);
        const { plate } = lesson.scene(problem, later.seek(position + 1));
        const node = (id: string) => (plate as GraphPlate).nodes.find((candidate) => candidate.id === id);
        const answer = question.answers[0];
        if (step === "game") expectSame(node(answer)?.tone, "light");
        if (step === "meet") expectSame(answer, `p${next.b}`);
        if (step === "call") expectSame(node(answer)?.role, "chosen");
        if (step === "turn") {
          const player = question.prompt.match(/will (\d+) meet/)?.[1];
          expectSame(node(answer)?.y, node(`p${player}`)?.y);
        }
      }
    }
    expect([...asked].toSorted()).toEqual(["call", "game", "meet", "turn"]);
  });
});

describe("an exercise", () => {
  test("accepts its solution and nothing else of its size, for many seeds", () => {
    for (const [id, make] of Object.entries(exercises)) {
      if (id === "broken" || id === "fooled") continue; // it takes many answers
      for (let seed = 0; seed < tries(40); seed++) {
        const task = make(seed);
        expectSame(task.grade(task.solution).right, true, () => `${id} ${seed}: ${task.prompt}`);
        for (let wrong = 0; wrong <= 40; wrong++) {
          const verdict = task.grade([String(wrong)]);
          expectSame(verdict.right, String(wrong) === task.solution[0]);
          expect(verdict.reason).toMatch(/^.{10,}\.$/);
        }
        expectSame(task.grade(["x"]).right, false);
      }
    }
    expect(exercises["opponent"]?.(0).solution).toEqual(["4"]);
    expect(exercises["day"]?.(0).solution).toEqual(["10"]);
    expect(exercises["lost"]?.(0).solution).toEqual(["8"]);
  });

  test("that fades accepts every order of a day and refuses the games of other days", () => {
    const table = faded(6);
    const all = (rows: readonly (readonly string[])[]) => table.grade(rows).cells.flat();
    expect(all(table.rows)).not.toContain(false);
    expect(
      all(table.rows.map((row) => row.toReversed().map((game) => [...game].reverse().join("")))),
    ).not.toContain(false);
    const moved = [...table.rows.slice(1), table.rows[0]];
    expect(new Set(all(moved))).toEqual(new Set([false]));
    expect(table.grade([["", "3–3", "7–1"]]).cells).toEqual([[undefined, false, false]]);
  });
});

/** The fewest breaks of any coloring, for days in this order in which everyone plays: the cheapest way from day to day. */
function fewestBreaks(n: number, days: readonly (readonly (readonly number[])[])[]): number {
  const colorings = days.map((games) =>
    Array.from({ length: 2 ** games.length }, (_, choice) => {
      let whites = 0;
      for (const [k, [a, b]] of games.entries()) whites |= 1 << (((choice >> k) & 1 ? a : b) - 1);
      return whites;
    }),
  );
  const everyone = 2 ** n - 1;
  const bits = (x: number): number => (x === 0 ? 0 : (x & 1) + bits(x >>> 1));
  const count = Array.from({ length: everyone + 1 }, (_, x) => bits(x));
  let best = colorings[0].map(() => 0);
  for (let d = 1; d < days.length; d++) {
    best = colorings[d].map((now) => {
      let least = Number.POSITIVE_INFINITY;
      for (const [k, before] of colorings[d - 1].entries())
        least = Math.min(least, best[k] + n - count[(now ^ before) & everyone]);
      return least;
    });
  }
  return Math.min(...best);
}

/** All orders of a list. */
function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, k) => orders(items.toSpliced(k, 1)).map((rest) => [item, ...rest]));
}

describe("the fewest breaks of any coloring", () => {
  test("are those of the rule by the sum for 4, 8 and 16 players, if the days stay in order", () => {
    expect([4, 8, 16].map((n) => fewestBreaks(n, rounds(n)))).toEqual([2, 8, 24]);
  });

  test("are 6 for eight players, if the days may be put in another order", () => {
    const [first, ...others] = rounds(8);
    const most = orders(others).map((rest) => [rest.slice(0, 3), rest.slice(3)]);
    let least = Number.POSITIVE_INFINITY;
    for (const [before, after] of most) {
      least = Math.min(least, fewestBreaks(8, [...before, first, ...after]));
      if (least === 6) break; // fewer than n − 2 there cannot be
    }
    expect(least).toBe(6);
  });
});

describe("what the article says of the cost", () => {
  test("n − 1 calls and log₂ n open for powers of two; with the repair at most 5n/4 and ⌈log₂ n⌉, for 2 to 200", () => {
    for (let n = 2; n <= 200; n++) {
      const { trace } = record(lesson, { n, names: [], colors: "balanced", repair: true });
      let [calls, open, most] = [0, 0, 0];
      for (let position = 1; position <= trace.length; position++) {
        const { step } = trace.stepAt(position);
        if (step === "call") {
          calls++;
          open++;
        }
        if (step === "done") open--;
        most = Math.max(most, open);
      }
      expect(4 * calls, `${n}`).toBeLessThanOrEqual(5 * n);
      expect(most, `${n}`).toBeLessThanOrEqual(Math.ceil(Math.log2(n)));
      if (Number.isInteger(Math.log2(n))) expect([calls, most]).toEqual([n - 1, Math.log2(n)]);
    }
  });

  test("a and b, from 0, meet on day n − 2h + 1 + (b − a) mod h, where h is the highest digit in which they differ", () => {
    for (const n of [2, 4, 8, 16, 32, 64]) {
      for (const [d, games] of rounds(n).entries()) {
        for (const [p, q] of games) {
          const [a, b] = [Math.min(p, q) - 1, Math.max(p, q) - 1];
          const h = 2 ** Math.floor(Math.log2(a ^ b));
          expect(d + 1).toBe(n - 2 * h + 1 + ((b - a) % h));
        }
      }
    }
  });
});

describe("a performance in any order", () => {
  test("is drawn and told as it was written", () => {
    let outOfOrder = 0;
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 16 }), fc.nat(), fc.boolean(), (n, seed, repair) => {
        const random = seededRandom(seed);
        const answer = ({ legal }: Choice) => legal[Math.floor(random() * legal.length)];
        const played: Problem = { n, names: [], colors: "balanced", repair };
        const { trace, taken } = perform(lesson, played, { answer });
        if (taken.some(({ kind, isOwn }) => kind === "half" && !isOwn)) outOfOrder++;
        const cursor = trace.cursor();
        // The calls as the steps open and close them, and what each step has written itself.
        const open: string[] = [];
        const over = new Set<string>();
        let day: string[] = [];
        let lost = 0;
        for (let position = 1; position <= trace.length; position++) {
          const frame = cursor.seek(position);
          const { step, a, b } = frame;
          const where = `${n} ${repair} ${position} ${step}`;
          const { plate, tables } = lesson.scene(played, frame as never);
          if (step === "call") {
            const [outer] = open.slice(-1).map((id) => callsOf(played).find((call) => call.id === id));
            const id = `call.${open.length}.${a}`;
            const [other] = callsOf(played).filter(
              (call) => call.level === open.length && call.id !== id && outer && call.from >= outer.from,
            );
            open.push(id);
            if (outer && other && other.to <= outer.to)
              expect(narrate(lesson, frame, played).startsWith("Back to day"), where).toBe(
                over.has(other.id),
              );
          }
          if (step === "done") {
            over.add(open.pop() as string);
            const players = b - a + 1;
            if (!repair && players % 2 === 1) lost += (players - 1) / 2;
          }
          if (step === "turn") day = [];
          const wrote = frame.changes().filter(({ cells }) => cells === "meets");
          if (step === "game") {
            day.push(
              wrote
                .map(({ after }) => Math.abs(after))
                .toSorted((x, y) => x - y)
                .join("."),
            );
            expect(day.at(-1), where).toBe(`${a}.${b}`);
          }
          const { edges, nodes } = plate as GraphPlate;
          if (step === "turn" || step === "game")
            expect(edges.map(({ id }) => id.slice(5)).toSorted(), where).toEqual(day.toSorted());
          const games = Array.from(frame.cells["meets"] ?? []).filter((other) => other !== 0).length / 2;
          const told = `${games} of ${(n * (n - 1)) / 2} games${lost > 0 ? `, ${lost} lost` : ""}`;
          expect(tables[0]?.note, where).toBe(told);
          const boxes = nodes.filter(({ id, role }) => id.startsWith("call.") && role === "done");
          for (const { id } of boxes) expect(over, where).toContain(id);
          const drawn = nodes.filter(({ id, role }) => over.has(id) && role !== "done");
          // The call that has just ended is the one that stands out.
          expect(drawn.length, where).toBe(
            step === "done" && nodes.some(({ id }) => id === last(a, b)) ? 1 : 0,
          );

          function last(from: number, to: number): string | undefined {
            return callsOf(played).find(
              (call) => call.level === open.length && call.from === from && call.to === to,
            )?.id;
          }
        }
      }),
      { numRuns: tries(60) },
    );
    expect(outOfOrder).toBeGreaterThan(depth(2, 30));
  });
});
