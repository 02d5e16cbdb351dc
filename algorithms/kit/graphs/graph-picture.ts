import {
  type AnswerPicture,
  type FieldTouch,
  pairs,
  pairsIn,
  single,
  type Typing,
  weighedPairs,
  weighedPairsIn,
} from "#algorithms/core/lesson/answer-picture.ts";
import type { GraphPlate } from "#algorithms/core/lesson/scene.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import type { Point } from "#algorithms/engines/matching/generate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { type GraphLook, graphPlate, nodeId } from "./graph-plate.ts";

/** Lower than the figures: an exercise has fields and buttons below its picture, and they should be seen together. */
const EXERCISE_HEIGHT = 400;

/** With its ring such a disc is 24 pixels wide on a phone. */
const LEAST_RADIUS = 15;

/** How the graph of an exercise is shown, with what is answered so far. */
export type ExerciseLook = Omit<GraphLook, "hulls" | "height" | "leastRadius"> &
  Partial<Pick<GraphLook, "hulls">>;

/** The vertices that may be touched, by their marks: `first` is the number of the first one in texts. */
export function vertexMarks(n: number, first = 0): ReadonlyMap<string, string> {
  return new Map(Array.from({ length: n }, (_, v) => [nodeId(v), String(v + first)]));
}

/** How the plates of one graph are made; without places it is laid out. */
export function exercisePlates(
  graph: Graph,
  places: readonly Point[] = [],
  height = EXERCISE_HEIGHT,
): (look: ExerciseLook) => GraphPlate {
  const placed = drawn(graph, places);
  return (look) => graphPlate(placed, { hulls: [], ...look, height, leastRadius: LEAST_RADIUS });
}

/** The picture of a question with one field that is about one graph. */
export function graphPicture(
  graph: Graph,
  typing: Typing,
  look: (answers: readonly string[]) => ExerciseLook,
  { places, first = 0 }: { readonly places?: readonly Point[]; readonly first?: number } = {},
): AnswerPicture {
  const plate = exercisePlates(graph, places);
  const touch: FieldTouch = { ...typing, marks: vertexMarks(graph.n, first) };
  return {
    plate: (answers) => plate(look(answers)),
    field: (field) => (field === 0 ? touch : undefined),
  };
}

/** The picture of a table whose every cell holds a vertex. */
export function vertexTable(
  graph: Graph,
  look: (cells: readonly string[], field: number) => ExerciseLook,
  { places, first = 0 }: { readonly places?: readonly Point[]; readonly first?: number } = {},
): AnswerPicture {
  const plate = exercisePlates(graph, places);
  const touch: FieldTouch = { ...single, marks: vertexMarks(graph.n, first) };
  return { plate: (cells, field) => plate(look(cells, field)), field: () => touch };
}

/** What is said of a graph that the reader draws. Vertices are numbers as in texts. */
export interface DrawingWords {
  /** Over the vertices, while one end of an edge is chosen or none is. */
  head(half: number | undefined): string;
  label(pairs: readonly (readonly [number, number])[]): string;
  vertex(v: number, half: number | undefined): string;
}

/** How the vertices of a drawn graph are numbered, and the weights that are offered, if its edges have any. */
export interface Drawing {
  readonly first?: number;
  readonly weights?: readonly number[];
}

/** The picture of a graph that is typed as "0-5, 1-6": touching two vertices joins them, or parts them again. */
export function drawingPicture(
  places: readonly Point[],
  words: DrawingWords,
  { first = 0, weights }: Drawing = {},
): AnswerPicture {
  const n = places.length;
  const marks = vertexMarks(n, first);
  const touch: FieldTouch = weights
    ? { ...weighedPairs, marks, chips: weights.map((weight) => `:${weight}`) }
    : { ...pairs(), marks };
  const isThere = (v: number): boolean => v >= first && v < n + first;
  return {
    field: (field) => (field === 0 ? touch : undefined),
    plate([typed = ""]) {
      const { half } = pairsIn(typed);
      const known = weighedPairsIn(typed).filter(([u, v]) => isThere(u) && isThere(v) && u !== v);
      const edges = new Map(
        known.map(([u, v, weight]) => {
          const [low, high] = [Math.min(u, v) - first, Math.max(u, v) - first];
          return [`${low}.${high}`, { edge: { u: low, v: high, weight: 1 }, weight }] as const;
        }),
      );
      const plate = exercisePlates({ n, edges: Array.from(edges.values(), ({ edge }) => edge) }, places);
      return plate({
        head: words.head(half),
        label: words.label(known.map(([u, v]) => [u, v])),
        node: (v) => ({
          role: v + first === half ? "chosen" : "idle",
          text: String(v + first),
          label: words.vertex(v + first, half),
        }),
        edge: (u, v) => {
          const weight = edges.get(`${u}.${v}`)?.weight;
          return { role: "active", ...(weight === undefined ? {} : { text: String(weight) }) };
        },
      });
    },
  };
}

/** Vertices in rows, one above the other; together they are `tall` times as high as the longest is wide, if there is room. */
export function inRows(rows: readonly number[], tall = 0.5): Point[] {
  const wide = Math.max(...rows, 1) - 1;
  const high = Math.max(1, (wide * tall) / Math.max(rows.length - 1, 1));
  return rows.flatMap((count, y) =>
    Array.from({ length: count }, (_, x) => ({ x: x + (wide - count + 1) / 2, y: y * high })),
  );
}

/** Exercise plates are so much wider than they are high. */
const WIDE = 1.7;

/** Vertices on a circle, or an ellipse that is so much wider than it is high, clockwise from the top. */
export function inCircle(n: number, wide = WIDE): Point[] {
  return Array.from({ length: n }, (_, v) => {
    const angle = (2 * Math.PI * v) / n;
    return { x: wide * Math.sin(angle), y: -Math.cos(angle) };
  });
}
