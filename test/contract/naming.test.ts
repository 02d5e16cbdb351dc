/** Who fills a worked table by a wrong program is told which, and nobody else is told anything. */
import { describe, expect, test } from "vitest";
import { type Exercises, type FadedTable, isGiven, NOTHING, type Program } from "#algorithms/exercise.ts";
import type { AnyLesson } from "#algorithms/lesson.ts";
import {
  isTelling,
  namedMistake,
  type Spelled,
  spelledTable,
  wrongTables,
} from "#algorithms/named-mistake.ts";
import { between, seededRandom } from "#algorithms/shared/random.ts";
import { mutated } from "../all-mutants.ts";

/** So many runs of each kind; `RUNS=2000 npm run test:unit -- naming` tries more. */
const RUNS = Number(process.env["RUNS"] ?? 500);
/** Per cent. */
const LEAST_NAMED = 95;
const LEAST_NAMED_WITH_A_SLIP = 75;
const MOST_ACCUSED = 0.5;
const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1);

type Rows = readonly (readonly string[])[];
type Random = () => number;
type Change = (rows: Rows, random: Random) => Rows;
type Faded = Required<Exercises>["faded"];

/** The tables of each lesson that are looked through for some that tell mistakes apart. */
const TABLES: Readonly<Record<string, (faded: Faded) => FadedTable[]>> = {
  "circle-method": (faded) => [5, 7, 9, 11].map((n) => faded(n, "en")),
  "recursive-halving": (faded) =>
    upTo(16)
      .slice(4)
      .map((n) => faded(n, "en")),
  "augmenting-paths": (faded) => upTo(40).map((seed) => faded(6, "en", seed)),
};

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
    const wrong = wrongTables(table, programs);
    const { length } = table.columns;
    return [() => true, (row: number, column: number) => !isGiven(row, column, length)]
      .filter((isAsked) => isTelling(right, wrong, isAsked))
      .map((isAsked) => {
        const isSeen = ([, rows]: readonly [string, Spelled]): boolean =>
          rows.some((row, r) => row.some((text, c) => isAsked(r, c) && !right[r]?.includes(text)));
        const made = [...wrong].filter(isSeen).map(([name]) => {
          const own = table.compared?.rowsOf(programs[name] as Program) ?? [];
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

/** Somebody's slip: another number stands in the cell, and nobody plays himself. */
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

const lessons = mutated.filter(({ lesson }) => lesson.id in TABLES);

describe.each(lessons.map((each) => [each.lesson.id, each] as const))("in tables of %s", async (id, each) => {
  const { faded } = (await (
    each.lesson.exercises as NonNullable<AnyLesson["exercises"]>
  )()) as Required<Exercises>;
  const instances = tellingOnes(TABLES[id]?.(faded) ?? [], each.solvers);
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
