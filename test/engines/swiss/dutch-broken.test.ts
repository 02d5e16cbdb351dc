/** Each criterion of the Dutch system decides: left out on purpose, it changes a round that is paired as the text says. */
import { describe, expect, test, vi } from "vitest";
import { allowedPairs, type Field, fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { type DutchPairing, dutchPairs } from "#algorithms/engines/swiss/dutch/dutch-pairs.ts";
import { fieldOf2017 } from "#algorithms/engines/swiss/dutch/edition-2017/field.ts";
import { dutchPairs2017 } from "#algorithms/engines/swiss/dutch/edition-2017/round.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { randomTournament } from "#test/support/given/swiss-fixtures.ts";
import { naiveDutch } from "#test/support/naive/naive-dutch.ts";
import { naiveDutch2017, wholeOf } from "#test/support/naive/naive-dutch-2017.ts";

const broken = vi.hoisted(() => ({
  /** The number of the criterion that is left out. */
  name: undefined as string | undefined,
  without<C extends { readonly name: string }>(criteria: readonly C[]): C[] {
    return criteria.filter(({ name }) => name !== this.name);
  },
}));

vi.mock("#algorithms/engines/swiss/dutch/criteria.ts", async (original) => {
  const real = await original<typeof import("#algorithms/engines/swiss/dutch/criteria.ts")>();
  type Bracket = Parameters<typeof real.criteriaOf>[0];
  return {
    ...real,
    criteriaOf: (bracket: Bracket) => broken.without(real.criteriaOf(bracket)),
    shapeCriteria: (bracket: Bracket) => broken.without(real.shapeCriteria(bracket)),
  };
});

vi.mock("#algorithms/engines/swiss/dutch/edition-2017/criteria.ts", async (original) => {
  const real = await original<typeof import("#algorithms/engines/swiss/dutch/edition-2017/criteria.ts")>();
  type Bracket = Parameters<typeof real.criteria2017>[0];
  return { ...real, criteria2017: (bracket: Bracket) => broken.without(real.criteria2017(bracket)) };
});

interface Edition {
  readonly fieldOf: (tournament: Tournament) => Field;
  readonly pair: (field: Field, allowed: Uint8Array) => DutchPairing;
  /** By the text alone. */
  readonly literal: (field: Field) => DutchPairing | undefined;
}

const EDITION_2026: Edition = {
  fieldOf,
  pair: (field, allowed) => dutchPairs(field, [...field.candidates.keys()], allowed),
  literal: naiveDutch,
};

const EDITION_2017: Edition = {
  fieldOf: fieldOf2017,
  pair: dutchPairs2017,
  literal: (field) => {
    const brackets = naiveDutch2017(field);
    return brackets && wholeOf(brackets);
  },
};

type Case = readonly [criterion: string, players: number, rounds: number, isLast: boolean, seed: number];

/** Tournaments by lot, found by trying, in whose next round, which may be the last one, a criterion decides. */
const CASES_2026: readonly Case[] = [
  ["C6", 8, 3, true, 42],
  ["C7", 7, 3, true, 6],
  ["C8", 9, 2, true, 33],
  ["C9", 7, 2, false, 121],
  ["C10", 9, 3, true, 2538],
  ["C11", 10, 4, true, 39],
  ["C12", 6, 3, false, 10],
  ["C13", 9, 3, false, 38],
  ["C14", 8, 3, false, 2],
  ["C15", 9, 4, true, 3],
  ["C16", 7, 3, false, 46],
  ["C17", 7, 3, true, 246],
  ["C18", 6, 2, false, 445],
  ["C19", 8, 2, false, 217],
  ["C20", 9, 4, false, 1283],
  ["C21", 8, 4, false, 947],
];

/** C.5 decides only where those below are short of opponents, that is after many rounds: else C.6 asks for the same. */
const CASES_2017: readonly Case[] = [
  ["C.5", 8, 5, false, 954],
  ["C.6", 7, 3, true, 6],
  ["C.7", 7, 4, false, 11],
  ["C.8", 10, 4, true, 39],
  ["C.9", 10, 4, true, 39],
  ["C.10", 6, 3, false, 10],
  ["C.11", 9, 3, false, 38],
  ["C.12", 8, 3, false, 2],
  ["C.13", 8, 3, true, 282],
  ["C.14", 13, 4, false, 898],
  ["C.15", 10, 3, false, 6454],
  ["C.16", 6, 2, false, 445],
  ["C.17", 8, 2, false, 217],
  ["C.18", 9, 5, true, 894],
  ["C.19", 10, 4, false, 599],
];

/** The literal programs try all pairings, of which more players have too many. */
const FEW = 10;

const spelled = ({ pairs, bye }: DutchPairing): string =>
  `${pairs.map((pair) => pair.toSorted((a, b) => a - b).join("-")).sort()} ${bye}`;

describe.each([
  ["2026", EDITION_2026, CASES_2026],
  ["2017", EDITION_2017, CASES_2017],
] as const)("by the edition of %s", (_year, edition, cases) => {
  test.each(cases)("%s decides in a round of %i players", (criterion, players, rounds, isLast, seed) => {
    const tournament = randomTournament(players, rounds, seed);
    const field = edition.fieldOf({ ...tournament, rounds: rounds + (isLast ? 1 : 2) });
    const pairedWithout = (name: string | undefined): string => {
      broken.name = name;
      try {
        return spelled(edition.pair(field, allowedPairs(field)));
      } finally {
        broken.name = undefined;
      }
    };
    const right = pairedWithout(undefined);
    expect(pairedWithout(criterion)).not.toBe(right);
    if (players > FEW) return;
    const literal = edition.literal(field);
    expect(literal && spelled(literal)).toBe(right);
  });
});
