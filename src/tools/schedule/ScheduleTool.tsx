import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import type { Locale } from "../../../algorithms/lesson.ts";
import { keep, recall } from "../../../components/memory.ts";
import { download } from "../../../components/save-picture.ts";
import { type ScheduleWords, scheduleWords } from "../../i18n/schedule-tool.ts";
import { calendarOf, formatPlan } from "./exports.ts";
import { makePlan, type Outcome, type Plan } from "./plan.ts";
import type { Result, Results } from "./results.ts";
import {
  CYCLES,
  DEFAULTS,
  formatSettings,
  parseSettings,
  type Settings,
  SIDES,
  SYSTEMS,
  settingsFrom,
  VIEWS,
} from "./settings.ts";
import { CheckView, CrossView, PlayersView, RoundsView } from "./views.tsx";

const SETTINGS_KEY = "kibitz.schedule";
const RESULTS_KEY = "kibitz.schedule.results";
const EXAMPLE = "Anna\nBoris\nChiara\nDavid\nEmma\nFarid\nGreta\nHugo\nIngrid\nJorge\nKlára\n";

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
    try {
      await navigator.clipboard.writeText(text);
      setNotice(words.copied);
    } catch {
      setNotice(`${words.copyFailed} ${text}`);
    }
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

interface FieldsProps {
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly words: ScheduleWords;
}

function PlayersField({
  settings,
  outcome,
  change,
  words,
}: FieldsProps & { readonly outcome: Outcome }): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  const { list, mistakes } = outcome;
  const empty = settings.text.trim() === "";
  const goTo = (line: number) => {
    const lines = settings.text.split("\n");
    const offset = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(offset, offset + (lines[line - 1]?.length ?? 0));
  };
  return (
    <div className="tool__players">
      <label className="panel__head" htmlFor="players">
        {words.players} <span>{empty ? "" : words.count(list.entries.length)}</span>
      </label>
      <textarea
        id="players"
        ref={area}
        rows={14}
        spellCheck={false}
        dir="auto"
        value={settings.text}
        placeholder={words.placeholder}
        aria-describedby="players-status"
        aria-invalid={!empty && mistakes.length > 0}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div id="players-status" role="status" className="tool__status">
        {empty && (
          <p>
            {words.empty}{" "}
            <button type="button" className="btn" onClick={() => change({ text: EXAMPLE, boards: 4 })}>
              {words.tryExample}
            </button>
          </p>
        )}
        {!empty && mistakes.length > 0 && (
          <>
            <p>
              <b>{words.mistakes(mistakes.length)}</b>
            </p>
            <ul>
              {mistakes.slice(0, 8).map(({ line, column, message }) => (
                <li key={`${line}.${column}.${message}`}>
                  <b>{words.place(line, column)}</b> {message}{" "}
                  <button type="button" className="btn btn--quiet" onClick={() => goTo(line)}>
                    {words.goTo}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {list.columns > 1 && (
          <p>
            {words.columnRead(list.column, list.columns)}{" "}
            <label>
              {words.column}{" "}
              <select
                value={list.column}
                onChange={(event) => change({ column: Number(event.target.value) })}
              >
                {Array.from({ length: list.columns }, (_, k) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are numbers.
                  <option key={k}>{k + 1}</option>
                ))}
              </select>
            </label>
          </p>
        )}
      </div>
    </div>
  );
}

function OrderFields({
  settings,
  plan,
  change,
  words,
}: FieldsProps & { readonly plan: Plan | undefined }): ReactElement {
  return (
    <fieldset className="tool__group">
      <legend>{words.order}</legend>
      <label>
        <input type="radio" name="order" checked={settings.seed < 0} onChange={() => change({ seed: -1 })} />{" "}
        {words.asTyped}
      </label>
      <label>
        <input type="radio" name="order" checked={settings.seed >= 0} onChange={() => change({ seed: 1 })} />{" "}
        {words.byLot}
      </label>
      {settings.seed >= 0 && (
        <p className="tool__row">
          <Field
            label={words.seed}
            value={String(settings.seed)}
            numeric
            onChange={(value) => change({ seed: Math.min(4294967295, Number.parseInt(value, 10) || 0) })}
          />
          <button type="button" className="btn" onClick={() => change({ seed: settings.seed + 1 })}>
            {words.drawAgain}
          </button>
        </p>
      )}
      <button
        type="button"
        className="btn"
        disabled={!plan}
        title={words.fixNote}
        onClick={() =>
          plan &&
          change({
            text: `${plan.names.map((name, k) => `${k + 1}. ${name}`).join("\n")}\n`,
            seed: -1,
            column: 0,
          })
        }
      >
        {words.fixNumbers}
      </button>
    </fieldset>
  );
}

function SystemFields({ settings, change, words }: FieldsProps): ReactElement {
  return (
    <fieldset className="tool__group">
      <legend>{words.system}</legend>
      <Select
        label={words.system}
        hidden
        value={settings.system}
        options={SYSTEMS.map((id) => [id, words.systems[id]])}
        onChange={(system) => change({ system })}
      />
      <Select
        label={words.cycle}
        value={settings.cycle}
        options={CYCLES.map((id) => [id, words.cycles[id]])}
        onChange={(cycle) => change({ cycle })}
      />
      <Select
        label={words.sides}
        value={settings.sides}
        options={SIDES.map((id) => [id, words.sideNames[id].join(" – ")])}
        onChange={(sides) => change({ sides })}
      />
    </fieldset>
  );
}

function PlaceFields({
  settings,
  outcome,
  change,
  words,
}: FieldsProps & { readonly outcome: Outcome }): ReactElement {
  const number = (key: "boards" | "every" | "minutes") => (value: string) =>
    change({ [key]: value.trim() === "" ? Number.NaN : Number(value) });
  const shown = (value: number) => (Number.isNaN(value) ? "" : String(value));
  const wrong = new Set(outcome.fields.map(({ field }) => field));
  return (
    <fieldset className="tool__group">
      <legend>{words.event}</legend>
      <Field label={words.event} hidden value={settings.title} onChange={(title) => change({ title })} />
      <p className="tool__row">
        <Field
          label={words.boards}
          value={shown(settings.boards)}
          numeric
          wrong={wrong.has("boards")}
          onChange={number("boards")}
          title={words.boardsNote}
        />
        <Field
          label={words.start}
          type="date"
          value={settings.start}
          wrong={wrong.has("start")}
          onChange={(start) => change({ start })}
        />
        <Field
          label={words.time}
          type="time"
          value={settings.time}
          wrong={wrong.has("time")}
          onChange={(time) => change({ time })}
        />
        <Field
          label={words.every}
          value={shown(settings.every)}
          numeric
          wrong={wrong.has("every")}
          onChange={number("every")}
        />
        <Field
          label={words.minutes}
          value={shown(settings.minutes)}
          numeric
          wrong={wrong.has("minutes")}
          onChange={number("minutes")}
        />
      </p>
      <div role="status" className="tool__status">
        {outcome.fields.map(({ field, found }) => (
          <p key={field}>
            <b>{words.fieldMistake[field](found === "NaN" ? "“”" : found)}</b>
          </p>
        ))}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: string;
  readonly numeric?: boolean;
  readonly wrong?: boolean;
  readonly hidden?: boolean;
  readonly title?: string;
}

function Field({
  label,
  value,
  onChange,
  type = "text",
  numeric,
  wrong,
  hidden,
  title,
}: FieldProps): ReactElement {
  return (
    <label className="tool__field" title={title}>
      <span className={hidden ? "visually-hidden" : undefined}>{label}</span>
      <input
        type={type}
        inputMode={numeric ? "numeric" : undefined}
        data-numeric={numeric ? "" : undefined}
        value={value}
        aria-invalid={wrong}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [id: T, name: string])[];
  readonly onChange: (value: T) => void;
  readonly hidden?: boolean;
}

function Select<T extends string>({ label, value, options, onChange, hidden }: SelectProps<T>): ReactElement {
  return (
    <label className="tool__field">
      <span className={hidden ? "visually-hidden" : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
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
