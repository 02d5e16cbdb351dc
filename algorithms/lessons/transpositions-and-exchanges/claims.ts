import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import { difference } from "./groups.ts";
import { compareOrders, falling } from "./orders.ts";
import { countedPlaces, listLength, type Orders, type Problem } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** The certificate: statements on the finished list, tested without looking at how it was made. */
export const claims: Lesson<Problem, Orders, Steps, CellName>["claims"] = [
  { id: "players", test: rightPlayers },
  { id: "count", test: complete },
  { id: "growing", test: growing },
  { id: "pairings", test: pairings },
];

function entry({ list, width }: Orders, k: number): readonly number[] {
  return list.slice(k * width, (k + 1) * width);
}

/** An order has different players of S2; an exchange as many of S1 as of S2, each group in the order of the rules. */
function rightPlayers(problem: Problem, orders: Orders): Evidence {
  const words = lessonWords.evidence;
  const { s1, s2, kind, size } = problem;
  const { count, width, list } = orders;
  const inPart = (p: number, upper: boolean) => (upper ? p >= 1 && p <= s1 : p > s1 && p <= s1 + s2);
  let holds =
    list.length === count * width && width === (kind === "exchanges" ? 2 * size : countedPlaces(problem));
  for (let k = 0; k < count && holds; k++) {
    const players = entry(orders, k);
    if (kind === "transpositions") {
      holds = players.every((p) => inPart(p, false)) && new Set(players).size === width;
    } else {
      const [out, up] = [players.slice(0, size), players.slice(size)];
      holds =
        out.every((p, i) => inPart(p, true) && (i === 0 || p < out[i - 1])) &&
        up.every((p, i) => inPart(p, false) && (i === 0 || p > up[i - 1]));
    }
  }
  return {
    holds,
    evidence: kind === "transpositions" ? words.places(width, s2) : words.groups(size, s1, s2),
  };
}

function complete(problem: Problem, { count }: Orders): Evidence {
  const { s1, s2, kind, size } = problem;
  const wanted = listLength(problem);
  const factors = Array.from({ length: countedPlaces(problem) }, (_, k) => s2 - k).join("·");
  const product = kind === "transpositions" ? factors : `C(${s1},${size}) · C(${s2},${size})`;
  return { holds: count === wanted, evidence: `${inFigures(count)} = ${product}` };
}

function growing(problem: Problem, orders: Orders): Evidence {
  const { kind, size } = problem;
  let holds = true;
  for (let k = 1; k < orders.count && holds; k++) {
    const [before, after] = [entry(orders, k - 1), entry(orders, k)];
    holds =
      kind === "transpositions"
        ? compareOrders(before, after, orders.width) < 0
        : compareExchanges(before, after, size) < 0;
  }
  const times = inFigures(Math.max(0, orders.count - 1));
  return { holds, evidence: lessonWords.evidence.growing(times) };
}

/** Difference; then the larger of the first different players of S1; then the smaller of those of S2. */
function compareExchanges(one: readonly number[], other: readonly number[], size: number): number {
  const d = difference(one.slice(0, size), one.slice(size));
  const e = difference(other.slice(0, size), other.slice(size));
  if (d !== e) return d - e;
  const k = one.findIndex((p, i) => p !== other[i]);
  const less = one[k] - other[k];
  return k < size ? -less : less;
}

/** Of a list of orders: the different pairs they make. Of exchanges: the different parts S1 they make. */
function pairings(problem: Problem, orders: Orders): Evidence {
  const words = lessonWords.evidence;
  const { s1, s2, kind } = problem;
  const seen = new Set<string>();
  for (let k = 0; k < orders.count; k++) {
    const players = entry(orders, k);
    seen.add((kind === "transpositions" ? players.slice(0, s1) : players).join(" "));
  }
  const wanted = kind === "transpositions" ? falling(s2, s1) : orders.count;
  return {
    holds: seen.size === wanted,
    evidence: kind === "transpositions" ? words.pairings(seen.size, orders.count) : words.splits(seen.size),
  };
}
