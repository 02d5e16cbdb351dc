/** What each variable and each object of a program has held over a whole run, read in one pass over its words. */
import type { ProgramRun } from "./conduct.ts";
import type { Variable } from "./program.ts";
import { BIAS, KIND_BITS, LEN, OBJECT_KINDS, type ObjectKind, PUT, REST, STEP, VAR } from "./words.ts";

/** What one variable, or the fields of one name, have held. */
export interface Held {
  readonly objects: Set<number>;
  hasWhole: boolean;
  hasText: boolean;
  /** The longest text. */
  longest: number;
  /** Where in the words it was first written. */
  readonly first: number;
}

/** Kinds of values, as bits. */
export const WHOLE = 1;
export const TEXT = 2;
export const DECIMAL = 4;
export const OBJECT = 8;
export const OTHER = 16;

/** That an object had another in it: under a key, or at a place. */
export interface References {
  readonly from: readonly number[];
  /** Of a list the place, counted from its first; of a set the word itself; else the word of the key. */
  readonly key: readonly number[];
  readonly to: readonly number[];
}

export interface SeenValues {
  held(variable: Variable): Held | undefined;
  /** Of a field, all that the fields of its name had. */
  readonly fields: ReadonlyMap<string, Held>;
  /** How many items or entries an object had at most. */
  readonly lengths: Int32Array;
  /** The kinds of what was in an object; of objects and maps the values. */
  readonly types: Uint8Array;
  readonly references: References;
  /** The word of the first key of an object. */
  readonly firstKeys: Int32Array;
  /** Where in the words an object was last written. */
  readonly lastWrites: Int32Array;
  /** How often each site was run. */
  readonly visits: Int32Array;
  kind(object: number): ObjectKind;
  isList(object: number): boolean;
}

export function seenValues({
  events,
  constants,
  objects,
  objectBase,
  calls,
  program,
}: ProgramRun): SeenValues {
  const count = objects.kind.length;
  const all: (Held | undefined)[] = [];
  const lengths = new Int32Array(count);
  const types = new Uint8Array(count);
  const firstKeys = new Int32Array(count);
  const lastWrites = new Int32Array(count);
  const visits = new Int32Array(program.sites.length);
  const fields = new Map<number, Held>();
  const references = { from: [] as number[], key: [] as number[], to: [] as number[] };
  const kindOf = (object: number): ObjectKind => OBJECT_KINDS[objects.kind[object]];
  // Whether an object is a list is asked for each item of each list.
  const lists = Uint8Array.from(objects.kind, (_, object) =>
    Number(object > 0 && /array|typed/.test(kindOf(object))),
  );
  const plain = Uint8Array.from(objects.kind, (_, object) =>
    Number(object > 0 && kindOf(object) === "object"),
  );
  const keyed = plain.some((is) => is === 1) || objects.kind.some((kind) => OBJECT_KINDS[kind] === "map");
  const size = keyed
    ? (objectBase.at(-1) ?? 0) + (objects.max.at(-1) ?? 0) - (objects.min.at(-1) ?? 0) + 2
    : 0;
  const keys = new Int32Array(size);
  const firsts = firstNumbers(program.functions.map(({ slots }) => slots.length));
  const kindsOf = constants.map(bitOf);
  for (let at = 0; at < events.length; ) {
    const word = events[at];
    const kind = word >>> KIND_BITS;
    const rest = word & REST;
    if (kind === STEP) {
      visits[rest]++;
      at++;
      continue;
    }
    const a = events[at + 1];
    const b = events[at + 2];
    if (kind === VAR) {
      const number = firsts[calls.fn[a]] + rest;
      let held = all[number];
      if (!held) {
        held = nothingHeld(at);
        all[number] = held;
      }
      if (b & 1) held.hasWhole = true;
      else if ((b & 3) === 2) held.objects.add(b >> 2);
      else {
        const constant = constants[b >> 2];
        if (typeof constant === "string") {
          held.hasText = true;
          if (constant.length > held.longest) held.longest = constant.length;
        }
      }
    } else if (kind === PUT) {
      const place = rest - BIAS;
      lastWrites[a] = at;
      const isKey = lists[a] === 0 && (place & 1) === 0;
      if (isKey) {
        if (size > 0) keys[objectBase[a] + place] = b;
        if (place === 0 && b !== 0 && firstKeys[a] === 0) firstKeys[a] = b;
        // What a set has is its keys.
        if (b !== 0 && kindOf(a) === "set") {
          types[a] |= b & 1 ? WHOLE : (b & 3) === 2 ? OBJECT : kindsOf[b >> 2];
          if ((b & 3) === 2) add(references, a, b, b >> 2);
        }
      } else if (b & 1) types[a] |= WHOLE;
      else if ((b & 3) === 2) {
        types[a] |= OBJECT;
        const key = lists[a] || size === 0 ? place : (keys[objectBase[a] + place - 1] ?? 0);
        add(references, a, key, b >> 2);
        if (plain[a]) {
          let held = fields.get(key);
          if (!held) {
            held = nothingHeld(at);
            fields.set(key, held);
          }
          held.objects.add(b >> 2);
        }
      } else if (b !== 0) types[a] |= kindsOf[b >> 2];
    } else if (kind === LEN && b > lengths[a]) lengths[a] = b;
    at += 3;
  }
  const byName = new Map<string, Held>();
  for (const [key, held] of fields) {
    const name = key & 3 ? undefined : constants[key >> 2];
    if (typeof name === "string") byName.set(name, held);
  }
  return {
    held: ({ fn, slot }) => all[firsts[fn.id] + slot],
    ...{ fields: byName, lengths, types, references, firstKeys, lastWrites, visits, kind: kindOf },
    isList: (object) => lists[object] === 1,
  };
}

function nothingHeld(first: number): Held {
  return { objects: new Set(), hasWhole: false, hasText: false, longest: 0, first };
}

function add(
  { from, key, to }: { from: number[]; key: number[]; to: number[] },
  owner: number,
  under: number,
  object: number,
): void {
  from.push(owner);
  key.push(under);
  to.push(object);
}

function bitOf(constant: ProgramRun["constants"][number]): number {
  if (typeof constant === "string") return TEXT;
  return typeof constant === "number" ? DECIMAL : constant === null || constant === undefined ? 0 : OTHER;
}

/** The number of the first of each group, where all are counted through. */
function firstNumbers(sizes: readonly number[]): number[] {
  let sum = 0;
  return sizes.map((size) => {
    sum += size;
    return sum - size;
  });
}
