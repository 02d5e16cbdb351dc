/** A round robin as a tournament: with the results that count, for standings, and with all of them, for the file. */
import type { Game, Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { worth } from "#algorithms/engines/swiss/tournament.ts";
import { resultsOf } from "../round/results.ts";
import { scored } from "../round/rounds.ts";
import { annulledOf, isAnnulled, outcomeIn, type RoundRobin, type ScheduledGame } from "./model.ts";

/** A round without a game: the bye, which is worth nothing here, or a game that is still to be played. */
const NO_GAME: Game = { opponent: 0, color: undefined, result: "Z" };

/** The tournament with the results that count. Whoever is taken out has none. */
export function countedTournament(schedule: RoundRobin, base: Tournament): Tournament {
  const out = annulledOf(schedule);
  const isCounted = (game: ScheduledGame) => !isAnnulled(out, game);
  const counted = schedule.rounds.flatMap(({ boards }) => boards.filter(isCounted)).length;
  const left = base.players.length - out.length;
  return scored({
    ...withGames(schedule, base, isCounted),
    rounds: schedule.rounds.length,
    roundRobin: { games: left === 0 ? 0 : (2 * counted) / left, out },
  });
}

/**
 * The tournament with all results that were entered, as they are rated and kept on record, and the points that count. Where
 * the two differ, records 299 say so. A default that nobody entered and that does not count is nothing to be told.
 */
export function filedTournament(schedule: RoundRobin, counted: Tournament): Tournament {
  const out = annulledOf(schedule);
  const isTold = (game: ScheduledGame) => game.outcome !== undefined || !isAnnulled(out, game);
  const all = withGames(schedule, counted, isTold);
  return { ...all, notes: [...all.notes, ...annulledRecords(schedule, counted)] };
}

/** The records (299) of results that do not count: what, worth nothing, in which round, whose. */
export function annulledRecords(schedule: RoundRobin, { scoring }: Pick<Tournament, "scoring">): string[] {
  const out = annulledOf(schedule);
  return schedule.rounds.flatMap(({ boards }, r) => {
    const of = new Map<string, number[]>();
    for (const game of boards) {
      const { outcome } = game;
      if (!outcome || !isAnnulled(out, game)) continue;
      const [ofWhite, ofBlack] = resultsOf(outcome);
      for (const [id, result] of [
        [game.white, ofWhite],
        [game.black, ofBlack],
      ] as const) {
        if (worth(result, scoring) === 0) continue;
        const letter = { "1": "W", "=": "D", "0": "L" }[result as string] ?? result;
        of.set(letter, [...(of.get(letter) ?? []), id]);
      }
    }
    return [...of].map(
      ([letter, ids]) =>
        `299 ${letter}         0.0  ${String(r + 1).padStart(3)} ${ids.map((id) => String(id).padStart(4)).join(" ")}`,
    );
  });
}

function withGames(
  schedule: RoundRobin,
  base: Tournament,
  isMeant: (game: ScheduledGame) => boolean,
): Tournament {
  const rounds = schedule.rounds.map(({ boards }) => {
    const games = new Map<number, Game>();
    for (const game of boards) {
      const outcome = outcomeIn(schedule, game);
      if (!outcome || !isMeant(game)) continue;
      const [ofWhite, ofBlack] = resultsOf(outcome);
      games.set(game.white, { opponent: game.black, color: "white", result: ofWhite });
      games.set(game.black, { opponent: game.white, color: "black", result: ofBlack });
    }
    return games;
  });
  const played = rounds.slice(0, rounds.findLastIndex((games) => games.size > 0) + 1);
  const players = base.players.map((player, index) => ({
    ...player,
    games: played.map((games) => games.get(index + 1) ?? NO_GAME),
  }));
  return { ...base, players };
}
