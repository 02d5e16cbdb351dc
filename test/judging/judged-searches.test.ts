/** What is judged of matchings and kings, held against searches that try everything, and against the lessons. */

import { describe, expect, test } from "vitest";
import { type Outcome, problemsOf } from "#algorithms/core/judge/judge.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import { mostSteps } from "#algorithms/core/mistakes/mutant.ts";
import { runSilently } from "#algorithms/core/run/silent-run.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { formatSolution } from "#algorithms/engines/kings/format.ts";
import { shortMoves } from "#algorithms/engines/kings/short/short.ts";
import { depth, sample } from "#test/depth.ts";
import { mutated } from "../support/all-mutants.ts";
import { callsOf, type Program, programsOf, tasks } from "../support/judged-programs.ts";

type Edges = readonly (readonly number[])[];

/** A small input, as a program is called with it and as it stands on standard input. */
interface Input {
  readonly n: number;
  readonly edges: Edges;
  readonly args: readonly (number | readonly number[] | Edges)[];
  readonly text: string;
}

interface Search {
  /** Every small input, those with fewer vertices first and then those with fewer edges. */
  inputs(): Iterable<Input>;
  /** Up to so many vertices are tried here, and by the judge. */
  readonly most: number;
  readonly judged: number;
  /** Whether a program may return this value. */
  isRight(input: Input, value: unknown): boolean;
}

/** The most that can be had of edges, each of which is taken or left: their number, or their weight. */
function mostOf(edges: Edges, taken = 0n): number {
  const [edge, ...rest] = edges;
  if (edge === undefined) return 0;
  const [u, v, worth = 1] = edge as [number, number, number?];
  const both = (1n << BigInt(u)) | (1n << BigInt(v));
  const left = mostOf(rest, taken);
  return (taken & both) === 0n ? Math.max(left, worth + mostOf(rest, taken | both)) : left;
}

/** What a matching is worth; undefined if it is none. */
function worthOf({ n, edges }: Input, mate: unknown): number | undefined {
  const partners = Array.from(mate as ArrayLike<number>);
  const matched = edges.filter(([u, v]) => partners[u as number] === v && partners[v as number] === u);
  if (partners.length !== n || partners.filter((v) => v !== -1).length !== 2 * matched.length)
    return undefined;
  return matched.reduce((sum, [, , worth = 1]) => sum + worth, 0);
}

/** Whether a matching is one, and worth the most that there is. */
function isBest(input: Input, value: unknown): boolean {
  return worthOf(input, value) === mostOf(input.edges);
}

/** The most pairs of players who have not met, and one more in odd fields if one who is left over may have the bye. */
function mostRows(left: readonly number[], edges: Edges, mayRest: ReadonlySet<number>): number {
  const [player, ...others] = left;
  if (player === undefined) return 0;
  const bye = mayRest.has(player)
    ? 0.5 + mostRows(others, edges, new Set())
    : mostRows(others, edges, mayRest);
  const met = (other: number) => edges.some((pair) => pair.includes(player) && pair.includes(other));
  const pairs = others
    .filter((other) => !met(other))
    .map(
      (other) =>
        1 +
        mostRows(
          others.filter((each) => each !== other),
          edges,
          mayRest,
        ),
    );
  return Math.max(bye, mostRows(others, edges, mayRest), ...pairs);
}

function isRound({ n, edges, args }: Input, value: unknown): boolean {
  const rows = value as number[][];
  const noBye = args[2] as readonly number[];
  const players = Array.from({ length: n }, (_, k) => k + 1);
  const mayRest = new Set(n % 2 === 0 ? [] : players.filter((player) => !noBye.includes(player)));
  const placed = rows.flat().filter((player) => player !== 0);
  const isLegal = rows.every(
    ([a = -1, b = -1, ...more]) =>
      more.length === 0 &&
      players.includes(a) &&
      (b === 0 ? mayRest.has(a) : players.includes(b) && !edges.some((p) => p.includes(a) && p.includes(b))),
  );
  const byes = rows.filter((row) => row[1] === 0).length;
  return (
    isLegal &&
    byes <= 1 &&
    new Set(placed).size === placed.length &&
    rows.length - byes / 2 === mostRows(players, edges, mayRest)
  );
}

type Cell = readonly number[];

const touch = ([r = 0, c = 0]: Cell, [row = 0, column = 0]: Cell): boolean =>
  Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1;

/** All places of k kings who do not touch. */
function* places(n: number, k: number): Generator<Cell[]> {
  if (k === 0) yield [];
  else
    for (const others of places(n, k - 1))
      for (let cell = 0; cell < n * n; cell++) {
        const own = [Math.floor(cell / n) + 1, (cell % n) + 1];
        if (!others.some((other) => touch(other, own))) yield [...others, own];
      }
}

/** Whether a king may go to a cell. */
const mayGo = (n: number, kings: readonly Cell[], i: number, to: Cell): boolean =>
  to.length === 2 &&
  to.every((place) => place >= 1 && place <= n) &&
  kings[i] !== undefined &&
  touch(kings[i], to) &&
  kings[i].join() !== to.join() &&
  !kings.some((other, j) => j !== i && touch(other, to));

const solvable = new Map<string, boolean>();

function hasWay(n: number, starts: readonly Cell[], targets: readonly Cell[]): boolean {
  const key = JSON.stringify([n, starts, targets]);
  if (solvable.has(key)) return solvable.get(key) as boolean;
  const seen = new Set([starts.join(" ")]);
  const queue = [starts];
  for (const kings of queue)
    for (const i of kings.keys())
      for (const [to] of places(n, 1)) {
        if (!to || !mayGo(n, kings, i, to) || seen.has(kings.with(i, to).join(" "))) continue;
        seen.add(kings.with(i, to).join(" "));
        queue.push(kings.with(i, to));
      }
  solvable.set(key, seen.has(targets.join(" ")));
  return seen.has(targets.join(" "));
}

function isWay({ args }: Input, value: unknown): boolean {
  const [n, starts, targets] = args as [number, Cell[], Cell[]];
  if (value === "NIE") return !hasWay(n, starts, targets);
  let at = starts;
  for (const [king = 0, ...to] of value as number[][]) {
    if (!mayGo(n, at, king - 1, to)) return false;
    at = at.with(king - 1, to);
  }
  return at.join(" ") === targets.join(" ");
}

function* subsetsOf<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let k = from; k <= items.length - size; k++)
      for (const rest of subsetsOf(items, size - 1, k + 1)) yield [items[k] as T, ...rest];
}

const textOf = (first: readonly number[], edges: Edges): string =>
  [first, ...edges].map((row) => row.join(" ")).join("\n");

/** Numbers that are lowered until nothing changes, from these cells of a board. */
function lowered(signs: string, columns: number, moves: Edges, from: readonly number[]): number[] {
  const numbers = Array.from(signs, (_, cell) => (from.includes(cell) ? 0 : Infinity));
  for (let round = 0; round < signs.length; round++)
    for (let cell = 0; cell < signs.length; cell++)
      for (const [down = 0, right = 0] of moves) {
        const column = (cell % columns) + right;
        const other = cell + down * columns + right;
        if (column < 0 || column >= columns || other < 0 || other >= signs.length) continue;
        if (signs[cell] !== "#" && signs[other] !== "#")
          numbers[cell] = Math.min(numbers[cell] as number, (numbers[other] as number) + 1);
      }
  return numbers;
}

const BOARD_MOVES: Readonly<Record<string, Edges>> = Object.fromEntries(
  Object.entries({ R: [1], K: [1, 2], N: [5] }).map(([piece, squares]) => {
    const all = [-2, -1, 0, 1, 2].flatMap((down) => [-2, -1, 0, 1, 2].map((right) => [down, right]));
    return [piece, all.filter(([down = 0, right = 0]) => squares.includes(down ** 2 + right ** 2))];
  }),
);

function isFlooded({ args }: Input, value: unknown): boolean {
  const [piece, board] = args as unknown as [string, string[]];
  const [signs, columns] = [board.join(""), (board[0] as string).length];
  const moves = BOARD_MOVES[piece] as Edges;
  const sources = [...signs].flatMap((sign, cell) => (sign === "S" ? [cell] : []));
  const numbers = lowered(signs, columns, moves, sources);
  const isFirst = (sign: string, cell: number): boolean =>
    sign !== "#" && lowered(signs, columns, moves, [cell]).findIndex((each) => each < Infinity) === cell;
  const right = [[...signs].filter(isFirst).length, ...numbers.map((each) => (each < Infinity ? each : -1))];
  const found = (value as number[][]).flat();
  if (right.some((number, k) => number !== found[k])) return false;
  const way = found.slice(right.length);
  const length = numbers[signs.indexOf("T")] ?? Infinity;
  if (length === Infinity) return way.length === 1 && way[0] === -1;
  const cells = way.flatMap((row, k) => (k % 2 === 0 ? [row * columns + (way[k + 1] as number)] : []));
  return (
    way.length === 2 * length + 2 &&
    cells.every(
      (cell, k) => numbers[cell] === k && way.every((each, at) => at % 2 === 0 || each < columns),
    ) &&
    cells.at(-1) === signs.indexOf("T") &&
    cells.slice(1).every((cell, k) => lowered(signs, columns, moves, [cells[k] as number])[cell] === 1)
  );
}

/** Whether it is an order in which every arrow points forward, or a cycle. */
function isOrderOrCycle({ n, edges }: Input, value: unknown): boolean {
  const { order, cycle, ...more } = value as Readonly<Record<string, readonly number[] | undefined>>;
  const list = order ?? cycle ?? [];
  const isOne = (order === undefined) !== (cycle === undefined) && Object.keys(more).length === 0;
  const isPath = (u: number, v: number): boolean => edges.some(([a, b]) => a === u && b === v);
  if (!isOne || new Set(list).size !== list.length) return false;
  if (cycle) return list.length > 1 && list.every((v, k) => isPath(list.at(k - 1) as number, v));
  return (
    list.length === n &&
    edges.every(([u = 0, v = 0]) => list.includes(u) && list.lastIndexOf(v) > list.indexOf(u))
  );
}

/** Every board of so many cells with one target at most. */
function* boards(cells: number): Generator<string> {
  for (let code = 0; code < 4 ** cells; code++) {
    const signs = Array.from({ length: cells }, (_, k) => ".#ST".charAt((code >> (2 * k)) & 3)).join("");
    if (signs.split("T").length <= 2) yield signs;
  }
}

/** All lists of so many of these. */
function* listsOf(items: Edges, length: number): Generator<Edges> {
  if (length === 0) yield [];
  else for (const rest of listsOf(items, length - 1)) for (const item of items) yield [...rest, item];
}

/** The components of edges, as the least vertex of each vertex's: names spread until none changes. */
function namesIn(n: number, edges: Edges): number[] {
  const name = Array.from({ length: n }, (_, v) => v);
  for (let turn = 0; turn < n; turn++)
    for (const [u = 0, v = 0] of edges) name[u] = name[v] = Math.min(name[u] as number, name[v] as number);
  return name;
}

/** Sizes are counted, and of all sets of edges that join as much without a cycle none is lighter. */
function isForest({ n, edges }: Input, value: unknown): boolean {
  const [[first], sizes, forest] = value as [number[], number[], number[]];
  const parts = (some: Edges): number => new Set(namesIn(n, some)).size;
  const right = edges.findIndex((_, k) => parts(edges.slice(0, k + 1)) > n - k - 1);
  const sizeOf = (k: number): number => {
    const name = namesIn(n, edges.slice(0, k + 1));
    return name.filter((each) => each === name[edges[k]?.[0] as number]).length;
  };
  const weight = (some: readonly number[]): number =>
    some.reduce((sum, k) => sum + ((edges[k]?.[2] as number | undefined) ?? Infinity), 0);
  const spans = (some: readonly number[]): boolean => {
    const own = some.map((k) => edges[k] ?? []);
    return new Set(some).size === n - parts(edges) && parts(own) === parts(edges);
  };
  const all = Array.from({ length: 2 ** edges.length }, (_, code) =>
    [...edges.keys()].filter((k) => (code >> k) & 1),
  );
  const least = Math.min(...all.filter(spans).map(weight));
  return (
    first === right &&
    sizes.length === edges.length &&
    sizes.every((size, k) => size === sizeOf(k)) &&
    forest.length === n - parts(edges) &&
    spans(forest) &&
    weight(forest) === least
  );
}

const searches: Readonly<Record<string, Search>> = {
  floods: {
    ...{ most: 6, judged: 6 },
    isRight: isFlooded,
    *inputs() {
      for (const n of depth([1, 2, 3, 4, 6], [1, 2, 3, 4, 5, 6]))
        for (const rows of depth(n < 6 ? [1, 2, 3, 4] : [2, 3], [1, 2, 3, 4, 5, 6]))
          for (const signs of n % rows === 0 ? boards(n) : [])
            for (const piece of ["R", "K", "N"]) {
              const board = signs.match(new RegExp(`.{${n / rows}}`, "g")) as string[];
              const text = [`${rows} ${n / rows} ${piece}`, ...board].join("\n");
              yield { n, edges: [], args: [piece, board] as never, text };
            }
    },
  },
  "order-or-cycle": {
    ...{ most: depth(3, 4), judged: 3 },
    isRight: isOrderOrCycle,
    *inputs() {
      for (let n = 1; n <= depth(3, 4); n++) {
        const pairs = Array.from({ length: n * n }, (_, k) => [Math.floor(k / n), k % n]).filter(
          ([u, v]) => u !== v,
        );
        // Two players may meet twice, with one result.
        const told = n === 2 ? [...pairs, ...pairs] : pairs;
        for (let size = 0; size <= told.length; size++)
          for (const edges of subsetsOf(told, size))
            yield { n, edges, args: [n, edges], text: textOf([n, size], edges) };
      }
    },
  },
  "union-find": {
    ...{ most: 4, judged: 4 },
    isRight: isForest,
    *inputs() {
      for (let n = 1; n <= 4; n++) {
        const all = Array.from({ length: n * n }, (_, k) => [Math.floor(k / n), k % n]);
        const pairs = all.filter(([u = 0, v = 0]) => u < v);
        for (let m = 0; m <= 4 && (m === 0 || n > 1); m++)
          for (const weights of listsOf(m < 4 ? [[1], [2]] : [[1]], m))
            for (const ends of listsOf(m < 3 ? all.filter(([u, v]) => u !== v) : pairs, m)) {
              const edges = ends.map((pair, k) => [...pair, ...(weights[k] as number[])]);
              yield { n, edges, args: [n, edges], text: textOf([n, m], edges) };
            }
        const [u, v] = [0, n - 1];
        const words = [10, 2].map((weight) => [u, v, weight]);
        if (n === 2) yield { n, edges: words, args: [n, words], text: textOf([n, 2], words) };
      }
    },
  },
  "augmenting-paths": {
    ...{ most: depth(5, 6), judged: 6 },
    isRight: isBest,
    *inputs() {
      for (let n = 1; n <= depth(5, 6); n++)
        for (let left = 0; left <= n; left++) {
          const pairs: number[][] = [];
          for (let u = 0; u < left; u++) for (let v = left; v < n; v++) pairs.push([u, v]);
          for (let size = 0; size <= pairs.length; size++)
            for (const edges of subsetsOf(pairs, size))
              yield { n, edges, args: [n, left, edges], text: textOf([n, left], edges) };
        }
    },
  },
  blossom: {
    ...{ most: depth(5, 6), judged: 5 },
    isRight: isBest,
    *inputs() {
      for (const { n, edges } of graphs(depth(5, 6), 1))
        yield { n, edges, args: [n, edges], text: textOf([n], edges) };
    },
  },
  "weighted-blossom": {
    ...{ most: depth(3, 4), judged: 3 },
    isRight: isBest,
    *inputs() {
      for (const { n, edges } of graphs(depth(3, 4), 3))
        for (const told of [edges, turned(edges)])
          yield { n, edges: told, args: [n, told], text: textOf([n], told) };
    },
  },
  "swiss-by-matching": {
    ...{ most: depth(4, 5), judged: 3 },
    isRight: isRound,
    *inputs() {
      for (const { n, edges } of graphs(depth(4, 5), 1)) {
        const met = edges.map(([u = 0, v = 0]) => [u + 1, v + 1]);
        const rests = n === 3 ? [0, 1, 2, 3].flatMap((size) => [...subsetsOf([1, 2, 3], size)]) : [[]];
        for (const told of n < 2 ? [] : [met, turned(met)])
          for (const noBye of rests) {
            const rows = [...told, ...noBye.map((player) => [player])];
            const text = textOf([n, told.length, noBye.length], rows);
            yield { n, edges: told, args: [n, told, noBye], text };
          }
      }
    },
  },
  "peaceful-kings": {
    ...{ most: depth(2, 3), judged: 3 },
    isRight: isWay,
    *inputs() {
      for (let n = 1; n <= depth(2, 3); n++)
        for (let k = 1; k <= ((n + 1) >> 1) ** 2; k++)
          for (const starts of places(n, k))
            for (const targets of places(n, k)) {
              const args = [n, starts, targets];
              yield { n, edges: [], args, text: textOf([n, k], [...starts, ...targets]) };
            }
    },
  },
};

/** Every graph with up to so many vertices, with so many weights. */
function* graphs(most: number, weights: number): Generator<Pick<Input, "n" | "edges">> {
  for (let n = 1; n <= most; n++) {
    const pairs: number[][] = [];
    for (let u = 0; u < n; u++) for (let v = u + 1; v < n; v++) pairs.push([u, v]);
    for (let size = 0; size <= pairs.length; size++)
      for (const edges of subsetsOf(pairs, size))
        for (let number = 0; number < weights ** size; number++) {
          const weightOf = (k: number): number => 1 + (Math.floor(number / weights ** k) % weights);
          yield { n, edges: edges.map((edge, k) => (weights > 1 ? [...edge, weightOf(k)] : edge)) };
        }
  }
}

/** An edge can be told from either end. */
const turned = (edges: Edges): Edges => edges.map(([u = 0, v = 0, ...weight]) => [v, u, ...weight]);

/** Mutants that give right answers to the task, and why. */
const NOT_ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  floods: {},
  "order-or-cycle": Object.fromEntries(
    ["two-colours", "no-grey", "not-turned", "at-entry", "path-not-cut"].map((name) => [
      name,
      "problems of the task are solved by the queue; by colors they are tried where a mistake is named",
    ]),
  ),
  "union-find": {},
  "augmenting-paths": {
    "cover-even": "the cover is not asked",
    "cover-one-side": "the cover is not asked",
  },
  blossom: {
    "free-in-barrier": "the sets of the proof are not asked",
  },
  "weighted-blossom": {},
  "swiss-by-matching": {
    "bye-without-point": "points are not asked",
    "colors-forgotten": "colors are not asked",
    "last-met-only": "who has met is forbidden in the lesson's text, whenever it was",
  },
  "peaceful-kings": {},
};

/** So many inputs are given to a program together. */
const ROW = 200;
const MOST_PROBLEMS = depth(20, 200);
const FOR_MUTANTS = depth(200, 600);

function isRight(search: Search, input: Input, outcome: Outcome): boolean {
  if (outcome.kind !== "value") return false;
  try {
    return search.isRight(input, outcome.value);
  } catch {
    return false;
  }
}

function* inRows(inputs: Iterable<Input>): Generator<Input[]> {
  let row: Input[] = [];
  for (const input of inputs) {
    row.push(input);
    if (row.length < ROW) continue;
    yield row;
    row = [];
  }
  yield row;
}

/** The first input on which a program fails; undefined if there is none. */
function firstFailure(search: Search, program: Program, entry: string): Input | undefined {
  const calls = callsOf(program, entry);
  for (const inputs of inRows(search.inputs())) {
    const outcomes = calls(inputs.map(({ args }) => args));
    const at = inputs.findIndex((input, k) => !isRight(search, input, outcomes[k] as Outcome));
    if (at >= 0) return inputs[at];
  }
  return undefined;
}

/** The first line, and how many others there are. */
const sizeIn = (text: string | undefined): unknown[] => {
  const [first, ...edges] = text?.split("\n") ?? [];
  return [first, edges.length];
};

const verticesIn = (text: string | undefined): number => Number(/^\d+/.exec(text ?? "")?.[0]);

test("the task of peaceful-kings takes what the engine for few moves gives", () => {
  const task = tasks.get("peaceful-kings") as AnyTask;
  for (const problem of problemsOf(task, { count: MOST_PROBLEMS / 2 })) {
    const board = problem as Board;
    const { answer } = answerOf(board);
    const moves = answer === "TAK" ? shortMoves(board) : new Int32Array(0);
    const output = [
      ...formatSolution(board, answer === "TAK" ? { answer, moves } : { answer, reason: "full" }),
    ];
    expect(task.fault(problem, output.join("")), task.write(problem)).toBeUndefined();
  }
});

describe.each(Object.entries(searches))("the task of %s", (id, search) => {
  const task = tasks.get(id) as AnyTask;
  const { lesson, solvers, mutants } = mutated.find(
    (each) => each.lesson.id === id,
  ) as (typeof mutated)[number];

  test.each(sample(programsOf(id, "wrong"), 2))(
    "has an input of $name that is smallest, or larger by one",
    (program) => {
      const found = firstFailure(search, program, task.entry);
      const own = verticesIn(program.smallest);
      if (program.smallest === undefined) expect(found).toBeUndefined();
      else if (found === undefined) expect(own).toBeGreaterThan(search.most);
      else if (found.n <= search.judged) expect(sizeIn(program.smallest)).toEqual(sizeIn(found.text));
      else expect(own - found.n, found.text).toBeOneOf([0, 1]);
    },
  );

  test("takes what the lesson's own algorithm gives", () => {
    let count = 0;
    for (const problem of problemsOf(task, { count: MOST_PROBLEMS })) {
      const { result } = record(lesson, lesson.parse(task.lessonText(problem)));
      const answer = task.answerOf(result, problem);
      expect(task.fault(problem, answer), task.write(problem)).toBeUndefined();
      expect(task.answer.take(task.answer.read(task.answer.write(answer)))).toEqual(answer);
      count++;
    }
    expect(count).toBe(MOST_PROBLEMS);
  });

  test("refuses what mutants give, but for those about which it does not ask", () => {
    const claimed = Object.keys(solvers).filter((name) => mutants[name]?.breaks !== "order");
    const problems = [...problemsOf(task, { count: FOR_MUTANTS })].map((problem) => {
      const own = lesson.parse(task.lessonText(problem));
      return { problem, own, most: mostSteps(runSilently(lesson, lesson.solve, own).steps) };
    });
    const accepted = claimed.filter((name) => {
      const solve = solvers[name] as typeof lesson.solve;
      return problems.every(({ problem, own, most }) => {
        const { end, result } = runSilently(lesson, solve, own, most);
        return end === "result" && !isRefused(task, problem, result);
      });
    });
    expect(accepted.sort()).toEqual(Object.keys(NOT_ASKED[id] ?? {}).sort());
  });
});

function isRefused(task: AnyTask, problem: unknown, result: unknown): boolean {
  try {
    return task.fault(problem, task.answerOf(result, problem)) !== undefined;
  } catch {
    return true;
  }
}
