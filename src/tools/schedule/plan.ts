/** From settings to a schedule on boards, with its report. */
import type { InputError } from "#algorithms/core/lesson/mistake.ts";
import { type Seating, seatOnBoards } from "#algorithms/engines/schedules/boards.ts";
import { readDays, type Timetable } from "#algorithms/engines/schedules/calendar.ts";
import { checkSchedule, type ScheduleReport } from "#algorithms/engines/schedules/check.ts";
import { type EntryList, numberEntries, readEntries } from "#algorithms/engines/schedules/entries.ts";
import { firstRounds } from "#algorithms/engines/schedules/first-rounds.ts";
import { doubleRound, type Schedule } from "#algorithms/engines/schedules/schedule.ts";
import { makeSchedule } from "./engines.ts";
import { type FieldMistake, fieldMistakes, type Settings } from "./settings.ts";

export interface Plan {
  readonly names: readonly string[];
  readonly schedule: Schedule;
  readonly seating: Seating;
  /** The boards that are used. */
  readonly boards: number;
  readonly report: ScheduleReport;
  /** Undefined until there is a date. */
  readonly timetable: Timetable | undefined;
}

/** What the form amounts to: a plan, or what stands in its way. */
export interface Outcome {
  readonly list: EntryList;
  readonly plan: Plan | undefined;
  readonly mistakes: readonly InputError[];
  readonly fields: readonly FieldMistake[];
}

/** Makes the plan. Without a mistake there is a plan, and with one there is none. */
export function makePlan(settings: Settings): Outcome {
  const list = readEntries(settings.text, settings.column || undefined);
  const fields = fieldMistakes(settings);
  if (list.mistakes.length > 0 || fields.length > 0)
    return { list, plan: undefined, mistakes: list.mistakes, fields };
  const names = numberEntries(list.entries, settings.seed < 0 ? undefined : settings.seed);
  const single = makeSchedule(settings.system, names.length, "balanced");
  const whole = settings.cycle === "single" ? single : doubleRound(single, settings.cycle === "swapped");
  const schedule = settings.rounds === -1 ? whole : firstRounds(whole, settings.rounds);
  const games = Math.floor(names.length / 2);
  const boards = settings.boards === -1 ? games : settings.boards;
  const { start, time, every, minutes } = settings;
  const skipped = readDays(settings.skip) ?? [];
  const plan: Plan = {
    names,
    schedule,
    boards,
    seating: seatOnBoards(schedule, boards, every === 0),
    report: checkSchedule(schedule, settings.rounds === -1),
    timetable:
      start === "" ? undefined : { start, time: time === "" ? undefined : time, every, minutes, skipped },
  };
  return { list, plan, mistakes: [], fields };
}

/** Where each sitting of each round begins: `sittingsBefore[r]` sittings lie before round r, from 0. */
export function sittingsBefore({ rounds }: Seating): number[] {
  let sum = 0;
  return rounds.map(({ sittings }) => {
    const before = sum;
    sum += sittings;
    return before;
  });
}
