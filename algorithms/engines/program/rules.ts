/**
 * Which pictures a run gets: from what the program does with its data, and from what was seen in it. Decided once for a whole run, so
 * nothing changes its kind while it is watched.
 */
import type { ProgramRun } from "./conduct.ts";
import { type Facts, factsOf, type Holder, type Use } from "./facts/facts.ts";
import type { Sum } from "./facts/sums.ts";
import { type Group, groupsOf, type Holding, holdingsOf } from "./groups.ts";
import { type DataKind, Kinds } from "./kinds.ts";
import { type Linked, type LinkedKind, linksOf } from "./links.ts";
import type { Variable } from "./program.ts";
import { OBJECT, type SeenValues, seenValues } from "./seen-values.ts";
import { weightsOf } from "./weights.ts";
import { type Wishes, wishesOf } from "./wishes.ts";

/**
 * A list in a row of cells; a text in letters; lists in a list, a row each; keys with their values, of objects and maps, and what a set
 * has; vertices with edges, from lists of neighbors or from a list of edges; a list as a heap and as trees.
 */
export type PictureKind =
  | "row"
  | "letters"
  | "grid"
  | "entries"
  | "members"
  | "graph"
  | "edges"
  | "heap"
  | "forest";

/** The data of a variable or a field. */
export interface DrawnData {
  readonly kind: PictureKind;
  readonly data: DataKind | "text";
  readonly name: string;
  readonly holder: Holder;
  /** All names of what it holds. */
  readonly group: Group;
  /** The most that it held: cells, rows or entries; and the most that one of its rows did. */
  readonly most: number;
  readonly columns: number;
  /** Every object that it held. */
  readonly objects: ReadonlySet<number>;
  /** How often lines ran that name it. */
  readonly weight: number;
}

/** Objects that point to each other. */
export interface DrawnLinks {
  readonly kind: "links";
  readonly name: string;
  readonly linked: Linked;
  readonly weight: number;
}

/** The calls of functions that wait for themselves. */
export interface DrawnCalls {
  readonly kind: "calls";
  readonly name: string;
  readonly functions: ReadonlySet<number>;
  readonly weight: number;
}

export type Drawn = DrawnData | DrawnLinks | DrawnCalls;

export interface Decided {
  /** In the order in which they were first there. Of two names of the same objects only the first is drawn. */
  readonly drawn: readonly Drawn[];
  /** What each holder has. */
  readonly data: ReadonlyMap<Holder, DataKind | LinkedKind | "text">;
  /** The numbers that stand at the places of a holder. */
  readonly pointers: ReadonlyMap<Holder, readonly Variable[]>;
  readonly pairs: ReadonlyMap<Holder, readonly (readonly [row: Variable, column: Variable])[]>;
  /** The two of its numbers between which it is still being worked. */
  readonly ranges: ReadonlyMap<Holder, readonly [low: Variable, high: Variable]>;
  /** The functions that are called while they wait for themselves: of these only the latest call is drawn. */
  readonly recursive: ReadonlySet<number>;
  /** The lists that share their places with a holder, as vertices share them with what is kept for them. */
  readonly domainOf: (holder: Holder) => unknown;
  /** The variables that are places of something, or the items of which are. */
  readonly facts: Facts;
}

export function decide(run: ProgramRun): Decided {
  const { program } = run;
  const facts = factsOf(program);
  const { uses, origins, compared } = facts;
  const seen = seenValues(run);
  const isNumber = (variable: Variable): boolean => {
    const held = seen.held(variable);
    return held?.hasWhole === true && !held.hasText && held.objects.size === 0;
  };
  const pointers = new Map<Holder, readonly Variable[]>();
  const pairs = new Map<Holder, readonly (readonly [Variable, Variable])[]>();
  const ranges = new Map<Holder, readonly [Variable, Variable]>();
  const wishes = wishesOf(program);
  for (const [holder, use] of uses) {
    const places = placesOf(use.sums, facts);
    // The ends of a range: what a place is computed from.
    const ends = places
      .flatMap((place) => endsOf(origins.get(place) ?? [], places))
      .filter((end) => end.kind !== "const" && !facts.sizes.has(end));
    const kept = keptOf(new Set(places), facts);
    const wished = wishes.at(holder.name);
    const at = [
      ...new Set([...places, ...ends, ...kept, ...program.variables.filter(({ name }) => wished.has(name))]),
    ].filter(isNumber);
    if (at.length > 0) pointers.set(holder, at);
    const both = pairsOf(use.pairs, facts).filter(
      ([row, column]) => row !== column && isNumber(row) && isNumber(column),
    );
    if (both.length > 0) pairs.set(holder, both);
    const range = compared.find(([low, high]) => at.includes(low) && at.includes(high));
    if (range) ranges.set(holder, range);
  }
  // A program without a tree has no uses: what is wished is all that is known of it.
  for (const variable of program.variables) {
    const wished = uses.has(variable) ? undefined : wishes.at(variable.name);
    const at = wished ? program.variables.filter(({ name }) => wished.has(name)).filter(isNumber) : [];
    if (at.length > 0) pointers.set(variable, at);
  }
  const recursive = recursiveIn(run);
  const { drawn, data } = drawnOf({ run, facts, seen, recursive, wishes });
  return { drawn, data, pointers, pairs, ranges, recursive, domainOf: domainsOf(facts), facts };
}

/** Of each sum the variable that stands alone; of several those that do so at another place, and the first, from which the others count. */
function placesOf(sums: readonly Sum[], facts: Facts): Variable[] {
  const alone = aloneIn(sums);
  return [...new Set(sums.flatMap((sum) => placesIn(sum, alone, facts)))];
}

function aloneIn(sums: readonly Sum[]): Set<Variable | undefined> {
  return new Set(sums.flatMap(({ parts }) => (parts.length === 1 ? parts : [])));
}

function placesIn(
  { parts, isMiddle }: Sum,
  alone: ReadonlySet<Variable | undefined>,
  { sizes }: Facts,
): Variable[] {
  const isFirst = (each: Variable): boolean => each === parts[0] && each.kind !== "const" && !sizes.has(each);
  return named(parts).filter((each) => isMiddle || alone.has(each) || isFirst(each));
}

function named(parts: Sum["parts"]): Variable[] {
  return parts.filter((each) => each !== undefined);
}

/** Of what a place is computed from, what is a place itself, the only part, or one of two that it stands between. */
function endsOf(sums: readonly Sum[], places: readonly Variable[]): Variable[] {
  return sums.flatMap(({ parts, isMiddle }) =>
    named(parts).filter((each) => isMiddle || parts.length === 1 || places.includes(each)),
  );
}

/**
 * What is a place of nothing, and keeps where one was (`best = i`), or how far one may go: made from a place, and held against one
 * (`reach = Math.max(reach, i + jumps[i])`, `i > reach`); or from where one counts, and goes on itself (`right - left + 1`).
 */
function keptOf(places: ReadonlySet<Variable>, { origins, placeOf, compared, spans }: Facts): Variable[] {
  const isHeld = (variable: Variable): boolean =>
    compared.some(
      ([low, high]) => (low === variable && places.has(high)) || (high === variable && places.has(low)),
    );
  return [...origins].flatMap(([variable, sums]) => {
    if (places.has(variable) || (placeOf.get(variable)?.alone.size ?? 0) > 0) return [];
    if (sums.length > 1 && spans.some(([low, high]) => low === variable && places.has(high)))
      return [variable];
    const isKept = sums.some(
      (sum) => named(sum.parts).some((each) => places.has(each)) && (sum.isCopy || isHeld(variable)),
    );
    return isKept ? [variable] : [];
  });
}

function pairsOf(pairs: Use["pairs"], facts: Facts): (readonly [row: Variable, column: Variable])[] {
  const rows = aloneIn(pairs.map(([row]) => row));
  const columns = aloneIn(pairs.map(([, column]) => column));
  return pairs.flatMap(([row, column]) =>
    placesIn(row, rows, facts).flatMap((r) => placesIn(column, columns, facts).map((c) => [r, c] as const)),
  );
}

const STILL = 8;
/** What the program itself asks to be drawn weighs more than anything that is only counted. */
const WISHED = 2 ** 50;

interface Known {
  readonly run: ProgramRun;
  readonly facts: Facts;
  readonly seen: SeenValues;
  readonly recursive: ReadonlySet<number>;
  readonly wishes: Wishes;
}

function drawnOf({ run, facts, seen, recursive, wishes }: Known): Pick<Decided, "drawn" | "data"> {
  const holdings = holdingsOf(run.program, facts, seen);
  const groups = groupsOf(holdings, facts, run.objects.kind.length);
  const links = linksOf(run, facts, seen, { holdings, groups });
  const isLinked = (object: number): boolean => links.of[object] > 0;
  const isNode = ({ parts: [[first]] }: Group): boolean => first !== undefined && isLinked(first);
  const kinds = new Kinds(
    run.program,
    facts,
    seen,
    [...new Set(groups.values())].filter((group) => !isNode(group)),
  );
  const weights = weightsOf(run.program, seen.visits, (name) => facts.field(name));
  const weighAll = (holders: readonly Holder[]): number =>
    holders.reduce((sum, holder) => sum + (weights.get(holder) ?? 0), 0);
  /** What never changes, and in which no number points, is there to be gone through, and not to be watched. */
  const weigh = (holder: Holder, { objects, first }: Holding["held"]): number => {
    const isStill = objects.size > 0 && [...objects].every((object) => seen.lastWrites[object] <= first);
    const use = facts.uses.get(holder);
    const isPointedInto = use !== undefined && (use.places.size > 0 || use.pairs.length > 0);
    return weighAll([holder]) / (isStill && !isPointedInto ? STILL : 1);
  };
  const outside = fieldsOutside(seen, links.of, run);
  const insideLists = itemsOf(seen);
  const shown = new Set<number>();
  const drawn: Drawn[] = [];
  const kindOf = new Map<Holder, DataKind | LinkedKind | "text">();
  const linkedHolders = links.linked.map((): Holder[] => []);
  for (const { holder, held } of holdings) {
    const group = groups.get(holder);
    if (!group) continue;
    const { objects } = held;
    const [first] = objects;
    if (first !== undefined && isLinked(first)) {
      linkedHolders[links.of[first] - 1].push(holder);
      kindOf.set(holder, links.linked[links.of[first] - 1].kind);
      continue;
    }
    const data = objects.size > 0 ? kinds.of(group) : undefined;
    if (data) kindOf.set(holder, data);
    const isOfNodes = "field" in holder && !outside.has(holder.field);
    // What comes out of a list is in the table of variables, and does not stay.
    const isItem = data === "record" && [...objects].some((object) => insideLists[object] === 1);
    // So is what an object of a class has; the lists in its fields are drawn as such.
    const isOwner =
      data === "record" &&
      [...objects].every((object) => run.objects.name[object] !== 0 && (seen.types[object] & OBJECT) !== 0);
    if (isOfNodes || isItem || isOwner || wishes.hides(holder.name)) continue;
    if (objects.size > 0 && [...objects].every((object) => shown.has(object))) continue;
    const wished = wishes.kindOf(holder.name);
    const one = drawnAs(
      seen,
      { holder, held },
      { data, wished, isTakenApart: facts.uses.get(holder)?.isTakenApart },
    );
    if (!one) continue;
    kindOf.set(holder, one.data);
    drawn.push({
      ...{ name: holder.name, holder, group, objects, weight: weigh(holder, held) + (wished ? WISHED : 0) },
      ...one,
    });
    for (const object of objects) shown.add(object);
  }
  for (const [k, linked] of links.linked.entries()) {
    const holders = linkedHolders[k];
    if (linked.members.length < 2 || (linked.name !== "" && wishes.hides(linked.name))) continue;
    const name = linked.name || holders[0]?.name || "";
    drawn.unshift({ kind: "links", name, linked, weight: weighAll(holders) });
  }
  // Calls of which each makes one more are a list, and stand in the table of calls.
  const branched = branchedIn(run, recursive);
  const functions = branched.size > 0 || drawn.length > 0 ? branched : recursive;
  if (functions.size > 0 && !wishes.hides("calls")) {
    const weight = run.program.sites.reduce(
      (sum, { fn }, k) => sum + (functions.has(fn.id) ? seen.visits[k] : 0),
      0,
    );
    drawn.push({ kind: "calls", name: "calls", functions, weight: weight / 2 });
  }
  return { drawn, data: kindOf };
}

/** The objects that were in lists, maps or sets. */
function itemsOf({ references: { from, to }, kind, lengths }: SeenValues): Uint8Array {
  const found = new Uint8Array(lengths.length);
  for (let k = 0; k < from.length; k++) if (kind(from[k]) !== "object") found[to[k]] = 1;
  return found;
}

/** The fields of objects that are no nodes, by their names. */
function fieldsOutside({ references, kind }: SeenValues, linked: Int32Array, run: ProgramRun): Set<string> {
  const { from, key } = references;
  const words = new Set<number>();
  for (let k = 0; k < from.length; k++)
    if (linked[from[k]] === 0 && kind(from[k]) === "object") words.add(key[k]);
  return new Set([...words].map((word) => String(word & 3 ? "" : run.constants[word >> 2])));
}

function drawnAs(
  { lengths, references, types, isList }: SeenValues,
  { held }: Holding,
  { data, wished, isTakenApart }: Decision,
): Pick<DrawnData, "kind" | "data" | "most" | "columns"> | undefined {
  if (held.objects.size === 0)
    return held.hasText && isTakenApart
      ? { kind: "letters", data: "text", most: held.longest, columns: 0 }
      : undefined;
  const all = [...held.objects];
  const most = largest(all, lengths);
  if (most === 0 || data === undefined) return undefined;
  const isRow = isList(all[0]);
  if (wished && (isRow || wished === "graph")) {
    const columns = isRow ? widest(held.objects, references, lengths, isList) : 0;
    if (wished !== "grid" || columns > 0)
      return { kind: wished, data, most, columns: wished === "row" ? 0 : columns };
  }
  switch (data) {
    case "graph":
    case "edges":
      return { kind: data, data, most, columns: 0 };
    case "heap":
    case "forest":
      return { kind: data, data, most, columns: 0 };
    case "record":
      // What it leads to is drawn there.
      return all.every((object) => types[object] === OBJECT)
        ? undefined
        : { kind: "entries", data, most, columns: 0 };
    case "map":
      return { kind: "entries", data, most, columns: 0 };
    case "set":
      return { kind: "members", data, most, columns: 0 };
    default: {
      const columns = all.some((object) => types[object] & OBJECT)
        ? widest(held.objects, references, lengths, isList)
        : 0;
      // Pairs that wait for their turn stand in one line of cells.
      const isLine = columns <= 3 && (data === "queue" || data === "stack");
      return columns > 0 && !isLine
        ? { kind: "grid", data, most, columns }
        : { kind: "row", data, most, columns: 0 };
    }
  }
}

interface Decision {
  readonly data: DataKind | undefined;
  readonly wished: "graph" | "grid" | "row" | undefined;
  readonly isTakenApart: boolean | undefined;
}

/** The most that a list in the lists had. */
function widest(
  owners: ReadonlySet<number>,
  { from, to }: SeenValues["references"],
  lengths: Int32Array,
  isList: (object: number) => boolean,
): number {
  let most = 0;
  for (let k = 0; k < from.length; k++)
    if (owners.has(from[k]) && isList(to[k]) && lengths[to[k]] > most) most = lengths[to[k]];
  return most;
}

/** There may be too many for `Math.max(...)`. */
function largest(objects: readonly number[], lengths: Int32Array): number {
  return objects.reduce((most, object) => Math.max(most, lengths[object]), 0);
}

/** Lists of which the same variables are places have the same things at their places. */
function domainsOf({ placeOf }: Facts): (holder: Holder) => unknown {
  const up = new Map<Holder, Holder>();
  const rootOf = (holder: Holder): Holder => {
    let at = holder;
    for (let next = up.get(at); next && next !== at; next = up.get(at)) at = next;
    return at;
  };
  for (const { first } of placeOf.values()) {
    const [one, ...others] = first;
    for (const other of others) {
      const [a, b] = [rootOf(one), rootOf(other)];
      if (a !== b) up.set(a, b);
    }
  }
  return rootOf;
}

/** So far a call is followed to find itself. */
const MOST_BETWEEN = 64;

function recursiveIn({ calls: { fn, parent } }: ProgramRun): Set<number> {
  const found = new Set<number>();
  for (let call = 0; call < fn.length; call++) {
    const own = fn[call];
    if (found.has(own)) continue;
    for (let at = parent[call], n = 0; at >= 0 && n < MOST_BETWEEN; at = parent[at], n++)
      if (fn[at] === own) {
        found.add(own);
        break;
      }
  }
  return found;
}

/** Of these functions, those of which some call makes two more. */
function branchedIn({ calls: { fn, parent } }: ProgramRun, recursive: ReadonlySet<number>): Set<number> {
  const found = new Set<number>();
  const last = new Int32Array(fn.length);
  for (let call = 1; call < fn.length; call++) {
    if (!recursive.has(fn[call])) continue;
    let above = parent[call];
    for (let n = 0; above >= 0 && !recursive.has(fn[above]) && n < MOST_BETWEEN; n++) above = parent[above];
    if (above <= 0) continue;
    if (last[above] > 0) found.add(fn[above]);
    last[above] = call;
  }
  return found;
}
