import { type ReactElement, useEffect, useState } from "react";
import { plainText } from "#algorithms/core/lesson/lesson.ts";
import type { OpenQuestion } from "../player/state/player-questions.ts";
import { type PlayerState, SPEEDS } from "../player/state/player-state.ts";
import type { LiveTurn } from "../turn/live-turn.ts";
import type { Moment } from "./moment.ts";

/** A screen reader hears the step on which the reader rests, not all those on the way. In milliseconds. */
const REST = 300;

interface SpokenProps {
  readonly state: PlayerState;
  readonly moment: Moment;
  readonly question: OpenQuestion | undefined;
  readonly turn: LiveTurn | undefined;
}

/**
 * What a screen reader is told: the step and its comment, or the question; nothing while a run plays fast. It comes after
 * the step, so it stands by itself: the figure is not drawn once more for it.
 */
export function Spoken({ state, moment, question, turn }: SpokenProps): ReactElement {
  const { ready, playing, speed } = state;
  const [spoken, setSpoken] = useState("");
  const said = `${moment.notation}. ${plainText(moment.narration)}`;
  const told = state.tool?.told(state, said) ?? said;
  const live = question
    ? question.question.prompt
    : turn?.turn.open
      ? `${told} ${turn.turn.refused ?? turn.words.prompt}`
      : told;
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => setSpoken(playing && SPEEDS[speed] !== 1 ? "" : live), REST);
    return () => clearTimeout(timer);
  }, [live, ready, playing, speed]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {spoken}
    </p>
  );
}
