/** What the generator is asked for, as it is typed, and what is wrong with it. */

import { type GraphKind, generateGraph } from "#algorithms/engines/matching/generate.ts";
import { formatDrawnGraph } from "#algorithms/engines/matching/read/drawn-graph-text.ts";
import { formatGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { LARGEST_SEED, wholeIn } from "#src/tools/shared/fields/whole-number.ts";
import { STAGE } from "../graph/stage.ts";
import { LIMITS } from "../limits.ts";

export interface Wish {
  readonly kind: GraphKind;
  readonly n: string;
  readonly seed: string;
}

export interface ReadyWish {
  readonly kind: GraphKind;
  readonly n: number;
  readonly seed: number;
}

export const FIRST_WISH: Wish = { kind: "sparse", n: "16", seed: "1" };

/** The wish in numbers, or which field has a mistake. */
export function readWish(wish: Wish): ReadyWish | { readonly wrong: "n" | "seed" } {
  const n = wholeIn(wish.n, 1, LIMITS.vertices);
  if (n === undefined) return { wrong: "n" };
  const seed = wholeIn(wish.seed, 0, LARGEST_SEED);
  if (seed === undefined) return { wrong: "seed" };
  return { kind: wish.kind, n, seed };
}

/** The text of the graph that is wished for; where weights come from distances, with its places. */
export function textOfWish({ kind, n, seed }: ReadyWish): string {
  const { graph, points } = generateGraph(kind, n, seed);
  if (!points) return formatGraph(graph);
  const [width, height] = [STAGE.width - 2 * STAGE.margin, STAGE.height - 2 * STAGE.margin];
  const side = Math.min(width, height);
  const places = points.map(({ x, y }) => ({
    x: Math.round((STAGE.width - side) / 2 + side * x),
    y: Math.round((STAGE.height - side) / 2 + side * y),
  }));
  return formatDrawnGraph({ graph, places, given: true });
}
