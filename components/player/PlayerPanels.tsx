import { type ReactElement, useEffect, useMemo, useState } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { keep, recall } from "../page/memory.ts";
import { type Checked, Checks } from "../panels/Checks.tsx";
import type { Moment } from "../panels/moment.ts";
import { Tables } from "../panels/Tables.tsx";
import { Watch } from "../panels/Watch.tsx";
import type { PlayerWords } from "../panels/words.ts";
import type { PlayerAction, PlayerState } from "./state/player-state.ts";

interface PlayerPanelsProps {
  readonly lesson: AnyLesson;
  readonly state: PlayerState;
  readonly moment: Moment;
  readonly act: (action: PlayerAction) => void;
  readonly words: PlayerWords;
}

/** Beside the comment: the tables, the cells, and what is checked. */
export function PlayerPanels({ lesson, state, moment, act, words }: PlayerPanelsProps): ReactElement {
  const { frame, scene } = moment;
  const { problem } = state.run;
  const { cellText } = lesson;
  const shown = {
    ...{ shown: state.table, words },
    onShow: (table: string) => act({ type: "table", table }),
  };
  return (
    <div className="player__side">
      <Tables tables={scene.tables} {...shown} />
      {scene.watch ? (
        <Tables kind="watch" tables={scene.watch} {...shown} />
      ) : (
        <Watch
          frame={frame}
          words={words}
          watched={lesson.watched}
          cellText={cellText && ((cells, value) => cellText.call(lesson, cells, value, problem, frame))}
        />
      )}
      <Checks {...useChecks(lesson, state, moment)} words={words} />
    </div>
  );
}

/** The invariants at this frame; the claims of the result when the run is over. */
function useChecks(
  lesson: AnyLesson,
  { run, position }: PlayerState,
  { frame }: Moment,
): { invariants: Checked[]; claims: Checked[] } {
  const text = lesson.words;
  // Tested once, and not before somebody is there to read it.
  const proof = useMemo(() => {
    let claims: Checked[] | undefined;
    return () => {
      claims ??=
        run.result === undefined
          ? []
          : lesson.claims.map(({ id, test }) => ({
              id,
              statement: text.claims[id] ?? id,
              ...test(run.problem, run.result),
            }));
      return claims;
    };
  }, [lesson, run, text]);
  const invariants = lesson.invariants.map(({ id, test }) => ({
    id,
    statement: text.invariants[id] ?? id,
    ...test(run.problem, frame),
  }));
  return { invariants, claims: position === run.trace.length ? proof() : [] };
}

const PANELS = ["data", "code", "watch", "check"] as const;
const BESIDE = "kibitz.beside";

interface PanelTabsProps {
  readonly figure: string;
  readonly labels: readonly string[];
  readonly words: PlayerWords;
}

/** The panels share one place; radios choose, so that it needs no script. The program may stand beside the others, in every figure. */
export function PanelTabs({ figure, labels, words }: PanelTabsProps): ReactElement {
  const [isBeside, setBeside] = useState(false);
  // What is remembered is known in the browser alone.
  useEffect(() => setBeside(recall(BESIDE) !== ""), []);
  return (
    <div className="tabs">
      {PANELS.map((name, index) => (
        <label key={name}>
          {labels[index]}
          <input
            className={`tab-${name}`}
            type="radio"
            name={`tabs-${figure}`}
            defaultChecked={index === 0}
          />
        </label>
      ))}
      <label className="tabs__beside">
        {words.twoAtOnce}
        <input
          className="tab-beside"
          type="checkbox"
          checked={isBeside}
          onChange={({ target }) => {
            setBeside(target.checked);
            keep(BESIDE, target.checked ? "yes" : "");
          }}
        />
      </label>
    </div>
  );
}
