import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Doc } from "../doc.ts";
import { formatState, parseState } from "../file/memory.ts";
import { act, type ToolState } from "../state.ts";
import {
  BROWSER,
  type Damaged,
  isOtherKey,
  type Other,
  othersIn,
  putOther,
  removeOther,
  restoreOther,
} from "./other-tournaments.ts";
import { matterOf, putAside, summaryOf } from "./put-aside.ts";

/** A tournament that was deleted, as long as it can be brought back. */
interface Gone {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Others {
  readonly others: readonly Other[];
  readonly damaged: readonly Damaged[];
  readonly gone: Gone | undefined;
  /** Whether the browser had no room for what was done last. */
  readonly isFull: boolean;
  readonly open: (other: Other) => void;
  readonly rename: (other: Other, title: string) => void;
  /** Without one: the tournament that is open. */
  readonly duplicate: (other: Other | undefined, titleOf: (title: string) => string) => void;
  readonly remove: (id: string, title: string) => void;
  readonly bringBack: () => void;
  /** Looks again, and says whether there was room for what another part has put there. */
  readonly look: (isFull: boolean) => void;
}

/**
 * The tournaments beside the open one. `put` opens another state, and `flush` keeps what is open and says whether that
 * went well: only then is it taken from the list.
 */
export function useOthers({
  state,
  first,
  put,
  flush,
}: {
  readonly state: ToolState;
  readonly first: Doc;
  readonly put: (state: ToolState) => void;
  readonly flush: () => boolean;
}): Others {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const [gone, setGone] = useState<Gone>();
  const [isFull, setIsFull] = useState(false);
  const opening = useRef<{ readonly id: string; readonly state: ToolState }>(undefined);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => isOtherKey(key) && again();
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);
  useEffect(() => {
    if (opening.current?.state !== state) return;
    const { id } = opening.current;
    opening.current = undefined;
    if (flush()) removeOther(BROWSER, id);
    again();
  }, [state, flush]);
  const look = useCallback((full: boolean) => {
    setIsFull(full);
    again();
  }, []);
  const done = (isKept: boolean) => look(!isKept);
  const here = matterOf(formatState(state));
  const { others, damaged } = othersIn(BROWSER);
  return {
    // What undo has brought back is open, and need not be listed a second time.
    others: others.filter((other) => matterOf(other.state) !== here),
    ...{ damaged, gone, isFull, look },
    open: (other) => {
      const next = parseState(other.state);
      if (!next) return;
      setGone(undefined);
      if (!putAside(BROWSER, state, first)) return done(false);
      opening.current = { id: other.id, state: next };
      put(next);
      done(true);
    },
    rename: (other, title) => {
      const before = parseState(other.state);
      if (!before) return;
      const { id, time } = other;
      const { doc, past } = act(before, { kind: "detail", detail: "title", text: title, time: 0 });
      const next = formatState({ ...before, doc, past });
      done(putOther(BROWSER, { ...summaryOf(doc), state: next }, { id, time }) !== undefined);
    },
    duplicate: (other, titleOf) => {
      const before = other ? parseState(other.state) : state;
      if (!before) return;
      const { title } = summaryOf(before.doc);
      const detail = { kind: "detail", detail: "title", text: titleOf(title), time: 0 } as const;
      const copy = { ...act(before, detail), past: [], future: [] };
      done(putOther(BROWSER, { ...summaryOf(copy.doc), state: formatState(copy) }) !== undefined);
    },
    remove: (id, title) => {
      setGone({ id, title, text: removeOther(BROWSER, id) });
      done(true);
    },
    bringBack: () => {
      if (!gone) return;
      const isKept = restoreOther(BROWSER, gone.id, gone.text);
      if (isKept) setGone(undefined);
      done(isKept);
    },
  };
}
