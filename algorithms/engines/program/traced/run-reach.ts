/**
 * What a whole run says of its variables and objects, read in one pass before a trace of it is written: which variables are
 * written from within other calls, and which objects stand in one place alone.
 */
import type { ProgramRun } from "../conduct.ts";
import {
  BIAS,
  ENTER,
  GOES,
  KIND_BITS,
  LEAVE,
  OBJECT_KINDS,
  type ObjectKind,
  objectOf,
  PUT,
  REST,
  STEP,
  VAR,
} from "../words.ts";

export interface Reach {
  /** Variables of functions, as `fn/slot`, to which another call than their own has written: closures count in them. */
  readonly shared: ReadonlySet<string>;
  /** Objects that are reached by one way alone over the whole run: they need no number. */
  isAlone(object: number): boolean;
  /** Objects that have lost a key: they are told as maps, which are told whole. */
  readonly losers: ReadonlySet<number>;
}

/** The way of what a call gave back. */
const RETURNED = "returned";

export function reachOf({ events, calls, objects, constants }: ProgramRun): Reach {
  const shared = new Set<string>();
  const losers = new Set<number>();
  // The first way on which each object was met; "" once there is another.
  const ways: (string | undefined)[] = [];
  const meet = (word: number, way: string): void => {
    const object = objectOf(word);
    if (object > 0) ways[object] = ways[object] === undefined || ways[object] === way ? way : "";
  };
  let top = 0;
  for (let at = 0; at < events.length; ) {
    const word = events[at] as number;
    const [kind, rest] = [word >>> KIND_BITS, word & REST];
    if (kind === STEP) {
      at++;
      continue;
    }
    const [a, b] = [events[at + 1] as number, events[at + 2] as number];
    if (kind === VAR) {
      const fn = calls.fn[a] as number;
      const value = (b & 3) === 0 ? constants[b >> 2] : undefined;
      // Functions declared within others are no values that change.
      const isFunction = typeof value === "object" && value?.kind === "function";
      if (a !== top && fn !== 0 && !isFunction) shared.add(`${fn}/${rest}`);
      meet(b, `${a}/${rest}`);
    } else if (kind === PUT) {
      const place = rest - BIAS;
      if (b === 0 && (place & 1) === 0 && kindOf(objects.kind[a]) === "object") losers.add(a);
      meet(b, `$${a}/${place}`);
    } else if (kind === ENTER || kind === GOES) top = a;
    else if (kind === LEAVE) {
      meet(b, RETURNED);
      top = calls.parent[a] as number;
    }
    at += 3;
  }
  const isNameless = (object: number): boolean =>
    kindOf(objects.kind[object]) !== "object" || constants[(objects.name[object] ?? 0) >> 2] === undefined;
  // A reader knows what has no number by the way from a variable: that way has to have no number in it either.
  const isAlone = (object: number): boolean => {
    const way = ways[object];
    if (!way || way === RETURNED || !isNameless(object)) return false;
    const [holder = ""] = way.split("/");
    return !holder.startsWith("$") || (Number(holder.slice(1)) < object && isAlone(Number(holder.slice(1))));
  };
  return { shared, losers, isAlone };
}

export function kindOf(kind: number | undefined): ObjectKind {
  return OBJECT_KINDS[kind ?? 0] ?? "";
}
