import { type AnswerPicture, numbersIn, several } from "#algorithms/core/lesson/answer-picture.ts";
import {
  type FadedTable,
  no,
  spelledNothing,
  type Task,
  type Tasks,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import { record, silentRecorder, type Trace } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { oddWithout } from "#algorithms/engines/matching/components.ts";
import { type GraphKind, generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph, Matching } from "#algorithms/engines/matching/graph.ts";
import { graphOf, renumbered } from "#algorithms/engines/matching/numbering.ts";
import { gradeTable } from "#algorithms/kit/graded-table.ts";
import {
  drawingPicture,
  exercisePlates,
  graphPicture,
  inCircle,
  inRows,
} from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";
import { searchTable } from "#algorithms/kit/graphs/search-table.ts";
import {
  edgeList,
  exposedIn,
  greedyMatching,
  matchedList,
  pathTask,
  verticesTask,
} from "#algorithms/kit/graphs/touch/path-exercise.ts";
import { pathWords } from "#algorithms/kit/graphs/touch/path-words.en.ts";
import { typedPairs } from "#algorithms/kit/graphs/touch/typed-pairs.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import { stateOf } from "../figure/state.ts";
import { largestMatching } from "../plain.ts";
import { type Problem, random } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";
import { matchingWithoutLooks } from "./wrong.ts";

/** The questions of the article. */
export const exercises: Tasks = { path, members, bound, barrier, wrong };

/** The graph of the example "A blossom in a blossom". */
const NESTED: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 8],
  [1, 4],
  [1, 8],
  [2, 3],
  [2, 7],
  [3, 5],
  [4, 5],
  [6, 7],
  [6, 9],
];

/** What is run in place of the lesson, without its pictures. */
export const algorithm = { steps, asks, cells, solve };

export function undrawn(graph: Graph): Problem {
  return { graph, places: [], given: false };
}

function traceOf(graph: Graph): Trace {
  return record(algorithm, undrawn(graph)).trace;
}

function oddGraph(seed: number, n: number): Graph {
  const kind: GraphKind = seed % 2 === 0 ? "triangles" : "nested";
  return renumbered(generateGraph(kind, n, seed).graph, seed);
}

/** A graph in which the first augmenting path goes round a blossom. */
function path(seed: number): Task {
  const found = firstFrom(seed, (next) => {
    const graph = seed === 0 ? graphOf(10, NESTED) : oddGraph(next, 8);
    const trace = traceOf(graph);
    const at = trace.occurrence("flip", 1);
    const round = trace.occurrence("round", 1);
    if (at === 0 || round === 0 || round > at) return undefined;
    const { path: way } = stateOf(undrawn(graph), trace.cursor().seek(at - 1));
    return { graph, way: way.map((v) => v - 1) };
  });
  return pathTask({ graph: found.graph, matching: greedyMatching(found.graph) }, found.way);
}

/** Which vertices does the first blossom have? */
function members(seed: number): Task {
  const words = { ...pathWords, ...exerciseWords.members };
  const { root, tree, edge, vertices, base, picture } = firstFrom(seed, (next) => {
    const graph = seed === 0 ? graphOf(9, LONG) : oddGraph(next, 10);
    const trace = traceOf(graph);
    const at = trace.occurrence("shrink", 1);
    if (at === 0) return undefined;
    const cursor = trace.cursor();
    const grown: (readonly [number, number])[] = [];
    for (let p = 1; p < at; p++) {
      const call = trace.stepAt(p);
      if (call.step === "grow") grown.push([call.a, call.b]);
      if (call.step === "clear") grown.length = 0;
    }
    const { a, b } = trace.stepAt(trace.occurrence("close", 1));
    const state = stateOf(undrawn(graph), cursor.seek(at));
    const [blossom] = state.blossoms;
    const root = state.rootOf(a);
    const own = grown.filter(([u]) => state.rootOf(u) === root);
    const tree = own.map(([u, v]) => `${named(u)} – ${named(v)} = ${named(state.partner(v))}`);
    // A tree that is all blossom asks nothing.
    if (tree.length < 2) return undefined;
    return {
      root: named(root),
      tree,
      edge: `${named(a)}–${named(b)}`,
      vertices: blossom.vertices.map((v) => v - 1),
      base: named(blossom.base),
      picture: membersPicture({
        graph,
        mate: Array.from({ length: graph.n }, (_, v) => state.partner(v + 1) - 1),
        root: root - 1,
        grown: own.map(([u, v]) => [u - 1, v - 1]),
        closing: [a - 1, b - 1],
      }),
    };
  });
  const right = new Set(vertices);
  const asked = { prompt: words.prompt(root, edge), given: words.given(root, tree, edge), picture };
  const task = verticesTask(asked, words.vertices, vertices, (chosen) => {
    if (chosen.size === 0) return no(words.typeVertices);
    if (chosen.size % 2 === 0) return no(words.isEven);
    const wrong = [...chosen].find((v) => !right.has(v));
    if (wrong !== undefined) return no(words.wrong(wrong, base), [nodeId(wrong)]);
    const missing = vertices.find((v) => !chosen.has(v));
    return missing === undefined ? yes(words.right(base)) : no(words.missing(missing));
  });
  return { ...task, hints: words.hints(edge, root) };
}

/** A tree, and the edge between two even vertices that closes a cycle. Vertices count from 0 here. */
interface Closed {
  readonly graph: Graph;
  /** −1: none. */
  readonly mate: readonly number[];
  readonly root: number;
  /** Edges from an even vertex to an odd one. */
  readonly grown: readonly (readonly [number, number])[];
  readonly closing: readonly [number, number];
}

function membersPicture({ graph, mate, root, grown, closing }: Closed): AnswerPicture {
  const words = exerciseWords.members;
  const odd = new Set(grown.map(([, v]) => v));
  const even = new Set([root, ...grown.map(([, v]) => mate[v])]);
  const isIn = (edges: readonly (readonly [number, number])[], u: number, v: number): boolean =>
    edges.some(([a, b]) => (a === u && b === v) || (a === v && b === u));
  return graphPicture(graph, several(), ([typed = ""]) => {
    const chosen = new Set(numbersIn(typed));
    return {
      head: words.head([...chosen]),
      label: words.picture([...chosen]),
      node: (v) => ({
        role: chosen.has(v) ? "chosen" : odd.has(v) ? "active" : "idle",
        solid: even.has(v),
        label: words.vertex(v, even.has(v) ? "even" : odd.has(v) ? "odd" : "none", mate[v], chosen.has(v)),
      }),
      edge: (u, v) => {
        if (mate[u] === v) return { role: "done" };
        return { role: isIn([closing], u, v) ? "candidate" : isIn(grown, u, v) ? "active" : "idle" };
      },
    };
  });
}

/** A tree with a stem: the cycle does not go down to the root. */
const LONG: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 8],
  [1, 2],
  [1, 4],
  [2, 3],
  [3, 6],
  [4, 5],
  [5, 7],
  [6, 7],
];

/** How many edges has a matching at most, by Tutte and Berge? */
function bound(seed: number): Task {
  const words = exerciseWords.bound;
  const random = seededRandom(seed);
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const drawn = Array.from({ length: between(4, 7) }, () => between(1, 6));
  // Three odd components at least, so that there is something to count.
  const sizes = seed === 0 ? [1, 1, 3, 5, 4, 1] : [1, 3, 2 * between(1, 3) - 1, ...drawn];
  const odd = sizes.filter((size) => size % 2 === 1).length;
  const taken = seed === 0 ? 2 : between(1, odd - 1);
  const n = taken + sizes.reduce((sum, size) => sum + size, 0);
  const missing = odd - taken;
  // Taken away and left over have one parity, so that the rest is even.
  const most = (n - missing) / 2;
  const task = oneAnswer(words.prompt(taken, sizes), words.fields, most, (typed) => {
    const value = Number(typed);
    if (typed.trim() === "" || !Number.isInteger(value)) return no(words.notWhole);
    if (value === most) return yes(words.right(odd, taken, n));
    return no(value === Math.floor(n / 2) ? words.half(n) : words.wrong(n, odd));
  });
  return { ...task, hints: words.hints(odd, taken, n), picture: islandsPicture(taken, sizes) };
}

const ISLANDS_HEIGHT = 290;
const LOW = 0.25;

/** The vertices that are taken away as squares, and the components as discs with their sizes. */
function islandsPicture(taken: number, sizes: readonly number[]): AnswerPicture {
  const words = exerciseWords.bound;
  const half = Math.ceil(sizes.length / 2);
  const rows = sizes.length > 6 ? [taken, half, sizes.length - half] : [taken, sizes.length];
  const plate = exercisePlates({ n: taken + sizes.length, edges: [] }, inRows(rows, LOW), ISLANDS_HEIGHT);
  return {
    field: () => undefined,
    plate: () =>
      plate({
        head: words.head(taken),
        label: words.picture(taken, sizes),
        node: (v) =>
          v < taken
            ? { role: "idle", square: true, text: "", label: words.taken }
            : { role: "idle", text: String(sizes[v - taken]), label: words.component(sizes[v - taken]) },
        edge: () => ({ role: "idle" }),
      }),
  };
}

/** A largest matching that leaves vertices exposed, and the barrier by which the algorithm proves it. */
export function barrierAsked(seed: number) {
  return firstFrom(seed, (next) => {
    const { graph } = random(next, 10);
    const { matching, gallaiEdmonds } = solve(undrawn(graph), silentRecorder(steps, asks));
    const exposed = exposedIn(matching).length;
    const isAlone = (v: number): boolean => !graph.edges.some((edge) => edge.u === v || edge.v === v);
    const isEnough = (taken: readonly number[]): boolean =>
      oddWithout(graph, new Set(taken)) - taken.length === exposed;
    // It takes more than one vertex.
    const isPlain = isEnough([]) || matching.some((_, v) => isEnough([v]) || isAlone(v));
    return isPlain ? undefined : { graph, matching, exposed, a: gallaiEdmonds.a };
  });
}

/** Which vertices prove that a matching is as large as can be? */
function barrier(seed: number): Task {
  const words = { ...pathWords, ...exerciseWords.barrier };
  const { graph, matching, exposed, a } = barrierAsked(seed);
  const asked = {
    prompt: words.prompt(exposed),
    given: words.given(edgeList(graph), matchedList(matching)),
    picture: barrierPicture(graph, matching),
  };
  const task = verticesTask(asked, words.vertices, a, (chosen) => {
    if (chosen.size === 0) return no(words.typeVertices);
    const strange = [...chosen].find((v) => v >= graph.n);
    if (strange !== undefined) return no(words.noVertex(strange, graph.n));
    const odd = oddWithout(graph, chosen);
    return (odd - chosen.size === exposed ? yes : no)(words.counted(odd, chosen.size, exposed));
  });
  return { ...task, hints: words.hints(exposedIn(matching), a.length) };
}

/** The graph with its matching; vertices that are taken away are squares, and their edges are gone. */
function barrierPicture(graph: Graph, matching: Matching): AnswerPicture {
  const words = exerciseWords.barrier;
  return graphPicture(graph, several(), ([typed = ""]) => {
    const taken = new Set(numbersIn(typed));
    return {
      head: words.head(taken.size),
      label: words.picture([...taken]),
      node: (v) => ({
        role: taken.has(v) ? "rejected" : "idle",
        square: taken.has(v),
        label: words.vertex(v, matching[v], taken.has(v)),
      }),
      edge: (u, v) => {
        if (taken.has(u) || taken.has(v)) return { role: "rejected" };
        return { role: matching[u] === v ? "done" : "idle" };
      },
    };
  });
}

/** The vertices of a typed graph. */
const TYPED = 12;

/** A graph on which the wrong program stops too early. */
function wrong(_seed: number): Task {
  const words = exerciseWords.wrong;
  return {
    prompt: words.prompt(TYPED),
    picture: drawingPicture(inCircle(TYPED), pathWords.drawing),
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: ["0-2, 0-3, 0-5, 1-2, 1-3, 1-4, 2-3"],
    grade([typed = ""]) {
      const read = typedPairs(typed, TYPED);
      if ("mistake" in read) return no(read.mistake);
      const edges = read.pairs.map(([u, v]) => [Math.min(u, v), Math.max(u, v)] as const);
      const sorted = edges.toSorted(([a, b], [u, v]) => a - u || b - v);
      const { mate, blossoms, unseen } = matchingWithoutLooks(TYPED, sorted);
      const best = largestMatching(TYPED, sorted);
      const [found, possible] = [mate, best].map((each) => each.filter((v) => v >= 0).length / 2);
      if (found < possible) {
        const pairs = best.flatMap((v, u) => (v > u ? [`${u}\u2060–\u2060${v}`] : []));
        return yes(words.fails(found, possible, pairs.join(", ")));
      }
      if (blossoms === 0) return no(words.noBlossom(found));
      return no(unseen.length === 0 ? words.noneUnseen(found) : words.unseenInVain(found, ...unseen[0]));
    },
  };
}

/** The fewest and the most events of a search that is filled in. */
const EVENTS = [4, 8] as const;

/** A graph whose two exposed vertices are joined by one search that shrinks a blossom and is not too long; else undefined. */
function oneSearch(graph: Graph): Graph | undefined {
  if (exposedIn(greedyMatching(graph)).length !== 2) return undefined;
  const trace = traceOf(graph);
  const count = (kind: string): number =>
    Array.from({ length: trace.length }, (_, k) => trace.stepAt(k + 1).step).filter((step) => step === kind)
      .length;
  const events = count("grow") + count("shrink");
  const isOne = count("meet") === 1 && count("shrink") > 0;
  return isOne && events >= EVENTS[0] && events <= EVENTS[1] ? graph : undefined;
}

/** What a run tells of its searches: how the trees grow, and where cycles close. */
function eventsOf(trace: Trace): { readonly row: string[]; readonly isCycle: boolean }[] {
  const cursor = trace.cursor();
  const events = [];
  for (let position = 1; position <= trace.length; position++) {
    const { step, a, b } = trace.stepAt(position);
    if (step === "grow") {
      const partner = cursor.seek(position).cells.mate[b];
      events.push({ row: [a, b, partner].map(named), isCycle: false });
    } else if (step === "shrink") {
      const close = trace.stepAt(position - 2);
      events.push({ row: [close.a, close.b, b].map(named), isCycle: true });
    }
  }
  return events;
}

/** The search of the example "A blossom in a blossom": how the trees grow, and where cycles close. */
export function faded(n: number, seed = 0): FadedTable {
  const words = exerciseWords.faded;
  const graph = seed === 0 ? graphOf(10, NESTED) : firstFrom(seed, (next) => oneSearch(oddGraph(next, n)));
  const events = eventsOf(traceOf(graph));
  const rows = events.map(({ row }) => row);
  const heads = events.map(({ isCycle }, k) => (isCycle ? words.cycle : words.grow)(k + 1));
  const cycles = new Set(events.flatMap(({ isCycle }, k) => (isCycle ? [k] : [])));
  return {
    task: words.task,
    columns: words.columns,
    rowName: words.event,
    heads,
    rows,
    given: pathWords.given(edgeList(graph), matchedList(greedyMatching(graph))),
    picture: searchTable(
      { graph, matching: greedyMatching(graph), roots: exposedIn(greedyMatching(graph)), cycles },
      words,
    ),
    compared: {
      rowsOf(program, run) {
        const { trace } = run(algorithm, program as typeof solve, undrawn(graph));
        return trace && eventsOf(trace).map(({ row }) => row);
      },
      spell: (text, column) => `${column}: ${spelledNothing(text)}`,
    },
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => text === rows[row][column],
        (row, column) => words.wrong(heads[row], column, cycles.has(row)),
      ),
  };
}
