import { describe, expect, test } from "vitest";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import type { Action } from "#src/tools/pairing/actions.ts";
import { exampleText } from "#src/tools/pairing/file/example.ts";
import { writtenText } from "#src/tools/pairing/file/trf-text.ts";
import {
  alphabeticalRows,
  cardRows,
  pairingRows,
  standingsRows,
} from "#src/tools/pairing/papers/paper-rows.ts";
import { publishedPage } from "#src/tools/pairing/papers/publish.ts";
import { paperWords } from "#src/tools/pairing/papers/words.en.ts";
import { dateOf, detailOf } from "#src/tools/pairing/players/details.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";

const w = paperWords;
const made = (...actions: readonly Action[]): ToolState =>
  actions.reduce((state, action) => act(state, action), startTool(exampleText()));
const detail = (name: "city" | "hall" | "deputies" | "start" | "title", text: string): Action => ({
  ...{ kind: "detail", detail: name, text, time: 0 },
});

describe("what is known of a tournament and its players", () => {
  test("goes into the file and comes back", () => {
    const { doc } = made(
      detail("city", "Gdynia"),
      detail("hall", "Hall B, first floor"),
      detail("deputies", "Smith, Ann; Brown, Bo"),
      detail("start", "2026-11-21"),
      { kind: "date", round: 2, date: "2026-11-22" },
      { kind: "date", round: 5, date: "2026-11-24" },
      { kind: "person", player: 1, person: { sex: "w", title: "WGM" }, time: 0 },
      { kind: "person", player: 1, person: { birth: "2001-05-17", fideId: "1503014" }, time: 0 },
    );
    const text = writtenText(doc);
    expect(text).toContain("\n022 Gdynia\n");
    expect(text).toContain("\n042 2026/11/21\n");
    expect(text).toContain("\n112 Smith, Ann\n112 Brown, Bo\n");
    expect(text.split("\n").find((line) => line.startsWith("132"))).toBe(
      `${"132".padEnd(101)}26/11/22${" ".repeat(22)}26/11/24`,
    );
    const { tournament, problems } = readTrf(text);
    expect(problems).toEqual([]);
    if (!tournament) throw new RangeError("the text was not read");
    expect(
      (["city", "hall", "deputies", "start"] as const).map((each) => detailOf(tournament, each)),
    ).toEqual([...["Gdynia", "Hall B, first floor", "Smith, Ann; Brown, Bo", "2026-11-21"]]);
    expect([1, 2, 3, 5].map((round) => dateOf(tournament, round))).toEqual([
      "",
      "2026-11-22",
      "",
      "2026-11-24",
    ]);
    expect(tournament.players[0]).toMatchObject({
      ...{ sex: "w", title: "WGM", birth: "2001/05/17", fideId: "1503014" },
    });
  });

  test("is taken away by nothing, and holds no more than a record can", () => {
    const { doc } = made(
      detail("city", "Gdynia"),
      detail("city", ""),
      detail("title", "Open\n of \t all"),
      { kind: "date", round: 1, date: "2026-11-22" },
      { kind: "date", round: 1, date: "" },
      { kind: "date", round: 1, date: "soon" },
      { kind: "person", player: 2, person: { sex: "x", title: "W-FM!", fideId: "12a3" }, time: 0 },
    );
    expect(doc.tournament.notes).toEqual(["012 Open of all"]);
    expect(doc.tournament.players[1]).toMatchObject({ sex: "", title: "WFM", fideId: "123" });
  });
});

describe("a paper", () => {
  const { doc } = startTool(exampleText());

  test("names everybody once by name, with board and opponent", () => {
    const { rows } = alphabeticalRows(doc, 4, w);
    expect(rows.map(([name]) => name)).toEqual([
      ...["Dubois, Elise", "Ferrari, Luca", "Haddad, Samir", "Kovac, Mila", "Lindqvist, Per", "Murphy, Sean"],
      ...["Novak, Jana", "Okafor, Ada", "Petersen, Ida", "Tanaka, Ren", "Yilmaz, Can"],
    ]);
    expect(rows[0]).toEqual(["Dubois, Elise", "7", "1", "White", "Novak, Jana"]);
    expect(rows[6]).toEqual(["Novak, Jana", "3", "1", "Black", "Dubois, Elise"]);
    expect(rows[10]).toEqual(["Yilmaz, Can", "8", "", "", "bye"]);
  });

  test("has boards with ratings and points before the round, and results where they are known", () => {
    const { rows } = pairingRows(doc, 4, w);
    expect(rows[0]).toEqual(["1", "Dubois, Elise", "1840", "2", "–", "2½", "1990", "Novak, Jana"]);
    expect(pairingRows(doc, 1, w).rows[0]?.slice(3, 6)).toEqual(["0", "½ – ½", "0"]);
  });

  test("has the standings, and a card with what was played and room for the rest", () => {
    expect(standingsRows(doc.tournament, ["BH"], w).rows[0]).toEqual([
      ...["1", "5", "Haddad, Samir", "1920", "2½", "6"],
    ]);
    const [player] = doc.tournament.players.slice(5);
    if (!player) throw new RangeError("there is no player 6");
    expect(cardRows(doc.tournament, player, w).rows).toEqual([
      ["1", "Black", "Haddad, Samir", "0"],
      ["2", "White", "Yilmaz, Can", "+"],
      ["3", "", "absent, ½ point", "½"],
      ["4", "", "", ""],
      ["5", "", "", ""],
    ]);
  });
});

describe("the page to publish", () => {
  test("has pairings, standings, the cross table and the rounds, and no script", () => {
    const html = publishedPage(made(detail("city", "Gdynia")).doc);
    expect(html.match(/<h2>[^<]+/g)?.map((head) => head.slice(4))).toEqual([
      ...["Pairings of round 4", "Standings after round 3", "Cross table", "Round 3", "Round 2", "Round 1"],
    ]);
    expect(html).toContain("<p>Gdynia</p>");
    expect(html).toContain("Equal points: Direct encounter (DE), then Buchholz (BH)");
    expect(html).not.toMatch(/<script|javascript:| src=| href=| on\w+=/i);
    // Opened tags are closed, in their order.
    const open: string[] = [];
    for (const [, end, name = ""] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
      if (name === "meta") continue;
      if (end === "/") expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
  });

  test("shows names as they were typed, whatever they are", () => {
    const name = `<b>&"O'Neill</b>`;
    const state = made(
      { kind: "rename", player: 1, name, time: 0 },
      detail("title", "<script>alert(1)</script>"),
      detail("hall", "A & B"),
    );
    const html = publishedPage(state.doc);
    expect(html).not.toContain("<script");
    expect(html).not.toContain("<b>");
    expect(html).toContain("&#60;b&#62;&#38;&#34;O&#39;Neill&#60;/b&#62;");
    expect(html).toContain("<p>A &#38; B</p>");
  });
});
