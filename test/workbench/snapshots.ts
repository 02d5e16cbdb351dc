/** A naive deep snapshot of all that is in sight, taken inside the room at each step, beside what the words of the run say there. */
import { Memory } from "#algorithms/engines/program/memory.ts";
import type { Scope, Site } from "#algorithms/engines/program/program.ts";
import { childrenOf, type Node } from "#algorithms/engines/program/tree.ts";
import { objectOf, type Value } from "#algorithms/engines/program/words.ts";
import { type InNode, seenInNode } from "./seen-in-node.ts";

/** Takes snapshots inside the recorder, where the number of the step is known. */
const TAKES = `
  const snapshots = [];
  const deep = (v, seen) => {
    if (typeof v === "function") return "ƒ";
    if (typeof v === "string") return JSON.stringify(shortened(v));
    if (typeof v === "bigint") return v + "n";
    if (typeof v === "symbol") return "symbol";
    if (!isObject(v)) return Object.is(v, -0) ? "-0" : String(v);
    if (seen.has(v)) return "#" + seen.get(v);
    seen.set(v, seen.size + 1);
    const d = (x) => deep(x, seen);
    switch (kindOf(v)) {
      case ARRAY: case TYPED: return "[" + Array.from({ length: v.length }, (_, k) => (k in v ? d(v[k]) : "∅")) + "]";
      case MAP: return "M{" + [...v].map(([k, x]) => d(k) + ":" + d(x)) + "}";
      case SET: return "S{" + [...v].map(d) + "}";
      case OBJECT: {
        const name = classOf(v);
        const fields = Object.keys(v).map((k) => [k, Object.getOwnPropertyDescriptor(v, k)]).filter(([, f]) => "value" in f);
        return (name === "Object" ? "" : name) + "{" + fields.map(([k, f]) => k + ":" + d(f.value)) + "}";
      }
      default: return "?";
    }
  };
  self.snapshots = snapshots;
  fixed("__S", (call, variables) => {
    if (isLooking) return;
    looking(() => {
      const seen = new Map(), parts = [];
      for (const [frame, slot, get] of variables) {
        let value;
        try { value = get(); } catch { continue; }
        parts.push([frame, slot, deep(value, seen)]);
      }
      snapshots.push([steps, parts]);
    });
  });
  fixed("__s", `;

type Snapshot = readonly [
  position: number,
  parts: readonly (readonly [call: number, slot: number, text: string])[],
];

export interface Compared {
  readonly values: number;
  readonly steps: number;
  /** The first difference, in words. */
  readonly difference: string | undefined;
  readonly error: string | undefined;
}

export function compareWithSnapshots(source: string, steps = 20_000): Compared {
  const inNode = seenInNode(source, {
    steps,
    recorder: (text) => text.replace('fixed("__s", ', TAKES),
    program: ({ text, sites }) =>
      text.replaceAll(/__s\((\d+),(__f\d+)\)/g, (step, id: string, call: string) => {
        const site = sites[Number(id)];
        return site ? `(__S(${call},[${inSight(site)}]),${step})` : step;
      }),
  });
  return { ...differenceIn(inNode), steps: inNode.run.trace.length, error: inNode.seen.error };
}

/** The variables in sight at a site, as the text of a list. */
function inSight({ scope, node }: Site): string[] {
  // What the loop has just bound is told with this step, so it is not there before it.
  const isFresh = node.type === "ForOfStatement" || node.type === "ForInStatement";
  const names = new Set<string>(isFresh ? [...scope.variables.keys()] : []);
  if (isFresh) for (const name of namesIn(node.left)) names.add(name);
  const found: string[] = [];
  for (let at: Scope | undefined = scope; at; at = at.parent)
    for (const [name, variable] of at.variables) {
      if (names.has(name)) continue;
      names.add(name);
      if (variable && variable.kind !== "function" && variable.kind !== "class")
        found.push(`[__f${variable.fn.id},${variable.slot},()=>${name}]`);
    }
  return found;
}

function namesIn(node: Node): string[] {
  return node.type === "Identifier" ? [node.name] : childrenOf(node).flatMap(namesIn);
}

function differenceIn({ run, self }: InNode): Pick<Compared, "values" | "difference"> {
  const memory = new Memory(run);
  let values = 0;
  for (const [position, parts] of self["snapshots"] as readonly Snapshot[]) {
    if (position > run.trace.length) return { values, difference: `the run ends before step ${position}` };
    memory.at(position);
    const seen = new Map<number, number>();
    for (const [call, slot, wanted] of parts) {
      const word = memory.slot(call, slot);
      const got = word === 0 ? "undefined" : deep(memory, word, seen);
      values++;
      if (got !== wanted && wanted !== "ƒ") {
        const name = run.program.functions[run.calls.fn[call]].slots[slot];
        return { values, difference: `step ${position}, ${name}: ${got} and not ${wanted}` };
      }
    }
  }
  return { values, difference: undefined };
}

/** The value of a word, printed as the snapshots are. */
function deep(memory: Memory, word: number, seen: Map<number, number>): string {
  if (word === 0) return "∅";
  const object = objectOf(word);
  if (object === 0) return plain(memory.value(word));
  const known = seen.get(object);
  if (known !== undefined) return `#${known}`;
  seen.set(object, seen.size + 1);
  const inner = (part: number): string => deep(memory, part, seen);
  const entries = memory.isList(object) ? [] : memory.entries(object);
  switch (memory.kind(object)) {
    case "array":
    case "typed":
      return `[${memory.items(object).map(inner)}]`;
    case "map":
      return `M{${entries.map(([key, value]) => `${inner(key)}:${inner(value)}`)}}`;
    case "set":
      return `S{${entries.map(([key]) => inner(key))}}`;
    case "object": {
      const fields = entries.map(([key, value]) => [String(memory.value(key)), value] as const);
      const shown = fields.filter(([name]) => !name.startsWith("#"));
      return `${memory.className(object)}{${shown.map(([name, value]) => `${name}:${inner(value)}`)}}`;
    }
    default:
      return "?";
  }
}

function plain(value: Value): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return Object.is(value, -0) ? "-0" : String(value);
  if ("object" in value) return "?";
  if (value.kind === "symbol") return "symbol";
  return value.kind === "bigint" ? `${value.text}n` : "ƒ";
}
