import { type ReactElement, type RefObject, useRef } from "react";
import { Key } from "#components/panels/Key.tsx";
import type { Picture } from "#components/picture/save-picture.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import type { Report } from "../report.ts";
import { ShownChoice, Toolbar } from "../sources/Switches.tsx";
import type { MatchingWords } from "../words.en.ts";
import type { EditorAction, EditorState } from "./editor.ts";
import { GraphStage, type Mode } from "./GraphStage.tsx";
import { Inspector } from "./Inspector.tsx";
import { leftOut, pictureKey } from "./picture.ts";
import type { Shown } from "./shown.ts";

/** A graph that is small enough for it, drawn: the picture with what it is edited by. */
export function Diagram({
  state,
  act,
  mode,
  setMode,
  shown,
  onShown,
  report,
  picture,
  words,
}: {
  readonly state: EditorState;
  readonly act: (action: EditorAction) => void;
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  /** What is drawn around the matching, and what the reader wants there. */
  readonly shown: Shown;
  readonly onShown: (wanted: Shown) => void;
  readonly report: Report | undefined;
  /** Where the picture is put for saving. */
  readonly picture: RefObject<Picture | null>;
  readonly words: MatchingWords;
}): ReactElement {
  const weight = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLElement>(null);
  const pictureState = { doc: state.doc, report, choice: state.choice, shown };
  const toWeight = (atOnce: boolean) => {
    // After a click the field is there once the edge is chosen.
    if (atOnce) weight.current?.focus();
    else requestAnimationFrame(() => weight.current?.focus());
  };
  return (
    <>
      <Toolbar {...{ mode, setMode, act, words }} />
      <figure className="diagram" ref={frame}>
        <GraphStage {...{ state, act, mode, report, shown, picture, words }} onWeigh={toWeight} />
        <Key entries={pictureKey(pictureState, words)} kind="graph" asking={false} words={playerWords} />
      </figure>
      {shown === "duals" && report && report.n > 0 && <p className="match-key-more">{words.key.prices}</p>}
      {report && report.n > 0 && <ShownChoice {...{ report, shown, onShown, words }} />}
      {leftOut(pictureState) > 0 && <p className="tool__note">{words.leftOut(leftOut(pictureState))}</p>}
      <Inspector
        {...{ state, act, weight, words }}
        onDone={() => frame.current?.querySelector<HTMLElement>("[role=application]")?.focus()}
      />
      <p className="tool__note match-hint">{words.mode.hints[mode]}</p>
      <details className="match-hint tool__note">
        <summary>{words.mode.keysTitle}</summary>
        <p id="match-keys">{words.mode.keys}</p>
      </details>
    </>
  );
}
