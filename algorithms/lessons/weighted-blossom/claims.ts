import type { Evidence, Lesson, Margin } from "#algorithms/core/lesson/lesson.ts";
import { oddWithout } from "#algorithms/engines/matching/components.ts";
import { amount, type State, stateOf } from "./figure/state.ts";
import { compare, minus, type Pair, plus, times, ZERO } from "./pair.ts";
import type { Problem, Result } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { type LessonWords, lessonWords } from "./words/en/figure.ts";

/** The certificate: it is tested on the graph and the result alone, without the run. */
export const claims: Lesson<Problem, Result, Steps, CellName>["claims"] = [
  { id: "matching", test: eachOnce },
  { id: "paid", test: allPaidFor },
  { id: "weight", test: sumsAgree },
];

function eachOnce({ graph, objective }: Problem, { mate, barrier }: Result): Evidence {
  const size = graph.edges.filter(({ u, v }) => mate[u] === v && mate[v] === u).length;
  const covered = mate.filter((v) => v >= 0).length;
  const isWhole = objective !== "perfect" || barrier !== undefined || covered === graph.n;
  return {
    holds: covered === 2 * size && isWhole,
    evidence: lessonWords.evidence.matching(size, covered),
  };
}

/**
 * Every edge is paid for, no blossom costs less than 0, and if vertices may stay free, no vertex does. All numbers are
 * pairs, if the number of edges counts first: an edge has the weight (1, w).
 */
function allPaidFor(problem: Problem, { y, blossoms }: Result): Evidence {
  const { graph, objective } = problem;
  const least = leastOf(
    graph.edges.map(({ u, v, weight }) => {
      const paid = blossoms.reduce(
        (sum, { vertices, z }) => (vertices.includes(u) && vertices.includes(v) ? plus(sum, z) : sum),
        plus(y[u] as Pair, y[v] as Pair),
      );
      return minus(paid, times(2, weightOf(objective, weight)));
    }),
  );
  const words = lessonWords.evidence;
  const prices = [...(objective === "perfect" ? [] : y), ...blossoms.map(({ z }) => z)];
  const negative = prices.find((price) => compare(price, ZERO) < 0);
  const isPaid = compare(least, ZERO) >= 0;
  const isOdd = blossoms.every(({ vertices }) => new Set(vertices).size % 2 === 1);
  return {
    holds: isPaid && !negative && isOdd,
    evidence:
      isPaid && negative
        ? words.negative(amount(problem, negative))
        : isPaid && !isOdd
          ? words.evenBlossom
          : words.leastSlack(amount(problem, least)),
  };
}

/** Then no matching weighs more, doubled, than everything costs; ours weighs as much. Or there is no perfect matching. */
function sumsAgree(problem: Problem, { mate, y, blossoms, barrier }: Result): Evidence {
  const { graph, objective } = problem;
  if (barrier) {
    const odd = oddWithout(graph, new Set(barrier));
    return {
      holds: odd > barrier.length,
      evidence: lessonWords.evidence.islands(odd, barrier.length),
    };
  }
  let weight = ZERO;
  for (const edge of graph.edges)
    if (mate[edge.u] === edge.v) weight = plus(weight, weightOf(objective, edge.weight));
  const cost = blossoms.reduce(
    (sum, { vertices, z }) => plus(sum, times((vertices.length - 1) / 2, z)),
    y.reduce(plus, ZERO),
  );
  const doubled = times(2, weight);
  const holds = compare(doubled, cost) === 0;
  return { holds, evidence: `2 · ${amount(problem, weight)} ${holds ? "=" : "≠"} ${amount(problem, cost)}` };
}

function weightOf(objective: Problem["objective"], weight: number | bigint): Pair {
  return [objective === "max-cardinality-weight" ? 1 : 0, Number(weight)];
}

function leastOf(pairs: readonly Pair[]): Pair {
  return pairs.reduce((a, b) => (compare(b, a) < 0 ? b : a), pairs[0] ?? ZERO);
}

/** What holds at every position, read from the cells alone. */
export const invariants: Lesson<Problem, Result, Steps, CellName>["invariants"] = [
  planted("slack", noNegativeSlack, (problem, state) => leastSlack(problem, state)?.value),
  planted("tight", matchedAreTight),
  planted("least", freeAreLeast),
  planted("moats", noNegativePrice, (_, state) => leastPrice(state)),
];

type Words = LessonWords["evidence"];

/** A statement on prices, from the step on that sets them. */
function planted(
  id: string,
  test: (problem: Problem, state: State, words: Words) => Evidence,
  marginOf?: (problem: Problem, state: State) => Margin | undefined,
) {
  return {
    id,
    ...(marginOf && {
      margin(problem: Problem, frame: Frame): Margin | undefined {
        const state = stateOf(problem, frame);
        return state.isPlanted ? marginOf(problem, state) : undefined;
      },
    }),
    test(problem: Problem, frame: Frame): Evidence {
      const state = stateOf(problem, frame);
      return state.isPlanted ? test(problem, state, lessonWords.evidence) : { holds: true, evidence: "" };
    },
  };
}

/** The least slack, and the first edge that has it. */
function leastSlack({ graph: { edges } }: Problem, { slack }: State) {
  let least: { readonly value: Pair; readonly at: string } | undefined;
  for (const [e, { u, v }] of edges.entries()) {
    const value = slack(e);
    if (least === undefined || compare(value, least.value) < 0) least = { value, at: `${u}–${v}` };
  }
  return least;
}

function noNegativeSlack(problem: Problem, state: State, words: Words): Evidence {
  const least = leastSlack(problem, state);
  if (least === undefined) return { holds: true, evidence: words.noEdge };
  return {
    holds: compare(least.value, ZERO) >= 0,
    evidence: words.least(amount(problem, least.value), least.at),
  };
}

function matchedAreTight({ graph: { edges } }: Problem, { mate, isTight }: State, words: Words): Evidence {
  let [matched, tight] = [0, 0];
  for (const [e, { u, v }] of edges.entries()) {
    if (mate[u] !== v) continue;
    matched++;
    if (isTight(e)) tight++;
  }
  return { holds: matched === tight, evidence: words.tight(tight, matched) };
}

/** Free vertices have paid least at every change, so their prices are equal and no other one is lower. */
function freeAreLeast(problem: Problem, { isFree, y }: State, words: Words): Evidence {
  const free = y.filter((_, v) => isFree[v]);
  const [first] = free;
  if (first === undefined) return { holds: true, evidence: words.noneIsFree };
  const holds =
    free.every((price) => compare(price, first) === 0) && y.every((price) => compare(price, first) >= 0);
  return { holds, evidence: words.free(free.length, amount(problem, first)) };
}

function leastPrice({ blossoms }: State): Pair | undefined {
  return blossoms.length === 0 ? undefined : leastOf(blossoms.map(({ z }) => z));
}

function noNegativePrice(problem: Problem, state: State, words: Words): Evidence {
  const { blossoms } = state;
  const least = leastPrice(state);
  const holds = blossoms.every(({ z, vertices }) => compare(z, ZERO) >= 0 && vertices.length % 2 === 1);
  return { holds, evidence: words.blossoms(blossoms.length, least && amount(problem, least)) };
}
