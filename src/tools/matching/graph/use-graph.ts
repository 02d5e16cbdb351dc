import { type Dispatch, useCallback } from "react";
import { loaded } from "#components/page/load-again.ts";
import { recall } from "#components/page/memory.ts";
import { parseKept } from "#src/tools/shared/storage/shelf.ts";
import { type Kept, useKept } from "#src/tools/shared/storage/use-kept.ts";
import { useEngine } from "#src/tools/shared/use-engine.ts";
import type { EditorAction, EditorState } from "./editor.ts";

const MEMORY = "kibitz.matching";

/** What edits a graph, and reads what was kept or linked. */
const loadEngine = loaded(async () => {
  const [{ edit }, links] = await Promise.all([import("./editor.ts"), import("../links.ts")]);
  return { edit, ...links };
});
type Engine = Awaited<ReturnType<typeof loadEngine>>;

const linkedValue = () => new URLSearchParams(location.search).get("g");
const isAwaited = () => linkedValue() !== null || recall(MEMORY) !== "";

/** The graph in the editor: at first that of the link, else the one the reader left. `onNotice` hears of a link that is none. */
export function useGraph(
  first: EditorState,
  badLink: string,
  onNotice: (notice: string) => void,
): {
  readonly state: EditorState;
  readonly act: Dispatch<EditorAction>;
  /** Whether link and memory have been looked at. */
  readonly ready: boolean;
  /** Whether actions take effect at once. */
  readonly able: boolean;
  readonly kept: Kept;
  /** See `useEngine`. */
  readonly tryAgain: (() => void) | undefined;
} {
  const open = useCallback(
    async ({ edit, parseDoc, parseState }: Engine) => {
      const value = linkedValue();
      const linked = value === null ? undefined : await parseState(value);
      if (value !== null && !linked) onNotice(badLink);
      const own = parseDoc(parseKept(recall(MEMORY)).json);
      if (!linked) return own;
      // Undo brings the reader's own graph back, and a reload what has been made of the linked one.
      history.replaceState(history.state, "", location.pathname);
      return edit(own ?? first, { kind: "show", doc: linked.doc });
    },
    [first, badLink, onNotice],
  );
  const acted = useCallback(
    ({ edit }: Engine, state: EditorState, action: EditorAction) => edit(state, action),
    [],
  );
  const { state, act, engine, ready, tryAgain } = useEngine<Engine, EditorState, EditorAction>({
    ...{ load: loadEngine, first, isAwaited, open, act: acted },
  });
  const { doc } = state;
  const kept = useKept({
    ...{ key: MEMORY, state: doc, isReady: engine !== undefined, isPassing: doc.long !== undefined },
    format: (each) => engine?.formatDoc(each) ?? "",
    parse: (json) => engine?.parseDoc(json)?.doc,
    take: (other) => act({ kind: "show", doc: other }),
  });
  return { state, act, ready, able: engine !== undefined, kept, tryAgain };
}
