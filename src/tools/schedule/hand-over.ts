/** The schedule as a tournament, for results and standings in the pairing tool. */
import { sittingStart } from "#algorithms/engines/schedules/calendar.ts";
import type { Outcome } from "#src/tools/pairing/round/results.ts";
import { roundRobinText } from "#src/tools/pairing/round-robin/begin.ts";
import { formatHanded } from "#src/tools/pairing/round-robin/hand-over.ts";
import { type Plan, sittingsBefore, sittingTimes } from "./plan.ts";
import { gameKey, type Results } from "./results.ts";

const OUTCOMES: readonly Outcome[] = ["0-1", "draw", "1-0"];

/** The address of the pairing tool with all rounds, and the results that the cross table has. */
export async function resultsAddress(
  plan: Plan,
  title: string,
  results: Results,
  from: string,
): Promise<string> {
  const { names, schedule, seating, timetable, boards } = plan;
  const before = sittingsBefore(seating);
  const rounds = seating.rounds.map(({ games }, r) => ({
    boards: games.map(({ game }) => {
      const known = results[gameKey(names, game)];
      return { white: game[0], black: game[1], outcome: known === undefined ? undefined : OUTCOMES[known] };
    }),
    bye: schedule.byes[r],
  }));
  const dates = timetable ? rounds.map((_, r) => sittingStart(timetable, r + 1, 1, before[r] ?? 0).date) : [];
  const isInSittings = seating.rounds.some(({ sittings }) => sittings > 1);
  const text = roundRobinText({
    ...{ title, names, rounds, dates, times: sittingTimes(plan) },
    boards: isInSittings ? boards : undefined,
  });
  return new URL(`../pairing/${await formatHanded(text)}`, from).href;
}
