/** What the tool hands out: text to paste, and files. The command line writes the same formats. */
import { sittingStart } from "#algorithms/engines/schedules/calendar.ts";
import { groupLetter } from "#algorithms/engines/schedules/groups.ts";
import { firstRoundOf, type Qualifier } from "#algorithms/engines/schedules/knockout.ts";
import type { ScheduleWords } from "./catalog.ts";
import { formatCsv, formatJson, formatText, type Sheet } from "./formats.ts";
import { byesIn, type GroupStage, type Plan, sittingsBefore, sittingTimes } from "./plan.ts";
import type { Settings } from "./settings.ts";

const FORMATS = { text: formatText, csv: formatCsv, json: formatJson } as const;

/** The schedule in a format of the command line. */
export function formatPlan(plan: Plan, settings: Settings, format: keyof typeof FORMATS): string {
  const { timetable } = plan;
  const before = sittingsBefore(plan.seating);
  const named = plan.names.some((name, index) => name !== String(index + 1));
  const sheet: Sheet = {
    system: settings.system,
    schedule: plan.schedule,
    names: named ? plan.names : [],
    seed: settings.seed < 0 ? undefined : settings.seed,
    dates:
      timetable && plan.schedule.rounds.map((_, r) => sittingStart(timetable, r + 1, 1, before[r] ?? 0).date),
    seating: plan.seating,
    title: settings.title.trim(),
    groups: plan.groups?.members,
    byes: groupByes(plan),
    knockout: plan.groups && knockoutLines(plan.groups),
    times: sittingTimes(plan),
  };
  return [...FORMATS[format](sheet)].join("");
}

function groupByes(plan: Plan): number[][] | undefined {
  return plan.groups && plan.schedule.rounds.map((_, r) => byesIn(plan, r));
}

/** The first round of the knock-out, side against side; a bye is nothing. */
function knockoutLines({ members, best }: GroupStage): [string, string][] | undefined {
  if (best === 0) return undefined;
  const code = (from: Qualifier | undefined) => (from ? `${groupLetter(from.group)}${from.place + 1}` : "");
  return firstRoundOf(members.length, best).map(([one, other]) => [code(one), code(other)]);
}

/** The calendar file. Its library is loaded when it is wanted. Throws a RangeError for a plan without a date. */
export async function calendarOf(plan: Plan, settings: Settings, words: ScheduleWords): Promise<string> {
  if (!plan.timetable) throw new RangeError("a calendar needs a first day");
  const { calendarFile } = await import("./calendar-file.ts");
  return calendarFile({
    title: settings.title.trim() || words.title,
    names: plan.names,
    seating: plan.seating,
    byes: plan.schedule.byes,
    byesOfGroups: groupByes(plan),
    timetable: plan.timetable,
    words: { round: words.roundOf, sitting: words.sitting, board: words.boardNo, bye: words.bye },
  });
}
