import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { countColors } from "#algorithms/engines/schedules/colors.ts";
import { countPairs } from "#algorithms/engines/schedules/pairs.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** The certificate: statements on the finished schedule, tested without looking at how it was made. */
export const claims: Lesson<Problem, Schedule, Steps, CellName>["claims"] = [
  { id: "pairs", test: everyPairOnce },
  { id: "rounds", test: oneGameARound },
  { id: "whites", test: balance },
  { id: "breaks", test: fewBreaks },
];

function everyPairOnce({ n }: Problem, { white, black }: Schedule): Evidence {
  const wanted = (n * (n - 1)) / 2;
  const pairs = countPairs(n, white, black, white.length);
  const legal = Array.from(white).every((a, game) => a !== black[game] && a >= 1 && a <= n);
  return {
    holds: legal && white.length === wanted && pairs === wanted,
    evidence: evidence.pairs(white.length, pairs, n),
  };
}

function oneGameARound({ n }: Problem, { white, black, alone }: Schedule): Evidence {
  const rounds = n % 2 === 1 ? n : n - 1;
  const perRound = Math.floor(n / 2);
  let holds = white.length === rounds * perRound;
  for (let r = 0; r < rounds; r++) {
    const busy = new Set<number>();
    if (n % 2 === 1) busy.add(alone[r]);
    for (let game = r * perRound; game < (r + 1) * perRound; game++) busy.add(white[game]).add(black[game]);
    if (busy.size !== n) holds = false;
  }
  const byes = n % 2 === 1 ? new Set(Array.from(alone)).size : 0;
  if (n % 2 === 1 && byes !== n) holds = false;
  return {
    holds,
    evidence: n % 2 === 1 ? evidence.roundsWithByes(rounds, byes, n) : evidence.rounds(rounds, perRound),
  };
}

/** Odd n: equal. Even n: an odd number of games, so a difference of one is the best. The printed rule promises less. */
function balance({ n, colors }: Problem, { white, black }: Schedule): Evidence {
  const { whites, blacks } = countColors(n, white, black);
  let most = 0;
  for (let p = 1; p <= n; p++) most = Math.max(most, Math.abs(whites[p] - blacks[p]));
  const promised = n % 2 === 1 ? 0 : colors === "balanced" ? 1 : n - 1;
  return { holds: most <= promised, evidence: evidence.share(most) };
}

/** Balanced: 0 breaks for odd n, n − 2 for even n, the fewest there can be. As printed: (n − 1)(n − 3), or (n − 2)². */
function fewBreaks({ n, colors }: Problem, { white, black }: Schedule): Evidence {
  const { allBreaks } = countColors(n, white, black);
  const odd = n % 2 === 1;
  const promised = colors === "balanced" ? (odd ? 0 : n - 2) : odd ? (n - 1) * (n - 3) : (n - 2) ** 2;
  const words = evidence;
  const formula = words.formulas[colors][odd ? "odd" : "even"];
  return { holds: allBreaks === promised, evidence: words.breaks(allBreaks, formula) };
}
