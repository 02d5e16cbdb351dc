/** A vote in class: what its actions do. */
import { describe, expect, test } from "vitest";
import { MOST_VOTES, newVote, totalOf, type VoteAction, voteAfter } from "#components/stage/vote/vote.ts";

const played = (...actions: VoteAction[]) => actions.reduce(voteAfter, newVote(5));
const count = (letter: string, number: number): VoteAction => ({ kind: "count", letter, count: number });

describe("a vote", () => {
  test("counts the first vote until the second begins, and both stay", () => {
    const vote = played(
      count("A", 7),
      { kind: "phase", phase: "talk" },
      { kind: "add", letter: "A", by: 1 },
      { kind: "phase", phase: "second" },
      count("B", 9),
      { kind: "phase", phase: "revealed" },
    );
    expect(vote.first.counts).toEqual({ A: 8 });
    expect(vote.second.counts).toEqual({ B: 9 });
  });

  test("takes no count below 0, above the most, or that is no number", () => {
    const { counts } = played(
      { kind: "add", letter: "A", by: -1 },
      count("B", 1e9),
      count("C", Number.NaN),
      count("D", 2.4),
    ).first;
    expect(counts).toEqual({ B: MOST_VOTES, D: 2 });
  });

  test("adds to the camera's counts what unread cards say, each once", () => {
    const camera: VoteAction = { kind: "camera", counts: { A: 2, B: 1 }, unread: [3, 5] };
    const vote = played(
      camera,
      { kind: "say", card: 3, letter: "B" },
      { kind: "say", card: 3, letter: "B" },
      { kind: "say", card: 4, letter: "B" },
    );
    expect(vote.first).toEqual({ counts: { A: 2, B: 2 }, unread: [5] });
    expect(voteAfter(vote, { kind: "say", card: 5 }).first).toEqual({ counts: { A: 2, B: 2 }, unread: [] });
    expect(totalOf(vote.first)).toBe(4);
  });

  test("takes back what swept typed counts away", () => {
    const typed = played(count("A", 7));
    for (const sweep of [{ kind: "clear" }, { kind: "camera", counts: {}, unread: [] }] as const) {
      const swept = voteAfter(typed, sweep);
      expect(totalOf(swept.first)).toBe(0);
      expect(voteAfter(swept, { kind: "take-back" }).first).toEqual(typed.first);
    }
  });

  test("is not on the wall until the coach says so, and travels as plain data", () => {
    expect(newVote().onWall).toBe(false);
    const vote = played(count("A", 7), { kind: "wall", onWall: true }, { kind: "clear" });
    expect(JSON.parse(JSON.stringify(vote))).toEqual(vote);
    expect(vote.onWall).toBe(true);
  });
});
