/** What is in sight at one position: which calls are drawn, which variables are there, and what the step looks at. */
import { writtenBy } from "./changes.ts";
import { isBack, isLine } from "./conduct.ts";
import { type Evaluator, ifKnown } from "./evaluate.ts";
import type { Holder } from "./facts/facts.ts";
import { Memory } from "./memory.ts";
import { type Scope, type Site, type Variable, variableIn } from "./program.ts";
import { evaluatorFor } from "./python/evaluator-for.ts";
import { childrenOf, isFunction, lookup, type Node } from "./tree.ts";
import { isReference, objectOf } from "./words.ts";

export interface Sight {
  readonly memory: Memory;
  /** The call in which a variable lives now; undefined where it is not in sight. */
  callOf(variable: Variable): number | undefined;
  /** The word of a variable, or of the field of an object in sight; 0 where it is not in sight. */
  wordOf(holder: Holder): number;
  /** The calls of which the variables are in sight, the latest first. */
  readonly calls: readonly number[];
  /** The objects to which a name in sight leads: `this` of each call first. */
  objects(): readonly number[];
  /** Whether the step has written to a place of the memory, and whether to a variable. */
  wrote(address: number): boolean;
  wroteTo(variable: Variable): boolean;
  /** The first place of a list to which the step wrote, or at which it looks; −1 for none. */
  touched(object: number): number;
  /** Whether the line of the step looks at an item of a list, or at a letter of a text. */
  readsItem(object: number, k: number): boolean;
  readsLetter(text: string, k: number): boolean;
}

export class Looker {
  readonly #memory: Memory;
  readonly #scout: Evaluator;
  readonly #recursive: ReadonlySet<number>;

  constructor(memory: Memory, recursive: ReadonlySet<number>) {
    this.#memory = memory;
    this.#scout = evaluatorFor(new Memory(memory.run));
    this.#recursive = recursive;
  }

  look(position: number): Sight {
    const memory = this.#memory.at(position);
    const { run, frame } = memory;
    const { calls, callBase, program } = run;
    const site = isLine(frame.step) ? program.sites[frame.a] : undefined;
    // When the program has ended, what it has is still there.
    const top = memory.top < 0 && isBack(frame.step) ? frame.a : memory.top;
    // Of a function that waits for itself only the latest call is there.
    const live = new Map<number, number>();
    for (const call of memory.top < 0 && top >= 0 ? [top] : memory.stack()) {
      const fn = calls.fn[call];
      if (call === top || !this.#recursive.has(fn)) live.set(fn, call);
    }
    const written = writtenBy(run, frame);
    const addresses = new Set(
      written.map((each) => (each.kind === "cell" ? each.address : callBase[each.call] + each.slot)),
    );
    const reads = site ? this.#readsOf(site, position, frame.b) : new Set<string>();
    const inSight = site && namesInSight(site);
    const callOf = (variable: Variable): number | undefined => {
      const call = live.get(variable.fn.id);
      // A variable of a block that is over is still in its cell.
      const isOver = call === top && inSight && !inSight.has(variable);
      return isOver ? undefined : call;
    };
    const wordOfVariable = (variable: Variable): number => {
      const call = callOf(variable);
      return call === undefined ? 0 : memory.slot(call, variable.slot);
    };
    const inner = [...live.values()].reverse();
    let owners: number[] | undefined;
    const objects = (): number[] =>
      (owners ??= [
        ...new Set([
          ...this.#selves(memory, inner),
          ...program.variables.map((each) => objectOf(wordOfVariable(each))),
        ]),
      ].filter((object) => object > 0));
    const wordOf = (holder: Holder): number =>
      "field" in holder ? fieldIn(memory, objects(), holder.field) : wordOfVariable(holder);
    return {
      memory,
      callOf,
      wordOf,
      objects,
      calls: inner,
      wrote: (address) => addresses.has(address),
      wroteTo: (variable) => {
        const call = callOf(variable);
        return call !== undefined && addresses.has(callBase[call] + variable.slot);
      },
      touched: (object) => {
        const first = memory.address(object, 0);
        const length = memory.length(object);
        for (const address of addresses)
          if (address >= first && address < first + length) return address - first;
        const read = [...reads].find((each) => each.startsWith(`${object}/`));
        return read === undefined ? -1 : Number(read.slice(read.indexOf("/") + 1));
      },
      readsItem: (object, k) => reads.has(`${object}/${k}`),
      readsLetter: (text, k) => reads.has(`“${text}/${k}`),
    };
  }

  /** What `this` is in calls. */
  #selves(memory: Memory, calls: readonly number[]): number[] {
    const { functions } = memory.run.program;
    return calls.map((call) => {
      const slot = functions[memory.run.calls.fn[call]].thisSlot;
      return slot === undefined ? 0 : objectOf(memory.slot(call, slot));
    });
  }

  /** The items at which the line looks: of a loop those of its condition. */
  #readsOf({ node, scope }: Site, position: number, call: number): Set<string> {
    const scout = this.#scout;
    const isCounting = node.type === "ForStatement";
    scout.memory.at(isCounting ? position : position - 1);
    scout.call = call;
    const found = new Set<string>();
    const isFromEnd = scout.memory.run.program.language === "python";
    const own = isCounting ? (scout.memory.run.program.scopes.get(node) ?? scope) : scope;
    const visit = (part: Node): void => {
      if (isFunction(part) || part.type === "BlockStatement") return;
      const place = lookup(part);
      if (place) {
        const on = ifKnown(() => scout.worth(place.on, own));
        const key = ifKnown(() => scout.worth(place.key, own));
        if (typeof key === "number" && Number.isInteger(key)) {
          // Python counts places below 0 from the end.
          const fromEnd = (length: number): number => (isFromEnd && key < 0 ? key + length : key);
          if (isReference(on) && scout.memory.isList(on.object))
            found.add(`${on.object}/${fromEnd(scout.memory.length(on.object))}`);
          else if (typeof on === "string") found.add(`“${on}/${fromEnd(on.length)}`);
        }
      }
      for (const child of childrenOf(part)) visit(child);
    };
    for (const part of headOf(node)) visit(part);
    return found;
  }
}

/** The word of a field of the first object that has it. */
function fieldIn(memory: Memory, objects: readonly number[], field: string): number {
  for (const object of objects) {
    if (memory.kind(object) !== "object") continue;
    const word = memory.field(object, field);
    if (word !== 0) return word;
  }
  return 0;
}

/** What a step runs of its node: of a loop and a branch the condition. */
export function headOf(node: Node): readonly Node[] {
  switch (node.type) {
    case "IfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
      return [node.test];
    case "ForStatement":
      return node.test ? [node.test] : [];
    case "ForOfStatement":
    case "ForInStatement":
      return [];
    default:
      return [node];
  }
}

/** The variables that are in sight at a site. */
function namesInSight(site: Site): Set<Variable> {
  const found = new Set<Variable>();
  for (let scope: Scope | undefined = site.scope; scope; scope = scope.parent)
    for (const name of scope.variables.keys()) {
      const variable = variableIn(site.scope, name);
      if (variable) found.add(variable);
    }
  return found;
}
