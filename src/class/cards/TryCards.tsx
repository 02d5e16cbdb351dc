import { type ReactElement, useEffect, useReducer, useState } from "react";
import { newVote, voteAfter } from "#components/stage/vote/vote.ts";
import { voteWords } from "#components/stage/vote/words.en.ts";
import { CARD_LETTERS } from "#src/class/vision/tally.ts";
import { VoteDesk } from "#src/class/vision/VoteDesk.tsx";
import { cardWords } from "./words.en.ts";

/** A vote on a question that is asked aloud, to try the cards. */
export function TryCards(): ReactElement {
  const [vote, dispatch] = useReducer(voteAfter, undefined, () => newVote());
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const { answers } = cardWords.desk;
  const choices = CARD_LETTERS.map((letter, i) => ({ letter, text: answers[i] }));
  return (
    <div data-ready={isReady ? "" : undefined}>
      <VoteDesk choices={choices} vote={vote} dispatch={dispatch} words={voteWords} isAlone />
    </div>
  );
}
