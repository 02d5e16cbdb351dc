import { useCallback, useEffect, useReducer, useState } from "react";
import { recall } from "#components/page/memory.ts";
import { type Burst, type History, NO_HISTORY, record, travel } from "#src/tools/shared/storage/history.ts";
import { parseKept } from "#src/tools/shared/storage/shelf.ts";
import { type Kept, useKept } from "#src/tools/shared/storage/use-kept.ts";
import { DEFAULTS, parseSettings, type Settings, settingsFrom } from "./settings.ts";

const KEY = "kibitz.schedule";
const MOST_UNDO = 100;
/** Changes of one field with smaller pauses are undone as one. In milliseconds. */
const BURST = 1500;

/** The settings with those before them. */
export interface SettingsState extends History<Settings> {
  readonly settings: Settings;
  readonly burst: Burst | undefined;
}

export type SettingsAction =
  | { readonly kind: "change"; readonly part: Partial<Settings>; readonly time: number }
  /** Settings from a link take the place of the reader's own, which undo brings back. */
  | { readonly kind: "show"; readonly settings: Settings }
  | { readonly kind: "take-up"; readonly settings: Settings }
  | { readonly kind: "undo" | "redo" };

/** What an action makes of the settings. Which view is shown is nothing that is undone. */
export function actOnSettings(state: SettingsState, action: SettingsAction): SettingsState {
  const { settings } = state;
  const limits = { most: MOST_UNDO, pause: BURST };
  switch (action.kind) {
    case "change": {
      const next = { ...settings, ...action.part };
      const names = Object.keys(action.part).filter((name) => name !== "view");
      if (names.length === 0) return { ...state, settings: next };
      const burst = { name: names.join(" "), time: action.time };
      return { settings: next, ...record(state, settings, burst, limits), burst };
    }
    case "show":
      return {
        settings: action.settings,
        ...record(state, settings, undefined, limits),
        burst: undefined,
      };
    case "take-up":
      return { ...state, settings: action.settings, burst: undefined };
    case "undo":
    case "redo": {
      const to = travel(state, settings, action.kind);
      return to ? { settings: { ...to.state, view: settings.view }, ...to.history, burst: undefined } : state;
    }
  }
}

const START: SettingsState = { settings: DEFAULTS, ...NO_HISTORY, burst: undefined };

/** The settings: those of the link, else as the organiser left them. `onNotice` hears of a link, and of one that is none. */
export function useSettings(
  words: { readonly badLink: string; readonly linked: string },
  onNotice: (notice: string) => void,
): {
  /** Whether link and memory have been looked at. */
  readonly ready: boolean;
  readonly state: SettingsState;
  readonly kept: Kept;
  readonly act: (action: SettingsAction) => void;
  readonly change: (part: Partial<Settings>) => void;
} {
  const { badLink, linked: linkedNotice } = words;
  const [state, act] = useReducer(actOnSettings, START);
  const [ready, setReady] = useState(false);
  const { settings } = state;
  useEffect(() => {
    void (async () => {
      const value = new URLSearchParams(location.search).get("s");
      const linked = value === null ? undefined : await parseSettings(value);
      const own = settingsFrom(parseKept(recall(KEY)).json);
      if (own) act({ kind: "take-up", settings: own });
      if (linked) {
        act({ kind: "show", settings: linked });
        if (own && own.text.trim() !== "") onNotice(linkedNotice);
        // A reload shows what has been made of it.
        history.replaceState(history.state, "", location.pathname);
      } else if (value !== null) onNotice(badLink);
      setReady(true);
    })();
  }, [badLink, linkedNotice, onNotice]);
  const kept = useKept({
    ...{ key: KEY, state: settings, isReady: ready },
    format: JSON.stringify,
    // Each tab has a view of its own.
    parse: (json) => {
      const other = settingsFrom(json);
      return other && { ...other, view: settings.view };
    },
    take: (other) => act({ kind: "take-up", settings: other }),
  });
  const change = useCallback(
    (part: Partial<Settings>) => act({ kind: "change", part, time: performance.now() }),
    [],
  );
  return { ready, state, kept, act, change };
}
