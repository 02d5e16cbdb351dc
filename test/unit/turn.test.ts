/** A reader's turn: half a touch, a whole answer, a refusal, undo, and the end. */
import { describe, expect, test } from "vitest";
import { lesson } from "#algorithms/augmenting-paths/lesson.ts";
import { record } from "#algorithms/trace.ts";
import { makeRun } from "#components/run.ts";
import {
  answerTurn,
  beginTurn,
  revealTurn,
  type Turn,
  type TurnSubject,
  touchable,
  touchMark,
  undoTurn,
  wordsOf,
} from "#components/turn.ts";

const TEXT = "4 3\n0 1\n1 2\n2 3\n";
const problem = lesson.parse(TEXT);
const { trace, result } = record(lesson, problem);
const run = makeRun({ kind: "own", text: TEXT }, TEXT, problem, trace, result, false);
const performing = await lesson.performing?.();
if (!performing) throw new Error("the lesson can be performed");
const subject: TurnSubject = { lesson, performing, locale: "en" };

/** The mark of a vertex as the text calls it. */
const markOf = (turn: Turn, vertex: number) =>
  [...touchable(subject, turn)].find(([, number]) => number === vertex + 1)?.[0] ?? "";
const touch = (turn: Turn, ...vertices: number[]) =>
  vertices.reduce((now, vertex) => touchMark(subject, now, markOf(now, vertex)), turn);

describe("a turn", () => {
  const begun = beginTurn(subject, run);

  test("stands at the first choice, with what to do", () => {
    expect(begun.open?.kind).toBe("pick");
    expect(wordsOf(subject, begun).prompt).toContain("exposed");
    expect(begun.run.trace.length).toBe(begun.open?.position);
  });

  test("keeps the first half of a touch, and gives it up when it is touched again", () => {
    const half = touch(begun, 1);
    expect(half.half).toEqual([2]);
    expect(touch(half, 1).half).toEqual([]);
    expect(half.taken).toHaveLength(0);
  });

  test("takes any legal answer, in either order of its halves", () => {
    for (const pair of [
      [1, 2],
      [2, 1],
    ]) {
      const after = touch(begun, ...pair);
      expect(after.taken.map(({ answer }) => answer)).toEqual([[2, 3]]);
      expect(after.refused).toBeUndefined();
    }
  });

  test("refuses what is no legal answer with a sentence, and goes on where it was", () => {
    const after = touch(begun, 0, 3);
    expect(after.refused).toMatch(/No edge joins/);
    expect(after).toMatchObject({ half: [], slips: 1, taken: [] });
    expect(after.open).toEqual(begun.open);
  });

  test("takes a choice back, and a half-made one first", () => {
    const one = touch(begun, 1, 2);
    expect(undoTurn(subject, touch(begun, 1)).half).toEqual([]);
    const back = undoTurn(subject, one);
    expect(back.taken).toEqual([]);
    expect(back.run.trace.length).toBe(begun.run.trace.length);
  });

  test("comes to its end, whatever was chosen on the way, with a result that is right", () => {
    let turn = touch(begun, 1, 2);
    for (let choices = 0; turn.open && choices < 100; choices++) turn = revealTurn(subject, turn);
    expect(turn.open).toBeUndefined();
    for (const { test: holds } of lesson.claims)
      expect(holds(problem, turn.run.result, "en").holds).toBe(true);
    expect(turn.shown).toBe(turn.taken.length - 1);
    expect(answerTurn(subject, turn, [1])).toBe(turn);
  });
});
