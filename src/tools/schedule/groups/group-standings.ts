/** How a group stands: by points, equals by tie-breaks, and then as the arbiter decides. */
import { newPlayer } from "#algorithms/engines/swiss/list/begin.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import type { TieBreakCode } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { type Game, type Tournament, USUAL_SCORING } from "#algorithms/engines/swiss/tournament.ts";
import type { Plan } from "../plan.ts";
import { gameKey, type Result, type Results } from "../results.ts";

export interface GroupRow {
  readonly name: string;
  /** In tenths. */
  readonly points: number;
  /** From 1. */
  readonly place: number;
  /**
   * What puts the one before, who has as many points, before this one: a tie-break, the arbiter's hand, or nothing. Undefined
   * where it is the points.
   */
  readonly by: TieBreakCode | "hand" | "nothing" | undefined;
}

export interface GroupTable {
  readonly rows: readonly GroupRow[];
  /** Whether all games have been played. */
  readonly isComplete: boolean;
}

/** Those usual ones that results decide: how often somebody had Black is no reason to go on. */
const TIE_BREAKS: readonly TieBreakCode[] = ["DE", "SB", "WIN"];

const NO_GAME: Game = { opponent: 0, color: undefined, result: "Z" };

/** The table of a group; its plan is that of the group alone. */
export function groupTable({ names, schedule }: Plan, results: Results): GroupTable {
  const tournament = tournamentOf(names, schedule.rounds, results);
  const standings = standingsOf(tournament, TIE_BREAKS);
  const told = standings.map(({ id, points, rank, values }) => ({
    name: names[id - 1],
    points,
    rank,
    values,
  }));
  // Whoever is moved by hand passes those who have as many points.
  for (let moves = told.length ** 2; moves > 0; moves--) {
    const at = told.findIndex(
      (row, k) => k > 0 && row.points === told[k - 1].points && isBefore(row.name, told[k - 1].name, results),
    );
    if (at < 0) break;
    told.splice(at - 1, 2, told[at], told[at - 1]);
  }
  const rows = told.map(({ name, points, rank, values }, k): GroupRow => {
    const above = told[k - 1];
    const by =
      above === undefined || above.points !== points
        ? undefined
        : isBefore(above.name, name, results)
          ? "hand"
          : above.rank === rank
            ? "nothing"
            : (TIE_BREAKS.find((_, place) => above.values[place] !== values[place]) ?? "nothing");
    return { name, points, place: k + 1, by };
  });
  const isComplete = schedule.rounds.flat().every((game) => results[gameKey(names, game)] !== undefined);
  return { rows, isComplete };
}

/** Who comes in at a place of the table, from 0; undefined while games are missing, or where nothing tells them from the next. */
export function comesIn({ rows, isComplete }: GroupTable, place: number): string | undefined {
  const [own, next] = [rows[place], rows[place + 1]];
  return isComplete && own?.by !== "nothing" && next?.by !== "nothing" ? own?.name : undefined;
}

/** Which of two comes first is kept among the results, and so is who wins a match; a game has two names, these have three parts. */
export function decisionKey(kind: "before" | "match", one: string, other: string): string {
  return [kind, ...[one, other].sort()].join("\n");
}

/** The result that says that `first` comes first, or wins. */
export function decisionFor(first: string, other: string): Result {
  return first < other ? 2 : 0;
}

/** Whether it was decided that `one` comes first, or wins. */
export function isDecidedFor(
  kind: "before" | "match",
  one: string,
  other: string,
  results: Results,
): boolean {
  return results[decisionKey(kind, one, other)] === decisionFor(one, other);
}

function isBefore(one: string, other: string, results: Results): boolean {
  return isDecidedFor("before", one, other, results);
}

function tournamentOf(
  names: readonly string[],
  rounds: Plan["schedule"]["rounds"],
  results: Results,
): Tournament {
  const played = rounds.map((round) => {
    const games = new Map<number, Game>();
    for (const game of round) {
      const result = results[gameKey(names, game)];
      if (result === undefined) continue;
      const [white, black] = game;
      const letters = ["0", "=", "1"] as const;
      games.set(white, { opponent: black, color: "white", result: letters[result] });
      games.set(black, { opponent: white, color: "black", result: letters[2 - result] });
    }
    return games;
  });
  return {
    players: names.map((name, index) => ({
      ...newPlayer({ name, rating: 0 }),
      games: played.map((games) => games.get(index + 1) ?? NO_GAME),
    })),
    rounds: rounds.length,
    scoring: USUAL_SCORING,
    ...{ initialColor: undefined, isRankOrder: false },
    ...{ absences: [], forbidden: [], acceleration: [], notes: [] },
    roundRobin: { games: (2 * rounds.flat().length) / names.length, out: [] },
  };
}
