import type { Evidence, Lesson } from "../lesson.ts";
import { pairsOf } from "./pairs.ts";
import type { Coloring, Problem } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";
import { fewest, totalsOf } from "./totals.ts";

/** The certificate: statements on the finished coloring, tested without looking at how it was made. */
export const claims: Lesson<Problem, Coloring, Steps, CellName>["claims"] = [
  { id: "legal", test: oneWhiteAGame },
  { id: "share", test: share },
  { id: "breaks", test: breaks },
  { id: "minimum", test: minimum },
];

function oneWhiteAGame({ n }: Problem, { color, rounds }: Coloring): Evidence {
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
    evidence: `${right.length} games, ${whites} Whites`,
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
  const best = n % 2 === 1 ? "0 is possible" : "±1 is the best";
  if (colors === "own") {
    return {
      holds: sums.every((sum) => Math.abs(sum) <= n - 1),
      evidence: `${signed(least)} to ${signed(most)}; ${best}`,
    };
  }
  const largest = Math.max(most, -least);
  const promised = totalsOf(n, colors).share;
  return { holds: largest === promised, evidence: `|W − B| ≤ ${largest}` };
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
  if (colors === "own") return { holds: counted, evidence: `${all}, ${distance(n, all)}` };
  const { breaks: promised, formula } = totalsOf(n, colors);
  return { holds: counted && all === promised, evidence: `${all} = ${formula}` };
}

function distance(n: number, all: number): string {
  const least = fewest(n).breaks;
  return all === least ? "the fewest" : `${all - least} above the fewest`;
}

/** De Werra's bound, seen in the colors themselves: of an even field at most two players are without a break. */
function minimum({ n }: Problem, coloring: Coloring): Evidence {
  const without = countBreaks(coloring).filter((count) => count === 0).length;
  const { breaks: least, formula } = fewest(n);
  const holds = coloring.total >= least && (n % 2 === 1 || without <= 2);
  if (n % 2 === 1) return { holds, evidence: `${coloring.total} ≥ 0` };
  return { holds, evidence: `${coloring.total} ≥ ${formula} = ${least}; ${without} without a break` };
}

function signed(x: number): string {
  return x > 0 ? `+${x}` : x < 0 ? `−${-x}` : "0";
}
