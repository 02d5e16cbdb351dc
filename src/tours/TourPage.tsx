import { type ReactElement, useEffect, useRef, useState } from "react";
import { CALL } from "#components/stage/call.ts";
import { keepTours, keptTours } from "#components/tour/kept-tours.ts";
import type { Tour, TourStop } from "#components/tour/tour.ts";
import { sumOf, unpackTour } from "#components/tour/tour-link.ts";
import { type Locale, localePath } from "../i18n/locales.ts";
import { FileInput } from "../tools/shared/FileInput.tsx";
import { firstReady } from "./first-ready.ts";
import { OwnQuestion } from "./OwnQuestion.tsx";
import { type TakenTour, takeFile, taken } from "./read-tour.ts";
import { StopFigure } from "./StopFigure.tsx";
import { stopId } from "./stop-id.ts";
import { type Progress, useProgress } from "./use-progress.ts";
import type { TourWords } from "./words.en.ts";
import { tourWords } from "./words.ts";

/** The page on which a tour is played: its address carries the tour. */
export function TourPage({ locale }: { readonly locale: Locale }): ReactElement | null {
  const words = tourWords[locale];
  const [found, setFound] = useState<TakenTour & { readonly name: string }>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const { hash } = location;
      const name = sumOf(hash);
      if (hash === "") setFound({ tour: undefined, told: "", name });
      else setFound({ ...taken(await unpackTour(hash), words), name });
    };
    void read();
    const again = () => void read();
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, [words]);
  if (!found) return null;
  const { tour, told, name } = found;
  if (tour)
    return (
      <>
        {told !== "" && (
          <p className="tour__wrong" role="alert">
            {told}
          </p>
        )}
        <PlayedTour key={name} {...{ tour, name, locale, words }} />
      </>
    );
  return (
    <div className="tour__empty">
      <h1>{words.playTitle}</h1>
      <p role={told === "" ? undefined : "alert"}>{told || words.nothingHere}</p>
      <p>{words.nothingHow}</p>
      <p className="tour__tools">
        <button type="button" className="btn" onClick={() => input.current?.click()}>
          {words.openFile}
        </button>
        <a className="btn" href={localePath(locale, "/tours/")}>
          {words.yourTours}
        </a>
      </p>
      <FileInput
        input={input}
        label={words.openFile}
        onFiles={([file]) => {
          if (!file) return;
          void Promise.all([takeFile(file, words), file.text()]).then(([read, text]) =>
            setFound({ ...read, name: sumOf(text) }),
          );
        }}
      />
    </div>
  );
}

interface PlayedProps {
  readonly tour: Tour;
  /** The name under which a pupil's progress is kept. */
  readonly name: string;
  readonly locale: Locale;
  readonly words: TourWords;
}

function PlayedTour({ tour, name, locale, words }: PlayedProps): ReactElement {
  const [progress, change] = useProgress(name);
  const [isStaged, setStaged] = useState(() => new URLSearchParams(location.search).has("stage"));
  const [isKept, setKept] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { stops } = tour;
  const title = tour.title || words.unnamed;
  useEffect(() => {
    document.title = document.title.replace(/^.*(?= – )/, title);
  }, [title]);
  const reached = Math.min(stops.length, progress.done + 1);
  const shown = isStaged ? stops.length : reached;
  const goOn = (number: number): void => {
    change((old) => ({ ...old, done: Math.max(old.done, number) }));
    requestAnimationFrame(() => {
      const next = document.getElementById(number < stops.length ? `at-${stopId(number + 1)}` : "tour-end");
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: "start" });
    });
  };
  const stage = (): void => {
    setStaged(true);
    firstReady(root.current, (figure) =>
      figure.dispatchEvent(new CustomEvent(CALL, { detail: { fresh: true } })),
    );
  };
  return (
    <div className="tour" ref={root}>
      <header className="tour__opening">
        <h1>{title}</h1>
        {tour.opening !== "" && <p className="tour__lead">{tour.opening}</p>}
        <p className="tour__tools">
          <button type="button" className="btn btn--solid" onClick={stage} disabled={stops.length === 0}>
            {words.onStage}
          </button>
          <button
            type="button"
            className="btn"
            disabled={isKept}
            onClick={() => {
              const { tours } = keptTours();
              setKept(keepTours({ tours: [...tours, tour], current: tours.length }));
            }}
          >
            {words.keep}
          </button>
          {progress.done > 0 && (
            <button
              type="button"
              className="btn btn--quiet"
              onClick={() => change(() => ({ done: 0, settled: [], answers: {} }))}
            >
              {words.again}
            </button>
          )}
        </p>
        <p role="status">
          {isKept && words.kept} {words.progress(Math.min(progress.done, stops.length), stops.length)}
        </p>
      </header>
      {stops.slice(0, shown).map((stop, k) => (
        <PlayedStop
          // biome-ignore lint/suspicious/noArrayIndexKey: a tour that is played does not change.
          key={k}
          {...{ stop, progress, change, locale, words }}
          number={k + 1}
          of={stops.length}
          isWanted={isStaged}
          onNext={() => goOn(k + 1)}
        />
      ))}
      {progress.done >= stops.length && stops.length > 0 && (
        <p className="tour__end" id="tour-end" tabIndex={-1} role="status">
          {words.done(stops.length)}
        </p>
      )}
    </div>
  );
}

interface PlayedStopProps extends Pick<PlayedProps, "locale" | "words"> {
  readonly stop: TourStop;
  readonly number: number;
  readonly of: number;
  readonly progress: Progress;
  readonly change: (change: (old: Progress) => Progress) => void;
  readonly isWanted: boolean;
  readonly onNext: () => void;
}

/** A stop as a pupil has it: what the coach says, the living figure, the question, and then the next one. */
function PlayedStop(props: PlayedStopProps): ReactElement {
  const { stop, number, of, progress, change, locale, words, isWanted, onNext } = props;
  const isSettled = stop.asks === "none" || progress.settled.includes(number);
  const settle = (answer?: string): void =>
    change((old) => ({
      ...old,
      settled: old.settled.includes(number) ? old.settled : [...old.settled, number],
      answers: answer === undefined ? old.answers : { ...old.answers, [number]: answer },
    }));
  return (
    <section className="tour__stop" aria-labelledby={`at-${stopId(number)}`}>
      <h2 id={`at-${stopId(number)}`} tabIndex={-1}>
        {words.stopOf(number, of)}
      </h2>
      {stop.sentence !== "" && <p className="tour__sentence">{stop.sentence}</p>}
      <StopFigure {...{ stop, number, locale, isWanted }} onSettled={() => settle()} />
      {stop.asks === "own" && (
        <OwnQuestion {...{ stop, words }} given={progress.answers[number]} onAnswer={settle} />
      )}
      {progress.done < number && (
        <p className="tour__next">
          <button type="button" className="btn btn--solid" disabled={!isSettled} onClick={onNext}>
            {words.goOn}
          </button>
          {!isSettled && <span>{words.answerFirst}</span>}
        </p>
      )}
    </section>
  );
}
