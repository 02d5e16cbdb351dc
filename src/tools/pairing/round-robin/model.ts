/**
 * A tournament in which everybody meets everybody: all rounds are drawn before the first one, and results come in any
 * order. The rule of withdrawals is that of FIDE's General Regulations for Competitions (C.05, article 6.6).
 */
import type { Outcome } from "../round/results.ts";

/** A game of the schedule, by start numbers. */
export interface ScheduledGame {
  readonly white: number;
  readonly black: number;
  /** What was entered. */
  readonly outcome: Outcome | undefined;
}

export interface ScheduledRound {
  /** In the order of the boards. */
  readonly boards: readonly ScheduledGame[];
  readonly bye: number | undefined;
}

export interface RoundRobin {
  readonly rounds: readonly ScheduledRound[];
  /** Who has left, in the order in which that was said. */
  readonly withdrawn: readonly number[];
}

/** Somebody who has left, and what becomes of their results. */
export interface Withdrawal {
  readonly player: number;
  /** The games that have a result which is no default of their own. */
  readonly completed: number;
  /** All that they were to play. */
  readonly games: number;
  /** At least half of them are completed: then results stand, and the other games are lost by default. */
  readonly counts: boolean;
}

/** Whom the half rule is about, and how it is applied. */
export function withdrawalsOf({ rounds, withdrawn }: RoundRobin): Withdrawal[] {
  return withdrawn.map((player) => {
    const own = rounds.flatMap(({ boards }) =>
      boards.filter(({ white, black }) => white === player || black === player),
    );
    const completed = own.filter(({ white, outcome }) => {
      const lost: readonly Outcome[] = ["---", white === player ? "--+" : "+--"];
      return outcome !== undefined && !lost.includes(outcome);
    }).length;
    return { player, completed, games: own.length, counts: 2 * completed >= own.length };
  });
}

/** Those whose results do not count. */
export function annulledOf(schedule: RoundRobin): number[] {
  return withdrawalsOf(schedule).flatMap(({ player, counts }) => (counts ? [] : [player]));
}

/** What a game ended with: what was entered, or else the default of who has left. */
export function outcomeIn(
  { withdrawn }: Pick<RoundRobin, "withdrawn">,
  { white, black, outcome }: ScheduledGame,
): Outcome | undefined {
  if (outcome !== undefined) return outcome;
  const [isWhiteGone, isBlackGone] = [withdrawn.includes(white), withdrawn.includes(black)];
  if (isWhiteGone) return isBlackGone ? "---" : "--+";
  return isBlackGone ? "+--" : undefined;
}

/** Whether a game counts for nobody. */
export function isAnnulled(
  out: readonly number[],
  { white, black }: Pick<ScheduledGame, "white" | "black">,
): boolean {
  return out.includes(white) || out.includes(black);
}

/** How many games there are, and how many of them have a result. */
export function progressOf(schedule: RoundRobin): { readonly known: number; readonly games: number } {
  const games = schedule.rounds.flatMap(({ boards }) => boards);
  const known = games.filter((game) => outcomeIn(schedule, game) !== undefined).length;
  return { known, games: games.length };
}

/** The first round, from 1, in which a result is missing; 0: there is none. */
export function firstOpenRound(schedule: RoundRobin): number {
  return schedule.rounds.findIndex((round) => isOpen(schedule, round)) + 1;
}

/** The round that is shown: the one that was chosen, or else the first with a missing result, or the last. */
export function shownRound(schedule: RoundRobin, chosen: number | undefined): number {
  const last = schedule.rounds.length;
  return Math.min(last, chosen ?? (firstOpenRound(schedule) || last));
}

/** Whether a result is missing in a round. */
export function isOpen(schedule: RoundRobin, { boards }: ScheduledRound): boolean {
  return boards.some((game) => outcomeIn(schedule, game) === undefined);
}

/** The schedule with another result; undefined takes it away. */
export function withOutcome(
  schedule: RoundRobin,
  round: number,
  board: number,
  outcome: Outcome | undefined,
): RoundRobin {
  const there = schedule.rounds[round - 1];
  const game = there?.boards[board];
  if (!there || !game || game.outcome === outcome) return schedule;
  const boards = there.boards.with(board, { ...game, outcome });
  return { ...schedule, rounds: schedule.rounds.with(round - 1, { ...there, boards }) };
}

/** The schedule with somebody who leaves, or who comes back. */
export function withWithdrawal(schedule: RoundRobin, player: number, isGone: boolean): RoundRobin {
  const { withdrawn } = schedule;
  if (withdrawn.includes(player) === isGone) return schedule;
  return {
    ...schedule,
    withdrawn: isGone ? [...withdrawn, player] : withdrawn.filter((id) => id !== player),
  };
}
