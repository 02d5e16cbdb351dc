import { type Dispatch, useEffect, useMemo, useReducer, useState } from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { recall } from "#components/memory.ts";
import { parseKept } from "#src/tools/shared/shelf.ts";
import { takingUp } from "#src/tools/shared/take-up.ts";
import { type Kept, useKept } from "#src/tools/shared/use-kept.ts";
import { type EditorAction, type EditorState, edit, startEditor } from "./editor.ts";
import { formatDoc, parseDoc, parseState } from "./links.ts";
import { FIRST_TEXT } from "./preset-ids.ts";

const MEMORY = "kibitz.matching";

/** The graph in the editor: at first that of the link, else the one the reader left. `onNotice` hears of a link that is none. */
export function useGraph(
  locale: Locale,
  badLink: string,
  onNotice: (notice: string) => void,
): {
  readonly state: EditorState;
  readonly act: Dispatch<EditorAction>;
  /** Whether link and memory have been looked at. */
  readonly ready: boolean;
  readonly kept: Kept;
} {
  const reduce = useMemo(
    () => takingUp((state: EditorState, action: EditorAction) => edit(state, action, locale)),
    [locale],
  );
  const [state, act] = useReducer(reduce, undefined, () => startEditor(FIRST_TEXT));
  const [ready, setReady] = useState(false);
  const { doc } = state;
  useEffect(() => {
    void (async () => {
      const value = new URLSearchParams(location.search).get("g");
      const linked = value === null ? undefined : await parseState(value, locale);
      if (value !== null && !linked) onNotice(badLink);
      const own = parseDoc(parseKept(recall(MEMORY)).json, locale);
      if (own) act({ kind: "take-up", state: own });
      if (linked) {
        // Undo brings the reader's own graph back, and a reload what has been made of the linked one.
        act({ kind: "show", doc: linked.doc });
        history.replaceState(history.state, "", location.pathname);
      }
      setReady(true);
    })();
  }, [badLink, onNotice, locale]);
  const kept = useKept({
    ...{ key: MEMORY, state: doc, isReady: ready, isPassing: doc.long !== undefined, format: formatDoc },
    parse: (json) => parseDoc(json, locale)?.doc,
    take: (other) => act({ kind: "show", doc: other }),
  });
  return { state, act, ready, kept };
}
