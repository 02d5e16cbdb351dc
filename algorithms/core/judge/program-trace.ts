/**
 * The trace of a program in any language: lines of JSON among what the program prints, read into the words in which a room tells a run.
 * The first is the header, and every event stands on a line of its own, or behind what the program had printed of its line:
 *
 *     {"kibitz":1}                           may add "lesson", its id, and "input", the text that the program read
 *     ["line", 12]                           line 12 of the program runs
 *     ["=mate", 14, [3, -1, null, 0]]        line 14 has given a variable this value: a whole number, null, or a list of these, nested or not
 *     ["mate[]", 14, 2, 5]                   line 14 has written 5 to the place 2 of a list
 *     ["game", 14, 3, 5]                     line 14 tells the figure something: see `CALLS`
 *
 * A value belongs to the step of the last event if that is `line` with the same number, or another value of the same step; otherwise it is
 * a step of its own. Everything else is the program's own output.
 */

import { InputError } from "../lesson/mistake.ts";
import {
  CALL,
  CALLS,
  CLOSE,
  KIND_BITS,
  LENGTH,
  LINE,
  MOST_WORDS,
  NOTHING,
  OPEN,
  WRITE,
} from "./program-run.ts";
import { ownTraceWords } from "./program-trace.en.ts";

/** A trace that was read. */
export interface OwnTrace {
  /** The id of the lesson and the input, if the header tells them. */
  readonly lesson: string | undefined;
  readonly input: string | undefined;
  /** The variables, and the words of a room; see `program-run.ts`. */
  readonly names: readonly string[];
  readonly events: Int32Array<ArrayBuffer>;
  /** How many events there were. */
  readonly count: number;
  /** Variables that grew too long and are shown as they were before. */
  readonly tooLong: readonly string[];
  /** What the program itself has printed. */
  readonly output: string;
}

/** More events, changed numbers or variables are refused. */
export const MOST_EVENTS = 2_000_000;
const MOST_CHANGES = 5_000_000;
const MOST_NAMES = 100;
/** The longest name, in characters. */
const LONGEST_NAME = 60;
const NAME = /^(?!__)[\p{L}_$][\p{L}\p{N}_$.]*$/u;
/** So deep lists may stand in each other; the room shows no deeper ones. */
const MOST_DEPTH = 4;
/** The numbers that a variable may have: the others stand for nothing and for brackets, or are no words of 32 bits. */
const LEAST = CLOSE + 1;
const MOST = 2 ** 31 - 2;
const MOST_LINE = 2 ** KIND_BITS - 1;

const HEADER = '{"kibitz"';
const EVENT = '["';
const [TAB, LINE_FEED, CARRIAGE_RETURN, SPACE] = [9, 10, 13, 32];
const [QUOTE, COMMA, MINUS, POINT, ZERO, OPENS, BACKSLASH, CLOSES, LETTER_A] = [
  34, 44, 45, 46, 48, 91, 92, 93, 97,
];

/** Whether this is a trace, to be read as one. */
export function isTrace(text: string): boolean {
  return text.includes(HEADER);
}

/** Reads a trace. Throws an InputError for the first thing in it that is wrong. */
export function readTrace(text: string): OwnTrace {
  return new TraceReader(text).read();
}

/** A variable as it was told last. */
interface Variable {
  readonly id: number;
  readonly name: string;
  list: number[];
  isOne: boolean;
}

class TraceReader {
  readonly #text: string;
  readonly #words: typeof ownTraceWords;
  /** Where the reader is, from 0. */
  #at = 0;
  readonly #variables = new Map<string, Variable>();
  readonly #tooLong = new Set<string>();
  #events = new Int32Array(1024);
  #length = 0;
  #count = 0;
  #changes = 0;
  /** The line whose step takes in values, or 0. */
  #line = 0;

  constructor(text: string) {
    this.#text = text;
    this.#words = ownTraceWords;
  }

  read(): OwnTrace {
    const text = this.#text;
    const start = text.indexOf(HEADER);
    const header = this.#header(start);
    const second = text.indexOf(HEADER, this.#at);
    if (second >= 0) this.#fail(this.#words.second, second);
    const printed = [text.slice(0, start)];
    for (;;) {
      const next = text.indexOf(EVENT, this.#at);
      printed.push(text.slice(this.#at, next < 0 ? text.length : next));
      if (next < 0) break;
      this.#at = next;
      this.#event();
    }
    return {
      ...header,
      names: [...this.#variables.keys()],
      events: this.#events.slice(0, this.#length),
      count: this.#count,
      tooLong: [...this.#tooLong],
      output: printed.join("").replace(/^\uFEFF/, ""),
    };
  }

  #header(start: number): Pick<OwnTrace, "lesson" | "input"> {
    const end = this.#text.indexOf("\n", start);
    const line = this.#text.slice(start, end < 0 ? undefined : end);
    this.#at = end < 0 ? this.#text.length : end + 1;
    const { kibitz, lesson, input } = this.#object(line, start);
    if (kibitz !== 1) this.#fail(this.#words.version(cut(JSON.stringify(kibitz) ?? "")), start);
    for (const [name, value] of Object.entries({ lesson, input }))
      if (value !== undefined && typeof value !== "string") this.#fail(this.#words.notText(name), start);
    return { lesson: lesson as string | undefined, input: input as string | undefined };
  }

  #object(line: string, start: number): Record<string, unknown> {
    try {
      return JSON.parse(line);
    } catch {
      return this.#fail(this.#words.noHeader, start);
    }
  }

  /** Reads an event, and its line end with it: then the lines that the program printed are whole again. */
  #event(): void {
    const start = this.#at;
    if (++this.#count > MOST_EVENTS) this.#fail(this.#words.tooManyEvents(MOST_EVENTS), start);
    this.#at++;
    const nameAt = this.#at;
    const name = this.#string();
    this.#sign(COMMA, ",");
    if (name === "line") {
      const line = this.#number(1, MOST_LINE);
      this.#pushLine(line);
      this.#line = line;
    } else if (name.startsWith("=")) this.#whole(this.#variable(name.slice(1), nameAt));
    else if (name.endsWith("[]")) this.#write(this.#variable(name.slice(0, -2), nameAt));
    else this.#call(name, nameAt);
    this.#sign(CLOSES, "]");
    this.#lineEnd();
  }

  /** `["game", 14, 3, 5]`, from the line on. */
  #call(name: string, at: number): void {
    const which = CALLS.findIndex(([known]) => known === name);
    if (which < 0) this.#fail(this.#words.unknown(cut(name)), at);
    this.#step();
    const [, numbers] = CALLS[which] as (typeof CALLS)[number];
    const [first = 0, second = 0, third = NOTHING] = numbers.map((_, k) => {
      this.#sign(COMMA, ",");
      this.#blank();
      return this.#number(0, k === 0 ? MOST_LINE : MOST);
    });
    this.#push(CALL + which, first, second, third);
  }

  /** `["=mate", 14, [3, -1]]`, from the line on. */
  #whole(variable: Variable): void {
    this.#step();
    this.#sign(COMMA, ",");
    const isOne = this.#blank() !== OPENS;
    const list: number[] = [];
    this.#value(list, 0);
    if (list.length > MOST_WORDS) this.#tooLong.add(variable.name);
    else this.#tell(variable, list, isOne);
  }

  /** `["mate[]", 14, 2, 5]`, from the line on. A list that was never told begins empty. */
  #write(variable: Variable): void {
    this.#step();
    this.#sign(COMMA, ",");
    this.#blank();
    const start = this.#at;
    const index = this.#number(0, MOST);
    this.#sign(COMMA, ",");
    const value = this.#single();
    const { name, list, isOne } = variable;
    if (isOne && list.length > 0) this.#fail(this.#words.noList(name), start);
    if (list.includes(OPEN)) this.#fail(this.#words.nested(name), start);
    if (index >= MOST_WORDS) this.#tooLong.add(name);
    if (this.#tooLong.has(name)) return;
    const longer = Array.from({ length: Math.max(list.length, index + 1) }, (_, k) => list[k] ?? NOTHING);
    longer[index] = value;
    this.#tell(variable, longer, false);
  }

  /** The line of a value: a step of its own, if it is not that of the step that goes on. */
  #step(): void {
    const line = this.#number(1, MOST_LINE);
    if (line === this.#line) return;
    this.#pushLine(line);
    this.#line = 0;
  }

  /** Tells what has changed of a variable. */
  #tell(variable: Variable, list: number[], isOne: boolean): void {
    const { id, list: before } = variable;
    if (before.length !== list.length || variable.isOne !== isOne)
      this.#push(LENGTH, id, list.length, Number(isOne));
    for (let k = 0; k < list.length; k++) {
      if (before[k] === list[k]) continue;
      if (++this.#changes > MOST_CHANGES) this.#fail(this.#words.tooManyChanges(MOST_CHANGES), this.#at);
      this.#push(WRITE, id, k, list[k]);
    }
    variable.list = list;
    variable.isOne = isOne;
  }

  /** The variable with this name, which stands at `at`. */
  #variable(name: string, at: number): Variable {
    const known = this.#variables.get(name);
    if (known) return known;
    if (!NAME.test(name) || name.length > LONGEST_NAME)
      this.#fail(this.#words.noName(cut(name), LONGEST_NAME), at);
    if (this.#variables.size === MOST_NAMES) this.#fail(this.#words.tooManyNames(MOST_NAMES), at);
    const variable: Variable = { id: this.#variables.size, name, list: [], isOne: true };
    this.#variables.set(name, variable);
    return variable;
  }

  #value(list: number[], depth: number): void {
    if (this.#blank() !== OPENS) {
      list.push(this.#single());
      return;
    }
    if (depth === MOST_DEPTH) this.#fail(this.#words.tooDeep(MOST_DEPTH), this.#at);
    this.#at++;
    if (depth > 0) list.push(OPEN);
    if (this.#blank() === CLOSES) this.#at++;
    else {
      this.#value(list, depth + 1);
      while (this.#blank() === COMMA) {
        this.#at++;
        this.#value(list, depth + 1);
      }
      this.#sign(CLOSES, "]");
    }
    if (depth > 0) list.push(CLOSE);
  }

  /** A number, null, true or false. */
  #single(): number {
    const code = this.#blank();
    if (code === MINUS || (code >= ZERO && code <= ZERO + 9)) return this.#number(LEAST, MOST);
    for (const [word, value] of SINGLES)
      if (this.#text.startsWith(word, this.#at) && !isInWord(this.#text.charCodeAt(this.#at + word.length))) {
        this.#at += word.length;
        return value;
      }
    return this.#fail(this.#words.noValue(this.#found(this.#at)), this.#at);
  }

  #number(least: number, most: number): number {
    this.#blank();
    const start = this.#at;
    const isNegative = this.#text.charCodeAt(this.#at) === MINUS;
    if (isNegative) this.#at++;
    const first = this.#at;
    let value = 0;
    for (let digit = this.#digit(); digit >= 0 && digit <= 9; digit = this.#digit()) {
      value = value * 10 + digit;
      this.#at++;
    }
    const isWhole = this.#at > first && !isInWord(this.#text.charCodeAt(this.#at));
    if (!isWhole) this.#fail(this.#words.noNumber(this.#found(start)), start);
    const signed = isNegative ? 0 - value : value;
    if (signed < least || signed > most)
      this.#fail(this.#words.range(this.#found(start), least, most), start);
    return signed;
  }

  #digit(): number {
    return this.#text.charCodeAt(this.#at) - ZERO;
  }

  #string(): string {
    if (this.#text.charCodeAt(this.#at) !== QUOTE)
      this.#fail(this.#words.noText(this.#found(this.#at)), this.#at);
    const start = this.#at;
    let isPlain = true;
    for (let at = start + 1; at < this.#text.length; at++) {
      const code = this.#text.charCodeAt(at);
      if (code === LINE_FEED) break;
      if (code === BACKSLASH) {
        isPlain = false;
        at++;
      } else if (code === QUOTE) {
        this.#at = at + 1;
        return isPlain ? this.#text.slice(start + 1, at) : this.#unescaped(start, at + 1);
      }
    }
    return this.#fail(this.#words.noText(this.#found(start)), start);
  }

  #unescaped(start: number, end: number): string {
    try {
      return JSON.parse(this.#text.slice(start, end));
    } catch {
      return this.#fail(this.#words.noText(this.#found(start)), start);
    }
  }

  #sign(code: number, sign: string): void {
    if (this.#blank() !== code) this.#fail(this.#words.expected(this.#found(this.#at), sign), this.#at);
    this.#at++;
  }

  #lineEnd(): void {
    const code = this.#blank();
    if (code === CARRIAGE_RETURN) this.#at++;
    if (this.#at >= this.#text.length) return;
    if (this.#text.charCodeAt(this.#at) !== LINE_FEED)
      this.#fail(this.#words.rest(this.#found(this.#at)), this.#at);
    this.#at++;
  }

  /** Goes past blanks; the character that stands there then. */
  #blank(): number {
    let code = this.#text.charCodeAt(this.#at);
    while (code === SPACE || code === TAB) code = this.#text.charCodeAt(++this.#at);
    return code;
  }

  /** What stands at a place: a word, or a sign; nothing at the end of a line. */
  #found(at: number): string {
    const [word = ""] =
      /^(?:"[^"\n]*"?|[^\s,[\]"]+|[^\s])?/.exec(this.#text.slice(at, at + 2 * QUOTED)) ?? [];
    return cut(word);
  }

  #pushLine(line: number): void {
    this.#room();
    this.#events[this.#length++] = (LINE << KIND_BITS) | line;
  }

  #push(kind: number, id: number, first: number, second: number): void {
    this.#room();
    this.#events[this.#length++] = (kind << KIND_BITS) | id;
    this.#events[this.#length++] = first;
    this.#events[this.#length++] = second;
  }

  /** Makes room for one more. */
  #room(): void {
    if (this.#length + 3 <= this.#events.length) return;
    const larger = new Int32Array(2 * this.#events.length);
    larger.set(this.#events);
    this.#events = larger;
  }

  #fail(message: string, at: number): never {
    const before = this.#text.slice(0, at);
    const lineStart = before.lastIndexOf("\n") + 1;
    throw new InputError(message, before.split("\n").length, at - lineStart + 1);
  }
}

const SINGLES = [
  ["null", NOTHING],
  ["true", 1],
  ["false", 0],
] as const;

/** Whether a number or a word goes on with this and is then another one: a letter or a point. */
function isInWord(code: number): boolean {
  return code === POINT || ((code | 32) - LETTER_A < 26 && (code | 32) >= LETTER_A);
}

/** So much of what was found is quoted, in characters. */
const QUOTED = 30;

function cut(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text;
}
