import type { Cells } from "#algorithms/core/run/trace.ts";
import { type PairCells, write, ZERO } from "../pair.ts";
import type { Bound } from "../solve/duals.ts";
import type { Recorder } from "../steps.ts";

/** So many changes are remembered for the table beside the picture. */
export const REMEMBERED = 6;
/** Cells of a change: bounds 1 to 4; `u` of index 0 is the number of the least bound. */
export const PER_CHANGE = 5;

/** The bounds of the last changes, as cells. Change c, from 1, has its cells from ((c − 1) mod REMEMBERED) · PER_CHANGE on. */
export class BoundTable {
  private readonly changes: Cells;
  private readonly delta: PairCells;
  private readonly u: Cells;
  private readonly v: Cells;

  constructor({ cells }: Pick<Recorder, "cells">) {
    const size = REMEMBERED * PER_CHANGE;
    this.changes = cells("changes", 1);
    this.delta = { first: cells("deltaFirst", size), second: cells("delta", size) };
    this.u = cells("boundU", size);
    this.v = cells("boundV", size);
  }

  /** Writes the bounds of the next change, and the one that ends it. A bound that is not there has u = 0. */
  enter(bounds: readonly (readonly Bound[])[], stop: Bound | undefined): void {
    const change = this.changes[0] + 1;
    const row = ((change - 1) % REMEMBERED) * PER_CHANGE;
    this.changes.put(0, change);
    this.u.put(row, stop?.i ?? 0);
    for (let i = 1; i < PER_CHANGE; i++) {
      const bound = i === stop?.i ? stop : bounds[i][0];
      write(this.delta, row + i, bound?.delta ?? ZERO);
      this.u.put(row + i, bound?.u ?? 0);
      this.v.put(row + i, bound?.v ?? 0);
    }
  }
}
