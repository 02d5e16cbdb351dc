import type { ReactElement } from "react";
import { download } from "#components/page/download.ts";
import { pageWith } from "#src/tools/shared/page-with.ts";
import { part } from "#src/tools/shared/part.ts";
import type { ScheduleWords } from "./catalog.ts";
import { calendarOf, formatPlan } from "./exports.ts";
import type { Plan } from "./plan.ts";
import type { Results } from "./results.ts";
import { formatSettings, type Settings } from "./settings.ts";

/** So many players have a tournament with results. */
const MOST_WITH_RESULTS = 60;
const TYPES = { csv: "text/csv", json: "application/json" } as const;

/** Ways to take the schedule along: paper, the clipboard, a link, files. */
export function Actions({
  plan,
  settings,
  current,
  results,
  onCopy,
  onNotice,
  words,
}: {
  readonly plan: Plan;
  /** The settings of the plan, and those of the form, which may have a mistake. */
  readonly settings: Settings;
  readonly current: Settings;
  /** What the cross table has. */
  readonly results: Results;
  readonly onCopy: (text: string) => Promise<void>;
  readonly onNotice: (notice: string) => void;
  readonly words: ScheduleWords;
}): ReactElement {
  const name = (current.title.trim() || "schedule").replaceAll(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
  const save = (text: string, type: string, ending: string) =>
    download(new Blob([text], { type }), `${name}.${ending}`);
  // The pairing tool takes a tournament in which everybody meets everybody else as often.
  const { isEven } = plan.report;
  const canHaveResults = plan.names.length <= MOST_WITH_RESULTS && !plan.groups && isEven;
  const enterResults = async () => {
    const made = await part(() => import("./hand-over.ts"), onNotice);
    if (made)
      location.assign(
        await made.resultsAddress(plan, settings.title.trim() || words.untitled, results, location.href),
      );
  };
  const copyLink = async () => onCopy(pageWith("s", await formatSettings(current)));
  return (
    <div className="tool__actions">
      <button type="button" className="btn btn--solid" onClick={() => print()}>
        {words.print}
      </button>
      <button
        type="button"
        className="btn"
        disabled={!canHaveResults}
        title={
          plan.groups
            ? words.groupResults
            : canHaveResults
              ? words.enterResultsNote
              : isEven
                ? words.tooManyForResults(MOST_WITH_RESULTS)
                : words.partResults
        }
        onClick={() => void enterResults()}
      >
        {words.enterResults}
      </button>
      <button type="button" className="btn" onClick={() => void onCopy(formatPlan(plan, settings, "text"))}>
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
          onClick={() => save(formatPlan(plan, settings, format), TYPES[format], format)}
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
