import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { faultOf, problemsOf } from "#algorithms/core/judge/judge.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { task } from "#algorithms/lessons/augmenting-paths/task/task.ts";
import { roomInNode } from "../support/room-in-node.ts";
import { seenInNode } from "../workbench/seen-in-node.ts";
import { cells, solve, steps } from "./insertion-sort.ts";
import { type Bench, medians } from "./measure.ts";

const ROUNDS = 15;
/** As many values as a figure shows, sorted so many times in one run: some 40,000 lines. */
const SIZE = 20;
const SORTS = 100;
/** The lesson sorts so many once: as many steps, also in one run. */
const LESSON_SIZE = 300;
/** So many matchings were judged when the bar was set: small ones, and a few of many vertices. */
const MATCHINGS = 263;
const LARGE = 3;
const LIMITS = { steps: 50_000_000, ms: 60_000 };

/** Insertion sort as a reader writes it, with a line for each step. */
const SORT = `function sort(given, times) {
  let values = given;
  for (let time = 0; time < times; time++) {
    values = [...given];
    for (let i = 1; i < values.length; i++) {
      for (let k = i; k > 0; k--) {
        if (values[k - 1] <= values[k]) break;
        const held = values[k];
        values[k] = values[k - 1];
        values[k - 1] = held;
      }
    }
  }
  return values;
}`;

/** Where results go, so that they are not optimized away. */
const sink = { last: undefined as unknown };

/** What a reader's program costs: recorded, beside the project's own recorder; judged, beside running it bare. */
export const bench: Bench = async () => {
  const [values, many] = [SIZE, LESSON_SIZE].map((n) =>
    shuffled(
      Array.from({ length: n }, (_, k) => k),
      seededRandom(n),
    ),
  ) as [number[], number[]];
  const recordOnce = () => seenInNode(`${SORT}\nsort(${JSON.stringify(values)}, ${SORTS});`, LIMITS).run;
  const recordLesson = () => record({ steps, cells, solve }, many);
  const [own, lesson] = medians([recordOnce, recordLesson], ROUNDS) as [number, number];
  const [ownSteps, lessonSteps] = [recordOnce().trace.length, recordLesson().trace.length];
  const perOwn = (own / ownSteps) * 1e6;
  const perLesson = (lesson / lessonSteps) * 1e6;

  const source = readFileSync("test/programs/augmenting-paths/right-kuhn.js", "utf8");
  const all = [...problemsOf(task)];
  const problems = all
    .filter((_, k) => k % Math.floor(all.length / MATCHINGS) === 0)
    .slice(0, MATCHINGS - LARGE);
  for (let k = 0; k < LARGE; k++) problems.push(task.growth(k) as (typeof problems)[0]);
  const inputs = problems.map((problem) => task.args(problem));
  const bare = new Script(`(() => {\n${source}\nreturn ${task.entry};\n})()`).runInThisContext() as (
    ...args: unknown[]
  ) => unknown;
  const room = roomInNode(source, task.entry);
  const judged = () => {
    const answer = room.ask({ kind: "batch", first: 0, inputs, limits: LIMITS });
    if (answer.kind !== "batch") throw new Error(`the room said ${answer.kind}`);
    for (const [k, { output }] of answer.results.entries())
      sink.last = faultOf(task, problems[k], { kind: "value", value: output });
  };
  const running = () => {
    for (const args of inputs) sink.last = bare(...args);
  };
  const [judging, plainly] = medians([judged, running], ROUNDS) as [number, number];
  return [
    { what: "record a line of a reader's program", unit: "ns", reached: perOwn, target: undefined },
    { what: "record a step of a lesson", unit: "ns", reached: perLesson, target: undefined },
    { what: "reader's ÷ lesson's", unit: "×", reached: perOwn / perLesson, target: 5 },
    { what: `run ${problems.length} matchings bare`, unit: "ms", reached: plainly, target: undefined },
    { what: "judged ÷ bare", unit: "×", reached: judging / plainly, target: 4 },
  ];
};
