/**
 * The run of a program written as a trace (docs/trace-format.md), so that what was seen here can be kept, sent and played
 * elsewhere. It is the reverse of `read-trace.ts`: the writer keeps what a reader of its lines knows by now, and writes what has
 * changed since. What the form cannot say is written so that nothing false is seen:
 *
 * - A reader takes a name for a variable of the call that runs, or else of the program. So a variable of a function that has the
 *   name of one of the program, and one that other calls write to, as closures do, is written under the name `function.variable`;
 *   the latter belongs to the program, and has the value of the latest call that has not ended.
 * - A generator that goes on is a call like others, with the variables it has.
 * - What no name in sight leads to is written as soon as one does.
 */
import type { ProgramRun } from "../conduct.ts";
import type { ProgramFunction, Variable } from "../program.ts";
import {
  BIAS,
  type Constant,
  ENTER,
  GOES,
  isReference,
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
import { kindOf, type Reach, reachOf } from "./run-reach.ts";

export interface Written {
  /** The language of the listing, as the header has it, and the listing. */
  readonly language: string;
  readonly source: string;
  /** What the program printed, with the positions at which it did. */
  readonly printed: readonly (readonly [position: number, text: string])[];
}

/** The lines of the trace, without their ends. */
export function* traceLines(run: ProgramRun, written: Written): Generator<string> {
  yield* new Writer(run, written).lines();
}

/** A variable in sight of a reader: of the program, of the call that runs, or of a function whose variables closures share. */
interface Place {
  readonly call: number;
  readonly slot: number;
}

interface SeenObject {
  readonly id: number;
  readonly cells: Map<number, number>;
  head: number;
  count: number;
  /** Whether a reader knows it, and which of its cells have changed since. */
  isTold: boolean;
  readonly changed: Set<number>;
  isShorter: boolean;
  /** Where it is held: places of variables and numbers of objects, how often each. */
  readonly holders: Map<string, number>;
}

/** More changes of a list than this in one step, and it is written whole. */
const MOST_PARTS = 8;
/** So much of a name a reader takes. */
const LONGEST_NAME = 60;
const PARTS_A_NAME_HAS = /[^\p{L}\p{N}_$.]+/gu;
/** What a program prints must not be taken for an event. */
const LIKE_AN_EVENT = /([[{])(?=\s*"(?:kibitz|line|call|back|game|pair|move|=[^"]*|[^"]*\[\])")/g;
const NOTHING_BETWEEN = "\u2060";

class Writer {
  readonly #run: ProgramRun;
  readonly #written: Written;
  readonly #reach: Reach;
  readonly #names: string[][];
  readonly #objects: (SeenObject | undefined)[] = [];
  /** The words of the variables of each call. */
  readonly #values: number[][] = [];
  readonly #open: number[] = [];
  /** The variables of the program that a reader knows. */
  readonly #ofProgram = new Set<number>();
  /** The line on which each call is. */
  readonly #lineOf: number[] = [];
  /** The calls as a reader has them. */
  readonly #stack: number[] = [0];
  #top = 0;
  readonly #dirtyPlaces = new Map<string, Place>();
  readonly #dirtyObjects = new Set<number>();
  /** What has changed out of sight. */
  readonly #hiddenPlaces = new Map<string, Place>();
  readonly #hiddenObjects = new Set<number>();
  /** The call that has begun, while its parameters come. */
  #begun = -1;
  #position = 0;
  #printed = 0;

  constructor(run: ProgramRun, written: Written) {
    this.#run = run;
    this.#written = written;
    this.#reach = reachOf(run);
    this.#names = namesOf(run, this.#reach);
  }

  *lines(): Generator<string> {
    const { language, source } = this.#written;
    yield JSON.stringify({ kibitz: 1, language, source });
    const { events, calls, program } = this.#run;
    let isFirst = true;
    for (let at = 0; at < events.length; ) {
      const word = events[at] as number;
      const [kind, rest] = [word >>> KIND_BITS, word & REST];
      if (kind === STEP) {
        yield* this.#told();
        yield* this.#follow();
        const line = program.sites[rest]?.line ?? 1;
        this.#lineOf[this.#top] = line;
        yield event("line", line);
        if (isFirst) yield* this.#sharedNames();
        isFirst = false;
        this.#position++;
        at++;
        continue;
      }
      const [a, b] = [events[at + 1] as number, events[at + 2] as number];
      if (kind === VAR) this.#setVariable({ call: a, slot: rest }, b);
      else if (kind === PUT) this.#setCell(a, rest - BIAS, b);
      else if (kind === LEN) this.#setLength(a, rest - BIAS, b);
      else if (kind === ENTER) {
        yield* this.#told();
        if (a > 0) yield* this.#follow();
        this.#values[a] = [];
        this.#open.push(a);
        this.#top = a;
        this.#begun = a;
        this.#position++;
      } else if (kind === LEAVE) {
        yield* this.#told();
        yield* this.#follow();
        this.#open.splice(this.#open.lastIndexOf(a), 1);
        if (a > 0) {
          if (this.#stack.includes(a)) yield* this.#backTo(a);
          const value = (b & 3) === 0 && this.#run.constants[b >> 2] === undefined ? [] : [this.#value(b)];
          if (this.#stack.at(-1) === a) {
            this.#stack.pop();
            yield event("back", this.#line(a), ...(calls.failed[a] ? [] : value));
          }
        }
        this.#top = calls.parent[a] ?? 0;
        this.#position++;
        this.#reveal(calls.fn[a] as number);
      } else if (kind === GOES) {
        yield* this.#told();
        this.#top = a;
      }
      at += 3;
    }
    yield* this.#told();
    yield* this.#prints(Number.POSITIVE_INFINITY);
  }

  #line(call: number): number {
    return this.#lineOf[call] ?? this.#lineOf[0] ?? 1;
  }

  // ---- calls

  /** Makes the call that runs the one that a reader takes for it: a generator goes on, or has given way. */
  *#follow(): Generator<string> {
    if (this.#stack.at(-1) === this.#top || this.#top < 0) return;
    if (this.#stack.includes(this.#top)) yield* this.#backTo(this.#top);
    else {
      const fn = this.#fn(this.#top);
      const given = this.#parameters(this.#top);
      yield event("call", this.#line(this.#stack.at(-1) ?? 0), functionName(fn), given);
      this.#stack.push(this.#top);
      // A generator that goes on has the variables with which it gave way.
      for (const slot of (this.#values[this.#top] ?? []).keys())
        this.#dirtyPlaces.set(keyOf({ call: this.#top, slot }), { call: this.#top, slot });
    }
    this.#reveal(-1);
  }

  *#backTo(call: number): Generator<string> {
    while (this.#stack.length > 1 && this.#stack.at(-1) !== call) {
      const ended = this.#stack.pop() as number;
      yield event("back", this.#line(ended));
    }
  }

  #parameters(call: number): Record<string, unknown> {
    const fn = this.#fn(call);
    const given: Record<string, unknown> = {};
    for (const [slot, name] of fn.slots.entries())
      if (fn.params.includes(name) && !this.#reach.shared.has(`${fn.id}/${slot}`)) {
        given[this.#names[fn.id]?.[slot] as string] = this.#value(this.#values[call]?.[slot] ?? 0);
        this.#dirtyPlaces.delete(keyOf({ call, slot }));
      }
    return given;
  }

  #fn(call: number): ProgramFunction {
    return this.#run.program.functions[this.#run.calls.fn[call] ?? 0] as ProgramFunction;
  }

  /** What has changed out of sight may be in sight now; of a function that ended, the call before has its names again. */
  #reveal(fn: number): void {
    for (const [key, place] of this.#hiddenPlaces) this.#dirtyPlaces.set(key, place);
    this.#hiddenPlaces.clear();
    for (const object of this.#hiddenObjects) this.#dirtyObjects.add(object);
    this.#hiddenObjects.clear();
    const before = this.#latest(fn);
    if (fn <= 0 || before < 0) return;
    for (const slot of this.#fn(before).slots.keys())
      if (this.#reach.shared.has(`${fn}/${slot}`) && this.#values[before]?.[slot] !== undefined)
        this.#dirtyPlaces.set(keyOf({ call: before, slot }), { call: before, slot });
  }

  /** The latest call of a function that has not ended; −1 if there is none. */
  #latest(fn: number): number {
    return this.#open.findLast((call) => this.#run.calls.fn[call] === fn) ?? -1;
  }

  /** The names that closures share are the program's from the beginning: later they would be taken for the call's. */
  *#sharedNames(): Generator<string> {
    for (const key of this.#reach.shared) {
      const [fn, slot] = key.split("/").map(Number) as [number, number];
      yield event(`=${this.#names[fn]?.[slot]}`, this.#line(0), null);
    }
  }

  // ---- what changes

  #setVariable(place: Place, word: number): void {
    const values = this.#values[place.call] as number[];
    const key = keyOf(place);
    this.#hold(key, values[place.slot] ?? 0, word);
    values[place.slot] = word;
    this.#dirtyPlaces.set(key, place);
  }

  #object(id: number): SeenObject {
    this.#objects[id] ??= {
      ...{ id, cells: new Map(), head: 0, count: 0, isTold: false },
      ...{ changed: new Set(), isShorter: false, holders: new Map() },
    };
    return this.#objects[id];
  }

  #setCell(id: number, place: number, word: number): void {
    const object = this.#object(id);
    this.#hold(`$${id}`, object.cells.get(place) ?? 0, word);
    object.cells.set(place, word);
    object.changed.add(place);
    if (object.isTold) this.#dirtyObjects.add(id);
  }

  #setLength(id: number, head: number, count: number): void {
    const object = this.#object(id);
    if (head !== object.head || count < object.count) object.isShorter = true;
    // What comes into a longer list from before is new to a reader.
    else for (let k = object.count; k < count; k++) object.changed.add(head + k);
    object.head = head;
    object.count = count;
    if (object.isTold) this.#dirtyObjects.add(id);
  }

  #hold(holder: string, before: number, after: number): void {
    const [lost, won] = [objectOf(before), objectOf(after)];
    if (lost > 0) {
      const { holders } = this.#object(lost);
      const left = (holders.get(holder) ?? 0) - 1;
      if (left > 0) holders.set(holder, left);
      else holders.delete(holder);
    }
    if (won > 0) {
      const object = this.#object(won);
      object.holders.set(holder, (object.holders.get(holder) ?? 0) + 1);
      if (object.isTold && this.#hiddenObjects.delete(won)) this.#dirtyObjects.add(won);
    }
  }

  // ---- what is told

  /** All that has changed since the last step, as far as it is in sight. */
  *#told(): Generator<string> {
    if (this.#begun >= 0) {
      const call = this.#begun;
      this.#begun = -1;
      if (call > 0) {
        const before = this.#stack.at(-1) ?? 0;
        yield event("call", this.#line(before), functionName(this.#fn(call)), this.#parameters(call));
        this.#lineOf[call] = this.#line(before);
        this.#stack.push(call);
      }
      // What else has changed belongs to the first line of the call.
      yield* this.#prints(this.#position);
      return;
    }
    const line = this.#line(this.#stack.at(-1) ?? 0);
    if (this.#stack.at(-1) === this.#top) {
      for (const [key, place] of this.#dirtyPlaces) {
        this.#dirtyPlaces.delete(key);
        const word = this.#values[place.call]?.[place.slot] ?? 0;
        if (this.#isFunction(word)) continue;
        const isInSight = this.#isInSight(place);
        if (isInSight && place.call === 0) this.#ofProgram.add(place.slot);
        if (isInSight) yield event(`=${this.#nameOf(place)}`, line, this.#value(word));
        else if (this.#open.includes(place.call)) this.#hiddenPlaces.set(key, place);
      }
      for (const id of this.#dirtyObjects) {
        this.#dirtyObjects.delete(id);
        yield* this.#change(this.#object(id), line);
      }
    }
    yield* this.#prints(this.#position);
  }

  *#prints(position: number): Generator<string> {
    const { printed } = this.#written;
    for (let next = printed[this.#printed]; next && next[0] <= position; next = printed[++this.#printed])
      for (const text of next[1].split(/\r\n|\n|\r/))
        yield text.replace(LIKE_AN_EVENT, `$1${NOTHING_BETWEEN}`);
  }

  #isFunction(word: number): boolean {
    const value = this.#valueOf(word);
    return typeof value === "object" && value !== null && "kind" in value && value.kind === "function";
  }

  #nameOf({ call, slot }: Place): string {
    return this.#names[this.#fn(call).id]?.[slot] as string;
  }

  #isInSight({ call, slot }: Place): boolean {
    const fn = this.#fn(call);
    if (this.#reach.shared.has(`${fn.id}/${slot}`)) return this.#latest(fn.id) === call;
    if (call === this.#top) return true;
    // A variable of the program: one that was told while it ran, unless the call that runs has one of its name.
    return (
      call === 0 &&
      this.#ofProgram.has(slot) &&
      !this.#names[this.#fn(this.#top).id]?.includes(this.#nameOf({ call, slot }))
    );
  }

  /** Tells what has changed in an object that a reader knows. */
  *#change(object: SeenObject, line: number): Generator<string> {
    if (object.changed.size === 0 && !object.isShorter) return;
    const way = this.#wayTo(object.id);
    if (!way) {
      this.#hiddenObjects.add(object.id);
      return;
    }
    const { place, chain } = way;
    const path = this.#indices(chain, object.id);
    const isList = this.#isList(object.id);
    if (path && isList && !object.isShorter && object.changed.size <= MOST_PARTS) {
      const changed = [...object.changed].sort((a, b) => a - b);
      object.changed.clear();
      for (const each of changed) {
        const k = each - object.head;
        if (k < 0 || k >= object.count) continue;
        const index = path.length === 0 ? k : [...path, k];
        yield event(`${this.#nameOf(place)}[]`, line, index, this.#value(object.cells.get(each) ?? 0));
      }
      return;
    }
    const word = this.#values[place.call]?.[place.slot] ?? 0;
    yield event(`=${this.#nameOf(place)}`, line, this.#value(word, new Set([...chain, object.id])));
  }

  /** From a variable in sight to an object, by the objects between them. */
  #wayTo(id: number): { readonly place: Place; readonly chain: readonly number[] } | undefined {
    const from = new Map<number, number>([[id, 0]]);
    const queue = [id];
    for (const each of queue) {
      for (const holder of this.#object(each).holders.keys()) {
        if (holder.startsWith("$")) {
          const next = Number(holder.slice(1));
          if (from.has(next) || !this.#has(next, each)) continue;
          from.set(next, each);
          queue.push(next);
          continue;
        }
        const [call, slot] = holder.split("/").map(Number) as [number, number];
        const place = { call, slot };
        if (!this.#isInSight(place)) continue;
        const chain: number[] = [];
        for (let at = each; at !== id; at = from.get(at) ?? 0) chain.push(at);
        return { place, chain };
      }
    }
    return undefined;
  }

  /** Whether an object has another one in what counts of it. */
  #has(id: number, inner: number): boolean {
    const word = (inner << 2) | 2;
    const { cells, head, count } = this.#object(id);
    if (this.#isList(id)) {
      for (let k = head; k < head + count; k++) if (cells.get(k) === word) return true;
      return false;
    }
    for (let k = 0; k < count; k++)
      if (cells.get(2 * k) !== 0 && (cells.get(2 * k) === word || cells.get(2 * k + 1) === word)) return true;
    return false;
  }

  /** The indices that lead through lists to an object; undefined where something else is between, or not told yet. */
  #indices(chain: readonly number[], to: number): readonly number[] | undefined {
    const path: number[] = [];
    for (const [at, id] of chain.entries()) {
      const { cells, head, count, isTold, isShorter, changed } = this.#object(id);
      if (!this.#isList(id) || !isTold || isShorter || changed.size > 0) return undefined;
      const word = ((chain[at + 1] ?? to) << 2) | 2;
      let k = 0;
      while (k < count && cells.get(head + k) !== word) k++;
      if (k === count) return undefined;
      path.push(k);
    }
    return path;
  }

  #isList(id: number): boolean {
    return /array|typed/.test(kindOf(this.#run.objects.kind[id]));
  }

  // ---- values

  #valueOf(word: number): Value {
    if (word === 0) return undefined;
    if (word & 1) return word >> 1;
    return (word & 3) === 2 ? { object: word >> 2 } : this.#run.constants[word >> 2];
  }

  /** A value as JSON; objects in `anew` are told once though a reader knows them. */
  #value(word: number, anew?: Set<number>): unknown {
    const value = this.#valueOf(word);
    return isReference(value) ? this.#inside(this.#object(value.object), anew) : constantInJson(value);
  }

  #inside(object: SeenObject, anew: Set<number> | undefined): unknown {
    const { id } = object;
    const isAlone = this.#reach.isAlone(id);
    const isNew = !object.isTold || object.changed.size > 0 || object.isShorter || anew?.delete(id);
    if (!isNew && !isAlone) return { $: id };
    // Before what is in it: it may be in itself.
    object.isTold = true;
    object.isShorter = false;
    object.changed.clear();
    this.#dirtyObjects.delete(id);
    this.#hiddenObjects.delete(id);
    const [kind, content] = this.#content(object, anew);
    if (isAlone) {
      if (kind === "list" || (kind === "fields" && !Object.keys(content).some((key) => key.startsWith("$"))))
        return content;
      if (kind !== "fields") return { [`$${kind}`]: content };
    }
    const name = this.#run.constants[(this.#run.objects.name[id] ?? 0) >> 2];
    return {
      $: id,
      ...(kind === "fields" && typeof name === "string" && { class: name }),
      [kind]: content,
    };
  }

  #content(
    { id, cells, head, count }: SeenObject,
    anew: Set<number> | undefined,
  ): readonly ["list" | "map" | "set" | "fields", object] {
    const kind = kindOf(this.#run.objects.kind[id]);
    const tell = (word: number | undefined) => this.#value(word ?? 0, anew);
    if (this.#isList(id)) return ["list", Array.from({ length: count }, (_, k) => tell(cells.get(head + k)))];
    const entries = Array.from(
      { length: count },
      (_, k) => [cells.get(2 * k), cells.get(2 * k + 1)] as const,
    );
    const kept = entries.filter(([key]) => key !== undefined && key !== 0);
    if (kind === "set") return ["set", kept.map(([key]) => tell(key))];
    if (kind === "map" || this.#reach.losers.has(id))
      return ["map", kept.map(([key, value]) => [tell(key), tell(value)])];
    // Told in the order in which JSON has them: what is told first has to stand first.
    const words = new Map(kept.map(([key, value]) => [String(tell(key)), value]));
    const keys = Object.keys(Object.fromEntries(words));
    return ["fields", Object.fromEntries(keys.map((key) => [key, tell(words.get(key))]))];
  }
}

/** A value that is no object, as JSON has it: nothing is null, and what JSON lacks is a text. */
export function constantInJson(value: Constant): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : String(value);
  if (typeof value !== "object") return value;
  if (value.kind === "function") return `ƒ ${value.text}`;
  const number = value.kind === "symbol" ? Number.NaN : Number(value.text);
  return Number.isSafeInteger(number) || (value.kind === "float" && Number.isFinite(number))
    ? number
    : value.text;
}

function event(...parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}

function keyOf({ call, slot }: Place): string {
  return `${call}/${slot}`;
}

/** A name as the form takes it. */
function asName(name: string): string {
  const plain = name.replace(PARTS_A_NAME_HAS, ".").replace(/^(?=__|[\d.]|$)/, "_.");
  return plain.slice(0, LONGEST_NAME);
}

function functionName({ name }: ProgramFunction): string {
  return asName(name === "" ? "anonymous" : name);
}

/** The name of each variable of each function, by function and place. */
function namesOf({ program }: ProgramRun, { shared }: Reach): string[][] {
  const scopes = new Map<Variable, number>();
  // How many variables of its function and name are in sight where a variable is declared.
  for (const scope of program.scopes.values())
    for (const [name, variable] of scope.variables) {
      if (!variable) continue;
      const outer: (Variable | undefined)[] = [];
      for (let at = scope.parent; at; at = at.parent) outer.push(at.variables.get(name));
      // Where a function in Python says `global`, the variable is in sight, and declared farther out.
      if (outer.includes(variable)) continue;
      scopes.set(variable, outer.filter((each) => each?.fn === variable.fn).length);
    }
  const depthOf = new Map([...scopes].map(([{ fn, slot }, depth]) => [`${fn.id}/${slot}`, depth]));
  const nameIn = (fn: ProgramFunction, slot: number): string => {
    const depth = depthOf.get(`${fn.id}/${slot}`) ?? 0;
    return depth > 0 ? `${asName(fn.slots[slot] as string)}.${depth + 1}` : asName(fn.slots[slot] as string);
  };
  const [main] = program.functions;
  const ofProgram = new Set(main?.slots.map((_, slot) => nameIn(main, slot)));
  return program.functions.map((fn) =>
    fn.slots.map((name, slot) => {
      const own = nameIn(fn, slot);
      const isOwn = fn.id === 0 || (!ofProgram.has(own) && !shared.has(`${fn.id}/${slot}`));
      const isParameter = fn.params.includes(name) && !shared.has(`${fn.id}/${slot}`);
      return isOwn || isParameter ? own : asName(`${functionName(fn)}.${own}`);
    }),
  );
}
