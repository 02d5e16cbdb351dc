import type { Forest } from "../forest.ts";
import type { Recorder } from "../steps.ts";

/** Makes the matching one edge larger along the path from root to root over u – v, which joins two trees. */
export function augment(forest: Forest, u: number, v: number, recorder: Recorder): void {
  const { step } = recorder;
  const { mate, joint } = forest;
  step.meet(u, v);
  joint.put(0, u);
  joint.put(1, v);
  const half = wayToRoot(forest, u, 0, recorder);
  const rest = wayToRoot(forest, v, half.length, recorder);
  // From end to end, so that no frame has fewer edges than the one before.
  const whole = [...half.reverse(), ...rest];
  for (let i = 0; i < whole.length; i += 2) {
    const [x, y] = [whole[i], whole[i + 1]];
    step.flip(x, y);
    mate.put(x, y);
    mate.put(y, x);
  }
}

/** A piece of a way that is still to be told: the way of `from` towards its root as far as `to`, or back again. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly back: boolean;
}

/**
 * The way of an even vertex to its root. One that was always even goes to its partner and the partner's parent. One that
 * was odd goes to its partner and, on the way of the closing edge's near end told backwards, to that edge, then on from the
 * far end. Pieces wait on a stack: recursion could go as deep as the graph is large.
 */
function wayToRoot(forest: Forest, start: number, offset: number, { step, ask }: Recorder): number[] {
  const { mate, parent, near, far, path } = forest;
  const way: number[] = [];
  const waiting: Piece[] = [{ from: start, to: rootOf(forest, start), back: false }];
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    const { from, to, back } = piece;
    if (from === to) {
      if (back || near[from] === 0) ask.path(from);
      step.pass(from, start);
      path.put(offset + way.length, from);
      way.push(from);
      continue;
    }
    const pieces = [{ from, to: from, back }];
    const partner = mate[from];
    if (near[from] === 0) {
      pieces.push({ from: partner, to: partner, back }, { from: parent[partner], to, back });
    } else {
      if (!back) ask.path(from);
      step.round(from, start);
      pieces.push({ from: near[from], to: partner, back: !back });
      pieces.push({ from: far[from], to, back });
    }
    waiting.push(...(back ? pieces : pieces.reverse()));
  }
  return way;
}

/** The root of the tree of an even vertex: from base to base. */
function rootOf({ mate, parent, base }: Forest, v: number): number {
  let b = base[v];
  while (mate[b] !== 0) b = base[parent[mate[b]]];
  return b;
}
