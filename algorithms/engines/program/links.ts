/** Objects that point to objects of their kind: lists of nodes, trees, and what is neither. Read off what pointed to what in a run. */

import type { ProgramRun } from "./conduct.ts";
import type { Facts, Holder } from "./facts/facts.ts";
import type { Group, Holding } from "./groups.ts";
import { Memory } from "./memory.ts";
import type { SeenValues } from "./seen-values.ts";
import { objectOf } from "./words.ts";

/** A chain goes on from node to node; a tree has two ways on, or many; all else is drawn as a graph. */
export type LinkedKind = "chain" | "binary tree" | "tree" | "objects";

export interface Linked {
  readonly kind: LinkedKind;
  /** The name of its class; empty for plain objects. */
  readonly name: string;
  /** The first of its objects, in the order in which they were made. */
  readonly members: readonly number[];
  readonly count: number;
  /** The fields by which it goes on, and those that have what it goes on to in a list or a map. */
  readonly ways: readonly string[];
  readonly lists: readonly string[];
  /** Whether every key leads on: nodes that are maps themselves. */
  readonly isMaps: boolean;
  /** The first position at which they have most links, of those that are looked at. */
  readonly largest: number;
}

/** So many nodes are looked at, and drawn. */
export const MOST_NODES = 120;

interface Links {
  readonly linked: readonly Linked[];
  /** Of each object the number of its kind in `linked`, one higher; 0 for none. */
  readonly of: Int32Array;
}

export function linksOf(
  run: ProgramRun,
  facts: Facts,
  seen: SeenValues,
  parts: { readonly holdings: readonly Holding[]; readonly groups: ReadonlyMap<Holder, Group> },
): Links {
  const count = run.objects.kind.length;
  const isMap = mapsIn(seen, parts.groups, count);
  const kinds = new Int32Array(count);
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? names.push(name);
    numbers.set(name, known);
    return known;
  };
  const nameWords = new Map<number, number>();
  const known = (word: number, prefix: string): number => {
    const key = prefix === "" ? word : -word;
    const found = nameWords.get(key) ?? numberOf(`${prefix}${run.constants[word >> 2]}`);
    nameWords.set(key, found);
    return found;
  };
  for (let object = 1; object < count; object++) {
    if (seen.kind(object) !== "object" || isMap[object]) continue;
    const name = run.objects.name[object];
    if (name !== 0) kinds[object] = known(name, "");
    else if (seen.firstKeys[object] !== 0) kinds[object] = known(seen.firstKeys[object], "{}");
  }
  // Maps that are in maps that the same variables hold.
  const { from, key, to } = seen.references;
  const groupNumbers = new Map<Group, number>();
  const groupOf = new Map<number, Group>();
  for (const group of new Set(parts.groups.values()))
    for (const objects of group.parts)
      for (const object of objects)
        if (isMap[object] || seen.kind(object) === "map") groupOf.set(object, group);
  for (let k = 0; k < from.length && groupOf.size > 0; k++) {
    const group = groupOf.get(from[k]);
    if (group && groupOf.get(to[k]) === group && !groupNumbers.has(group))
      groupNumbers.set(group, names.push("{maps}"));
  }
  for (const [object, group] of groupOf) kinds[object] = groupNumbers.get(group) ?? kinds[object];
  const ways = names.map(() => new Map<number, number>());
  const lists = names.map(() => new Set<number>());
  const inside = new Int32Array(count);
  for (let k = 0; k < from.length; k++) {
    const kind = kinds[to[k]];
    if (kind === 0) continue;
    if (kinds[from[k]] === kind) ways[kind - 1].set(key[k], (ways[kind - 1].get(key[k]) ?? 0) + 1);
    else if (kinds[from[k]] === 0) inside[from[k]] = kind;
  }
  for (let k = 0; k < from.length; k++) {
    const kind = kinds[from[k]];
    if (kind > 0 && inside[to[k]] === kind) lists[kind - 1].add(key[k]);
  }
  const isLinked = names.map((_, k) => ways[k].size + lists[k].size > 0);
  const members = names.map((): number[] => []);
  const counts = new Int32Array(names.length);
  for (let object = 1; object < count; object++) {
    const kind = kinds[object] - 1;
    if (kind < 0) continue;
    if (!isLinked[kind]) {
      kinds[object] = 0;
      continue;
    }
    counts[kind]++;
    if (members[kind].length < MOST_NODES) members[kind].push(object);
  }
  const memory = new Memory(run).at(run.trace.length);
  const { length } = run.trace;
  const textOf = (word: number): string => String(memory.value(word));
  const linked: Linked[] = [];
  const renumbered = new Int32Array(names.length + 1);
  for (const [k, name] of names.entries()) {
    if (!isLinked[k]) continue;
    const isMaps = name === "{maps}";
    const order = [...new Set([...facts.named.keys(), ...keysOf(memory, members[k])])];
    const byOrder = (a: string, b: string): number => order.indexOf(a) - order.indexOf(b);
    const one = {
      ...{ name: name.startsWith("{") ? "" : name, members: members[k], count: counts[k], isMaps },
      ...{
        ways: isMaps ? [] : [...ways[k].keys()].map(textOf).sort(byOrder),
        lists: [...lists[k]].map(textOf),
      },
    };
    const largest = largestOf(one, memory, length);
    linked.push({ ...one, largest, ...shapeOf(one, memory.at(largest), facts) });
    renumbered[k + 1] = linked.length;
  }
  return { linked, of: kinds.map((kind) => renumbered[kind]) };
}

/** The fields of objects, in the order in which the program gave them. */
function keysOf(memory: Memory, members: readonly number[]): string[] {
  const found = new Set<string>();
  for (const object of members.slice(0, 20))
    for (const [key] of memory.entries(object)) found.add(String(memory.value(key)));
  return [...found];
}

/** Plain objects that are used as maps: looked up by what is computed. */
function mapsIn(seen: SeenValues, groups: ReadonlyMap<Holder, Group>, count: number): Uint8Array {
  const found = new Uint8Array(count);
  const inside: (readonly [ReadonlySet<number>])[] = [];
  for (const group of new Set(groups.values())) {
    const isMap = group.uses.some(
      ({ marks, loops }) => marks.has("computed") || loops.some((each) => each.isIn && each.level === 0),
    );
    if (!isMap) continue;
    for (const object of group.objects) if (seen.kind(object) === "object") found[object] = 1;
    if (group.uses.some(({ loops, looks }) => looks.length > 0 || loops.some((each) => each.level === 1)))
      inside.push([group.objects]);
  }
  // What is in such a map and is gone through or looked up, too.
  const { from, to } = seen.references;
  for (const [objects] of inside)
    for (let k = 0; k < from.length; k++)
      if (objects.has(from[k]) && seen.kind(to[k]) === "object" && found[from[k]]) found[to[k]] = 1;
  return found;
}

/** At so many positions the shape is looked at. */
export const SAMPLES = 48;

function largestOf(
  { members, ways, lists, isMaps }: Omit<Linked, "kind" | "largest">,
  memory: Memory,
  length: number,
): number {
  const [own, fields] = [new Set(members), new Set([...ways, ...lists])];
  const linksIn = (object: number): number =>
    memory.length(object) > 0
      ? waysOf(memory, object, (field) => isMaps || fields.has(field), own).length
      : 0;
  let [best, most] = [length, -1];
  for (let k = 0; k <= SAMPLES; k++) {
    const position = Math.round((k * length) / SAMPLES);
    memory.at(position);
    const links = members.reduce((sum, object) => sum + linksIn(object), 0);
    if (links > most) [best, most] = [position, links];
  }
  return best;
}

/** A field that leads back where another leads on, as to the previous node or the parent, is no way on. */
function shapeOf(
  one: Omit<Linked, "kind" | "largest">,
  memory: Memory,
  facts: Facts,
): Pick<Linked, "kind" | "ways"> {
  const { ways, lists, isMaps } = one;
  const members = ways.length > 1 ? withoutLeft(one.members, ways, memory) : one.members;
  const own = new Set(members);
  const targets = new Map<string, Map<number, number[]>>();
  const linksBy = (name: string): Map<number, number[]> => {
    const found =
      targets.get(name) ?? new Map(members.map((object) => [object, childrenBy(memory, object, name, own)]));
    targets.set(name, found);
    return found;
  };
  const leadsBack = (back: string, on: string): boolean => {
    let [pairs, mutual] = [0, 0];
    for (const [object, next] of linksBy(back))
      for (const each of next) {
        pairs++;
        if (linksBy(on).get(each)?.includes(object)) mutual++;
      }
    return pairs > 0 && mutual >= 0.7 * pairs;
  };
  const isBack = (name: string): boolean => {
    if (lists.some((list) => leadsBack(name, list))) return true;
    const on = ways.filter((other) => other !== name);
    const twins = on.filter((other) => leadsBack(name, other) && leadsBack(other, name));
    if (twins.length === 0) {
      const all = new Map(
        members.map((object) => [object, on.flatMap((each) => linksBy(each).get(object) ?? [])]),
      );
      let [pairs, mutual] = [0, 0];
      for (const [object, next] of linksBy(name))
        for (const each of next) {
          pairs++;
          if (all.get(each)?.includes(object)) mutual++;
        }
      return on.length > 1 && pairs > 0 && mutual >= 0.7 * pairs;
    }
    // Of two that lead to and fro the one leads on that the first node has, before which there is none; else the one named more.
    const [end] = members.flatMap((object) => {
      const held = [name, ...twins].filter((each) => (linksBy(each).get(object) ?? []).length > 0);
      return held.length === 1 ? held : [];
    });
    if (end !== undefined) return end !== name;
    return twins.some(
      (other) =>
        rank(other) > rank(name) || (rank(other) === rank(name) && ways.indexOf(other) > ways.indexOf(name)),
    );
  };
  const rank = (name: string): number => facts.named.get(name) ?? 0;
  const forth = ways.filter((name) => !isBack(name));
  const into = new Map<number, number>();
  for (const name of [...forth, ...lists, ...(isMaps ? [""] : [])])
    for (const next of linksBy(name).values())
      for (const each of next) into.set(each, (into.get(each) ?? 0) + 1);
  const shared = [...into.values()].filter((number) => number > 1).length;
  if (shared > 1 && shared > members.length / 4) return { kind: "objects", ways: forth };
  if (lists.length > 0 || isMaps) return { kind: "tree", ways: forth };
  if (forth.length === 1) return { kind: "chain", ways: forth };
  return { kind: forth.length === 2 ? "binary tree" : forth.length === 0 ? "objects" : "tree", ways: forth };
}

/** Of the links of nodes that lead to and fro, so many do at least while some of them are being changed. */
const MUTUAL = 0.4;

/**
 * Where nodes lead to and fro: without those that were taken out and still lead back to where they stood. Nothing leads to them, and
 * where they lead another does by the same field.
 */
function withoutLeft(all: readonly number[], ways: readonly string[], memory: Memory): readonly number[] {
  const own = new Set(all);
  const links = all.flatMap((from) =>
    ways.flatMap((name) => childrenBy(memory, from, name, own).map((to) => ({ from, name, to }))),
  );
  const pairs = new Set(links.map(({ from, to }) => `${from} ${to}`));
  const mutual = links.filter(({ from, to }) => pairs.has(`${to} ${from}`));
  if (mutual.length < MUTUAL * links.length) return all;
  const into = new Set<number>();
  const ends = new Map<string, number>();
  for (const { name, to } of links) {
    into.add(to);
    ends.set(`${name} ${to}`, (ends.get(`${name} ${to}`) ?? 0) + 1);
  }
  const isShared = ({ name, to }: (typeof links)[number]): boolean => (ends.get(`${name} ${to}`) ?? 0) > 1;
  const back = new Set(links.filter(isShared).map(({ from }) => from));
  const kept = all.filter((object) => into.has(object) || !back.has(object));
  return kept.length === all.length ? all : withoutLeft(kept, ways, memory);
}

/** The nodes to which a node goes on by a field; by the empty name, by all its keys. */
function childrenBy(memory: Memory, object: number, name: string, own: ReadonlySet<number>): number[] {
  return waysOf(memory, object, (field) => name === "" || field === name, own).map(({ to }) => to);
}

/** A way from one node to another: the name of the field or of the key, and where it stands in the memory. */
export interface Way {
  readonly name: string;
  readonly to: number;
  readonly address: number;
}

/** The ways on from a node by its fields, through lists and maps in them. */
export function waysOf(
  memory: Memory,
  object: number,
  leads: (field: string) => boolean,
  own: ReadonlySet<number>,
): Way[] {
  const found: Way[] = [];
  const isNode = (word: number): boolean => own.has(objectOf(word));
  for (let k = 0; k < memory.length(object); k++) {
    const key = memory.item(object, 2 * k);
    const inner = objectOf(memory.item(object, 2 * k + 1));
    if (key === 0 || inner === 0) continue;
    const name = String(memory.value(key));
    if (!leads(name)) continue;
    const address = memory.address(object, 2 * k + 1);
    if (own.has(inner)) {
      found.push({ name, to: inner, address });
      continue;
    }
    if (memory.isList(inner)) {
      for (let at = 0; at < memory.length(inner); at++)
        if (isNode(memory.item(inner, at)))
          found.push({ name: "", to: objectOf(memory.item(inner, at)), address: memory.address(inner, at) });
      continue;
    }
    const isSet = memory.kind(inner) === "set";
    for (let at = 0; at < memory.length(inner); at++) {
      const under = memory.item(inner, 2 * at);
      const word = isSet ? under : memory.item(inner, 2 * at + 1);
      if (under !== 0 && isNode(word))
        found.push({
          name: isSet ? "" : String(memory.value(under)),
          to: objectOf(word),
          address: memory.address(inner, isSet ? 2 * at : 2 * at + 1),
        });
    }
  }
  return found;
}

/** The fields of which the value stands in a node: of those that have numbers or texts the first that has one. */
export function labelsOf({ members }: Linked, memory: Memory): readonly string[] {
  const seen = new Map<string, number>();
  for (const object of members.slice(0, 40))
    for (const [key, word] of memory.entries(object)) {
      const value = memory.value(word);
      if (typeof value !== "number" && typeof value !== "string") continue;
      const name = String(memory.value(key));
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
  return [...seen].flatMap(([name, times]) =>
    2 * times > Math.min(40, members.length) || times > 3 ? [name] : [],
  );
}
