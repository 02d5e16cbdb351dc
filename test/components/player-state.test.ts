import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Level } from "#algorithms/core/run/trace.ts";
import { momentOf } from "#components/panels/moment.ts";
import { digitChoices, openQuestion } from "#components/player/state/player-questions.ts";
import {
  answered,
  type Notice,
  type PlayerAction,
  type PlayerState,
  reducePlayer,
  SPEEDS,
  waiting,
} from "#components/player/state/player-state.ts";
import { answerKeys, letteredChoices } from "#components/stage/answer-keys.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { playerAfter, runOf } from "../support/given/player-fixtures.ts";

const step = (direction: 1 | -1, level: Level = "move"): PlayerAction => ({ type: "move", level, direction });
const seek = (position: number): PlayerAction => ({ type: "seek", position });
const answer = (choice: string): PlayerAction => ({ type: "answer", choice });
const seven = runOf("seven");
const third = seven.trace.occurrence("turn", 3);
const tenth = seven.trace.occurrence("game", 10);
/** A player that has come to the question who sits out round 3. */
const asked = (...more: readonly PlayerAction[]) =>
  playerAfter(step(1, "phase"), step(1, "phase"), step(1, "phase"), ...more);

describe("a player", () => {
  test("begins at rest, and takes nothing before it is alive", () => {
    const state = playerAfter();
    expect(state).toMatchObject({ position: 0, ready: true, playing: false, drawer: false, draft: "7\n" });
    expect(waiting(state)).toEqual([third, tenth]);
  });

  test("seeks anywhere, past questions, and never beyond the ends", () => {
    expect(playerAfter(seek(40)).position).toBe(40);
    expect(playerAfter(seek(-3)).position).toBe(0);
    expect(playerAfter(seek(Number.POSITIVE_INFINITY)).position).toBe(seven.trace.length);
    expect(asked(seek(60))).toMatchObject({ position: 60, asking: undefined });
    expect(playerAfter({ type: "play" }, seek(5)).playing).toBe(true);
  });

  test("moves by steps, stages and phases, and stops playing for it", () => {
    for (const level of ["move", "stage", "phase"] as const) {
      const marks = seven.trace.marks(level);
      expect(playerAfter(step(1, level)).position).toBe(marks[0]);
      expect(playerAfter(seek(marks[1]), step(-1, level)).position).toBe(marks[0]);
      expect(playerAfter(seek(seven.trace.length), step(1, level)).position).toBe(seven.trace.length);
      expect(playerAfter(step(-1, level)).position).toBe(0);
    }
    expect(playerAfter({ type: "play" }, step(1)).playing).toBe(false);
  });

  test("plays from the start when it stands at the end, and stops there", () => {
    const { length } = seven.trace;
    const play = { type: "play" } as const;
    expect(playerAfter(play)).toMatchObject({ playing: true, position: 0 });
    expect(playerAfter(play, play).playing).toBe(false);
    expect(playerAfter(seek(length), play)).toMatchObject({ playing: true, position: 0 });
    expect(playerAfter(play, { type: "advance", steps: 3 })).toMatchObject({ playing: true, position: 3 });
    const late = playerAfter(seek(length - 2), play, { type: "advance", steps: 50 });
    expect(late).toMatchObject({ playing: false, position: length });
  });

  test("keeps its speed among those that there are", () => {
    expect(playerAfter({ type: "speed", speed: 5 }).speed).toBe(5);
    expect(playerAfter({ type: "speed", speed: -1 }).speed).toBe(0);
    expect(playerAfter({ type: "speed", speed: 99 }).speed).toBe(SPEEDS.length - 1);
  });

  test("shows another run afresh, and says when it was cut", () => {
    const eight = runOf("eight");
    const state = asked({ type: "show", run: eight, position: 9_999 });
    expect(state).toMatchObject({ position: eight.trace.length, asking: undefined, notice: undefined });
    expect(waiting(state)).toEqual([eight.trace.occurrence("turn", 3), eight.trace.occurrence("game", 10)]);
    const again = reducePlayer(asked(answer("p3")), { type: "show", run: runOf("seven"), position: 0 });
    expect(waiting(again)).toEqual([third, tenth]);
    expect(again.outcome).toBeUndefined();
    const cut = playerAfter({ type: "show", run: { ...eight, stopped: true }, position: 0 });
    expect(cut.notice).toEqual({ kind: "stopped", steps: eight.trace.length });
  });

  test("keeps what is typed, whatever is wrong with it, and the run that it had", () => {
    const error = new InputError("Expected something else.", 2, 3);
    const typed = playerAfter(
      { type: "open", draft: "Anna" },
      { type: "draft", text: "Anna\nBo" },
      { type: "refuse", error },
    );
    expect(typed).toMatchObject({ drawer: true, draft: "Anna\nBo", error, position: 0, pending: undefined });
    expect(typed.run.text).toBe("7\n");
    expect(reducePlayer(typed, { type: "close" })).toMatchObject({ drawer: false, draft: "Anna\nBo" });
    expect(reducePlayer(typed, { type: "show", run: seven, position: 4 }).error).toBeUndefined();
    expect(playerAfter({ type: "play" }, { type: "open", draft: "" }).playing).toBe(false);
  });

  test("tells how far a long run is, and what is to be known", () => {
    expect(playerAfter({ type: "record", steps: 65_536 }).pending).toBe(65_536);
    expect(
      playerAfter({ type: "record", steps: 1 }, { type: "show", run: seven, position: 0 }).pending,
    ).toBeUndefined();
    const notice: Notice = { kind: "oldLink", text: "An old link." };
    const told = playerAfter({ type: "record", steps: 7 }, { type: "notice", notice });
    expect(told).toMatchObject({ notice, pending: 7 });
    expect(reducePlayer(told, { type: "notice", notice: undefined }).notice).toBeUndefined();
  });

  test("points, opens dialogs, turns to tables and files", () => {
    const state = playerAfter(
      { type: "point", mark: "p3" },
      { type: "dialog", dialog: "state" },
      { type: "table", table: "met" },
      { type: "file", file: 1 },
    );
    expect(state).toMatchObject({ pointed: "p3", dialog: "state", table: "met", file: 1 });
  });

  test("gives the reason of a step until it is asked again, or the step is left", () => {
    const explained = playerAfter(seek(5), { type: "explain" });
    expect(explained.explained).toBe(5);
    expect(reducePlayer(explained, { type: "explain" }).explained).toBeUndefined();
    expect(reducePlayer(reducePlayer(explained, seek(6)), { type: "explain" }).explained).toBe(6);
  });
});

describe("a question", () => {
  test("stops every way forward right before its step", () => {
    const before = { position: third - 1, asking: { position: third, wrong: [] }, playing: false };
    expect(asked()).toMatchObject(before);
    expect(playerAfter(seek(third - 1), step(1))).toMatchObject(before);
    expect(playerAfter(seek(third - 5), { type: "play" }, { type: "advance", steps: 60 })).toMatchObject(
      before,
    );
    for (const level of ["move", "stage", "phase"] as const)
      expect(asked(step(1, level))).toMatchObject(before);
  });

  test("is left by one step back without moving the figure, and by others as far as they go", () => {
    expect(asked(step(-1))).toMatchObject({ position: third - 1, asking: undefined });
    const phases = seven.trace.marks("phase");
    expect(asked(step(-1, "phase"))).toMatchObject({ position: phases[1], asking: undefined });
    expect(asked(step(-1), step(1)).asking?.position).toBe(third);
  });

  test("takes a wrong choice down, and ignores what is none", () => {
    expect(asked(answer("p5"), answer("p7")).asking?.wrong).toEqual(["p5", "p7"]);
    for (const state of [asked(), playerAfter()]) expect(reducePlayer(state, answer("nobody"))).toBe(state);
  });

  test("is settled by a right choice, which makes the step and says why", () => {
    const state = asked(answer("p5"), answer("p3"));
    expect(state).toMatchObject({
      position: third,
      asking: undefined,
      outcome: { kind: "right", position: third },
    });
    expect(state.outcome?.why).not.toBe("");
    expect(waiting(state)).toEqual([tenth]);
    expect(reducePlayer(reducePlayer(state, seek(0)), step(1, "phase")).asking).toBeUndefined();
  });

  test("is settled when the answer is shown", () => {
    expect(asked({ type: "reveal" })).toMatchObject({ position: third, outcome: { kind: "shown" } });
    const calm = playerAfter();
    expect(reducePlayer(calm, { type: "reveal" })).toBe(calm);
  });

  test("is numbered among the questions of the run, and answered by digits where all choices have one", () => {
    const state = asked();
    const question = openQuestion(state);
    expect(question).toMatchObject({ number: 1, of: 2, position: third, id: `circle-method/seven/${third}` });
    if (!question) return;
    const { run, subject } = state;
    const frame = run.cursor.seek(state.position);
    const moment = momentOf(subject.lesson, run.problem, frame, playerWords);
    const { marks } = moment;
    expect([...digitChoices(question, marks)].sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((k) => [`${k}`, `p${k}`]),
    );
    const less = marks.filter(({ id }) => id !== "p4");
    expect(digitChoices(question, less).size).toBe(0);
    // On the stage four have a letter as well, and a digit with which two names begin is none.
    const keys = (shown: typeof marks) =>
      Object.fromEntries(answerKeys(question, letteredChoices(question, { ...moment, marks: shown }), shown));
    const letters = letteredChoices(question, moment).map(({ id, letter }) => [letter, id]);
    expect(letters.map(([letter]) => letter)).toEqual(["A", "B", "C", "D"]);
    expect(letters.map(([, id]) => id)).toContain("p3");
    expect(keys(marks)).toMatchObject({ ...Object.fromEntries(letters), "1": "p1", "7": "p7" });
    const tenth = marks.map((mark) => (mark.id === "p4" ? { ...mark, text: "10" } : mark));
    expect(keys(tenth)).toMatchObject({ "2": "p2" });
    expect(keys(tenth)).not.toHaveProperty("1");
  });

  test("is kept for the review as right only when it was right at once", () => {
    const kept = (before: PlayerState, action: PlayerAction) =>
      answered(before, reducePlayer(before, action));
    const id = `circle-method/seven/${third}`;
    expect(kept(asked(), answer("p3"))).toEqual({ id, right: true });
    expect(kept(asked(), answer("p5"))).toEqual({ id, right: false });
    expect(kept(asked(answer("p5")), answer("p3"))).toEqual({ id, right: false });
    expect(kept(asked(), { type: "reveal" })).toEqual({ id, right: false });
    expect(kept(asked(), answer("nobody"))).toBeUndefined();
    expect(kept(asked(), step(-1))).toBeUndefined();
    expect(kept(asked(), seek(3))).toBeUndefined();
    expect(kept(asked(), { type: "show", run: runOf("eight"), position: 0 })).toBeUndefined();
  });
});

test("whatever happens, a player stands inside its run, asks right before a step, and never plays into a question", () => {
  const actions = fc.oneof(
    fc.record({
      type: fc.constant("move" as const),
      level: fc.constantFrom("move" as const, "stage" as const, "phase" as const),
      direction: fc.constantFrom(1 as const, -1 as const),
    }),
    fc.record({ type: fc.constant("seek" as const), position: fc.integer({ min: -5, max: 120 }) }),
    fc.record({ type: fc.constant("advance" as const), steps: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ type: fc.constant("answer" as const), choice: fc.constantFrom("p1", "p3", "p4", "p5", "x") }),
    fc.constantFrom({ type: "play" as const }, { type: "reveal" as const }, { type: "close" as const }),
  );
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 40 }), (list) => {
      const state = playerAfter(...list);
      expect(state.position >= 0 && state.position <= seven.trace.length).toBe(true);
      if (state.asking) {
        expect(state.asking.position).toBe(state.position + 1);
        expect(waiting(state)).toContain(state.asking.position);
      }
      // A player holds back as many questions as are not settled.
      expect(waiting(state).length + state.passed.size).toBe(2);
    }),
  );
});
