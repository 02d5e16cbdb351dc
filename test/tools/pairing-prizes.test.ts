/** Prizes in the tool: kept, told, and in every list that is taken away. */
import { describe, expect, test } from "vitest";
import { OPEN_CATEGORY } from "#algorithms/engines/swiss/prizes/category.ts";
import {
  clubsOf,
  notesOf,
  type PrizeList,
  prizeListOf,
} from "#algorithms/engines/swiss/prizes/prize-list.ts";
import { tieBreaksOf } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { beginTournament } from "#src/tools/pairing/begin/begin-tournament.ts";
import { exampleText } from "#src/tools/pairing/file/example.ts";
import { standingsCsv } from "#src/tools/pairing/file/exports.ts";
import { formatState, parseState } from "#src/tools/pairing/file/memory.ts";
import { textOf } from "#src/tools/pairing/file/trf-text.ts";
import { prizeRows, standingsRows } from "#src/tools/pairing/papers/paper-rows.ts";
import { publishedPage } from "#src/tools/pairing/papers/publish.ts";
import { paperWords } from "#src/tools/pairing/papers/words.en.ts";
import { prizesCsv, prizesText } from "#src/tools/pairing/standings/prize-rows.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";

const list: PrizeList = {
  equals: "tie-breaks",
  categories: [
    { ...OPEN_CATEGORY, name: "Overall", prizes: "300 €; 200 €; 100 €" },
    { ...OPEN_CATEGORY, name: "Below <1900>", prizes: "150 €; 40 €", under: 1900 },
  ],
};
const put = (state: ToolState, next: PrizeList, field = "x", time = 0): ToolState =>
  act(state, { kind: "prizes", notes: notesOf(next), field, time });
const kept = put(startTool(exampleText()), list);
const { tournament } = kept.doc;

describe("who gets what in the example, reckoned by hand from its standings", () => {
  test("is told with the reasons, as text", () => {
    // Murphy is third overall (100) and first below 1900 (150); so Dubois, who is fourth, gets the 100.
    expect(prizesText(tournament)).toBe(
      [
        "Overall",
        "1. Haddad, Samir: 300 € (on tie-breaks, ahead of Novak, Jana)",
        "2. Novak, Jana: 200 €",
        "3. Dubois, Elise: 100 € (on tie-breaks, ahead of Okafor, Ada; Murphy, Sean gets more elsewhere)",
        "",
        "Below <1900>",
        "1. Murphy, Sean: 150 € (on tie-breaks, ahead of Dubois, Elise)",
        "2. Kovac, Mila: 40 € (Dubois, Elise gets more elsewhere)",
        "",
      ].join("\n"),
    );
  });

  test("is a table with a line for each player", () => {
    expect(prizesCsv(tournament).trim().split(/\r?\n/).slice(1)).toEqual([
      'Overall,1,300 €,,,1,5,"Haddad, Samir",2.5,"on tie-breaks, ahead of Novak, Jana"',
      'Overall,2,200 €,,,2,3,"Novak, Jana",2.5,',
      'Overall,3,100 €,,,4,7,"Dubois, Elise",2.0,"on tie-breaks, ahead of Okafor, Ada; Murphy, Sean gets more elsewhere"',
      'Below <1900>,1,150 €,,,3,11,"Murphy, Sean",2.0,"on tie-breaks, ahead of Dubois, Elise"',
      'Below <1900>,2,40 €,,,8,6,"Kovac, Mila",1.5,"Dubois, Elise gets more elsewhere"',
    ]);
  });

  test("is divided where points alone count: two share 500, three share 100 and 150 where it is more", () => {
    const shared = put(kept, { ...list, equals: "shared" }).doc.tournament;
    // Of the three with 2 points Dubois and Murphy are below 1900: (150 + 40) / 2 = 95 each, while 100 / 3 is less.
    expect(prizesText(shared)).toContain(
      "1–2. Haddad, Samir and Novak, Jana: 300 € + 200 € (shared by 2: 250 € each)",
    );
    expect(prizesText(shared)).toContain(
      "1–2. Murphy, Sean and Dubois, Elise: 150 € + 40 € (shared by 2: 95 € each)",
    );
    expect(prizesText(shared)).toContain("3. Okafor, Ada: 100 €");
    expect(prizesCsv(shared)).toContain('Overall,1–2,300 € + 200 €,2,250 €,1,5,"Haddad, Samir"');
  });

  test("stands in the standings, on paper, in their CSV, and on the page once all is over", () => {
    const rows = standingsRows(tournament, tieBreaksOf(tournament), paperWords);
    expect(rows.heads.at(-1)).toBe("Prize");
    expect(rows.rows.map((row) => row.at(-1)).slice(0, 4)).toEqual([
      ...["300 € (Overall 1)", "200 € (Overall 2)", "150 € (Below <1900> 1)", "100 € (Overall 3)"],
    ]);
    expect(prizeRows(tournament).rows[0]?.slice(0, 5)).toEqual([
      ...["Overall", "1", "300 €", "Haddad, Samir", "2½"],
    ]);
    expect(standingsCsv(tournament).split(/\r?\n/)[1]).toMatch(/,300 € \(Overall 1\)$/);
    expect(publishedPage(kept.doc)).not.toContain('id="prizes"');
    const over = startTool(
      textOf({ ...kept.doc, drawn: undefined, tournament: { ...tournament, rounds: 3 } }),
    );
    expect(publishedPage(over.doc)).toContain('id="prizes"');
    expect(publishedPage(over.doc)).toContain("Below &#60;1900&#62;");
  });

  test("is in none of these where there are no prizes", () => {
    const { doc } = startTool(exampleText());
    expect(standingsCsv(doc.tournament)).not.toContain("prize");
    expect(standingsRows(doc.tournament, [], paperWords).heads).not.toContain("Prize");
  });
});

describe("what is typed", () => {
  test("is there after a reload, with the blank at its end while it is typed, and is undone as one", () => {
    const typed = ["3", "30", "300;", "300; "].reduce(
      (state, prizes, k) =>
        put(state, { ...list, categories: [{ ...OPEN_CATEGORY, name: "A ", prizes }] }, "0 prizes", 100 * k),
      kept,
    );
    expect(prizeListOf(typed.doc.tournament).categories[0]).toMatchObject({ name: "A ", prizes: "300; " });
    expect(parseState(formatState(typed))?.doc.tournament.notes).toEqual(typed.doc.tournament.notes);
    expect(act(typed, { kind: "undo" }).doc).toEqual(kept.doc);
  });

  test("of a club is kept, and a list brings it", () => {
    const club = act(kept, { kind: "club", player: 4, club: "Orion  ", time: 0 });
    expect([...clubsOf(club.doc.tournament)]).toEqual([[4, "Orion "]]);
    expect([...clubsOf(startTool(textOf(club.doc)).doc.tournament)].map(([id]) => id)).toEqual([4]);
    const begun = beginTournament({
      ...{ title: "", rounds: 5, firstColor: "white", byRating: true },
      text: "Name;Rating;Club\nAnn;1500;Orion\nBen;1900;\nCleo;1700;Łódź",
    });
    expect(begun.players.map(({ name }) => name)).toEqual(["Ben", "Cleo", "Ann"]);
    expect([...clubsOf(begun)]).toEqual([
      [2, "Łódź"],
      [3, "Orion"],
    ]);
  });

  test("of a player follows him when somebody comes or goes before him", () => {
    const tournament = beginTournament({
      ...{ title: "", text: "Ann\nBen\nCleo", rounds: 5, firstColor: "white", byRating: true },
    });
    const before = act(kept, { kind: "begin", tournament });
    const club = act(before, { kind: "club", player: 3, club: "Orion", time: 0 });
    const picked = put(club, { ...list, categories: [{ ...OPEN_CATEGORY, picked: [1, 3] }] });
    const gone = act(picked, { kind: "remove", player: 1 });
    expect([...clubsOf(gone.doc.tournament)]).toEqual([[2, "Orion"]]);
    expect(prizeListOf(gone.doc.tournament).categories[0]?.picked).toEqual([2]);
  });
});
