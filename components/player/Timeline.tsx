import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { notationOf } from "../panels/moment.ts";
import type { PlayerWords } from "../panels/words.ts";
import { markIndex, type Run } from "../run/run.ts";
import type { PlayerTool, Span } from "./state/player-state.ts";

/** The upper line has room for so many phases; when there are more, one cell holds several. */
const MOST_PHASE_CELLS = 14;
/** The lower line shows so many moves. */
const LENS = 12;

interface TimelineProps {
  readonly lesson: AnyLesson;
  readonly run: Run;
  readonly position: number;
  /** The positions before which a question is waiting. */
  readonly stops: readonly number[];
  readonly onSeek: (position: number) => void;
  readonly disabled: boolean;
  /** What a tool draws over the upper line. */
  readonly Ticks?: PlayerTool["Ticks"];
  readonly words: PlayerWords;
}

/** The positions first..last belong to a cell. */
interface PhaseCell extends Span {
  readonly label: string;
}

/** The score of the run: the upper line is all of it, the lower one the moves around now, in the lesson's notation. */
export function Timeline(props: TimelineProps): ReactElement {
  const { lesson, run, position, words } = props;
  const cells = phaseCells(lesson, run);
  const at = cells.findLastIndex((cell) => cell.first <= position);
  const phase = cells[at];
  return (
    <div className="score">
      <span className="score__label">{lesson.words.levels.phase[1]}</span>
      <Phases {...props} cells={cells} at={at} />
      <span className="score__label">
        {phase ? phaseName(lesson.words.levels.phase[0], phaseAt(lesson, run, position)) : words.start}
      </span>
      <Lens {...props} />
    </div>
  );
}

/** "Round 4"; a phase that has a name instead of a number goes by its name alone. */
function phaseName(level: string, label: string): string {
  return /^\d/.test(label) ? `${level} ${label}` : label;
}

function phaseAt(lesson: AnyLesson, run: Run, position: number): string {
  const marks = run.trace.marks("phase");
  const mark = marks[markIndex(marks, position)];
  return mark === undefined ? "" : lesson.phaseLabel(run.trace.stepAt(mark), run.problem);
}

function phaseCells(lesson: AnyLesson, { trace, problem }: Run): PhaseCell[] {
  const all = Array.from(trace.marks("phase"), (mark) => ({
    mark,
    label: lesson.phaseLabel(trace.stepAt(mark), problem),
  }));
  // Phases of one round, "Round 2 · who" and "Round 2 · which", share a cell.
  const whole = (text: string | undefined) => text?.split(" · ")[0] ?? "";
  const groups = all.filter(
    ({ label }, k) => !label.includes(" · ") || whole(label) !== whole(all[k - 1]?.label),
  );
  const marks = groups.map(({ mark }) => mark);
  const perCell = Math.ceil(marks.length / MOST_PHASE_CELLS) || 1;
  const label = (index: number) => whole(groups[index]?.label);
  const cells: PhaseCell[] = [];
  for (let k = 0; k < marks.length; k += perCell) {
    const end = Math.min(k + perCell, marks.length);
    cells.push({
      label: end - k > 1 ? rangeLabel(label(k), label(end - 1)) : label(k),
      first: marks[k],
      last: end < marks.length ? marks[end] - 1 : trace.length,
    });
  }
  return cells;
}

/** "row 5" and "row 8" make "row 5–8", "3" and "3" make "3". */
function rangeLabel(first: string, last: string): string {
  if (first === last) return first;
  const [word = ""] = /^\D*/.exec(first) ?? [];
  return `${first}–${word !== "" && last.startsWith(word) ? last.slice(word.length) : last}`;
}

function Phases(props: TimelineProps & { cells: readonly PhaseCell[]; at: number }): ReactElement {
  const { lesson, run, position, stops, onSeek, disabled, words, cells, at, Ticks } = props;
  const strip = useRef<HTMLDivElement>(null);
  const seekTo = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect();
    if (!box || cells.length === 0) return;
    const x = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 0.999999) * cells.length;
    const { first, last } = cells[Math.floor(x)];
    onSeek(first + Math.round((x % 1) * (last - first)));
  };
  const name = notationOf(lesson, run.problem, run.scout.seek(position), words);
  return (
    <div
      ref={strip}
      className="phases"
      data-many={cells.length > 9 ? "" : undefined}
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-disabled={disabled}
      aria-label={words.wholeRun}
      aria-valuemin={0}
      aria-valuemax={run.trace.length}
      aria-valuenow={position}
      aria-valuetext={`${words.step} ${position}, ${lesson.words.levels.phase[0]} ${phaseAt(lesson, run, position) || "0"}, ${name}`}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // Up and down belong to the slider alone; left and right mean the same here as in the whole figure.
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        onSeek(position + (event.key === "ArrowUp" ? 1 : -1));
      }}
    >
      {cells.map((cell, index) => {
        const waiting = stops.some((stop) => stop >= cell.first && stop <= cell.last);
        return (
          <span key={cell.first} data-state={index < at ? "done" : index === at ? "now" : "ahead"}>
            <b>{cell.label}</b>
            {waiting && (
              <i className="stop" title={words.stopHere}>
                ?
              </i>
            )}
            {index === at && <Progress share={(position - cell.first + 1) / (cell.last - cell.first + 1)} />}
          </span>
        );
      })}
      {Ticks && <Ticks spans={cells} {...{ position, stops }} />}
    </div>
  );
}

/** A bar whose length is an attribute, as the page's policy has no place for inline styles. */
function Progress({ share }: { share: number }): ReactElement {
  return (
    <svg className="phases__at" aria-hidden="true">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}

function Lens({ lesson, run, position, stops, onSeek, disabled, words }: TimelineProps): ReactElement {
  const [first, last] = lensBounds(run, position);
  const kinds = lesson.words.kinds;
  const items: ReactElement[] = [];
  for (let p = first; p <= last; p++) {
    const { step } = run.trace.stepAt(p);
    // What lies ahead says its kind only: the timeline must not answer the questions.
    const text = p <= position ? notationOf(lesson, run.problem, run.scout.seek(p), words) : kinds[step];
    const isStop = stops.includes(p);
    items.push(
      <li
        key={p}
        data-state={p < position ? "done" : p === position ? "now" : "ahead"}
        data-level={lesson.steps[step]}
      >
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled}
          onClick={() => onSeek(p)}
          title={p <= position ? text : undefined}
          // Who speaks to the page says what stands there.
          aria-label={`${p} ${text}${isStop ? "?" : ""}: ${words.goToStep} ${p}`}
          aria-current={p === position ? "step" : undefined}
        >
          <small>{p}</small> <span>{text}</span>
          {isStop && <i className="stop">?</i>}
        </button>
      </li>,
    );
  }
  return <ol className="moves">{items}</ol>;
}

/** The current phase when it fits; otherwise as much of it around now as does. */
function lensBounds({ trace }: Run, position: number): readonly [number, number] {
  const marks = trace.marks("phase");
  const index = Math.max(markIndex(marks, position), 0);
  const start = marks[index] ?? 1;
  const end = (marks[index + 1] ?? trace.length + 1) - 1;
  const first = Math.max(start, Math.min(position - Math.floor(LENS / 2), end - LENS + 1));
  return [first, Math.min(end, first + LENS - 1)];
}
