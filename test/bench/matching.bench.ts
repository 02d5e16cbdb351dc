import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { solveMatrix } from "#algorithms/engines/matching/fast/solve-matrix.ts";
import { solveWeighted } from "#algorithms/lessons/weighted-blossom/taught.ts";
import { type Bench, median, type Row, timeOf } from "./measure.ts";
import { swissMatrix } from "./swiss-matrix.ts";

const SIZES = [256, 512, 1024, 2048];
/** What the program of the lesson solves in seconds. */
const MOST_FOR_TAUGHT = 1024;
/** Larger graphs take the package minutes. */
const MOST_FOR_PACKAGE = 512;
/** 252 bits: seven limbs of three digits of twelve bits. */
const LIMBS = 7;
const ROUNDS = 3;

type Package = (edges: readonly (readonly [number, number, number])[], isLargest: boolean) => number[];

/**
 * Perfect matchings of the largest weight on Swiss tournaments after three rounds: all pairs not yet played, with the
 * product of their half-points. Processor time of the call; ours checks its certificate in it.
 */
export const bench: Bench = async () => {
  const rows: Row[] = [];
  const fast = new Map<number, number>();
  const lemon = buildLemon();
  const blossom = createRequire(import.meta.url)("edmonds-blossom-fixed") as Package;
  for (const n of SIZES) {
    const matrix = swissMatrix(n);
    const weight = weightOf(n, matrix, mateOf(n, matrix));
    const time = median(Array.from({ length: ROUNDS }, () => timeOf(() => mateOf(n, matrix))));
    fast.set(n, time);
    rows.push(told(`n ${n}: fast`, "ms", time));
    const edges = edgesOf(n, matrix);
    if (n <= MOST_FOR_TAUGHT) {
      const graph = { n, edges: edges.map(([u, v, weight]) => ({ u, v, weight })) };
      const theirs = timeOf(() => solveWeighted(graph, "max-cardinality-weight"));
      rows.push(told("  taught", "ms", theirs));
    }
    if (n <= MOST_FOR_PACKAGE) {
      let mate: number[] = [];
      const theirs = timeOf(() => {
        mate = blossom(edges, true);
      });
      checkWeight("edmonds-blossom-fixed", weightOf(n, matrix, mate), weight);
      rows.push(told("  edmonds-blossom-fixed", "ms", theirs));
      const most = n === 512 ? 100 / 30 : undefined;
      rows.push({ what: "  fast, of its time", unit: "%", reached: (100 * time) / theirs, target: most });
    }
    if (lemon) {
      const [theirs, found] = lemon.solve(n, edges);
      checkWeight("LEMON", found, weight);
      rows.push(told("  LEMON", "ms", theirs));
      const most = n === 2048 ? 50 : undefined;
      rows.push({ what: "  fast, of its time", unit: "%", reached: (100 * time) / theirs, target: most });
    }
  }
  lemon?.remove();
  const [half, whole] = [fast.get(1024) as number, fast.get(2048) as number];
  rows.push({ what: "fast, 2048 ÷ 1024", unit: "×", reached: whole / half, target: 4.5 });
  const exact = swissMatrix(2048, LIMBS);
  const time = timeOf(() => mateOf(2048, exact));
  rows.push(told(`n 2048: fast, ${36 * LIMBS} bits`, "ms", time));
  rows.push({ what: "  ÷ products of points, one limb", unit: "×", reached: time / whole, target: 4 });
  // Products of points are settled by a fair start; weights drawn by lot are what the long ones should be held against.
  const first = timeOf(() => mateOf(2048, exact.slice(0, 1)));
  rows.push(told("n 2048: fast, the first 36 bits of them", "ms", first));
  rows.push({ what: `  ${36 * LIMBS} bits ÷ 36 bits`, unit: "×", reached: time / first, target: 4 });
  for (const limbs of [1, LIMBS]) {
    const memory = Number(run(process.execPath, [fileOf("matching-memory.ts"), "2048", String(limbs)]));
    const what = `n 2048: memory with the matrix, limbs: ${limbs}`;
    rows.push({ what, unit: "MB", reached: memory, target: 60 + 34 * limbs });
  }
  return rows;
};

function mateOf(n: number, matrix: readonly Float64Array[]): Int32Array {
  const { mate } = solveMatrix(n, matrix, { isPerfect: true });
  if (mate === undefined) throw new Error("a tournament of the bench has no perfect matching");
  return mate;
}

function weightOf(n: number, [matrix]: readonly Float64Array[], mate: ArrayLike<number>): number {
  let sum = 0;
  for (let v = 0; v < n; v++) sum += matrix?.[v * n + mate[v]];
  return sum / 2;
}

function edgesOf(n: number, [matrix]: readonly Float64Array[]): [number, number, number][] {
  const edges: [number, number, number][] = [];
  for (let u = 0; u < n; u++) {
    for (let v = u + 1; v < n; v++) {
      const weight = matrix?.[u * n + v];
      if (weight !== Number.NEGATIVE_INFINITY) edges.push([u, v, weight]);
    }
  }
  return edges;
}

function checkWeight(who: string, found: number, ours: number): void {
  if (found !== ours) throw new Error(`${who} finds the weight ${found}, the fast solver ${ours}`);
}

interface Lemon {
  /** Milliseconds and weight. */
  solve(n: number, edges: readonly (readonly [number, number, number])[]): [number, number];
  remove(): void;
}

/** The program that runs LEMON, or undefined where there is no C++ compiler or no LEMON. */
function buildLemon(): Lemon | undefined {
  const folder = mkdtempSync(join(tmpdir(), "kibitz-lemon-"));
  const program = join(folder, "lemon-matching");
  const remove = (): void => rmSync(folder, { recursive: true });
  try {
    run("g++", ["-O2", "-o", program, fileOf("lemon-matching.cpp")]);
  } catch {
    console.log("LEMON is left out: it needs g++ and liblemon-dev.");
    remove();
    return undefined;
  }
  const solve: Lemon["solve"] = (n, edges) => {
    const file = join(folder, "graph");
    const numbers = new Int32Array(2 + 3 * edges.length);
    numbers.set([n, edges.length]);
    for (const [e, edge] of edges.entries()) numbers.set(edge, 2 + 3 * e);
    writeFileSync(file, numbers);
    return run(program, [file]).trim().split(" ").map(Number) as [number, number];
  };
  return { solve, remove };
}

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

function told(what: string, unit: string, reached: number): Row {
  return { what, unit, reached, target: undefined };
}
