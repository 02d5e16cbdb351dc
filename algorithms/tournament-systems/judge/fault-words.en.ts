/** What can be wrong with the draw of a knockout, in English. Places count from 1 here, as people count. */
export const en = {
  size: (found: number, size: number, n: number) =>
    `The draw has ${found} ${found === 1 ? "place" : "places"}; ${n} players need ${size}, the first power of two that is large enough.`,
  noSeed: (place: number, seed: number, n: number) =>
    `Place ${place} has the seed ${seed}; there are the seeds 1 to ${n}, and 0 for nobody.`,
  twice: (seed: number, before: number, place: number) =>
    `Seed ${seed} stands at place ${before} and at place ${place}.`,
  missing: (seed: number) => `Seed ${seed} is missing.`,
  noBye: (seed: number, opponent: number, byes: number) =>
    `Seed ${seed} meets seed ${opponent} in the first round; ${
      byes === 1 ? "the one bye is for seed 1" : `the byes are for the seeds 1 to ${byes}`
    }.`,
  together: (seed: number, other: number, parts: number) =>
    `Seeds ${seed} and ${other} are in the same ${part(parts)}; each ${part(parts)} should have one of the best ${parts}.`,
};

function part(parts: number): string {
  if (parts === 2) return "half of the tree";
  if (parts === 4) return "quarter of the tree";
  return parts === 8 ? "eighth of the tree" : `${parts}th of the tree`;
}
