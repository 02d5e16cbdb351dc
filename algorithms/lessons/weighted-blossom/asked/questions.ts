import { type FadedTable, no, type Task, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { readingsOf, reckoned } from "#algorithms/core/lesson/question.ts";
import type { Trace } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Edge, Graph } from "#algorithms/engines/matching/graph.ts";
import { gradeTable } from "#algorithms/kit/graded-table.ts";
import { inCircle } from "#algorithms/kit/graphs/graph-picture.ts";
import { isMatching, toldEdges, toldVertices } from "#algorithms/kit/graphs/outcomes.ts";
import { areAmong } from "#algorithms/kit/graphs/search-table.ts";
import { drawingTask, pairList } from "#algorithms/kit/graphs/touch/path-exercise.ts";
import { entriesOf, stateOf, stopsOf, whole } from "../figure/state.ts";
import { type Task as Given, type Problem, type Result, random } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";
import {
  boundsPicture,
  edgeOf,
  endsPicture,
  type Labelled,
  labelledNode,
  type Moment,
  momentPicture,
  pricedList,
  verticesWith,
  weighedList,
  weighedPicture,
  weightIn,
} from "./pictures.ts";

const { ofTrace, ofResult } = readingsOf({ steps, asks, cells, solve });

/** The largest weight is to be found, whatever the number of edges. */
function heaviest(graph: Graph): Given {
  return { graph, objective: "weight" };
}

/** Four bounds as figures: how large is the change, and which bound stops it? */
const bound = reckoned({
  draw(seed) {
    const draw = seededRandom(seed);
    const below = (most: number): number => between(draw, 1, most);
    const drawn = () => [2 + below(12), 1 + below(9), 2 + 2 * below(9), 2 * below(9)] as const;
    const [price, slack, double, moat] = seed === 0 ? ([9, 5, 8, 10] as const) : drawn();
    const bounds = [price, slack, double / 2, moat / 2];
    return { figures: [price, slack, double, moat] as const, bounds, least: Math.min(...bounds) };
  },
  answer: ({ bounds, least }) => [least, bounds.indexOf(least) + 1],
  ask({ figures, bounds, least }) {
    const words = exerciseWords.bound;
    const [, , double, moat] = figures;
    return {
      prompt: words.prompt(...figures),
      picture: boundsPicture(figures),
      hints: words.hints(double, moat),
      fields: words.fields,
      grade([typedDelta = "", typedBound = ""]) {
        const delta = Number(typedDelta.replace(",", "."));
        if (typedDelta.trim() === "" || Number.isNaN(delta)) return no(words.noNumber);
        if (delta === double && double !== least) return no(words.double);
        if (delta === moat && moat !== least) return no(words.moat);
        if (delta !== least) return no(words.notLeast(bounds));
        const isLeast = bounds[Number(typedBound) - 1] === least;
        return isLeast ? yes(words.right(bounds)) : no(words.otherBound(bounds, least));
      },
    };
  },
});

/** A moment of a run, in which an edge stops the change and no blossom is in the way: which edge becomes tight first? */
const tight = reckoned({
  draw(seed) {
    for (let shift = 0; ; shift++) {
      const problem = random(seed * 101 + shift, 7);
      const trace = ofTrace.own(problem);
      const cursor = trace.cursor();
      for (let k = trace.length; k > 1; k--) {
        const call = trace.stepAt(k);
        if (call.step !== "bounds" || (call.a !== 2 && call.a !== 3)) continue;
        const state = stateOf(problem, cursor.seek(k - 1));
        const stops = stopsOf(problem, state).filter(({ i }) => i === 2 || i === 3);
        const hasBoth = new Set(stops.map(({ i }) => i)).size === 2;
        if (hasBoth && stops.length <= 6 && state.blossoms.length === 0)
          return { graph: problem.graph, state, stops };
      }
    }
  },
  answer: ({ stops: [{ vertices, delta }] }) => [...vertices, delta[1]],
  ask({ graph, state, stops }) {
    const words = exerciseWords.tight;
    const nearest = stops[0].delta[1];
    const candidates = graph.edges.filter(({ u, v }) =>
      stops.some(({ vertices }) => vertices.includes(u) && vertices.includes(v)),
    );
    const labelled: Labelled = { label: state.label, y: state.y.map(([, price]) => price) };
    const [s, t, none] = ["S", "T", ""].map((label) => pricedList(labelled, label));
    return {
      prompt: words.prompt,
      given: words.given(s, t, none, weighedList(candidates)),
      picture: endsPicture(graph, (ends) => ({
        head: words.head,
        label: words.picture(ends),
        node: (v) => labelledNode(labelled, v, ends.includes(v)),
        edge: (u, v) => {
          const edge = edgeOf(candidates, u, v);
          if (!edge) return { role: state.mate[u] === v ? "done" : "idle" };
          const isChosen = ends.includes(u) && ends.includes(v);
          return { role: isChosen ? "chosen" : "candidate", text: String(edge.weight) };
        },
      })),
      hints: words.hints(`${candidates[0].u}–${candidates[0].v}`),
      fields: words.fields,
      grade([p = "", q = "", typed = ""]) {
        const ends = [Number(p), Number(q)];
        const stop = stops.find(
          ({ vertices }) => ends.every((v) => vertices.includes(v)) && ends[0] !== ends[1],
        );
        if (p.trim() === "" || q.trim() === "" || stop === undefined) return no(words.noEdge);
        const [u, v] = stop.vertices;
        const [after, isDouble] = [stop.delta[1], stop.i === 3];
        const sum = `${labelled.y[u]} + ${labelled.y[v]} − 2 · ${weightIn(graph, u, v)}`;
        const told = words.slack(`${u}–${v}`, `${sum} = ${isDouble ? 2 * after : after}`, isDouble, after);
        if (after !== nearest) return no(words.slower(told));
        return Number(typed) === nearest ? yes(words.right(told)) : no(words.otherDelta(told));
      },
    };
  },
});

/** So many changes are asked for. */
const CHANGES = 2;

/** The first two changes of a run on a small graph: how large are they? */
const changes = ofTrace.question({
  draw: (seed, answers) =>
    firstFrom(seed, (next) => {
      const given = heaviest(random(next, 5).graph);
      return answers(given)?.length === CHANGES ? given : undefined;
    }),
  problem: (given: Given) => given,
  read(trace) {
    const cursor = trace.cursor();
    const deltas = Array.from({ length: CHANGES }, (_, k) => trace.occurrence("change", k + 1)).flatMap(
      (at) => {
        const entry = at === 0 ? undefined : entriesOf(cursor.seek(at)).at(-1);
        return entry?.bounds[entry.least - 1]?.slice(1) ?? [];
      },
    );
    // Nobody changes prices by less than nothing, or by nothing.
    return deltas.every((delta) => delta > 0) ? deltas : undefined;
  },
  ask({ graph }, right) {
    const words = exerciseWords.changes;
    const [first, second] = right.map(Number);
    const most = Math.max(...graph.edges.map(({ weight }) => Number(weight)));
    return {
      prompt: words.prompt(most),
      given: words.given(weighedList(graph.edges)),
      picture: weighedPicture(graph, () => ({
        head: words.head(most),
        label: words.picture,
        node: (v) => ({ role: "idle", tag: String(most), label: words.vertex(v, most) }),
      })),
      hints: words.hints(most, first),
      fields: words.fields,
      // Halves of odd numbers are typed, too, and told why they are wrong.
      grade(answers) {
        const typed = answers.map((text) => (text.trim() === "" ? Number.NaN : Number(text)));
        if (typed.some(Number.isNaN)) return no(words.noNumbers);
        if (typed[0] !== first) return no(words.wrongFirst);
        return typed[1] === second ? yes(words.right(first, second)) : no(words.wrongSecond(first));
      },
    };
  },
});

/** A certificate with a blossom and one price too low: which edge is not paid for? */
const wrong = reckoned({
  draw(seed) {
    for (let shift = 0; ; shift++) {
      const { graph } = random(seed * 103 + shift, 6);
      const result = ofResult.own(heaviest(graph));
      const { mate, blossoms } = result;
      if (blossoms.length !== 1 || graph.edges.length > 11) continue;
      const [{ vertices, z }] = blossoms;
      // A price that is high enough to be lowered.
      const broken = result.y.findIndex(
        ([, price], v) =>
          price >= 4 && !vertices.includes(v) && graph.edges.some((e) => e.u === v || e.v === v),
      );
      if (broken < 0 || mate[broken] === -1) continue;
      const y = result.y.map(([, price], v) => (v === broken ? price - 2 : price));
      const around = ({ u, v }: Edge): number => (vertices.includes(u) && vertices.includes(v) ? z[1] : 0);
      const slack = (edge: Edge): number => y[edge.u] + y[edge.v] + around(edge) - 2 * Number(edge.weight);
      return { graph, y, vertices, z: z[1], around, slack };
    }
  },
  answer({ graph, slack }) {
    const unpaid = graph.edges.find((edge) => slack(edge) < 0);
    return unpaid ? [unpaid.u, unpaid.v] : [];
  },
  ask({ graph, y, vertices, z, around, slack }) {
    const words = exerciseWords.wrong;
    const blossoms = [[vertices.join(" "), z] as const];
    return {
      prompt: words.prompt,
      given: words.given(y, blossoms, weighedList(graph.edges)),
      picture: endsPicture(graph, (ends) => ({
        head: words.head(blossoms),
        label: words.picture(ends),
        hulls: [{ id: "b0", vertices, height: 0, role: "idle" }],
        node: (v) => ({
          role: ends.includes(v) ? "chosen" : "idle",
          tag: String(y[v]),
          label: words.vertex(v, y[v], ends.includes(v)),
        }),
        edge: (u, v) => ({
          role: ends.includes(u) && ends.includes(v) ? "chosen" : "idle",
          text: weightIn(graph, u, v),
        }),
      })),
      hints: words.hints(blossoms.map(([inside]) => inside)),
      fields: words.fields,
      grade([p = "", q = ""]) {
        const [u, v] = [Number(p), Number(q)].sort((a, b) => a - b);
        const edge = edgeOf(graph.edges, u, v);
        if (p.trim() === "" || q.trim() === "" || edge === undefined) return no(words.noEdge);
        const sum = `${y[u]} + ${y[v]}${around(edge) === 0 ? "" : ` + ${z}`}`;
        if (slack(edge) < 0) return yes(words.unpaid(sum, edge.weight, whole(slack(edge))));
        return no(words.paid(sum, edge.weight));
      },
    };
  },
});

/** An edge with its weight, as it is typed. */
type Weighed = readonly [u: number, v: number, weight: number];

/** What edges weigh together. */
function weightOf(edges: readonly Weighed[]): number {
  return edges.reduce((sum, [, , weight]) => sum + weight, 0);
}

function touches([a, b]: Weighed, [u, v]: Weighed): boolean {
  return a === u || a === v || b === u || b === v;
}

/**
 * Matches greedily, then takes one or two new edges in and throws out the old ones that they touch, as long as that gains
 * weight: on purpose no more than two at once. Returns the matched edges.
 */
function improvedByTwo(edges: readonly Weighed[]): readonly Weighed[] {
  let matched: readonly Weighed[] = [];
  for (const edge of edges.toSorted((one, other) => other[2] - one[2]))
    if (edge[2] > 0 && matched.every((old) => !touches(old, edge))) matched = [...matched, edge];
  for (;;) {
    const weight = weightOf(matched);
    const better = changedByTwo(edges, matched).find((other) => weightOf(other) > weight);
    if (better === undefined) return matched;
    matched = better;
  }
}

/** The matchings that one or two new edges make of a matching. */
function changedByTwo(edges: readonly Weighed[], matched: readonly Weighed[]): (readonly Weighed[])[] {
  const fresh = edges.filter((edge) => !matched.includes(edge));
  const taken = fresh.flatMap((one, i) => {
    const others = fresh.slice(i + 1).filter((other) => !touches(one, other));
    return [[one], ...others.map((other) => [one, other])];
  });
  return taken.map((few) => [...matched.filter((old) => few.every((edge) => !touches(old, edge))), ...few]);
}

/** The vertices of a graph on which it is tried, and the largest weight. */
const TYPED = 10;
const HEAVIEST = 1000;
/** Weights that can be touched; others are typed. */
const OFFERED: readonly number[] = Array.from({ length: 12 }, (_, k) => k + 1);

/** A graph on which it gets stuck. */
function local(_seed: number): Task {
  const words = exerciseWords.local;
  return drawingTask(
    {
      prompt: words.prompt(HEAVIEST),
      places: inCircle(TYPED),
      weights: OFFERED,
      fields: words.fields,
      solution: ["0-1:7, 1-2:10, 2-3:7, 3-4:10, 4-5:7"],
    },
    typedWeights,
    (pairs) => {
      const edges = pairs.map(([u, v, weight]) => ({ u: Math.min(u, v), v: Math.max(u, v), weight }));
      const { mate } = ofResult.own(heaviest({ n: TYPED, edges }));
      const [found, best] = [improvedByTwo(pairs), pairs.filter(([u, v]) => mate[u] === v)];
      const [weight, most] = [weightOf(found), weightOf(best)];
      if (weight < most) return yes(words.fails(pairList(found), weight, pairList(best), most));
      return no(words.survives(pairList(found), weight));
    },
  );
}

/** Edges such as "0-1:7", or what is wrong with them. */
function typedWeights(typed: string): { readonly pairs: readonly Weighed[] } | { readonly mistake: string } {
  const words = exerciseWords.local;
  const pieces = typed
    .replaceAll("\u2060", "")
    .replace(/\s*([-–—:])\s*/g, "$1")
    .split(/[\s,;]+/)
    .filter((piece) => piece !== "");
  if (pieces.length === 0) return { mistake: words.noEdges };
  const pairs: Weighed[] = [];
  for (const piece of pieces) {
    const match = /^(\d+)[-–—](\d+):(\d+)$/.exec(piece);
    if (match === null) return { mistake: words.noEdge(piece) };
    const [u, v, weight] = match.slice(1).map(Number);
    if (u >= TYPED || v >= TYPED || u === v) return { mistake: words.noPair(piece, TYPED) };
    if (weight > HEAVIEST) return { mistake: words.tooHeavy(weight, HEAVIEST) };
    if (areAmong(pairs, u, v)) return { mistake: words.twice(u, v) };
    pairs.push([u, v, weight]);
  }
  return { pairs };
}

/** The questions of the article. */
export const exercises: Tasks = { bound, tight, changes, wrong, local };

const weighed = ([u, v, weight]: Weighed): Edge => ({ u, v, weight });

/** The roots are 0 and 4; 2 and 3 are partners, and so are 1 and 5. */
const TABLE: Moment = {
  matched: ["2–3", "1–5"],
  label: ["S", "", "T", "S", "S", ""],
  y: [9, 10, 13, 9, 9, 12],
  edges: (
    [
      [0, 1, 6],
      [0, 3, 6],
      [0, 2, 11],
      [2, 3, 11],
      [3, 4, 4],
      [4, 5, 8],
      [1, 5, 11],
    ] as const
  ).map(weighed),
};

/** What an edge of the table lacks: its ends are never in one blossom. */
function slackAt({ y }: Moment, { u, v, weight }: Edge): number {
  return y[u] + y[v] - 2 * Number(weight);
}

/** The same search with other prices and weights: edges that are not tight stay so, with another slack of the same parity. */
function otherMoment(seed: number): Moment {
  const draw = seededRandom(seed);
  const more = between(draw, -2, 4);
  const edges = TABLE.edges.map((edge) => {
    const other = slackAt(TABLE, edge) === 0 ? 0 : between(draw, -1, 1);
    return { ...edge, weight: Number(edge.weight) + more - other };
  });
  return { ...TABLE, edges, y: TABLE.y.map((price) => price + more) };
}

/** What may be typed for "no bound", beside words. */
const DASHES = ["-", "–", "—"];

/** The edges of a moment, with slack, bound and how far the change may go; to be completed. */
export function faded(_n: number, seed = 0): FadedTable {
  const words = exerciseWords.faded;
  const moment = seed === 0 ? TABLE : otherMoment(seed);
  const { label, y, edges, matched } = moment;
  const names = edges.map(({ u, v }) => `${u}–${v}`);
  const nothing = [...DASHES, ...words.nothing];
  const rows = edges.map((edge) => {
    const slack = slackAt(moment, edge);
    const labels = `${label[edge.u]}${label[edge.v]}`;
    const i = labels === "SS" ? 3 : labels === "S" ? 2 : 0;
    return [slack, i, i === 0 ? 0 : i === 3 ? slack / 2 : slack].map(String);
  });
  const [s, t, none] = ["S", "T", ""].map((each) => verticesWith(moment, each).map(String));
  const [pricedS, pricedT, pricedNone] = ["S", "T", ""].map((each) => pricedList(moment, each));
  return {
    task: words.task(s, t, none),
    columns: words.columns,
    rowName: words.edge,
    heads: names,
    rows,
    given: words.given(pricedS, pricedT, pricedNone, weighedList(edges), matched.join(", ")),
    picture: momentPicture(moment),
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) =>
          (column > 0 && nothing.includes(text.toLowerCase()) ? "0" : text) === rows[row][column],
        (row, column) => {
          const { u, v, weight } = edges[row];
          if (column === 0) return words.slack(names[row], `${y[u]} + ${y[v]} − 2 · ${weight}`);
          return column === 1 ? words.bound(names[row], label[u], label[v]) : words.delta(names[row]);
        },
      ),
  };
}

/** A table of prices has so many changes at least. */
const LEAST_CHANGES = 3;

/** The seed of the graph in the article: its prices are small, and nearly every wrong rule gives others. */
const CHOSEN = 98;

/** The prices of a small graph after each change. */
const prices = ofTrace.table({
  draw: (n, seed, rows) =>
    firstFrom(seed, (next) => {
      const given = heaviest(random(next + CHOSEN, n).graph);
      return (rows(given) ?? []).length < LEAST_CHANGES ? undefined : given;
    }),
  problem: (given: Given) => given,
  read: (trace, { graph }) => pricesIn(trace, graph.n),
  spell(text, column) {
    const price = text.trim().replace(/^[‐-―−]/, "-");
    return `${column}: ${price === "" ? "" : Number(price)}`;
  },
  ask({ graph }) {
    const words = exerciseWords.prices;
    return {
      task: words.task,
      columns: Array.from({ length: graph.n }, (_, v) => words.vertex(v)),
      rowName: words.change,
      given: words.given(weighedList(graph.edges)),
      // The prices of the row that is being filled in.
      picture: weighedPicture(graph, (texts, field) => {
        const row = Math.floor(field / graph.n);
        return {
          head: words.head(row + 1),
          label: words.picture(row + 1),
          node: (v) => ({
            role: v === field % graph.n ? "chosen" : "idle",
            tag: texts[row * graph.n + v] ?? "",
            label: words.vertex(v),
          }),
        };
      }),
      why: (_text, row, column) => words.wrong(row + 1, column),
    };
  },
});

/** The prices of n vertices after each change of a run, as far as it went. */
function pricesIn(trace: Trace, n: number): string[][] {
  const cursor = trace.cursor();
  const rows: string[][] = [];
  for (let at = trace.occurrence("change", 1); at > 0; at = trace.occurrence("change", rows.length + 1)) {
    const { y } = cursor.seek(at).cells;
    rows.push(Array.from({ length: n }, (_, v) => String(y[v + 1])));
  }
  return rows;
}

/** Other worked tables. */
export const tables = { prices };

function outcomeProblem(seed: number): Problem {
  return random(seed, between(seededRandom(seed), 5, 7));
}

function asked(
  prompt: string,
  answer: (result: Result, graph: Graph) => string | undefined,
): (seed: number) => Outcome<Problem, Result> {
  return (seed) => {
    const problem = outcomeProblem(seed);
    return { problem, prompt, answer: (result) => answer(result, problem.graph) };
  };
}

/** What comes out of the weighted search: the matching of most weight, and the prices that prove it. */
export const outcomes: Outcomes<Problem, Result> = {
  // Asked where one matching alone weighs most, so that nobody finds another one that is as good.
  exposed: asked(outcomeWords.exposed, ({ mate }, graph) =>
    isUnique(graph) ? toldVertices(Array.from(mate.keys()).filter((v) => mate[v] < 0)) : undefined,
  ),
  matching: asked(outcomeWords.matching, ({ mate }, graph) =>
    isUnique(graph) && isMatching(mate) ? toldEdges(mate).join(", ") || undefined : undefined,
  ),
  // The sum on the other side of the proof: by it no matching can weigh more.
  prices: asked(outcomeWords.prices, ({ y, blossoms }) => {
    const ofVertices = y.reduce<number>((sum, [, price]) => sum + price, 0);
    return toldPrice(
      blossoms.reduce<number>((sum, { vertices, z }) => sum + z[1] * ((vertices.length - 1) / 2), ofVertices),
    );
  }),
  price(seed) {
    const problem = outcomeProblem(seed);
    const vertex = between(seededRandom(seed + 1), 0, problem.graph.n - 1);
    return {
      problem,
      prompt: outcomeWords.price(vertex),
      answer: ({ y }) => toldPrice(y[vertex]?.[1]),
    };
  },
};

function toldPrice(value: number | undefined): string | undefined {
  return value === undefined || value < 0 ? undefined : String(value);
}

/** Whether one matching alone weighs most. */
function isUnique({ edges }: Graph): boolean {
  const all = weightsOf(edges);
  const most = Math.max(...all);
  return all.filter((weight) => weight === most).length === 1;
}

/** What the matchings of these edges weigh: each edge is left out or taken. */
function weightsOf(edges: readonly Edge[]): number[] {
  const [edge, ...rest] = edges;
  if (!edge) return [0];
  const free = rest.filter(({ u, v }) => ![u, v].includes(edge.u) && ![u, v].includes(edge.v));
  return [...weightsOf(rest), ...weightsOf(free).map((weight) => weight + Number(edge.weight))];
}
