import { type Act, partnerIn } from "#algorithms/kit/graphs/search-state.ts";
import { EVEN, ODD } from "../forest.ts";
import type { Problem } from "../problem.ts";
import { above, commonBase, type Ways } from "../solve/shrink.ts";
import type { Frame } from "../steps.ts";

/** A blossom of the frame. Vertices count from 1. */
export interface Blossom {
  readonly k: number;
  readonly vertices: readonly number[];
  /** The blossom around it, 0: none. */
  readonly around: number;
  /** How many blossoms are around it, and how many levels of blossoms are in it. */
  readonly depth: number;
  readonly height: number;
  /** The vertex that no edge of the matching joins to another one inside. */
  readonly base: number;
}

/** What is read off a frame. All vertices count from 1, 0 is none. */
export interface State {
  readonly n: number;
  readonly act: Act;
  readonly ways: Ways;
  /** The partner of a vertex, if both say so: in the middle of a change only new pairs do. */
  partner(v: number): number;
  isEven(v: number): boolean;
  isOdd(v: number): boolean;
  /** The edges of the matching. */
  readonly size: number;
  readonly exposed: readonly number[];
  /** The root of the tree of a vertex, 0: in no tree. */
  rootOf(v: number): number;
  /** Outermost ones first, each followed by those inside. */
  readonly blossoms: readonly Blossom[];
  /** The part of the augmenting path that is known, from end to end. */
  readonly path: readonly number[];
  /** The set of a vertex: 1 is D, 2 is A, 3 is C. */
  partOf(v: number): number;
}

const START: readonly Frame["step"][] = ["", "start", "pick"];
const PATH: readonly Frame["step"][] = ["meet", "pass", "round", "flip", "clear"];
const PROOF: readonly Frame["step"][] = ["stuck", "islands", "barrier", "rest", "proof"];

export function stateOf({ graph }: Problem, frame: Frame): State {
  const { n } = graph;
  const { cells } = frame;
  const { mate, label, parent, base } = cells;
  const vertices = Array.from({ length: n }, (_, i) => i + 1);
  const partner = partnerIn(mate);
  const matched = vertices.filter((v) => partner(v) !== 0);
  return {
    n,
    act: actOf(frame),
    ways: { mate, parent, base },
    partner,
    isEven: (v) => label[v] === EVEN,
    isOdd: (v) => label[v] === ODD,
    size: matched.length / 2,
    exposed: vertices.filter((v) => (mate[v] ?? 0) === 0),
    rootOf: (v) => rootOf({ mate, parent, base }, label, v),
    blossoms: blossomsOf(n, cells.around, partner),
    path: pathOf(cells.path, cells.joint),
    partOf: (v) => cells.part[v] ?? 0,
  };
}

function actOf({ step }: Frame): Act {
  if (PROOF.includes(step)) return "proof";
  if (PATH.includes(step)) return "path";
  return START.includes(step) ? "start" : "search";
}

/** Only while the matching has not changed since the search began. */
function rootOf(ways: Ways, label: ArrayLike<number>, v: number): number {
  if ((label[v] ?? 0) === 0) return 0;
  // An odd vertex outside of blossoms goes by its parent; inside it has the base of an even one.
  const isOdd = label[v] === ODD && ways.base[v] === v;
  let b = ways.base[isOdd ? ways.parent[v] : v];
  for (let next = above(ways, b); next !== 0; next = above(ways, b)) b = next;
  return b;
}

function blossomsOf(n: number, around: ArrayLike<number>, partner: (v: number) => number): Blossom[] {
  const members = new Map<number, number[]>();
  for (let v = 1; v <= n; v++) {
    for (let x = around[v] ?? 0; x !== 0; x = around[x] ?? 0) members.set(x, [...(members.get(x) ?? []), v]);
  }
  const children = new Map<number, number[]>();
  const ids = [...members.keys()].sort((a, b) => a - b);
  for (const id of ids) {
    const outer = around[id] ?? 0;
    children.set(outer, [...(children.get(outer) ?? []), id]);
  }
  const heights = new Map<number, number>();
  // A blossom has a higher number than those inside.
  for (const id of ids)
    heights.set(id, 1 + Math.max(-1, ...(children.get(id) ?? []).map((x) => heights.get(x) as number)));
  const result: Blossom[] = [];
  const waiting = (children.get(0) ?? []).map((id) => ({ id, depth: 0 })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, depth } = next;
    const vertices = members.get(id) as number[];
    const inside = new Set(vertices);
    const base = vertices.find((v) => !inside.has(partner(v))) ?? 0;
    const outer = around[id] ?? 0;
    result.push({
      k: id - n,
      vertices,
      around: outer === 0 ? 0 : outer - n,
      depth,
      height: heights.get(id) as number,
      base,
    });
    for (const child of (children.get(id) ?? []).toReversed()) waiting.push({ id: child, depth: depth + 1 });
  }
  return result;
}

/** The first half of the cells is told from the joint outwards, and so is the second: turned into one line. */
function pathOf(path: ArrayLike<number>, joint: ArrayLike<number>): number[] {
  const known = Array.from(path).filter((v) => v !== 0);
  const second = known.indexOf(joint[1] ?? 0);
  if (second < 0) return known.reverse();
  return [...known.slice(0, second).reverse(), ...known.slice(second)];
}

/** The vertices, or bases of blossoms, on the cycle that u – v closes, from u to the common base and on to v. */
export function cycleOver(
  { ways }: State,
  u: number,
  v: number,
): { readonly base: number; readonly cycle: number[] } {
  const base = commonBase(ways, u, v);
  const wayTo = (x: number): number[] => {
    const way: number[] = [];
    for (let b = ways.base[x]; b !== base && b !== 0; b = above(ways, b)) way.push(b, ways.mate[b]);
    return way;
  };
  return { base, cycle: [...wayTo(u), base, ...wayTo(v).reverse()] };
}
