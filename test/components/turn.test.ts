/** A reader's turn: half a touch, a whole answer, a refusal, undo, and the end. */
import { describe, expect, test } from "vitest";
import { record } from "#algorithms/core/run/trace.ts";
import { lesson } from "#algorithms/lessons/augmenting-paths/lesson.ts";
import { makeRun } from "#components/run/run.ts";
import {
  answerTurn,
  beginTurn,
  compareWrong,
  endedRun,
  givenIn,
  packTurn,
  revealTurn,
  type Turn,
  type TurnSubject,
  touchable,
  touchMark,
  turnFrom,
  undoTurn,
  unpackTurn,
  wordsOf,
} from "#components/turn/turn.ts";
import { readKept } from "#components/turn/turn-session.ts";

const TEXT = "4 3\n0 1\n1 2\n2 3\n";
const problem = lesson.parse(TEXT);
const { trace, result } = record(lesson, problem);
const run = makeRun({
  source: { kind: "own", text: TEXT },
  text: TEXT,
  problem,
  trace,
  result,
  stopped: false,
});
const performing = await lesson.performing?.();
if (!performing) throw new Error("the lesson can be performed");
const subject: TurnSubject = { lesson, performing };

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

  test("takes the other end of an edge for an answer, where the first one is given", () => {
    let turn = touch(begun, 1, 2);
    for (let choices = 0; turn.open?.kind !== "edge" && choices < 9; choices++)
      turn = revealTurn(subject, turn);
    const [u = 0, v = 0] = turn.open?.own ?? [];
    const taken = touch(turn, v - 1);
    expect(taken.taken.at(-1)).toMatchObject({ kind: "edge", answer: [u, v] });
    // Both ends, and the edge itself, will do as before.
    expect(touch(turn, u - 1).half).toEqual([u]);
    expect(touch(turn, u - 1, v - 1).taken).toEqual(taken.taken);
    expect(touch(turn, 3).refused).toMatch(/No edge joins/);
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
    for (const { test: holds } of lesson.claims) expect(holds(problem, turn.run.result).holds).toBe(true);
    expect(turn.shown).toBe(turn.taken.length - 1);
    expect(answerTurn(subject, turn, [1])).toBe(turn);
  });
});

/** Choices one after the other, each by two touches. */
const pairs = (turn: Turn, ...each: readonly (readonly [number, number])[]) =>
  each.reduce((now, pair) => touch(now, ...pair), turn);

describe("a test", () => {
  const test1 = pairs(beginTurn(subject, run, "test"), [0, 3], [2, 3]);

  test("notes a wrong answer, takes the algorithm's own in its place, and grades the others by what is there then", () => {
    expect(test1.taken.map(({ answer }) => answer)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(test1.wrong).toMatchObject([{ choice: 0, answer: [1, 4] }]);
    expect(test1.refused).toBeUndefined();
  });

  test("lays the wrong choice beside all that was right", () => {
    const [wrong] = test1.wrong;
    if (!wrong) throw new Error("there is one");
    expect(wrong.refused).toMatch(/No edge joins/);
    const { right, rightMarks, wrongMarks, hasMore } = compareWrong(subject, test1, wrong);
    // All edges: 0–1, 1–2, 2–3 and 3–4.
    expect(right).toHaveLength(4);
    expect(hasMore).toBe(false);
    expect(wrongMarks).toHaveLength(2);
    expect(new Set(rightMarks).size).toBe(5);
  });

  test("lets nothing be undone but half a touch", () => {
    expect(undoTurn(subject, test1)).toBe(test1);
    const half = touch(beginTurn(subject, run, "test"), 1);
    expect(undoTurn(subject, half).half).toEqual([]);
  });
});

test("a run has ended with its last choice only, and is right when no choice was wrong or shown", () => {
  const begun = beginTurn(subject, run);
  const one = pairs(begun, [0, 1]);
  const ends = (before: Turn) => endedRun(before, throughAll(before));
  expect(endedRun(begun, one)).toBeUndefined();
  expect(ends(one)).toEqual({ right: true });
  expect(ends(touch(one, 2, 4))).toEqual({ right: false });
  expect(ends(revealTurn(subject, begun))).toEqual({ right: false });
  expect(ends(pairs(beginTurn(subject, run, "test"), [0, 3]))).toEqual({ right: false });
  const over = throughAll(one);
  expect(endedRun(over, over)).toBeUndefined();
});

/** The turn at its end, each open choice answered as the algorithm does. */
function throughAll(turn: Turn): Turn {
  return turn.open ? throughAll({ ...revealTurn(subject, turn), shown: turn.shown }) : turn;
}

describe("the climax of a lesson", () => {
  const text = "0 1\n1 2\n2 3\n";
  const own = lesson.parse(text);
  const path = makeRun({ source: { kind: "own", text }, text, problem: own, ...record(lesson, own) });
  // The edge in the middle first: then the way from 0 to 3 is the only one that improves.
  const one = pairs(beginTurn(subject, path), [1, 2]);
  const kindsOf = (turn: Turn) => throughAll(turn).taken.map(({ kind }) => kind);

  test("is the reader's: the whole path is asked, vertex by vertex", () => {
    expect(kindsOf(one).filter((kind) => kind === "path")).toHaveLength(4);
  });

  test("is not asked in a turn from before it was, whose link has its choices in the old order", () => {
    const old = unpackTurn(subject, path, packTurn(throughAll({ ...one, climax: false })))?.turn as Turn;
    expect(old.climax).toBe(false);
    expect(old.open).toBeUndefined();
    expect(kindsOf(old)).toEqual(kindsOf(one).filter((kind) => kind !== "path"));
    expect([packTurn(old).slice(0, 2), packTurn(one).slice(0, 2)]).toEqual(["pl", "pm"]);
  });
});

describe("a turn in a link", () => {
  const one = pairs(beginTurn(subject, run), [1, 2]);

  test("comes back with its choices and its mode", () => {
    const back = unpackTurn(subject, run, packTurn(one));
    expect(back?.wanted).toBe(1);
    expect(back?.turn.taken).toEqual(one.taken);
    expect(back?.turn.open).toEqual(one.open);
    expect(unpackTurn(subject, run, packTurn({ ...one, mode: "test" }))?.turn.mode).toBe("test");
  });

  test("keeps the legal part of what does not fit any more", () => {
    const back = unpackTurn(subject, run, `${packTurn(one).replace("pm1", "pm99")}~~~~`);
    expect(back?.wanted).toBe(99);
    expect(back?.turn.taken.length).toBeLessThan(99);
    expect(back?.turn.taken[0]).toEqual(one.taken[0]);
  });

  test.each(["", "pm", "px1-0", "pm1", "1.six.3", "pl99999999-0"])("is none: %j", (text) => {
    expect(unpackTurn(subject, run, text)).toBeUndefined();
  });
});

describe("a turn that is kept", () => {
  const turn = pairs(beginTurn(subject, run, "test"), [0, 3], [2, 3]);
  const kept = {
    choices: packTurn(turn),
    slips: 0,
    shown: 0,
    wrong: turn.wrong.map(({ choice, answer }) => [choice, answer] as const),
  };

  test("goes on where it was, with what was wrong", () => {
    expect(turnFrom(subject, run, kept)).toMatchObject({
      taken: turn.taken,
      wrong: turn.wrong,
      mode: "test",
    });
  });

  test("loses what cannot be", () => {
    const odd = [[7, [1, 4]] as const, [0, [1, 2]] as const];
    expect(turnFrom(subject, run, { ...kept, wrong: odd })?.wrong).toEqual([]);
    expect(turnFrom(subject, run, { ...kept, choices: "nothing" })).toBeUndefined();
  });

  test("is read from a text that nobody has damaged", () => {
    const text = JSON.stringify({ ...kept, version: 1, text: TEXT });
    expect(readKept(text)).toMatchObject({ text: TEXT, wrong: kept.wrong });
    for (const damaged of [
      "",
      "{",
      "null",
      "[]",
      "{}",
      text.replace("[0,", "[-1,"),
      text.replace(/"slips":0/, ""),
    ])
      expect(readKept(damaged), damaged).toBeUndefined();
  });
});

describe("the first answers", () => {
  const begun = beginTurn(subject, run);
  const slipped = touch(begun, 0, 2);

  test("are what was refused first, whatever comes after it", () => {
    const after = touch(touch(slipped, 0, 3), 0, 1);
    expect(after.firsts).toEqual([[0, [1, 3]]]);
    expect(givenIn(after)).toMatchObject([{ kind: "pick", right: [1, 2], first: [1, 3] }]);
  });

  test("are right ones where nothing was refused, and none where the answer was shown at once", () => {
    expect(givenIn(touch(begun, 1, 2))).toMatchObject([{ right: [2, 3], first: [2, 3] }]);
    expect(givenIn(revealTurn(subject, begun))).toMatchObject([{ first: undefined }]);
    expect(givenIn(revealTurn(subject, slipped))).toMatchObject([{ first: [1, 3] }]);
  });

  test("stay when their choice is opened again, and go with a choice that may not be asked again", () => {
    const next = touch(touch(slipped, 0, 1), 0, 3);
    expect(next.firsts).toEqual([
      [0, [1, 3]],
      [1, [1, 4]],
    ]);
    expect(undoTurn(subject, next).firsts).toEqual([[0, [1, 3]]]);
  });

  test("are kept with the turn", () => {
    const turn = touch(slipped, 0, 1);
    const kept = { choices: packTurn(turn), slips: 1, shown: 0, wrong: [[0, [1, 3]] as const] };
    expect(turnFrom(subject, run, kept)).toMatchObject({ wrong: [], firsts: [[0, [1, 3]]] });
  });
});

describe("a refusal", () => {
  test("comes with the hint the second time, and not the first", () => {
    const once = touch(beginTurn(subject, run), 0, 3);
    expect(once.refused).toBeTruthy();
    expect(once.hinted).toBe(false);
    expect(touch(once, 0, 3).hinted).toBe(true);
    // The next choice begins anew.
    expect(pairs(touch(once, 0, 3), [1, 2]).hinted).toBe(false);
  });
});
