import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { AnnotationHead, Comment } from "../panels/Annotation.tsx";
import type { Moment } from "../panels/moment.ts";
import type { PlayerWords } from "../panels/words.ts";
import type { LiveTurn } from "./live-turn.ts";
import type { Turn } from "./turn.ts";
import type { TurnMistake } from "./turn-mistake.ts";
import { turnWords } from "./turn-words.en.ts";

interface YourTurnProps {
  readonly live: LiveTurn;
  readonly moment: Moment;
  readonly position: number;
  /** Leads to another position of the run. */
  readonly onSeek: (position: number) => void;
  readonly words: PlayerWords;
}

/** In the place of the comment: what the reader is to choose on the picture, or how the run ended. */
export function YourTurn(props: YourTurnProps): ReactElement {
  const { live, moment, position } = props;
  const { open, taken } = live.turn;
  return (
    <div className="annotation" data-asking={open ? "" : undefined}>
      <AnnotationHead
        position={position}
        text={open ? "?" : moment.notation}
        where={turnWords.choiceNumber(taken.length + (open ? 1 : 0))}
      />
      <div className="stop-question stop-question--turn" data-ended={open ? undefined : ""}>
        {open ? <OpenChoice {...props} /> : <Ended {...props} />}
      </div>
    </div>
  );
}

function OpenChoice({ live, words }: YourTurnProps): ReactElement {
  const { turn, form, phrases } = live;
  const { taken, half, refused, hinted, mode } = turn;
  const { prompt, hint, last } = live.words;
  const wasWrong = mode === "test" && turn.wrong.at(-1)?.choice === taken.length - 1;
  const told = last && (wasWrong ? turnWords.takenInstead(last) : turnWords.answerTaken(last));
  const isWhole = form === "set" && half.length > 0;
  return (
    <>
      <p>{`${prompt}${hinted ? ` ${hint}` : ""}`}</p>
      <Verdict isGood={refused === undefined && !wasWrong}>{refused ?? told}</Verdict>
      <div className="stop-question__row">
        {phrases.length > 0 && <Phrases key={taken.length} {...{ live }} />}
        {isWhole && (
          <button type="button" className="btn btn--solid" onClick={live.confirm}>
            {turnWords.thatIsAll}
          </button>
        )}
        {live.mayBeNone && half.length === 0 && (
          <button type="button" className="btn" onClick={live.confirm}>
            {turnWords.none}
          </button>
        )}
        {mode === "led" && !hinted && (
          <button type="button" className="btn" onClick={live.hint}>
            {words.hint}
          </button>
        )}
        {mode === "led" && (
          <button type="button" className="btn btn--quiet" onClick={live.reveal}>
            {words.showMe}
          </button>
        )}
        {mode === "led" && taken.length === 0 && (
          <button type="button" className="btn btn--quiet" onClick={live.asTest}>
            {turnWords.asTest}
          </button>
        )}
      </div>
    </>
  );
}

/** So few phrases are buttons; of more the number is typed. */
const MOST_BUTTONS = 3;

/** What is said instead of touched. */
function Phrases({ live }: Pick<YourTurnProps, "live">): ReactElement {
  const [typed, setTyped] = useState("");
  if (live.phrases.length <= MOST_BUTTONS)
    return (
      <>
        {live.phrases.map(({ number, text }) => (
          <button type="button" className="btn" key={number} onClick={() => live.say(number)}>
            {text}
          </button>
        ))}
      </>
    );
  const wanted = live.phrases.find(({ told }) => told === typed.trim());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted) live.say(wanted.number);
      }}
    >
      <input
        className="field"
        inputMode="numeric"
        autoComplete="off"
        aria-label={turnWords.yourNumber}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="btn btn--solid" disabled={!wanted}>
        {turnWords.takeIt}
      </button>
    </form>
  );
}

/** The mistake by which the run came out as it did, when it has been recognized. */
function useMistake({ mistake, turn }: LiveTurn): TurnMistake | undefined {
  const [found, setFound] = useState<readonly [turn: Turn, mistake: TurnMistake | undefined]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the mistake of this turn, however often it is drawn.
  useEffect(() => {
    void mistake().then((each) => setFound([turn, each]));
  }, [turn]);
  return found?.[0] === turn ? found[1] : undefined;
}

/** How the run ended: what was done, in a test the grade, and the mistake that explains it. */
function Ended({ live, moment, onSeek }: YourTurnProps): ReactElement {
  const { taken, slips, shown, wrong, mode } = live.turn;
  const [first] = wrong;
  const mistake = useMistake(live);
  const showCase = mistake?.showAt(live.figure);
  return (
    <>
      <p>
        <Comment moment={moment} />
      </p>
      <Verdict isGood={wrong.length === 0}>
        {mode === "test"
          ? turnWords.testDone(live.grade.right, live.grade.of)
          : turnWords.turnDone(taken.length, slips, shown)}
      </Verdict>
      <p className="stop-question__mistake" role="status" data-mistake={mistake?.name}>
        {mistake?.sentence}
      </p>
      <div className="stop-question__row">
        {first && (
          <button type="button" className="btn btn--solid" onClick={() => onSeek(first.open.position)}>
            {turnWords.firstWrong}
          </button>
        )}
        {mistake && showCase && (
          <button type="button" className="btn" onClick={showCase}>
            {mistake.offer}
          </button>
        )}
        <button type="button" className="btn" onClick={live.again}>
          {turnWords.onceMore}
        </button>
        {mode === "led" && (
          <button type="button" className="btn btn--quiet" onClick={live.asTest}>
            {turnWords.asTest}
          </button>
        )}
      </div>
    </>
  );
}

/** A wrong choice of a test, beside what would have been right: shown where it was made. */
export function WrongChoice({ live, position, onSeek }: Omit<YourTurnProps, "moment">): ReactElement {
  const { turn, looked } = live;
  const next = turn.wrong.find(({ open }) => open.position > position);
  return (
    <div className="annotation" data-asking="">
      <AnnotationHead
        position={position}
        text="✗"
        where={turnWords.choiceNumber((looked?.choice ?? 0) + 1)}
      />
      <div className="stop-question stop-question--turn">
        <p>
          {looked && turnWords.youChose(looked.given)}{" "}
          {looked && turnWords.rightWas(looked.right, looked.hasMore)}
        </p>
        <Verdict isGood={false}>{looked?.refused}</Verdict>
        <div className="stop-question__row">
          {next && (
            <button type="button" className="btn btn--solid" onClick={() => onSeek(next.open.position)}>
              {turnWords.nextWrong}
            </button>
          )}
          <button type="button" className="btn" onClick={() => onSeek(turn.run.trace.length)}>
            {turnWords.toTheEnd}
          </button>
        </div>
      </div>
    </div>
  );
}

function Verdict({
  isGood,
  children,
}: {
  readonly isGood: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <p className="stop-question__verdict" role="status" data-told={isGood ? "" : undefined}>
      {children}
    </p>
  );
}
