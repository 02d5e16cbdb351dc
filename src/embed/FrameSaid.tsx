import type { ReactElement } from "react";
import { ownChoices, toldAnswer } from "#components/tour/own-answer.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { tourWords } from "../tours/words.en.ts";
import { embedWords } from "./words.en.ts";

interface FrameSaidProps {
  readonly stop: TourStop;
  /** The sentence before the first stop. */
  readonly opening: string;
  /** What has changed since the tour was made. */
  readonly told: string;
  readonly isAnswered: boolean;
  readonly onAnswer: () => void;
}

/** What a coach says and asks at a stop, in a frame. */
export function FrameSaid(props: FrameSaidProps): ReactElement {
  const { stop, opening, told, isAnswered, onAnswer } = props;
  const { sentence, asks, question, answer, hides } = stop;
  const words = tourWords;
  const isOwn = asks === "own" && question !== "";
  return (
    <div className="embed-tour__said">
      {told !== "" && (
        <p className="embed__notice" role="status">
          {told}
        </p>
      )}
      {[opening, sentence].filter(Boolean).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isOwn && (
        <p>
          <b>{question}</b>{" "}
          {ownChoices(stop)
            .map(({ letter, text }) => `${letter} ${text}`)
            .join(" · ")}
        </p>
      )}
      {isOwn && answer !== "" && !hides.includes("answer") && (
        <p role="status">
          {isAnswered ? (
            words.coachAnswer(toldAnswer(stop))
          ) : (
            <button type="button" className="btn" onClick={onAnswer}>
              {embedWords.showAnswer}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
