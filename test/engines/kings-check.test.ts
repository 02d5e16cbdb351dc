import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { type Board, encodeMove } from "#algorithms/engines/kings/board.ts";
import { type CheckOptions, checkMoves, OutputCheck } from "#algorithms/engines/kings/check-output.ts";
import { formatSolution } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { KingsOnBoard } from "#algorithms/engines/kings/kings-on-board.ts";
import { parseBoard } from "#algorithms/engines/kings/read-board.ts";
import { formatFault, formatVerdict, type Verdict } from "#algorithms/engines/kings/verdict.ts";
import { tries } from "#test/depth.ts";
import { countFiles, readBase, readJudgedOutputs } from "../support/given/kings-fixtures.ts";
import { far } from "../support/given/kings-moves.ts";

/** The verdict on an output that is cut at these places. */
function judge(
  board: Board,
  output: string | Uint8Array,
  cuts: readonly number[] = [],
  options?: CheckOptions,
): Verdict {
  const bytes = typeof output === "string" ? new TextEncoder().encode(output) : output;
  const check = new OutputCheck(board, options);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  for (const [i, from] of places.entries()) check.push(bytes.subarray(from, places[i + 1] ?? from));
  return check.end();
}

function say(board: Board, output: string, cuts?: readonly number[], options?: CheckOptions): string {
  return formatVerdict(judge(board, output, cuts, options));
}

/** The same verdict without any cleverness: the whole text at once, and every pair of kings after every move. */
function naiveVerdict(board: Board, output: string, most: number, solvable: boolean): string {
  const { n, k } = board;
  const lines = output.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const tokens = lines.flatMap((text, i) =>
    text
      .split(/[ \t]/)
      .filter(Boolean)
      .map((word) => ({ word, line: i + 1 })),
  );
  const isNumber = (word: string) => /^-?[0-9]+$/.test(word);
  const [word, count] = tokens;
  if (!word) return `WRONG line ${lines.length}: found the end of the output, expected TAK or NIE`;
  if (word.word === "NIE") {
    if (solvable) return `WRONG line ${word.line}: NIE but the answer is TAK`;
    return count ? `WRONG line ${count.line}: extra data after NIE` : "OK NIE";
  }
  if (word.word !== "TAK") return `WRONG line ${word.line}: found "${word.word}", expected TAK or NIE`;
  const fault = naiveFault();
  if (fault !== undefined && !solvable) return `WRONG line ${word.line}: TAK but the answer is NIE`;
  return fault === undefined ? `OK TAK moves=${Number(count?.word)}` : `WRONG ${fault}`;

  function naiveFault(): string | undefined {
    if (!count) return `line ${lines.length}: found the end of the output, expected the number of moves`;
    if (!isNumber(count.word) || Number(count.word) < 0) {
      return `line ${count.line}: found "${count.word}", expected the number of moves`;
    }
    if (Number(count.word) > most) return `line ${count.line}: too many moves: ${count.word} > ${most}`;
    const cells = Array.from(board.starts);
    let at = 2;
    for (let move = 1; move <= Number(count.word); move++, at += 3) {
      const values: number[] = [];
      for (const [i, part] of ["king", "row", "column"].entries()) {
        const token = tokens[at + i];
        if (!token)
          return `line ${lines.length}: move ${move}: the output ends too early, expected ${Number(count.word)} move${Number(count.word) === 1 ? "" : "s"}`;
        if (!isNumber(token.word)) {
          return `line ${token.line}: move ${move}: found "${token.word}" for the ${part}, expected a whole number`;
        }
        values.push(Number(token.word));
      }
      const [king, row, column] = values as [number, number, number];
      const place = `line ${tokens[at + 2]?.line}: move ${move}:`;
      if (king < 1 || king > k) return `${place} no king ${tokens[at]?.word}`;
      if (row < 1 || row > n || column < 1 || column > n) return `${place} king ${king} leaves the board`;
      const cell = (row - 1) * n + column - 1;
      const distance = far(cell, cells[king - 1], n);
      if (distance !== 1) return `${place} king ${king} moves by ${distance}, not 1`;
      cells[king - 1] = cell;
      for (let i = 0; i < k; i++) {
        for (let j = i + 1; j < k; j++) {
          if (far(cells[i], cells[j], n) > 1) continue;
          return `${place} king ${king} touches king ${i === king - 1 ? j + 1 : i + 1}`;
        }
      }
    }
    const extra = tokens[at];
    if (extra) return `line ${extra.line}: extra data after the last move`;
    const stray = cells.findIndex((cell, i) => cell !== board.targets[i]);
    if (stray < 0) return undefined;
    const text = (cell: number) => `${Math.floor(cell / n) + 1} ${(cell % n) + 1}`;
    const [cell, target] = [cells[stray], board.targets[stray]];
    return `line ${lines.length}: king ${stray + 1} ends at ${text(cell)}, not ${text(target)}`;
  }
}

/** A board with a solution: kings that walk at random, and where they come to stand. */
function walk(n: number, kings: number, length: number, seed: number): { board: Board; moves: Int32Array } {
  const start = randomBoard({ n, kings }, seed);
  const random = seededRandom(seed);
  const cells = Array.from(start.starts);
  const moves: number[] = [];
  for (let chance = 0; chance < 50 * length && moves.length < length; chance++) {
    const king = Math.floor(random() * kings);
    const cell = cells[king] + (Math.floor(random() * 3) - 1) * n + Math.floor(random() * 3) - 1;
    if (cell < 0 || cell >= n * n || far(cell, cells[king], n) !== 1) continue;
    if (cells.some((other, i) => i !== king && far(other, cell, n) <= 1)) continue;
    cells[king] = cell;
    moves.push(encodeMove(king, cell, n));
  }
  return { board: { ...start, targets: Int32Array.from(cells) }, moves: Int32Array.from(moves) };
}

const yes = readBase("base_yes");
const no = readBase("base_no");
const right = readJudgedOutputs().find(({ name }) => name === "control_detour")?.output as string;
const lineOf = (output: string, line: number, text: string) =>
  output
    .split("\n")
    .with(line - 1, text)
    .join("\n");

describe("OutputCheck", () => {
  test.each(readJudgedOutputs())("says “$verdict” of $name", ({ board, output, verdict }) => {
    expect(say(board, output)).toBe(verdict);
    expect(
      say(
        board,
        output,
        Array.from(output, (_, i) => i),
      ),
    ).toBe(verdict);
  });

  test("is tried with every output there is", () => {
    expect(readJudgedOutputs()).toHaveLength(countFiles("bad-outputs", ".out"));
  });

  test.each<[string, string]>([
    ["CR LF", right.replaceAll("\n", "\r\n")],
    ["CR", right.replaceAll("\n", "\r")],
    ["a byte order mark", `\uFEFF${right}`],
    ["a byte order mark on a line of its own", `\uFEFF\n${right}`],
    ["tabs and blanks", ` \t${right.replaceAll(" ", "\t ")}\n \t\n`],
    ["one line", right.replaceAll("\n", " ")],
    ["no line end", right.trimEnd()],
    ["zeros in front", right.replaceAll(" ", " 000")],
  ])("accepts %s", (_what, output) => {
    expect(say(yes, output)).toBe("OK TAK moves=18");
  });

  test.each<[string, Board, string, string]>([
    ["an empty output", yes, "", "line 1: found the end of the output, expected TAK or NIE"],
    ["blank lines", yes, "\n\r\n \r", "line 4: found the end of the output, expected TAK or NIE"],
    ["small letters", yes, right.toLowerCase(), 'line 1: found "tak", expected TAK or NIE'],
    [
      "a byte order mark further on",
      yes,
      ` \uFEFF${right}`,
      'line 1: found "U+FEFFTAK", expected TAK or NIE',
    ],
    ["another language", yes, "YES\n0\n", 'line 1: found "YES", expected TAK or NIE'],
    ["TAK and no more", yes, "TAK", "line 1: found the end of the output, expected the number of moves"],
    ["a count below zero", yes, "TAK\n-3\n", 'line 2: found "-3", expected the number of moves'],
    [
      "a count of 30 digits",
      yes,
      `TAK\n${"9".repeat(30)}`,
      `line 2: too many moves: ${"9".repeat(30)} > 5000000`,
    ],
    ["NIE where there is a solution", yes, "\nNIE junk", "line 2: NIE but the answer is TAK"],
    ["junk after NIE", no, "NIE\n\nNIE\n", "line 3: extra data after NIE"],
    ["TAK where there is none", no, "TAK\n1\n8 5 4\n", "line 1: TAK but the answer is NIE"],
    ["TAK without moves where there is none", no, "\nTAK 0", "line 2: TAK but the answer is NIE"],
    [
      "fewer moves than declared",
      yes,
      right.replace("18", "19"),
      "line 21: move 19: the output ends too early, expected 19 moves",
    ],
    ["more moves than declared", yes, right.replace("18", "17"), "line 20: extra data after the last move"],
    ["a missing line", yes, lineOf(right, 5, ""), "line 6: move 3: king 1 moves by 2, not 1"],
    ["half a move", yes, "TAK\n1\n3 1\n", "line 4: move 1: the output ends too early, expected 1 move"],
    [
      "line ends of every kind, each of which counts once",
      yes,
      "TAK\r2\n3 1 6\r\n3\r1\n\n9",
      "line 7: move 2: king 3 leaves the board",
    ],
    [
      "a king of 30 digits",
      yes,
      lineOf(right, 3, `${"1".repeat(30)} 1 6`),
      `line 3: move 1: no king ${"1".repeat(30)}`,
    ],
    [
      "a row of 30 digits",
      yes,
      lineOf(right, 3, `3 ${"1".repeat(30)} 6`),
      "line 3: move 1: king 3 leaves the board",
    ],
    [
      "a row that wraps around",
      yes,
      lineOf(right, 3, "3 4294967297 6"),
      "line 3: move 1: king 3 leaves the board",
    ],
    ["king 0", yes, lineOf(right, 3, "0 1 6"), "line 3: move 1: no king 0"],
    ["king -1", yes, lineOf(right, 3, "-1 1 6"), "line 3: move 1: no king -1"],
    ["column -6", yes, lineOf(right, 3, "3 1 -6"), "line 3: move 1: king 3 leaves the board"],
    [
      "a minus alone",
      yes,
      lineOf(right, 3, "3 1 -"),
      'line 3: move 1: found "-" for the column, expected a whole number',
    ],
    [
      "a plus",
      yes,
      lineOf(right, 3, "3 +1 6"),
      'line 3: move 1: found "+1" for the row, expected a whole number',
    ],
    [
      "a float",
      yes,
      lineOf(right, 3, "3.0 1 6"),
      'line 3: move 1: found "3.0" for the king, expected a whole number',
    ],
    [
      "NUL",
      yes,
      lineOf(right, 3, "3 1\u0000 6"),
      'line 3: move 1: found "1U+0000" for the row, expected a whole number',
    ],
    ["a NUL at the end", yes, `${right}\u0000`, "line 21: extra data after the last move"],
    [
      "UTF-16",
      yes,
      Array.from(right, (c) => `${c}\u0000`).join(""),
      'line 1: found "TU+0000AU+0000KU+0000", expected TAK or NIE',
    ],
    [
      "a word of a megabyte",
      yes,
      `T${"A".repeat(1e6)}`,
      `line 1: found "T${"A".repeat(38)}…", expected TAK or NIE`,
    ],
  ])("refuses %s", (_what, board, output, fault) => {
    expect(say(board, output)).toBe(`WRONG ${fault}`);
  });

  test("refuses the output for another board", () => {
    for (let seed = 0; seed < tries(20); seed++) {
      const { board, moves } = walk(8, 7, 200, seed);
      const output = [...formatSolution(board, { answer: "TAK", moves })].join("");
      const other = walk(8, 7, 200, seed + 1000).board;
      expect(say(board, output)).toBe("OK TAK moves=200");
      expect(say(other, output)).toMatch(/^WRONG line \d+: move \d+: /);
    }
  });

  test("shows where a TAK that cannot be right goes wrong", () => {
    const verdict = judge(no, "TAK\n1\n8 4 3\n");
    if (verdict.right || verdict.fault.kind !== "tak") throw new Error("the fault is TAK");
    expect(formatFault(verdict.fault.concrete)).toBe("line 3: move 1: king 8 touches king 5");
  });

  test("knows a limit", () => {
    expect(say(yes, right, [], { most: 18 })).toBe("OK TAK moves=18");
    expect(say(yes, right, [], { most: 17 })).toBe("WRONG line 2: too many moves: 18 > 17");
  });

  test("is settled by the first fault, and no later word changes it", () => {
    const check = new OutputCheck(yes);
    check.push(new TextEncoder().encode("TAK\n2\n1 1 1\n"));
    expect(check.isSettled).toBe(true);
    check.push(new TextEncoder().encode("junk"));
    expect(formatVerdict(check.end())).toBe("WRONG line 3: move 1: king 1 moves by 0, not 1");
    expect(check.end()).toBe(check.end());
  });

  test("keeps the legal moves when asked", () => {
    const { board, moves } = walk(20, 40, 40_000, 1);
    expect(moves).toHaveLength(40_000);
    const check = new OutputCheck(board, { keep: true });
    for (const piece of formatSolution(board, { answer: "TAK", moves }))
      check.push(new TextEncoder().encode(piece));
    expect(check.end().right).toBe(true);
    expect(check.moves()).toEqual(moves);
    expect(check.moveCount).toBe(40_000);
    const broken = new OutputCheck(yes, { keep: true });
    broken.push(new TextEncoder().encode("TAK\n3\n3 1 6\n3 1 5\n3 1 5\n"));
    expect(broken.end()).toMatchObject({ right: false, legalMoves: 2 });
    expect(Array.from(broken.moves())).toEqual([encodeMove(2, 5, 6), encodeMove(2, 4, 6)]);
    expect(() => new OutputCheck(yes).moves()).toThrow(RangeError);
  });
});

type Mutation = (lines: string[]) => string[];

/** A change of an output that a hand or a program may make. */
function mutations(): fc.Arbitrary<Mutation> {
  const at = fc.nat();
  const token = fc.oneof(
    fc.integer({ min: -2, max: 10 }).map(String),
    fc.constantFrom("x", "1.5", "9".repeat(30), "-", "+1", "007", "NIE", "TAK", "tak", "ą", "0x1", ""),
  );
  return fc.oneof(
    at.map(
      (i): Mutation =>
        (lines) =>
          lines.toSpliced(i % lines.length, 1),
    ),
    at.map(
      (i): Mutation =>
        (lines) =>
          lines.toSpliced(i % lines.length, 0, lines[i % lines.length]),
    ),
    fc.tuple(at, at).map(
      ([i, j]): Mutation =>
        (lines) => {
          const [a, b] = [i % lines.length, j % lines.length];
          return lines.with(a, lines[b]).with(b, lines[a]);
        },
    ),
    fc.integer({ min: -2, max: 2 }).map(
      (more): Mutation =>
        (lines) =>
          lines.with(1 % lines.length, String(Number(lines[1]) + more)),
    ),
    fc.tuple(at, at, token).map(
      ([i, j, text]): Mutation =>
        (lines) => {
          const words = lines[i % lines.length].split(" ");
          return lines.with(i % lines.length, words.with(j % words.length, text).join(" "));
        },
    ),
    fc.tuple(at, fc.constantFrom("", " ", "1 1 1", "\t")).map(
      ([i, text]): Mutation =>
        (lines) =>
          lines.toSpliced(i % (lines.length + 1), 0, text),
    ),
  );
}

describe("a mutated output", () => {
  const scene = fc.record({
    n: fc.integer({ min: 3, max: 8 }),
    share: fc.double({ min: 0.1, max: 0.8, noNaN: true }),
    length: fc.integer({ min: 1, max: 40 }),
    seed: fc.nat(),
    most: fc.constantFrom(5_000_000, 20),
    changes: fc.array(mutations(), { maxLength: 3 }),
    lineEnd: fc.constantFrom("\n", "\r\n", "\r", " \n\t"),
    last: fc.constantFrom("", "\n", "\r\n", "\n\n", " "),
    cuts: fc.array(fc.nat(), { maxLength: 20 }),
  });

  test("gets the verdict of the naive twin, however it is cut", () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(scene, ({ n, share, length, seed, most, changes, lineEnd, last, cuts }) => {
        const { board, moves } = walk(
          n,
          Math.max(1, Math.floor(share * Math.ceil(n / 2) ** 2)),
          length,
          seed,
        );
        const text = [...formatSolution(board, { answer: "TAK", moves })].join("").trimEnd();
        let lines = text.split("\n");
        for (const change of changes) if (lines.length > 1) lines = change(lines);
        const output = lines.join(lineEnd) + last;
        const verdict = judge(board, output, cuts, { most });
        expect(formatVerdict(verdict)).toBe(naiveVerdict(board, output, most, true));
        const kind = verdict.right ? verdict.answer : verdict.fault.kind;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }),
      { numRuns: 3000 },
    );
    const wanted = [
      "TAK",
      "word",
      "count",
      "too-many",
      "number",
      "too-few",
      "no-king",
      "off-board",
      "distance",
      "touch",
      "extra",
      "end",
    ];
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test("is judged the same on a board without a solution", () => {
    const base = ["TAK", "2", "8 5 4", "8 5 3"];
    fc.assert(
      fc.property(
        fc.array(mutations(), { maxLength: 3 }),
        fc.constantFrom(base, ["NIE"]),
        (changes, from) => {
          let lines = from;
          for (const change of changes) if (lines.length > 0) lines = change(lines);
          const output = lines.join("\n");
          expect(say(no, output)).toBe(naiveVerdict(no, output, 5_000_000, false));
        },
      ),
      { numRuns: tries(1000) },
    );
  });
});

describe("checkMoves", () => {
  test("says of moves what OutputCheck says of their text", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: -2, max: 2 }), (seed, at, by) => {
        const { board, moves } = walk(7, 5, 30, seed);
        const changed = moves.map((move, j) => (j === at % moves.length ? Math.max(0, move + by) : move));
        const output = [
          ...formatSolution({ ...board, k: board.k + 1 }, { answer: "TAK", moves: changed }),
        ].join("");
        expect(checkMoves(board, changed)).toEqual(judge(board, output));
        expect(checkMoves(board, changed, 3)).toEqual(judge(board, output, [], { most: 3 }));
      }),
    );
  });

  test("knows a move of nobody", () => {
    expect(checkMoves(yes, Int32Array.of(36 * 3))).toEqual(judge(yes, "TAK\n1\n4 1 1\n"));
  });
});

describe("KingsOnBoard", () => {
  test("leaves everything as it is when a move is refused", () => {
    const kings = new KingsOnBoard(parseBoard("3 2 1 1 1 3 1 1 1 3"));
    for (const [row, column] of [
      [0, 1],
      [1, 1],
      [0, 0],
      [-1, 0],
      [2, 0],
    ] as const) {
      expect(kings.tryMove(0, row, column)).toBe(false);
    }
    expect(kings.tryMove(1, 0, 1)).toBe(false);
    expect(kings.strayKing()).toBe(-1);
    expect(kings.tryMove(0, 1, 0)).toBe(true);
    expect(Array.from(kings.cells)).toEqual([3, 2]);
    expect(kings.strayKing()).toBe(0);
  });
});

test("formatSolution writes what parseBoard's board was checked with", () => {
  expect([...formatSolution(no, { answer: "NIE", reason: "parity" })]).toEqual(["NIE\n"]);
  const board = parseBoard("2 1\n1 1\n2 2");
  expect([...formatSolution(board, { answer: "TAK", moves: Int32Array.of(3) })].join("")).toBe(
    "TAK\n1\n1 2 2\n",
  );
});
