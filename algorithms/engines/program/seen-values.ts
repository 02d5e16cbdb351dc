/** What each variable of a program has held over a whole run, read in one pass over its words. */
import type { ProgramRun } from "./conduct.ts";
import type { Variable } from "./program.ts";
import { KIND_BITS, LEN, OBJECT_KINDS, objectOf, PUT, REST, STEP, VAR } from "./words.ts";

/** What one variable has held. */
export interface Held {
  readonly objects: Set<number>;
  hasWhole: boolean;
  hasText: boolean;
  /** The longest text. */
  longest: number;
  /** Where in the words it was first written. */
  readonly first: number;
}

export interface SeenValues {
  held(variable: Variable): Held | undefined;
  /** How many items or entries an object had at most. */
  readonly lengths: Int32Array;
  /** Of lists, the lists that were in them. */
  readonly rows: ReadonlyMap<number, ReadonlySet<number>>;
}

export function seenValues({ events, constants, objects, calls, program }: ProgramRun): SeenValues {
  const all = new Map<number, Held>();
  const lengths = new Int32Array(objects.kind.length);
  const rows = new Map<number, Set<number>>();
  const isList = (object: number): boolean => /array|typed/.test(OBJECT_KINDS[objects.kind[object]]);
  // Whether an object is a list is asked for each item of each list.
  const lists = Uint8Array.from(objects.kind, (_, object) => Number(object > 0 && isList(object)));
  const firsts = firstNumbers(program.functions.map(({ slots }) => slots.length));
  for (let at = 0; at < events.length; ) {
    const word = events[at];
    const [kind, rest] = [word >>> KIND_BITS, word & REST];
    if (kind === STEP) {
      at++;
      continue;
    }
    const [a, b] = [events[at + 1], events[at + 2]];
    if (kind === VAR) {
      const number = firsts[calls.fn[a]] + rest;
      let held = all.get(number);
      if (!held) {
        held = { objects: new Set(), hasWhole: false, hasText: false, longest: 0, first: at };
        all.set(number, held);
      }
      const constant = b & 3 ? undefined : constants[b >> 2];
      if (b & 1) held.hasWhole = true;
      else if (objectOf(b)) held.objects.add(objectOf(b));
      else if (typeof constant === "string") {
        held.hasText = true;
        held.longest = Math.max(held.longest, constant.length);
      }
    } else if (kind === PUT) {
      const row = objectOf(b);
      if (row && lists[row] && lists[a]) {
        const known = rows.get(a);
        if (known) known.add(row);
        else rows.set(a, new Set([row]));
      }
    } else if (kind === LEN && b > lengths[a]) lengths[a] = b;
    at += 3;
  }
  return { held: ({ fn, slot }) => all.get(firsts[fn.id] + slot), lengths, rows };
}

/** The number of the first of each group, where all are counted through. */
function firstNumbers(sizes: readonly number[]): number[] {
  let sum = 0;
  return sizes.map((size) => {
    sum += size;
    return sum - size;
  });
}
