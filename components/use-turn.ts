import { writeDown } from "./journal/answers.ts";
import { RUN_SKILL } from "./journal/skill.ts";
import type { LiveTurn } from "./live-turn.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { Turn } from "./turn.ts";
import { keepTurn, mayPerform, openTurn, type TurnSession } from "./turn-session.ts";
import type { LivePlayer } from "./use-player.ts";

/** The reader's turn, while it is; and how it begins, where the lesson can be performed. */
export function useTurn(
  options: PlayerOptions,
  { state, act, load }: LivePlayer,
): { readonly live: LiveTurn | undefined; readonly begin: (() => Promise<void>) | undefined } {
  const { run, session } = state;
  const show = (next: TurnSession) => {
    keepTurn(options, next);
    const ended = session?.turns.endedRun(session.turn, next.turn);
    if (ended) {
      const key = `${options.lesson.id}/${RUN_SKILL}`;
      const answer = { kind: "run", seed: 0, right: ended.right } as const;
      const place = document.getElementById(options.figure);
      void next.turns
        .mistakeIn(next.subject, next.turn)
        .then((mistake) => writeDown(key, { ...answer, mistake: mistake?.name }, place));
    }
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
      mistake: () => turns.mistakeIn(subject, turn),
      figure: options.figure,
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
