/** How rounds come to an end and begin again: what only the arbiter's actions need. Nothing is changed in place. */
import {
  absenceOf,
  type Game,
  playedRounds,
  scoreOf,
  type Tournament,
} from "#algorithms/engines/swiss/tournament.ts";
import { canClose, closedRound, type Doc, type Drawn } from "../doc.ts";
import { type Outcome, resultsOf } from "./results.ts";

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
      if (result !== "H" && result !== "F" && result !== "Z" && result !== "U") continue;
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
  return scored({ ...tournament, players, absences });
}

/** The last closed round as one that is being played again, with its results. */
export function reopened(doc: Doc): Pick<Doc, "tournament" | "drawn" | "leftOver" | "orders"> {
  const { tournament, method, leftOver, orders } = doc;
  const round = playedRounds(tournament);
  const { boards, byes } = closedRound(doc, round);
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
  const before = scored({ ...tournament, players, absences });
  return {
    tournament: before,
    leftOver: leftOver.filter((each) => each.round !== round),
    orders: orders?.filter((each) => each.round !== round),
    drawn: {
      ...{ round, method, bye, unpaired },
      boards: boards.map(({ white, black, outcome }) => ({ white, black, outcome })),
      original: { pairs, bye, unpaired },
    },
  };
}
