import { type ReactElement, useEffect, useState } from "react";
import type { SentQuestion, StageNews, StageOrder } from "#components/stage/channel.ts";
import { type Vote, type VoteAction, voteAfter } from "#components/stage/vote/vote.ts";
import { voteWords } from "#components/stage/vote/words.en.ts";
import { VoteDesk } from "#src/class/vision/VoteDesk.tsx";
import { localePath } from "#src/i18n/locales.ts";
import { freshVote, keepPupils } from "./fresh-vote.ts";
import type { NotesWords } from "./words.en.ts";

interface Held {
  readonly key: string;
  readonly question: SentQuestion;
}

interface NotesVoteProps {
  readonly news: StageNews;
  readonly order: (order: StageOrder) => void;
  readonly words: NotesWords;
}

/**
 * A vote on the question that stands on the wall. It stays while its answer is shown, and every question keeps its own as
 * long as this window is open.
 */
export function NotesVote({ news, order, words }: NotesVoteProps): ReactElement | null {
  const [held, setHeld] = useState<Held>();
  const [votes, setVotes] = useState<ReadonlyMap<string, Vote>>(new Map());
  const place = `${news.lesson} ${news.figure}`;
  const asked = news.question && {
    key: `${place} ${news.question.position}`,
    question: news.question,
  };
  const isAnswered = !asked && held?.key === `${place} ${news.position}`;
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
  useEffect(() => order({ order: "vote", shown }), [text, news.figure]);

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
