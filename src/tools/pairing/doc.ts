/** What the tool works on: a tournament of closed rounds, the round that is being played, and a text that is being mended. */
import type { PairingMethod } from "#algorithms/shared/swiss/pairing-method.ts";
import type { TrfProblem } from "#algorithms/shared/swiss/problem.ts";
import { standingsOf } from "#algorithms/shared/swiss/standings.ts";
import {
  absenceOf,
  type Color,
  type Game,
  playedRounds,
  scoreOf,
  type Tournament,
} from "#algorithms/shared/swiss/tournament.ts";
import { type Outcome, outcomeOf, resultsOf } from "./results.ts";

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

/** All that undo brings back. */
export interface Doc {
  /** Its games are those of the closed rounds. While the text has mistakes: the last one that could be read. */
  readonly tournament: Tournament;
  readonly drawn: Drawn | undefined;
  readonly method: PairingMethod;
  /** Who could not be paired in closed rounds: in the file they look like those who were absent. */
  readonly leftOver: readonly LeftOver[];
  /** Undefined: the text is what the tournament writes. */
  readonly file: FileText | undefined;
  /** Rematches and second byes in the file were decided by an arbiter. */
  readonly isForced: boolean;
}

/** Whether the text that is being mended says no tournament. */
export function isBroken({ file }: Doc): boolean {
  return file?.problems.some(({ severity }) => severity === "error") ?? false;
}

/** The round that will be paired next: after the one that is being played, if there is one. */
export function nextRound({ tournament, drawn }: Doc): number {
  return playedRounds(tournament) + (drawn ? 2 : 1);
}

/** Whether no round is left to be paired. */
export function isOver({ tournament, drawn }: Doc): boolean {
  return (
    drawn === undefined && tournament.rounds !== undefined && playedRounds(tournament) >= tournament.rounds
  );
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
export type Status = "plays" | "H" | "F" | "Z" | "withdrawn";

/** Withdrawn: absent without points from all rounds that are left, more than one. */
export function statusOf(doc: Doc, player: number, first = nextRound(doc)): Status {
  const { tournament } = doc;
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

/**
 * A tournament as it is worked on: games of the closed rounds only, one for each and every player, and what the file
 * said about later rounds as absences.
 */
export function normalized(tournament: Tournament): Tournament {
  const played = playedRounds(tournament);
  const absences = tournament.absences.filter(({ round }) => round > played);
  const players = tournament.players.map((player, index) => {
    for (const [k, { result }] of player.games.slice(played).entries()) {
      const [round, id] = [played + k + 1, index + 1];
      if (result !== "H" && result !== "F" && result !== "Z") continue;
      if (absences.some((each) => each.player === id && each.round === round)) continue;
      absences.push({ kind: result, round, player: id });
    }
    return { ...player, games: filled(player.games, played) };
  });
  return scored({ ...tournament, players, absences });
}

const ABSENT: Game = { opponent: 0, color: undefined, result: "Z" };

function filled(games: readonly Game[], rounds: number): Game[] {
  return Array.from({ length: rounds }, (_, r) => games[r] ?? ABSENT);
}

/** The same with the points that the results give. */
export function scored(tournament: Tournament): Tournament {
  const played = playedRounds(tournament);
  const players = tournament.players.map((player) => {
    const points = scoreOf(player, played, tournament.scoring);
    return points === player.points ? player : { ...player, points };
  });
  return { ...tournament, players };
}

/** The same with ranks, unless these are the order of the start. */
export function ranked(tournament: Tournament): Tournament {
  if (tournament.isRankOrder) return tournament;
  const ranks = new Map(standingsOf(tournament).map(({ id }, place) => [id, place + 1]));
  const players = tournament.players.map((player, index) => ({ ...player, rank: ranks.get(index + 1) ?? 0 }));
  return { ...tournament, players };
}

/** Whether the round can be closed: every board has a result, and there is a board or a bye at all. */
export function canClose({ boards, bye }: Drawn): boolean {
  return (boards.length > 0 || bye !== undefined) && boards.every(({ outcome }) => outcome !== undefined);
}

/** The tournament with the round that was played. Throws a RangeError while a result is missing. */
export function closed(tournament: Tournament, drawn: Drawn): Tournament {
  if (!canClose(drawn)) throw new RangeError(`round ${drawn.round} lacks results`);
  const games = new Map<number, Game>();
  for (const { white, black, outcome } of drawn.boards) {
    const [ofWhite, ofBlack] = resultsOf(outcome as Outcome);
    games.set(white, { opponent: black, color: "white", result: ofWhite });
    games.set(black, { opponent: white, color: "black", result: ofBlack });
  }
  if (drawn.bye !== undefined) games.set(drawn.bye, { ...ABSENT, result: "U" });
  const players = tournament.players.map((player, index) => {
    const result = absenceOf(tournament, index + 1, drawn.round) ?? "Z";
    const game = games.get(index + 1) ?? { ...ABSENT, result };
    return { ...player, games: [...filled(player.games, drawn.round - 1), game] };
  });
  const absences = tournament.absences.filter(({ round }) => round > drawn.round);
  return ranked(scored({ ...tournament, players, absences }));
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
  { players, scoring }: Tournament,
  round: number,
  leftOver: readonly LeftOver[] = [],
): ClosedRound {
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
  return { boards, byes };
}

/** The last closed round as one that is being played again, with its results. */
export function reopened({
  tournament,
  method,
  leftOver,
}: Doc): Pick<Doc, "tournament" | "drawn" | "leftOver"> {
  const round = playedRounds(tournament);
  const { boards, byes } = closedRound(tournament, round, leftOver);
  const absences = [...tournament.absences];
  for (const { id, kind } of byes) {
    if (kind === "H" || kind === "F" || kind === "Z") absences.push({ kind, round, player: id });
  }
  const players = tournament.players.map((player) => ({
    ...player,
    games: player.games.slice(0, round - 1),
  }));
  const bye = byes.find(({ kind }) => kind === "U")?.id;
  const unpaired = byes.flatMap(({ id, kind }) => (kind === "-" ? [id] : []));
  const pairs = boards.map(({ white, black }) => ({ white, black }));
  const before = ranked(scored({ ...tournament, players, absences }));
  return {
    tournament: before,
    leftOver: leftOver.filter((each) => each.round !== round),
    drawn: {
      ...{ round, method, bye, unpaired },
      boards: boards.map(({ white, black, outcome }) => ({ white, black, outcome })),
      original: { pairs, bye, unpaired },
    },
  };
}
