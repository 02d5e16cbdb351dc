import type { Evidence, Lesson, Margin } from "#algorithms/core/lesson/lesson.ts";
import { cellsWith, near, type Problem, signAt } from "./board.ts";
import { actOf, waitingOf } from "./figure/state.ts";
import type { Result } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

type Parts = Lesson<Problem, Result, Steps, CellName>;
const words = lessonWords.evidence;

/** The certificate: it knows no method. A board of numbers is right if every number has a reason, and every gap has one. */
export const claims: Parts["claims"] = [
  { id: "numbers", test: reasoned },
  { id: "way", test: leads },
  { id: "regions", test: apart },
];

/**
 * Sources have 0 and nobody else; the least neighbor of any other number is one less; numbers of neighbors differ by one at
 * most; walls have none; and where a free cell has none its neighbors have none.
 */
function reasoned(problem: Problem, { distances }: Result): Evidence {
  let numbered = 0;
  const wrong = cellsOf(problem).filter((v) => {
    const own = distances[v];
    const sign = signAt(problem, v);
    if (sign === "#" || own === -1) return own !== -1 || (sign !== "#" && (sign === "S" || touches(v)));
    numbered++;
    const others = near(problem, v).map((u) => distances[u]);
    if (others.some((other) => other !== -1 && Math.abs(other - own) > 1)) return true;
    return sign === "S" ? own !== 0 : own < 1 || Math.min(...others.filter((each) => each >= 0)) !== own - 1;
  });
  // Its steps lead back as they lead there.
  function touches(v: number): boolean {
    return near(problem, v).some((u) => distances[u] !== -1);
  }
  return { holds: wrong.length === 0, evidence: words.numbers(numbered, wrong.length) };
}

/** The way leads from a source to the target by legal steps, and is as long as the number there. */
function leads(problem: Problem, { distances, way }: Result): Evidence {
  const [target] = cellsWith(problem, "T");
  const number = target === undefined ? -1 : distances[target];
  if (number === -1) return { holds: way.length === 0, evidence: words.noWay(way.length) };
  const steps = way.slice(1).filter((v, k) => near(problem, way[k]).includes(v)).length;
  const ends = way.at(-1) === target && signAt(problem, way[0] ?? -1) === "S";
  return {
    holds: ends && steps === number && way.length === number + 1,
    evidence: words.way({ steps, number, all: way.length - 1, ends }),
  };
}

/** Neighbors have the same region, and each region can be walked from end to end. */
function apart(problem: Problem, { regions, region }: Result): Evidence {
  const free = cellsWith(problem, "#", false);
  const seen = new Set<number>();
  let parts = 0;
  for (const s of free) {
    if (seen.has(s)) continue;
    parts++;
    const open = [s];
    for (let u = open.pop(); u !== undefined; u = open.pop()) {
      if (seen.has(u)) continue;
      seen.add(u);
      open.push(...near(problem, u));
    }
  }
  const torn = free.filter((u) => near(problem, u).some((v) => region[v] !== region[u])).length;
  const labels = new Set(free.map((u) => region[u])).size;
  const unnamed = free.filter((u) => region[u] <= 0).length;
  return {
    holds: torn === 0 && labels === regions && parts === regions && unnamed === 0,
    evidence:
      unnamed > 0 ? words.unnamed(unnamed) : words.regions(labels === parts ? regions : labels, parts, torn),
  };
}

/** What holds at every position, read from the cells alone. */
export const invariants: Parts["invariants"] = [
  { id: "queue", test: twoValues, margin: room },
  { id: "neighbors", test: smooth },
  { id: "border", test: closed },
];

/** Those who wait have numbers k, …, k, k + 1, …, k + 1, in this order. */
function twoValues(_problem: Problem, frame: Frame): Evidence {
  const numbers = waitingOf(frame).map((v) => frame.cells.distance[v]);
  const holds = numbers.every((x, k) => x <= numbers[0] + 1 && (k === 0 || x >= numbers[k - 1]));
  return { holds, evidence: words.queue(numbers) };
}

/** By how much more the numbers of those who wait may differ. */
function room(_problem: Problem, frame: Frame): Margin | undefined {
  const numbers = waitingOf(frame).map((v) => frame.cells.distance[v]);
  return numbers.length === 0 ? undefined : [1 - (Math.max(...numbers) - Math.min(...numbers))];
}

/** The numbers of neighbors differ by one at most. */
function smooth(problem: Problem, frame: Frame): Evidence {
  const { distance } = frame.cells;
  let [pairs, wrong] = [0, 0];
  for (const u of cellsOf(problem)) {
    if ((distance[u] ?? -1) === -1 || signAt(problem, u) === "#") continue;
    for (const v of near(problem, u)) {
      if (v < u || distance[v] === -1) continue;
      pairs++;
      if (Math.abs(distance[u] - distance[v]) > 1) wrong++;
    }
  }
  return { holds: wrong === 0, evidence: pairs === 0 ? "" : words.neighbors(pairs, wrong) };
}

/** Whoever has looked, but for the one that looks now, has left no free neighbor without a number. */
function closed(problem: Problem, frame: Frame): Evidence {
  const { distance, looked, now } = frame.cells;
  const isLooking = actOf(frame) === "flood" && frame.step !== "enclosed";
  const done = cellsOf(problem).filter((u) => looked[u] === 1 && !(isLooking && u === now[0]));
  const open = done.filter((u) => near(problem, u).some((v) => distance[v] === -1)).length;
  return { holds: open === 0, evidence: done.length === 0 ? "" : words.border(done.length, open) };
}

function cellsOf({ rows, columns }: Problem): number[] {
  return Array.from({ length: rows * columns }, (_, v) => v);
}
