import type {
  GraphEdge,
  GraphGuide,
  GraphNode,
  GraphNote,
  GraphPlate,
  Role,
  Tone,
} from "#algorithms/core/lesson/scene.ts";
import type { DrawnGraph } from "#algorithms/engines/matching/drawn-graph.ts";
import { hullPath } from "#algorithms/engines/matching/hulls.ts";
import { type Stage, stageOf } from "#algorithms/engines/matching/places.ts";

const WIDTH = 520;
const HEIGHT = 520;
/** The head of the picture takes so much from the top, and phones cut so much off the foot. */
const HEAD = 58;
const FOOT = 22;
const MARGIN = 48;
/** Graphs with more edges than this are drawn with hairlines. */
const MOST_EDGES = 160;
/** Discs from this radius on have room for a number. */
const LEAST_NUMBERED = 8;

/** Discs that grow by more would touch their neighbors. */
const MOST_GROWTH = 1.5;

/** How a vertex is shown, and called in a sentence. */
export interface NodeLook {
  readonly role: Role;
  readonly solid?: boolean;
  /** With a dashed outline: out of the running. */
  readonly ghost?: boolean;
  /** As a square: chosen out of all others, such as the vertices of a cover. */
  readonly square?: boolean;
  readonly label: string;
  /** Instead of the number of the vertex. */
  readonly text?: string;
  readonly tone?: Tone;
  /** Beside the disc: a price, a number of points. */
  readonly tag?: string;
}

export interface EdgeLook {
  readonly role: Role;
  readonly dotted?: boolean;
  /** A number on the edge. */
  readonly text?: string;
}

/** A set of vertices with an outline; inner ones have the smaller height. */
export interface HullLook {
  readonly id: string;
  /** From 0, as the graph counts. */
  readonly vertices: readonly number[];
  /** 0 round single vertices, 1 round those, and so on. */
  readonly height: number;
  readonly role: Role;
}

export interface GraphLook {
  /** Over the picture: what is going on. */
  readonly head: string;
  /** The whole picture in a sentence. */
  readonly label: string;
  node(v: number): NodeLook;
  edge(u: number, v: number): EdgeLook;
  readonly hulls: readonly HullLook[];
  /** Of the plate, which is as high as it is wide unless told. */
  readonly height?: number;
  /** Discs are at least so large, as far as neighbors leave room: they are to be touched. */
  readonly leastRadius?: number;
}

/** The id of the mark of a vertex, which counts from 0. */
export function nodeId(v: number): string {
  return `v${v}`;
}

const stages = new WeakMap<DrawnGraph, Map<number, Stage>>();

/** The graph at its places on the plate. The look says what each mark means at this step. */
export function graphPlate(drawn: DrawnGraph, look: GraphLook): GraphPlate {
  const { height = HEIGHT } = look;
  const stage = stageFor(drawn, height);
  const at = (v: number): readonly [number, number] => {
    const [x, y] = stage.at(v);
    return [x, Math.round(10 * (y + HEAD)) / 10];
  };
  const { n, edges } = drawn.graph;
  const { leastRadius = 0 } = look;
  const radius = Math.max(stage.radius, Math.min(leastRadius, Math.floor(MOST_GROWTH * stage.radius)));
  return {
    kind: "graph",
    width: WIDTH,
    height,
    label: look.label,
    guides: look.hulls.map(
      (hull): GraphGuide => ({
        id: hull.id,
        path: hullPath(hull.vertices.map(at), radius + moat(hull.height)),
        kind: "hull",
        role: hull.role,
      }),
    ),
    edges: edges.map(({ u, v }): GraphEdge => {
      const { role, dotted, text } = look.edge(u, v);
      const isThin = role === "idle" && edges.length > MOST_EDGES;
      return {
        id: `e${u}.${v}`,
        from: at(u),
        to: at(v),
        role,
        ...(dotted ? { dotted } : {}),
        ...(isThin ? { thin: true } : {}),
        ...(text === undefined ? {} : { text }),
      };
    }),
    nodes: Array.from({ length: n }, (_, v): GraphNode => {
      const { role, solid, ghost, square, label, text = String(v), tag, tone } = look.node(v);
      const [x, y] = at(v);
      const side = Math.max(Math.round(1.8 * radius), Math.min(2 * radius, 2 * leastRadius));
      return {
        id: nodeId(v),
        x,
        y,
        radius,
        role,
        ...(tone ? { tone } : {}),
        ...(solid ? { solid } : {}),
        ...(ghost ? { ghost } : {}),
        ...(square ? { box: { width: side, height: side } } : {}),
        ...(tag === undefined ? {} : { tag: tagAt(tag, [x, y], radius, [WIDTH / 2, (HEAD + height) / 2]) }),
        text: radius < LEAST_NUMBERED ? "" : text,
        label,
      };
    }),
    notes: [{ id: "head", x: WIDTH / 2, y: 46, text: look.head } satisfies GraphNote],
  };
}

/** Beside the disc, away from the middle, where edges come from; over it in the middle itself. */
function tagAt(
  text: string,
  [x, y]: readonly [number, number],
  radius: number,
  [middleX, middleY]: readonly [number, number],
): NonNullable<GraphNode["tag"]> {
  const [dx, dy] = [x - middleX, y - middleY];
  const far = Math.hypot(dx, dy);
  const [outX, outY] = far < radius ? [0, -1] : [dx / far, dy / far];
  const away = radius + 17;
  if (Math.abs(outX) < 0.6)
    return { text, x: Math.round(x + away * outX), y: Math.round(y + away * outY), anchor: "middle" };
  // Clear of the ring, whatever the height.
  const side = Math.sign(outX);
  return {
    text,
    x: Math.round(x + side * (radius + 14)),
    y: Math.round(y + 0.5 * away * outY),
    anchor: side > 0 ? "start" : "end",
  };
}

/** How far a hull keeps from its discs: six more for each of the first levels, then hardly more. */
function moat(height: number): number {
  return 5 + 6 * Math.min(height, 3) + Math.max(0, Math.min(height - 3, 6));
}

function stageFor(drawn: DrawnGraph, height: number): Stage {
  const known = stages.get(drawn)?.get(height);
  if (known) return known;
  const stage = stageOf(drawn.places, { width: WIDTH, height: height - HEAD - FOOT, margin: MARGIN });
  stages.set(drawn, (stages.get(drawn) ?? new Map<number, Stage>()).set(height, stage));
  return stage;
}

/** Vertices in a sentence or a cell, in numbers from 0; of many the first ones. */
export function listed(vertices: readonly number[], most: number): string {
  const shown = vertices.slice(0, most).join(", ");
  return vertices.length > most ? `${shown} …` : shown;
}
