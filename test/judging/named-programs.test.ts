/** Programs as people write them, and the name of the mistake that is told of each: the right one, or none. */

import { expect, test } from "vitest";
import { type Failure, judge } from "#algorithms/core/judge/judge.ts";
import { namedMistakes, telling } from "#algorithms/core/judge/judged-mistake.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import { mutated } from "../support/all-mutants.ts";
import { programsOf, runnerOf, tasks } from "../support/judged-programs.ts";

const ROWS = `function games(seats) {
  const pairs = [];
  for (let i = 0; i < seats.length / 2; i++) {
    const [a, b] = [seats[i], seats[seats.length - 1 - i]];
    if (a > 0 && b > 0) pairs.push([a, b]);
  }
  return pairs;
}
function seatsOf(n, dummy) {
  const seats = Array.from({ length: n }, (_, k) => k + 1);
  if (n % 2 === 1) seats.splice(dummy, 0, 0);
  return seats;
}`;

/** All seats turn, the first one too. */
const allTurn = (turn: string, dummy: string): string => `${ROWS}
function schedule(n) {
  let seats = seatsOf(n, ${dummy});
  return seats.slice(1).map(() => {
    const round = games(seats);
    seats = ${turn};
    return round;
  });
}`;
const FORWARDS = "[seats.at(-1), ...seats.slice(0, -1)]";
const BACKWARDS = "[...seats.slice(1), seats[0]]";

/** Both cycles alike: nobody changes colors. */
const NO_SWAP = `${ROWS}
function schedule(n, cycles) {
  let seats = seatsOf(n, n);
  const rounds = [];
  for (let r = (seats.length - 1) * cycles; r > 0; r--) {
    rounds.push(games(seats));
    seats = [seats[0], seats.at(-1), ...seats.slice(1, -1)];
  }
  return rounds;
}`;

/** A game a line, and its opponents by lot: nothing that is known. */
const GAME_BY_GAME = `function schedule(n) {
  const rounds = [];
  for (let a = 1; a <= n; a++) for (let b = a + 1; b <= n; b++) rounds.push([[a, b]]);
  return rounds;
}`;

test.each([
  ["circle-method", "all seats turn", allTurn(FORWARDS, "n"), ["all-turn"]],
  ["circle-method", "all seats turn the other way", allTurn(BACKWARDS, "n"), ["all-turn"]],
  ["circle-method", "all seats turn, and the dummy comes first", allTurn(FORWARDS, "0"), ["all-turn"]],
  ["rotation", "both cycles alike", NO_SWAP, ["same-colors-again"]],
  ["circle-method", "a game a line", GAME_BY_GAME, []],
])("%s, %s", async (lesson, _what, source, names) => {
  const { task, named } = await namesOf(lesson, source);
  expect(named, task.entry).toEqual(names);
});

/** Of a task that is solved by two methods, mistakes of both are named, and no mistake that is another one. */
const OF_ARROWS = [
  "all-that-is-left",
  "at-entry",
  "at-first-touch",
  "backwards",
  "by-wins",
  "never-counts",
].concat(["no-grey", "not-turned", "tail-kept"]);
test.each(programsOf("order-or-cycle", "wrong"))("order-or-cycle, $name", async ({ name, source }) => {
  const { named } = await namesOf("order-or-cycle", source);
  const mistake = name.slice("wrong-".length, -".js".length);
  expect(named).toEqual(OF_ARROWS.includes(mistake) ? [mistake] : []);
});

async function namesOf(
  id: string,
  source: string,
): Promise<{ readonly task: AnyTask; readonly named: string[] }> {
  const task = tasks.get(id) as AnyTask;
  const known = mutated.find(({ lesson }) => lesson.id === id) as (typeof mutated)[number];
  const run = runnerOf({ name: id, source, smallest: undefined, largest: Infinity }, task);
  const { failure } = await judge(task, run, { count: "few" });
  expect(failure).toBeDefined();
  const problems = telling(task);
  const outcomes = await run(problems);
  const made = problems.flatMap((problem, k) =>
    outcomes[k] === undefined ? [] : [{ problem, outcome: outcomes[k] }],
  );
  const all = [failure as Failure<unknown>, ...made];
  return { task, named: namedMistakes(task, known.lesson, known.solvers, all) };
}
