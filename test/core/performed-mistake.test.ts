/** Naming the mistake in a run of five players that was performed; what is answered is worked out by hand. */
import { expect, test } from "vitest";
import type { AnyPerforming } from "#algorithms/core/lesson/performing.ts";
import {
  type GivenAnswer,
  type PerformedRun,
  performedMistake,
  performedTables,
} from "#algorithms/core/mistakes/performed-mistake.ts";
import { type Choice, ownAnswer, perform } from "#algorithms/core/run/performed-run.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { mutated } from "../support/all-mutants.ts";

const { lesson, solvers } = mutated.find(
  (each) => each.lesson.id === "circle-method",
) as (typeof mutated)[number];
const performing = (await lesson.performing?.()) as AnyPerforming;
const problem = lesson.parse("5");
const right = perform(lesson, problem, { level: "stage", answer: ownAnswer });

/** The name of the mistake when each round is answered so, who is at the top being right. */
function nameOf(rounds: readonly (readonly Answer[])[], programs = solvers): readonly string[] {
  let [round, pair] = [-1, 0];
  const given = right.taken.map(({ kind, position, answer }): GivenAnswer => {
    if (kind === "top") [round, pair] = [round + 1, 0];
    const first = kind === "pair" ? rounds[round]?.[pair++] : answer;
    return { kind, position, right: answer, first };
  });
  return performedMistake({ lesson, performing, problem, trace: right.trace, given }, programs);
}

/** On the right one and two seats from the top, on the left none and one: the left is counted from the top itself. */
const FROM_THE_TOP = [
  [
    [2, 1],
    [3, 5],
  ],
  [
    [3, 2],
    [4, 1],
  ],
  [
    [4, 3],
    [5, 2],
  ],
  [
    [5, 4],
    [1, 3],
  ],
  [
    [1, 5],
    [2, 4],
  ],
];

test("answers that count the left side from the top are named so, in whatever order they stand in a round", () => {
  expect(nameOf(FROM_THE_TOP)).toEqual(["left-at-top"]);
  expect(nameOf(FROM_THE_TOP.map((games) => games.toReversed().map((game) => game.toReversed())))).toEqual([
    "left-at-top",
  ]);
});

test("with a slip in it the mistake is named too", () => {
  expect(
    nameOf(
      FROM_THE_TOP.with(2, [
        [4, 1],
        [5, 2],
      ]),
    ),
  ).toEqual(["left-at-top"]);
});

test("right answers in any order, and a round that stands in the place of another, are none", () => {
  const games = [
    [
      [2, 5],
      [3, 4],
    ],
    [
      [4, 5],
      [3, 1],
    ],
    [
      [4, 2],
      [5, 1],
    ],
    [
      [1, 2],
      [5, 3],
    ],
    [
      [1, 4],
      [2, 3],
    ],
  ];
  expect(nameOf(games)).toEqual([]);
  expect(nameOf(games.with(1, games[3] as number[][]).with(3, games[1] as number[][]))).toEqual([]);
});

test("what was shown before there was an answer tells nothing", () => {
  expect(nameOf(FROM_THE_TOP.map(() => []))).toEqual([]);
});

test("a program that goes on where nobody was asked is not another mistake", () => {
  const fromTheTop = solvers["left-at-top"] as typeof lesson.solve;
  const longer: typeof lesson.solve = (input, recorder) => {
    const result = fromTheTop(input, recorder);
    recorder.step["game"]?.(1, 2);
    return result;
  };
  expect(nameOf(FROM_THE_TOP, { fromTheTop, longer })).toEqual(["fromTheTop", "longer"]);
});

test("a wrong program is followed in all choices that it leaves free", async () => {
  const graphs = mutated.find((each) => each.lesson.id === "augmenting-paths") as (typeof mutated)[number];
  const { lesson } = graphs;
  const performing = (await lesson.performing?.()) as AnyPerforming;
  const random = seededRandom(7);
  for (const [name, solve] of Object.entries(graphs.solvers)) {
    const problem = lesson.random(3, 8);
    const answer = ({ legal }: Choice): Answer => legal[between(random, 0, legal.length - 1)] as Answer;
    const { taken, trace } = perform({ ...lesson, solve }, problem, {
      ...{ level: "stage", climax: false, answer, budget: 500 },
    });
    const given = taken.map(({ kind, position, answer: first }) => ({ kind, position, right: first, first }));
    const run: PerformedRun = { lesson, performing, problem, trace, given };
    const { typed, wrong } = performedTables(run, { [name]: solve });
    expect(wrong.get(name)).toEqual(typed);
  }
});

test("answers that come in an order count in their places, and two that are exchanged are a slip", async () => {
  const knockout = mutated.find(
    (each) => each.lesson.id === "tournament-systems",
  ) as (typeof mutated)[number];
  const { lesson } = knockout;
  const performing = (await lesson.performing?.()) as AnyPerforming;
  const problem = lesson.parse("8");
  const { taken, trace } = perform(lesson, problem, { level: "stage", answer: ownAnswer });
  /** The name of the mistake when the opponents of the draw are these, one after the other. */
  const nameOfDraw = (seeds: readonly number[]): readonly string[] => {
    const left = [...seeds];
    const given = taken.map(({ kind, position, answer }): GivenAnswer => {
      const first = kind === "seed" ? [left.shift() as number] : answer;
      return { kind, position, right: answer, first };
    });
    return performedMistake({ lesson, performing, problem, trace, given }, knockout.solvers);
  };
  expect(nameOfDraw([2, 4, 3, 8, 5, 7, 6])).toEqual([]);
  // Of two, of four and of eight the upper half meets the lower one in its order: 1–2; 1–3, 2–4; 1–5, 3–7, 2–6, 4–8.
  expect(nameOfDraw([2, 3, 4, 5, 7, 6, 8])).toEqual(["halves-drawn"]);
  expect(nameOfDraw([2, 3, 4, 8, 5, 7, 6])).toEqual([]);
});
