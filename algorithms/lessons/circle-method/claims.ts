import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { countColors } from "#algorithms/engines/schedules/colors.ts";
import { countPairs } from "#algorithms/engines/schedules/pairs.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { placeOf } from "./figure/state.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
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
  const holds = legal && white.length === wanted && pairs === wanted;
  return { holds, evidence: holds ? evidence.pairs(pairs, n) : evidence.met(white.length, pairs) };
}

function oneGameARound({ n }: Problem, { white, black, alone }: Schedule): Evidence {
  const rounds = n % 2 === 1 ? n : n - 1;
  const perRound = Math.floor(n / 2);
  let amiss = 0;
  for (let r = 0; r < rounds; r++) {
    const busy = new Set<number>();
    if (n % 2 === 1) busy.add(alone[r]);
    for (let game = r * perRound; game < (r + 1) * perRound; game++) busy.add(white[game]).add(black[game]);
    if (busy.size !== n) amiss++;
  }
  const isOdd = n % 2 === 1;
  const byes = isOdd ? new Set(Array.from(alone)).size : 0;
  const told = isOdd ? evidence.roundsWithByes(rounds, byes, n) : evidence.rounds(rounds, perRound);
  return {
    holds: white.length === rounds * perRound && amiss === 0 && (!isOdd || byes === n),
    evidence: amiss > 0 ? evidence.amiss(amiss, rounds) : told,
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
  const holds = allBreaks === promised;
  return { holds, evidence: words.breaks(allBreaks, formula, holds) };
}

/** What holds at every position, read from the cells alone: the games of the frame, not the way they were made. */
export const invariants: Lesson<Problem, Schedule, Steps, CellName>["invariants"] = [
  { id: "sum", test: oneSum },
  { id: "once", test: onceARound },
  { id: "met", test: neverTwice },
  { id: "written", test: toldIsWritten },
];

/** The games of the current round that are written: pairs of players. */
function currentRound(problem: Problem, frame: Frame): [number, number][] {
  const { slots, gamesPerRound, i } = placeOf(problem, frame);
  const pairs: [number, number][] = [];
  for (let game = Math.max(i - 1, 0) * gamesPerRound; game < slots; game++) {
    const white = frame.cells.white[game] ?? 0;
    if (white !== 0) pairs.push([white, frame.cells.black[game]]);
  }
  return pairs;
}

function oneSum(problem: Problem, frame: Frame): Evidence {
  const { m, i } = placeOf(problem, frame);
  const onCircle = currentRound(problem, frame).filter(([a, b]) => a <= m && b <= m);
  const sums = onCircle.map(([a, b]) => seat(a + b, m) % m);
  const holds = sums.every((s) => s === sums[0]);
  const words = evidence;
  if (onCircle.length === 0)
    return { holds, evidence: i === 0 ? "" : words.modulo(`2 · ${i} ≡ ${(2 * i) % m}`, m) };
  const shown = onCircle.slice(-3).map(([a, b]) => `${Math.max(a, b)}+${Math.min(a, b)}`);
  const dots = onCircle.length > 3 ? "… ≡ " : "";
  return {
    holds,
    evidence: holds
      ? words.modulo(`${dots}${shown.join(" ≡ ")} ≡ ${sums.at(-1)}`, m)
      : words.sums([...new Set(sums)].join(", "), m),
  };
}

function onceARound(problem: Problem, frame: Frame): Evidence {
  const players = currentRound(problem, frame).flat();
  const different = new Set(players).size;
  return {
    holds: different === players.length,
    evidence: evidence.places(players.length, different),
  };
}

function neverTwice(problem: Problem, frame: Frame): Evidence {
  const { games, slots } = placeOf(problem, frame);
  const pairs = countPairs(problem.n, frame.cells.white, frame.cells.black, slots);
  return { holds: pairs === games, evidence: evidence.met(games, pairs) };
}

/** What is counted and drawn from the place is what stands in the cells, in whatever order it came there. */
function toldIsWritten(problem: Problem, frame: Frame): Evidence {
  const { games, slots, gamesPerRound } = placeOf(problem, frame);
  const { white, black } = frame.cells;
  let [written, astray] = [0, 0];
  for (let game = 0; game < white.length; game++) {
    if (white[game] === 0 && black[game] === 0) continue;
    written++;
    const isComplete = game < slots - gamesPerRound;
    if (game >= slots || white[game] === 0 || black[game] === 0) astray++;
    else if (isComplete && games < slots - gamesPerRound) astray++;
  }
  return { holds: written === games && astray === 0, evidence: evidence.written(games, written) };
}
