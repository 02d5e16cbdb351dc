/** Whether the rounds that a file holds were paired by the Dutch system: each is paired anew from what was known before it. */

import { allowedPairs, type Field, initialColorOf } from "../candidates.ts";
import type { OpenRound } from "../open-round.ts";
import type { Pairing } from "../pair-round.ts";
import { type Absence, playedRounds, type Tournament } from "../tournament.ts";
import { bracketKeys } from "./bracket-key.ts";
import { comparePairings, type PairingDifference } from "./compare-pairings.ts";
import type { DutchPairing } from "./dutch-pairs.ts";
import { DutchRound } from "./dutch-round.ts";
import { pairDutchRound } from "./pair-dutch-round.ts";

/** A pair by start numbers. */
export type ColoredPair = Pairing["pairs"][number];

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
   * Where the pairs differ; undefined if they are the same, or if the system finds no complete pairing. Below the bracket that
   * differs the file's pairing is replaced by the best one, so that what decides is about that bracket.
   */
  readonly difference: PairingDifference | undefined;
  /** Of the same pairs those that have the other colors in the file. */
  readonly turned: readonly ColoredPair[];
  readonly isAsPaired: boolean;
}

/** The rounds of a tournament from the first one on, and last the one that is being played. */
export function* checkedRounds(tournament: Tournament, open?: OpenRound): Generator<CheckedRound> {
  const played = playedRounds(tournament);
  for (let round = 1; round <= played; round++) {
    const { pairs, bye } = roundOf(tournament, round);
    yield checked(beforeRound(tournament, round), round, pairs, bye);
  }
  if (open) yield checked(tournament, open.round, open.pairs, open.bye);
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
  round: number,
  pairs: readonly ColoredPair[],
  bye: number | undefined,
): CheckedRound {
  const pairing = pairDutchRound(before);
  const { field, unpaired } = pairing;
  const placeOf = new Map(field.candidates.map(({ id }, place) => [id, place]));
  const placed = (of: Pick<CheckedRound, "pairs" | "bye">): DutchPairing => ({
    pairs: of.pairs.map(({ white, black }) => [placeOf.get(white) as number, placeOf.get(black) as number]),
    bye: of.bye === undefined ? undefined : placeOf.get(of.bye),
  });
  const isComplete = unpaired.length === 0;
  const difference = isComplete ? differenceOf(field, placed({ pairs, bye }), placed(pairing)) : undefined;
  const whites = new Set(pairing.pairs.map(({ white }) => white));
  const turned = difference === undefined ? pairs.filter(({ white }) => !whites.has(white)) : [];
  const isAsPaired = isComplete && difference === undefined && turned.length === 0;
  return { round, pairs, bye, pairing, difference, turned, isAsPaired };
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
