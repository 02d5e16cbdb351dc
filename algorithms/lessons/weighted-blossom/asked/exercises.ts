import { type AnswerPicture, chips, numbersIn, single } from "#algorithms/core/lesson/answer-picture.ts";
import {
  type FadedTable,
  no,
  type Task,
  type Tasks,
  type Verdict,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import { record, type Trace } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { gradeTable } from "#algorithms/kit/graded-table.ts";
import {
  drawingPicture,
  type ExerciseLook,
  exercisePlates,
  inCircle,
  inRows,
  vertexMarks,
} from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { pathWords } from "#algorithms/kit/graphs/touch/path-words.en.ts";
import { entriesOf, type Label, stateOf, stopsOf, whole } from "../figure/state.ts";
import { type Result, random } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { type ExerciseWords, exerciseWords } from "../words/en/asked.ts";
import { improvedByTwo, type Weighed, weightOf } from "./wrong.ts";

/** What is run in place of the lesson, without its pictures. */
export const algorithm = { steps, cells, asks, solve };

/** The questions of the article. What is right is worked out by the lesson's own algorithm. */
export const exercises: Tasks = { bound, tight, changes, wrong, local };

/** Four bounds as figures: how large is the change, and which bound stops it? */
function bound(seed: number): Task {
  const words = exerciseWords.bound;
  const draw = seededRandom(seed);
  const below = (most: number): number => 1 + Math.floor(draw() * most);
  const given = seed === 0 ? [9, 5, 8, 10] : [2 + below(12), 1 + below(9), 2 + 2 * below(9), 2 * below(9)];
  const [price, slack, double, moat] = given as [number, number, number, number];
  const bounds = [price, slack, double / 2, moat / 2];
  const least = Math.min(...bounds);
  return {
    prompt: words.prompt(price, slack, double, moat),
    picture: boundsPicture([price, slack, double, moat]),
    fields: words.fields,
    solution: [String(least), String(bounds.indexOf(least) + 1)],
    hints: words.hints(double, moat),
    grade([typedDelta = "", typedBound = ""]): Verdict {
      const delta = Number(typedDelta.replace(",", "."));
      const i = Number(typedBound);
      if (typedDelta.trim() === "" || Number.isNaN(delta)) return no(words.noNumber);
      if (delta === double && double !== least) return no(words.double);
      if (delta === moat && moat !== least) return no(words.moat);
      if (delta !== least) return no(words.notLeast(bounds));
      return bounds[i - 1] === least ? yes(words.right(bounds)) : no(words.otherBound(bounds, least));
    },
  };
}

const BOUNDS_HEIGHT = 290;

/** The four numbers, each with what it belongs to, of which one is touched. */
function boundsPicture(figures: readonly number[]): AnswerPicture {
  const words = exerciseWords.bound;
  const plate = exercisePlates({ n: figures.length, edges: [] }, inRows([2, 2]), BOUNDS_HEIGHT);
  const marks = new Map(figures.map((_, k) => [nodeId(k), String(k + 1)]));
  return {
    field: (field) => (field === 1 ? { ...single, marks } : undefined),
    plate: ([, typed = ""]) =>
      plate({
        head: words.head,
        label: words.picture(figures),
        node: (k) => ({
          role: numbersIn(typed)[0] === k + 1 ? "chosen" : "idle",
          square: true,
          text: String(figures[k]),
          tag: words.events[k],
          label: words.event(words.events[k], figures[k]),
        }),
        edge: () => ({ role: "idle" }),
      }),
  };
}

/** A picture on which the two ends of an edge are touched: the first two fields. */
function endsPicture(graph: Graph, look: (ends: readonly number[]) => ExerciseLook): AnswerPicture {
  const plate = exercisePlates(graph);
  const touch = { ...single, marks: vertexMarks(graph.n) };
  return {
    field: (field) => (field < 2 ? touch : undefined),
    plate: (answers) => plate(look(answers.slice(0, 2).flatMap((text) => numbersIn(text).slice(0, 1)))),
  };
}

/** The weight of an edge, as it is written beside it. */
function weightIn({ edges }: Graph, u: number, v: number): string {
  return String(edges.find((edge) => edge.u === u && edge.v === v)?.weight);
}

/** Whether two vertices are those that were chosen. */
function isChosen(ends: readonly number[], u: number, v: number): boolean {
  return ends.includes(u) && ends.includes(v);
}

/** A moment of a run: which edge becomes tight first? */
function tight(seed: number): Task {
  const words = exerciseWords.tight;
  const { problem, state } = moment(seed);
  const stops = stopsOf(problem, state).filter(({ i }) => i === 2 || i === 3);
  const nearest = stops[0].delta[1];
  const right = stops.filter(({ delta }) => delta[1] === nearest).map(({ vertices }) => vertices);
  const listed = (label: Label): string =>
    state.label.flatMap((own, v) => (own === label ? [`${v} (${whole(state.y[v][1])})`] : [])).join(", ");
  const candidates = problem.graph.edges.filter(({ u, v }) =>
    stops.some(({ vertices }) => vertices.includes(u) && vertices.includes(v)),
  );
  const edges = candidates.map(({ u, v, weight }) => `${u}–${v} (${weight})`).join(", ");
  return {
    prompt: words.prompt,
    given: words.given(listed("S"), listed("T"), listed(""), edges),
    picture: endsPicture(problem.graph, (ends) => ({
      head: words.head,
      label: words.picture(ends),
      node: (v) => {
        const [label, price] = [state.label[v], whole(state.y[v][1])];
        return {
          role: ends.includes(v) ? "chosen" : label === "T" ? "active" : "idle",
          solid: label === "S",
          tag: price,
          label: words.vertex(v, label, price, ends.includes(v)),
        };
      },
      edge: (u, v) => {
        const edge = candidates.find((each) => each.u === u && each.v === v);
        if (!edge) return { role: state.mate[u] === v ? "done" : "idle" };
        return { role: isChosen(ends, u, v) ? "chosen" : "candidate", text: String(edge.weight) };
      },
    })),
    fields: words.fields,
    solution: [...right[0].map(String), String(nearest)],
    hints: words.hints(`${candidates[0].u}–${candidates[0].v}`),
    grade([p = "", q = "", typed = ""]): Verdict {
      const ends = [Number(p), Number(q)];
      const stop = stops.find(
        ({ vertices }) => ends.every((v) => vertices.includes(v)) && ends[0] !== ends[1],
      );
      if (p.trim() === "" || q.trim() === "" || stop === undefined) return no(words.noEdge);
      const [u, v] = stop.vertices as [number, number];
      const edge = candidates.find((e) => e.u === u && e.v === v);
      const [after, isDouble] = [stop.delta[1], stop.i === 3];
      const sum = `${state.y[u][1]} + ${state.y[v][1]} − 2 · ${edge?.weight} = ${isDouble ? 2 * after : after}`;
      const told = words.slack(`${u}–${v}`, sum, isDouble, after);
      if (after !== nearest) return no(words.slower(told));
      return Number(typed) === nearest ? yes(words.right(told)) : no(words.otherDelta(told));
    },
  };
}

/** A small graph, and how large the first two changes of its prices are. */
export function changesAsked(seed: number) {
  return firstFrom(seed, (next) => {
    const problem = { graph: random(next, 5).graph, objective: "weight" } as const;
    const deltas = firstDeltas(record(algorithm, problem).trace);
    return deltas.length === CHANGES ? { problem, deltas } : undefined;
  });
}

/** So many changes are asked for. */
const CHANGES = 2;

/** How large the first changes of a run are; fewer if there are not so many. */
export function firstDeltas(trace: Trace): number[] {
  const cursor = trace.cursor();
  return Array.from({ length: CHANGES }, (_, k) => trace.occurrence("change", k + 1)).flatMap((at) => {
    const entry = at === 0 ? undefined : entriesOf(cursor.seek(at)).at(-1);
    return entry?.bounds[entry.least - 1]?.slice(1) ?? [];
  });
}

/** The first two changes of a run: how large are they? */
function changes(seed: number): Task {
  const words = exerciseWords.changes;
  const { problem, deltas } = changesAsked(seed);
  const { graph } = problem;
  const [first, second] = deltas;
  const most = Math.max(...graph.edges.map(({ weight }) => Number(weight)));
  const plate = exercisePlates(graph);
  return {
    prompt: words.prompt(most),
    given: words.given(graph.edges.map(({ u, v, weight }) => `${u}–${v} (${weight})`).join(", ")),
    picture: {
      field: () => undefined,
      plate: () =>
        plate({
          head: words.head(most),
          label: words.picture,
          node: (v) => ({ role: "idle", tag: String(most), label: words.vertex(v, most) }),
          edge: (u, v) => ({ role: "idle", text: weightIn(graph, u, v) }),
        }),
    },
    fields: words.fields,
    solution: deltas.map(String),
    hints: words.hints(most, first),
    grade([typedFirst = "", typedSecond = ""]): Verdict {
      const typed = [typedFirst, typedSecond].map((text) => (text.trim() === "" ? Number.NaN : Number(text)));
      if (typed.some(Number.isNaN)) return no(words.noNumbers);
      if (typed[0] !== first) return no(words.wrongFirst);
      return typed[1] === second ? yes(words.right(first, second)) : no(words.wrongSecond(first));
    },
  };
}

/** A certificate with one price too low: which edge is not paid for? */
function wrong(seed: number): Task {
  const words = exerciseWords.wrong;
  const { graph, result, broken } = brokenCertificate(seed);
  const y = result.y.map(([, price], v) => (v === broken ? price - 2 : price));
  const around = (u: number, v: number): number =>
    result.blossoms.reduce(
      (sum, { vertices, z }) => (vertices.includes(u) && vertices.includes(v) ? sum + z[1] : sum),
      0,
    );
  const slackOf = (u: number, v: number, weight: number): number => y[u] + y[v] + around(u, v) - 2 * weight;
  const unpaid = graph.edges.filter(({ u, v, weight }) => slackOf(u, v, Number(weight)) < 0);
  const [first] = unpaid as [(typeof unpaid)[number]];
  const blossoms = result.blossoms.map(({ vertices, z }): readonly [string, number] => [
    vertices.join(" "),
    z[1],
  ]);
  const edges = graph.edges.map(({ u, v, weight }) => `${u}–${v} (${weight})`).join(", ");
  return {
    prompt: words.prompt,
    given: words.given(y, blossoms, edges),
    picture: endsPicture(graph, (ends) => ({
      head: words.head(blossoms),
      label: words.picture(ends),
      hulls: result.blossoms.map(({ vertices }, k) => ({ id: `b${k}`, vertices, height: 0, role: "idle" })),
      node: (v) => ({
        role: ends.includes(v) ? "chosen" : "idle",
        tag: String(y[v]),
        label: words.vertex(v, y[v], ends.includes(v)),
      }),
      edge: (u, v) => ({
        role: isChosen(ends, u, v) ? "chosen" : "idle",
        text: weightIn(graph, u, v),
      }),
    })),
    fields: words.fields,
    solution: [String(first.u), String(first.v)],
    hints: words.hints(blossoms.map(([vertices]) => vertices)),
    grade([p = "", q = ""]): Verdict {
      const [u, v] = [Number(p), Number(q)].sort((a, b) => a - b) as [number, number];
      const edge = graph.edges.find((e) => e.u === u && e.v === v);
      if (p.trim() === "" || q.trim() === "" || edge === undefined) return no(words.noEdge);
      const inside = around(u, v) === 0 ? "" : ` + ${around(u, v)}`;
      const sum = `${y[u]} + ${y[v]}${inside}`;
      const slack = slackOf(u, v, Number(edge.weight));
      return slack < 0 ? yes(words.unpaid(sum, edge.weight, whole(slack))) : no(words.paid(sum, edge.weight));
    },
  };
}

/** The vertices of a typed graph, and the largest weight. */
const TYPED = 10;
const HEAVIEST = 1000;
/** Weights that can be touched; others are typed. */
const OFFERED: readonly number[] = Array.from({ length: 12 }, (_, k) => k + 1);

/** A graph on which improving by two edges at a time gets stuck. */
function local(_seed: number): Task {
  const words = exerciseWords.local;
  return {
    prompt: words.prompt(HEAVIEST),
    picture: drawingPicture(inCircle(TYPED), pathWords.drawing, { weights: OFFERED }),
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: ["0-1:7, 1-2:10, 2-3:7, 3-4:10, 4-5:7"],
    grade([typed = ""]): Verdict {
      const read = typedWeights(typed, words);
      if (typeof read === "string") return no(read);
      const found = improvedByTwo(read);
      const graph = {
        n: TYPED,
        edges: read.map(([u, v, weight]) => ({ u: Math.min(u, v), v: Math.max(u, v), weight })),
      };
      const { mate } = record(algorithm, { graph, objective: "weight" as const }).result as Result;
      const best = read.filter(([u, v]) => mate[u] === v);
      const told = (edges: readonly Weighed[]): string =>
        edges.map(([u, v]) => `${u}\u2060–\u2060${v}`).join(", ");
      const [weight, most] = [weightOf(found), weightOf(best)];
      if (weight < most) return yes(words.fails(told(found), weight, told(best), most));
      return no(words.survives(told(found), weight));
    },
  };
}

/** Edges such as "0-1:7", or what is wrong with them. */
function typedWeights(typed: string, words: ExerciseWords["local"]): readonly Weighed[] | string {
  const pieces = typed
    .replaceAll("\u2060", "")
    .replace(/\s*([-–—:])\s*/g, "$1")
    .split(/[\s,;]+/)
    .filter((piece) => piece !== "");
  if (pieces.length === 0) return words.noEdges;
  const edges: Weighed[] = [];
  for (const piece of pieces) {
    const match = /^(\d+)[-–—](\d+):(\d+)$/.exec(piece);
    if (match === null) return words.noEdge(piece);
    const [u, v, weight] = match.slice(1).map(Number);
    if (u >= TYPED || v >= TYPED || u === v) return words.noPair(piece, TYPED);
    if (weight > HEAVIEST) return words.tooHeavy(weight, HEAVIEST);
    if (edges.some(([a, b]) => (a === u && b === v) || (a === v && b === u))) return words.twice(u, v);
    edges.push([u, v, weight]);
  }
  return edges;
}

/** Labels, prices and edges of a search, and the edges that are matched. */
interface State {
  readonly label: readonly string[];
  readonly y: readonly number[];
  readonly edges: readonly (readonly [u: number, v: number, weight: number])[];
  readonly matched: readonly string[];
}

/** Labels, prices and edges of the table. The roots are 0 and 4; 2 and 3 are partners, and so are 1 and 5. */
const TABLE: State = {
  matched: ["2–3", "1–5"],
  label: ["S", "", "T", "S", "S", ""],
  y: [9, 10, 13, 9, 9, 12],
  edges: [
    [0, 1, 6],
    [0, 3, 6],
    [0, 2, 11],
    [2, 3, 11],
    [3, 4, 4],
    [4, 5, 8],
    [1, 5, 11],
  ],
};

/** The same search with other prices and weights: edges that are not tight stay so, with another slack of the same parity. */
function otherState(seed: number): State {
  const random = seededRandom(seed);
  const more = between(random, -2, 4);
  return {
    ...TABLE,
    y: TABLE.y.map((price) => price + more),
    edges: TABLE.edges.map(([u, v, weight]) => {
      const isTight = TABLE.y[u] + TABLE.y[v] === 2 * weight;
      return [u, v, weight + more - (isTight ? 0 : between(random, -1, 1))];
    }),
  };
}

/** What may be typed for "no bound". */
const NOTHING = ["-", "–", "—"];

/** The edges of a small state, with slack, bound and how far the change may go; to be completed. */
export function faded(_n: number, seed = 0): FadedTable {
  const words = exerciseWords.faded;
  const state = seed === 0 ? TABLE : otherState(seed);
  const rows = state.edges.map(([u, v, weight]) => {
    const slack = state.y[u] + state.y[v] - 2 * weight;
    const labels = `${state.label[u]}${state.label[v]}`;
    const i = labels === "SS" ? 3 : labels === "S" ? 2 : 0;
    return [slack, i, i === 0 ? 0 : i === 3 ? slack / 2 : slack].map(String);
  });
  return {
    task: words.task(vertices(state, "S"), vertices(state, "T"), vertices(state, "")),
    columns: words.columns,
    rowName: words.edge,
    heads: state.edges.map(([u, v]) => `${u}–${v}`),
    rows,
    given: words.given(
      labelled(state, "S"),
      labelled(state, "T"),
      labelled(state, ""),
      state.edges.map(([u, v, weight]) => `${u}–${v} (${weight})`).join(", "),
      state.matched.join(", "),
    ),
    picture: tablePicture(state),
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => {
          const isNothing = column > 0 && [...NOTHING, ...words.nothing].includes(text.toLowerCase());
          return (isNothing ? "0" : text) === rows[row][column];
        },
        (row, column) => reasonOf(state, row, column, words),
      ),
  };
}

/** The vertices that have a label. */
function vertices({ label }: State, wanted: string): readonly string[] {
  return label.flatMap((each, v) => (each === wanted ? [String(v)] : []));
}

/** The vertices of the table that have a label, with their prices. */
function labelled(state: State, label: string): string {
  return state.y.flatMap((price, v) => (state.label[v] === label ? [`${v} (${price})`] : [])).join(", ");
}

/** The bounds of the table; 0: none. */
const BOUNDS = chips(["0", "2", "3"]);

/** The state of the table, with the edge of the row that is being filled in. */
function tablePicture(state: State): AnswerPicture {
  const words = exerciseWords.faded;
  const edges = state.edges.map(([u, v, weight]) => ({ u, v, weight }));
  const plate = exercisePlates({ n: state.y.length, edges });
  return {
    field: (field) => (field % words.columns.length === 1 ? BOUNDS : undefined),
    plate(_cells, field) {
      const now = state.edges[Math.floor(field / words.columns.length)] ?? state.edges[0];
      const name = `${now[0]}–${now[1]}`;
      return plate({
        head: words.head(name),
        label: words.picture(name),
        node: (v) => ({
          role: state.label[v] === "T" ? "active" : "idle",
          solid: state.label[v] === "S",
          tag: String(state.y[v]),
          label: exerciseWords.tight.vertex(v, state.label[v], String(state.y[v]), false),
        }),
        edge: (u, v) => ({
          role:
            u === now[0] && v === now[1] ? "chosen" : state.matched.includes(`${u}–${v}`) ? "done" : "idle",
          text: String(edges.find((each) => each.u === u && each.v === v)?.weight),
        }),
      });
    },
  };
}

function reasonOf(state: State, row: number, column: number, words: ExerciseWords["faded"]): string {
  const [u, v, weight] = state.edges[row];
  const name = `${u}–${v}`;
  if (column === 0) return words.slack(name, `${state.y[u]} + ${state.y[v]} − 2 · ${weight}`);
  return column === 1 ? words.bound(name, state.label[u], state.label[v]) : words.delta(name);
}

/** Other worked tables. */
export const tables = { prices };

/** A table of prices has so many changes at least. */
const LEAST_CHANGES = 3;

/** The prices of a small graph after each change. */
function prices(n: number, seed = 0): FadedTable {
  const words = exerciseWords.prices;
  const { task, rows } = firstFrom(seed, (next) => {
    const task = { graph: random(next + CHOSEN, n).graph, objective: "weight" } as const;
    const rows = pricesIn(record(algorithm, task).trace, n);
    return rows.length < LEAST_CHANGES ? undefined : { task, rows };
  });
  const { graph } = task;
  const edges = graph.edges.map(({ u, v, weight }) => `${u}–${v} (${weight})`).join(", ");
  return {
    task: words.task,
    columns: Array.from({ length: n }, (_, v) => words.vertex(v)),
    rowName: words.change,
    rows,
    given: words.given(edges),
    picture: pricesPicture(graph),
    compared: {
      rowsOf(program, run) {
        const { trace } = run(algorithm, program as typeof solve, task);
        return trace && pricesIn(trace, n);
      },
      spell: (text, column) => `${column}: ${text.trim().replace(/^[‐-―−]/, "-")}`,
    },
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => Number(text) === Number(rows[row][column]),
        (row, column) => words.wrong(row + 1, column),
      ),
  };
}

/** The seed of the graph in the article: its prices are small, and nearly every wrong rule gives others. */
const CHOSEN = 98;

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

/** The graph with its weights, and the prices of the row that is being filled in. */
function pricesPicture(graph: Graph): AnswerPicture {
  const words = exerciseWords.prices;
  const plate = exercisePlates(graph);
  return {
    field: () => undefined,
    plate(cells, field) {
      const row = Math.floor(field / graph.n);
      const own = cells.slice(row * graph.n, (row + 1) * graph.n);
      return plate({
        head: words.head(row + 1),
        label: words.picture(row + 1),
        node: (v) => ({
          role: v === field % graph.n ? "chosen" : "idle",
          tag: own[v] ?? "",
          label: words.vertex(v),
        }),
        edge: (u, v) => ({
          role: "idle",
          text: weightIn(graph, u, v),
        }),
      });
    },
  };
}

/** A state of some run in which an edge stops the change and no blossom is in the way. */
function moment(seed: number) {
  for (let shift = 0; ; shift++) {
    const problem = random(seed * 101 + shift, 7);
    const { trace } = record(algorithm, problem);
    const cursor = trace.cursor();
    for (let k = trace.length; k > 1; k--) {
      const call = trace.stepAt(k);
      if (call.step !== "bounds" || (call.a !== 2 && call.a !== 3)) continue;
      const state = stateOf(problem, cursor.seek(k - 1));
      const candidates = stopsOf(problem, state).filter(({ i }) => i === 2 || i === 3);
      const hasBoth = new Set(candidates.map(({ i }) => i)).size === 2;
      if (hasBoth && candidates.length <= 6 && state.blossoms.length === 0) return { problem, state };
    }
  }
}

/** A small graph whose best matching has a blossom, and a vertex whose price is high enough to be lowered. */
function brokenCertificate(seed: number) {
  for (let shift = 0; ; shift++) {
    const { graph } = random(seed * 103 + shift, 6);
    const result: Result = record(algorithm, { graph, objective: "weight" as const }).result as Result;
    if (result.blossoms.length !== 1 || graph.edges.length > 11) continue;
    const inside = result.blossoms[0]?.vertices;
    const broken = result.y.findIndex(
      ([, price], v) => price >= 4 && !inside.includes(v) && graph.edges.some((e) => e.u === v || e.v === v),
    );
    if (broken >= 0 && result.mate[broken] !== -1) return { graph, result, broken };
  }
}
