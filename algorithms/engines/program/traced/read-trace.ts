/**
 * A printed trace: lines of JSON among what a program in any language prints. The form, "Kibitz Trace 1.0", is written down in
 * docs/trace-format.md. What is read becomes the same words in which the room tells a run, and a program without a tree: nothing is
 * known of what its lines mean, so values and comments alone decide its pictures.
 */
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Program, ProgramFunction, Scope, Site, Variable } from "../program.ts";
import type { Node } from "../tree.ts";
import { type Constant, objectOf, type Told } from "../words.ts";
import { firstMistake, itemPlaces } from "./json-places.ts";
import { traceWords as words } from "./trace.en.ts";
import { type TracedObject, TraceWords } from "./trace-words.ts";

export interface ReadTrace extends Told {
  readonly program: Program;
  /** The lesson that it is for, and the text that the program read, if the header tells them. */
  readonly lesson: string | undefined;
  readonly input: string | undefined;
  /** The program as the trace brings it, and its language; both may be empty. */
  readonly listing: { readonly text: string; readonly language: string };
  /** What the program printed itself, with the positions at which it did. */
  readonly printed: readonly (readonly [position: number, text: string])[];
  /** All of it, as one text. */
  readonly output: string;
  /** How many events there were. */
  readonly count: number;
}

export const MOST_STEPS = 1_000_000;
export const MOST_VALUES = 5_000_000;
export const MOST_NAMES = 1000;
export const MOST_FUNCTIONS = 1000;
export const MOST_OBJECTS = 1_000_000;
/** So far values stand within each other; a chain of more is told by numbers. */
export const MOST_LEVELS = 500;
const MOST_PRINTED = 500;
const LONGEST_TEXT = 500;
const HEADER = /\{\s*"kibitz"/;
const EVENT = /\[\s*"(?:line|call|back|game|pair|move|=[^"]*|[^"]*\[\])"\s*,/;
/** What begins as an event does. A program for a lesson prints numbers alone. */
const LIKE_EVENT = /^\s*\["[^"]*(?="\s*,)/;
/** What is told to the figures of lessons. */
const TO_FIGURES = /^(game|pair|move)$/;
const NAME = /^(?!__)[\p{L}_$][\p{L}\p{N}_$.]{0,59}$/u;

/** Whether a text is a trace, to be read as one. */
export function isTrace(text: string): boolean {
  return /^[^\n]{0,200}\{\s*"kibitz"\s*:/m.test(text.slice(0, 1_000_000));
}

/**
 * Reads a trace. Throws an InputError for the first thing in it that is wrong. What is told to the figures of lessons is a call of a
 * function with these parameters, given by their names, and is passed over where none is.
 */
export function readTrace(
  text: string,
  toFigures: readonly (readonly [name: string, numbers: readonly string[]])[] = [],
): ReadTrace {
  return new Reader(new Map(toFigures)).read(text.replace(/^\uFEFF/, ""));
}

interface Header extends Pick<ReadTrace, "lesson" | "input"> {
  readonly language: string;
  readonly draw: readonly string[];
}

interface OpenScope extends Scope {
  readonly variables: Map<string, Variable>;
}

interface OpenFunction extends ProgramFunction {
  readonly slots: string[];
  readonly params: string[];
  readonly scope: OpenScope;
  /** The sites of its lines. */
  readonly sites: Map<number, number>;
}

interface OpenCall {
  readonly number: number;
  readonly fn: OpenFunction;
  readonly parent: OpenCall | undefined;
  /** What its variables hold, as words. */
  readonly words: number[];
}

class Reader {
  readonly #out = new TraceWords();
  readonly #functions: OpenFunction[] = [];
  readonly #variables: Variable[] = [];
  readonly #sites: Site[] = [];
  /** All objects by their own numbers, those with a number of the trace by that, and the others by their places. */
  readonly #all: TracedObject[] = [];
  readonly #numbered = new Map<number, TracedObject>();
  readonly #placed = new Map<string, TracedObject>();
  readonly #printed: (readonly [number, string])[] = [];
  readonly #output: string[] = [];
  readonly #toFigures: ReadonlyMap<string, readonly string[]>;
  #count = 0;
  #source = "";
  #starts: number[] = [0];
  #position = 0;
  #calls = 0;
  #values = 0;
  #level = 0;
  #call!: OpenCall;
  /** The line whose step takes in values; 0 if none does. */
  #line = 0;
  #lineNumber = 0;
  /** The event that is read, and where in its line it begins. */
  #event = "";
  #begins = 0;

  constructor(toFigures: ReadonlyMap<string, readonly string[]>) {
    this.#toFigures = toFigures;
  }

  read(text: string): ReadTrace {
    const lines = text.split(/\r\n|\n|\r/);
    // A line end is the end of its line, not the beginning of another.
    if (lines.at(-1) === "") lines.pop();
    const first = lines.findIndex((line) => HEADER.test(line));
    if (first < 0) throw new InputError(words.noHeader, 1, 1);
    const { language, draw, lesson, input } = this.#header(lines[first], first + 1);
    const main = this.#function("");
    this.#call = this.#open(main, undefined);
    for (const line of lines.slice(0, first)) this.#print(line, "\n");
    for (let k = first + 1; k < lines.length; k++) {
      this.#lineNumber = k + 1;
      this.#read(lines[k]);
    }
    if (this.#call.number === 0) this.#out.leave(0, 0);
    const source = [this.#source, ...draw.map((wish) => `# @${wish}`)].join("\n");
    const tree = { type: "Program", start: 0, end: source.length, body: [] } as const;
    return {
      ...{ events: this.#out.events, constants: this.#out.constants, printed: this.#printed },
      ...{ lesson, input, output: this.#output.join(""), count: this.#count },
      listing: { text: this.#source, language },
      program: {
        // Values are told as JavaScript has them; nothing is reckoned from lines.
        ...{ language: "javascript", source, tree, scopes: new Map<Node, Scope>([[tree, main.scope]]) },
        ...{ sites: this.#sites, functions: this.#functions, variables: this.#variables },
      },
    };
  }

  #fail(message: string, place = 0): never {
    throw new InputError(message, this.#lineNumber, this.#begins + place + 1);
  }

  /** Fails at the k-th part of the event. */
  #failAt(k: number, message: string): never {
    return this.#fail(message, itemPlaces(this.#event)[k] ?? 0);
  }

  #header(line: string, number: number): Header {
    this.#lineNumber = number;
    this.#begins = line.search(HEADER);
    const text = line.slice(this.#begins);
    let header: Record<string, unknown>;
    try {
      header = JSON.parse(text);
    } catch {
      return this.#fail(words.badHeader(text.slice(0, 40)), firstMistake(text));
    }
    const { kibitz, language = "", source = "", draw = [], lesson, input } = header;
    if (kibitz !== 1) this.#fail(words.version(JSON.stringify(kibitz) ?? ""));
    if (typeof language !== "string") return this.#fail(words.notText("language"));
    if (typeof source !== "string") return this.#fail(words.notText("source"));
    if (lesson !== undefined && typeof lesson !== "string") return this.#fail(words.notText("lesson"));
    if (input !== undefined && typeof input !== "string") return this.#fail(words.notText("input"));
    const isTexts = Array.isArray(draw) && draw.every((wish) => typeof wish === "string");
    if (!isTexts) return this.#fail(words.notText("draw"));
    this.#source = source;
    this.#starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
    return { language, draw, lesson, input };
  }

  #read(line: string): void {
    const start = line.search(EVENT);
    if (start < 0) {
      this.#begins = line.search(HEADER);
      if (this.#begins >= 0) this.#fail(words.second);
      const [misspelt] = this.#toFigures.size > 0 ? (LIKE_EVENT.exec(line) ?? []) : [];
      if (misspelt !== undefined) {
        this.#begins = line.indexOf("[");
        this.#fail(words.unknown(misspelt.replace(/^[\s["]+/, "").slice(0, 30)), 1);
      }
      this.#print(line, "\n");
      return;
    }
    this.#print(line.slice(0, start), "");
    this.#event = line.slice(start);
    this.#begins = start;
    let event: unknown[];
    try {
      event = JSON.parse(this.#event);
    } catch {
      throw this.#fail(words.noJson, firstMistake(this.#event));
    }
    const [kind, number, ...rest] = event as [string, unknown, ...unknown[]];
    this.#count++;
    const told = this.#toFigures.get(kind);
    if (TO_FIGURES.test(kind) && !told) return;
    if (!Number.isInteger(number) || Number(number) < 1) this.#failAt(1, words.noLine);
    if (told) this.#tell(kind, told, Number(number), rest);
    else this.#take(kind, Number(number), rest);
  }

  /** `["game", 14, 3, 5]`: a call of its own, which belongs to the step of its line. */
  #tell(name: string, numbers: readonly string[], line: number, given: readonly unknown[]): void {
    const form = `["${name}", 12, ${numbers.join(", ")}]`;
    if (given.length !== numbers.length) this.#fail(words.count(`"${name}"`, form));
    for (const [k, value] of given.entries())
      if (!Number.isInteger(value)) this.#failAt(k + 2, words.noWhole);
    this.#at(line);
    this.#enter(line, [name, Object.fromEntries(numbers.map((each, k) => [each, given[k]]))]);
    this.#leave([]);
  }

  #take(kind: string, line: number, rest: readonly unknown[]): void {
    const needs = (count: number, form: string): void => {
      if (rest.length !== count) this.#fail(words.count(JSON.stringify(kind), form));
    };
    if (kind === "line") {
      needs(0, '["line", 12]');
      this.#step(line);
      this.#line = line;
    } else if (kind === "call") this.#enter(line, rest);
    else if (kind === "back") {
      if (rest.length > 1) needs(1, '["back", 12, value]');
      this.#leave(rest);
    } else if (kind.startsWith("=")) {
      needs(1, `["${kind}", 12, value]`);
      this.#whole(kind.slice(1), line, rest[0]);
    } else {
      needs(2, `["${kind}", 12, index, value]`);
      this.#part(kind.slice(0, -2), line, rest);
    }
  }

  #print(text: string, end: string): void {
    this.#output.push(text, end);
    if (text.trim() !== "" && this.#printed.length < MOST_PRINTED) this.#printed.push([this.#position, text]);
  }

  // ---- steps and calls

  #step(line: number): void {
    const { fn } = this.#call;
    let site = fn.sites.get(line);
    if (site === undefined) {
      const start = this.#starts[line - 1] ?? this.#source.length;
      const end = Math.max(start, (this.#starts[line] ?? this.#source.length + 1) - 1);
      site =
        this.#sites.push({
          line,
          column: 1,
          node: { type: "EmptyStatement", start, end },
          fn,
          scope: fn.scope,
        }) - 1;
      fn.sites.set(line, site);
    }
    this.#out.step(site);
    this.#moved();
  }

  #moved(): void {
    if (++this.#position > MOST_STEPS) this.#fail(words.full(words.steps, MOST_STEPS));
  }

  /** The step to which a value belongs. */
  #at(line: number): void {
    if (line === this.#line) return;
    this.#step(line);
    this.#line = 0;
  }

  #function(name: string): OpenFunction {
    const known = this.#functions.find((each) => each.name === name);
    if (known) return known;
    if (this.#functions.length === MOST_FUNCTIONS) this.#fail(words.full(words.functions, MOST_FUNCTIONS));
    const parent = this.#functions[0]?.scope;
    const fn: OpenFunction = {
      ...{ id: this.#functions.length, name, slots: [], params: [], thisSlot: undefined, node: undefined },
      ...{ scope: { parent, variables: new Map() }, sites: new Map() },
    };
    this.#functions.push(fn);
    return fn;
  }

  #open(fn: OpenFunction, parent: OpenCall | undefined): OpenCall {
    const call: OpenCall = { number: this.#calls++, fn, parent, words: [] };
    this.#out.enter(fn.id, call.number, parent?.number ?? -1);
    this.#moved();
    this.#line = 0;
    return call;
  }

  #enter(_line: number, [name, given = {}, ...more]: readonly unknown[]): void {
    if (typeof name !== "string" || !NAME.test(name)) this.#failAt(2, words.noFunction);
    if (more.length > 0) this.#fail(words.count('"call"', '["call", 12, "f", {"n": 3}]'));
    if (typeof given !== "object" || given === null || Array.isArray(given)) this.#failAt(3, words.noFields);
    const fn = this.#function(String(name));
    this.#call = this.#open(fn, this.#call);
    for (const [param, value] of Object.entries(given as object)) {
      if (!NAME.test(param)) this.#failAt(3, words.noName(param));
      // Parameters have the first places: one that comes late is a variable like others.
      if (!fn.slots.includes(param) && fn.slots.length === fn.params.length) fn.params.push(param);
      this.#set(this.#call, param, value);
    }
  }

  #leave(rest: readonly unknown[]): void {
    const { number, parent } = this.#call;
    if (!parent) throw this.#fail(words.noCall);
    const word = rest.length === 0 ? 0 : this.#word(rest[0], `back${number}`);
    this.#out.leave(number, word);
    this.#moved();
    this.#call = parent;
    this.#line = 0;
  }

  // ---- variables

  /** The call that has a name: the innermost of those that run and of the program itself; a new name is the call's. */
  #owner(name: string): OpenCall {
    if (this.#call.fn.scope.variables.has(name)) return this.#call;
    let main = this.#call;
    while (main.parent) main = main.parent;
    return main.fn.scope.variables.has(name) ? main : this.#call;
  }

  #variable(call: OpenCall, name: string): number {
    const { fn } = call;
    const known = fn.scope.variables.get(name);
    if (known) return known.slot;
    if (this.#variables.length === MOST_NAMES) this.#fail(words.full(words.names, MOST_NAMES));
    const slot = fn.slots.push(name) - 1;
    const variable = { name, kind: "let", fn, slot };
    fn.scope.variables.set(name, variable);
    this.#variables.push(variable);
    return slot;
  }

  #whole(name: string, line: number, value: unknown): void {
    if (!NAME.test(name)) this.#failAt(0, words.noName(name.slice(0, 60)));
    this.#at(line);
    this.#set(this.#owner(name), name, value);
  }

  #set(call: OpenCall, name: string, value: unknown): void {
    const slot = this.#variable(call, name);
    const word = this.#word(value, `${call.number}/${slot}`);
    if (call.words[slot] === word) return;
    call.words[slot] = word;
    this.#out.variable(call.number, slot, word);
  }

  /** `["mate[]", 14, 2, 5]`, `["grid[]", 14, [1, 2], 5]`. */
  #part(name: string, line: number, [index, value]: readonly unknown[]): void {
    if (!NAME.test(name)) this.#failAt(0, words.noName(name.slice(0, 60)));
    const path = Array.isArray(index) ? index : [index];
    const isPath = path.length > 0 && path.every((k) => Number.isInteger(k) && k >= 0 && k < 2 ** 20);
    if (!isPath) this.#failAt(2, words.noIndex);
    this.#at(line);
    const call = this.#owner(name);
    let key = `${call.number}/${this.#variable(call, name)}`;
    let list = this.#listOf(call, name);
    for (const k of path.slice(0, -1)) {
      key = `${key}/${k}`;
      const inner = this.#byWord(list.cells[k]);
      if (inner?.kind !== "array") throw this.#failAt(2, words.noList(name));
      list = inner;
    }
    const last = Number(path.at(-1));
    for (let k = list.count; k < last; k++) this.#out.cell(list, k, this.#out.constant(null));
    this.#out.cell(list, last, this.#word(value, `${key}/${last}`));
    this.#out.count(list, Math.max(list.count, last + 1));
  }

  #listOf(call: OpenCall, name: string): TracedObject {
    const slot = this.#variable(call, name);
    const word = call.words[slot];
    if (word === undefined) this.#set(call, name, []);
    const list = this.#byWord(call.words[slot]);
    return list?.kind === "array" ? list : this.#failAt(0, words.noList(name));
  }

  #byWord(word: number | undefined): TracedObject | undefined {
    return word === undefined ? undefined : this.#all[objectOf(word)];
  }

  // ---- values

  /** The word of a value; of a list or an object without a number the same object as before at this place. */
  #word(value: unknown, place: string): number {
    if (++this.#values > MOST_VALUES) this.#fail(words.full(words.values, MOST_VALUES));
    if (typeof value === "string") return this.#out.constant(value.slice(0, LONGEST_TEXT));
    if (value === null || typeof value === "number" || typeof value === "boolean")
      return this.#out.constant(value as Constant);
    if (++this.#level > MOST_LEVELS) this.#fail(words.full(words.levels, MOST_LEVELS));
    const word = Array.isArray(value)
      ? this.#list(this.#made(place, "array", ""), value, place)
      : this.#object(value as Record<string, unknown>, place);
    this.#level--;
    return word;
  }

  #made(place: string, kind: TracedObject["kind"], name: string): TracedObject {
    const known = this.#placed.get(place);
    if (known?.kind === kind) return known;
    const made = this.#new(kind, name);
    this.#placed.set(place, made);
    return made;
  }

  #new(kind: TracedObject["kind"], name: string): TracedObject {
    if (this.#out.objects === MOST_OBJECTS) this.#fail(words.full(words.objects, MOST_OBJECTS));
    const made = this.#out.object(kind, name);
    this.#all[made.id] = made;
    return made;
  }

  #object(value: Record<string, unknown>, place: string): number {
    const { $: number } = value;
    if (number === undefined) {
      const [kind, content] = this.#content(value) ?? ["object", value];
      return this.#filled(this.#made(place, kind, ""), content, place);
    }
    if (!Number.isInteger(number) || Number(number) < 0 || Number(number) > MOST_OBJECTS)
      return this.#failLast(words.noNumber);
    return this.#withNumber(Number(number), value);
  }

  #failLast(message: string): never {
    return this.#failAt(itemPlaces(this.#event).length - 1, message);
  }

  /** An object with a number: the same one wherever it is named. */
  #withNumber(number: number, value: Record<string, unknown>): number {
    const told = this.#content(value);
    let object = this.#numbered.get(number);
    if (!object) {
      // It may be named before it is told: by a field that points to it.
      const name = typeof value["class"] === "string" ? value["class"] : "";
      object = this.#new(told?.[0] ?? "object", name.slice(0, 60));
      this.#numbered.set(number, object);
    }
    if (!told) return (object.id << 2) | 2;
    if (told[0] !== object.kind) return this.#failLast(words.otherKind(number));
    return this.#filled(object, told[1], `$${number}`);
  }

  #content(value: Record<string, unknown>): readonly [TracedObject["kind"], unknown] | undefined {
    const isNumbered = value["$"] !== undefined;
    const names: Readonly<Record<string, TracedObject["kind"]>> = isNumbered
      ? { fields: "object", list: "array", map: "map", set: "set" }
      : { $map: "map", $set: "set" };
    const told = Object.entries(names).filter(([name]) => value[name] !== undefined);
    if (told.length > 1) return this.#failLast(words.twoKinds);
    const [only] = told;
    return only && [only[1], value[only[0]]];
  }

  #filled(object: TracedObject, content: unknown, place: string): number {
    if (object.kind === "array") {
      return Array.isArray(content) ? this.#list(object, content, place) : this.#failLast(words.noValue);
    }
    const entries = this.#entries(object.kind, content);
    const cells = entries.flatMap(([key, value]) => [
      this.#word(key, `${place}/${String(key)}.key`),
      this.#word(value, `${place}/${String(key)}`),
    ]);
    // What is not told again of an object with a number stays as it was.
    const merged = object.kind === "object" && place.startsWith("$") ? withFields(object, cells) : cells;
    this.#out.fill(object, merged, merged.length / 2);
    return (object.id << 2) | 2;
  }

  #entries(kind: TracedObject["kind"], content: unknown): readonly (readonly [unknown, unknown])[] {
    if (kind === "object" && typeof content === "object" && content !== null && !Array.isArray(content))
      return Object.entries(content);
    if (!Array.isArray(content)) return this.#failLast(words.noValue);
    if (kind === "set") return content.map((item) => [item, item]);
    const isPair = (entry: unknown) => Array.isArray(entry) && entry.length === 2;
    return content.every(isPair) ? (content as [unknown, unknown][]) : this.#failLast(words.noPair);
  }

  #list(list: TracedObject, items: readonly unknown[], place: string): number {
    const cells = items.map((item, k) => this.#word(item, `${place}/${k}`));
    this.#out.fill(list, cells, cells.length);
    return (list.id << 2) | 2;
  }
}

function withFields({ cells }: TracedObject, told: readonly number[]): number[] {
  const all = [...cells];
  for (let k = 0; k < told.length; k += 2) {
    let at = 0;
    while (at < all.length && all[at] !== told[k]) at += 2;
    all[at] = told[k];
    all[at + 1] = told[k + 1];
  }
  return all;
}
