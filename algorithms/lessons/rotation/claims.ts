import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { countColors } from "#algorithms/engines/schedules/colors.ts";
import { countPairs } from "#algorithms/engines/schedules/pairs.ts";
import { compareGames, officialTable } from "./berger.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** The certificate: statements on the finished schedule, tested without looking at how it was made. */
export const claims: Lesson<Problem, Schedule, Steps, CellName>["claims"] = [
  { id: "pairs", test: everyPairOnce },
  { id: "rounds", test: oneGameARound },
  { id: "whites", test: balance },
  {
    id: "breaks",
    test: (problem, result) => both(fewBreaks(problem, result), runsOfThree(problem, result)),
  },
  { id: "berger", test: bergerTable },
];

function everyPairOnce({ n, round }: Problem, { white, black }: Schedule): Evidence {
  const wanted = (n * (n - 1)) / 2;
  const cycles = round === "single" ? 1 : 2;
  const inCycle = (cycle: number) =>
    countPairs(
      n,
      Array.from(white).slice(cycle * wanted),
      Array.from(black).slice(cycle * wanted),
      Math.min(wanted, white.length - cycle * wanted),
    );
  const legal = Array.from(white).every(
    (a, game) => a !== black[game] && [a, black[game]].every((p) => p >= 1 && p <= n),
  );
  const pairs = Array.from({ length: cycles }, (_, cycle) => inCycle(cycle));
  return {
    holds: legal && white.length === wanted * cycles && pairs.every((count) => count === wanted),
    evidence: evidence.pairs(white.length, n, cycles),
  };
}

function oneGameARound({ n, round }: Problem, { white, black, alone }: Schedule): Evidence {
  const odd = n % 2 === 1;
  const cycles = round === "single" ? 1 : 2;
  const rounds = cycles * (odd ? n : n - 1);
  const perRound = Math.floor(n / 2);
  let holds = white.length === rounds * perRound;
  const byes = new Int32Array(n + 1);
  for (let r = 0; r < rounds; r++) {
    const busy = new Set<number>();
    if (odd) {
      const player = alone[r] ?? 0;
      busy.add(player);
      byes[player] = byes[player] + 1;
    }
    for (let game = r * perRound; game < (r + 1) * perRound; game++) busy.add(white[game]).add(black[game]);
    if (busy.size !== n) holds = false;
  }
  if (odd && !byes.every((count, player) => count === (player === 0 ? 0 : cycles))) holds = false;
  const words = evidence;
  return { holds, evidence: odd ? words.roundsWithByes(rounds, cycles) : words.rounds(rounds, perRound) };
}

/** Odd n, or two cycles: an equal share. One cycle of an even n: an odd number of games, so one is the least difference. */
function balance({ n, round }: Problem, { white, black }: Schedule): Evidence {
  const { whites, blacks } = countColors(n, white, black);
  const best = n % 2 === 0 && round === "single" ? 1 : 0;
  let holds = true;
  for (let p = 1; p <= n; p++) {
    if (Math.abs(whites[p] - blacks[p]) !== best) holds = false;
  }
  return { holds, evidence: evidence.share(best) };
}

/**
 * One cycle: none for odd n and n − 2 for even n, the fewest there can be. Two cycles, even n: 3n − 6, swapped or not.
 * Two cycles, odd n: n, swapped or not, but two for three players who swap.
 */
function fewBreaks({ n, round }: Problem, { white, black }: Schedule): Evidence {
  const { breaks, formulas } = evidence;
  const { allBreaks } = countColors(n, white, black);
  const odd = n % 2 === 1;
  if (round === "single") {
    const promised = odd ? 0 : n - 2;
    return { holds: allBreaks === promised, evidence: breaks(allBreaks, odd ? "0" : formulas.evenOnce) };
  }
  if (!odd) return { holds: allBreaks === 3 * n - 6, evidence: breaks(allBreaks, formulas.evenTwice) };
  const promised = round === "swapped" && n === 3 ? 2 : n;
  return {
    holds: allBreaks === promised,
    evidence: promised === n ? breaks(allBreaks, formulas.oddTwice) : String(allBreaks),
  };
}

function both(one: Evidence, other: Evidence): Evidence {
  return { holds: one.holds && other.holds, evidence: `${one.evidence}; ${other.evidence}` };
}

/** Three equal colors in a row: nobody, or exactly two players at the join of two cycles (even n from 4, not swapped). */
function runsOfThree({ n, round }: Problem, { white, black }: Schedule): Evidence {
  const run = new Int32Array(n + 1);
  const longest = new Int32Array(n + 1);
  const play = (player: number, color: 1 | -1): void => {
    const before = run[player];
    run[player] = before * color > 0 ? before + color : color;
    longest[player] = Math.max(longest[player], Math.abs(run[player]));
  };
  for (let game = 0; game < white.length; game++) {
    play(white[game], 1);
    play(black[game], -1);
  }
  const players = Array.from(longest.keys()).filter((player) => longest[player] >= 3);
  const expected = round === "double" && n % 2 === 0 && n >= 4 ? 2 : 0;
  return {
    holds: players.length === expected,
    evidence: evidence.three(players.length),
  };
}

function bergerTable(problem: Problem, { white, black, alone, number }: Schedule): Evidence {
  const { renamed, official } = compareGames(problem, white, black, number);
  const byes = officialTable(problem).byes.every((player, r) => number[alone[r]] === player);
  return {
    holds: byes && renamed === white.length && official === renamed,
    evidence: evidence.berger(official, white.length),
  };
}
