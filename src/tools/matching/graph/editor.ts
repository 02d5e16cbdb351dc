/** The graph editor as data: a text, the graph that was last read from it, its places, and what was done before. */
import type { Point } from "#algorithms/engines/matching/generate.ts";
import type { Edge, Graph, Objective } from "#algorithms/engines/matching/graph.ts";
import { labelsIn } from "#algorithms/engines/matching/read/labels.ts";
import { type Burst, type History, NO_HISTORY, record, travel } from "#src/tools/shared/storage/history.ts";
import { LIMITS, MOST_DRAWN } from "../limits.ts";
import { fitted, freePlace, laidOut, withNew } from "./arrange.ts";
import { type Doc, edgeBetween, isDrawn, type LongText, parseWeight, USUAL_OBJECTIVE } from "./doc.ts";
import { readText, writeLike } from "./graph-text.ts";
import { inFrame } from "./stage.ts";

/** A vertex, or an edge by its ends. */
export type Choice =
  | { readonly kind: "vertex"; readonly v: number }
  | { readonly kind: "edge"; readonly u: number; readonly v: number };

/** What has just happened, or why something has not. */
export type Said =
  | { readonly kind: "added" | "from" | "moved" | "removed" | "full" | "loop"; readonly v: number }
  | { readonly kind: "joined" | "there" | "cut"; readonly u: number; readonly v: number }
  | { readonly kind: "weighed"; readonly u: number; readonly v: number; readonly weight: number | bigint }
  | { readonly kind: "weight"; readonly found: string }
  | { readonly kind: "no-vertex"; readonly found: string; readonly last: number }
  | { readonly kind: "arranged" | "cleared" | "reset" | "undone" | "redone" };

export interface EditorState extends History<Doc> {
  readonly doc: Doc;
  readonly choice: Choice | undefined;
  /** The vertex from which the next edge goes. */
  readonly from: number | undefined;
  readonly said: Said | undefined;
  /** Which burst of small changes the last one belongs to, and when it was: they are undone as one. */
  readonly burst: Burst | undefined;
}

export type EditorAction =
  /** The text is edited by hand. Times are in milliseconds. */
  | { readonly kind: "type"; readonly text: string; readonly time: number }
  /** Another text, with places on the plate if they are known. */
  | {
      readonly kind: "load";
      readonly text: string;
      readonly places?: readonly Point[] | undefined;
      readonly objective?: Objective | undefined;
    }
  | { readonly kind: "load-long"; readonly long: LongText }
  /** A document from a link. */
  | { readonly kind: "show"; readonly doc: Doc }
  /** A new vertex, at a free place unless one is given; joined to the vertex from which an edge goes. */
  | { readonly kind: "add"; readonly at?: Point; readonly join?: number | undefined }
  /** A vertex is pressed to be joined: the first end of an edge, or the second. */
  | { readonly kind: "connect"; readonly v: number }
  | { readonly kind: "join"; readonly u: number; readonly v: number; readonly weight?: number | bigint }
  | { readonly kind: "move"; readonly v: number; readonly to: Point }
  /** Moves the chosen vertex a little. */
  | { readonly kind: "nudge"; readonly x: number; readonly y: number; readonly time: number }
  /** The weight of an edge, as it is typed. */
  | {
      readonly kind: "weigh";
      readonly u: number;
      readonly v: number;
      readonly weight: string;
      readonly time: number;
    }
  | { readonly kind: "remove"; readonly choice?: Choice }
  | { readonly kind: "choose"; readonly choice: Choice | undefined }
  /** The next or the previous vertex or edge is chosen. */
  | { readonly kind: "step"; readonly what: Choice["kind"]; readonly by: 1 | -1 }
  | { readonly kind: "arrange" }
  | { readonly kind: "clear" }
  /** Back to the state in which the page is first seen. */
  | { readonly kind: "reset"; readonly text: string; readonly places?: readonly Point[] | undefined }
  | { readonly kind: "objective"; readonly objective: Objective }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" };

const MOST_UNDO = 200;
/** Of long texts fewer are kept, as each comes with its graph. In characters. */
const LONG = 40_000;
const MOST_LONG_UNDO = 20;
/** Changes of one kind that come so close on each other are one. In milliseconds. */
const BURST = 900;

const NOTHING: Doc = {
  ...{ text: "", mistakes: [], graph: { n: 0, edges: [] }, places: [], objective: USUAL_OBJECTIVE },
};

/** An editor that shows a text. */
export function startEditor(
  text: string,
  places?: readonly Point[],
  objective = USUAL_OBJECTIVE,
): EditorState {
  return stateOf(docOf({ ...NOTHING, objective }, text, places));
}

/** An editor that begins with this document. */
export function stateOf(doc: Doc): EditorState {
  return {
    ...{ doc, ...NO_HISTORY, choice: undefined, from: undefined, said: undefined, burst: undefined },
  };
}

/** The state after an action. What cannot be done changes nothing but what is said. */
export function edit(state: EditorState, action: EditorAction): EditorState {
  const { doc } = state;
  const calm: EditorState = { ...state, said: undefined };
  switch (action.kind) {
    case "type":
      if (action.text === doc.text && !doc.long) return state;
      return change(calm, retyped(doc, action.text), {
        burst: { name: "type", time: action.time },
        choice: state.choice,
      });
    case "load":
      return change(
        calm,
        docOf({ ...doc, objective: action.objective ?? doc.objective }, action.text, action.places),
      );
    case "load-long": {
      const { long } = action;
      return change(calm, { ...NOTHING, objective: doc.objective, long });
    }
    case "show":
      return change(calm, action.doc);
    case "add":
      return add(calm, action.at, action.join);
    case "connect":
      return connect(calm, action.v);
    case "join":
      return join(calm, action.u, action.v, action.weight);
    case "move":
      return move(calm, action.v, action.to);
    case "nudge": {
      if (state.choice?.kind !== "vertex") return calm;
      const { v } = state.choice;
      const { x, y } = doc.places[v];
      return move(calm, v, { x: x + action.x, y: y + action.y }, action.time);
    }
    case "weigh":
      return weigh(calm, action);
    case "remove":
      return remove(calm, action.choice ?? state.choice);
    case "choose":
      return { ...calm, choice: action.choice, from: undefined };
    case "step":
      return stepChoice(calm, action.what, action.by);
    case "arrange":
      if (!isDrawn(doc)) return calm;
      return draw(calm, doc.graph, laidOut(doc.graph), {
        ...{ said: { kind: "arranged" }, choice: state.choice },
      });
    case "clear":
      return change(calm, { ...NOTHING, objective: doc.objective }, { said: { kind: "cleared" } });
    case "reset":
      return change(calm, docOf(NOTHING, action.text, action.places), { said: { kind: "reset" } });
    case "objective":
      if (action.objective === doc.objective) return calm;
      return change(calm, { ...doc, objective: action.objective }, { choice: state.choice });
    case "undo":
    case "redo":
      return travelTo(calm, action.kind);
  }
}

/** Another text, laid out afresh where it does not say how. */
function docOf(doc: Doc, text: string, places?: readonly Point[]): Doc {
  const reading = readText(text);
  if (!reading.graph) return { ...doc, long: undefined, text, mistakes: reading.mistakes };
  const { graph, given } = reading;
  const drawn = graph.n <= MOST_DRAWN;
  const known = places?.length === graph.n ? places.map(inFrame) : given && fitted(given);
  return {
    ...{ text, mistakes: [], graph, labels: labelsIn(text), objective: doc.objective, long: undefined },
    places: drawn ? (known ?? laidOut(graph)) : [],
  };
}

/** A text that was edited: what is drawn already stays where it is. */
function retyped(doc: Doc, text: string): Doc {
  const reading = readText(text);
  if (!reading.graph) return { ...doc, long: undefined, text, mistakes: reading.mistakes };
  const { graph, given } = reading;
  const places = graph.n > MOST_DRAWN ? [] : given ? fitted(given) : withNew(graph, doc.places);
  return { ...doc, long: undefined, text, mistakes: [], graph, labels: labelsIn(text), places };
}

function add(state: EditorState, at: Point | undefined, from: number | undefined): EditorState {
  const { graph, places } = state.doc;
  const v = graph.n;
  if (v >= MOST_DRAWN) return { ...state, said: { kind: "full", v: MOST_DRAWN } };
  const around = from === undefined ? [] : [places[from]];
  const grown = { n: v + 1, edges: [...graph.edges, ...(from === undefined ? [] : [edgeOf(from, v, 1)])] };
  const place = at ? inFrame(at) : freePlace(places, around);
  return draw(state, grown, [...places, place], {
    said: from === undefined ? { kind: "added", v } : { kind: "joined", u: from, v },
    choice: from === undefined ? { kind: "vertex", v } : choiceOf(from, v),
  });
}

function connect(state: EditorState, v: number): EditorState {
  const { from } = state;
  if (from === undefined) {
    return { ...state, from: v, choice: { kind: "vertex", v }, said: { kind: "from", v } };
  }
  if (from === v) return { ...state, from: undefined };
  return join(state, from, v);
}

function join(state: EditorState, a: number, b: number, weight?: number | bigint): EditorState {
  const { graph, places } = state.doc;
  const done = { ...state, from: undefined };
  for (const end of [a, b]) {
    if (Number.isInteger(end) && end >= 0 && end < graph.n) continue;
    return { ...done, said: { kind: "no-vertex", found: String(end), last: graph.n - 1 } };
  }
  if (a === b) return { ...done, said: { kind: "loop", v: a } };
  const choice = choiceOf(a, b);
  const { u, v } = choice;
  if (edgeBetween(graph, u, v)) return { ...done, choice, said: { kind: "there", u, v } };
  if (graph.edges.length >= LIMITS.edges) return done;
  const edges = [...graph.edges, edgeOf(u, v, weight ?? 1)];
  return draw(done, { ...graph, edges }, places, { said: { kind: "joined", u, v }, choice });
}

function move(state: EditorState, v: number, to: Point, time?: number): EditorState {
  const { graph, places } = state.doc;
  const place = inFrame(to);
  const old = places[v];
  if (place.x === old.x && place.y === old.y) return state;
  return draw(state, graph, places.with(v, place), {
    ...{ said: { kind: "moved", v }, choice: { kind: "vertex", v } },
    ...(time !== undefined && { burst: { name: `move ${v}`, time } }),
  });
}

function weigh(state: EditorState, { u, v, weight: typed, time }: EditorAction & { kind: "weigh" }) {
  const { graph, places } = state.doc;
  const weight = parseWeight(typed);
  if (weight === undefined) return { ...state, said: { kind: "weight", found: typed } } as const;
  const edge = edgeBetween(graph, u, v);
  const said: Said = { kind: "weighed", u, v, weight };
  if (!edge || edge.weight === weight) return { ...state, ...(edge && { said }) };
  const edges = graph.edges.map((each) => (each === edge ? { ...edge, weight } : each));
  return draw(state, { ...graph, edges }, places, {
    // The list of a vertex's edges stays while one of them is weighed.
    choice: state.choice?.kind === "vertex" ? state.choice : choiceOf(u, v),
    ...{ said, burst: { name: `weigh ${u} ${v}`, time } },
  });
}

/** Those after a vertex that goes move up by one, as vertices count from 0 without gaps. */
function remove(state: EditorState, choice: Choice | undefined): EditorState {
  const { graph, places } = state.doc;
  if (!choice) return state;
  if (choice.kind === "edge") {
    const { u, v } = choice;
    const edges = graph.edges.filter((edge) => edge.u !== u || edge.v !== v);
    return draw(state, { ...graph, edges }, places, { said: { kind: "cut", u, v } });
  }
  const { v: gone } = choice;
  const up = (v: number) => (v > gone ? v - 1 : v);
  const edges = graph.edges.flatMap(({ u, v, weight }) =>
    u === gone || v === gone ? [] : [{ u: up(u), v: up(v), weight }],
  );
  return draw(state, { n: graph.n - 1, edges }, places.toSpliced(gone, 1), {
    said: { kind: "removed", v: gone },
  });
}

function stepChoice(state: EditorState, what: Choice["kind"], by: 1 | -1): EditorState {
  const { graph } = state.doc;
  const { choice } = state;
  const count = what === "vertex" ? graph.n : graph.edges.length;
  if (count === 0) return state;
  const at =
    choice?.kind !== what
      ? -1
      : choice.kind === "vertex"
        ? choice.v
        : graph.edges.findIndex(({ u, v }) => u === choice.u && v === choice.v);
  const next = at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
  if (what === "vertex") return { ...state, choice: { kind: "vertex", v: next } };
  const { u, v } = graph.edges[next];
  return { ...state, choice: { kind: "edge", u, v } };
}

interface Then {
  readonly said?: Said;
  readonly choice?: Choice | undefined;
  readonly burst?: Burst | undefined;
}

/** A change in the drawing, which the text follows. */
function draw(state: EditorState, graph: Graph, places: readonly Point[], then: Then): EditorState {
  const { doc } = state;
  const isMoved = graph === doc.graph && doc.mistakes.length === 0;
  const written = writeLike(doc.text, graph, places);
  // A text without places says nothing of a move, and stays as it was typed.
  const text = isMoved && writeLike(doc.text, graph, doc.places) === written ? doc.text : written;
  const labels = text === doc.text ? doc.labels : undefined;
  return change(state, { ...doc, text, mistakes: [], graph, labels, places, long: undefined }, then);
}

function change(state: EditorState, doc: Doc, { said, choice, burst }: Then = {}): EditorState {
  const most = doc.text.length > LONG ? MOST_LONG_UNDO : MOST_UNDO;
  const history = record(state, state.doc, burst, { most, pause: BURST });
  return { doc, ...history, from: undefined, said, choice: stillThere(doc, choice), burst };
}

function travelTo(state: EditorState, kind: "undo" | "redo"): EditorState {
  const to = travel(state, state.doc, kind);
  if (!to) return state;
  return {
    ...{ doc: to.state, ...to.history, from: undefined, burst: undefined },
    choice: stillThere(to.state, state.choice),
    said: { kind: kind === "undo" ? "undone" : "redone" },
  };
}

/** A choice, unless what was chosen is gone. */
function stillThere({ graph, long }: Doc, choice: Choice | undefined): Choice | undefined {
  if (!choice || long) return undefined;
  if (choice.kind === "vertex") return choice.v < graph.n ? choice : undefined;
  return edgeBetween(graph, choice.u, choice.v) && choice;
}

function edgeOf(a: number, b: number, weight: number | bigint): Edge {
  return { u: Math.min(a, b), v: Math.max(a, b), weight };
}

function choiceOf(a: number, b: number): Extract<Choice, { kind: "edge" }> {
  return { kind: "edge", u: Math.min(a, b), v: Math.max(a, b) };
}
