import type { GraphEdge, GraphNode, GraphNote, GraphPlate, Role } from "#algorithms/core/lesson/scene.ts";
import { type Problem, placeOf, signAt } from "../board.ts";

const WIDTH = 520;
const MARGIN = 26;
const LARGEST_CELL = 62;

/** What is shown of a cell. */
export interface CellLook {
  readonly role: Role;
  readonly text: string;
  readonly label: string;
}

/** A line between two cells, drawn from one to the other. */
export interface Line {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly role: Role;
  readonly thin?: boolean;
  readonly directed?: boolean;
}

type Grid = Pick<Problem, "rows" | "columns" | "board">;

/** The board: light and dark squares, walls as black boxes, all other cells as discs. */
export function boardPlate(
  grid: Grid,
  { label, look, lines = [] }: { label: string; look(cell: number): CellLook; lines?: readonly Line[] },
): GraphPlate {
  const { rows, columns } = grid;
  const side = Math.min(LARGEST_CELL, Math.floor((WIDTH - 2 * MARGIN) / Math.max(rows, columns)));
  const left = Math.round((WIDTH - side * columns) / 2);
  const middle = (cell: number): readonly [number, number] => {
    const [row, column] = placeOf(grid, cell);
    return [left + side * (column + 0.5), MARGIN + side * (row + 0.5)];
  };
  const nodes = Array.from({ length: rows * columns }, (_, cell): GraphNode => {
    const [x, y] = middle(cell);
    const { role, text, label: name } = look(cell);
    const isWall = signAt(grid, cell) === "#";
    const shape = isWall ? { box: { width: side - 6, height: side - 6 }, solid: true } : {};
    return { id: cellId(cell), x, y, radius: Math.round(side * 0.31), role, text, label: name, ...shape };
  });
  const edges = lines.map(
    ({ id, from, to, ...line }): GraphEdge => ({ id, from: middle(from), to: middle(to), ...line }),
  );
  return {
    kind: "graph",
    ...{ width: WIDTH, height: side * rows + MARGIN + 8, isFull: true },
    label,
    guides: [{ id: "board", path: squares(grid, left, side), kind: "hull" }],
    edges,
    nodes,
    notes: numbersAtEdges(grid, left, side),
  };
}

/** The frame one way round and every other square the other way, so that those stay blank. */
function squares({ rows, columns }: Grid, left: number, side: number): string {
  const [width, height] = [columns * side, rows * side];
  let path = `M${left} ${MARGIN}h${width}v${height}h${-width}z`;
  for (let r = 0; r < rows; r++)
    for (let c = r % 2; c < columns; c += 2)
      path += `M${left + c * side} ${MARGIN + r * side}v${side}h${side}v${-side}z`;
  return path;
}

function numbersAtEdges({ rows, columns }: Grid, left: number, side: number): GraphNote[] {
  const note = (id: string, x: number, y: number, n: number): GraphNote => ({ id, x, y, text: String(n) });
  return [
    ...Array.from({ length: columns }, (_, c) => note(`column${c}`, left + side * (c + 0.5), 13, c)),
    ...Array.from({ length: rows }, (_, r) => note(`row${r}`, left - 14, MARGIN + side * (r + 0.5), r)),
  ];
}

/** The mark of a cell. */
export function cellId(cell: number): string {
  return `c${cell}`;
}
