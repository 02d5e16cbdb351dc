import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { whenKept } from "../support/when-kept.ts";

const NAMES = "Anna\nBoris\nChiara\nDavid\nEmma\nFarid\nGreta\nHugo\nIngrid\nJorge\nKlára\n";

async function openTool(page: Page, query = ""): Promise<void> {
  await page.goto(`/tools/schedule/${query}`);
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Players" }).fill(text);
}

test("an evening of eleven players on four boards, from pasting to printing", async ({ page }) => {
  await openTool(page);
  await expect(page.getByText("No players yet.")).toBeVisible();
  await paste(page, NAMES);
  await expect(page.locator(".round")).toHaveCount(11);
  await page.getByRole("textbox", { name: "Boards" }).fill("4");
  await page.getByLabel("First day").fill("2026-11-24");
  await page.getByLabel("Time").fill("19:30");
  await page.getByLabel("Name of the event").fill("Club evening");
  await expect(page.locator(".tool__heading")).toContainText(
    "each round takes 2 sittings. In all, everyone waits 2 sittings for their own games",
  );
  await expect(page.locator(".round").first()).toContainText("Tue, 24 Nov 2026, 19:30");
  await expect(page.locator(".round").first()).toContainText("sitting 2");
  await expect(page.locator(".round").first()).toContainText("Anna has a bye");
  await page.getByText("Check", { exact: true }).click();
  await expect(page.locator(".check__list [data-holds=yes]")).toHaveCount(3);
  await page.getByText("Rounds", { exact: true }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".tool__form")).toBeHidden();
  await expect(page.locator(".tool__bar")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Club evening" })).toBeVisible();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.byteLength).toBeGreaterThan(10_000);
});

test("a link restores everything, and the page remembers without one", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page);
  await paste(page, "3. Anna\nBo\nCi\nDe\n");
  await page.getByRole("radio", { name: "drawn by lot" }).check();
  await page.getByRole("button", { name: "Draw again" }).click();
  await page.getByLabel("Everyone meets").selectOption("swapped");
  await page.getByRole("combobox", { name: /^Sides/ }).selectOption("home");
  const before = await page.locator(".tool__out").innerText();
  expect(before).toContain("12 games");
  expect(before).toContain("seed 2");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await expect(page.locator(".tool__out")).toBeVisible();
  expect(await page.locator(".tool__out").innerText()).toBe(before);
  const other = await context.newPage();
  await other.goto("/about/");
  await other.evaluate(() => localStorage.clear());
  await other.goto(link);
  await expect(other.locator(".tool__out")).toBeVisible();
  expect(await other.locator(".tool__out").innerText()).toBe(before);
});

test("mistakes are listed with their lines, and the last schedule stays", async ({ page }) => {
  await openTool(page);
  await paste(page, NAMES);
  await expect(page.locator(".round")).toHaveCount(11);
  await paste(page, `${NAMES}Anna\n40. Lu\n`);
  await expect(page.locator("#players-status")).toContainText("2 mistakes to mend");
  await expect(page.locator("#players-status")).toContainText("Line 12, column 1.");
  await expect(page.locator("#players-status")).toContainText("Line 13, column 1.");
  await expect(page.locator(".round")).toHaveCount(11);
  await page.getByRole("textbox", { name: "Players" }).fill(NAMES);
  for (const boards of ["0", "-1", "-3", "2.5", "many"]) {
    await page.getByRole("textbox", { name: "Boards" }).fill(boards);
    await expect(page.getByText("expected a whole number from 1 to 250")).toBeVisible();
  }
  await page.getByRole("textbox", { name: "Boards" }).fill("9");
  await expect(page.locator(".tool__heading")).toContainText("4 boards stay free");
});

test("columns from a spreadsheet: the names are found, and another column can be chosen", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await paste(page, "1\tAnna\tKRA\n2\tBo\tMAL\n3\tCi\tOSL\n");
  await expect(page.locator("#players-status")).toContainText("column 2 of 3");
  await expect(page.locator(".round").first()).toContainText("Bo");
  await page.getByLabel("Column with the names").selectOption("3");
  await expect(page.locator(".round").first()).toContainText("MAL");
});

test("a cross table is filled in, keeps its results and gives them back after clearing", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await paste(page, "Anna\nBo\nCi\n");
  await page.getByText("Cross table").click();
  await page.getByRole("button", { name: "Anna against Bo: no result" }).click();
  await expect(page.getByRole("button", { name: "Bo against Anna: 0" })).toBeVisible();
  await page.getByRole("button", { name: "Ci against Bo: no result" }).click();
  await page.getByRole("button", { name: "Ci against Bo: 1" }).click();
  await expect(page.locator(".cross__points").nth(2)).toHaveText("½");
  await page.reload();
  await expect(page.getByRole("button", { name: "Anna against Bo: 1" })).toBeVisible();
  await page.getByRole("button", { name: "Clear the results" }).click();
  await expect(page.getByRole("button", { name: "Anna against Bo: no result" })).toBeVisible();
  await page.getByRole("button", { name: "Bring them back" }).click();
  await expect(page.getByRole("button", { name: "Anna against Bo: 1" })).toBeVisible();
});

test("files: values, data and a calendar", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await paste(page, NAMES);
  await expect(page.getByRole("button", { name: "Calendar" })).toBeDisabled();
  await page.getByLabel("First day").fill("2026-11-24");
  const texts: Record<string, string> = {};
  for (const name of ["CSV", "JSON", "Calendar"]) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    texts[name] = Buffer.concat(chunks).toString("utf8");
  }
  expect(texts["CSV"]?.split("\r\n")).toHaveLength(1 + 55 + 11 + 1);
  expect(JSON.parse(texts["JSON"] ?? "")).toMatchObject({ system: "berger", players: 11 });
  expect(texts["Calendar"]?.match(/BEGIN:VEVENT/g)).toHaveLength(11);
});

test("damaged links say so", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "?s=1.abc");
  await expect(page.getByText("The link could not be read")).toBeVisible();
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the tool works with the network off", { tag: "@full" }, async ({ page, context }) => {
    await openTool(page);
    // Whoever works here has the whole tool afterwards.
    await paste(page, NAMES);
    await page.getByLabel("First day").press("Tab");
    const isWhole = () =>
      page.evaluate(async () => {
        const { files, pages } = await (await fetch("/offline.json")).json();
        const paths: string[] = pages["/tools/schedule/"].map((k: number) => files[k][0]);
        return (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean);
      });
    await expect.poll(isWhole).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
    await paste(page, NAMES);
    await page.getByLabel("First day").fill("2026-11-24");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Calendar" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("schedule.ics");
  });
});

test("every view keeps to the accessibility rules and to 360 pixels", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await paste(page, NAMES);
  await page.getByRole("textbox", { name: "Boards" }).fill("4");
  for (const view of ["Rounds", "Players", "Cross table", "Check"]) {
    await page.locator(".tool__tabs").getByText(view, { exact: true }).click();
    await expectAccessible(page, { state: view });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const view of ["Rounds", "Players", "Cross table", "Check"]) {
    await page.locator(".tool__tabs").getByText(view, { exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(360);
  }
});

test("the copied text has the boards and sittings of the page", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page);
  await paste(page, NAMES);
  await page.getByRole("textbox", { name: "Boards" }).fill("4");
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const lines = text.split("\n").filter((line) => line.includes(" – "));
  expect(lines).toHaveLength(55);
  expect(Math.max(...lines.map((line) => Number.parseInt(line, 10)))).toBe(4);
  expect(text.match(/sitting 2/g)).toHaveLength(11);
});

test("paper has every round, however few the screen shows", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await paste(page, "40");
  const shown = await page.locator(".round").count();
  expect(shown).toBeLessThan(39);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(".round")).toHaveCount(39);
});

test("what is made of a linked schedule stays, and the reader's own list comes back", {
  tag: "@full",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page);
  await paste(page, "Xaver\nYann\n");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await whenKept(page, () => paste(page, NAMES));
  await page.goto(link);
  const players = page.getByRole("textbox", { name: "Players" });
  await expect(players).toHaveValue("Xaver\nYann\n");
  await expect(page.locator(".tool__notice")).toContainText("Undo brings your own list back");
  await whenKept(page, () => paste(page, "Xaver\nYann\nZora\n"));
  await page.reload();
  await expect(players).toHaveValue("Xaver\nYann\nZora\n");
  await page.goto(link);
  await expect(players).toHaveValue("Xaver\nYann\n");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(players).toHaveValue("Xaver\nYann\nZora\n");
});

test("numbers that were fixed come off again by the keys of undo", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await paste(page, "Anna\nBo\n");
  await page.getByRole("button", { name: "Fix these numbers" }).click();
  const players = page.getByRole("textbox", { name: "Players" });
  await expect(players).toHaveValue("1. Anna\n2. Bo\n");
  await players.press("Control+z");
  await expect(players).toHaveValue("Anna\nBo\n");
  await players.press("Control+Shift+z");
  await expect(players).toHaveValue("1. Anna\n2. Bo\n");
});

test("words in the cells of a table are whole, whatever stands beside them, on the screen and on paper", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await paste(page, `${"Wolfeschlegelsteinhausenbergerdorff".repeat(2)}\n${NAMES}`);
  await page.getByRole("textbox", { name: "Boards" }).fill("4");
  await page.getByLabel("First day").fill("2026-11-24");
  await page.getByLabel("Time").fill("19:30");
  await page.locator(".tool__tabs").getByText("Players", { exact: true }).click();
  /** The cells in which White or Black takes more than one line. */
  const broken = () =>
    page.locator(".games td, .games th").evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const isWord = /^[A-Za-z]+$/.test(cell.textContent ?? "") && (cell.textContent ?? "").length < 12;
        return isWord && range.getClientRects().length > 1 ? [cell.textContent] : [];
      }),
    );
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await broken()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  expect(await broken()).toEqual([]);
});

test("what is no number stays in its field, and what is below is told to be older", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await page.getByRole("textbox", { name: "Players" }).fill("Ada\nBo\nCy\nDi");
  const boards = page.getByRole("textbox", { name: "Boards" });
  await boards.fill("2 boards");
  await expect(boards).toHaveValue("2 boards");
  await expect(boards).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("alert")).toContainText("This is the schedule as it was before");
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Everyone meets" }).selectOption("double");
  await expect(page.getByText("4 players, 3 rounds, 6 games.")).toBeVisible();
  await boards.fill("");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("4 players, 6 rounds, 12 games.")).toBeVisible();
  // Results of a tournament in which not all meet as often are entered here.
  const enter = page.getByRole("button", { name: "Enter results" });
  await expect(enter).toBeEnabled();
  await page.getByRole("textbox", { name: "Rounds to play" }).fill("4");
  await expect(enter).toBeDisabled();
  await expect(enter).toHaveAttribute("title", /Where not all meet as often/);
  await page.getByRole("textbox", { name: "Rounds to play" }).fill("");
  await expect(enter).toBeEnabled();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
});

test("groups and a knock-out: drawn, printed, linked, filled from results to the winner", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await paste(page, "Anna\nBoris\nChiara\nDavid\nEmma\nFarid\nGreta\nHugo\n");
  const groups = page.getByRole("textbox", { name: "Groups" });
  await groups.fill("5");
  await expect(page.getByText("leaves two players or more for each group, up to 64; found 5.")).toBeVisible();
  await groups.fill("2");
  await page.getByRole("textbox", { name: "Of each group, to the knock-out" }).fill("2");
  await expect(page.locator(".tool__heading")).toContainText(
    "2 groups, in snake order; the best 2 of each go on to the knock-out.",
  );
  await expect(page.locator(".round")).toHaveCount(3);
  await page.getByText("Knock-out", { exact: true }).click();
  const bracket = page.locator(".bracket");
  await expect(bracket.getByRole("listitem").first()).toContainText("A1");
  await expect(page.getByText("Still to be finished: groups A and B.")).toBeVisible();

  // The one who is earlier in the list wins, but Anna and David draw all they can: equal at the top of group A.
  await page.getByText("Cross table", { exact: true }).click();
  const win = async (one: string, other: string, presses = 1) => {
    const cell = page.getByRole("button", { name: new RegExp(`^${one} against ${other}: `) });
    for (let k = 0; k < presses; k++) await cell.click();
  };
  for (const [one, other] of [
    ["Anna", "Emma"],
    ["Anna", "Hugo"],
    ["David", "Emma"],
    ["David", "Hugo"],
    ["Emma", "Hugo"],
  ])
    await win(one ?? "", other ?? "");
  await win("Anna", "David", 2);
  for (const [one, other] of [
    ["Boris", "Chiara"],
    ["Boris", "Farid"],
    ["Boris", "Greta"],
    ["Chiara", "Farid"],
    ["Chiara", "Greta"],
    ["Farid", "Greta"],
  ])
    await win(one ?? "", other ?? "");
  await expect(page.locator(".group").last().locator(".group__table")).toContainText("Boris3");
  await expectAccessible(page, { part: ".group", state: "all results are there" });
  await page.getByText("Knock-out", { exact: true }).click();
  await expect(page.getByText("Group A: nothing tells Anna and David apart.")).toBeVisible();
  await expect(bracket.getByRole("listitem").first()).toContainText("A1");
  await page.getByText("Cross table", { exact: true }).click();
  await page.getByRole("button", { name: "Keep this order: David in this place" }).click();
  await page.getByText("Knock-out", { exact: true }).click();
  await expect(bracket.getByRole("listitem").first()).toContainText("Anna");
  await page.getByRole("button", { name: "Chiara wins against Anna" }).click();
  await expect(page.getByText("Loser of match 2")).toBeVisible();
  await page.getByRole("button", { name: "Boris wins against David" }).click();
  await whenKept(page, () => page.getByRole("button", { name: "Boris wins against Chiara" }).click());
  await expect(page.getByText("Boris has won.")).toBeVisible();
  // The two who lost may play for third place.
  const anna = page.getByRole("button", { name: "Anna wins against David" });
  await whenKept(page, () => anna.click());
  await expectAccessible(page, { part: ".bracket", state: "it is over" });
  await page.reload();
  await expect(page.getByText("Boris has won.")).toBeVisible();
  await expect(anna).toHaveAttribute("aria-pressed", "true");
  await page.emulateMedia({ media: "print" });
  await expect(bracket.first()).toBeVisible();
  await expect(page.locator(".tool__bar")).toBeHidden();
});

test("sittings and times go along when results are entered, and stand on the papers", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await paste(page, "Anna\nBoris\nChiara\nDavid\nEmma\nFarid\n");
  await page.getByRole("textbox", { name: "Boards" }).fill("2");
  await page.getByLabel("First day").fill("2026-12-05");
  await page.getByLabel("Time").fill("18:30");
  await page.getByRole("textbox", { name: "Days between rounds" }).fill("0");
  await page.getByRole("button", { name: "Enter results" }).click();
  await expect(page.locator(".pair-rounds__head")).toContainText("2026-12-05, 18:30");
  const last = page.getByRole("group", { name: /^Board 1, sitting 2: / });
  await expect(page.locator(".boards tr").filter({ has: last })).toContainText("sitting 2, 19:30");
  await page.getByRole("radio", { name: "Papers" }).check();
  await page.getByLabel("Paper", { exact: true }).selectOption("Result slips");
  await expect(page.locator(".paper__slip").last()).toContainText("sitting 2, 19:30");
});
