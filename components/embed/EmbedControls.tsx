import type { ReactElement } from "react";
import { Icon } from "../page/Icon.tsx";
import type { PlayerWords } from "../panels/words.ts";

interface EmbedControlsProps {
  /** What one press moves by: "step", "round". */
  readonly unit: string;
  readonly position: number;
  /** The ends of the slider, and what the position is one of. */
  readonly from: number;
  readonly to: number;
  readonly of: number;
  readonly ready: boolean;
  readonly playing: boolean;
  /** Whether a question is open, which nothing passes over. */
  readonly isAsking: boolean;
  readonly onMove: (direction: 1 | -1) => void;
  readonly onPlay: () => void;
  readonly onSeek: (position: number) => void;
  readonly words: PlayerWords;
}

/** The buttons and the slider of a small player. */
export function EmbedControls(props: EmbedControlsProps): ReactElement {
  const { unit, position, from, to, of, ready, playing, isAsking, onMove, onPlay, onSeek, words } = props;
  return (
    <div className="embed__controls">
      <button
        type="button"
        className="btn btn--icon btn--quiet"
        aria-label={words.previous(unit)}
        disabled={!ready || position === from}
        onClick={() => onMove(-1)}
      >
        <Icon name="previous" />
      </button>
      <button
        type="button"
        className="btn btn--icon btn--solid"
        aria-label={playing ? words.pause : words.play}
        disabled={!ready || (isAsking && !playing)}
        onClick={onPlay}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      <button
        type="button"
        className="btn btn--icon btn--quiet"
        aria-label={words.next(unit)}
        disabled={!ready || isAsking || position === to}
        onClick={() => onMove(1)}
      >
        <Icon name="next" />
      </button>
      <input
        type="range"
        aria-label={words.goToStep}
        min={from}
        max={to}
        value={position}
        disabled={!ready}
        onInput={(event) => onSeek(Number(event.currentTarget.value))}
        onChange={() => undefined}
      />
      <span className="embed__step">{words.of(of).replace(/^/, `${position} `)}</span>
    </div>
  );
}
