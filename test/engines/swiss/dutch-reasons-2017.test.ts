/** Why a round of 2017 is paired so: as the text says of few players, whose candidates are all tried. */
import { describe, expect, test } from "vitest";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { allowedPairs, type Field } from "#algorithms/engines/swiss/candidates.ts";
import { compareWithRound2017 } from "#algorithms/engines/swiss/dutch/edition-2017/compare-pairings.ts";
import { fieldOf2017 } from "#algorithms/engines/swiss/dutch/edition-2017/field.ts";
import { DutchReasons2017 } from "#algorithms/engines/swiss/dutch/edition-2017/reasons.ts";
import { Round2017 } from "#algorithms/engines/swiss/dutch/edition-2017/round.ts";
import { reasonWords } from "#algorithms/engines/swiss/dutch/reasons.en.ts";
import type { Wish } from "#algorithms/engines/swiss/dutch/wish.ts";
import { randomTournament } from "#test/support/given/swiss-fixtures.ts";
import {
  bracketIn,
  type Complete,
  type Counted,
  completions,
  firstRule,
  insideOf,
  type NaiveBracket,
  type NaiveWish,
  naiveDutch2017,
  wholeOf,
} from "#test/support/naive/naive-dutch-2017.ts";

/** Players, rounds, whether the next round is the last one, and the seed: found by trying, so that each rule decides somewhere. */
const CHOSEN = [
  [8, 3, true, 3], // C.8
  [8, 3, true, 13], // C.9
  [8, 3, true, 17], // C.15
  [9, 4, false, 47], // C.16
  [9, 4, false, 48], // C.17
  [7, 3, false, 20], // C.18
  [7, 3, false, 15], // C.19
  [7, 4, true, 686], // the lowest of a bracket all float from it (A.8)
] as const;

/** The same of what is wished: found by breaking the engine, so that each of its branches decides what is told instead. */
const WISHED = [
  [8, 3, false, 219], // the penultimate bracket stays that one
  [8, 4, true, 383],
  [7, 4, false, 1422],
  [8, 2, true, 23], // who is to stay floats from no bracket that is asked for the next one
  [8, 1, false, 51],
  [8, 1, false, 67],
  [7, 2, false, 86], // the next bracket is asked by the rules alone, whatever is wished (C.7)
  [8, 2, false, 183],
  [7, 3, false, 186],
  [7, 2, false, 166], // nobody in the last bracket could have the bye (C.7)
  [7, 4, false, 174],
  [7, 4, false, 222],
] as const;

/** The fields of small tournaments, played by lot; in the last round there are topscorers. */
function* fields(count: number): Generator<Field> {
  for (let seed = 1; seed <= count; seed++) {
    const rounds = 1 + (seed % 4);
    const tournament = randomTournament(5 + (seed % 4), rounds, seed);
    yield fieldOf2017({ ...tournament, rounds: rounds + (seed % 3 === 0 ? 1 : 2) });
  }
}

function* chosenFields(chosen: typeof CHOSEN | typeof WISHED = CHOSEN): Generator<Field> {
  for (const [n, rounds, isLast, seed] of chosen)
    yield fieldOf2017({ ...randomTournament(n, rounds, seed), rounds: rounds + (isLast ? 1 : 2) });
}

const spelled = ({ pairs, bye }: Complete): string =>
  `${pairs
    .map((pair) => pair.join("-"))
    .sort()
    .join(" ")} ${bye}`;

/** What a wish asks of a round that is paired in these brackets. */
function grants(wish: Wish, brackets: readonly NaiveBracket[]): NaiveWish {
  if (wish.kind === "stay") {
    const refusing = brackets.find(({ floats }) => floats.includes(wish.place));
    if (!refusing) return { mayBe: () => true, isGranted: () => true };
    const there = [...refusing.moved, ...refusing.residents];
    const isPaired = (pairs: Complete["pairs"]): boolean =>
      pairs.some(
        (pair) => pair.includes(wish.place) && pair.every((one) => one === wish.place || there.includes(one)),
      );
    const mayBe: NaiveWish["mayBe"] = (pairs, floats) =>
      ![...pairs.flat(), ...floats].includes(wish.place) || isPaired(pairs);
    return { mayBe, isGranted: ({ pairs }) => isPaired(pairs) };
  }
  if (wish.kind === "play") return { mayBe: () => true, isGranted: ({ bye }) => bye !== wish.place };
  const [u, v] = wish.pair;
  const has = (pairs: Complete["pairs"]): boolean => pairs.some((pair) => pair.join() === wish.pair.join());
  if (wish.kind === "apart") return { mayBe: (pairs) => !has(pairs), isGranted: ({ pairs }) => !has(pairs) };
  const mayBe: NaiveWish["mayBe"] = (pairs, floats) => {
    const members = [...pairs.flat(), ...floats];
    if (members.includes(u) && members.includes(v)) return has(pairs);
    return !pairs.flat().includes(u) && !pairs.flat().includes(v);
  };
  return { mayBe, isGranted: ({ pairs }) => has(pairs) };
}

/** The first bracket that a complete pairing has otherwise, and the rule that decides there, as the text counts. */
function naiveDifference(
  field: Field,
  brackets: readonly NaiveBracket[],
  other: Complete,
): Counted[] | undefined {
  for (const [at, bracket] of brackets.entries()) {
    const members = [...bracket.moved, ...bracket.residents];
    if (String(insideOf(other.pairs, members)) === String(bracket.pairs)) continue;
    return firstRule(bracket.key, bracketIn(field, brackets, at, other.pairs).key);
  }
  return undefined;
}

describe("of up to eight players", () => {
  test("a round is paired as the text says, and no other pairing is better", () => {
    const decided = new Set<string>();
    let penultimate = 0;
    for (const field of [...fields(40), ...chosenFields()]) {
      const all = completions(field, [...field.candidates.keys()]);
      if (all.length === 0) continue;
      const naive = naiveDutch2017(field) as NaiveBracket[];
      const round = new Round2017(field, allowedPairs(field)).paired();
      expect(spelled(round)).toBe(spelled(wholeOf(naive)));
      expect(round.brackets.map(({ role }) => role)).toEqual(naive.map(({ role }) => role));
      if (naive.some(({ role }) => role === "penultimate")) penultimate++;
      for (const other of all) {
        const found = compareWithRound2017(field, round.brackets, other);
        const expected = naiveDifference(field, naive, other);
        expect(found?.rule).toBe(expected?.[0]?.[0]);
        if (!found || !expected) continue;
        expect(found.better).toBe(0);
        // In the order of the candidates the text has places where the engine has numbers.
        if (found.rule.startsWith("C.")) expect(found.values).toEqual(expected.map(([, value]) => value));
        decided.add(found.rule);
      }
    }
    const criteria = Array.from({ length: 15 }, (_, k) => `C.${k + 5}`);
    expect([...decided].sort()).toEqual([...criteria, "D.1", "D.2", "D.3"].sort());
    expect(penultimate).toBeGreaterThan(3);
  });

  test("a rule that must not be broken decides before all criteria, in whatever bracket it is broken", () => {
    const decided = new Map<string, number>();
    for (const field of fields(24)) {
      const places = [...field.candidates.keys()];
      if (completions(field, places).length === 0) continue;
      const { brackets } = new Round2017(field, allowedPairs(field)).paired();
      // As if nothing were forbidden: here the rules are counted by their words.
      for (const other of completions(field, places, true)) {
        const ids = other.pairs.map((pair) => pair.map((place) => field.candidates[place]?.id));
        const games = (place: number) =>
          field.candidates[place]?.player.games.slice(0, field.round - 1) ?? [];
        const met = other.pairs.filter(([u], k) =>
          games(u).some(({ opponent, result }) => opponent === ids[k]?.[1] && "10=WDL".includes(result)),
        ).length;
        const second = games(other.bye ?? -1).some(({ result }) => "U+".includes(result)) ? 1 : 0;
        const found = compareWithRound2017(field, brackets, other);
        if (met === 0 && second === 0) continue;
        const [rule, value] = met > 0 ? (["C.1", met] as const) : (["C.2", second] as const);
        expect(found).toEqual({ rule, values: [[0], [value]], better: 0, brackets: undefined });
        decided.set(rule, (decided.get(rule) ?? 0) + 1);
      }
    }
    expect(Math.min(decided.get("C.1") ?? 0, decided.get("C.2") ?? 0)).toBeGreaterThan(20);
  });

  test("what is told instead is what the text makes of the pairings that grant the wish", () => {
    const kinds = new Map<string, number>();
    for (const field of [...fields(30), ...chosenFields(WISHED)]) {
      const places = [...field.candidates.keys()];
      const all = completions(field, places);
      if (all.length === 0) continue;
      const naive = naiveDutch2017(field) as NaiveBracket[];
      const reasons = new DutchReasons2017(field);
      const { bye } = reasons.pairing;
      const wishes: Wish[] = [
        ...reasons.pairing.pairs.map((pair) => ({ kind: "apart", pair }) as const),
        ...places.flatMap((u) =>
          places.flatMap((v) => (u < v ? [{ kind: "together", pair: [u, v] } as const] : [])),
        ),
        ...(bye === undefined ? [] : [{ kind: "play", place: bye } as const]),
        ...places.map((place) => ({ kind: "stay", place }) as const),
      ];
      for (const wish of wishes) {
        const what = `${JSON.stringify(wish)} of ${spelled(reasons.pairing)}`;
        const asked = grants(wish, naive);
        const granting = all.filter((pairing) => asked.isGranted(pairing));
        const reason = reasons.ask(wish);
        kinds.set(reason.kind, (kinds.get(reason.kind) ?? 0) + 1);
        expect(reason.kind === "granted", what).toBe(asked.isGranted(reasons.pairing));
        expect(reason.kind === "rule" || reason.kind === "incomplete", what).toBe(granting.length === 0);
        if (reason.kind !== "worse") continue;
        const refusing = naive.findIndex(({ pairs, floats, role }) =>
          wish.kind === "play" ? role === "last" : !asked.mayBe(pairs, floats),
        );
        const keeps = (kept: number): boolean => {
          const above = naive.slice(0, kept).flatMap(({ pairs }) => pairs);
          return granting.some(({ pairs }) =>
            above.every((pair) => pairs.some((one) => one.join() === pair.join())),
          );
        };
        const kept = naive.findLastIndex((_, k) => k <= refusing && keeps(k));
        const given = naive.slice(0, kept);
        const instead = naiveDutch2017(field, { given, role: naive[kept]?.role, wish: asked });
        expect(spelled(reason.instead), what).toBe(spelled(wholeOf(instead as NaiveBracket[])));
        const expected = naiveDifference(field, naive, reason.instead);
        expect(reason.difference.rule, what).toBe(expected?.[0]?.[0]);
        expect(reason.difference.better, what).toBe(0);
      }
    }
    expect([...kinds.keys()].sort()).toEqual(["granted", "incomplete", "rule", "worse"]);
    expect(kinds.get("worse")).toBeGreaterThan(200);
  });

  test("who floats would be paired there, in a pairing that loses, and the sentence names a rule of 2017", () => {
    let stays = 0;
    const random = seededRandom(1);
    for (const field of shuffled([...fields(40)], random)) {
      if (completions(field, [...field.candidates.keys()]).length === 0) continue;
      const reasons = new DutchReasons2017(field);
      const spelling = {
        name: (place: number) => `#${place}`,
        points: (tenths: number) => `${tenths / 10} points`,
      };
      for (const place of field.candidates.keys()) {
        const wish: Wish = { kind: "stay", place };
        const reason = reasons.ask(wish);
        const sentence = reasonWords.sentence(wish, reason, spelling, "2017");
        expect(sentence).not.toMatch(/undefined|NaN|\(C\d|\(4/);
        if (reason.kind !== "worse") continue;
        stays++;
        expect(reason.difference.better).toBe(0);
        expect(sentence).toMatch(/\((C\.(5|6|7|8|9|1\d)|D\.[123])\)\.$/);
      }
    }
    expect(stays).toBeGreaterThan(15);
  });
});
