/** A tour as one file that is opened without a network, and as a frame in another page. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { formatTour, type Tour, type TourStop } from "#components/tour/tour.ts";
import { packTour } from "#components/tour/tour-link.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { bodyOf } from "../support/body-of.ts";
import { openFile } from "../support/opened-file.ts";
import { EDITIONS, type Edition, openCourse } from "../support/platform.ts";
import { sweep } from "../support/sweep.ts";

const MOST_FILE = 1_500_000;
/** Of what the frame of a tour of one lesson fetches, as gzip packs it. */
const MOST_FRAME = 60 * 1024;
const MARKUP = '</p><script>document.title = "run"</script><img src=x onerror="document.title=1">';

let folder = "";
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tour-file-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a tour on the desk. */
async function onDesk(page: Page, tour: Tour): Promise<void> {
  await page.goto("/tours/");
  await page.locator("input[type=file]").setInputFiles({
    name: "a.kibitz-tour.json",
    mimeType: "application/json",
    buffer: Buffer.from(formatTour(tour)),
  });
  await expect(page.getByLabel("Title")).toHaveValue(tour.title);
}

const [first, , , asked] = exampleTour.stops;
const plain: TourStop = { ...first, asks: "none", question: "", answer: "", hides: [] };
const halves: TourStop = { ...plain, lesson: "recursive-halving", source: { kind: "own", text: "4" } };

test("a tour over two lessons plays as one file from its first stop to its last", async ({
  page,
  browser,
}) => {
  const stops: TourStop[] = [
    { ...first, sentence: MARKUP },
    { ...asked, hides: ["sentence", "answer"] },
    { ...plain, source: { kind: "random", seed: 5, size: 6 }, hides: ["sentence"] },
    { ...halves, step: "start", sentence: "Halves of halves." },
    { ...plain, lesson: "fool-s-mate" },
    { ...plain, step: "game 5000", index: 9000 },
  ];
  await onDesk(page, { title: "Six <b>stops</b>", opening: "Ready?", stops });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as one HTML file" }).click(),
  ]);
  await expect(page.getByText(/The file is saved, \d+ KiB/)).toBeVisible();
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  expect(statSync(path).size).toBeLessThanOrEqual(MOST_FILE);

  const { file, wrong } = await openFile(browser, path);
  const next = file.getByRole("button", { name: "Next stop" });
  const figure = (number: number) => file.locator(`#stop${number}[data-ready]`);
  await expect(file.getByRole("heading", { level: 1 })).toHaveText("Six <b>stops</b>");
  await expect(figure(1)).toBeVisible();
  await expect(file.locator(".tour__sentence")).toHaveText(MARKUP);
  await expect(file.locator(".tour__stop")).toHaveCount(1);
  await expectAccessible(file, { state: "the tour in a file" });
  await expect(next).toBeDisabled();
  await file.getByLabel("Your answer").fill("7.");
  await file.getByLabel("Your answer").press("Enter");
  await expect(file.getByText("That is the coach’s answer too.")).toBeVisible();
  await next.click();
  await expect(figure(2)).toContainText("Who sits out round 3?");
  await expect(figure(2).getByRole("button", { name: "Hint" })).toBeVisible();
  await expect(figure(2).getByRole("button", { name: "Show me" })).toBeHidden();
  await expect(next).toBeDisabled();
  await figure(2).press("3");
  await next.click();
  // What chance has drawn is written out; the lesson's sentence is hidden.
  await expect(figure(3).locator(".embed__step")).toBeVisible();
  await expect(figure(3).locator(".embed__comment")).toBeHidden();
  await next.click();
  const number = figure(4).locator(".annotation__no");
  await expect(number).toHaveText("0");
  await figure(4).press("ArrowRight");
  await expect(number).toHaveText("1");
  await next.click();
  await expect(file.locator(".tour__wrong")).toContainText("There is no lesson “fool-s-mate” here");
  await next.click();
  await expect(file.locator(".tour__told")).toContainText("The nearest one is shown.");
  await expect(figure(6)).toContainText("round 7 of 7, third game");
  await file.getByRole("button", { name: "Finish the tour" }).click();
  await expect(file.getByText("That was the tour: all 6 stops.")).toBeVisible();
  await expect(file).toHaveTitle("Six <b>stops</b>");
  expect(wrong).toEqual([]);
  await file.context().close();

  const whole = readFileSync(path, "utf8");
  for (const [damage, said] of [
    [whole.replace("&quot;holds&quot;", "&quot;holds"), "This tour cannot be read"],
    [whole.replace("&quot;version&quot;:1", "&quot;version&quot;:9"), "newer version of the site (9)"],
  ] as const) {
    expect(damage).not.toBe(whole);
    const damaged = join(folder, "damaged.html");
    writeFileSync(damaged, damage);
    const opened = await openFile(browser, damaged);
    await expect(opened.file.getByRole("alert")).toContainText(said);
    await opened.file.context().close();
  }
});

/** The circle and the halving of one field, after two rounds of both. */
const compared: TourStop = {
  ...{ ...plain, source: { kind: "example", id: "eight" }, step: "round 2", index: 2 },
  beside: {
    ...{ lesson: "recursive-halving", version: 1, by: "round" },
    source: { kind: "random", seed: 3, size: 8 },
  },
};

test("a comparison plays in a file and in a frame, which fetches its code for it alone", {
  tag: "@full",
}, async ({ page, browser }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await onDesk(page, {
    title: "Beside",
    opening: "",
    stops: [compared, { ...compared, hides: ["sentence"] }],
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as one HTML file" }).click(),
  ]);
  const path = join(folder, "beside.html");
  await download.saveAs(path);
  expect(statSync(path).size).toBeLessThanOrEqual(MOST_FILE);
  await page.getByRole("button", { name: "Copy the code for another page" }).click();
  await expect(page.getByText("The code is copied")).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const { file, wrong } = await openFile(browser, path);
  const figure = file.locator("#stop1[data-ready]");
  await expect(figure.locator(".embed__side")).toHaveCount(2);
  await expect(figure.locator("svg.fig .layer > *").first()).toBeAttached();
  await expect(figure.getByRole("slider")).toHaveValue("2");
  const sentence = figure.locator(".embed__comment").last();
  await expect(sentence).toBeVisible();
  const before = (await sentence.textContent()) ?? "";
  await figure.press("ArrowRight");
  await expect(sentence).not.toHaveText(before);
  await file.getByRole("button", { name: "Next stop" }).click();
  await expect(file.locator("#stop2 .embed__comment").first()).toBeHidden();
  await file.getByRole("button", { name: "Finish the tour" }).click();
  await expect(file.getByText("That was the tour: all 2 stops.")).toBeVisible();
  await expectAccessible(file, { state: "a comparison in a file" });
  expect(wrong).toEqual([]);
  await file.context().close();

  await page.setViewportSize({ width: 640, height: 360 });
  const fetched: string[] = [];
  page.on("response", (response) => fetched.push(new URL(response.url()).pathname));
  const hash = /#([^"]+)"/.exec(code)?.[1] ?? "";
  await page.goto(`/embed/tour/#${hash}`);
  await expect(page.locator("#stop1[data-ready] .embed__side")).toHaveCount(2);
  await expect(page.getByRole("slider")).toHaveValue("2");
  await expectAccessible(page, { state: "a comparison in a frame" });
  expect(fetched.filter((each) => /StopTwin/.test(each))).toHaveLength(1);
  await page.keyboard.press("PageDown");
  await expect(page.getByText("Stop 2 of 2")).toBeVisible();
  fetched.length = 0;
  await page.goto("about:blank");
  await page.goto(`/embed/tour/#${await packTour({ title: "One", opening: "", stops: [plain] })}`);
  await expect(page.locator("#stop1[data-ready]")).toBeVisible();
  expect(fetched.filter((each) => /StopTwin/.test(each))).toEqual([]);
});

test("a file that is made where browsers compute no hashes allows its own scripts alone, too", {
  tag: "@full",
}, async ({ page, browser }) => {
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { get: () => false }));
  await onDesk(page, { title: "Without hashes", opening: "", stops: [plain] });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as one HTML file" }).click(),
  ]);
  const path = join(folder, "without-hashes.html");
  await download.saveAs(path);
  const whole = readFileSync(path, "utf8");
  expect(whole).toMatch(/script-src 'nonce-\d{20,}'( 'nonce-\d+')*;style-src 'nonce-\d+';/);
  const smuggled = join(folder, "smuggled.html");
  writeFileSync(smuggled, whole.replace("</body>", '<script>document.title = "run"</script></body>'));
  for (const [opened, complaints] of [
    [path, 0],
    [smuggled, 1],
  ] as const) {
    const { file, wrong } = await openFile(browser, opened);
    await expect(file.locator("#stop1[data-ready]")).toBeVisible();
    await expect(file).toHaveTitle("Without hashes");
    expect(wrong, opened).toHaveLength(complaints);
    await file.context().close();
  }
});

for (const [edition, { fields }] of Object.entries(EDITIONS) as [Edition, (typeof EDITIONS)[Edition]][])
  test(
    `a tour as a course of SCORM ${edition} reports score, completion and place, and goes on there`,
    sweep(edition === "2004"),
    async ({ page, context }) => {
      const own = { ...plain, asks: "own", question: "How many rounds?", answer: "7" } as const;
      await onDesk(page, { title: "A course", opening: "", stops: [{ ...first }, plain, asked, own] });
      await page.getByLabel("Edition of the course").selectOption(edition);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save as a course" }).click(),
      ]);
      await expect(page.getByText(/The course is saved, \d+ KiB/)).toBeVisible();
      const path = join(folder, download.suggestedFilename());
      await download.saveAs(path);

      const { frame, get, again, nextPupil, timeOf, refused } = await openCourse(context, path, edition);
      const next = () => frame.getByRole("button", { name: "Next stop" }).click();
      await expect(frame.locator("#stop1[data-ready]")).toBeVisible();
      await expect.poll(() => get(fields.status)).toBe("incomplete");
      // Three stops ask. The first answer is right, by the coach's word.
      await frame.getByLabel("Your answer").fill("7.");
      await frame.getByLabel("Your answer").press("Enter");
      await expect.poll(() => get(fields.score)).toBe("33");
      await next();
      await next();
      await expect(frame.locator("#stop3[data-ready]")).toContainText("Who sits out round 3?");
      expect(await get(fields.location)).toBe("stop3");

      await again();
      await expect(frame.locator("#stop3[data-ready]")).toContainText("Who sits out round 3?");
      await expect(frame.getByText("2 of 4 stops done")).toBeVisible();
      // How long it was open the first time.
      expect(await timeOf()).toMatch(edition === "1.2" ? /^00:0\d:\d\d$/ : /^PT\d{1,3}S$/);
      expect(await get(fields.status)).toBe("incomplete");
      await frame.locator("#stop3").getByRole("button", { name: "Show me" }).click();
      await next();
      const last = frame.locator("section", { has: frame.locator("#at-stop4") });
      // What was typed at the other machine stands there as well.
      await expect(frame.getByLabel("Your answer").first()).toHaveValue("7.");
      await last.getByLabel("Your answer").fill("Nine");
      await last.getByLabel("Your answer").press("Enter");
      // Shown is no right answer, and neither is another one than the coach's; a second try changes nothing.
      await last.getByLabel("Your answer").fill("7");
      await last.getByLabel("Your answer").press("Enter");
      await expect.poll(() => get(fields.status)).toBe(edition === "1.2" ? "failed" : "completed");
      expect(await get(fields.score)).toBe("33");
      expect(await refused()).toEqual([]);
      // Each first answer of this visit, for the platform's own report; in the first one it can only be written.
      expect(await get("cmi.interactions._count")).toBe("2");
      if (edition === "2004") {
        expect(await get("cmi.interactions.1.id")).toBe("stop4-1");
        expect(await get("cmi.interactions.1.learner_response")).toBe("Nine");
        expect(await get("cmi.interactions.1.result")).toBe("incorrect");
      }

      // The next pupil at this machine: the platform has nothing of theirs, and sees nothing of the last one's.
      await nextPupil();
      await expect(frame.locator("#stop1[data-ready]")).toBeVisible();
      await expect.poll(() => get(fields.status)).toBe("incomplete");
      await expect(frame.getByText("0 of 4 stops done")).toBeVisible();
      await expect(frame.locator("#at-stop2")).toHaveCount(0);
      await expect(frame.getByLabel("Your answer")).toHaveValue("");
      await expect(frame.getByText(/coach’s answer/)).toHaveCount(0);
      // Who has answered nothing has no score, and is nowhere.
      expect(await get(fields.score)).toBe("");
      expect(await get(fields.location)).toBe("");
      expect(await refused()).toEqual([]);
    },
  );

test("a tour that asks nothing is complete when its last stop is done, and has no score", {
  tag: "@full",
}, async ({ page, context }) => {
  await onDesk(page, { title: "A course", opening: "", stops: [plain, halves] });
  await page.getByLabel("Edition of the course").selectOption("2004");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a course" }).click(),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  const { frame, get } = await openCourse(context, path, "2004");
  const { fields } = EDITIONS["2004"];
  await frame.getByRole("button", { name: "Next stop" }).click();
  await expect.poll(() => get(fields.location)).toBe("stop2");
  expect(await get(fields.status)).toBe("incomplete");
  await frame.getByRole("button", { name: "Finish the tour" }).click();
  await expect.poll(() => get(fields.status)).toBe("completed");
  expect(await get(fields.score)).toBe("");
});

const LESSONS = readdirSync(new URL("../../../content/lessons/en", import.meta.url)).map((file) =>
  file.replace(".mdx", ""),
);

for (const lesson of LESSONS)
  test(`a tour of ${lesson} in a frame is light`, sweep(lesson === "circle-method"), async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.ok()) bodies.push(bodyOf(response));
    });
    // In the place of an example that is not there comes the first one.
    const stop: TourStop = { ...plain, lesson, source: { kind: "example", id: "none" }, step: "start" };
    await page.goto(`/embed/tour/#${await packTour({ title: "Light", opening: "", stops: [stop] })}`);
    // The page, the player, the lesson, and what draws its picture.
    await expect.poll(() => bodies.length).toBeGreaterThan(3);
    await expect(page.locator("#stop1 svg.fig .layer > *, #stop1 canvas")).not.toHaveCount(0);
    const all = await Promise.all(bodies);
    const weight = all.reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0);
    expect(weight).toBeLessThanOrEqual(MOST_FRAME);
  });

test("a tour in a frame is led through by Page Down, is light, and tells what is wrong with it", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const stops: TourStop[] = [
    { ...first, sentence: MARKUP },
    { ...asked, hides: ["sentence"] },
    { ...plain, step: "game 5000", index: 9000 },
    { ...plain, lesson: "fool-s-mate" },
  ];
  await onDesk(page, { title: "On a slide", opening: "", stops });
  await page.getByRole("button", { name: "Copy the code for another page" }).click();
  await expect(page.getByText("The code is copied")).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const body = code.replace(/https?:\/\/[^/]*/, baseURL ?? "");
  await page.route("**/slide.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<title>A slide</title><script>addEventListener("message", (event) => {
        if (event.source === document.querySelector("iframe").contentWindow) (window.heard ??= []).push(event.data);
      })</script>${body}`,
    }),
  );
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.ok() && response.url().includes("/embed/")) bodies.push(bodyOf(response));
  });
  await page.goto("/slide.html");
  const frame = page.frameLocator("iframe");
  const figure = (number: number) => frame.locator(`#stop${number}[data-ready]`);
  const said = frame.locator(".embed-tour__said");
  await expect(figure(1)).toBeVisible();
  const all = await Promise.all(bodies);
  const weight = all.reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0);
  expect(all.length).toBeGreaterThanOrEqual(3);
  expect(weight).toBeLessThanOrEqual(MOST_FRAME);
  await expect(said).toContainText(MARKUP);
  await expect(frame.locator(".embed-tour__bar a")).toHaveAttribute("href", /\/tour\/#1\./);
  await figure(1).focus();
  await expect(said).not.toContainText("The coach’s answer");
  await page.keyboard.press("PageDown");
  await expect(said).toContainText("The coach’s answer: 7");
  await page.keyboard.press("PageDown");
  await expect(figure(2)).toContainText("Who sits out round 3?");
  await page.keyboard.press("PageDown");
  await expect(figure(2)).toContainText("This is the answer.");
  await page.keyboard.press("PageDown");
  await expect(said).toContainText("The nearest one is shown.");
  await expect(figure(3).locator(".annotation__where")).toHaveText("round 7 of 7, third game");
  await page.keyboard.press("ArrowLeft");
  await expect(figure(3).locator(".annotation__where")).not.toHaveText("round 7 of 7, third game");
  await page.keyboard.press("PageDown");
  await expect(frame.getByRole("alert")).toContainText("There is no lesson “fool-s-mate” here");
  const heard = (last: number) =>
    page.evaluate((n) => (window as unknown as { heard?: object[] }).heard?.slice(-n), last);
  await expect
    .poll(() => heard(2))
    .toEqual([
      { kibitz: 1, type: "stop", stop: 4 },
      { kibitz: 1, type: "ready", stop: 4, stops: 4 },
    ]);
  await page.keyboard.press("PageDown");
  await expect.poll(() => heard(1)).toEqual([{ kibitz: 1, type: "edge", side: "end", key: "PageDown" }]);
  await frame.getByRole("button", { name: "The stop before" }).click();
  await expect(figure(3)).toBeVisible();

  const hash = await packTour(exampleTour);
  await page.setViewportSize({ width: 640, height: 360 });
  for (const theme of ["light", "dark"]) {
    await page.goto(`/embed/tour/?theme=${theme}#${hash}`);
    await expect(page.locator("#stop1[data-ready]")).toBeVisible();
    await expectAccessible(page, { state: `the tour in a frame, ${theme}` });
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(360);
  for (const [address, told] of [
    [hash.slice(0, -9), "the link was cut or changed on its way"],
    [`9${hash.slice(1)}`, "newer version of the site (9)"],
    ["", "No tour is in this link."],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`/embed/tour/#${address}`);
    await expect(page.getByRole("alert")).toContainText(told);
  }
});
