/** The round that is being played: the last column of a file, in which pairs stand and some results do not yet. */

import type { PlacedPlayer } from "./records/draft.ts";
import { isPlayed, type Result } from "./tournament.ts";

/** A round without all of its results. */
export interface OpenRound {
  /** From 1. */
  readonly round: number;
  readonly pairs: readonly {
    readonly white: number;
    readonly black: number;
    /** Undefined: not known yet. */
    readonly results: readonly [white: Result, black: Result] | undefined;
  }[];
  /** The start number of who has the bye that the pairing gave. */
  readonly bye: number | undefined;
}

/** The open round that these records tell of; undefined: no result is missing, or one that is not in the last round. */
export function openRoundOf(players: readonly PlacedPlayer[]): OpenRound | undefined {
  const last = Math.max(0, ...players.map(({ player }) => player.games.length)) - 1;
  const waiting = players.filter(({ pending }) => pending.size > 0);
  if (waiting.length === 0 || waiting.some(({ pending }) => [...pending].some((r) => r !== last)))
    return undefined;
  const of = new Map(players.map((placed) => [placed.id, placed]));
  const pairs: OpenRound["pairs"][number][] = [];
  for (const { id, player, pending } of players) {
    const game = player.games[last];
    if (!game || game.opponent === 0) continue;
    const other = of.get(game.opponent);
    const theirs = other?.player.games[last];
    const isPair = theirs?.opponent === id && game.color !== undefined && theirs.color !== undefined;
    if (!isPair || game.color === theirs.color) return undefined;
    if (game.color === "black") continue;
    const isKnown = pending.size === 0 && other?.pending.size === 0;
    pairs.push({
      white: id,
      black: game.opponent,
      results: isKnown ? [game.result, theirs.result] : undefined,
    });
  }
  const bye = players.find(({ player }) => player.games[last]?.result === "U")?.id;
  return { round: last + 1, pairs, bye };
}

/** The record without its game in the open round; who is absent from that round stays so. */
export function withoutOpen(placed: PlacedPlayer, { round }: OpenRound): PlacedPlayer {
  const game = placed.player.games[round - 1];
  if (!game || (game.opponent === 0 && game.result !== "U")) return placed;
  const player = { ...placed.player, games: placed.player.games.slice(0, round - 1) };
  return {
    ...placed,
    player,
    pending: new Set(),
    ahead: isPlayed(game) || game.opponent === 0 ? game.result : undefined,
  };
}
