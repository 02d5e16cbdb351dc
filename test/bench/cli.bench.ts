import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { type Board, encodeMove } from "#algorithms/engines/kings/board.ts";
import { OutputCheck } from "#algorithms/engines/kings/check-output.ts";
import { formatBoard, formatSolution } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { KingsOnBoard } from "#algorithms/engines/kings/kings-on-board.ts";
import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import { readGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import type { Game, Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { USUAL_SCORING, worth } from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import type { Bench, Row } from "./measure.ts";

const MAIN = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
const LIMITS = { vertices: 10_000, edges: 2_100_000 };
const RUNS = 3;

/**
 * Whole processes of the command line against the work inside them, which is done here in memory, by what the processor
 * does on this thread and those that serve it.
 */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "kibitz-bench-"));
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  try {
    const graph = file("graph.jsonl", graphText(2_000_000));
    const { board, output } = wandering(5_000_000);
    const [boardFile, outputFile] = [file("board.txt", formatBoard(board)), file("output.txt", output)];
    const tournament = played(2049, 2, 10);
    const trf = file("open.trf", writeTrf(tournament));

    const text = readFileSync(graph, "utf8");
    const reading = best(() => readGraph(text, LIMITS));
    const known = readGraph(text, LIMITS).graph as NonNullable<ReturnType<typeof readGraph>["graph"]>;
    const solving = best(() => solveMatching(known, "weight"));
    const match = best(() => kibitz("match", graph));
    const bytes = readFileSync(outputFile);
    const checking = best(() => {
      const check = new OutputCheck(board);
      check.push(bytes);
      if (!check.end().right) throw new Error("a right output was refused");
    });
    const kings = best(() => kibitz("kings", "check", boardFile, outputFile));
    const pairing = best(() => pairRound(tournament, "exact"));
    const swiss = best(() => kibitz("swiss", "pair", trf));
    return [
      row("read two million edges", "s", reading / 1000, 2),
      row("kibitz match, two million edges", "s", match / 1000, 4),
      row("  ÷ the solver with its certificate", "×", match / solving, undefined),
      row("kibitz kings check, five million moves, ÷ the check", "×", kings / checking, 2),
      row("kibitz swiss pair, 2,049 players, ÷ the pairing", "×", swiss / pairing, 2),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The least of some times, in milliseconds by the clock. */
function best(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function kibitz(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], { maxBuffer: 64_000_000 });
  if (status !== 0) throw new Error(stderr.toString());
}

function graphText(count: number): string {
  const random = seededRandom(1);
  const edges: string[] = [];
  for (let u = 0; edges.length < count; u++) {
    for (let v = u + 1; v < 2048 && edges.length < count; v++)
      edges.push(`[${u},${v},${1 + Math.floor(random() * 1e6)}]`);
  }
  return `{"id":1,"n":2048,"edges":[${edges.join(",")}]}\n`;
}

/** Kings that wander on the largest board, and go back. */
function wandering(count: number): { readonly board: Board; readonly output: string } {
  const drawn = randomBoard({ n: 100, kings: 2400 }, 7);
  const board = { ...drawn, targets: drawn.starts };
  const kings = new KingsOnBoard(board);
  const random = seededRandom(count);
  const moves = new Int32Array(count);
  for (let made = 0; made < count / 2; ) {
    const king = Math.floor(random() * board.k);
    const from = kings.cells[king];
    const [row, column] = [from / 100, from % 100].map(
      (at) => Math.floor(at) + Math.floor(random() * 3) - 1,
    ) as [number, number];
    if (!kings.tryMove(king, row, column)) continue;
    moves[count - 1 - made] = encodeMove(king, from, 100);
    moves[made++] = encodeMove(king, row * 100 + column, 100);
  }
  return { board, output: [...formatSolution(board, { answer: "TAK", moves })].join("") };
}

/** A tournament whose rounds were paired by `basic` and decided by lot. */
function played(n: number, rounds: number, of: number): Tournament {
  const games: Game[][] = Array.from({ length: n }, () => []);
  const random = seededRandom(n);
  const tournament = (): Tournament => ({
    players: games.map((own, i) => ({
      ...{ sex: "", title: "", name: `Player ${i + 1}`, rating: 2800 - i, federation: "", fideId: "" },
      ...{ birth: "", rank: 0, games: own },
      points: own.reduce((sum, { result }) => sum + worth(result, USUAL_SCORING), 0),
    })),
    ...{ rounds: of, scoring: USUAL_SCORING, initialColor: "white", isRankOrder: false },
    ...{ absences: [], forbidden: [], acceleration: [], notes: [] },
  });
  for (let round = 0; round < rounds; round++) {
    const { pairs, bye } = pairRound(tournament(), "basic");
    for (const { white, black } of pairs) {
      const chance = random();
      const [first, second] =
        chance < 0.3 ? (["=", "="] as const) : chance < 0.68 ? (["1", "0"] as const) : (["0", "1"] as const);
      games[white - 1]?.push({ opponent: black, color: "white", result: first });
      games[black - 1]?.push({ opponent: white, color: "black", result: second });
    }
    if (bye !== undefined) games[bye - 1]?.push({ opponent: 0, color: undefined, result: "U" });
  }
  return tournament();
}

function row(what: string, unit: string, reached: number, target: number | undefined): Row {
  return { what, unit, reached, target };
}
