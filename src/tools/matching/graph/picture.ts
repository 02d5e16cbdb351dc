/** The graph with its matching and what proves it, as a picture. */

import type {
  GraphEdge,
  GraphGuide,
  GraphNode,
  GraphPlate,
  KeyEntry,
  Role,
} from "#algorithms/core/lesson/scene.ts";
import type { Point } from "#algorithms/engines/matching/generate.ts";
import type { Edge } from "#algorithms/engines/matching/graph.ts";
import { hullPath } from "#algorithms/engines/matching/hulls.ts";
import { blossomTree } from "#algorithms/engines/matching/laminar.ts";
import { MOST_DRAWN_EDGES } from "../limits.ts";
import type { Report, Whole } from "../report.ts";
import type { MatchingWords } from "../words.en.ts";
import type { Doc } from "./doc.ts";
import type { Choice } from "./editor.ts";
import type { Shown } from "./shown.ts";
import { LEAST_NUMBERED, radiusFor, STAGE } from "./stage.ts";

/** Of graphs with more edges only the weights of the matching are written. */
const MOST_WEIGHTS = 70;
/** Of graphs with more vertices the tags are not written. */
const MOST_TAGS = 60;
/** Longer numbers are cut in the picture, unless it is nearly empty. */
const LONGEST = 8;
const FEW = 6;

export interface PictureState {
  readonly doc: Pick<Doc, "graph" | "places" | "labels">;
  /** A matching of this graph, or of the one before the last change. */
  readonly report: Report | undefined;
  readonly choice: Choice | undefined;
  readonly shown: Shown;
  /** An edge that is being drawn. */
  readonly rubber?: { readonly from: number; readonly to: Point } | undefined;
}

/** How many of the edges the picture leaves out. */
export function leftOut({ doc, report }: Pick<PictureState, "doc" | "report">): number {
  const { edges } = doc.graph;
  return edges.length <= MOST_DRAWN_EDGES ? 0 : edges.length - (report?.pairs.length ?? 0);
}

export function pictureOf(state: PictureState, words: MatchingWords): GraphPlate {
  const { doc, choice, shown, rubber } = state;
  const { graph, places, labels } = doc;
  const report = state.report?.n === graph.n ? state.report : undefined;
  const mates = new Map(report?.pairs.flatMap(({ u, v }) => [[u, v] as const, [v, u] as const]));
  const isMatched = ({ u, v }: Edge) => mates.get(u) === v;
  const isChosen = ({ u, v }: Edge) => choice?.kind === "edge" && choice.u === u && choice.v === v;
  const drawn =
    graph.edges.length <= MOST_DRAWN_EDGES
      ? graph.edges
      : graph.edges.filter((edge) => isMatched(edge) || isChosen(edge));
  const isWeighted = graph.edges.some(({ weight }) => weight !== 1);
  const edges = drawn
    .map((edge): GraphEdge => {
      const [p, q] = [places[edge.u], places[edge.v]];
      const matched = isMatched(edge);
      const text = graph.edges.length <= MOST_WEIGHTS || matched || isChosen(edge);
      return {
        ...{ id: `e${edge.u}-${edge.v}`, from: [p.x, p.y], to: [q.x, q.y] },
        role: isChosen(edge) ? "chosen" : matched ? "done" : "idle",
        ...(graph.edges.length > MOST_WEIGHTS && !matched && !isChosen(edge) && { thin: true }),
        ...(isWeighted && text && graph.n <= MOST_TAGS && { text: short(edge.weight, graph.n <= FEW) }),
      };
    })
    // What is matched or chosen lies on top.
    .sort((a, b) => rank(a.role) - rank(b.role));
  if (rubber) edges.push(rubberOf(rubber, places));
  const exposed = new Set(report?.exposed);
  const tags = tagsOf(report, shown, graph.n <= FEW);
  const radius = radiusFor(places);
  const nodes = places.map((place, v): GraphNode => {
    const chosen = (choice?.kind === "vertex" && choice.v === v) || rubber?.from === v;
    const tag = graph.n <= MOST_TAGS ? tags[v]?.text : undefined;
    return {
      ...{
        id: `v${v}`,
        x: place.x,
        y: place.y,
        radius,
        text: radius < LEAST_NUMBERED ? "" : String(v),
        label: words.vertex(v, labels?.names[v]),
      },
      role: chosen ? "chosen" : (tags[v]?.role ?? (mates.has(v) ? "done" : "idle")),
      ...(exposed.has(v) && { solid: true }),
      ...(tag !== undefined && { tag: { text: tag, ...beside(v, tag, graph.edges, places, radius) } }),
    };
  });
  return {
    ...{ kind: "graph", width: STAGE.width, height: STAGE.height, edges, nodes, notes: [] },
    label: words.picture(graph.n, graph.edges.length, report?.pairs.length),
    guides: report && shown === "duals" ? hullsOf(report, places, radius) : [],
  };
}

/** The key to what is in the picture. */
export function pictureKey(state: PictureState, words: MatchingWords): KeyEntry[] {
  const { report, choice, shown } = state;
  const { key } = words;
  const sets = shown === "sets" ? report?.sizeProof : undefined;
  return [
    ...(report && report.size > 0 ? [{ sign: "done", text: key.matched } as const] : []),
    ...(report && report.exposed.length > 0 ? [{ sign: "solid", text: key.exposed } as const] : []),
    ...(sets && sets.d.length > 0 ? [{ sign: "candidate", text: key.d } as const] : []),
    ...(sets && sets.a.length > 0 ? [{ sign: "active", text: key.a } as const] : []),
    ...(sets && sets.c.length > 0 ? [{ sign: "idle", text: key.c } as const] : []),
    ...(shown === "duals" && report?.weightProof?.blossoms.length
      ? [{ sign: "hull", text: key.blossom } as const]
      : []),
    ...(choice ? [{ sign: "chosen", text: key.chosen } as const] : []),
  ];
}

function rank(role: Role): number {
  return role === "chosen" ? 2 : role === "done" ? 1 : 0;
}

function rubberOf({ from, to }: { from: number; to: Point }, places: readonly Point[]): GraphEdge {
  const { x, y } = places[from];
  return { id: "rubber", from: [x, y], to: [to.x, to.y], role: "candidate" };
}

/** What is written beside each vertex, and how its set is marked. */
function tagsOf(
  report: Report | undefined,
  shown: Shown,
  isLong: boolean,
): readonly ({ readonly text: string; readonly role?: Role } | undefined)[] {
  if (shown === "duals") return (report?.weightProof?.y ?? []).map((y) => ({ text: short(y, isLong) }));
  if (shown !== "sets" || !report?.sizeProof) return [];
  const tags: { text: string; role: Role }[] = [];
  const { d, a, c } = report.sizeProof;
  for (const v of d) tags[v] = { text: "D", role: "candidate" };
  for (const v of a) tags[v] = { text: "A", role: "active" };
  for (const v of c) tags[v] = { text: "C", role: "idle" };
  return tags;
}

/** The hulls of the blossoms, the outer ones first and wider. */
function hullsOf({ n, weightProof }: Report, places: readonly Point[], radius: number): GraphGuide[] {
  const blossoms = weightProof?.blossoms ?? [];
  const tree = blossomTree(n, blossoms);
  if ("reason" in tree) return [];
  const level = new Int32Array(blossoms.length);
  for (const b of tree.order) {
    const around = tree.parent[b];
    if (around >= 0) level[around] = Math.max(level[around], level[b] + 1);
  }
  return tree.order.toReversed().map((b) => {
    const spots = (blossoms[b]?.vertices ?? []).map((v): readonly [number, number] => {
      const { x, y } = places[v];
      return [x, y];
    });
    return { id: `b${b}`, kind: "hull", path: hullPath(spots, radius + 8 + 7 * level[b]) };
  });
}

/** The directions in which a tag is tried, and about how wide a figure in it is. */
const DIRECTIONS = 24;
const FIGURE = 8;

/** A place for a text beside a vertex: inside the frame, off the edges, and off the other vertices. */
function beside(
  v: number,
  text: string,
  edges: readonly Edge[],
  places: readonly Point[],
  radius: number,
): { x: number; y: number; anchor: "start" | "middle" | "end" } {
  const { x, y } = places[v];
  const angles = edges
    .flatMap((edge) => (edge.u === v ? [edge.v] : edge.v === v ? [edge.u] : []))
    .map((u) => Math.atan2(places[u].y - y, places[u].x - x));
  const reach = radius + 10;
  const width = FIGURE * text.length;
  let best = { x, y, anchor: "middle" as "start" | "middle" | "end" };
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < DIRECTIONS; i++) {
    // From above, so that it is there where nothing tells against it.
    const angle = (2 * Math.PI * i) / DIRECTIONS - Math.PI / 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const anchor = dx > 0.4 ? "start" : dx < -0.4 ? "end" : "middle";
    const spot = { x: x + reach * dx, y: y + reach * dy };
    const left = spot.x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
    const isOutside = left < 5 || left + width > STAGE.width - 5 || spot.y < 10 || spot.y > STAGE.height - 10;
    const middle = { x: left + width / 2, y: spot.y };
    const room = Math.min(...angles.map((each) => turnBetween(each, angle)), 1.2);
    const crowd = places.some(
      (place, u) => u !== v && Math.hypot(place.x - middle.x, place.y - middle.y) < radius + 6 + width / 2,
    );
    const worth = room - (isOutside ? 5 : 0) - (crowd ? 1 : 0);
    if (worth > most + 1e-9) [best, most] = [{ ...spot, anchor }, worth];
  }
  return best;
}

/** The angle between two directions, from 0 to π. */
function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

/** A number that fits into the picture. */
function short(value: Whole, isLong: boolean): string {
  const text = String(value).replace("-", "−");
  return isLong || text.length <= LONGEST ? text : `${text.slice(0, 3)}…${text.slice(-3)}`;
}
