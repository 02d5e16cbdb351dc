import type { ReactElement } from "react";
import { wasWrong } from "../journal/answers.ts";
import { AnnotationHead, Comment } from "../panels/Annotation.tsx";
import type { Moment } from "../panels/moment.ts";
import { Question } from "../panels/Question.tsx";
import type { PlayerWords } from "../panels/words.ts";
import type { LiveTurn } from "../turn/live-turn.ts";
import type { OpenQuestion } from "./state/player-questions.ts";
import type { PlayerAction, PlayerState } from "./state/player-state.ts";

interface PlayerAnnotationProps {
  readonly state: PlayerState;
  readonly moment: Moment;
  readonly question: OpenQuestion | undefined;
  /** The answers that have a digit, by digit. */
  readonly digits: ReadonlyMap<string, string> | undefined;
  readonly live: LiveTurn | undefined;
  readonly act: (action: PlayerAction) => void;
  readonly words: PlayerWords;
}

/** What is said of the step: the comment, its reason, what became of a question, or a question. */
export function PlayerAnnotation(props: PlayerAnnotationProps): ReactElement {
  const { state, moment, question, digits, act, words } = props;
  const isLong = state.run.trace.length > 9999;
  const { live } = props;
  const onSeek = (position: number) => act({ type: "seek", position });
  const { YourTurn, WrongChoice } = state.session?.views ?? {};
  if (live && YourTurn && state.position === state.run.trace.length)
    return <YourTurn {...{ live, moment, position: state.position, onSeek, words }} />;
  if (live?.looked && WrongChoice)
    return <WrongChoice {...{ live, position: state.position, onSeek, words }} />;
  if (!question)
    return (
      <div className="annotation">
        <AnnotationHead
          position={state.position}
          text={moment.notation}
          where={moment.where}
          isLong={isLong}
        />
        <StepComment {...props} />
      </div>
    );
  const last = question.wrong.at(-1);
  return (
    <div className="annotation" data-asking="">
      <AnnotationHead
        position={question.position}
        text="?"
        where={words.question(question.number, question.of)}
        isLong={isLong}
      />
      <Question
        key={question.position}
        question={question.question}
        wrong={moment.marks.find(({ id }) => id === last)?.label}
        wrongLastTime={question.wrong.length === 0 && wasWrong(question.id)}
        digits={digits && digits.size > 1 ? firstAndLast(digits) : undefined}
        onShow={() => act({ type: "reveal" })}
        words={words}
      />
    </div>
  );
}

function StepComment({ state, moment, act, words }: PlayerAnnotationProps): ReactElement {
  const { position, outcome, explained } = state;
  const { why } = moment;
  return (
    <div className="annotation__comment">
      {explained === position && why ? (
        <p>{why()}</p>
      ) : outcome?.position === position ? (
        <p className="annotation__verdict">{`${words[outcome.kind]} ${outcome.why}`}</p>
      ) : (
        <p>
          <Comment moment={moment} onPoint={(mark) => act({ type: "point", mark })} />
        </p>
      )}
      {why && (
        <button
          type="button"
          className="annotation__why"
          disabled={!state.ready}
          onClick={() => act({ type: "explain" })}
        >
          {explained === position ? words.backToComment : words.why}
        </button>
      )}
    </div>
  );
}

function firstAndLast(digits: ReadonlyMap<string, string>): readonly [string, string] {
  const sorted = [...digits.keys()].sort();
  return [sorted[0], sorted[sorted.length - 1]];
}
