/** The table of a class: as wide as its window lets it be, and whatever is given to it is told apart or named. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { type Homework, packHomework } from "#components/tour/homework.ts";
import { packTour } from "#components/tour/tour-link.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { forgetsFailures } from "../support/forgets-failures.ts";

const DAY = 86_400;
const START = Math.floor(Date.now() / 1000);
/** In one test it is always the same second: what is made twice is the same. */
const now = (): number => START;

const SKILLS = [
  ...["meeting", "white", "faded-5"].map((skill) => ["circle-method", skill]),
  ...["path", "members", "bound"].map((skill) => ["blossom", skill]),
];

/** A notebook of one who has answered so many things; `daysAgo` all of them. */
function notebook(device: string, name: string | undefined, answered: number, daysAgo = 0): string {
  const answers = SKILLS.slice(0, answered).map(([lesson, skill]) => [
    ...[device, lesson, skill, 1, "number", 0, now() - daysAgo * DAY, true],
  ]);
  return JSON.stringify({ program: "kibitz", holds: "journal", version: 1, device, name, answers });
}

const homework = (name: string, more: Partial<Homework> = {}): Homework => ({
  ...{ tour: "abc", title: "For Friday", stops: 2, name, at: now() },
  answers: [{ stop: 1, question: "How many?", given: "6", right: false }],
  ...more,
});

type Given = readonly [file: string, text: string];

async function give(page: Page, ...files: readonly Given[]): Promise<void> {
  await page
    .locator("class-desk input[type=file]")
    .setInputFiles(
      files.map(([name, text]) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) })),
    );
}

const pupils = (page: Page) => page.locator(".class-table tbody th");
const refused = (page: Page) => page.locator("[data-refused] li");
const told = (page: Page) => page.locator("[data-status]");

test("the table takes the width that a window has beside the text, and no name takes it from the rest", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/class-table/");
  const long = "W".repeat(80);
  await give(
    page,
    ...Array.from({ length: 12 }, (_, k): Given => {
      const name = k === 0 ? long : `Pupil ${k + 1}`;
      return [`${k}.json`, notebook(`d${k}`, name, SKILLS.length)];
    }),
  );
  await expect(pupils(page)).toHaveCount(12);
  const table = page.locator(".class-table");
  const sizes = () =>
    table.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const [name, , first] = [...element.querySelectorAll("tbody tr:first-child > *")];
      return {
        ...{ left, right, cut: element.scrollWidth - element.clientWidth },
        page: document.documentElement.scrollWidth,
        name: name.getBoundingClientRect().width,
        first: first.getBoundingClientRect().left,
        text: document.querySelector("class-desk p")?.getBoundingClientRect().right ?? 0,
      };
    });
  const wide = await sizes();
  // All of two lessons is seen, and most of what stood empty beside the text is used.
  expect(wide.cut).toBe(0);
  expect(wide.page).toBe(1366);
  expect(wide.right).toBeGreaterThan(wide.text + 300);
  expect(wide.right).toBeLessThanOrEqual(1366);
  await page.setViewportSize({ width: 360, height: 740 });
  // A window has its new size a moment after it was told.
  await expect.poll(async () => (await sizes()).page).toBe(360);
  const narrow = await sizes();
  // The names stay where they are while the rest is scrolled beside them.
  expect(narrow.name).toBeLessThanOrEqual(narrow.right / 2);
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  const scrolled = await page.locator(".class-table tbody tr").last().getByRole("rowheader").boundingBox();
  expect(scrolled?.x).toBeCloseTo(narrow.left, 0);
});

test("a day tells who has answered since, everybody's last day is told, and who is away longest comes first", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/class-table/");
  await give(
    page,
    ["a.json", notebook("a", "Ana", 2, 9)],
    ["b.json", notebook("b", "Bo", 2, 1)],
    [
      "c.json",
      JSON.stringify({ program: "kibitz", holds: "homework", version: 1, ...homework("Cy"), answers: [] }),
    ],
    ["d.json", notebook("d", "Di", 0)],
  );
  await expect(pupils(page)).toHaveText(["Ana", "Bo", "Cy", "Di"]);
  const day = (daysAgo: number) =>
    new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(
      new Date((now() - daysAgo * DAY) * 1000),
    );
  const days = page.locator(".class-table tbody td:nth-child(2)");
  await expect(days).toHaveText([day(9), day(1), day(0), ""]);
  const three = new Date((now() - 3 * DAY) * 1000);
  const local = new Date(three.getTime() - three.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  await page.getByLabel("Answered since").fill(local);
  await expect(told(page)).toContainText(/^4 pupils\. 2 of 4 have answered since \d+ \w+ \d{4}\.$/);
  await expect(days).toHaveText([day(9), day(1), day(0), ""]);
  await expect(page.locator(".class-table tbody tr").first().locator("td").nth(1)).toHaveText("");
  await page.getByLabel("Order").selectOption("longest away first");
  await expect(pupils(page)).toHaveText(["Di", "Ana", "Bo", "Cy"]);
  await expectAccessible(page, { part: "class-desk", state: "since a day" });
});

test("what is damaged, of another version or of another program is named, and all the rest is read", async ({
  page,
}) => {
  await page.goto("/class-table/");
  const whole = notebook("a", "Ana", 2);
  const file = JSON.stringify({ program: "kibitz", holds: "homework", version: 1, ...homework("Bo") });
  await give(
    page,
    ["ana.json", whole],
    ["cut.json", whole.slice(0, 90)],
    ["newer.json", whole.replace('"version":1', '"version":9')],
    ["homework-newer.json", file.replace('"version":1', '"version":9')],
    ["homework-damaged.json", file.replace('"stops":2', '"stops":"two"')],
    ["tour.json", '{"program":"kibitz","holds":"tour","version":1,"title":"T","stops":[]}'],
    ["empty.json", ""],
    ["changed.json", whole.replace('"meeting"', '"<b>"')],
  );
  await expect(pupils(page)).toHaveText(["Ana"]);
  await expect(told(page)).toHaveText("1 pupil, 7 files not read.");
  await expect(refused(page)).toHaveText([
    /^cut\.json is damaged/,
    /^newer\.json was written by a newer version/,
    /^homework-newer\.json was written by a newer version/,
    /^homework-damaged\.json is damaged/,
    /^tour\.json holds no answers/,
    /^empty\.json is empty/,
    /^changed\.json is damaged in entry 1 of its list “answers”/,
  ]);
  // What comes later keeps what was there.
  const code = await packHomework(homework("Bo"));
  const later = code.replace(/^h1/, "h7");
  // Another letter than the one that stood there.
  const damaged = `${code.slice(0, 20)}${code[20] === "x" ? "y" : "x"}${code.slice(21)}`;
  await page.locator("[data-codes]").fill(`${later}\n${damaged} ${code}`);
  await page.getByRole("button", { name: "Read the codes" }).click();
  await expect(pupils(page)).toHaveText(["Ana", "Bo"]);
  await expect(refused(page)).toHaveText([/^code 1 was written by a newer version/, /^code 2 is damaged/]);
  const third = await packHomework(homework("Cy"));
  await page.locator("[data-codes]").fill(third);
  await page.getByRole("button", { name: "Read the codes" }).click();
  await expect(pupils(page)).toHaveText(["Ana", "Bo", "Cy"]);
  await page.locator("[data-codes]").fill("Here you are!");
  await page.getByRole("button", { name: "Read the codes" }).click();
  await expect(refused(page)).toHaveText([/^No code was found\./]);
  await expect(pupils(page)).toHaveCount(3);
});

test("hostile names run nothing and take nobody's place, and the same file twice is one pupil", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/class-table/");
  const names = [
    "<img src=x onerror=document.title='taken'>",
    "n".repeat(10_000),
    "\u202emoor",
    "مريم",
    "__proto__",
    "=1+1",
    "   ",
  ];
  const files = names.map((name, k): Given => [`${k}.json`, notebook(`d${k}`, name, 3)]);
  const answers = names.map((given, k) => ({
    ...{ stop: k + 1, question: names[0], given: given.slice(0, 1000), right: false },
  }));
  const bad = homework(names[0], { title: names[0], stops: 7, answers });
  const { answers: list, ...head } = bad;
  const rows = list.map(({ stop, right, given, question }) => [stop, right, given, question]);
  const text = JSON.stringify({ program: "kibitz", holds: "homework", version: 1, ...head, answers: rows });
  await give(page, ...files, ["hostile.json", text]);
  await expect(pupils(page)).toHaveCount(names.length);
  const shown = await pupils(page).allTextContents();
  expect(shown.toSorted()).toEqual(
    [names[0], "n".repeat(80), "moor", "مريم", "__proto__", "=1+1", "6"].toSorted(),
  );
  await expect(page.locator("class-desk :is(img, script)")).toHaveCount(0);
  await expect(page).toHaveTitle(/^A class at a glance/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // Two of one name, from two folders where their files have one name, too.
  await give(page, files[3], ["3.json", notebook("other", "مريم", 1)], ["a.json", notebook("d5", "=1+1", 5)]);
  await expect(told(page)).toHaveText(`${names.length + 1} pupils, 2 files already here.`);
  await expect(pupils(page).filter({ hasText: "مريم" })).toHaveText(["مريم (3.json)", "مريم (3.json) 2"]);
  // The later notebook of the same pupil took the place of the earlier one.
  const later = page.locator(".class-table tbody tr", {
    has: page.getByRole("rowheader", { name: "=1+1", exact: true }),
  });
  await expect(later.getByText("right")).toHaveCount(5);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  expect((await readFile(await download.path())).toString()).toMatch(/^'=1\+1,\d{4}-\d\d-\d\d,right/m);
  expect(errors).toEqual([]);
});

test("an answer of ten thousand letters is handed in and read, as far as anybody reads", {
  tag: "@full",
}, async ({ page }) => {
  const [first] = exampleTour.stops;
  await page.goto(`/tour/#${await packTour({ ...exampleTour, stops: [first] })}`);
  await page.getByLabel("Your answer").fill("no ".repeat(3333));
  await page.getByLabel("Your answer").press("Enter");
  await page.getByRole("button", { name: "Finish the tour" }).click();
  const handIn = page.getByRole("region", { name: "Hand it in" });
  await handIn.getByLabel("Your name").fill("n".repeat(10_000));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    handIn.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const path = await download.path();
  await page.goto("/class-table/");
  await page.locator("class-desk input[type=file]").setInputFiles(path);
  await expect(told(page)).toHaveText("1 pupil.");
  await expect(pupils(page)).toHaveText(["n".repeat(80)]);
  await expect(page.locator(".class-table tbody td").last()).toHaveText(/^not yet: no no/);
  // All of it can be read without a long way to the side.
  expect((await page.locator(".class-table table").boundingBox())?.width).toBeLessThan(1280);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("two files of one name become one row when the coach says so, and two again", async ({ page }) => {
  await page.goto("/class-table/");
  await give(page, ["bo.json", notebook("b", "Bo", 1)]);
  await expect(pupils(page)).toHaveText(["Bo"]);
  await expect(page.getByRole("button", { name: "One pupil" })).toBeHidden();
  await give(page, ["phone.json", notebook("x", "Ana", 2)], ["school.json", notebook("y", "Ana", 4)]);
  await expect(pupils(page)).toHaveText(["Ana (phone.json)", "Ana (school.json)", "Bo"]);
  const one = page
    .getByRole("listitem")
    .filter({ hasText: "Ana" })
    .getByRole("button", { name: "One pupil" });
  await one.focus();
  await page.keyboard.press("Enter");
  await expect(pupils(page)).toHaveText(["Ana", "Bo"]);
  await expect(told(page)).toHaveText("2 pupils.");
  await expect(one).toBeFocused();
  await expect(one).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(pupils(page)).toHaveCount(3);
});

test("on paper the table of thirty pupils is one sheet", { tag: "@full" }, async ({ page }) => {
  await page.goto("/class-table/");
  const class30 = Array.from({ length: 30 }, (_, k): Given => {
    return [`${k}.json`, notebook(`d${k}`, `Pupil ${k + 1}`, SKILLS.length, k)];
  });
  await give(page, ...class30);
  await expect(pupils(page)).toHaveCount(30);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test("what reads the files does not come: that is said, nothing that was given is lost, and it is asked for again", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/class-table/");
  await page.waitForFunction(() => customElements.get("class-desk") !== undefined);
  const chunks = /\/_astro\/[\w.-]+\.js/;
  await page.route(chunks, (route) => route.abort());
  await give(page, ["anna.json", notebook("d1", "Anna", 2)]);
  const notice = page.locator(".not-come");
  await expect(notice).toBeVisible();
  await expect(pupils(page)).toHaveCount(0);
  await page.unroute(chunks);
  if (!(await forgetsFailures(page))) return;
  await notice.getByRole("button").click();
  await expect(pupils(page)).toHaveText(["Anna"]);
  await expect(notice).toHaveCount(0);
});
