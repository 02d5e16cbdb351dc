import type { PlayerOptions } from "./player-options.ts";
import type { Compared, Phrase, Turn, TurnWords, WrongChoice } from "./turn.ts";
import { keepTurn, mayPerform, openTurn, type TurnSession } from "./turn-session.ts";
import type { LivePlayer } from "./use-player.ts";

/** The reader's turn on a figure. */
export interface LiveTurn {
  readonly turn: Turn;
  /** Of a test: how many choices were right, of how many. */
  readonly grade: { readonly right: number; readonly of: number };
  readonly words: TurnWords;
  readonly form: string | undefined;
  /** Whether "none" can be the answer. */
  readonly mayBeNone: boolean;
  /** The marks that can be touched now, and those that were touched of an answer that is not whole. */
  readonly marks: readonly string[];
  readonly picked: ReadonlySet<string>;
  /** What can be said instead of touched. */
  readonly phrases: readonly Phrase[];
  /** The wrong choice of a test that was made where the reader stands. */
  readonly looked: (WrongChoice & Compared) | undefined;
  readonly touch: (mark: string) => void;
  readonly say: (number: number) => void;
  /** What was touched is the answer; nothing touched says "none". */
  readonly confirm: () => void;
  readonly hint: () => void;
  readonly reveal: () => void;
  readonly undo: () => void;
  readonly again: () => void;
  /** The same from the start, graded. */
  readonly asTest: () => void;
  /** Back to the run of the article. */
  readonly stop: () => void;
}

/** The reader's turn, while it is; and how it begins, where the lesson can be performed. */
export function useTurn(
  options: PlayerOptions,
  { state, act, load }: LivePlayer,
): { readonly live: LiveTurn | undefined; readonly begin: (() => Promise<void>) | undefined } {
  const { run, session } = state;
  const show = (next: TurnSession) => {
    keepTurn(options, next);
    act({ type: "perform", session: next });
  };
  if (!session) {
    const begin = async () => {
      const begun = await openTurn(options, run);
      if (begun) show(begun);
    };
    return { live: undefined, begin: !options.opened && mayPerform(options, run) ? begin : undefined };
  }
  const { turns, subject, turn } = session;
  const change = (next: (turn: Turn) => Turn) => () => show({ ...session, turn: next(turn) });
  const marks = turns.touchable(subject, turn);
  const touch = turn.open && turns.touchOf(subject, turn.open);
  const isBehind = state.position < run.trace.length;
  const looked = isBehind ? turn.wrong.find(({ open }) => open.position === state.position) : undefined;
  return {
    begin: undefined,
    live: {
      turn,
      grade: turns.gradeOf(turn),
      words: turns.wordsOf(subject, turn),
      form: touch?.form,
      mayBeNone: touch?.mayBeNone === true,
      marks: [...marks.keys()],
      picked: new Set([...marks].flatMap(([mark, number]) => (turn.half.includes(number) ? [mark] : []))),
      looked: looked && { ...looked, ...turns.compareWrong(subject, turn, looked) },
      phrases: turns.phrasesOf(subject, turn),
      touch: (mark) => show({ ...session, turn: turns.touchMark(subject, turn, mark) }),
      say: (number) => show({ ...session, turn: turns.answerTurn(subject, turn, [number]) }),
      confirm: change((each) => turns.answerTurn(subject, each, each.half)),
      hint: change((each) => ({ ...each, hinted: true })),
      reveal: change((each) => turns.revealTurn(subject, each)),
      undo: change((each) => turns.undoTurn(subject, each)),
      again: () => {
        show({ ...session, turn: turns.beginTurn(subject, turn.run, turn.mode) });
        if (turn.open && turn.taken.length > 0)
          act({ type: "notice", notice: { kind: "turnLeft", session } });
      },
      asTest: change(() => turns.beginTurn(subject, turn.run, "test")),
      stop: () => void load(turn.run.source),
    },
  };
}
