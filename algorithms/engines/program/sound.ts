/** How much of a run can be believed, and how large everything in it gets. */
import type { ProgramFunction, Site } from "./program.ts";
import {
  BIAS,
  ENTER,
  GOES,
  KIND_BITS,
  LEAVE,
  LEN,
  LINK,
  NEW,
  OBJECT_KINDS,
  PUT,
  REST,
  STEP,
  type Told,
  VAR,
} from "./words.ts";

/** So far from its first cell an object may reach, and so many cells all have together. */
const MOST_EXTENT = 1 << 20;
const MOST_CELLS = 8_000_000;

/** The objects of a run, by number; 0 is none. */
export interface Objects {
  readonly kind: readonly number[];
  /** The word of the name of its class; 0 for none. */
  readonly name: readonly number[];
  /** The lowest cell, and the one after the highest. */
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** The calls of a run, by number. */
export interface Calls {
  readonly fn: readonly number[];
  /** The call that made it; −1 for the first. */
  readonly parent: readonly number[];
  /** The call whose variables its function sees besides its own, which is always an earlier one; −1 for the first. */
  readonly outer: readonly number[];
  /** The positions at which it begins and ends; −1 for one that does not end. */
  readonly enter: readonly number[];
  readonly leave: readonly number[];
  /** What it returned, as a word, or the message of the error that ended it. */
  readonly value: readonly number[];
  readonly failed: readonly boolean[];
}

export interface Sound {
  /** So many words can be believed. */
  readonly length: number;
  readonly objects: Objects;
  readonly calls: Calls;
}

/**
 * Reads all words once, and believes none of them: they come from where the reader's program ran. It stops at the first that cannot
 * be: an object that was never told, a call that is over, a cell too far away. All else relies on this.
 */
export function sound(
  { events, constants }: Told,
  { sites, functions }: { readonly sites: readonly Site[]; readonly functions: readonly ProgramFunction[] },
): Sound {
  const objects = { kind: [0], name: [0], min: [0], max: [0] };
  const calls = {
    ...{ fn: [] as number[], parent: [] as number[], outer: [] as number[], enter: [] as number[] },
    ...{ leave: [] as number[], value: [] as number[], failed: [] as boolean[] },
  };
  let cells = 0;
  let position = 0;
  const isCall = (call: number): boolean => call >= 0 && call < calls.fn.length;
  const isOpen = (call: number): boolean => isCall(call) && calls.leave[call] < 0;
  const isObject = (object: number): boolean => object > 0 && object < objects.kind.length;
  const isWord = (word: number): boolean => {
    if (word === 0 || word & 1) return true;
    if (word < 0) return false;
    return (word & 3) === 2 ? isObject(word >> 2) : word >> 2 < constants.length;
  };
  const isName = (word: number): boolean =>
    word === 0 || ((word & 3) === 0 && isWord(word) && typeof constants[word >> 2] === "string");
  /** Makes room for cells of an object; false where they are too far away. */
  const reaches = (object: number, from: number, to: number): boolean => {
    if (!isObject(object) || from <= -MOST_EXTENT || to >= MOST_EXTENT) return false;
    const [min, max] = [Math.min(objects.min[object], from), Math.max(objects.max[object], to)];
    cells += max - min - (objects.max[object] - objects.min[object]);
    objects.min[object] = min;
    objects.max[object] = max;
    return true;
  };
  const takes = (word: number, a: number, b: number): boolean => {
    const rest = word & REST;
    switch (word >>> KIND_BITS) {
      case VAR:
        return isCall(a) && rest < functions[calls.fn[a]].slots.length && isWord(b);
      case PUT:
        return isWord(b) && reaches(a, rest - BIAS, rest - BIAS + 1);
      case LEN:
        return b >= 0 && b < MOST_EXTENT && reaches(a, rest - BIAS, rest - BIAS + b);
      case NEW:
        if (a !== objects.kind.length || rest < 1 || rest >= OBJECT_KINDS.length || !isName(b)) return false;
        objects.kind.push(rest);
        objects.name.push(b);
        objects.min.push(0);
        objects.max.push(0);
        cells += 2;
        return true;
      case ENTER: {
        const isFirst = a === 0 && b === -1 && rest === 0;
        if (a !== calls.fn.length || rest >= functions.length || !(isFirst || isOpen(b))) return false;
        calls.outer.push(!isFirst && calls.fn[b] === rest ? calls.outer[b] : b);
        calls.fn.push(rest);
        calls.parent.push(b);
        calls.enter.push(++position);
        calls.leave.push(-1);
        calls.value.push(0);
        calls.failed.push(false);
        cells += functions[rest].slots.length;
        return true;
      }
      case LEAVE:
        if (!isOpen(a) || rest > 1 || !isWord(b)) return false;
        calls.leave[a] = ++position;
        calls.value[a] = b;
        calls.failed[a] = rest === 1;
        return true;
      case GOES:
        return isOpen(a);
      case LINK:
        // Always an earlier one, so that who follows the links comes to an end.
        if (rest !== 0 || a !== calls.fn.length - 1 || !isCall(b) || b >= a) return false;
        calls.outer[a] = b;
        return true;
      default:
        return false;
    }
  };
  let at = 0;
  while (at < events.length && cells <= MOST_CELLS) {
    const word = events[at];
    const isFirst = word >>> KIND_BITS === ENTER;
    if (calls.fn.length === 0 && !isFirst) break;
    if (word >>> KIND_BITS === STEP) {
      if ((word & REST) >= sites.length) break;
      position++;
      at++;
      continue;
    }
    if (at + 3 > events.length || !takes(word, events[at + 1], events[at + 2])) break;
    at += 3;
  }
  return { length: at, objects, calls };
}
