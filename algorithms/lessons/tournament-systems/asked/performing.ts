import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { playerName as nameOf } from "#algorithms/engines/schedules/player-name.ts";
import { playerEdit } from "#algorithms/kit/rounds/player-edit.ts";
import { LEVELS_SHOWN } from "../figure/scene.ts";
import { depth, placeOf, standsAt } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import { solve } from "../solve.ts";
import { type Asks, asks, type CellName, type Steps, steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";
import { texts } from "../words/en/figure.ts";

const places: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (frame, problem) =>
    Array.from({ length: 2 * placeOf(problem, frame).size - 1 }, (_, i) => i + 1),
  markOf: (v) => `v${v}`,
};

/** The place whose mark is touched, if one is; and who has stood where. */
function touchedIn(marks: readonly string[], problem: Problem) {
  const v = Number(/^v(\d+)$/.exec(marks.length === 1 ? (marks[0] as string) : "")?.[1]);
  const { draw, size, winner } = solve(problem, silentRecorder(steps, asks));
  return { v, size, seedAt: (place: number): number => (place >= size ? draw[place] : winner[place]) };
}

const someone = playerEdit<Problem>();

/** "player-3": who stands in a place of the first round stays away, or somebody comes where nobody stands. */
const player: InputEdit<Problem> = {
  ...someone,
  offers(marks, problem) {
    const { v, size, seedAt } = touchedIn(marks, problem);
    // Only the seed behind the last one can come.
    return v >= size && seedAt(v) <= problem.n + 1 ? [[seedAt(v)]] : [];
  },
  apply(problem, numbers) {
    const { results, ...others } = problem;
    const made = someone.apply(others, numbers);
    if (!made || !results) return made;
    // Who leaves takes the results along, and whoever stood behind moves up.
    const [gone = 0] = made.n < problem.n ? numbers : [made.n];
    const moved = (seed: number): number => (seed > gone ? seed - 1 : seed);
    const left = results
      .filter((pair) => !pair.includes(gone))
      .map(([winner, loser]) => [moved(winner), moved(loser)] as const);
    return left.length > 0 ? { ...made, results: left } : made;
  },
};

/** "result-8-1": if they meet, 8 beats 1. */
const result: InputEdit<Problem> = {
  offers(marks, problem) {
    const { v, size, seedAt } = touchedIn(marks, problem);
    if (!(v >= 1 && v < size)) return [];
    const [a, b] = [seedAt(2 * v), seedAt(2 * v + 1)];
    return Math.max(a, b) > problem.n ? [] : [seedAt(v) === a ? [b, a] : [a, b]];
  },
  apply(problem, [winner = 0, loser = 0, ...more]) {
    const { n, results = [] } = problem;
    const areSeeds = [winner, loser].every((seed) => seed >= 1 && seed <= n);
    if (!areSeeds || winner === loser || more.length > 0) return undefined;
    if (results.some((pair) => pair[0] === winner && pair[1] === loser)) return undefined;
    const others = results.filter((pair) => !pair.includes(winner) || !pair.includes(loser));
    return { ...problem, results: [...others, [winner, loser]] };
  },
  name: ([winner = 0, loser = 0], { names }) => editWords.beats(nameOf(names, winner), nameOf(names, loser)),
  needs: ({ n }) => editWords.needsResult(n),
};

/** How the choices are touched: places of the tree; the seed of an opponent is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    place: places,
    seed: {
      form: "number",
      touchable: (frame, problem) => Array.from({ length: placeOf(problem, frame).size }, (_, i) => i + 1),
    },
    match: places,
    through: places,
  },
  words: choiceWords,
  edits: { hint: editWords.hint, kinds: { player, result } },
};

/** Questions before a step. In a tree that is shown in parts none is asked. */
export const predict: Questions<Problem, Steps, CellName> = {
  pair(before, next, problem) {
    const { rounds } = placeOf(problem, before);
    const { a: v, b: s } = next;
    const k = 2 ** depth(v);
    if (rounds > LEVELS_SHOWN || k < 2) return undefined;
    const open = Array.from({ length: 2 * k - v }, (_, i) => v + i);
    return {
      ...texts.pair(s, 2 * k),
      choices: open.map((w) => `v${w}`),
      answers: [`v${v}`],
    };
  },
  round(before, next, problem) {
    const { rounds, size, n } = placeOf(problem, before);
    if (rounds > LEVELS_SHOWN || next.a !== 1 || size === n) return undefined;
    const places = Array.from({ length: size }, (_, i) => size + i);
    const seedOf = (v: number) => before.cells.draw[v];
    return {
      ...texts.bye(n, size),
      choices: places.filter((v) => seedOf(v) <= n).map((v) => `v${v}`),
      answers: places.filter((v) => size + 1 - seedOf(v) > n).map((v) => `v${v}`),
    };
  },
  match(before, next, problem) {
    const { rounds, size } = placeOf(problem, before);
    const level = 2 * 2 ** depth(next.a);
    if (rounds > LEVELS_SHOWN || level < 4) return undefined;
    const left = 2 * next.a;
    const places = Array.from({ length: level }, (_, i) => level + i);
    const open = places.filter((v) => v !== left && standsAt(before, size, v) <= problem.n);
    return {
      ...texts.match(problem, standsAt(before, size, left)),
      choices: open.map((v) => `v${v}`),
      answers: [`v${left + 1}`],
    };
  },
  win(before, next, problem) {
    const { rounds, size } = placeOf(problem, before);
    if (rounds > LEVELS_SHOWN || problem.chance > 0 || problem.results) return undefined;
    const sides = [2 * next.a, 2 * next.a + 1];
    return {
      ...texts.win(problem, next.b),
      choices: sides.map((v) => `v${v}`),
      answers: sides.filter((v) => standsAt(before, size, v) === next.b).map((v) => `v${v}`),
    };
  },
};
