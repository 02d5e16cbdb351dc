/** What a list or a map is: from what the program does with it, and from what was seen in it. Names say nothing. */
import { type Facts, type Holder, namedIn, type Use } from "./facts/facts.ts";
import type { Group } from "./groups.ts";
import type { Program, Variable } from "./program.ts";
import { OBJECT, type SeenValues } from "./seen-values.ts";
import type { Node } from "./tree.ts";

export type DataKind =
  | "row"
  | "stack"
  | "queue"
  | "heap"
  | "forest"
  | "list"
  | "grid"
  | "table"
  | "graph"
  | "edges"
  | "map"
  | "set"
  | "record";

interface Inside {
  readonly all: readonly number[];
  readonly lists: readonly number[];
}

export class Kinds {
  readonly #facts: Facts;
  readonly #seen: SeenValues;
  readonly #children: ReadonlyMap<number, readonly number[]>;
  readonly #isText: (holder: Holder) => boolean;
  readonly #groups: readonly Group[];

  constructor(program: Program, facts: Facts, seen: SeenValues, groups: readonly Group[]) {
    this.#facts = facts;
    this.#seen = seen;
    this.#groups = groups;
    const wanted = new Set<number>();
    for (const { objects } of groups) for (const object of objects) wanted.add(object);
    this.#children = childrenOf(seen, wanted);
    const texts = new Set<Holder>(program.variables.filter((each) => seen.held(each)?.hasText));
    this.#isText = (holder) => texts.has(holder);
  }

  /** What the objects of a group are; undefined for what is drawn in no way. */
  of(group: Group): DataKind | undefined {
    const [first] = group.objects;
    if (first === undefined) return undefined;
    switch (this.#seen.kind(first)) {
      case "array":
      case "typed":
        return this.#list(group);
      case "map":
        return this.#map(group);
      case "set":
        return "set";
      case "object":
        return group.uses.some(({ marks }) => marks.has("computed")) ? this.#map(group) : "record";
      default:
        return undefined;
    }
  }

  /** The lists that were in objects. */
  inside(group: Group): Inside {
    const all = [...new Set([...group.objects].flatMap((object) => this.#children.get(object) ?? []))];
    return { all, lists: all.filter((object) => this.#seen.isList(object)) };
  }

  #list(group: Group): DataKind {
    const { uses } = group;
    const has = (method: string): boolean => uses.some(({ methods }) => methods.has(method));
    const isMarked = (mark: Use["marks"] extends Set<infer M> ? M : never): boolean =>
      uses.some(({ marks }) => marks.has(mark));
    if (isMarked("heap")) return "heap";
    if ((has("push") && (has("shift") || isMarked("taken in order"))) || (has("pop") && has("unshift")))
      return "queue";
    const isStack = has("push") && has("pop");
    const { all, lists } = this.inside(group);
    const groups = all.filter(
      (object) => this.#seen.isList(object) || /set|map/.test(this.#seen.kind(object)),
    );
    if (groups.length > 0 && groups.length === all.length)
      return isStack ? "stack" : this.#nested(group, groups);
    if (all.length > 0 && lists.length === 0 && this.#hasEnds(group)) return "edges";
    if (isMarked("self") || this.#isLinked(group)) return "forest";
    if (isStack) return "stack";
    return all.length === 0 ? "row" : this.#areEdges(group, all) ? "edges" : "list";
  }

  /** Whether what is in a list is in a list of edges, too. */
  #areEdges(own: Group, all: readonly number[]): boolean {
    return this.#groups.some((group) => {
      if (group === own || !this.#hasEnds(group)) return false;
      const known = new Set(this.inside(group).all);
      return all.every((object) => known.has(object));
    });
  }

  /** Lists in a list. */
  #nested(group: Group, inner: readonly number[]): DataKind {
    const { uses, objects } = group;
    if (this.#isGraph(group)) return "graph";
    const { lengths, types } = this.#seen;
    const looks = uses.flatMap((use) => use.looks);
    const top = [...objects].reduce((most, object) => Math.max(most, lengths[object]), 0);
    const isEven = inner.every((object) => lengths[object] === lengths[inner[0]]);
    const isSquare = isEven && lengths[inner[0]] === top;
    const isPlain = inner.every((object) => (types[object] & OBJECT) === 0);
    if (looks.length > 0 && isPlain) {
      const isShifted =
        looks.some(({ texts, isWritten }) => !isWritten && /[-+]\d/.test(texts.join(""))) &&
        looks.some(({ isWritten }) => isWritten);
      if (isShifted) return "table";
      const isCrossed = uses.some(({ marks }) => marks.has("crossed"));
      const isRead = !looks.some(({ isWritten }) => isWritten);
      return isSquare && (isCrossed || (isRead && (this.#sharesList(group) || this.#goesOn(group))))
        ? "graph"
        : "grid";
    }
    if (this.#hasEnds(group)) return "edges";
    if (inner.every((object) => lengths[object] === 2 || lengths[object] === 3) && this.#arePairs(group))
      return "edges";
    return "list";
  }

  /** Whether what stands in the list of a vertex is a vertex: it is a place of something. */
  #isGraph({ holders, uses }: Group): boolean {
    const own = new Set(holders);
    for (const { loops, marks } of uses) {
      if (marks.has("item as key")) return true;
      for (const { left, scope, level } of loops) {
        if (level !== 1) continue;
        const item = firstOf(left);
        const variable = namedIn(item, scope);
        if (!variable) continue;
        if (this.#isPlace(variable) || (this.#facts.forms.get(variable)?.size ?? 0) > 0) return true;
        const isTaken = this.#facts.uses.get(variable)?.marks.has("literal index") ?? false;
        if (item === left && isTaken && !own.has(variable)) return true;
      }
    }
    return false;
  }

  #isPlace(variable: Variable, not?: ReadonlySet<Holder>): boolean {
    const first = this.#facts.placeOf.get(variable)?.first;
    return first !== undefined && [...first].some((holder) => !not?.has(holder));
  }

  #isColumn(variable: Variable): boolean {
    return (this.#facts.placeOf.get(variable)?.second.size ?? 0) > 0;
  }

  /** Whether a row and a column are places of one and the same other list: both are vertices. */
  #sharesList({ holders, uses }: Group): boolean {
    const own = new Set(holders);
    const lone = (variable: Variable): Holder[] =>
      [...(this.#facts.placeOf.get(variable)?.first ?? [])].filter((holder) => !own.has(holder));
    const looks = uses.flatMap((use) => use.looks);
    const columns = looks.flatMap((look) => look.columns);
    return looks
      .flatMap(({ rows }) => rows)
      .some((row) => {
        const lists = new Set(lone(row));
        return columns.some((column) => column !== row && lone(column).some((holder) => lists.has(holder)));
      });
  }

  /** Whether what was a column becomes a row: it is given to it, or waits in a list from which it is taken. */
  #goesOn({ uses }: Group): boolean {
    const looks = uses.flatMap((use) => use.looks);
    const [rows, columns] = [looks.flatMap((look) => look.rows), looks.flatMap((look) => look.columns)];
    if (columns.some((column) => rows.some((row) => this.#facts.given.get(column)?.has(row)))) return true;
    return [...this.#facts.uses.values()].some(
      ({ pushed, loops }) =>
        pushed.some(({ node, scope }) => columns.some((column) => namedIn(node, scope) === column)) &&
        loops.some(
          ({ left, scope, level }) => level === 0 && rows.some((row) => namedIn(left, scope) === row),
        ),
    );
  }

  /** Whether two parts of an item are places of something, as the ends of an edge are. */
  #hasEnds({ uses, holders }: Group): boolean {
    const own = new Set(holders);
    return uses.some(({ ends, loops }) => {
      if (ends.size >= 2) return true;
      return loops.some(({ left, scope, level }) => {
        if (level !== 0) return false;
        if (left.type === "ObjectPattern") {
          const variables = left.properties.flatMap((each) =>
            each.type === "Property" ? (namedIn(each.value, scope) ?? []) : [],
          );
          return variables.filter((each) => this.#isPlace(each, own) && !this.#isColumn(each)).length >= 2;
        }
        const variable = namedIn(left, scope);
        const parts = [...((variable && this.#facts.forms.get(variable)) ?? [])].filter(
          (part) => part !== "",
        );
        return parts.length >= 2;
      });
    });
  }

  /** Pairs that are taken apart into vertices, or made of them. */
  #arePairs({ uses, holders }: Group): boolean {
    const own = new Set(holders);
    for (const { loops } of uses)
      for (const { left, scope, level } of loops) {
        if (level !== 0 || left.type !== "ArrayPattern" || left.elements.length < 2) continue;
        const [a, b] = left.elements.map((each) => (each ? namedIn(each, scope) : undefined));
        if (!a || !b || this.#isColumn(a) || this.#isColumn(b)) continue;
        if (this.#isPlace(a, own) || this.#isPlace(b, own)) return true;
      }
    const made = uses.flatMap(({ pushed }) =>
      pushed.filter(
        ({ node, level }) => level === 0 && node.type === "ArrayExpression" && node.elements.length >= 2,
      ),
    );
    return (
      made.length > 0 &&
      made.every(
        ({ node, scope }) =>
          node.type === "ArrayExpression" &&
          node.elements.slice(0, 2).every((each) => {
            const variable = each ? namedIn(each, scope) : undefined;
            return variable !== undefined && this.#isPlace(variable, own) && !this.#isColumn(variable);
          }),
      )
    );
  }

  /** Where one came from: at a place of other lists stands another place of them. */
  #isLinked({ uses, holders }: Group): boolean {
    const own = new Set(holders);
    const lists = (variable: Variable): Holder[] =>
      [...(this.#facts.placeOf.get(variable)?.alone ?? [])].filter(
        (holder) => !own.has(holder) && !this.#isText(holder),
      );
    return uses.some(({ links }) =>
      links.some(([at, to]) => at !== to && lists(at).some((holder) => lists(to).includes(holder))),
    );
  }

  #map(group: Group): DataKind {
    const { uses, holders } = group;
    const { all } = this.inside(group);
    if (all.length === 0 || !all.every((object) => /array|set|map|object/.test(this.#seen.kind(object))))
      return "map";
    if (uses.some(({ marks }) => marks.has("item as key"))) return "graph";
    const own = new Set(holders);
    for (const { loops } of uses)
      for (const { left, scope, level } of loops) {
        const variable = level === 1 ? namedIn(firstOf(left), scope) : undefined;
        if (!variable) continue;
        const goesOn = this.#isPlace(variable) || (this.#facts.forms.get(variable)?.size ?? 0) > 0;
        if (goesOn || this.#isPushed(variable, own)) return "graph";
      }
    return "map";
  }

  /** Whether it is put where it waits for its turn. */
  #isPushed(variable: Variable, own: ReadonlySet<Holder>): boolean {
    for (const [holder, { pushed }] of this.#facts.uses)
      if (!own.has(holder) && pushed.some(({ node, scope }) => namedIn(node, scope) === variable))
        return true;
    return false;
  }
}

function firstOf(pattern: Node): Node | undefined {
  if (pattern.type === "ArrayPattern") return pattern.elements[0] ?? undefined;
  if (pattern.type !== "ObjectPattern") return pattern;
  const [first] = pattern.properties;
  return first?.type === "Property" ? first.value : undefined;
}

function childrenOf(
  { references: { from, to } }: SeenValues,
  wanted: ReadonlySet<number>,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const last = new Map<number, number>();
  for (let k = 0; k < from.length; k++) {
    if (!wanted.has(from[k]) || last.get(from[k]) === to[k]) continue;
    last.set(from[k], to[k]);
    const known = found.get(from[k]);
    if (known) known.push(to[k]);
    else found.set(from[k], [to[k]]);
  }
  return found;
}
