/** What was learned comes back: answers are written down, asked again as new ones, shown, taken along, handed in. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { exercises, faded, tables } from "#algorithms/lessons/circle-method/asked/questions.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { LESSON, openFigure } from "../support/figures.ts";
import { openExercises } from "../support/open-exercises.ts";
import { sweep } from "../support/sweep.ts";

test.beforeEach(({ page }) => openExercises(page));

const DAY = 86_400;
const now = (): number => Math.floor(Date.now() / 1000);

/** Waits end eight hours early, so that what is answered in the small hours comes a day sooner. */
const NEXT_MORNING = /^It comes again (tomorrow|later today)\.$/;
const IN_THREE_DAYS = /^It comes again in [23] days\.$/;

type Row = readonly [lesson: string, skill: string, kind: string, daysAgo: number, right: boolean];

/** The text of a journal with these answers, all on article's own instance. */
function journal(rows: readonly Row[], more: Readonly<Record<string, unknown>> = {}): string {
  const answers = rows.map(([lesson, skill, kind, days, right], k) => [
    ...["other", lesson, skill, k + 1, kind, 0, now() - days * DAY, right],
  ]);
  return JSON.stringify({ program: "kibitz", holds: "journal", version: 1, answers, ...more });
}

const WAITING: readonly Row[] = [
  ["circle-method", "meeting", "number", 5, true],
  ["circle-method", "white", "number", 4, true],
  ["recursive-halving", "opponent", "number", 3, false],
  ["circle-method", "faded-5", "table", 3, true],
];

async function keepHere(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.goto("/about/");
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, kept);
}

const file = (name: string, text: string) => ({
  ...{ name, mimeType: "application/json" },
  buffer: Buffer.from(text),
});

test("who has answered nothing is told how it goes, and is counted nothing", async ({ page }) => {
  await page.goto("/recall/");
  await expect(page.locator("recall-desk")).toContainText("nothing to ask yet");
  await expectAccessible(page, { part: "recall-desk", state: "nothing to ask" });
  await page.goto("/notebook/");
  await expect(page.locator("notebook-desk")).toContainText("Nothing stands here yet.");
  await expect(page.getByRole("button", { name: "Save as a file" })).toBeDisabled();
  await page.goto("/lessons/");
  await expect(page.locator(".recall-line")).toContainText("comes back before it fades");
  await expect(page.locator("[data-so-far]:not(:empty)")).toHaveCount(0);
});

test("an answer of an article is due a day later, and not before", { tag: "@full" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/lessons/circle-method/");
  const question = page.locator('number-question[data-exercise="white"]');
  await question.getByRole("button", { name: "Show me" }).click();
  await expect(question.locator(".verdict")).not.toBeEmpty();
  await page.goto("/recall/");
  await expect(page.locator("recall-desk")).toContainText("Nothing is due. The next question comes on");
  await page.clock.setSystemTime(Date.now() + 1000 * DAY);
  await page.reload();
  await expect(page.locator("recall-desk h2").first()).toHaveText("Question 1 of 1");
  await expect(page.locator("recall-desk")).toContainText("Who has White?");
});

test("what is due comes as new instances, mixed over lessons, by keys alone, and the end says when it comes again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  const first = await page.locator('number-question[data-exercise="meeting"] [data-prompt]').textContent();
  await keepHere(page, { "kibitz.journal": journal(WAITING) });
  await page.goto("/lessons/");
  await expect(page.locator(".recall-line")).toContainText("4 questions from your lessons are due.");
  const card = page.locator(".lesson", { hasText: "The circle method" });
  await expect(card.locator("[data-so-far]")).toHaveText("3 exercises done · 3 due");
  await page.getByRole("link", { name: "Ask me" }).press("Enter");

  const desk = page.locator("recall-desk");
  await expect(desk.locator("h2").first()).toHaveText("Question 1 of 4");
  await expect(desk.locator("[data-from]")).toHaveText("The circle method: When do they meet?");
  await expect(desk.locator("[data-prompt]")).not.toBeEmpty();
  await expect(desk.locator("[data-prompt]")).not.toHaveText(first ?? "");
  await expect(desk.locator("svg[data-alive]")).toBeVisible();
  await expectAccessible(page, { part: "recall-desk", state: "a question" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await desk.locator(".field").first().fill("x");
  await page.keyboard.press("Enter");
  await expect(desk.locator(".verdict").first()).toContainText("Not yet.");
  await desk.getByRole("button", { name: "Next question" }).press("Enter");

  await expect(desk.locator("h2").first()).toHaveText("Question 2 of 4");
  await expect(desk.locator("h2").first()).toBeFocused();
  await expect(desk.locator("[data-from]")).toContainText("Recursive halving");
  await desk.getByRole("button", { name: "Skip" }).press("Enter");

  await expect(desk.locator("[data-from]")).toHaveText("The circle method: Who has White?");
  // The right answer, typed by whoever knows it.
  await desk.getByRole("button", { name: "Show me" }).click();
  for (const field of await desk.locator(".field").all()) await expect(field).not.toHaveValue("");
  await expect(desk.locator("[data-again]")).toHaveText(NEXT_MORNING);
  await desk.getByRole("button", { name: "Next question" }).press("Enter");
  await expect(desk.locator("[data-from]")).toHaveText("The circle method: Five players, to be completed");
  await desk.getByRole("button", { name: "Skip" }).press("Enter");

  await expect(desk).toContainText("None was right at the first try.");
  const results = desk.locator("[data-results] li");
  await expect(results).toHaveCount(4);
  await expect(results.nth(0)).toContainText("not yet; it comes again");
  await expect(results.nth(1)).toContainText("skipped; it waits");
  await expectAccessible(page, { part: "recall-desk", state: "the end" });
  await desk.getByRole("button", { name: "Ask me more" }).press("Enter");
  await expect(desk.locator("h2").first()).toHaveText("Question 1 of 2");
});

test("a right answer at the first try comes again later than a wrong one", { tag: "@full" }, async ({
  page,
}) => {
  await keepHere(page, { "kibitz.journal": journal(WAITING.slice(0, 1)) });
  await page.goto("/recall/");
  const desk = page.locator("recall-desk");
  const seed = Number(await desk.locator("number-question").getAttribute("data-seed"));
  const { solution } = exercises["meeting"](seed);
  for (const [k, answer] of solution.entries()) await desk.locator(".field").nth(k).fill(answer);
  await desk.getByRole("button", { name: "Check" }).click();
  await expect(desk.locator(".verdict").first()).toContainText("Right.");
  await desk.getByRole("button", { name: "Finish" }).click();
  await expect(desk).toContainText("Right at the first try: 1 of 1.");
  await expect(desk.locator("[data-results] li")).toHaveText(/right; it comes again in [23] days$/);
});

/** Worked tables by the names under which their answers are kept, and what is said of another one of them. */
const TABLES = [
  ["faded-5", (seed: number) => faded(5, seed), /^[79] players, and the first rounds are done\./],
  ["faded-colored-6", (seed: number) => tables.colored(6, seed), /^(4|8|10) players, .* White first/],
] as const;

for (const [skill, make, told] of TABLES)
  test(
    `the worked table ${skill} comes back as another one, in its last rows, and is graded`,
    sweep(skill === "faded-5"),
    async ({ page }) => {
      await keepHere(page, { "kibitz.journal": journal([["circle-method", skill, "table", 5, false]]) });
      await page.goto("/recall/");
      const desk = page.locator("recall-desk");
      const table = desk.locator("faded-example");
      await expect(desk.locator("[data-prompt]")).toContainText(told);
      await expect(table.locator("svg[data-alive]")).toBeVisible();
      await expectAccessible(page, { part: "recall-desk", state: "a table" });
      const seed = Number(await table.getAttribute("data-seed"));
      const { rows } = make(seed);
      const fields = table.locator("input");
      const asked = rows.slice(rows.length - (await fields.count()) / (rows[0] ?? []).length).flat();
      await expect(fields).toHaveCount(asked.length);
      for (const [k, text] of asked.entries()) await fields.nth(k).fill(text);
      await table.getByRole("button", { name: "Check" }).press("Enter");
      await expect(table.locator(".verdict")).toContainText("The whole table is right.");
      await expect(desk.locator("[data-again]")).toHaveText(IN_THREE_DAYS);
      await desk.getByRole("button", { name: "Finish" }).click();
      await expect(desk).toContainText("Right at the first try: 1 of 1.");
      const kept = await page.evaluate(() => localStorage.getItem("kibitz.journal"));
      expect(
        JSON.parse(kept ?? "")
          .answers.find(([device]: string[]) => device !== "other")
          .slice(1, 6),
      ).toEqual([...["circle-method", skill, 1, "table", seed]]);
      // What was typed on the article's own table, and what is typed on it later, is no business of this one.
      const typed = await page.evaluate(
        (id) => localStorage.getItem(`kibitz.faded.circle-method/${id}`),
        skill,
      );
      expect(typed).toBeNull();
    },
  );

test("a question on a diagram comes back on another problem, is answered by keys, and a wrong answer counts", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepHere(page, {
    "kibitz.journal": journal([
      ["circle-method", "seven/13", "question", 5, false],
      ["blossom", "gone/7", "question", 4, false],
      ["blossom", "flowers/1", "question", 3, false],
    ]),
  });
  await page.goto("/recall/");
  const desk = page.locator("recall-desk");
  const picture = desk.locator("svg[data-alive]").first();
  await expect(picture).toBeVisible();
  await expect(desk.locator("[data-from]")).toContainText("The circle method: the question before step 13");
  await expectAccessible(page, { part: "recall-desk", state: "a question on a diagram" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await desk.getByRole("button", { name: "Show me" }).press("Enter");
  await expect(desk.locator(".annotation__verdict")).toBeVisible();
  await expect(desk.locator("[data-again]")).toHaveText(NEXT_MORNING);
  await expect(picture.locator("[data-choice]")).toHaveCount(0);
  // What the article has never asked, or asks no more, is left out.
  await desk.locator("[data-next]").press("Enter");
  await expect(desk.locator("[data-results] li")).toHaveCount(1);
  await desk.getByRole("link", { name: "What I can do now" }).click();
  await expect(page.locator("notebook-desk")).toContainText("questions on diagrams: 0 of");
});

test("a whole run comes back on a small problem, as a test, and its end says how it went", {
  tag: "@full",
}, async ({ page }) => {
  await keepHere(page, { "kibitz.journal": journal([["circle-method", "run", "run", 5, true]]) });
  await page.goto("/recall/");
  const desk = page.locator("recall-desk");
  await expect(desk.locator("svg[data-alive]").first()).toBeVisible();
  await expect(desk).toContainText("Each choice counts once");
  await expectAccessible(page, { part: "recall-desk", state: "a run" });
  // Any choices will do: those that are wrong are told at the end.
  await desk.locator(".recall__picture").focus();
  const next = desk.locator("[data-next]");
  for (let press = 0; press < 120 && !(await next.isVisible()); press++) {
    const open = desk.locator("[data-choice]:not([aria-pressed])");
    await open.nth(press % (await open.count())).press("Enter");
  }
  await expect(desk.locator(".stop-question")).toContainText(/\d+ of \d+ choices were right|were right/);
  await expect(desk.locator("[data-again]")).toContainText("It comes again");
  await next.press("Enter");
  await expect(desk.locator("[data-results] li")).toHaveCount(1);
});

test("a wrong answer on a diagram and a list of an earlier site stand on the reader's page, and lead back", {
  tag: "@full",
}, async ({ page }) => {
  await keepHere(page, { "kibitz.review": '{"circle-method/meeting": 2}' });
  const figure = await openFigure(page);
  await figure.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift+PageDown");
  await page.keyboard.press("7");
  await expect(figure).toContainText("Not player 7");
  await page.goto("/notebook/");
  const desk = page.locator("notebook-desk");
  await expect(desk.getByRole("listitem")).toHaveText([
    /When do they meet\?.*not yet, due/,
    /the question before step 25.*not yet, again tomorrow/,
  ]);
  await expect(desk).toContainText("questions on diagrams: 0 of 1 right");
  await desk.getByRole("link", { name: "the question before step 25" }).click();
  await expect(page.locator("#d1 .annotation__no")).toHaveText("24");
});

test("the reader's page is saved, erased, brought back, and read from files, twice without a trace", {
  tag: "@full",
}, async ({ page }) => {
  await keepHere(page, {
    "kibitz.journal": journal(WAITING, { device: "mine" }),
    "kibitz.read.circle-method": "the-question",
  });
  await page.goto("/notebook/");
  const desk = page.locator("notebook-desk");
  await expectAccessible(page, { part: "notebook-desk", state: "some lessons" });
  await desk.getByRole("textbox").fill("Anna Nowak");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    desk.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("kibitz-Anna-Nowak.json");
  const saved = (await readFile(await download.path())).toString();
  expect(JSON.parse(saved)).toMatchObject({ program: "kibitz", version: 1, name: "Anna Nowak" });
  expect(JSON.parse(saved).answers).toHaveLength(4);

  const lines = desk.getByRole("listitem");
  await expect(lines).toHaveCount(4);
  await desk.getByRole("button", { name: "Erase" }).click();
  await expect(desk).toContainText("Nothing stands here yet.");
  expect(await page.evaluate(() => localStorage.getItem("kibitz.read.circle-method"))).toBe("");
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(lines).toHaveCount(4);
  await expect(desk.getByRole("button", { name: "Undo" })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("kibitz.read.circle-method"))).toBe("the-question");

  await desk.getByRole("button", { name: "Erase" }).click();
  const input = desk.locator("input[type=file]");
  await input.setInputFiles([
    file("anna.json", saved),
    file("cut.json", saved.slice(0, 90)),
    file("new.json", '{"program":"kibitz","holds":"journal","version":9}'),
    file("chess.json", '{"moves":["e4"]}'),
  ]);
  const notes = desk.locator("[data-notes] p");
  await expect(notes).toHaveText([
    /^cut\.json is damaged/,
    /^new\.json was written by a newer version/,
    /^chess\.json holds no answers: it belongs to another program/,
  ]);
  // What a file would bring is told first, and nothing is changed by opening it.
  const arrived = desk.locator("[data-arrived]");
  await expect(arrived.getByRole("heading")).toBeFocused();
  await expect(arrived.getByRole("listitem")).toHaveText([
    /^anna\.json: 4 answers, from .* to .*\. New here: 4 answers and 1 read section\. Lessons: The circle method and Recursive halving\.$/,
  ]);
  await expectAccessible(page, { part: "notebook-desk", state: "a file waits" });
  await expect(desk.locator(".notebook__lesson")).toHaveCount(0);
  await arrived.getByRole("button", { name: "Leave it" }).press("Enter");
  await expect(arrived).toBeHidden();
  await expect(notes).toHaveText(["Nothing was taken in."]);
  await input.setInputFiles([file("anna.json", saved), file("anna again.json", saved)]);
  await expect(arrived.getByRole("listitem")).toHaveCount(1);
  await expect(notes).toHaveText(["anna again.json: nothing new, all of it was here."]);
  await arrived.getByRole("button", { name: "Take them in" }).press("Enter");
  await expect(notes).toHaveText(["Added: 4 answers and 1 section."]);
  const items = desk.locator(".notebook__lesson").getByRole("listitem");
  await expect(items).toHaveCount(4);
  await expect(desk.getByRole("button", { name: "Undo" })).toBeFocused();
  await desk.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(items).toHaveCount(0);
  await input.setInputFiles([file("anna.json", saved)]);
  await arrived.getByRole("button", { name: "Take them in" }).click();
  await expect(items).toHaveCount(4);
  await input.setInputFiles([file("anna.json", saved)]);
  await expect(notes).toHaveText(["anna.json: nothing new, all of it was here."]);
  await page.reload();
  await expect(items).toHaveCount(4);
});

test("programs that were broken stand on the reader's page, also those of earlier visits", {
  tag: "@full",
}, async ({ page }) => {
  await keepHere(page, {
    "kibitz.journal": journal([["circle-method", "broken-wrap-short", "program", 2, true]]),
    "kibitz.break-it.circle-method.broken": "odd-forgotten left-at-top",
  });
  await page.goto("/notebook/");
  const desk = page.locator("notebook-desk");
  await expect(desk).toContainText(/wrong programs broken: 3 of \d+\./);
  await page.goto("/recall/");
  await expect(page.locator("recall-desk")).toContainText("nothing to ask yet");
});

test("the reader's page is printed as a sheet with name and day, without buttons", { tag: "@full" }, async ({
  page,
}) => {
  await keepHere(page, { "kibitz.journal": journal(WAITING), "kibitz.name": "Anna" });
  await page.goto("/notebook/");
  const signed = page.locator("[data-printed]");
  await expect(signed).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(signed).toHaveText(/^Anna, \d+ \w+ \d{4}$/);
  await expect(signed).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "When do they meet?" })).toBeVisible();
  await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("what is damaged is put aside, and can be saved; what a newer site wrote is left alone", {
  tag: "@full",
}, async ({ page }) => {
  await keepHere(page, {
    "kibitz.journal": "{damaged",
    "kibitz.journal.aside": "[an earlier one",
    "kibitz.journal.waiting": "",
  });
  await page.goto("/notebook/");
  const desk = page.locator("notebook-desk");
  await expect(desk).toContainText("It has been put aside as it was");
  const aside = desk.locator("[data-aside]");
  await expect(aside.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, { part: "notebook-desk", state: "damaged ones" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    aside.getByRole("button", { name: "Save it, number 2" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("kibitz-damaged-2.json");
  expect((await readFile(await download.path())).toString()).toBe("{damaged");
  await aside.getByRole("button", { name: "Remove it, number 1" }).press("Enter");
  await expect(aside.getByRole("listitem")).toHaveCount(1);
  await desk.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(aside.getByRole("listitem")).toHaveCount(2);
  await aside.getByRole("button", { name: "Remove it, number 1" }).click();
  await aside.getByRole("button", { name: "Remove it" }).click();
  await expect(aside).toBeHidden();
  await page.reload();
  await expect(desk).toContainText("Nothing stands here yet.");
  await expect(aside).toBeHidden();

  const newer = '{"program":"kibitz","holds":"journal","version":9}';
  await keepHere(page, { "kibitz.journal": newer });
  await page.goto(LESSON);
  const question = page.locator('number-question[data-exercise="white"]');
  await question.getByRole("button", { name: "Show me" }).click();
  const note = page.getByText("holds answers that this page cannot read");
  await expect(note).toBeVisible();
  await question.getByRole("button", { name: "Show me" }).click();
  await expect(note).toHaveCount(1);
  await page.goto("/notebook/");
  await expect(desk).toContainText("It is left alone");
  expect(await page.evaluate(() => localStorage.getItem("kibitz.journal"))).toBe(newer);
});

test("where storage is forbidden or full it is told once, and exercises work", { tag: "@full" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(LESSON);
  for (const exercise of ["white", "meeting"]) {
    const question = page.locator(`number-question[data-exercise="${exercise}"]`);
    await question.getByRole("button", { name: "Show me" }).click();
    await expect(question.locator(".verdict")).not.toBeEmpty();
  }
  await expect(page.getByText("This browser keeps nothing from this page")).toHaveCount(1);
});

test("a teacher drops thirty files and sees who can do what, with the damaged ones named, and as CSV", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/class-table/");
  const desk = page.locator("class-desk");
  const pupils = Array.from({ length: 28 }, (_, k) =>
    file(`kibitz-${k + 1}.json`, journal(WAITING.slice(0, 1 + (k % 3)), { name: `Pupil ${k + 1}` })),
  );
  const bad = [file("cut.json", "{"), file("photo.json", "\xff\xfe".repeat(3))];
  const data = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, text } of all) transfer.items.add(new File([text], name));
      return transfer;
    },
    [...pupils, ...bad].map(({ name, buffer }) => ({ name, text: buffer.toString() })),
  );
  await desk.dispatchEvent("dragover", { dataTransfer: data });
  await desk.dispatchEvent("drop", { dataTransfer: data });
  await expect(desk).toContainText("28 pupils, 2 files not read.");
  await expect(desk.locator("[data-refused] li")).toHaveText([/^cut\.json/, /^photo\.json/]);
  const rows = desk.locator("tbody tr");
  await expect(rows).toHaveCount(28);
  await expect(rows.nth(2).getByRole("rowheader")).toHaveText("Pupil 3");
  await expect(rows.nth(2).getByRole("cell")).toHaveText([/^\d+ \w+ \d{4}$/, "right", "right", "not yet"]);
  await expectAccessible(page, { part: "class-desk", state: "a class" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    desk.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  const csv = (await readFile(await download.path())).toString().trim().split("\r\n");
  expect(csv).toHaveLength(30);
  expect(csv.at(-1)).toMatch(/^"Can do it, of those who tried",,28\/28,/);
  expect(csv[0]).toContain("The circle method: When do they meet?");
  expect(csv[3]).toMatch(/^Pupil 3,\d{4}-\d\d-\d\d,right,right,not yet$/);
  await desk.getByRole("button", { name: "Close all files" }).click();
  await expect(rows).toHaveCount(0);
});

test("without scripts the pages say what they need them for", { tag: "@full" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const path of ["/recall/", "/notebook/", "/class-table/"]) {
    await page.goto(path);
    await expect(page.locator("main noscript p")).toHaveText(/^This page needs scripts/);
    await expect(page.locator("main noscript p")).toBeVisible();
    await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  }
  await context.close();
});
