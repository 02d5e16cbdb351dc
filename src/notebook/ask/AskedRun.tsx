import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { Key } from "#components/panels/Key.tsx";
import { momentOf } from "#components/panels/moment.ts";
import type { PlayerWords } from "#components/panels/words.ts";
import { Plate } from "#components/picture/Plate.tsx";
import { focusOf, turnKey } from "#components/player/state/player-keys.ts";
import { digitMarks } from "#components/player/state/player-questions.ts";
import type { TurnSession } from "#components/turn/turn-session.ts";

interface AskedRunProps {
  readonly begun: TurnSession;
  /** Told of each run that comes to its end, whether no choice of it was wrong. */
  readonly onEnd: (right: boolean) => void;
  readonly words: PlayerWords;
  /** What is said before the first choice. */
  readonly note: string;
}

/** A run that is performed, by itself: the picture, and what is to be chosen on it; then the grade, and what was wrong. */
export function AskedRun({ begun, onEnd, words, note }: AskedRunProps): ReactElement {
  const [session, setSession] = useState(begun);
  const [looksAt, setLooksAt] = useState<number>();
  const root = useRef<HTMLDivElement>(null);
  const { subject, turn, views } = session;
  const { lesson } = subject;
  const last = turn.run.trace.length;
  const position = looksAt ?? last;
  const live = session.liveTurnOf(session, position, {
    figure: "",
    show: (next) => {
      const ended = session.turns.endedRun(turn, next.turn);
      setLooksAt(undefined);
      setSession(next);
      if (ended) onEnd(ended.right);
    },
    onLeft: () => undefined,
    stop: () => undefined,
  });
  const { looked } = live;
  const moment = momentOf(lesson, turn.run.problem, turn.run.cursor.seek(position), words);
  const isOpen = turn.open !== undefined && position === last;
  const choices = isOpen
    ? new Set(live.marks)
    : looked && new Set([...looked.rightMarks, ...looked.wrongMarks]);

  // The mark or the button that was pressed may be gone.
  useEffect(() => {
    if (document.activeElement === document.body && (turn.taken.length > 0 || turn.half.length > 0))
      root.current?.focus({ preventScroll: true });
  }, [turn]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isOpen) return;
    const press = { key: event.key, shift: event.shiftKey, focus: focusOf(event.target as Element) };
    const turned = turnKey(press, digitMarks(live.marks, moment.marks), live.phrases);
    if (!turned) return;
    event.preventDefault();
    if (turned === "undo") live.undo();
    else if ("touch" in turned) live.touch(turned.touch);
    else live.say(turned.say);
  };
  const View = looked ? views.WrongChoice : views.YourTurn;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: digits answer wherever in the question the focus is.
    <div className="recall__picture touch" ref={root} tabIndex={-1} onKeyDown={onKeyDown}>
      <figure className="diagram">
        <Plate
          plate={moment.scene.plate}
          tween={position === last ? "step" : "none"}
          choices={choices}
          rejected={looked && new Set(looked.wrongMarks)}
          picked={isOpen ? live.picked : undefined}
          onPick={(mark) => isOpen && live.touch(mark)}
          onEnter={isOpen && live.form === "set" && live.picked.size > 0 ? live.confirm : undefined}
          words={words}
        />
        <Key
          entries={moment.scene.key}
          kind={moment.scene.plate.kind}
          asking={choices !== undefined}
          words={words}
        />
      </figure>
      <div>
        <View {...{ live, moment, position, words }} onSeek={setLooksAt} />
        {isOpen && turn.taken.length === 0 && <p className="recall__before">{note}</p>}
      </div>
    </div>
  );
}
