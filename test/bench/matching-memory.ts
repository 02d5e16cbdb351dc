/*
 * node matching-memory.ts N LIMBS: prints the megabytes of the matrix and of what solving it adds to the largest memory
 * of this process.
 */
import { solveMatrix } from "#algorithms/engines/matching/fast/solve-matrix.ts";
import { largestMemory } from "./measure.ts";
import { swissMatrix } from "./swiss-matrix.ts";

const [n, limbs] = process.argv.slice(2).map(Number) as [number, number];
solveMatrix(64, swissMatrix(64, limbs), { isPerfect: true });
const matrix = swissMatrix(n, limbs);
const before = process.memoryUsage.rss();
solveMatrix(n, matrix, { isPerfect: true });
console.log((largestMemory() - before + 8 * n * n * limbs) / 1e6);
