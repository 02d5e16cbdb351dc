/** Cards for a vote: printed, read by a real page and worker from a film in place of a camera, and typed. */
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Page, test } from "@playwright/test";
import { CARD_LETTERS } from "#src/class/vision/tally.ts";
import { film, type Scene } from "#test/support/film.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { findBrowser } from "../support/find-browser.ts";

const SCENE: Scene = {
  seed: 5,
  width: 960,
  height: 540,
  cards: 30,
  from: 32,
  to: 46,
  blur: 0.6,
  noise: 3,
  covered: 0,
  posters: 2,
  among: 30,
};

/** A film as a file: first the room, for five seconds, and then the cards, for six. */
function filmFile(): { path: string; counts: number[] } {
  const path = join(tmpdir(), `kibitz-cards-${process.pid}.y4m`);
  const { width, height } = SCENE;
  const file = openSync(path, "w");
  writeSync(file, `YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`);
  const gray = Buffer.alloc((width * height) / 2, 128);
  const shoot = (frames: readonly Uint8ClampedArray[], times: number) => {
    for (let k = 0; k < times; k++)
      for (const part of ["FRAME\n", frames[k % frames.length], gray])
        typeof part === "string" ? writeSync(file, part) : writeSync(file, part);
  };
  const cards = film(SCENE);
  const still = (of: { next: () => { light: Uint8Array | Uint8ClampedArray } }) =>
    new Uint8ClampedArray(of.next().light);
  shoot([still(film({ ...SCENE, cards: 0 }))], 25);
  shoot([still(cards), still(cards), still(cards)], 30);
  closeSync(file);
  const counts = CARD_LETTERS.map((_, turn) => cards.raised.filter((card) => card.turn === turn).length);
  return { path, counts };
}

const open = async (page: Page) => {
  await page.goto("/cards/");
  await expect(page.locator("[data-ready]")).toHaveCount(1);
};
const field = (page: Page, letter: string) =>
  page.locator(".vote__counts").getByLabel(new RegExp(`^${letter} `));

test("thirty cards are counted by the camera, in the page", async ({ baseURL }) => {
  const { path, counts } = filmFile();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${path}`,
    ],
  });
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: "block" });
    const page = await context.newPage();
    const asked: string[] = [];
    await open(page);
    await page.getByRole("button", { name: "Count cards with the camera" }).click();
    const camera = page.getByRole("region", { name: "Count with the camera" });
    await expect(camera.getByText("Camera is on")).toBeHidden();
    await camera.getByRole("button", { name: "Turn the camera on" }).click();
    await expect(camera.getByText("Camera is on")).toBeVisible();
    page.on("request", (request) => request.method() !== "GET" && asked.push(request.url()));
    await camera.getByRole("button", { name: "Cards up" }).click();
    await expect(camera.getByText("30 of 30 pupils read")).toBeVisible();
    await camera.getByRole("button", { name: "Take these counts" }).click();
    for (const [i, letter] of CARD_LETTERS.entries())
      await expect(field(page, letter)).toHaveValue(String(counts[i]));
    await expect(page.locator(".camera__light")).toHaveCount(0);
    expect(asked).toEqual([]);
    await context.close();
  } finally {
    await browser.close();
    rmSync(path);
  }
});

test("a camera that is refused, or is not there, leaves the typed way as it was", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions([]);
  await open(page);
  await field(page, "A").fill("3");
  await page.getByRole("button", { name: "Count cards with the camera" }).click();
  await page.getByRole("button", { name: "Turn the camera on" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /Type the counts/ })).toBeVisible();
  await expect(field(page, "A")).toHaveValue("3");
  await expectAccessible(page);
});

test("two votes are typed by keyboard alone, and stand side by side", async ({ page }) => {
  await open(page);
  await field(page, "A").focus();
  for (const number of ["7", "12", "5"]) {
    await page.keyboard.type(number);
    await page.keyboard.press("Enter");
  }
  await expect(field(page, "D")).toBeFocused();
  await page.keyboard.press("+");
  await expect(field(page, "D")).toHaveValue("1");
  await page.getByRole("button", { name: "Second vote" }).press("Enter");
  await field(page, "B").fill("21");
  await page.getByRole("button", { name: "Answer", exact: true }).press("Enter");
  const row = page.locator(".vote-bars tr").nth(1);
  await expect(row.locator("td").nth(0)).toHaveText("12 · 48 %");
  await expect(row.locator("td").nth(1)).toHaveText("21 · 100 %");
});

test("as many cards are printed as there are pupils, one or two a page", { tag: "@full" }, async ({
  page,
}) => {
  await open(page);
  const pages = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;
  await page.getByLabel("Number of pupils").fill("5");
  expect(await pages()).toBe(5);
  await page.getByLabel("Two cards on an A4 page").check();
  expect(await pages()).toBe(3);
  await page.getByLabel("Number of pupils").fill("36");
  await expect(page.getByText("There are 35 different cards")).toBeVisible();
});
