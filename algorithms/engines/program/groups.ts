/** Which variables and fields hold the same objects: what is done with one of them is done with all. */
import type { Facts, Holder, Use } from "./facts/facts.ts";
import type { Program } from "./program.ts";
import type { Held, SeenValues } from "./seen-values.ts";

/** Holders that hold the same objects. */
export class Group {
  readonly holders: readonly Holder[];
  readonly uses: readonly Use[];
  /** What each of them held. */
  readonly parts: readonly ReadonlySet<number>[];
  #objects: ReadonlySet<number> | undefined;

  constructor(holdings: readonly Holding[], facts: Facts) {
    this.holders = holdings.map(({ holder }) => holder);
    this.uses = this.holders.flatMap((holder) => facts.uses.get(holder) ?? []);
    this.parts = holdings.map(({ held }) => held.objects);
  }

  /** All that they held. They may be many, and most are not asked. */
  get objects(): ReadonlySet<number> {
    this.#objects ??=
      this.parts.length === 1 ? this.parts[0] : new Set(this.parts.flatMap((objects) => [...objects]));
    return this.#objects;
  }
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

/** `count` is how many objects there are. */
export function groupsOf(
  holdings: readonly Holding[],
  facts: Facts,
  count: number,
): ReadonlyMap<Holder, Group> {
  const up = holdings.map((_, k) => k);
  const rootOf = (k: number): number => {
    let at = k;
    while (up[at] !== at) {
      up[at] = up[up[at]];
      at = up[at];
    }
    return at;
  };
  // The first that has each object, one higher.
  const firstWith = new Int32Array(count);
  for (const [k, { held }] of holdings.entries())
    for (const object of held.objects) {
      const known = firstWith[object];
      if (known === 0) firstWith[object] = k + 1;
      else if (up[k] !== up[known - 1]) up[rootOf(k)] = rootOf(known - 1);
    }
  const groups = new Map<Holder, Group>();
  for (const members of Map.groupBy(holdings.keys(), rootOf).values()) {
    const group = new Group(
      members.map((k) => holdings[k]),
      facts,
    );
    for (const holder of group.holders) groups.set(holder, group);
  }
  return groups;
}
