/**
 * The Dutch system from its text alone, for few players: every complete pairing of those who are left is tried, its criteria
 * are counted on its pairs, and of the best ones the first in the order of the regulations is taken (C.04.3, 2 to 4). No
 * matching, no weights.
 */
import {
  type Candidate,
  colorOfBetter,
  type Field,
  objection,
} from "#algorithms/engines/swiss/candidates.ts";
import { accelerationOf, isPlayed, scoreOf, worth } from "#algorithms/engines/swiss/tournament.ts";

/** Two places in the field; −1 is the bye. */
export type Pair = readonly [better: number, other: number];
const BYE = -1;
/** Numbers and lists of numbers, compared one after the other; less is better. */
type Key = readonly (number | readonly number[])[];

export interface NaivePairing {
  readonly pairs: readonly Pair[];
  readonly bye: number | undefined;
}

export function naiveDutch(field: Field): NaivePairing | undefined {
  const { candidates } = field;
  const pairs: Pair[] = [];
  let left = candidates.map((_, place) => place);
  let moved: number[] = [];
  if (left.length % 2 === 1) left.push(BYE);
  while (left.length > 0) {
    const bracket = topBracket(field, left, moved);
    const { members } = bracket;
    let best: { readonly key: Key; readonly inside: readonly Pair[] } | undefined;
    for (const all of completions(field, left)) {
      const inside = insideOf(all, members);
      if (all.some(([u, v]) => moved.includes(u) && moved.includes(v))) continue;
      const key = keyOf(field, { all, inside, ...bracket });
      if (!best || isLess(key, best.key)) best = { key, inside };
    }
    if (!best) return undefined;
    pairs.push(...best.inside);
    const gone = best.inside.flat();
    moved = members.filter((place) => !gone.includes(place));
    left = left.filter((place) => !gone.includes(place));
    // Only who gets the bye is left.
    if (left.length === 2 && left.includes(BYE)) return { pairs, bye: left.find((place) => place !== BYE) };
  }
  return { pairs, bye: undefined };
}

/** All complete pairings, the bye as a pair with −1. */
export function allPairings(field: Field): Pair[][] {
  const places = field.candidates.map((_, place) => place);
  return [...completions(field, places.length % 2 === 1 ? [...places, BYE] : places)];
}

/** A pairing in which the bye is a pair with −1, as the engine has it. */
export function pairingOf(pairs: readonly Pair[]): NaivePairing {
  const bye = pairs.find((pair) => pair.includes(BYE))?.find((place) => place !== BYE);
  return { pairs: pairs.filter((pair) => !pair.includes(BYE)), bye };
}

/** All that is compared, in order. */
export const RULES =
  "C5 C6 C7 C8 C8 C9 C10 C11 C12 C13 C14 C15 C16 C17 C18 C19 C20 C21 4.4.2 4.2 4.3.2 4.3.2 4.3.2 4.3.2 4.2".split(
    " ",
  );

/** The rule that decides between two complete pairings, in the first bracket that has other pairs; undefined if none has. */
export function naiveReason(field: Field, one: readonly Pair[], other: readonly Pair[]): string | undefined {
  let left = one.flat().sort((a, b) => a - b);
  let moved: number[] = [];
  while (left.some((place) => place !== BYE && !moved.includes(place))) {
    const bracket = topBracket(field, left, moved);
    const trialOf = (pairs: readonly Pair[]): Trial => {
      const all = pairs.filter(([u]) => left.includes(u));
      return { all, inside: insideOf(all, bracket.members), ...bracket };
    };
    const [mine, theirs] = [trialOf(one), trialOf(other)];
    if (String(mine.inside) !== String(theirs.inside)) {
      const [key, their] = [keyOf(field, mine), keyOf(field, theirs)];
      return RULES[key.findIndex((value, k) => compare([value].flat(), [their[k] ?? []].flat()) !== 0)];
    }
    const gone = mine.inside.flat();
    moved = bracket.members.filter((place) => !gone.includes(place));
    left = left.filter((place) => !gone.includes(place));
  }
  return undefined;
}

/** The first bracket of those who are left. */
function topBracket(
  field: Field,
  left: readonly number[],
  moved: readonly number[],
): Pick<Trial, "moved" | "residents" | "members"> {
  const others = left.filter((place) => place >= 0 && !moved.includes(place));
  const group = Math.max(...others.map((place) => scoreAt(field, place)));
  const residents = left.filter((place) => !moved.includes(place) && scoreAt(field, place) === group);
  return { moved, residents, members: [...moved, ...residents].sort((a, b) => a - b) };
}

function insideOf(all: readonly Pair[], members: readonly number[]): Pair[] {
  return all.filter(([u, v]) => members.includes(u) && members.includes(v));
}

/** All ways to pair everybody. */
function* completions(field: Field, left: readonly number[]): Generator<Pair[]> {
  const [first, ...others] = left;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!mayMeet(field, first, other)) continue;
    for (const rest of completions(
      field,
      others.filter((one) => one !== other),
    ))
      yield [[first, other], ...rest];
  }
}

function mayMeet(field: Field, u: number, v: number): boolean {
  const [one, other] = [field.candidates[u], field.candidates[v]];
  if (one && other) return objection(field, one, other) === undefined;
  return (one ?? other)?.mayHaveBye === true;
}

function scoreAt({ candidates }: Field, place: number): number {
  return candidates[place]?.score ?? Number.NEGATIVE_INFINITY;
}

interface Trial {
  readonly all: readonly Pair[];
  readonly inside: readonly Pair[];
  readonly moved: readonly number[];
  readonly residents: readonly number[];
  readonly members: readonly number[];
}

function keyOf(field: Field, { all, inside, moved, residents, members }: Trial): Key {
  const score = (place: number): number => scoreAt(field, place);
  const falling = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => b - a);
  const paired = inside.flat();
  const floaters = members.filter((place) => !paired.includes(place));
  const partner = new Map(all.flatMap(([u, v]) => [[u, v] as const, [v, u] as const]));
  const assignee = partner.get(BYE);
  // The next bracket: those who float into it and those who live there; who of them meets nobody of it floats on.
  const isBelow = (place: number): boolean => place !== BYE && !members.includes(place);
  const nextScore = Math.max(...[...partner.keys()].filter(isBelow).map(score));
  const next = [...partner.keys()].filter((place) => isBelow(place) && score(place) === nextScore);
  const second = [...floaters, ...next];
  const floatOn = second.filter((place) => !second.includes(partner.get(place) as number));
  const met = inside.filter(([u]) => moved.includes(u));
  const floatOf = (place: number, back: number) => floatIn(field, place, field.round - back);
  const residentFloats = (back: number): number =>
    floaters.filter((place) => residents.includes(place) && floatOf(place, back) === "down").length;
  const metUp = (back: number): Pair[] => met.filter(([, v]) => floatOf(v, back) === "up");
  const movedDown = (back: number): number[] =>
    falling(
      moved
        .filter((place) => floatOf(place, back) === "down")
        .map((place) => score(place) - (floaters.includes(place) ? -1000 : score(residents[0] as number))),
    );
  const differences = (pairs: readonly Pair[]): number[] =>
    falling(pairs.map(([u, v]) => score(u) - score(v)));
  const colors = inside.map((pair) => colorsOf(field, pair));
  const sum = (count: (each: ReturnType<typeof colorsOf>) => number): number =>
    colors.reduce((total, each) => total + count(each), 0);
  return [
    assignee === undefined ? 0 : score(assignee), // C5
    floaters.length, // C6
    falling(floaters.map(score)), // C7
    floatOn.length, // C8
    falling(floatOn.map(score)),
    floaters.length === 1 && floaters[0] === assignee ? unplayedOf(field, assignee) : 0, // C9
    sum(({ wide }) => wide), // C10
    sum(({ third }) => third), // C11
    sum(({ denied }) => denied), // C12
    sum(({ deniedStrong }) => deniedStrong), // C13
    residentFloats(1), // C14
    metUp(1).length, // C15
    residentFloats(2), // C16
    metUp(2).length, // C17
    movedDown(1), // C18
    differences(metUp(1)), // C19
    movedDown(2), // C20
    differences(metUp(2)), // C21
    ...orderOf({ inside, moved, residents }),
  ];
}

/** Where a candidate stands in the order of the regulations (4.2 to 4.4); numbers of the bracket are places here. */
export function orderOf({ inside, moved, residents }: Pick<Trial, "inside" | "moved" | "residents">): Key {
  const above = [...moved].sort((a, b) => a - b);
  const opponent = new Map(inside);
  const met = above.filter((place) => opponent.has(place));
  const opponents = met.map((place) => opponent.get(place) as number);
  const rest = residents.filter((place) => !opponents.includes(place));
  const pairs = inside.filter(([u]) => !moved.includes(u));
  const tops = pairs.map(([u]) => u).sort((a, b) => a - b);
  const [upper, lower] = [rest.slice(0, pairs.length), rest.slice(pairs.length)];
  const down = upper.filter((place) => !tops.includes(place));
  const up = lower.filter((place) => tops.includes(place));
  const sum = (places: readonly number[]): number =>
    places.reduce((total, place) => total + rest.indexOf(place), 0);
  return [
    above.map((place) => (opponent.has(place) ? 0 : 1)),
    opponents,
    up.length,
    sum(up) - sum(down),
    [...down].sort((a, b) => b - a).map((place) => -place),
    up,
    tops.map((place) => opponent.get(place) as number),
  ];
}

/** What a pair adds to the criteria of colors, from the colors that they would have. */
export function colorsOf(
  field: Field,
  [u, v]: Pair,
): { wide: number; third: number; denied: number; deniedStrong: number } {
  const [better, other] = [field.candidates[u] as Candidate, field.candidates[v] as Candidate];
  const first = colorOfBetter(field, better, other);
  const isTop = better.isTopscorer || other.isTopscorer;
  const found = { wide: 0, third: 0, denied: 0, deniedStrong: 0 };
  for (const [one, color] of [
    [better, first],
    [other, first === "white" ? "black" : "white"],
  ] as const) {
    const colors = [...one.colors, color];
    const difference = colors.reduce((sum, each) => sum + (each === "white" ? 1 : -1), 0);
    if (isTop && Math.abs(difference) > 2) found.wide++;
    if (isTop && colors.length > 2 && colors.slice(-3).every((each) => each === color)) found.third++;
    if (one.preference === undefined || one.preference === color) continue;
    found.denied++;
    if (one.strength === 2) found.deniedStrong++;
  }
  return found;
}

export function floatIn(
  { tournament, candidates }: Field,
  place: number,
  round: number,
): "down" | "up" | undefined {
  const one = candidates[place];
  if (!one || round < 1) return undefined;
  const { scoring, players } = tournament;
  const game = one.player.games[round - 1];
  if (!game || !isPlayed(game)) {
    if (game?.result === "U") return "down";
    return worth(game?.result ?? "Z", scoring) > scoring.loss ? "down" : undefined;
  }
  const before = (id: number): number => {
    const player = players[id - 1];
    return player ? scoreOf(player, round - 1, scoring) + accelerationOf(tournament, id, round) : 0;
  };
  const [own, theirs] = [before(one.id), before(game.opponent)];
  return own > theirs ? "down" : own < theirs ? "up" : undefined;
}

function unplayedOf({ candidates, round }: Field, place: number): number {
  const games = candidates[place]?.player.games ?? [];
  return Array.from({ length: round - 1 }, (_, r) => games[r]).filter((game) => !game || !isPlayed(game))
    .length;
}

function isLess(one: Key, other: Key): boolean {
  for (const [k, a] of one.entries()) {
    const b = other[k] as Key[number];
    const order = compare([a].flat(), [b].flat());
    if (order !== 0) return order < 0;
  }
  return false;
}

export function compare(one: readonly number[], other: readonly number[]): number {
  for (const [k, a] of one.entries()) {
    const b = other[k];
    if (b === undefined) return 1;
    if (a !== b) return a - b;
  }
  return one.length - other.length;
}
