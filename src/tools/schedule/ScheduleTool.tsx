import { type ReactElement, useMemo, useRef, useState } from "react";
import { copyText } from "#components/page/copy-text.ts";
import { ActionButton } from "#src/tools/shared/fields/ActionButton.tsx";
import { lazy } from "#src/tools/shared/lazy.tsx";
import { StorageNotice } from "#src/tools/shared/storage/StorageNotice.tsx";
import { useHistoryKeys } from "#src/tools/shared/storage/use-history-keys.ts";
import { keptWords } from "#src/tools/shared/words.en.ts";
import { Actions } from "./Actions.tsx";
import type { ScheduleWords } from "./catalog.ts";
import { GroupFields, OrderFields, PlaceFields, PlayersField, SystemFields } from "./form.tsx";
import { makePlan, type Plan } from "./plan.ts";
import type { Results } from "./results.ts";
import { type Settings, VIEWS } from "./settings.ts";
import { useResults } from "./use-results.ts";
import { useSettings } from "./use-settings.ts";
import { CheckView, CrossView, PlayersView, RoundsView } from "./views.tsx";
import { scheduleWords } from "./words.en.ts";

const GroupCross = lazy(async () => (await import("./groups/load.ts")).groupCross());
const GroupCheck = lazy(async () => (await import("./groups/load.ts")).groupCheck());
const Knockout = lazy(async () => (await import("./groups/load.ts")).knockout());

/** The schedule maker: a form, and below it what the form amounts to, at once. */
export function ScheduleTool(): ReactElement {
  const words = scheduleWords;
  const [notice, setNotice] = useState("");
  const { ready, state, kept, act, change } = useSettings(words, setNotice);
  const { settings } = state;
  const { results, before, kept: keptResults, onResult, clear, bringBack } = useResults();
  const onKeyDown = useHistoryKeys(act);
  const outcome = useMemo(() => makePlan(settings), [settings]);
  /** The last plan that could be made stays on the page while the form has a mistake. */
  const lastPlan = useRef<{ plan: Plan; settings: Settings }>(undefined);
  if (outcome.plan) lastPlan.current = { plan: outcome.plan, settings };
  const shown = settings.text.trim() === "" ? undefined : lastPlan.current;
  const hasKnockout = (shown?.plan.groups?.best ?? 0) > 0;
  const view = settings.view === "knockout" && !hasKnockout ? "rounds" : settings.view;

  const copy = async (text: string) => {
    setNotice((await copyText(text)) ? words.copied : `${words.copyFailed} ${text}`);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo work wherever the focus is; they have buttons, too.
    <div className="tool" data-ready={ready ? "" : undefined} onKeyDown={onKeyDown}>
      <fieldset className="tool__history needs-script" disabled={!ready}>
        <legend className="visually-hidden">{words.bar}</legend>
        <ActionButton kind="undo" disabled={state.past.length === 0} {...{ act, words }} />{" "}
        <ActionButton kind="redo" disabled={state.future.length === 0} {...{ act, words }} />
      </fieldset>
      <StorageNotice kept={kept} words={keptWords} />
      <StorageNotice kept={keptResults} words={keptWords} />
      <fieldset className="tool__form needs-script" disabled={!ready}>
        <legend className="visually-hidden">{words.title}</legend>
        <PlayersField settings={settings} outcome={outcome} change={change} words={words} />
        <div className="tool__options">
          <OrderFields settings={settings} plan={outcome.plan} change={change} words={words} />
          <SystemFields settings={settings} change={change} words={words} />
          <GroupFields settings={settings} outcome={outcome} change={change} words={words} />
          <PlaceFields settings={settings} outcome={outcome} change={change} words={words} />
        </div>
      </fieldset>
      <p className="tool__notice" role="status">
        {notice}
      </p>
      {shown && (
        <section className="tool__out" aria-label={words.title}>
          {!outcome.plan && (
            <p className="tool__notice" role="alert">
              {words.stale}
            </p>
          )}
          <Heading {...shown} words={words} />
          <div className="tool__bar needs-script">
            <ViewChoice {...{ view, hasKnockout, change, words }} />
            {outcome.plan && (
              <Actions
                {...shown}
                current={settings}
                {...{ results, words }}
                onCopy={copy}
                onNotice={setNotice}
              />
            )}
          </div>
          <View {...{ view, results, onResult, words }} {...shown} />
          {(view === "cross" || view === "knockout") && (
            <ResultsNote {...{ results, before, clear, bringBack, words }} />
          )}
        </section>
      )}
      {kept.status !== "refused" && <p className="tool__note needs-script">{words.private}</p>}
    </div>
  );
}

/** Which view of the schedule is shown. */
function ViewChoice({
  view,
  hasKnockout,
  change,
  words,
}: {
  readonly view: Settings["view"];
  readonly hasKnockout: boolean;
  readonly change: (part: Partial<Settings>) => void;
  readonly words: ScheduleWords;
}): ReactElement {
  return (
    <div className="tool__tabs">
      {VIEWS.filter((id) => hasKnockout || id !== "knockout").map((id) => (
        <label key={id}>
          <input type="radio" name="view" checked={view === id} onChange={() => change({ view: id })} />
          {words.views[id]}
        </label>
      ))}
    </div>
  );
}

/** Takes all results off the cross table, and brings them back. */
function ResultsNote({
  results,
  before,
  clear,
  bringBack,
  words,
}: {
  readonly results: Results;
  /** What was taken off; undefined: nothing, or there are new ones. */
  readonly before: Results | undefined;
  readonly clear: () => void;
  readonly bringBack: () => void;
  readonly words: ScheduleWords;
}): ReactElement {
  return (
    <p className="tool__note needs-script">
      {before ? (
        <>
          {words.cleared}{" "}
          <button type="button" className="btn" onClick={bringBack}>
            {words.bringBack}
          </button>
        </>
      ) : (
        <button type="button" className="btn" disabled={Object.keys(results).length === 0} onClick={clear}>
          {words.clearResults}
        </button>
      )}
    </p>
  );
}

function View({
  view,
  ...props
}: { readonly view: Settings["view"] } & Parameters<typeof RoundsView>[0]): ReactElement {
  const { groups } = props.plan;
  switch (view) {
    case "rounds":
      return <RoundsView {...props} />;
    case "players":
      return <PlayersView {...props} />;
    case "cross":
      return groups ? <GroupCross {...props} /> : <CrossView {...props} />;
    case "knockout":
      return <Knockout {...props} />;
    case "check":
      return groups ? <GroupCheck {...props} /> : <CheckView {...props} />;
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
  const games = Math.max(...schedule.rounds.map((round) => round.length));
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
        {plan.groups && words.groupsStated(plan.groups.members.length, plan.groups.best, settings.draw)}{" "}
        {boards > games && words.spareBoards(boards, games)}
        {boards < games &&
          `${words.fewBoards(boards, games, Math.ceil(games / boards))} ${words.waits(Math.min(...waits), Math.max(...waits))}${settings.every === 0 ? ` ${words.inARow(seating.inARow)}` : ""}`}
      </p>
    </header>
  );
}
