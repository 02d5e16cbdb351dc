import { seededRandom } from "#algorithms/core/text/random.ts";
import { restedOrders, timesInARow } from "./rested.ts";
import type { Game, Schedule } from "./schedule.ts";

/** A game with its place: board from 1, and the sitting of its round from 1. */
export interface SeatedGame {
  readonly game: Game;
  readonly board: number;
  readonly sitting: number;
}

/** A round on the boards that there are. */
export interface SeatedRound {
  readonly games: readonly SeatedGame[];
  /** How many sittings the round takes. */
  readonly sittings: number;
}

/** A schedule on boards, and how often each player (from 1) has to wait for a later sitting. */
export interface Seating {
  readonly rounds: readonly SeatedRound[];
  readonly waits: readonly number[];
  /** How many times somebody plays in two sittings in a row, where one round follows the other at once. */
  readonly inARow: number;
}

/** Above this many players the waiting is shared out round by round only, without looking back. */
const MOST_IMPROVED = 60;
const LOTS = 20_000;

/**
 * Puts the games of each round on `boards` boards. Where there are fewer boards than games, a round is played in
 * sittings. Those wait who have waited least so far; then games change places within their rounds, in a fixed order of
 * lots, as long as that does not make the waiting less equal (the sum of its squares larger). Where one round follows the other
 * at once, rest comes before that: nobody plays in two sittings in a row, if the rounds allow it. Throws a RangeError for less than one board.
 */
export function seatOnBoards({ players, rounds }: Schedule, boards: number, isAtOnce = false): Seating {
  if (!Number.isInteger(boards) || boards < 1)
    throw new RangeError(`${boards} boards: expected a whole number from 1`);
  const waits = new Array<number>(players + 1).fill(0);
  const orders = rounds.map((round) => {
    const waited = ([white, black]: Game) => waits[white] + waits[black];
    // Who has waited most plays first; the sort is stable, so ties keep the order of the games.
    const order = [...round].sort((a, b) => waited(b) - waited(a));
    for (const [place, game] of order.entries()) addWait(waits, game, Math.floor(place / boards));
    return order;
  });
  if (players <= MOST_IMPROVED) equalize(orders, boards, waits);
  const rested = isAtOnce ? restedOrders(orders, boards) : undefined;
  if (rested) {
    waits.fill(0);
    for (const order of rested)
      for (const [place, game] of order.entries()) addWait(waits, game, Math.floor(place / boards));
  }
  const seated = (rested ?? orders).map((order, r): SeatedRound => {
    // On the boards of one sitting the games keep the order of the system.
    const place = new Map(rounds[r]?.map((game, index) => [game, index]));
    const inPlace = (a: Game, b: Game) => (place.get(a) as number) - (place.get(b) as number);
    for (let first = 0; first < order.length; first += boards) {
      order.splice(first, boards, ...order.slice(first, first + boards).sort(inPlace));
    }
    const games = order.map((game, k) => ({
      game,
      board: (k % boards) + 1,
      sitting: Math.floor(k / boards) + 1,
    }));
    return { games, sittings: Math.max(1, Math.ceil(order.length / boards)) };
  });
  const inARow = timesInARow(
    seated.map(({ games }) => games.map(({ game }) => game)),
    boards,
  );
  return { rounds: seated, waits, inARow };
}

function addWait(waits: number[], game: Game, sittings: number): void {
  for (const player of game) waits[player] = waits[player] + sittings;
}

/** Exchanges games of different sittings wherever that does not raise the sum of the squares; ties lead out of corners. */
function equalize(orders: readonly Game[][], boards: number, waits: number[]): void {
  const random = seededRandom(orders.length);
  const pick = (count: number) => Math.floor(random() * count);
  const squares = (...games: Game[]) => games.flat().reduce((sum, player) => sum + waits[player] ** 2, 0);
  for (let lot = 0; lot < LOTS; lot++) {
    const order = orders[pick(orders.length)];
    const [i, j] = [pick(order.length), pick(order.length)];
    const later = Math.floor(j / boards) - Math.floor(i / boards);
    if (later === 0) continue;
    const [first, second] = [order[i], order[j]];
    const before = squares(first, second);
    addWait(waits, first, later);
    addWait(waits, second, -later);
    if (squares(first, second) <= before) {
      order[i] = second;
      order[j] = first;
    } else {
      addWait(waits, first, -later);
      addWait(waits, second, later);
    }
  }
}
