/** An output of the reader's own program that a wrong program of the lesson prints too. */
import { describe, expect, test } from "vitest";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import { type Board, encodeMove } from "#algorithms/engines/kings/board.ts";
import { checkMoves } from "#algorithms/engines/kings/check-output.ts";
import { formatSolution } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { parseBoard } from "#algorithms/engines/kings/read-board.ts";
import { lesson } from "#algorithms/lessons/peaceful-kings/lesson.ts";
import { mistakeIn } from "#src/tools/kings/output/mistake.ts";
import { depth } from "#test/depth.ts";
import { mutated } from "../support/all-mutants.ts";

const kings = mutated.find((each) => each.lesson.id === lesson.id);
const solvers = kings?.solvers as Readonly<Record<string, typeof lesson.solve>>;

const outputOf = (board: Board, moves: Int32Array): Blob =>
  new Blob([...formatSolution(board, { answer: "TAK", moves })]);

const boards = [
  ...Object.values(kings?.smallest ?? {}).map((text) => parseBoard(text)),
  ...Array.from({ length: depth(12, 40) }, (_, seed) =>
    randomBoard({ n: 4 + (seed % 4), kings: 2 + (seed % 3) }, seed),
  ),
  // With one square empty the parity of the kings decides.
  ...Array.from({ length: 12 }, (_, seed) => randomBoard({ n: 5, kings: 8, answer: "NIE" }, seed)),
];

/** The wrong outputs of the mutants, with their names, on the boards of their smallest cases and on some by chance. */
const wrong = boards.flatMap((board) =>
  Object.entries(solvers).flatMap(([name, solve]) => {
    const { result } = runMutant(lesson, solve, board);
    if (result?.answer !== "TAK" || checkMoves(board, result.moves).right) return [];
    return [{ board, name, moves: result.moves }];
  }),
);

describe("an output of moves", () => {
  test("is named as the mistake that makes it, or as one that makes the same, and as no other", async () => {
    const named = new Set<string>();
    for (const { board, name, moves } of wrong) {
      const found = await mistakeIn({ board, output: outputOf(board, moves) });
      if (found === undefined) continue;
      named.add(name);
      const { result } = runMutant(lesson, solvers[found] as typeof lesson.solve, board);
      expect(result).toEqual({ answer: "TAK", moves });
    }
    // It errs in a single word, NIE, and that can be a guess.
    expect(Object.keys(solvers).filter((name) => !named.has(name))).toEqual(["parity-always"]);
  });

  test("is no mistake when it is right, when it is cut short, and when a move of it is a slip", async () => {
    for (const { board, moves } of wrong) {
      const slip = moves.slice();
      slip[moves.length - 1] = encodeMove(0, board.n * board.n - 1, board.n) - (moves.at(-1) === 0 ? 1 : 0);
      if (slip.at(-1) !== moves.at(-1))
        expect(await mistakeIn({ board, output: outputOf(board, slip) })).toBeUndefined();
      const { result } = runMutant(lesson, lesson.solve, board);
      if (result?.answer !== "TAK") continue;
      for (const own of [result.moves, result.moves.slice(0, -1)])
        expect(await mistakeIn({ board, output: outputOf(board, own) })).toBeUndefined();
    }
  });

  test("is not looked at when it has no moves, or none that can be read", async () => {
    const board = parseBoard("3 1\n1 1\n3 3\n");
    for (const text of ["NIE\n", "", "TAK\n1\n", "TAK\n1\n1 2\n", "TAK\n1\nx y z\n"])
      expect(await mistakeIn({ board, output: new Blob([text]) }), text).toBeUndefined();
  });
});
