import { pairDutchRound } from "#algorithms/shared/swiss/dutch/pair-dutch-round.ts";
import { type Bench, type Row, timeOf } from "./measure.ts";
import { playedTournament } from "./played-tournament.ts";

/** Players, rounds behind them, and the most milliseconds that the next one should take. */
const SIZES = [
  [128, 3, undefined],
  [257, 3, undefined],
  [512, 3, 250],
  [1024, 3, undefined],
  [2048, 2, 1000],
] as const;
/** Rounds of a tournament whose rounds are all paired by the system. */
const LATER = [200, 7] as const;
/** Almost everybody has met everybody. */
const NEAR_ROUND_ROBIN = [40, 30] as const;

/** The Dutch system, from the tournament in memory to the pairs of the next round; processor time. */
export const bench: Bench = async () => {
  // The machine warms up on a small one.
  pairDutchRound(playedTournament(128, 3, 10));
  const timed = (n: number, played: number, rounds: number, method?: "dutch"): number => {
    const tournament = playedTournament(n, played, rounds, method);
    return timeOf(() => pairDutchRound(tournament));
  };
  const rows: Row[] = SIZES.map(([n, played, target]) => ({
    ...{ what: `${n} players, round ${played + 1}`, unit: "ms", target },
    reached: timed(n, played, 10),
  }));
  const [n, played] = LATER;
  rows.push({
    ...{ what: `${n} players, round ${played + 1}, all by the system`, unit: "ms", target: undefined },
    reached: timed(n, played, played + 2, "dutch"),
  });
  const [few, most] = NEAR_ROUND_ROBIN;
  rows.push({
    ...{ what: `${few} players, round ${most + 1}, all by the system`, unit: "ms", target: undefined },
    reached: timed(few, most, few - 1, "dutch"),
  });
  return rows;
};
