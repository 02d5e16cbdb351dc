/*
 * node matching-memory.ts N LIMBS: prints by how many megabytes the largest memory of this process exceeds what it had
 * before there was a matrix.
 */
import { solveMatrix } from "#algorithms/matching/fast/solve-matrix.ts";
import { swissMatrix } from "./swiss-matrix.ts";

const [n, limbs] = process.argv.slice(2).map(Number) as [number, number];
solveMatrix(64, swissMatrix(64, limbs), { isPerfect: true });
const before = process.memoryUsage.rss();
solveMatrix(n, swissMatrix(n, limbs), { isPerfect: true });
console.log((process.resourceUsage().maxRSS * 1024 - before) / 1e6);
