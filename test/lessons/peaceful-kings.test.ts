import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "#algorithms/core/lesson/lesson.ts";
import { AS_WRITTEN, forksOf, openForksAt, parseFuture, recordFuture } from "#algorithms/core/run/futures.ts";
import { type Cells, type Recorder, record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { answerOf, parities, parityOf } from "#algorithms/engines/kings/answer.ts";
import { type Board, homeCell, type Solution, squareOf } from "#algorithms/engines/kings/board.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { lowerBound } from "#algorithms/engines/kings/lower-bound.ts";
import { preset } from "#algorithms/engines/kings/presets.ts";
import { parseBoard } from "#algorithms/engines/kings/read-board.ts";
import { sidesToGoRound } from "#algorithms/lessons/peaceful-kings/asked/performing.ts";
import { exercises, faded } from "#algorithms/lessons/peaceful-kings/asked/questions.ts";
import { stateOf } from "#algorithms/lessons/peaceful-kings/figure/state.ts";
import { lesson } from "#algorithms/lessons/peaceful-kings/lesson.ts";
import { solve } from "#algorithms/lessons/peaceful-kings/solve.ts";
import {
  type Asks,
  asks,
  LETTERS,
  MOST_MOVES_OF_METHOD,
  PART,
  type Steps,
  steps,
} from "#algorithms/lessons/peaceful-kings/steps.ts";
import { depth, tries } from "#test/depth.ts";
import { inputOf } from "../support/all-lessons.ts";
import { readProvedBoards } from "../support/given/kings-fixtures.ts";
import { far, faultOf } from "../support/given/kings-moves.ts";

const proved = readProvedBoards().map((each) => ({ ...each, board: parseBoard(each.text) }));

/** Plays the moves with nothing but the rules; the number of moves. */
function play(board: Board, moves: Int32Array): number {
  const fault = faultOf(board, moves);
  if (fault !== "") throw new Error(fault);
  return moves.length;
}

function solved(board: Board): Solution {
  return solve(board, silentRecorder(steps, asks));
}

/** Solves and checks everything that can be checked without another solution. */
function solveAndPlay(board: Board): Solution {
  const solution = solved(board);
  expect(solution.answer).toBe(answerOf(board).answer);
  if (solution.answer === "NIE") return solution;
  const moves = play(board, solution.moves);
  expect(moves).toBeGreaterThanOrEqual(lowerBound(board));
  expect(moves).toBeLessThan(MOST_MOVES_OF_METHOD);
  return solution;
}

describe("boards with proved answers", () => {
  test.each(proved)("$name: $answer", ({ board, answer, optimum }) => {
    const solution = solveAndPlay(board);
    expect(solution.answer).toBe(answer);
    if (optimum !== undefined && solution.answer === "TAK")
      expect(solution.moves.length).toBeGreaterThanOrEqual(optimum);
  });
});

/** All ways to place k kings without numbers so that no two touch, cells ascending. */
function placements(n: number, k: number, from = 0, kings: readonly number[] = []): number[][] {
  if (kings.length === k) return [[...kings]];
  const all: number[][] = [];
  for (let cell = from; cell < n * n; cell++)
    if (kings.every((other) => far(cell, other, n) > 1))
      all.push(...placements(n, k, cell + 1, [...kings, cell]));
  return all;
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

describe("every board up to n = 4", () => {
  test.each([1, 2, 3, 4])("n = %i: the answer and the moves are right", (n) => {
    let boards = 0;
    let tried = 0;
    for (let k = 1; k <= Math.ceil(n / 2) ** 2; k++) {
      const all = placements(n, k);
      // Names do not matter, so the kings of the start are numbered in order and those of the target in every order.
      for (const start of all) {
        for (const target of all) {
          for (const order of orders(target)) {
            // Of the biggest boards the quick depth tries one in 64.
            if (n === 4 && tried++ % depth(64, 1) !== 0) continue;
            const board = { n, k, starts: Int32Array.from(start), targets: Int32Array.from(order) };
            const solution = solved(board);
            if (solution.answer !== answerOf(board).answer) expect({ board, solution }).toBeUndefined();
            if (solution.answer === "TAK") play(board, solution.moves);
            boards++;
          }
        }
      }
    }
    expect(boards).toBeGreaterThan([0, 0, 15, 500, depth(1500, 100_000)][n]);
  });
});

describe("random boards", () => {
  const boards = fc
    .record({
      n: fc.integer({ min: 1, max: 24 }),
      density: fc.constantFrom("full", "one", "more" as const),
      seed: fc.integer({ min: 0, max: 1e6 }),
    })
    .filter(({ n, density }) => n > 2 || density === "full")
    .map(({ n, density, seed }) => randomBoard({ n, kings: density }, seed));

  test("of the three kinds, odd and even, are solved or refused rightly", () => {
    fc.assert(
      fc.property(boards, (board) => {
        solveAndPlay(board);
      }),
      { numRuns: tries(600) },
    );
  });

  test.each([
    [99, "one"],
    [100, "one"],
    [99, "more"],
    [100, "more"],
    [100, "full"],
  ] as const)("n = %i, %s, is solved within the bound", (n, kings) => {
    for (const seed of [1, 2]) solveAndPlay(randomBoard({ n, kings }, seed));
  });

  test("with the full trace keep what the recorder does not change", () => {
    const board = randomBoard({ n: 12, kings: "one" }, 5);
    const { trace, result } = record(lesson, board);
    expect(result).toEqual(solved(board));
    const moves = Array.from({ length: trace.length }, (_, index) => trace.stepAt(index + 1)).filter(
      ({ step }) => step === "move",
    );
    expect(moves.map(({ a, b }) => (a - 1) * 144 + b - 1)).toEqual(
      Array.from((result as { moves: Int32Array }).moves),
    );
  });
});

describe("hard boards", () => {
  test("the squeeze takes nine moves", () => {
    const squeeze = proved.find(({ name }) => name === "tricky_squeeze_4") as (typeof proved)[number];
    expect(solved(squeeze.board)).toMatchObject({ answer: "TAK" });
    expect((solved(squeeze.board) as { moves: Int32Array }).moves).toHaveLength(9);
  });

  test("turned by half", () => {
    for (const n of [99, 100]) {
      const side = Math.ceil(n / 2);
      const squares = Array.from({ length: side * side - 1 }, (_, square) => square);
      const cells = (list: readonly number[]) => Int32Array.from(list, (square) => homeCell(square, n));
      const turned = squares.map((square) => side * side - 1 - square);
      const board = { n, k: squares.length, starts: cells(squares), targets: cells(turned) };
      const solution = solveAndPlay(board);
      if (n === 99) expect(solution.answer).toBe(answerOf(board).answer);
    }
  });

  test("an adversary that always names the farthest king stays under the bound", () => {
    const { moves, steps: count } = playAdversary(100);
    expect(moves).toBeLessThan(MOST_MOVES_OF_METHOD);
    expect(moves).toBeGreaterThan(1_500_000);
    // A figure records two million steps.
    expect(count).toBeLessThan(2_000_000);
  });
});

/**
 * Runs the method on a board with one empty square whose targets are chosen while it runs: whenever it asks whose goal a
 * square is, the answer is the king that stands farthest away and has no goal yet.
 */
function playAdversary(n: number): { moves: number; steps: number } {
  const side = Math.ceil(n / 2);
  const squares = side * side;
  const at = (row: number, column: number) => row * side + column + 1;
  const order: number[] = [];
  for (let row = 0; row < side - 2; row++)
    for (let column = 0; column < side; column++) order.push(at(row, column));
  for (let column = 0; column < side - 2; column++) order.push(at(side - 2, column), at(side - 1, column));
  order.push(at(side - 2, side - 2), at(side - 2, side - 1), at(side - 1, side - 2));
  const starts = Int32Array.from({ length: squares - 1 }, (_, square) => homeCell(square, n));

  const silent = silentRecorder(steps, asks);
  const counts = { moves: 0, steps: 0 };
  const named = new Set<number>();
  let holds: Cells | undefined;
  let laying = false;
  let asked = -1;
  let chosen = 0;

  function farthest(square: number): number {
    let best = 0;
    let most = -1;
    for (let s = 1; s <= squares; s++) {
      const king = holds?.[s - 1] as number;
      if (king === 0 || named.has(king)) continue;
      const [r, c] = [
        Math.ceil(s / side) - Math.ceil(square / side),
        ((s - 1) % side) - ((square - 1) % side),
      ];
      if (Math.abs(r) + Math.abs(c) <= most) continue;
      most = Math.abs(r) + Math.abs(c);
      best = king;
    }
    named.add(best);
    return best;
  }

  const step = Object.fromEntries(
    Object.keys(steps).map((name) => [
      name,
      () => {
        if (name === "release") throw counts;
        if (name === "row") laying = true;
        if (name === "move") counts.moves++;
        counts.steps++;
      },
    ]),
  ) as unknown as Recorder<Steps>["step"];
  const recorder: Recorder<Steps, string, Asks> = {
    ...silent,
    step,
    cells(name, length, fill) {
      const cells = silent.cells(name, length, fill);
      if (name === "holds") holds = cells;
      if (name !== "goal") return cells;
      return new Proxy(cells, {
        get(target, key) {
          if (key === "put") return target.put.bind(target);
          const index = Number(key);
          if (!laying || !Number.isInteger(index)) return Reflect.get(target, key);
          // The search for the king of a square begins with king 1.
          if (index === 0) chosen = farthest(order[++asked]);
          return chosen === index + 1 ? order[asked] : 0;
        },
      });
    },
  };
  try {
    solve({ n, k: squares - 1, starts, targets: starts }, recorder);
  } catch (reason) {
    if (reason !== counts) throw reason;
  }
  expect(asked + 1).toBe(squares - 1);
  return counts;
}

describe("the lesson", () => {
  test("judges a result with one move changed, left out or put twice as a replay does", () => {
    const board = parseBoard(lesson.format(randomBoard({ n: 6, kings: 8 }, 497)));
    const { moves } = solved(board) as { moves: Int32Array };
    const random = seededRandom(7);
    let refused = 0;
    for (let trial = 0; trial < 100; trial++) {
      const i = Math.floor(random() * moves.length);
      const kind = trial % 3;
      const list = Array.from(moves);
      if (kind === 0) list[i] = list[i] + (list[i] === 0 ? 1 : -1);
      else if (kind === 1) list.splice(i, 1);
      else list.splice(i, 0, list[i]);
      const mutant = Int32Array.from(list);
      let legal = true;
      try {
        play(board, mutant);
      } catch {
        legal = false;
      }
      let accepted = true;
      try {
        check(lesson, board, { answer: "TAK", moves: mutant });
      } catch {
        accepted = false;
      }
      expect(accepted).toBe(legal);
      if (!legal) refused++;
    }
    expect(refused).toBeGreaterThan(80);
  });

  test("does not accept NIE where there is a way, nor for the wrong reason", () => {
    const board = randomBoard({ n: 6, kings: 8 }, 3);
    expect(() => check(lesson, board, { answer: "NIE", reason: "parity" })).toThrow();
    expect(() => check(lesson, board, { answer: "NIE", reason: "full" })).toThrow();
    expect(() => check(lesson, preset("parity").board, { answer: "NIE", reason: "full" })).toThrow();
    expect(() => check(lesson, preset("parity").board, { answer: "NIE", reason: "parity" })).not.toThrow();
  });

  test("sees at every step of a forged trace that two kings touch", () => {
    const board = parseBoard("6 2\n1 1\n1 3\n1 1\n1 3\n");
    const { trace } = record(lesson, board);
    const frame = trace.cursor().seek(trace.length);
    const forged = { ...frame, step: frame.step, cells: { ...frame.cells, at: Int32Array.of(1, 2) } };
    const apart = lesson.invariants.find(({ id }) => id === "apart") as (typeof lesson.invariants)[number];
    expect(apart.test(board, frame as never).holds).toBe(true);
    expect(apart.test(board, forged as never).holds).toBe(false);
  });

  test("counts parity as exchanges do", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 1e6 }), (length, seed) => {
        const order = shuffled(
          Array.from({ length }, (_, i) => i),
          seededRandom(seed),
        );
        let inversions = 0;
        for (let i = 0; i < length; i++) for (let j = 0; j < i; j++) if (order[j] > order[i]) inversions++;
        expect(parityOf(order)).toBe(inversions % 2 === 1 ? "odd" : "even");
      }),
    );
    expect(parities(preset("parity").board)).toEqual({ permutation: "odd", blank: "even" });
  });

  test("takes both sides of a king when both are as short, and the only one when there is one", () => {
    const board = randomBoard({ n: 8, kings: 15 }, 49);
    const { trace } = record(lesson, board);
    const cursor = trace.cursor();
    const sizes = new Set<number>();
    for (let position = 1; position < trace.length; position++) {
      const frame = cursor.seek(position);
      if (frame.step !== "round" || frame.b === 0) continue;
      const place = stateOf(board, frame);
      const sides = sidesToGoRound(frame, place);
      if (!sides) continue;
      sizes.add(sides.answers.length);
      // The king that the method moves first comes from one of the answers.
      const next = trace.stepAt(position + 1);
      const from = squareOf(frame.cells["at"]?.[next.a - 1] - 1, board.n) + 1;
      expect(sides.answers).toContain(from);
      expect(sides.answers).not.toContain(frame.b);
    }
    expect([...sizes].sort()).toEqual([1, 2]);
  });

  test("names the letters of a pair upright in the last rows", () => {
    const { board } = preset("trapped-row-b");
    const { trace } = record(lesson, board);
    const letters = new Set<number>();
    const cursor = trace.cursor();
    for (let p = 1; p <= trace.length; p++) letters.add(cursor.seek(p).cells["part"]?.[PART.letters]);
    expect(letters).toContain(LETTERS.column);
    expect(trace.occurrence("free", 1)).toBeGreaterThan(0);
  });
});

describe("the wrong program", () => {
  const task = exercises["wrong"](0);

  test("fails exactly where tidying by number makes two kings touch", () => {
    const n = 8;
    let failed = 0;
    for (let seed = 0; seed < tries(300); seed++) {
      const { starts } = randomBoard({ n, kings: 2 + (seed % 12) }, seed);
      const at = Array.from(starts);
      let touches = false;
      for (let king = 0; king < at.length; king++) {
        const [row, column] = [Math.floor(at[king] / n), at[king] % n];
        at[king] = (row - (row % 2)) * n + column - (column % 2);
        for (let other = 0; other < at.length; other++)
          if (other !== king && far(at[king], at[other], n) < 2) touches = true;
      }
      const typed = Array.from(starts, (cell) => `(${Math.floor(cell / n) + 1}, ${(cell % n) + 1})`).join(
        " ",
      );
      expect(task.grade([typed]).right, typed).toBe(touches);
      if (touches) failed++;
    }
    expect(failed).toBeGreaterThan(depth(2, 30));
  });

  test("says where, or why it survived, or what is wrong with the kings", () => {
    expect(task.grade(["(3, 1) (2, 3)"]).right).toBe(false);
    expect(task.grade(["(4, 2) (2, 1)"]).reason).toMatch(
      /king 1 goes to \(3, 1\) and touches king 2 on \(2, 1\)/,
    );
    expect(task.grade(["(1, 1) (4, 6)"]).reason).toMatch(/right order/);
    expect(task.grade(["(8, 8) (1, 1)"]).reason).toMatch(/nobody/);
    expect(task.grade(["(1, 1) (2, 2)"]).reason).toMatch(/touch/);
    expect(task.grade(["(1, 9) (2, 2)"]).reason).toMatch(/outside/);
    expect(task.grade(["1 2 3"]).reason).toMatch(/two numbers/);
  });
});

describe("the exercises", () => {
  test.each(Object.keys(exercises))("%s accepts its own solution and no other one", (name) => {
    for (let seed = 0; seed < tries(40); seed++) {
      const task = exercises[name](seed);
      expect(task.grade(task.solution).right).toBe(true);
      expect(task.solution).toHaveLength(task.fields.length);
      const wrong = task.solution.map((text) =>
        text === "TAK" ? "NIE" : text === "NIE" ? "TAK" : `${Number(text) + 1}`,
      );
      const verdict = task.grade(wrong);
      expect(verdict.right).toBe(false);
      expect(verdict.reason).not.toMatch(/undefined|NaN/);
      expect(task.grade(task.fields.map(() => "")).right).toBe(false);
      expect(task.grade(task.fields.map(() => " x ")).right).toBe(false);
    }
  });

  test("ask for both answers", () => {
    const answers = Array.from({ length: 40 }, (_, seed) => exercises["answer"]?.(seed).solution[0]);
    expect(new Set(answers)).toEqual(new Set(["TAK", "NIE"]));
  });

  test("the table that fades accepts itself, and spaces and brackets as they come", () => {
    const table = faded(8);
    expect(table.grade(table.rows)).toEqual({
      cells: table.rows.map((row) => row.map(() => true)),
      reason: "",
    });
    const typed = table.rows.map(([cell = "", moves = ""]) => [cell.replace(/[(),]/g, " "), moves]);
    expect(table.grade(typed).cells.flat()).not.toContain(false);
    expect(table.grade([["2 2", "5"]]).reason).toMatch(/^King 1/);
  });

  test("the table that fades names the slip of whoever writes the column first", () => {
    const table = faded(8);
    const turned = table.rows.map(([cell = "", moves = ""]) => [
      cell.replace(/(\d+), (\d+)/, "$2, $1"),
      moves,
    ]);
    const { cells, reason } = table.grade(turned);
    const wrong = cells.findIndex(([isRight]) => isRight === false);
    expect(wrong).not.toBe(-1);
    expect(reason).toMatch(new RegExp(`^King ${wrong + 1}: .*row first`));
    expect(table.grade([["2 4", "1"]]).reason).not.toMatch(/row first/);
  });
});

test("the article tells truly of another empty square that comes: it saves 16 moves", () => {
  const board = lesson.parse(inputOf("peaceful-kings", "sparse"));
  const forks = forksOf([lesson, board], AS_WRITTEN);
  expect(forks.map(({ kind, position }) => [kind, position])).toEqual([["empty", 32]]);
  const [fork] = openForksAt([lesson, board], AS_WRITTEN, 32);
  expect(fork?.legal).toHaveLength(3);
  const movesOf = (text: string): number => {
    const { trace } = recordFuture(lesson, board, parseFuture(text) ?? AS_WRITTEN);
    return Array.from({ length: trace.length }, (_, k) => trace.stepAt(k + 1).step).filter(
      (step) => step === "move",
    ).length;
  };
  expect([movesOf("c32-0"), movesOf("c32-1"), movesOf("c32-2")]).toEqual([106, 90, 106]);
});
