import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Moves the focus by an arrow among the values of a table, of which `columns` stand in a row; it stops at the edges. */
export function arrowTo(
  event: KeyboardEvent,
  table: HTMLTableElement | null,
  index: number,
  columns: number,
): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const [down, right] = step;
  const isInRow = Math.floor((index + right) / columns) === Math.floor(index / columns);
  const next = table?.querySelectorAll<HTMLElement>(".standings__value")[index + down * columns + right];
  event.preventDefault();
  if (isInRow) next?.focus();
}
