import type { ReactElement } from "react";
import { Icon } from "../page/Icon.tsx";
import { IconButton } from "../page/IconButton.tsx";
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
      <IconButton label={words.previous(unit)} off={!ready || position === from} onClick={() => onMove(-1)}>
        <Icon name="previous" />
      </IconButton>
      <button
        type="button"
        className="btn btn--icon btn--solid"
        aria-label={playing ? words.pause : words.play}
        disabled={!ready || (isAsking && !playing)}
        onClick={onPlay}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      <IconButton
        label={words.next(unit)}
        off={!ready || isAsking || position === to}
        onClick={() => onMove(1)}
      >
        <Icon name="next" />
      </IconButton>
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
