/** A matching as it comes about: the graph, its matched edges, and pairs that are no edges. */

import type { AnswerView, Seen, Value } from "#algorithms/core/judge/answer-view.ts";
import type { Role } from "#algorithms/core/lesson/scene.ts";
import { type DrawnGraph, drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import type { Edge, Graph } from "#algorithms/engines/matching/graph.ts";
import { graphPlate } from "../graphs/graph-plate.ts";
import type { JudgedGraph } from "../graphs/judged-graphs.ts";
import { type Better, faultInMatching, graphOfJudged, type Partners } from "../graphs/judged-matching.ts";
import { mateViewWords } from "./mate-view.en.ts";

/** What programs call a matching. */
const NAMES = ["mate", "match", "matching", "partner", "partners"] as const;

const graphs = new WeakMap<JudgedGraph, DrawnGraph>();

/** The view of answers that give each vertex its partner; of one that is not best it shows how `better` improves it. */
export function mateView<P extends JudgedGraph>(
  better: (graph: Graph, partners: Partners) => Better | undefined,
): AnswerView<P, Partners> {
  return {
    parts: (_problem, partners) =>
      partners.flatMap((v, u) => ((v > u || partners[v] !== u) && v >= 0 ? [[u, v]] : [])),
    drawn: NAMES,
    call: "pair",
    tell: ([u = 0, v = 0]) => mateViewWords.pair(u, v),
    scene(problem, seen) {
      const words = mateViewWords;
      const { graph, places } = placed(problem);
      const { pairs, now } = pairsIn(seen);
      const isWeighted = problem.edges.some(([, , weight]) => weight !== undefined);
      const isEdge = new Set(graph.edges.map(keyOf));
      const strange = pairs.filter(({ u, v }) => u !== v && v < graph.n && !isEdge.has(keyOf({ u, v })));
      const matched = new Set(pairs.map(keyOf));
      const last = now === undefined ? undefined : keyOf(now);
      const covered = pairs.flatMap(({ u, v }) => [u, v]);
      const missed = missedWay(graph, seen, better);
      const onWay = new Set(missed.slice(1).map((v, k) => keyOf(ordered(v, missed[k] as number))));
      const isTwice = (x: number): boolean => covered.filter((y) => y === x).length > 1;
      const roleOf = (u: number, v: number): Role => {
        const key = keyOf({ u, v });
        if (!isEdge.has(key) && matched.has(key)) return "rejected";
        if (onWay.has(key) && !matched.has(key)) return "candidate";
        return key === last && missed.length === 0 ? "chosen" : matched.has(key) ? "done" : "idle";
      };
      const weightOf = new Map(graph.edges.map((edge) => [keyOf(edge), String(edge.weight)]));
      const shown =
        strange.length === 0
          ? graph
          : {
              n: graph.n,
              edges: [...graph.edges, ...strange.map(({ u, v }): Edge => ({ u, v, weight: 0 }))],
            };
      return {
        plate: graphPlate(shown === graph ? placed(problem) : drawn(shown, places), {
          head: words.head(pairs.length),
          label: words.label(
            graph.n,
            graph.edges.length,
            pairs.map(({ u, v }) => `${u}–${v}`),
          ),
          hulls: [],
          node: (v) => ({
            role: isTwice(v)
              ? "rejected"
              : missed.includes(v)
                ? "candidate"
                : covered.includes(v)
                  ? "done"
                  : "idle",
            label: words.vertex(v),
          }),
          edge: (u, v) => {
            const text = isWeighted ? weightOf.get(keyOf({ u, v })) : undefined;
            return { role: roleOf(u, v), ...(text === undefined ? {} : { text }) };
          },
        }),
        tables: [mates(graph.n, pairs)],
        key: [
          { sign: "done", text: words.key.matched },
          ...(missed.length > 0
            ? [{ sign: "candidate" as const, text: words.key.missed(missed[0] === missed.at(-1)) }]
            : [{ sign: "chosen" as const, text: words.key.now }]),
          ...(strange.length > 0 ? [{ sign: "rejected" as const, text: words.key.strange }] : []),
        ],
      };
    },
  };
}

/** The vertices of the shortest way that makes an answer better: none if it is best, or no matching at all. */
function missedWay(
  graph: Graph,
  { why, answer }: Seen<Partners>,
  better: (graph: Graph, partners: Partners) => Better | undefined,
): readonly number[] {
  if (why === undefined || answer === undefined) return [];
  if (faultInMatching(graph, answer) !== undefined) return [];
  return better(graph, answer)?.change.way ?? [];
}

function placed(problem: JudgedGraph): DrawnGraph {
  const known = graphs.get(problem) ?? drawn(graphOfJudged(problem));
  graphs.set(problem, known);
  return known;
}

interface PairOf {
  readonly u: number;
  readonly v: number;
}

/** The pairs so far, and the one that was shown last: of the answer once it is there, before that of the program's variable. */
function pairsIn({ parts, called, variable }: Seen): {
  readonly pairs: readonly PairOf[];
  readonly now: PairOf | undefined;
} {
  if (parts.length > 0) {
    const pairs = parts.map(([a = 0, b = 0]) => ordered(a, b));
    return { pairs, now: pairs.at(-1) };
  }
  const list = NAMES.map((name) => variable(name)).find(Array.isArray) as readonly Value[] | undefined;
  if (!list && called.length > 0) {
    const told = called.flatMap(([a = 0, b = 0]) => (a >= 0 && b >= 0 && a !== b ? [ordered(a, b)] : []));
    return { pairs: told, now: told.at(-1) };
  }
  const pairs = new Map<string, PairOf>();
  for (const [u, v] of (list ?? []).entries())
    if (typeof v === "number" && v >= 0 && v !== u) pairs.set(keyOf(ordered(u, v)), ordered(u, v));
  return { pairs: [...pairs.values()], now: undefined };
}

function ordered(a: number, b: number): PairOf {
  return { u: Math.min(a, b), v: Math.max(a, b) };
}

function keyOf({ u, v }: PairOf): string {
  return `${u} ${v}`;
}

/** The table shows so many vertices. */
const MOST_ROWS = 16;

function mates(n: number, pairs: readonly PairOf[]) {
  const { table } = mateViewWords;
  return {
    id: "mates",
    title: table.title,
    note: table.note(pairs.length),
    corner: table.corner,
    columns: [table.partner],
    ...(n > MOST_ROWS ? { foot: table.foot(MOST_ROWS, n) } : {}),
    rows: Array.from({ length: Math.min(n, MOST_ROWS) }, (_, x) => {
      const partners = pairs.flatMap(({ u, v }) => (u === x ? [v] : v === x ? [u] : []));
      return {
        id: `x${x}`,
        head: String(x),
        cells: [{ text: partners.length === 0 ? "–" : partners.join(", ") }],
      };
    }),
  };
}
