import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { matchesPlayed, placeOf, standsAt } from "./figure/place.ts";
import type { Bracket, Problem } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** What holds at every position, read from the cells alone. */
export const invariants: Lesson<Problem, Bracket, Steps, CellName>["invariants"] = [
  { id: "sum", test: oneSum },
  { id: "alive", test: stillIn },
  { id: "drawn", test: levelsAreDrawn },
];

/** In the level that is being drawn, or in the first round: all pairs so far have one sum. */
function oneSum(problem: Problem, frame: Frame): Evidence {
  const { levels } = placeOf(problem, frame);
  const draw = frame.cells.draw;
  let k = 2 ** Math.max(levels, 1);
  if (
    !Array.from(draw)
      .slice(k, 2 * k)
      .some((seed) => seed > 0)
  )
    k /= 2;
  if (k < 2) return { holds: true, evidence: "" };
  const pairs: [number, number][] = [];
  for (let v = k; v < 2 * k; v += 2) if ((draw[v] ?? 0) > 0) pairs.push([draw[v], draw[v + 1]]);
  const shown = pairs.slice(0, 3).map(([a, b]) => `${a}+${b}`);
  return {
    holds: pairs.every(([a, b]) => a + b === k + 1),
    evidence: `${shown.join(" = ")}${pairs.length > 3 ? " = …" : ""} = ${k + 1}`,
  };
}

/** Every match puts one player out, a bye nobody. */
function stillIn(problem: Problem, frame: Frame): Evidence {
  const place = placeOf(problem, frame);
  const { n, size } = place;
  const out = new Set<number>();
  for (let v = 1; v < size; v++) {
    const through = standsAt(frame, size, v);
    if (through === 0) continue;
    for (const side of [2 * v, 2 * v + 1]) {
      const player = standsAt(frame, size, side);
      if (player !== through && player <= n) out.add(player);
    }
  }
  const played = matchesPlayed(frame, place);
  return { holds: n - played === n - out.size, evidence: evidence.alive(n, played, n - out.size) };
}

/** While the draw is made, the levels that are told are those whose places have their seeds, and no others. */
function levelsAreDrawn(problem: Problem, frame: Frame): Evidence {
  const { levels, round } = placeOf(problem, frame);
  const { draw } = frame.cells;
  let seeds = 0;
  for (let v = 1; v < draw.length; v++) if (draw[v] > 0) seeds++;
  // So many levels are full, and of the next one some places may have their seeds.
  const [least, most] = [2 ** levels - 1, 2 ** (levels + 1) - 1];
  const isTold = frame.step === "" || frame.step === "fold" || (seeds >= least && seeds < most);
  return {
    holds: round > 0 ? seeds === draw.length - 1 : isTold,
    evidence: evidence.drawn(seeds, levels),
  };
}
