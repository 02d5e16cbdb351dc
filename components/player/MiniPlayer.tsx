import type { ReactElement } from "react";
import { Icon } from "../page/Icon.tsx";
import { AnnotationHead, Comment } from "../panels/Annotation.tsx";
import { momentOf } from "../panels/moment.ts";
import { Plate } from "../picture/Plate.tsx";
import { useTween } from "../picture/use-tween.ts";
import type { PlayerProps } from "./state/player-options.ts";
import { usePlayer } from "./state/use-player.ts";

/** Where the reader may go on from the small player. */
export interface Onward {
  readonly href: string;
  readonly text: string;
}

/** The player for a front page: the picture, the comment, three buttons, and a way on. */
export function MiniPlayer({
  onward,
  ...props
}: PlayerProps & { readonly onward?: Onward | undefined }): ReactElement {
  const { lesson, title, words } = props;
  const { state, act } = usePlayer(props);
  const { run, position, ready, playing } = state;
  const moment = momentOf(lesson, run.problem, run.cursor.seek(position), words);
  const { levels } = lesson.words;
  const tween = useTween(lesson, moment.frame, playing ? 1 : 0, ready);
  return (
    <section className="mini" aria-label={title} data-ready={ready ? "" : undefined}>
      <figure className="diagram">
        <Plate plate={moment.scene.plate} tween={tween} words={words} />
      </figure>
      <AnnotationHead
        position={position}
        text={moment.notation}
        where={`${words.step.toLowerCase()} ${position} ${words.of(run.trace.length)}`}
      />
      <p className="annotation__comment">
        <Comment moment={moment} />
      </p>
      <p className="mini__controls">
        <button
          type="button"
          className="btn btn--icon"
          aria-label={words.previous(levels.move[0])}
          disabled={!ready || position === 0}
          data-waits={position === 0 ? undefined : ""}
          onClick={() => act({ type: "move", level: "move", direction: -1 })}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className="btn btn--solid"
          disabled={!ready || position === run.trace.length}
          data-waits={position === run.trace.length ? undefined : ""}
          onClick={() => act({ type: "move", level: "move", direction: 1 })}
        >
          <b>{words.next(levels.move[0])}</b>
          <Icon name="next" />
        </button>
        <button
          type="button"
          className="btn btn--icon"
          aria-label={playing ? words.pause : words.play}
          disabled={!ready}
          data-waits=""
          onClick={() => act({ type: "play" })}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        {onward && <a href={onward.href}>{onward.text}</a>}
      </p>
    </section>
  );
}
