import type { Cells } from "#algorithms/core/run/trace.ts";
import type { Arrow, Problem, Result } from "./problem.ts";
import { BLACK, GREY, type Recorder, WHITE } from "./steps.ts";

/**
 * An order in which every arrow points forward, or a cycle: by a queue (Kahn, 1962), or by colors, depth first (Tarjan,
 * 1976). Players count from 0, and an arrow leads from u to v if u beat v. Each arrow is looked at once, and by the queue
 * counted once before, so n players with m results take O(n + m) steps; the walk back along a cycle takes n more at most.
 */
export function solve(problem: Problem, recorder: Recorder): Result {
  const { n, arrows, method } = problem;
  const { step } = recorder;
  const state = makeState(n, recorder);
  const found =
    method === "queue" ? byQueue(n, arrows, state, recorder) : byColors(n, arrows, state, recorder);
  if (found.length > 0) {
    step.cycle(found.length);
    for (const [k, v] of found.entries()) state.cycle.put(k, v);
    return { order: [], cycle: found };
  }
  step.order(n);
  return { order: inOrder(n, state.place), cycle: [] };
}

/** A value for each player, but for lists of players, which are filled from their beginning. */
interface State {
  /** How many arrows lead in from players without a place. */
  readonly need: Cells;
  /** Those who became free, in that order. */
  readonly queue: Cells;
  /** The place in the order, from 0. */
  readonly place: Cells;
  readonly color: Cells;
  /** The walk backwards, or the grey path. */
  readonly walk: Cells;
  readonly cycle: Cells;
}

function makeState(n: number, { cells }: Recorder): State {
  return {
    need: cells("need", n),
    queue: cells("queue", n, -1),
    place: cells("place", n, -1),
    color: cells("color", n, WHITE),
    walk: cells("walk", n, -1),
    cycle: cells("cycle", n, -1),
  };
}

/** Players with a place, the first one first. */
function inOrder(n: number, place: Cells): number[] {
  const placed = Array.from({ length: n }, (_, v) => v).filter((v) => place[v] !== -1);
  return placed.sort((u, v) => place[u] - place[v]);
}

/** Places whoever needs nobody in front. Gives the cycle that is in the way, or none. */
function byQueue(n: number, arrows: readonly Arrow[], state: State, { step, any }: Recorder): number[] {
  const { need, place } = state;
  const after = listsOf(n);
  const before = listsOf(n);
  step.count(arrows.length);
  for (const [u, v] of arrows) {
    step.beats(u, v);
    need.put(v, need[v] + 1);
    after[u].push(v);
    before[v].push(u);
  }

  const queue: number[] = [];
  for (let v = 0; v < n; v++) {
    if (need[v] > 0) continue;
    queue.push(v);
  }
  step.peel(queue.length);
  for (const [k, v] of queue.entries()) state.queue.put(k, v);

  let count = 0;
  for (const u of any.free(queue, (v: number) => [v])) {
    step.place(u, count);
    place.put(u, count);
    count++;
    for (const v of after[u]) {
      step.drop(u, v);
      need.put(v, need[v] - 1);
      if (need[v] === 0) {
        state.queue.put(queue.length, v);
        queue.push(v);
      }
    }
  }
  if (count === n) return [];

  step.stuck(n - count);
  let v = 0;
  while (place[v] !== -1) v++;
  const walk = new Set<number>();
  while (!walk.has(v)) {
    step.walk(v);
    state.walk.put(walk.size, v);
    walk.add(v);
    const winners = before[v].filter((u) => place[u] === -1);
    [v] = any.back([winners[0] ?? v], () => [...new Set(winners)].map((u) => [u]));
  }
  step.closes(v);
  const cycle = [...walk];
  return cycle.slice(cycle.indexOf(v)).reverse();
}

/** Places each player when all whom they beat are placed, from the end. Gives the cycle that is in the way, or none. */
function byColors(n: number, arrows: readonly Arrow[], state: State, { step, any }: Recorder): number[] {
  const { place, color, walk } = state;
  const after = listsOf(n);
  for (const [u, v] of arrows) after[u].push(v);
  const path: number[] = [];
  let left = n;

  function enter(u: number): number[] {
    step.enter(u);
    color.put(u, GREY);
    walk.put(path.length, u);
    path.push(u);
    for (const v of any.arrow(after[u], (w: number) => [w])) {
      step.arrow(u, v);
      if (color[v] === GREY) {
        step.meets(v, u);
        return path.slice(path.indexOf(v));
      }
      if (color[v] === BLACK) {
        step.known(v, u);
        continue;
      }
      const cycle = enter(v);
      if (cycle.length > 0) return cycle;
    }
    left--;
    step.leave(u, left);
    place.put(u, left);
    color.put(u, BLACK);
    walk.put(path.length - 1, -1);
    path.pop();
    return [];
  }

  const players = Array.from({ length: n }, (_, v) => v);
  for (const v of any.root(players, (w: number) => (color[w] === WHITE ? [w] : undefined))) {
    if (color[v] !== WHITE) continue;
    step.root(v);
    const cycle = enter(v);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

function listsOf(n: number): number[][] {
  return Array.from({ length: n }, () => []);
}
