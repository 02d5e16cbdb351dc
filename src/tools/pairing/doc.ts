/** What the tool works on: a tournament of closed rounds, the round that is being played, and a text that is being mended. */
import type { PairingMethod } from "#algorithms/engines/swiss/pairing-method.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import {
  absenceOf,
  type Color,
  playedRounds,
  scoreOf,
  type Tournament,
} from "#algorithms/engines/swiss/tournament.ts";
import { type Outcome, outcomeOf } from "./round/results.ts";
import { progressOf, type RoundRobin, shownRound } from "./round-robin/model.ts";

/** A board of a round, by start numbers. */
export interface Board {
  readonly white: number;
  readonly black: number;
  readonly outcome: Outcome | undefined;
}

export interface Pair {
  readonly white: number;
  readonly black: number;
}

/** A round that has been paired and not closed yet. */
export interface Drawn {
  readonly round: number;
  readonly method: PairingMethod;
  readonly boards: readonly Board[];
  readonly bye: number | undefined;
  readonly unpaired: readonly number[];
  /** As the method paired it, before anything was changed by hand. */
  readonly original: {
    readonly pairs: readonly Pair[];
    readonly bye: number | undefined;
    readonly unpaired: readonly number[];
  };
  /** The pairs came with a file of another program. */
  readonly isForeign?: boolean;
}

/** A text that is shown as it was opened or typed, and what is wrong with it. */
export interface FileText {
  readonly text: string;
  readonly problems: readonly TrfProblem[];
  /** Problems of the bytes, which the text does not show any more. */
  readonly encoding: readonly TrfProblem[];
}

/** A player whom a pairing left over, in a round that is closed. */
export interface LeftOver {
  readonly round: number;
  readonly player: number;
}

/** In which order the boards of a closed round stood, by the players with White. */
export interface BoardOrder {
  readonly round: number;
  readonly whites: readonly number[];
}

/** All that undo brings back. */
export interface Doc {
  /** Its games are those of the closed rounds. While the text has mistakes: the last one that could be read. */
  readonly tournament: Tournament;
  readonly drawn: Drawn | undefined;
  readonly method: PairingMethod;
  /** Who could not be paired in closed rounds: in the file they look like those who were absent. */
  readonly leftOver: readonly LeftOver[];
  /** Closed rounds of which the boards stood in another order than the points say: what was printed and signed stays true. */
  readonly orders?: readonly BoardOrder[] | undefined;
  /** Undefined: the text is what the tournament writes. */
  readonly file: FileText | undefined;
  /** Rematches and second byes in the file were decided by an arbiter. */
  readonly isForced: boolean;
  /**
   * In a round robin all rounds with their results. The tournament is made of it: its games are those that count, and no
   * round of it is drawn or closed.
   */
  readonly schedule?: RoundRobin | undefined;
}

/** Whether the text that is being mended says no tournament. */
export function isBroken({ file }: Doc): boolean {
  return file?.problems.some(({ severity }) => severity === "error") ?? false;
}

/** The round that will be paired next: after the one that is being played, if there is one. */
export function nextRound({ tournament, drawn }: Doc): number {
  return playedRounds(tournament) + (drawn ? 2 : 1);
}

/** Whether no round is left to be paired, and in a round robin no game to be played. */
export function isOver({ tournament, drawn, schedule }: Doc): boolean {
  if (schedule) {
    const { known, games } = progressOf(schedule);
    return known === games;
  }
  return (
    drawn === undefined && tournament.rounds !== undefined && playedRounds(tournament) >= tournament.rounds
  );
}

/** The round whose boards are listed: the one that is shown, or the one that is being played; 0: there is none. */
export function listedRound({ tournament, drawn, schedule }: Doc, shown: number | undefined): number {
  if (schedule) return shownRound(schedule, shown);
  return shown ?? drawn?.round ?? playedRounds(tournament);
}

/** The name of the tournament (012), or nothing. */
export function titleOf({ notes }: Tournament): string {
  return (
    notes
      .find((note) => note.startsWith("012"))
      ?.slice(4)
      .trim() ?? ""
  );
}

/** What is known about a player in a round to come. */
export type Status = "plays" | "H" | "F" | "Z" | "U" | "withdrawn";

/** Withdrawn: absent without points from all rounds that are left, more than one. */
export function statusOf(doc: Doc, player: number, first = nextRound(doc)): Status {
  const { tournament, schedule } = doc;
  if (schedule) return schedule.withdrawn.includes(player) ? "withdrawn" : "plays";
  const kind = absenceOf(tournament, player, first);
  if (kind !== "Z") return kind ?? "plays";
  const last = lastRound(doc);
  for (let round = first; round <= last; round++) {
    if (absenceOf(tournament, player, round) !== "Z") return "Z";
  }
  return last > first ? "withdrawn" : "Z";
}

/** The last round for which something can be said. */
export function lastRound(doc: Doc): number {
  return Math.max(doc.tournament.rounds ?? nextRound(doc), nextRound(doc));
}

/** Who does not play in the round that is being played, or in the one that is paired next, and how that counts. */
export function absentees({
  tournament,
  drawn,
}: Doc): readonly { readonly id: number; readonly kind: string }[] {
  const round = drawn?.round ?? playedRounds(tournament) + 1;
  return tournament.players.flatMap((_, index) => {
    const kind = absenceOf(tournament, index + 1, round);
    return kind ? [{ id: index + 1, kind }] : [];
  });
}

/** Whether the round can be closed: every board has a result, and there is a board or a bye at all. */
export function canClose({ boards, bye }: Drawn): boolean {
  return (boards.length > 0 || bye !== undefined) && boards.every(({ outcome }) => outcome !== undefined);
}

/** A closed round as boards, in the order of the better ranks before it, with who had a bye of which kind. */
export interface ClosedRound {
  readonly boards: readonly (Pair & {
    readonly outcome: Outcome | undefined;
    /** Both results as the file has them. */
    readonly results: readonly [string, string];
    readonly color: Color | undefined;
  })[];
  /** The letter of the bye; "-" for who could not be paired. */
  readonly byes: readonly { readonly id: number; readonly kind: string }[];
}

export function closedRound(
  { tournament, leftOver, orders = [] }: Pick<Doc, "tournament" | "leftOver" | "orders">,
  round: number,
): ClosedRound {
  const { players, scoring } = tournament;
  const boards: ClosedRound["boards"][number][] = [];
  const byes: { id: number; kind: string }[] = [];
  for (const [index, { games }] of players.entries()) {
    const id = index + 1;
    const game = games[round - 1];
    if (!game) continue;
    const { opponent, color, result } = game;
    const isLeftOver = leftOver.some((each) => each.round === round && each.player === id);
    if (opponent === 0) byes.push({ id, kind: isLeftOver ? "-" : result });
    // Where a file tells no colors, the better number is shown first.
    else if (color === "white" || (color === undefined && id < opponent)) {
      const theirs = players[opponent - 1]?.games[round - 1]?.result ?? "Z";
      const outcome = outcomeOf(result, theirs);
      boards.push({ white: id, black: opponent, outcome, results: [result, theirs], color });
    }
  }
  const score = (id: number) => scoreOf(players[id - 1], round - 1, scoring);
  const [top, low] = [
    (pair: Pair) => Math.max(score(pair.white), score(pair.black)),
    (pair: Pair) => Math.min(score(pair.white), score(pair.black)),
  ];
  boards.sort(
    (a, b) => top(b) - top(a) || low(b) - low(a) || Math.min(a.white, a.black) - Math.min(b.white, b.black),
  );
  const whites = orders.find((each) => each.round === round)?.whites ?? [];
  const places = new Map(whites.map((white, place) => [white, place]));
  const placeOf = ({ white }: Pair) => places.get(white) ?? whites.length;
  return { boards: boards.sort((a, b) => placeOf(a) - placeOf(b)), byes };
}

/** The boards of all closed rounds in their order. */
export function ordersOf(doc: Doc): BoardOrder[] {
  return Array.from({ length: playedRounds(doc.tournament) }, (_, k) => ({
    round: k + 1,
    whites: closedRound(doc, k + 1).boards.map(({ white }) => white),
  }));
}

/** The doc in which boards stand in these orders: kept are those that the points do not say. */
export function inOrders(doc: Doc, orders: readonly BoardOrder[]): Doc {
  const said = new Map(ordersOf({ ...doc, orders: undefined }).map(({ round, whites }) => [round, whites]));
  const others = orders.filter(({ round, whites }) => said.get(round)?.join() !== whites.join());
  return { ...doc, orders: others.length > 0 ? others : undefined };
}
