import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "#algorithms/core/lesson/lesson.ts";
import { namedMarks } from "#algorithms/core/lesson/scene.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import {
  entries,
  exercises,
  faded,
} from "#algorithms/lessons/transpositions-and-exchanges/asked/questions.ts";
import { lesson } from "#algorithms/lessons/transpositions-and-exchanges/lesson.ts";
import {
  binomial,
  falling,
  numberOf,
  orderAt,
} from "#algorithms/lessons/transpositions-and-exchanges/orders.ts";
import { nextOrder } from "#algorithms/lessons/transpositions-and-exchanges/plain.ts";
import {
  EDITIONS,
  type Edition,
  fitted,
  KINDS,
  listLength,
  MOST_EXCHANGES,
  MOST_ORDERS,
  type Orders,
  type Problem,
} from "#algorithms/lessons/transpositions-and-exchanges/problem.ts";
import { solve } from "#algorithms/lessons/transpositions-and-exchanges/solve.ts";
import { asks, steps } from "#algorithms/lessons/transpositions-and-exchanges/steps.ts";
import { testMistakes } from "#test/support/mistake-of.ts";
import vectors from "../fixtures/transpositions-and-exchanges.json" with { type: "json" };
import { testOwnSolutions } from "../support/program-solution.ts";
import { expectOnFigure, questionsOf } from "../support/questions.ts";

function orders(s1: number, s2: number, edition: Edition = "2026"): number[][] {
  return entries({ s1, s2, kind: "transpositions", edition, size: 1 });
}

/** The exchanges as pairs of groups. */
function exchanges(s1: number, s2: number, size: number, edition: Edition = "2026"): [number[], number[]][] {
  return entries({ s1, s2, kind: "exchanges", edition, size }).map((entry) => [
    entry.slice(0, size),
    entry.slice(size),
  ]);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, k) => from + k);
}

/** All ways to line up `length` of these, in no particular order. */
function arrangements(players: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return players.toReversed().flatMap((p) =>
    arrangements(
      players.filter((q) => q !== p),
      length - 1,
    ).map((rest) => [...rest, p]),
  );
}

function subsets(players: readonly number[], size: number): number[][] {
  return Array.from({ length: 2 ** players.length }, (_, bits) =>
    players.filter((_p, k) => Math.floor(bits / 2 ** k) % 2 === 1),
  ).filter((group) => group.length === size);
}

const sum = (players: readonly number[]): number => players.reduce((total, p) => total + p, 0);
const ascending = (p: number, q: number): number => p - q;

/** The four priorities of the text in force, word by word. */
function byPriorities([a, b]: [number[], number[]], [c, d]: [number[], number[]]): number {
  if (a.length !== c.length) return a.length - c.length;
  const difference = sum(b) - sum(a) - (sum(d) - sum(c));
  if (difference !== 0) return difference;
  const highest = Math.max(0, ...a.filter((p) => !c.includes(p)), ...c.filter((p) => !a.includes(p)));
  if (highest > 0) return a.includes(highest) ? -1 : 1;
  const lowest = Math.min(99, ...b.filter((p) => !d.includes(p)), ...d.filter((p) => !b.includes(p)));
  if (lowest === 99) return 0;
  return b.includes(lowest) ? -1 : 1;
}

/** The pairs of S1 and S2 in an order, as a text that does not know which of two came from S1. */
function pairing(s1: readonly number[], s2: readonly number[]): string {
  return s1
    .map((p, k) => [p, s2[k]].sort(ascending).join("–"))
    .sort()
    .join(" ");
}

describe("the transpositions", () => {
  const [eleven, elevenNow, twoSix, twoSixNow, twoNine] = vectors.D1 as unknown as Record<string, never>[];

  test("are those of the text of 2012, homogeneous and heterogeneous", () => {
    const homogeneous = orders(5, 6, "2012");
    expect(homogeneous).toHaveLength(eleven?.["count"] as unknown as number);
    expect(homogeneous.slice(0, 50)).toEqual(eleven?.["first50"]);
    expect(homogeneous.at(-1)).toEqual(eleven?.["last"]);
    for (const [m, order] of Object.entries(eleven?.["checks"] as unknown as Record<string, number[]>))
      expect(homogeneous[Number(m)]).toEqual(order);
    const heterogeneous = orders(2, 6, "2012");
    expect(heterogeneous).toHaveLength(twoSix?.["count"] as unknown as number);
    expect(heterogeneous.slice(0, 50)).toEqual(twoSix?.["first50"]);
    const pairs = heterogeneous.map((order) => order.slice(0, 2).join());
    const first = pairs.flatMap((pair, m) => (pairs.indexOf(pair) === m ? [m] : []));
    expect(first).toEqual(twoSix?.["first_index_of_each_distinct"]);
  });

  test.each(["2017", "2026"] as const)("are those of the text of %s", (edition) => {
    const homogeneous = orders(5, 6, edition);
    expect(homogeneous).toHaveLength(elevenNow?.["count"] as unknown as number);
    expect(homogeneous.slice(0, 50)).toEqual(elevenNow?.["first50"]);
    expect([homogeneous[119], homogeneous[120], homogeneous.at(-1)]).toEqual([
      elevenNow?.["at119"],
      elevenNow?.["at120"],
      elevenNow?.["last"],
    ]);
    expect(orders(2, 6, edition)).toEqual(twoSixNow?.["all"]);
    const moved = orders(2, 9, edition);
    expect(moved).toHaveLength(twoNine?.["count"] as unknown as number);
    expect(moved.slice(0, 50)).toEqual(twoNine?.["first50"]);
    expect(moved.at(-1)).toEqual(twoNine?.["last"]);
  });

  test("of 4 + 4 begin as before 2012", () => {
    const first = vectors.D1.find(({ rule }) => rule === "pre-2012")?.["first8"];
    expect(orders(4, 4).slice(0, 8)).toEqual(first);
  });

  test("have 6-7-8-10-9 as the third of eleven players, and not what the Handbook shows", () => {
    expect(orders(5, 6)[2]).toEqual([6, 7, 8, 10, 9]);
    expect(orders(5, 6).findIndex((order) => order.join("-") === "6-7-8-10-11")).toBe(3);
  });

  test("are what sorting all arrangements gives, in every edition, for all brackets with S2 to 6", () => {
    for (let s2 = 1; s2 <= 6; s2++) {
      for (let s1 = 1; s1 <= s2; s1++) {
        for (const edition of EDITIONS) {
          const counted = edition === "2012" ? s2 : s1;
          // BSNs have at most two digits here, so letters compare as numbers do.
          const word = (order: readonly number[]) => String.fromCharCode(...order.map((p) => 64 + p));
          const all = arrangements(range(s1 + 1, s1 + s2), counted).sort((v, w) =>
            word(v) < word(w) ? -1 : 1,
          );
          expect(orders(s1, s2, edition)).toEqual(all);
        }
      }
    }
  });

  test("of the two editions make the same pairings in the same order", () => {
    for (const [s1, s2] of [
      [1, 4],
      [2, 5],
      [3, 5],
      [2, 6],
      [4, 6],
      [5, 6],
      [4, 4],
    ] as const) {
      const seen = new Set(orders(s1, s2, "2012").map((order) => order.slice(0, s1).join("-")));
      expect([...seen]).toEqual(orders(s1, s2, "2026").map((order) => order.join("-")));
      const repeats = falling(s2 - s1, s2 - s1);
      expect(orders(s1, s2, "2012")).toHaveLength(seen.size * repeats);
    }
  });

  test("stay within two million steps for every bracket that is allowed", () => {
    for (let s2 = 1; s2 <= 12; s2++) {
      for (let s1 = 1; s1 <= s2; s1++) {
        for (const counted of [s1, s2]) {
          const length = falling(s2, counted);
          if (length > MOST_ORDERS) continue;
          // An order takes at most six steps: list, skip, pivot, heir, swap, turn. Nothing is skipped if one is left over.
          const most = counted < s2 - 1 ? 6 : 5;
          expect(length * most + s2 + 2).toBeLessThanOrEqual(2_000_000);
        }
      }
    }
    const { trace, stopped } = record(
      lesson,
      fitted({ s1: 9, s2: 9, kind: "transpositions", edition: "2026", size: 1 }),
    );
    expect(stopped).toBe(false);
    expect(trace.occurrence("last", 1)).toBe(trace.length);
  });

  test("take, when one place after the other counts, less than two places behind the pivot on average", () => {
    for (const s2 of [4, 5, 6, 7]) {
      const all = orders(s2, s2);
      const falls = all.map((order) => {
        let length = 1;
        while (length < s2 && order[s2 - length - 1] > order[s2 - length]) length++;
        return length;
      });
      expect(sum(falls) / all.length).toBeLessThan(2);
    }
  });
});

describe("the number of an order", () => {
  const bracket = fc
    .record({ n: fc.integer({ min: 1, max: 12 }), first: fc.integer({ min: 1, max: 40 }) })
    .chain(({ n, first }) =>
      fc.record({ n: fc.constant(n), first: fc.constant(first), counted: fc.integer({ min: 1, max: n }) }),
    )
    .chain(({ n, first, counted }) =>
      fc.record({
        n: fc.constant(n),
        first: fc.constant(first),
        counted: fc.constant(counted),
        number: fc.integer({ min: 0, max: falling(n, counted) - 1 }),
        order: fc.shuffledSubarray(range(first, first + n - 1), { minLength: n, maxLength: n }),
      }),
    );

  test("and the order with a number undo each other", () => {
    fc.assert(
      fc.property(bracket, ({ n, first, counted, number, order }) => {
        const made = orderAt(number, n, counted, first);
        expect(made.toSorted(ascending)).toEqual(range(first, first + n - 1));
        expect(numberOf(made, counted)).toBe(number);
        expect(orderAt(numberOf(order, counted), n, counted, first).slice(0, counted)).toEqual(
          order.slice(0, counted),
        );
      }),
    );
  });

  test("counts the list: number m is what comes after m steps", () => {
    for (const [s1, s2] of [
      [5, 6],
      [3, 3],
      [2, 6],
      [1, 5],
      [4, 6],
    ] as const) {
      for (const [m, order] of orders(s1, s2).entries()) {
        const rest = range(s1 + 1, s1 + s2).filter((p) => !order.includes(p));
        expect(orderAt(m, s2, s1, s1 + 1)).toEqual([...order, ...rest]);
        expect(numberOf([...order, ...rest], s1)).toBe(m);
      }
    }
  });

  test("of the article’s examples is 36 and 400", () => {
    expect(numberOf([6, 8, 10, 7, 9, 11], 5)).toBe(36);
    expect(orderAt(400, 6, 5, 6)).toEqual([9, 7, 10, 11, 6, 8]);
  });
});

describe("the exchanges", () => {
  const ranked = (list: [number[], number[]][]) =>
    list.map(([down, up], k) => ({ rank: k + 1, out_of_S1: down, out_of_S2: up, diff: sum(up) - sum(down) }));

  test.each(EDITIONS)("of 5 + 6 are those of the text of %s", (edition) => {
    const { single, double, triple_first50: triple } = vectors.D2;
    expect(ranked(exchanges(5, 6, 1, edition))).toEqual(single.order);
    expect(ranked(exchanges(5, 6, 2, edition))).toEqual(double.order);
    expect(ranked(exchanges(5, 6, 3, edition)).slice(0, 50)).toEqual(triple.order);
    expect([1, 2, 3, 4, 5].map((size) => exchanges(5, 6, size, edition).length)).toEqual([
      single.count,
      double.count,
      triple.count,
      75,
      6,
    ]);
  });

  test("fill the two matrices of 2012, cell by cell", () => {
    for (const [size, matrix] of [
      [1, vectors.D2.single_rank_matrix],
      [2, vectors.D2.double_rank_matrix],
    ] as const) {
      const { trace } = record(lesson, { s1: 5, s2: 6, kind: "exchanges", edition: "2012", size });
      const { plate } = lesson.scene(
        { s1: 5, s2: 6, kind: "exchanges", edition: "2012", size },
        trace.cursor().seek(trace.length),
      );
      const shown = new Map(namedMarks(plate).map(({ id, text }) => [id, text]));
      const rows = Object.entries(matrix.rows as Readonly<Record<string, number[]>>);
      // As objects keep their keys in the order of numbers first, 6.10 needs its place by its groups.
      const place = ([name]: [string, number[]]) => name.split(".").map(Number);
      rows.sort((one, other) => {
        const [a, b] = [place(one), place(other)];
        return a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0);
      });
      expect(rows).toHaveLength(size === 1 ? 6 : 15);
      for (const [j, [, ranks]] of rows.entries()) {
        for (const [i, rank] of ranks.entries()) expect(shown.get(`c${i}.${j}`)).toBe(`${rank}.`);
      }
    }
  });

  test("show the differences of the matrix before they are listed", () => {
    const problem: Problem = { s1: 5, s2: 6, kind: "exchanges", edition: "2026", size: 2 };
    const { plate } = lesson.scene(problem, record(lesson, problem).trace.cursor().seek(1));
    const shown = new Map(namedMarks(plate).map(({ id, text }) => [id, text]));
    const lists = vectors.D2.double.S2_list.map((group) => group.join("."));
    const cells = vectors.D2.double_diff_matrix as Readonly<Record<string, number[]>>;
    for (const [j, name] of lists.entries())
      for (const [i, d] of cells[name].entries()) expect(shown.get(`c${i}.${j}`)).toBe(String(d));
  });

  test("are what sorting by the four priorities gives, for brackets of 2 to 12 players and sizes 1 to 3", () => {
    for (let n = 2; n <= 12; n++) {
      for (let s1 = 1; s1 <= n / 2; s1++) {
        for (let size = 1; size <= Math.min(3, s1); size++) {
          const all = subsets(range(1, s1), size).flatMap((down) =>
            subsets(range(s1 + 1, n), size).map((up): [number[], number[]] => [down.toReversed(), up]),
          );
          expect(exchanges(s1, n - s1, size)).toEqual(all.sort(byPriorities));
        }
      }
    }
  });

  test("agree with the comparisons that the Handbook makes, and with 4 + 4 of old where it has entries", () => {
    for (const { better, worse } of vectors.D2.handbook_comparisons) {
      const place = ({ out, in: up }: { out: number[]; in: number[] }) =>
        exchanges(5, 6, out.length).findIndex(([a, b]) => a.join() === out.join() && b.join() === up.join());
      expect(place(better)).toBeGreaterThanOrEqual(0);
      expect(place(better)).toBeLessThan(place(worse));
    }
    const small = exchanges(4, 4, 1).map(([[down], [up]]) => [down, up]);
    expect(small).toEqual(vectors.D2.pre2012_8_players.full_4x4_by_later_rule);
    expect(small.filter(([down, up]) => down !== 1 && up !== 8)).toEqual(vectors.D2.pre2012_8_players.single);
  });

  test("leave both parts in order and nobody lost after each exchange", () => {
    for (const size of [1, 2, 3, 4, 5]) {
      const problem: Problem = { s1: 5, s2: 6, kind: "exchanges", edition: "2026", size };
      const { trace } = record(lesson, problem);
      const cursor = trace.cursor();
      for (const [k, [down, up]] of exchanges(5, 6, size).entries()) {
        const { cells } = cursor.seek(trace.occurrence("sort", k + 1));
        const S1 = [...range(1, 5).filter((p) => !down.includes(p)), ...up].sort(ascending);
        const S2 = [...range(6, 11).filter((p) => !up.includes(p)), ...down].sort(ascending);
        expect([Array.from(cells["S1"] ?? []), Array.from(cells["S2"] ?? [])]).toEqual([S1, S2]);
        const after = cursor.seek(trace.occurrence("back", k + 1)).cells;
        expect([...Array.from(after["S1"] ?? []), ...Array.from(after["S2"] ?? [])]).toEqual(range(1, 11));
      }
    }
  });

  test("of 2 + 2 show a wrong tie-break at number 2, and no smaller bracket does", () => {
    const wrongOrder = (s1: number, s2: number) =>
      exchanges(s1, s2, 1).toSorted(
        ([[a = 0], [b = 0]], [[c = 0], [d = 0]]) => b - a - (d - c) || b - d || c - a,
      );
    expect(exchanges(2, 2, 1)[1]).toEqual([[2], [4]]);
    expect(wrongOrder(2, 2)[1]).toEqual([[1], [3]]);
    for (const [s1, s2] of [
      [1, 1],
      [1, 2],
      [1, 3],
    ] as const)
      expect(wrongOrder(s1, s2)).toEqual(exchanges(s1, s2, 1));
  });
});

describe("how many exchanges are useful", () => {
  /** For each size from 0: the pairings that are new. */
  function newPairings(s1: number, s2: number): number[] {
    const seen = new Set<string>();
    return range(0, s1).map((size) => {
      const before = seen.size;
      const list: [number[], number[]][] = size === 0 ? [[[], []]] : exchanges(s1, s2, size);
      const lower = arrangements(range(0, s2 - 1), s1);
      for (const [down, up] of list) {
        const S1 = [...range(1, s1).filter((p) => !down.includes(p)), ...up].sort(ascending);
        const S2 = [...range(s1 + 1, s1 + s2).filter((p) => !up.includes(p)), ...down].sort(ascending);
        for (const order of lower)
          seen.add(
            pairing(
              S1,
              order.map((k) => S2[k]),
            ),
          );
      }
      return seen.size - before;
    });
  }

  test("is half of S2, for brackets of 4 to 8 players", () => {
    for (const [s1, s2] of [
      [2, 2],
      [2, 3],
      [3, 3],
      [2, 4],
      [3, 4],
      [4, 4],
      [2, 5],
    ] as const) {
      const fresh = newPairings(s1, s2);
      expect(fresh.map((count) => count > 0)).toEqual(range(0, s1).map((size) => size <= Math.floor(s2 / 2)));
      // All ways to make s1 pairs: who is left over, and then one partner after the other.
      const n = s1 + s2;
      let all = binomial(n, 2 * s1);
      for (let k = 2 * s1 - 1; k > 1; k -= 2) all *= k;
      expect(sum(fresh)).toBe(all);
    }
  });
});

describe("the blocks of the comparison", () => {
  test("end with their last order, in both editions", () => {
    for (const [edition, length] of [
      ["2012", 120],
      ["2026", 5],
    ] as const) {
      const problem: Problem = { s1: 2, s2: 6, kind: "transpositions", edition, size: 1 };
      const { trace } = record(lesson, problem);
      const ends = lesson.milestones?.(problem, trace) ?? [];
      expect(ends.map((end) => trace.stepAt(end))).toEqual(
        range(1, 6).map((block) => ({ step: "list", a: block * length - 1, b: 0 })),
      );
    }
  });

  test("of exchanges end where the next difference begins", () => {
    const problem: Problem = { s1: 2, s2: 2, kind: "exchanges", edition: "2026", size: 1 };
    const { trace } = record(lesson, problem);
    const ends = lesson.milestones?.(problem, trace) ?? [];
    expect(ends.map((end) => trace.stepAt(end).step)).toEqual(["back", "back", "complete"]);
  });
});

describe("the tables", () => {
  function tableAt(text: string, id: string, step?: readonly [string, number]) {
    const problem = lesson.parse(text);
    const { trace } = record(lesson, problem);
    const position = step === undefined ? trace.length : trace.occurrence(...step);
    const { tables } = lesson.scene(problem, trace.cursor().seek(position));
    const table = tables.find((each) => each.id === id);
    return {
      note: table?.note,
      rows: (table?.rows ?? []).map(({ head, cells }) => [head, ...cells.map(({ text: own }) => own)]),
    };
  }

  test("say what each size of exchange brings, as the article does", () => {
    expect(tableAt("S1 5\nS2 6\nkind: exchanges", "sizes").rows).toEqual([
      ["1", "30", "1–10", "yes"],
      ["2", "150", "4–18", "yes"],
      ["3", "200", "9–24", "yes"],
      ["4", "75", "16–28", "none"],
      ["5", "6", "25–30", "none"],
    ]);
  });

  test("say how long the lists of the editions are", () => {
    const rows = [
      ["2012", "720", "30"],
      ["2017, 2026", "30", "30"],
    ];
    expect(tableAt("S1 2\nS2 6", "editions").rows).toEqual(rows);
    expect(tableAt("S1 2\nS2 6\nedition: 2012", "editions").rows).toEqual(rows);
  });

  test("work out number 36 of the article, 6-8-10-7-9", () => {
    expect(tableAt("S1 5\nS2 6", "digits", ["list", 37])).toEqual({
      note: "sum 36",
      rows: [
        ["1", "6", "0", "× 120", "0"],
        ["2", "8", "1", "× 24", "24"],
        ["3", "10", "2", "× 6", "12"],
        ["4", "7", "0", "× 2", "0"],
        ["5", "9", "0", "× 1", "0"],
      ],
    });
  });

  test("list the latest exchanges and nothing that lies ahead", () => {
    const { note, rows } = tableAt("S1 5\nS2 6\nkind: exchanges\nsize: 2", "exchanges", ["exchange", 4]);
    expect(note).toBe("4 of 150");
    expect(rows).toEqual([
      ["1", "5.4", "6.7", "4"],
      ["2", "5.4", "6.8", "5"],
      ["3", "5.3", "6.7", "5"],
      ["4", "5.4", "6.9", "6"],
      ["5", "·", "·", "·"],
      ["6", "·", "·", "·"],
      ["7", "·", "·", "·"],
    ]);
  });
});

describe("the certificate", () => {
  const problem = (kind: Problem["kind"]): Problem => ({ s1: 3, s2: 4, kind, edition: "2026", size: 2 });
  const spoiled = (kind: Problem["kind"], spoil: (list: number[], width: number) => void): Orders => {
    const { width, list } = solve(problem(kind), silentRecorder(steps, asks));
    const copy = [...list];
    spoil(copy, width);
    return { count: copy.length / width, width, list: copy };
  };

  test.each<[string, Problem["kind"], (list: number[], width: number) => void]>([
    ["players", "transpositions", (list) => list.splice(0, 1, list[1])],
    ["players", "transpositions", (list) => list.splice(0, 1, 3)],
    ["players", "exchanges", (list) => list.push(...list.splice(0, 4).reverse())],
    ["count", "transpositions", (list, width) => list.splice(width, width)],
    ["count", "exchanges", (list, width) => list.splice(width, width)],
    ["growing", "transpositions", (list, width) => list.push(...list.splice(0, width))],
    [
      "growing",
      "exchanges",
      (list, width) =>
        list.splice(width, 2 * width, ...list.slice(2 * width, 3 * width), ...list.slice(width, 2 * width)),
    ],
  ])("breaks at the claim “%s” when the list of %s is spoiled", (claim, kind, spoil) => {
    expect(() => check(lesson, problem(kind), spoiled(kind, spoil))).toThrow(
      `the claim "${claim}" does not hold`,
    );
  });
});

describe("an input", () => {
  const problem: fc.Arbitrary<Problem> = fc
    .record({
      s1: fc.integer({ min: 1, max: 12 }),
      s2: fc.integer({ min: 1, max: 12 }),
      kind: fc.constantFrom(...KINDS),
      edition: fc.constantFrom(...EDITIONS),
      size: fc.integer({ min: 1, max: 5 }),
    })
    .map(fitted);

  test("is read back as it was written, and its list is short enough", () => {
    fc.assert(
      fc.property(problem, (written) => {
        expect(lesson.parse(lesson.format(written))).toEqual(written);
        const most = written.kind === "exchanges" ? MOST_EXCHANGES : MOST_ORDERS;
        expect(listLength(written)).toBeLessThanOrEqual(most);
      }),
    );
  });

  test("may be written in other ways", () => {
    expect(
      lesson.parse("\uFEFF# a remark\n s2 = 6\r\nS1: 5 # the upper part\n\nKIND exchanges\nsize 2"),
    ).toEqual({
      s1: 5,
      s2: 6,
      kind: "exchanges",
      edition: "2026",
      size: 2,
    });
  });

  testMistakes(lesson, [
    ["nothing", "", 1, 1],
    ["no S2", "S1 5\n", 2, 1],
    ["a word for a number", "S1 five\nS2 6", 1, 4],
    ["S1 too large", "S1 13\nS2 13", 1, 4],
    ["nobody", "S1: 0\nS2 6", 1, 5],
    ["S2 smaller than S1", "S1 5\nS2 4", 2, 4],
    ["an unknown line", "S1 5\nS2 6\n  players 11", 3, 3],
    ["a line twice", "S1 5\nS2 6\nS1 5", 3, 1],
    ["an unknown list", "S1 5\nS2 6\nkind: swaps", 3, 7],
    ["an unknown edition", "S1 5\nS2 6\nedition: 2010", 3, 10],
    ["an exchange larger than S1", "S1 2\nS2 6\nkind: exchanges\nsize: 3", 4, 7],
    ["an exchange of six", "S1 6\nS2 6\nkind: exchanges\nsize: 6", 4, 7],
    ["too many orders of 2012", "edition: 2012\nS1 2\nS2 10", 3, 4],
    ["too many orders", "S1 9\nS2 10", 2, 4],
    ["too many exchanges", "S1 12\nS2 12\nkind: exchanges\nsize: 3", 4, 7],
  ]);
});

describe("a question", () => {
  test("has the answer that the run then gives, at every position", () => {
    const asked = new Set<string>();
    for (const name of [
      "S1 3\nS2 4",
      "S1 2\nS2 5",
      "S1 2\nS2 4\nedition: 2012",
      "S1 5\nS2 6\nkind: exchanges\nsize: 2",
    ]) {
      const problem = lesson.parse(name);
      for (const asking of questionsOf(lesson, problem)) {
        const { question, position, next, later } = asking;
        asked.add(next.step);
        const after = later.seek(position + 1).cells;
        const listed = after["listed"]?.[0] ?? 0;
        const cell = Array.from(after["rank"] ?? []).indexOf(listed);
        const rows = binomial(problem.s2, problem.size);
        const truth = {
          pivot: () => `p${after["pivot"]?.[0]}`,
          heir: () => `p${after["heir"]?.[0]}`,
          exchange: () => `c${Math.floor(cell / rows)}.${cell % rows}`,
        }[next.step as "pivot" | "heir" | "exchange"]();
        expect(question.answers).toEqual([truth]);
        expectOnFigure(lesson, problem, asking);
      }
    }
    expect([...asked].toSorted()).toEqual(["exchange", "heir", "pivot"]);
  });
});

describe("the plain step", () => {
  test("goes through every order once, equal letters too", () => {
    for (const word of [[1], [1, 2, 3, 4, 5], [1, 1, 2, 2], [0, 0, 0], [1, 2, 2, 3, 3]]) {
      const seen = [word.join("")];
      const order = [...word];
      while (nextOrder(order)) seen.push(order.join(""));
      const all = new Set<string>();
      const fill = (left: readonly number[], done: string): void => {
        if (left.length === 0) all.add(done);
        for (const [i, p] of left.entries()) fill(left.toSpliced(i, 1), `${done}${p}`);
      };
      fill(word, "");
      expect(seen).toEqual([...all].sort());
    }
  });
});

describe("the wrong program", () => {
  test("fails at exactly those numbers where sorting shows another exchange", () => {
    const task = exercises["wrong"](0);
    let failed = 0;
    for (let s1 = 1; s1 <= 4; s1++)
      for (let s2 = s1; s2 <= 5; s2++) {
        const pairs = range(1, s1).flatMap((down) => range(s1 + 1, s1 + s2).map((up) => [down, up] as const));
        const rule = pairs.toSorted(([a, b], [c, d]) => b - a - (d - c) || c - a || b - d);
        const friend = pairs.toSorted(([a, b], [c, d]) => b - a - (d - c) || b - d || c - a);
        for (let k = 1; k <= pairs.length; k++) {
          const differs = rule[k - 1].join() !== friend[k - 1].join();
          expect(task.grade([s1, s2, k].map(String)).right, `${s1} + ${s2}, ${k}`).toBe(differs);
          if (differs) failed++;
        }
      }
    expect(failed).toBeGreaterThan(20);
    expect(task.grade(["1", "3", "2"]).reason).toMatch(/no tie/);
    expect(task.grade(["2", "2", "1"]).reason).toMatch(/survives at this number/);
    expect(task.grade(["3", "2", "1"]).reason).toMatch(/at least as many/);
    expect(task.grade(["2", "2", "9"]).reason).toMatch(/1 to 4/);
  });
});

describe("an exercise", () => {
  testOwnSolutions(exercises, (right, id) => {
    const players = right.split(/[-.]/);
    const last = String(Number(players.at(-1)) + 1);
    const swapped = players.length > 2 ? [players.with(0, players[1]).with(1, players[0]).join("-")] : [];
    // Many brackets and numbers break the wrong program.
    if (id === "wrong") return ["x", "999999"];
    return [players.with(-1, last).join("-"), "x", "999999", ...(id === "exchange" ? [] : swapped)];
  });

  test("begins with the ones of the article", () => {
    const solution = (id: string) => exercises[id](0).solution;
    expect(solution("next")).toEqual(["7-6-8-9-10-11"]);
    // 500 = 4 · 120 + 0 · 24 + 3 · 6 + 1 · 2 + 0.
    expect(solution("mth")).toEqual(["10-6-11-8-7"]);
    expect(solution("lengths")).toEqual(["5040", "210", "24"]);
    const after = vectors.D2.double.order[12];
    expect(solution("exchange")).toEqual([after?.out_of_S1.join("."), after?.out_of_S2.join(".")]);
  });

  test("on the number of an order agrees with the list", () => {
    const task = exercises["number"](0);
    const order = orders(5, 6)[Number(task.solution[0])];
    expect(task.prompt).toContain(`begins ${order.join("-")}, `);
  });

  test("with blanks takes its own rows, in any order inside a group, and says why not", () => {
    const table = faded(9);
    const all = subsets(range(1, 4), 2).flatMap((down) =>
      subsets(range(5, 9), 2).map((up): [number[], number[]] => [down.toReversed(), up]),
    );
    const first = all.sort(byPriorities).slice(0, 7);
    expect(table.rows).toEqual(
      first.map(([down, up]) => [down.join("."), up.join("."), String(sum(up) - sum(down))]),
    );
    expect(table.grade(table.rows).cells.flat().every(Boolean)).toBe(true);
    expect(table.grade([["3, 4", "", ""]])).toMatchObject({
      cells: [[true, undefined, undefined]],
      reason: "",
    });
    expect(table.grade([["4.4", "5.7", "3"]])).toMatchObject({ cells: [[false, false, false]] });
    expect(table.grade([["", "5.7", "3"]]).reason).toContain("No. 1");
  });
});
