/** What a step wrote, as variables and as places of objects. */
import { OBJECT_HEAD, type ProgramRun } from "./conduct.ts";
import type { Memory, RunFrame } from "./memory.ts";

export interface WrittenVariable {
  readonly kind: "variable";
  readonly call: number;
  readonly slot: number;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

export interface WrittenCell {
  readonly kind: "cell";
  readonly object: number;
  readonly address: number;
  readonly before: number;
  readonly after: number;
}

export type Written = WrittenVariable | WrittenCell;

export function writtenBy(run: ProgramRun, frame: RunFrame): readonly Written[] {
  const { callBase, objectBase, calls, program } = run;
  const firstCall = callBase[0] ?? Number.POSITIVE_INFINITY;
  return frame.changes().flatMap(({ index, before, after }): Written[] => {
    if (index >= firstCall) {
      const call = lastFrom(callBase, 0, index);
      const slot = index - callBase[call];
      const name = program.functions[calls.fn[call]].slots[slot];
      return [{ kind: "variable", call, slot, name, before, after }];
    }
    const object = lastFrom(objectBase, 1, index);
    // Where a list begins, and how long it is, is seen by its cells.
    if (index - objectBase[object] < OBJECT_HEAD) return [];
    return [{ kind: "cell", object, address: index, before, after }];
  });
}

/** How many items, or entries, the step at which a memory stands took out of objects. */
export function takenAway(memory: Memory): number {
  const { callBase, objectBase } = memory.run;
  const firstCall = callBase[0] ?? Number.POSITIVE_INFINITY;
  let count = 0;
  for (const { index, before, after } of memory.frame.changes()) {
    if (index >= firstCall) continue;
    const object = lastFrom(objectBase, 1, index);
    const place = index - objectBase[object];
    // The second cell of a list says how many items it has; of a key that was deleted 0 stays, and then of its value.
    if (memory.isList(object)) count += place === 1 ? Math.max(0, before - after) : 0;
    else if (place >= OBJECT_HEAD && (place - OBJECT_HEAD) % 2 === 0 && after === 0) count++;
  }
  return count;
}

/** The last of ascending numbers, from a place on, that is not larger; of equal ones the last, which is the one that has cells. */
function lastFrom(numbers: Int32Array, from: number, most: number): number {
  let [low, high] = [from, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (numbers[middle] <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
