import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Cells, type Recorder, silentRecorder } from "#algorithms/core/run/trace.ts";
import { type Board, homeCell } from "#algorithms/engines/kings/board.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { PRESET_IDS, preset } from "#algorithms/engines/kings/presets.ts";
import { lesson } from "#algorithms/lessons/peaceful-kings/lesson.ts";
import { solve } from "#algorithms/lessons/peaceful-kings/solve.ts";
import { type Asks, asks, type Steps, steps } from "#algorithms/lessons/peaceful-kings/steps.ts";
import { sample, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { far, faultOf } from "../support/given/kings-moves.ts";

const article = readFileSync(new URL("../../content/lessons/en/peaceful-kings.mdx", import.meta.url), "utf8");

/** All positions one legal move away. Cells count from 0. */
function after(position: readonly number[], n: number): number[][] {
  const all: number[][] = [];
  for (const [king, from] of position.entries()) {
    for (let to = 0; to < n * n; to++) {
      if (far(from, to, n) !== 1) continue;
      if (position.every((other, i) => i === king || far(other, to, n) > 1))
        all.push(position.with(king, to));
    }
  }
  return all;
}

/** The fewest moves between two positions, from both ends at once; undefined if more than `most` are needed. */
function fewest(n: number, from: readonly number[], to: readonly number[], most: number): number | undefined {
  const sides = [from, to].map((position) => ({ layer: [position], seen: new Set([String(position)]) }));
  for (let moves = 0; moves <= most; moves++) {
    const [one, other] = sides;
    if (one.layer.some((position) => other.seen.has(String(position)))) return moves;
    const side = one.layer.length <= other.layer.length ? one : other;
    const next = new Map<string, number[]>();
    for (const position of side.layer)
      for (const each of after(position, n)) if (!side.seen.has(String(each))) next.set(String(each), each);
    if (next.size === 0) return undefined;
    for (const key of next.keys()) side.seen.add(key);
    side.layer = [...next.values()];
    if (side.layer.some((position) => (side === one ? other : one).seen.has(String(position))))
      return moves + 1;
  }
  return undefined;
}

/** A cell by its row and column, from 1. */
const cell = (n: number, row: number, column: number): number => (row - 1) * n + column - 1;

describe("what the article tells of small boards", () => {
  const [three, four] = [3, 4].map((n) => [cell(n, 1, 1), cell(n, 1, 3), cell(n, 3, 1)]);

  test("three coins go round on three by three in eight moves, and two cannot be exchanged", () => {
    expect(fewest(3, three, [three[1], three[2], three[0]], 20)).toBe(8);
    expect(fewest(3, three, [three[1], three[0], three[2]], 100)).toBeUndefined();
  });

  test("on four by four the exchange of coins 1 and 2 takes ten moves, and that of 2 and 3 nine", () => {
    expect(fewest(4, four, [four[1], four[0], four[2]], 20)).toBe(10);
    expect(fewest(4, four, [four[0], four[2], four[1]], 20)).toBe(9);
    expect(article).toContain("takes ten moves");
  });

  test("the squeeze takes nine moves on six by six too", () => {
    const { n, starts, targets } = preset("squeeze").board;
    expect(n).toBe(6);
    expect(fewest(6, Array.from(starts), Array.from(targets), 9)).toBe(9);
  });
});

/** Solves the board of squares that hold kings, and plays what comes out. */
function playSquares(n: number, from: readonly number[], to: readonly number[]): string {
  const [starts, targets] = [from, to].map((list) => Int32Array.from(list, (square) => homeCell(square, n)));
  const board = { n, k: from.length, starts, targets };
  const solution = solve(board, silentRecorder(steps, asks));
  return solution.answer === "NIE" ? "NIE" : faultOf(board, solution.moves);
}

describe("the pair of the last columns or rows", () => {
  const others = (count: number, taken: readonly number[]) =>
    Array.from({ length: count }, (_, square) => square).filter((square) => !taken.includes(square));

  /** Every place of three kings that matter and of the empty squares; the others stand as they come. */
  function playAll(n: number, kings: readonly [number, number, number], empty: number): number {
    const squares = Math.ceil(n / 2) ** 2;
    const k = squares - empty;
    let boards = 0;
    for (let a = 0; a < squares; a++)
      for (let b = 0; b < squares; b++)
        for (let c = 0; c < squares; c++) {
          if (new Set([a, b, c]).size < 3) continue;
          for (const hole of others(squares, [a, b, c])) {
            const holes = [hole, ...others(squares, [a, b, c, hole]).slice(0, empty - 1)];
            const rest = others(squares, [a, b, c, ...holes]);
            const from: number[] = [];
            for (let king = 0; king < k; king++) {
              const which = kings.indexOf(king);
              from.push(which < 0 ? (rest.shift() as number) : [a, b, c][which]);
            }
            expectSame(playSquares(n, from, Array.from(from.keys())), "", () => `${from}`);
            boards++;
          }
        }
    return boards;
  }

  test("goes in wherever its kings, the king before it and the empty square are", () => {
    // Squares of 6 × 6: 0 1 2 / 3 4 5 / 6 7 8. Pairs are 1, 2 in the first row and 3, 6 in the last rows.
    expect(playAll(6, [0, 1, 2], 1)).toBe(9 * 8 * 7 * 6);
    expect(playAll(6, [2, 3, 6], 1)).toBe(9 * 8 * 7 * 6);
    expect(playAll(6, [1, 2, 3], 2)).toBeGreaterThan(3000);
  });

  test("goes in for every place of its kings and of the empty square on 8 × 8", () => {
    // The first row is 0 1 2 3, so the pair is 2, 3; the last rows begin with the pair 8, 12.
    for (const [one, two] of [
      [2, 3],
      [8, 12],
    ])
      for (const a of others(16, []))
        for (const b of others(16, [a]))
          for (const hole of others(16, [a, b])) {
            const rest = others(16, [a, b, hole]);
            const from = Array.from({ length: 15 }, (_, king) =>
              king === one ? a : king === two ? b : (rest.shift() as number),
            );
            expectSame(playSquares(8, from, Array.from(from.keys())), "", () => `${from}`);
          }
  });
});

/** How far it is between two squares that are not laid, round one of them: −1 if there is no way. */
function wayRound(side: number, laid: number, from: number, y: number): Int32Array {
  const far = new Int32Array(side * side).fill(-1);
  far[from] = 0;
  const queue = [from];
  for (const square of queue) {
    const [row, column] = [Math.floor(square / side), square % side];
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      const next = r * side + c;
      if (r < 0 || c < 0 || r >= side || c >= side || next < laid || next === y || far[next] >= 0) continue;
      far[next] = far[square] + 1;
      queue.push(next);
    }
  }
  return far;
}

test("the way of the empty square round a king is at most four steps longer than the distance", () => {
  for (const side of [3, 4, 5, 6]) {
    // Laid is everything before x, in reading order; x lies above the last two rows and is not at the end of its row.
    for (let x = 0; x < side * (side - 2); x++) {
      if (x % side === side - 1) continue;
      for (let y = x; y < side * side; y++)
        for (let from = x; from < side * side; from++) {
          if (from === y) continue;
          const way = wayRound(side, x, from, y);
          for (let to = x; to < side * side; to++) {
            if (to === y) continue;
            const apart =
              Math.abs(Math.floor(from / side) - Math.floor(to / side)) +
              Math.abs((from % side) - (to % side));
            if (way[to] < 0 || way[to] > apart + 4)
              expect({ side, x, y, from, to, way: way[to] }).toBeUndefined();
          }
        }
    }
  }
});

/** The moves of each part of the method, and what each square that was laid by itself took. */
interface Parts {
  readonly tidy: number;
  readonly lay: number;
  readonly release: number;
  readonly settle: number;
  /** Row of the square from 1, steps to go, and moves made. */
  readonly trips: readonly { readonly row: number; readonly steps: number; readonly moves: number }[];
}

function partsOf(board: Board): Parts {
  const side = Math.ceil(board.n / 2);
  const counts: Record<string, number> = { tidy: 0, aim: 0, release: 0, settle: 0 };
  const trips: { row: number; steps: number; moves: number }[] = [];
  const silent = silentRecorder(steps, asks);
  let part = "";
  let open = false;
  let at: Cells | undefined;
  const inRow = (c: number): number => Math.ceil(c / (2 * board.n));
  const inColumn = (c: number): number => Math.ceil((((c - 1) % board.n) + 1) / 2);
  const step = Object.fromEntries(
    Object.keys(steps).map((name) => [
      name,
      (a: number, b: number) => {
        if (name in counts) part = name;
        if (name === "move") {
          counts[part]++;
          const last = trips.at(-1);
          if (open && last !== undefined) last.moves++;
        } else if (name !== "round") open = false;
        if (name !== "lay") return;
        const stands = (at as Cells)[b - 1];
        const [row, column] = [Math.ceil(a / side), ((a - 1) % side) + 1];
        open = row <= side - 2;
        trips.push({
          ...{ row, moves: 0 },
          steps: Math.abs(inRow(stands) - row) + Math.abs(inColumn(stands) - column),
        });
      },
    ]),
  ) as unknown as Recorder<Steps>["step"];
  const cells: Recorder<Steps>["cells"] = (name, length, fill) => {
    const made = silent.cells(name, length, fill);
    if (name === "at") at = made;
    return made;
  };
  solve(board, { ...silent, step, cells });
  const { tidy, aim, release, settle } = counts;
  return { tidy, lay: aim, release, settle, trips };
}

describe("the bound of the article", () => {
  /** The parts of the bound, for N squares a side. */
  const layingBound = (side: number): number => 15.5 * side ** 3 + side ** 2 + 40 * side + 100;
  const releaseBound = (side: number): number => side ** 3;

  function boards(): Board[] {
    const turned = (n: number): Board => {
      const squares = Math.ceil(n / 2) ** 2;
      const list = Array.from({ length: squares - 1 }, (_, square) => square);
      const cells = (of: readonly number[]) => Int32Array.from(of, (square) => homeCell(square, n));
      return { n, k: list.length, starts: cells(list), targets: cells(list.map((s) => squares - 1 - s)) };
    };
    const random = sample([2499, 2400, 1250, 625, 100, 1], 2).map((kings) =>
      randomBoard({ n: 100, kings }, 3),
    );
    const small = Array.from({ length: tries(300) }, (_, seed) =>
      randomBoard({ n: 5 + (seed % 12), kings: (["one", "more"] as const)[seed % 2] }, seed),
    );
    return [
      ...small,
      ...random,
      turned(99),
      turned(100),
      ...sample(PRESET_IDS, 4).map((id) => preset(id).board),
      spread(),
    ];
  }

  /** Half of the squares hold kings, and their targets lie in the lower right half, so that pushes are long. */
  function spread(): Board {
    const squares = Array.from({ length: 2500 }, (_, square) => square);
    const low = squares.filter((square) => Math.floor(square / 50) + (square % 50) >= 50);
    const cells = (of: readonly number[]) => Int32Array.from(of, (square) => homeCell(square, 100));
    return { n: 100, k: low.length, starts: cells(low), targets: cells(low.toReversed()) };
  }

  test("holds part by part, for each trip and for the whole", () => {
    let longest = 0;
    for (const board of boards()) {
      const side = Math.ceil(board.n / 2);
      const { tidy, lay, release, settle, trips } = partsOf(board);
      expect(tidy).toBeLessThanOrEqual(board.k);
      expect(settle).toBeLessThanOrEqual(board.k);
      expect(lay).toBeLessThanOrEqual(layingBound(side));
      expect(release).toBeLessThanOrEqual(releaseBound(side));
      longest = Math.max(longest, release);
      for (const trip of trips) {
        if (trip.steps === 0) expectSame(trip.moves, 0);
        else if (trip.row <= side - 2)
          expect(trip.moves).toBeLessThanOrEqual(10 * trip.steps + 4 * side - 2 * trip.row + 2);
      }
    }
    // The pushes that are taken back are no small matter.
    expect(longest).toBeGreaterThan(50_000);
  });

  test("adds up to less than 2,200,000 for a hundred by a hundred", () => {
    const most = layingBound(50) + releaseBound(50) + 2 * 2500;
    expect(most).toBeLessThan(2_200_000);
    expect(article).toContain(Math.round(most).toLocaleString("en"));
  });

  test("adds the distances up as the article does", () => {
    for (let side = 3; side <= 50; side++) {
      let sum = 0;
      for (let row = 1; row <= side; row++)
        for (let column = 1; column <= side; column++)
          sum += Math.max(column - 1, side - column) + side - row;
      expect(sum).toBeLessThanOrEqual((5 / 4) * side ** 3);
    }
  });
});

test("the table of means is what a few boards of each kind show", () => {
  const rows = [
    ...article.matchAll(/^\| ([\d,]+)(?: \([^)]*\))? \| ([\d,]+) \| ([\d,]+) \| [\d,]+ \|$/gm),
  ].map(([, ...figures]) => figures.map((figure) => Number(figure.replaceAll(",", ""))));
  expect(rows).toHaveLength(5);
  const seeds = [1, 2, 3, 4];
  for (const [kings, moves, bound] of sample(rows, 2)) {
    let [made, least] = [0, 0];
    for (const seed of seeds) {
      const board = randomBoard({ n: 100, kings }, seed);
      const solution = solve(board, silentRecorder(steps, asks));
      made += solution.answer === "TAK" ? solution.moves.length / seeds.length : 0;
      for (let king = 0; king < kings; king++)
        least += far(board.starts[king], board.targets[king], 100) / seeds.length;
    }
    expect(Math.abs(made / moves - 1)).toBeLessThan(0.06);
    expect(Math.abs(least / bound - 1)).toBeLessThan(0.06);
  }
});

test("the board of a hundred by a hundred has as many steps as the article says", () => {
  const [, steps] = /its run has ([\d,]+) steps/.exec(article) ?? [];
  let count = 0;
  const step = Object.fromEntries(
    Object.keys(lesson.steps).map((name) => [name, () => count++]),
  ) as unknown as Recorder<Steps>["step"];
  solve(lesson.random(2, 100), { ...silentRecorder(lesson.steps, asks), step } as Recorder<
    Steps,
    string,
    Asks
  >);
  expect(count.toLocaleString("en")).toBe(steps);
});
