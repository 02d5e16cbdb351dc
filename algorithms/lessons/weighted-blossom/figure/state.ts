import type { Cells } from "#algorithms/core/run/trace.ts";
import { compare, half, minus, type Pair, type PairCells, plus, write, ZERO } from "../pair.ts";
import type { Problem } from "../problem.ts";
import type { Bound } from "../solve/duals.ts";
import type { CellName, Frame, Recorder } from "../steps.ts";

export type Label = "" | "S" | "T";

/** A blossom as a frame has it. Vertices count from 0. */
export interface Blossom {
  /** The number of its node in the cells. */
  readonly node: number;
  readonly name: string;
  readonly vertices: readonly number[];
  readonly z: Pair;
  readonly label: Label;
  /** How many blossoms are around it, and how deep the blossoms inside it are nested. */
  readonly depth: number;
  readonly height: number;
  /** The nodes of its ring, the one with the base first. */
  readonly ring: readonly number[];
  readonly base: number;
}

/** What a frame shows, read off its cells. Vertices and edges count from 0. */
export interface State {
  readonly n: number;
  /** Whether the prices are set: from the first step on. */
  readonly isPlanted: boolean;
  readonly y: readonly Pair[];
  /** The slack of an edge, with the prices of the blossoms around both ends. */
  slack(edge: number): Pair;
  isTight(edge: number): boolean;
  readonly label: readonly Label[];
  /** The node, as in the cells, that is outermost around each vertex. */
  readonly outer: readonly number[];
  /** The partner of each vertex, −1: none. In the middle of an exchange only pairs that agree count. */
  readonly mate: readonly number[];
  /** Whether a vertex has no partner; in an exchange one that is about to get another one is not free. */
  readonly isFree: readonly boolean[];
  readonly blossoms: readonly Blossom[];
  /** The vertices of a node. */
  inNode(node: number): readonly number[];
  nameOf(node: number): string;
}

const LABELS: readonly Label[] = ["", "S", "T"];

export function stateOf({ graph: { n, edges }, objective }: Problem, { cells, step }: Frame): State {
  const cell = (name: CellName, i: number): number => cells[name][i] ?? 0;
  const outer = Array.from({ length: n }, (_, v) => cell("outer", v + 1) || v + 1);
  const claimed = Array.from({ length: n }, (_, v) => cell("mate", v + 1) - 1);
  const mate = claimed.map((u, v) => (u >= 0 && claimed[u] === v ? u : -1));
  const y = Array.from({ length: n }, (_, v): Pair => [cell("yFirst", v + 1), cell("y", v + 1)]);
  const around = (node: number): number[] => {
    const blossoms: number[] = [];
    for (let b = cell("parent", node); b !== 0; b = cell("parent", b)) blossoms.push(b);
    return blossoms;
  };
  const members = new Map<number, number[]>();
  for (let v = 0; v < n; v++) {
    for (const b of around(v + 1)) {
      const known = members.get(b);
      if (known) known.push(v);
      else members.set(b, [v]);
    }
  }
  const ringOf = (b: number): number[] => {
    const ring = [cell("first", b)];
    for (let x = cell("next", ring[0]); x !== ring[0]; x = cell("next", x)) ring.push(x);
    return ring;
  };
  const blossoms = [...members]
    .sort(([a], [b]) => a - b)
    .map(([node, vertices]): Blossom => {
      const depth = around(node).length;
      const depths = vertices.map((v) => around(v + 1).length);
      return {
        ...{ node, name: `B${node - n}`, vertices, depth, height: Math.max(...depths) - depth },
        z: [cell("zFirst", node), cell("z", node)],
        label: LABELS[cell("label", node)],
        ring: ringOf(node),
        base: cell("base", node) - 1,
      };
    });
  const inNode = (node: number): readonly number[] => (node <= n ? [node - 1] : (members.get(node) ?? []));
  const slack = (edge: number): Pair => {
    const { u, v, weight } = edges[edge];
    const bonus = objective === "max-cardinality-weight" ? 1 : 0;
    let sum = minus(plus(y[u], y[v]), [2 * bonus, 2 * Number(weight)]);
    const other = new Set(around(v + 1));
    for (const b of around(u + 1)) if (other.has(b)) sum = plus(sum, [cell("zFirst", b), cell("z", b)]);
    return sum;
  };
  return {
    ...{
      n,
      isPlanted: step !== "",
      y,
      outer,
      mate,
      blossoms,
      isFree: claimed.map((u) => u < 0),
      slack,
      inNode,
    },
    isTight: (edge) => slack(edge).every((part) => part === 0),
    label: outer.map((node) => LABELS[cell("label", node)]),
    nameOf: (node) => (node <= n ? String(node - 1) : `B${node - n}`),
  };
}

const PROOF: readonly Frame["step"][] = ["prove", "tight", "exposed", "packed", "equal"];

/** Whether a frame belongs to the proof. */
export function isProof({ step }: Frame): boolean {
  return PROOF.includes(step);
}

/** What may stop a change of the prices in a frame: bound i, how far it is, and the vertices at which it happens. */
export interface Stop {
  readonly i: 1 | 2 | 3 | 4;
  readonly delta: Pair;
  readonly vertices: readonly number[];
}

/** All that may stop a change, the nearest first. */
export function stopsOf({ graph, objective }: Problem, state: State): Stop[] {
  const { label, outer, mate, y, slack } = state;
  const stops: Stop[] = [];
  if (objective !== "perfect") {
    for (const [v, partner] of mate.entries())
      if (partner < 0) stops.push({ i: 1, delta: y[v], vertices: [v] });
  }
  for (const [e, { u, v }] of graph.edges.entries()) {
    if (outer[u] === outer[v]) continue;
    const labels = `${label[u]}${label[v]}`;
    if (labels === "S") stops.push({ i: 2, delta: slack(e), vertices: [u, v] });
    if (labels === "SS") stops.push({ i: 3, delta: half(slack(e)), vertices: [u, v] });
  }
  for (const { depth, label: own, z, vertices } of state.blossoms)
    if (depth === 0 && own === "T") stops.push({ i: 4, delta: half(z), vertices });
  return stops.sort((a, b) => compare(a.delta, b.delta));
}

/** A number as the reader sees it: two parts in brackets, if the objective has two. */
export function amount({ objective }: Problem, [first, second]: Pair): string {
  return objective === "max-cardinality-weight" ? `(${whole(first)}, ${whole(second)})` : whole(second);
}

/** A whole number with a proper minus. */
export function whole(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** So many changes are remembered for the table beside the picture. */
const REMEMBERED = 6;
/** Cells of a change: bounds 1 to 4; `u` of index 0 is the number of the least bound. */
const PER_CHANGE = 5;

/** The bounds of the last changes, as cells. Change c, from 1, has its cells from ((c − 1) mod REMEMBERED) · PER_CHANGE on. */
export class BoundTable {
  private readonly changes: Cells;
  private readonly delta: PairCells;
  private readonly u: Cells;
  private readonly v: Cells;

  constructor({ cells }: Pick<Recorder, "cells">) {
    const size = REMEMBERED * PER_CHANGE;
    this.changes = cells("changes", 1);
    this.delta = { first: cells("deltaFirst", size), second: cells("delta", size) };
    this.u = cells("boundU", size);
    this.v = cells("boundV", size);
  }

  /** Writes the bounds of the next change, and the one that ends it. A bound that is not there has u = 0. */
  enter(bounds: readonly (readonly Bound[])[], stop: Bound | undefined): void {
    const change = this.changes[0] + 1;
    const row = rowOf(change);
    this.changes.put(0, change);
    this.u.put(row, stop?.i ?? 0);
    for (let i = 1; i < PER_CHANGE; i++) {
      const bound = i === stop?.i ? stop : bounds[i][0];
      write(this.delta, row + i, bound?.delta ?? ZERO);
      this.u.put(row + i, bound?.u ?? 0);
      this.v.put(row + i, bound?.v ?? 0);
    }
  }
}

/** Where the cells of the latest change begin. */
export function lastRow(cells: Frame["cells"]): number {
  return rowOf(cells.changes[0] ?? 0);
}

/** The bounds of a change as they stand in the cells. */
export interface Entry {
  readonly change: number;
  /** The number of the least bound, 0: none. */
  readonly least: number;
  /** Bound i at index i − 1; undefined: there is none. */
  readonly bounds: readonly (Pair | undefined)[];
  /** The nodes, as in the cells, at which the least one is reached. */
  readonly at: readonly number[];
}

/** The last changes, the least recent one first. */
export function entriesOf({ cells }: Frame): Entry[] {
  const cell = (name: CellName, i: number): number => cells[name][i] ?? 0;
  const last = cell("changes", 0);
  const first = Math.max(1, last - REMEMBERED + 1);
  return Array.from({ length: last === 0 ? 0 : last - first + 1 }, (_, k) => {
    const change = first + k;
    const row = rowOf(change);
    const least = cell("boundU", row);
    return {
      ...{ change, least },
      bounds: [1, 2, 3, 4].map((i): Pair | undefined =>
        cell("boundU", row + i) === 0 ? undefined : [cell("deltaFirst", row + i), cell("delta", row + i)],
      ),
      at: least === 0 ? [] : [cell("boundU", row + least), cell("boundV", row + least)].filter((x) => x > 0),
    };
  });
}

function rowOf(change: number): number {
  return (Math.max(change - 1, 0) % REMEMBERED) * PER_CHANGE;
}

/** The nodes from the one around v (from 1) up to its root, as the cells have them: S and T in turn. */
export function pathUp({ cells }: Frame, v: number): number[] {
  const cell = (name: CellName, i: number): number => cells[name][i] ?? 0;
  const path = [cell("outer", v)];
  for (;;) {
    const partner = cell("mate", cell("base", path.at(-1) as number));
    if (partner === 0) return path;
    const t = cell("outer", partner);
    path.push(t, cell("outer", cell("from", t)));
  }
}

/**
 * Duals as regions of the plane. Where w = C − d, with d the length of an edge, the slack is
 * 2d − (C − y(u)) − (C − y(v)) + Σ z(B) over the blossoms B around both ends. A blossom around both counts half for each
 * end; what is left over belongs to blossoms around one end only. So with
 *
 *     radius of v = (C − y(v) − ½ Σ z(B) over the B around v) / 2,    width of the moat of B = z(B) / 4
 *
 * half the slack is d less both radii and all moats between the two vertices. It is never negative: discs and moats never
 * overlap, and they touch where an edge is tight. With its moats a vertex reaches (C − y(v)) / 2. A radius can be
 * negative in general; then there is no such picture.
 */
export interface Regions {
  /** The radius of each disc, in units of the places. */
  readonly radius: readonly number[];
  /** The width of each blossom's moat, in the order of the state's blossoms. */
  readonly moats: readonly number[];
}

/** Lengths are rounded to whole weights. */
const TOLERANCE = 1;

/** C, if every vertex was placed and every weight is C less the length of its edge, but for rounding. */
export function farthest({ graph: { edges }, places, given, objective }: Problem): number | undefined {
  if (!given || edges.length < 2 || objective === "max-cardinality-weight") return undefined;
  const sums = edges.map(({ u, v, weight }) => {
    const [p, q] = [places[u], places[v]] as [{ x: number; y: number }, { x: number; y: number }];
    return Number(weight) + Math.hypot(p.x - q.x, p.y - q.y);
  });
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return most - least <= TOLERANCE ? Math.round((least + most) / 2) : undefined;
}

/** The discs and moats of a frame; undefined where a radius is negative. */
export function regionsOf({ y, blossoms, isPlanted }: State, c: number): Regions | undefined {
  if (!isPlanted) return undefined;
  const inside = y.map(() => 0);
  for (const { vertices, z } of blossoms) for (const v of vertices) inside[v] = inside[v] + z[1] / 2;
  const radius = y.map(([, price], v) => (c - price - inside[v]) / 2);
  if (radius.some((r) => r < 0)) return undefined;
  return { radius, moats: blossoms.map(({ z }) => z[1] / 4) };
}
