/** Whether the rounds that a file holds were paired by the Dutch system: each is paired anew from what was known before it. */

import { allowedPairs, type Field, initialColorOf } from "../candidates.ts";
import type { OpenRound } from "../open-round.ts";
import type { Pairing } from "../pair-round.ts";
import { type Absence, playedRounds, type Tournament } from "../tournament.ts";
import { bracketKeys } from "./bracket-key.ts";
import { comparePairings, type PairingDifference } from "./compare-pairings.ts";
import type { DutchPairing } from "./dutch-pairs.ts";
import { DutchRound } from "./dutch-round.ts";
import type { DutchEdition } from "./edition.ts";
import { compareWithRound2017 } from "./edition-2017/compare-pairings.ts";
import { pairDutchRound2017 } from "./edition-2017/pair-dutch-round-2017.ts";
import { Round2017 } from "./edition-2017/round.ts";
import { pairDutchRound } from "./pair-dutch-round.ts";

/** A pair by start numbers. */
export type ColoredPair = Pairing["pairs"][number] & {
  /** Whether the file does not tell who had White: then the smaller number stands first. */
  readonly isOpen?: boolean;
};

/** A round of a file beside the same round as the system pairs it. */
export interface CheckedRound {
  /** From 1. */
  readonly round: number;
  /** As the file has it. */
  readonly pairs: readonly ColoredPair[];
  readonly bye: number | undefined;
  /** As the system pairs it. */
  readonly pairing: Pairing;
  /**
   * Where the pairs differ; undefined if they are the same, or if the system finds no complete pairing. By the edition of 2026
   * the file's pairing is replaced by the best one below the bracket that differs, so that what decides is about that bracket.
   */
  readonly difference: PairingDifference | undefined;
  /** Of the same pairs those that have the other colors in the file. */
  readonly turned: readonly ColoredPair[];
  readonly isAsPaired: boolean;
}

/** The rounds of a tournament from the first one on, and last the one that is being played, by the rules of an edition. */
export function* checkedRounds(
  tournament: Tournament,
  open?: OpenRound,
  edition: DutchEdition = "2026",
): Generator<CheckedRound> {
  const played = playedRounds(tournament);
  for (let round = 1; round <= played; round++) {
    const { pairs, bye } = roundOf(tournament, round);
    yield checked(beforeRound(tournament, round), { round, pairs, bye }, edition);
  }
  if (open) yield checked(tournament, open, edition);
}

/** The pairs and the bye of a round that was played. */
function roundOf(
  { players }: Tournament,
  round: number,
): { readonly pairs: ColoredPair[]; readonly bye: number | undefined } {
  const pairs: ColoredPair[] = [];
  let bye: number | undefined;
  for (const [i, { games }] of players.entries()) {
    const game = games[round - 1];
    if (game?.result === "U") bye = i + 1;
    if (game?.color === "white") pairs.push({ white: i + 1, black: game.opponent });
    // A forfeit may tell no colors: what was paired counts, whoever had which.
    else if (game && game.color === undefined && game.opponent > i + 1)
      pairs.push({ white: i + 1, black: game.opponent, isOpen: true });
  }
  return { pairs, bye };
}

/** The tournament as it was before a round, in which who then had no game and no bye of the pairing was absent. */
export function beforeRound(tournament: Tournament, round: number): Tournament {
  const absences = tournament.players.flatMap(({ games }, i): Absence[] => {
    const { opponent, result } = games[round - 1] ?? { opponent: 0, result: "Z" };
    if (opponent > 0 || result === "U") return [];
    return [{ kind: result === "H" || result === "F" ? result : "Z", round, player: i + 1 }];
  });
  const players = tournament.players.map((player) => ({
    ...player,
    games: player.games.slice(0, round - 1),
  }));
  return { ...tournament, players, absences, initialColor: initialColorOf(tournament) };
}

function checked(
  before: Tournament,
  { round, pairs, bye }: Pick<CheckedRound, "round" | "pairs" | "bye">,
  edition: DutchEdition,
): CheckedRound {
  const pairing = edition === "2017" ? pairDutchRound2017(before) : pairDutchRound(before);
  const { field, unpaired } = pairing;
  const placeOf = new Map(field.candidates.map(({ id }, place) => [id, place]));
  const placed = (of: Pick<CheckedRound, "pairs" | "bye">): DutchPairing => ({
    pairs: of.pairs.map(({ white, black }) => [placeOf.get(white) as number, placeOf.get(black) as number]),
    bye: of.bye === undefined ? undefined : placeOf.get(of.bye),
  });
  if (unpaired.length > 0)
    return { round, pairs, bye, pairing, difference: undefined, turned: [], isAsPaired: false };
  const difference =
    edition === "2017"
      ? differenceOf2017(field, placed({ pairs, bye }))
      : differenceOf(field, placed({ pairs, bye }), placed(pairing));
  const whites = new Set(pairing.pairs.map(({ white }) => white));
  const turned =
    difference === undefined ? pairs.filter(({ white, isOpen }) => !isOpen && !whites.has(white)) : [];
  const isAsPaired = difference === undefined && turned.length === 0;
  return { round, pairs, bye, pairing, difference, turned, isAsPaired };
}

/** What decides between a complete pairing, which comes first, and the round by the rules of 2017. */
function differenceOf2017(field: Field, theirs: DutchPairing): PairingDifference | undefined {
  const { brackets } = new Round2017(field, allowedPairs(field)).paired();
  const found = compareWithRound2017(field, brackets, theirs);
  if (found === undefined) return undefined;
  const { rule, values, better, brackets: both } = found;
  return {
    rule,
    values: [values[1], values[0]],
    better: better === 0 ? 1 : 0,
    brackets: both && [both[1], both[0]],
  };
}

/** What decides between two complete pairings, if the first one goes on as well as it can below the bracket that differs. */
function differenceOf(field: Field, theirs: DutchPairing, ours: DutchPairing): PairingDifference | undefined {
  const found = comparePairings(field, theirs, ours);
  const parting = found?.brackets?.[0];
  if (parting === undefined) return found;
  const keys = [...bracketKeys(field, theirs)];
  const given = keys.slice(0, keys.findIndex(({ score }) => score === parting.score) + 1);
  const round = new DutchRound(field, [...field.candidates.keys()], allowedPairs(field), {
    given: given.map(({ pairs, floats }) => {
      const isByeHere = floats.length === 1 && floats[0] === theirs.bye;
      return { pairs, floats, isByeHere };
    }),
  });
  while (round.left.length > 0) round.pairTop();
  return comparePairings(field, { pairs: round.pairs, bye: round.bye }, ours);
}
