import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { cellOf, kingOf } from "#algorithms/engines/kings/board.ts";
import { formatBoard } from "#algorithms/engines/kings/format.ts";
import { preset } from "#algorithms/engines/kings/presets.ts";
import { solve } from "#algorithms/lessons/peaceful-kings/solve.ts";
import { asks, steps } from "#algorithms/lessons/peaceful-kings/steps.ts";
import { methodMoves, randomTask } from "#src/tools/kings/by-hand/hand.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { alive } from "../support/figures.ts";
import { largeBoard, wanderingOutput } from "../support/kings-outputs.ts";

const folder = mkdtempSync(join(tmpdir(), "kibitz-tool-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BOARD = "6 3\n1 1\n1 3\n1 5\n1 3\n1 1\n5 5\n";
const RIGHT =
  "TAK\n18\n3 1 6\n3 1 5\n1 2 1\n1 3 1\n2 1 2\n2 1 1\n3 1 4\n3 1 3\n1 3 2\n1 3 3\n3 1 4\n3 1 5\n1 2 3\n1 1 3\n3 2 5\n3 3 5\n3 4 5\n3 5 5\n";
const TOUCHING = "TAK\n5\n3 1 6\n3 1 5\n1 2 1\n1 3 1\n1 2 2\n";

interface GivenFile {
  readonly name: string;
  readonly text: string;
}

async function openTool(page: Page, query = ""): Promise<void> {
  await page.goto(`/tools/kings/${query}`);
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
}

async function paste(page: Page, board: string, output: string): Promise<void> {
  await page.getByRole("textbox", { name: "Board" }).fill(board);
  await page.getByRole("textbox", { name: "Output" }).fill(output);
}

async function give(page: Page, ...files: GivenFile[]): Promise<void> {
  const given = files.map(({ name, text }) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) }));
  await page.locator("input[type=file]").setInputFiles(given);
}

/** A file of the disk: what is larger than 50 MB cannot be handed over in any other way. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function verdict(page: Page) {
  return page.locator(".verdict-box");
}

test("the empty page says what to do, and one click shows how it works", async ({ page }) => {
  await openTool(page);
  await expect(page.getByText("No board yet.")).toBeVisible();
  await page.getByRole("button", { name: "Try it with an example" }).click();
  await expect(verdict(page)).toContainText("Wrong: line 7, move 5.");
  await alive(page, "replay", "opening");
});

test("a wrong output: the line, the move, and the replay at it with both kings marked", async ({ page }) => {
  await openTool(page);
  await paste(page, BOARD, TOUCHING);
  await expect(verdict(page).getByRole("heading")).toHaveText("Wrong: line 7, move 5.");
  await expect(verdict(page)).toContainText("King 1 goes to (2, 2), where it would touch king 2.");
  await expect(verdict(page)).toContainText("4 legal moves before it");
  const replay = await alive(page, "replay", "opening");
  await expect(replay.locator(".piece[data-role=rejected]")).toHaveCount(2);
  await expect(replay.locator(".annotation")).toContainText("it would touch king 2");
  await expect(replay.locator(".listing, .code").first()).toContainText("step");
  // The legal prefix plays: back, and forward to the wrong move again, but no further.
  await replay.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(replay.locator(".piece[data-role=rejected]")).toHaveCount(0);
  await expect(replay.locator(".annotation")).toContainText("King 1 goes to (3, 1)");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(replay.locator(".piece[data-role=rejected]")).toHaveCount(2);
  // Neither examples nor an input of its own: this figure has one run.
  await expect(replay.getByRole("button", { name: "Your own input" })).toHaveCount(0);
});

test("an output that a known mistake makes: its sentence stands under the fault, and leads to the lesson", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  // Two kings who change places; each walks straight to where the other stands.
  const board = "3 2\n1 1\n1 3\n1 3\n1 1\n";
  await paste(page, board, "TAK\n4\n2 1 2\n2 1 1\n1 1 2\n1 1 3\n");
  await expect(verdict(page).getByRole("heading")).toHaveText("Wrong: line 3, move 1.");
  const mistake = verdict(page).locator("[data-mistake]");
  await expect(mistake).toHaveAttribute("data-mistake", "straight-home");
  await expect(mistake).toContainText("This comes out when a king walks on whether or not the next square");
  await expectAccessible(page);
  await mistake.getByRole("link").click();
  await expect(page.locator("#exercise-break-it")).toBeInViewport();
});

test("a wrong output that no known mistake makes has its fault and no more", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  const came = page.waitForResponse(/mistake[^/]*\.js/);
  await paste(page, "3 2\n1 1\n1 3\n1 3\n1 1\n", "TAK\n4\n2 1 2\n2 1 1\n1 1 2\n1 2 3\n");
  await came;
  await expect(verdict(page).getByRole("heading")).toHaveText("Wrong: line 3, move 1.");
  await alive(page, "replay", "opening");
  await expect(verdict(page).locator("[data-mistake]")).toHaveCount(0);
});

test("a right output, with the bound and both methods beside it, each of which can be watched", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await paste(page, BOARD, RIGHT);
  await expect(verdict(page).getByRole("heading")).toHaveText("Right: TAK, 18 moves.");
  const numbers = page.locator(".kings__numbers");
  await expect(numbers.locator("dl > div").nth(0)).toContainText("18");
  await expect(numbers.locator("dl > div").nth(1)).toContainText("8");
  await expect(numbers.locator("dl > div").nth(2)).toContainText("16");
  await expect(numbers.locator("dl > div").nth(3)).toContainText("10");
  await numbers.getByRole("button", { name: "Watch: The short method" }).click();
  // The player of the output goes away first.
  await expect(page.locator("#replay .player__title")).toContainText("short method");
  const replay = await alive(page, "replay", "opening");
  await replay.focus();
  await page.keyboard.press("End");
  await expect(replay.locator(".annotation")).toContainText("every king stands on its target");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    numbers.getByRole("button", { name: "Download: The short method" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("kings-short.txt");
  await page.getByRole("button", { name: "Back to the output" }).click();
  await expect(page.locator("#replay .player__title")).toHaveText("Replay of output");
});

test("several files find each other by name, and any of them can be replayed", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await give(
    page,
    { name: "kings.in", text: BOARD },
    { name: "kings-anna.out", text: RIGHT },
    { name: "kings-boris.out", text: TOUCHING },
    { name: "eight.out", text: "NIE\n" },
  );
  const rows = page.locator(".kings__list tbody tr");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText("Right: TAK, 18 moves.");
  await expect(rows.nth(1)).toContainText("Wrong: line 7, move 5.");
  await expect(rows.nth(2)).toContainText("It says NIE, but this board has a solution.");
  await expect(page.locator(".kings__list [role=status]")).toHaveText("1 of 3 right");
  await expect(rows.nth(1)).toContainText("shown below");
  await expect(verdict(page)).toContainText("Wrong: line 7, move 5.");
  await page.getByRole("button", { name: "Replay kings-anna.out" }).click();
  await expect(verdict(page)).toContainText("Right: TAK, 18 moves.");
  await give(
    page,
    { name: "a.in", text: BOARD },
    { name: "b.in", text: BOARD },
    { name: "a.out", text: RIGHT },
    { name: "c.out", text: RIGHT },
  );
  await expect(rows).toHaveCount(5);
  await expect(rows.last()).toContainText("no board of this name");
});

test("line ends, tabs and a byte order mark do not matter", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await give(
    page,
    { name: "a.in", text: `\uFEFF${BOARD.replaceAll("\n", "\r\n").replaceAll(" ", "\t")}` },
    { name: "a.out", text: `\uFEFF${TOUCHING.replaceAll("\n", "\r\n").replaceAll(" ", "\t")}` },
  );
  await expect(verdict(page).getByRole("heading")).toHaveText("Wrong: line 7, move 5.");
});

test("an output for another board, one for a board without a solution, and one of 30 digits", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await paste(page, formatBoard(preset("reflection").board), RIGHT);
  await expect(verdict(page)).toContainText("Wrong: line 3, move 1.");
  await paste(page, formatBoard(preset("parity").board), "TAK\n1\n1 1 2\n");
  await expect(verdict(page)).toContainText("It says TAK, but this board has no solution.");
  await expect(page.locator("#board-status")).toContainText("NIE: n is odd");
  await paste(page, BOARD, `TAK\n1\n${"9".repeat(30)} 1 1\n`);
  await expect(verdict(page)).toContainText(`There is no king ${"9".repeat(30)}.`);
});

test("what is too big is refused before it is read", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  const output = file("huge.out", "TAK\n");
  truncateSync(output, 200_000_001);
  const board = file("huge.in", "100 2\n");
  truncateSync(board, 1_000_001);
  await page.locator("input[type=file]").setInputFiles([output, board]);
  const notice = page.locator(".tool__notice");
  await expect(notice).toContainText(
    "huge.out was not read: it has 200,000,001 bytes, and at most 200,000,000",
  );
  await expect(notice).toContainText("huge.in was not read: it has 1,000,001 bytes, and at most 1,000,000");
  await expect(verdict(page)).toHaveCount(0);
});

test("170 thousand and 1.7 million moves are checked in the time that grows with them, and are ready to scrub", {
  tag: "@full",
}, async ({ page }) => {
  const board = largeBoard();
  const perMove: number[] = [];
  for (const count of [170_000, 1_700_000]) {
    await openTool(page);
    const files = [file("large.in", formatBoard(board)), file("large.out", wanderingOutput(board, count))];
    await page.locator("input[type=file]").setInputFiles(files);
    const measured = page.locator("[data-moves]");
    await expect(measured).toHaveAttribute("data-moves", String(count), { timeout: 60_000 });
    const [checked, recorded, bytes] = (await Promise.all(
      ["data-checked", "data-recorded", "data-bytes"].map(async (name) =>
        Number(await measured.getAttribute(name)),
      ),
    )) as [number, number, number];
    perMove.push(((checked + recorded) / count) * 1e6);
    console.log(
      `${count} moves: checked ${((checked / count) * 1e6).toFixed(0)} ns, recorded ${((recorded / count) * 1e6).toFixed(0)} ns, ${(bytes / count).toFixed(1)} B a move`,
    );
    expect(bytes / count).toBeLessThan(40);
    const replay = await alive(page, "replay", "opening");
    await replay.getByLabel("Go to step", { exact: true }).fill("123456");
    await page.keyboard.press("Enter");
    await expect(replay.locator(".annotation__no")).toHaveText(/123,?456/);
  }
  console.log(`ratio ${(perMove[1] / perMove[0]).toFixed(2)}`);
});

test("a long check can be stopped, and begun again", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  const board = largeBoard();
  const files = [file("long.in", formatBoard(board)), file("long.out", wanderingOutput(board, 1_000_000))];
  // A worker that is asked nothing for now, so that there is something to stop.
  await page.evaluate(() => {
    const original = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      if (!("isHeld" in window)) (original as (...all: unknown[]) => void).apply(this, args);
    };
    Object.assign(window, { isHeld: true });
  });
  await page.locator("input[type=file]").setInputFiles(files);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(verdict(page)).toContainText("Stopped. Nothing was decided.");
  await page.evaluate(() => Reflect.deleteProperty(window, "isHeld"));
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(verdict(page)).toContainText("Right: TAK, 1,000,000 moves.", { timeout: 60_000 });
});

test("mistakes of a board are all listed with their places, and nothing typed is lost", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  const bad = "5 2\n1 1\n2 2\n9 1\nx 1\n";
  await paste(page, bad, RIGHT);
  const status = page.locator("#board-status");
  await expect(status).toContainText("3 mistakes to mend");
  await expect(status).toContainText("Line 3, column 1.");
  await expect(status).toContainText("Line 4, column 1.");
  await expect(status).toContainText("Line 5, column 1.");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Board" })).toHaveValue(bad);
  await expect(page.getByRole("textbox", { name: "Output" })).toHaveValue(RIGHT);
  await status.getByRole("button", { name: "Go there" }).nth(2).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("x");
});

test("a link carries a small board and its output", { tag: "@full" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page);
  await paste(page, BOARD, TOUCHING);
  await expect(verdict(page)).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(verdict(page)).toContainText("Wrong: line 7, move 5.");
  await openTool(page, "?k=1.abc");
  await expect(page.getByText("The link could not be read")).toBeVisible();
});

test("the editor by keyboard alone: kings are placed, refused, moved, removed, and taken back", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await page.getByRole("radio", { name: "Make a board" }).focus();
  await page.keyboard.press("Space");
  const board = page.getByRole("application", { name: "Board editor" });
  const text = page.getByRole("textbox", { name: "Board" });
  const said = page.locator(".kings__said");
  await board.focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("ArrowDown", "ArrowRight", "Enter");
  await expect(text).toHaveValue("8 1\n2 2\n2 2\n");
  await press("ArrowRight", "Enter");
  await expect(said).toHaveText("Not there: it would touch king 1.");
  await expect(board.locator(".piece[data-role=rejected]")).toHaveCount(1);
  await press("ArrowRight", "Enter");
  await expect(text).toHaveValue("8 2\n2 2\n2 4\n2 2\n2 4\n");
  await press("Enter", "ArrowDown", "ArrowDown", "Enter");
  await expect(text).toHaveValue("8 2\n2 2\n4 4\n2 2\n2 4\n");
  await page.getByRole("radio", { name: "targets" }).check();
  await board.focus();
  await press("ArrowUp", "ArrowUp", "Enter", "ArrowUp", "Enter");
  await expect(text).toHaveValue("8 2\n2 2\n4 4\n2 2\n1 4\n");
  await press("Delete");
  await expect(text).toHaveValue("8 1\n2 2\n2 2\n");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text).toHaveValue("8 2\n2 2\n4 4\n2 2\n1 4\n");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(text).toHaveValue("8 1\n2 2\n2 2\n");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(text).toHaveValue("8 0\n");
});

test("the editor by mouse: a king is dragged, and the text moves kings too", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await page.getByText("Make a board", { exact: true }).click();
  const text = page.getByRole("textbox", { name: "Board" });
  await text.fill("4 1\n1 1\n1 1\n");
  const piece = page.locator(".kings__editor .piece");
  await expect(piece).toHaveCount(1);
  const from = await piece.locator(".node__body").boundingBox();
  const goal = await page.locator(".kings__editor .grid--edge").boundingBox();
  if (!from || !goal) throw new Error("nothing is drawn");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(goal.x + goal.width * 0.9, goal.y + goal.height * 0.6, { steps: 4 });
  await page.mouse.up();
  await expect(text).toHaveValue("4 1\n3 4\n1 1\n");
  await text.fill("4 1\n3 4\n1 z\n");
  await expect(page.locator(".kings__said")).toContainText("The text has mistakes.");
  await expect(piece).toHaveCount(1);
});

test("presets and chance make boards, with the answer and its reason at once", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await page.getByText("Make a board", { exact: true }).click();
  const status = page.locator("#board-status");
  await page.getByText("Boards that show something").click();
  await page.getByRole("button", { name: /^Parity/ }).click();
  await expect(status).toContainText("NIE: n is odd and one square is empty.");
  await page.getByRole("button", { name: /^Full board, NIE/ }).click();
  await expect(status).toContainText("NIE: no square is empty, and king 1");
  await page.getByRole("textbox", { name: "Cells a side" }).fill("9");
  await page.getByRole("combobox", { name: "Answer" }).selectOption("NIE");
  await page.getByRole("button", { name: "Make the board" }).click();
  await expect(page.locator(".panel__head", { hasText: "Board" })).toContainText("9 × 9, 24 kings");
  await expect(status).toContainText("NIE");
  await page.getByRole("textbox", { name: "Cells a side" }).fill("8");
  await page.getByRole("button", { name: "Make the board" }).click();
  await expect(page.getByText("No such board has the answer NIE.")).toBeVisible();
  await page.getByRole("textbox", { name: "Cells a side" }).fill("101");
  await page.getByRole("button", { name: "Make the board" }).click();
  await expect(page.getByText('expected a whole number from 1 to 100; found "101"')).toBeVisible();
  await page.getByRole("button", { name: /^n = 100, half full/ }).click();
  await expect(page.locator(".kings__editor canvas")).toBeVisible();
  await page.getByRole("button", { name: "Find both solutions" }).click();
  await expect(page.getByRole("button", { name: "Watch: The article’s method" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Stopped.")).toBeVisible();
});

test("a king is brought home by hand, in the lesson too, and the moves are compared", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/peaceful-kings/");
  const game = page.locator(".by-hand");
  await page.locator("#exercise-bring-one-king-home-by-hand > summary").click();
  await expect(game).toHaveAttribute("data-ready", "");
  await game.scrollIntoViewIfNeeded();
  const board = game.getByRole("application");
  const task = randomTask(6, 1);
  await expect(game.locator(".by-hand__goal")).toHaveText(`King ${task.king + 1} must go to (1, 1).`);
  await expect(board.locator(".piece[data-role=active]")).toHaveCount(1);
  await board.focus();
  // The king under the cursor would touch somebody on every side.
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(game.locator(".kings__said")).toContainText("it would touch king");
  await expect(game.locator(".by-hand__count")).toHaveText("0 moves");
  const { moves } = solve(task.board, silentRecorder(steps, asks)) as { moves: Int32Array };
  const cells = [...task.board.starts];
  const edge = await board.locator(".grid--edge").boundingBox();
  if (!edge) throw new Error("there is no board");
  const point = (cell: number) =>
    [
      edge.x + ((cell % 6) + 0.5) * (edge.width / 6),
      edge.y + (Math.floor(cell / 6) + 0.5) * (edge.height / 6),
    ] as const;
  for (const move of moves.subarray(0, methodMoves(task))) {
    await page.mouse.move(...point(cells[kingOf(move, 6)]));
    await page.mouse.down();
    await page.mouse.move(...point(cellOf(move, 6)));
    await page.mouse.up();
    cells[kingOf(move, 6)] = cellOf(move, 6);
  }
  await expect(game.locator(".kings__said")).toHaveText(
    new RegExp(
      `^Home\\. You needed \\d+ moves; the method ${methodMoves(task)}(; it cannot be done in fewer than \\d+|; nobody can do it in fewer)\\.$`,
    ),
  );
  await game.getByRole("button", { name: "Undo" }).click();
  await expect(game.locator(".kings__said")).not.toContainText("Home.");
  await game.getByRole("button", { name: "From the start" }).click();
  await expect(game.locator(".by-hand__count")).toHaveText("0 moves");
});

test("all tabs keep to the accessibility rules and to 360 pixels", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await paste(page, BOARD, TOUCHING);
  await alive(page, "replay", "opening");
  await expect(page.getByRole("button", { name: "Watch: The short method" })).toBeVisible();
  const tabs = ["Check an output", "Make a board", "Move by hand"];
  for (const tab of tabs) {
    await page.locator(".kings__tabs").getByText(tab).click();
    await expectAccessible(page, { state: tab });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of tabs) {
    await page.locator(".kings__tabs").getByText(tab).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(360);
  }
});

test("a board that is dropped after outputs of another judges none of them, and all are there after a reload", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  const given = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  const input = page.locator("input[type=file]");
  await input.setInputFiles([
    given("six.in", BOARD),
    given("six-a.out", RIGHT),
    given("six-b.out", TOUCHING),
  ]);
  const list = page.locator(".kings__list");
  await expect(list).toContainText("1 of 2 right");
  await expect(verdict(page)).toContainText("Wrong");
  await input.setInputFiles([given("eight.in", "8 1\n1 1\n8 8\n")]);
  await expect(list).toContainText("1 of 2 right");
  await expect(page.getByRole("textbox", { name: "Board" })).toHaveValue("8 1\n1 1\n8 8\n");
  await expect(verdict(page)).toHaveCount(0);
  await input.setInputFiles([given("eight-c.out", "NIE\n")]);
  await expect(list).toContainText("1 of 3 right");
  // Files are read before they are kept.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("eight-c.out");
  await page.reload();
  await expect(list).toContainText("1 of 3 right");
  await list.getByRole("button", { name: "Clear the list" }).click();
  await expect(list).toHaveCount(0);
});

test("a link overwrites nothing that is kept, and what is made of it is there after a reload", {
  tag: "@full",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page);
  await paste(page, BOARD, TOUCHING);
  await expect(verdict(page)).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await paste(page, "1 1\n1 1\n1 1\n", "TAK\n0\n");
  await expect(verdict(page)).toContainText("Right");
  // Looked at and left: the reader's own board is still there.
  await page.goto(link);
  await expect(verdict(page)).toContainText("Wrong: line 7, move 5.");
  await openTool(page);
  await expect(verdict(page)).toContainText("Right");
  // Changed: the change outlives a reload.
  await page.goto(link);
  await expect(verdict(page)).toContainText("Wrong: line 7, move 5.");
  await page.getByRole("textbox", { name: "Output" }).fill(RIGHT);
  await expect(verdict(page)).toContainText("Right");
  await page.reload();
  await expect(verdict(page)).toContainText("Right");
  await expect(page.getByRole("textbox", { name: "Board" })).toHaveValue(BOARD);
});

test("two tabs follow each other, and neither overwrites the other without a word", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await openTool(page);
  await paste(page, BOARD, TOUCHING);
  const other = await context.newPage();
  await openTool(other);
  await expect(verdict(other)).toContainText("Wrong");
  await other.getByRole("textbox", { name: "Output" }).fill(RIGHT);
  await expect(verdict(other)).toContainText("Right");
  await expect(verdict(page)).toContainText("Right");
  await expect(page.getByText("Another tab has changed this. Its change is shown here.")).toBeVisible();
});
