/** Why a round is paired so: what is told instead is there, is worse, and nothing that grants the wish is better. */
import { describe, expect, test } from "vitest";
import { allowedPairs, type Field, fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { comparePairings, type PairingDifference } from "#algorithms/engines/swiss/dutch/compare-pairings.ts";
import type { DutchPairing } from "#algorithms/engines/swiss/dutch/dutch-pairs.ts";
import type { Reason } from "#algorithms/engines/swiss/dutch/reason.ts";
import { reasonWords } from "#algorithms/engines/swiss/dutch/reasons.en.ts";
import { DutchReasons } from "#algorithms/engines/swiss/dutch/reasons.ts";
import type { Wish } from "#algorithms/engines/swiss/dutch/wish.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { depth, tries } from "#test/depth.ts";
import { randomTournament, readCorpus } from "#test/support/given/swiss-fixtures.ts";

/** All complete pairings of a field that the mandatory rules allow. */
function* allPairings(field: Field, allowed: Uint8Array, left: readonly number[]): Generator<DutchPairing> {
  const n = field.candidates.length;
  const [first, ...others] = left;
  if (first === undefined) {
    yield { pairs: [], bye: undefined };
    return;
  }
  for (const other of others) {
    if (allowed[first * n + other] === 0) continue;
    const rest = others.filter((place) => place !== other);
    for (const { pairs, bye } of allPairings(field, allowed, rest))
      yield { pairs: [[first, other], ...pairs], bye };
  }
  if (left.length % 2 === 1 && field.candidates[first]?.mayHaveBye)
    for (const { pairs } of allPairings(field, allowed, others)) yield { pairs, bye: first };
}

/** The bracket of a player's score as a round has it: all of that score, and who came down to them. */
function bracketWith(place: number, field: Field, { pairs }: DutchPairing): Set<number> {
  const scoreOf = (of: number): number => field.candidates[of]?.score ?? 0;
  const score = scoreOf(place);
  const members = new Set<number>();
  for (const other of field.candidates.keys()) {
    const opponent = pairs.find((pair) => pair.includes(other))?.find((one) => one !== other);
    const comesDown = scoreOf(other) > score && (opponent === undefined || scoreOf(opponent) <= score);
    if (scoreOf(other) === score || comesDown) members.add(other);
  }
  return members;
}

/** Whether a pairing grants a wish of somebody in a round. */
function isGranted(wish: Wish, { pairs, bye }: DutchPairing, field: Field, round: DutchPairing): boolean {
  if (wish.kind === "play") return bye !== wish.place;
  if (wish.kind === "stay") {
    const members = bracketWith(wish.place, field, round);
    return pairs.some((pair) => pair.includes(wish.place) && pair.every((place) => members.has(place)));
  }
  const meet = pairs.some((pair) => pair.join() === wish.pair.join());
  return meet === (wish.kind === "together");
}

describe("of up to eight players", () => {
  const kinds = new Set<string>();
  let compared = 0;
  /** The score of the bracket in which two pairings part; more than any if that is about the whole round. */
  const bracketOf = (difference: PairingDifference | undefined): number =>
    difference?.brackets?.[0].score ?? Number.POSITIVE_INFINITY;

  test("what is told instead grants the wish, and no pairing that does is better", {}, () => {
    for (let seed = 1; seed <= tries(30); seed++) {
      const n = 5 + (seed % 4);
      const field = fieldOf(randomTournament(n, 1 + (seed % 4), seed));
      const places = field.candidates.map((_, place) => place);
      const all = [...allPairings(field, allowedPairs(field), places)];
      if (all.length === 0) continue;
      const reasons = new DutchReasons(field);
      const wishes: Wish[] = reasons.pairing.pairs.map((pair) => ({ kind: "apart", pair }));
      for (const u of places)
        for (const v of places) if (u < v) wishes.push({ kind: "together", pair: [u, v] });
      for (const place of places) wishes.push({ kind: "play", place }, { kind: "stay", place });
      for (const wish of wishes) {
        const what = `seed ${seed}, ${JSON.stringify(wish)}`;
        const reason = reasons.ask(wish);
        kinds.add(reason.kind);
        const granting = all.filter((pairing) => isGranted(wish, pairing, field, reasons.pairing));
        const isSo = isGranted(wish, reasons.pairing, field, reasons.pairing);
        expect(reason.kind === "granted", what).toBe(isSo);
        expect(["rule", "incomplete"].includes(reason.kind), what).toBe(granting.length === 0);
        if (reason.kind !== "worse") continue;
        expect(isGranted(wish, reason.instead, field, reasons.pairing), what).toBe(true);
        expect(reason.difference.better, what).toBe(0);
        for (const other of granting) {
          // What loses to the round in a higher bracket is worse than what loses below. (C8 says of a bracket what the next
          // one could be; of a pairing in which that one is forced, what it is.)
          if (bracketOf(comparePairings(field, reasons.pairing, other)) > bracketOf(reason.difference))
            continue;
          compared++;
          expect(comparePairings(field, reason.instead, other)?.better ?? 0, what).toBe(0);
        }
      }
    }
    expect(compared).toBeGreaterThan(depth(41, 500));
    expect([...kinds].sort()).toEqual(["granted", "incomplete", "rule", "worse"]);
  });
});

describe("of eight players in round 1", () => {
  const reasons = new DutchReasons(fieldOf(randomTournament(8, 0, 1)));
  const spelling = { name: (place: number) => `${place + 1}`, points: (tenths: number) => `${tenths / 10}` };
  const asked = (wish: Wish): string => reasonWords.sentence(wish, reasons.ask(wish), spelling, "2026");

  test.each([
    [
      { kind: "apart", pair: [0, 4] },
      "If 1 and 5 had other opponents, every criterion would be served as well, but 1 would meet 6 instead of 5, who comes first (4.2).",
    ],
    [{ kind: "together", pair: [0, 4] }, "1 and 5 do meet in this round."],
    [{ kind: "apart", pair: [0, 1] }, "1 and 2 do not meet in this round."],
    [
      { kind: "together", pair: [0, 1] },
      "If 1 met 2, every criterion would be served as well, but the halves would have to exchange players, which they need not do (4.3).",
    ],
    [{ kind: "stay", place: 7 }, "8 does not float down in this round."],
    [{ kind: "play", place: 7 }, "8 does not have the bye of this round."],
  ] satisfies [Wish, string][])("%j is answered", (wish, sentence) => expect(asked(wish)).toBe(sentence));
});

describe("of rounds of the corpus", () => {
  /** One round of many, with some criteria by which pairings lose there. */
  const rounds = readCorpus()
    .filter(({ complete, pairs }) => complete && pairs)
    .filter((_, k) => k % 40 === 17);

  test("every refused pair has a rule and a sentence, and who floats has, too", () => {
    const rules = new Set<string>();
    for (const { id, text } of rounds) {
      const field = fieldOf(readTrf(text).tournament as Tournament);
      if (field.candidates.length > 40) continue;
      const reasons = new DutchReasons(field);
      const told = (wish: Wish): Reason => {
        const reason = reasons.ask(wish);
        const spelling = { name: (place: number) => `#${place}`, points: (p: number) => `${p}` };
        const sentence = reasonWords.sentence(wish, reason, spelling, "2026");
        expect(sentence, id).toMatch(/^(If|That|#).*\.$/);
        expect(sentence, id).not.toMatch(/undefined|NaN/);
        return reason;
      };
      for (const place of field.candidates.keys()) told({ kind: "stay", place });
      for (const pair of reasons.pairing.pairs) {
        const reason = told({ kind: "apart", pair });
        if (reason.kind === "worse") rules.add(reason.difference.rule);
      }
    }
    for (const rule of ["C6", "C12", "4.2", "4.3.2"]) expect([...rules]).toContain(rule);
  });
});
