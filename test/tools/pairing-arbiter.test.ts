/** What an arbiter sets before a round: rules, points, a bye, late players; and what is told after a correction. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { editionOf } from "#algorithms/engines/swiss/dutch/edition.ts";
import { pairByMethod } from "#algorithms/engines/swiss/pair-by-method.ts";
import type { Action } from "#src/tools/pairing/actions.ts";
import { beginTournament } from "#src/tools/pairing/begin/begin-tournament.ts";
import { closedRound, statusOf } from "#src/tools/pairing/doc.ts";
import { writtenText } from "#src/tools/pairing/file/trf-text.ts";
import { roundsPairedOtherwise } from "#src/tools/pairing/round/paired-otherwise.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";

const fixture = (name: string): ToolState =>
  startTool(readFileSync(`test/fixtures/swiss/arbiter/${name}.trf`, "utf8"));

const begun = (text: string, rounds = 5): ToolState =>
  act(startTool(""), {
    kind: "begin",
    tournament: beginTournament({ title: "", text, rounds, firstColor: "white", byRating: true }),
  });

const all = (state: ToolState, ...actions: readonly Action[]): ToolState => actions.reduce(act, state);

const draw = (state: ToolState): ToolState => {
  const { tournament } = state.doc;
  return act(state, {
    kind: "draw",
    pairing: pairByMethod(tournament, "dutch", editionOf(tournament)),
    method: "dutch",
  });
};

const round = (state: ToolState): ToolState => {
  const drawn = draw(state);
  const results = (drawn.doc.drawn?.boards ?? []).map(
    (_, board) => ({ kind: "result", board, outcome: "1-0" }) as const,
  );
  return all(drawn, ...results, { kind: "close" });
};

const again = (state: ToolState): ToolState => startTool(writtenText(state.doc));

describe("a bye that is given beforehand", () => {
  test("comes from the file, stays in it, and is that of the round", () => {
    const state = fixture("08-preselected-pab");
    expect(statusOf(state.doc, 3)).toBe("U");
    expect(again(state).doc.tournament).toEqual(state.doc.tournament);
    const after = round(state).doc;
    expect(closedRound(after, 2).byes).toEqual([{ id: 3, kind: "U" }]);
    expect(after.tournament.players[2]?.points).toBe(10);
  });

  test("is set and taken back, one at a time, and not for a later round", () => {
    const state = begun("A\nB\nC\nD\nE");
    const set = all(
      state,
      { kind: "status", player: 2, status: "U" },
      { kind: "status", player: 4, status: "U" },
    );
    expect([2, 4].map((id) => statusOf(set.doc, id))).toEqual(["plays", "U"]);
    expect(statusOf(again(set).doc, 4)).toBe("U");
    expect(act(state, { kind: "status", player: 2, status: "U", round: 3 }).doc.tournament.absences).toEqual(
      [],
    );
    const back = act(set, { kind: "status", player: 4, status: "plays" });
    expect(statusOf(back.doc, 4)).toBe("plays");
  });
});

describe("the rules of a tournament", () => {
  test("are chosen, and the file names them", () => {
    const state = fixture("46a-edition-by-date");
    expect(editionOf(state.doc.tournament)).toBe("2017");
    const chosen = act(state, { kind: "edition", edition: "2026" });
    expect(editionOf(chosen.doc.tournament)).toBe("2026");
    expect(writtenText(chosen.doc)).toContain("192 FIDE_DUTCH_2026\n");
    expect(editionOf(again(chosen).doc.tournament)).toBe("2026");
    const baku = act(fixture("17-baku-10-players"), { kind: "edition", edition: "2017" });
    expect(writtenText(baku.doc)).toContain("192 FIDE_DUTCH_2017_BAKU\n");
  });

  test("of Baku are reckoned at a press, as the file with its points has them", () => {
    const text = Array.from({ length: 10 }, (_, i) => `P${i}, ${2300 - 50 * i}`).join("\n");
    const { doc } = act(begun(text, 9), { kind: "baku" });
    expect(doc.tournament.acceleration).toEqual(
      fixture("17b-baku-10-players-250").doc.tournament.acceleration,
    );
    expect(fixture("17-baku-10-players").doc.tournament.acceleration).toEqual(doc.tournament.acceleration);
  });

  test("say what results are worth, at once", () => {
    const scoring = { win: 30, draw: 10, loss: 0, forfeitLoss: 0, zeroBye: 0, pairingBye: 30 };
    const state = act(round(begun("A\nB\nC\nD")), { kind: "scoring", scoring });
    expect(state.doc.tournament.players.map(({ points }) => points).toSorted()).toEqual([0, 0, 30, 30]);
    expect(again(state).doc.tournament.scoring).toEqual(scoring);
  });
});

describe("somebody who comes late", () => {
  test("stands among equal ratings by title and name", () => {
    const state = begun("GM Oak, Otto 2100\nMoss, Max 2100\nZed, Zoe 2100\nAda, Amy 1900");
    const add = (name: string, title: string) =>
      act(round(state), { kind: "add", name, title, rating: 2100, isPlaced: true }).doc.tournament.players;
    expect(
      add("Pine, Pia", "IM")
        .map(({ name }) => name)
        .indexOf("Pine, Pia"),
    ).toBe(1);
    expect(
      add("Pine, Pia", "")
        .map(({ name }) => name)
        .indexOf("Pine, Pia"),
    ).toBe(2);
  });
});

describe("the rounds after a correction", () => {
  test("are told if they would be paired otherwise now", () => {
    const text = Array.from({ length: 8 }, (_, i) => `P${i}, ${2300 - 50 * i}`).join("\n");
    const state = draw(round(round(begun(text))));
    const { tournament, drawn } = state.doc;
    expect(roundsPairedOtherwise(tournament, drawn)).toEqual({ rounds: 3, otherwise: [] });
    const [board] = closedRound(state.doc, 1).boards;
    const { white = 0, black = 0 } = board ?? {};
    const after = act(state, { kind: "correct", round: 1, white, black, outcome: "0-1" }).doc;
    expect(roundsPairedOtherwise(after.tournament, after.drawn).otherwise).toContain(2);
  });

  test("half a point against none is entered, kept and read again", () => {
    const state = draw(begun("A\nB"));
    const played = all(state, { kind: "result", board: 0, outcome: "h-0" }, { kind: "close" });
    expect(played.doc.tournament.players.map(({ points }) => points)).toEqual([5, 0]);
    expect(again(played).doc.tournament.players.map(({ games }) => games[0]?.result)).toEqual(["=", "0"]);
  });
});

describe("the boards of a closed round", () => {
  const text = Array.from({ length: 8 }, (_, i) => `P${i}, ${2300 - 50 * i}`).join("\n");
  const boardsOf = ({ doc }: Pick<ToolState, "doc">, number: number): string[] =>
    closedRound(doc, number).boards.map(({ white, black }) => `${white}-${black}`);

  test("keep their numbers when seats were changed by hand, and when an earlier result is corrected", () => {
    const second = draw(round(begun(text)));
    // The two at the first board change places with the two at the last.
    const [top, bottom] = [second.doc.drawn?.boards[0], second.doc.drawn?.boards.at(-1)] as const;
    if (!top || !bottom) throw new RangeError("no boards");
    const seats = [
      [top.white, bottom.white],
      [top.black, bottom.black],
    ] as const;
    const changed = seats.reduce((state, [a, b]) => act(state, { kind: "exchange", a, b }), second);
    const printed = changed.doc.drawn?.boards.map(({ white, black }) => `${white}-${black}`);
    const closed = round(changed);
    expect(boardsOf(closed, 2)).toEqual(printed);
    const [first] = closedRound(closed.doc, 1).boards;
    const { white = 0, black = 0 } = first ?? {};
    const before = boardsOf(closed, 1);
    const after = act(closed, { kind: "correct", round: 1, white, black, outcome: "0-1" });
    expect(boardsOf(after, 2)).toEqual(printed);
    expect(boardsOf(after, 1)).toEqual(before);
    // The text of the file tells it, too.
    expect(boardsOf(again(after), 2)).toEqual(printed);
    expect(again(after).doc.orders).toEqual(after.doc.orders);
    const reopened = act(after, { kind: "reopen" });
    expect(reopened.doc.drawn?.boards.map((board) => `${board.white}-${board.black}`)).toEqual(printed);
  });

  test("are written down only where the points do not say them", () => {
    const plain = round(round(begun(text)));
    expect(plain.doc.orders).toBeUndefined();
    expect(writtenText(plain.doc)).not.toContain("boards");
    // Comments that fit no game are no orders.
    expect(startTool(`${writtenText(plain.doc)}### kibitz boards 1 99 x\n`).doc.orders).toBeUndefined();
  });
});
