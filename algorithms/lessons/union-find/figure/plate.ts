import type { GraphNode, GraphPlate, Role } from "#algorithms/core/lesson/scene.ts";
import type { Problem } from "../problem.ts";

/** The plate's own units: x to the right, y downwards. */
export type Place = readonly [x: number, y: number];

const WIDTH = 520;
const RADIUS = 20;
/** High enough for a finger where the picture is as small as on a phone. */
const BOX = { width: 36, height: 33 };
/** So far apart are the lines of edges with the same ends. */
const APART = 12;

/** How a vertex or an edge is shown, and called in a sentence. */
export interface MarkLook {
  readonly role: Role;
  readonly label: string;
  readonly solid?: boolean;
  readonly dotted?: boolean;
  readonly text?: string;
}

export interface NetworkLook {
  /** The whole picture in a sentence. */
  readonly label: string;
  readonly height: number;
  vertex(v: number): MarkLook;
  edge(k: number): MarkLook;
}

/** The marks of a vertex, and of an edge: its weight in a box on the line. */
export const vertexId = (v: number): string => `v${v}`;
export const edgeId = (k: number): string => `e${k}`;

/** Vertices as discs; on each edge its weight in a box, which can be touched. */
export function networkPlate(
  { n, edges }: Problem,
  places: readonly Place[],
  { label, height, vertex, edge }: NetworkLook,
): GraphPlate {
  const scale = n > 20 ? 0.5 : n > 12 ? 0.75 : 1;
  const lines = edges.map(([u, v], k) => {
    const alike = edges.flatMap(([x, y], j) =>
      Math.min(x, y) === Math.min(u, v) && x + y === u + v ? [j] : [],
    );
    const at = alike.indexOf(k);
    const [[ax, ay], [bx, by]] = [places[Math.min(u, v)] as Place, places[Math.max(u, v)] as Place];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const aside = (APART * scale * (2 * at - alike.length + 1)) / 2 / long;
    const [dx, dy] = [-(by - ay) * aside, (bx - ax) * aside];
    // Boxes of edges with the same ends stand one behind the other; a single one covers the sign of its line.
    const t = alike.length > 1 ? (at + 1) / (alike.length + 1) : long > 150 ? 0.4 : 0.5;
    return {
      from: [tenth(ax + dx), tenth(ay + dy)] as const,
      to: [tenth(bx + dx), tenth(by + dy)] as const,
      middle: [tenth(ax + dx + t * (bx - ax)), tenth(ay + dy + t * (by - ay))] as const,
      look: edge(k),
    };
  });
  const boxes = lines.map(({ middle: [x, y], look }, k): GraphNode => {
    const { role, label: name, text = String(edges[k]?.[2]) } = look;
    const width = Math.max(BOX.width, 11 * text.length + 8);
    return {
      ...{ id: edgeId(k), x, y, radius: 14 * scale, role, text, label: name },
      box: { width: width * scale, height: BOX.height * scale },
    };
  });
  const discs = places.map(([x, y], v): GraphNode => {
    const { role, label: name, solid, text = String(v) } = vertex(v);
    return {
      ...{ id: vertexId(v), x, y, radius: RADIUS * scale, role, text, label: name },
      ...(solid ? { solid } : {}),
    };
  });
  return {
    ...{ kind: "graph", width: WIDTH, height, isFull: true, label, guides: [], notes: [] },
    edges: lines.map(({ from, to, look: { role, dotted } }, k) => ({
      ...{ id: `l${k}`, from, to, role },
      ...(dotted ? { dotted } : {}),
    })),
    nodes: [...discs, ...boxes],
  };
}

const tenth = (x: number): number => Math.round(10 * x) / 10;
