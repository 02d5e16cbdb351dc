import { type Dispatch, useEffect, useMemo, useReducer, useState } from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { keep, recall } from "#components/memory.ts";
import { parseKept } from "#src/tools/shared/shelf.ts";
import { takingUp } from "#src/tools/shared/take-up.ts";
import { type Kept, useKept } from "#src/tools/shared/use-kept.ts";
import { isBroken } from "./doc.ts";
import { exampleText } from "./example.ts";
import { formatGroups, type Group, parseGroups } from "./groups.ts";
import { formatState, parseState } from "./memory.ts";
import { type Action, act as acted, startTool, type ToolState } from "./state.ts";
import type { Tab } from "./Tabs.tsx";

const MEMORY = "kibitz.pairing";
const GROUPS_MEMORY = "kibitz.pairing.groups";

/** The tournament and the files of groups, both as the reader left them; a tournament with mistakes opens its file. */
export function useTournament(
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
} {
  const reduce = useMemo(
    () => takingUp((state: ToolState, action: Action) => acted(state, action, locale)),
    [locale],
  );
  const [state, act] = useReducer(reduce, locale, (each) => startTool(exampleText(each), [], each));
  const [ready, setReady] = useState(false);
  const [groups, setGroups] = useState<readonly Group[]>([]);
  useEffect(() => {
    setGroups(parseGroups(recall(GROUPS_MEMORY)));
    const own = parseState(parseKept(recall(MEMORY)).json, locale);
    if (own) {
      act({ kind: "take-up", state: own });
      if (isBroken(own.doc)) setTab("file");
    }
    setReady(true);
  }, [setTab, locale]);
  const kept = useKept({
    ...{ key: MEMORY, state, isReady: ready, format: formatState },
    parse: (json) => parseState(json, locale),
    take: (other) => act({ kind: "take-up", state: other }),
  });
  const putGroups = (next: readonly Group[]) => {
    setGroups(next);
    keep(GROUPS_MEMORY, formatGroups(next));
  };
  return { state, act, ready, kept, groups, putGroups };
}
