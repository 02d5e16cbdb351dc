import type { ReactElement } from "react";
import { AnnotationHead, Comment } from "./Annotation.tsx";
import type { Moment } from "./moment.ts";
import type { LiveTurn } from "./use-turn.ts";
import type { PlayerWords } from "./words.ts";

interface YourTurnProps {
  readonly live: LiveTurn;
  readonly moment: Moment;
  readonly position: number;
  readonly words: PlayerWords;
}

/** In the place of the comment: what the reader is to choose on the picture, or how his run ended. */
export function YourTurn({ live, moment, position, words }: YourTurnProps): ReactElement {
  const { turn, form } = live;
  const { open, taken, half, refused, hinted, slips, shown } = turn;
  return (
    <div className="annotation" data-asking={open ? "" : undefined}>
      <AnnotationHead
        position={position}
        text={open ? "?" : moment.notation}
        where={words.choiceNumber(taken.length + (open ? 1 : 0))}
      />
      <div className="stop-question stop-question--turn">
        <p>
          {open ? `${live.words.prompt}${hinted ? ` ${live.words.hint}` : ""}` : <Comment moment={moment} />}
        </p>
        <p
          className="stop-question__verdict"
          role="status"
          data-told={refused === undefined ? "" : undefined}
        >
          {open
            ? (refused ?? (live.words.last && words.answerTaken(live.words.last)))
            : words.turnDone(taken.length, slips, shown)}
        </p>
        <div className="stop-question__row">
          {open ? (
            <>
              {!hinted && (
                <button type="button" className="btn" onClick={live.hint}>
                  {words.hint}
                </button>
              )}
              <button type="button" className="btn btn--quiet" onClick={live.reveal}>
                {words.showMe}
              </button>
              {(form === "set" || half.length === 0) && (
                <button
                  type="button"
                  className={half.length > 0 ? "btn btn--solid" : "btn btn--quiet"}
                  onClick={live.confirm}
                >
                  {half.length > 0 ? words.thatIsAll : words.none}
                </button>
              )}
            </>
          ) : (
            <button type="button" className="btn" onClick={live.again}>
              {words.onceMore}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
