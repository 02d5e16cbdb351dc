import { type Dispatch, useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { loadAgain, loaded } from "#components/load-again.ts";
import { keep, recall } from "#components/memory.ts";
import { NO_HISTORY } from "#src/tools/shared/history.ts";
import { parseKept } from "#src/tools/shared/shelf.ts";
import { type Kept, useKept } from "#src/tools/shared/use-kept.ts";
import { type Doc, isBroken } from "./doc.ts";
import { formatGroups, type Group, parseGroups } from "./kept-groups.ts";
import type { Action, ToolState } from "./state.ts";
import type { Tab } from "./Tabs.tsx";

const MEMORY = "kibitz.pairing";
const GROUPS_MEMORY = "kibitz.pairing.groups";

/** What makes something of an action, and of what was kept: it comes when there is the first of either. */
const loadEngine = loaded(async () => {
  const [{ act }, { formatState, parseState }] = await Promise.all([
    import("./state.ts"),
    import("./memory.ts"),
  ]);
  return { act, formatState, parseState };
});
type Engine = Awaited<ReturnType<typeof loadEngine>>;

/**
 * The tournament and the files of groups, both as the reader left them; a tournament with mistakes opens its file. `first`
 * is the tournament of the first visit.
 */
export function useTournament(
  first: Doc,
  locale: Locale,
  setTab: (tab: Tab) => void,
): {
  readonly state: ToolState;
  readonly act: Dispatch<Action>;
  /** Whether what was kept has been looked for. */
  readonly ready: boolean;
  readonly kept: Kept;
  readonly groups: readonly Group[];
  readonly putGroups: (next: readonly Group[]) => void;
  /** Asks once more for the code that did not come; undefined: nothing is missing. */
  readonly tryAgain: (() => void) | undefined;
} {
  const [state, setState] = useState<ToolState>({ doc: first, ...NO_HISTORY, burst: undefined });
  const [engine, setEngine] = useState<Engine>();
  const [ready, setReady] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [groups, setGroups] = useState<readonly Group[]>([]);
  const waiting = useRef<Action[]>([]);
  const now = useRef<Engine>(undefined);

  const take = useCallback(
    async (coming: Promise<Engine>) => {
      setIsMissing(false);
      const came = await coming.catch(() => undefined);
      if (!came) return setIsMissing(true);
      if (now.current) return;
      now.current = came;
      // Another tab may have kept one since this page was opened.
      const own = came.parseState(parseKept(recall(MEMORY)).json, locale);
      const actions = waiting.current;
      setState((before) => actions.reduce((each, action) => came.act(each, action, locale), own ?? before));
      if (own && isBroken(own.doc)) setTab("file");
      setEngine(came);
      setReady(true);
    },
    [setTab, locale],
  );
  useEffect(() => {
    setGroups(parseGroups(recall(GROUPS_MEMORY)));
    if (recall(MEMORY) === "") setReady(true);
    else void take(loadEngine());
  }, [take]);
  const act = useCallback(
    (action: Action) => {
      const { current } = now;
      if (current) return setState((before) => current.act(before, action, locale));
      waiting.current.push(action);
      void take(loadEngine());
    },
    [take, locale],
  );
  const kept = useKept({
    ...{ key: MEMORY, state, isReady: engine !== undefined },
    format: (each) => engine?.formatState(each) ?? "",
    parse: (json) => engine?.parseState(json, locale),
    take: setState,
  });
  const putGroups = (next: readonly Group[]) => {
    setGroups(next);
    keep(GROUPS_MEMORY, formatGroups(next));
  };
  const tryAgain = isMissing ? () => void take(loadAgain(loadEngine)) : undefined;
  return { state, act, ready, kept, groups, putGroups, tryAgain };
}
