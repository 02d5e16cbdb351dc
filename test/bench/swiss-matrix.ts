import { seededRandom } from "#algorithms/core/text/random.ts";
import { isMet, playRounds } from "#algorithms/engines/matching/swiss-rounds.ts";

/** Twelve bits, three digits a limb. */
const DIGIT = 2 ** 12;

/**
 * The weights of all pairs that have not met after three rounds: in the first limb the product of their half-points;
 * with more limbs that is the first of three digits in each, and the others are drawn by lot.
 */
export function swissMatrix(n: number, limbs = 1): Float64Array[] {
  const random = seededRandom(n);
  const rounds = playRounds(n, 3, random);
  const { points } = rounds;
  const matrix = Array.from({ length: limbs }, () => new Float64Array(n * n));
  const digit = (): number => Math.floor(DIGIT * random());
  for (let u = 0; u < n; u++) {
    for (let v = u; v < n; v++) {
      const isOpen = u !== v && !isMet(rounds, u, v);
      for (let l = 0; l < limbs; l++) {
        const limb = matrix[l] as Float64Array;
        let value = l === 0 ? points[u] * points[v] : digit();
        if (limbs > 1) value = (value * DIGIT + digit()) * DIGIT + digit();
        if (!isOpen) value = l === 0 ? Number.NEGATIVE_INFINITY : 0;
        limb[u * n + v] = value;
        limb[v * n + u] = value;
      }
    }
  }
  return matrix;
}
