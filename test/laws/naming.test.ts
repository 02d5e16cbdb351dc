/** Who fills a worked table by a wrong program is told which, and nobody else is told anything. */
import { describe, expect, test } from "vitest";
import {
  type Exercises,
  type FadedTable,
  isGiven,
  NOTHING,
  type Program,
  type WorkedTable,
} from "#algorithms/core/lesson/exercise.ts";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import {
  isTelling,
  namedMistake,
  type Spelled,
  spelledTable,
  wrongTables,
} from "#algorithms/core/mistakes/named-mistake.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { tries } from "#test/depth.ts";
import { exercisesOf } from "../support/all-exercises.ts";
import { mutated } from "../support/all-mutants.ts";
import { workedTables } from "../support/worked-tables.ts";

/** So many runs of each kind. */
const RUNS = tries(500);
/** Per cent. */
const LEAST_NAMED = 95;
const LEAST_NAMED_WITH_A_SLIP = 75;
const MOST_ACCUSED = 0.5;
const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1);

type Rows = readonly (readonly string[])[];
type Random = () => number;
type Change = (rows: Rows, random: Random) => Rows;

/**
 * The worked tables of each lesson, its own one and the others by name, each with the sizes and seeds that are looked
 * through for some that tell mistakes apart; with none, no size does.
 */
const LOOKED_THROUGH: Readonly<Record<string, Readonly<Record<string, readonly Instantiation[]>>>> = {
  "circle-method": { faded: [5, 7, 9, 11].map(sized), colored: [6, 8, 10, 12].map(sized) },
  "recursive-halving": { faded: upTo(16).slice(4).map(sized), colored: upTo(16).slice(4).map(sized) },
  rotation: { faded: [6, 8, 10, 12].map(sized), double: [3, 5, 7, 9].map(sized) },
  "first-move": { breaks: upTo(20).map((seed) => [7, seed]) },
  "tournament-systems": { draw: [5, 6, 8, 11, 13, 21].map(sized) },
  "transpositions-and-exchanges": { orders: [6, 7, 8, 9].map(sized) },
  "augmenting-paths": {
    faded: upTo(40).map((seed) => [6, seed]),
    cover: upTo(60).map((seed) => [12, seed]),
  },
  floods: {
    faded: upTo(12).map((seed) => [4, seed]),
    knight: upTo(40).map((seed) => [4, seed]),
  },
  "order-or-cycle": { faded: upTo(60).map((seed) => [6, seed]) },
  "union-find": {
    faded: upTo(20).map((seed) => [6, seed]),
    kruskal: upTo(20).map((seed) => [6, seed]),
  },
  "weighted-blossom": { prices: upTo(60).map((seed) => [6, seed]) },
  "swiss-by-matching": { rounds: [11, 13, 15, 17].map(sized) },
};

type Instantiation = readonly [n: number, seed: number];

function sized(n: number): Instantiation {
  return [n, 0];
}

/** The worked tables of this name, in the instances that are looked through. */
function lookedThrough(id: string, { faded, tables = {} }: Exercises): (readonly [string, FadedTable[]])[] {
  return Object.entries(LOOKED_THROUGH[id] ?? {}).map(([name, instantiations]) => {
    const make = (name === "faded" ? faded : tables[name]) as WorkedTable;
    return [name, instantiations.map(([n, seed]) => make(n, seed))] as const;
  });
}

const made = new WeakMap<FadedTable, ReadonlyMap<string, Spelled>>();

/** What mutants make of a table, which is asked of each of them once. */
function wrongOf(
  table: FadedTable,
  programs: Readonly<Record<string, Program>>,
): ReadonlyMap<string, Spelled> {
  const wrong = made.get(table) ?? wrongTables(table, programs);
  made.set(table, wrong);
  return wrong;
}

interface Instance {
  readonly table: FadedTable;
  readonly right: Spelled;
  readonly wrong: ReadonlyMap<string, Spelled>;
  /** What the mutants fill in, of those that can be told from the right program here. */
  readonly made: readonly (readonly [name: string, rows: Rows])[];
  isAsked(row: number, column: number): boolean;
}

/** The tables that tell mistakes apart, to be filled in whole and as an article gives them. */
function tellingOnes(tables: readonly FadedTable[], programs: Readonly<Record<string, Program>>): Instance[] {
  return tables.flatMap((table) => {
    const right = spelledTable(table, table.rows);
    const wrong = wrongOf(table, programs);
    const { length } = table.columns;
    return [() => true, (row: number, column: number) => !isGiven(row, column, length)]
      .filter((isAsked) => isTelling(right, wrong, isAsked))
      .map((isAsked) => {
        const isSeen = ([, rows]: readonly [string, Spelled]): boolean =>
          rows.some((row, r) => row.some((text, c) => isAsked(r, c) && !right[r]?.includes(text)));
        const made = [...wrong].filter(isSeen).map(([name]) => {
          const own = table.compared?.rowsOf(programs[name] as Program, runMutant) ?? [];
          return [name, table.rows.map((row, r) => row.map((_, c) => own[r]?.[c] ?? NOTHING))] as const;
        });
        return { table, right, wrong, made, isAsked };
      });
  });
}

/** The numbers of a table, as they are written. */
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

function oneOf<T>(items: readonly T[], random: Random): T {
  return items[between(random, 0, items.length - 1)] as T;
}

/** Somebody's slip: another number stands in the cell, and nobody plays themselves. */
function slipped(text: string, rows: Rows, random: Random): string {
  const all = [...new Set(rows.flat().flatMap(numbersIn))];
  const own = numbersIn(text);
  if (own.length === 0) return oneOf(rows.flat(), random);
  const at = between(random, 0, own.length - 1);
  const others = all.filter((number) => !own.includes(number));
  let seen = -1;
  return text.replace(/\d+/g, (number) => (++seen === at ? oneOf(others, random) : number));
}

/** Slips in so many cells. */
function withSlips(rows: Rows, count: number, random: Random): Rows {
  const changed = rows.map((row) => [...row]);
  const places = rows.flatMap((row, r) => row.map((_, c) => [r, c] as const));
  for (let k = 0; k < count; k++) {
    const [[r, c]] = places.splice(between(random, 0, places.length - 1), 1) as [readonly [number, number]];
    (changed[r] as string[])[c] = slipped(rows[r]?.[c] as string, rows, random);
  }
  return changed;
}

/** Two rows are exchanged, one is forgotten, or one is written twice. */
function withRowSlip(rows: Rows, random: Random): Rows {
  const [r, s] = [between(random, 0, rows.length - 2), between(random, 0, rows.length - 1)];
  const row = (k: number) => rows[k] as readonly string[];
  switch (between(random, 0, 2)) {
    case 0:
      return rows.with(r, row(s)).with(s, row(r));
    case 1:
      return [...rows.toSpliced(r, 1), row(r).map(() => "")];
    default:
      return rows.toSpliced(r, 0, row(r)).slice(0, -1);
  }
}

/** Numbers by chance in every cell. */
function guessed(rows: Rows, random: Random): Rows {
  const all = [...new Set(rows.flat().flatMap(numbersIn))];
  const drawn = (text: string): string => {
    let left = all;
    return text.replace(/\d+/g, () => {
      const number = oneOf(left, random);
      left = left.filter((other) => other !== number);
      return number;
    });
  };
  return rows.map((row) => row.map(drawn));
}

/** The share of runs, in per cent, of which the names fit. */
function share(
  instances: readonly Instance[],
  fits: (instance: Instance, random: Random) => boolean,
): number {
  const random = seededRandom(20);
  let count = 0;
  for (let run = 0; run < RUNS; run++)
    if (fits(instances[run % instances.length] as Instance, random)) count++;
  return (100 * count) / RUNS;
}

const cases = mutated.map(({ lesson, mutants, solvers }) => {
  const exercises = exercisesOf(lesson.id) as Exercises;
  return { id: lesson.id, mutants, solvers, exercises, tables: lookedThrough(lesson.id, exercises) };
});
const compared = cases.flatMap(({ id, solvers, tables }) =>
  tables.map(([name, all]) => [`${id}, ${name}`, tellingOnes(all, solvers)] as const),
);

describe.each(compared)("in tables of %s", (_name, instances) => {
  const namesOf = ({ table, right, wrong, isAsked }: Instance, rows: Rows): readonly string[] => {
    const typed = rows.map((row, r) => row.map((text, c) => (isAsked(r, c) ? text : "")));
    return namedMistake(spelledTable(table, typed), right, wrong);
  };
  /** Runs of mutants that are named as they are, or as one that fills in the same; and as another one. */
  const named = (change: Change): readonly [right: number, wrong: number] => {
    const verdict = (instance: Instance, random: Random): boolean | undefined => {
      const [name, rows] = oneOf(instance.made, random);
      const names = namesOf(instance, change(rows, random));
      return names.length === 0 ? undefined : names.includes(name);
    };
    return [true, false].map((wanted) =>
      share(instances, (instance, random) => verdict(instance, random) === wanted),
    ) as [number, number];
  };
  const accused = (change: Change): number =>
    share(instances, (instance, random) => namesOf(instance, change(instance.table.rows, random)).length > 0);

  test("there are three at least that tell mistakes apart", () => {
    expect(instances.length).toBeGreaterThanOrEqual(3);
  });

  test("a run of a mutant is named, and with a slip in it most of the time, and as no other one", () => {
    const [right, wrong] = named((rows) => rows);
    expect(right).toBeGreaterThanOrEqual(LEAST_NAMED);
    expect(wrong).toBeLessThanOrEqual(MOST_ACCUSED);
    const [slipped, mistaken] = named((rows, random) => withSlips(rows, 1, random));
    expect(slipped).toBeGreaterThanOrEqual(LEAST_NAMED_WITH_A_SLIP);
    expect(mistaken).toBeLessThanOrEqual(MOST_ACCUSED);
  });

  test("what is right is never accused", () => {
    expect(accused((rows) => rows)).toBe(0);
  });

  test.each<[string, Change]>([
    ["one slip", (rows, random) => withSlips(rows, 1, random)],
    ["two slips", (rows, random) => withSlips(rows, 2, random)],
    ["three slips", (rows, random) => withSlips(rows, 3, random)],
    ["a slip of a row", withRowSlip],
    ["guesses in every cell", guessed],
  ])("%s: nobody is accused of a mistake", (_what, change) => {
    expect(accused(change)).toBeLessThanOrEqual(MOST_ACCUSED);
  });
});

/**
 * The mutants that no worked table of an article names: those that a table of another size or seed does, and those that
 * none does, each with the reason. All others are named when a reader fills in the cells that are asked as they do.
 */
const NAMED_AT_OTHER_SIZES: Readonly<Record<string, readonly string[]>> = {
  // It errs at the seam: of five or six players in cells that are given, and in one other.
  "circle-method": ["wrap-short"],
  // On the article's boards they change one cell, which can be a slip, or none.
  floods: ["target-blocks", "seven-jumps"],
  // In the article's graph they change nothing, or no more than a slip does.
  "augmenting-paths": ["stop-at-first-failure", "labels-stay", "skip-forgotten"],
  // Of six players they exchange days, and that can be a slip.
  "recursive-halving": ["rest-wrong-turn", "other-way"],
  // It errs where a place is empty, and the tables of the article have four and six players.
  rotation: ["dummy-last"],
  // It comes to the same in the seven of the article.
  "swiss-by-matching": ["colors-forgotten"],
  // It errs for powers of two only.
  "tournament-systems": ["one-round-more"],
};
const NAMED_IN_NONE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blossom: {
    "one-search": "the table ends with the search after which it stops",
    "one-tree": "its events are those of the right run with one left out, and that can be a slip",
    "flip-shifted": "the table tells how trees grow, not how a path is changed",
    "free-in-barrier": "the table tells how trees grow, and nothing of the proof",
  },
  "first-move": {
    "middle-black": "the row of a player meets the middle once",
    "color-by-round": "in the row of player 2 it errs once, and elsewhere the colors are given",
  },
  floods: {
    "way-from-target": "the tables have numbers and regions, and no way",
    anticlockwise: "it gives the same numbers and regions",
  },
  "order-or-cycle": {
    ...Object.fromEntries(
      ["never-counts", "tail-kept", "backwards", "all-that-is-left", "no-grey", "path-not-cut"].map(
        (name) => [name, "it errs where there is a cycle, and the results of the tables have an order"],
      ),
    ),
    "by-wins": "it sorts at the end, and the table tells how the places are taken",
  },
  "union-find": {
    "one-step": "no vertex of a tree of six is three steps deep",
    "last-for-first": "the table asks of each edge whether it closes a cycle",
    "ties-backwards": "in the table all weights are different",
  },
  "peaceful-kings": {
    // Of an output they are named by the checker: see kings-mistake.test.ts.
    "tidy-backwards": "the table asks where kings go, and the mistake is in the order in which they do",
    "settle-forwards": "the table ends before kings leave their homes",
    "straight-home": "the table ends before kings leave their homes",
    "never-pushed": "the table ends before kings leave their homes",
    "release-forgotten": "the table ends before kings leave their homes",
    "release-in-order": "the table ends before kings leave their homes",
    "parity-forgotten": "the answer is one word",
    "parity-always": "the answer is one word",
  },
  "swiss-by-matching": {
    "leaves-unasked":
      "where the better one always wins, the last player can be spared in each of these rounds",
  },
  "the-dutch-system": Object.fromEntries(
    [
      ...["bye-high", "next-ignored", "colors-ignored", "floats-forgotten"],
      ...["top-floats", "later-of-equals", "lowest-first"],
    ].map((name) => [name, "the article has no worked table"]),
  ),
  "weighted-blossom": {
    "blossom-once":
      "the price of a blossom bounds a change only when the blossom is T, and in so small a graph none is",
  },
};

describe.each(cases.map((each) => [each.id, each] as const))("in the article of %s", (id, each) => {
  const given = workedTables(id, each.exercises).map(([, table]) => table());
  const otherwise = each.tables.flatMap(([, tables]) => tables);
  const unnamedIn = (tables: readonly FadedTable[]): string[] => {
    const named = new Set(tables.flatMap((table) => namedIn(table, each.solvers)));
    return Object.keys(each.mutants).filter((name) => !named.has(name));
  };

  test("each mutant is named in a table, but for those that can be seen in none", () => {
    const none = Object.keys(NAMED_IN_NONE[id] ?? {});
    const others = NAMED_AT_OTHER_SIZES[id] ?? [];
    expect(new Set(unnamedIn(given))).toEqual(new Set([...others, ...none]));
    expect(new Set(unnamedIn([...given, ...otherwise]))).toEqual(new Set(none));
  });
});

/** The mutants that are named when a reader fills in the cells of a table that are asked as they do. */
function namedIn(table: FadedTable, programs: Readonly<Record<string, Program>>): string[] {
  const wrong = wrongOf(table, programs);
  const { length } = table.columns;
  const right = spelledTable(table, table.rows);
  return [...wrong].flatMap(([name, made]) => {
    const typed = made.map((row, r) => row.map((text, c) => (isGiven(r, c, length) ? "" : text)));
    return namedMistake(typed, right, wrong).includes(name) ? [name] : [];
  });
}
