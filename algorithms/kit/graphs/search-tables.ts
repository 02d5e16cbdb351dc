import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { listed } from "./graph-plate.ts";
import { named } from "./search-state.ts";
import { searchWords } from "./search-words.en.ts";

/** What fits beside the plate. */
export const MOST_ROWS = 5;
/** So few rows are always there, so that the panels below do not jump. */
const LEAST_ROWS = 3;
const MOST_LISTED = 7;

/** A cell that the run has not filled yet. */
export const PENDING: TableCell = { text: "·", state: "todo" };

/** A cell with vertices, which count from 1. */
export function vertexCell(vertices: readonly number[]): TableCell {
  if (vertices.length === 0) return PENDING;
  const numbers = vertices.map((v) => v - 1);
  return { text: listed(numbers, MOST_LISTED) };
}

/** The rows, and empty ones after them if they are few. */
export function padded(rows: readonly TableRow[], columns: number): TableRow[] {
  const missing = Math.max(0, LEAST_ROWS - rows.length);
  const empty = Array.from(
    { length: missing },
    (_, i): TableRow => ({
      id: `empty.${i}`,
      head: "·",
      cells: Array.from({ length: columns }, () => PENDING),
    }),
  );
  return [...rows, ...empty];
}

/** The vertices of a tree by their labels, from 1. */
export interface Tree {
  readonly even: number[];
  readonly odd: number[];
}

/** The trees by their roots; `rootOf` is 0 outside of trees. */
export function treesOf(
  n: number,
  rootOf: (v: number) => number,
  isEven: (v: number) => boolean,
): Map<number, Tree> {
  const trees = new Map<number, Tree>();
  for (let v = 1; v <= n; v++) {
    const root = rootOf(v);
    if (root === 0) continue;
    const tree = trees.get(root) ?? { even: [], odd: [] };
    (isEven(v) ? tree.even : tree.odd).push(v);
    trees.set(root, tree);
  }
  return trees;
}

/** What a step has done to one of the trees: its root, and the columns that have changed. */
export interface ChangedTree {
  readonly root: number;
  readonly columns: readonly ("even" | "odd")[];
}

/** The table of the trees, each with its root; of many the first ones. */
export function treesTable(
  all: readonly (readonly [root: number, tree: Tree])[],
  changed: ChangedTree,
): Table {
  const { trees, part } = searchWords;
  const rows = all.slice(0, MOST_ROWS).map(([root, tree]): TableRow => {
    const isNow = root === changed.root;
    const cell = (column: "even" | "odd"): TableCell => ({
      ...vertexCell(tree[column]),
      ...(isNow && changed.columns.includes(column) ? { state: "changed" } : {}),
    });
    return {
      id: `tree.${root}`,
      head: named(root),
      cells: [cell("even"), cell("odd")],
      ...(isNow ? { now: true } : {}),
    };
  });
  return {
    id: "trees",
    ...trees.head,
    note: trees.note(all.length),
    ...(all.length > MOST_ROWS ? { foot: part(MOST_ROWS, all.length) } : {}),
    rows: padded(rows, 2),
  };
}
