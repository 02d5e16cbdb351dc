import type { LiveTurn } from "./live-turn.ts";
import type { Turn, TurnSubject } from "./turn.ts";

/** What is known of a turn that is under way. */
interface UnderWay {
  readonly turns: typeof import("./turn.ts");
  readonly subject: TurnSubject;
  readonly turn: Turn;
}

/** Where a turn is taken, and what becomes of it: it goes on, begins again in the middle of another one, or is left. */
export interface TurnActions<Session extends UnderWay> {
  /** The id of the figure. */
  readonly figure: string;
  readonly show: (next: Session) => void;
  readonly onLeft: (session: Session) => void;
  readonly stop: () => void;
}

/** The turn of a session as it is seen from a position of its run. */
export function liveTurnOf<Session extends UnderWay>(
  session: Session,
  position: number,
  { figure, show, onLeft, stop }: TurnActions<Session>,
): LiveTurn {
  const { turns, subject, turn } = session;
  const change = (next: (turn: Turn) => Turn) => () => show({ ...session, turn: next(turn) });
  const marks = turns.touchable(subject, turn);
  const touch = turn.open && turns.touchOf(subject, turn.open);
  const isBehind = position < turn.run.trace.length;
  const looked = isBehind ? turn.wrong.find(({ open }) => open.position === position) : undefined;
  return {
    turn,
    grade: turns.gradeOf(turn),
    words: turns.wordsOf(subject, turn),
    form: touch?.form,
    mayBeNone: touch?.mayBeNone === true,
    marks: [...marks.keys()],
    picked: new Set([...marks].flatMap(([mark, number]) => (turn.half.includes(number) ? [mark] : []))),
    looked: looked && { ...looked, ...turns.compareWrong(subject, turn, looked) },
    phrases: turns.phrasesOf(subject, turn),
    mistake: () => turns.mistakeIn(subject, turn),
    figure,
    touch: (mark) => show({ ...session, turn: turns.touchMark(subject, turn, mark) }),
    say: (number) => show({ ...session, turn: turns.answerTurn(subject, turn, [number]) }),
    confirm: change((each) => turns.answerTurn(subject, each, each.half)),
    hint: change((each) => ({ ...each, hinted: true })),
    reveal: change((each) => turns.revealTurn(subject, each)),
    undo: change((each) => turns.undoTurn(subject, each)),
    again: () => {
      show({ ...session, turn: turns.beginTurn(subject, turn.run, turn.mode) });
      if (turn.open && turn.taken.length > 0) onLeft(session);
    },
    asTest: change(() => turns.beginTurn(subject, turn.run, "test")),
    stop,
  };
}
