/** What a coach asks of one step, and has answered by a touch of the picture. */
import { describe, expect, test } from "vitest";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { lesson } from "#algorithms/lessons/circle-method/lesson.ts";
import { partOf, reducePart } from "#components/embed/embed-state.ts";
import { openQuestion } from "#components/player/state/player-questions.ts";
import {
  answered,
  beginPlayer,
  type PlayerAction,
  type PlayerState,
  reducePlayer,
  waiting,
} from "#components/player/state/player-state.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";
import { firstTouch, touchable, touchedQuestion } from "#src/tours/touched-question.ts";
import { ASKS, runOf } from "../support/given/player-fixtures.ts";

const seven = runOf("seven");
const { length } = seven.trace;
const AT = 5;
const [plain] = exampleTour.stops;
const stop = (change: Partial<TourStop>): TourStop => ({
  ...{ ...plain, asks: "touch", question: "Who is next?", marks: ["p3", "p5"], hides: [] },
  ...change,
});
const own = (change: Partial<TourStop> = {}, position = AT) =>
  touchedQuestion(stop(change), lesson as AnyLesson, seven, position);
const begun = (change: Partial<TourStop> = {}, position = AT, opens = position): PlayerState =>
  beginPlayer({ lesson, asks: ASKS, own: own(change, position) } as never, seven, opens);
const acted = (state: PlayerState, ...actions: readonly PlayerAction[]): PlayerState =>
  actions.reduce(reducePlayer, state);
const answer = (choice: string): PlayerAction => ({ type: "answer", choice });
const seek = (position: number): PlayerAction => ({ type: "seek", position });
const step = (direction: 1 | -1): PlayerAction => ({ type: "move", level: "move", direction });

describe("a coach's question about a step", () => {
  test("is open where the figure stands at that step, whichever way it came, until it is answered", () => {
    const open = { position: AT, asking: { position: AT, wrong: [] } };
    expect(begun()).toMatchObject(open);
    for (const way of [
      [step(-1), step(1)],
      [seek(0), seek(AT)],
      [seek(AT + 1), step(-1)],
    ])
      expect(acted(begun(), ...way)).toMatchObject(open);
    const played = acted(begun(), seek(0), { type: "play" }, { type: "advance", steps: 50 });
    expect(played).toMatchObject({ ...open, playing: false });
    // Nothing passes over it, and one step back is a step back.
    expect(acted(begun(), step(1))).toMatchObject(open);
    expect(acted(begun(), step(-1))).toMatchObject({ position: AT - 1, asking: undefined });
    const over = acted(begun(), answer("p5"));
    expect(over).toMatchObject({ position: AT, asking: undefined, outcome: { kind: "right", position: AT } });
    for (const way of [
      [step(-1), step(1)],
      [seek(0), seek(AT)],
    ])
      expect(acted(over, ...way).asking).toBeUndefined();
    expect(acted(over, step(1)).position).toBe(AT + 1);
  });

  test("can be asked at the start and at the end, and in a part of the run", () => {
    for (const at of [0, length]) {
      expect(begun({}, at)).toMatchObject({ position: at, asking: { position: at } });
      expect(acted(begun({}, at), step(1), step(-1), seek(at), answer("p3"))).toMatchObject({
        ...{ position: at, outcome: { kind: "right", position: at } },
      });
    }
    const part = partOf({ from: 0, to: AT, loops: false }, length);
    expect(reducePart(begun({}, AT, 0), { type: "advance", steps: 99 }, part)).toMatchObject({
      ...{ position: AT, asking: { position: AT }, playing: false },
    });
  });

  test("is counted among the lesson's, keeps out of the journal, and is of this input alone", () => {
    expect(waiting(begun())).toEqual([
      AT,
      ...waiting(beginPlayer({ lesson, asks: ASKS } as never, seven, 0)),
    ]);
    const question = openQuestion(begun());
    expect(question).toMatchObject({ id: "", number: 1, of: 3 });
    const right = acted(begun(), answer("p3"));
    expect(answered(begun(), right)).toEqual({ id: "", right: true });
    const late = acted(begun(), answer("p1"));
    expect(late.asking?.wrong).toEqual(["p1"]);
    expect(answered(late, acted(late, answer("p3")))).toEqual({ id: "", right: false });
    const other = acted(begun(), { type: "show", run: runOf("eight"), position: AT });
    expect(other.asking).toBeUndefined();
    expect(acted(other, { type: "show", run: seven, position: AT }).asking?.position).toBe(AT);
  });

  test("tells the coach's answer in the picture's names, and any touch will do where there is none to tell", () => {
    expect(acted(begun(), { type: "reveal" }).outcome).toMatchObject({
      ...{ kind: "shown", given: "", why: "The coach’s answer: player 3 / player 5" },
    });
    for (const change of [{ marks: [] }, { hides: ["answer"] }] as const) {
      const open = begun(change);
      expect(acted(open, { type: "reveal" })).toBe(open);
      const noted = acted(open, answer("p1"));
      expect(noted.outcome).toMatchObject({ kind: "noted", given: "p1" });
      expect(noted.outcome?.why).not.toContain("player");
    }
  });

  test("is judged by the first touch, also where the pupil is not told", () => {
    const there = touchable(lesson as AnyLesson, seven, AT);
    expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining(["p1", "p3", "p7"]));
    expect(firstTouch(stop({}), there, ["p1", "p3"])).toEqual({ isRight: false, given: "player 1" });
    expect(firstTouch(stop({}), there, ["p3"])).toEqual({ isRight: true, given: "player 3" });
    expect(firstTouch(stop({ hides: ["answer"] }), there, ["p1"]).isRight).toBe(false);
    expect(firstTouch(stop({ marks: [] }), there, ["p1"]).isRight).toBe(true);
    expect(firstTouch(stop({}), there, [""])).toEqual({ isRight: false, given: "" });
  });

  test("whose right marks are all gone from the picture is not asked", () => {
    expect(own({ marks: ["lost", "p3"] })?.question.answers).toEqual(["p3"]);
    expect(own({ marks: ["lost"] })).toBeUndefined();
    expect(own({ asks: "own" })).toBeUndefined();
  });
});
