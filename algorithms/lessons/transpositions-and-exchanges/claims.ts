import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import { exchangeStateOf, groupName, listStateOf, matrixOf, written } from "./figure/state.ts";
import { compareOrders, difference, falling, numberOf, orderAt } from "./orders.ts";
import { countedPlaces, listLength, type Orders, type Problem } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
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
  const holds = count === wanted;
  return { holds, evidence: `${inFigures(count)} ${holds ? "=" : "≠"} ${product}` };
}

function growing(problem: Problem, orders: Orders): Evidence {
  const { kind, size } = problem;
  let holds = true;
  let k = 1;
  for (; k < orders.count && holds; k++) {
    const [before, after] = [entry(orders, k - 1), entry(orders, k)];
    holds =
      kind === "transpositions"
        ? compareOrders(before, after, orders.width) < 0
        : compareExchanges(before, after, size) < 0;
  }
  const words = lessonWords.evidence;
  const times = inFigures(Math.max(0, orders.count - 1));
  return { holds, evidence: holds ? words.growing(times) : words.notLater(inFigures(k)) };
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

/** What holds at every position, read from the cells. */
export const invariants: Lesson<Problem, Orders, Steps, CellName>["invariants"] = [
  { id: "grows", test: byKind(orderGrows, exchangeGrows) },
  { id: "number", test: byKind(numberOfOrder, numberOfExchange) },
  { id: "everyone", test: everyone },
];

type Test = (problem: Problem, frame: Frame) => Evidence;

function byKind(transpositions: Test, exchanges: Test): Test {
  return (problem, frame) => (problem.kind === "transpositions" ? transpositions : exchanges)(problem, frame);
}

/** S2 is never smaller than what was listed last, and that is larger than the order before it. */
function orderGrows(problem: Problem, frame: Frame): Evidence {
  const words = lessonWords.evidence;
  const { number, counted, s1, s2, order } = listStateOf(problem, frame);
  const latest = Array.from(frame.cells.last);
  if (number < 0 || latest.length === 0) return { holds: true, evidence: "" };
  const notBehind = compareOrders(order, latest, counted) >= 0;
  if (number === 0) return { holds: notBehind, evidence: words.first(written(latest.slice(0, counted))) };
  const before = orderAt(number - 1, s2, counted, s1 + 1);
  const place = before.findIndex((p, k) => p !== latest[k]);
  return {
    holds: notBehind && compareOrders(before, latest, counted) < 0,
    evidence: notBehind ? words.place(place + 1, before[place], latest[place]) : words.behind,
  };
}

/** The number of the order, worked out from it alone, is the number of orders before it. */
function numberOfOrder(problem: Problem, frame: Frame): Evidence {
  const words = lessonWords.evidence;
  const { number, counted } = listStateOf(problem, frame);
  if (number < 0) return { holds: true, evidence: "" };
  const worked = numberOf(frame.cells.last, counted);
  return { holds: worked === number, evidence: words.number(worked, number) };
}

/** Difference, then column, then row: no later exchange has smaller ones. */
function exchangeGrows(problem: Problem, frame: Frame): Evidence {
  const words = lessonWords.evidence;
  const { listed, upper, lower, s1, s2, size } = exchangeStateOf(problem, frame);
  if (listed === 0) return { holds: true, evidence: "" };
  const { order, differences } = matrixOf(s1, s2, size);
  const rank = frame.cells.rank;
  const cell = order[listed - 1];
  const before = order[listed - 2];
  const name = (c: number) =>
    `${groupName(upper[Math.floor(c / lower.length)])} ↔ ${groupName(lower[c % lower.length])}`;
  const [d, e] = [differences[cell], before === undefined ? 0 : differences[before]];
  const holds =
    rank[cell] === listed &&
    (before === undefined || (rank[before] === listed - 1 && (e < d || (e === d && before < cell))));
  if (before === undefined) return { holds, evidence: words.least(d) };
  return { holds, evidence: e < d ? `${e} < ${d}` : words.both(d, name(before)) };
}

/** As many exchanges come before it by the rules as were listed before it. */
function numberOfExchange(problem: Problem, frame: Frame): Evidence {
  const words = lessonWords.evidence;
  const { listed, s1, s2, size } = exchangeStateOf(problem, frame);
  if (listed === 0) return { holds: true, evidence: "" };
  const { differences } = matrixOf(s1, s2, size);
  const rank = frame.cells.rank;
  const cell = Array.prototype.indexOf.call(rank, listed);
  const d = differences[cell];
  let smaller = 0;
  let equal = 0;
  for (const [other, e] of differences.entries()) {
    if (e < d) smaller++;
    else if (e === d && other < cell) equal++;
  }
  return {
    holds: smaller + equal + 1 === listed,
    evidence: words.counts(smaller, equal),
  };
}

/** Nobody is lost and nobody is there twice. */
function everyone(problem: Problem, frame: Frame): Evidence {
  const { s1, s2, kind } = problem;
  const [low, high] = [kind === "exchanges" ? 1 : s1 + 1, s1 + s2];
  const there =
    kind === "exchanges"
      ? [...exchangeStateOf(problem, frame).S1, ...exchangeStateOf(problem, frame).S2]
      : listStateOf(problem, frame).order;
  const sum = there.reduce((total, p) => total + p, 0);
  return {
    holds: there.toSorted((p, q) => p - q).every((p, k) => p === low + k) && there.length === high - low + 1,
    evidence: low === high ? `${low}` : `${low} + … + ${high} = ${sum}`,
  };
}
