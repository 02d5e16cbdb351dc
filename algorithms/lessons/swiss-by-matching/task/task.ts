import type { AnswerView, Seen, Value } from "#algorithms/core/judge/answer-view.ts";
import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import type { Role } from "#algorithms/core/lesson/scene.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import type { Game } from "#algorithms/engines/swiss/tournament.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { graphPlate } from "#algorithms/kit/graphs/graph-plate.ts";
import { flagTrapFamily, many, OF_LARGE, rowsOfHooks, traps } from "#algorithms/kit/graphs/hard-graphs.ts";
import {
  FEW_OF_FAMILY,
  type JudgedGraph,
  OF_FAMILY,
  pulledTogether,
  ringOfCycles,
  smallerGraphs,
  sparseGraph,
  twoFlowers,
  upTo,
  withoutVertices,
} from "#algorithms/kit/graphs/judged-graphs.ts";
import { numberRows, type Pair } from "#algorithms/kit/programs/whole-numbers.ts";
import { circlePlaces } from "#algorithms/kit/rounds/players-picture.ts";
import { format, type Result, tournamentOf } from "../problem.ts";
import { judgeWords, parsonsWords, viewWords } from "../words/en/asked.ts";
import { bestRows, faultInPairs, type OpenRound, type Rows } from "./fault.ts";

/** All rounds of so many players are tried, and of one player more so many with players who must not have the bye. */
const MOST_SMALL = 5;
const WITH_RESTS = 300;
/** And so many of six players, where blossoms are missed first, for each number of pairs that are left. */
const OF_SIX = 180;
const LEFT_OF_SIX = [7, 8, 9];
/** So many of all these are tried unless all are wanted. */
const FEW_SMALL = 96;

/** So many graphs stand side by side, and two rows of hooks: more players would be too many for a program that takes its time. */
const SIDE_BY_SIDE = 7;
const sparse = many((seed) => sparseGraph(seed, 8, 16), SIDE_BY_SIDE);
const HOOKS = { rows: 2, hooks: 7, ahead: 7 };
/** With more players it is parts of the field that are taken away first. */
const LARGE = 24;
/** The share of the players who must not have the bye. */
const RESTED = 0.4;

/** The pairs of a round: nobody twice, nobody again, as many as possible. */
export const task: JudgedTask<OpenRound, Rows, Result> = {
  entry: "pair",
  parameters: [
    ["n", "number"],
    ["met", "number[][]"],
    ["noBye", "number[]"],
  ],
  returns: "number[][]",
  args: ({ n, met, noBye }) => [n, met, noBye],
  write: ({ n, met, noBye }) =>
    `${[[n, met.length, noBye.length], ...met, ...noBye.map((player) => [player])].map((row) => row.join(" ")).join("\n")}\n`,
  answer: numberRows,
  fault: faultInPairs,
  best: bestRows,
  // How many pairs there are, and whether somebody rests, whoever they are.
  effect: (round, rows) => {
    const isLegal = faultInPairs({ ...round, met: [], noBye: [] }, rows) === undefined;
    const met = new Set(round.met.map(([a, b]) => Math.min(a, b) * round.n + Math.max(a, b)));
    const again = rows.filter(([a = 0, b = 0]) => met.has(Math.min(a, b) * round.n + Math.max(a, b))).length;
    const rests = rows.filter(([, b]) => b === 0).length;
    return [rows.length, rests, again, isLegal].join(" ");
  },
  example: {
    n: 5,
    met: [
      [1, 2],
      [1, 3],
      [2, 4],
      [4, 5],
    ],
    noBye: [5],
  },
  *small() {
    for (let n = 2; n <= MOST_SMALL; n++) {
      const pairs = pairsOf(n);
      const sets = upTo(2 ** pairs.length).map((bits) => pairs.filter((_, k) => (bits >> k) & 1));
      for (const met of sets.sort((a, b) => a.length - b.length))
        for (const noBye of n === 3 ? subsetsOf([1, 2, 3]) : [[]]) yield { n, met, noBye };
    }
    for (let seed = 1; seed <= WITH_RESTS; seed++) yield lastOfSmall(seed);
    for (const size of LEFT_OF_SIX)
      for (let k = 1; k <= OF_SIX; k++) {
        const draw = seededRandom(size * OF_SIX + k);
        yield whoMayMeet({ n: 6, edges: shuffled(pairsOf(6), draw).slice(0, size).map(fromZero) }, k);
      }
  },
  fewSmall: FEW_SMALL,
  families: [
    { make: (seed) => whoMayMeet(sparseGraph(seed, 8, 16), seed), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: (seed) => whoMayMeet(ringOfCycles(seed, 3), seed), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { make: (seed) => whoMayMeet(twoFlowers(seed), seed), count: OF_FAMILY, few: FEW_OF_FAMILY },
    { ...flagTrapFamily, make: (seed) => whoMayMeet(flagTrapFamily.make(seed), seed) },
    { make: (seed) => whoMayMeet(traps(seed), seed), ...OF_LARGE },
    { make: (seed) => whoMayMeet(sparse(seed), seed), ...OF_LARGE },
    { make: (seed) => whoMayMeet(rowsOfHooks(seed, HOOKS), seed), ...OF_LARGE },
    { make: oneMayRest, ...OF_LARGE },
    { make: oneShouldRest, ...OF_LARGE },
    { make: nobodyRests, ...OF_LARGE, few: 8 },
  ],
  growth(k) {
    if (k > LAST_GROWTH) return undefined;
    const n = FIRST_GROWTH * 2 ** k;
    // Nine rounds, each against somebody at another distance.
    const met = upTo(9).flatMap((r) => upTo(n >> 1).map((i): Pair => pairAt(n, r, i)));
    return { n, met, noBye: [] };
  },
  sizeOf: ({ n }) => `n = ${n}`,
  *smaller(round) {
    const { n, met, noBye } = round;
    if (n > LARGE)
      for (const graph of smallerGraphs(mayMeet(round), withoutVertices))
        if (graph.n > 1) yield withMet(graph, []);
    for (const graph of pulledTogether(mayMeet(round))) if (graph.n > 1) yield withMet(graph, noBye);
    for (let count = n >> 1; count >= 1; count >>= 1) {
      if (count === 1) for (const [a, b] of pairsOf(n)) if (n > 3) yield without(round, new Set([a, b]));
      for (let first = 1; first <= n; first += count) {
        const gone = new Set(upTo(Math.min(count, n - first + 1)).map((i) => first + i));
        if (n - gone.size >= 2) yield without(round, gone);
      }
    }
    for (const k of noBye.keys()) yield { n, met, noBye: noBye.toSpliced(k, 1) };
    for (const k of met.keys()) yield { n, met: met.toSpliced(k, 1), noBye };
    const inOrder = met
      .map(([a, b]): Pair => (a < b ? [a, b] : [b, a]))
      .sort((p, q) => p[0] - q[0] || p[1] - q[1]);
    if (inOrder.some(([a, b], k) => a !== met[k]?.[0] || b !== met[k]?.[1])) yield { n, met: inOrder, noBye };
  },
  lessonText({ n, met, noBye }) {
    // Who must not have the bye has had one; then came a round of one game, to which nobody turned up. Who has met is told as a pair
    // that is forbidden.
    const before = (player: number): Game[] => [rest(noBye.includes(player) ? "U" : "Z"), missed(player)];
    const games = upTo(n).map((v) => (noBye.length > 0 ? before(v + 1) : []));
    return format(tournamentOf(games, [], met));
  },
  answerOf: ({ rounds: [round] }) => {
    if (round === undefined) throw new RangeError("no round was paired");
    const rows = round.pairs.map(({ white, black }) => [white, black]);
    return round.bye > 0 ? [...rows, [round.bye, 0]] : rows;
  },
  words: judgeWords,
};

function rest(result: Game["result"]): Game {
  return { opponent: 0, color: undefined, result };
}

/** The game of 1 and 2 that both have missed; the others rest. */
function missed(player: number): Game {
  if (player > 2) return rest("Z");
  return { opponent: 3 - player, color: player === 1 ? "white" : "black", result: "-" };
}

const FIRST_GROWTH = 20;
const LAST_GROWTH = 4;

/** The pair i of a round in which the last player stays and the others turn. */
function pairAt(n: number, round: number, i: number): Pair {
  const at = (seat: number): number => 1 + ((((round + seat) % (n - 1)) + n - 1) % (n - 1));
  return i === 0 ? [at(0), n] : [at(i), at(-i)];
}

function pairsOf(n: number): Pair[] {
  return upTo(n).flatMap((b) => upTo(b).map((a): Pair => [a + 1, b + 1]));
}

function subsetsOf(items: readonly number[]): number[][] {
  return upTo(2 ** items.length).map((bits) => items.filter((_, k) => (bits >> k) & 1));
}

/** Five players, of whom some must not have the bye. */
function lastOfSmall(seed: number): OpenRound {
  const draw = seededRandom(seed);
  const share = draw();
  const met = shuffled(pairsOf(MOST_SMALL), draw).filter(() => draw() < share);
  return { n: MOST_SMALL, met, noBye: rested(MOST_SMALL, draw) };
}

/** The edges of a graph are the pairs that are left; all others have met. */
function whoMayMeet({ n, edges }: JudgedGraph, seed: number): OpenRound {
  const draw = seededRandom(~seed);
  const round = withMet({ n, edges }, n % 2 === 0 ? [] : rested(n, draw));
  const met = shuffled(round.met, draw).map(([a, b]): Pair => (draw() < 0.5 ? [a, b] : [b, a]));
  return { ...round, met };
}

/** So many players at least stand in a ring, and so many more at most. */
const RING = { least: 80, more: 40 };

/** A ring of an even number of players, each of whom may meet the two beside them, or of an odd one with `extra` more. */
function ringOf(draw: () => number, extra: number): [number, number][] {
  const n = RING.least + 2 * Math.floor((draw() * RING.more) / 2) + extra;
  return upTo(n).map((v) => [v, (v + 1) % n]);
}

/** The players of a graph get numbers by lot; those in `noBye` must not rest. */
function renumberedRound(
  edges: readonly [number, number][],
  noBye: readonly number[],
  draw: () => number,
): OpenRound {
  const n = Math.max(...edges.flat()) + 1;
  const name = shuffled(upTo(n), draw);
  const named = edges.map(([u, v]): [number, number] => [name[u], name[v]]);
  const round = withMet(
    { n, edges: named },
    shuffled(
      noBye.map((v) => name[v] + 1),
      draw,
    ),
  );
  return { ...round, met: shuffled(round.met, draw) };
}

/**
 * An odd ring: whoever rests, the others make pairs. One alone may rest, and a search leaves over whom it happens to; to begin again
 * helps as often as one of so many is met by chance.
 */
function oneMayRest(seed: number): OpenRound {
  const draw = seededRandom(seed);
  const ring = ringOf(draw, 1);
  return renumberedRound(ring, upTo(ring.length - 1), draw);
}

/** An even ring and a triangle beside it. Nearly all may rest, but with one alone of them do all others make pairs. */
function oneShouldRest(seed: number): OpenRound {
  const draw = seededRandom(seed);
  const ring = ringOf(draw, 0);
  const [a, b, c] = [ring.length, ring.length + 1, ring.length + 2];
  return renumberedRound([...ring, [a, b], [b, c], [c, a]], [a, b], draw);
}

/** Two odd rings: of an even number of players nobody rests, though two are left over, and who gives one of them a bye is seen. */
function nobodyRests(seed: number): OpenRound {
  const draw = seededRandom(seed);
  const ring = ringOf(draw, 1);
  const five = upTo(5).map((v): [number, number] => [ring.length + v, ring.length + ((v + 1) % 5)]);
  return renumberedRound([...ring, ...five], [], draw);
}

/** All pairs that are no edges of a graph have met. */
function withMet({ n, edges }: JudgedGraph, noBye: readonly number[]): OpenRound {
  const open = new Set(edges.map(([u, v]) => Math.min(u, v) * n + Math.max(u, v)));
  return {
    n,
    met: pairsOf(n).filter(([a, b]) => !open.has((a - 1) * n + b - 1)),
    noBye: n % 2 === 0 ? [] : noBye.filter((player) => player <= n),
  };
}

/** The graph of the pairs that are left. */
function mayMeet({ n, met }: OpenRound): JudgedGraph {
  const known = new Set(met.map(([a, b]) => Math.min(a, b) * n + Math.max(a, b)));
  return {
    n,
    edges: pairsOf(n)
      .filter(([a, b]) => !known.has(a * n + b))
      .map(fromZero),
  };
}

/** Players count from 1, vertices from 0. */
function fromZero([a, b]: Pair): Pair {
  return [a - 1, b - 1];
}

function rested(n: number, draw: () => number): number[] {
  return upTo(n).flatMap((v) => (draw() < RESTED ? [v + 1] : []));
}

/** The round without some players; the others are numbered anew, in their order. */
function without({ n, met, noBye }: OpenRound, gone: ReadonlySet<number>): OpenRound {
  const stay = upTo(n).flatMap((v) => (gone.has(v + 1) ? [] : [v + 1]));
  const number = new Map(stay.map((player, k) => [player, k + 1]));
  const both = met.flatMap(([a, b]): Pair[] => {
    const [p, q] = [number.get(a), number.get(b)];
    return p === undefined || q === undefined ? [] : [[p, q]];
  });
  const own = stay.length % 2 === 0 ? [] : noBye.flatMap((player) => number.get(player) ?? []);
  return { n: stay.length, met: both, noBye: own };
}

/** A round as it is paired: lines between players who may meet, and those of the pairs. */

const ROWS = ["pairs", "rows", "round", "result"] as const;
const MATES = ["mate", "match", "opponent", "partner"] as const;

export const view: AnswerView<OpenRound, Rows> = {
  parts: (_round, rows) => rows,
  drawn: [...ROWS, ...MATES],
  call: "game",
  tell: ([a = 0, b = 0]) => viewWords.row(a, b),
  scene({ n, met, noBye }, seen) {
    const words = viewWords;
    const rows = rowsIn(seen).filter((row) => row.every((player) => player >= 0 && player <= n));
    const pairs = rows.flatMap(([a = 0, b = 0]) => (a > 0 && b > 0 && a !== b ? [keyOf(a, b)] : []));
    const before = new Set(met.map(([a = 0, b = 0]) => keyOf(a, b)));
    const edges = Array.from({ length: n }, (_, u) => u).flatMap((u) =>
      Array.from({ length: n - u - 1 }, (_, k) => ({ u, v: u + k + 1, weight: 1 })),
    );
    const shown = edges.filter(
      ({ u, v }) => !before.has(keyOf(u + 1, v + 1)) || pairs.includes(keyOf(u + 1, v + 1)),
    );
    const paired = rows.flat();
    const roleOf = (key: string): Role =>
      !pairs.includes(key) ? "idle" : before.has(key) ? "rejected" : key === pairs.at(-1) ? "chosen" : "done";
    return {
      plate: graphPlate(drawn({ n, edges: shown }, circlePlaces(n + 1 - (n % 2), 1).slice(0, n)), {
        head: words.head(pairs.length),
        label: words.label(
          n,
          pairs.map((key) => key.replace(" ", "–")),
        ),
        hulls: [],
        node: (v) => ({
          role:
            paired.filter((player) => player === v + 1).length > 1
              ? "rejected"
              : paired.includes(v + 1)
                ? "done"
                : "idle",
          text: String(v + 1),
          label: words.player(v + 1, noBye.includes(v + 1)),
          ...(noBye.includes(v + 1) ? { square: true } : {}),
        }),
        edge: (u, v) => ({ role: roleOf(keyOf(u + 1, v + 1)) }),
      }),
      tables: [
        {
          ...words.table,
          id: "pairs",
          note: words.head(pairs.length),
          rows: rows.map(([a = 0, b = 0], k) => ({
            id: `p${k}`,
            head: String(k + 1),
            cells: [{ text: b === 0 ? words.bye(a) : `${a}–${b}` }],
          })),
        },
      ],
      key: [
        { sign: "done", text: words.key.pair },
        { sign: "idle", text: words.key.open },
        ...(pairs.some((key) => before.has(key)) ? [{ sign: "rejected" as const, text: words.key.met }] : []),
      ],
    };
  },
};

function keyOf(a: number, b: number): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`;
}

/** The rows of the answer, or of the program's variables before it is there. */
function rowsIn({ parts, called, variable }: Seen): Rows {
  if (parts.length > 0) return parts;
  const rows = ROWS.map((name) => asRows(variable(name))).find((found) => found !== undefined);
  return rows ?? MATES.map((name) => asPairs(variable(name))).find((found) => found !== undefined) ?? called;
}

function asRows(value: Value): Rows | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const isRow = (row: Value): row is readonly number[] =>
    Array.isArray(row) && row.length === 2 && row.every((player) => typeof player === "number");
  return value.every(isRow) ? value : undefined;
}

/** Pairs of a list that gives each player, from 0 or from 1, the opponent. */
function asPairs(value: Value): Rows | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((b, a) => (typeof b === "number" && b > a && value[b] === a && a > 0 ? [[a, b]] : []));
}

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  given: ["field", "result"],
  called: {
    "const lines =": "function pair(n, games, rested) {",
    "const noBye =": "const noBye = new Set(rested);",
    "for (const met of": "for (const met of games) {",
    "console.log": 'return pairs.map((row) => row.split(" ").map(Number));\n}',
  },
  distractors: [
    {
      mutant: "leaves-unasked",
      text: "if (partner === 0 || augment(partner)) return true;",
      instead: "if (partner === 0 || augment(partner) !== undefined) return true;",
    },
    {
      mutant: "greedy",
      text: "if (ofU === v || augment(ofU)) return true;",
      instead: "if (mayMeet[u][v]) return true;",
    },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "swiss",
  wrong: {
    "leaves-unasked": [
      ["partner == 0 || augment(partner)", "partner == 0 || augment(partner) || true"],
      ["partner == 0 or augment(partner)", "partner == 0 or augment(partner) or True"],
    ],
    "bye-again": [
      ["if (noBye[field[v]])", "if (false)"],
      ["if (noBye.contains(field.get(v)))", "if (false)"],
      ["if field[v] in no_bye", "if False"],
    ],
    greedy: [
      ["if (ofU == v || augment(ofU))", "if (mayMeet[u][v])"],
      ["if of_u == v or augment(of_u)", "if may_meet[u][v]"],
    ],
  },
};
