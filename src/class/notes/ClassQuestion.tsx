import { type ReactElement, useEffect, useState } from "react";
import type { StageNews, StageOrder } from "#components/stage/channel.ts";
import { SmallPicture } from "#components/stage/SmallPicture.tsx";
import { type Vote, voteAfter } from "#components/stage/vote/vote.ts";
import { voteWords } from "#components/stage/vote/words.en.ts";
import { VoteDesk } from "#src/class/vision/VoteDesk.tsx";
import { freshVote, keepPupils } from "./fresh-vote.ts";
import type { OutcomeAsked } from "./outcome-asked.ts";
import type { NotesWords } from "./words.en.ts";

interface ClassQuestionProps {
  readonly news: StageNews;
  /** How it stands with the stage: one that comes again is told again. */
  readonly line: string;
  readonly order: (order: StageOrder) => void;
  readonly words: NotesWords;
  readonly onEnd: () => void;
}

/** A question of the lesson with three or four answers, in the place of what stands on the wall, and the vote on it. */
export function ClassQuestion({ news, line, order, words, onEnd }: ClassQuestionProps): ReactElement {
  const [number, setNumber] = useState(0);
  const [asked, setAsked] = useState<OutcomeAsked | "coming" | "missing" | "none">("coming");
  const [vote, setVote] = useState<Vote>(freshVote);
  useEffect(() => {
    let isWanted = true;
    setAsked("coming");
    setVote(freshVote);
    const found = import("./outcome-asked.ts").then(({ outcomeAsked }) => outcomeAsked(news.lesson, number));
    found.then(
      (question) => isWanted && setAsked(question ?? "none"),
      () => isWanted && setAsked("missing"),
    );
    return () => {
      isWanted = false;
    };
  }, [news.lesson, number]);
  const shown =
    typeof asked === "string"
      ? undefined
      : {
          choices: asked.choices,
          right: asked.right,
          vote,
          asked: { prompt: asked.prompt, picture: asked.picture },
        };
  const text = JSON.stringify(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is told by its text.
  useEffect(() => order({ order: "vote", shown }), [text, news.figure, line]);

  const said = { coming: words.questionComing, missing: words.questionMissing, none: words.noQuestion };
  return (
    <section className="notes__vote" aria-label={words.askClass}>
      {typeof asked === "string" ? (
        <p role="status">{said[asked]}</p>
      ) : (
        <>
          <p className="notes__sentence">{asked.prompt}</p>
          {asked.picture && (
            <div className="notes__picture">
              <SmallPicture picture={asked.picture} label={asked.prompt} />
            </div>
          )}
          <ol className="notes__choices">
            {asked.choices.map(({ letter, text: answer, mistake }) => (
              <li key={letter} data-right={asked.right.includes(letter) ? "" : undefined}>
                <b>{letter}</b> {answer} {mistake && <small>{mistake}</small>}
              </li>
            ))}
          </ol>
          <VoteDesk
            choices={asked.choices}
            right={asked.right}
            vote={vote}
            words={voteWords}
            dispatch={(action) => {
              keepPupils(action);
              setVote((before) => voteAfter(before, action));
            }}
          />
        </>
      )}
      <div className="notes__tools">
        <button type="button" className="btn" onClick={() => setNumber(number + 1)}>
          {words.anotherQuestion}
        </button>
        <button type="button" className="btn" onClick={onEnd}>
          {words.endQuestion}
        </button>
      </div>
    </section>
  );
}
