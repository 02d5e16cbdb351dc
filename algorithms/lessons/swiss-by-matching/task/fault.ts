import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import type { Graph, Matching } from "#algorithms/engines/matching/graph.ts";
import { differences } from "#algorithms/kit/graphs/judged-matching.ts";
import { faultWords } from "../words/en/asked.ts";

/** A round that is to be paired: players from 1. */
export interface OpenRound {
  readonly n: number;
  /** Pairs that have met, each once. */
  readonly met: readonly (readonly [number, number])[];
  /** Who must not have the bye; nobody with an even n. */
  readonly noBye: readonly number[];
}

/** Rows of two players, or of a player who has the bye and 0. */
export type Rows = readonly (readonly number[])[];

/** The first thing that is wrong with the pairs of a round. */
export function faultInPairs(round: OpenRound, rows: Rows): string | undefined {
  const words = faultWords;
  const { n, noBye } = round;
  const met = new Set(round.met.map(([a, b]) => keyOf(a, b)));
  const partner: number[] = new Array(n).fill(-1);
  const busy = new Set<number>();
  let bye = 0;
  for (const [k, row] of rows.entries()) {
    const [a, b] = row;
    if (a === undefined || b === undefined || row.length > 2) return words.noPair(k + 1, row.length);
    const players = b === 0 ? [a] : [a, b];
    for (const player of players) {
      if (player < 1 || player > n) return words.noPlayer(k + 1, player, n);
      if (busy.has(player)) return a === b ? words.himself(player) : words.twice(player);
      busy.add(player);
    }
    if (b > 0) {
      if (met.has(keyOf(a, b))) return words.met(a, b);
      partner[a - 1] = b - 1;
      partner[b - 1] = a - 1;
      continue;
    }
    if (n % 2 === 0) return words.evenBye(a, n);
    if (bye > 0) return words.secondBye(a);
    if (noBye.includes(a)) return words.noBye(a);
    bye = a;
  }
  return faultInCount(round, partner, bye);
}

/** Whether there could be more pairs, or as many and the bye. */
function faultInCount(round: OpenRound, partner: readonly number[], bye: number): string | undefined {
  const words = faultWords;
  const graph = allowedGraph(round);
  const { matching, size } = solveMatching(graph, "cardinality");
  const own = partner.filter((v) => v >= 0).length / 2;
  if (own < size) {
    const paths = differences(partner, matching).filter(
      (way) => partner[way[0]] < 0 && partner[way.at(-1) as number] < 0,
    );
    const [path = []] = paths.sort((a, b) => a.length - b.length);
    const joined = path.slice(1).map((v, k) => [path[k] + 1, v + 1] as const);
    const [into, out] = [joined.filter((_, k) => k % 2 === 0), joined.filter((_, k) => k % 2 === 1)];
    const [a, b] = into[0] as readonly [number, number];
    return out.length === 0 ? words.leftOver(own, size, a, b) : words.exchange(own, size, out, into);
  }
  if (bye > 0 || round.n % 2 === 0) return undefined;
  const resting = restingIn(round, graph, size);
  return resting === undefined ? undefined : words.byeMissing(resting + 1, size);
}

/** As many pairs as possible, and the bye if it costs none. */
export function bestRows(round: OpenRound): Rows {
  const graph = allowedGraph(round);
  const { matching, size } = solveMatching(graph, "cardinality");
  const withBye = round.n % 2 === 0 ? undefined : matchingWithBye(round, graph, size);
  const rows = Array.from(withBye ?? matching, (v, u) => [u + 1, v === round.n ? 0 : v + 1]);
  return rows.filter(([a = 0, b = 0], u) => u < round.n && (b > a || (withBye?.[u] === round.n && b === 0)));
}

/** Somebody who may have the bye, and without whom there are as many pairs; undefined if there is nobody. */
function restingIn(round: OpenRound, graph: Graph, size: number): number | undefined {
  return matchingWithBye(round, graph, size)?.[round.n];
}

/** A matching of as many pairs and the bye, which is the vertex behind the players; undefined if there is none. */
function matchingWithBye({ n, noBye }: OpenRound, { edges }: Graph, size: number): Matching | undefined {
  const allowed = Array.from({ length: n }, (_, v) => v).filter((v) => !noBye.includes(v + 1));
  const withBye = { n: n + 1, edges: [...edges, ...allowed.map((u) => ({ u, v: n, weight: 1 }))] };
  const best: { readonly matching: Matching; readonly size: number } = solveMatching(withBye, "cardinality");
  return best.size > size ? best.matching : undefined;
}

/** Who may meet whom; vertices count from 0. */
function allowedGraph({ n, met }: OpenRound): Graph {
  const known = new Set(met.map(([a, b]) => keyOf(a, b)));
  const edges: Graph["edges"][number][] = [];
  for (let u = 0; u < n; u++)
    for (let v = u + 1; v < n; v++) if (!known.has(keyOf(u + 1, v + 1))) edges.push({ u, v, weight: 1 });
  return { n, edges };
}

function keyOf(a: number, b: number): number {
  return Math.min(a, b) * 100_000 + Math.max(a, b);
}
