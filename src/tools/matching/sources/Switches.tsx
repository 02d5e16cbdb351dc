import type { ReactElement } from "react";
import { Choice, ExplainedChoice } from "#src/tools/shared/fields/Choice.tsx";
import { OBJECTIVES } from "../graph/doc.ts";
import type { EditorAction } from "../graph/editor.ts";
import type { Mode } from "../graph/GraphStage.tsx";
import { type Shown, shownOf } from "../graph/shown.ts";
import type { MatchingWords } from "../words.en.ts";

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
      <Choice
        className="match-switch"
        legend={words.mode.label}
        name="match-mode"
        value={mode}
        values={MODES}
        onValue={setMode}
      >
        {(each) => words.mode.names[each]}
      </Choice>
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
  return (
    <ExplainedChoice
      legend={words.objective.label}
      name="match-objective"
      value={objective}
      values={OBJECTIVES}
      onValue={(each) => act({ kind: "objective", objective: each })}
      names={words.objective.names}
    />
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
    <Choice
      className="match-switch"
      legend={w.label}
      name="match-shown"
      value={shown}
      values={shownOf(report)}
      onValue={onShown}
    >
      {(each) => w.names[each]}
    </Choice>
  );
}
