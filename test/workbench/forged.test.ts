/** Whatever comes out of the room: nothing throws, nothing hangs, and nothing takes much memory. */
import { expect, test } from "vitest";
import { conduct } from "#algorithms/engines/program/conduct.ts";
import { programLesson } from "#algorithms/engines/program/program-lesson.ts";
import { sound } from "#algorithms/engines/program/sound.ts";
import { seenIn } from "#src/reader-programs/room/seen-run.ts";
import { GIVEN_PROGRAMS } from "./programs/given-programs.ts";
import { seenInNode } from "./seen-in-node.ts";

test("400 runs with forged words are told calmly", () => {
  const bases = GIVEN_PROGRAMS.slice(0, 8).map(({ source }) => seenInNode(source));
  let x = 5;
  const r = (n: number): number => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return x % n;
  };
  for (let k = 0; k < 400; k++) {
    const { run, seen } = bases[k % bases.length];
    const forged = seen.events.slice();
    for (let m = 1 + r(12); m > 0; m--) {
      const any = r(4) === 0 ? (r(2147483647) - 1073741824) | 0 : (r(9) << 24) | r(200);
      forged[r(forged.length)] = r(3) === 0 ? r(1 << 26) : any;
    }
    const events = r(3) ? forged : forged.subarray(0, r(forged.length));
    const told = { events, constants: seen.constants };
    expect(sound(told, run.program).length).toBeLessThanOrEqual(events.length);
    const mad = conduct(run.program, told);
    const lesson = programLesson({ run: mad, title: "", printed: [[3, "x"]], ending: undefined });
    const cursor = mad.trace.cursor();
    for (let q = 0; q < 12; q++) {
      const frame = cursor.seek(r(mad.trace.length + 1)) as Parameters<typeof lesson.scene>[1];
      lesson.scene(undefined, frame);
      lesson.lineAt?.(frame);
      if (frame.step !== "") lesson.words.steps[frame.step](frame, undefined);
    }
  }
});

test("what is no run is none, and parts of another kind are put right", () => {
  expect([null, 3, {}, { kind: "seen", events: [1] }].map(seenIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const events = new Int32Array(0);
  const seen = seenIn({
    kind: "seen",
    events,
    constants: [0, 0, 0, 0, 0, { kind: "function", text: 3 }, { a: 1 }],
    log: [null, [2]],
    stopped: "x",
    error: 5,
  });
  expect(seen).toEqual({
    ...{
      events,
      constants: [undefined, undefined, null, true, false, { kind: "function", text: "3" }, undefined],
    },
    ...{
      printed: [
        [0, "undefined"],
        [2, "undefined"],
      ],
      stopped: undefined,
      error: "5",
      milliseconds: 0,
    },
  });
});
