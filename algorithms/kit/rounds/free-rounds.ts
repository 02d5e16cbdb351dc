/** Rounds that a reader pairs by hand: any two may meet who have not met and are free, and a round ends when none can. */

/** A pair of players from 1, the smaller number first. */
export type Pair = readonly [number, number];

export interface FreeRounds {
  /** Who may meet at all. */
  readonly mayMeet: (u: number, v: number) => boolean;
  readonly n: number;
  /** The pairs of each round so far; the last round may be open. */
  readonly rounds: readonly (readonly Pair[])[];
  /** The player who was touched first, or 0. */
  readonly first: number;
}

/** Why two cannot be paired now. */
export type Hindrance = "plays" | "met" | "barred";

/** Before the first pair. */
export function freeRounds(n: number, mayMeet: FreeRounds["mayMeet"] = () => true): FreeRounds {
  return { n, mayMeet, rounds: [[]], first: 0 };
}

/** All pairs so far. */
export function pairsOf({ rounds }: Pick<FreeRounds, "rounds">): readonly Pair[] {
  return rounds.flat();
}

/** The pairs of the round that is open, or of the last one. */
export function currentRound({ rounds }: Pick<FreeRounds, "rounds">): readonly Pair[] {
  return rounds.at(-1) ?? [];
}

/** How many pairs there are to be played. */
export function allPairsOf({ n, mayMeet }: FreeRounds): number {
  let count = 0;
  for (let u = 1; u <= n; u++) for (let v = u + 1; v <= n; v++) if (mayMeet(u, v)) count++;
  return count;
}

function has(pairs: readonly Pair[], player: number): boolean {
  return pairs.some((pair) => pair.includes(player));
}

/** The round in which two have met, from 1, or 0. */
export function roundOf({ rounds }: FreeRounds, u: number, v: number): number {
  return 1 + rounds.findIndex((pairs) => pairs.some((pair) => pair.includes(u) && pair.includes(v)));
}

function canMeet(free: FreeRounds, round: readonly Pair[], u: number, v: number): boolean {
  return u !== v && !has(round, u) && !has(round, v) && free.mayMeet(u, v) && roundOf(free, u, v) === 0;
}

/** Who could still be paired with `player` in this round. */
function partnersIn(free: FreeRounds, round: readonly Pair[], player: number): number[] {
  const partners: number[] = [];
  for (let v = 1; v <= free.n; v++) if (canMeet(free, round, player, v)) partners.push(v);
  return partners;
}

/** Whether nobody can be paired any more in the current round; the next pair then begins a new one. */
export function isRoundOver(free: FreeRounds): boolean {
  const round = currentRound(free);
  for (let u = 1; u <= free.n; u++) if (partnersIn(free, round, u).length > 0) return false;
  return true;
}

/** Whether everybody has met. */
export function isComplete(free: FreeRounds): boolean {
  return pairsOf(free).length === allPairsOf(free);
}

/** Who can be touched: those who could be paired, and with one touched, them and those who could be their opponents. */
export function touchablePlayers(free: FreeRounds): number[] {
  const round = isRoundOver(free) ? [] : currentRound(free);
  const players = Array.from({ length: free.n }, (_, i) => i + 1);
  if (free.first === 0) return players.filter((u) => partnersIn(free, round, u).length > 0);
  return players.filter((v) => v === free.first || canMeet(free, round, free.first, v));
}

/**
 * After a player was touched: half a pair, a pair, or what hinders it. Where nobody could be paired any more, the first touch
 * begins a new round.
 */
export function touchPlayer(free: FreeRounds, player: number): FreeRounds | Hindrance {
  const { first, n } = free;
  if (player < 1 || player > n) return "barred";
  if (player === first) return { ...free, first: 0 };
  const rounds = isRoundOver(free) && !isComplete(free) ? [...free.rounds, []] : free.rounds;
  const round = currentRound({ rounds });
  if (has(round, player)) return "plays";
  if (first === 0)
    return partnersIn(free, round, player).length === 0 ? "met" : { ...free, rounds, first: player };
  if (!free.mayMeet(first, player)) return "barred";
  if (roundOf(free, first, player) > 0) return "met";
  const pair: Pair = [Math.min(first, player), Math.max(first, player)];
  return { ...free, first: 0, rounds: [...rounds.slice(0, -1), [...round, pair]] };
}
