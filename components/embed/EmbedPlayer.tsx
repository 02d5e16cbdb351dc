import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";
import { AnnotationHead, Comment } from "../panels/Annotation.tsx";
import { Key } from "../panels/Key.tsx";
import { momentOf } from "../panels/moment.ts";
import { Question } from "../panels/Question.tsx";
import { Plate } from "../picture/Plate.tsx";
import { useTween } from "../picture/use-tween.ts";
import { digitChoices, openQuestion } from "../player/state/player-questions.ts";
import { SPEEDS } from "../player/state/player-state.ts";
import { EmbedControls } from "./EmbedControls.tsx";
import type { EmbedProps } from "./embed-props.ts";
import { pressed, useEmbed } from "./use-embed.ts";
import { stepIn, useOrders } from "./use-orders.ts";

/** The player for other people's pages: the picture, what is said of the step, a slider and a handful of buttons. */
export function EmbedPlayer(props: EmbedProps & { readonly children?: ReactNode }): ReactElement {
  const { lesson, run, title, choice, words, figure, said, children } = props;
  const live = useEmbed(props);
  const { state, part, act, move } = live;
  const { position, playing, ready, outcome } = state;
  useOrders(props.frame, {
    ...{ ready, playing, asking: state.asking !== undefined },
    where: { step: position, from: part.from, to: part.to, of: run.trace.length },
    follow(order) {
      if (order.do === "go") act({ type: "seek", position: stepIn(part, order.step) });
      else if (order.do === "next" || order.do === "previous")
        move(order.do === "next" ? 1 : -1, order.level ?? choice.level);
      else if (playing !== (order.do === "play")) act({ type: "play" });
      return undefined;
    },
  });
  const moment = momentOf(lesson, run.problem, run.cursor.seek(position), words);
  const question = openQuestion(state);
  const digits = question && digitChoices(question, moment.marks);
  const tween = useTween(lesson, moment.frame, playing ? SPEEDS[state.speed] : 1, ready);
  const last = question?.wrong.at(-1);
  const [level] = lesson.words.levels[choice.level];
  const { scene } = moment;
  // The end of the part switches "next" off; its keys go on where the figure is.
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches(":disabled") && root.current?.contains(focused))
      root.current.focus({ preventScroll: true });
  });
  return (
    <section
      ref={root}
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
        {said}
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
          <p
            className="embed__comment"
            aria-live={playing ? "off" : "polite"}
            data-outcome={outcome?.position === position ? outcome.kind : undefined}
          >
            {outcome?.position === position ? (
              `${words[outcome.kind]} ${outcome.why}`
            ) : (
              <Comment moment={moment} onPoint={(mark) => act({ type: "point", mark })} />
            )}
          </p>
        )}
        <Key entries={scene.key} kind={scene.plate.kind} asking={question !== undefined} words={words} />
      </div>
      <EmbedControls
        unit={level}
        {...{ position, playing, ready, words }}
        from={part.from}
        to={part.to}
        of={run.trace.length}
        isAsking={question !== undefined}
        onMove={(direction) => move(direction, choice.level)}
        onPlay={() => act({ type: "play" })}
        onSeek={(target) => act({ type: "seek", position: target })}
      />
      {children}
    </section>
  );
}
