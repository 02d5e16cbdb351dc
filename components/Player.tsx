import {
  type KeyboardEvent,
  lazy,
  type ReactElement,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type AnyLesson, narrate, plainText } from "../algorithms/lesson.ts";
import { type Mark, namedMarks } from "../algorithms/scene.ts";
import type { Frame } from "../algorithms/trace.ts";
import { type Checked, Checks } from "./Checks.tsx";
import { Controls, SPEEDS } from "./Controls.tsx";
import { Head } from "./Head.tsx";
import { Key } from "./Key.tsx";
import { type HighlightedListing, Listing } from "./Listing.tsx";
import { Narration } from "./Narration.tsx";
import { Plate } from "./Plate.tsx";
import { positionOf } from "./position-names.ts";
import { Question } from "./Question.tsx";
import type { Picture } from "./save-picture.ts";
import { Tables } from "./Tables.tsx";
import { Timeline } from "./Timeline.tsx";
import { type OpenQuestion, type PlayerOptions, usePlayer } from "./use-player.ts";
import { useTween } from "./use-tween.ts";
import { Watch } from "./Watch.tsx";

// Opened by few readers, so they come when they are asked for.
const InputDrawer = lazy(async () => ({ default: (await import("./InputDrawer.tsx")).InputDrawer }));
const HelpDialog = lazy(async () => ({ default: (await import("./Dialogs.tsx")).HelpDialog }));
const StateDialog = lazy(async () => ({ default: (await import("./Dialogs.tsx")).StateDialog }));

/** A screen reader hears the step on which the reader rests, not all those on the way. */
const LIVE_PAUSE = 300;

export interface PlayerProps extends PlayerOptions {
  readonly number: number;
  readonly title: string;
  readonly listings: readonly HighlightedListing[];
}

/** A figure that plays: one lesson, one run, one position. It knows the lesson's interface and no lesson. */
export function Player(props: PlayerProps): ReactElement {
  const { lesson, locale, figure, number, title, listings, words } = props;
  const player = usePlayer(props);
  const { run, position, ready, question } = player;
  const root = useRef<HTMLElement>(null);
  const picture = useRef<Picture>(null);
  const [pointed, setPointed] = useState<string>();
  const [whyAt, setWhyAt] = useState<number>();
  const [dialog, setDialog] = useState<"help" | "state">();
  const [table, setTable] = useState("");
  const [file, setFile] = useState<number>();
  const [said, setSaid] = useState("");

  const frame = run.cursor.seek(position);
  const text = lesson.words[locale];
  const scene = lesson.scene(run.problem, frame, locale);
  const marks = namedMarks(scene.plate);
  const narration = narrate(lesson, frame, run.problem, locale);
  const notation =
    frame.step === "" ? words.start : (lesson.notation[frame.step]?.(frame, run.problem, locale) ?? "");
  const tween = useTween(lesson, frame, player.playing ? SPEEDS[player.speed] : 1, ready);
  const why = frame.step === "" ? undefined : text.why?.[frame.step];
  const upcoming = question ? run.trace.stepAt(question.position).step : frame.step;
  const lessonFile = listings.findIndex((listing) => upcoming in listing.lineOf);

  const copyLink = useCallback(async () => {
    const value = await player.link();
    if (value === undefined) return player.setNotice(words.tooLongForLink);
    const url = new URL(location.href);
    url.search = "";
    url.searchParams.set(figure, value);
    url.hash = figure;
    try {
      await navigator.clipboard.writeText(url.href);
      player.setNotice(words.copied);
    } catch {
      player.setNotice(`${words.copyByHand} ${url.href}`);
    }
  }, [player.link, player.setNotice, figure, words]);

  const menu = {
    copyLink,
    present: () =>
      void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen()),
    state: () => setDialog("state"),
    picture: async () =>
      picture.current &&
      (await import("./save-picture.ts")).savePicture(picture.current, `${lesson.id}-${position}`),
    input: async () => {
      const { download } = await import("./download.ts");
      download(new Blob([run.text], { type: "text/plain" }), `${lesson.id}.txt`);
    },
    reset: player.reset,
    help: () => setDialog("help"),
  };

  useCues(figure, player);
  const live = question ? question.question.prompt : `${notation}. ${plainText(narration)}`;
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(
      () => setSaid(player.playing && SPEEDS[player.speed] !== 1 ? "" : live),
      LIVE_PAUSE,
    );
    return () => clearTimeout(timer);
  }, [live, ready, player.playing, player.speed]);

  // The mark that was chosen is no button any more: the keys go on where the figure is.
  const { verdict } = player;
  useEffect(() => {
    if (verdict && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [verdict]);

  const checks = useChecks(lesson, props, player, frame);
  const digits = question && digitChoices(question, marks);
  const keys = new Map<string, () => void>([
    ["ArrowRight", () => player.move("move", 1)],
    ["ArrowLeft", () => player.move("move", -1)],
    ["Shift+ArrowRight", () => player.move("stage", 1)],
    ["Shift+ArrowLeft", () => player.move("stage", -1)],
    ["PageDown", () => player.move("phase", 1)],
    ["PageUp", () => player.move("phase", -1)],
    ["Home", () => player.seek(0)],
    ["End", () => player.seek(run.trace.length)],
    [" ", () => !question && player.play()],
    ["+", () => player.setSpeed(player.speed + 1)],
    ["-", () => player.setSpeed(player.speed - 1)],
    ["c", () => !props.opened && void copyLink()],
    ["f", menu.present],
    ["t", menu.state],
    ["?", menu.help],
    ["Escape", () => player.drawer && player.closeDrawer()],
  ]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!ready || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keepsKey(event.target as Element, event.key)) return;
    const choice = digits?.get(event.key);
    const action =
      choice === undefined
        ? keys.get(event.shiftKey && event.key.startsWith("Arrow") ? `Shift+${event.key}` : event.key)
        : () => player.answer(choice);
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <section
      className="player"
      id={figure}
      ref={root}
      aria-label={`${words.diagram(number)}: ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the figure itself takes the focus, for its keys.
      tabIndex={0}
      data-ready={ready ? "" : undefined}
      onKeyDown={onKeyDown}
    >
      <Head {...props} player={player} menu={menu} />
      {player.pending && (
        <p className="player__notice" role="status">
          {words.recording(player.pending.steps.toLocaleString("en"))}
          <progress />
          <button type="button" className="btn" onClick={player.pending.cancel}>
            {words.cancel}
          </button>
        </p>
      )}
      {player.notice !== undefined && (
        <p className="player__notice" role="status">
          <span>{player.notice}</span>
          <button type="button" className="btn btn--quiet" onClick={() => player.setNotice(undefined)}>
            {words.dismiss}
          </button>
        </p>
      )}
      {player.drawer ? (
        <Suspense fallback={<div className="drawer" />}>
          <InputDrawer
            {...props}
            source={run.source}
            text={player.draft}
            error={player.error}
            status={words.read(run.trace.length.toLocaleString("en"))}
            onSource={player.choose}
            onText={player.type}
          />
        </Suspense>
      ) : (
        <div className="player__body">
          <figure className="diagram">
            <Plate
              plate={scene.plate}
              picture={picture}
              tween={tween}
              choices={question && new Set(question.question.choices)}
              rejected={question && new Set(question.wrong)}
              pointed={pointed}
              onPick={player.answer}
              words={words}
            />
            <Key entries={scene.key} kind={scene.plate.kind} asking={question !== undefined} words={words} />
          </figure>
          <div className="player__main">
            <div className="annotation" data-asking={question ? "" : undefined}>
              <p className="annotation__move" data-long={run.trace.length > 9999 ? "" : undefined}>
                <span className="annotation__no">{question ? question.position : position}</span>
                <span className="annotation__text">{question ? "?" : notation}</span>
                <span className="annotation__where">
                  {question ? words.question(question.number, question.of) : text.where(frame, run.problem)}
                </span>
              </p>
              {question ? (
                <Question
                  key={question.position}
                  question={question.question}
                  wrong={labelOf(question.wrong.at(-1), marks)}
                  wrongLastTime={question.wrongLastTime}
                  digits={digits && digits.size > 1 ? firstAndLast(digits) : undefined}
                  onShow={player.reveal}
                  words={words}
                />
              ) : (
                <div className="annotation__comment">
                  {player.verdict?.position === position ? (
                    <p className="annotation__verdict">{player.verdict.text}</p>
                  ) : whyAt === position && why ? (
                    <p>{why(frame, run.problem)}</p>
                  ) : (
                    <p>
                      <Narration
                        text={narration}
                        roleOf={(mark) => marks.find(({ id }) => id === mark)?.role}
                        onPoint={setPointed}
                      />
                    </p>
                  )}
                  {why && (
                    <button
                      type="button"
                      className="annotation__why"
                      disabled={!ready}
                      onClick={() => setWhyAt(whyAt === position ? undefined : position)}
                    >
                      {whyAt === position ? words.backToComment : words.why}
                    </button>
                  )}
                </div>
              )}
            </div>
            <PanelTabs
              figure={figure}
              labels={[scene.tables[0]?.title ?? "", words.code, words.watch, words.checks]}
            />
            <Listing
              listings={listings}
              shown={file ?? Math.max(lessonFile, 0)}
              onShow={setFile}
              step={upcoming}
              ahead={question !== undefined}
              words={words}
            />
          </div>
          <div className="player__side">
            <Tables tables={scene.tables} shown={table} onShow={setTable} />
            <Watch
              frame={frame}
              words={words}
              watched={lesson.watched}
              cellText={
                lesson.cellText &&
                ((cells, value) => lesson.cellText?.(cells, value, run.problem, frame, locale) ?? "")
              }
            />
            <Checks {...checks} words={words} />
          </div>
        </div>
      )}
      <div className="bar">
        <Timeline
          lesson={lesson}
          locale={locale}
          run={run}
          position={position}
          stops={player.stops}
          onSeek={player.seek}
          disabled={!ready || player.drawer}
          words={words}
        />
        <Controls
          lesson={lesson}
          locale={locale}
          position={position}
          length={run.trace.length}
          playing={player.playing}
          speed={player.speed}
          disabled={!ready || player.drawer}
          asking={question !== undefined}
          onMove={player.move}
          onSeek={player.seek}
          onPlay={player.play}
          onSpeed={player.setSpeed}
          words={words}
        />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      <Suspense>
        {dialog === "help" && <HelpDialog words={words} onClose={() => setDialog(undefined)} />}
        {dialog === "state" && (
          <StateDialog frame={frame} words={words} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
    </section>
  );
}

/** On a phone the panels share one place; radios choose, so that it needs no script. */
function PanelTabs({
  figure,
  labels,
}: {
  readonly figure: string;
  readonly labels: readonly string[];
}): ReactElement {
  const names = ["data", "code", "watch", "check"] as const;
  return (
    <div className="tabs">
      {names.map((name, index) => (
        <label key={name}>
          {labels[index]}
          <input
            className={`tab-${name}`}
            type="radio"
            name={`tabs-${figure}`}
            defaultChecked={index === 0}
          />
        </label>
      ))}
    </div>
  );
}

/** The invariants at this frame; the claims of the result when the run is over. */
function useChecks(
  lesson: AnyLesson,
  { locale }: PlayerProps,
  { run, position }: ReturnType<typeof usePlayer>,
  frame: Frame,
): { invariants: Checked[]; claims: Checked[] } {
  const text = lesson.words[locale];
  const proof = useMemo(
    () =>
      run.stopped
        ? []
        : lesson.claims.map(({ id, test }) => ({
            id,
            statement: text.claims[id] ?? id,
            ...test(run.problem, run.result, locale),
          })),
    [lesson, run, text, locale],
  );
  const invariants = lesson.invariants.map(({ id, test }) => ({
    id,
    statement: text.invariants[id] ?? id,
    ...test(run.problem, frame, locale),
  }));
  return { invariants, claims: position === run.trace.length ? proof : [] };
}

/** Links in the article that move this figure: `<a data-cue="d1" data-at="game 4" data-example="seven">`. */
function useCues(figure: string, player: ReturnType<typeof usePlayer>): void {
  const latest = useRef(player);
  latest.current = player;
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const cue =
        event.target instanceof Element ? event.target.closest<HTMLElement>(`a[data-cue="${figure}"]`) : null;
      if (!cue || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const { at = "start", example = "" } = cue.dataset;
      const { run, load, seek, closeDrawer } = latest.current;
      closeDrawer();
      if (run.source.kind === "example" && run.source.id === example) seek(positionOf(run.trace, at));
      else await load({ kind: "example", id: example }, ({ trace }) => positionOf(trace, at));
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      document
        .getElementById(figure)
        ?.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [figure]);
}

/** The choices that have one digit for a name, by that digit. */
function digitChoices({ question }: OpenQuestion, marks: readonly Mark[]): ReadonlyMap<string, string> {
  const choices = marks.filter(({ id, text = "" }) => question.choices.includes(id) && /^[1-9]$/.test(text));
  return new Map(
    choices.length === question.choices.length ? choices.map(({ id, text = "" }) => [text, id]) : [],
  );
}

function firstAndLast(digits: ReadonlyMap<string, string>): readonly [string, string] {
  const sorted = [...digits.keys()].sort();
  return [sorted[0], sorted.at(-1) as string];
}

function labelOf(id: string | undefined, marks: readonly Mark[]): string | undefined {
  return id === undefined ? undefined : marks.find((mark) => mark.id === id)?.label;
}

/** Whether what has the focus needs this key for itself: text fields need all, buttons and sliders a few. */
function keepsKey(target: Element, key: string): boolean {
  if (target.closest("textarea, select, [contenteditable]")) return true;
  const input = target.closest("input");
  if (input?.type === "range" || input?.type === "radio")
    return key.startsWith("Arrow") || ["Home", "End", "PageUp", "PageDown", " "].includes(key);
  if (input) return true;
  const presses = key === " " || key === "Enter";
  return presses && target.closest("button, summary, a, [role=button]") !== null;
}
