/** Trees on a grid: leaves side by side, each node over its own, a line for each depth. */
import type { Point } from "./picture.ts";

export interface Branch {
  readonly to: number;
  /** Of two branches, whether it is the second; a node stands between them, even where one is missing. */
  readonly isSecond?: boolean;
}

export interface Tidy {
  /** The place of each node: leaves are 1 apart, and so are depths. */
  readonly places: ReadonlyMap<number, Point>;
  /** How many stand side by side, and how many lines there are. */
  readonly width: number;
  readonly depth: number;
}

/** Each node once, also where ways meet or go in a circle. */
export function tidied(
  roots: readonly number[],
  branchesOf: (node: number) => readonly Branch[],
  isBinary = false,
): Tidy {
  const places = new Map<number, Point>();
  const entered = new Set<number>();
  let [leaf, depth] = [0, 0];
  const put = (node: number, x: number, y: number): void => {
    places.set(node, [x, y]);
    depth = Math.max(depth, y + 1);
  };
  const place = (node: number, y: number): void => {
    entered.add(node);
    const branches = branchesOf(node);
    const go = (all: readonly Branch[]): number[] =>
      all.flatMap(({ to }) => {
        if (entered.has(to) || y > DEEPEST) return [];
        place(to, y + 1);
        return [to];
      });
    if (isBinary) {
      go(branches.filter(({ isSecond }) => !isSecond));
      put(node, leaf++, y);
      go(branches.filter(({ isSecond }) => isSecond));
      return;
    }
    const inner = go(branches).map((each) => places.get(each)?.[0] ?? 0);
    put(node, inner.length === 0 ? leaf++ : (inner[0] + inner[inner.length - 1]) / 2, y);
  };
  for (const root of roots) if (!entered.has(root)) place(root, 0);
  return { places, width: leaf, depth };
}

/** The rest of a longer way is not drawn as a tree. */
const DEEPEST = 200;
