import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { parseDrawnGraph } from "#algorithms/engines/matching/read/drawn-graph-text.ts";
import { parseGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { expectAccessible } from "../support/accessibility.ts";

async function openTool(page: Page, query = ""): Promise<void> {
  await page.goto(`/tools/matching/${query}`);
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  // What acts comes when somebody is there.
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await expect(page.locator(".tool")).toHaveAttribute("data-able", "");
}

const plane = (page: Page): Locator => page.getByRole("application", { name: "Graph editor" });
const outcome = (page: Page): Locator => page.locator(".match-outcome");
const text = (page: Page): Locator => page.getByRole("textbox", { name: "The graph as text" });
const said = (page: Page): Locator => page.locator(".match-said");

/** The page's point at a point of the plate, which is 560 by 440. */
async function pointAt(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const svg = plane(page).locator("svg.fig");
  await svg.scrollIntoViewIfNeeded();
  const box = await svg.boundingBox();
  if (!box) throw new Error("there is no plane");
  return { x: box.x + (x / 560) * box.width, y: box.y + (y / 440) * box.height };
}

async function click(page: Page, x: number, y: number): Promise<void> {
  const point = await pointAt(page, x, y);
  await page.mouse.click(point.x, point.y);
}

async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const [start, end] = [await pointAt(page, ...from), await pointAt(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

/** Pastes a text into the text field, as the clipboard would; playwright's own typing takes minutes for long ones. */
async function paste(page: Page, lines: number): Promise<void> {
  await text(page).evaluate((area, count) => {
    const data = new DataTransfer();
    let pasted = "";
    for (let u = 0; u < 2000 && count > 0; u++)
      for (let v = u + 1; v < 2000 && count > 0; v++, count--) pasted += `${u} ${v} ${(u * v) % 97}\n`;
    data.setData("text/plain", pasted);
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, lines);
}

test("the page opens with an example, its best matching and the proof", async ({ page }) => {
  await openTool(page);
  await expect(plane(page).locator(".node")).toHaveCount(10);
  await expect(outcome(page).getByRole("heading", { level: 2 })).toHaveText("Weight 44 in 4 pairs");
  await expect(outcome(page)).toContainText("Left alone: vertices 3, 5.");
  await expect(outcome(page)).toContainText("2 · 44 = 78 + 10 = 88");
  await expect(outcome(page).locator("[data-holds=yes]")).toContainText("dual sum 88");
  await expect(plane(page).locator(".edge[data-role=done]")).toHaveCount(4);
  await expect(plane(page).locator(".guide--hull")).toHaveCount(1);
  await expect(plane(page).locator(".node[data-solid]")).toHaveCount(2);
});

test("another thing to find gives another matching, with the sets that prove its size", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await page.getByRole("radio", { name: /^The most pairs, then weight/ }).check();
  await expect(outcome(page)).toContainText("Weight 42 in 5 pairs");
  await expect(outcome(page)).toContainText("It is perfect");
  await page.getByText("Examples", { exact: true }).click();
  await page.getByRole("button", { name: /^Friendship graph/ }).click();
  await expect(outcome(page)).toContainText("5 pairs");
  await expect(outcome(page)).toContainText("11 − 2 · 5 = 1 = 1 − 0");
  await page.getByText("Examples", { exact: true }).click();
  await page.getByRole("button", { name: /^Sixteen/ }).click();
  await expect(outcome(page)).toContainText("16 − 2 · 7 = 2 = 3 − 1");
  await expect(outcome(page)).toContainText("So there is no perfect matching.");
  await expect(plane(page).locator(".node[data-role=active]")).toHaveCount(1);
  await expect(plane(page).locator(".node[data-role=candidate]")).toHaveCount(15);
});

test("a graph is drawn with the mouse, weighed, and its best matching is there", async ({ page }) => {
  await openTool(page);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await click(page, 120, 220);
  await click(page, 280, 220);
  await click(page, 440, 220);
  await expect(plane(page).locator(".node")).toHaveCount(3);
  // By two clicks, and by one drag.
  await click(page, 120, 220);
  await expect(said(page)).toHaveText("An edge from vertex 0: where to?");
  await click(page, 280, 220);
  await expect(said(page)).toContainText("Edge 0–1");
  await drag(page, [280, 220], [440, 220]);
  await expect(text(page)).toHaveValue("3\n0 1\n1 2\n");
  await click(page, 360, 220);
  await page.keyboard.type("7");
  await expect(text(page)).toHaveValue("3\n0 1 1\n1 2 7\n");
  await expect(outcome(page)).toContainText("Weight 7 in 1 pair");
  await expect(outcome(page)).toContainText("Left alone: vertex 0.");
  // A drag into the open makes a vertex with its edge.
  await drag(page, [440, 220], [440, 380]);
  await expect(plane(page).locator(".node")).toHaveCount(4);
  await expect(text(page)).toHaveValue("4\n0 1 1\n1 2 7\n2 3 1\n");
  // Moving leaves text and matching alone.
  await page.getByRole("radio", { name: "moves" }).check();
  await drag(page, [440, 380], [120, 380]);
  await expect(said(page)).toHaveText("Vertex 3 has moved.");
  await expect(text(page)).toHaveValue("4\n0 1 1\n1 2 7\n2 3 1\n");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(plane(page).locator(".node")).toHaveCount(3);
  for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Undo" }).click();
  await expect(plane(page).locator(".node")).toHaveCount(3);
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("3\n0 1\n1 2\n");
  await page.keyboard.press("Control+Shift+z");
  await expect(text(page)).toHaveValue("3\n0 1 1\n1 2 7\n");
});

test("what is taken back while an edge is drawn from it does no harm", { tag: "@full" }, async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await openTool(page);
  await click(page, 500, 60);
  await click(page, 500, 60);
  const loose = await pointAt(page, 300, 60);
  await page.mouse.move(loose.x, loose.y, { steps: 3 });
  await expect(plane(page).locator(".edge[data-role=candidate]")).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(plane(page).locator(".node")).toHaveCount(10);
  await expect(plane(page).locator(".edge[data-role=candidate]")).toHaveCount(0);
  await click(page, 500, 60);
  await expect(plane(page).locator(".node")).toHaveCount(11);
  expect(errors).toEqual([]);
});

test("the list of a vertex's edges stays while one is weighed", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await page.getByRole("radio", { name: "moves" }).check();
  await click(page, 450, 380);
  const list = page.locator(".match-edges");
  await expect(list.locator("tbody tr")).toHaveCount(2);
  await list.getByRole("textbox", { name: "Weight of the edge 6–9" }).focus();
  await page.keyboard.type("25");
  await expect(list.locator("tbody tr")).toHaveCount(2);
  await expect(list.getByRole("textbox", { name: "Weight of the edge 6–9" })).toBeFocused();
  await expect(outcome(page)).toContainText("Weight 58 in 4 pairs");
});

test("by keys alone: vertices, an edge, its weight, a move, and all of it undone", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await page.getByRole("button", { name: "New", exact: true }).press("Enter");
  await plane(page).focus();
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await page.keyboard.press("Shift+V");
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText("An edge from vertex 0: where to?");
  await page.keyboard.press("v");
  await page.keyboard.press("Enter");
  await page.keyboard.type("-12");
  await expect(text(page)).toHaveValue("2\n0 1 -12\n");
  await page.keyboard.press("Enter");
  await expect(plane(page)).toBeFocused();
  await expect(outcome(page)).toContainText("Weight 0 in 0 pairs");
  await page.keyboard.press("v");
  const before = await plane(page).locator(".node[data-id=v0]").getAttribute("transform");
  await page.keyboard.press("ArrowLeft");
  await expect(plane(page).locator(".node[data-id=v0]")).not.toHaveAttribute("transform", before ?? "");
  await page.keyboard.press("e");
  await page.keyboard.press("Delete");
  await expect(text(page)).toHaveValue("2\n");
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("2\n0 1 -12\n");
  // The list can do it too, without the plane.
  await page.getByRole("textbox", { name: "from" }).fill("0");
  await page.getByRole("textbox", { name: "to", exact: true }).fill("1");
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText("The edge 0–1 is there already.");
  await page.getByRole("button", { name: "Add a vertex" }).press("Enter");
  await page.getByRole("textbox", { name: "from" }).fill("2");
  await page.getByRole("textbox", { name: "to", exact: true }).fill("1");
  await page.getByRole("textbox", { name: "Weight", exact: true }).fill("5");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("3\n0 1 -12\n1 2 5\n");
  await page.locator(".match-edges").getByRole("textbox", { name: "Weight of the edge 0–1" }).fill("8");
  await expect(outcome(page)).toContainText("Weight 8 in 1 pair");
});

test("mistakes are named by line and column, the last graph stays, and nothing typed is lost", async ({
  page,
}) => {
  await openTool(page);
  const typed = "0 1 5\n1 x 4\n0 2 3.5\n";
  await text(page).fill(typed);
  const status = page.locator("#match-text-status");
  await expect(status).toContainText("2 mistakes to mend");
  await expect(status).toContainText('Line 2, column 3. Found "x" for a vertex');
  await expect(status).toContainText('Line 3, column 5. Found "3.5" for a weight, expected a whole number.');
  await expect(said(page)).toContainText("The text has mistakes. This is the last graph that could be read");
  await expect(plane(page).locator(".node")).toHaveCount(10);
  await status.getByRole("button", { name: "Go there" }).first().click();
  expect(
    await text(page).evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
  ).toEqual([8, 9]);
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await expect(text(page)).toHaveValue(typed);
  await expect(plane(page).locator(".node")).toHaveCount(10);
  await text(page).fill("0 1 5\n1 2 4\n");
  await expect(outcome(page)).toContainText("Weight 5 in 1 pair");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(outcome(page)).toContainText("Weight 44 in 4 pairs");
});

test("a million pasted edges are refused or solved without holding up the page", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await paste(page, 1_000_000);
  await expect(page.getByText(/^Pasted text, 1\d\.\d MB/)).toBeVisible();
  await expect(page.locator(".panel__head", { hasText: "The graph as text" })).toContainText(
    "1,000,000 edges",
    {
      timeout: 40_000,
    },
  );
  await expect(page.getByText("solved and listed, but not drawn")).toBeVisible();
  await page.getByRole("button", { name: "Find the best matching" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  // The page answers meanwhile.
  await page.getByText("How to write a graph").click();
  await expect(page.getByText("alone on the first line")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Stopped. Nothing was decided.")).toBeVisible();
  await page.getByRole("button", { name: "Find the best matching" }).click();
  await expect(outcome(page).getByRole("heading", { level: 2 })).toContainText("Weight", { timeout: 60_000 });
  await expect(outcome(page).locator("[data-holds=yes]")).toBeVisible();
  await page.getByRole("button", { name: "Put it away" }).click();
  await expect(plane(page).locator(".node")).toHaveCount(10);
});

test("a file that is too large names the line and the column, and one that is no text is refused", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  const input = page.locator("input[type=file]");
  const long = `${"# a long comment that says nothing\n".repeat(9000)}5\n0 1\n1 2000\n`;
  await input.setInputFiles({ name: "long.txt", mimeType: "text/plain", buffer: Buffer.from(long) });
  await expect(page.locator("#match-text-status")).toContainText(
    'Line 9,003, column 3. Found vertex "2000", expected a vertex from 0 to 4.',
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(plane(page).locator(".node")).toHaveCount(10);
  await input.setInputFiles({
    name: "a.bin",
    mimeType: "text/plain",
    buffer: Buffer.from([0x30, 0xff, 0x00, 0x01, 0xfe]),
  });
  await expect(page.locator(".tool__notice")).toHaveText("a.bin was not read: it is no text.");
  await input.setInputFiles({ name: "b.txt", mimeType: "text/plain", buffer: Buffer.from("0 1 3\n1 2 4\n") });
  await expect(outcome(page)).toContainText("Weight 4 in 1 pair");
});

test("chance makes the same graph for the same seed, and large ones are solved on demand", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await page.getByText("At random", { exact: true }).click();
  await page.getByRole("textbox", { name: "Vertices", exact: true }).fill("2001");
  await page.getByRole("button", { name: "Make the graph" }).click();
  await expect(page.getByText('expected a whole number from 1 to 2,000; found "2001"')).toBeVisible();
  await page.getByRole("textbox", { name: "Vertices", exact: true }).fill("24");
  await page.getByRole("button", { name: "Make the graph" }).click();
  await expect(plane(page).locator(".node")).toHaveCount(24);
  const first = await text(page).inputValue();
  await page.getByRole("button", { name: "Another one" }).click();
  await expect(text(page)).not.toHaveValue(first);
  await page.getByRole("textbox", { name: "Seed" }).fill("1");
  await page.getByRole("button", { name: "Make the graph" }).click();
  await expect(text(page)).toHaveValue(first);
  await page.getByRole("textbox", { name: "Vertices", exact: true }).fill("600");
  await page.getByRole("button", { name: "Make the graph" }).click();
  await expect(page.getByText("With 600 vertices")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Find the best matching" }).click();
  await expect(outcome(page)).toContainText("600 vertices");
  await expect(outcome(page).locator("[data-holds=yes]")).toBeVisible();
});

test("everything can be taken away, and a link brings it back with its places", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page);
  await expect(outcome(page)).toContainText("Weight 44");
  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    return { file: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  await page.getByRole("radio", { name: "moves" }).check();
  await drag(page, [280, 80], [300, 60]);
  await expect(said(page)).toHaveText("Vertex 5 has moved.");
  const list = await save("Graph: Edge list");
  expect(list.file).toBe("graph.txt");
  const drawn = parseDrawnGraph(list.bytes.toString());
  expect(drawn.given).toBe(true);
  expect(Math.hypot((drawn.places[5]?.x ?? 0) - 300, (drawn.places[5]?.y ?? 0) - 60)).toBeLessThan(3);
  const json = await save("Graph: JSON");
  expect(parseGraph(json.bytes.toString())).toEqual(drawn.graph);
  expect((await save("Matching: CSV")).bytes.toString()).toContain("u,v,weight\r\n0,1,10\r\n");
  expect(JSON.parse((await save("Matching: JSON")).bytes.toString()).certificate.dual.blossoms).toHaveLength(
    1,
  );
  expect((await save("Matching: Text")).bytes.toString()).toContain("# weight: size 4, weight 44\n");
  const svg = await save("Picture: SVG");
  expect(svg.file).toBe("matching.svg");
  expect(svg.bytes.toString()).toMatch(/^<svg[^>]+width="560"/);
  const png = await save("Picture: PNG");
  expect(png.file).toBe("matching.png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.readUInt32BE(16)).toBe(1680);
  await page.getByRole("button", { name: "Copy: Link to this graph" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await openTool(page, new URL(link).search);
  await expect(plane(page).locator(".node[data-id=v5]")).toHaveAttribute(
    "transform",
    `translate(${drawn.places[5]?.x},${drawn.places[5]?.y})`,
  );
  // What is made of it stays, and one's own graph comes back.
  await page.getByRole("button", { name: "Add a vertex" }).click();
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await expect(plane(page).locator(".node")).toHaveCount(11);
  await openTool(page, new URL(link).search);
  await expect(plane(page).locator(".node")).toHaveCount(10);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(plane(page).locator(".node")).toHaveCount(11);
  await openTool(page, "?g=1.broken");
  await expect(page.getByText("The link could not be read")).toBeVisible();
});

test("start over brings the first example, and undo one's own graph", { tag: "@full" }, async ({ page }) => {
  await openTool(page);
  await text(page).fill("0 1 9\n");
  await expect(outcome(page)).toContainText("Weight 9 in 1 pair");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(outcome(page)).toContainText("Weight 44");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text(page)).toHaveValue("0 1 9\n");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("fingers draw, targets are large enough, and nothing scrolls sideways", { tag: "@full" }, async ({
    page,
  }) => {
    await openTool(page);
    await page.getByRole("button", { name: "New", exact: true }).tap();
    for (const [x, y] of [
      [120, 120],
      [440, 120],
      [120, 120],
      [440, 120],
    ] as const) {
      const point = await pointAt(page, x, y);
      await page.touchscreen.tap(point.x, point.y);
    }
    await expect(text(page)).toHaveValue("2\n0 1\n");
    await expect(outcome(page)).toContainText("Weight 1 in 1 pair");
    for (const id of ["Ten vertices", "Beyond 2⁵³"]) {
      await page.getByText("Examples", { exact: true }).tap();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(360);
      await page.getByRole("button", { name: new RegExp(`^${id}`) }).tap();
      await expect(plane(page).locator(".edge[data-role=done]").first()).toBeAttached();
      await page.getByText("All the numbers").tap();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(360);
    }
    const small = await page
      .locator(".match :is(button, summary, select, input:not([type=radio], [type=file]), label:has(input))")
      .evaluateAll((all) =>
        all
          .filter((element) => (element as HTMLElement).offsetParent !== null)
          .map((element) => [element.outerHTML.slice(0, 60), element.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width < 24 || height < 24)
          .map(([html]) => html),
      );
    expect(small).toEqual([]);
  });
});

test("keeps to the accessibility rules in every state, light and dark", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  for (const state of ["pairs", "sets", "empty", "mistakes"]) {
    if (state === "sets") await page.getByRole("radio", { name: /^The most pairs W/ }).check();
    if (state === "empty") await page.getByRole("button", { name: "New", exact: true }).click();
    if (state === "mistakes") await text(page).fill("0 x\n");
    await expectAccessible(page, { state });
  }
});

test("without JavaScript the page tells the command", { tag: "@full" }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/matching/");
  await expect(
    page.getByText("npm run --silent kibitz -- match graphs.jsonl", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("application")).toBeHidden();
  await context.close();
});

test("a graph of another program is understood when it is pasted or opened, and that is told", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/tools/matching/");
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "club.col",
      mimeType: "text/plain",
      buffer: Buffer.from("c three\np edge 3 2\ne 1 2\ne 2 3\n"),
    });
  const text = page.locator("#match-text");
  await expect(page.locator(".match-readings")).toContainText("Read as DIMACS, vertices from 1");
  await expect(text).toHaveValue(/^# Read as DIMACS, .*\n3\n0 1\n1 2\n$/);
  await text.selectText();
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Anna,Ben,0.5\nBen,Cleo,2\n");
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveValue(/# 0 = Anna, 1 = Ben, 2 = Cleo\n3\n0 1 5\n1 2 20\n$/);
});

async function pasteOver(page: Page, pasted: string): Promise<void> {
  await text(page).selectText();
  await text(page).evaluate((area, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", data);
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
}

test("it is said how a pasted graph was read, and another reading is a key away", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  const said = page.locator(".match-readings");
  await pasteOver(page, "4 3\n0 1\n1 2\n2 3\n");
  await expect(said).toContainText("vertices from 0: 4 vertices, 3 edges.");
  await expect(outcome(page)).toContainText("Weight 2 in 2 pairs");
  await page.keyboard.press("Tab");
  await expect(said.getByRole("button", { name: "The first line is an edge, too" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said).toContainText("vertices from 0: 5 vertices, 4 edges.");
  await expect(outcome(page)).toContainText("Left alone: vertex 4");
  // What is changed by hand is no longer what was read.
  await page.getByRole("button", { name: "Add a vertex" }).click();
  await expect(said).toHaveCount(0);
  await pasteOver(page, "0 1 5\n1 0 7\n");
  await said.getByRole("button", { name: "Take the heavier" }).click();
  await expect(outcome(page)).toContainText("Weight 7 in 1 pair");
  await pasteOver(page, "graph TD\n  A --> B\n");
  await expect(said).toContainText("This looks like Mermaid, which is not read.");
  await expect(outcome(page)).toContainText("Weight 7 in 1 pair");
});

test("everybody is paired with the least weight, or it is shown why that cannot be", {
  tag: "@full",
}, async ({ page }) => {
  await openTool(page);
  await pasteOver(page, "0 3 2\n1 2 2\n0 1 1\n2 3 4\n");
  await page.getByRole("radio", { name: /^Everybody, with the least weight/ }).check();
  await expect(outcome(page)).toContainText("Weight 4 in 2 pairs");
  await expect(outcome(page).locator("[data-holds=yes]")).toHaveCount(1);
  await page.getByRole("radio", { name: /^Everybody, with the most weight/ }).check();
  await expect(outcome(page)).toContainText("Weight 5 in 2 pairs");
  await pasteOver(page, "0 1\n0 2\n0 3\n");
  await expect(outcome(page)).toContainText("No perfect matching");
  await expect(outcome(page)).toContainText("D falls into 3 odd components");
});

test("a long file says how it was read, too, and is read otherwise on demand", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  const edges = Array.from({ length: 30_000 }, (_, i) => `${1 + (i % 997)} ${1000 + (i % 983)} ${i % 7}`);
  await page.locator("input[type=file]").setInputFiles({
    name: "long.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`2000 ${edges.length}\n${edges.join("\n")}\n`),
  });
  await expect(page.locator(".match-readings")).toContainText("vertices from 1");
  await page.getByRole("button", { name: "Find the best matching" }).click();
  await expect(outcome(page).locator("[data-holds=yes]")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({
    name: "twice.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`${edges.join("\n")}\n1 1000 9\n`),
  });
  await page.getByRole("button", { name: "Take the heavier" }).click();
  await expect(page.locator(".match-readings")).toContainText("of parallel edges the heavier");
});
