import type { ReactElement } from "react";
import { narrate } from "../algorithms/lesson.ts";
import { namedMarks } from "../algorithms/scene.ts";
import { Icon } from "./Icon.tsx";
import { Narration } from "./Narration.tsx";
import { Plate } from "./Plate.tsx";
import type { PlayerProps } from "./Player.tsx";
import { usePlayer } from "./use-player.ts";
import { useTween } from "./use-tween.ts";

/** The player for a front page: the picture, the comment and three buttons. */
export function MiniPlayer(props: PlayerProps): ReactElement {
  const { lesson, locale, title, words } = props;
  const player = usePlayer(props);
  const { run, position, ready } = player;
  const frame = run.cursor.seek(position);
  const scene = lesson.scene(run.problem, frame, locale);
  const { levels } = lesson.words[locale];
  const tween = useTween(lesson, frame, player.playing ? 1 : 0, ready);
  return (
    <section className="mini" aria-label={title} data-ready={ready ? "" : undefined}>
      <figure className="diagram">
        <Plate plate={scene.plate} tween={tween} words={words} />
      </figure>
      <p className="annotation__move">
        <span className="annotation__no">{position}</span>
        <span className="annotation__text">
          {frame.step === ""
            ? words.start
            : (lesson.notation[frame.step]?.(frame, run.problem, locale) ?? "")}
        </span>
      </p>
      <p className="annotation__comment">
        <Narration
          text={narrate(lesson, frame, run.problem, locale)}
          roleOf={(mark) => namedMarks(scene.plate).find(({ id }) => id === mark)?.role}
          onPoint={() => undefined}
        />
      </p>
      <p className="mini__controls">
        <button
          type="button"
          className="btn btn--icon btn--quiet"
          aria-label={words.previous(levels.move[0])}
          disabled={!ready || position === 0}
          onClick={() => player.move("move", -1)}
        >
          <Icon name="previous" />
        </button>
        <button type="button" className="btn btn--solid btn--play" disabled={!ready} onClick={player.play}>
          <Icon name={player.playing ? "pause" : "play"} />
          <b>{player.playing ? words.pause : words.play}</b>
        </button>
        <button
          type="button"
          className="btn btn--icon btn--quiet"
          aria-label={words.next(levels.move[0])}
          disabled={!ready || position === run.trace.length}
          onClick={() => player.move("move", 1)}
        >
          <Icon name="next" />
        </button>
        <span>
          {words.step} {position} {words.of(run.trace.length.toLocaleString("en"))}
        </span>
      </p>
    </section>
  );
}
