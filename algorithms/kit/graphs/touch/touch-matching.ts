/** A matching that a reader makes by hand: two vertices are touched, or a line between them, and whoever stood in the way is free again. */
import type { Challenge, ChallengeWords } from "#algorithms/core/lesson/challenge.ts";
import type { GraphPlate } from "#algorithms/core/lesson/scene.ts";

/** A graph on a small plate. Vertices count from 0; the places are those of the plate. */
export interface SmallGraph {
  readonly places: readonly (readonly [x: number, y: number])[];
  /** The smaller vertex first. */
  readonly edges: readonly (readonly [u: number, v: number, weight?: number])[];
}

/** A matching by hand. */
export interface HandMatching {
  /** The partner of each vertex, or −1. */
  readonly mate: readonly number[];
  /** The vertex that was touched first, or −1. */
  readonly first: number;
  /** Its edges, or their weights together. */
  readonly value: number;
  /** Whether no edge joins two vertices without partners. */
  readonly isMaximal: boolean;
}

/** What is said of a matching by hand, beside what every challenge says. */
export interface HandMatchingWords extends ChallengeWords<HandMatching> {
  /** The whole picture in a sentence. */
  picture(state: HandMatching): string;
  /** How a vertex is called, with its partner or −1. */
  vertex(v: number, partner: number): string;
  /** Why two cannot be paired. */
  noEdge(u: number, v: number): string;
}

export interface HandMatchingTask {
  readonly graph: SmallGraph;
  /** The pairs at the beginning. */
  readonly given?: readonly (readonly [number, number])[];
  /** The value of a largest or heaviest matching. */
  readonly best: number;
  readonly words: HandMatchingWords;
  /** What stands in a disc; its number unless told. */
  readonly textOf?: (v: number) => string;
}

const WIDTH = 360;
const HEIGHT = 320;
const RADIUS = 19;

function vertexMark(v: number): string {
  return `v${v}`;
}

function edgeMark(u: number, v: number): string {
  return `e${u}.${v}`;
}

/** The vertices of a mark: one, or the two of an edge; none for a mark of something else. */
function verticesOf(mark: string): readonly number[] {
  const [, v, u, w] = /^(?:v(\d+)|e(\d+)\.(\d+))$/.exec(mark) ?? [];
  return [v, u, w].flatMap((number) => (number === undefined ? [] : [Number(number)]));
}

function stateOf({ edges }: SmallGraph, mate: readonly number[], first: number): HandMatching {
  const matched = edges.filter(([u, v]) => mate[u] === v);
  return {
    mate,
    first,
    value: matched.reduce((sum, [, , weight = 1]) => sum + weight, 0),
    isMaximal: !edges.some(([u, v]) => mate[u] === -1 && mate[v] === -1),
  };
}

function areJoined({ edges }: SmallGraph, u: number, v: number): boolean {
  return edges.some(([a, b]) => (a === u && b === v) || (a === v && b === u));
}

/** The matching with this pair, or without it if it is there; former partners are alone. */
function withPair(mate: readonly number[], u: number, v: number): number[] {
  const isPair = mate[u] === v;
  const next = mate.map((partner) => (partner === u || partner === v ? -1 : partner));
  next[u] = isPair ? -1 : v;
  next[v] = isPair ? -1 : u;
  return next;
}

/** The challenge to make a largest matching, or a heaviest one. */
export function matchingChallenge({
  graph,
  given = [],
  best,
  words,
  textOf = String,
}: HandMatchingTask): Challenge<HandMatching> {
  const alone = graph.places.map(() => -1);
  const start = stateOf(
    graph,
    given.reduce<readonly number[]>((mate, [u, v]) => withPair(mate, u, v), alone),
    -1,
  );
  const isDone = ({ value }: HandMatching): boolean => value === best;
  return {
    start,
    best,
    words,
    isDone,
    plate: (state) => plateOf(graph, state, words, textOf),
    isHalf: ({ first }) => first >= 0,
    score: ({ value, isMaximal, first }) =>
      isMaximal && first < 0 && value > start.value ? value : undefined,
    touchable(state) {
      if (isDone(state)) return [];
      const { first } = state;
      const vertices = graph.places.flatMap((_, v) =>
        first < 0 || v === first || areJoined(graph, first, v) ? [vertexMark(v)] : [],
      );
      return [...vertices, ...graph.edges.map(([u, v]) => edgeMark(u, v))];
    },
    touch(state, mark) {
      const { mate, first } = state;
      const [u, v] = verticesOf(mark);
      const text = words;
      if (u === undefined || u >= mate.length || isDone(state)) return { refused: text.state(state) };
      if (v !== undefined)
        return areJoined(graph, u, v)
          ? stateOf(graph, withPair(mate, u, v), -1)
          : { refused: text.noEdge(u, v) };
      if (first < 0) return stateOf(graph, mate, u);
      if (u === first) return stateOf(graph, mate, -1);
      return areJoined(graph, first, u)
        ? stateOf(graph, withPair(mate, first, u), -1)
        : { refused: text.noEdge(first, u) };
    },
  };
}

function plateOf(
  { places, edges }: SmallGraph,
  state: HandMatching,
  words: HandMatchingWords,
  textOf: (v: number) => string,
): GraphPlate {
  const { mate, first } = state;
  return {
    kind: "graph",
    width: WIDTH,
    height: HEIGHT,
    label: words.picture(state),
    guides: [],
    edges: edges.map(([u, v, weight]) => ({
      id: edgeMark(u, v),
      from: places[u],
      to: places[v],
      role: mate[u] === v ? "done" : "idle",
      ...(weight === undefined ? {} : { text: String(weight) }),
    })),
    nodes: places.map(([x, y], v) => ({
      id: vertexMark(v),
      ...{ x, y, radius: RADIUS },
      role: v === first ? "chosen" : mate[v] >= 0 ? "done" : "idle",
      text: textOf(v),
      label: words.vertex(v, mate[v]),
    })),
    notes: [],
  };
}
