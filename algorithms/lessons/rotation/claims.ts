import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { countColors } from "#algorithms/engines/schedules/colors.ts";
import { countPairs } from "#algorithms/engines/schedules/pairs.ts";
import { compareGames, officialTable, placeOf, startOf } from "./figure/state.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
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
  const holds = legal && white.length === wanted * cycles && pairs.every((count) => count === wanted);
  const met = pairs.reduce((sum, count) => sum + count, 0);
  return {
    holds,
    evidence: holds ? evidence.pairs(white.length, n, cycles) : evidence.met(white.length, met),
  };
}

function oneGameARound({ n, round }: Problem, { white, black, alone }: Schedule): Evidence {
  const odd = n % 2 === 1;
  const cycles = round === "single" ? 1 : 2;
  const rounds = cycles * (odd ? n : n - 1);
  const perRound = Math.floor(n / 2);
  let amiss = 0;
  const byes = new Int32Array(n + 1);
  for (let r = 0; r < rounds; r++) {
    const busy = new Set<number>();
    if (odd) {
      const player = alone[r] ?? 0;
      busy.add(player);
      byes[player] = byes[player] + 1;
    }
    for (let game = r * perRound; game < (r + 1) * perRound; game++) busy.add(white[game]).add(black[game]);
    if (busy.size !== n) amiss++;
  }
  const words = evidence;
  const isFair = !odd || byes.every((count, player) => count === (player === 0 ? 0 : cycles));
  const told = odd ? words.roundsWithByes(rounds, cycles) : words.rounds(rounds, perRound);
  return {
    holds: white.length === rounds * perRound && amiss === 0 && isFair,
    evidence: amiss > 0 ? words.amiss(amiss, rounds) : isFair ? told : words.unfairByes,
  };
}

/** Odd n, or two cycles: an equal share. One cycle of an even n: an odd number of games, so one is the least difference. */
function balance({ n, round }: Problem, { white, black }: Schedule): Evidence {
  const { whites, blacks } = countColors(n, white, black);
  const best = n % 2 === 0 && round === "single" ? 1 : 0;
  const differences = Array.from({ length: n }, (_, k) => Math.abs(whites[k + 1] - blacks[k + 1]));
  const [least, most] = [Math.min(...differences), Math.max(...differences)];
  return { holds: least === best && most === best, evidence: evidence.share(least, most) };
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
    const isSame = allBreaks === promised;
    return { holds: isSame, evidence: breaks(allBreaks, odd ? "0" : formulas.evenOnce, isSame) };
  }
  const promised = odd ? (round === "swapped" && n === 3 ? 2 : n) : 3 * n - 6;
  const isSame = allBreaks === promised;
  const formula = odd ? formulas.oddTwice : formulas.evenTwice;
  return {
    holds: isSame,
    evidence: odd && promised !== n ? String(allBreaks) : breaks(allBreaks, formula, isSame),
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

/** What holds at every position, read from the cells alone: the games of the frame, not the way they were made. */
export const invariants: Lesson<Problem, Schedule, Steps, CellName>["invariants"] = [
  { id: "sum", test: oneSum },
  { id: "met", test: neverTwice },
  { id: "berger", test: asPrinted },
  { id: "written", test: toldIsWritten },
];

type Game = readonly [white: number, black: number];

/** The games that are written, from game `from` up to `to`. */
export function writtenGames(frame: Frame, from = 0, to = frame.cells.white.length): Game[] {
  const games: Game[] = [];
  for (let game = from; game < to; game++) {
    const white = frame.cells.white[game] ?? 0;
    if (white !== 0) games.push([white, frame.cells.black[game]]);
  }
  return games;
}

function currentRound(problem: Problem, frame: Frame): Game[] {
  const { played, gamesPerRound } = placeOf(problem, frame);
  return played === 0 ? [] : writtenGames(frame, (played - 1) * gamesPerRound, played * gamesPerRound);
}

function oneSum(problem: Problem, frame: Frame): Evidence {
  const { once, turn } = placeOf(problem, frame);
  const starts = currentRound(problem, frame)
    .map(([a, b]) => [startOf(problem, a), startOf(problem, b)] as const)
    .filter((pair) => !pair.includes(1));
  const wanted = (4 + 2 * (once - turn)) % once;
  const holds = starts.every(([a, b]) => (a + b) % once === wanted);
  if (starts.length === 0) return { holds, evidence: "" };
  const shown = starts.slice(-3).map(([a, b]) => `${a}+${b}`);
  const dots = starts.length > 3 ? "… ≡ " : "";
  if (!holds) {
    const sums = new Set(starts.map(([a, b]) => (a + b) % once));
    return { holds, evidence: evidence.sums([...sums].join(", "), wanted, once) };
  }
  return { holds, evidence: evidence.modulo(`${dots}${shown.join(" ≡ ")} ≡ ${wanted}`, once) };
}

function neverTwice(problem: Problem, frame: Frame): Evidence {
  const { once, gamesPerRound } = placeOf(problem, frame);
  const all = frame.cells.white.length;
  const cycle = once * gamesPerRound;
  let count = 0;
  let pairs = 0;
  for (let from = 0; from < all; from += cycle) {
    const games = writtenGames(frame, from, from + cycle);
    count += games.length;
    pairs += countPairs(
      problem.n,
      games.map(([white]) => white),
      games.map(([, black]) => black),
      games.length,
    );
  }
  return { holds: pairs === count, evidence: evidence.met(count, pairs) };
}

function asPrinted(problem: Problem, frame: Frame): Evidence {
  const { act } = placeOf(problem, frame);
  if (act !== "numbers") return { holds: true, evidence: "" };
  const { white, black, number } = frame.cells;
  const { renamed, official } = compareGames(problem, white, black, number);
  return { holds: renamed === official, evidence: evidence.renumbered(official, renamed) };
}

/** As many games are told as are written, in whatever order; and a game that is told as new has just been written. */
function toldIsWritten(problem: Problem, frame: Frame): Evidence {
  const { games, newGame } = placeOf(problem, frame);
  const written = writtenGames(frame).length;
  const latest = frame.changes().find(({ cells }) => cells === "white");
  const isNew = (latest?.index ?? -1) === newGame;
  return { holds: written === games && isNew, evidence: evidence.written(games, written) };
}

/**
 * The number in the Berger table of whoever begins in place p of N (even), by the formula: 1 becomes N, and any other p
 * becomes ((1 − p) · N/2 mod (N − 1)) + 1. `solve` counts instead, and must come to the same.
 */
export function bergerNumber(p: number, N: number): number {
  return p === 1 ? N : (((p - 1) * (N / 2 - 1)) % (N - 1)) + 1;
}
