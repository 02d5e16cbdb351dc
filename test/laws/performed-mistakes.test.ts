/** Who performs a run by a wrong program is told which, and nobody else is told anything. */
import { afterAll, describe, expect, test } from "vitest";
import { type AnyPerforming, answerOfTouch, type Touch } from "#algorithms/core/lesson/performing.ts";
import type { Spelled } from "#algorithms/core/mistakes/named-mistake.ts";
import {
  type GivenAnswer,
  type PerformedRun,
  performedMistake,
  wrongAnswers,
} from "#algorithms/core/mistakes/performed-mistake.ts";
import { type Choice, indexOfAnswer, perform } from "#algorithms/core/run/performed-run.ts";
import { type Answer, type Recorder, record } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { depth } from "#test/depth.ts";
import { mutated } from "../support/all-mutants.ts";

/** Whether it is said what is named. */
const PRINTS = process.env["PRINT"] !== undefined;
/** So many runs of each kind. */
const RUNS = depth(8, 200);
/** Per cent. */
const LEAST_NAMED = 95;
const LEAST_NAMED_WITH_A_SLIP = 75;
const MOST_ACCUSED = 0.5;
/** So many mistakes a problem has to tell apart. */
const LEAST_TOLD = 4;
/** Longer runs are not tried, and longer tests are not asked. */
const MOST_STEPS = 600;
const MOST_CHOICES = 40;

/** The sizes of the problems of lessons, where it is not the usual one; of each some seeds. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  "circle-method": [5, 6, 7, 8, 9],
  rotation: [5, 6, 7, 8],
  "recursive-halving": [8, 11, 13, 16],
  "first-move": [5, 6, 7, 8],
  "tournament-systems": [6, 8, 11, 16],
  "transpositions-and-exchanges": [4, 6],
  "augmenting-paths": [8, 10, 12],
  blossom: [8, 10, 12],
  "weighted-blossom": [6, 8],
  "swiss-by-matching": [6, 8, 9],
  "the-dutch-system": [5, 6],
  "peaceful-kings": [3, 4],
};
const SEEDS = depth([1], [1, 2, 3, 4]);

/** Lessons in which the rules can be told apart by performing; in others each choice is asked too seldom. */
const TELLING = ["circle-method", "rotation"];

type Random = () => number;

/** What somebody answers to a choice in a phase of the run. */
type Answers = (choice: Choice, phase: number, random: Random) => Answer;

function oneOf<T>(items: readonly T[], random: Random): T {
  return items[between(random, 0, items.length - 1)] as T;
}

type Each = (typeof mutated)[number];

/** A lesson whose problems are performed by somebody. */
class Performed {
  readonly each: Each;
  readonly performing: AnyPerforming;

  constructor(each: Each, performing: AnyPerforming) {
    this.each = each;
    this.performing = performing;
  }

  /** A test: the algorithm's own choice is taken in the place of a wrong one. */
  play(problem: unknown, answers: Answers, random: Random): PerformedRun {
    const { lesson } = this.each;
    const given: GivenAnswer[] = [];
    let phase = 0;
    const solve = (input: unknown, recorder: Recorder<typeof lesson.steps>): unknown => {
      const counted = Object.entries(recorder.step).map(([name, step]) => [
        name,
        (a?: number, b?: number) => {
          if (lesson.steps[name] === "phase") phase++;
          step(a, b);
        },
      ]);
      return lesson.solve(input, { ...recorder, step: Object.fromEntries(counted) });
    };
    const answer = (choice: Choice): Answer => {
      const { kind, position, own, legal } = choice;
      if (given.length === MOST_CHOICES) return own;
      const isFirst = lesson.asks?.[kind] === "phase";
      const touched = answers(choice, phase + (isFirst ? 1 : 0), random);
      const touch = this.performing.touch[kind] as Touch<unknown>;
      const first = answerOfTouch(touch, touched, choice);
      const right = legal[indexOfAnswer(legal, first)] ?? own;
      given.push({ kind, position, right, first });
      return right;
    };
    const { trace } = perform({ ...lesson, solve }, problem, { level: "stage", answer });
    return { lesson, performing: this.performing, problem, trace, given };
  }

  namesOf(run: PerformedRun): readonly string[] {
    return performedMistake(run, this.each.solvers);
  }
}

const right: Answers = ({ legal }, _phase, random) => oneOf(legal, random);

/** Somebody who answers what a table has in the row of the phase, each answer once; the right one where it has none. */
function asIn(table: Spelled): Answers {
  const left = table.map((row) => [...row]);
  return ({ kind, own }, phase) => {
    const row = left[phase] ?? [];
    const at = row.findIndex((cell) => cell.startsWith(`${kind} `));
    if (at < 0) return own;
    const [cell] = row.splice(at, 1) as [string];
    return (cell.slice(kind.length).match(/-?\d+/g) ?? []).map(Number);
  };
}

/** Numbers by chance, of those that right answers to choices of this kind have. */
function guessing(run: PerformedRun): Answers {
  const numbers = Map.groupBy(
    run.given.flatMap(({ kind, right }) => right.map((number) => [kind, number] as const)),
    ([kind]) => kind,
  );
  return ({ kind, own }, _phase, random) => {
    const { form, mayBeNone } = run.performing.touch[kind] ?? {};
    const all = [...new Set(numbers.get(kind)?.map(([, number]) => number))];
    if (mayBeNone && random() < 0.2) return [];
    if (form === "set") return all.filter(() => random() < 0.4);
    const drawn = all.sort(() => random() - 0.5).slice(0, form === "two" ? 2 : 1);
    return drawn.length === 0 ? own : drawn;
  };
}

/** The same with slips in so many choices. */
function withSlips(answers: Answers, count: number, run: PerformedRun, random: Random): Answers {
  const places = new Set(Array.from({ length: count }, () => between(random, 0, run.given.length - 1)));
  const guess = guessing(run);
  let asked = -1;
  return (choice, phase, chance) => {
    asked++;
    return (places.has(asked) ? guess : answers)(choice, phase, chance);
  };
}

interface Instance {
  readonly problem: unknown;
  /** A right run of it. */
  readonly run: PerformedRun;
  /** The right answers, phase by phase. */
  readonly rows: Spelled;
  /** What the mutants answer that can be told from the right program here. */
  readonly made: readonly (readonly [name: string, rows: Spelled])[];
  readonly named: readonly string[];
}

function instancesOf(performed: Performed): Instance[] {
  const { lesson, solvers } = performed.each;
  const sizes = SIZES[lesson.id] ?? [lesson.sizes.usual];
  const some = TELLING.includes(lesson.id) ? sizes : sizes.slice(0, depth(2, sizes.length));
  const problems = some.flatMap((size) =>
    SEEDS.map((seed) => lesson.parse(lesson.format(lesson.random(seed, size)))),
  );
  return problems
    .filter((problem) => record(lesson, problem, { budget: MOST_STEPS }).stopped === false)
    .map((problem) => {
      const own = performed.play(problem, ({ own }) => own, Math.random);
      const rows = wrongAnswers(own, { right: lesson.solve }).get("right") as Spelled;
      if (!TELLING.includes(lesson.id) && !PRINTS) return { problem, run: own, rows, made: [], named: [] };
      const all = [...wrongAnswers(own, solvers)];
      const runs = all.map(
        ([name, table]) => [name, table, performed.play(problem, asIn(table), Math.random)] as const,
      );
      const made = runs.filter(([, , { given }]) =>
        given.some(({ first, right }) => String(first) !== String(right)),
      );
      const named = made
        .filter(([name, , run]) => performed.namesOf(run).includes(name))
        .map(([name]) => name);
      return { problem, run: own, rows, made: made.map(([name, table]) => [name, table] as const), named };
    });
}

/** The share of runs, in per cent, of which the names fit. */
function share(
  runs: number,
  instances: readonly Instance[],
  fits: (instance: Instance, random: Random) => boolean,
): number {
  const random = seededRandom(20);
  const fitting = Array.from({ length: runs }).filter((_, k) =>
    fits(instances[k % instances.length] as Instance, random),
  );
  return (100 * fitting.length) / runs;
}

const performable = mutated.filter(({ lesson }) => lesson.performing);

test("every lesson that is tried in other sizes is there", () => {
  expect(performable.map(({ lesson }) => lesson.id)).toEqual(expect.arrayContaining(Object.keys(SIZES)));
});

describe.each(performable.map((each) => [each.lesson.id, each] as const))(
  "in runs of %s",
  async (id, each) => {
    const performed = new Performed(each, (await each.lesson.performing?.()) as AnyPerforming);
    const instances = instancesOf(performed);
    const accused = (answers: (instance: Instance, random: Random) => Answers): number =>
      share(depth(RUNS / 2, RUNS), instances, (instance, random) => {
        const run = performed.play(instance.problem, answers(instance, random), random);
        return performed.namesOf(run).length > 0;
      });

    test("what is right is never accused, in whatever order", () => {
      expect(accused(() => right)).toBe(0);
    });

    test.each([1, 2, 3])("%i slips: nobody is accused of a mistake", (count) => {
      expect(accused(({ run }, random) => withSlips(right, count, run, random))).toBeLessThanOrEqual(
        MOST_ACCUSED,
      );
    });

    test("two phases exchanged: nobody is accused of a mistake", () => {
      const exchanged = ({ rows }: Instance, random: Random): Answers => {
        const [r, s] = [between(random, 0, rows.length - 1), between(random, 0, rows.length - 1)];
        return asIn(rows.with(r, rows[s] as readonly string[]).with(s, rows[r] as readonly string[]));
      };
      expect(accused(exchanged)).toBeLessThanOrEqual(MOST_ACCUSED);
    });

    test("two answers of a phase exchanged: nobody is accused of a mistake", () => {
      const exchanged = ({ rows }: Instance, random: Random): Answers => {
        const r = oneOf(
          [...rows.keys()].filter((k) => (rows[k]?.length ?? 0) > 1),
          random,
        );
        const row = rows[r] as readonly string[];
        const [c, d] = [between(random, 0, row.length - 1), between(random, 0, row.length - 1)];
        return asIn(rows.with(r, row.with(c, row[d] as string).with(d, row[c] as string)));
      };
      expect(accused(exchanged)).toBeLessThanOrEqual(MOST_ACCUSED);
    });

    test("guesses everywhere: nobody is accused of a mistake", () => {
      expect(accused(({ run }) => guessing(run))).toBeLessThanOrEqual(MOST_ACCUSED);
    });

    afterAll(() => {
      if (!PRINTS) return;
      const named = new Set(instances.flatMap((instance) => instance.named));
      console.info(
        `${id}: ${Object.keys(each.solvers).map((name) => `${named.has(name) ? "" : "not "}${name}`)}`,
      );
    });

    if (!TELLING.includes(id)) return;

    const telling = instances.filter(
      ({ made, named }) =>
        named.length === made.length && new Set(made.map(([, rows]) => String(rows))).size >= LEAST_TOLD,
    );
    const asMutant = (slips: number): readonly [right: number, wrong: number] => {
      const names = (
        instance: Instance,
        random: Random,
      ): readonly [name: string, names: readonly string[]] => {
        const [name, table] = oneOf(instance.made, random);
        const answers = withSlips(asIn(table), slips, instance.run, random);
        return [name, performed.namesOf(performed.play(instance.problem, answers, random))];
      };
      const counted = (fits: (name: string, names: readonly string[]) => boolean): number =>
        share(RUNS, telling, (instance, random) => fits(...names(instance, random)));
      return [
        counted((name, all) => all.includes(name)),
        counted((name, all) => all.length > 0 && !all.includes(name)),
      ];
    };

    test("there are three problems at least that tell mistakes apart", () => {
      expect(telling.length).toBeGreaterThanOrEqual(3);
    });

    test("a run of a mutant is named, and with a slip in it most of the time, and as no other one", () => {
      const [named, mistaken] = asMutant(0);
      expect(named).toBeGreaterThanOrEqual(LEAST_NAMED);
      expect(mistaken).toBeLessThanOrEqual(MOST_ACCUSED);
      const [slipped, mistakenThen] = asMutant(1);
      expect(slipped).toBeGreaterThanOrEqual(LEAST_NAMED_WITH_A_SLIP);
      expect(mistakenThen).toBeLessThanOrEqual(MOST_ACCUSED);
    });
  },
);
