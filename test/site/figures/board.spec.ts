/** Big boards on a canvas, on a page with one picture. */
import { expect, type Page, test } from "@playwright/test";
import { windowOf } from "#components/picture/views/board-paint.ts";
import { boardFiles, openBoard } from "../support/board/open.ts";
import { syntheticBoard } from "../support/board/synthetic.ts";

const SIZE = 100;
const WIDTH = 434;
const plate = syntheticBoard({ size: SIZE });
const chosen = plate.pieces.find(({ role }) => role === "chosen") as (typeof plate.pieces)[number];

let files: Awaited<ReturnType<typeof boardFiles>>;
test.beforeAll(async () => {
  files = await boardFiles();
});

/** What a page says that it should not. */
const complaints = new Map<Page, string[]>();

test.beforeEach(async ({ page }) => {
  const said: string[] = [];
  complaints.set(page, said);
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await openBoard(page, files, WIDTH);
  await page.evaluate((size) => window.board.show({ size }), SIZE);
});

test.afterEach(({ page }) => {
  expect(complaints.get(page)).toEqual([]);
});

/** Where a cell of the whole board lies on the page. */
async function placeOf(page: Page, row: number, column: number): Promise<[x: number, y: number]> {
  const box = await page.locator("canvas").boundingBox();
  if (!box) throw new Error("there is no canvas");
  const { left, top, cell } = windowOf(plate, { ...box, ratio: 1 });
  return [box.x + left + (column + 0.5) * cell, box.y + top + (row + 0.5) * cell];
}

const reading = (page: Page) => page.locator(".board-bar__what");
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** The rows and columns that are read at a place of the page, or those of the nearest piece. */
async function cellAt(page: Page, x: number, y: number): Promise<[row: number, column: number]> {
  for (const [dx, dy] of [0, 12, -12, 24, -24, 36].flatMap((a) => [0, 12, -12, 24, -24].map((b) => [a, b]))) {
    await page.mouse.move(x + dx, y + dy);
    const text = (await reading(page).textContent()) ?? "";
    const [, row, column] = /row (\d+), column (\d+)/.exec(text) ?? [];
    if (row && column) return [Number(row), Number(column)];
  }
  throw new Error("no piece is near");
}

test("pointing at a king tells which it is, and where", { tag: "@full" }, async ({ page }) => {
  await page.mouse.move(...(await placeOf(page, chosen.row, chosen.column)));
  await expect(reading(page)).toHaveText(
    `${chosen.label}, row ${chosen.row + 1}, column ${chosen.column + 1}`,
  );
  await page.mouse.move(0, 0);
  await expect(reading(page)).toHaveText("Point at a piece to see which it is.");
  await page.evaluate((size) => window.board.showNow({ size }, { pointed: "k1" }), SIZE);
  await expect(reading(page)).toContainText("king 1, row");
});

test("buttons zoom, and are off where they have nothing to do", async ({ page }) => {
  const [closer, farther, whole] = ["Zoom in", "Zoom out", "Show the whole board"].map((name) =>
    button(page, name),
  ) as [ReturnType<typeof button>, ReturnType<typeof button>, ReturnType<typeof button>];
  await expect(farther).toBeDisabled();
  await expect(whole).toBeDisabled();
  for (let press = 0; press < 6; press++) await closer.click();
  await expect(closer).toBeDisabled();
  for (const tool of [closer, farther, whole]) {
    const box = await tool.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await whole.click();
  await expect(whole).toBeDisabled();
  await expect(closer).toBeEnabled();
});

test("the wheel zooms with Ctrl at the mouse, and scrolls the page without", { tag: "@full" }, async ({
  page,
}) => {
  const [x, y] = await placeOf(page, 80, 20);
  const before = await cellAt(page, x, y);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect(button(page, "Zoom out")).toBeDisabled();
  await page.keyboard.down("Control");
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -60);
  await page.keyboard.up("Control");
  await expect(button(page, "Zoom out")).toBeEnabled();
  const after = await cellAt(page, x, y);
  expect(Math.abs(after[0] - before[0]) + Math.abs(after[1] - before[1])).toBeLessThanOrEqual(6);
});

test("a drag moves the zoomed board, and not the whole one", async ({ page }) => {
  const [x, y] = await placeOf(page, 50, 50);
  const drag = async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 150, y - 100, { steps: 5 });
    await page.mouse.up();
  };
  const whole = await cellAt(page, x, y);
  await drag();
  expect(await cellAt(page, x, y)).toEqual(whole);
  await page.mouse.dblclick(x, y);
  await page.mouse.dblclick(x, y);
  const before = await cellAt(page, x, y);
  await drag();
  const after = await cellAt(page, x, y);
  expect(after[1] - before[1]).toBeGreaterThan(5);
  expect(after[0] - before[0]).toBeGreaterThan(2);
});

test("the chosen king stays in view, until the reader looks elsewhere", { tag: "@full" }, async ({
  page,
}) => {
  for (let press = 0; press < 4; press++) await button(page, "Zoom in").click();
  const [x, y] = await placeOf(page, 50, 50);
  for (const seed of [2, 4, 3]) {
    const king = syntheticBoard({ size: SIZE, seed }).pieces.find(({ role }) => role === "chosen");
    await page.evaluate(([size, seed]) => window.board.showNow({ size, seed }), [SIZE, seed] as const);
    const [row, column] = await cellAt(page, x, y);
    expect(
      Math.max(Math.abs(row - 1 - (king?.row ?? 0)), Math.abs(column - 1 - (king?.column ?? 0))),
    ).toBeLessThanOrEqual(16);
  }
  const follow = button(page, "Follow");
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await page.locator("canvas").focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press("Alt+ArrowRight");
  for (let press = 0; press < 8; press++) await page.keyboard.press("Alt+ArrowDown");
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  const corner = await cellAt(page, x, y);
  await page.evaluate((size) => window.board.showNow({ size, seed: 3 }), SIZE);
  expect(await cellAt(page, x, y)).toEqual(corner);
  await follow.click();
  expect(await cellAt(page, x, y)).not.toEqual(corner);
});

test("keys zoom and move the board, and the arrows alone are left to the player", { tag: "@full" }, async ({
  page,
}) => {
  await page.locator("canvas").focus();
  const prevented = (key: string) =>
    page.evaluate((key) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      document.querySelector("canvas")?.dispatchEvent(event);
      return event.defaultPrevented;
    }, key);
  for (const key of ["ArrowRight", "Home", "End", "+", "-", " "])
    expect(await prevented(key), key).toBe(false);
  await page.keyboard.press("z");
  await expect(button(page, "Zoom out")).toBeEnabled();
  await page.keyboard.press("0");
  await expect(button(page, "Zoom out")).toBeDisabled();
});

test("two fingers zoom, and one finger scrolls the page until then", { tag: "@full" }, async ({ page }) => {
  const canvas = page.locator("canvas");
  const action = () => canvas.evaluate((element) => getComputedStyle(element).touchAction);
  expect(await action()).toBe("pan-x pan-y");
  const [x, y] = await placeOf(page, 50, 50);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", spread: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [
              { x: x - spread, y, id: 0 },
              { x: x + spread, y, id: 1 },
            ],
    });
  await touch("touchStart", 20);
  for (const spread of [30, 45, 60, 80]) await touch("touchMove", spread);
  await touch("touchEnd", 80);
  await expect(button(page, "Zoom out")).toBeEnabled();
  expect(await action()).toBe("none");
});

test("a question is answered on the board, or with buttons that have names", async ({ page }) => {
  await page.evaluate(
    (size) => window.board.showNow({ size }, { choices: ["s2.2", "k7", "k8"], rejected: ["k8"] }),
    SIZE,
  );
  const square = plate.areas.find(({ id }) => id === "s2.2") as (typeof plate.areas)[number];
  const refused = plate.pieces.find(({ id }) => id === "k8") as (typeof plate.pieces)[number];
  await page.mouse.click(...(await placeOf(page, square.row, square.column)));
  await page.mouse.click(...(await placeOf(page, refused.row, refused.column)));
  await page.mouse.click(...(await placeOf(page, chosen.row, chosen.column)));
  await button(page, "king 7").click();
  await expect(button(page, "king 8")).toBeDisabled();
  expect(await page.evaluate(() => window.board.picked)).toEqual(["s2.2", "k7"]);
});

/** Counts the paintings from now on. */
async function countPaintings(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype;
    Object.assign(window, { paintings: 0 });
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      Object.assign(window, { paintings: Number(Reflect.get(window, "paintings")) + 1 });
      clearRect.apply(this, box);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "paintings")));
}

/** Waits until nothing is painted any more. */
async function atRest(page: Page, paintings: () => Promise<number>): Promise<void> {
  const more = async () => {
    const before = await paintings();
    await page.evaluate(async () => {
      for (let frames = 0; frames < 10; frames++) await new Promise((done) => requestAnimationFrame(done));
    });
    return (await paintings()) - before;
  };
  await expect.poll(more).toBe(0);
}

test("however often it changes, the board is painted once a frame, and at rest not at all", {
  tag: "@full",
}, async ({ page }) => {
  const paintings = await countPaintings(page);
  await atRest(page, paintings);
  const before = await paintings();
  await page.evaluate(async (size) => {
    for (let seed = 1; seed <= 20; seed++) window.board.showNow({ size, seed });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, SIZE);
  expect(await paintings()).toBe(before + 1);
  await atRest(page, paintings);
  expect(await paintings()).toBe(before + 1);
});

test("kings glide from step to step, unless the reader wants no motion", { tag: "@full" }, async ({
  page,
}) => {
  const paintings = await countPaintings(page);
  const step = (seed: number) =>
    page.evaluate(([size, seed]) => window.board.showNow({ size, seed }, { tween: "step" }), [
      SIZE,
      seed,
    ] as const);
  await step(2);
  await expect.poll(paintings).toBeGreaterThan(2);
  await atRest(page, paintings);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const before = await paintings();
  await step(3);
  await atRest(page, paintings);
  expect(await paintings()).toBe(before + 1);
});

test("the board takes the colors of the theme as soon as it changes", { tag: "@full" }, async ({ page }) => {
  const ink = async () => {
    const [x, y] = await placeOf(page, chosen.row, chosen.column);
    const box = await page.locator("canvas").boundingBox();
    return page.evaluate(
      ([x, y]) => {
        const context = document.querySelector("canvas")?.getContext("2d");
        return [...(context?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [])].join();
      },
      [x - (box?.x ?? 0), y - (box?.y ?? 0)] as const,
    );
  };
  const light = await ink();
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
  });
  await expect.poll(ink).not.toBe(light);
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "light";
  });
  await expect.poll(ink).toBe(light);
});

test("the picture is saved as a PNG of the whole board", { tag: "@full" }, async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.evaluate(() => window.board.save("kings-7")),
  ]);
  expect(download.suggestedFilename()).toBe("kings-7.png");
});

test("a small board is drawn with SVG, and takes the place of a big one", async ({ page }) => {
  await page.evaluate(() => window.board.show({ size: 12 }));
  await expect(page.locator("canvas")).toHaveCount(0);
  await expect(page.locator("svg.fig--board .piece")).toHaveCount(36);
  await page.evaluate((size) => window.board.show({ size }), SIZE);
  await expect(page.locator("canvas")).toHaveCount(1);
});
