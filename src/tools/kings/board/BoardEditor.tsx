import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { Key } from "#components/panels/Key.tsx";
import { playerWords } from "#src/i18n/player.en.ts";
import { ActionButton } from "#src/tools/shared/fields/ActionButton.tsx";
import { Choice } from "#src/tools/shared/fields/Choice.tsx";
import type { KingsWords } from "../words.en.ts";
import { BoardInput } from "./BoardInput.tsx";
import { type EditorAction, edit, editedOf, emptyEditor, formatEdited, LAYERS, readEmpty } from "./editor.ts";
import { cursorWords, editorKey, editorPlate } from "./editor-plate.ts";

/** The side of the board that is there when there is none. */
const USUAL_SIDE = 8;

interface BoardEditorProps {
  /** The board of the text; undefined while it has mistakes. */
  readonly board: Board | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly words: KingsWords;
}

/** A board to which kings and targets are put by hand. Its text follows, and it follows its text. */
export function BoardEditor({ board, text, onText, words }: BoardEditorProps): ReactElement {
  const w = words.editor;
  const given = useMemo(() => (board ? editedOf(board) : readEmpty(text)), [board, text]);
  const [state, setState] = useState(() =>
    given ? { ...emptyEditor(given.n), board: given } : emptyEditor(USUAL_SIDE),
  );
  const own = useRef(text);
  const act = (action: EditorAction) => {
    const next = edit(state, action);
    setState(next);
    if (next.board === state.board) return;
    own.current = formatEdited(next.board);
    onText(own.current);
  };
  useEffect(() => {
    // What the editor has written itself is on the board already.
    if (!given || text === own.current) return;
    own.current = text;
    setState((before) => edit(before, { kind: "load", board: given }));
  }, [given, text]);

  const stale = !given && text.trim() !== "";
  const { layer, past, future } = state;
  const nothing = state.board.starts.length === 0;
  const keys: Readonly<Record<string, EditorAction>> = {
    Delete: { kind: "remove" },
    Backspace: { kind: "remove" },
    Escape: { kind: "drop" },
  };
  return (
    <div className="kings__editor">
      <div className="kings__controls">
        <Choice
          className="kings__choice"
          legend={w.layer}
          name="layer"
          value={layer}
          values={LAYERS}
          onValue={(id) => act({ kind: "layer", layer: id })}
        >
          {(id) => <> {w.layers[id]}</>}
        </Choice>
        <p className="tool__actions">
          <ActionButton kind="undo" disabled={past.length === 0} words={w} act={act} />
          <ActionButton kind="redo" disabled={future.length === 0} words={w} act={act} />
          <ActionButton kind="remove" disabled={nothing} words={w} act={act} />
          <ActionButton kind="clear" disabled={nothing} words={w} act={act} />
        </p>
      </div>
      <p className="kings__said" role="status" data-refused={state.refusal ? "" : undefined}>
        {stale ? w.stale : nothing && !state.refusal ? w.nothing : cursorWords(state, w)}
      </p>
      <figure className="diagram">
        <BoardInput
          plate={editorPlate(state, w)}
          label={w.label}
          help="editor-keys"
          disabled={false}
          onGo={(rows, columns) => act({ kind: "go", rows, columns })}
          onPress={(cell) => act(cell === undefined ? { kind: "press" } : { kind: "press", cell })}
          onDrag={(from, to) => act({ kind: "drag", from, to })}
          onKey={(key) => {
            const action = keys[key];
            if (action) act(action);
            return action !== undefined;
          }}
        />
        <Key entries={editorKey(state, w)} kind="board" asking={false} words={playerWords} />
      </figure>
      <p className="tool__note" id="editor-keys">
        {w.keys}
      </p>
    </div>
  );
}
