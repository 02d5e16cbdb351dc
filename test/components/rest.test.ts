import { describe, expect, test, vi } from "vitest";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { record, STEP_BUDGET } from "#algorithms/core/run/trace.ts";
import { lesson } from "#algorithms/lessons/circle-method/lesson.ts";
import { momentOf } from "#components/panels/moment.ts";
import { type PlayerAction, type PlayerState, reducePlayer } from "#components/player/state/player-state.ts";
import { mayRest, RESTING_LENGTH, recordAgain, release } from "#components/player/state/rest.ts";
import { makeRun, type RecordElsewhere, type Run } from "#components/run/run.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { playerAfter } from "../support/given/player-fixtures.ts";

const PLAYERS = 700;
const AT = 123_456;

function longRun(): Run {
  const text = `${PLAYERS}\n`;
  const problem = (lesson as AnyLesson).parse(text);
  const { trace, result, stopped } = record(lesson as AnyLesson, problem, { budget: STEP_BUDGET });
  return makeRun({ source: { kind: "own", text }, text, problem, trace, result, stopped });
}

const elsewhere: RecordElsewhere = async (_, text) =>
  record(lesson as AnyLesson, (lesson as AnyLesson).parse(text), { budget: STEP_BUDGET });

/** A player of a long run with a question behind it, a table and a file chosen. */
const longPlayer = () =>
  playerAfter(
    { type: "show", run: longRun(), position: AT },
    { type: "table", table: "table" },
    { type: "file", file: 1 },
    { type: "speed", speed: 4 },
  );

const drawn = ({ run, position }: PlayerState) => {
  const { frame, scene, narration, notation } = momentOf(
    lesson as AnyLesson,
    run.problem,
    run.cursor.seek(position),
    playerWords,
  );
  return JSON.stringify([frame.step, frame.a, frame.b, scene, narration, notation]);
};

/** Lets a player record its run again, and resolves to the states it comes through. */
async function comeBack(state: PlayerState, recordElsewhere: RecordElsewhere): Promise<PlayerState[]> {
  const states = [state];
  const act = (action: PlayerAction) => void states.push(reducePlayer(states.at(-1) as PlayerState, action));
  recordAgain({ lesson: lesson as AnyLesson, recordElsewhere }, state, act);
  await vi.waitFor(() => expect(states.at(-1)?.rest).not.toBe("recording"));
  return states;
}

describe("a figure that rests", () => {
  test("gives the memory of its steps back, and has the same state when its run is there again", async () => {
    const before = longPlayer();
    expect(before.run.trace.length).toBeGreaterThan(RESTING_LENGTH);
    const picture = drawn(before);
    const resting = reducePlayer(before, { type: "rest", rest: "resting" });
    const { buffers } = before.run.trace.transfer();
    expect(buffers.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(before.run.trace.byteLength);
    const { cells } = before.run.cursor.seek(AT);
    release(before.run);
    expect(Object.values(cells).map(({ length }) => length)).toEqual(Object.values(cells).map(() => 0));
    expect(buffers.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(0);
    const after = (await comeBack(resting, elsewhere)).at(-1) as PlayerState;
    expect({ ...after, run: undefined }).toEqual({ ...before, run: undefined });
    expect(drawn(after)).toBe(picture);
  });

  test("says that its run could not be recorded, and tries again", async () => {
    const resting = reducePlayer(longPlayer(), { type: "rest", rest: "resting" });
    const states = await comeBack(resting, () => Promise.reject(new Error("no worker")));
    expect(states.map(({ rest }) => rest)).toEqual(["resting", "recording", "failed"]);
    const after = (await comeBack(states.at(-1) as PlayerState, elsewhere)).at(-1);
    expect(after).toMatchObject({ rest: undefined, position: AT });
  });

  test("has a long run that can be recorded again, and is not at work", () => {
    const long = longPlayer();
    expect(mayRest({}, long)).toBe(true);
    expect(mayRest({ opened: long.run }, long)).toBe(false);
    expect(mayRest({}, playerAfter())).toBe(false);
    for (const action of [
      { type: "play" },
      { type: "dialog", dialog: "help" },
      { type: "open", draft: "" },
      { type: "record", steps: 5 },
      { type: "rest", rest: "resting" },
    ] as const)
      expect(mayRest({}, reducePlayer(long, action)), action.type).toBe(false);
  });
});
