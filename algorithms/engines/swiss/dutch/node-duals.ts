/**
 * Duals of a perfect matching for its nodes alone. A search for a matching often leaves odd sets with duals of their own where
 * none are needed, since it grew them on its way; whether they are needed is a question about longest paths.
 */

import type { Limbs } from "#algorithms/engines/matching/fast/limbs.ts";

/**
 * Duals of doubled weights by which no pair is worth more than its two ends, and each pair of `mate`, a
 * perfect matching of `n` nodes, just that; undefined if there are none, and odd sets are needed to prove
 * that it is the heaviest. The weights are criteria in symmetric matrices, −Infinity where there is no pair.
 *
 * If y are such duals, then for a pair i, j and the partner k of j:
 * y(i) ≥ 2 w(i, j) − y(j) = y(k) + 2 w(i, j) − 2 w(j, k).
 * That is a bound of one number by another one, so lengths of longest paths fulfil all of these, and there
 * are some unless a path goes round and gains (Bellman and Ford). Of any p that do the numbers
 * y(i) = (p(i) + 2 w(i, k) − p(k)) / 2, where k is the partner of i, are such duals: those of partners make
 * 2 w(i, k), and the bounds of i by j and of j by i, added, say that y(i) + y(j) ≥ 2 w(i, j). `start` is
 * where the paths begin: the nearer, the sooner they end.
 *
 * A round over all nodes takes O(n²) time for each criterion that has to be looked at.
 */
export function nodeDuals(
  n: number,
  matrix: Limbs,
  mate: Int32Array,
  start: Limbs,
): Float64Array[] | undefined {
  const p = start.map((limb) => limb.slice());
  const before = new Int32Array(n).fill(-1);
  const hasCycle = cycleFinder(before);
  // A way round that gains would be gone round for ever, but it shows: the pointers back come to run in a
  // circle, which they do in no other case.
  for (let isLonger = true; isLonger; ) {
    isLonger = false;
    for (let j = 0; j < n; j++) if (goThrough(j, mate[j], matrix, p, before)) isLonger = true;
    if (isLonger && hasCycle()) return undefined;
  }
  return p.map((limb, l) => limb.map((own, i) => (own - limb[mate[i]]) / 2 + matrix[l][i * n + mate[i]]));
}

/** Lets the path to k, the partner of j, go on through j to all who may meet j; says whether one of theirs became longer. */
function goThrough(j: number, k: number, matrix: Limbs, p: Limbs, before: Int32Array): boolean {
  const n = before.length;
  const row = j * n;
  const gain = (l: number, i: number): number =>
    p[l][k] + 2 * (matrix[l][row + i] - matrix[l][row + k]) - p[l][i];
  const [weights, lengths] = [matrix[0], p[0]];
  // The path to k does not change on the way: for i = k the gain is 0. Where there is no pair it is −∞.
  const base = lengths[k] - 2 * weights[row + k];
  let isLonger = false;
  for (let i = 0; i < n; i++) {
    const more = base + 2 * weights[row + i] - lengths[i];
    if (more < 0 || (more === 0 && !isMore(gain, i, matrix.length))) continue;
    for (let l = 0; l < matrix.length; l++) p[l][i] += gain(l, i);
    before[i] = k;
    isLonger = true;
  }
  return isLonger;
}

/** Whether, where the first criterion is equal, the first of the others that is not is more. */
function isMore(gain: (l: number, i: number) => number, i: number, criteria: number): boolean {
  for (let l = 1; l < criteria; l++) {
    const more = gain(l, i);
    if (more !== 0) return more > 0;
  }
  return false;
}

/** Asks whether some node comes before itself: O(n), as no node is passed twice in one question. */
function cycleFinder(before: Int32Array): () => boolean {
  const seenIn = new Int32Array(before.length);
  let stamp = 0;
  return () => {
    seenIn.fill(0);
    stamp = 0;
    for (const start of before.keys()) {
      stamp++;
      let at = start;
      for (; at >= 0 && seenIn[at] === 0; at = before[at]) seenIn[at] = stamp;
      if (at >= 0 && seenIn[at] === stamp) return true;
    }
    return false;
  };
}
