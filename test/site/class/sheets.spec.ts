/** Papers for a class: real PDFs, and slips that lead to their question. */
import { readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { expectAccessible } from "../support/accessibility.ts";
import { openExercises } from "../support/open-exercises.ts";
import { codesOn } from "../support/printed-codes.ts";
import { sweep } from "../support/sweep.ts";

test.beforeEach(({ page }) => openExercises(page));

/** Most pages of a sheet. */
const MOST_PAGES = 2;

async function openPapers(page: Page, query: string): Promise<void> {
  await page.goto(`/sheets/?${query}`);
  await expect(page.locator(".paper")).toBeVisible();
}

/** The paper that stands on the page, as a printer would get it. */
async function printed(page: Page): Promise<{ pages: number; text: string; first: string }> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  const pages = text.map((each) => each.replace(/\s+/g, " "));
  return { pages: totalPages, text: pages.join(" "), first: pages[0] ?? "" };
}

async function turnTo(page: Page, part: "Sheet" | "Slips" | "Key"): Promise<void> {
  await page.getByRole("button", { name: part, exact: true }).click();
  await expect(page.locator(`.paper--${part.toLowerCase()}`)).toBeVisible();
}

test("the sheet of every lesson takes two pages at most, and tells no answer", { tag: "@full" }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openPapers(page, "");
  const lessons = await page
    .locator("[name=lesson] option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(lessons.length).toBeGreaterThanOrEqual(12);
  for (const lesson of lessons)
    for (const paper of ["a4", "letter"]) {
      await openPapers(page, `lesson=${lesson}&seed=7&pupils=2&paper=${paper}`);
      const { pages, text } = await printed(page);
      expect(pages, `${lesson} on ${paper}`).toBeLessThanOrEqual(MOST_PAGES);
      expect(text).toContain("Name");
      expect(text).toContain(`/lessons/${lesson}/`);
      expect(text).toContain("CC BY 4.0");
      await turnTo(page, "Key");
      const answers = await page
        .locator(".paper--key dd")
        .evaluateAll((told) => told.flatMap(({ textContent }) => (textContent ?? "").split("; ")));
      expect(answers.length).toBeGreaterThanOrEqual(2);
      // "Breaks: 12" on the key must not stand so on the sheet, nor a long answer anywhere.
      for (const answer of answers) {
        const [, field, value] = /^([^:]*): (.*)$/s.exec(answer) ?? ["", "", answer];
        expect(text, `${lesson}: ${answer}`).not.toContain(`${field} ${value} `);
        if (value.length >= 8) expect(text, `${lesson}: ${answer}`).not.toContain(value);
      }
    }
});

test("a slip leads to its own question, and the key's answer is right there", async ({ page }) => {
  await openPapers(page, "lesson=first-move&seed=11&pupils=3&exercise=berger");
  const field = page.locator("[name=exercise]");
  await expect(field.first()).toBeVisible();
  await turnTo(page, "Slips");
  const slips = page.locator(".slip");
  const asked = await slips.nth(1).locator(".paper__task p").first().textContent();
  const link = (await slips.nth(1).locator("a").first().getAttribute("href")) ?? "";
  const others = await slips.locator(".paper__task h3 + p").allTextContents();
  expect(new Set(others).size).toBeGreaterThanOrEqual(3);
  await page.goto(link);
  const question = page.locator("number-question", { hasText: asked ?? "" });
  await expect(question.locator("[data-prompt]")).toHaveText(asked ?? "");
  await expect(question).toBeInViewport();
});

/** Its boards are the largest, and its questions the longest. */
const LARGEST = "peaceful-kings";
const LESSONS = readdirSync(new URL("../../../content/lessons/en/", import.meta.url)).map((name) =>
  name.replace(/\.mdx$/, ""),
);

for (const lesson of LESSONS)
  test(
    `the codes on the printed slips of ${lesson} open their questions, whole on a phone`,
    sweep(lesson === LARGEST),
    async ({ page, browser, baseURL }) => {
      await openPapers(page, `lesson=${lesson}&seed=7&pupils=2`);
      await turnTo(page, "Slips");
      const asked = await page.locator(".slip").evaluateAll((slips) =>
        slips.map((slip) =>
          Array.from(slip.querySelectorAll(".paper__task"), (task) => ({
            link: task.querySelector("a")?.href ?? "",
            prompt: task.querySelector("h3 + p")?.textContent ?? "",
          })),
        ),
      );
      // Every page, also a pupil's second one, says whose it is and has lines for name and date.
      for (const head of await page.locator(".slip .paper__head").allTextContents())
        expect(head).toMatch(/, no\. [12](, page [12] of 2)?Name +Date/);
      const codes = await codesOn(browser, await page.pdf({ preferCSSPageSize: true }));
      expect(codes.map((onPage) => onPage.toSorted())).toEqual(
        asked.map((tasks) => tasks.map(({ link }) => link).toSorted()),
      );
      const phone = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: 360, height: 740 },
      });
      // The first visit of a phone, where nothing of the site is known.
      for (const { link, prompt: wanted } of asked.at(-1) ?? []) {
        const opened = await phone.newPage();
        await openExercises(opened);
        await opened.goto(link);
        const name = /[?&]ask-([^=]+)=/.exec(link)?.[1] ?? "";
        const prompt = opened.locator(`[data-exercise="${name}"] [data-prompt]`);
        await expect(prompt, link).toHaveText(wanted);
        await expect(prompt, link).toBeInViewport();
        const [text, column] = await prompt.evaluate((element) => [element.scrollWidth, element.clientWidth]);
        // Both are rounded.
        expect(text, link).toBeLessThanOrEqual(column + 1);
        await opened.close();
      }
      await phone.close();
    },
  );

test("the slips and the key print with link, seed and licence", { tag: "@full" }, async ({ page }) => {
  await openPapers(page, "lesson=blossom&seed=3&pupils=4");
  await turnTo(page, "Slips");
  const slips = await printed(page);
  // A page for each pupil.
  expect(slips.pages).toBe(4);
  for (const part of ["no. 1", "no. 4", "Name", "seed 3", "CC BY 4.0", "Check your answer"])
    expect(slips.text).toContain(part);
  // The page's own head and foot stay off the paper.
  expect(slips.text).not.toContain("no tracking");
  // The key of a class fills its first page before it goes on: what the sheet asks leaves most of it empty.
  await openPapers(page, "lesson=blossom&seed=3&pupils=30");
  await turnTo(page, "Key");
  expect((await printed(page)).first).toMatch(/The slips .* 20 Vertices/);
});

/** As wide as what a printer leaves of A4, in pixels. */
const PRINTED = 688;

test("a pupil has one page, with pictures of at least 60 mm", async ({ page }) => {
  await page.setViewportSize({ width: PRINTED, height: 1009 });
  // The largest boards, and the largest graphs; up to four exercises.
  for (const [lesson, pupils] of [
    ["peaceful-kings", 3],
    ["blossom", 2],
  ] as const) {
    await openPapers(page, `lesson=${lesson}&seed=7&pupils=${pupils}`);
    await turnTo(page, "Slips");
    expect((await printed(page)).pages, lesson).toBe(pupils);
    await page.emulateMedia({ media: "print" });
    const drawn = await page.locator(".slip .paper__picture").evaluateAll((pictures) =>
      (pictures as SVGSVGElement[]).map((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        const box = picture.viewBox.baseVal;
        return box.width * Math.min(width / box.width, height / box.height);
      }),
    );
    expect(drawn.length).toBeGreaterThanOrEqual(2 * pupils);
    expect(Math.min(...drawn) / (96 / 25.4)).toBeGreaterThanOrEqual(60);
    await page.emulateMedia({ media: null });
  }
});

test("what is printed is never of another choice, and one exercise can be drawn again", {
  tag: "@full",
}, async ({ page }) => {
  await openPapers(page, "lesson=circle-method&seed=7&pupils=30");
  const print = page.getByRole("button", { name: /^Print the/ });
  await expect(print).toBeEnabled();
  // Everything that stands on the page while it can be printed, from the moment of the choice on.
  const seen = await page.evaluate(async () => {
    const desk = document.querySelector("sheets-desk") as HTMLElement;
    const found: string[] = [];
    const look = () => {
      const button = desk.querySelector<HTMLButtonElement>("[data-print]");
      if (!button?.disabled) found.push(desk.querySelector(".paper h2")?.textContent ?? "");
      return found.length === 0;
    };
    const lesson = desk.querySelector("[name=lesson]") as HTMLSelectElement;
    lesson.value = "blossom";
    lesson.dispatchEvent(new Event("input", { bubbles: true }));
    while (look()) await new Promise((next) => setTimeout(next, 5));
    return found;
  });
  expect(seen).toEqual(["Blossom"]);
  const tasks = () =>
    page
      .locator(".paper__task")
      .evaluateAll((all) => all.map((task) => task.innerHTML.replaceAll(/id="[^"]*"|url\(#[^)]*\)/g, "")));
  const before = await tasks();
  await page.getByRole("button", { name: "Other numbers: Through the blossom" }).click();
  await expect
    .poll(async () => (await tasks()).map((task, k) => task !== before[k]))
    .toEqual([...[false, true, false, false]]);
  // The link brings it back.
  const after = await tasks();
  await page.reload();
  await expect.poll(tasks).toEqual(after);
});

test("the papers of an address are the same in another browser, and come back by themselves", {
  tag: "@full",
}, async ({ page, browser }) => {
  await openPapers(page, "lesson=rotation&seed=21&pupils=5");
  const paper = await page.locator(".paper").innerHTML();
  const other = await browser.newPage();
  await openPapers(other, page.url().split("?")[1]);
  expect(await other.locator(".paper").innerHTML()).toBe(paper);
  await other.close();
  await page.goto("/sheets/");
  await expect(page.locator("[name=seed]")).toHaveValue("21");
});

test("what makes no papers is told beside the fields, and nothing typed is lost", { tag: "@full" }, async ({
  page,
}) => {
  await openPapers(page, "lesson=rotation&pupils=4");
  const told = page.locator(".sheets__wrong");
  await page.locator("[name=pupils]").fill("900");
  await expect(told).toContainText("Found 900 for the pupils, expected a whole number from 1 to 60.");
  await expect(page.locator(".paper")).toHaveCount(0);
  await expect(page.locator("[name=pupils]")).toHaveValue("900");
  await page.locator("[name=pupils]").fill("9");
  await expect(page.locator(".paper")).toBeVisible();
  await expect(told).toBeEmpty();
  for (const box of await page.locator("[name=exercise]").all()) await box.uncheck();
  await expect(told).toContainText("Choose at least one exercise.");
});

test("exercises that do not come are told, and come when asked for again", { tag: "@full" }, async ({
  page,
}) => {
  await openPapers(page, "lesson=rotation");
  await page.route(/_astro\/questions\..*\.js/, (route) => route.abort());
  await page.selectOption("[name=lesson]", "blossom");
  await expect(page.locator(".sheets__wrong")).toContainText("have not arrived");
  await page.unroute(/_astro\/questions\..*\.js/);
  await page.selectOption("[name=lesson]", "first-move");
  await expect(page.locator(".paper")).toContainText("The first move");
});

test("the page of the papers keeps the rules of accessibility, and works by the keys alone", {
  tag: "@full",
}, async ({ page }) => {
  await openPapers(page, "lesson=first-move&seed=2&pupils=2");
  await expectAccessible(page);
  await page.locator("[name=lesson]").focus();
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press("Tab");
    if (
      await page
        .getByRole("button", { name: "Key", exact: true })
        .evaluate((it) => it === document.activeElement)
    )
      break;
  }
  await page.keyboard.press("Enter");
  await expect(page.locator(".paper--key")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print the key" })).toBeVisible();
});
