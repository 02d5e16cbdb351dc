/**
 * The words in which the room tells a run: whole numbers of 32 bits, of which the first has the kind in its upper 8 bits.
 *
 *     STEP | site                             one word: a step begins
 *     VAR | slot, call, value                 a variable of a call is written
 *     PUT | place, object, value              a cell of an object is written; places may be below 0
 *     LEN | head, object, length              where the cells of an object begin, and how many count
 *     NEW | kind, object, name                an object is seen for the first time
 *     ENTER | function, call, caller          a call begins
 *     LEAVE | how, call, value                a call ends; how is 1 if by an error
 *     GOES | 0, call, 0                       the program goes on in another open call, as generators have it
 *     LINK | 0, call, outer                   right after ENTER: the call sees the variables of this one, in which its function was made
 *
 * Where no LINK is told, a call sees those of its caller, and where a function calls itself, what its caller sees. This is the
 * static link of compilers; of functions that stand in no other it does not matter.
 *
 * A value is a word too: `n << 1 | 1` is the whole number n, `id << 2 | 2` an object, `k << 2` the k-th of the run's constants,
 * 0 nothing at all. A list has its items in its cells, from its head on, so that `shift` is a matter of the head; an object, a map and
 * a set have a key and a value for each entry, and 0 for a key that was deleted.
 */
export const STEP = 0;
export const VAR = 1;
export const PUT = 2;
export const LEN = 3;
export const NEW = 4;
export const ENTER = 5;
export const LEAVE = 6;
export const GOES = 7;
export const LINK = 8;
export const KIND_BITS = 24;
export const REST = 2 ** KIND_BITS - 1;
/** What is added to the place of a cell in its word. */
export const BIAS = 1 << 22;

/** The kinds of objects, by their numbers; none has the number 0. */
export const OBJECT_KINDS = ["", "array", "object", "map", "set", "typed", "other"] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** The constants that every run has, at their places. */
export const FIRST_CONSTANTS = [undefined, undefined, null, true, false] as const;

/**
 * What cannot be told as it is: a function by its name, a bigint by its digits, a symbol by its text, a decimal that is whole as its
 * language writes it.
 */
export interface Strange {
  readonly kind: "function" | "bigint" | "symbol" | "float";
  readonly text: string;
}

export type Constant = undefined | null | boolean | number | string | Strange;

/** An object of the run, by its number. */
export interface Reference {
  readonly object: number;
}

export type Value = Constant | Reference;

/** Why a run was ended before its end. */
export const LIMITS = ["steps", "time", "words", "constants", "objects", "calls"] as const;
export type Limit = (typeof LIMITS)[number];

/** A run as it comes out of the room. Nothing in it is to be believed before `sound` has read it. */
export interface Told {
  readonly events: Int32Array;
  readonly constants: readonly Constant[];
}

export function isReference(value: Value): value is Reference {
  return typeof value === "object" && value !== null && "object" in value;
}

/** The number of the object that a word stands for, or 0. */
export function objectOf(word: number): number {
  return (word & 3) === 2 ? word >> 2 : 0;
}

/** The word that stands for an object. */
export function wordOf({ object }: Reference): number {
  return (object << 2) | 2;
}

/** Whether a value counts as true in a condition. */
export function isTruthy(value: Value): boolean {
  if (typeof value !== "object" || value === null) return Boolean(value);
  return "object" in value || value.kind !== "bigint" || value.text !== "0";
}
