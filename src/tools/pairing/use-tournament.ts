import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { loaded } from "#components/page/load-again.ts";
import { keep, recall } from "#components/page/memory.ts";
import { NO_HISTORY } from "#src/tools/shared/storage/history.ts";
import { parseKept } from "#src/tools/shared/storage/shelf.ts";
import { type Kept, useKept } from "#src/tools/shared/storage/use-kept.ts";
import { useEngine } from "#src/tools/shared/use-engine.ts";
import type { Action } from "./actions.ts";
import { type Doc, isBroken } from "./doc.ts";
import { formatGroups, type Group, parseGroups } from "./players/saved-groups.ts";
import type { ToolState } from "./state.ts";
import type { Tab } from "./Tabs.tsx";

const MEMORY = "kibitz.pairing";
const GROUPS_MEMORY = "kibitz.pairing.groups";

/** What makes something of an action, and of what was kept: it comes when there is the first of either. */
const loadEngine = loaded(async () => {
  const [{ act }, { formatState, parseState }] = await Promise.all([
    import("./state.ts"),
    import("./file/memory.ts"),
  ]);
  return { act, formatState, parseState };
});
type Engine = Awaited<ReturnType<typeof loadEngine>>;

function isBeginning({ kind }: Action): boolean {
  return kind === "open" || kind === "take" || kind === "begin" || kind === "show";
}

/** Where the code does not come, or there is no room, undo still brings the tournament back. */
async function putAsideLate(state: ToolState, first: Doc): Promise<void> {
  const { BROWSER, putAside } = await import("./several/put-aside.ts");
  putAside(BROWSER, state, first);
}

const isAwaited = () => recall(MEMORY) !== "";

/**
 * The tournament and the files of groups, both as the reader left them; a tournament with mistakes opens its file. `first`
 * is the tournament of the first visit.
 */
export function useTournament(
  first: Doc,
  setTab: (tab: Tab) => void,
): {
  readonly state: ToolState;
  readonly act: Dispatch<Action>;
  /** Puts another tournament in the place of the one that is open. */
  readonly put: (state: ToolState) => void;
  /** Whether what was kept has been looked for. */
  readonly ready: boolean;
  /** Whether actions take effect at once. */
  readonly able: boolean;
  readonly kept: Kept;
  readonly groups: readonly Group[];
  readonly putGroups: (next: readonly Group[]) => void;
  /** Asks once more for the code that did not come; undefined: nothing is missing. */
  readonly tryAgain: (() => void) | undefined;
} {
  const begin = useMemo(() => ({ doc: first, ...NO_HISTORY, burst: undefined }), [first]);
  // Another tab may have kept one since this page was opened.
  const open = useCallback(
    async (engine: Engine) => {
      const own = engine.parseState(parseKept(recall(MEMORY)).json);
      if (own && isBroken(own.doc)) setTab("file");
      return own;
    },
    [setTab],
  );
  const acted = useCallback(
    (engine: Engine, state: ToolState, action: Action) => engine.act(state, action),
    [],
  );
  const { state, setState, act, engine, ready, tryAgain } = useEngine<Engine, ToolState, Action>({
    ...{ load: loadEngine, first: begin, isAwaited, open, act: acted },
  });
  // Whatever opens or begins a tournament puts the one before it into the list.
  const now = useRef(state);
  now.current = state;
  const acting = useCallback(
    (action: Action) => {
      if (isBeginning(action)) void putAsideLate(now.current, first).catch(() => undefined);
      act(action);
    },
    [act, first],
  );
  const [groups, setGroups] = useState<readonly Group[]>([]);
  useEffect(() => setGroups(parseGroups(recall(GROUPS_MEMORY))), []);
  const kept = useKept({
    ...{ key: MEMORY, state, isReady: engine !== undefined },
    format: (each) => engine?.formatState(each) ?? "",
    parse: (json) => engine?.parseState(json),
    take: setState,
  });
  const putGroups = (next: readonly Group[]) => {
    setGroups(next);
    keep(GROUPS_MEMORY, formatGroups(next));
  };
  return {
    state,
    act: acting,
    put: setState,
    ready,
    able: engine !== undefined,
    kept,
    groups,
    putGroups,
    tryAgain,
  };
}
