import { type ReactElement, useEffect, useState } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Level } from "#algorithms/core/run/trace.ts";
import { Icon } from "../page/Icon.tsx";
import type { PlayerWords } from "../panels/words.ts";
import type { PlayerAction, PlayerState } from "./state/player-state.ts";

interface ControlsProps {
  readonly lesson: AnyLesson;
  readonly state: PlayerState;
  readonly act: (action: PlayerAction) => void;
  /** The run goes on as soon as the reader chooses. */
  readonly isChoosing?: boolean;
  readonly words: PlayerWords;
}

/** The levels above a step, each with the sign for going on by one. */
const LARGER = [
  ["stage", "nextStage"],
  ["phase", "nextPhase"],
] as const;

/** One step back or forward, play, and on by more at once; the step box. The ends of the run and the speed are in the menu. */
export function Controls({ lesson, state, act, isChoosing, words }: ControlsProps): ReactElement {
  const { position, playing } = state;
  const { length } = state.run.trace;
  const disabled = !state.ready || state.drawer;
  // While a question is open there is no way forward but an answer.
  const asking = state.asking !== undefined;
  const onMove = (level: Level, direction: 1 | -1) => act({ type: "move", level, direction });
  const onSeek = (target: number) => act({ type: "seek", position: target });
  const { levels } = lesson.words;
  const atStart = disabled || position === 0;
  const atEnd = disabled || asking || position === length;
  // Where there is no way forward, it says why in the place of the longer ways.
  const why = asking ? words.deadEnd.asking : isChoosing ? words.deadEnd.choosing : words.deadEnd.over;
  return (
    <div className="controls">
      <div className="controls__transport">
        <Button
          icon="previous"
          label={words.previous(levels.move[0])}
          off={atStart}
          onClick={() => onMove("move", -1)}
        />
        <button
          type="button"
          className="btn btn--solid btn--next"
          disabled={atEnd}
          onClick={() => onMove("move", 1)}
        >
          {words.next(levels.move[0])} <Icon name="next" />
        </button>
        <Button
          icon={playing ? "pause" : "play"}
          label={playing ? words.pause : words.play}
          off={disabled || (asking && !playing)}
          onClick={() => act({ type: "play" })}
        />
      </div>
      <div className="controls__levels">
        {atEnd && !disabled
          ? why
          : LARGER.map(([level, icon]) => (
              <button
                type="button"
                key={level}
                className="btn btn--quiet"
                aria-label={words.next(levels[level][0])}
                title={words.next(levels[level][0])}
                disabled={disabled}
                onClick={() => onMove(level, 1)}
              >
                {levels[level][0]} <Icon name={icon} />
              </button>
            ))}
      </div>
      <div className="controls__end">
        <StepBox position={position} length={length} disabled={disabled} onSeek={onSeek} words={words} />
      </div>
    </div>
  );
}

interface ButtonProps {
  readonly icon: Parameters<typeof Icon>[0]["name"];
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

function Button({ icon, label, off, onClick }: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="btn btn--icon"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface StepBoxProps {
  readonly position: number;
  readonly length: number;
  readonly disabled: boolean;
  readonly onSeek: (position: number) => void;
  readonly words: PlayerWords;
}

/** The number of the step, to read and to type. What is typed counts on Enter, or when the box is left. */
function StepBox({ position, length, disabled, onSeek, words }: StepBoxProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move of the figure throws away what was half typed.
  useEffect(() => setTyped(undefined), [position]);
  const commit = () => {
    const wanted = Number.parseInt((typed ?? "").replace(/\D/g, ""), 10);
    setTyped(undefined);
    if (Number.isFinite(wanted)) onSeek(Math.min(wanted, length));
  };
  return (
    <label className="stepbox" data-wide={length > 9999 ? "" : undefined}>
      <span className="stepbox__word">{words.step}</span>
      <input
        inputMode="numeric"
        aria-label={words.goToStep}
        disabled={disabled}
        value={typed ?? String(position)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") setTyped(undefined);
        }}
      />
      <span>{words.of(length)}</span>
    </label>
  );
}
