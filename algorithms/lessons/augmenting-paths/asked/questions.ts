import { type AnswerPicture, numbersIn, several } from "#algorithms/core/lesson/answer-picture.ts";
import { NOTHING, no, type Task, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { readingsOf } from "#algorithms/core/lesson/question.ts";
import type { Trace } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { undrawn } from "#algorithms/engines/matching/drawn-graph.ts";
import { generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph, Matching } from "#algorithms/engines/matching/graph.ts";
import { graphOf, neighborsOf, renumbered } from "#algorithms/engines/matching/numbering.ts";
import { graphPicture, inRows, vertexTable } from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { matchingOutcomes, toldVertices } from "#algorithms/kit/graphs/outcomes.ts";
import { searchTable } from "#algorithms/kit/graphs/search-table.ts";
import {
  askedPath,
  askedVertices,
  drawingTask,
  edgeList,
  givenOf,
  greedilyMatched,
  pairList,
} from "#algorithms/kit/graphs/touch/path-exercise.ts";
import { typedPairs } from "#algorithms/kit/graphs/touch/typed-pairs.ts";
import { inAnyOrder, inOneDirection, spelledInColumn } from "#algorithms/kit/spelled-numbers.ts";
import { mostSeated } from "../plain.ts";
import { type Problem, type Result, random } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, coverEnds, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";

const { ofTrace, ofResult } = readingsOf({ steps, asks, cells, solve });

/** Players 0 to 5 and boards 6 to 11, on which the first edges leave player 5 and board 11 over. */
const SIX = graphOf(12, [
  [0, 6],
  [0, 7],
  [1, 7],
  [1, 9],
  [2, 8],
  [2, 9],
  [2, 10],
  [3, 9],
  [3, 10],
  [4, 10],
  [4, 11],
  [5, 6],
  [5, 8],
]);

/** A bipartite graph in which nothing can be read off the numbers. */
function mixed(n: number, seed: number): Graph {
  return renumbered(generateGraph("bipartite", n, seed).graph, seed);
}

/** Find a path by which the first edges become one more: of three edges at least. */
const path = ofTrace.question({
  draw: (seed, answers) =>
    firstFrom(seed, (next) => {
      const graph = seed === 0 ? SIX : mixed(9, next);
      const [way = ""] = answers(graph) ?? [];
      return numbersIn(String(way)).length < 4 ? undefined : graph;
    }),
  problem: undrawn,
  read(trace) {
    const end = trace.occurrence("flip", 1) - 1;
    if (end <= 0) return undefined;
    const { path: way } = trace.cursor().seek(end).cells;
    return [verticesIn(way).join(" ")];
  },
  spell: inOneDirection,
  isRare: true,
  ask: (graph, [way = ""]) => askedPath(greedilyMatched(graph), numbersIn(way)),
});

/** The vertices of cells that are filled, as texts count them. */
function verticesIn(filled: ArrayLike<number>): number[] {
  return Array.from(filled).flatMap((v) => (v === 0 ? [] : [v - 1]));
}

/** A graph whose smallest cover has two vertices of one side and one of the other. */
const SMALL = graphOf(8, [
  [0, 4],
  [0, 5],
  [1, 4],
  [1, 5],
  [2, 4],
  [2, 5],
  [3, 5],
  [3, 6],
  [3, 7],
]);

/** Find a smallest cover of a bipartite graph: each one is right. */
const cover = ofResult.question({
  draw: (seed, answers) =>
    firstFrom(seed, (next) => {
      const graph = seed === 0 ? SMALL : mixed(8, next);
      const [smallest = ""] = answers(graph) ?? [];
      return numbersIn(String(smallest)).length < 2 ? undefined : graph;
    }),
  problem: undrawn,
  read: (result) => [result.cover.join(" ")],
  spell: inAnyOrder,
  ask(graph, [smallest = ""]) {
    const words = exerciseWords.cover;
    const size = numbersIn(smallest).length;
    return askedVertices(
      {
        prompt: words.prompt,
        given: words.given(edgeList(graph)),
        picture: coverPicture(graph),
        hints: words.hints(busiestOf(graph), size),
      },
      (chosen) => {
        const missed = graph.edges.find(({ u, v }) => !chosen.has(u) && !chosen.has(v));
        if (missed) return no(words.missed(missed.u, missed.v), [missed.u, missed.v].map(nodeId));
        return chosen.size > size ? no(words.tooMany(chosen.size, size)) : yes(words.right(size));
      },
      graph.n,
    );
  },
});

/** The graph with its cover so far: chosen vertices are squares, and edges that they meet are done. */
function coverPicture(graph: Graph): AnswerPicture {
  const words = exerciseWords.cover;
  return graphPicture(graph, several(), ([typed = ""]) => {
    const chosen = new Set(numbersIn(typed));
    const isMet = (u: number, v: number): boolean => chosen.has(u) || chosen.has(v);
    const met = graph.edges.filter(({ u, v }) => isMet(u, v)).length;
    return {
      head: words.met(met, graph.edges.length, chosen.size),
      label: words.picture(met, graph.edges.length, [...chosen]),
      node: (v) => ({
        role: chosen.has(v) ? "done" : "idle",
        square: chosen.has(v),
        label: words.vertex(v, chosen.has(v)),
      }),
      edge: (u, v) => ({ role: isMet(u, v) ? "done" : "idle" }),
    };
  });
}

/** The vertex with most edges. */
function busiestOf({ n, edges }: Graph): number {
  const degrees = Array.from(
    { length: n },
    (_, v) => edges.filter((edge) => edge.u === v || edge.v === v).length,
  );
  return degrees.indexOf(Math.max(...degrees));
}

/** What the wrong program did. */
interface Seated {
  /** For each board its player, or −1. */
  readonly player: readonly number[];
  /** The boards that a player was not shown because an earlier search had marked them, in order. */
  readonly hidden: readonly { readonly player: number; readonly board: number }[];
}

/** Seats players as the plain program does, but makes the set of marks once and not once a search: on purpose. */
export function seatedWithOldMarks(likes: readonly (readonly number[])[], boards: number): Seated {
  const player: number[] = new Array(boards).fill(-1);
  const seen = new Map<number, number>();
  const hidden: { player: number; board: number }[] = [];

  function seat(u: number, search: number): boolean {
    return likes[u].some((v) => {
      const before = seen.get(v);
      if (before !== undefined && before !== search) hidden.push({ player: u, board: v });
      if (before !== undefined) return false;
      seen.set(v, search);
      const isSeated = player[v] === -1 || seat(player[v], search);
      if (isSeated) player[v] = u;
      return isSeated;
    });
  }

  for (let u = 0; u < likes.length; u++) seat(u, u);
  return { player, hidden };
}

/** Players and boards of a graph on which it is tried: players from 0, boards after them. */
const PLAYERS = 5;
const BOARDS = 5;

/** A graph on which it seats too few. */
function wrong(_seed: number): Task {
  const words = exerciseWords.wrong;
  return drawingTask(
    {
      prompt: words.prompt(PLAYERS, BOARDS),
      places: inRows([PLAYERS, BOARDS]),
      fields: words.fields,
      solution: ["0-5, 0-6, 1-5"],
    },
    (typed) => typedPairs(typed, PLAYERS + BOARDS),
    (edges) => {
      const strange = edges.find(([u, v]) => u >= PLAYERS || v < PLAYERS);
      if (strange) return no(words.notAcross(...strange, PLAYERS, BOARDS));
      const likes = Array.from({ length: PLAYERS }, (_, u) =>
        edges.flatMap(([player, board]) => (player === u ? [board - PLAYERS] : [])).sort((a, b) => a - b),
      );
      const { player, hidden } = seatedWithOldMarks(likes, BOARDS);
      const best = mostSeated(likes, BOARDS);
      const [found, possible] = [player, best].map((each) => each.filter((u) => u >= 0).length);
      if (found < possible) {
        const pairs = best.flatMap((u, v) => (u < 0 ? [] : [[u, v + PLAYERS] as const]));
        return yes(words.fails(found, possible, pairList(pairs)));
      }
      if (hidden.length === 0) return no(words.nothingHidden(found));
      const { player: u, board } = hidden[0];
      return no(words.hiddenInVain(found, u, board + PLAYERS, player.indexOf(u) + PLAYERS));
    },
  );
}

/** The questions of the article. */
export const exercises: Tasks = { path, cover, wrong };

/** A table that is made by chance has so many edges at least. */
const LEAST_GROWN = 4;

/** The tree of the first search, edge by edge: in the graph of six players, or for another seed in one like it. */
export const faded = ofTrace.table({
  draw: (_n, seed, rows) =>
    firstFrom(seed, (next) => {
      const graph = seed === 0 ? SIX : generateGraph("bipartite", 12, next).graph;
      return (rows(graph) ?? []).length < LEAST_GROWN ? undefined : graph;
    }),
  problem: undrawn,
  read: grownIn,
  spell: spelledInColumn,
  ask(graph, rows) {
    const words = exerciseWords.faded;
    const root = Number(rows[0][0]);
    const stuck = greedilyMatched(graph);
    return {
      task: words.task(root),
      columns: words.columns,
      rowName: words.edge,
      given: givenOf(stuck),
      picture: searchTable({ ...stuck, roots: [root] }, words, { places: inRows([6, 6]) }),
      why: (_text, row, column) => words.wrong(row + 1, column),
    };
  },
});

/** What the first search of a run grows by: the even vertex that looks, the odd one that it finds, and its partner. */
function grownIn(trace: Trace): string[][] {
  const cursor = trace.cursor();
  const end = trace.occurrence("root", 2) || trace.length;
  const rows: string[][] = [];
  for (let nth = 1, at = trace.occurrence("grow", 1); at > 0 && at < end; ) {
    const { a, b, cells: found } = cursor.seek(at);
    rows.push([a, b, found.mate[b]].map((v) => String(v - 1)));
    at = trace.occurrence("grow", ++nth);
  }
  return rows;
}

/** Players of the table of the cover, from 0; as many boards follow. */
const SEATED = 6;

/** The seed of its graph in the article. */
const CHOSEN = 23;

/** The end of a run: for each player the board, and which of the two the cover has. */
const pairsAndCover = ofResult.table({
  draw: (_n, seed) =>
    firstFrom(seed, (next) => {
      const { graph } = generateGraph("bipartite", 2 * SEATED, next + CHOSEN);
      const { cover: chosen } = ofResult.own(undrawn(graph));
      // With players and boards in the cover, some of the searches have failed.
      const hasBoth = new Set(chosen.map((v) => v < SEATED)).size === 2;
      return hasBoth && ofTrace.own(undrawn(graph)).occurrence("flip", 1) > 0 ? graph : undefined;
    }),
  problem: undrawn,
  read: ({ matching, cover: chosen }) =>
    Array.from({ length: SEATED }, (_, player) => {
      const ends = [player, matching[player]].filter((v) => chosen.includes(v));
      return [matching[player] < 0 ? NOTHING : String(matching[player]), ends.join(" ") || NOTHING];
    }),
  spell: spelledInColumn,
  ask(graph, rows, { matching }) {
    const words = exerciseWords.pairs;
    return {
      task: words.task,
      columns: words.columns,
      rowName: words.player,
      heads: rows.map((_, player) => String(player)),
      given: givenOf(greedilyMatched(graph)),
      picture: pairsPicture(graph),
      why: (_text, row, column) => words.wrong(row, column),
      isRight(typed, row, column) {
        if (column === 0 || matching[row] < 0) return undefined;
        const ends = typed.slice(0, row + 1).map((texts) => numbersIn(texts[1] ?? "")[0]);
        return fittingEnds(graph, matching, ends)[row];
      },
    };
  },
});

/** For each player the end of the pair that is chosen, and whether a smallest cover has it together with those before it. */
function fittingEnds(graph: Graph, matching: Matching, ends: readonly (number | undefined)[]): boolean[] {
  const trees = { neighbors: neighborsOf(graph), mate: [0, ...Array.from(matching, (v) => v + 1)] };
  const chosen = new Uint8Array(graph.n + 1);
  return ends.map((end, player) => {
    if (end === undefined || matching[player] < 0) return false;
    const fits = coverEnds(trees, chosen, player + 1).some(([v]) => v === end + 1);
    if (fits) chosen[end + 1] = 1;
    return fits;
  });
}

/** The graph with its first edges, the pairs that are filled in, and the cover so far as squares. */
function pairsPicture(graph: Graph): AnswerPicture {
  const words = exerciseWords;
  const { matching } = greedilyMatched(graph);
  const look = (texts: readonly string[], field: number) => {
    const numberIn = (k: number): number | undefined => numbersIn(texts[k] ?? "")[0];
    const chosen = new Set(texts.flatMap((_, k) => (k % 2 === 1 ? (numberIn(k) ?? []) : [])));
    const player = Math.floor(field / 2);
    return {
      head: words.pairs.head(player, field % 2),
      label: words.pairs.picture(texts.filter((text, k) => k % 2 === 0 && text !== "").length, [...chosen]),
      node: (v: number) => ({
        role: v === player ? ("chosen" as const) : chosen.has(v) ? ("done" as const) : ("idle" as const),
        square: chosen.has(v),
        label: words.cover.vertex(v, chosen.has(v)),
      }),
      edge: (u: number, v: number) => ({
        role:
          matching[u] === v
            ? ("done" as const)
            : numberIn(2 * Math.min(u, v)) === Math.max(u, v)
              ? ("active" as const)
              : ("idle" as const),
      }),
    };
  };
  const touched = vertexTable(graph, look, { places: inRows([SEATED, SEATED]) });
  return {
    ...touched,
    field(field, texts) {
      const touch = touched.field(field, texts);
      return touch && { ...touch, chips: [NOTHING] };
    },
  };
}

/** Other worked tables. */
export const tables = { cover: pairsAndCover };

/** A bipartite graph: one random graph of four has odd cycles, and no cover. */
function bipartite(seed: number): Problem {
  return random(4 * (seed % 1_000_000), between(seededRandom(seed), 6, 9));
}

/** Whether the vertices meet every edge and are so many. */
function isCover({ edges }: Graph, vertices: readonly number[], size: number): boolean {
  const chosen = new Set(vertices);
  return chosen.size === size && edges.every(({ u, v }) => chosen.has(u) || chosen.has(v));
}

/** What comes out of the search in bipartite graphs: the matching, and the cover that proves it. */
export const outcomes: Outcomes<Problem, Result> = {
  ...matchingOutcomes<Problem, Result>({ problem: bipartite, matching: (result) => result.matching }),
  cover(seed) {
    const problem = bipartite(seed);
    const { cover: own } = ofResult.own(problem);
    // Every smallest cover is the same answer: a wrong program's that is one is not wrong.
    return {
      problem,
      prompt: outcomeWords.cover,
      answer: ({ cover: found }) => toldVertices(isCover(problem.graph, found, own.length) ? own : found),
    };
  },
};
