/** Duals of nodes alone: they prove the matching where they exist, and they exist unless a cover by odd cycles weighs more. */
import { expect, test } from "vitest";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { nodeDuals } from "#algorithms/engines/swiss/dutch/node-duals.ts";

const N = 6;

/** All ways to send each of the nodes to another one: a matching sends two to each other, an odd cycle each to the next. */
function* derangements(fixed: readonly number[] = []): Generator<readonly number[]> {
  if (fixed.length === N) yield fixed;
  else
    for (let to = 0; to < N; to++)
      if (to !== fixed.length && !fixed.includes(to)) yield* derangements([...fixed, to]);
}

const covers = [...derangements()];

/** The heaviest of some covers; the first criterion decides. */
function heaviest(
  weights: readonly Float64Array[],
  from: readonly (readonly number[])[],
): { readonly cover: readonly number[]; readonly weight: readonly number[] } {
  const all = from.map((cover) => ({
    cover,
    weight: weights.map((limb) => cover.reduce((sum, to, i) => sum + limb[i * N + to], 0)),
  }));
  return all.reduce((best, one) => {
    const l = one.weight.findIndex((value, at) => value !== best.weight[at]);
    return l >= 0 && one.weight[l] > best.weight[l] ? one : best;
  });
}

test("of random weights they are found just where no cover by cycles is heavier than the best matching", () => {
  const random = seededRandom(7);
  const matchings = covers.filter((cover) => cover.every((to, i) => cover[to] === i));
  const seen = { found: 0, none: 0 };
  for (let run = 0; run < 400; run++) {
    const criteria = 1 + (run % 2);
    const weights = Array.from({ length: criteria }, () => new Float64Array(N * N));
    for (const [l, limb] of weights.entries())
      for (let i = 0; i < N; i++) {
        // In every third run two triangles are light, so that odd cycles are.
        for (let j = 0; j < i; j++) {
          const far = run % 3 === 0 && i >= N / 2 !== j >= N / 2 ? 2 : 0;
          limb[i * N + j] = limb[j * N + i] = -between(random, 0, 4) - far;
        }
        if (l === 0) limb[i * N + i] = Number.NEGATIVE_INFINITY;
      }
    const best = heaviest(weights, matchings);
    const duals = nodeDuals(
      N,
      weights,
      Int32Array.from(best.cover),
      weights.map(() => new Float64Array(N)),
    );
    const isProved = heaviest(weights, covers).weight.join() === best.weight.join();
    expect(duals !== undefined, `run ${run}`).toBe(isProved);
    seen[isProved ? "found" : "none"]++;
    if (!duals) continue;
    for (let i = 0; i < N; i++)
      for (let j = 0; j < N; j++) {
        if (i === j) continue;
        const slack = duals.map((y, l) => y[i] + y[j] - 2 * weights[l][i * N + j]);
        expect(slack.find((value) => value !== 0) ?? 0, `run ${run}`).toBeGreaterThanOrEqual(0);
        if (best.cover[i] === j)
          expect(
            slack.every((value) => value === 0),
            `run ${run}`,
          ).toBe(true);
      }
  }
  expect(Math.min(seen.found, seen.none)).toBeGreaterThan(20);
});
