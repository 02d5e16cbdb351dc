/** The tournaments of the test bench: by chance, each with something that pairing programs stumble over. */
import { DUTCH_EDITIONS } from "#algorithms/engines/swiss/dutch/edition.ts";
import { reasonsOf } from "#algorithms/engines/swiss/dutch/reasons-of.ts";
import { pairByMethod } from "#algorithms/engines/swiss/pair-by-method.ts";
import { planOf } from "#algorithms/engines/swiss/simulate/plan.ts";
import { simulate } from "#algorithms/engines/swiss/simulate/simulate.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { explainedPairs } from "../swiss/swiss-reasons.ts";

const KINDS = {
  plain: {},
  odd: { players: 15 },
  absent: { halfByes: 0.1, absences: 0.05, late: 0.1 },
  unplayed: { forfeits: 0.1, unusualCount: 3 },
  forbidden: { forbidden: 8 },
  accelerated: { players: 24, isAccelerated: true },
  crowded: { players: 10, rounds: 8 },
  large: { players: 36 },
} as const;

/** So many tournaments of each kind, each one round longer than the one before. */
const OF_KIND = 4;

/** The files: a tournament, and by each edition its next round: the pairs, and why each is so. */
export function* tournaments(): Generator<readonly [name: string, text: string]> {
  for (const [kind, said] of Object.entries(KINDS))
    for (let k = 1; k <= OF_KIND; k++) {
      const plan = planOf({ players: 16, rounds: 7, ...said, played: k + 2, seed: k });
      const tournament = simulate(plan);
      const name = `swiss/${kind}-${k}`;
      yield [`${name}.trf`, writeTrf(tournament)];
      for (const edition of DUTCH_EDITIONS) {
        const pairing = pairByMethod(tournament, "dutch", edition);
        const { pairs, bye, unpaired } = pairing;
        if (unpaired.length > 0) continue;
        const lines = [...pairs.map(({ white, black }) => `${white} ${black}`), ...(bye ? [`${bye} 0`] : [])];
        yield [`${name}.${edition}.pairs`, `${[lines.length, ...lines].join("\n")}\n`];
        const reasons = [...explainedPairs(pairing, reasonsOf(pairing, edition), edition)];
        yield [`${name}.${edition}.reasons.jsonl`, jsonLines(reasons)];
      }
    }
}

/** A value a line; whole numbers that are not safe become text. */
export function jsonLines(values: Iterable<unknown>): string {
  const line = (value: unknown): string =>
    `${JSON.stringify(value, (_, each) => (typeof each === "bigint" ? `${each}` : each))}\n`;
  return Array.from(values, line).join("");
}
