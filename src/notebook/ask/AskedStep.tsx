import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { AnnotationHead, Comment } from "#components/panels/Annotation.tsx";
import { Key } from "#components/panels/Key.tsx";
import { momentOf } from "#components/panels/moment.ts";
import { Question } from "#components/panels/Question.tsx";
import type { PlayerWords } from "#components/panels/words.ts";
import { Plate } from "#components/picture/Plate.tsx";
import { digitMarks } from "#components/player/state/player-questions.ts";
import type { FreshStep } from "./fresh-step.ts";

interface AskedStepProps {
  readonly lesson: AnyLesson;
  readonly fresh: FreshStep;
  /** Told once, of the first answer: a second try is for learning. */
  readonly onAnswer: (right: boolean) => void;
  readonly words: PlayerWords;
}

/** A question before a step, by itself: the picture, what happened last, and what is asked; then the step and the reason. */
export function AskedStep({ lesson, fresh, onAnswer, words }: AskedStepProps): ReactElement {
  const { run, position, question } = fresh;
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<"right" | "shown">();
  const root = useRef<HTMLDivElement>(null);
  const at = outcome ? position : position - 1;
  const moment = momentOf(lesson, run.problem, run.cursor.seek(at), words);
  const choices = outcome ? undefined : new Set(question.choices);
  const digits = digitMarks(question.choices, moment.marks);
  const canType = digits.size === question.choices.length && !digits.has("0");

  // The mark that was chosen is no button any more.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [outcome]);

  const isFirst = wrong.length === 0;
  const end = (how: "right" | "shown"): void => {
    setOutcome(how);
    if (isFirst) onAnswer(how === "right");
  };
  const pick = (mark: string): void => {
    if (outcome || !question.choices.includes(mark)) return;
    if (question.answers.includes(mark)) {
      end("right");
      return;
    }
    setWrong([...wrong, mark]);
    if (isFirst) onAnswer(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const mark = canType ? digits.get(event.key) : undefined;
    if (mark === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    pick(mark);
  };
  const sorted = [...digits.keys()].sort();
  const last = wrong.at(-1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: digits answer wherever in the question the focus is.
    <div className="recall__picture touch" ref={root} tabIndex={-1} onKeyDown={onKeyDown}>
      <figure className="diagram">
        <Plate
          plate={moment.scene.plate}
          tween={outcome ? "step" : "none"}
          choices={choices}
          rejected={new Set(wrong)}
          onPick={pick}
          words={words}
        />
        <Key
          entries={moment.scene.key}
          kind={moment.scene.plate.kind}
          asking={choices !== undefined}
          words={words}
        />
      </figure>
      <div className="annotation" data-asking={outcome ? undefined : ""}>
        <AnnotationHead position={position} text={outcome ? moment.notation : "?"} where={moment.where} />
        {outcome ? (
          <p className="annotation__verdict" role="status">{`${words[outcome]} ${question.why}`}</p>
        ) : (
          <>
            <p className="recall__before">
              <Comment moment={moment} />
            </p>
            <Question
              question={question}
              wrong={moment.marks.find(({ id }) => id === last)?.label}
              wrongLastTime={false}
              digits={canType && sorted.length > 1 ? [sorted[0], sorted[sorted.length - 1]] : undefined}
              onShow={() => end("shown")}
              words={words}
            />
          </>
        )}
      </div>
    </div>
  );
}
