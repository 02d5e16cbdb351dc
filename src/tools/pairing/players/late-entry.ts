/** Somebody comes after the start: where they stand among the others, and what the rounds before count. */
import { byStrength } from "#algorithms/engines/swiss/list/entry.ts";
import { withOtherNumbers } from "#algorithms/engines/swiss/prizes/prize-notes.ts";
import type { Player, Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import type { Doc, Drawn } from "../doc.ts";

/**
 * Once one round more than these is paired, start numbers stay as they are. For ratings that were corrected C.04.2, 2.3 says so; for
 * who comes late, whose number is open until the list of participants is closed (2.5), the same limit is our choice.
 */
const LAST_RENUMBERED = 3;

/** Whether start numbers may still be given anew: not after round 4 is paired, nor where other records of the file have them. */
export function canPlace({ tournament, drawn }: Pick<Doc, "tournament" | "drawn">): boolean {
  const paired = playedRounds(tournament) + (drawn ? 1 : 0);
  return (
    paired <= LAST_RENUMBERED && !tournament.notes.some((note) => /^(299|[A-Z]{3} [ \d]{3}\d )/.test(note))
  );
}

/** The number of a player who stands among the others by rating, title and name (C.04.2). */
export function placeOf({ players }: Tournament, late: Pick<Player, "rating" | "title" | "name">): number {
  const behind = players.findIndex((player) => byStrength(late, player) < 0);
  return behind < 0 ? players.length + 1 : behind + 1;
}

/** The doc with a player who gets a start number; who has that number or a higher one moves down by one. */
export function inserted(doc: Doc, player: Player, at: number): Doc {
  const { tournament, drawn, leftOver, orders } = doc;
  const down = (id: number) => (id >= at ? id + 1 : id);
  const players = tournament.players.map(
    (each): Player => ({
      ...each,
      games: each.games.map((game) =>
        game.opponent === 0 ? game : { ...game, opponent: down(game.opponent) },
      ),
    }),
  );
  return {
    ...doc,
    tournament: {
      ...tournament,
      notes: withOtherNumbers(tournament.notes, down),
      players: players.toSpliced(at - 1, 0, player),
      absences: tournament.absences.map((each) => ({ ...each, player: down(each.player) })),
      forbidden: tournament.forbidden.map((each) => ({ ...each, players: each.players.map(down) })),
      acceleration: tournament.acceleration.map((each) => ({
        ...each,
        firstPlayer: down(each.firstPlayer),
        lastPlayer: down(each.lastPlayer),
      })),
    },
    drawn: drawn && movedDown(drawn, down),
    leftOver: leftOver.map((each) => ({ ...each, player: down(each.player) })),
    orders: orders?.map(({ round, whites }) => ({ round, whites: whites.map(down) })),
  };
}

function movedDown(drawn: Drawn, down: (id: number) => number): Drawn {
  const seats = <T extends { readonly white: number; readonly black: number }>(pair: T): T => ({
    ...pair,
    white: down(pair.white),
    black: down(pair.black),
  });
  const rest = ({ bye, unpaired }: Pick<Drawn, "bye" | "unpaired">) => ({
    bye: bye === undefined ? undefined : down(bye),
    unpaired: unpaired.map(down),
  });
  const { boards, original } = drawn;
  return {
    ...drawn,
    ...rest(drawn),
    boards: boards.map(seats),
    original: { ...rest(original), pairs: original.pairs.map(seats) },
  };
}
