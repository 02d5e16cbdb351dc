import type { ReactElement } from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { download } from "#components/download.ts";
import { pageWith } from "#src/tools/shared/page-with.ts";
import type { ScheduleWords } from "./catalog.ts";
import { calendarOf, formatPlan } from "./exports.ts";
import type { Plan } from "./plan.ts";
import { formatSettings, type Settings } from "./settings.ts";

const TYPES = { csv: "text/csv", json: "application/json" } as const;

/** Ways to take the schedule along: paper, the clipboard, a link, files. */
export function Actions({
  plan,
  settings,
  current,
  onCopy,
  locale,
  words,
}: {
  readonly plan: Plan;
  /** The settings of the plan, and those of the form, which may have a mistake. */
  readonly settings: Settings;
  readonly current: Settings;
  readonly onCopy: (text: string) => Promise<void>;
  readonly locale: Locale;
  readonly words: ScheduleWords;
}): ReactElement {
  const name = (current.title.trim() || "schedule").replaceAll(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
  const save = (text: string, type: string, ending: string) =>
    download(new Blob([text], { type }), `${name}.${ending}`);
  const copyLink = async () => onCopy(pageWith("s", await formatSettings(current)));
  return (
    <div className="tool__actions">
      <button type="button" className="btn btn--solid" onClick={() => print()}>
        {words.print}
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => void onCopy(formatPlan(plan, settings, "text", locale))}
      >
        {words.copyText}
      </button>
      <button type="button" className="btn" onClick={() => void copyLink()}>
        {words.copyLink}
      </button>
      {(["csv", "json"] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="btn"
          onClick={() => save(formatPlan(plan, settings, format, locale), TYPES[format], format)}
        >
          {words[format]}
        </button>
      ))}
      <button
        type="button"
        className="btn"
        disabled={!plan.timetable}
        title={plan.timetable ? undefined : words.icsNeedsDate}
        onClick={async () => save(await calendarOf(plan, settings, words), "text/calendar", "ics")}
      >
        {words.ics}
      </button>
    </div>
  );
}
