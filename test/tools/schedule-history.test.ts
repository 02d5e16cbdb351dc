import { expect, test } from "vitest";
import { DEFAULTS } from "#src/tools/schedule/settings.ts";
import { actOnSettings, type SettingsState } from "#src/tools/schedule/use-settings.ts";
import { NO_HISTORY } from "#src/tools/shared/storage/history.ts";

const START: SettingsState = { settings: { ...DEFAULTS, text: "A\nB\n" }, ...NO_HISTORY, burst: undefined };

test("numbers that were fixed are undone at once, typing in one go, and the view is left alone", () => {
  const fixed = actOnSettings(START, { kind: "change", part: { text: "1. A\n2. B\n", seed: -1 }, time: 0 });
  let typed = fixed;
  for (const [time, title] of [
    [5000, "C"],
    [5100, "Cl"],
    [5200, "Club"],
  ] as const)
    typed = actOnSettings(typed, { kind: "change", part: { title }, time });
  const shown = actOnSettings(typed, { kind: "change", part: { view: "cross" }, time: 6000 });
  const once = actOnSettings(shown, { kind: "undo" });
  expect(once.settings).toEqual({ ...fixed.settings, view: "cross" });
  const twice = actOnSettings(once, { kind: "undo" });
  expect(twice.settings).toEqual({ ...START.settings, view: "cross" });
  expect(actOnSettings(twice, { kind: "undo" })).toBe(twice);
  expect(actOnSettings(actOnSettings(twice, { kind: "redo" }), { kind: "redo" }).settings).toEqual(
    shown.settings,
  );
});

test("settings of a link make room for the reader's own again", () => {
  const linked = actOnSettings(START, { kind: "show", settings: { ...DEFAULTS, text: "X\nY\n" } });
  const changed = actOnSettings(linked, { kind: "change", part: { boards: 1 }, time: 0 });
  const back = actOnSettings(actOnSettings(changed, { kind: "undo" }), { kind: "undo" });
  expect(back.settings).toEqual(START.settings);
});
