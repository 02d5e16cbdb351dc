/** The words of a run while a trace is read: constants, objects and cells, written only where something changed. */
import {
  BIAS,
  type Constant,
  ENTER,
  FIRST_CONSTANTS,
  KIND_BITS,
  LEAVE,
  LEN,
  NEW,
  OBJECT_KINDS,
  type ObjectKind,
  PUT,
  STEP,
  VAR,
} from "../words.ts";

/** Whole numbers of 31 bits are words themselves. */
const MOST_SMALL = 2 ** 30 - 1;

/** An object as it was told last: its cells, which are words. */
export interface TracedObject {
  readonly id: number;
  readonly kind: ObjectKind;
  readonly cells: number[];
  count: number;
}

export class TraceWords {
  #events = new Int32Array(4096);
  #length = 0;
  readonly constants: Constant[] = [...FIRST_CONSTANTS];
  readonly #known = new Map<Constant, number>();
  #objects = 0;

  constructor() {
    for (const [k, value] of this.constants.entries()) if (k > 0) this.#known.set(value, k);
  }

  get events(): Int32Array<ArrayBuffer> {
    return this.#events.slice(0, this.#length);
  }

  get objects(): number {
    return this.#objects;
  }

  /** How many words there are, by which a reader sees whether something was written. */
  get length(): number {
    return this.#length;
  }

  #put(...words: readonly number[]): void {
    if (this.#length + words.length > this.#events.length) {
      const longer = new Int32Array(this.#events.length * 2);
      longer.set(this.#events);
      this.#events = longer;
    }
    for (const word of words) this.#events[this.#length++] = word;
  }

  step(site: number): void {
    this.#put((STEP << KIND_BITS) | site);
  }

  enter(fn: number, call: number, caller: number): void {
    this.#put((ENTER << KIND_BITS) | fn, call, caller);
  }

  leave(call: number, word: number): void {
    this.#put(LEAVE << KIND_BITS, call, word);
  }

  variable(call: number, slot: number, word: number): void {
    this.#put((VAR << KIND_BITS) | slot, call, word);
  }

  object(kind: ObjectKind, name: string): TracedObject {
    const id = ++this.#objects;
    this.#put((NEW << KIND_BITS) | OBJECT_KINDS.indexOf(kind), id, name === "" ? 0 : this.constant(name));
    return { id, kind, cells: [], count: 0 };
  }

  /** Gives an object these cells, of which so many count as items or as entries. */
  fill(object: TracedObject, cells: readonly number[], count: number): void {
    for (const [k, word] of cells.entries()) this.cell(object, k, word);
    this.count(object, count);
  }

  cell({ id, cells }: TracedObject, k: number, word: number): void {
    if (cells[k] === word) return;
    cells[k] = word;
    this.#put((PUT << KIND_BITS) | (k + BIAS), id, word);
  }

  count(object: TracedObject, count: number): void {
    if (object.count === count) return;
    object.count = count;
    this.#put((LEN << KIND_BITS) | BIAS, object.id, count);
  }

  constant(value: Constant): number {
    if (
      typeof value === "number" &&
      Number.isInteger(value) &&
      Math.abs(value) <= MOST_SMALL &&
      !Object.is(value, -0)
    )
      return (value << 1) | 1;
    let place = this.#known.get(value);
    if (place === undefined) {
      place = this.constants.push(value) - 1;
      this.#known.set(value, place);
    }
    return place << 2;
  }
}
