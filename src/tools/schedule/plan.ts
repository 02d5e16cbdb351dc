/** From settings to a schedule on boards, with its report. */
import type { InputError } from "#algorithms/core/lesson/mistake.ts";
import { type Seating, seatOnBoards } from "#algorithms/engines/schedules/boards.ts";
import { readDays, sittingStart, type Timetable } from "#algorithms/engines/schedules/calendar.ts";
import { checkSchedule, type ScheduleReport } from "#algorithms/engines/schedules/check.ts";
import { type EntryList, numberEntries, readEntries } from "#algorithms/engines/schedules/entries.ts";
import { firstRounds } from "#algorithms/engines/schedules/first-rounds.ts";
import {
  besideEachOther,
  drawnGroups,
  type Groups,
  snakeGroups,
} from "#algorithms/engines/schedules/groups.ts";
import { MOST_QUALIFIERS } from "#algorithms/engines/schedules/knockout.ts";
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
  /** Undefined: there are none, everybody meets everybody. */
  readonly groups: GroupStage | undefined;
  /** Undefined until there is a date. */
  readonly timetable: Timetable | undefined;
}

/** The groups, and what each of them plays, in numbers of its own. */
export interface GroupStage {
  readonly members: Groups;
  readonly own: readonly Schedule[];
  /** So many of each group go on. */
  readonly best: number;
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
  const misfits = groupMistakes(settings, names.length);
  if (misfits.length > 0) return { list, plan: undefined, mistakes: [], fields: misfits };
  const scheduleOf = (players: number): Schedule => {
    const single = makeSchedule(settings.system, players, "balanced");
    const whole = settings.cycle === "single" ? single : doubleRound(single, settings.cycle === "swapped");
    return settings.rounds === -1 ? whole : firstRounds(whole, settings.rounds);
  };
  const groups = groupsOf(settings, names.length, scheduleOf);
  const schedule = groups ? besideEachOther(groups.members, groups.own) : scheduleOf(names.length);
  const games = Math.max(...schedule.rounds.map((round) => round.length));
  const boards = settings.boards === -1 ? games : settings.boards;
  const { start, time, every, minutes } = settings;
  const skipped = readDays(settings.skip) ?? [];
  const plan: Plan = {
    names,
    schedule,
    groups,
    boards,
    seating: seatOnBoards(schedule, boards, every === 0),
    // Each group is counted by itself.
    report: checkSchedule(groups?.own[0] ?? schedule, settings.rounds === -1),
    timetable:
      start === "" ? undefined : { start, time: time === "" ? undefined : time, every, minutes, skipped },
  };
  return { list, plan, mistakes: [], fields };
}

/** What does not fit so many players: each group has two or more, and no more go on than there are in the smallest. */
function groupMistakes({ groups, best }: Settings, players: number): FieldMistake[] {
  if (groups === 1) return best > 0 ? [{ field: "best", found: `${best}` }] : [];
  const smallest = Math.floor(players / groups);
  if (smallest < 2) return [{ field: "groups", found: `${groups}` }];
  const isFitting = best <= smallest && best * groups <= MOST_QUALIFIERS;
  return isFitting ? [] : [{ field: "best", found: `${best}` }];
}

function groupsOf(
  { groups, draw, best }: Settings,
  players: number,
  scheduleOf: (players: number) => Schedule,
): GroupStage | undefined {
  if (groups === 1) return undefined;
  const members = draw < 0 ? snakeGroups(players, groups) : drawnGroups(players, groups, draw);
  return { members, own: members.map(({ length }) => scheduleOf(length)), best };
}

/** Who sits out a round, from 0, while the others of the group play. */
export function byesIn({ schedule, groups }: Plan, r: number): number[] {
  if (!groups) return schedule.byes[r] === undefined ? [] : [schedule.byes[r]];
  return groups.own.flatMap(({ byes }, g) => (byes[r] === undefined ? [] : [groups.members[g][byes[r] - 1]]));
}

/** The place of the group of a player, from 0; undefined: there are no groups. */
export function groupOf({ groups }: Plan, player: number): number | undefined {
  return groups?.members.findIndex((members) => members.includes(player));
}

/** Each group as a plan of its own, with its names, its games where they are in the whole, and its count. */
export function groupPlans(plan: Plan): Plan[] {
  const { groups, names, seating } = plan;
  if (!groups) return [];
  return groups.members.map((members, g): Plan => {
    const numberOf = new Map(members.map((player, k) => [player, k + 1]));
    const rounds = seating.rounds.slice(0, groups.own[g].rounds.length).map(({ games, sittings }) => ({
      sittings,
      games: games.flatMap(({ game, board, sitting }) => {
        const [white, black] = game.map((player) => numberOf.get(player));
        return white && black ? [{ game: [white, black] as const, board, sitting }] : [];
      }),
    }));
    return {
      ...plan,
      names: members.map((player) => names[player - 1]),
      schedule: groups.own[g],
      groups: undefined,
      seating: { rounds, waits: [0, ...members.map((player) => seating.waits[player])], inARow: 0 },
      report: checkSchedule(groups.own[g]),
    };
  });
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

/** When each sitting of each round begins, as "19:30"; undefined where no time is known. */
export function sittingTimes({ seating, timetable }: Plan): string[][] | undefined {
  if (timetable?.time === undefined) return undefined;
  const before = sittingsBefore(seating);
  return seating.rounds.map(({ sittings }, r) =>
    Array.from({ length: sittings }, (_, s) => {
      return sittingStart(timetable, r + 1, s + 1, before[r] ?? 0).time ?? "";
    }),
  );
}
