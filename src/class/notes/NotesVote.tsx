import { type ReactElement, useEffect, useState } from "react";
import type { SentQuestion, StageNews, StageOrder } from "#components/stage/channel.ts";
import { type Vote, type VoteAction, voteAfter } from "#components/stage/vote/vote.ts";
import { voteWords } from "#components/stage/vote/words.en.ts";
import { VoteDesk } from "#src/class/vision/VoteDesk.tsx";
import { localePath } from "#src/i18n/locales.ts";
import { freshVote, keepPupils } from "./fresh-vote.ts";
import type { NotesWords } from "./words.en.ts";

interface Held {
  /** Where it was asked; its key tells what, too. */
  readonly place: string;
  readonly key: string;
  readonly question: SentQuestion;
}

/** The votes on all questions so far, and the question that was asked last. */
export function useVotes() {
  const [held, setHeld] = useState<Held>();
  const [votes, setVotes] = useState<ReadonlyMap<string, Vote>>(new Map());
  return { held, setHeld, votes, setVotes };
}

interface NotesVoteProps extends ReturnType<typeof useVotes> {
  readonly news: StageNews;
  /** How it stands with the stage: one that comes again is told again. */
  readonly line: string;
  readonly order: (order: StageOrder) => void;
  readonly words: NotesWords;
}

/**
 * A vote on the question that stands on the wall. It stays while its answer is shown, and every question keeps its own as
 * long as this window is open.
 */
export function NotesVote(props: NotesVoteProps): ReactElement | null {
  const { news, line, order, words, held, setHeld, votes, setVotes } = props;
  // Tours have their stops at the same places, and other inputs ask other things there.
  const placeAt = (position: number) => JSON.stringify([news.lesson, news.lessonName, news.figure, position]);
  const { question } = news;
  const place = placeAt(question?.position ?? news.position);
  const asked = question && { place, key: `${place} ${JSON.stringify(question)}`, question };
  const isAnswered = !asked && held?.place === place;
  const current = asked ?? (isAnswered ? held : undefined);
  const vote = current && votes.get(current.key);
  const shown =
    current && vote?.onWall
      ? { choices: current.question.choices, right: current.question.right, vote }
      : undefined;

  useEffect(() => {
    if (asked && held?.key !== asked.key) setHeld(asked);
    // Who reveals the answer with the clicker ends the vote with it.
    if (current && isAnswered && vote && vote.phase !== "revealed")
      setVotes(new Map(votes).set(current.key, voteAfter(vote, { kind: "phase", phase: "revealed" })));
  });
  const text = JSON.stringify(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is told by its text.
  useEffect(() => order({ order: "vote", shown }), [text, news.figure, line]);

  if (!current) return null;
  const dispatch = (action: VoteAction): void => {
    keepPupils(action);
    setVotes((before) =>
      new Map(before).set(current.key, voteAfter(before.get(current.key) ?? freshVote(), action)),
    );
    if (action.kind === "phase" && action.phase === "revealed" && asked) order({ order: "act", act: "next" });
  };
  if (!vote)
    return isAnswered ? null : (
      <p className="notes__vote">
        <button
          type="button"
          className="btn"
          onClick={() => setVotes(new Map(votes).set(current.key, freshVote()))}
        >
          {words.vote}
        </button>{" "}
        <a href={localePath("/cards/")} target="_blank" rel="noreferrer">
          {voteWords.cardsHere}
        </a>
      </p>
    );
  const { choices, right } = current.question;
  return (
    <div className="notes__vote">
      <VoteDesk {...{ choices, right, vote, dispatch }} words={voteWords} />
    </div>
  );
}
