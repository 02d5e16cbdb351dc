/** The games of six players with colors that a reader changes by hand. */
import { seat } from "#algorithms/engines/schedules/seat.ts";

/** Whether the player with the smaller number has White, for each game. */
export type HandColors = readonly boolean[];

export const PLAYERS = 6;
export const ROUNDS = PLAYERS - 1;

/** The games of the circle method, round by round, the smaller number first. */
export const games: readonly (readonly [round: number, lower: number, higher: number])[] = Array.from(
  { length: ROUNDS },
  (_, r) => r + 1,
).flatMap((round) => [
  [round, round, PLAYERS] as const,
  ...[1, 2].map((row) => {
    const [u, v] = [seat(round + row, ROUNDS), seat(round - row, ROUNDS)];
    return [round, Math.min(u, v), Math.max(u, v)] as const;
  }),
]);

/** The game of a player in a round, or −1. */
export const gameOf = (player: number, round: number): number =>
  games.findIndex(([r, u, v]) => r === round && (u === player || v === player));

/** Whether a player has White in a round. */
export function hasWhite(colors: HandColors, player: number, round: number): boolean {
  const game = gameOf(player, round);
  return (games[game][1] === player) === colors[game];
}

/** The rounds in which a player has the same color as in the round before. */
export function breaksOf(colors: HandColors, player: number): number[] {
  const rounds: number[] = [];
  for (let round = 2; round <= ROUNDS; round++)
    if (hasWhite(colors, player, round) === hasWhite(colors, player, round - 1)) rounds.push(round);
  return rounds;
}

/** How often somebody has the same color twice running. */
export function countBreaks(colors: HandColors): number {
  let count = 0;
  for (let player = 1; player <= PLAYERS; player++) count += breaksOf(colors, player).length;
  return count;
}
