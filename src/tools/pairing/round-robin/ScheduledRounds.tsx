import { type ReactElement, useLayoutEffect, useRef } from "react";
import type { Doc } from "../doc.ts";
import { dateOf } from "../players/details.ts";
import { focusBoard } from "../round/ResultField.tsx";
import type { ViewProps } from "../view-props.ts";
import { firstOpenRound, isOpen, type RoundRobin, shownRound } from "./model.ts";
import { ScheduledBoards } from "./ScheduledBoards.tsx";
import { gamePlace } from "./sittings.ts";
import { type RoundRobinWords, roundRobinWords } from "./words.en.ts";

/** More rounds than these stand in a list and not side by side. */
const MOST_SIDE_BY_SIDE = 24;

interface ScheduledRoundsProps extends ViewProps {
  readonly doc: Doc & { readonly schedule: RoundRobin };
  readonly chosen: number | undefined;
  readonly onChosen: (round: number | undefined) => void;
  readonly onStandings: () => void;
}

/** The rounds of a round robin: each can be opened, and results are entered in any order. */
export function ScheduledRounds({
  doc,
  act,
  chosen,
  onChosen,
  onStandings,
  words,
}: ScheduledRoundsProps): ReactElement {
  const { schedule } = doc;
  const w = roundRobinWords;
  const round = shownRound(schedule, chosen);
  const open = firstOpenRound(schedule);
  const { time } = gamePlace(doc.tournament, round, 0, schedule.rounds[round - 1].boards.length);
  const when = [dateOf(doc.tournament, round), time].filter(Boolean).join(", ");
  const whole = useRef<HTMLElement>(null);
  /** Whether the keys go on to the first board of the round that is opened. */
  const goesOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys go on when another round is shown.
  useLayoutEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    const table = whole.current?.querySelector(".boards");
    const missing = table?.querySelector<HTMLElement>("[data-board]:not([data-known])");
    if (missing) missing.focus();
    else focusBoard(table, 0);
  }, [round]);
  const goTo = (next: number) => {
    goesOn.current = true;
    onChosen(next);
  };
  return (
    <section className="pair-rounds" ref={whole}>
      <div className="pair-rounds__head">
        <h3>
          {words.rounds.title(round)} <small>{words.rounds.of(schedule.rounds.length)}</small>{" "}
          <small>{when}</small>
        </h3>
        <RoundChoice {...{ schedule, round, w, words }} onRound={onChosen} />
      </div>
      <ScheduledBoards
        key={round}
        {...{ doc, round, act, words }}
        // The round stays when its last result makes another one the first that is open.
        onResult={() => onChosen(round)}
      >
        {open === 0 ? (
          <button type="button" className="btn btn--solid pair-close" onClick={onStandings}>
            {words.rounds.toStandings}
          </button>
        ) : (
          open !== round && (
            <button type="button" className="btn btn--solid pair-close" onClick={() => goTo(open)}>
              {w.next(open)}
            </button>
          )
        )}
        {open === 0 && <span className="pair-missing">{w.all}</span>}
      </ScheduledBoards>
      <p className="tool__note needs-script">
        {w.drawn} {words.rounds.keys}
      </p>
    </section>
  );
}

function RoundChoice({
  schedule,
  round: shown,
  onRound,
  w,
  words,
}: {
  readonly schedule: RoundRobin;
  readonly round: number;
  readonly onRound: (round: number) => void;
  readonly w: RoundRobinWords;
  readonly words: ViewProps["words"];
}): ReactElement {
  const rounds = schedule.rounds.map((round, r) => ({ round: r + 1, isComplete: !isOpen(schedule, round) }));
  const name = ({ round, isComplete }: (typeof rounds)[number]) =>
    isComplete ? w.complete(round) : words.rounds.title(round);
  if (rounds.length > MOST_SIDE_BY_SIDE) {
    return (
      <span className="tool__field needs-script">
        <select aria-label={w.choose} value={shown} onChange={(event) => onRound(Number(event.target.value))}>
          {rounds.map((each) => (
            <option key={each.round} value={each.round}>
              {name(each)}
            </option>
          ))}
        </select>
      </span>
    );
  }
  return (
    <fieldset className="tool__tabs needs-script">
      <legend className="visually-hidden">{w.choose}</legend>
      {rounds.map((each) => (
        <label key={each.round} data-complete={each.isComplete ? "" : undefined}>
          <input
            type="radio"
            name="pair-shown-round"
            aria-label={name(each)}
            checked={shown === each.round}
            onChange={() => onRound(each.round)}
          />
          {each.round}
          {each.isComplete && <span aria-hidden="true"> ✓</span>}
        </label>
      ))}
    </fieldset>
  );
}
