import { type AnswerPicture, numbersIn, several } from "#algorithms/core/lesson/answer-picture.ts";
import { no, type Task, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { readingsOf, reckoned } from "#algorithms/core/lesson/question.ts";
import type { Trace } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { oddWithout } from "#algorithms/engines/matching/components.ts";
import { undrawn } from "#algorithms/engines/matching/drawn-graph.ts";
import { generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph, Matching } from "#algorithms/engines/matching/graph.ts";
import { graphOf, renumbered } from "#algorithms/engines/matching/numbering.ts";
import { exercisePlates, graphPicture, inCircle, inRows } from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { matchingOutcomes, toldVertices } from "#algorithms/kit/graphs/outcomes.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";
import { areAmong, searchTable } from "#algorithms/kit/graphs/search-table.ts";
import {
  askedPath,
  askedVertices,
  drawingTask,
  exposedIn,
  givenOf,
  greedilyMatched,
  matchedList,
} from "#algorithms/kit/graphs/touch/path-exercise.ts";
import { typedPairs } from "#algorithms/kit/graphs/touch/typed-pairs.ts";
import { inAnyOrder, spelledInColumn } from "#algorithms/kit/spelled-numbers.ts";
import { stateOf } from "../figure/state.ts";
import { exchange, largestMatching, neighborsOf, plant, shrink } from "../plain.ts";
import { type Problem, type Result, random } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";

const { ofTrace, ofResult } = readingsOf({ steps, asks, cells, solve });

/** The graph of the example "A blossom in a blossom". */
const NESTED = graphOf(10, [
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
]);

/** A tree with a stem: the cycle does not go down to the root. */
const LONG = graphOf(9, [
  [0, 1],
  [0, 8],
  [1, 2],
  [1, 4],
  [2, 3],
  [3, 6],
  [4, 5],
  [5, 7],
  [6, 7],
]);

/** A graph with odd cycles, in which nothing can be read off the numbers. */
function oddGraph(seed: number, n: number): Graph {
  return renumbered(generateGraph(seed % 2 === 0 ? "triangles" : "nested", n, seed).graph, seed);
}

/** Find an augmenting path, in a graph in which the first one goes round a blossom. */
const path = reckoned({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const graph = seed === 0 ? NESTED : oddGraph(next, 8);
      const trace = ofTrace.own(undrawn(graph));
      const at = trace.occurrence("flip", 1);
      const round = trace.occurrence("round", 1);
      if (at === 0 || round === 0 || round > at) return undefined;
      const { path: way } = stateOf(undrawn(graph), trace.cursor().seek(at - 1));
      return { graph, way: way.map((v) => v - 1) };
    }),
  answer: ({ way }) => [way.join(" ")],
  ask: ({ graph, way }) => askedPath(greedilyMatched(graph), way),
});

/**
 * The graph on which the usual shortcut fails, a search that marks vertices by the kind of edge that led to them: it stops with this
 * matching. `test/programs/blossom/wrong-kind-of-edge.js` is such a search.
 */
export const SHORTCUT = {
  graph: graphOf(8, [
    ...([
      [5, 7],
      [0, 3],
      [2, 5],
      [5, 6],
      [0, 2],
      [1, 7],
    ] as const),
    ...([
      [4, 5],
      [0, 6],
      [2, 7],
      [1, 2],
      [3, 7],
      [1, 3],
    ] as const),
  ]),
  matching: Int32Array.of(3, 7, 5, 0, -1, 2, -1, 1),
};

/** The same where the shortcut has stopped: it is always the one graph. */
const shortcut = reckoned({
  draw: () => SHORTCUT,
  answer: () => ["4 5 2 7 1 3 0 6"],
  ask: (stuck) => askedPath(stuck, [4, 5, 2, 7, 1, 3, 0, 6]),
});

/** A tree, and the edge between two even vertices that closes its first cycle. Vertices count from 0 here. */
interface Closed {
  readonly graph: Graph;
  /** −1: none. */
  readonly mate: readonly number[];
  readonly root: number;
  /** Edges from an even vertex to an odd one. */
  readonly grown: readonly (readonly [number, number])[];
  readonly closing: readonly [number, number];
  /** The blossom. */
  readonly vertices: readonly number[];
  readonly base: number;
}

/** The first blossom of a graph; undefined if there is none, or a tree that is all blossom, which asks nothing. */
function firstClosed(graph: Graph): Closed | undefined {
  const trace = ofTrace.own(undrawn(graph));
  const at = trace.occurrence("shrink", 1);
  if (at === 0) return undefined;
  const state = stateOf(undrawn(graph), trace.cursor().seek(at));
  const [blossom] = state.blossoms;
  const { a, b } = trace.stepAt(trace.occurrence("close", 1));
  const root = state.rootOf(a);
  const before = Array.from({ length: at - 1 }, (_, k) => trace.stepAt(k + 1));
  const search = before.slice(before.findLastIndex(({ step }) => step === "clear") + 1);
  const grown = search.filter((call) => call.step === "grow" && state.rootOf(call.a) === root);
  if (grown.length < 2) return undefined;
  return {
    graph,
    mate: Array.from({ length: graph.n }, (_, v) => state.partner(v + 1) - 1),
    root: root - 1,
    grown: grown.map((call) => [call.a - 1, call.b - 1]),
    closing: [a - 1, b - 1],
    vertices: blossom.vertices.map((v) => v - 1),
    base: blossom.base - 1,
  };
}

/** Which vertices does the first blossom have? */
const members = reckoned({
  draw: (seed) => firstFrom(seed, (next) => firstClosed(seed === 0 ? LONG : oddGraph(next, 10))),
  answer: ({ vertices }) => [vertices.join(" ")],
  ask(closed) {
    const words = exerciseWords.members;
    const { vertices, mate } = closed;
    const [root, base] = [closed.root, closed.base].map(String);
    const edge = closed.closing.join("–");
    const tree = closed.grown.map(([u, v]) => `${u} – ${v} = ${mate[v]}`);
    return askedVertices(
      {
        prompt: words.prompt(root, edge),
        given: words.given(root, tree, edge),
        picture: membersPicture(closed),
        hints: words.hints(edge, root),
      },
      (chosen) => {
        if (chosen.size % 2 === 0) return no(words.isEven);
        const wrong = [...chosen].find((v) => !vertices.includes(v));
        if (wrong !== undefined) return no(words.wrong(wrong, base), [nodeId(wrong)]);
        const missing = vertices.find((v) => !chosen.has(v));
        return missing === undefined ? yes(words.right(base)) : no(words.missing(missing));
      },
    );
  },
});

function membersPicture({ graph, mate, root, grown, closing }: Closed): AnswerPicture {
  const words = exerciseWords.members;
  const odd = new Set(grown.map(([, v]) => v));
  const even = new Set([root, ...grown.map(([, v]) => mate[v])]);
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
        return { role: areAmong([closing], u, v) ? "candidate" : areAmong(grown, u, v) ? "active" : "idle" };
      },
    };
  });
}

/** How many edges has a matching at most, by Tutte and Berge? */
const bound = reckoned({
  draw(seed) {
    const random = seededRandom(seed);
    const drawn = Array.from({ length: between(random, 4, 7) }, () => between(random, 1, 6));
    // Three odd components at least, so that there is something to count.
    const sizes = seed === 0 ? [1, 1, 3, 5, 4, 1] : [1, 3, 2 * between(random, 1, 3) - 1, ...drawn];
    const odd = sizes.filter((size) => size % 2 === 1).length;
    const taken = seed === 0 ? 2 : between(random, 1, odd - 1);
    return { sizes, odd, taken, n: taken + sizes.reduce((sum, size) => sum + size, 0) };
  },
  // Taken away and left over have one parity, so that the rest is even.
  answer: ({ odd, taken, n }) => [(n - odd + taken) / 2],
  ask({ sizes, odd, taken, n }, [most = ""]) {
    const words = exerciseWords.bound;
    return {
      prompt: words.prompt(taken, sizes),
      hints: words.hints(odd, taken, n),
      picture: islandsPicture(taken, sizes),
      fields: words.fields.map((label) => ({
        ...{ label, otherwise: words.notWhole },
        ...{ least: 0, most: Number.POSITIVE_INFINITY },
      })),
      why([value]) {
        if (value === Number(most)) return words.right(odd, taken, n);
        return value === Math.floor(n / 2) ? words.half(n) : words.wrong(n, odd);
      },
    };
  },
});

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

/** Which vertices prove that a matching is as large as can be? It leaves some exposed, and it takes more than one vertex. */
const barrier = ofResult.question({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const { graph } = random(next, 10);
      // What is soon seen comes before the search for a matching: most graphs are refused.
      const vertices = Array.from({ length: graph.n }, (_, v) => v);
      const isAlone = (v: number): boolean => !graph.edges.some((edge) => edge.u === v || edge.v === v);
      if (vertices.some(isAlone)) return undefined;
      const kept = (taken: readonly number[]): number => oddWithout(graph, new Set(taken)) - taken.length;
      const plain = Math.max(kept([]), ...vertices.map((v) => kept([v])));
      return exposedIn(ofResult.own(undrawn(graph)).matching).length > plain ? graph : undefined;
    }),
  problem: undrawn,
  read: ({ gallaiEdmonds: { a } }) => [a.join(" ")],
  spell: inAnyOrder,
  ask(graph, [a = ""], { matching }) {
    const words = exerciseWords.barrier;
    const exposed = exposedIn(matching);
    return askedVertices(
      {
        prompt: words.prompt(exposed.length),
        given: givenOf({ graph, matching }),
        picture: barrierPicture(graph, matching),
        hints: words.hints(exposed, numbersIn(a).length),
      },
      (chosen) => {
        const odd = oddWithout(graph, chosen);
        const isRight = odd - chosen.size === exposed.length;
        return (isRight ? yes : no)(words.counted(odd, chosen.size, exposed.length));
      },
      graph.n,
    );
  },
});

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

/** What the wrong program did. */
interface Stopped {
  /** For each vertex its partner, or −1. */
  readonly mate: readonly number[];
  /** How many cycles have shrunk. */
  readonly blossoms: number;
  /** Edges at which a vertex that became even in a blossom should have looked. */
  readonly unseen: readonly (readonly [number, number])[];
}

/** The plain program, but what becomes even in a blossom never looks at its neighbors: on purpose. */
export function matchingWithoutLooks(n: number, edges: readonly (readonly [number, number])[]): Stopped {
  const neighbors = neighborsOf(n, edges);
  const mate: number[] = new Array(n).fill(-1);
  const unseen: (readonly [number, number])[] = [];
  let blossoms = 0;

  function searchWithoutLooks(root: number): void {
    const tree = plant(root, n);
    const { from, base, even, queue } = tree;
    const silent: number[] = [];
    for (const u of queue) {
      for (const v of neighbors[u]) {
        if (base[u] === base[v] || mate[u] === v) continue;
        if (even[v]) {
          blossoms++;
          silent.push(...shrink(tree, u, v, mate));
        } else if (from[v] === -1) {
          from[v] = u;
          if (mate[v] === -1) {
            exchange(v, from, mate);
            return;
          }
          even[mate[v]] = true;
          queue.push(mate[v]);
        }
      }
    }
    for (const u of silent) for (const v of neighbors[u]) if (!even[v] && from[v] === -1) unseen.push([u, v]);
  }

  for (let root = 0; root < n; root++) if (mate[root] === -1) searchWithoutLooks(root);
  return { mate, blossoms, unseen };
}

/** The vertices of a graph on which it is tried. */
const TYPED = 12;

/** A graph on which it stops too early. */
function wrong(_seed: number): Task {
  const words = exerciseWords.wrong;
  return drawingTask(
    {
      prompt: words.prompt(TYPED),
      places: inCircle(TYPED),
      fields: words.fields,
      solution: ["0-2, 0-3, 0-5, 1-2, 1-3, 1-4, 2-3"],
    },
    (typed) => typedPairs(typed, TYPED),
    (pairs) => {
      const edges = pairs.map(([u, v]) => [Math.min(u, v), Math.max(u, v)] as const);
      const sorted = edges.toSorted(([a, b], [u, v]) => a - u || b - v);
      const { mate, blossoms, unseen } = matchingWithoutLooks(TYPED, sorted);
      const best = largestMatching(TYPED, sorted);
      const [found, possible] = [mate, best].map((each) => each.filter((v) => v >= 0).length / 2);
      if (found < possible) return yes(words.fails(found, possible, matchedList(best)));
      if (blossoms === 0) return no(words.noBlossom(found));
      return no(unseen.length === 0 ? words.noneUnseen(found) : words.unseenInVain(found, ...unseen[0]));
    },
  );
}

/** The questions of the article. */
export const exercises: Tasks = { path, members, shortcut, bound, barrier, wrong };

/** The fewest and the most events of a search that is filled in. */
const EVENTS = [4, 8] as const;

/** The search of the example "A blossom in a blossom": how the trees grow, and where cycles close. */
export const faded = ofTrace.table({
  draw: (n, seed) =>
    seed === 0
      ? NESTED
      : firstFrom(seed, (next) => {
          const graph = oddGraph(next, n);
          return isOneSearch(graph) ? graph : undefined;
        }),
  problem: undrawn,
  read: (trace) => eventsOf(trace).map(({ row }) => row),
  spell: spelledInColumn,
  ask(graph, _rows, trace) {
    const words = exerciseWords.faded;
    const isCycle = eventsOf(trace).map((event) => event.isCycle);
    const heads = isCycle.map((is, k) => (is ? words.cycle : words.grow)(k + 1));
    const stuck = greedilyMatched(graph);
    const cycles = new Set(isCycle.flatMap((is, k) => (is ? [k] : [])));
    return {
      task: words.task,
      columns: words.columns,
      rowName: words.event,
      heads,
      given: givenOf(stuck),
      picture: searchTable({ ...stuck, roots: exposedIn(stuck.matching), cycles }, words),
      why: (_text, row, column) => words.wrong(heads[row], column, isCycle[row]),
    };
  },
});

/** Whether two exposed vertices are joined by one search that shrinks a blossom and is not too long. */
function isOneSearch(graph: Graph): boolean {
  if (exposedIn(greedilyMatched(graph).matching).length !== 2) return false;
  const trace = ofTrace.own(undrawn(graph));
  const events = eventsOf(trace);
  const isOne = trace.occurrence("meet", 1) > 0 && trace.occurrence("meet", 2) === 0;
  const [fewest, most] = EVENTS;
  const hasCycle = events.some(({ isCycle }) => isCycle);
  return isOne && hasCycle && events.length >= fewest && events.length <= most;
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

function outcomeProblem(seed: number): Problem {
  return random(seed, between(seededRandom(seed), 5, 8));
}

const { partner, matching } = matchingOutcomes<Problem, Result>({
  problem: outcomeProblem,
  matching: (result) => result.matching,
});

/** What comes out of Edmonds's search: the matching, and the sets of Gallai and Edmonds, of which each graph has one. */
export const outcomes: Outcomes<Problem, Result> = {
  partner,
  matching,
  d: (seed) => vertexSet("d", seed),
  a: (seed) => vertexSet("a", seed),
};

function vertexSet(set: "d" | "a", seed: number): Outcome<Problem, Result> {
  return {
    problem: outcomeProblem(seed),
    prompt: outcomeWords[set],
    answer: ({ gallaiEdmonds }) => toldVertices(gallaiEdmonds[set]),
  };
}
