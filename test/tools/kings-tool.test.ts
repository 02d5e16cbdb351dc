import { describe, expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import { type Board, chebyshev } from "#algorithms/engines/kings/board.ts";
import { checkMoves, OutputCheck } from "#algorithms/engines/kings/check-output.ts";
import { leastMoves } from "#algorithms/engines/kings/least-moves.ts";
import { PRESET_IDS } from "#algorithms/engines/kings/presets.ts";
import { readBoard } from "#algorithms/engines/kings/read-board.ts";
import { touchingPairs } from "#algorithms/engines/kings/touching.ts";
import {
  type EditorAction,
  type EditorState,
  edit,
  emptyEditor,
  formatEdited,
} from "#src/tools/kings/board/editor.ts";
import {
  type HandState,
  isHome,
  methodMoves,
  play,
  randomTask,
  startHand,
} from "#src/tools/kings/by-hand/hand.ts";
import { solveBoard } from "#src/tools/kings/engines.ts";
import { EXAMPLE_BOARD } from "#src/tools/kings/example.ts";
import { MOST_BOARD_BYTES } from "#src/tools/kings/limits.ts";
import { formatState, parseState } from "#src/tools/kings/links.ts";
import { METHODS } from "#src/tools/kings/methods.ts";
import { boardFor, kindOf } from "#src/tools/kings/output/files.ts";
import { takeIn } from "#src/tools/kings/output/intake.ts";
import { formatHeap, parseHeap } from "#src/tools/kings/output/saved-files.ts";
import { boardOf, DENSITIES, FIRST_WISH } from "#src/tools/kings/wish.ts";
import { kingsWords } from "#src/tools/kings/words.en.ts";
import { tries } from "#test/depth.ts";
import { readJudgedOutputs, readProvedBoards } from "../support/given/kings-fixtures.ts";

const words = kingsWords;

describe("files", () => {
  test.each([
    ["a.txt", "TAK\n3\n", "output"],
    ["a.txt", "\uFEFFNIE", "output"],
    ["a.in", "TAK", "output"],
    ["a.txt", "8 3\n1 1\n", "board"],
    ["a.txt", "\uFEFF  8 3", "board"],
    ["a.in", "eight", "board"],
    ["a.out", "8 3\n", "output"],
    ["a.out", "", "output"],
    ["A.IN", "", "board"],
    ["a", "hello", "output"],
  ] as const)("%s that begins with %j is the %s", (name, head, kind) => {
    expect(kindOf(name, head)).toBe(kind);
  });

  test.each([
    ["eight.out", ["six.in", "eight.in"], 1],
    ["EIGHT.out", ["six.in", "eight.in"], 1],
    ["eight-anna.out", ["six.in", "eight.in"], 1],
    ["eight.anna.out", ["six.in", "eight.in"], 1],
    ["eight-2-anna.out", ["eight.in", "eight-2.in"], 1],
    ["eighteen.out", ["six.in", "eight.in"], undefined],
    ["anna.out", ["eight.in"], 0],
    ["anna.out", [], undefined],
  ] as const)("%s belongs to %j at %s", (output, boards, at) => {
    expect(boardFor(output, boards)).toBe(at);
  });

  test("are taken in: refused by size before they are read, and an output alone goes with the board that is there", async () => {
    const unread = () => {
      throw new Error("this was read");
    };
    const big = Object.assign(new File(["TAK"], "big.out"), { slice: unread });
    Object.defineProperty(big, "size", { value: 200_000_001 });
    const board = new File(["1 1\n", " ".repeat(MOST_BOARD_BYTES)], "big.in");
    const broken = new File([new Uint8Array([0x38, 0x20, 0xff])], "latin.in");
    const fine = new File(["NIE"], "fine.out");
    const { boards, outputs, refused } = await takeIn([big, board, broken, fine], EXAMPLE_BOARD, words);
    expect(boards).toEqual([]);
    expect(refused).toEqual([
      "big.out was not read: it has 200,000,001 bytes, and at most 200,000,000 are taken.",
      "big.in was not read: it has 1,000,004 bytes, and at most 1,000,000 are taken.",
      "latin.in was not read: it is no text.",
    ]);
    expect(outputs).toMatchObject([{ name: "fine.out", boardName: undefined, boardText: EXAMPLE_BOARD }]);
    expect(outputs[0]?.board).toMatchObject({ n: 6, k: 3 });
  });
});

describe("a second drop", () => {
  const file = (name: string, text: string) => new File([text], name);
  const OTHER = "8 1\n1 1\n8 8\n";

  test("adds to the first one, and judges no output against a board that is not its own", async () => {
    const first = await takeIn(
      [
        file("six.in", EXAMPLE_BOARD),
        file("six-anna.out", "NIE"),
        file("six-ben.out", "NIE"),
        file("cleo.out", "TAK"),
      ],
      "",
      words,
    );
    expect(first.outputs.map(({ boardName }) => boardName)).toEqual(["six.in", "six.in", "six.in"]);
    const second = await takeIn([file("eight.in", OTHER)], EXAMPLE_BOARD, words, first);
    expect(second.outputs).toEqual(first.outputs);
    expect(second.boards.map(({ name }) => name)).toEqual(["six.in", "eight.in"]);
    expect(second.added).toMatchObject({ boards: [{ name: "eight.in" }], outputs: [] });
    // An output whose name says its board finds it in any drop; a mended one takes the place of the old one.
    const third = await takeIn(
      [file("eight-anna.out", "NIE"), file("six-ben.out", "TAK\n0\n"), file("dora.out", "NIE")],
      OTHER,
      words,
      second,
    );
    expect(third.outputs.map(({ name, board }) => [name, board?.n])).toEqual([
      ["six-anna.out", 6],
      ["cleo.out", 6],
      ["eight-anna.out", 8],
      ["six-ben.out", 6],
      ["dora.out", 8],
    ]);
    expect(await third.outputs[3]?.blob.text()).toBe("TAK\n0\n");
  });

  test("of a board takes the outputs that bear its name", async () => {
    const first = await takeIn([file("eight-anna.out", "NIE")], EXAMPLE_BOARD, words);
    expect(first.outputs[0]).toMatchObject({ boardName: undefined, board: { n: 6 } });
    const second = await takeIn([file("eight.in", OTHER)], EXAMPLE_BOARD, words, first);
    expect(second.outputs[0]).toMatchObject({ boardName: "eight.in", board: { n: 8 } });
  });

  test("is there after a reload, unless it is large", async () => {
    const heap = await takeIn(
      [file("six.in", EXAMPLE_BOARD), file("a.out", "NIE"), file("b.out", "TAK")],
      "",
      words,
    );
    const back = parseHeap((await formatHeap(heap)) as string);
    expect(back.boards).toEqual(heap.boards);
    expect(back.outputs.map(({ name, board }) => [name, board])).toEqual(
      heap.outputs.map(({ name, board }) => [name, board]),
    );
    expect(await Promise.all(back.outputs.map(({ blob }) => blob.text()))).toEqual(["NIE", "TAK"]);
    const large = await takeIn([file("c.out", `TAK\n${" ".repeat(1_000_000)}`)], EXAMPLE_BOARD, words);
    expect(await formatHeap(large)).toBeUndefined();
    for (const json of ["", "{}", "null", '{"boards":[1],"outputs":[{}]}'])
      expect(parseHeap(json).outputs).toEqual([]);
  });

  test("reads what PowerShell writes, in UTF-16", async () => {
    const text = "TAK\r\n0\r\n";
    const little = new File([new Uint8Array([0xff, 0xfe]), Buffer.from(text, "utf16le")], "ps.txt");
    const big = new File([new Uint8Array([0xfe, 0xff]), Buffer.from(text, "utf16le").swap16()], "big.txt");
    const { outputs, refused } = await takeIn([little, big], EXAMPLE_BOARD, words);
    expect(await Promise.all(outputs.map(({ blob }) => blob.text()))).toEqual([text, text]);
    expect(refused[0]).toContain("ps.txt was written as UTF-16");
  });
});

describe("the words of a fault", () => {
  test("are there for every output that is wrong, without the names of things in the program", () => {
    const kinds = new Set<string>();
    for (const { name, board, output } of readJudgedOutputs()) {
      const check = new OutputCheck(board);
      check.push(new TextEncoder().encode(output));
      const verdict = check.end();
      if (verdict.right) continue;
      kinds.add(verdict.fault.kind);
      const said = `${words.wrong(verdict.fault)} ${words.fault(verdict.fault, board.n)}`;
      expect(said, name).toMatch(/^Wrong: line \d+(, move \d+)?\. .+\.$/);
      expect(said, name).not.toMatch(/undefined|NaN|-1/);
    }
    expect(kinds.size).toBeGreaterThan(6);
    const touch = { kind: "touch", line: 7, move: 5, king: 0, other: 1, row: 1, column: 1 } as const;
    expect(words.wrong(touch)).toBe("Wrong: line 7, move 5.");
    expect(words.fault(touch, 6)).toBe("King 1 goes to (2, 2), where it would touch king 2.");
    expect(words.fault({ kind: "tak", line: 1, concrete: touch }, 6)).toBe(
      "It says TAK, but this board has no solution. Here its moves fail: King 1 goes to (2, 2), where it would touch king 2.",
    );
    expect(
      words.fault({ kind: "distance", line: 3, move: 1, king: 2, distance: 0, row: 0, column: 0 }, 6),
    ).toContain("stays");
  });
});

describe("the editor", () => {
  const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(edit, state);
  const press = (cell: number): EditorAction => ({ kind: "press", cell });

  test("places a king with its target, and says whom it would touch", () => {
    const one = run(emptyEditor(8), press(9));
    expect(one.board).toEqual({ n: 8, starts: [9], targets: [9] });
    const refused = edit(one, press(18));
    expect(refused.refusal).toEqual({ reason: "touch", cell: 18, other: 0 });
    expect(refused.board).toBe(one.board);
  });

  test("finds another cell for the target where the same one is not free, or refuses", () => {
    const moved = run(
      emptyEditor(4),
      press(0),
      { kind: "layer", layer: "targets" },
      { kind: "drag", from: 0, to: 10 },
    );
    const second = run(moved, { kind: "layer", layer: "starts" }, press(15));
    expect(second.board).toEqual({ n: 4, starts: [0, 15], targets: [10, 0] });
    const tight = run(
      emptyEditor(3),
      press(0),
      { kind: "layer", layer: "targets" },
      { kind: "drag", from: 0, to: 4 },
    );
    expect(run(tight, { kind: "layer", layer: "starts" }, press(8)).refusal).toEqual({
      reason: "room",
      cell: 8,
    });
  });

  test("picks up and puts down, by the cursor; nothing comes of a press on no target", () => {
    const go = (rows: number, columns: number): EditorAction => ({ kind: "go", rows, columns });
    const state = run(emptyEditor(5), { kind: "press" }, { kind: "press" }, go(9, 1), { kind: "press" });
    expect(state.board.starts).toEqual([21]);
    expect(state.carried).toBeUndefined();
    expect(run(state, { kind: "layer", layer: "targets" }, press(24)).refusal?.reason).toBe("nothing");
    expect(run(state, { kind: "press" }, { kind: "drop" }).carried).toBeUndefined();
  });

  test("keeps every board legal and undoes everything, whatever is pressed", () => {
    const random = seededRandom(4);
    let state = emptyEditor(7);
    for (let i = 0; i < 3000; i++) {
      const cell = Math.floor(random() * 49);
      const draw = random();
      const action: EditorAction =
        draw < 0.55
          ? press(cell)
          : draw < 0.7
            ? { kind: "drag", from: cell, to: Math.floor(random() * 49) }
            : draw < 0.75
              ? { kind: "remove" }
              : draw < 0.85
                ? { kind: "layer", layer: draw < 0.8 ? "starts" : "targets" }
                : draw < 0.92
                  ? { kind: "undo" }
                  : { kind: "redo" };
      const next = edit(state, action);
      if (next.board !== state.board && !["undo", "redo"].includes(action.kind))
        expect(edit(next, { kind: "undo" }).board).toBe(state.board);
      state = next;
      if (state.board.starts.length === 0) continue;
      expect(readBoard(formatEdited(state.board)).mistakes).toEqual([]);
    }
  });
});

describe("the generator", () => {
  test("makes what is asked for, or says why not", () => {
    const make = (wish: Partial<typeof FIRST_WISH>) => boardOf({ ...FIRST_WISH, ...wish }, words.generator);
    for (const density of DENSITIES)
      for (const n of ["2", "3", "8", "9", "100"]) {
        const outcome = make({ density, n, seed: "5" });
        if (n === "2" && density !== "full") expect(outcome).toEqual({ mistake: words.generator.none });
        else expect("board" in outcome && outcome.board.n).toBe(Number(n));
      }
    for (const answer of ["TAK", "NIE"] as const) {
      const outcome = make({ n: "9", answer });
      expect("board" in outcome && answerOf(outcome.board).answer).toBe(answer);
    }
    expect(make({ n: "8", answer: "NIE" })).toEqual({ mistake: "No such board has the answer NIE." });
    expect(make({ density: "more", kings: "15" })).toEqual({ mistake: words.generator.wrongKings("15", 14) });
    expect(make({ density: "more", kings: "14" })).toMatchObject({ board: { k: 14 } });
    for (const n of ["0", "101", "-1", "x", "", "1e1", "8.5"]) expect(make({ n })).toHaveProperty("mistake");
    for (const seed of ["-1", "4294967296", "x"]) expect(make({ seed })).toHaveProperty("mistake");
  });

  test("names every preset", () => {
    expect(Object.keys(words.presets.names)).toEqual([...PRESET_IDS]);
  });
});

describe("both engines", () => {
  test("solve a board, and say NIE where nothing can be done", async () => {
    const { board } = readBoard(EXAMPLE_BOARD) as { board: Board };
    for (const method of METHODS) {
      const solution = await solveBoard(board, method);
      if (solution.answer !== "TAK") throw new Error("this board can be solved");
      expect(checkMoves(board, solution.moves)).toMatchObject({ right: true });
    }
  });
});

describe("links", () => {
  test("carry a board with its output, without it when it is long, and nothing when the board is", async () => {
    const small = { board: EXAMPLE_BOARD, output: "NIE\n" };
    expect(await parseState((await formatState(small)) as string)).toEqual(small);
    const random = seededRandom(1);
    const long = Array.from({ length: 9000 }, () => random().toString(36)).join("");
    const without = (await formatState({ board: EXAMPLE_BOARD, output: long })) as string;
    expect(await parseState(without)).toEqual({ board: EXAMPLE_BOARD, output: "" });
    expect(await formatState({ board: long, output: "" })).toBeUndefined();
    for (const bad of ["", "1.", "1.abc", "2.abc", "1.a b"]) expect(await parseState(bad)).toBeUndefined();
  });
});

describe("the least number of moves", () => {
  test("is the proved optimum", () => {
    const boards = readProvedBoards().filter(
      ({ optimum, n, k }) => optimum !== undefined && n <= 5 && k <= 3,
    );
    expect(boards.length).toBeGreaterThan(3);
    for (const { name, text, optimum } of boards)
      expect(leastMoves(readBoard(text).board as Board, undefined), name).toBe(optimum);
  });

  test("for one king is that of the best arrangement of all others, by a search that keeps their names", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { board, king } = randomTask(seed % 2 === 0 ? 4 : 3, seed);
      expect(leastMoves(board, king), String(seed)).toBe(naiveLeast(board, king));
    }
  });

  test("is unknown when the search would take too long, and for what cannot be done", () => {
    const { board, king } = randomTask(6, 1);
    expect(leastMoves(board, king, 100)).toBeUndefined();
    const full = { n: 3, k: 4, starts: Int32Array.of(0, 2, 6, 8), targets: Int32Array.of(2, 0, 6, 8) };
    expect(leastMoves(full, undefined)).toBeUndefined();
    expect(leastMoves({ ...full, targets: full.starts }, undefined)).toBe(0);
  });
});

describe("kings moved by hand", () => {
  test("go one step, touch nobody, and stop when the marked one is home", () => {
    const board = { n: 4, k: 2, starts: Int32Array.of(0, 3), targets: Int32Array.of(8, 3) };
    const start = startHand({ board, king: 0 });
    expect(play(start, { kind: "press", cell: 5 }).refusal).toEqual({ reason: "nobody", cell: 5 });
    const taken = play(start, { kind: "press", cell: 0 });
    expect(taken.taken).toBe(0);
    expect(play(taken, { kind: "press", cell: 8 }).refusal).toEqual({ reason: "distance", king: 0, cell: 8 });
    const beside = play(taken, { kind: "press", cell: 5 });
    expect(play(beside, { kind: "press", cell: 6 }).refusal).toEqual({
      reason: "touch",
      king: 0,
      other: 1,
      cell: 6,
    });
    const home = play(beside, { kind: "drag", from: 5, to: 8 });
    expect([isHome(home), home.moves.length, home.taken]).toEqual([true, 2, undefined]);
    expect(play(home, { kind: "drag", from: 8, to: 12 }).cells).toBe(home.cells);
    expect(play(home, { kind: "undo" }).cells).toEqual([5, 3]);
    expect(play(home, { kind: "reset" })).toEqual(start);
  });

  test("never touch, whatever is pressed", () => {
    const random = seededRandom(9);
    for (let seed = 1; seed <= tries(20); seed++) {
      let state: HandState = startHand(randomTask(4 + (seed % 5), seed));
      const { n, k } = state.task.board;
      for (let i = 0; i < 400; i++) {
        const at = state.cells[Math.floor(random() * k)];
        const before = state;
        state = play(state, { kind: "drag", from: at, to: Math.floor(random() * n * n) });
        expect(
          touchingPairs(
            n,
            state.cells.map((cell) => cell + 1),
          ),
        ).toEqual([]);
        const moved = state.cells.filter((cell, i) => cell !== before.cells[i]);
        expect(moved.length).toBeLessThanOrEqual(1);
        if (isHome(state)) state = play(state, { kind: "reset" });
      }
    }
  });

  test("have a task that can be done, in no more moves than the method makes", () => {
    for (const n of [4, 5, 7]) {
      for (let seed = 1; seed <= 10; seed++) {
        const task = randomTask(n, seed);
        const { board, king } = task;
        expect(answerOf(board).answer).toBe("TAK");
        expect(chebyshev(board.starts[king], board.targets[king], n)).toBeGreaterThan(1);
        const least = leastMoves(board, king) as number;
        expect(least).toBeGreaterThan(1);
        expect(least).toBeLessThanOrEqual(methodMoves(task) as number);
      }
    }
  });
});

/** The same by a search in which every king keeps its name. */
function naiveLeast({ n, starts, targets }: Board, king: number): number | undefined {
  let layer = [[...starts]];
  const seen = new Set(layer.map(String));
  for (let moves = 0; layer.length > 0; moves++) {
    if (layer.some((cells) => cells[king] === targets[king])) return moves;
    const next: number[][] = [];
    for (const cells of layer)
      for (let i = 0; i < cells.length; i++)
        for (let to = 0; to < n * n; to++) {
          const after = cells.with(i, to);
          if (chebyshev(cells[i], to, n) !== 1 || seen.has(String(after))) continue;
          if (
            touchingPairs(
              n,
              after.map((cell) => cell + 1),
            ).length > 0
          )
            continue;
          seen.add(String(after));
          next.push(after);
        }
    layer = next;
  }
  return undefined;
}
