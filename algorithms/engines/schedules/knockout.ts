/**
 * A knock-out of the best of each group. Those who were first in their groups are seeded first, then the second ones …; the
 * best seeds have the byes. Players of one group are put as far from each other as can be: never in the first round.
 */

/** Who will stand there: the one who comes in at this place of this group, both from 0. */
export interface Qualifier {
  readonly group: number;
  readonly place: number;
}

/** A match of the first round; a side that is undefined is a bye for the other. */
export type FirstMatch = readonly [Qualifier | undefined, Qualifier | undefined];

/** So many take part at most. */
export const MOST_QUALIFIERS = 64;

/** The first round from top to bottom, where the best `best` of each of these groups, two or more, go on. */
export function firstRoundOf(groups: number, best: number): FirstMatch[] {
  const seats = seatOrder(groups * best);
  /** The place in the bracket of each seed, from 0. */
  const seatOf = (seed: number) => seats.indexOf(seed + 1);
  const taken: { readonly qualifier: Qualifier; readonly seat: number }[] = [];
  for (let place = 0; place < best; place++) {
    const own = Array.from({ length: groups }, (_, k) => seatOf(place * groups + k));
    const cost = Array.from({ length: groups }, (_, group) =>
      own.map((seat, k) => {
        const mates = taken.filter(({ qualifier }) => qualifier.group === group);
        const near = mates.reduce((sum, mate) => sum + nearness(seat, mate.seat, seats.length), 0);
        // Of what is as good, the order of the groups.
        return near * 2 * groups ** 3 + (k - group) ** 2;
      }),
    );
    for (const [group, k] of cheapest(cost).entries())
      taken.push({ qualifier: { group, place }, seat: own[k] ?? 0 });
  }
  const at = (seat: number) => taken.find((each) => each.seat === seat)?.qualifier;
  return Array.from({ length: seats.length / 2 }, (_, k): FirstMatch => [at(2 * k), at(2 * k + 1)]);
}

/** The seeds from top to bottom, as many as a power of two: 1 and 2 meet in the final, 1 to 4 not before the semifinal … */
export function seatOrder(players: number): readonly number[] {
  let seats: readonly number[] = [1, 2];
  while (seats.length < players) seats = seats.flatMap((seed) => [seed, 2 * seats.length + 1 - seed]);
  return seats;
}

/** The earlier two seats can meet, the larger it is, by far. */
function nearness(one: number, other: number, seats: number): number {
  let round = 1;
  while (Math.floor(one / 2 ** round) !== Math.floor(other / 2 ** round)) round++;
  return 16 ** (Math.log2(seats) - round);
}

/** The cheapest way to give each row a column of its own (the Hungarian method). */
function cheapest(cost: readonly (readonly number[])[]): number[] {
  const n = cost.length;
  const [rows, columns] = [new Array<number>(n + 1).fill(0), new Array<number>(n + 1).fill(0)];
  /** The row, from 1, of each column, from 1; 0: none. */
  const rowOf = new Array<number>(n + 1).fill(0);
  for (let row = 1; row <= n; row++) {
    const least = new Array<number>(n + 1).fill(Number.POSITIVE_INFINITY);
    const before = new Array<number>(n + 1).fill(0);
    const isSeen = new Array<boolean>(n + 1).fill(false);
    rowOf[0] = row;
    let at = 0;
    do {
      isSeen[at] = true;
      const own = rowOf[at];
      let [step, next] = [Number.POSITIVE_INFINITY, 0];
      for (let column = 1; column <= n; column++) {
        if (isSeen[column]) continue;
        const slack = cost[own - 1][column - 1] - rows[own] - columns[column];
        if (slack < least[column]) [least[column], before[column]] = [slack, at];
        if (least[column] < step) [step, next] = [least[column], column];
      }
      for (let column = 0; column <= n; column++) {
        if (isSeen[column]) {
          rows[rowOf[column]] += step;
          columns[column] -= step;
        } else least[column] -= step;
      }
      at = next;
    } while (rowOf[at] !== 0);
    while (at !== 0) {
      rowOf[at] = rowOf[before[at]];
      at = before[at];
    }
  }
  const columnOf = new Array<number>(n).fill(0);
  for (let column = 1; column <= n; column++) columnOf[rowOf[column] - 1] = column - 1;
  return columnOf;
}

/** Who sits on a side of a match. */
export type Side<P> =
  | { readonly kind: "player"; readonly player: P; readonly from?: Qualifier }
  /** Not known yet: who comes from a group, or wins a match of the round before, by its number from 1. */
  | { readonly kind: "qualifier"; readonly from: Qualifier }
  | { readonly kind: "winner" | "loser"; readonly match: number }
  | { readonly kind: "bye" };

export interface Match<P> {
  /** From 1, through all rounds; 0 for a bye, which is no match. */
  readonly number: number;
  readonly sides: readonly [Side<P>, Side<P>];
  readonly winner: P | undefined;
}

/** Who is known to sit on a side. */
function playerOn<P>(side: Side<P>): P | undefined {
  return side.kind === "player" ? side.player : undefined;
}

function matchOf<P>(
  number: number,
  sides: Match<P>["sides"],
  winnerOf: (one: P, other: P) => P | undefined,
): Match<P> {
  const [one, other] = sides.map(playerOn);
  const winner = one !== undefined && other !== undefined ? winnerOf(one, other) : undefined;
  return { number, sides, winner };
}

/** All rounds as far as they are known: who has come in from the groups, and who has won. */
export function knockoutRounds<P>(
  first: readonly FirstMatch[],
  playerOf: (qualifier: Qualifier) => P | undefined,
  winnerOf: (one: P, other: P) => P | undefined,
): Match<P>[][] {
  let count = 0;
  const played = (one: Side<P>, other: Side<P>): Match<P> => {
    const isBye = one.kind === "bye" || other.kind === "bye";
    if (!isBye) return matchOf(++count, [one, other], winnerOf);
    return { number: 0, sides: [one, other], winner: playerOn(one) ?? playerOn(other) };
  };
  const sideOf = (from: Qualifier | undefined): Side<P> => {
    if (from === undefined) return { kind: "bye" };
    const player = playerOf(from);
    return player === undefined ? { kind: "qualifier", from } : { kind: "player", player, from };
  };
  const rounds = [first.map(([one, other]) => played(sideOf(one), sideOf(other)))];
  for (;;) {
    const last = rounds.at(-1) ?? [];
    if (last.length < 2) return rounds;
    const next = last.map((match): Side<P> => {
      if (match.winner !== undefined) return { kind: "player", player: match.winner };
      if (match.number > 0) return { kind: "winner", match: match.number };
      // Whoever has a bye is through before they are known.
      return match.sides.find(({ kind }) => kind !== "bye") ?? { kind: "bye" };
    });
    rounds.push(Array.from({ length: next.length / 2 }, (_, k) => played(next[2 * k], next[2 * k + 1])));
  }
}

/** The match of those who lost the two semifinals, for whoever wants to know who is third; undefined where one was a bye. */
export function thirdPlaceMatch<P>(
  rounds: readonly (readonly Match<P>[])[],
  winnerOf: (one: P, other: P) => P | undefined,
): Match<P> | undefined {
  const semifinals = rounds.at(-2) ?? [];
  const final = rounds.at(-1)?.[0];
  if (!final || semifinals.some(({ number }) => number === 0)) return undefined;
  const [one, other] = semifinals.map(({ number, sides, winner }): Side<P> => {
    const loser = sides.map(playerOn).find((player) => player !== winner);
    return winner === undefined || loser === undefined
      ? { kind: "loser", match: number }
      : { kind: "player", player: loser };
  });
  return one && other && matchOf(final.number + 1, [one, other], winnerOf);
}
