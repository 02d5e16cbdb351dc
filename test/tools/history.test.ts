import fc from "fast-check";
import { expect, test } from "vitest";
import { continues, type History, NO_HISTORY, remember, travel } from "#src/tools/shared/storage/history.ts";

test("undo undoes and redo redoes, as far as is remembered", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.integer({ min: 1, max: 6 }), (states, most) => {
      let [now, history]: [number, History<number>] = [-1, NO_HISTORY];
      for (const next of states) [now, history] = [next, remember(history, now, most)];
      const all = [-1, ...states];
      const steps = Math.min(most, states.length);
      for (const kind of ["undo", "redo"] as const) {
        for (let k = 1; k <= steps; k++) {
          const to = travel(history, now, kind);
          [now, history] = [to?.state as number, to?.history as History<number>];
          expect(now).toBe(kind === "undo" ? all.at(-1 - k) : all.at(-1 - steps + k));
        }
        if (kind === "undo") expect(history.past).toEqual([]);
        expect(history.past.length + history.future.length).toBe(steps);
      }
      expect(travel(history, now, "redo")).toBeUndefined();
    }),
  );
});

test("a change after undo forgets what was taken back", () => {
  const back = travel(remember(NO_HISTORY, 1, 9), 2, "undo");
  expect(back).toEqual({ state: 1, history: { past: [], future: [2] } });
  expect(remember(back?.history as History<number>, 1, 9)).toEqual({ past: [1], future: [] });
});

test("a burst goes on under its name without a pause, and without end where none is meant", () => {
  const typed = { name: "text", time: 1000 };
  expect(continues(typed, { name: "text", time: 1900 }, 900)).toBe(true);
  expect(continues(typed, { name: "text", time: 1901 }, 900)).toBe(false);
  expect(continues(typed, { name: "title", time: 1001 }, 900)).toBe(false);
  expect(continues(undefined, typed, 900)).toBe(false);
  expect(continues(typed, undefined, 900)).toBe(false);
  const always = { name: "method", time: Number.POSITIVE_INFINITY };
  expect(continues(always, always, 900)).toBe(true);
});
