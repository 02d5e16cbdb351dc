import {
  type AnswerPicture,
  chips,
  numbersIn,
  several,
  single,
  type Typing,
} from "#algorithms/core/lesson/answer-picture.ts";
import { no, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { readingsOf, reckoned } from "#algorithms/core/lesson/question.ts";
import type { Role } from "#algorithms/core/lesson/scene.ts";
import type { Trace } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { HEIGHT, placesOf } from "../figure/places.ts";
import { edgeId, networkPlate, vertexId } from "../figure/plate.ts";
import { type Edge, type Problem, parse, type Result, random } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, CLOSES, cells, cycleOf, type Frame, JOINS, steps, wayBetween } from "../steps.ts";
import { outcomeWords, exerciseWords as words } from "../words/en/asked.ts";
import { clubs } from "./challenge.ts";

const { ofResult, ofTrace } = readingsOf({ steps, asks, cells, solve });

const upTo = (n: number): number[] => Array.from({ length: n }, (_, v) => v);
const ends = ({ edges }: Problem, k: number): string => edges[k]?.slice(0, 2).join("–") ?? "";
const weightIn = ({ edges }: Problem, forest: readonly number[]): number =>
  forest.reduce((sum, k) => sum + (edges[k]?.[2] ?? 0), 0);
/** The marks of edges that are chosen, for the ways between ends. */
const marksOf = ({ edges }: Problem, forest: readonly number[]): number[] =>
  edges.map((_, k) => (forest.includes(k) ? JOINS : 0));

/** The graph with what is typed. */
function plateOf(problem: Problem, vertex: (v: number) => Role, edge: (k: number) => Role) {
  return networkPlate(problem, placesOf(problem), {
    label: words.graph(problem),
    height: HEIGHT,
    vertex: (v) => ({ role: vertex(v), label: String(v) }),
    edge: (k) => ({ role: edge(k), label: words.edge(k, problem.edges[k] ?? [0, 0, 0]) }),
  });
}

const idle = (): Role => "idle";

/** Edges are touched at their boxes, and told by their numbers. */
function edgesTouched(problem: Problem, typing: Typing): AnswerPicture {
  const marks = new Map(problem.edges.map((_, k) => [edgeId(k), String(k)]));
  return {
    field: () => ({ ...typing, marks }),
    plate: ([typed = ""]) => {
      const chosen = numbersIn(typed);
      return plateOf(problem, idle, (k) => (chosen.includes(k) ? "chosen" : "idle"));
    },
  };
}

/** Only looked at: nothing is typed by a touch. */
const shown = (problem: Problem, edge: (k: number) => Role = idle): AnswerPicture => ({
  field: () => undefined,
  plate: () => plateOf(problem, idle, edge),
});

interface Wish {
  readonly n: readonly [fewest: number, most: number];
  readonly m: readonly [fewest: number, most: number];
  /** All weights are different. */
  readonly distinct?: true;
}

/** A graph by chance whose vertices all hang together, without two edges between the same vertices. */
function drawn(seed: number, { n: [fewest, most], m, distinct }: Wish): Problem {
  const draw = seededRandom(seed);
  const n = between(draw, fewest, most);
  const pairs = shuffled(
    upTo(n).flatMap((v) => upTo(v).map((u) => (draw() < 0.5 ? ([u, v] as const) : ([v, u] as const)))),
    draw,
  ).slice(0, between(draw, ...m));
  const all = shuffled(upTo(20), draw);
  const weights = pairs.map((_, k) => 1 + (distinct ? (all[k] ?? k) : between(draw, 0, 8)));
  return { n, edges: pairs.map(([u, v], k): Edge => [u, v, weights[k] ?? 1]) };
}

const isWhole = (problem: Problem): boolean => ofResult.own(problem).forest.length === problem.n - 1;

/** The first drawn graph that is whole and fits. */
function wholeFrom(
  seed: number,
  first: Problem,
  wish: Wish,
  fits: (problem: Problem) => boolean = () => true,
): Problem {
  if (seed === 0) return first;
  return firstFrom(seed, (next) => {
    const problem = drawn(next, wish);
    return isWhole(problem) && fits(problem) ? problem : undefined;
  });
}

/** The edges of a lightest forest: each of them is right. */
const tree = ofResult.question({
  draw: (seed) => wholeFrom(seed, clubs, { n: [6, 8], m: [9, 12] }),
  problem: (problem) => problem,
  read: ({ forest }) => [[...forest].sort((a, b) => a - b).join(" ")],
  spell: (text) =>
    numbersIn(text)
      .sort((a, b) => a - b)
      .join(" "),
  isRare: true,
  ask(problem, [own = ""]) {
    const best = weightIn(problem, numbersIn(own));
    return {
      ...{ prompt: words.tree.prompt, given: words.given(problem), fields: words.tree.fields },
      ...{ wide: true, keyboard: "text" },
      hints: words.tree.hints(problem.n - 1, best),
      picture: edgesTouched(problem, several()),
      grade([typed = ""]) {
        const chosen = [...new Set(numbersIn(typed))].filter((k) => k < problem.edges.length);
        const mark = problem.edges.map(() => 0);
        for (const k of chosen) {
          if (wayBetween(problem.edges, mark, k)) return no(words.tree.cycle(ends(problem, k)), [edgeId(k)]);
          mark[k] = JOINS;
        }
        if (chosen.length < problem.n - 1) return no(words.tree.few(problem.n - 1 - chosen.length));
        const weight = weightIn(problem, chosen);
        return weight > best ? no(words.tree.heavy(weight)) : yes(words.tree.right(best));
      },
    };
  },
});

/** Which edge closes a cycle first? */
const first = ofResult.question({
  draw: (seed) =>
    wholeFrom(seed, clubs, { n: [6, 8], m: [9, 12] }, (problem) => ofResult.own(problem).first > 3),
  problem: (problem) => problem,
  read: ({ first: k }) => [k],
  ask: (problem, [right]) => ({
    ...{ prompt: words.first.prompt, given: words.given(problem), fields: words.first.fields },
    hints: words.first.hints(ends(problem, 0), problem.n - Number(right)),
    picture: edgesTouched(problem, single),
    grade([typed = ""]) {
      const [k = -1] = numbersIn(typed);
      if (problem.edges[k] === undefined) return no(words.first.none);
      const isEarly = k < Number(right);
      return k === Number(right)
        ? yes(words.first.right(ends(problem, k)))
        : no(words.first.wrong(ends(problem, k), isEarly), [edgeId(k)]);
    },
  }),
});

/** The heaviest edge that is left out and has a long cycle, with the vertices of that. */
function leftOut(problem: Problem): { readonly k: number; readonly cycle: readonly number[] } {
  const { forest } = ofResult.own(problem);
  const mark = marksOf(problem, forest);
  const all = [...problem.edges.keys()].filter((k) => !forest.includes(k));
  const cycles = all.map((k) => ({ k, cycle: cycleOf(problem.edges, mark, k) }));
  return cycles.sort((a, b) => b.cycle.length - a.cycle.length)[0] ?? { k: 0, cycle: [] };
}

const spelledSet = (text: string): string => [...new Set(numbersIn(text))].sort((a, b) => a - b).join(" ");

/** Why is an edge left out? The cycle is the reason. */
const why = ofResult.question({
  draw(seed) {
    const wish = { n: [6, 8], m: [9, 12], distinct: true } as const;
    const problem = wholeFrom(seed, clubs, wish, (each) => leftOut(each).cycle.length > 3);
    return { problem, k: seed === 0 ? 2 : leftOut(problem).k };
  },
  problem: ({ problem }) => problem,
  read: ({ forest }, { problem, k }) => [cycleOf(problem.edges, marksOf(problem, forest), k).join(" ")],
  spell: spelledSet,
  isRare: true,
  ask({ problem, k }, [right = ""]) {
    const cycle = numbersIn(right);
    const marks = new Map(upTo(problem.n).map((v) => [vertexId(v), String(v)]));
    return {
      ...{
        prompt: words.why.prompt(ends(problem, k)),
        given: words.given(problem),
        fields: words.why.fields,
      },
      ...{ wide: true, keyboard: "text" },
      hints: words.why.hints(ends(problem, k), cycle.length),
      picture: {
        field: () => ({ ...several(), marks }),
        plate: ([typed = ""]) => {
          const chosen = numbersIn(typed);
          return plateOf(
            problem,
            (v) => (chosen.includes(v) ? "chosen" : "idle"),
            (each) => (each === k ? "rejected" : "idle"),
          );
        },
      },
      grade([typed = ""]) {
        const chosen = numbersIn(spelledSet(typed));
        const strange = chosen.find((v) => !cycle.includes(v));
        if (strange !== undefined) return no(words.why.strange(strange), [vertexId(strange)]);
        return chosen.length < cycle.length ? no(words.why.more) : yes(words.why.right);
      },
    };
  },
});

const DEEP = parse("8 7 0 1 1 2 3 1 4 5 1 6 7 1 0 2 1 4 6 1 0 4 1");

/** Equal trees are joined at vertices by chance, two by two, until eight hang together. */
function equalTrees(seed: number): Problem {
  const draw = seededRandom(seed);
  const name = shuffled(upTo(8), draw);
  const edges: Edge[] = [];
  for (let size = 1; size < 8; size *= 2)
    for (let at = 0; at < 8; at += 2 * size) {
      const [u, v] = [at + between(draw, 0, size - 1), at + size + between(draw, 0, size - 1)];
      edges.push([name[u] ?? 0, name[v] ?? 0, 1]);
    }
  return { n: 8, edges };
}

/** The state after the first pass. */
function afterFirstPass(trace: Trace): Frame["cells"] {
  const sort = trace.occurrence("sort", 1);
  return trace.cursor().seek(sort > 0 ? sort - 1 : trace.length).cells as Frame["cells"];
}

/** The parents after all edges. */
const parents = ofTrace.question({
  draw: (seed) => (seed === 0 ? DEEP : equalTrees(seed)),
  problem: (problem) => problem,
  read: (trace) => Array.from(afterFirstPass(trace).parent, String),
  isRare: true,
  ask: (problem, right) => ({
    ...{ prompt: words.parents.prompt, given: words.given(problem) },
    fields: right.map((_, v) => ({ ...words.parents.field(v), least: 0, most: problem.n - 1 })),
    hints: words.parents.hints(
      upTo(4)
        .map((k) => ends(problem, k))
        .join(", "),
    ),
    picture: {
      field: () => chips(upTo(problem.n).map(String)),
      plate: (_texts, field) => plateOf(problem, (v) => (v === field ? "chosen" : "idle"), idle),
    },
    why: (typed) =>
      typed.length === right.length && String(typed.at(-1)) === right.at(-1)
        ? words.parents.right(...deepestIn(right.map(Number)))
        : words.parents.wrong(typed.length - 1),
  }),
});

/** The vertices that are farthest below their roots, and how many steps. */
function deepestIn(parent: readonly number[]): readonly [vertices: readonly number[], steps: number] {
  const depthOf = (v: number): number => (parent[v] === v ? 0 : 1 + depthOf(parent[v] ?? v));
  const depths = parent.map((_, v) => depthOf(v));
  const steps = Math.max(...depths);
  return [upTo(parent.length).filter((v) => depths[v] === steps), steps];
}

/** All forests of least weight, by trying all sets of edges. */
function lightestForests({ n, edges }: Problem): number[][] {
  let found: number[][] = [];
  let least = Number.POSITIVE_INFINITY;
  const grow = (k: number, chosen: readonly number[], mark: readonly number[], weight: number): void => {
    if (weight > least) return;
    if (chosen.length === n - 1) {
      if (weight < least) found = [];
      least = weight;
      found.push([...chosen]);
    }
    if (chosen.length === n - 1 || k === edges.length) return;
    if (!wayBetween(edges, mark, k))
      grow(k + 1, [...chosen, k], mark.with(k, JOINS), weight + (edges[k]?.[2] ?? 0));
    grow(k + 1, chosen, mark, weight);
  };
  grow(
    0,
    [],
    edges.map(() => 0),
    0,
  );
  return found;
}

/** How many forests are lightest? */
const count = reckoned({
  draw: (seed) =>
    wholeFrom(seed, clubs, { n: [5, 6], m: [7, 9] }, (each) => {
      const { length } = lightestForests(each);
      return length > 1 && length < 7;
    }),
  answer: (problem) => [lightestForests(problem).length],
  ask: (problem, [right]) => ({
    ...{ prompt: words.count.prompt, given: words.given(problem) },
    hints: words.count.hints(weightIn(problem, ofResult.own(problem).forest)),
    picture: shown(problem),
    fields: [{ label: words.count.field, least: 0, most: 999, otherwise: words.count.number }],
    why: ([typed]) => (typed === Number(right) ? words.count.right : words.count.wrong),
  }),
});

/** The heaviest edge of the way in the forest: up to that weight an edge that is left out would belong to a lightest one. */
function mostOf(problem: Problem, k: number): number {
  const way = wayBetween(problem.edges, marksOf(problem, ofResult.own(problem).forest), k) ?? [];
  return Math.max(0, ...way.map((j) => problem.edges[j]?.[2] ?? 0));
}

/** How much may an edge weigh? */
const most = reckoned({
  draw(seed) {
    const wish = { n: [6, 8], m: [9, 12], distinct: true } as const;
    const problem = wholeFrom(seed, clubs, wish, (each) => leftOut(each).cycle.length > 3);
    return { problem, k: seed === 0 ? 11 : leftOut(problem).k };
  },
  answer: ({ problem, k }) => [mostOf(problem, k)],
  ask: ({ problem, k }, [right]) => ({
    ...{ prompt: words.most.prompt(ends(problem, k)), given: words.given(problem) },
    hints: words.most.hints(ends(problem, k)),
    picture: shown(problem, (each) => (each === k ? "candidate" : "idle")),
    fields: [{ label: words.most.field, least: 0, most: 99, otherwise: words.most.number }],
    why: ([typed]) => (typed === Number(right) ? words.most.right : words.most.wrong),
  }),
});

/** How deep can a tree be? */
const deepest = reckoned({
  draw: (seed) => ({ n: seed === 0 ? 8 : between(seededRandom(seed), 5, 40), edges: [] as Edge[] }),
  answer: ({ n }) => [Math.floor(Math.log2(n))],
  ask: (problem, [right]) => ({
    ...{ prompt: words.deepest.prompt(problem.n), given: words.deepest.given(problem.n) },
    hints: words.deepest.hints(problem.n),
    picture: shown(problem),
    fields: [{ label: words.deepest.field, least: 0, most: 99, otherwise: words.deepest.number }],
    why: ([typed]) =>
      typed === Number(right)
        ? words.deepest.right(Number(right))
        : words.deepest.wrong(typed ?? 0, 2 ** (typed ?? 0)),
  }),
});

/** The questions of the article. */
export const exercises: Tasks = { parents, tree, first, why, count, most, deepest };

const YES_OR_NO = [words.yes, words.no];
const spelledWord = (text: string): string => text.trim().toLowerCase();
const SMALL = parse("6 8 2 3 2 0 1 1 1 3 4 0 2 5 2 4 6 4 5 3 0 5 8 3 5 9");

/** A drawn graph with a cycle in the middle of its edges; the first one is chosen by hand. */
const tableDraw = (fits: (problem: Problem) => boolean) => (n: number, seed: number) =>
  wholeFrom(seed, SMALL, { n: [n, n], m: [n + 2, n + 2], distinct: true }, fits);

const edgeHeads = (problem: Problem): string[] => problem.edges.map((_, k) => ends(problem, k));

/** Size and cycle of each edge. */
export const faded = ofTrace.table({
  draw: tableDraw((each) => {
    const { first: k } = ofResult.own(each);
    return k > 2 && k < each.edges.length - 1;
  }),
  problem: (problem) => problem,
  read(trace) {
    const { told, mark } = afterFirstPass(trace);
    return Array.from(told, (size, k) => [String(size), mark[k] === CLOSES ? words.yes : words.no]);
  },
  spell: spelledWord,
  ask: (problem) => ({
    ...{ task: words.table.given, given: words.given(problem), rowName: words.table.edge },
    ...{ columns: words.table.columns, heads: edgeHeads(problem) },
    picture: {
      field: (field) =>
        field % 2 === 0
          ? chips(
              upTo(problem.n + 1)
                .slice(1)
                .map(String),
            )
          : chips(YES_OR_NO),
      plate: (_texts, field) =>
        plateOf(problem, idle, (k) => (k === field >> 1 ? "chosen" : k < field >> 1 ? "done" : "idle")),
    },
    why: (_text, k, column) => words.table.wrong(ends(problem, k), column),
  }),
});

/** Other worked tables. */
export const tables = {
  kruskal: ofTrace.table({
    draw: tableDraw(() => true),
    problem: (problem) => problem,
    read(trace) {
      const rows: string[][] = [];
      for (let position = trace.occurrence("sort", 1) || trace.length; position <= trace.length; position++) {
        const { step, a } = trace.stepAt(position);
        if (step === "choose" || step === "reject")
          rows.push([String(a), step === "choose" ? words.yes : words.no]);
      }
      return rows;
    },
    spell: spelledWord,
    ask: (problem, rows) => ({
      ...{ task: words.table.kruskal, given: words.given(problem), rowName: words.table.turn },
      ...{ columns: words.table.taken, heads: rows.map((_, k) => String(k + 1)) },
      picture: {
        field: (field) =>
          field % 2 === 0 ? chips(upTo(problem.edges.length).map(String)) : chips(YES_OR_NO),
        plate: (texts, field) => {
          const at = Number(texts[field & ~1] ?? -1);
          const seen = texts.filter((_, k) => k % 2 === 0 && k < field).map(Number);
          return plateOf(problem, idle, (k) => (k === at ? "chosen" : seen.includes(k) ? "done" : "idle"));
        },
      },
      why: (_text, _row, column) => words.table.wrongTurn(column),
    }),
  }),
};

type Answer = (result: Result, problem: Problem) => string | undefined;

/** Two trees of four, some edges by chance, and among them the edge that joins the two. */
function deepOnes(seed: number): Problem {
  const draw = seededRandom(seed);
  const { n, edges } = equalTrees(seed);
  const more = Array.from({ length: 4 }, (_, k): Edge => {
    const u = between(draw, 0, n - 1);
    return [u, (u + between(draw, 1, n - 1)) % n, 2 + k];
  });
  return {
    n,
    edges: [...edges.slice(0, 6), ...more.slice(0, seed % 2), ...edges.slice(6), ...more.slice(seed % 2)],
  };
}

function outcome(prompt: string, answer: Answer, make: (seed: number) => Problem) {
  return (seed: number): Outcome<Problem, Result> => {
    const problem = make(seed);
    return { problem, prompt, answer: (result) => answer(result, problem) };
  };
}

const byChance = (seed: number): Problem => random(seed, between(seededRandom(seed), 4, 6));

const firstTold: Answer = ({ first: k }, problem) => (k === -1 ? words.none : `${k}: ${ends(problem, k)}`);
const sizesTold: Answer = ({ sizes }) => Array.from(sizes).join(" ") || undefined;

/** What comes out of a graph by chance. */
export const outcomes: Outcomes<Problem, Result> = {
  first: outcome(outcomeWords.first, firstTold, byChance),
  deep: outcome(outcomeWords.first, firstTold, deepOnes),
  sizes: outcome(outcomeWords.sizes, sizesTold, byChance),
  last: outcome(outcomeWords.last, ({ sizes }) => String(sizes[sizes.length - 1] ?? ""), deepOnes),
  forest: outcome(outcomeWords.forest, ({ forest }) => forest.join(" ") || undefined, byChance),
  weight: outcome(outcomeWords.weight, ({ forest }, problem) => String(weightIn(problem, forest)), byChance),
};
