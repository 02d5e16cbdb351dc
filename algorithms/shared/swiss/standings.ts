/** The standings of a Swiss tournament: points, and what decides between equals. Points are tenths throughout. */

import { isPlayed, type Player, playedRounds, scoreOf, type Tournament, worth } from "./tournament.ts";

export interface Standing {
  /** The start number. */
  readonly id: number;
  readonly points: number;
  /** The sum of the scores of all opponents; see `buchholz`. */
  readonly buchholz: number;
  /** The scores of beaten opponents and half of those of opponents drawn with, in twentieths of a point. */
  readonly sonnebornBerger: number;
  /** Points from games against all others of the same points, if they have all met; undefined otherwise. */
  readonly directEncounter: number | undefined;
  /** From 1; equal for those whom nothing tells apart. */
  readonly rank: number;
}

/**
 * All players by points, then direct encounter where all of an equal score have met each other, then Buchholz, then
 * Sonneborn–Berger. A round without a game counts for Buchholz as if the opponent had the player's own score, which is
 * the dummy opponent of FIDE's tie-break regulations of 2023. The rest of their rules for such rounds is left out: they
 * also count the dummy for Sonneborn–Berger, and adjust the scores of opponents who were absent to the end.
 */
export function standingsOf(tournament: Tournament): Standing[] {
  const rounds = playedRounds(tournament);
  const scores = tournament.players.map((player) => scoreOf(player, rounds, tournament.scoring));
  const raw = tournament.players.map((player, index) => ({
    id: index + 1,
    points: scores[index],
    buchholz: buchholz(player, scores, scores[index], rounds),
    sonnebornBerger: sonnebornBerger(player, scores, rounds),
    directEncounter: directEncounter(tournament, scores, index, rounds),
  }));
  raw.sort((a, b) => compare(a, b) || a.id - b.id);
  const standings: Standing[] = [];
  for (const [i, each] of raw.entries()) {
    const before = standings[i - 1];
    const isEqual = before !== undefined && compare(before, each) === 0;
    standings.push({ ...each, rank: isEqual ? before.rank : i + 1 });
  }
  return standings;
}

type Unranked = Omit<Standing, "rank">;

function compare(a: Unranked, b: Unranked): number {
  return (
    b.points - a.points ||
    (a.directEncounter !== undefined && b.directEncounter !== undefined
      ? b.directEncounter - a.directEncounter
      : 0) ||
    b.buchholz - a.buchholz ||
    b.sonnebornBerger - a.sonnebornBerger
  );
}

function buchholz(player: Player, scores: readonly number[], own: number, rounds: number): number {
  let sum = 0;
  for (let r = 0; r < rounds; r++) {
    const game = player.games[r];
    sum += game && isPlayed(game) ? (scores[game.opponent - 1] ?? 0) : own;
  }
  return sum;
}

/** In twentieths, so that halves stay whole. */
function sonnebornBerger(player: Player, scores: readonly number[], rounds: number): number {
  let sum = 0;
  for (const game of player.games.slice(0, rounds)) {
    if (!isPlayed(game)) continue;
    const score = scores[game.opponent - 1] ?? 0;
    // By the result and not by its worth: there may be scorings in which a draw is worth a loss.
    if ("1W".includes(game.result)) sum += 2 * score;
    else if ("=D".includes(game.result)) sum += score;
  }
  return sum;
}

function directEncounter(
  { players, scoring }: Tournament,
  scores: readonly number[],
  index: number,
  rounds: number,
): number | undefined {
  const equals = players.flatMap((_, i) => (scores[i] === scores[index] ? [i] : []));
  if (equals.length === 1) return undefined;
  const haveMet = (i: number, j: number): boolean =>
    players[i].games.slice(0, rounds).some((game) => isPlayed(game) && game.opponent === j + 1);
  if (!equals.every((i) => equals.every((j) => i === j || haveMet(i, j)))) return undefined;
  return players[index].games
    .slice(0, rounds)
    .filter((game) => isPlayed(game) && equals.includes(game.opponent - 1))
    .reduce((sum, { result }) => sum + worth(result, scoring), 0);
}
