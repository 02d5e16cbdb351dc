/** Orders and cycles, held against results that others have solved, against trying everything, and against the tasks that they are known for. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { problemOf } from "#algorithms/core/lesson/edited.ts";
import { AS_WRITTEN, parseFuture, recordFuture } from "#algorithms/core/run/futures.ts";
import { perform } from "#algorithms/core/run/performed-run.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { smallProblems } from "#algorithms/lessons/order-or-cycle/asked/mistakes.ts";
import { exercises, lineOf } from "#algorithms/lessons/order-or-cycle/asked/questions.ts";
import { claims } from "#algorithms/lessons/order-or-cycle/claims.ts";
import { lesson } from "#algorithms/lessons/order-or-cycle/lesson.ts";
import {
  METHODS,
  type Problem,
  parse,
  type Result,
  random,
} from "#algorithms/lessons/order-or-cycle/problem.ts";
import { solve } from "#algorithms/lessons/order-or-cycle/solve.ts";
import { asks, steps } from "#algorithms/lessons/order-or-cycle/steps.ts";
import { task } from "#algorithms/lessons/order-or-cycle/task/task.ts";
import { depth, tries } from "#test/depth.ts";
import { inputOf } from "../support/all-lessons.ts";
import { expectBreaks } from "../support/all-mutants.ts";
import { expectOnFigure, questionsOf } from "../support/questions.ts";

const run = (problem: Problem): Result => solve(problem, silentRecorder(steps, asks));

const broken = (problem: Problem, result: Result): string[] =>
  claims.flatMap(({ id, test: holds }) => (holds(problem, result).holds ? [] : [id]));

const byBoth = (text: string): Problem[] => METHODS.map((method) => ({ ...parse(text), method }));

/** All rows of players from 0. */
const rows = new Map<number, number[][]>();
function rowsOf(n: number): number[][] {
  const known = rows.get(n);
  if (known) return known;
  const all: number[][] =
    n === 0
      ? [[]]
      : rowsOf(n - 1).flatMap((row) => Array.from({ length: n }, (_, k) => row.toSpliced(k, 0, n - 1)));
  rows.set(n, all);
  return all;
}

/** How many rows no result contradicts: each is tried. */
function ordersOf({ n, arrows }: Pick<Problem, "n" | "arrows">): number {
  return rowsOf(n).filter((row) => {
    const place = row.map((_, v) => row.indexOf(v));
    return arrows.every(([u, v]) => (place[u] as number) < (place[v] as number));
  }).length;
}

const vectors = readFileSync("test/fixtures/order-or-cycle/results.jsonl", "utf8")
  .trim()
  .split("\n")
  .map(
    (line) =>
      JSON.parse(line) as { id: string; input: string; order: boolean; orders?: number; shortest?: number },
  );

test("results that others have solved come out as they say, by both methods", () => {
  expect(vectors.length).toBeGreaterThan(100);
  for (const { id, input, order, orders, shortest = 0 } of vectors)
    for (const problem of byBoth(input)) {
      const result = run(problem);
      expect(broken(problem, result), id).toEqual([]);
      expect(result.cycle.length === 0, id).toBe(order);
      if (!order) expect(result.cycle.length, id).toBeGreaterThanOrEqual(shortest);
      if (orders !== undefined && problem.n <= depth(6, 8)) expect(ordersOf(problem), id).toBe(orders);
    }
});

test("of all results of few players those have an order that some row does not contradict", () => {
  let count = 0;
  for (const problem of smallProblems()) {
    if (++count % depth(7, 1) !== 0) continue;
    const result = run(problem);
    expect(broken(problem, result)).toEqual([]);
    expect(result.cycle.length === 0).toBe(ordersOf(problem) > 0);
  }
  expect(count).toBeGreaterThan(8000);
});

test("the certificate takes no order in which an arrow points back, and no cycle with a step that is none", () => {
  const draw = seededRandom(3);
  const counts = { order: 0, cycle: 0 };
  for (let seed = 1; seed <= tries(400); seed++) {
    const problem = random(seed, 9);
    const { order, cycle } = run(problem);
    const kind = cycle.length > 0 ? "cycle" : "order";
    const list = kind === "cycle" ? cycle : order;
    expect(broken(problem, { order, cycle })).toEqual([]);
    expect(broken(problem, { order: cycle, cycle: order })).not.toEqual([]);
    expect(
      broken(problem, {
        order: [],
        cycle: [],
        [kind]: list.slice(1).concat(list.slice(0, 1), list[0] as number),
      }),
    ).not.toEqual([]);
    const [i, j] = [Math.floor(draw() * list.length), Math.floor(draw() * list.length)];
    const changed = list.with(i, list[j] as number).with(j, list[i] as number);
    const isArrow = (u: number, v: number) => problem.arrows.some(([a, b]) => a === u && b === v);
    const isRight =
      kind === "order"
        ? problem.arrows.every(([u, v]) => changed.indexOf(u) < changed.indexOf(v))
        : changed.every((u, k) => isArrow(u, changed[(k + 1) % changed.length] as number));
    expect(broken(problem, { order: [], cycle: [], [kind]: changed })).toEqual(isRight ? [] : ["arrows"]);
    if (!isRight) counts[kind]++;
  }
  expect(Math.min(counts.order, counts.cycle)).toBeGreaterThan(depth(5, 50));
});

test("every order comes out of some choice, and no other row does", () => {
  for (const { id, input, orders = 0 } of vectors) {
    if (orders < 2 || orders > depth(20, 120)) continue;
    const problem = parse(input);
    const found = new Set<string>();
    // Each performance follows the choices so far; behind them every answer is tried.
    const open: number[][] = [[]];
    for (const chosen of open) {
      let made = 0;
      const { result, open: choice } = perform(lesson, problem, {
        answer: ({ legal }) => (made < chosen.length ? legal[chosen[made++] as number] : undefined),
      });
      if (choice) open.push(...choice.legal.map((_, k) => [...chosen, k]));
      else found.add((result as Result).order.join(" "));
    }
    expect(found.size, id).toBe(orders);
  }
});

test("a result that is turned round by a touch opens the cycle, or does not", async () => {
  const problem = parse(readFileSync("algorithms/lessons/order-or-cycle/inputs/contradiction.txt", "utf8"));
  const { turn } = (await lesson.performing()).edits?.kinds ?? {};
  const lengths = [
    [5, 4],
    [5, 3],
  ].map((ends) => {
    expect(turn?.offers([`a${ends.join(".")}`], problem)).toEqual([ends]);
    return run(turn?.apply(problem, ends) as Problem).cycle.length;
  });
  expect(lengths).toEqual([0, 3]);
  // Of two results between two players none is the one that is meant.
  expect(turn?.offers(["p0", "p1"], parse("2 2  0 1  1 0"))).toEqual([]);
});

test("whoever beat somebody twice is offered once on the walk back", () => {
  const { open } = perform(lesson, parse("3 3  0 2  2 0  2 0"), {
    answer: ({ kind, own }) => (kind === "back" ? undefined : own),
  });
  expect(open?.legal).toEqual([[2]]);
});

describe("what holds at every position", () => {
  test.each([
    ["placed", "at-first-touch", "3 3  0 1  0 2  2 1"],
    ["needs", "repeats-once", "2 2  0 1  0 1"],
    ["free", "one-source", "2 0"],
    ["path", "path-not-cut", "# colours\n3 3  0 1  0 2  2 0"],
    ["black", "no-grey", "# colours\n2 2  0 1  1 0"],
  ])("%s: not in the wrong program %s", (id, mutant, text) => expectBreaks(lesson, id, mutant, text));
});

/** All ways in which everybody can have met everybody. */
function* tournaments(n: number): Generator<Problem> {
  const pairs = Array.from({ length: n * n }, (_, k) => [Math.floor(k / n), k % n] as const).filter(
    ([u, v]) => u < v,
  );
  for (let code = 0; code < 2 ** pairs.length; code++)
    yield { n, arrows: pairs.map(([u, v], k) => ((code >> k) & 1 ? [v, u] : [u, v])), method: "queue" };
}

describe("what the article tells", () => {
  test("of tournaments: one line at least and an odd number of them, n! orders, and cycles of three", () => {
    for (let n = 1; n <= 5; n++) {
      let withOrder = 0;
      let count = 0;
      for (const problem of tournaments(n)) {
        count++;
        const beats = (u: number, v: number) => problem.arrows.some(([a, b]) => a === u && b === v);
        const isLine = (row: readonly number[]) =>
          row.every((v, k) => k === 0 || beats(row[k - 1] as number, v));
        expect(isLine(lineOf(problem))).toBe(true);
        if (n === 5 && count % depth(11, 1) !== 0) continue;
        const lines = rowsOf(n).filter(isLine).length;
        expect(lines % 2).toBe(1);
        const orders = ordersOf(problem);
        expect(run(problem).cycle.length === 0).toBe(orders > 0);
        const hasThree =
          rowsOf(3).length > 0 &&
          problem.arrows.some(([u, v]) =>
            Array.from({ length: n }, (_, w) => w).some((w) => beats(v, w) && beats(w, u)),
          );
        expect(hasThree).toBe(orders === 0);
        if (orders > 0) expect([orders, lines]).toEqual([1, 1]);
        withOrder += orders;
      }
      const all = [1, 1, 2, 6, 24, 120];
      expect(count).toBe(2 ** ((n * (n - 1)) / 2));
      if (n < 5 || depth(false, true)) expect(withOrder).toBe(all[n]);
    }
  });

  test("an order is the only one exactly if each of its players beat the next", () => {
    for (const problem of smallProblems()) {
      const { order } = run(problem);
      if (order.length === 0) continue;
      const isJoined = order.every(
        (v, k) => k === 0 || problem.arrows.some(([a, b]) => a === order[k - 1] && b === v),
      );
      expect(ordersOf(problem) === 1).toBe(isJoined);
    }
  });

  test("of sorting: by wins, and by a comparator that says 0 for who did not meet", () => {
    const byWins = parse("3 2  2 0  0 1");
    expect([0, 2].map((v) => byWins.arrows.filter(([u]) => u === v).length)).toEqual([1, 1]);
    const beats = (u: number, v: number) => u === 2 && v === 0;
    const sorted = [0, 1, 2].sort((u, v) => (beats(u, v) ? -1 : beats(v, u) ? 1 : 0));
    expect(sorted.indexOf(2)).toBeGreaterThan(sorted.indexOf(0));
  });
});

test("every choice of a run is on the figure, and its answers are right", () => {
  for (const name of ["club", "contradiction", "club-by-colours"]) {
    const problem = parse(readFileSync(`algorithms/lessons/order-or-cycle/inputs/${name}.txt`, "utf8"));
    let count = 0;
    for (const asked of questionsOf(lesson, problem)) {
      count++;
      expectOnFigure(lesson, problem, asked);
      expect(asked.question.answers.length).toBeGreaterThan(0);
    }
    expect(count, name).toBeGreaterThan(3);
  }
});

describe("the exercises", () => {
  const told = (id: string, seed = 0) => (exercises[id] as (typeof exercises)[string])(seed);

  test("come out as others have worked them out by hand", () => {
    expect(told("order").solution).toEqual(["5 2 0 4 1 3"]);
    expect(told("queue").solution).toEqual(["0 1 2 5 3 4"]);
    expect(told("count").solution).toEqual(["18"]);
    expect(told("finish").solution).toEqual(["3 4 2 0 5 1"]);
    const all = rowsOf(6).map((row) => row.join(" "));
    expect(all.filter((row) => told("order").grade([row]).right)).toEqual(["5 2 0 4 1 3"]);
    const five = rowsOf(5).map((row) => row.join(" "));
    expect(five.filter((row) => told("line").grade([row]).right)).toHaveLength(11);
    const pairs = Array.from({ length: 36 }, (_, k) => `${Math.floor(k / 6)}–${k % 6}`);
    expect(pairs.filter((pair) => told("turn").grade([pair]).right)).toEqual(["1–3", "3–5", "5–1"]);
  });

  test("name the place of what is no number by the key that it stands under", () => {
    expect(() => task.answer.take({ order: [0, undefined] })).toThrow(
      "at order[1] the answer has undefined, expected a whole number",
    );
  });

  test("take every cycle, wherever it begins, and nothing else", () => {
    const { grade } = told("cycle");
    for (const right of ["3 5 1", "5 1 3", "1 3 5"]) expect(grade([right]).right, right).toBe(true);
    for (const wrong of ["", "3", "1 5 3", "3 5", "3 5 1 3", "0 4 2"])
      expect(grade([wrong]).right, wrong).toBe(false);
    expect(grade(["1 5 3"]).reason).toMatch(/direction/);
  });
});

/** The listing of the lesson as a function: `solve(n, arrows)`. */
const listing = ((): ((
  n: number,
  arrows: readonly (readonly [number, number])[],
) => { order?: number[]; cycle?: number[] }) => {
  const [text = ""] = readFileSync("algorithms/lessons/order-or-cycle/task/listing.ts", "utf8").split(
    "// part: end",
  );
  const { outputText } = ts.transpileModule(text.replace(/^import .*$/m, ""), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  return new Function(`${outputText.replace("export {};", "")}\nreturn solve;`)();
})();

type Pairs = readonly (readonly [number, number])[];

/** The letters of words in the order of an alphabet that is not known; undefined if a word stands before its own beginning. */
function letters(words: readonly string[], alphabet: readonly string[]): string | undefined {
  const arrows: [number, number][] = [];
  for (const [k, word] of words.slice(1).entries()) {
    const before = words[k] as string;
    const at = [...before].findIndex((letter, i) => letter !== word[i]);
    if (at >= 0 && at >= word.length) return undefined;
    if (at >= 0) arrows.push([alphabet.indexOf(before[at] as string), alphabet.indexOf(word[at] as string)]);
  }
  return listing(alphabet.length, arrows)
    .order?.map((v) => alphabet[v])
    .join("");
}

const fromOne = (pairs: Pairs): Pairs => pairs.map(([a, b]) => [a - 1, b - 1]);
const upOne = (list: readonly number[]): number[] => list.map((v) => v + 1);

/** What the exercise says of each task, carried out: the input is changed, and the lesson's program is not. */
const known = {
  courses: (n: number, pairs: Pairs) =>
    upOne(listing(n, fromOne(pairs)).order ?? []).join(" ") || "IMPOSSIBLE",
  roundTrip(n: number, flights: Pairs) {
    const cycle = upOne(listing(n, fromOne(flights)).cycle ?? []);
    return cycle.length === 0 ? "IMPOSSIBLE" : [...cycle, cycle[0]].join(" ");
  },
  canFinish: (n: number, pairs: Pairs) =>
    listing(
      n,
      pairs.map(([a, b]) => [b, a]),
    ).order !== undefined,
  findOrder: (n: number, pairs: Pairs) =>
    listing(
      n,
      pairs.map(([a, b]) => [b, a]),
    ).order ?? [],
  alien: (words: readonly string[]) => letters(words, [...new Set(words.join(""))]) ?? "",
  fox: (names: readonly string[]) => letters(names, [..."abcdefghijklmnopqrstuvwxyz"]) ?? "Impossible",
};

/** Whether the words stand in the order of this alphabet. */
const isSorted = (words: readonly string[], alphabet: string): boolean =>
  words.slice(1).every((word, k) => {
    const [a, b] = [words[k] as string, word].map((each) =>
      [...each].map((letter) => alphabet.indexOf(letter)),
    );
    const at = (a as number[]).findIndex((x, i) => x !== b?.[i]);
    return at < 0 || (at < (b as number[]).length && (a?.[at] as number) < (b?.[at] as number));
  });

// The article is content/lessons/en/order-or-cycle.mdx.
describe("the known tasks are solved by the lesson's own program, whose input alone is changed", () => {
  test("on the examples that are printed with them", () => {
    const order = known
      .courses(5, [
        [1, 2],
        [3, 1],
        [4, 5],
      ])
      .split(" ");
    expect(order.toSorted()).toEqual(["1", "2", "3", "4", "5"]);
    for (const [a, b] of ["12", "31", "45"])
      expect(order.indexOf(a as string)).toBeLessThan(order.indexOf(b as string));
    const trip = known
      .roundTrip(4, [
        [1, 3],
        [2, 1],
        [2, 4],
        [3, 2],
        [3, 4],
      ])
      .split(" ");
    expect(["2 1 3 2", "1 3 2 1", "3 2 1 3"]).toContain(trip.join(" "));
    expect(known.canFinish(2, [[1, 0]])).toBe(true);
    expect(
      known.canFinish(2, [
        [1, 0],
        [0, 1],
      ]),
    ).toBe(false);
    expect(known.findOrder(2, [[1, 0]])).toEqual([0, 1]);
    expect(
      known.findOrder(2, [
        [1, 0],
        [0, 1],
      ]),
    ).toEqual([]);
    expect([
      [0, 1, 2, 3],
      [0, 2, 1, 3],
    ]).toContainEqual(
      known.findOrder(4, [
        [1, 0],
        [2, 0],
        [3, 1],
        [3, 2],
      ]),
    );
    expect(known.alien(["wrt", "wrf", "er", "ett", "rftt"])).toBe("wertf");
    expect(known.alien(["z", "x", "z"])).toBe("");
    expect(known.alien(["abc", "ab"])).toBe("");
    const names = ["rivest", "shamir", "adleman"];
    expect(isSorted(names, known.fox(names))).toBe(true);
    expect(
      known.fox([
        "car",
        "care",
        "careful",
        "carefully",
        "becarefuldontforgetsomething",
        "otherwiseyouwillbehacked",
        "goodluck",
      ]),
    ).not.toBe("Impossible");
    expect(
      known.fox([
        "tourist",
        "petr",
        "wjmzbmr",
        "yeputons",
        "vepifanov",
        "scottwu",
        "oooooooooooooooo",
        "subscriber",
        "rowdark",
        "tankengineer",
      ]),
    ).toBe("Impossible");
    // Pick Up Sticks is asked as the courses are: whichever lies on top comes first.
    expect(
      known.courses(3, [
        [1, 2],
        [2, 3],
      ]),
    ).toBe("1 2 3");
    expect(
      known.courses(2, [
        [1, 2],
        [2, 1],
      ]),
    ).toBe("IMPOSSIBLE");
  });

  test("words by chance have an alphabet exactly if one of all alphabets fits", () => {
    const draw = seededRandom(11);
    const alphabets = rowsOf(4).map((row) => row.map((v) => "abcd"[v]).join(""));
    let possible = 0;
    for (let k = 0; k < tries(200); k++) {
      const words = Array.from({ length: 2 + Math.floor(draw() * 4) }, () =>
        Array.from({ length: 1 + Math.floor(draw() * 3) }, () => "abcd"[Math.floor(draw() * 4)]).join(""),
      );
      const fits = alphabets.some((alphabet) => isSorted(words, alphabet));
      const found = letters(words, [..."abcd"]);
      expect(found !== undefined, words.join()).toBe(fits);
      if (found !== undefined) expect(isSorted(words, found), words.join()).toBe(true);
      if (fits) possible++;
    }
    expect(possible).toBeGreaterThan(10);
  });
});

describe("the article tells truly of its futures", () => {
  const outcome = async (input: string, text: string): Promise<Result> => {
    const future = parseFuture(text) ?? AS_WRITTEN;
    const problem = problemOf(
      { lesson, performing: await lesson.performing?.() },
      parse(inputOf("order-or-cycle", input)),
      future,
    );
    return recordFuture(lesson, problem as Problem, future).result as Result;
  };
  const orderOf = ({ order }: Result): readonly number[] => Array.from(order);
  const cycleIn = ({ cycle }: Result): readonly number[] => Array.from(cycle);

  test("5 comes before 4, and another fair row comes out", async () => {
    const [first, second] = [orderOf(await outcome("club", "")), orderOf(await outcome("club", "c10-1"))];
    expect([first[0], second[0]]).toEqual([4, 5]);
    expect(second.toSorted()).toEqual(first.toSorted());
  });

  test("with the result of 5 and 4 turned everybody gets a place, with that of 5 and 3 nobody more", async () => {
    expect(cycleIn(await outcome("contradiction", "")).toSorted()).toEqual([2, 4, 5]);
    expect(orderOf(await outcome("contradiction", "turn-5-4"))).toHaveLength(6);
    expect(cycleIn(await outcome("contradiction", "turn-5-3")).toSorted()).toEqual([2, 4, 5]);
  });

  test("begun at 5 the colours give another row, and another way back another cycle", async () => {
    expect(orderOf(await outcome("club-by-colours", "c0-5"))).not.toEqual(
      orderOf(await outcome("club-by-colours", "")),
    );
    const [one, other] = [await outcome("everybody", ""), await outcome("everybody", "c14-1")].map((each) =>
      cycleIn(each).toSorted(),
    );
    expect(one).toHaveLength(3);
    expect(other).not.toEqual(one);
  });
});
