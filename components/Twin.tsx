import { type KeyboardEvent, type ReactElement, useEffect, useState } from "react";
import type { AnyLesson, Locale } from "../algorithms/lesson.ts";
import { AnnotationHead, Comment } from "./Annotation.tsx";
import { Icon } from "./Icon.tsx";
import { momentOf } from "./moment.ts";
import { Plate } from "./Plate.tsx";
import { type Run, runNow } from "./run.ts";
import { Tables } from "./Tables.tsx";
import { useTween } from "./use-tween.ts";
import type { PlayerWords } from "./words.ts";

/** One of the two runs. */
export interface TwinSide {
  readonly lesson: AnyLesson;
  readonly inputs: ReadonlyMap<string, string>;
  readonly example: string;
}

export interface TwinProps {
  readonly figure: string;
  readonly number: number;
  readonly title: string;
  readonly locale: Locale;
  readonly left: TwinSide;
  readonly right: TwinSide;
  /** Whether one press moves both runs by a step or to the end of a round. */
  readonly by: "step" | "round";
  readonly words: PlayerWords;
}

/** How many seconds a round is shown when the comparison plays; a step takes a quarter of that. */
const SECONDS_A_ROUND = 1.6;

/** Two runs under one scrubber. When one is over, it waits for the other. */
export function Twin(props: TwinProps): ReactElement {
  const { figure, number, title, left, right, words } = props;
  const [runs] = useState(() => [startRun(left, props.locale), startRun(right, props.locale)] as const);
  const [by, setBy] = useState(props.by);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [ready, setReady] = useState(false);
  const stops = [left, right].map((side, k) => stopsOf(side.lesson, runs[k], by)) as [number[], number[]];
  const last = Math.max(stops[0].length, stops[1].length) - 1;
  const go = (target: number) => setAt(Math.max(0, Math.min(last, target)));
  const positions = stops.map((list) => list[Math.min(at, list.length - 1)]) as [number, number];

  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), (SECONDS_A_ROUND * 1000) / (by === "round" ? 1 : 4));
    return () => clearTimeout(timer);
  }, [playing, at, last, by]);

  /** The other way of counting begins where the left run stands now. */
  const count = (next: "step" | "round") => {
    const list = stopsOf(left.lesson, runs[0], next);
    setBy(next);
    setAt(
      Math.max(
        0,
        list.findLastIndex((position) => position <= positions[0]),
      ),
    );
  };
  const keys: Readonly<Record<string, () => void>> = {
    arrowright: () => go(at + 1),
    arrowleft: () => go(at - 1),
    pagedown: () => go(at + 1),
    pageup: () => go(at - 1),
    home: () => go(0),
    end: () => go(last),
    " ": () => setPlaying(!playing),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const action = keys[event.key.toLowerCase()];
    if (!ready || !action || (event.target as Element).closest("input, button, .tie")) return;
    event.preventDefault();
    setPlaying(false);
    action();
  };
  const unit = by === "round" ? left.lesson.words[props.locale].levels.phase[0] : words.step;
  return (
    <section
      className="player player--twin"
      id={figure}
      aria-label={`${words.diagram(number)}: ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the figure itself takes the focus, for its keys.
      tabIndex={0}
      data-ready={ready ? "" : undefined}
      onKeyDown={onKeyDown}
    >
      <header className="player__head">
        <p className="player__name">
          <span className="player__num">{words.diagram(number)}</span>
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
      </header>
      <div className="player__body">
        <Half
          side={left}
          run={runs[0]}
          position={positions[0]}
          {...props}
          ready={ready}
          over={at >= stops[0].length - 1}
        />
        <Half
          side={right}
          run={runs[1]}
          position={positions[1]}
          {...props}
          ready={ready}
          over={at >= stops[1].length - 1}
        />
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
          <button
            type="button"
            className="btn btn--solid btn--play"
            disabled={!ready}
            onClick={() => {
              if (at >= last) setAt(0);
              setPlaying(!playing);
            }}
          >
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
    </section>
  );
}

interface HalfProps extends TwinProps {
  readonly side: TwinSide;
  readonly run: Run;
  readonly position: number;
  readonly ready: boolean;
  readonly over: boolean;
}

function Half({ side, run, position, locale, ready, over, words }: HalfProps): ReactElement {
  const { lesson, example } = side;
  const [pointed, setPointed] = useState<string>();
  const [table, setTable] = useState("");
  const text = lesson.words[locale];
  const moment = momentOf(lesson, run.problem, run.cursor.seek(position), locale, words);
  const tween = useTween(lesson, moment.frame, 1, ready);
  return (
    <div className="twin__half">
      <p className="panel__head">
        {text.title} <span>{over ? words.over : text.examples[example]?.title}</span>
      </p>
      <figure className="diagram">
        <Plate plate={moment.scene.plate} tween={tween} pointed={pointed} words={words} />
      </figure>
      <AnnotationHead position={position} text={moment.notation} where={moment.where} />
      <div className="annotation__comment">
        <p>
          <Comment moment={moment} onPoint={setPointed} />
        </p>
      </div>
      <Tables tables={moment.scene.tables} shown={table} onShow={setTable} />
    </div>
  );
}

function startRun({ lesson, inputs, example }: TwinSide, locale: Locale): Run {
  const run = runNow(lesson, { kind: "example", id: example }, inputs.get(example) ?? "", locale);
  if (!run) throw new RangeError(`${lesson.id}: the example "${example}" is too long for a comparison`);
  return run;
}

/** Where the scrubber halts: every step, or the start and then the end of each round. */
function stopsOf(lesson: AnyLesson, { trace, problem }: Run, by: "step" | "round"): number[] {
  if (by === "step") return Array.from({ length: trace.length + 1 }, (_, position) => position);
  const ends = lesson.milestones?.(problem, trace);
  if (ends) return [0, ...ends];
  const marks = trace.marks("phase");
  return [0, ...Array.from(marks, (_, index) => (marks[index + 1] ?? trace.length + 1) - 1)];
}
