import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { bergerRounds, isOfficial } from "./berger.ts";
import { isBalanced } from "./color-rules.ts";
import { pairsOf } from "./pairs.ts";
import type { Coloring, Problem } from "./problem.ts";
import { signed } from "./signed.ts";
import type { CellName, Steps } from "./steps.ts";
import { fewest, totalsOf } from "./totals.ts";
import { evidence } from "./words/en/figure.ts";

/** The certificate: statements on the finished coloring, tested without looking at how it was made. */
export const claims: Lesson<Problem, Coloring, Steps, CellName>["claims"] = [
  { id: "legal", test: oneWhiteAGame },
  { id: "share", test: share },
  { id: "breaks", test: breaks },
  { id: "minimum", test: minimum },
  { id: "berger", test: berger },
];

function oneWhiteAGame(problem: Problem, { color, rounds }: Coloring): Evidence {
  const { n } = problem;
  const { right, left, perRound } = pairsOf(n);
  let whites = 0;
  let holds = color.length === n * rounds;
  for (let game = 0; game < right.length; game++) {
    const round = Math.floor(game / perRound);
    const a = color[(right[game] - 1) * rounds + round];
    const b = color[(left[game] - 1) * rounds + round];
    if (a * b !== -1) holds = false;
    whites += a === 1 || b === 1 ? 1 : 0;
  }
  const places = Array.from(color).filter((value) => value !== 0).length;
  return {
    holds: holds && places === 2 * right.length,
    evidence: evidence.games(right.length, whites),
  };
}

/** W − B of each player. */
function differences({ n, rounds, color }: Coloring): number[] {
  return Array.from({ length: n }, (_, p) => {
    let sum = 0;
    for (let r = 0; r < rounds; r++) sum += color[p * rounds + r];
    return sum;
  });
}

/** By a rule: what the rule promises. The reader's own colors promise nothing, and their range is told. */
function share({ n, colors }: Problem, coloring: Coloring): Evidence {
  const sums = differences(coloring);
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const words = evidence;
  if (colors === "own") {
    return {
      holds: sums.every((sum) => Math.abs(sum) <= n - 1),
      evidence: words.range(signed(least), signed(most), n % 2 === 1),
    };
  }
  const largest = Math.max(most, -least);
  const promised = totalsOf(n, colors).share;
  return { holds: largest === promised, evidence: words.share(largest) };
}

/** Breaks counted afresh from the colors. */
export function countBreaks({ n, rounds, color }: Pick<Coloring, "n" | "rounds" | "color">): number[] {
  return Array.from({ length: n }, (_, p) => {
    let [before, count] = [0, 0];
    for (let r = 0; r < rounds; r++) {
      const now = color[p * rounds + r];
      if (now === 0) continue;
      if (now === before) count++;
      before = now;
    }
    return count;
  });
}

function breaks({ n, colors }: Problem, coloring: Coloring): Evidence {
  const counts = countBreaks(coloring);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const counted = all === coloring.total && counts.every((count, p) => count === coloring.breaks[p]);
  const words = evidence;
  if (colors === "own") {
    const above = all - fewest(n).breaks;
    return { holds: counted, evidence: above === 0 ? words.fewest(all) : words.above(all, above) };
  }
  const { breaks: promised, formula } = totalsOf(n, colors);
  return { holds: counted && all === promised, evidence: words.breaks(all, words.formulas[formula]) };
}

/** De Werra's bound, seen in the colors themselves: of an even field at most two players are without a break. */
function minimum({ n }: Problem, coloring: Coloring): Evidence {
  const without = countBreaks(coloring).filter((count) => count === 0).length;
  const { breaks: least, formula } = fewest(n);
  const holds = coloring.total >= least && (n % 2 === 1 || without <= 2);
  if (n % 2 === 1) return { holds, evidence: `${coloring.total} ≥ 0` };
  const words = evidence;
  return { holds, evidence: words.bound(coloring.total, words.formulas[formula], least, without) };
}

/**
 * Player p becomes 1 − p/2 modulo the seats, and the rounds are read backwards. Whatever the colors, the pairs are then
 * Berger's, round by round; with balanced colors every game is Berger's.
 */
function berger({ n, colors }: Problem, { color, rounds: m }: Coloring): Evidence {
  const numbers = Array.from({ length: n }, (_, k) => (k === m ? n : seat(1 - (k + 1) * ((m + 1) / 2), m)));
  let [games, pairs, same] = [0, 0, 0];
  for (const [r, round] of bergerRounds(n).entries()) {
    for (const [white, black] of round) {
      games++;
      if (isOfficial(n, color, numbers, [white, black], r + 1)) same++;
      else if (isOfficial(n, color, numbers, [black, white], r + 1)) pairs++;
    }
  }
  const holds = pairs + same === games && (!isBalanced(colors) || same === games);
  return { holds, evidence: evidence.berger(games, pairs + same, same) };
}
