import type { ReactElement } from "react";
import type { EditorAction } from "./editor.ts";
import type { Mode } from "./GraphStage.tsx";
import { OBJECTIVES } from "./links.ts";
import { type Shown, shownOf } from "./shown.ts";
import type { MatchingWords } from "./words.ts";

const MODES: readonly Mode[] = ["draw", "move"];

/** What the pointer does, and a fresh arrangement. */
export function Toolbar({
  mode,
  setMode,
  act,
  words,
}: {
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  readonly act: (action: EditorAction) => void;
  readonly words: MatchingWords;
}): ReactElement {
  return (
    <div className="match-tools">
      <fieldset className="match-switch">
        <legend>{words.mode.label}</legend>
        {MODES.map((each) => (
          <label key={each}>
            <input type="radio" name="match-mode" checked={mode === each} onChange={() => setMode(each)} />
            {words.mode.names[each]}
          </label>
        ))}
      </fieldset>
      <button type="button" className="btn btn--quiet" onClick={() => act({ kind: "arrange" })}>
        {words.arrange}
      </button>
    </div>
  );
}

/** What is to be found. */
export function ObjectiveChoice({
  objective,
  act,
  words,
}: {
  readonly objective: (typeof OBJECTIVES)[number];
  readonly act: (action: EditorAction) => void;
  readonly words: MatchingWords;
}): ReactElement {
  const w = words.objective;
  return (
    <fieldset className="workbench__choice">
      <legend>{w.label}</legend>
      {OBJECTIVES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="match-objective"
            checked={objective === each}
            onChange={() => act({ kind: "objective", objective: each })}
          />
          <span>
            <b>{w.names[each][0]}</b> <small>{w.names[each][1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What the drawing shows around the pairs. */
export function ShownChoice({
  report,
  shown,
  onShown,
  words,
}: {
  readonly report: NonNullable<Parameters<typeof shownOf>[0]>;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
  readonly words: MatchingWords;
}): ReactElement {
  const w = words.result.show;
  return (
    <fieldset className="match-switch">
      <legend>{w.label}</legend>
      {shownOf(report).map((each) => (
        <label key={each}>
          <input type="radio" name="match-shown" checked={shown === each} onChange={() => onShown(each)} />
          {w.names[each]}
        </label>
      ))}
    </fieldset>
  );
}
