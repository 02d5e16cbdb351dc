import { useEffect, useState } from "react";
import { keep, recall } from "#components/memory.ts";
import { DEFAULTS, parseSettings, type Settings, settingsFrom } from "./settings.ts";

const KEY = "kibitz.schedule";

/** The settings: those of the link, else as the organiser left them. `onNotice` hears of a link that is none. */
export function useSettings(
  badLink: string,
  onNotice: (notice: string) => void,
): {
  /** Whether link and memory have been looked at. */
  readonly ready: boolean;
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
} {
  const [settings, setSettings] = useState<Settings>(DEFAULTS);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void (async () => {
      const value = new URLSearchParams(location.search).get("s");
      const linked = value === null ? undefined : await parseSettings(value);
      if (value !== null && !linked) onNotice(badLink);
      setSettings(linked ?? settingsFrom(recall(KEY)) ?? DEFAULTS);
      setReady(true);
    })();
  }, [badLink, onNotice]);
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    keep(KEY, JSON.stringify(next));
  };
  return { ready, settings, change };
}
