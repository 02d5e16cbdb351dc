import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { download } from "#components/download.ts";
import { keep, recall } from "#components/memory.ts";
import { copyText } from "#src/tools/shared/copy-text.ts";
import { calendarOf, formatPlan } from "./exports.ts";
import { OrderFields, PlaceFields, PlayersField, SystemFields } from "./form.tsx";
import { makePlan, type Plan } from "./plan.ts";
import type { Result, Results } from "./results.ts";
import { DEFAULTS, formatSettings, parseSettings, type Settings, settingsFrom, VIEWS } from "./settings.ts";
import { CheckView, CrossView, PlayersView, RoundsView } from "./views.tsx";
import { type ScheduleWords, scheduleWords } from "./words.ts";

const SETTINGS_KEY = "kibitz.schedule";
const RESULTS_KEY = "kibitz.schedule.results";

/** The schedule maker: a form, and below it what the form amounts to, at once. */
export function ScheduleTool({ locale }: { readonly locale: Locale }): ReactElement {
  const words = scheduleWords[locale];
  const [settings, setSettings] = useState<Settings>(DEFAULTS);
  const [ready, setReady] = useState(false);
  const [notice, setNotice] = useState("");
  const [results, setResults] = useState<Results>({});
  const [before, setBefore] = useState<Results>();
  const outcome = useMemo(() => makePlan(settings), [settings]);
  /** The last plan that could be made stays on the page while the form has a mistake. */
  const lastPlan = useRef<{ plan: Plan; settings: Settings }>(undefined);
  if (outcome.plan) lastPlan.current = { plan: outcome.plan, settings };
  const shown = settings.text.trim() === "" ? undefined : lastPlan.current;

  useEffect(() => {
    void (async () => {
      const value = new URLSearchParams(location.search).get("s");
      const linked = value === null ? undefined : await parseSettings(value);
      if (value !== null && !linked) setNotice(words.badLink);
      setSettings(linked ?? settingsFrom(recall(SETTINGS_KEY)) ?? DEFAULTS);
      setResults(resultsFrom(recall(RESULTS_KEY) || "{}"));
      setReady(true);
    })();
  }, [words]);

  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    keep(SETTINGS_KEY, JSON.stringify(next));
  };
  const keepResults = (next: Results) => {
    setResults(next);
    keep(RESULTS_KEY, JSON.stringify(next));
  };
  const onResult = (game: string, result: Result | undefined) => {
    const { [game]: _old, ...others } = results;
    setBefore(undefined);
    keepResults(result === undefined ? others : { ...others, [game]: result });
  };
  const copy = async (text: string) => {
    setNotice((await copyText(text)) ? words.copied : `${words.copyFailed} ${text}`);
  };
  const copyLink = async () => {
    const url = new URL(location.href);
    url.hash = "";
    url.search = `?s=${await formatSettings(settings)}`;
    await copy(url.href);
  };
  const name = (settings.title.trim() || "schedule").replaceAll(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
  const save = (text: string, type: string, ending: string) =>
    download(new Blob([text], { type }), `${name}.${ending}`);

  return (
    <div className="tool" data-ready={ready ? "" : undefined}>
      <fieldset className="tool__form needs-script" disabled={!ready}>
        <legend className="visually-hidden">{words.title}</legend>
        <PlayersField settings={settings} outcome={outcome} change={change} words={words} />
        <div className="tool__options">
          <OrderFields settings={settings} plan={outcome.plan} change={change} words={words} />
          <SystemFields settings={settings} change={change} words={words} />
          <PlaceFields settings={settings} outcome={outcome} change={change} words={words} />
        </div>
      </fieldset>
      <p className="tool__notice" role="status">
        {notice}
      </p>
      {shown && (
        <section className="tool__out" aria-label={words.title}>
          <Heading {...shown} words={words} />
          <div className="tool__bar needs-script">
            <div className="tool__tabs">
              {VIEWS.map((view) => (
                <label key={view}>
                  <input
                    type="radio"
                    name="view"
                    checked={settings.view === view}
                    onChange={() => change({ view })}
                  />
                  {words.views[view]}
                </label>
              ))}
            </div>
            <div className="tool__actions">
              <button type="button" className="btn btn--solid" onClick={() => print()}>
                {words.print}
              </button>
              <button
                type="button"
                className="btn"
                onClick={() => void copy(formatPlan(shown.plan, shown.settings, "text"))}
              >
                {words.copyText}
              </button>
              <button type="button" className="btn" onClick={() => void copyLink()}>
                {words.copyLink}
              </button>
              <button
                type="button"
                className="btn"
                onClick={() => save(formatPlan(shown.plan, shown.settings, "csv"), "text/csv", "csv")}
              >
                {words.csv}
              </button>
              <button
                type="button"
                className="btn"
                onClick={() =>
                  save(formatPlan(shown.plan, shown.settings, "json"), "application/json", "json")
                }
              >
                {words.json}
              </button>
              <button
                type="button"
                className="btn"
                disabled={!shown.plan.timetable}
                title={shown.plan.timetable ? undefined : words.icsNeedsDate}
                onClick={async () =>
                  save(await calendarOf(shown.plan, shown.settings, words), "text/calendar", "ics")
                }
              >
                {words.ics}
              </button>
            </div>
          </div>
          <View
            view={settings.view}
            plan={shown.plan}
            settings={shown.settings}
            results={results}
            onResult={onResult}
            locale={locale}
            words={words}
          />
          {settings.view === "cross" && (
            <p className="tool__note needs-script">
              {before ? (
                <>
                  {words.cleared}{" "}
                  <button
                    type="button"
                    className="btn"
                    onClick={() => {
                      keepResults(before);
                      setBefore(undefined);
                    }}
                  >
                    {words.undo}
                  </button>
                </>
              ) : (
                <button
                  type="button"
                  className="btn"
                  disabled={Object.keys(results).length === 0}
                  onClick={() => {
                    setBefore(results);
                    keepResults({});
                  }}
                >
                  {words.clearResults}
                </button>
              )}
            </p>
          )}
        </section>
      )}
      <p className="tool__note needs-script">{words.private}</p>
    </div>
  );
}

function View({
  view,
  ...props
}: { readonly view: Settings["view"] } & Parameters<typeof RoundsView>[0]): ReactElement {
  switch (view) {
    case "rounds":
      return <RoundsView {...props} />;
    case "players":
      return <PlayersView {...props} />;
    case "cross":
      return <CrossView {...props} />;
    case "check":
      return <CheckView {...props} />;
  }
}

/** What was made, in words: this is also the head of the printed page. */
function Heading({
  plan,
  settings,
  words,
}: {
  readonly plan: Plan;
  readonly settings: Settings;
  readonly words: ScheduleWords;
}): ReactElement {
  const { names, schedule, boards, seating } = plan;
  const games = Math.floor(names.length / 2);
  const waits = names.map((_, k) => seating.waits[k + 1] ?? 0);
  const all = schedule.rounds.reduce((sum, round) => sum + round.length, 0);
  return (
    <header className="tool__heading">
      <h2>{settings.title.trim() || words.systems[settings.system]}</h2>
      <p>
        {words.summary(names.length, schedule.rounds.length, all)}{" "}
        {settings.title.trim() !== "" && `${words.systems[settings.system]}. `}
        {words.sideStated(words.sideNames[settings.sides][0])}{" "}
        {settings.seed >= 0 && words.seedStated(settings.seed)}{" "}
        {boards > games && words.spareBoards(boards, games)}
        {boards < games &&
          `${words.fewBoards(boards, games, Math.ceil(games / boards))} ${words.waits(Math.min(...waits), Math.max(...waits))}`}
      </p>
    </header>
  );
}

function resultsFrom(json: string): Results {
  try {
    const given: unknown = JSON.parse(json);
    const entries = Object.entries(given as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter(([key, value]) => key.includes("\n") && [0, 1, 2].includes(value as number)),
    ) as Results;
  } catch {
    return {};
  }
}
