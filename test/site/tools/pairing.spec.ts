import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import {
  board,
  boards,
  button,
  contentOf,
  drop,
  openTool,
  seat,
  takeTrf,
  view,
} from "../support/pairing-page.ts";
import { sweep } from "../support/sweep.ts";

const malformed = (name: string): Buffer =>
  readFileSync(new URL(`../../fixtures/swiss/malformed/${name}`, import.meta.url));
const ratingList = readFileSync(new URL("../../fixtures/swiss/lists/60-rating-list.csv", import.meta.url));

test("the page opens with an example whose pairs are explained", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await expect(page.getByRole("heading", { level: 2, name: "Autumn Open" })).toBeVisible();
  await expect(boards(page)).toHaveCount(5);
  // Round 4: the two of board 1 have other opponents instead, and what that costs has its rule.
  await button(page, "Why was board 1 paired so?").click();
  const reasons = page.locator(".boards__reason");
  const apart = reasons.locator("[data-why=apart]");
  await expect(apart).toContainText(/^If .* and .* had other opponents, .*\((C\d+|4\.\d)\)\./);
  await expect(apart.getByText("As paired")).toBeVisible();
  // Novak and Haddad met in round 2; who sits at one board meets.
  const ask = async (one: string, other: string) => {
    await reasons.getByRole("combobox", { name: "One of the two" }).selectOption({ label: one });
    await reasons.getByRole("combobox", { name: "The other one" }).selectOption({ label: other });
    await reasons.getByRole("button", { name: "Ask" }).click();
  };
  await ask("3 Novak, Jana", "5 Haddad, Samir");
  await expect(reasons.locator("[data-why=together]")).toContainText(
    "may not meet: they have met already (C1).",
  );
  await ask("3 Novak, Jana", "7 Dubois, Elise");
  await expect(reasons.locator("[data-why=together]")).toHaveText(
    /^.*Novak.* and .*Dubois.* do meet in this round\.$/,
  );
  await expect(reasons.getByRole("combobox", { name: "One of the two" })).toHaveValue(/^[1-9]/);
  // The same by touching the two, with keys as well.
  await button(page, "Why not these two?").click();
  const told = page.locator(".pair-ask");
  await expect(told).toContainText("Press two players");
  await button(page, /^Ask why \d+ Novak, Jana does not meet somebody$/).click();
  await expect(told).toContainText("Novak, Jana, and who else?");
  await page.keyboard.press("Escape");
  await expect(told).toContainText("Press two players");
  await button(page, /^Ask why \d+ Novak, Jana does not meet somebody$/).press("Enter");
  await button(page, /^Ask why \d+ Haddad, Samir does not meet somebody$/).press("Enter");
  await expect(told).toContainText("Why do Novak, Jana and Haddad, Samir not meet?");
  await expect(told.locator("[data-why=together]")).toContainText("they have met already (C1).");
  await expectAccessible(page, { part: ".pair-ask", state: "two players are asked about" });
  await button(page, "Done").click();
  await expect(told).toBeHidden();
  await button(page, "Why the bye?").click();
  await expect(page.locator("[data-why=play]")).toContainText(
    "If somebody other than Yilmaz, Can had the bye",
  );
});

test("an arbiter plays an open of three rounds from names to the final standings", async ({ page }) => {
  await openTool(page);
  await button(page, "From names").click();
  await page
    .getByRole("textbox", { name: /^Players, one on a line/ })
    .fill("Ada, 2000\nBen, 1900\nCleo, 1800\nDan, 1700\nEva, 1600\nFinn, 1500\nGus");
  await page.getByRole("textbox", { name: "Name of the tournament" }).fill("Club Open");
  await page.getByRole("spinbutton", { name: "Rounds" }).fill("3");
  await button(page, "Begin with 7 players").click();

  // Round 1 by another method than the usual one, and by keys alone: White wins, a draw, and Black's forfeit.
  await page.getByRole("radio", { name: /^exact/ }).check();
  await button(page, "Pair round 1").click();
  await expect(boards(page)).toHaveCount(3);
  await expect(page.getByText("Why 1 against 2, and not 1 against 4?")).toBeVisible();
  await expect(page.locator(".pair-rest")).toContainText("Gus");
  await expect(button(page, "Close round 1")).toBeDisabled();
  await board(page, 1).getByRole("button").first().focus();
  await page.keyboard.press("1");
  await page.keyboard.press("=");
  await page.keyboard.press("+");
  await expect(board(page, 3).getByRole("combobox")).toHaveValue("+--");
  await button(page, "Close round 1").click();
  await expect(page.getByText("after round 1 of 3")).toBeVisible();
  // The next key goes on from the round, not from the top of the page.
  await expect(page.getByRole("heading", { name: "Round 2 of 3" })).toBeFocused();

  // Somebody withdraws, and somebody comes late.
  await view(page, "Players").check();
  await page.getByRole("combobox", { name: "Dan in round 2" }).selectOption("withdrawn");
  const late = page.locator("form", { hasText: "Add a player" });
  await late.getByRole("textbox", { name: "Name" }).fill("Lazy, Hugo");
  await late.getByRole("textbox", { name: "Rating" }).fill("1650");
  await late.getByRole("button", { name: "Add" }).click();

  await view(page, "Rounds").check();
  for (const round of [2, 3]) {
    await button(page, `Pair round ${round}`).click();
    await expect(boards(page)).toHaveCount(3);
    await expect(page.locator(".boards")).not.toContainText("Dan");
    await expect(page.locator(".pair-rest")).toContainText("Dan");
    for (const number of [1, 2, 3]) {
      await board(page, number)
        .getByRole("button", { name: number === 2 ? "Black won" : "White won" })
        .click();
    }
    await button(page, `Close round ${round}`).click();
  }
  await expect(page.getByText("All rounds are played.")).toBeVisible();
  await button(page, "Final standings").click();
  await expect(page.getByRole("heading", { name: "Final standings" })).toBeVisible();
  await expect(page.locator(".standings tbody tr")).toHaveCount(8);

  const { players, rounds } = await takeTrf(page);
  expect(rounds).toBe(3);
  expect(players.map(({ games }) => games.length)).toEqual(Array.from({ length: 8 }, () => 3));
  const results = (name: string) =>
    players
      .find((player) => player.name === name)
      ?.games.map(({ result }) => result)
      .join("");
  expect(results("Gus")?.charAt(0)).toBe("U");
  expect(results("Dan")?.slice(1)).toBe("ZZ");
  expect(results("Lazy, Hugo")?.charAt(0)).toBe("Z");
  expect(
    players
      .map(({ games }) => games[0]?.result)
      .sort()
      .join(""),
  ).toBe("+-01==UZ");
  const top = page.locator(".standings tbody tr").first();
  const best = Math.max(...players.map(({ points }) => points));
  await expect(top.locator("b")).toHaveText(`${Math.floor(best / 10)}${best % 10 === 5 ? "½" : ""}`);

  await view(page, "Cross table").check();
  await expect(page.locator(".standings--cross thead th")).toHaveCount(7);

  // The file of a tournament that is loaded again has its ranks, too.
  const ranks = players.map(({ name, rank }) => [name, rank]);
  expect(ranks.map(([, rank]) => rank).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-able", "");
  expect((await takeTrf(page)).players.map(({ name, rank }) => [name, rank])).toEqual(ranks);
});

test("a change by hand names the rule that it breaks, at once, and is undone", async ({ page }) => {
  await openTool(page);
  await button(page, "Change by hand").click();
  await seat(page, "Murphy, Sean").click();
  await expect(page.locator(".pair-change")).toContainText("Murphy, Sean is held");
  await seat(page, "Petersen, Ida").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".pair-breaches")).toHaveCount(0);
  await expect(page.locator(".pair-change")).toContainText("Every rule is kept.");
  await expect(page.locator(".pair-change")).toContainText("worse than");
  await page.keyboard.press("Control+z");
  await expect(page.locator(".pair-change")).not.toContainText("Every rule is kept.");
  await seat(page, "Okafor, Ada").click();
  await seat(page, "Tanaka, Ren").click();
  await expect(page.locator(".pair-breaches")).toContainText(
    "Lindqvist, Per and Okafor, Ada have met in round 1.",
  );
  // The bye goes to somebody who has had one.
  await seat(page, "Yilmaz, Can").click();
  await seat(page, "Tanaka, Ren").click();
  await expect(page.locator(".pair-breaches")).toContainText("Tanaka, Ren has had a bye");
  await button(page, "As it was paired").click();
  await expect(page.locator(".pair-breaches")).toHaveCount(0);
});

test("a file with mistakes shows each in its place, survives a reload, and is mended here", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await drop(page, ["wrong.trf", malformed("11_unknown_result_char.trf")]);
  await expect(view(page, /^TRF file 1 error/)).toBeChecked();
  await expect(page.locator(".trf mark")).toHaveText("X");
  const place = button(page, "Line 4, column 99");
  await expect(place).toBeVisible();
  await expect(page.locator(".trf__problems").first()).toContainText("Errors in the text");
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await expect(page.locator(".trf mark")).toHaveText("X");
  await view(page, "Rounds").check();
  await expect(page.locator(".pair-blocked")).toContainText("Mend it first");
  await button(page, "Show the mistakes").click();
  await place.click();
  await page.keyboard.type("1");
  await expect(page.locator(".trf mark")).toHaveCount(0);
  await expect(page.locator(".trf__status")).toContainText("Nothing is wrong: 4 players");
  await view(page, "Rounds").check();
  await expect(page.getByRole("heading", { name: /^Round \d/ })).toBeVisible();
});

test("a rating list is loaded once and completes a list of names, in which a player is found; papers of any round", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await button(page, "From names").click();
  const names = ["Uma Horvath", "1503015", "Nobody, Nick", "Alder, Ann", ..."BCDEFGH"];
  await page.getByRole("textbox", { name: /^Players, one on a line/ }).fill(names.join("\n"));
  const file = { name: "federation.csv", mimeType: "text/csv", buffer: ratingList };
  await page.getByLabel("Load a rating list").setInputFiles(file);
  const said = page.getByText("federation.csv: 4 players");
  await expect(said).toContainText(
    "2 of 11 players found in it. Several have the name: Alder, Ann. Not in it: Nobody",
  );
  await expectAccessible(page, { part: ".pair-begin", state: "a rating list" });
  // It is there the next time.
  await page.reload();
  await button(page, "From names").click();
  await expect(said).toBeVisible();
  await button(page, "Begin with 11 players").click();
  await view(page, "Players").check();
  const rows = page.locator(".pair-list tbody tr");
  await expect(rows.first().getByLabel("Name of number 1")).toHaveValue("Uma Horvath");
  await expect(rows.first().getByLabel("Rating of number 1")).toHaveValue("2101");
  // Who comes later is found in it, too, with all that it knows of them.
  const adding = page.locator(".pair-add").first();
  await adding.getByRole("textbox", { name: "Name" }).pressSequentially("ann");
  await expect(adding.getByRole("button", { name: /GER.*2009.*plays already, as number 2/ })).toBeDisabled();
  await expect(adding.getByRole("button", { name: /SWE.*2001.*has this name/ })).toBeEnabled();
  await adding.getByRole("textbox", { name: "Name" }).fill("jan lu");
  await adding.getByRole("button", { name: /Łuk, Jan Maria.*IM.*2410.*POL.*1987.*1503016/ }).click();
  await expect(adding.getByRole("textbox", { name: "Rating" })).toHaveValue("2410");
  await adding.getByRole("button", { name: "Add", exact: true }).click();
  await expect(adding).toContainText("Łuk, Jan Maria is in, as number");
  expect((await takeTrf(page)).players.find(({ name }) => name.startsWith("Łuk"))).toMatchObject({
    ...{ title: "IM", federation: "POL", fideId: "1503016", rating: 2410, sex: "m" },
  });
  await button(page, "Undo").click();
  await page.getByLabel("Find a player").fill("alder");
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("2 of 11 players")).toBeVisible();
  // Who is found stays while they are given another name.
  await page.getByLabel("Name of number 2").fill("Zander, Ann");
  await expect(rows).toHaveCount(2);
  await page.getByLabel("Find a player").fill("");
  await page.getByLabel(/^Order/).selectOption("by name");
  await expect(rows.last().getByRole("textbox").first()).toHaveValue("Zander, Ann");
  await expectAccessible(page, { part: ".pair-players", state: "players by name" });
  await view(page, "Rounds").check();
  for (const round of [1, 2]) {
    await button(page, `Pair round ${round}`).click();
    await expect(boards(page)).toHaveCount(5);
    for (const each of await boards(page).all()) await each.getByRole("button", { name: "drawn" }).click();
    await button(page, `Close round ${round}`).click();
  }
  await view(page, "Papers").check();
  await page.getByLabel("Paper", { exact: true }).selectOption("Pairings by board");
  await expect(page.locator(".paper h3")).toHaveText("Pairings by board, Round 2");
  await page.getByLabel("The round of the paper").selectOption("Round 1");
  await expect(page.locator(".paper h3")).toHaveText("Pairings by board, Round 1");
});

test("rules that are broken stand apart, and the letters of a file that is no UTF-8 are chosen", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await drop(page, ["rules.trf", malformed("06_points_mismatch.trf")]);
  await expect(page.locator(".trf__problems h3")).toHaveText([/Errors against the rules/]);
  await expect(button(page, "Line 4, column 81")).toBeVisible();
  await drop(page, ["latin.trf", malformed("29_invalid_UTF-8.trf")]);
  await expect(page.locator(".trf__problems")).toContainText("no UTF-8");
  const letters = page.getByLabel("Letters of the file");
  await letters.selectOption("Cyrillic (Windows-1251)");
  const cyrillic = await page.locator(".trf output").textContent();
  await letters.selectOption("Western (Windows-1252)");
  await expect(page.locator(".trf output")).not.toHaveText(cyrillic ?? "");
  await expectAccessible(page, { part: ".trf", state: "letters to be chosen" });
  await button(page, "The names are right: read it so").click();
  await expect(page.locator(".trf__status")).toContainText("Nothing is wrong");
});

test("a round with nobody left to meet comes with the proof, and two may be seated all the same", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await button(page, "From names").click();
  await page.getByRole("textbox", { name: /^Players, one on a line/ }).fill("Ada\nBen");
  await button(page, "Begin with 2 players").click();
  await button(page, "Pair round 1").click();
  await board(page, 1).getByRole("button", { name: "drawn" }).click();
  await button(page, "Close round 1").click();
  await button(page, "Pair round 2").click();
  await expect(page.getByRole("heading", { name: "Not all can be paired" })).toBeVisible();
  await button(page, "Change by hand").click();
  await seat(page, "Ada").click();
  await seat(page, "Ben").click();
  await expect(page.locator(".pair-breaches")).toContainText("have met in round 1");
  await board(page, 1).getByRole("button", { name: "drawn" }).click();
  await button(page, "Close round 2").click();
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await expect(page.getByText("after round 2 of 5")).toBeVisible();
});

test("what is entered is there after a reload, and starting over can be undone even then", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await board(page, 2).getByRole("button", { name: "drawn" }).click();
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await expect(board(page, 2).getByRole("button", { name: "drawn" })).toHaveAttribute("aria-pressed", "true");
  await button(page, "Example").click();
  await expect(board(page, 2).getByRole("button", { name: "drawn" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await button(page, "Undo").click();
  await expect(board(page, 2).getByRole("button", { name: "drawn" })).toHaveAttribute("aria-pressed", "true");
});

test("what is typed about a tournament to come is there after a reload", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await button(page, "From names").click();
  await page.getByRole("textbox", { name: /^Players, one on a line/ }).fill("1. Ada (NGR) 2000\n2. Ben");
  await page.getByRole("textbox", { name: "Name of the tournament" }).fill("Spring Open");
  await page.getByRole("spinbutton", { name: "Rounds" }).fill("7");
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await button(page, "From names").click();
  await expect(page.getByRole("textbox", { name: "Name of the tournament" })).toHaveValue("Spring Open");
  await expect(page.getByRole("spinbutton", { name: "Rounds" })).toHaveValue("7");
  await expect(page.locator(".pair-begin__list tbody tr")).toHaveText([/^1Ada2000NGR$/, /^2Ben$/]);
});

test("a list of a spreadsheet shows what each column is, and one that is wrong is changed", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await button(page, "From names").click();
  await page.locator("#pair-names").fill("Name\tRtg\tBorn\nAlder, Ann\t2100\t1956\nBirch, Bo\t2050\t2001\n");
  const rows = page.locator(".pair-begin__list tbody tr");
  await expect(rows).toHaveText(["1Alder, Ann21001956", "2Birch, Bo20502001"]);
  const column = (heading: string) =>
    page.locator(".pair-begin__columns label").filter({ hasText: heading }).locator("select");
  await expect(column("Born")).toHaveValue("birth");
  await column("Born").selectOption("rating");
  await expect(rows).toHaveText(["1Birch, Bo2001", "2Alder, Ann1956"]);
  await expect(column("Rtg")).toHaveValue("other");
  // Another list has other columns: the choice is forgotten.
  await page.locator("#pair-names").fill("Nom;Elo;Club\nAulne;1850;Tour\nBouleau;1700;Pion\n");
  await expect(rows).toHaveText(["1Aulne1850Tour", "2Bouleau1700Pion"]);
});

test("a list in a file is read with its letters, which can be chosen", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await button(page, "From names").click();
  const bytes = Buffer.from("Nazwisko;Elo\n\u00a3uk;1850\nDvo\u00f8\u00e1k;1700\n", "latin1");
  await page
    .locator(".pair-begin input[type=file]")
    .first()
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: bytes });
  const rows = page.locator(".pair-begin__list tbody tr");
  await expect(rows).toHaveText(["1Łuk1850", "2Dvořák1700"]);
  await page.getByLabel("Letters of list.csv").selectOption("windows-1252");
  await expect(rows).toHaveText(["1£uk1850", "2Dvoøák1700"]);
  await page
    .locator(".pair-begin input[type=file]")
    .first()
    .setInputFiles({
      ...{ name: "list.xlsx", mimeType: "application/zip" },
      buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
    });
  await expect(page.getByText("list.xlsx is a workbook.")).toBeVisible();
});

test("lists go out as values with the numbers and the names", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  const [round] = await Promise.all([page.waitForEvent("download"), button(page, "Round, CSV").click()]);
  const lines = (await contentOf(round)).trimEnd().split("\r\n");
  expect(lines).toHaveLength(1 + 5 + 1);
  expect(lines[1]).toBe('4,1,7,"Dubois, Elise",3,"Novak, Jana",,');
  expect(lines[6]).toBe('4,,8,"Yilmaz, Can",,,U,');
  const [standings] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Standings, CSV").click(),
  ]);
  expect((await contentOf(standings)).split("\r\n")[1]).toBe(
    '1,5,"Haddad, Samir",1920,2.5,0.5,6.0,4.75,6w1,3w=,7b1',
  );
});

/** A group that has played a round: player 1 beat 2, and 3 has the bye; points are as the results give them. */
const group = (name: string): string =>
  [
    ...[`012 ${name}`, "142 5", "152 W"],
    ...[`${`001    1      ${name} One`.padEnd(80)} 1.0    1     2 w 1`],
    ...[`${`001    2      ${name} Two`.padEnd(80)} 0.0    3     1 b 0`],
    ...[`${`001    3      ${name} Three`.padEnd(80)} 1.0    1  0000 - U`],
  ].join("\r\n");

test("tie-breaks are chosen, put in order and kept, and a value shows what it is made of", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await view(page, "Standings").check();
  const heads = page.locator(".standings--points thead th");
  await expect(heads).toHaveText(["Rank", "No.", "Name", "Rating", "Points", "DE", "BH", "SB"]);
  // Dubois has beaten Yilmaz and Murphy, who have 0 and 2 points, and lost to Haddad, who has 2½.
  const value = page.getByRole("button", { name: /^Buchholz of Dubois, Elise: 4½/ });
  await value.focus();
  await page.keyboard.press("Enter");
  const sum = page.locator(".standings__sum");
  await expect(sum.locator("tbody tr")).toHaveText([
    /^1Yilmaz, Can0/,
    /^2Murphy, Sean2/,
    /^3Haddad, Samir2½/,
  ]);
  await expect(sum.locator("tfoot")).toHaveText(/4½/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Sonneborn–Berger of Dubois, Elise: 2\./ })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(sum).toHaveCount(0);

  await page.getByText("Tie-breaks", { exact: true }).click();
  await page.getByRole("combobox", { name: "Tie-breaks" }).selectOption("BH/C1 Buchholz Cut-1");
  await button(page, "Add").click();
  await button(page, "Remove Direct encounter").click();
  await button(page, "Move Buchholz Cut-1 up").press("Enter");
  await button(page, "Move Buchholz Cut-1 up").press("Enter");
  await expect(heads).toHaveText(["Rank", "No.", "Name", "Rating", "Points", "BH/C1", "BH", "SB"]);
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await view(page, "Standings").check();
  await expect(heads.last()).toHaveText("SB");
  await expect(heads.nth(5)).toHaveText("BH/C1");
  expect((await takeTrf(page)).notes).toContain("202 BH/C1,BH,SB");
});

test("papers are seen as they are printed, with place and date, and a page is published", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await view(page, "Players").check();
  await page.getByText("Place, dates, arbiters").click();
  await page.getByRole("textbox", { name: "Hall" }).pressSequentially("Hall B, first floor");
  // By keys: while the year is typed it has been in the years 2, 20 and 202.
  await page.getByLabel("Round 4", { exact: true }).focus();
  await page.keyboard.type("11242026");
  await expect(page.getByLabel("Round 4", { exact: true })).toHaveValue("2026-11-24");
  await button(page, "More about Okafor, Ada").press("Enter");
  await page.getByRole("combobox", { name: "Title" }).selectOption("WGM");
  await page.getByRole("textbox", { name: "FIDE number" }).fill("1503014");
  // Byes are asked for beforehand, for one round or for several.
  const more = page.locator(".pair-person-row");
  await more.getByRole("combobox", { name: "Absent" }).selectOption("½ point each");
  await more.getByRole("button", { name: "Mark absent" }).click();
  await expect(more).toContainText("Absent: round 5 (½).");

  await view(page, "Papers").check();
  const paper = page.locator(".paper");
  const kind = page.getByRole("combobox", { name: "Paper", exact: true });
  await expect(paper.locator("tbody tr").first()).toHaveText(/1WGMOkafor, Ada.*2105.*1503014/);
  await kind.selectOption("Pairings by name");
  await expect(paper.getByRole("heading")).toHaveText("Pairings by name, Round 4");
  await expect(paper).toContainText("2026-11-24 · Hall B, first floor");
  await expect(paper.locator("tbody tr").first()).toHaveText("Dubois, Elise71WhiteNovak, Jana");
  await kind.selectOption("Result slips");
  await expect(paper.locator(".paper__slip")).toHaveCount(5);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".tool :is(button, select, input, textarea):visible")).toHaveCount(0);
  await expect(paper.locator(".paper__slip").first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await kind.selectOption("Player cards");
  await expect(paper.locator(".paper__card")).toHaveCount(11);

  const [saved] = await Promise.all([page.waitForEvent("download"), button(page, "Page to publish").click()]);
  expect(saved.suggestedFilename()).toBe("autumn-open.html");
  const content = await contentOf(saved);
  const published = await page.context().newPage();
  await published.setContent(content);
  await expect(published.getByRole("heading", { level: 1 })).toHaveText("Autumn Open");
  await expect(published.locator("#standings tbody tr")).toHaveCount(11);
  await expect(published.locator("#pairings")).toContainText("WGM Okafor, Ada");
  const width = await published.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test("groups that played apart are put together from dropped files, in the order that is wanted", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  const later = group("Lazy").replaceAll("2 w 1", "2 w 1     3 b =");
  await drop(
    page,
    ["lower.trf", group("Lower")],
    ["upper.trf", Buffer.from(`\uFEFF${group("Upper")}`, "utf16le")],
  );
  const form = page.getByRole("form", { name: "Put groups together" });
  await expect(form.getByRole("listitem")).toHaveText([
    /^Lower \(lower\.trf\): 3 players, 1 round/,
    /^Upper \(upper\.trf\): 3 players, 1 round/,
  ]);
  await button(page, "Move upper.trf up").press("Enter");
  // What does not fit is said, and so is what is the matter with a file.
  await drop(page, ["late.trf", later]);
  await expect(form).toContainText(/late\.trf has \d+ mistakes?/);
  await expect(form.getByRole("listitem").last()).toHaveText(/^late\.trf: could not be read/);
  await expect(form.getByRole("button", { name: "Put 3 groups together" })).toBeDisabled();
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await button(page, "Put groups together").press("Enter");
  await expect(form.getByRole("listitem")).toHaveCount(3);
  await button(page, "Remove late.trf").press("Enter");
  await form.getByRole("button", { name: "Put 2 groups together" }).press("Enter");
  await expect(page.getByText("2 groups are one tournament of 6 players.")).toBeVisible();
  await expect(page.getByText("after round 1 of 5")).toBeVisible();
  const { players } = await takeTrf(page);
  expect(players.map(({ name }) => name)).toEqual([
    ...["Upper One", "Upper Two", "Upper Three", "Lower One", "Lower Two", "Lower Three"],
  ]);
  expect(players.map(({ points }) => points)).toEqual([10, 0, 10, 10, 0, 10]);
  expect(players.map(({ games }) => games[0]?.opponent)).toEqual([2, 1, 0, 5, 4, 0]);
  await button(page, "Pair round 2").press("Enter");
  await expect(boards(page)).toHaveCount(3);
});

test("extra points are meant for rounds that are still to be paired", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await view(page, "Players").check();
  const extra = page.getByRole("form", { name: "Extra points for pairing" });
  await button(page, "Give").click();
  // Round 4 of 5 is paired.
  await expect(extra.getByRole("listitem")).toContainText("Numbers 1 to 6, round 5: + 1");
  await extra.getByRole("spinbutton", { name: "From round" }).fill("2");
  await button(page, "Give").click();
  await expect(extra.getByRole("listitem").last()).toContainText("Numbers 1 to 6, rounds 2 to 3: + 1");
});

test("extra points and pairs that are forbidden for some rounds are set, shown and taken away", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await button(page, "From names").click();
  await page.getByRole("textbox", { name: /^Players, one on a line/ }).fill("Ada\nBen\nCleo\nDan\nEva\nFinn");
  await button(page, "Begin with 6 players").click();
  await view(page, "Players").check();
  const extra = page.getByRole("form", { name: "Extra points for pairing" });
  await extra.getByRole("spinbutton", { name: "From number" }).fill("6");
  await extra.getByRole("spinbutton", { name: "to number" }).fill("6");
  await extra.getByRole("spinbutton", { name: "to round" }).fill("1");
  await page.keyboard.press("Enter");
  await expect(extra.getByRole("listitem")).toContainText("Number 6, round 1: + 1");
  const forbidden = page.getByRole("form", { name: "Who must not meet" });
  await forbidden.getByRole("combobox").nth(0).selectOption("1 Ada");
  await forbidden.getByRole("combobox").nth(1).selectOption("6 Finn");
  await forbidden.getByRole("spinbutton", { name: "to round" }).fill("1");
  await page.keyboard.press("Enter");
  await expect(forbidden.getByRole("listitem")).toContainText("Ada – Finn, round 1");

  // Finn is at the top with his point, may not meet Ada, and so meets the next one.
  await view(page, "Rounds").check();
  await expect(page.getByText("Extra points in this round: 1 for number 6.")).toBeVisible();
  await button(page, "Pair round 1").click();
  await expect(board(page, 1)).toHaveAccessibleName(/Finn against Ben|Ben against Finn/);
  await expect(page.locator(".boards tbody tr").first()).toContainText("0 + 1");
  await expect(page.getByText("Why 1 against 2")).toHaveCount(0);
  await page.keyboard.type("===");
  await page.keyboard.press("Enter");
  await view(page, "Standings").check();
  await expect(page.locator(".standings--points tbody b")).toHaveText(["½", "½", "½", "½", "½", "½"]);
  await expect(page.getByText("Extra points count for pairing only")).toBeVisible();
  await view(page, "Players").check();
  await extra.getByRole("button", { name: "Take the extra points of number 6 away" }).press("Enter");
  await expect(extra.getByRole("listitem")).toHaveCount(0);
  expect((await takeTrf(page)).forbidden).toEqual([{ first: 1, last: 1, players: [1, 6] }]);
});

test("the lesson on pairing opens with this tournament, where it can", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  // The example has an absence of half a point behind it, and nobody absent now.
  await page.getByRole("link", { name: "Watch the method “basic” pair it, step by step" }).click();
  await expect(page).toHaveURL(/\/lessons\/swiss-by-matching\/\?own=.+#own$/);
  const figure = page.locator("#own");
  await expect(figure).toHaveAttribute("data-ready", "");
  await expect(figure).toContainText("11 players before round 4");
  await page.goBack();
  await view(page, "Players").check();
  await page.getByRole("combobox", { name: "Okafor, Ada in round 5" }).selectOption("withdrawn");
  await view(page, "Rounds").check();
  for (let i = 1; i <= 5; i++) await board(page, i).getByRole("button", { name: "drawn" }).click();
  await button(page, "Close round 4").click();
  await page.getByRole("link", { name: "Watch the method “basic” pair it, step by step" }).click();
  await expect(figure).toHaveAttribute("data-ready", "");
  await expect(figure).toContainText("10 players before round 5");

  await page.goBack();
  await view(page, "Players").check();
  const extra = page.getByRole("form", { name: "Extra points for pairing" });
  await extra.getByRole("spinbutton", { name: "to number" }).fill("6");
  await button(page, "Give").click();
  await view(page, "Rounds").check();
  await expect(page.getByText("The lesson on pairing takes up to 40 players")).toBeVisible();
});

test("on paper there are lists and no controls", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await board(page, 1).getByRole("button", { name: "drawn" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".boards__result").first()).toHaveText(/^½ – ½/);
  for (const name of ["Autumn Open", "Round 4 of 5"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.locator(".tool :is(button, select, input, textarea):visible")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await view(page, "TRF file").check();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".trf__sheet pre")).toBeVisible();
  await expect(page.locator(".trf__sheet pre")).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
});

for (const name of ["Rounds", "Standings", "Cross table", "Players", "Papers", "TRF file"]) {
  test(
    `the view “${name}” keeps to the accessibility rules, and to a phone`,
    sweep(name === "Rounds"),
    async ({ page }) => {
      await openTool(page);
      await view(page, name).check();
      if (name === "Rounds") {
        await button(page, "Change by hand").click();
        await button(page, "Why was board 1 paired so?").click();
        await seat(page, "Okafor, Ada").click();
        await seat(page, "Lindqvist, Per").click();
      }
      // Each view with a form above it.
      const form =
        name === "Standings" ? "Put groups together" : name === "Players" ? "From names" : undefined;
      if (form) await button(page, form).click();
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      if (form !== "From names") await button(page, "From names").click();
      // What the view needs may still be on its way.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
    },
  );
}

test("two tabs show each other's results, and neither is overwritten where both have changed", {
  tag: "@full",
}, async ({ page, context }) => {
  const other = await context.newPage();
  await openTool(page);
  await openTool(other);
  // Nothing is shown of what has not been kept yet.
  await view(page, "Players").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Open of both tabs");
  await expect(other.locator(".pair-head h2")).toHaveText("Open of both tabs");
  await expect(other.locator("[data-kept=taken]")).toBeVisible();
  // Both change at once: the one that is later is told, and chooses.
  for (const each of [page, other]) await view(each, "Players").click();
  const name = (each: Page) => each.getByRole("textbox", { name: "Name", exact: true }).first();
  await Promise.all([name(page).fill("The first"), name(other).fill("The second")]);
  const conflicts = [page, other].map((each) => each.locator("[data-kept=conflict]"));
  await expect
    .poll(async () => (await Promise.all(conflicts.map((each) => each.count()))).includes(1))
    .toBe(true);
  const loser = (await conflicts[0]?.count()) ? page : other;
  const mine = await name(loser).inputValue();
  await loser.getByRole("button", { name: "Keep what is here" }).click();
  await expect(loser.locator("[data-kept=conflict]")).toHaveCount(0);
  const last = await context.newPage();
  await openTool(last);
  await expect(last.locator(".pair-head h2")).toHaveText(mine);
});

test("what two tabs have kept in the same moment is kept as the reader chooses", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await view(page, "Players").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("The first");
  const kept = () => page.evaluate(() => localStorage.getItem("kibitz.pairing") ?? "");
  await expect.poll(kept).toContain("The first");
  // Browsers tell tabs of one another a little late: the other one has not known of this text when it wrote its own.
  await page.evaluate(() => {
    const newValue = (localStorage.getItem("kibitz.pairing") ?? "")
      .replace(/"trail":\["\w+"/, '"trail":["another"')
      .replaceAll("The first", "The second");
    localStorage.setItem("kibitz.pairing", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "kibitz.pairing", newValue }));
  });
  await expect(page.locator("[data-kept=conflict]")).toBeVisible();
  await page.getByRole("button", { name: "Keep what is here" }).click();
  await expect.poll(kept).toContain("The first");
  await expect(page.locator("[data-kept=conflict]")).toHaveCount(0);
});

test("a browser that keeps nothing is told of, and so is what was kept and is damaged", {
  tag: "@full",
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openTool(page);
  await expect(page.locator("[data-kept=refused]")).toContainText("keeps nothing");
  await expect(page.getByText("What you enter is still here")).toHaveCount(0);
  const other = await context.newPage();
  await other.goto("/about/");
  await other.evaluate(() => localStorage.setItem("kibitz.pairing", '{"own": broken'));
  await openTool(other);
  const notice = other.locator(".tool__kept");
  await expect(notice).toContainText("damaged");
  const [file] = await Promise.all([
    other.waitForEvent("download"),
    notice.getByRole("button", { name: "Save it as a file" }).click(),
  ]);
  expect(await contentOf(file)).toBe('{"own": broken');
});

test("a correction offers to pair the next round anew while that has no result", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await button(page, "From names").click();
  await page.locator("#pair-names").fill("Ada\nBen\nCleo\nDora\n");
  await page.getByRole("button", { name: /^Begin with/ }).click();
  await button(page, "Pair round 1").click();
  for (const n of [1, 2])
    await board(page, n).getByRole("button", { name: "1–0, White won", exact: true }).click();
  await button(page, "Close round 1").click();
  await button(page, "Pair round 2").click();
  await expect(boards(page)).toHaveCount(2);
  await page.getByRole("radio", { name: "Round 1" }).check();
  await board(page, 1).getByRole("button", { name: "0–1, Black won", exact: true }).click();
  await page.getByRole("button", { name: "Take the pairing back" }).click();
  await expect(button(page, "Pair round 2")).toBeVisible();
});

test("keys that are faster than the screen still end on the first board", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await button(page, "From names").click();
  await page.locator("#pair-names").fill("Ada\nBen\nCleo\nDora\n");
  await page.getByRole("button", { name: /^Begin with/ }).click();
  await button(page, "Pair round 1").press("Enter");
  await expect(boards(page)).toHaveCount(2);
  await page.keyboard.type("11");
  await expect(button(page, "Close round 1")).toBeFocused();
  // The round is closed and the next one asked for before the browser has painted once.
  await page.evaluate(async () => {
    const found = (start: string) =>
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith(start));
    found("Close round 1")?.click();
    while (!found("Pair round 2")) await Promise.resolve();
    const pair = found("Pair round 2");
    pair?.focus();
    pair?.click();
  });
  await expect(board(page, 1)).toBeFocused();
});

test("a round is paired by the Dutch system: the upper half meets the lower one", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await button(page, "From names").click();
  await page.locator("#pair-names").fill("Ada\nBen\nCleo\nDora\nEmil\nFay\n");
  await page.getByRole("button", { name: /^Begin with/ }).click();
  await page.getByRole("radio", { name: "Dutch" }).check();
  await button(page, "Pair round 1").click();
  await expect(boards(page)).toHaveCount(3);
  const pairs = ["Ada against Dora", "Emil against Ben", "Cleo against Fay"];
  for (const [k, pair] of pairs.entries())
    await expect(boards(page).nth(k)).toHaveAccessibleName(`Board ${k + 1}: ${pair}`);
});

test("Black's sign is filled on paper, too", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await page.emulateMedia({ media: "print" });
  const sign = page.locator(".boards__black .seat > :first-child").first();
  const style = await sign.evaluate((seat) => {
    const { backgroundColor, printColorAdjust } = getComputedStyle(
      seat,
      "::before",
    ) as CSSStyleDeclaration & {
      printColorAdjust: string;
    };
    return { backgroundColor, printColorAdjust };
  });
  expect(style.printColorAdjust).toBe("exact");
  expect(style.backgroundColor).not.toMatch(/255, 255, 255|, 0\)/);
});
