/** Changes of a tournament that an arbiter makes. Nothing is changed in place. */

import { HIGHEST_RATING } from "#algorithms/engines/swiss/list/entry.ts";
import { withOtherNumbers } from "#algorithms/engines/swiss/prizes/prize-notes.ts";
import {
  type Absence,
  type Player,
  playedRounds,
  type Tournament,
} from "#algorithms/engines/swiss/tournament.ts";
import {
  type Doc,
  type Drawn,
  inOrders,
  lastRound,
  nextRound,
  ordersOf,
  type Status,
  statusOf,
} from "../doc.ts";
import { type Outcome, resultsOf } from "./results.ts";
import { closed, scored } from "./rounds.ts";

/** A result of a closed round is corrected; White and Black by start numbers. */
export interface Correction {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly outcome: Outcome;
}

/** A rematch or a second bye that is closed was decided by the arbiter: the text says so, and can be read again. */
export function closedDoc(doc: Doc, drawn: Drawn): Doc {
  const { round, unpaired } = drawn;
  const leftOver = [...doc.leftOver, ...unpaired.map((player) => ({ round, player }))];
  const tournament = closed(doc.tournament, drawn);
  const orders = [...ordersOf(doc), { round, whites: drawn.boards.map(({ white }) => white) }];
  const next = inOrders({ ...doc, tournament, leftOver, drawn: undefined, file: undefined }, orders);
  return next.isForced || isReadable(next) ? next : { ...next, isForced: true };
}

/** Whether nobody has met somebody twice or has had two byes, which a reader of the file would refuse. */
export function isReadable({ tournament }: Doc): boolean {
  return tournament.players.every(({ games }) => {
    const met = games.flatMap(({ opponent, result }) => ("1=0WDL".includes(result) ? [opponent] : []));
    return new Set(met).size === met.length && games.filter(({ result }) => result === "U").length < 2;
  });
}

/** The tournament with another result; where the two did not play, nothing changes. */
export function corrected(tournament: Tournament, { round, white, black, outcome }: Correction): Tournament {
  const [ofWhite, ofBlack] = resultsOf(outcome);
  const set = (players: readonly Player[], id: number, opponent: number, result: typeof ofWhite) => {
    const player = players[id - 1];
    const game = player?.games[round - 1];
    if (!player || game?.opponent !== opponent) return players;
    return players.with(id - 1, { ...player, games: player.games.with(round - 1, { ...game, result }) });
  };
  const players = set(set(tournament.players, white, black, ofWhite), black, white, ofBlack);
  return scored({ ...tournament, players });
}

/** The tournament with another player in the place of one. */
export function replaced(tournament: Tournament, id: number, player: Player): Tournament {
  return { ...tournament, players: tournament.players.with(id - 1, player) };
}

/** What is known of somebody beside name, rating and federation. */
export type Person = Partial<Pick<Player, "sex" | "title" | "birth" | "fideId">>;

/** The player with other data, as the columns of a record hold them; a date of birth as "2001-05-17" or a year. */
export function withPerson(player: Player, { sex, title, birth, fideId }: Person): Player {
  return {
    ...player,
    ...(sex !== undefined && { sex: /^[mw]$/.test(sex) ? sex : "" }),
    ...(title !== undefined && { title: title.replaceAll(/[^A-Za-z]/g, "").slice(0, 3) }),
    ...(birth !== undefined && { birth: birth.replaceAll(/[^\d]+/g, "/").slice(0, 10) }),
    ...(fideId !== undefined && { fideId: fideId.replaceAll(/\D/g, "").slice(0, 11) }),
  };
}

/** A rating as the file can hold it; 0: none. */
export function ratingOf(rating: number): number {
  return Number.isInteger(rating) && rating > 0 ? Math.min(rating, HIGHEST_RATING) : 0;
}

/** Whether this is a span of rounds or of start numbers, from 1 to the most there are. */
export function isSpan(first: number, last: number, most: number): boolean {
  return Number.isInteger(first) && Number.isInteger(last) && first >= 1 && first <= last && last <= most;
}

/** Those after a player who goes move up by one. */
export function without(tournament: Tournament, gone: number): Tournament {
  const up = (id: number) => (id > gone ? id - 1 : id);
  const acceleration = tournament.acceleration
    .filter(({ firstPlayer, lastPlayer }) => firstPlayer < lastPlayer || firstPlayer !== gone)
    .map((each) => ({
      ...each,
      firstPlayer: up(each.firstPlayer),
      lastPlayer: each.lastPlayer >= gone ? each.lastPlayer - 1 : each.lastPlayer,
    }));
  return {
    ...tournament,
    acceleration,
    notes: withOtherNumbers(tournament.notes, (id) => (id === gone ? undefined : up(id))),
    players: tournament.players.toSpliced(gone - 1, 1),
    absences: tournament.absences
      .filter(({ player }) => player !== gone)
      .map((absence) => ({ ...absence, player: up(absence.player) })),
    forbidden: tournament.forbidden
      .map((each) => ({ ...each, players: each.players.filter((id) => id !== gone).map(up) }))
      .filter(({ players }) => players.length > 1),
  };
}

/**
 * Who plays, is absent or withdraws, in a round to come or in several up to `until`, and for who withdraws in all those
 * after it.
 */
export function withStatus(
  doc: Doc,
  player: number,
  status: Status,
  first = nextRound(doc),
  until = first,
): Tournament {
  const { tournament } = doc;
  if (!isSpan(nextRound(doc), first, lastRound(doc)) || !isSpan(first, until, lastRound(doc)))
    return tournament;
  // The file can hold the bye of the next round only, and not while one is being played.
  if (status === "U" && (first !== playedRounds(tournament) + 1 || until !== first)) return tournament;
  // What was said of later rounds holds, unless the player withdraws or comes back after that.
  const isAll = status === "withdrawn" || statusOf(doc, player, first) === "withdrawn";
  const last = status === "withdrawn" ? lastRound(doc) : until;
  const isKept = (absence: Absence) =>
    absence.player !== player || absence.round < first || (absence.round > last && !isAll);
  const isOther = (absence: Absence) => status !== "U" || absence.kind !== "U";
  const absences: Absence[] = tournament.absences.filter((each) => isKept(each) && isOther(each));
  if (status === "plays") return { ...tournament, absences };
  const kind = status === "withdrawn" ? "Z" : status;
  for (let round = first; round <= last; round++) absences.push({ kind, round, player });
  return { ...tournament, absences };
}
