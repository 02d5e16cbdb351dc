import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { exchangeStateOf, groupName, listStateOf, matrixOf, written } from "./figure/state.ts";
import { compareOrders, numberOf, orderAt } from "./orders.ts";
import type { Orders, Problem } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

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
    evidence: words.place(place + 1, before[place], latest[place]),
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
