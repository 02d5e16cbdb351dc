/** The standings as they were after an earlier round. */
import { describe, expect, test } from "vitest";
import { OPEN_CATEGORY } from "#algorithms/engines/swiss/prizes/category.ts";
import { notesOf } from "#algorithms/engines/swiss/prizes/prize-list.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { exampleText } from "#src/tools/pairing/file/example.ts";
import { standingsCsv } from "#src/tools/pairing/file/exports.ts";
import { afterRound } from "#src/tools/pairing/standings/after-round.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";

const start = startTool(exampleText());

describe("the standings after an earlier round", () => {
  test("are those that were shown then: when the rounds are played one by one", () => {
    let state: ToolState = start;
    const then = new Map([[3, standingsOf(state.doc.tournament)]]);
    for (let round = 4; round <= 5; round++) {
      if (round === 5) {
        const pairs = [1, 3, 5, 7, 9].map((white) => ({ white, black: white + 1 }));
        state = act(state, {
          kind: "draw",
          pairing: { pairs, bye: 11, unpaired: [] } as never,
          method: "dutch",
        });
      }
      for (const board of [0, 1, 2, 3, 4])
        state = act(state, { kind: "result", board, outcome: board % 2 === 0 ? "1-0" : "draw" });
      state = act(state, { kind: "close" });
      then.set(round, standingsOf(state.doc.tournament));
    }
    expect(playedRounds(state.doc.tournament)).toBe(5);
    for (const [round, standings] of then)
      expect(standingsOf(afterRound(state.doc.tournament, round))).toEqual(standings);
    expect(JSON.stringify(then.get(3))).not.toBe(JSON.stringify(then.get(4)));
  });

  test("have the points of then, counted by hand, and no prizes", () => {
    const { tournament } = act(start, {
      ...{ kind: "prizes", field: "x", time: 0 },
      notes: notesOf({ equals: "tie-breaks", categories: [{ ...OPEN_CATEGORY, prizes: "100" }] }),
    }).doc;
    // Round 1 of the example: 3, 5, 7, 9 have won, 11 had the bye, 1 and 2 drew.
    const first = afterRound(tournament, 1);
    expect(first.players.map(({ points }) => points)).toEqual([5, 5, 10, 0, 10, 0, 10, 0, 10, 0, 10]);
    expect(standingsCsv(tournament)).toContain("prize");
    expect(standingsCsv(first)).not.toContain("prize");
    expect(standingsCsv(first)).not.toContain("round_2");
  });
});
