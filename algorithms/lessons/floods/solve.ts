import type { Answer, Cells } from "#algorithms/core/run/trace.ts";
import { cellsWith, near, type Problem, type Step, stepsOf } from "./board.ts";
import type { Result } from "./problem.ts";
import { looksNext, nearer, type Recorder } from "./steps.ts";

/**
 * Breadth-first search on a board (Moore, 1959; Lee, 1961): the distance of every cell from the nearest source, a
 * shortest way to the target, and the regions of the board. The cell in row r and column c has the number
 * r · columns + c; −1 stands for "no number". Each cell waits once: f free cells take at most 4 · f or 8 · f looks.
 */
export function solve(problem: Problem, recorder: Recorder): Result {
  const { step } = recorder;
  const state = makeState(problem, recorder);
  const { distance, region } = state;
  step.start(distance.length);
  const queue = flood(problem, state, recorder);
  const bare = cellsWith(problem, "#", false).filter((v) => distance[v] === -1).length;
  if (bare > 0) {
    step.enclosed(bare);
  }
  step.tally(queue.length);
  const way = wayBack(problem, state, recorder);
  const regions = regionsOf(problem, region, recorder);
  step.done(regions);
  return { distances: distance, way, regions, region };
}

/** A value for each cell, but for lists of cells, which are filled from their beginning. */
interface State {
  readonly distance: Cells;
  /** Who gave a cell its number. */
  readonly parent: Cells;
  /** The cells in the order in which they got their number. */
  readonly waiting: Cells;
  /** 1: has looked. */
  readonly looked: Cells;
  /** The cell that looks, alone. */
  readonly now: Cells;
  /** The way, from the target back. */
  readonly way: Cells;
  readonly region: Cells;
}

function makeState({ rows, columns }: Problem, { cells }: Recorder): State {
  const size = rows * columns;
  return {
    distance: cells("distance", size, -1),
    parent: cells("parent", size, -1),
    waiting: cells("queue", size, -1),
    looked: cells("looked", size),
    now: cells("now", 1, -1),
    way: cells("way", size, -1),
    region: cells("region", size),
  };
}

/** Numbers all cells that can be reached, ring after ring, and gives them in that order. */
function flood(problem: Problem, state: State, { step, any }: Recorder): number[] {
  const { rows, columns, piece, board } = problem;
  const { distance, parent, waiting, looked, now } = state;
  const moves = stepsOf(piece);
  const target = cellsWith(problem, "T")[0];
  const queue: number[] = [];

  for (const u of cellsWith(problem, "S")) {
    step.source(u);
    distance.put(u, 0);
    waiting.put(queue.length, u);
    queue.push(u);
  }

  let ring = -1;
  for (const u of any.looks(queue, looksNext(queue, looked, distance))) {
    if (distance[u] !== ring) {
      ring = distance[u];
      step.ring(ring);
    }
    step.look(u);
    looked.put(u, 1);
    now.put(0, u);
    const [row, column] = [Math.floor(u / columns), u % columns];
    for (const [down, right] of any.cell(moves, (each) => bareCell(problem, distance, u, each))) {
      const [r, c] = [row + down, column + right];
      if (r < 0 || r >= rows || c < 0 || c >= columns) {
        step.outside(r, c);
        continue;
      }
      const v = r * columns + c;
      if (board[r][c] === "#") {
        step.wall(v, u);
        continue;
      }
      if (distance[v] !== -1) {
        step.known(v, u);
        continue;
      }
      step.grow(v, u);
      distance.put(v, distance[u] + 1);
      parent.put(v, u);
      waiting.put(queue.length, v);
      queue.push(v);
      if (v === target) {
        step.reached(v);
      }
    }
  }
  return queue;
}

/** Whether this step of u leads to a cell that gets its number now. */
function bareCell(problem: Problem, distance: Cells, u: number, [down, right]: Step): Answer | undefined {
  const v = u + down * problem.columns + right;
  return distance[v] === -1 && near(problem, u).includes(v) ? [v] : undefined;
}

/** A way from a source to the target: from each cell back to the one that gave it its number. */
function wayBack(problem: Problem, { distance, parent, way }: State, { step, any }: Recorder): number[] {
  const [target] = cellsWith(problem, "T");
  if (target === undefined || distance[target] === -1) return [];
  const found: number[] = [];
  for (let v = target; ; ) {
    step.back(v);
    way.put(found.length, v);
    found.push(v);
    if (parent[v] === -1) break;
    [v] = any.back([parent[v]], () => nearer(problem, distance, v));
  }
  return found.reverse();
}

/** Each free cell that no flood has reached begins a flood of its own: so many regions there are. */
function regionsOf(problem: Problem, region: Cells, { step, any }: Recorder): number {
  let count = 0;
  for (const s of any.land(cellsWith(problem, "#", false), (u: number) =>
    region[u] === 0 ? [u] : undefined,
  )) {
    if (region[s] !== 0) continue;
    count++;
    step.region(count, s);
    region.put(s, count);
    const patch = [s];
    for (const u of patch) {
      for (const v of near(problem, u)) {
        if (region[v] !== 0) continue;
        step.spread(v, u);
        region.put(v, count);
        patch.push(v);
      }
    }
  }
  return count;
}
