import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Frame } from "#algorithms/core/run/trace.ts";
import { Icon } from "../page/Icon.tsx";
import { Lazy } from "../page/Lazy.tsx";
import { AnnotationHead, Comment } from "../panels/Annotation.tsx";
import { momentOf } from "../panels/moment.ts";
import { Tables } from "../panels/Tables.tsx";
import type { PlayerWords } from "../panels/words.ts";
import { Plate } from "../picture/Plate.tsx";
import { useTween } from "../picture/use-tween.ts";
import { PlayerNotices } from "../player/PlayerNotices.tsx";
import { orAgain } from "../player/state/or-again.ts";
import type { PlayerOptions } from "../player/state/player-options.ts";
import type { Notice } from "../player/state/player-state.ts";
import { useKeptFocus } from "../player/state/use-kept-focus.ts";
import { useReadyMark } from "../player/state/use-ready-mark.ts";
import type { Run } from "../run/run.ts";
import { loadTwinStage } from "../stage/load.ts";
import { StageButton } from "../stage/StageButton.tsx";
import { type OnStage, useStage } from "../stage/use-stage.ts";
import type { TwinPace } from "./twin-halts.ts";
import { useTwin } from "./twin-state.ts";

/** One of the two runs. */
export interface TwinSide {
  readonly lesson: AnyLesson;
  readonly run: Run;
  readonly title: string;
  /** What stands beside the title. */
  readonly note: string;
  /** What stands there when the run is over; "finished" unless told. */
  readonly end?: string;
  /** What stands below it, such as lines of its program. */
  readonly below?: ReactNode;
  /** Of a wrong program: what is said in place of the sentences, which speak of the right one. */
  readonly says?: (frame: Frame) => string;
}

export interface TwinProps extends Pick<PlayerOptions, "home" | "stop"> {
  readonly figure: string;
  /** Undefined for one that is no diagram of its article. */
  readonly number: number | undefined;
  readonly title: string;
  readonly left: TwinSide;
  readonly right: TwinSide;
  /** Whether one press moves both runs by a step or to the end of a round. */
  readonly by: TwinPace;
  /** Whether it opens where the runs first differ. */
  readonly opensAtDifference?: boolean;
  /** The halt at which it opens otherwise. */
  readonly opensAt?: number;
  /** Whether it takes the focus when it comes, as one that the reader has asked for. */
  readonly takesFocus?: boolean;
  readonly words: PlayerWords;
}

/** Two runs under one scrubber. When one is over, it waits for the other. */
export function Twin(props: TwinProps): ReactElement {
  const { figure, number, title, left, right, words } = props;
  const twin = useTwin(props);
  const { by, at, last, playing, ready, positions, isOver, go, count } = twin;
  const box = useRef<HTMLElement>(null);
  const stage = useStage(figure, number, box);
  const [notice, setNotice] = useState<Notice>();
  const addToTour = orAgain(async () => {
    const { addTwinToTour } = await import("../player/state/menu-acts.ts");
    setNotice(addTwinToTour({ ...props, by, at }));
  }, setNotice);
  useReadyMark(box, ready);
  const keptFocus = useKeptFocus(box);
  useEffect(() => {
    if (props.takesFocus) box.current?.focus();
  }, [props.takesFocus]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!ready || (event.target as Element).closest("input, button, .tie")) return;
    const key = event.key.toLowerCase();
    if (key === "f" && number !== undefined) {
      twin.pause();
      stage.enter();
    } else if (!twin.press(key)) return;
    event.preventDefault();
  };
  const unit = by === "round" ? left.lesson.words.levels.phase[0] : words.step;
  const head = number === undefined ? "" : words.diagram(number);
  return (
    <section
      ref={box}
      className="player player--twin"
      id={figure}
      aria-label={head === "" ? title : `${head}: ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the figure itself takes the focus, for its keys.
      tabIndex={0}
      data-drawn={ready ? "" : undefined}
      onKeyDown={onKeyDown}
      {...keptFocus}
    >
      <header className="player__head">
        <p className="player__name">
          {head !== "" && <span className="player__num">{head}</span>}
          <span className="player__title">{title}</span>
        </p>
        <fieldset className="panel__choice needs-script" disabled={!ready}>
          {(["step", "round"] as const).map((way) => (
            <label key={way}>
              <input type="radio" name={`by-${figure}`} checked={by === way} onChange={() => count(way)} />
              {way === "step" ? words.byStep : words.byRound}
            </label>
          ))}
        </fieldset>
        {number !== undefined && (
          <>
            <button
              type="button"
              className="btn btn--icon btn--quiet needs-script"
              aria-label={words.addToTour}
              title={words.addToTour}
              disabled={!ready}
              onClick={addToTour}
            >
              <Icon name="tour" />
            </button>
            <StageButton words={words} off={!ready} onClick={stage.enter} />
          </>
        )}
      </header>
      <PlayerNotices
        state={{ pending: undefined, notice }}
        act={() => setNotice(undefined)}
        onCancel={() => {}}
        words={words}
      />
      <div className="player__body">
        <Half side={left} position={positions[0]} {...props} ready={ready} over={isOver[0]} />
        <Half side={right} position={positions[1]} {...props} ready={ready} over={isOver[1]} />
      </div>
      <div className="bar">
        <div className="controls controls--twin">
          <button
            type="button"
            className="btn btn--icon btn--quiet"
            aria-label={words.previous(unit)}
            disabled={!ready || at === 0}
            onClick={() => go(at - 1)}
          >
            <Icon name="previous" />
          </button>
          <button type="button" className="btn btn--solid btn--play" disabled={!ready} onClick={twin.play}>
            <Icon name={playing ? "pause" : "play"} />
            <b>{playing ? words.pause : words.play}</b>
          </button>
          <button
            type="button"
            className="btn btn--icon btn--quiet"
            aria-label={words.next(unit)}
            disabled={!ready || at === last}
            onClick={() => go(at + 1)}
          >
            <Icon name="next" />
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            disabled={!ready}
            aria-label={words.bothRuns}
            aria-valuetext={`${unit} ${at}`}
            onChange={(event) => go(Number(event.target.value))}
          />
          <span className="controls__count">
            {unit} {at} {words.of(last)}
          </span>
        </div>
      </div>
      <TwinOnStage
        {...{ ...props, stage, unit, at, last, positions }}
        onGo={go}
        onCount={() => count(by === "round" ? "step" : "round")}
        onOpen={twin.reopen}
      />
    </section>
  );
}

interface TwinOnStageProps extends TwinProps {
  readonly stage: OnStage;
  readonly unit: string;
  readonly at: number;
  readonly last: number;
  readonly positions: readonly [number, number];
  readonly onGo: (at: number) => void;
  readonly onCount: () => void;
  readonly onOpen: () => void;
}

/** The comparison on the stage, when it is called there; only a diagram of an article is. */
function TwinOnStage({ positions, ...props }: TwinOnStageProps): ReactElement | null {
  const { number, stage, words, left, right } = props;
  if (!stage.call || number === undefined) return null;
  return (
    <Lazy
      load={loadTwinStage}
      words={words}
      onDismiss={stage.leave}
      until={
        <p className="player__notice" role="status">
          {words.stageComing}
        </p>
      }
    >
      {({ TwinStage }) => (
        <TwinStage
          {...{ ...props, number }}
          sides={[
            { ...left, position: positions[0] },
            { ...right, position: positions[1] },
          ]}
        />
      )}
    </Lazy>
  );
}

interface HalfProps extends TwinProps {
  readonly side: TwinSide;
  readonly position: number;
  readonly ready: boolean;
  readonly over: boolean;
}

function Half({ side, position, ready, over, words }: HalfProps): ReactElement {
  const { lesson, run, title, note, end = words.over, below, says } = side;
  const [pointed, setPointed] = useState<string>();
  const [table, setTable] = useState("");
  const moment = momentOf(lesson, run.problem, run.cursor.seek(position), words);
  const tween = useTween(lesson, moment.frame, 1, ready);
  return (
    <div className="twin__half">
      <p className="panel__head">
        {title} <span>{over ? end : note}</span>
      </p>
      <figure className="diagram">
        <Plate plate={moment.scene.plate} tween={tween} pointed={pointed} words={words} />
      </figure>
      <AnnotationHead position={position} text={moment.notation} where={moment.where} />
      <div className="annotation__comment">
        <p>{says ? says(moment.frame) : <Comment moment={moment} onPoint={setPointed} />}</p>
      </div>
      <Tables tables={moment.scene.tables} shown={table} onShow={setTable} words={words} />
      {below}
    </div>
  );
}
