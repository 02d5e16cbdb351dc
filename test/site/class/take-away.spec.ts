/** Steps taken away from a figure: each file is made by the page, read by something else, and compared with the figure. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page, type Response, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { decompressFrames, parseGIF } from "gifuct-js";
import { expectAccessible } from "../support/accessibility.ts";
import { bodyOf } from "../support/body-of.ts";
import { alive, openFigure } from "../support/figures.ts";
import { sweep } from "../support/sweep.ts";

// A picture of the screen in the middle of a movement is like no step.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Slow machines may take their time: much is drawn, made and read back here. */
const kibitz = (...args: string[]): string =>
  execFileSync(process.execPath, ["src/cli/main.ts", ...args], {
    stdio: "pipe",
    // The pictures of both say where they are from: here, as this build was told no other place.
    env: { ...process.env, SITE: test.info().project.use.baseURL },
  }).toString();

async function openDialog(page: Page, figure: Locator): Promise<Locator> {
  await figure.locator('summary[aria-label="Menu"]').click();
  await figure.getByRole("button", { name: "Take away" }).click();
  const dialog = page.getByRole("dialog", { name: "Take away" });
  await expect(dialog.getByRole("radio", { name: "GIF" })).toBeVisible();
  return dialog;
}

async function choose(dialog: Locator, kind: string | RegExp, from: number, to: number): Promise<void> {
  await dialog.getByRole("radio", { name: kind }).check();
  await dialog.getByLabel("From step").fill(String(from));
  await dialog.getByLabel("To step").fill(String(to));
}

/** Makes the file and saves it, as a reader would. */
async function made(page: Page, dialog: Locator): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await dialog.getByRole("button", { name: "Make it" }).click();
  const save = dialog.getByRole("button", { name: /^Save / });
  await expect(save).toBeFocused({ timeout: 40_000 });
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** What the figure itself shows at these steps: pictures of the screen. */
async function shown(page: Page, figure: Locator, steps: readonly number[]): Promise<string[]> {
  const pictures: string[] = [];
  for (const step of steps) {
    const field = figure.getByRole("textbox", { name: /step/i }).first();
    await field.fill(String(step));
    await field.press("Enter");
    await expect(figure.locator(".annotation__move > span").first()).toHaveText(String(step));
    await page.mouse.move(0, 0);
    pictures.push((await figure.locator(".diagram__plate > svg").screenshot()).toString("base64"));
  }
  return pictures;
}

/** How far pictures are apart, seen from afar, in levels of 256; of frames the part above the sentence. */
function distances(page: Page, frames: readonly string[], pictures: readonly string[]): Promise<number[][]> {
  return page.evaluate(
    async ([frames, pictures]) => {
      const SIZE = [130, 140] as const;
      const small = async (address: string, share: number) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = SIZE;
        const context = canvas.getContext("2d") as CanvasRenderingContext2D;
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, image.width, image.height * share, 0, 0, ...SIZE);
        return { data: context.getImageData(0, 0, ...SIZE).data, image };
      };
      const seen = await Promise.all(pictures.map((one) => small(`data:image/png;base64,${one}`, 1)));
      const shape = seen[0].image.height / seen[0].image.width;
      return Promise.all(
        frames.map(async (frame) => {
          const probe = new Image();
          probe.src = frame;
          await probe.decode();
          const own = await small(frame, (shape * probe.width) / probe.height);
          return seen.map(
            ({ data }) => data.reduce((sum, part, k) => sum + Math.abs(part - own.data[k]), 0) / data.length,
          );
        }),
      );
    },
    [frames, pictures] as const,
  );
}

/** Each frame is most like the picture of its own step, and like it. */
function expectInOrder(away: readonly (readonly number[])[]): void {
  for (const [k, row] of away.entries()) {
    expect(row[k], `frame ${k}: ${row.map((one) => one.toFixed(2)).join(" ")}`).toBeLessThan(4);
    for (const [j, other] of row.entries()) if (j !== k) expect(other).toBeGreaterThan(row[k]);
  }
}

test("what makes the file is at hand in a low window, whatever is made", { tag: "@full" }, async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 625],
  ]) {
    await page.setViewportSize({ width, height });
    const figure = await openFigure(page);
    const dialog = await openDialog(page, figure);
    const make = dialog.getByRole("button", { name: "Make it" });
    let kinds = 0;
    for (const kind of await dialog.getByRole("radio").all()) {
      if (!(await kind.isEnabled())) continue;
      await kind.check();
      // What stands in another page is no file.
      if ((await make.count()) === 0) continue;
      await expect(make, `${await kind.getAttribute("value")} at ${height}`).toBeInViewport({ ratio: 1 });
      kinds++;
    }
    expect(kinds).toBeGreaterThanOrEqual(6);
  }
});

test("a GIF shows what the figure shows, step by step", { tag: "@full" }, async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const figure = await openFigure(page);
  const steps = [2, 3, 4, 5, 6, 7];
  const pictures = await shown(page, figure, steps);
  expect(requests.filter((url) => /take-?away|gif-file|film-file|encode/i.test(url))).toEqual([]);
  const dialog = await openDialog(page, figure);
  await choose(dialog, "GIF", 2, 7);
  await expect(dialog.getByText("6 pictures, 9 seconds. Loads 4 KiB once.")).toBeVisible();
  const { name, bytes } = await made(page, dialog);
  expect(name).toBe("circle-method-2-7.gif");
  await expect(dialog.getByRole("img", { name: "What was made" })).toHaveJSProperty("naturalWidth", 960);
  const frames = decompressFrames(parseGIF(new Uint8Array(bytes).buffer), true);
  expect(frames.map(({ delay }) => delay)).toEqual(steps.map(() => 1500));
  expect(bytes.includes("/lessons/circle-method/?d1=1.seven.2#d1")).toBe(true);
  expect(bytes.includes("CC BY 4.0")).toBe(true);
  const images: string[] = [];
  for (const { patch, dims } of frames)
    images.push(
      await page.evaluate(
        ([bytes, width, height]) => {
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [width, height];
          const pixels = Uint8ClampedArray.from(atob(bytes), (letter) => letter.charCodeAt(0));
          canvas.getContext("2d")?.putImageData(new ImageData(pixels, width, height), 0, 0);
          return canvas.toDataURL();
        },
        [Buffer.from(patch).toString("base64"), dims.width, dims.height] as const,
      ),
    );
  expectInOrder(await distances(page, images, pictures));
  // Nothing came from anywhere else, and nothing that this file did not need.
  expect(requests.filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(requests.filter((url) => /film-file/.test(url))).toEqual([]);
});

test("a film plays, as long as it says, and shows what the figure shows", async ({ page }) => {
  const figure = await openFigure(page);
  const steps = [8, 9, 10, 11, 12];
  const pictures = await shown(page, figure, steps);
  const dialog = await openDialog(page, figure);
  await choose(dialog, /^Film/, 8, 12);
  await dialog.getByLabel("Seconds a step").fill("0.8");
  const { name, bytes } = await made(page, dialog);
  expect(name).toMatch(/^circle-method-8-12\.(mp4|webm)$/);
  expect(bytes.includes("Circle method")).toBe(true);
  const video = dialog.getByLabel("What was made");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(4, 1);
  const taken = () =>
    video.evaluate(async (element: HTMLVideoElement) => {
      element.pause();
      const images: string[] = [];
      for (let k = 0; k < 5; k++) {
        const there = new Promise((resolve) => element.addEventListener("seeked", resolve, { once: true }));
        element.currentTime = (k + 0.6) * 0.8;
        await there;
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [element.videoWidth, element.videoHeight];
        canvas.getContext("2d")?.drawImage(element, 0, 0);
        images.push(canvas.toDataURL());
      }
      return images;
    });
  // A busy machine may paint the frame before for a moment, when the one that is wanted has come.
  await expect(async () => expectInOrder(await distances(page, await taken(), pictures))).toPass();
});

test("what is cancelled in the middle leaves nothing behind, and can be begun again", {
  tag: "@full",
}, async ({ page }) => {
  const figure = await openFigure(page);
  const dialog = await openDialog(page, figure);
  await dialog.getByRole("button", { name: "The whole run" }).click();
  await dialog.getByRole("radio", { name: "GIF" }).check();
  await dialog.getByLabel("Width").selectOption("1920");
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(dialog.getByText(/^[1-9]\d* of 85 pictures$/)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Cancelled. Nothing was kept.")).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(page.locator(".take-away__drawing")).toHaveCount(0);
  await expect(dialog.locator("img, video")).toHaveCount(0);
  await choose(dialog, "GIF", 1, 2);
  expect((await made(page, dialog)).name).toBe("circle-method-1-2.gif");
  await dialog.getByRole("button", { name: "Make another one" }).click();
  await choose(dialog, "GIF", 0, 84);
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(dialog.getByText(/^[1-9]\d* of 85 pictures$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(page.locator(".take-away__drawing")).toHaveCount(0);
});

test("steps are those of the command line", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  const dialog = await openDialog(page, figure);
  await choose(dialog, /JSON/, 3, 9);
  const { bytes } = await made(page, dialog);
  const file = "algorithms/lessons/circle-method/inputs/seven.txt";
  expect(bytes.toString()).toBe(kibitz("trace", "circle-method", file, "--from", "3", "--count", "7"));
});

for (const [lesson, example] of [
  ["circle-method", "seven"],
  ["weighted-blossom", undefined],
  ["peaceful-kings", undefined],
] as const)
  test(
    `drawings of ${lesson} are painted as those of the command line`,
    sweep(lesson === "circle-method"),
    async ({ page }) => {
      const folder = mkdtempSync(join(tmpdir(), "kibitz-take-away-"));
      try {
        await page.goto(`/lessons/${lesson}/`);
        const figure = await alive(page, "d1");
        const dialog = await openDialog(page, figure);
        for (const theme of ["light", "dark"]) {
          await choose(dialog, /SVG/, 3, 9);
          await dialog.getByLabel("Colours").selectOption(theme);
          const { name, bytes } = await made(page, dialog);
          expect(name).toBe(`${lesson}-3-9-svg.zip`);
          const files = unzipSync(new Uint8Array(bytes));
          const names = [3, 4, 5, 6, 7, 8, 9].map((k) => `${lesson}-${k}.svg`);
          expect(Object.keys(files).sort()).toEqual(["about.txt", ...names]);
          const about = strFromU8(files["about.txt"]);
          const input = example ?? (/d1=1\.([a-z-]+)\.3#d1/.exec(about)?.[1] as string);
          expect(about).toContain(`/lessons/${lesson}/?d1=1.${input}.3#d1`);
          const file = `algorithms/lessons/${lesson}/inputs/${input}.txt`;
          kibitz("export", lesson, file, "--theme", theme, "--from", "3", "--to", "9", "--out", folder);
          for (const one of [names[0], names[6]]) {
            const own = await painted(page, strFromU8(files[one]));
            // Seven players with their numbers, and what lies between them: a picture is no empty sheet.
            expect(own.length).toBeGreaterThan(20);
            expect(own).toEqual(await painted(page, readFileSync(join(folder, one), "utf8")));
          }
          await dialog.getByRole("button", { name: "Make another one" }).click();
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

/** How a browser paints each mark of a file, whichever way it is written down. */
function painted(page: Page, svg: string): Promise<string[]> {
  return page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
    document.body.append(documentElement);
    const names = [
      "fill",
      "stroke",
      "stroke-width",
      "stroke-dasharray",
      "paint-order",
      "font-size",
      "font-weight",
      "font-family",
      "text-anchor",
      "opacity",
    ];
    const marks = [...documentElement.querySelectorAll("path, line, circle, rect, text")].map((mark) => {
      const style = getComputedStyle(mark);
      const has = mark.localName === "text" ? names : names.filter((name) => !/^(font|text)/.test(name));
      return [
        mark.localName,
        mark.textContent,
        mark.getAttribute("d"),
        ...has.map((name) => style.getPropertyValue(name)),
      ].join(" | ");
    });
    documentElement.remove();
    return marks;
  }, svg);
}

test("a long run is thinned, what cannot be is refused, and the dialog says so", { tag: "@full" }, async ({
  page,
}) => {
  await openFigure(page, "d1", "?d1=1.two-hundred.0");
  const figure = await alive(page, "d1");
  await expect(figure.getByText("of 59,700")).toBeVisible();
  const dialog = await openDialog(page, figure);
  await dialog.getByRole("button", { name: "The whole run" }).click();
  await expect(
    dialog.getByText(/59,701 steps are more than the 300 pictures .* every 200th step is shown/),
  ).toBeVisible();
  await choose(dialog, "GIF", 9, 8);
  await expect(dialog.getByText("Expected steps from 0 to 59,700, the first one first.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Make it" })).toBeDisabled();
  await choose(dialog, "GIF", 1, 2);
  await dialog.getByLabel("Seconds a step").fill("soon");
  await expect(dialog.getByText("Expected from 0.1 to 60 seconds a step.")).toBeVisible();
});

test("the dialog tells how much it loads", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  const dialog = await openDialog(page, figure);
  for (const kind of ["GIF", /^Film/, /PNG/]) {
    await choose(dialog, kind, 1, 2);
    const told = Number(
      /Loads (\d+) KiB/.exec((await dialog.locator(".take-away__plan").textContent()) ?? "")?.[1],
    );
    const bodies: Promise<Buffer>[] = [];
    const count = (response: Response) => {
      if (response.url().endsWith(".js")) bodies.push(bodyOf(response));
    };
    page.on("response", count);
    await made(page, dialog);
    page.off("response", count);
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length / 1024);
    const sum = sizes.reduce((all, one) => all + one, 0);
    expect(Math.abs(sum - told), `${kind}: ${sum.toFixed(1)} KiB`).toBeLessThan(1.5);
    await dialog.getByRole("button", { name: "Make another one" }).click();
  }
});

test("the dialog is used with the keyboard alone, and keeps to the rules of accessibility", {
  tag: "@full",
}, async ({ page }) => {
  const figure = await openFigure(page);
  await figure.locator('summary[aria-label="Menu"]').focus();
  await page.keyboard.press("Enter");
  await figure.getByRole("button", { name: "Take away" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Take away" });
  await expect(dialog.getByRole("radio", { name: /^Film \(/ })).toBeEnabled();
  await expectAccessible(page, { part: "dialog", state: "the form" });
  const from = dialog.getByLabel("From step");
  await from.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Save circle-method-1-3.gif" })).toBeFocused();
  await expectAccessible(page, { part: "dialog", state: "what was made" });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
