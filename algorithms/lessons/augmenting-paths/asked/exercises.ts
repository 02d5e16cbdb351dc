import { type AnswerPicture, numbersIn, several } from "#algorithms/core/lesson/answer-picture.ts";
import {
  type Compared,
  type FadedTable,
  NOTHING,
  no,
  spelledNothing,
  type Task,
  type Tasks,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import { record, silentRecorder, type Trace } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { graphOf, renumbered } from "#algorithms/engines/matching/numbering.ts";
import { gradeTable } from "#algorithms/kit/graded-table.ts";
import { drawingPicture, graphPicture, inRows, vertexTable } from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { searchTable } from "#algorithms/kit/graphs/search-table.ts";
import {
  edgeList,
  greedyMatching,
  matchedList,
  pathTask,
  verticesTask,
} from "#algorithms/kit/graphs/touch/path-exercise.ts";
import { pathWords } from "#algorithms/kit/graphs/touch/path-words.en.ts";
import { typedPairs } from "#algorithms/kit/graphs/touch/typed-pairs.ts";
import { mostSeated } from "../plain.ts";
import type { Problem, Result } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";
import { seatedWithOldMarks } from "./wrong.ts";

/** What is run in place of the lesson, without its pictures. */
export const algorithm = { steps, asks, cells, solve };

export function undrawn(graph: Graph): Problem {
  return { graph, places: [], given: false };
}

/** The questions of the article. */
export const exercises: Tasks = { path, cover, wrong };

/** Players 0 to 5 and boards 6 to 11, on which the first edges leave player 5 and board 11 over. */
const SIX: readonly (readonly [number, number])[] = [
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
];

/** A bipartite graph whose first edges leave room for a path of at least three edges. */
export function pathAsked(seed: number) {
  return firstFrom(seed, (next) => {
    const graph = seed === 0 ? graphOf(12, SIX) : renumbered(generateGraph("bipartite", 9, next).graph, next);
    const way = firstPath(record(algorithm, undrawn(graph)).trace);
    return way.length < 4 ? undefined : { graph, way };
  });
}

function path(seed: number): Task {
  const { graph, way } = pathAsked(seed);
  return pathTask({ graph, matching: greedyMatching(graph) }, way);
}

/** The first augmenting path that the search of a run tells, none if there is none. */
export function firstPath(trace: Trace): number[] {
  const end = trace.occurrence("flip", 1) - 1;
  if (end <= 0) return [];
  const { path } = trace.cursor().seek(end).cells;
  return Array.from(path).flatMap((v) => (v === 0 ? [] : [v - 1]));
}

/** A smallest cover of a bipartite graph: each one is right. */
export function coverAsked(seed: number) {
  return firstFrom(seed, (next) => {
    const graph =
      seed === 0
        ? graphOf(8, [
            [0, 4],
            [0, 5],
            [1, 4],
            [1, 5],
            [2, 4],
            [2, 5],
            [3, 5],
            [3, 6],
            [3, 7],
          ])
        : renumbered(generateGraph("bipartite", 8, next).graph, next);
    const result = solve(undrawn(graph), silentRecorder(steps, asks));
    return result.cover.length < 2 ? undefined : { graph, smallest: result.cover };
  });
}

function cover(seed: number): Task {
  const words = { ...pathWords, ...exerciseWords.cover };
  const { graph, smallest } = coverAsked(seed);
  const asked = {
    prompt: words.prompt,
    given: words.given(edgeList(graph)),
    picture: coverPicture(graph),
  };
  const task = verticesTask(asked, words.vertices, smallest, (chosen) => {
    if (chosen.size === 0) return no(words.typeVertices);
    const strange = [...chosen].find((v) => v >= graph.n);
    if (strange !== undefined) return no(words.noVertex(strange, graph.n));
    const missed = graph.edges.find(({ u, v }) => !chosen.has(u) && !chosen.has(v));
    if (missed) return no(words.missed(missed.u, missed.v), [missed.u, missed.v].map(nodeId));
    if (chosen.size > smallest.length) return no(words.tooMany(chosen.size, smallest.length));
    return yes(words.right(smallest.length));
  });
  return { ...task, hints: words.hints(busiestOf(graph), smallest.length) };
}

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

/** Players and boards of a typed graph: players from 0, boards after them. */
const PLAYERS = 5;
const BOARDS = 5;

/** A graph on which the wrong program seats too few. */
function wrong(_seed: number): Task {
  const words = exerciseWords.wrong;
  return {
    prompt: words.prompt(PLAYERS, BOARDS),
    picture: drawingPicture(inRows([PLAYERS, BOARDS]), pathWords.drawing),
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: ["0-5, 0-6, 1-5"],
    grade([typed = ""]) {
      const read = typedPairs(typed, PLAYERS + BOARDS);
      if ("mistake" in read) return no(read.mistake);
      const strange = read.pairs.find(([u, v]) => u >= PLAYERS || v < PLAYERS);
      if (strange) return no(words.notAcross(strange[0], strange[1], PLAYERS, BOARDS));
      const likes = Array.from({ length: PLAYERS }, (_, u) =>
        read.pairs
          .flatMap(([player, board]) => (player === u ? [board - PLAYERS] : []))
          .sort((a, b) => a - b),
      );
      const { player, hidden } = seatedWithOldMarks(likes, BOARDS);
      const best = mostSeated(likes, BOARDS);
      const [found, possible] = [player, best].map((each) => each.filter((u) => u >= 0).length);
      if (found < possible) {
        const pairs = best.flatMap((u, v) => (u < 0 ? [] : [`${u}\u2060–\u2060${v + PLAYERS}`]));
        return yes(words.fails(found, possible, pairs.join(", ")));
      }
      if (hidden.length === 0) return no(words.nothingHidden(found));
      const { player: u, board } = hidden[0];
      return no(words.hiddenInVain(found, u, board + PLAYERS, player.indexOf(u) + PLAYERS));
    },
  };
}

/** A table that is made by chance has so many edges at least. */
const LEAST_GROWN = 4;

/** The tree of the first search, edge by edge: in the graph of six players, or for another seed in one like it. */
export function faded(_n: number, seed = 0): FadedTable {
  const words = exerciseWords.faded;
  const { graph, rows } = firstFrom(seed, (next) => {
    const graph = seed === 0 ? graphOf(12, SIX) : generateGraph("bipartite", 12, next).graph;
    const rows = grownIn(record(algorithm, undrawn(graph)).trace);
    return rows.length < LEAST_GROWN ? undefined : { graph, rows };
  });
  const compared: Compared = {
    rowsOf(program, run) {
      const { trace } = run(algorithm, program as typeof solve, undrawn(graph));
      return trace && grownIn(trace);
    },
    spell: (text, column) => `${column}: ${spelledNothing(text)}`,
  };
  return {
    task: words.task(Number(rows[0][0])),
    columns: words.columns,
    rowName: words.edge,
    rows,
    given: pathWords.given(edgeList(graph), matchedList(greedyMatching(graph))),
    picture: searchTable({ graph, matching: greedyMatching(graph), roots: [Number(rows[0][0])] }, words, {
      places: inRows([6, 6]),
    }),
    compared,
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => text === rows[row][column],
        (row, column) => words.wrong(row + 1, column),
      ),
  };
}

/** Other worked tables. */
export const tables = { cover: pairsAndCover };

/** Players of the table of the cover, from 0; as many boards follow. */
const SEATED = 6;

/** The end of a run: for each player the board, and which of the two the cover has. */
function pairsAndCover(_n: number, seed = 0): FadedTable {
  const words = exerciseWords.pairs;
  const { graph, rows } = firstFrom(seed, (next) => {
    const { graph } = generateGraph("bipartite", 2 * SEATED, next + CHOSEN);
    const { trace, result } = record(algorithm, undrawn(graph));
    const isFull = trace.occurrence("flip", 1) > 0 && hasBoth(result as Result);
    return isFull ? { graph, rows: endOf(trace, result as Result) } : undefined;
  });
  return {
    task: words.task,
    columns: words.columns,
    rowName: words.player,
    heads: rows.map((_, player) => String(player)),
    rows,
    given: pathWords.given(edgeList(graph), matchedList(greedyMatching(graph))),
    picture: pairsPicture(graph),
    compared: {
      rowsOf(program, run) {
        const { trace, result } = run(algorithm, program as typeof solve, undrawn(graph));
        return trace && result && endOf(trace, result);
      },
      spell: (text, column) => `${column}: ${spelledNothing(text)}`,
    },
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => spelledNothing(text) === rows[row][column],
        (row, column) => words.wrong(row, column),
      ),
  };
}

/** The seed of the graph in the article. */
const CHOSEN = 23;

/** Whether the cover has players and boards: some of the searches have failed then. */
function hasBoth({ cover }: Result): boolean {
  return new Set(cover.map((v) => v < SEATED)).size === 2;
}

/** The boards that a run gives to the players, and the ends that it takes into the cover. */
function endOf(trace: Trace, { cover }: Result): string[][] {
  const { mate } = trace.cursor().seek(trace.length).cells;
  return Array.from({ length: SEATED }, (_, player) => {
    const board = mate[player + 1] - 1;
    const chosen = [player, board].filter((v) => cover.includes(v));
    return [board < 0 ? NOTHING : String(board), chosen.length === 0 ? NOTHING : chosen.join(" ")];
  });
}

/** The graph with its first edges, the pairs that are filled in, and the cover so far as squares. */
function pairsPicture(graph: Graph): AnswerPicture {
  const words = exerciseWords;
  const first = greedyMatching(graph);
  const look = (cells: readonly string[], field: number) => {
    const numberIn = (k: number): number | undefined => numbersIn(cells[k] ?? "")[0];
    const cover = new Set(cells.flatMap((_, k) => (k % 2 === 1 ? (numberIn(k) ?? []) : [])));
    const player = Math.floor(field / 2);
    return {
      head: words.pairs.head(player, field % 2),
      label: words.pairs.picture(cells.filter((text, k) => k % 2 === 0 && text !== "").length, [...cover]),
      node: (v: number) => ({
        role: v === player ? ("chosen" as const) : cover.has(v) ? ("done" as const) : ("idle" as const),
        square: cover.has(v),
        label: words.cover.vertex(v, cover.has(v)),
      }),
      edge: (u: number, v: number) => ({
        role:
          first[u] === v
            ? ("done" as const)
            : numberIn(2 * Math.min(u, v)) === Math.max(u, v)
              ? ("active" as const)
              : ("idle" as const),
      }),
    };
  };
  const table = vertexTable(graph, look, { places: inRows([SEATED, SEATED]) });
  return {
    ...table,
    field(field, cells) {
      const touch = table.field(field, cells);
      return touch && { ...touch, chips: [NOTHING] };
    },
  };
}

/** What the first search of a run grows by: the even vertex that looks, the odd one that it finds, and its partner. */
function grownIn(trace: Trace): string[][] {
  const cursor = trace.cursor();
  const end = trace.occurrence("root", 2) || trace.length;
  const rows: string[][] = [];
  for (let nth = 1, at = trace.occurrence("grow", 1); at > 0 && at < end; ) {
    const { a, b, cells } = cursor.seek(at);
    rows.push([a, b, cells.mate[b]].map((v) => String(v - 1)));
    at = trace.occurrence("grow", ++nth);
  }
  return rows;
}
