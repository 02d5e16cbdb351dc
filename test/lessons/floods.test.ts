/** Floods, held against boards that others have solved, against plain searches, and against the tasks that they are known for. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { smallProblems } from "#algorithms/lessons/floods/asked/mistakes.ts";
import { exercises } from "#algorithms/lessons/floods/asked/questions.ts";
import { cellName, near, type Piece, type Problem, stepsOf } from "#algorithms/lessons/floods/board.ts";
import { claims } from "#algorithms/lessons/floods/claims.ts";
import { lesson } from "#algorithms/lessons/floods/lesson.ts";
import { parse, type Result, random } from "#algorithms/lessons/floods/problem.ts";
import { solve } from "#algorithms/lessons/floods/solve.ts";
import { asks, steps } from "#algorithms/lessons/floods/steps.ts";
import { depth, tries } from "#test/depth.ts";
import { inputOf } from "../support/all-lessons.ts";
import { expectBreaks } from "../support/all-mutants.ts";
import { expectOnFigure, questionsOf } from "../support/questions.ts";

const run = (problem: Problem): Result => solve(problem, silentRecorder(steps, asks));

const broken = (problem: Problem, result: Result): string[] =>
  claims.filter(({ test: holds }) => !holds(problem, result).holds).map(({ id }) => id);

const vectors = readFileSync("test/fixtures/floods/boards.jsonl", "utf8")
  .trim()
  .split("\n")
  .map(
    (line) =>
      JSON.parse(line) as { id: string; input: string; regions: number; distances: number[][]; way: number },
  );

test("boards that others have solved come out as they say", () => {
  expect(vectors.length).toBeGreaterThan(100);
  for (const { id, input, regions, distances, way } of vectors) {
    const problem = parse(input);
    const result = run(problem);
    expect(result.regions, id).toBe(regions);
    expect(Array.from(result.distances), id).toEqual(distances.flat());
    expect(result.way.length - 1, id).toBe(way);
    expect(broken(problem, result), id).toEqual([]);
  }
});

/** The numbers by lowering them until nothing changes (Bellman, Ford), from these cells. */
function relaxed(problem: Problem, from: readonly number[]): number[] {
  const size = problem.rows * problem.columns;
  const numbers = Array.from({ length: size }, (_, cell) => (from.includes(cell) ? 0 : Infinity));
  const isFree = (cell: number): boolean => [...problem.board.join("")][cell] !== "#";
  for (let round = 0; round < size; round++)
    for (let u = 0; u < size; u++)
      if (isFree(u)) for (const v of near(problem, u)) numbers[v] = Math.min(numbers[v], numbers[u] + 1);
  return numbers.map((number, cell) => (number === Infinity || !isFree(cell) ? -1 : number));
}

describe("on all boards of a few cells", () => {
  const small = [...smallProblems()].filter((_, k) => k % depth(41, 3) === 0);

  test("numbers are those that lowering step by step ends with", () => {
    for (const problem of small) {
      const sources = [...problem.board.join("")].flatMap((sign, cell) => (sign === "S" ? [cell] : []));
      expect(Array.from(run(problem).distances)).toEqual(relaxed(problem, sources));
    }
  });

  test("regions are as many as cells that no earlier cell reaches", () => {
    for (const problem of small) {
      const signs = [...problem.board.join("")];
      const first = signs.filter(
        (sign, cell) => sign !== "#" && relaxed(problem, [cell]).findIndex((each) => each >= 0) === cell,
      );
      expect(run(problem).regions).toBe(first.length);
    }
  });
});

test("the certificate takes no number, no way and no region that is changed", () => {
  const draw = seededRandom(5);
  let changed = 0;
  for (let seed = 1; seed <= tries(400); seed++) {
    const problem = random(seed, 5);
    const result = run(problem);
    expect(broken(problem, result)).toEqual([]);
    const cell = Math.floor(draw() * problem.rows * problem.columns);
    const own = result.distances[cell] as number;
    const other = Math.floor(draw() * 8) - 1;
    if (other === own) continue;
    changed++;
    expect(
      broken(problem, { ...result, distances: Array.from(result.distances).with(cell, other) }),
    ).toContain("numbers");
    if (result.way.length > 0)
      expect(broken(problem, { ...result, way: result.way.slice(1) })).toEqual(["way"]);
    if (result.way.length > 1)
      expect(broken(problem, { ...result, way: result.way.toReversed() })).toEqual(["way"]);
    expect(broken(problem, { ...result, regions: result.regions + 1 })).toEqual(["regions"]);
  }
  expect(changed).toBeGreaterThan(tries(400) / 2);
});

test("the certificate takes no way with a step that the piece has not", () => {
  const late = parse("5 5 N ..... ..... ..... .T... S....");
  const result = run(late);
  for (const [k, cell] of result.way.entries())
    for (let other = 0; other < 25; other++) {
      const way = result.way.with(k, other);
      const isWay =
        way[0] === 20 &&
        way[4] === 16 &&
        way.slice(1).every((to, at) => near(late, way[at] as number).includes(to));
      expect(broken(late, { ...result, way }), `${k} ${cell} ${other}`).toEqual(isWay ? [] : ["way"]);
    }
});

describe("what holds at every position", () => {
  test.each([
    ["queue", "stack", "1 5 R S...S"],
    ["neighbors", "stack", "1 4 R S..S"],
    ["border", "edge-left-out", "1 2 R .S"],
  ])("%s: not in the wrong program %s", (id, mutant, text) => expectBreaks(lesson, id, mutant, text));
});

const empty = (
  rows: number,
  columns: number,
  piece: Piece,
  marks: Readonly<Record<number, string>> = {},
): Problem =>
  parse(
    `${rows} ${columns} ${piece} ${Array.from({ length: rows * columns }, (_, cell) => marks[cell] ?? ".").join("")}`,
  );

describe("what the article tells", () => {
  test("of a knight in the corner: the next cell, the far corner, and a chess board's 108 ways", () => {
    const sides = [4, 5, 6, 7, 8];
    const fromCorner = (n: number): ArrayLike<number> => run(empty(n, n, "N", { 0: "S" })).distances;
    expect(sides.map((n) => fromCorner(n)[n + 1])).toEqual([4, 4, 4, 4, 4]);
    expect(sides.map((n) => fromCorner(n)[n * n - 1])).toEqual([2, 4, 4, 4, 6]);
    expect(run(empty(8, 8, "N", { 27: "S" })).distances[36]).toBe(2);
    const chess = empty(8, 8, "N");
    let ways = new Map([[0, 1]]);
    for (let jump = 0; jump < 6; jump++) {
      const next = new Map<number, number>();
      for (const [u, count] of ways) for (const v of near(chess, u)) next.set(v, (next.get(v) ?? 0) + count);
      ways = next;
    }
    // Nobody comes there earlier, so all these walks are shortest ways.
    expect(ways.get(63)).toBe(108);
  });

  test("of one wall in the way of the late knight: four jumps wherever it stands, by (3, 2) if it bars (2, 1)", () => {
    const problem = parse(inputOf("floods", "late"));
    const target = problem.board.join("").indexOf("T");
    const free = [...problem.board.join("")].flatMap((sign, cell) => (sign === "." ? [cell] : []));
    expect(free).toHaveLength(23);
    const barred = (cell: number): Result => {
      const signs = problem.board.join("");
      const walled = `${signs.slice(0, cell)}#${signs.slice(cell + 1)}`;
      return run({ ...problem, board: problem.board.map((_, r) => walled.slice(5 * r, 5 * r + 5)) });
    };
    for (const cell of free) expect(barred(cell).distances[target], `${cell}`).toBe(4);
    expect([run(problem).way[1], barred(11).way[1]]).toEqual([11, 17]);
  });

  test("of marking late: so many cells enter the queue", () => {
    const article = readFileSync("content/lessons/en/floods.mdx", "utf8");
    for (const side of depth([4, 6, 8], [4, 6, 8, 10])) {
      const rows = [entered(side, "in"), entered(side, "out"), entered(side, "skip")];
      const told = [side, side * side, ...rows].map((number) => number.toLocaleString("en")).join(" | ");
      expect(article).toContain(`| ${told} |`);
      expect(rows[1]).toBe(binomial(2 * side, side) - 1);
    }
  });

  test("of a knight on two rows, and of a wall that a king slips through", () => {
    expect(run(empty(2, 7, "N")).regions).toBe(4);
    const examples = ["walled", "king"].map((name) =>
      run(parse(readFileSync(`algorithms/lessons/floods/inputs/${name}.txt`, "utf8"))),
    );
    expect(examples.map(({ regions, way }) => [regions, way.length])).toEqual([
      [2, 0],
      [1, 6],
    ]);
  });
});

/** How many cells enter the queue on an empty square, by steps to four sides from a corner. */
function entered(side: number, marked: "in" | "out" | "skip"): number {
  const board = empty(side, side, "R");
  const known = new Set(marked === "in" ? [0] : []);
  let count = 0;
  let waiting = [0];
  while (waiting.length > 0) {
    count += waiting.length;
    const next: number[] = [];
    for (const u of waiting) {
      if (marked === "skip" && known.has(u)) continue;
      if (marked !== "in") known.add(u);
      for (const v of near(board, u)) {
        if (known.has(v)) continue;
        if (marked === "in") known.add(v);
        next.push(v);
      }
    }
    waiting = next;
  }
  return count;
}

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k;
}

test("every choice of a run is on the figure, and its answers are right", () => {
  const problem = parse(readFileSync("algorithms/lessons/floods/inputs/late.txt", "utf8"));
  let count = 0;
  for (const asked of questionsOf(lesson, problem)) {
    count++;
    expectOnFigure(lesson, problem, asked);
    expect(asked.question.answers.length).toBeGreaterThan(0);
  }
  expect(count).toBeGreaterThan(record(lesson, problem).result?.way.length ?? 0);
});

test("a ring tells how many look, and promises no number that nobody gets", () => {
  for (const problem of [...smallProblems()].filter((_, k) => k % depth(97, 11) === 0)) {
    const numbers = Array.from(run(problem).distances);
    const { trace } = record(lesson, problem);
    const cursor = trace.cursor();
    for (let position = 1; position <= trace.length; position++) {
      const { step, a: k } = trace.stepAt(position);
      const frame = cursor.seek(position);
      expect(lesson.words.where(frame, problem)).not.toMatch(/\b1 wait$/);
      if (step !== "ring") continue;
      const isOne = numbers.filter((number) => number === k).length === 1;
      const sentence = lesson.words.steps.ring(frame, problem);
      expect(sentence).toMatch(isOne ? /Now it looks/ : /Now (these|they) look/);
      expect(sentence).toMatch(new RegExp(`any bare neighbour gets ${k + 1}\\.$`));
    }
  }
});

describe("the exercises", () => {
  const told = (id: string, seed = 0) => (exercises[id] as (typeof exercises)[string])(seed);

  test("come out as others have worked them out by hand", () => {
    expect(told("both").solution).toEqual(["(1, 2) (2, 2) (3, 2)"]);
    for (const nothing of ["", "hello", "1"])
      expect(told("both").grade([nothing]).reason).toMatch(/^Touch free cells/);
    expect(told("regions").solution).toEqual(["4"]);
    expect(told("count").solution).toEqual(["20"]);
    expect(told("walls").solution.join(" ").match(/\(/g)).toHaveLength(2);
    const best = ["(2, 2)", "(2, 3)", "(3, 2)", "(3, 3)", "(3, 4)", "(4, 3)", "(4, 4)"];
    const all = Array.from({ length: 25 }, (_, cell) => `(${Math.floor(cell / 5)}, ${cell % 5})`);
    expect(all.filter((cell) => told("door").grade([cell]).right)).toEqual(best);
  });

  test("say of each cell that is not as near to both sources why not", () => {
    for (let seed = 0; seed < 30; seed++) {
      const { grade, given = "", solution } = told("both", seed);
      const rows = /The rows are (.*?):/.exec(given)?.[1]?.split(", ") ?? [];
      const problem = parse(`${rows.length} ${rows[0]?.length} R ${rows.join(" ")}`);
      const signs = [...rows.join("")];
      const floods = signs.flatMap((sign, cell) => (sign === "S" ? [relaxed(problem, [cell])] : []));
      expect(floods).toHaveLength(2);
      for (const [cell, sign] of signs.entries()) {
        const name = cellName([Math.floor(cell / problem.columns), cell % problem.columns]);
        const [one, other] = floods.map((numbers) => numbers[cell]);
        const why =
          sign === "#"
            ? "is a wall"
            : one === other
              ? one === -1
                ? "No way leads"
                : solution[0] === name
                  ? "where the two floods meet"
                  : "Right so far"
              : "is nearer to one";
        expect(grade([name]).reason, `${seed}: ${name}`).toContain(why);
      }
    }
  });

  test("take every shortest way of the knight, and no other", () => {
    const { grade } = told("way");
    expect(grade(["(4, 0) (2, 1) (4, 2) (2, 3) (3, 1)"]).right).toBe(true);
    expect(grade(["(4, 0) (3, 2) (1, 3) (1, 3) (3, 1)"]).right).toBe(false);
    expect(grade(["(3, 1) (2, 3) (4, 2) (2, 1) (4, 0)"])).toMatchObject({
      right: false,
      reason: expect.stringMatching(/Turn it round/),
    });
    expect(grade(["(4, 0) (2, 1) (4, 0) (2, 1) (4, 2) (2, 3) (3, 1)"])).toMatchObject({ right: false });
    expect(grade([""]).right).toBe(false);
  });
});

/** The listing of the lesson as a function: `solve(piece, board)`. */
const listing = ((): ((piece: string, board: readonly string[]) => number[][]) => {
  const [text = ""] = readFileSync("algorithms/lessons/floods/task/listing.ts", "utf8").split("// part: end");
  const { outputText } = ts.transpileModule(text.replace(/^import .*$/m, ""), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  return new Function(`${outputText.replace("export {};", "")}\nreturn solve;`)();
})();

const numbersIn = (lines: number[][]): number[][] => lines.slice(1, -1);
const put = (rows: readonly string[], signs: Readonly<Record<string, string>>): string[] =>
  rows.map((row) => row.replace(/./gs, (sign) => signs[sign] ?? sign));

/** What the exercise says of each task, carried out: the input is changed, and the lesson's program is not. */
const known = {
  islands: (grid: string[]) => listing("R", put(grid, { "1": ".", "0": "#" }))[0]?.[0],
  rooms: (grid: string[]) => listing("R", grid)[0]?.[0],
  gates: (grid: string[]) => numbersIn(listing("R", grid)),
  oranges(grid: string[]) {
    const board = put(grid, { "2": "S", "1": ".", "0": "#" });
    const numbers = numbersIn(listing("R", board)).flat();
    return board
      .join("")
      .split("")
      .some((sign, cell) => sign === "." && numbers[cell] === -1)
      ? -1
      : Math.max(0, ...numbers);
  },
  knightGrid: (n: number) =>
    numbersIn(
      listing(
        "N",
        Array.from({ length: n }, (_, r) => (r === 0 ? "S" : ".").padEnd(n, ".")),
      ),
    ),
  labyrinth(grid: string[]) {
    const way = listing("R", put(grid, { A: "S", B: "T" })).at(-1) as number[];
    if (way.length === 1) return "NO";
    const cells = Array.from(
      { length: way.length / 2 },
      (_, k) => [way[2 * k] as number, way[2 * k + 1] as number] as const,
    );
    return cells
      .slice(1)
      .map(([r, c], k) => {
        const [row, column] = cells[k] as readonly [number, number];
        return r === row ? (c > column ? "R" : "L") : r > row ? "D" : "U";
      })
      .join("");
  },
  darker: (grid: string[]) => Math.max(...numbersIn(listing("R", put(grid, { "#": "S" }))).flat()),
  knight(x: number, y: number) {
    // As much room around both as the knight can need: two rows and columns more on each side.
    const [height, width] = [Math.abs(x) + 5, Math.abs(y) + 5];
    const rows = Array.from({ length: height }, () => ".".repeat(width).split(""));
    (rows[2] as string[])[2] = "S";
    const board = rows.map((row) => row.join(""));
    return numbersIn(listing("N", board))[2 + Math.abs(x)]?.[2 + Math.abs(y)];
  },
  monsters(grid: string[]) {
    const [theirs, ours] = [
      { M: "S", A: "." },
      { A: "S", M: "." },
    ].map((signs) => numbersIn(listing("R", put(grid, signs))));
    const [last, end] = [grid.length - 1, (grid[0] as string).length - 1];
    const exits = (ours as number[][]).flatMap((row, r) =>
      row.flatMap((own, c) => {
        const other = theirs?.[r]?.[c] as number;
        const isEdge = r === 0 || r === last || c === 0 || c === end;
        return isEdge && own >= 0 && (other === -1 || own < other) ? [own] : [];
      }),
    );
    return exits.length === 0 ? "NO" : Math.min(...exits);
  },
  kinds(grid: string[], [r1, c1]: [number, number], [r2, c2]: [number, number]) {
    const own = grid[r1]?.[c1] as string;
    const board = put(grid, { [own]: ".", [own === "0" ? "1" : "0"]: "#" }).map((row) => row.split(""));
    (board[r1] as string[])[c1] = "S";
    const numbers = numbersIn(
      listing(
        "R",
        board.map((row) => row.join("")),
      ),
    );
    return numbers[r2]?.[c2] === -1 ? "neither" : own === "0" ? "binary" : "decimal";
  },
  matrix: (grid: string[]) => numbersIn(listing("R", put(grid, { "0": "S", "1": "." }))),
  surrounded(grid: string[]) {
    const [last, end] = [grid.length - 1, (grid[0] as string).length - 1];
    const isEdge = (r: number, c: number): boolean => r === 0 || r === last || c === 0 || c === end;
    const board = grid.map((row, r) =>
      row.replace(/./g, (sign, c: number) => (sign === "X" ? "#" : isEdge(r, c) ? "S" : ".")),
    );
    return numbersIn(listing("R", board)).map((row) =>
      row.map((number) => (number === -1 ? "X" : "O")).join(""),
    );
  },
};

/** How often a right answer is computed anew for boards by chance. */
const BY_CHANCE = tries(120);

function gridOf(seed: number, signs: string): string[] {
  const draw = seededRandom(seed);
  const [rows, columns] = [1 + Math.floor(draw() * 5), 1 + Math.floor(draw() * 6)];
  return Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => signs[Math.floor(draw() * signs.length)]).join(""),
  );
}

describe("the known tasks are solved by the lesson's own program, whose input alone is changed", () => {
  test("on the examples that are printed with them", () => {
    expect(known.islands(["11110", "11010", "11000", "00000"])).toBe(1);
    expect(known.islands(["11000", "11000", "00100", "00011"])).toBe(3);
    expect(known.rooms(["########", "#..#...#", "####.#.#", "#..#...#", "########"])).toBe(3);
    expect(known.gates([".#S.", "...#", ".#.#", "S#.."])).toEqual([
      [3, -1, 0, 1],
      [2, 2, 1, -1],
      [1, -1, 2, -1],
      [0, -1, 3, 4],
    ]);
    expect(known.oranges(["211", "110", "011"])).toBe(4);
    expect(known.oranges(["211", "011", "101"])).toBe(-1);
    expect(known.oranges(["02"])).toBe(0);
    expect(known.knightGrid(8)[0]).toEqual([0, 3, 2, 3, 2, 3, 4, 5]);
    expect(known.labyrinth(["########", "#.A#...#", "#.##.#B#", "#......#", "########"])).toHaveLength(9);
    expect(known.darker(["...", ".#.", "..."])).toBe(2);
    expect([known.knight(2, 1), known.knight(5, 5), known.knight(1, 1), known.knight(0, 0)]).toEqual([
      1, 4, 2, 0,
    ]);
    expect(known.monsters(["########", "#M..A..#", "#.#.M#.#", "#M#..#..", "#.######"])).toBe(5);
    expect(known.kinds(["1100"], [0, 0], [0, 3])).toBe("neither");
    expect(known.kinds(["1100"], [0, 0], [0, 0])).toBe("decimal");
    expect(known.matrix(["000", "010", "111"])).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [1, 2, 1],
    ]);
    expect(known.surrounded(["XXXX", "XOOX", "XXOX", "XOXX"])).toEqual(["XXXX", "XXXX", "XXXX", "XOXX"]);
  });

  test("minute by minute, oranges rot as the task says", () => {
    for (let seed = 1; seed <= BY_CHANCE; seed++) {
      const grid = gridOf(seed, "01122");
      let now = grid.map((row) => row.split(""));
      let minutes = 0;
      for (;;) {
        const rots = (r: number, c: number): boolean =>
          now[r]?.[c] === "1" && stepsOf("R").some(([down, right]) => now[r + down]?.[c + right] === "2");
        const next = now.map((row, r) => row.map((sign, c) => (rots(r, c) ? "2" : sign)));
        if (next.join() === now.join()) break;
        now = next;
        minutes++;
      }
      expect(known.oranges(grid), grid.join("|")).toBe(now.flat().includes("1") ? -1 : minutes);
    }
  });

  test("islands are what is left when one after the other is sunk", () => {
    for (let seed = 1; seed <= BY_CHANCE; seed++) {
      const grid = gridOf(seed, "011");
      const land = new Set(
        grid.flatMap((row, r) => row.split("").flatMap((sign, c) => (sign === "1" ? [`${r} ${c}`] : []))),
      );
      let count = 0;
      const sink = (cell: string): void => {
        if (!land.delete(cell)) return;
        const [r = 0, c = 0] = cell.split(" ").map(Number);
        for (const [down, right] of stepsOf("R")) sink(`${r + down} ${c + right}`);
      };
      for (const cell of land) {
        count++;
        sink(cell);
      }
      expect(known.islands(grid), grid.join("|")).toBe(count);
    }
  });

  test("a knight without an edge needs no more room than that", () => {
    const far = run(empty(39, 39, "N", { 760: "S" })).distances;
    for (let x = -8; x <= 8; x++)
      for (let y = -8; y <= 8; y++) expect(known.knight(x, y), `${x} ${y}`).toBe(far[(19 + x) * 39 + 19 + y]);
  });
});
