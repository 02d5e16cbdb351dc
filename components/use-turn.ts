import { useState } from "react";
import { loaded } from "./load-again.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { Turn, TurnSubject, TurnWords } from "./turn.ts";
import type { LivePlayer } from "./use-player.ts";

const loadTurns = loaded(() => import("./turn.ts"));
type Turns = Awaited<ReturnType<typeof loadTurns>>;

interface Session {
  readonly turns: Turns;
  readonly subject: TurnSubject;
  readonly turn: Turn;
}

/** The reader's turn on a figure. */
export interface LiveTurn {
  readonly turn: Turn;
  readonly words: TurnWords;
  readonly form: string | undefined;
  /** The marks that can be touched now, and the one that was touched first. */
  readonly marks: readonly string[];
  readonly chosen: string | undefined;
  readonly touch: (mark: string) => void;
  /** What was touched is the answer; nothing touched says "none". */
  readonly confirm: () => void;
  readonly hint: () => void;
  readonly reveal: () => void;
  readonly undo: () => void;
  readonly again: () => void;
  /** Back to the run of the article. */
  readonly stop: () => void;
}

/** The reader's turn, while it is; and how it begins, where the lesson can be performed. */
export function useTurn(
  { lesson, locale, opened }: PlayerOptions,
  { state, act, load }: LivePlayer,
): { readonly live: LiveTurn | undefined; readonly begin: (() => Promise<void>) | undefined } {
  const [session, setSession] = useState<Session>();
  const show = (next: Session) => {
    setSession(next);
    const { run } = next.turn;
    if (run !== state.run) act({ type: "perform", run, position: run.trace.length });
  };
  const begin = async () => {
    const [turns, performing] = await Promise.all([loadTurns(), lesson.performing?.()]);
    if (!performing) return;
    const subject: TurnSubject = { lesson, performing, locale };
    show({ turns, subject, turn: turns.beginTurn(subject, state.run) });
  };
  const canBegin = lesson.performing !== undefined && opened === undefined && !state.run.stopped;
  // Another input has taken the figure: the turn is over.
  const now = session?.turn.run === state.run ? session : undefined;
  if (!now) return { live: undefined, begin: canBegin ? begin : undefined };
  const { turns, subject, turn } = now;
  const change = (next: (turn: Turn) => Turn) => () => show({ ...now, turn: next(turn) });
  const marks = turns.touchable(subject, turn);
  const [first] = turn.half;
  return {
    begin: undefined,
    live: {
      turn,
      words: turns.wordsOf(subject, turn),
      form: turn.open && turns.touchOf(subject, turn.open).form,
      marks: [...marks.keys()],
      chosen: first === undefined ? undefined : [...marks].find(([, number]) => number === first)?.[0],
      touch: (mark) => show({ ...now, turn: turns.touchMark(subject, turn, mark) }),
      confirm: change((each) => turns.answerTurn(subject, each, each.half)),
      hint: change((each) => ({ ...each, hinted: true })),
      reveal: change((each) => turns.revealTurn(subject, each)),
      undo: change((each) => turns.undoTurn(subject, each)),
      again: change(() => turns.beginTurn(subject, turn.run)),
      stop: () => {
        setSession(undefined);
        void load(turn.run.source);
      },
    },
  };
}
