import { describe, expect, test } from "vitest";
import { type KeyFocus, type KeyPress, keyAction } from "#components/player/state/player-keys.ts";
import { reducePlayer } from "#components/player/state/player-state.ts";
import { playerAfter } from "../support/given/player-fixtures.ts";

const press = (key: string, shift = false, focus: KeyFocus = "figure"): KeyPress => ({ key, shift, focus });
const calm = playerAfter();
const asking = playerAfter(
  { type: "seek", position: calm.stops[0] - 1 },
  { type: "move", level: "move", direction: 1 },
);
const digits = new Map([["3", "p3"]]);

describe("the keys of a figure", () => {
  test.each([
    [press("ArrowRight"), { type: "move", level: "move", direction: 1 }],
    [press("ArrowLeft"), { type: "move", level: "move", direction: -1 }],
    [press("ArrowRight", true), { type: "move", level: "stage", direction: 1 }],
    [press("ArrowLeft", true), { type: "move", level: "stage", direction: -1 }],
    [press("PageDown", true), { type: "move", level: "phase", direction: 1 }],
    [press("PageUp", true), { type: "move", level: "phase", direction: -1 }],
    [press("PageDown"), { type: "move", level: "move", direction: 1 }],
    [press("PageUp"), { type: "move", level: "move", direction: -1 }],
    [press("Home"), { type: "seek", position: 0 }],
    [press("End"), { type: "seek", position: Number.POSITIVE_INFINITY }],
    [press(" "), { type: "play" }],
    [press("+", true), { type: "speed", speed: 3 }],
    [press("-"), { type: "speed", speed: 1 }],
    [press("t"), { type: "dialog", dialog: "state" }],
    [press("?", true), { type: "dialog", dialog: "help" }],
    [press("c"), "copyLink"],
    [press("f"), "present"],
    [press("a"), "ask"],
    [press("Escape"), "ignore"],
  ] as const)("%o", (key, action) => {
    expect(keyAction(calm, key, undefined, false)).toEqual(action);
  });

  test("leave the page what they do not know", () => {
    for (const key of ["b", "Tab", "ArrowUp", "ArrowDown", "Enter", "3"])
      expect(keyAction(calm, press(key), undefined, false), key).toBeUndefined();
  });

  test("answer a question by digits, and do not play into it", () => {
    expect(keyAction(asking, press("3"), digits, false)).toEqual({ type: "answer", choice: "p3" });
    expect(keyAction(asking, press("4"), digits, false)).toBeUndefined();
    expect(keyAction(asking, press(" "), digits, false)).toBe("ignore");
  });

  test("carry a run from start to end and back with nothing but a clicker, questions included", () => {
    let state = calm;
    const asked: number[] = [];
    const press1 = (key: string) => {
      const action = keyAction(state, press(key), undefined, false);
      if (typeof action !== "object") throw new Error(`${key} does nothing at ${state.position}`);
      const before = state;
      state = reducePlayer(state, action);
      expect(state).not.toEqual(before);
      if (state.asking) asked.push(state.asking.position);
    };
    while (state.position < state.run.trace.length) press1("PageDown");
    expect(asked).toEqual(state.stops);
    expect([...state.passed]).toEqual(state.stops);
    while (state.position > 0) press1("PageUp");
  });

  test("close the editor, and copy no link of a run that has none", () => {
    const open = playerAfter({ type: "open", draft: "" });
    expect(keyAction(open, press("Escape"), undefined, false)).toBe("closeDrawer");
    expect(keyAction(open, press("a"), undefined, false)).toBe("ignore");
    expect(keyAction(calm, press("c"), undefined, true)).toBe("ignore");
  });

  test("stay with what has the focus and needs them", () => {
    for (const key of ["ArrowRight", " ", "c", "3", "Home"])
      expect(keyAction(asking, press(key, false, "text"), digits, false), key).toBeUndefined();
    for (const key of ["ArrowRight", "ArrowUp", "Home", "End", "PageUp", "PageDown", " "])
      expect(keyAction(calm, press(key, false, "choice"), undefined, false), key).toBeUndefined();
    for (const key of [" ", "Enter"])
      expect(keyAction(calm, press(key, false, "button"), undefined, false), key).toBeUndefined();
    expect(keyAction(calm, press("ArrowRight", false, "button"), undefined, false)).toBeDefined();
    expect(keyAction(calm, press("c", false, "choice"), undefined, false)).toBe("copyLink");
  });
});
