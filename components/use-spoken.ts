import { useEffect, useState } from "react";
import { plainText } from "../algorithms/lesson.ts";
import type { LiveTurn } from "./live-turn.ts";
import type { Moment } from "./moment.ts";
import type { OpenQuestion } from "./player-questions.ts";
import { type PlayerState, SPEEDS } from "./player-state.ts";

/** A screen reader hears the step on which the reader rests, not all those on the way. In milliseconds. */
const REST = 300;

/** What a screen reader is told: the step and its comment, or the question; nothing while a run plays fast. */
export function useSpoken(
  { ready, playing, speed }: PlayerState,
  { notation, narration }: Moment,
  question: OpenQuestion | undefined,
  turn?: LiveTurn,
): string {
  const [spoken, setSpoken] = useState("");
  const told = `${notation}. ${plainText(narration)}`;
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
  return spoken;
}
