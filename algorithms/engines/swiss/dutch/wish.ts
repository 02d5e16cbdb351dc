/** What could be otherwise in a round of the Dutch system, and which pairs are left if it is to be so. */

import { type Field, objection } from "../candidates.ts";
import { canAllBePaired } from "./can-all-be-paired.ts";
import type { BracketPairing } from "./dutch-round.ts";

/** What could be otherwise, by places in the field: of a pair the better one first. */
export type Wish =
  /** The two of a pair meet others. */
  | { readonly kind: "apart"; readonly pair: readonly [number, number] }
  /** These two meet. */
  | { readonly kind: "together"; readonly pair: readonly [number, number] }
  /** Somebody else gets the bye. */
  | { readonly kind: "play"; readonly place: number }
  /** Somebody is paired in the first bracket from which they float. */
  | { readonly kind: "stay"; readonly place: number };

/** What a wish allows: which pairs, and who may have the bye. */
export interface Restriction {
  readonly field: Field;
  readonly allowed: Uint8Array;
  /** Places of those whom the wish leaves hardly anybody: who of them meets nobody below must be paired where they are. */
  readonly bound: readonly number[];
}

/** The rule by which two who are wished together must not meet. */
export function ruleAgainst(field: Field, wish: Wish): ReturnType<typeof objection> {
  if (wish.kind !== "together") return undefined;
  const [u, v] = wish.pair;
  return objection(field, field.candidates[u], field.candidates[v]);
}

/** What is left of a field if a wish is to come true that a bracket refuses. */
export function restrictionOf(
  wish: Wish,
  refusing: BracketPairing,
  field: Field,
  rules: Uint8Array,
): Restriction {
  const n = field.candidates.length;
  const allowed = rules.slice();
  const forbid = (u: number, v: number): void => {
    allowed[u * n + v] = allowed[v * n + u] = 0;
  };
  const noBye = new Set<number>();
  switch (wish.kind) {
    case "apart":
      forbid(...wish.pair);
      break;
    case "together": {
      const [u, v] = wish.pair;
      for (let place = 0; place < n; place++) {
        if (place !== v) forbid(u, place);
        if (place !== u) forbid(v, place);
      }
      noBye.add(u).add(v);
      break;
    }
    case "play":
      noBye.add(wish.place);
      break;
    case "stay": {
      const members = new Set(membersOf(refusing));
      for (let place = 0; place < n; place++) if (!members.has(place)) forbid(wish.place, place);
      noBye.add(wish.place);
    }
  }
  const candidates = field.candidates.map((candidate, place) =>
    noBye.has(place) ? { ...candidate, mayHaveBye: false } : candidate,
  );
  const bound = wish.kind === "together" ? wish.pair : wish.kind === "stay" ? [wish.place] : [];
  return { field: { ...field, candidates }, allowed, bound };
}

function membersOf({ pairs, floats }: BracketPairing): number[] {
  return [...pairs.flat(), ...floats];
}

/** Whether a bracket is paired so that a wish can no longer come true, or at least not as it asks. */
export function isAgainst(wish: Wish, bracket: BracketPairing): boolean {
  const { pairs, floats, isByeHere } = bracket;
  switch (wish.kind) {
    case "apart":
      return pairs.some((pair) => isSamePair(pair, wish.pair));
    case "together": {
      if (pairs.some((pair) => isSamePair(pair, wish.pair))) return false;
      const members = membersOf(bracket);
      const [isOne, isOther] = wish.pair.map((place) => members.includes(place));
      const isGone = wish.pair.some(
        (place) => members.includes(place) && (isByeHere || !floats.includes(place)),
      );
      return isGone || (isOne && isOther);
    }
    case "play":
      return isByeHere && floats[0] === wish.place;
    case "stay":
      return floats.includes(wish.place);
  }
}

function isSamePair([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

/** Whether all who are left below some brackets can be paired, or one with no more than a score have the bye. */
export function canGoOn(
  { field, allowed }: Pick<Restriction, "field" | "allowed">,
  given: readonly BracketPairing[],
  byeScore = Number.POSITIVE_INFINITY,
): boolean {
  const { candidates } = field;
  const n = candidates.length;
  const gone = new Set(
    given.flatMap(({ pairs, floats, isByeHere }) => [...pairs.flat(), ...(isByeHere ? floats : [])]),
  );
  const left = candidates.flatMap((_, place) => (gone.has(place) ? [] : [place]));
  // The bye is one more place, behind all others.
  const places = left.length % 2 === 1 ? [...left, n] : left;
  return canAllBePaired(places, (u, v) =>
    v === n ? candidates[u].mayHaveBye && candidates[u].score <= byeScore : allowed[u * n + v] === 1,
  );
}
