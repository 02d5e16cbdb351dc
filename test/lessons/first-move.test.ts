import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { type Choice, perform } from "#algorithms/core/run/performed-run.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import { breakRound } from "#algorithms/lessons/first-move/asked/performing.ts";
import { bergerWhite, exercises, faded } from "#algorithms/lessons/first-move/asked/questions.ts";
import { countBreaks } from "#algorithms/lessons/first-move/claims.ts";
import { type ColorRule, RULES } from "#algorithms/lessons/first-move/color-rules.ts";
import { lesson } from "#algorithms/lessons/first-move/lesson.ts";
import {
  type Coloring,
  MOST_PLAYERS,
  type Problem,
  pairsOf,
  withRule,
} from "#algorithms/lessons/first-move/problem.ts";
import { solve } from "#algorithms/lessons/first-move/solve.ts";
import { asks, steps } from "#algorithms/lessons/first-move/steps.ts";
import { depth, sizesUpTo, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import published from "../fixtures/berger-tables-3-16.json" with { type: "json" };
import { mistakeOf, testMistakes } from "../support/mistake-of.ts";

const SIZES = sizesUpTo(200);

function colored(n: number, colors: ColorRule, own: readonly number[] = []): Coloring {
  return solve({ n, names: [], colors, own }, silentRecorder(steps, asks));
}

/** Whites minus Blacks of each player, and all breaks, from the games alone. */
function countedFrom(n: number, white: readonly number[]) {
  const { right, left } = pairsOf(n);
  const strings = Array.from({ length: n + 1 }, () => "");
  white.forEach((w, game) => {
    const b = right[game] + left[game] - w;
    strings[w] += "W";
    strings[b] += "B";
  });
  const rows = strings.slice(1);
  const share = rows.map((row) => 2 * row.replaceAll("B", "").length - row.length);
  const breaks = rows.reduce(
    (sum, row) => sum + [...row].filter((c, k) => k > 0 && c === row[k - 1]).length,
    0,
  );
  return { rows, share, breaks };
}

function shares({ n, rounds, color }: Coloring): number[] {
  const sums = new Array<number>(n).fill(0);
  for (let i = 0; i < n * rounds; i++) sums[Math.floor(i / rounds)] += color[i];
  return sums;
}

describe("the three rules, for 2 to 200 players", () => {
  test("balanced: equal shares and no break for odd n; a difference of one and n − 2 breaks for even n", () => {
    for (const n of SIZES) {
      const coloring = colored(n, "balanced");
      const odd = n % 2 === 1;
      expectSame(
        shares(coloring).map(Math.abs),
        Array.from({ length: n }, () => (odd ? 0 : 1)),
      );
      expectSame(coloring.total, odd ? 0 : n - 2, () => `${n}`);
      expect(shares(coloring).filter((sum) => sum === 1)).toHaveLength(odd ? 0 : n / 2);
    }
  });

  test("last alternates: the share of the balanced rule, (n − 1)(n − 3) or (n − 2)(n − 3) breaks", () => {
    for (const n of SIZES) {
      const coloring = colored(n, "last-alternates");
      const odd = n % 2 === 1;
      expectSame(Math.max(...shares(coloring).map(Math.abs)), odd ? 0 : 1);
      expectSame(coloring.total, Math.max(0, (n - 1 - (odd ? 0 : 1)) * (n - 3)), () => `${n}`);
    }
  });

  test("as printed: the last player has only Black for even n, (n − 1)(n − 3) or (n − 2)² breaks", () => {
    for (const n of SIZES) {
      const coloring = colored(n, "printed");
      const odd = n % 2 === 1;
      const rest = Array.from({ length: n - 1 }, () => (odd ? 0 : 1));
      expectSame(shares(coloring), [...rest, odd ? 0 : 1 - n]);
      expectSame(coloring.total, odd ? (n - 1) * (n - 3) : (n - 2) ** 2, () => `${n}`);
    }
  });

  test("all satisfy the certificate", () => {
    for (let n = 2; n <= 60; n++) {
      for (const colors of ["balanced", "last-alternates", "printed"] as const) {
        const problem: Problem = { n, names: [], colors, own: [] };
        expect(() => check(lesson, problem, colored(n, colors)), `${n}, ${colors}`).not.toThrow();
      }
    }
  });

  test("the break of a balanced row is where the question says", () => {
    for (const n of SIZES.filter((size) => size % 2 === 0 && size <= 60)) {
      const { color, rounds } = colored(n, "balanced");
      for (let p = 1; p <= n; p++) {
        const row = Array.from(color).slice((p - 1) * rounds, p * rounds);
        expectSame(
          row.findIndex((now, r) => r > 0 && now === row[r - 1]) + 1,
          breakRound({ n, names: [], colors: "balanced", own: [] }, p),
          () => `${p} of ${n}`,
        );
      }
    }
  });
});

describe("the bound", () => {
  test("is met by brute force over all colorings, for 2 to 6 players", () => {
    for (let n = 2; n <= 6; n++) {
      const { right, left } = pairsOf(n);
      let least = Number.POSITIVE_INFINITY;
      for (let mask = 0; mask < 2 ** right.length; mask++) {
        const white = Array.from(right, (player, game) => ((mask >> game) & 1 ? player : left[game]));
        least = Math.min(least, countedFrom(n, white).breaks);
      }
      expectSame(least, n % 2 === 1 ? 0 : n - 2, () => `${n} players`);
    }
  });

  test("holds for any coloring, with no two equal rows", () => {
    const any = fc
      .integer({ min: 2, max: 12 })
      .chain((n) =>
        fc.tuple(
          fc.constant(n),
          fc.array(fc.boolean(), { minLength: (n * (n - 1)) / 2, maxLength: (n * (n - 1)) / 2 }),
        ),
      );
    fc.assert(
      fc.property(any, ([n, sides]) => {
        const { right, left } = pairsOf(n);
        const own = sides.map((side, game) => (side ? right : left)[game]);
        const problem: Problem = { n, names: [], colors: "own", own };
        const coloring = colored(n, "own", own);
        const counted = countedFrom(n, own);
        expectSame(coloring.total, counted.breaks);
        expectSame(shares(coloring), counted.share);
        expect(coloring.total).toBeGreaterThanOrEqual(n % 2 === 1 ? 0 : n - 2);
        expect(() => check(lesson, problem, coloring)).not.toThrow();
        expectSame(lesson.parse(lesson.format(problem)), problem);
      }),
    );
  });
});

describe("the certificate", () => {
  const spoiled = (spoil: (color: number[], breaks: number[]) => void, total?: number): Coloring => {
    const coloring = colored(8, "balanced");
    const color = Array.from(coloring.color);
    const breaks = Array.from(coloring.breaks);
    spoil(color, breaks);
    return { ...coloring, color, breaks, total: total ?? coloring.total };
  };
  const problem: Problem = { n: 8, names: [], colors: "balanced", own: [] };

  test.each<[string, (color: number[], breaks: number[]) => void, number?]>([
    ["legal", (color) => color.splice(0, 1, -color[0])],
    ["legal", (color) => color.push(1)],
    ["legal", (color) => color.splice(3, 1, 0)],
    ["breaks", (_color, breaks) => breaks.reverse().splice(0, 1, 3)],
    ["breaks", () => {}, 5],
  ])("fails at the claim “%s” when the coloring is spoiled", (claim, spoil, total) => {
    expect(() => check(lesson, problem, spoiled(spoil, total))).toThrow(`the claim "${claim}" does not hold`);
  });

  test("fails when a rule does not give the share it promises", () => {
    const printed = colored(8, "printed");
    expect(() => check(lesson, problem, printed)).toThrow('the claim "share" does not hold');
  });

  test("counts over byes", () => {
    expect(countBreaks({ n: 1, rounds: 5, color: [1, 0, 1, -1, -1] })).toEqual([2]);
  });

  test("tells the distance of a reader’s own colors to the minimum", () => {
    const six = lesson.parse(
      "colors: own\n6\n2-5 3-4 1-6\n1-3 4-5 2-6\n2-4 1-5 3-6\n3-5 1-2 4-6\n1-4 2-3 5-6\n",
    );
    const result = lesson.solve(six, silentRecorder(steps, asks));
    const evidence = lesson.claims.map(({ test: tested }) => tested(six, result).evidence);
    expect(evidence).toEqual([
      "15 games, 15 Whites",
      "−5 to +5; ±1 is the best",
      `${result.total} breaks, ${result.total - 4} above the fewest`,
      `${result.total} ≥ n − 2 = 4; 1 without a break`,
      "15 games, 15 with Berger’s pair, 6 with the same colours",
    ]);
  });
});

describe("an input", () => {
  test("of one’s own may list the games of a round in any order, with heads, commas and dashes", () => {
    const plain = lesson.parse("colors: own\n4\n2-3 1-4\n3-1 4-2\n1-2 3-4\n");
    const dressed = "Colours: OWN\r\n\r\n4\r\n Round 1: 1–4, 2 - 3\r\nRound 2: 4—2;3-1\r\n3. 3-4 1-2\r\n";
    expect(lesson.parse(dressed)).toEqual(plain);
    expect(plain.own).toHaveLength(6);
  });

  test("of one’s own keeps its names", () => {
    const text = "colors: own\nAnna\n7\n1-2\nrounds:\nrounds:\n1-3 \n";
    expect(() => lesson.parse(text)).toThrow(InputError);
    const problem = withRule(lesson.parse("Anna\nBo\nrounds:\n4\n"), "own");
    expect(lesson.parse(lesson.format(problem))).toEqual(problem);
    expect(problem.names).toEqual(["Anna", "Bo", "rounds:", "4"]);
  });

  test("begins as the coloring that was there before", () => {
    for (const colors of ["balanced", "last-alternates", "printed"] as const) {
      const problem = lesson.parse(`colors: ${colors}\n9\n`);
      const own = withRule(problem, "own");
      expectSame(Array.from(colored(9, "own", own.own).color), Array.from(colored(9, colors).color));
      expectSame(withRule(own, colors), problem);
    }
  });

  testMistakes(lesson, [
    ["an unknown rule", "colors: fair\n8\n", 1, 9],
    ["no rounds", "colors: own\n4\n", 3, 1],
    ["no number and no line “rounds:”", "colors: own\nAnna\nBo\n1-2\n", 2, 1],
    ["no players", "colors: own\n", 1, 1],
    ["too few rounds", "colors: own\n4\n2-3 1-4\n3-1 4-2", 4, 8],
    ["too many rounds", "colors: own\n2\n1-2\n 2-1\n", 4, 2],
    ["a pair of another round", "colors: own\n4\n2-3 1-4\n3-1 1-2\n1-2 3-4\n", 4, 5],
    ["a pair twice", "colors: own\n4\n2-3 1-4 3-2\n3-1 4-2\n1-2 3-4\n", 3, 9],
    ["a missing game", "colors: own\n4\n2-3\n3-1 4-2\n1-2 3-4\n", 3, 4],
    ["a player against himself", "colors: own\n4\n2-3 1-4\n  3-3 4-2\n1-2 3-4\n", 4, 3],
    ["a player too many", "colors: own\n4\n2-3 1-5\n3-1 4-2\n1-2 3-4\n", 3, 5],
    ["player 0", "colors: own\n4\n0-3 1-4\n3-1 4-2\n1-2 3-4\n", 3, 1],
    ["no pair", "colors: own\n4\n2-3 Anna\n3-1 4-2\n1-2 3-4\n", 3, 5],
    ["a tab between names", "colors: printed\nAnna\tx\nBo\n", 2, 5],
    ["a double name before rounds", "colors: own\nAnna\nAnna\nrounds:\n1-2\n", 3, 1],
    ["too many players", `\n${MOST_PLAYERS + 1}`, 2, 1],
    [
      "too many names",
      Array.from({ length: MOST_PLAYERS + 2 }, (_, k) => `p ${k}`).join("\n"),
      MOST_PLAYERS + 1,
      1,
    ],
  ]);

  test("with a hole is repaired and keeps what was right", () => {
    const { repair } = mistakeOf(lesson, "colors: own\n4\n3-2\n1-3 4-2 9-9\n");
    const mended = lesson.parse(repair?.text as string);
    expect(lesson.format(mended)).toBe("colors: own\n4\n3-2 1-4\n1-3 4-2\n1-2 3-4\n");
  });

  test("with a double name is repaired and keeps its rule and its rounds", () => {
    const { repair } = mistakeOf(lesson, "colors: own\nAnna\nAnna\nrounds:\n2-1\n");
    expect(lesson.parse(repair?.text as string)).toEqual({
      n: 2,
      names: ["Anna", "Anna (2)"],
      colors: "own",
      own: [2],
    });
  });
});

describe("the exercises", () => {
  test("accept their own solutions and refuse others, for many seeds", () => {
    for (const make of Object.values(exercises)) {
      for (let seed = 0; seed < tries(200); seed++) {
        const { prompt, fields, solution, grade } = make(seed);
        expect(prompt).not.toMatch(/undefined|NaN/);
        expect(solution).toHaveLength(fields.length);
        expect(grade(solution)).toMatchObject({ right: true });
        const wrong = [String(Number(solution[0]) + 1), ...solution.slice(1)];
        const verdict = grade(wrong);
        expectSame(verdict.right, false);
        expect(verdict.reason).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test("know the Berger table without its rounds, for even n to 60", () => {
    for (let n = 2; n <= 60; n += 2) {
      for (const round of bergerTable(n).rounds)
        for (const [white, black] of round)
          expectSame(bergerWhite(n, Math.min(white, black), Math.max(white, black)), white);
    }
  });

  test("grade the row of player 2", () => {
    const table = faded(6);
    expect(table.grade(table.rows).cells.flat()).not.toContain(false);
    expect(table.grade([["9", "", "2"]]).cells[0]).toEqual([false, undefined, table.rows[0]?.[2] === "2"]);
  });
});

/** The circle method as the article tells it, on a wheel that really turns: who has White, round by round. */
function wheel(n: number): [white: number, black: number][][] {
  const m = n % 2 === 1 ? n : n - 1;
  let seats = Array.from({ length: m }, (_, k) => k + 1);
  return Array.from({ length: m }, (_, r) => {
    const games: [number, number][] = [];
    for (let j = 1; j <= (m - 1) / 2; j++) {
      const [right, left] = [seats[j], seats[m - j]];
      games.push(j % 2 === 1 ? [right, left] : [left, right]);
    }
    if (m < n) games.push(r % 2 === 0 ? [seats[0], n] : [n, seats[0]]);
    seats = [...seats.slice(1), seats[0]];
    return games;
  });
}

/** Berger's table for even N by its rule without centers: round r has the sum r + 1, and White follows from the two numbers. */
function bergerBySums(N: number): string[][] {
  const m = N - 1;
  return Array.from({ length: m }, (_, r) => {
    const games: string[] = [];
    for (let a = 1; a < N; a++) {
      const b = ((((r + 2 - a) % m) + m - 1) % m) + 1;
      if (a === b) games.push(a <= N / 2 ? `${a}-${N}` : `${N}-${a}`);
      if (a < b) games.push((a + b) % 2 === 1 ? `${a}-${b}` : `${b}-${a}`);
    }
    return games.toSorted();
  });
}

/** A player under the number 1 − p/2 modulo m, found by trying: the k with 2k + p ≡ 2. */
function renamed(p: number, m: number): number {
  return Array.from({ length: m }, (_, k) => k + 1).find((k) => (2 * k + p - 2) % m === 0) as number;
}

describe("circle and Berger are one colouring", () => {
  const asBerger = (n: number): string[][] => {
    const m = n % 2 === 1 ? n : n - 1;
    const of = (p: number) => (p > m ? n : renamed(p, m));
    return wheel(n)
      .toReversed()
      .map((games) => games.map(([a, b]) => `${of(a)}-${of(b)}`).toSorted());
  };

  test("a wheel that turns, renamed and read backwards, is Berger's rule by sums, for even n from 4 to 40", () => {
    for (let n = 4; n <= 40; n += 2) expectSame(asBerger(n), bergerBySums(n), () => `${n}`);
  });

  test("for odd n it is that table without the games of its last player", () => {
    for (let n = 3; n <= 39; n += 2) {
      const without = bergerBySums(n + 1).map((games) =>
        games.filter((game) => !game.split("-").includes(String(n + 1))),
      );
      expectSame(asBerger(n), without, () => `${n}`);
    }
  });

  test("it is the published table, for 4 to 16 players", () => {
    for (const { players, rounds } of published.tables) {
      const games = rounds.map((round) => round.map(([a, b]) => `${a}-${b}`).toSorted());
      expectSame(asBerger(Math.max(...players)), games, () => `${players}`);
    }
  });

  test("the run renames as said, row by row, for 2 to 60 players", () => {
    for (let n = 2; n <= 60; n++) {
      const m = n % 2 === 1 ? n : n - 1;
      const { trace } = record(lesson, { n, names: [], colors: "berger", own: [] });
      const { cells } = trace.cursor().seek(trace.length);
      const numbers = Array.from({ length: n }, (_, k) => (k + 1 > m ? n : renamed(k + 1, m)));
      expectSame(Array.from(cells.number), numbers);
    }
  });

  test("the certificate tells other colours, and another order of rounds, from Berger's", () => {
    const claim = lesson.claims.find(({ id }) => id === "berger");
    const tested = (colors: ColorRule, spoil = (coloring: Coloring) => coloring) =>
      claim?.test({ n: 8, names: [], colors, own: [] }, spoil(colored(8, colors)));
    expect(tested("balanced")?.holds).toBe(true);
    // Two rows of seven games, and the middle in its four odd rounds.
    expect(tested("printed")).toEqual({
      holds: true,
      evidence: "28 games, 28 with Berger’s pair, 18 with the same colours",
    });
    const swapped = (coloring: Coloring): Coloring => ({
      ...coloring,
      color: Array.from(coloring.color, (_, k, all = coloring.color) => -all[k]),
    });
    expect(tested("balanced", swapped)?.holds).toBe(false);
  });
});

describe("what the article says", () => {
  test("White goes to p in round r if (p − r) mod m is odd", () => {
    for (const n of SIZES) {
      const { color, rounds } = colored(n, "balanced");
      const m = n % 2 === 1 ? n : n - 1;
      for (let p = 1; p <= m; p++) {
        for (let r = 1; r <= rounds; r++) {
          const d = (p - r + m) % m;
          if (d === 0) continue;
          if (color[(p - 1) * rounds + r - 1] !== (d % 2 === 1 ? 1 : -1))
            throw new Error(`player ${p} of ${n} in round ${r}`);
        }
      }
    }
  });

  test("a double round has 3n − 6 breaks, and a run of three for players n − 2 and n − 1", () => {
    for (let n = 4; n <= 60; n += 2) {
      const { color, rounds } = colored(n, "balanced");
      const rows = Array.from({ length: n }, (_, p) => {
        const row = Array.from(color).slice(p * rounds, (p + 1) * rounds);
        return [...row, ...row.map((value) => -value)];
      });
      const runs = rows.flatMap((row, p) =>
        row.some((value, r) => value === row[r + 1] && value === row[r + 2]) ? [p + 1] : [],
      );
      expectSame(runs, [n - 2, n - 1]);
      const breaks = rows.flatMap((row) => row.filter((value, r) => r > 0 && value === row[r - 1]));
      expect(breaks).toHaveLength(3 * n - 6);
    }
  });

  test("24 of 32,768 colorings of six players have four breaks, and the average is 12", () => {
    const { right, left } = pairsOf(6);
    const counts = Array.from(
      { length: 2 ** 15 },
      (_, mask) =>
        countedFrom(
          6,
          Array.from(right, (player, game) => ((mask >> game) & 1 ? player : left[game])),
        ).breaks,
    );
    expect(counts.filter((count) => count === 4)).toHaveLength(24);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBe(12);
  });
});

describe("a performance in any order", () => {
  test("is drawn and told as it was written", () => {
    let outOfOrder = 0;
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(), fc.constantFrom(...RULES), (n, seed, rule) => {
        const random = seededRandom(seed);
        const answer = ({ legal }: Choice) => legal[Math.floor(random() * legal.length)];
        const played = withRule({ n, names: [], colors: "balanced", own: [] }, rule);
        const { trace, taken } = perform(lesson, played, { answer });
        if (taken.some(({ kind, isOwn }) => kind === "row" && !isOwn)) outOfOrder++;
        const cursor = trace.cursor();
        const rounds = n % 2 === 1 ? n : n - 1;
        // What each step has written itself, and the rows that steps have ended.
        const written = new Map<string, string>();
        const complete = new Set<number>();
        for (let position = 0; position <= trace.length; position++) {
          const frame = cursor.seek(position);
          const where = `${n} ${rule} ${position} ${frame.step}`;
          if (frame.step === "done") complete.add(frame.a);
          for (const { cells, index, after } of frame.changes()) {
            if (cells !== "color") continue;
            const place = `c${Math.floor(index / rounds) + 1}.${(index % rounds) + 1}`;
            written.set(place, after === 1 ? "light" : "dark");
          }
          if (["rename", "sort", "turn", "official"].includes(frame.step)) continue; // names change
          const { plate, tables } = lesson.scene(played, frame as never);
          if (plate.kind !== "graph") throw new Error("the table is no graph");
          const drawn = plate.nodes.filter(({ id, tone }) => id.startsWith("c") && tone !== undefined);
          expect(new Map(drawn.map(({ id, tone }) => [id, tone])), where).toEqual(written);
          const counts = tables.find(({ id }) => id === "counts")?.rows ?? [];
          for (const { head, cells } of counts) {
            const own = [...written].filter(([place]) => place.startsWith(`c${head}.`));
            const whites = own.filter(([, tone]) => tone === "light").length;
            const difference = cells[2]?.text ?? "";
            if (own.length > 0) expect(cells[0]?.text, where).toBe(String(whites));
            expect(/\d/.test(difference), `${where}, player ${head}`).toBe(complete.has(Number(head)));
          }
        }
      }),
      { numRuns: tries(60) },
    );
    expect(outOfOrder).toBeGreaterThan(depth(2, 30));
  });
});
