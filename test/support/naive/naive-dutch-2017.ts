/**
 * The Dutch system of 2017 from its text alone, for few players: every candidate of a bracket is tried, its criteria are counted on
 * its pairs (C.5 to C.19), the next bracket is tried in all ways (C.7), and a bracket below which not all could be paired is the
 * penultimate one (A.9). No matching, no weights, no digits.
 */
import { type Candidate, type Field, objection } from "#algorithms/engines/swiss/candidates.ts";
import { isPlayed } from "#algorithms/engines/swiss/tournament.ts";
import { colorsOf, compare, floatIn, orderOf, type Pair } from "./naive-dutch.ts";

type Role = "ordinary" | "penultimate" | "last";

/** A rule and what a candidate has by it; less is better, the first number counts most. */
export type Counted = readonly [rule: string, value: readonly number[]];

export interface NaiveBracket {
  readonly role: Role;
  readonly moved: readonly number[];
  readonly residents: readonly number[];
  readonly pairs: readonly Pair[];
  readonly floats: readonly number[];
  readonly key: readonly Counted[];
}

/** A complete pairing: its pairs, and the place of who has the bye. */
export interface Complete {
  readonly pairs: readonly Pair[];
  readonly bye: number | undefined;
}

/** What is wished: which brackets may be paired so, and which complete pairings are as wished. */
export interface NaiveWish {
  mayBe(pairs: readonly Pair[], floats: readonly number[]): boolean;
  isGranted(pairing: Complete): boolean;
}

const NO_WISH: NaiveWish = { mayBe: () => true, isGranted: () => true };

/** A point, in tenths. */
const POINT = 10;

/** The brackets of a round by the text, of all pairings those that are as wished; `given` ones from the top are paired already. */
export function naiveDutch2017(
  field: Field,
  {
    given = [],
    role,
    wish = NO_WISH,
  }: { given?: readonly NaiveBracket[]; role?: Role; wish?: NaiveWish } = {},
): NaiveBracket[] | undefined {
  const brackets = [...given];
  const above = given.flatMap(({ pairs }) => pairs);
  let asked = role;
  for (;;) {
    const gone = new Set(brackets.flatMap(({ pairs }) => pairs.flat()));
    const left = field.candidates.map((_, place) => place).filter((place) => !gone.has(place));
    const last = brackets.at(-1);
    if (left.length === 0 || last?.role === "last") return brackets;
    const moved = last?.floats ?? [];
    const others = left.filter((place) => !moved.includes(place));
    const groups = last?.role === "penultimate" ? [others] : groupsOf(field, others);
    const [residents = [], next = [], ...rest] = groups;
    const around = { moved, residents, next, isByeNext: left.length % 2 === 1 && rest.length === 0 };
    const real = completions(field, left).filter(({ pairs, bye }) =>
      wish.isGranted({
        pairs: [...above, ...brackets.slice(given.length).flatMap((b) => b.pairs), ...pairs],
        bye,
      }),
    );
    const members = [...moved, ...residents].sort((a, b) => a - b);
    const isReal = ({ pairs }: Pick<NaiveBracket, "pairs">): boolean =>
      real.some((whole) => String(insideOf(whole.pairs, members)) === String(pairs));
    const best = (of: Role): NaiveBracket | undefined => {
      const all = candidatesOf(field, { ...around, role: of }).filter(({ pairs, floats }) =>
        wish.mayBe(pairs, floats),
      );
      return all
        .filter((one) => of === "ordinary" || isReal(one))
        .reduce<NaiveBracket | undefined>(
          (found, one) => (found && !isLess(one.key, found.key) ? found : one),
          undefined,
        );
    };
    const ordinary = groups.length > 1 && asked !== "penultimate" ? best("ordinary") : undefined;
    const found = ordinary && isReal(ordinary) ? ordinary : best(groups.length > 1 ? "penultimate" : "last");
    if (!found) return undefined;
    asked = undefined;
    brackets.push(found);
  }
}

/** The pairs of some brackets, and who floats from the last one. */
export function wholeOf(brackets: readonly NaiveBracket[]): Complete {
  return { pairs: brackets.flatMap(({ pairs }) => pairs), bye: brackets.at(-1)?.floats[0] };
}

/** The same bracket, if a complete pairing has it; and the first rule by which two keys differ. */
export function bracketIn(
  field: Field,
  brackets: readonly NaiveBracket[],
  at: number,
  pairs: readonly Pair[],
): NaiveBracket {
  const { role, moved, residents } = brackets[at] as NaiveBracket;
  const gone = new Set(brackets.slice(0, at).flatMap((bracket) => bracket.pairs.flat()));
  const members = [...moved, ...residents].sort((a, b) => a - b);
  const below = field.candidates
    .map((_, place) => place)
    .filter((place) => !gone.has(place) && !members.includes(place));
  const [next = [], ...rest] = groupsOf(field, below);
  const isByeNext = (below.length + members.length) % 2 === 1 && rest.length === 0;
  const inside = insideOf(pairs, members);
  const found = candidatesOf(field, { moved, residents, next, isByeNext, role }).find(
    (one) => String(one.pairs) === String(inside),
  );
  if (!found) throw new Error("no such candidate");
  return found;
}

export function firstRule(one: readonly Counted[], other: readonly Counted[]): Counted[] | undefined {
  const at = one.findIndex(([, value], k) => compare(value, (other[k] as Counted)[1]) !== 0);
  return at < 0 ? undefined : [one[at] as Counted, other[at] as Counted];
}

/** All complete pairings that the mandatory rules allow, or all at all. */
export function completions(field: Field, left: readonly number[], isFree = false): Complete[] {
  const [first, ...others] = left;
  if (first === undefined) return [{ pairs: [], bye: undefined }];
  const found = others.flatMap((other) => {
    if (!isFree && !mayMeet(field, first, other)) return [];
    const rest = completions(
      field,
      others.filter((one) => one !== other),
      isFree,
    );
    return rest.map(({ pairs, bye }): Complete => ({ pairs: [[first, other], ...pairs], bye }));
  });
  if (left.length % 2 === 1 && (isFree || field.candidates[first]?.mayHaveBye))
    found.push(...completions(field, others, isFree).map(({ pairs }) => ({ pairs, bye: first })));
  return found;
}

interface Around {
  readonly role: Role;
  readonly moved: readonly number[];
  readonly residents: readonly number[];
  readonly next: readonly number[];
  readonly isByeNext: boolean;
}

const known = new WeakMap<Field, Map<string, NaiveBracket[]>>();

/** Every candidate of a bracket, with its key. */
function candidatesOf(field: Field, around: Around): NaiveBracket[] {
  const of = known.get(field) ?? new Map<string, NaiveBracket[]>();
  known.set(field, of);
  const name = JSON.stringify(around);
  const { role, moved, residents } = around;
  const members = [...moved, ...residents].sort((a, b) => a - b);
  const found =
    of.get(name) ??
    ways(field, members, moved).map((pairs): NaiveBracket => {
      const paired = pairs.flat();
      const floats = members.filter((place) => !paired.includes(place));
      return { role, moved, residents, pairs, floats, key: keyOf(field, around, pairs, floats) };
    });
  of.set(name, found);
  return found;
}

/** All ways to pair some of a bracket; two who were moved down do not meet there. */
function ways(field: Field, members: readonly number[], moved: readonly number[]): Pair[][] {
  const [first, ...others] = members;
  if (first === undefined) return [[]];
  const met = others.flatMap((other) => {
    if (!mayMeet(field, first, other) || (moved.includes(first) && moved.includes(other))) return [];
    const rest = ways(
      field,
      others.filter((one) => one !== other),
      moved,
    );
    return rest.map((pairs): Pair[] => [[first, other], ...pairs]);
  });
  return [...met, ...ways(field, others, moved)];
}

function keyOf(field: Field, around: Around, pairs: readonly Pair[], floats: readonly number[]): Counted[] {
  const { role, moved, residents } = around;
  const score = (place: number): number => (field.candidates[place] as Candidate).score;
  const lowest = Math.min(...[...moved, ...residents].map(score));
  const artificial = lowest - POINT;
  const colors = pairs.map((pair) => colorsOf(field, pair));
  const sum = (count: (each: (typeof colors)[number]) => number): number[] => [
    colors.reduce((total, each) => total + count(each), 0),
  ];
  /** The differences of those who receive a float that they had so many rounds ago. */
  const again = (back: number, kind: "down" | "up"): number[] => {
    const had = (place: number): boolean => floatBack(field, place, back) === kind;
    const down = floats
      .filter((place) => kind === "down" && had(place))
      .map((place) => score(place) - artificial);
    const unequal = pairs.filter(([u, v]) => score(u) > score(v));
    const met = unequal.filter(([u, v]) => had(kind === "down" ? u : v)).map(([u, v]) => score(u) - score(v));
    return falling([...down, ...met]);
  };
  const kinds = [again(1, "down"), again(1, "up"), again(2, "down"), again(2, "up")];
  const [set = [], opponents = [], ...others] = orderOf({ inside: pairs, moved, residents }).map((one) =>
    [one].flat(),
  );
  return [
    ["C.5", [floats.length]],
    ["C.6", differences(field, pairs, floats, artificial)],
    ...(role === "ordinary" ? [["C.7", nextOf(field, around, floats)] as const] : []),
    ["C.8", sum(({ wide }) => wide)],
    ["C.9", sum(({ third }) => third)],
    ["C.10", sum(({ denied }) => denied)],
    ["C.11", sum(({ deniedStrong }) => deniedStrong)],
    ...kinds.map((those, k): Counted => [`C.${12 + k}`, [those.length]]),
    ...kinds.map((those, k): Counted => [`C.${16 + k}`, those]),
    ["D.3", set],
    ["D.1", opponents],
    ...others.map((value, k): Counted => [k < 4 ? "D.2" : "D.1", value]),
  ];
}

/** The list of A.8. */
function differences(
  { candidates }: Field,
  pairs: readonly Pair[],
  floats: readonly number[],
  artificial: number,
): number[] {
  const score = (place: number): number => (candidates[place] as Candidate).score;
  return falling([
    ...pairs.map(([u, v]) => Math.abs(score(u) - score(v))),
    ...floats.map((place) => score(place) - artificial),
  ]);
}

/** The best that the next bracket can have: somebody for the bye where it is the last one, pairs, differences. */
function nextOf(field: Field, { next, isByeNext }: Around, floats: readonly number[]): readonly number[] {
  const members = [...floats, ...next];
  const artificial = Math.min(...next.map((place) => (field.candidates[place] as Candidate).score)) - POINT;
  const all = ways(field, members, floats).map((pairs) => {
    const paired = pairs.flat();
    const far = members.filter((place) => !paired.includes(place));
    const noBye = isByeNext && !far.some((place) => field.candidates[place]?.mayHaveBye) ? 1 : 0;
    return [noBye, far.length, ...differences(field, pairs, far, artificial)];
  });
  return all.reduce((best, one) => (compare(one, best) < 0 ? one : best));
}

/** How somebody floated so many rounds ago: who did not play floated down (A.4). */
function floatBack(field: Field, place: number, back: number): "down" | "up" | undefined {
  const round = field.round - back;
  if (round < 1) return undefined;
  const game = field.candidates[place]?.player.games[round - 1];
  return game && isPlayed(game) ? floatIn(field, place, round) : "down";
}

function mayMeet({ candidates, ...field }: Field, u: number, v: number): boolean {
  return (
    objection({ candidates, ...field }, candidates[u] as Candidate, candidates[v] as Candidate) === undefined
  );
}

function groupsOf({ candidates }: Field, places: readonly number[]): number[][] {
  const scores = [...new Set(places.map((place) => (candidates[place] as Candidate).score))].sort(
    (a, b) => b - a,
  );
  return scores.map((score) => places.filter((place) => candidates[place]?.score === score));
}

export function insideOf(pairs: readonly Pair[], members: readonly number[]): Pair[] {
  return pairs.filter(([u, v]) => members.includes(u) && members.includes(v)).sort(([a], [b]) => a - b);
}

function isLess(one: readonly Counted[], other: readonly Counted[]): boolean {
  const found = firstRule(one, other);
  return found !== undefined && compare((found[0] as Counted)[1], (found[1] as Counted)[1]) < 0;
}

function falling(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => b - a);
}
