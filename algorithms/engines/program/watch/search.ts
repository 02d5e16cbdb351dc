/**
 * Where a watched expression changes, or a condition becomes true, over a whole run. The words of the run are read once; the
 * expression is reckoned only at the lines after which it can be another: where one of its variables was written to, an object was
 * if it looks into objects, or its names mean other variables.
 */
import { MEMORY, OBJECT_HEAD, type ProgramRun } from "../conduct.ts";
import type { Memory } from "../memory.ts";
import { type Scope, variableIn } from "../program.ts";
import {
  BIAS,
  ENTER,
  GOES,
  isReference,
  isTruthy,
  KIND_BITS,
  LEAVE,
  LEN,
  objectOf,
  PUT,
  REST,
  STEP,
  VAR,
  type Value,
} from "../words.ts";
import { isSameValue, type Watch, Watcher } from "./watch.ts";

/** After so many words it says how far it is. */
const WORDS_A_TURN = 1 << 15;
/** Of a list of lists so many lists are looked at for changes. */
const MOST_INNER = 1000;

/**
 * Yields the share of the run that was read; returns the positions, ascending. Of a name that `isOwn` each variable changes for
 * itself: that the program goes on in another call, which has another one, is no change.
 */
export function* search(run: ProgramRun, watch: Watch, isOwn = false): Generator<number, Int32Array> {
  const { events, calls, program } = run;
  const { of, isGlobal, variables } = meaningsOf(run, watch);
  const watcher = new Watcher(run, watch);
  const found: number[] = [];
  let [position, site, call] = [0, -1, -1];
  /** The last site of the program itself: at its end what is seen from there is there still. */
  let outermost = -1;
  let [isDirty, lastMeaning, lastCall] = [true, -1, -1];
  let last: ReturnType<Watcher["at"]>;
  const known = new Map<number, typeof last>();
  let wasTrue = false;
  const content = new Content(run, watcher.memory);

  /** The step is over: what it wrote is known. */
  const settle = (): void => {
    const isOther = content.isOther();
    if (!isDirty && !isOther) return;
    const now = watcher.at(position, program.sites[site].scope);
    if (watch.isCondition) {
      const isTrue = now !== undefined && isTruthy(now.value);
      if (isTrue && !wasTrue) found.push(position);
      wasTrue = isTrue;
    } else if (now) {
      const place = isOwn ? watcher.place(program.sites[site].scope) : -1;
      if (isOwn) last = known.get(place);
      if (!last || isOther || !isSameValue(last.value, now.value)) found.push(position);
      last = now;
      if (isOwn) known.set(place, now);
      content.stand(now.value);
    }
    isDirty = false;
  };

  /** Whether the names mean other variables than at the step before. */
  const isOtherwise = (): boolean => {
    const meaning = of[site];
    if (meaning === lastMeaning && (call === lastCall || isGlobal[meaning])) return false;
    lastMeaning = meaning;
    lastCall = call;
    return true;
  };

  let nextTurn = WORDS_A_TURN;
  for (let at = 0; at < events.length; ) {
    const word = events[at];
    const kind = word >>> KIND_BITS;
    const rest = word & REST;
    if (kind === STEP || kind === ENTER || kind === LEAVE) {
      if (site >= 0) {
        isDirty = isOtherwise() || isDirty;
        // Most steps end here: a call of a function for each would cost more than all else.
        if (isDirty || content.written.size > 0) settle();
      }
      position++;
      site = kind === STEP ? rest : -1;
      if (site >= 0 && program.sites[site].fn.id === 0) outermost = site;
    }
    if (kind === STEP) {
      at++;
    } else {
      const a = events[at + 1];
      if (kind === VAR) isDirty ||= variables[calls.fn[a]]?.[rest] === 1;
      else if (kind === PUT || kind === LEN) {
        isDirty ||= watch.readsObjects;
        content.write(kind, a, rest, events[at + 2]);
      } else if (kind === ENTER || kind === GOES) call = a;
      else if (kind === LEAVE) call = calls.parent[a];
      at += 3;
    }
    if (at < nextTurn) continue;
    nextTurn += WORDS_A_TURN;
    yield at / events.length;
  }
  if (site < 0 && call < 0) {
    site = outermost;
    if (site >= 0) isDirty = isOtherwise() || isDirty;
  }
  if (site >= 0) settle();
  return Int32Array.from(found);
}

interface Meanings {
  /** Which variables the names mean at a site, as a number for each combination. */
  readonly of: Int32Array;
  /** Whether a combination has variables of the program itself alone, which are the same in each call. */
  readonly isGlobal: readonly boolean[];
  /** Of a function, and of a slot of it, whether it is one of these variables. */
  readonly variables: readonly (Uint8Array | undefined)[];
}

/** More than the variables of any function. */
const SLOTS = 65_536;

function variableKey(fn: number, slot: number): number {
  return fn * SLOTS + slot;
}

function meaningsOf({ program }: ProgramRun, { names }: Watch): Meanings {
  const numbers = new Map<string, number>();
  const isGlobal: boolean[] = [];
  const variables: (Uint8Array | undefined)[] = [];
  const inScope = new Map<Scope, number>();
  const of = Int32Array.from(program.sites, ({ scope, fn }) => {
    const known = inScope.get(scope);
    if (known !== undefined) return known;
    const meant = names.map((name) => {
      const variable = variableIn(scope, name);
      if (variable) return variableKey(variable.fn.id, variable.slot);
      return name === "this" && fn.thisSlot !== undefined ? variableKey(fn.id, fn.thisSlot) : -1;
    });
    const text = meant.join();
    const number = numbers.get(text) ?? numbers.size;
    if (number === numbers.size) {
      numbers.set(text, number);
      isGlobal.push(meant.every((key) => key < SLOTS));
      for (const key of meant) {
        const id = Math.floor(key / SLOTS);
        if (key < 0) continue;
        variables[id] ??= new Uint8Array(program.functions[id].slots.length);
        variables[id][key % SLOTS] = 1;
      }
    }
    inScope.set(scope, number);
    return number;
  });
  return { of, isGlobal, variables };
}

/**
 * What is in the object of a value, and in the lists in it. It is compared with what was there when the value was reckoned last, so that
 * writing the same again is no change.
 */
class Content {
  readonly #run: ProgramRun;
  readonly #memory: Memory;
  #object = 0;
  #inside = new Set<number>();
  /** What was written since, by its place in the memory: what was there, and what is. */
  readonly written = new Map<number, { readonly object: number; readonly was: number; is: number }>();

  constructor(run: ProgramRun, memory: Memory) {
    this.#run = run;
    this.#memory = memory;
  }

  /** Hears a PUT or a LEN. */
  write(kind: number, object: number, rest: number, word: number): void {
    if (!this.#inside.has(object)) return;
    const base = this.#run.objectBase[object];
    const place = rest - BIAS - this.#run.objects.min[object];
    if (kind === PUT) this.#note(object, base + OBJECT_HEAD + place, word);
    else {
      this.#note(object, base, place + 1);
      this.#note(object, base + 1, word + 1);
    }
  }

  #note(object: number, address: number, is: number): void {
    const known = this.written.get(address);
    if (known) known.is = is;
    else this.written.set(address, { object, was: this.#memory.frame.cells[MEMORY][address] ?? 0, is });
  }

  #now(address: number): number {
    return this.written.get(address)?.is ?? this.#memory.frame.cells[MEMORY][address] ?? 0;
  }

  isOther(): boolean {
    for (const [address, { object, was, is }] of this.written)
      if (was !== is && !this.#isLeftOver(object, address)) return true;
    return false;
  }

  /** Whether a place lies beyond what counts of its object: behind the end of a list there may be what once was in it. */
  #isLeftOver(object: number, address: number): boolean {
    const base = this.#run.objectBase[object];
    const place = address - base - OBJECT_HEAD;
    if (place < 0) return false;
    const count = this.#now(base + 1) - 1;
    const index = place - Math.max(0, this.#now(base) - 1);
    return index < 0 || index >= (this.#memory.isList(object) ? count : 2 * count);
  }

  /** This is the value from now on; the memory stands where it was reckoned. */
  stand(value: Value): void {
    const memory = this.#memory;
    const object = isReference(value) ? value.object : 0;
    // A list that got shorter may have lost one without a write to its place.
    const isRehung =
      this.#inside.size > 1
        ? this.written.size > 0
        : [...this.written.values()].some(({ is }) => objectOf(is) > 0);
    this.written.clear();
    if (object === this.#object && !isRehung) return;
    this.#object = object;
    this.#inside = new Set(object === 0 ? [] : [object]);
    if (object === 0 || !memory.isList(object) || memory.length(object) > MOST_INNER) return;
    for (const word of memory.items(object)) if (objectOf(word) > 0) this.#inside.add(objectOf(word));
  }
}
