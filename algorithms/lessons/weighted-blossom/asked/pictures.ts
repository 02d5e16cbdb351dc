/** How questions show a weighted graph, and tell what it shows. */

import { type AnswerPicture, chips, numbersIn, single } from "#algorithms/core/lesson/answer-picture.ts";
import type { Edge, Graph } from "#algorithms/engines/matching/graph.ts";
import {
  type ExerciseLook,
  exercisePlates,
  inRows,
  vertexMarks,
} from "#algorithms/kit/graphs/graph-picture.ts";
import type { NodeLook } from "#algorithms/kit/graphs/graph-plate.ts";
import { whole } from "../figure/state.ts";
import { exerciseWords } from "../words/en/asked.ts";

/** Edges with their weights in a sentence: "0–1 (3), 1–2 (10)". */
export function weighedList(edges: readonly Edge[]): string {
  return edges.map(({ u, v, weight }) => `${u}–${v} (${weight})`).join(", ");
}

export function edgeOf(edges: readonly Edge[], u: number, v: number): Edge | undefined {
  return edges.find((edge) => edge.u === u && edge.v === v);
}

/** The weight of an edge, as it is written beside it. */
export function weightIn({ edges }: Graph, u: number, v: number): string {
  return String(edgeOf(edges, u, v)?.weight);
}

/** Labels and prices, by their vertices. */
export interface Labelled {
  readonly label: readonly string[];
  readonly y: readonly number[];
}

/** The vertices that have a label. */
export function verticesWith({ label }: Labelled, wanted: string): number[] {
  return label.flatMap((each, v) => (each === wanted ? [v] : []));
}

/** The same with their prices in a sentence: "0 (9), 4 (9)". */
export function pricedList(labelled: Labelled, wanted: string): string {
  return verticesWith(labelled, wanted)
    .map((v) => `${v} (${whole(labelled.y[v])})`)
    .join(", ");
}

/** A vertex with its label and its price. */
export function labelledNode({ label, y }: Labelled, v: number, isChosen: boolean): NodeLook {
  const price = whole(y[v]);
  return {
    role: isChosen ? "chosen" : label[v] === "T" ? "active" : "idle",
    solid: label[v] === "S",
    tag: price,
    label: exerciseWords.tight.vertex(v, label[v], price, isChosen),
  };
}

/** A picture on which the two ends of an edge are touched: the first two fields. */
export function endsPicture(graph: Graph, look: (ends: readonly number[]) => ExerciseLook): AnswerPicture {
  const plate = exercisePlates(graph);
  const touch = { ...single, marks: vertexMarks(graph.n) };
  return {
    field: (field) => (field < 2 ? touch : undefined),
    plate: (answers) => plate(look(answers.slice(0, 2).flatMap((text) => numbersIn(text).slice(0, 1)))),
  };
}

/** A graph with its weights, on which nothing is touched. */
export function weighedPicture(
  graph: Graph,
  look: (texts: readonly string[], field: number) => Omit<ExerciseLook, "edge">,
): AnswerPicture {
  const plate = exercisePlates(graph);
  const edge = (u: number, v: number) => ({ role: "idle" as const, text: weightIn(graph, u, v) });
  return { field: () => undefined, plate: (texts, field) => plate({ ...look(texts, field), edge }) };
}

const BOUNDS_HEIGHT = 290;

/** The four numbers, each with what it belongs to, of which one is touched. */
export function boundsPicture(figures: readonly number[]): AnswerPicture {
  const words = exerciseWords.bound;
  const plate = exercisePlates({ n: figures.length, edges: [] }, inRows([2, 2]), BOUNDS_HEIGHT);
  const marks = vertexMarks(figures.length, 1);
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

/** A moment of a search, with the edges that are matched. */
export interface Moment extends Labelled {
  readonly edges: readonly Edge[];
  readonly matched: readonly string[];
}

/** The bounds of the table; 0: none. */
const BOUNDS = chips(["0", "2", "3"]);

/** The moment of the table, with the edge of the row that is being filled in. */
export function momentPicture(moment: Moment): AnswerPicture {
  const words = exerciseWords.faded;
  const graph: Graph = { n: moment.y.length, edges: moment.edges };
  const plate = exercisePlates(graph);
  return {
    field: (field) => (field % words.columns.length === 1 ? BOUNDS : undefined),
    plate(_cells, field) {
      const now = graph.edges[Math.floor(field / words.columns.length)] ?? graph.edges[0];
      const name = `${now.u}–${now.v}`;
      return plate({
        head: words.head(name),
        label: words.picture(name),
        node: (v) => labelledNode(moment, v, false),
        edge: (u, v) => ({
          role:
            u === now.u && v === now.v ? "chosen" : moment.matched.includes(`${u}–${v}`) ? "done" : "idle",
          text: weightIn(graph, u, v),
        }),
      });
    },
  };
}
