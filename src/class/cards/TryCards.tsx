import { type ReactElement, useEffect, useReducer, useState } from "react";
import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { newVote, voteAfter } from "#components/stage/vote/vote.ts";
import { voteWords } from "#components/stage/vote/words.ts";
import { CARD_LETTERS } from "#src/class/vision/tally.ts";
import { VoteDesk } from "#src/class/vision/VoteDesk.tsx";
import { cardWords } from "./words.ts";

/** A vote on a question that is asked aloud, to try the cards. */
export function TryCards({ locale }: { readonly locale: Locale }): ReactElement {
  const [vote, dispatch] = useReducer(voteAfter, undefined, () => newVote());
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const { answers } = cardWords[locale].desk;
  const choices = CARD_LETTERS.map((letter, i) => ({ letter, text: answers[i] }));
  return (
    <div data-ready={isReady ? "" : undefined}>
      <VoteDesk choices={choices} vote={vote} dispatch={dispatch} words={voteWords[locale]} isAlone />
    </div>
  );
}
