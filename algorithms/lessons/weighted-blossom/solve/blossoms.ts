import { ascending } from "#algorithms/engines/matching/ascending.ts";
import { type Forest, type Neighbor, S, T } from "../forest.ts";
import { write, ZERO } from "../pair.ts";
import type { Recorder } from "../steps.ts";

/** Makes a blossom of the ring that a tight edge closes: u and v lie in two S-nodes of one tree. */
export function shrink(
  forest: Forest,
  u: number,
  v: number,
  queue: Neighbor[],
  { step, ask }: Recorder,
): void {
  const { label, outer, parent, base, first, next, exit, entry, z } = forest;
  const left = forest.pathFrom(u);
  const right = forest.pathFrom(v);
  let top = 0; // where the two ways to the root meet
  while (left.at(-1) === right.at(-1) && left.length > 0) {
    top = left[left.length - 1];
    left.pop();
    right.pop();
  }
  const ring = [top, ...left.toReversed(), ...right];
  const down = left.map((node) => forest.edgeUp(node).toReversed()).toReversed();
  const edges = [...down, [u, v], ...right.map((node) => forest.edgeUp(node))];

  let b = forest.n + 1;
  while (first[b] !== 0) b++;
  ask.base(base[top]);
  ask.blossom(...ascending(ring.flatMap((node) => forest.verticesOf(node))));
  step.shrink(b, ring.length);
  base.put(b, base[top]);
  first.put(b, top);
  write(z, b, ZERO);
  for (const [i, node] of ring.entries()) {
    const [p, q] = edges[i] as readonly [number, number];
    if (label[node] === T) forest.lookFrom(forest.verticesOf(node), queue); // they can look for edges from now on
    parent.put(node, b);
    next.put(node, ring[(i + 1) % ring.length]);
    exit.put(node, p);
    entry.put(node, q);
    label.put(node, 0);
  }
  label.put(b, S);
  for (const x of forest.verticesOf(b)) outer.put(x, b);
}

/** Opens a T-blossom whose price is 0. The even way round its ring stays in the tree, the rest leaves it. */
export function expand(forest: Forest, b: number, { step, ask }: Recorder): void {
  const { label, from, at, exit, entry } = forest;
  const ring = forest.ringOf(b);
  const door = forest.childWith(b, at[b]); // where the tree came in
  const i = ring.indexOf(door);
  const edgeFrom = from[b];
  const edgeTo = at[b];
  step.open(b, door);
  forest.release(b);

  // The partner of the door lies before it if i is even, else behind it. That way leads to the base, ring[0].
  const forward = i % 2 === 1;
  const way = forward ? [...ring.slice(i), ring[0]] : ring.slice(0, i + 1).toReversed();
  ask.relay(...ascending(way.flatMap((node) => forest.verticesOf(node))));
  step.relay(door, ring[0]);
  label.put(door, T);
  from.put(door, edgeFrom);
  at.put(door, edgeTo);
  for (let k = 2; k < way.length; k += 2) {
    const inner = way[k - 1];
    const next = way[k];
    label.put(inner, S);
    label.put(next, T);
    from.put(next, forward ? exit[inner] : entry[next]);
    at.put(next, forward ? entry[inner] : exit[next]);
  }
}

/** Exchanges matched and other edges on the way from one root over the edge u v to another: one more pair. */
export function augment(forest: Forest, u: number, v: number, recorder: Recorder): void {
  const { step, any } = recorder;
  const { mate, outer, label } = forest;
  const nodes = [...forest.pathFrom(u), ...forest.pathFrom(v)];
  const joining = [[u, v], ...nodes.filter((node) => label[node] === T).map((node) => forest.edgeUp(node))];
  for (const [p, q] of any.match(joining as [number, number][], ascending)) {
    step.match(p, q);
    mate.put(p, q);
    mate.put(q, p);
    turn(forest, outer[p], p, recorder);
    turn(forest, outer[q], q, recorder);
  }
}

/** Makes v the base of the blossom b: from there round the ring, nodes are paired again, two by two. */
function turn(forest: Forest, b: number, v: number, { step }: Pick<Recorder, "step">): void {
  const { mate, base, first, next, exit, entry } = forest;
  const todo: (readonly [node: number, base: number])[] = [[b, v]];
  for (const [node, newBase] of todo) {
    if (base[node] === newBase) continue;
    const child = forest.childWith(node, newBase);
    todo.push([child, newBase]);
    for (let x = next[child]; x !== child; x = next[next[x]]) {
      const p = exit[x];
      const q = entry[x];
      if (mate[p] === q) continue; // this half of the ring stays as it is
      step.turn(p, q);
      mate.put(p, q);
      mate.put(q, p);
      todo.push([x, p], [next[x], q]);
    }
    first.put(node, child);
    base.put(node, newBase);
  }
}
