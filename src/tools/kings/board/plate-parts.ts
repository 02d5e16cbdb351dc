/** What the pictures of the editor and of the game by hand are made of. */
import type { BoardArea, Role } from "#algorithms/core/lesson/scene.ts";
import { place } from "#algorithms/kit/boards/plate.ts";

/** A cell that is marked as a whole. */
export function area(id: string, cell: number, n: number, role: Role): BoardArea {
  const [row, column] = place(cell + 1, n);
  return { id, row, column, rows: 1, columns: 1, role, label: id };
}

/** The goal of a king (from 0) on its cell, or the king itself, which also has a label. */
export function mark(sign: "g" | "k", king: number, cell: number, n: number, role: Role) {
  const [row, column] = place(cell + 1, n);
  return { id: `${sign}${king}`, row, column, role, text: String(king + 1) };
}
