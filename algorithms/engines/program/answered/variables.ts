/** The variables of a run as the picture of an answer is drawn from them: by name, and as whole numbers and lists of them. */
import type { Value } from "#algorithms/core/judge/answer-view.ts";
import type { Memory } from "../memory.ts";
import { isReference } from "../words.ts";

/** Larger values are not drawn, in numbers, nor lists that are deeper in each other. */
const MOST_NUMBERS = 500;
const MOST_DEPTH = 4;

/** The value that a name has at the place of a memory; undefined if it has none that is made of whole numbers. */
export function plainValue(memory: Memory, name: string): Value {
  const word = wordOf(memory, name);
  return word === 0 ? undefined : new Plain(memory).value(word, 0);
}

/** Its word in the innermost call that has one; where none that waits has, in the last call that had one. */
function wordOf(memory: Memory, name: string): number {
  const { calls, program } = memory.run;
  const slots = program.functions.map((fn) =>
    [...fn.slots.keys()].filter((slot) => fn.slots[slot] === name).reverse(),
  );
  const inCall = (call: number): number => {
    for (const slot of slots[calls.fn[call]] ?? []) {
      const word = memory.slot(call, slot);
      if (word !== 0) return word;
    }
    return 0;
  };
  for (const call of memory.stack().reverse()) {
    const word = inCall(call);
    if (word !== 0) return word;
  }
  const { position } = memory.frame;
  for (let call = calls.fn.length - 1; call >= 0; call--) {
    const word = calls.enter[call] <= position ? inCall(call) : 0;
    if (word !== 0) return word;
  }
  return 0;
}

class Plain {
  readonly #memory: Memory;
  #count = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** Undefined for nothing as well as for what is no whole number, or too large: neither can be drawn. */
  value(word: number, depth: number): Value {
    const memory = this.#memory;
    const value = memory.value(word);
    if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
    if (typeof value === "boolean") return Number(value);
    if (!isReference(value) || depth > MOST_DEPTH) return undefined;
    const { object } = value;
    this.#count += memory.length(object);
    if (this.#count > MOST_NUMBERS) return undefined;
    const inner = (each: number): Value => this.value(each, depth + 1);
    if (memory.isList(object)) return memory.items(object).map(inner);
    const kind = memory.kind(object);
    if (kind === "set") return memory.entries(object).map(([key]) => inner(key));
    if (kind !== "map") return undefined;
    return memory.entries(object).map(([key, each]) => [inner(key), inner(each)]);
  }
}
