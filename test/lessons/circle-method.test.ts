import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "#algorithms/core/lesson/lesson.ts";
import { type Choice, perform } from "#algorithms/core/run/performed-run.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { ColorRule } from "#algorithms/engines/schedules/color-rule.ts";
import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { lesson } from "#algorithms/lessons/circle-method/lesson.ts";
import { MOST_PLAYERS, type Problem, type Schedule } from "#algorithms/lessons/circle-method/problem.ts";
import { solve } from "#algorithms/lessons/circle-method/solve.ts";
import { asks, steps } from "#algorithms/lessons/circle-method/steps.ts";
import { depth, sizesUpTo, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import vectors from "../fixtures/circle-method-3-8.json" with { type: "json" };
import { mistakeOf, testMistakes } from "../support/mistake-of.ts";
import { expectOnFigure, questionsOf } from "../support/questions.ts";
import { testReadBack } from "../support/read-back.ts";

const RULES: readonly ColorRule[] = ["balanced", "printed"];
const SIZES = sizesUpTo(200);

function problemOf(n: number, colors: ColorRule): Problem {
  return { n, names: [], colors };
}

function scheduled(n: number, colors: ColorRule): Schedule {
  return solve(problemOf(n, colors), silentRecorder(steps, asks));
}

/** Games in playing order. */
function gamesOf({ white, black }: Schedule): [number, number][] {
  return Array.from(white, (player, game) => [player, black[game]]);
}

/** Whites minus Blacks, and equal colors in a row, by player. */
function colorsOf(n: number, games: readonly (readonly [number, number])[]) {
  const difference = Array.from({ length: n + 1 }, () => 0);
  const breaks = Array.from({ length: n + 1 }, () => 0);
  const last = Array.from({ length: n + 1 }, () => "");
  for (const game of games) {
    for (const [player, color] of [
      [game[0], "W"],
      [game[1], "B"],
    ] as const) {
      difference[player] = difference[player] + (color === "W" ? 1 : -1);
      if (last[player] === color) breaks[player] = breaks[player] + 1;
      last[player] = color;
    }
  }
  return { difference: difference.slice(1), breaks: breaks.slice(1), sum: breaks.reduce((x, y) => x + y, 0) };
}

describe("the schedule", () => {
  for (const colors of RULES) {
    test(`is the known one for 3 to 8 players, colors ${colors}`, () => {
      for (const [size, rounds] of Object.entries(vectors[colors])) {
        expectSame(scheduleOf(scheduled(Number(size), colors)).rounds, rounds);
      }
    });

    test(`has every pair once and one game a round for each, for 2 to 200 players, colors ${colors}`, () => {
      for (const n of SIZES) {
        const result = scheduled(n, colors);
        const { rounds, byes } = scheduleOf(result);
        const pairs = new Set(gamesOf(result).map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)));
        expectSame(pairs.size, (n * (n - 1)) / 2);
        expect(rounds).toHaveLength(n % 2 === 0 ? n - 1 : n);
        for (const [r, round] of rounds.entries()) {
          const busy = n % 2 === 0 ? round.flat() : [...round.flat(), byes[r]];
          expectSame(
            busy.toSorted((a, b) => a - b).join(),
            Array.from({ length: n }, (_, k) => k + 1).join(),
          );
        }
      }
    });

    test(`satisfies its own certificate, colors ${colors}`, () => {
      for (const n of SIZES)
        expect(() => check(lesson, problemOf(n, colors), scheduled(n, colors))).not.toThrow();
    });
  }

  test("gives balanced colors: equal for odd n without a break, a difference of one and n − 2 breaks for even n", () => {
    for (const n of SIZES) {
      const { difference, breaks, sum } = colorsOf(n, gamesOf(scheduled(n, "balanced")));
      expectSame(new Set(difference.map(Math.abs)), new Set([n % 2 === 0 ? 1 : 0]));
      expectSame(sum, n % 2 === 0 ? n - 2 : 0);
      expectSame(Math.max(...breaks), n % 2 === 1 || n === 2 ? 0 : 1);
    }
  });

  test("as printed gives the last of an even field Black in every game, and everyone else one White more", () => {
    for (const n of SIZES) {
      const { difference, sum } = colorsOf(n, gamesOf(scheduled(n, "printed")));
      if (n % 2 === 1) expectSame(new Set(difference), new Set([0]));
      else expectSame(difference, [...Array.from({ length: n - 1 }, () => 1), 1 - n]);
      expectSame(sum, n % 2 === 1 ? (n - 1) * (n - 3) : (n - 2) ** 2);
    }
  });

  test("has one sum a round, twice the round's number, and another one in every round", () => {
    for (const n of SIZES) {
      const m = n % 2 === 1 ? n : n - 1;
      for (const [r, round] of scheduleOf(scheduled(n, "balanced")).rounds.entries()) {
        const sums = round.filter((game) => !(n % 2 === 0 && game.includes(n))).map(([a, b]) => (a + b) % m);
        expect(new Set(sums).size).toBeLessThanOrEqual(1);
        if (sums.length > 0) expectSame(sums[0], (2 * (r + 1)) % m);
      }
    }
  });

  test("exists for nobody and for one", () => {
    expect(gamesOf(scheduled(0, "balanced"))).toEqual([]);
    expect(gamesOf(scheduled(1, "balanced"))).toEqual([]);
    expect(Array.from(scheduled(1, "printed").alone)).toEqual([1]);
    expect(gamesOf(scheduled(2, "balanced"))).toEqual([[1, 2]]);
  });
});

describe("the certificate", () => {
  const n = 7;
  const spoiled = (spoil: (white: number[], black: number[], alone: number[]) => void): Schedule => {
    const { white, black, alone } = scheduled(n, "balanced");
    const copy = { n, white: Array.from(white), black: Array.from(black), alone: Array.from(alone) };
    spoil(copy.white, copy.black, copy.alone);
    return copy;
  };

  test.each<[string, (white: number[], black: number[], alone: number[]) => void]>([
    ["pairs", (white) => white.splice(0, 1, white[1])],
    ["pairs", (white) => white.pop()],
    ["pairs", (white, black) => white.splice(3, 1, black[3])],
    ["pairs", (white) => white.splice(3, 1, 8)],
    ["rounds", (white, black) => [white, black].map((column) => column.push(...column.splice(0, 1)))],
    ["rounds", (_white, _black, alone) => alone.fill(1)],
    ["whites", (white, black) => white.push(...black.splice(20, 1, white.pop() as number))],
  ])("breaks at the claim “%s” when the schedule is spoiled", (claim, spoil) => {
    expect(() => check(lesson, problemOf(n, "balanced"), spoiled(spoil))).toThrow(
      `the claim "${claim}" does not hold`,
    );
  });

  test("counts breaks", () => {
    const late = spoiled((white, black, alone) => {
      for (const [column, width] of [
        [white, 3],
        [black, 3],
        [alone, 1],
      ] as const)
        column.push(...column.splice(0, width));
      const first = [white.splice(0, 3), black.splice(0, 3), alone.splice(0, 1)];
      white.push(...first[0]);
      black.push(...first[1]);
      alone.push(...first[2]);
      for (const column of [white, black]) column.unshift(...column.splice(6, 3));
      alone.unshift(...alone.splice(2, 1));
    });
    expect(() => check(lesson, problemOf(n, "balanced"), late)).toThrow('the claim "breaks" does not hold');
  });
});

describe("an input", () => {
  const valid = (name: string): boolean =>
    name !== "" &&
    name === name.trim().normalize("NFC") &&
    [...name].length <= 60 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: names must not hold them.
    !/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd]|;|,(?! )/.test(name);
  const name = fc
    .oneof(
      fc.string({ unit: "grapheme", maxLength: 30 }),
      fc.constantFrom(
        "Zoë",
        "👩‍👩‍👧‍👦",
        "محمد علي",
        "שרה כהן",
        "colors: printed",
        "Colour: x",
        "2",
        "Nowak, Anna",
        "<script>",
        "\u200fא",
      ),
    )
    .map((text) => text.trim().normalize("NFC"))
    .filter(valid);
  const problem: fc.Arbitrary<Problem> = fc
    .record({
      colors: fc.constantFrom(...RULES),
      names: fc.uniqueArray(name, { minLength: 0, maxLength: 12 }),
      count: fc.integer({ min: 2, max: MOST_PLAYERS }),
    })
    .map(({ colors, names, count }) =>
      names.length < 2 ? { n: count, names: [], colors } : { n: names.length, names, colors },
    );

  testReadBack(lesson, problem);

  test("may have a byte order mark, any line ends, empty lines and spaces around the names", () => {
    fc.assert(
      fc.property(
        problem,
        fc.constantFrom("\n", "\r\n", "\r", "\n\n", " \r\n  "),
        fc.boolean(),
        (written, end, mark) => {
          const text = (mark ? "\uFEFF" : "") + lesson.format(written).replaceAll("\n", end);
          expectSame(lesson.parse(text), written);
        },
      ),
    );
  });

  testMistakes(lesson, [
    ["nothing", "", 1, 1],
    ["empty lines", "\n \r\n\n", 1, 1],
    ["only a color rule", "colors: printed\n", 1, 1],
    ["one player by name", "\n  Anna\n", 2, 3],
    ["one player by number", "1", 1, 1],
    ["nobody", " 0\n", 1, 2],
    ["too many by number", "\n2001", 2, 1],
    ["a number beyond all bounds", "9".repeat(400), 1, 1],
    ["a double name", "Anna\nBo\n\n  Anna\n", 4, 3],
    ["a double name in another spelling of its accents", "Zoe\u0308\nBo\nZo\u00eb\n", 3, 1],
    ["a tab", "Anna\tPoland\nBo\tFinland\n", 1, 5],
    ["a comma without a space", "Bo\nAnna,Poland\n", 2, 5],
    ["a semicolon", "Bo\n Anna;Poland\n", 2, 6],
    ["names in a row", "Anna, Bo, Cid", 1, 5],
    ["a control character", "Bo\nAn\u0007na\n", 2, 3],
    ["a direction override", "Bo\nAn\u202ena\n", 2, 3],
    ["a character that was lost", "Bo\nAn\ufffdna\n", 2, 3],
    ["81 characters", `Bo\n${"x".repeat(81)}\n`, 2, 81],
    ["81 emoji", `Bo\n${"👍".repeat(81)}\n`, 2, 161],
    ["an unknown color rule", "colors: fair\n8\n", 1, 9],
  ]);

  test("of 5000 lines is refused at the first name too many", () => {
    const mistake = mistakeOf(lesson, Array.from({ length: 5000 }, (_, k) => `player ${k}`).join("\n"));
    expect([mistake.line, mistake.column]).toEqual([MOST_PLAYERS + 1, 1]);
    expect(mistake.message).toContain("5000 names");
  });

  test.each([
    ["Anna\tPoland\nBo\tFinland\n", ["Anna", "Bo"]],
    ["Anna;1\nBo;2\nCid;3", ["Anna", "Bo", "Cid"]],
    ["Anna,1\r\nBo,2", ["Anna", "Bo"]],
    ["Anna, Bo, Cid", ["Anna", "Bo", "Cid"]],
    ["Anna\tBo\t\tCid", ["Anna", "Bo", "Cid"]],
    ["Anna\nBo\nAnna\nAnna (2)\nAnna", ["Anna", "Bo", "Anna (3)", "Anna (2)", "Anna (4)"]],
  ])("pasted as %j can be repaired", (text, names) => {
    expect(lesson.parse(mistakeOf(lesson, text).repair?.text as string).names).toEqual(names);
  });

  test("keeps its color rule when it is repaired", () => {
    const { repair } = mistakeOf(lesson, "colors: printed\nAnna\nAnna\n");
    expect(lesson.parse(repair?.text as string)).toEqual({
      n: 2,
      names: ["Anna", "Anna (2)"],
      colors: "printed",
    });
  });

  test.each([
    "<script>alert(1)</script>",
    "👩‍👩‍👧‍👦",
    "محمد",
    "שרה",
    "O'Neill",
    "Nowak, Anna",
    "x".repeat(60),
    "👍".repeat(60),
  ])("accepts the name %s", (odd) => {
    expect(lesson.parse(`${odd}\nBo\n`).names).toEqual([odd, "Bo"]);
  });

  test("can be drawn by lot, the same for the same seed", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 60 }), (seed, size) => {
        const drawn = lesson.random(seed, size);
        expectSame(drawn.n, size);
        expectSame(lesson.random(seed, size), drawn);
        expectSame(lesson.parse(lesson.format(drawn)), drawn);
      }),
    );
    expect(lesson.random(1, 12)).not.toEqual(lesson.random(2, 12));
  });
});

describe("a question", () => {
  /** What is asked before each step, worked out from the rules of the game and not from the trace. */
  function* expectedAnswers(n: number, colors: ColorRule): Generator<number | undefined> {
    const m = n % 2 === 1 ? n : n - 1;
    for (let i = 1; i <= m; i++) {
      yield i; // who comes to the top
      if (n % 2 === 1) yield undefined;
      for (let j = 1; 2 * j < m; j++) {
        const players = Array.from({ length: m }, (_, k) => k + 1);
        const right = players[(i + j - 1) % m];
        const left = players.find((x) => x !== right && (x + right - 2 * i) % m === 0) as number;
        yield undefined;
        yield left;
        yield colors === "printed" || j % 2 === 1 ? right : left;
      }
      if (n % 2 === 0) yield colors === "printed" || i % 2 === 1 ? i : n;
      yield undefined;
    }
  }

  for (const colors of RULES) {
    test(`has the answer that follows from the rules, at every position, colors ${colors}`, () => {
      for (let n = 2; n <= 12; n++) {
        const problem = problemOf(n, colors);
        const asked = [...questionsOf(lesson, problem)];
        const answers = asked.map(({ position, question }) => [position, question.answers] as const);
        const expected = [...expectedAnswers(n, colors)].flatMap((answer, position) =>
          answer === undefined ? [] : [[position, [`p${answer}`]] as const],
        );
        expect(answers).toEqual(expected);
        expect([...expectedAnswers(n, colors)]).toHaveLength(record(lesson, problem).trace.length);
        for (const asking of questionsOf(lesson, problem)) expectOnFigure(lesson, problem, asking);
      }
    });
  }
});

/** All ways to pair the vertices, each as a list of edge numbers a · n + b with a < b. */
function pairings(vertices: readonly number[], n: number): number[][] {
  const [a, ...others] = vertices;
  if (a === undefined) return [[]];
  return others.flatMap((b) =>
    pairings(
      others.filter((v) => v !== b),
      n,
    ).map((rest) => [a * n + b, ...rest]),
  );
}

/** How likely rounds drawn from `open`, each complete one as likely as any other, fill the schedule. */
function finishing(open: readonly number[][], left: number, known = new Map<string, number>()): number {
  if (left === 0) return 1;
  if (open.length === 0) return 0;
  const key = open.map(String).join("|");
  const before = known.get(key);
  if (before !== undefined) return before;
  let sum = 0;
  for (const round of open) {
    const rest = open.filter((other) => !other.some((edge) => round.includes(edge)));
    sum += finishing(rest, left - 1, known);
  }
  known.set(key, sum / open.length);
  return sum / open.length;
}

/** All schedules of n players, the rounds in no order: each round is the one that pairs player 0 with 1, 2, … */
function allSchedules(n: number): number[][][] {
  const all = pairings(
    Array.from({ length: n }, (_, k) => k),
    n,
  );
  const from = (first: number, used: ReadonlySet<number>): number[][][] => {
    if (first === n) return [[]];
    return all
      .filter((round) => round[0] === first && !round.some((edge) => used.has(edge)))
      .flatMap((round) => from(first + 1, new Set([...used, ...round])).map((rest) => [round, ...rest]));
  };
  return from(1, new Set());
}

/** In how many kinds schedules fall if only names tell some apart: two neighbours who change names join two schedules. */
function kinds(n: number): number {
  const nameOf = (schedule: readonly number[][]) =>
    schedule
      .map((round) => round.toSorted((x, y) => x - y).join(" "))
      .toSorted()
      .join("|");
  const schedules = allSchedules(n);
  const numbers = new Map(schedules.map((schedule, k) => [nameOf(schedule), k]));
  const parent = schedules.map((_, k) => k);
  const root = (k: number): number => {
    let top = k;
    while (parent[top] !== top) top = parent[top];
    parent[k] = top;
    return top;
  };
  for (const [k, schedule] of schedules.entries()) {
    for (let p = 0; p + 1 < n; p++) {
      const of = (v: number) => (v === p ? p + 1 : v === p + 1 ? p : v);
      const swapped = schedule.map((round) =>
        round.map((edge) => {
          const [a, b] = [of(Math.floor(edge / n)), of(edge % n)];
          return Math.min(a, b) * n + Math.max(a, b);
        }),
      );
      parent[root(k)] = root(numbers.get(nameOf(swapped)) as number);
    }
  }
  return parent.filter((of, k) => of === k).length;
}

describe("what the article says of other schedules", () => {
  test("rounds drawn at random end in a whole schedule three times in four for six players, four in five for eight", () => {
    const chance = (n: number) =>
      finishing(
        pairings(
          Array.from({ length: n }, (_, k) => k),
          n,
        ),
        n - 1,
      );
    expect(chance(4)).toBe(1);
    expect(chance(6)).toBeCloseTo(3 / 4, 12);
    expect(chance(8)).toBeCloseTo(0.794, 3);
  });

  test("and about three times in four for ten", () => {
    const all = pairings(
      Array.from({ length: 10 }, (_, k) => k),
      10,
    );
    const random = seededRandom(10);
    let whole = 0;
    for (let run = 0; run < 400; run++) {
      let [open, rounds] = [all, 0];
      for (; open.length > 0; rounds++) {
        const round = open[between(random, 0, open.length - 1)];
        open = open.filter((other) => !other.some((edge) => round.includes(edge)));
      }
      if (rounds === 9) whole++;
    }
    // Three standard deviations of 400 runs are 0.065.
    expect(Math.abs(whole / 400 - 3 / 4)).toBeLessThan(0.065);
  });

  test("there are 1, 6 and 6,240 for four, six and eight players, of 1, 1 and 6 kinds", () => {
    expect([4, 6, 8].map((n) => allSchedules(n).length)).toEqual([1, 6, 6240]);
    expect([4, 6, 8].map(kinds)).toEqual([1, 1, 6]);
  });
});

describe("a performance in any order", () => {
  /** What stands in the cells: each game by its place, White first. */
  const writtenIn = ({ white, black }: Readonly<Record<string, ArrayLike<number>>>): string[] =>
    Array.from(white).map((a, game) => (a === 0 ? "" : `${a}–${black[game]}`));

  test("is drawn and told as it was written", () => {
    let outOfOrder = 0;
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), fc.nat(), fc.boolean(), (n, seed, isPrinted) => {
        const random = seededRandom(seed);
        const answer = ({ legal }: Choice) => legal[Math.floor(random() * legal.length)];
        const played = problemOf(n, isPrinted ? "printed" : "balanced");
        const { trace, taken } = perform(lesson, played, { answer });
        if (taken.some(({ isOwn }) => !isOwn)) outOfOrder++;
        const cursor = trace.cursor();
        let before: string[] = [];
        for (let position = 0; position <= trace.length; position++) {
          const frame = cursor.seek(position);
          const written = writtenIn(frame.cells);
          if (frame.step === "turn") before = written;
          const round = written.filter((game, i) => game !== "" && before[i] === "");
          const { plate, tables } = lesson.scene(played, frame as never);
          if (plate.kind !== "graph") throw new Error("the circle is no graph");
          const drawn = plate.edges.filter(({ id, role }) => !id.startsWith("rest") && role !== "candidate");
          const pairs = (games: readonly string[]) =>
            games.map((game) => game.split(/[.–]/).map(Number).sort().join()).sort();
          expect(pairs(drawn.map(({ id }) => id))).toEqual(pairs(round));
          const ofTone = (tone: string) =>
            plate.nodes.filter((node) => node.tone === tone).map(({ id }) => id.slice(1));
          const ofSide = (side: 0 | 1) => round.map((game) => game.split("–")[side] as string);
          expect(ofTone("light").sort()).toEqual(ofSide(0).sort());
          expect(ofTone("dark").sort()).toEqual(ofSide(1).sort());
          const all = written.filter((game) => game !== "");
          expect(tables[0]?.note).toBe(`${all.length} of ${(n * (n - 1)) / 2} games`);
          const shown = (tables[0]?.rows ?? []).flatMap(({ cells }) => cells.map(({ text }) => text));
          expect(shown.filter((text) => text.includes("–")).sort()).toEqual(all.sort());
          const newest = frame.changes().find(({ cells }) => cells === "white");
          if (newest)
            expect(lesson.notation[frame.step as "game"](frame as never, played)).toBe(written[newest.index]);
        }
      }),
      { numRuns: tries(60) },
    );
    expect(outOfOrder).toBeGreaterThan(depth(2, 30));
  });
});
