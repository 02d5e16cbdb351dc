import { type ReactElement, useId, useState } from "react";
import { VoteHistogram } from "#components/stage/vote/VoteHistogram.tsx";
import {
  type Choice,
  countedNow,
  MOST_BY_CARDS,
  MOST_VOTES,
  PHASES,
  type Vote,
  type VoteAction,
  votesFor,
} from "#components/stage/vote/vote.ts";
import type { VoteWords } from "#components/stage/vote/words.en.ts";
import { CameraCount } from "./LazyCamera.tsx";

interface VoteDeskProps {
  /** Up to eight; up to four can be counted by cards. */
  readonly choices: readonly Choice[];
  /** The letters that are right. */
  readonly right?: readonly string[];
  readonly vote: Vote;
  readonly dispatch: (action: VoteAction) => void;
  readonly words: VoteWords;
  /** Where no wall is: what can be shown there is not asked. */
  readonly isAlone?: boolean;
}

/** The coach's side of a vote. Everything that can be seen here is in `vote`, but whether the camera is open. */
export function VoteDesk(props: VoteDeskProps): ReactElement {
  const { vote, dispatch, words: t } = props;
  const names = { first: t.first, talk: t.talk, second: t.second, revealed: t.reveal };
  return (
    <section
      className="vote"
      aria-label={t.title}
      onKeyDown={(event) => {
        // What is typed here is no key of what stands around it.
        if ((event.target as Element).closest("input, textarea, select")) event.stopPropagation();
      }}
    >
      <fieldset className="vote__phases" aria-label={t.phase}>
        {PHASES.map((phase) => (
          <button
            key={phase}
            type="button"
            className="btn"
            aria-pressed={vote.phase === phase}
            onClick={() => dispatch({ kind: "phase", phase })}
          >
            {names[phase]}
          </button>
        ))}
      </fieldset>
      <p className="vote__told" role="status">
        {t.told[vote.phase]}
      </p>
      {!props.isAlone && (
        <label className="vote__wall">
          <input
            type="checkbox"
            checked={vote.onWall}
            onChange={({ target }) => dispatch({ kind: "wall", onWall: target.checked })}
          />
          {t.onWall}
        </label>
      )}
      {(vote.phase === "first" || vote.phase === "second") && <Counting key={vote.phase} {...props} />}
      <VoteHistogram {...props} />
    </section>
  );
}

/** Typed, or by camera. */
function Counting(props: VoteDeskProps): ReactElement {
  const { choices, vote, dispatch, words: t } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { unread } = vote[countedNow(vote)];
  return (
    <>
      <TypedCounts {...props} />
      {unread.length > 0 && <UnreadCards {...props} />}
      <div className="vote__ways">
        {choices.length <= MOST_BY_CARDS && !isOpen && (
          <button type="button" className="btn" onClick={() => setIsOpen(true)}>
            {t.byCamera}
          </button>
        )}
        <button type="button" className="btn btn--quiet" onClick={() => dispatch({ kind: "clear" })}>
          {t.clear}
        </button>
        {vote.before && (
          <button type="button" className="btn btn--quiet" onClick={() => dispatch({ kind: "take-back" })}>
            {t.takeBack}
          </button>
        )}
      </div>
      {choices.length > MOST_BY_CARDS && <p className="vote__hint">{t.tooMany}</p>}
      {isOpen && (
        <CameraCount
          letters={choices.map(({ letter }) => letter)}
          pupils={vote.pupils}
          onPupils={(pupils) => dispatch({ kind: "pupils", pupils })}
          onCounts={(counts, missing) => {
            dispatch({ kind: "camera", counts, unread: missing });
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
          words={t}
        />
      )}
    </>
  );
}

/** A field for each letter: its number is selected when it is reached, Enter goes on to the next. */
function TypedCounts({ choices, vote, dispatch, words: t }: VoteDeskProps): ReactElement {
  const id = useId();
  const now = countedNow(vote);
  const goOn = (from: HTMLElement, i: number) =>
    from.closest("fieldset")?.querySelectorAll("input")[(i + 1) % choices.length]?.focus();
  return (
    <fieldset className="vote__counts">
      <legend>{t.counts(now === "first" ? t.first : t.second)}</legend>
      {choices.map(({ letter, text }, i) => (
        <div key={letter}>
          <label htmlFor={`${id}-${i}`}>
            <b>{letter}</b> <span>{text}</span>
          </label>
          <button
            type="button"
            className="btn"
            aria-label={t.fewer(letter)}
            disabled={votesFor(vote[now], letter) === 0}
            onClick={() => dispatch({ kind: "add", letter, by: -1 })}
          >
            −
          </button>
          <input
            id={`${id}-${i}`}
            className="field"
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_VOTES}
            value={votesFor(vote[now], letter)}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => dispatch({ kind: "count", letter, count: target.valueAsNumber })}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== "+" && event.key !== "-") return;
              event.preventDefault();
              if (event.key === "Enter") goOn(event.currentTarget, i);
              else dispatch({ kind: "add", letter, by: event.key === "+" ? 1 : -1 });
            }}
          />
          <button
            type="button"
            className="btn"
            aria-label={t.more(letter)}
            onClick={() => dispatch({ kind: "add", letter, by: 1 })}
          >
            +
          </button>
        </div>
      ))}
    </fieldset>
  );
}

/** The cards that the camera did not read, each with its letters to press. */
function UnreadCards({ choices, vote, dispatch, words: t }: VoteDeskProps): ReactElement {
  const { unread } = vote[countedNow(vote)];
  return (
    <fieldset className="vote__unread">
      <legend>{t.unread(unread.length)}</legend>
      <ul>
        {unread.map((card) => (
          <li key={card}>
            <span>{t.card(card)}</span>
            {choices.map(({ letter }) => (
              <button
                key={letter}
                type="button"
                className="btn"
                aria-label={t.answerOf(card, letter)}
                onClick={() => dispatch({ kind: "say", card, letter })}
              >
                {letter}
              </button>
            ))}
            <button
              type="button"
              className="btn btn--quiet"
              aria-label={t.noAnswerOf(card)}
              onClick={() => dispatch({ kind: "say", card })}
            >
              {t.noAnswer}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
