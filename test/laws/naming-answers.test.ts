/** Who answers a question by a wrong program several times is told which, and nobody else is told anything. */
import { beforeAll, describe, expect, test } from "vitest";
import type { ComparedAnswers, Program, Task, Tasks } from "#algorithms/core/lesson/exercise.ts";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import {
  isTellingAnswer,
  namedByAnswers,
  type WrongAnswer,
} from "#algorithms/core/mistakes/named-answers.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { depth } from "#test/depth.ts";
import { exercisesOf } from "../support/all-exercises.ts";
import { mutated } from "../support/all-mutants.ts";

/** So many runs of each kind. */
const RUNS = depth(200, 500);
/** Per cent. */
const LEAST_NAMED = 95;
const MOST_ACCUSED = 0.5;
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
/** So many of them in the quick depth, but for questions whose answers tell little: there a few say nothing of chance. */
const FEW_SEEDS = 12;
const TELL_LITTLE = ["rotation, number", "swiss-by-matching, next", "transpositions-and-exchanges, number"];
const IN_A_ROW = 3;

type Random = () => number;

/** An instance whose answers are compared with those of mutants. */
interface Instance {
  readonly task: Task & { readonly compared: ComparedAnswers };
}

const cases = mutated.map(({ lesson, solvers }) => ({
  lesson,
  solvers,
  exercises: exercisesOf(lesson.id)?.exercises ?? {},
}));

/** The questions whose answers are compared with those of mutants. */
const compared = cases.flatMap(({ lesson, solvers, exercises }) =>
  Object.entries(exercises).flatMap(([id, make]) => {
    const name = `${lesson.id}, ${id}`;
    const seeds = depth(TELL_LITTLE.includes(name) ? SEEDS : SEEDS.slice(0, FEW_SEEDS), SEEDS);
    if (!make(0).compared) return [];
    const instances = seeds.flatMap((seed): Instance[] => {
      const task = make(seed);
      return task.compared ? [{ task: { ...task, compared: remembering(task.compared) } }] : [];
    });
    return instances.length > 0 ? [[name, { instances, solvers }] as const] : [];
  }),
);

/** The same comparison, which asks each program once. */
function remembering({ answersOf, ...rest }: ComparedAnswers): ComparedAnswers {
  const known = new Map<Program, readonly string[] | undefined>();
  const remembered: ComparedAnswers["answersOf"] = (program, run) => {
    if (!known.has(program)) known.set(program, answersOf(program, run));
    return known.get(program);
  };
  return { ...rest, answersOf: remembered };
}

function oneOf<T>(items: readonly T[], random: Random): T {
  return items[between(random, 0, items.length - 1)] as T;
}

/** The share of runs, in per cent, that come true. */
function share(run: (random: Random) => boolean): number {
  const random = seededRandom(21);
  let count = 0;
  for (let k = 0; k < RUNS; k++) if (run(random)) count++;
  return (100 * count) / RUNS;
}

/** Different instances, as many as tell something together. */
function someOf<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return Array.from({ length: IN_A_ROW }, () => left.splice(between(random, 0, left.length - 1), 1)[0] as T);
}

describe.each(compared)("in answers to %s", (_name, { instances, solvers }) => {
  /** What each mutant answers wrongly, where it is not a slip of one: those of three instances at least. */
  let made: (readonly [name: string, answers: readonly WrongAnswer[]])[];
  beforeAll(() => {
    made = Object.entries(solvers)
      .map(([name, program]) => {
        const answers = instances.flatMap((instance): WrongAnswer[] => {
          const typed = instance.task.compared.answersOf(program, runMutant);
          return typed && isTellingAnswer({ ...instance, typed }) ? [{ ...instance, typed }] : [];
        });
        return [name, answers] as const;
      })
      .filter(([, answers]) => answers.length >= IN_A_ROW);
  });

  const named = (answers: readonly WrongAnswer[]) => namedByAnswers(answers, solvers);
  const accused = (typedFor: (task: Instance["task"], random: Random) => readonly string[]): number =>
    share((random) => {
      const answers = someOf(instances, random).map((instance) => ({
        ...instance,
        typed: typedFor(instance.task, random),
      }));
      return named(answers).length > 0;
    });

  test("three answers by a mutant name it, or one that answers the same, and there is such a mutant", () => {
    expect(made.length).toBeGreaterThanOrEqual(1);
    const isNamed = share((random) => {
      const [name, answers] = oneOf(made, random);
      return named(someOf(answers, random)).includes(name);
    });
    expect(isNamed).toBeGreaterThanOrEqual(LEAST_NAMED);
  });

  test("one answer by a mutant names nothing", () => {
    for (const [, answers] of made) for (const answer of answers) expect(named([answer])).toEqual([]);
  });

  test("an answer that is right, or by nobody, keeps two by a mutant from naming it", () => {
    for (const [, [first, second, third]] of made as [string, WrongAnswer[]][]) {
      const last = third as WrongAnswer;
      const odd = last.task.solution.map(() => "9999");
      for (const typed of [last.task.solution, odd])
        expect(named([first, second, { ...last, typed }] as WrongAnswer[])).toEqual([]);
    }
  });

  test("what is right is never accused", () => {
    expect(accused(({ solution }) => solution)).toBe(0);
  });

  test("nothing, a nought or a one in each field: nobody is accused of a mistake", () => {
    for (const text of ["", "0", "1"])
      expect(
        accused(({ solution }) => solution.map(() => text)),
        text,
      ).toBeLessThanOrEqual(MOST_ACCUSED);
  });

  test("slips by one in a field of each answer: nobody is accused of a mistake", () => {
    const slipped = ({ solution }: Task, random: Random): readonly string[] => {
      const field = between(random, 0, solution.length - 1);
      const off = random() < 0.5 ? -1 : 1;
      return solution.map((text, k) =>
        k === field ? text.replace(/\d+(?!.*\d)/, (digits) => String(Number(digits) + off)) : text,
      );
    };
    expect(accused(slipped)).toBeLessThanOrEqual(MOST_ACCUSED);
  });

  test("guesses: nobody is accused of a mistake", () => {
    /** Numbers up to the largest that the right program or a mutant answers there. */
    const mosts = new Map(
      instances.map(({ task }) => {
        const all = Object.values(solvers).map(
          (program) => task.compared.answersOf(program, runMutant) ?? [],
        );
        return [
          task,
          Math.max(...[...all, task.solution].flat().flatMap((text) => numbersIn(text))),
        ] as const;
      }),
    );
    const guessed = (task: Instance["task"], random: Random): readonly string[] =>
      task.solution.map((text) =>
        text.replace(/\d+/g, () => String(between(random, 1, mosts.get(task) as number))),
      );
    expect(accused(guessed)).toBeLessThanOrEqual(MOST_ACCUSED);
  });
});

/** The exercises that are asked more than once and whose answers are not compared, each with the reason. */
const NOT_COMPARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blossom: {
    path: "whoever finds this path has gone through a blossom rightly, and the others find none",
    members: "no mutant takes other vertices into a blossom",
    bound: "there is no graph, only the sizes of its components",
  },
  "first-move": {
    fewest: "the bound holds for all colors, and no program works it out",
    berger: "the table of Berger is a rule for two numbers, and the program colors another one",
  },
  floods: {
    regions: "a count, and a slip by one makes what a mistake makes",
    both: "two boards are compared, and the program floods one",
    door: "the program floods boards, and places no door",
    walls: "the program floods boards, and builds no wall",
    count: "the program finds one way, and counts none",
  },
  "order-or-cycle": {
    count: "the program gives one order, and counts none",
    turn: "the program changes no result",
    line: "the program gives an order or a cycle, and no line of winners",
  },
  "union-find": {
    count: "the program finds one lightest forest, and counts none",
    most: "no program asks how heavy an edge may be",
    deepest: "it is asked of all trees of a size, and a program grows one",
  },
  "peaceful-kings": {
    square: "these are counts on an empty board",
    least: "the bound is a sum of distances, and no program works it out",
    answer: "the answer is one word, and the reason for it is no part of the output",
  },
  "swiss-by-matching": {
    candidate: "each pairing of the others and each proof that there is none is right",
  },
  "the-dutch-system": {
    falls: "two rows are given, and no program makes them",
    count: "a number of candidates is asked, of whom no program takes more than it needs",
  },
  "tournament-systems": {
    counts: "the size is asked, from the rounds and byes that the program would give",
    second: "the knockout is over: nothing more is drawn",
  },
  "weighted-blossom": {
    bound: "there is no graph, only four numbers",
    tight: "it stands late in a run, and mutants have other prices by then",
    wrong: "the certificate is given, and one of its prices is changed by hand",
  },
};

describe.each(cases.map((each) => [each.lesson.id, each] as const))("in exercises of %s", (id, each) => {
  test("every answer to what is asked more than once is compared, but for those that no program can be told by", () => {
    const isAskedAgain = (make: Tasks[string]): boolean => {
      const [first, second] = [make(0), make(1)];
      return first.prompt !== second.prompt || first.given !== second.given;
    };
    const asked = Object.entries(each.exercises).flatMap(([name, make]) =>
      isAskedAgain(make) ? [name] : [],
    );
    const others = Object.keys(NOT_COMPARED[id] ?? {});
    const compared = Object.entries(each.exercises).flatMap(([name, make]) =>
      make(0).compared ? [name] : [],
    );
    expect(asked.toSorted()).toEqual([...compared, ...others].toSorted());
  });
});

function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
}
