/** Which variables and fields hold the same objects: what is done with one of them is done with all. */
import type { Facts, Holder, Use } from "./facts.ts";
import type { Program } from "./program.ts";
import type { Held, SeenValues } from "./seen-values.ts";

/** Holders that hold the same objects. */
export interface Group {
  readonly holders: readonly Holder[];
  readonly objects: ReadonlySet<number>;
  readonly uses: readonly Use[];
}

/** A holder with what it has held. */
export interface Holding {
  readonly holder: Holder;
  readonly held: Held;
}

/** All that held anything, in the order in which they first did. */
export function holdingsOf(program: Program, facts: Facts, seen: SeenValues): Holding[] {
  const all: Holding[] = [];
  for (const variable of program.variables) {
    const held = seen.held(variable);
    if (held && !/function|class/.test(variable.kind)) all.push({ holder: variable, held });
  }
  for (const [name, held] of seen.fields) {
    const field = facts.field(name);
    if (field) all.push({ holder: field, held });
  }
  return all.sort((a, b) => a.held.first - b.held.first);
}

export function groupsOf(holdings: readonly Holding[], facts: Facts): ReadonlyMap<Holder, Group> {
  const up = holdings.map((_, k) => k);
  const rootOf = (k: number): number => {
    let at = k;
    while (up[at] !== at) {
      up[at] = up[up[at]];
      at = up[at];
    }
    return at;
  };
  const firstWith = new Map<number, number>();
  for (const [k, { held }] of holdings.entries())
    for (const object of held.objects) {
      const known = firstWith.get(object);
      if (known === undefined) firstWith.set(object, k);
      else up[rootOf(k)] = rootOf(known);
    }
  const groups = new Map<Holder, Group>();
  for (const members of Map.groupBy(holdings.keys(), rootOf).values()) {
    const parts = members.map((k) => holdings[k]);
    const holders = parts.map(({ holder }) => holder);
    const [first, ...others] = parts.map(({ held }) => held.objects);
    // Most have no other name, and their objects may be many.
    const objects = others.length === 0 ? first : new Set(parts.flatMap(({ held }) => [...held.objects]));
    const uses = holders.flatMap((holder) => facts.uses.get(holder) ?? []);
    const group = { holders, objects, uses };
    for (const holder of holders) groups.set(holder, group);
  }
  return groups;
}
