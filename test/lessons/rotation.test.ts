import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check, narrate } from "#algorithms/core/lesson/lesson.ts";
import { type Choice, perform } from "#algorithms/core/run/performed-run.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import { doubleRound, type Game, renumbered, scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { exercises, faded, rounds } from "#algorithms/lessons/rotation/asked/questions.ts";
import { bergerNumber } from "#algorithms/lessons/rotation/claims.ts";
import { lesson } from "#algorithms/lessons/rotation/lesson.ts";
import {
  MOST_PLAYERS,
  type Problem,
  ROUND_RULES,
  type RoundRule,
  type Schedule,
} from "#algorithms/lessons/rotation/problem.ts";
import { solve } from "#algorithms/lessons/rotation/solve.ts";
import { asks, steps } from "#algorithms/lessons/rotation/steps.ts";
import { depth, sizesUpTo, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import vectors from "../fixtures/rotation-4-8.json" with { type: "json" };
import { mistakeOf, testMistakes } from "../support/mistake-of.ts";
import { besides, testOwnSolutions } from "../support/program-solution.ts";
import { expectOnFigure, questionsOf } from "../support/questions.ts";
import { testReadBack } from "../support/read-back.ts";

const SIZES = sizesUpTo(200);
const EVEN = SIZES.filter((n) => n % 2 === 0);
const ODD = SIZES.filter((n) => n % 2 === 1);

function problemOf(n: number, round: RoundRule = "single"): Problem {
  return { n, names: [], round };
}

function solved(n: number, round: RoundRule = "single"): Schedule {
  return solve(problemOf(n, round), silentRecorder(steps, asks));
}

function gamesOf({ white, black }: Schedule): Game[] {
  return Array.from(white, (player, game): Game => [player, black[game]]);
}

/** The colors of each player in playing order, such as "WBW"; index 0 is unused. */
function colorStrings(n: number, games: readonly Game[]): string[] {
  const strings = Array.from({ length: n + 1 }, () => "");
  for (const [white, black] of games) {
    strings[white] += "W";
    strings[black] += "B";
  }
  return strings;
}

function difference(colors: string): number {
  return Math.abs(2 * colors.replaceAll("B", "").length - colors.length);
}

function breaksIn(colors: string): number {
  return colors.match(/W(?=W)|B(?=B)/g)?.length ?? 0;
}

function sorted(round: readonly Game[]): Game[] {
  return round.toSorted(([a], [b]) => a - b);
}

/** The number in the Berger table of each player: of p at index p − 1. The dummy of an odd field is left out. */
function numbers({ n, number }: Schedule): number[] {
  return Array.from(number).slice(1, n + 1);
}

describe("the schedule", () => {
  test("is the known one for 4, 6 and 8 players", () => {
    for (const [size, known] of Object.entries(vectors.rounds)) expectSame(rounds(Number(size)), known);
  });

  test("of six is the one of the write-up, array by array and game by game", () => {
    const letter = (player: number): string => "ABCDEF"[player - 1];
    expect(rounds(6).map((round) => round.map((game) => game.map(letter)))).toEqual(vectors.lettered);
    const { trace } = record(lesson, problemOf(6));
    const cursor = trace.cursor();
    const arrays = [1, 2, 3, 4, 5].map((r) => {
      const place = Array.from(cursor.seek(trace.occurrence("round", r)).cells["place"]);
      return place.slice(1).map(letter).join("");
    });
    expect(arrays).toEqual(vectors.arrays);
  });

  test("has every pair once and one game or one bye a round for each, for 2 to 200 players", () => {
    for (const n of SIZES) {
      const result = solved(n);
      const { rounds: all, byes } = scheduleOf(result);
      const pairs = new Set(gamesOf(result).map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)));
      expectSame([gamesOf(result).length, pairs.size], [(n * (n - 1)) / 2, (n * (n - 1)) / 2]);
      expect(all).toHaveLength(n % 2 === 0 ? n - 1 : n);
      for (const [r, round] of all.entries()) {
        const busy = n % 2 === 0 ? round.flat() : [...round.flat(), byes[r]];
        expectSame(busy.toSorted((a, b) => a - b).join(), Array.from({ length: n }, (_, k) => k + 1).join());
      }
      if (n % 2 === 1) expectSame(new Set(byes).size, n);
    }
  });

  test("gives even fields a difference of one, to those of even places one White more, and n − 2 breaks", () => {
    for (const n of EVEN) {
      const colors = colorStrings(n, gamesOf(solved(n)));
      for (let p = 1; p <= n; p++) {
        expectSame(difference(colors[p]), 1);
        expectSame(colors[p].replaceAll("B", "").length, p % 2 === 0 ? n / 2 : n / 2 - 1);
        expectSame(breaksIn(colors[p]), p <= 2 ? 0 : 1);
      }
    }
  });

  test("gives odd fields exactly equal colors and no break", () => {
    for (const n of ODD) {
      for (const colors of colorStrings(n, gamesOf(solved(n))).slice(1)) {
        expectSame([colors.length, difference(colors), breaksIn(colors)], [n - 1, 0, 0]);
      }
    }
  });

  test("lets the player in place 1 meet the players from the last place down", () => {
    for (const n of EVEN) {
      const opponents = gamesOf(solved(n)).flatMap(([a, b]) => (a === 1 ? [b] : b === 1 ? [a] : []));
      expectSame(
        opponents,
        Array.from({ length: n - 1 }, (_, r) => n - r),
      );
    }
  });

  test("has one sum of starting places a round, 4 − 2r, and no other round has it", () => {
    for (const n of EVEN) {
      for (const [r, round] of rounds(n).entries()) {
        const sums = round.filter((game) => !game.includes(1)).map(([a, b]) => (a + b) % (n - 1));
        for (const sum of sums) expectSame(sum, (4 - 2 * (r + 1) + 2 * (n - 1)) % (n - 1));
      }
    }
  });

  test("satisfies its own certificate, whatever the rule", () => {
    for (const n of SIZES.filter((size) => size <= 60 || size >= 198)) {
      for (const round of ROUND_RULES) {
        expect(() => check(lesson, problemOf(n, round), solved(n, round))).not.toThrow();
      }
    }
  });

  test("exists for nobody and for one", () => {
    expect(gamesOf(solved(1))).toEqual([]);
    expect(Array.from(solved(1).alone)).toEqual([1]);
  });
});

describe("renumbered, the schedule", () => {
  test("is the Berger table in every round, colors included, for 2 to 200 players", () => {
    for (const n of SIZES) {
      const result = solved(n);
      const ours = renumbered(scheduleOf(result), numbers(result));
      const official = bergerTable(n);
      expectSame(ours.rounds.map(sorted), official.rounds.map(sorted));
      expectSame(ours.byes, official.byes);
    }
  });

  test("is the double table, with and without the swap", () => {
    for (const n of [2, 3, 4, 5, 6, 7, 8, 15, 16, 41, 60]) {
      for (const round of ["double", "swapped"] as const) {
        const result = solved(n, round);
        const ours = renumbered(scheduleOf(result), numbers(result));
        const official = doubleRound(bergerTable(n), round === "swapped");
        expectSame(ours.rounds.map(sorted), official.rounds.map(sorted));
        expectSame(ours.byes, official.byes);
      }
    }
  });

  test("has the numbers of the formula, and the dummy has the highest", () => {
    expect(Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((p) => [p, bergerNumber(p, 8)]))).toEqual(
      vectors.berger8,
    );
    for (const n of SIZES) {
      const N = n + (n % 2);
      const { number } = solved(n);
      for (let p = 1; p <= N; p++) {
        const m = N - 1;
        const formula = p === 1 ? N : ((((((1 - p) * N) / 2) % m) + m) % m) + 1;
        expectSame(bergerNumber(p, N), formula);
        const player = n === N ? p : p === 1 ? N : p - 1;
        expectSame(number[player], formula);
      }
    }
  });
});

describe("the table “As Berger”", () => {
  const rowsAt = (n: number, position: (length: number) => number): string[][] => {
    const { trace } = record(lesson, problemOf(n));
    const { tables } = lesson.scene(problemOf(n), trace.cursor().seek(position(trace.length)));
    const table = tables.find(({ id }) => id === "berger");
    return (table?.rows ?? []).map(({ cells }) => cells.map(({ text }) => text));
  };

  test("ends as the official one, in its printed order, byes first", () => {
    for (const n of [2, 3, 4, 5, 6, 7, 8]) {
      const { rounds: games, byes } = bergerTable(n);
      const printed = games.map((round, r) => [
        ...(n % 2 === 0 ? [] : [String(byes[r])]),
        ...round.map(([a, b]) => `${a}–${b}`),
      ]);
      expectSame(
        rowsAt(n, (length) => length),
        printed,
      );
    }
  });

  test("has letters before the renumbering, and both in the middle of it", () => {
    expect(rowsAt(6, (length) => length - 7)[0]).toEqual(["F–A", "D–C", "B–E"]);
    expect(rowsAt(6, (length) => length - 4)[0]).toEqual(["1–A", "2–C", "3–E"]);
  });
});

describe("the dummy", () => {
  /** The worst difference and all breaks, if the player from place `dummy` of `places` is not there. */
  function withDummy(places: number, dummy: number): { worst: number; breaks: number } {
    const games = gamesOf(solved(places)).filter((game) => !game.includes(dummy));
    const colors = colorStrings(places, games).slice(1);
    return {
      worst: Math.max(...colors.map(difference)),
      breaks: colors.reduce((sum, each) => sum + breaksIn(each), 0),
    };
  }

  test("of 6 to 40 places gives equal colors in place 1 only; elsewhere somebody has a difference of 2", () => {
    for (const places of EVEN.filter((size) => size >= 6 && size <= 40)) {
      const all = Array.from({ length: places }, (_, k) => withDummy(places, k + 1));
      expectSame(
        all.map(({ worst }) => worst),
        [0, ...Array.from({ length: places - 1 }, () => 2)],
      );
      expectSame((all[0] as { breaks: number }).breaks, 0);
    }
  });

  test("of 4 places may be in place 1 or 2", () => {
    expect([1, 2, 3, 4].map((dummy) => withDummy(4, dummy).worst)).toEqual([0, 0, 2, 2]);
  });

  test("of 8 places makes 8 or 10 breaks anywhere but in place 1", () => {
    const breaks = [2, 3, 4, 5, 6, 7, 8].map((dummy) => withDummy(8, dummy).breaks);
    expect(new Set(breaks)).toEqual(new Set([8, 10]));
  });
});

describe("a double round", () => {
  const runs = (n: number, round: RoundRule): number[] =>
    colorStrings(n, gamesOf(solved(n, round))).flatMap((colors, p) => (/WWW|BBB/.test(colors) ? [p] : []));

  test("gives exactly the players from the last two places three equal colors in a row, if n is even", () => {
    for (const n of EVEN.slice(1)) expectSame(runs(n, "double"), [n - 1, n]);
  });

  test("gives nobody three in a row after the swap, or if n is odd", () => {
    for (const n of SIZES) expectSame(runs(n, "swapped"), []);
    for (const n of ODD) expectSame(runs(n, "double"), []);
  });

  test("has equal colors, and 3n − 6 breaks for even n, swapped or not", () => {
    for (const n of SIZES.filter((size) => size <= 120)) {
      for (const round of ["double", "swapped"] as const) {
        const colors = colorStrings(n, gamesOf(solved(n, round))).slice(1);
        expectSame(
          colors.every((each) => difference(each) === 0),
          true,
        );
        const breaks = colors.reduce((sum, each) => sum + breaksIn(each), 0);
        if (n % 2 === 0) expectSame(breaks, 3 * n - 6);
      }
    }
  });

  test("of six has F with Black and E with White in rounds 5, 6 and 7", () => {
    const colors = colorStrings(6, gamesOf(solved(6, "double")));
    expect([colors[6]?.slice(4, 7), colors[5]?.slice(4, 7)]).toEqual(["BBB", "WWW"]);
  });

  test("keeps the two games of a pair n − 1 rounds apart, and n − 2 to n after the swap", () => {
    for (const n of [4, 6, 8, 20]) {
      for (const [round, gaps] of [
        ["double", [n - 1]],
        ["swapped", [n - 2, n - 1, n]],
      ] as const) {
        const first = new Map<number, number>();
        const found = new Set<number>();
        for (const [r, games] of scheduleOf(solved(n, round)).rounds.entries()) {
          for (const [a, b] of games) {
            const pair = Math.min(a, b) * 1000 + Math.max(a, b);
            const before = first.get(pair);
            if (before === undefined) first.set(pair, r);
            else found.add(r - before);
          }
        }
        expectSame(
          [...found].toSorted((x, y) => x - y),
          gaps,
        );
      }
    }
  });
});

describe("what the article says of wrong programs", () => {
  test("is so: if all places move, exactly the players an even number apart never meet", () => {
    for (const n of EVEN.slice(1, 30)) {
      const met = new Set<number>();
      for (let turn = 0; turn < n - 1; turn++) {
        for (let i = 1; i <= n / 2; i++) {
          const [a, b] = [i, n + 1 - i].map((place) => ((place - 1 - turn + n) % n) + 1) as [number, number];
          met.add(Math.min(a, b) * 1000 + Math.max(a, b));
        }
      }
      for (let a = 1; a <= n; a++) {
        for (let b = a + 1; b <= n; b++) expectSame(met.has(a * 1000 + b), (b - a) % 2 === 1);
      }
    }
  });

  test("is so: the places that may stand still are 1, n, n/2 and n/2 + 1", () => {
    for (const n of EVEN.slice(1, 12)) {
      const good = Array.from({ length: n }, (_, k) => k + 1).filter((fixed) => {
        const ring = Array.from({ length: n }, (_, k) => k + 1).filter((place) => place !== fixed);
        const met = new Set<number>();
        for (let turn = 0; turn < n - 1; turn++) {
          const at = (place: number): number =>
            place === fixed ? fixed : ring[(ring.indexOf(place) + turn) % (n - 1)];
          for (let i = 1; i <= n / 2; i++) {
            const [a, b] = [at(i), at(n + 1 - i)];
            met.add(Math.min(a, b) * 1000 + Math.max(a, b));
          }
        }
        return met.size === (n * (n - 1)) / 2;
      });
      expectSame(good, [...new Set([1, n / 2, n / 2 + 1, n])]);
    }
  });
});

describe("the certificate", () => {
  const spoiled = (
    n: number,
    spoil: (white: number[], black: number[], number: number[]) => void,
  ): Schedule => {
    const { white, black, alone, number } = solved(n);
    const copy = {
      n,
      white: Array.from(white),
      black: Array.from(black),
      alone: Array.from(alone),
      number: Array.from(number),
    };
    spoil(copy.white, copy.black, copy.number);
    return copy;
  };

  test.each<[string, number, (white: number[], black: number[], number: number[]) => void]>([
    ["pairs", 6, (white) => white.splice(0, 1, white[1])],
    ["pairs", 6, (white) => white.splice(3, 1, 9)],
    ["rounds", 6, (white, black) => [white, black].map((column) => column.push(...column.splice(0, 1)))],
    ["whites", 6, (white, black) => white.push(...black.splice(14, 1, white.pop() as number))],
    ["breaks", 7, (white, black) => [white, black].map((column) => column.unshift(...column.splice(6, 3)))],
    ["berger", 6, (_white, _black, number) => number.push(...number.splice(5, 1))],
  ])("breaks at the claim “%s” when the schedule of %i is spoiled", (claim, n, spoil) => {
    const result = spoiled(n, spoil);
    if (claim === "breaks") {
      const { alone } = result;
      (alone as number[]).unshift(...(alone as number[]).splice(2, 1));
    }
    expect(() => check(lesson, problemOf(n), result)).toThrow(`the claim "${claim}" does not hold`);
  });
});

describe("an input", () => {
  const name = fc
    .constantFrom(
      "Zoë",
      "محمد علي",
      "round: double",
      "Round: x",
      "colors: printed",
      "2",
      "Nowak, Anna",
      "Bo",
      "Яна",
    )
    .map((text) => text.normalize("NFC"));
  const problem: fc.Arbitrary<Problem> = fc
    .record({
      round: fc.constantFrom(...ROUND_RULES),
      names: fc.uniqueArray(name, { minLength: 0, maxLength: 8 }),
      count: fc.integer({ min: 2, max: MOST_PLAYERS }),
    })
    .map(({ round, names, count }) =>
      names.length < 2 ? { n: count, names: [], round } : { n: names.length, names, round },
    );

  testReadBack(lesson, problem);

  testMistakes(lesson, [
    ["nothing", "", 1, 1],
    ["only a rule", "round: double\n", 1, 1],
    ["an unknown rule", "\nround: triple\n8\n", 2, 8],
    ["a rule for colors", " colors: printed\n8\n", 1, 2],
    ["a double name below a rule", "round: double\nAnna\n  Anna\n", 3, 3],
    ["too many by number", "round: double\n701", 2, 1],
    ["a number beyond the circle’s limit", "2001", 1, 1],
  ]);

  test("of 701 names is refused at the first name too many, below a rule and without one", () => {
    const names = Array.from({ length: 701 }, (_, k) => `player ${k}`).join("\n");
    expect([mistakeOf(lesson, names).line, mistakeOf(lesson, `round: double\n\n${names}`).line]).toEqual([
      701, 703,
    ]);
  });

  test("keeps its rule when it is repaired, and loses a rule that is not its own", () => {
    expect(lesson.parse(mistakeOf(lesson, "round: swapped\nAnna\nAnna\n").repair?.text as string)).toEqual({
      n: 2,
      names: ["Anna", "Anna (2)"],
      round: "swapped",
    });
    expect(lesson.parse(mistakeOf(lesson, "colors: printed\n8\n").repair?.text as string)).toEqual(
      problemOf(8),
    );
  });
});

describe("a question", () => {
  test("has the answer that the run then gives, at every position", () => {
    for (const n of [2, 3, 4, 5, 6, 7, 8, 12]) {
      for (const round of ROUND_RULES) {
        const posed = problemOf(n, round);
        const N = n + (n % 2);
        for (const asking of questionsOf(lesson, posed)) {
          const { question, position, next, trace, later } = asking;
          const at = (p: number, name: string, index: number) => later.seek(p).cells[name]?.[index];
          const truth = {
            game: () => next.a,
            // After the rotation of N steps.
            hold: () => at(position + N, "place", N),
            shift: () => at(position + 1, "place", next.a),
            rename: () => Array.from(later.seek(trace.length).cells["number"] ?? []).indexOf(next.b),
          }[next.step as "game" | "hold" | "shift" | "rename"]();
          expectSame(question.answers, [`p${truth}`]);
          expectOnFigure(lesson, posed, asking);
        }
      }
    }
  });
});

describe("an exercise", () => {
  testOwnSolutions(exercises, (right) => [...besides(right), "x", "0", "1000"]);

  test("says of an array what the run's array holds", () => {
    for (let seed = 0; seed < tries(200); seed++) {
      const task = exercises["array"](seed);
      const [n, , , turns, place] = (task.prompt.match(/\d+/g) ?? []).map(Number);
      const { trace } = record(lesson, problemOf(n));
      const at = trace.occurrence("round", turns + 1);
      expectSame(trace.cursor().seek(at).cells["place"]?.[place], Number(task.solution[0]));
    }
  });

  test("with blanks takes its own rows, wants White first, and says why not", () => {
    const table = faded(6);
    expect(table.grade(table.rows).cells.flat().every(Boolean)).toBe(true);
    const turned = table.rows.map((row) => row.map((game) => game.split("–").reverse().join("-")));
    expect(table.grade(turned).cells.flat().some(Boolean)).toBe(false);
    expect(table.grade(turned).reason).toContain("the right pair");
    expect(table.grade([["", "2-6", ""]])).toMatchObject({ cells: [[undefined, false, undefined]] });
  });
});

describe("the rotation and the wheel", () => {
  test("are one schedule, run in opposite directions: place p is seat p − 1, and round r is round n − r", () => {
    for (let n = 4; n <= 40; n += 2) {
      const m = n - 1;
      for (const [r, games] of rounds(n).entries()) {
        for (const [a, b] of games) {
          if (Math.min(a, b) === 1) continue;
          expectSame((a - 1 + (b - 1)) % m, (2 * (n - (r + 1))) % m, () => `${a}–${b} of ${n}`);
        }
      }
    }
  });

  test("front to back, the loop that moves the players would leave A, F, B, B, B, B", () => {
    const place = ["", "A", "B", "C", "D", "E", "F"];
    const hand = place[6];
    for (let i = 3; i <= 6; i++) place[i] = place[i - 1];
    place[2] = hand;
    expect(place.slice(1)).toEqual(["A", "F", "B", "B", "B", "B"]);
  });
});

describe("a performance in any order", () => {
  test("is drawn and told as it was written", () => {
    let outOfOrder = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 9 }),
        fc.nat(),
        fc.constantFrom("single", "double", "swapped" as const),
        (n, seed, kind) => {
          const random = seededRandom(seed);
          const answer = ({ legal }: Choice) => legal[Math.floor(random() * legal.length)];
          const played = problemOf(n, kind as Problem["round"]);
          const { trace, taken } = perform(lesson, played, { answer });
          if (taken.some(({ isOwn }) => !isOwn)) outOfOrder++;
          const cursor = trace.cursor();
          let round: string[] = [];
          for (let position = 0; position <= trace.length; position++) {
            const frame = cursor.seek(position);
            // What this step wrote is told by its own changes, not by where the frame says that it stands.
            const wrote = (name: string) => frame.changes().find(({ cells }) => cells === name)?.after;
            if (frame.step === "round" || frame.step === "berger") round = [];
            const [white, black] = [wrote("white"), wrote("black")];
            if (white !== undefined) round.push([white, black].toSorted().join());
            const { plate, tables } = lesson.scene(played, frame as never);
            if (plate.kind !== "graph") throw new Error("the array is no graph");
            const games = Array.from(frame.cells["white"] ?? []).filter((player) => player !== 0).length;
            if (!["round", "face", "game", "bye", "full"].includes(frame.step)) continue;
            expect(tables[0]?.note).toMatch(new RegExp(`^${games} of `));
            const N = n + (n % 2);
            const place = frame.cells["place"] as ArrayLike<number>;
            const drawn = plate.edges
              .filter(({ id, role }) => id.startsWith("face.") && (role === "done" || role === "chosen"))
              .map(({ id }) => Number(id.slice(5)))
              .filter((c) => n % 2 === 0 || c > 1) // a bye is no game
              .map((c) => [place[c], place[N + 1 - c]].toSorted().join());
            expect(drawn.sort(), `${position} ${frame.step}`).toEqual(round.toSorted());
          }
        },
      ),
      { numRuns: tries(60) },
    );
    expect(outOfOrder).toBeGreaterThan(depth(2, 30));
  });
});

test("a round of the second cycle is told to repeat the round that has its pairs, swapped or not", () => {
  for (const round of ["double", "swapped"] as const)
    for (const n of [4, 5, 6, 9]) {
      const problem = lesson.parse(`round: ${round}\n${n}\n`);
      const { trace, result } = record(lesson, problem);
      const pairsOf = (r: number) =>
        scheduleOf(result as ReturnType<typeof solved>)
          .rounds[r - 1]?.map((pair) => [...pair].sort().join("–"))
          .sort();
      const cursor = trace.cursor();
      let told = 0;
      for (let position = 1; position <= trace.length; position++) {
        const text = narrate(lesson, cursor.seek(position), problem);
        const [, now, before] = /^Round (\d+): everyone is where round (\d+) found them/.exec(text) ?? [];
        if (now === undefined) continue;
        told++;
        expect(pairsOf(Number(before)), text).toEqual(pairsOf(Number(now)));
      }
      expect(told).toBe(n - 1 + (n % 2));
    }
});
