/** What can be wrong with the draw of a knockout, in English. Places count from 1 here, as people count. */
export const faultWords = {
  size: (found: number, size: number, n: number) =>
    `The draw has ${found} ${found === 1 ? "place" : "places"}; ${n} players need ${size}, the first power of two that is large enough.`,
  noSeed: (place: number, seed: number, n: number) =>
    `Place ${place} has the seed ${seed}; there are the seeds 1 to ${n}, and 0 for nobody.`,
  twice: (seed: number, before: number, place: number) =>
    `Seed ${seed} stands at place ${before} and at place ${place}.`,
  missing: (seed: number) => `Seed ${seed} is missing.`,
  noBye: (seed: number, opponent: number, byes: number) =>
    `Seed ${seed} meets seed ${opponent} in the first round; ${
      byes === 1
        ? "the one bye is for seed 1"
        : `the byes are for the seeds ${byes === 2 ? "1 and 2" : `1 to ${byes}`}`
    }.`,
  together: (seed: number, other: number, parts: number) =>
    `Seeds ${seed} and ${other} are in the same ${part(parts)} of the tree; each ${part(parts)} should have one of the best ${parts}.`,
};

function part(parts: number): string {
  return { 2: "half", 4: "quarter", 8: "eighth" }[parts] ?? `${parts}th`;
}
