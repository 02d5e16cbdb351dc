import type { ReactElement, ReactNode } from "react";
import { stageWords } from "../stage/words.en.ts";
import { toldAnswer } from "./own-answer.ts";
import type { StopOnStage } from "./use-tour-stop.ts";

interface StopSaidProps {
  readonly tour: StopOnStage | undefined;
  /** Whether the lesson asks something now, and what became of what it asked. */
  readonly isAsked: boolean;
  readonly outcome: object | undefined;
  /** What is said of the step outside a tour. */
  readonly children: ReactNode;
}

/** What is said at a stop of a tour: the coach's sentence and question, and the lesson's sentence unless it is hidden. */
export function StopSaid({ tour, isAsked, outcome, children }: StopSaidProps): ReactElement {
  if (!tour) return <>{children}</>;
  const { stop, isAnswered, choices } = tour;
  const isOpen = stop.asks === "own" && !isAnswered;
  const isHidden = (stop.hides.includes("sentence") && !isAsked && !outcome) || isOpen;
  return (
    <div className="stage__stop">
      {stop.sentence !== "" && <p>{stop.sentence}</p>}
      {stop.asks === "own" && stop.question !== "" && <p className="stage__question">{stop.question}</p>}
      {choices.length > 0 && !isAnswered && (
        <ol className="stage__choices">
          {choices.map(({ letter, text }) => (
            <li key={letter}>
              <b>{letter}</b> {text}
            </li>
          ))}
        </ol>
      )}
      {stop.asks === "own" && isAnswered && (
        <p>
          <b>{stageWords.answer}</b> {toldAnswer(stop)}
        </p>
      )}
      {!isHidden && children}
    </div>
  );
}
