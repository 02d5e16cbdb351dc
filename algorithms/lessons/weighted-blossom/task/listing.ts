/**
 * A matching of the largest weight in any graph, found with prices (Edmonds, 1965). Reads n and an edge a line, u v
 * weight, vertices from 0; prints the partner of each vertex, −1 for none. In here vertices count from 1, a blossom is a
 * node behind them, and 0 is none. Weights are doubled, so that every price is a whole number.
 */
import { readFileSync } from "node:fs";

type Edge = readonly [u: number, v: number];
// part: graph
const [S, T] = [1, -1]; // labels: prices change by as much as these say

// cut
const lines = readFileSync(0, "utf8").trim().split("\n");
const [[n], ...edges] = lines.map((line) => line.split(" ").map(Number));
// cut
const none = (length: number): number[] => new Array(length + 1).fill(0);
const vertices = Array.from({ length: n }, (_, i) => i + 1);
const near: number[][][] = none(n).map(() => []);
for (const [u, v, weight] of edges) {
  near[u + 1].push([u + 1, v + 1, 2 * weight]);
  near[v + 1].push([v + 1, u + 1, 2 * weight]);
}
for (const own of near) own.sort(([, v], [, w]) => v - w);
const nodes = n + (n >> 1); // a ring has three nodes or more
const mate = none(n);
const y = none(n).fill(Math.max(0, ...edges.map(([, , weight]) => weight))); // step: start
const z = none(nodes);
const label = none(nodes); // of outermost nodes
const outer = [0, ...vertices]; // the outermost node around a vertex
const base = Array.from(none(nodes).keys()); // the vertex of a node that has no partner inside
const parent = none(nodes); // the blossom around a node
const ring: number[][] = none(nodes).map(() => []); // the nodes of a blossom, from the one with the base on
const links: Edge[][] = none(nodes).map(() => []); // the edge from each of them to the next
const came: Edge[] = none(nodes).map(() => [0, 0]); // the edge by which a tree came to a T, its own end first

// cut
const slack = ([u, v, twice]: number[]): number => y[u] + y[v] - twice;
const verticesOf = (b: number): number[] => (b <= n ? [b] : ring[b].flatMap(verticesOf));
const lookFrom = (own: number[]): number[][] => own.flatMap((v) => near[v]);
const reversed = ([u, v]: Edge): Edge => [v, u];

function outermost(): number[] {
  return Array.from(ring.keys()).filter((b) => ring[b].length > 0 && parent[b] === 0);
}

/** The outermost blossoms with this label whose price is 0. */
function worn(own: number): number[] {
  return outermost().filter((b) => label[b] === own && z[b] === 0);
}

function join(u: number, v: number): void {
  mate[u] = v;
  mate[v] = u;
}

/** The child of b in which v lies. */
function childWith(b: number, v: number): number {
  let child = v;
  while (parent[child] !== b) child = parent[child];
  return child;
}

/** The nodes from the one around v up to its root, S and T in turn. */
function pathFrom(v: number): number[] {
  const path = [outer[v]];
  for (;;) {
    const up = outer[mate[base[path[path.length - 1]]]];
    if (up === 0) return path;
    path.push(up, outer[came[up][1]]);
  }
}

/** The edge from a node of a tree to the one above it, its own end first. */
function edgeUp(b: number): Edge {
  return label[b] === T ? came[b] : [base[b], mate[base[b]]];
}

// part: search
/** Grows trees from all free vertices until there is one more pair, or until it pays to leave them free. */
function search(free: number[]): boolean {
  for (;;) {
    // cut
    if (y[free[0]] === 0) {
      return false; // step: zero
    }
    // part: path
    const joining = scan();
    if (joining) {
      augment(...joining); // step: path
      return true;
    }
    // cut
    const [b] = worn(T);
    if (b !== undefined) {
      expand(b);
      continue;
    }
    // part: bounds
    // A price may fall to 0, and edges from S may become tight: to a node without label, or to another S.
    let delta = y[free[0]]; // step: bounds
    for (const edge of lookFrom(vertices)) {
      // cut
      const [own, other] = [outer[edge[0]], outer[edge[1]]];
      if (label[own] !== S || own === other || label[other] === T) continue;
      delta = Math.min(delta, label[other] === S ? slack(edge) / 2 : slack(edge));
    }
    // cut
    for (const b of outermost()) if (label[b] === T) delta = Math.min(delta, z[b] / 2);
    // part: change
    for (const v of vertices) y[v] -= label[outer[v]] * delta; // step: change
    // cut
    for (const b of outermost()) z[b] += label[b] * 2 * delta;
  }
}

// part: parts
/** Follows tight edges from S until there are no more, or until one leads from one tree to another. */
function scan(): Edge | undefined {
  const queue = lookFrom(vertices.filter((v) => label[outer[v]] === S));
  for (const edge of queue) {
    const [u, v] = edge;
    const other = outer[v];
    if (outer[u] === other || slack(edge) !== 0) continue;
    if (label[other] === 0) {
      const partner = outer[mate[base[other]]];
      label[other] = T; // step: grow
      came[other] = [v, u];
      label[partner] = S;
      queue.push(...lookFrom(verticesOf(partner)));
    } else if (label[other] === S) {
      const [left, right] = [pathFrom(u), pathFrom(v)];
      if (left.at(-1) !== right.at(-1)) return [u, v];
      queue.push(...shrink(left, [u, v], right)); // step: meet
    }
  }
  return undefined;
}

// cut
/** Makes a blossom of the ring that a tight edge closes. Returns the edges from those who can look for some now. */
function shrink(left: number[], edge: Edge, right: number[]): number[][] {
  let top = 0; // where the two ways to the root meet
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    top = left.pop() as number;
    right.pop();
  }
  left.reverse();
  const b = ring.findIndex((own, node) => node > n && own.length === 0);
  ring[b] = [top, ...left, ...right]; // step: shrink
  links[b] = [...left.map((node) => reversed(edgeUp(node))), edge, ...right.map(edgeUp)];
  base[b] = base[top];
  const turned = ring[b].filter((node) => label[node] === T);
  for (const node of ring[b]) [parent[node], label[node]] = [b, 0];
  label[b] = S;
  for (const v of verticesOf(b)) outer[v] = b;
  return lookFrom(turned.flatMap(verticesOf));
}

// cut
/** Takes a ring apart: its nodes are outermost. */
function release(b: number): void {
  for (const child of ring[b]) {
    parent[child] = 0;
    for (const v of verticesOf(child)) outer[v] = child;
  }
  [label[b], ring[b]] = [0, []];
}

// cut
/** Opens a T-blossom whose price is 0. The even way round its ring stays in the tree, the rest leaves it. */
function expand(b: number): void {
  const own = ring[b];
  const i = own.indexOf(childWith(b, came[b][0])); // where the tree came in
  release(b); // step: open
  // The partner of this node lies before it if i is even, else behind it. That way leads to the base.
  const forward = i % 2 === 1;
  const way = forward ? [...own.slice(i), own[0]] : own.slice(0, i + 1).reverse();
  label[way[0]] = T; // step: relay
  came[way[0]] = came[b];
  for (let k = 2; k < way.length; k += 2) {
    label[way[k - 1]] = S;
    label[way[k]] = T;
    came[way[k]] = forward ? reversed(links[b][i + k - 1]) : links[b][i - k];
  }
}

// cut
/** Exchanges matched and other edges on the way from one root over the edge u v to another: one more pair. */
function augment(u: number, v: number): void {
  const onPath = [...pathFrom(u), ...pathFrom(v)].filter((node) => label[node] === T);
  for (const [p, q] of [[u, v], ...onPath.map((node) => came[node])]) {
    join(p, q); // step: match
    turn(outer[p], p);
    turn(outer[q], q);
  }
}

// cut
/** Makes v the base of the blossom b: from there round the ring, nodes are paired again, two by two. */
function turn(b: number, v: number): void {
  const todo = [[b, v]];
  for (const [node, newBase] of todo) {
    if (base[node] === newBase) continue;
    const i = ring[node].indexOf(childWith(node, newBase));
    ring[node].push(...ring[node].splice(0, i));
    links[node].push(...links[node].splice(0, i));
    base[node] = newBase;
    todo.push([ring[node][0], newBase]);
    for (let k = 1; k < ring[node].length; k += 2) {
      const [p, q] = links[node][k];
      if (mate[p] === q) continue; // this half of the ring stays as it is
      join(p, q); // step: turn
      todo.push([ring[node][k], p], [ring[node][k + 1], q]);
    }
  }
}

// part: repeat
for (;;) {
  const free = vertices.filter((v) => mate[v] === 0);
  if (free.length === 0) {
    break; // step: full
  }
  // cut
  label.fill(0); // step: search
  for (const v of free) label[outer[v]] = S;
  // cut
  if (!search(free)) break;
  for (let [b] = worn(0); b !== undefined; [b] = worn(0)) {
    release(b); // step: dissolve
  }
}
// part: result
console.log(vertices.map((v) => mate[v] - 1).join(" "));
