/** What the cells of a run mean at one position: the values of its variables, and what is in its objects. */
import type { Cursor, Frame } from "#algorithms/core/run/trace.ts";
import { isBack, MEMORY, OBJECT_HEAD, type ProgramRun, type RunSteps } from "./conduct.ts";
import { OBJECT_KINDS, type ObjectKind, type Value } from "./words.ts";

export type RunFrame = Frame<RunSteps, typeof MEMORY>;
/** The word of a key, and that of its value. */
export type Entry = readonly [key: number, value: number];

export class Memory {
  readonly run: ProgramRun;
  frame: RunFrame;
  readonly #cursor: Cursor;

  constructor(run: ProgramRun) {
    this.run = run;
    this.#cursor = run.trace.cursor();
    this.frame = this.#cursor.seek(0) as RunFrame;
  }

  at(position: number): this {
    this.frame = this.#cursor.seek(position) as RunFrame;
    return this;
  }

  /** The call in which the program is now; −1 before the first and after the last. */
  get top(): number {
    const { step, a, b } = this.frame;
    if (step === "") return -1;
    return isBack(step) ? this.run.calls.parent[a] : b;
  }

  /** The calls that wait for each other, the outermost first. */
  stack(): number[] {
    const all: number[] = [];
    for (let call = this.top; call >= 0; call = this.run.calls.parent[call]) all.push(call);
    return all.reverse();
  }

  /** The word of a variable of a call. */
  slot(call: number, slot: number): number {
    return this.#cell(this.run.callBase[call] + slot);
  }

  value(word: number): Value {
    if (word === 0) return undefined;
    if (word & 1) return word >> 1;
    return (word & 3) === 2 ? { object: word >> 2 } : this.run.constants[word >> 2];
  }

  kind(object: number): ObjectKind {
    return OBJECT_KINDS[this.run.objects.kind[object]];
  }

  /** How many items a list has, or entries another object, those that were deleted counted. */
  length(object: number): number {
    return Math.max(0, this.#cell(this.run.objectBase[object] + 1) - 1);
  }

  /** Where in the memory the k-th cell of an object is, counted from its head. */
  address(object: number, k: number): number {
    const base = this.run.objectBase[object];
    return base + OBJECT_HEAD + Math.max(0, this.#cell(base) - 1) + k;
  }

  /** The word of the k-th item of a list. */
  item(object: number, k: number): number {
    return this.#cell(this.address(object, k));
  }

  /** The class of an object; empty for a plain one. */
  className(object: number): string {
    const name = this.value(this.run.objects.name[object]);
    return typeof name === "string" ? name : "";
  }

  /** The entries of an object, in the order of the language: of a plain one whole numbers come first. */
  entries(object: number): readonly Entry[] {
    const all: Entry[] = [];
    for (let k = 0; k < this.length(object); k++) {
      const key = this.item(object, 2 * k);
      if (key !== 0) all.push([key, this.item(object, 2 * k + 1)]);
    }
    if (this.kind(object) !== "object") return all;
    const rank = ([key]: Entry): number => indexIn(this.value(key)) ?? Number.POSITIVE_INFINITY;
    return all.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
  }

  /** The word of a field of an object; 0 if it has none of this name. */
  field(object: number, name: string): number {
    for (let k = 0; k < this.length(object); k++) {
      const key = this.item(object, 2 * k);
      if (key !== 0 && this.value(key) === name) return this.item(object, 2 * k + 1);
    }
    return 0;
  }

  /** Words of what a list holds, in order; of a long one only so many. */
  items(object: number, most = Number.POSITIVE_INFINITY): readonly number[] {
    return Array.from({ length: Math.min(this.length(object), most) }, (_, k) => this.item(object, k));
  }

  isList(object: number): boolean {
    const kind = this.kind(object);
    return kind === "array" || kind === "typed";
  }

  /** A forged run may reach past the end of an object; there is nothing there. */
  #cell(address: number): number {
    return this.frame.cells[MEMORY][address] ?? 0;
  }
}

function indexIn(key: Value): number | undefined {
  if (typeof key === "number") return key;
  return typeof key === "string" && /^(0|[1-9]\d{0,8})$/.test(key) ? Number(key) : undefined;
}
