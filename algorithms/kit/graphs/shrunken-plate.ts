import type { GraphEdge, GraphNode, GraphPlate, Role } from "#algorithms/core/lesson/scene.ts";
import { shrunkenWords } from "./shrunken-words.en.ts";

/** An outermost blossom, which counts as one vertex. Vertices count from 0. */
export interface Shrunken {
  readonly name: string;
  readonly vertices: readonly number[];
  /** Where it is drawn: no other vertex stands there. */
  readonly base: number;
}

/** Of several marks that become one, the first of these roles counts. */
const STRONGEST: readonly Role[] = ["chosen", "done", "candidate", "rejected", "active", "idle"];
/** So much larger than a vertex is a disc that holds several, and has room for "B12". */
const GROWTH = 1.3;

/**
 * The graph as a search sees it: each blossom is one vertex, at the place of its base; edges inside are gone, and parallel ones are
 * one. It is made from the picture of the whole graph.
 */
export function shrunkenPlate(plate: GraphPlate, blossoms: readonly Shrunken[]): GraphPlate {
  const outer = new Map(blossoms.flatMap((blossom) => blossom.vertices.map((v) => [v, blossom] as const)));
  const nodes = plate.nodes.flatMap((node, v): GraphNode[] => {
    const { tag: _tag, box, ...rest } = node;
    const blossom = outer.get(v);
    if (!blossom) return [{ ...rest, ...(box && { box }) }];
    if (blossom.base !== v) return [];
    const { name, vertices } = blossom;
    const role = strongest(vertices.map((u) => (plate.nodes[u] ?? node).role));
    const radius = Math.round(GROWTH * node.radius);
    return [{ ...rest, id: name, text: name, label: shrunkenWords.blossom(name, vertices), radius, role }];
  });
  const idOf = (v: number): number => outer.get(v)?.base ?? v;
  const edges = new Map<string, GraphEdge>();
  for (const edge of plate.edges) {
    const [u = 0, v = 0] = edge.id
      .slice(1)
      .split(".")
      .map((end) => idOf(Number(end)));
    if (u === v) continue;
    const id = `e${Math.min(u, v)}.${Math.max(u, v)}`;
    const [from, to] = [plate.nodes[u], plate.nodes[v]];
    if (!from || !to) continue;
    const role = strongest([edge.role, edges.get(id)?.role ?? "idle"]);
    edges.set(id, { id, from: [from.x, from.y], to: [to.x, to.y], role });
  }
  const [[left, width], [top, height]] = [extent(plate.nodes, "x"), extent(plate.nodes, "y")];
  return {
    ...{ kind: "graph", origin: [left, top], width, height, isFull: true },
    label: shrunkenWords.picture(nodes.length, edges.size, blossoms),
    ...{ guides: [], notes: [], nodes, edges: [...edges.values()] },
  };
}

/** Where the whole graph begins and how long it is, with room around: the same at every step. */
function extent(nodes: readonly GraphNode[], axis: "x" | "y"): readonly [start: number, length: number] {
  const [ends, room] = [nodes.map((node) => node[axis]), 2 * (nodes[0]?.radius ?? 0)];
  if (nodes.length === 0) return [0, 1];
  const start = Math.min(...ends) - room;
  return [start, Math.max(...ends) + room - start];
}

function strongest(roles: readonly Role[]): Role {
  return STRONGEST.find((role) => roles.includes(role)) ?? "idle";
}
