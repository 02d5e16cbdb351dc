/*
 * node matching-memory.ts N LIMBS: prints the megabytes of the matrix and of what solving it adds to the largest memory
 * of this process.
 */
import { readFileSync } from "node:fs";
import { solveMatrix } from "#algorithms/shared/matching/fast/solve-matrix.ts";
import { swissMatrix } from "./swiss-matrix.ts";

const [n, limbs] = process.argv.slice(2).map(Number) as [number, number];
solveMatrix(64, swissMatrix(64, limbs), { isPerfect: true });
const matrix = swissMatrix(n, limbs);
const before = process.memoryUsage.rss();
solveMatrix(n, matrix, { isPerfect: true });
console.log((largest() - before + 8 * n * n * limbs) / 1e6);

/** The largest memory so far, in bytes. What the system counts for a process may begin with that of its parent. */
function largest(): number {
  try {
    return 1024 * Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);
  } catch {
    return 1024 * process.resourceUsage().maxRSS;
  }
}
