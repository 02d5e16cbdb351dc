import type { ReactElement, ReactNode } from "react";
import { AnnotationHead, Comment } from "../Annotation.tsx";
import { Icon } from "../Icon.tsx";
import { Key } from "../Key.tsx";
import { momentOf } from "../moment.ts";
import { Plate } from "../Plate.tsx";
import { digitChoices, openQuestion } from "../player-questions.ts";
import { SPEEDS } from "../player-state.ts";
import { Question } from "../Question.tsx";
import { useTween } from "../use-tween.ts";
import type { EmbedProps } from "./embed-props.ts";
import { pressed, useEmbed } from "./use-embed.ts";

/** The player for other people's pages: the picture, what is said of the step, a slider and a handful of buttons. */
export function EmbedPlayer(props: EmbedProps & { readonly children?: ReactNode }): ReactElement {
  const { lesson, locale, run, title, choice, words, figure, children } = props;
  const live = useEmbed(props);
  const { state, part, act, move } = live;
  const { position, playing, ready, outcome } = state;
  const moment = momentOf(lesson, run.problem, run.cursor.seek(position), locale, words);
  const question = openQuestion(state);
  const digits = question && digitChoices(question, moment.marks);
  const tween = useTween(lesson, moment.frame, playing ? SPEEDS[state.speed] : 1, ready);
  const last = question?.wrong.at(-1);
  const [level] = lesson.words[locale].levels[choice.level];
  const { scene } = moment;
  return (
    <section
      className="embed"
      id={figure}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the figure itself takes the focus, for its keys.
      tabIndex={0}
      data-ready={ready ? "" : undefined}
      onKeyDown={(event) => pressed(event, live, choice.level, digits)}
    >
      <figure className="diagram">
        <Plate
          plate={scene.plate}
          tween={tween}
          choices={question && new Set(question.question.choices)}
          rejected={question && new Set(question.wrong)}
          pointed={state.pointed}
          onPick={(mark) => act({ type: "answer", choice: mark })}
          isLetterboxed
          words={words}
        />
      </figure>
      <div className="embed__said" data-asking={question && ""}>
        <AnnotationHead
          position={question?.position ?? position}
          text={question ? "?" : moment.notation}
          where={question ? words.question(question.number, question.of) : moment.where}
          isLong={run.trace.length > 9999}
        />
        {question ? (
          <Question
            key={question.position}
            question={question.question}
            wrong={moment.marks.find(({ id }) => id === last)?.label}
            wrongLastTime={false}
            digits={undefined}
            onShow={() => act({ type: "reveal" })}
            words={words}
          />
        ) : (
          <p className="embed__comment" aria-live={playing ? "off" : "polite"}>
            {outcome?.position === position ? (
              `${words[outcome.kind]} ${outcome.why}`
            ) : (
              <Comment moment={moment} onPoint={(mark) => act({ type: "point", mark })} />
            )}
          </p>
        )}
        <Key entries={scene.key} kind={scene.plate.kind} asking={question !== undefined} words={words} />
      </div>
      <div className="embed__controls">
        <button
          type="button"
          className="btn btn--icon btn--quiet"
          aria-label={words.previous(level)}
          disabled={!ready || position === part.from}
          onClick={() => move(-1, choice.level)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className="btn btn--icon btn--solid"
          aria-label={playing ? words.pause : words.play}
          disabled={!ready || (question !== undefined && !playing)}
          onClick={() => act({ type: "play" })}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        <button
          type="button"
          className="btn btn--icon btn--quiet"
          aria-label={words.next(level)}
          disabled={!ready || question !== undefined || position === part.to}
          onClick={() => move(1, choice.level)}
        >
          <Icon name="next" />
        </button>
        <input
          type="range"
          aria-label={words.goToStep}
          min={part.from}
          max={part.to}
          value={position}
          disabled={!ready}
          onInput={(event) => act({ type: "seek", position: Number(event.currentTarget.value) })}
          onChange={() => undefined}
        />
        <span className="embed__step">{words.of(run.trace.length).replace(/^/, `${position} `)}</span>
      </div>
      {children}
    </section>
  );
}
