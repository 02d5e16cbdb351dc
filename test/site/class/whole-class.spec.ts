/** A class from the papers to the table: slips are printed, codes scanned, homework handed in, and the coach sees what to repeat. */
import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { Tour } from "#components/tour/tour.ts";
import { packTour } from "#components/tour/tour-link.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";
import { depth } from "#test/depth.ts";
import { openExercises } from "../support/open-exercises.ts";
import { codesOn } from "../support/printed-codes.ts";

const PUPILS = depth(2, 30);
const LESSON = "first-move";
const EXERCISE = "berger";

const [first, , , asked] = exampleTour.stops;
const homework: Tour = { title: "For Friday", opening: "", stops: [first, asked] };

/** Where the site is, for a browser that is opened anew. */
const at = (baseURL: string | undefined) => (baseURL === undefined ? {} : { baseURL });

interface Slip {
  readonly link: string;
  readonly prompt: string;
  /** What the key says, field by field. */
  readonly answers: readonly string[];
}

/** The slips and the key of a class, as they are printed: a page for each pupil, and its code read off it. */
async function printedSlips(browser: Browser, baseURL: string | undefined): Promise<Slip[]> {
  const page = await browser.newPage(at(baseURL));
  await page.goto(`/sheets/?lesson=${LESSON}&exercises=${EXERCISE}&seed=11&pupils=${PUPILS}`);
  const turnTo = async (part: string) => {
    await page.getByRole("button", { name: part, exact: true }).click();
    await expect(page.locator(`.paper--${part.toLowerCase()}`)).toBeVisible();
  };
  await turnTo("Key");
  const keys = await page.locator(".paper--key tbody td").allTextContents();
  await turnTo("Slips");
  const prompts = await page.locator(".slip .paper__task h3 + p").allTextContents();
  const codes = await codesOn(browser, await page.pdf({ preferCSSPageSize: true }));
  expect(codes.map((onPage) => onPage.length)).toEqual(prompts.map(() => 1));
  const slips = codes.map(([link], k) => ({
    ...{ link, prompt: prompts[k] },
    answers: keys[k].split("; ").map((each) => each.replace(/^.*: /, "")),
  }));
  await page.close();
  return slips;
}

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return (await readFile(await download.path())).toString();
}

interface HandedIn {
  readonly notebook: string;
  /** A file, or a code for a message. */
  readonly homework: string;
}

/** What a pupil does at home with a phone: the exercise of the slip, and the tour. Every second one cannot do either. */
async function playedBy(
  browser: Browser,
  baseURL: string | undefined,
  slip: Slip,
  pupil: number,
): Promise<HandedIn> {
  const can = pupil % 2 === 1;
  const phone = await browser.newContext({
    ...at(baseURL),
    viewport: { width: 360, height: 740 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await phone.newPage();
  await openExercises(page);
  await page.goto(slip.link);
  const question = page.locator(`number-question[data-exercise="${EXERCISE}"]`);
  const prompt = question.locator("[data-prompt]");
  await expect(prompt).toHaveText(slip.prompt);
  await expect(prompt).toBeInViewport();
  // All of it is to be read, on the first visit too.
  const [text, column] = await prompt.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(text, slip.link).toBeLessThanOrEqual(column);
  for (const [k, answer] of slip.answers.entries())
    await question
      .locator(".field")
      .nth(k)
      .fill(can ? answer : `${Number(answer) + 1}`);
  await question.getByRole("button", { name: "Check" }).click();
  await expect(question.locator(".verdict")).toHaveAttribute("data-verdict", can ? "right" : "wrong");

  await page.goto("/notebook/");
  await page.locator("[data-name]").fill(`Pupil ${pupil}`);
  const notebook = await saved(page, () => page.getByRole("button", { name: "Save as a file" }).click());

  await page.goto(`/tour/#${await packTour(homework)}`);
  const own = page.getByLabel("Your answer");
  await own.fill(can ? "7" : "6");
  await own.press("Enter");
  await page.getByRole("button", { name: "Next stop" }).click();
  const figure = page.locator("#stop2[data-ready]");
  await expect(figure).toContainText("Who sits out round 3?");
  await figure.press("3");
  await page.getByRole("button", { name: "Finish the tour" }).click();
  const handIn = page.getByRole("region", { name: "Hand it in" });
  // The notebook knows the name already.
  await expect(handIn.getByLabel("Your name")).toHaveValue(`Pupil ${pupil}`);
  if (can) {
    const file = await saved(page, () => handIn.getByRole("button", { name: "Save as a file" }).click());
    await phone.close();
    return { notebook, homework: file };
  }
  await handIn.getByRole("button", { name: "Copy the code" }).click();
  await expect(handIn.getByText("The code is copied.")).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await phone.close();
  return { notebook, homework: code };
}

test("a class is given slips and homework, hands both in, and its coach sees on Friday what to repeat", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const slips = await printedSlips(browser, baseURL);
  expect(slips).toHaveLength(PUPILS);
  // Nobody has the question of a neighbour.
  for (const [k, { prompt }] of slips.entries()) expect(prompt).not.toBe(slips[k + 1]?.prompt);
  const all: HandedIn[] = [];
  for (const [k, slip] of slips.entries()) all.push(await playedBy(browser, baseURL, slip, k + 1));

  const isCode = (text: string) => text.startsWith("h1.");
  const files = all.flatMap(({ notebook, homework: tour }, k) => [
    { name: `kibitz-${k}.json`, mimeType: "application/json", buffer: Buffer.from(notebook) },
    ...(isCode(tour)
      ? []
      : [{ name: `homework-${k}.json`, mimeType: "application/json", buffer: Buffer.from(tour) }]),
  ]);
  await page.goto("/class-table/");
  await page.locator("class-desk input[type=file]").setInputFiles(files);
  const codes = all.map(({ homework: tour }) => tour).filter(isCode);
  await page.locator("[data-codes]").fill(codes.map((code) => `Good evening, ${code}!`).join("\n"));
  await page.getByRole("button", { name: "Read the codes" }).click();
  const table = page.locator(".class-table");
  await expect(table.locator("tbody tr")).toHaveCount(PUPILS);
  await expect(page.locator("[data-refused]")).toBeHidden();
  // A row for each pupil: the notebook and the homework of one name are one pupil's.
  const cells = table.locator("tbody tr", {
    has: page.getByRole("rowheader", { name: "Pupil 2", exact: true }),
  });
  await expect(cells.getByRole("cell")).toHaveText([/^\d+ \w+ \d{4}$/, "not yet", "not yet: 6", "right"]);
  const can = Math.ceil(PUPILS / 2);
  const sums = table.locator("tfoot td");
  await expect(sums).toHaveText(["", `${can}/${PUPILS}`, `${can}/${PUPILS}`, `${PUPILS}/${PUPILS}`]);
  const needs = page.locator("[data-needs] > ul > li");
  await expect(needs).toHaveCount(2);
  for (const need of await needs.all())
    await expect(need).toContainText(`not yet ${PUPILS - can} of ${PUPILS}`);
  await expect(needs.nth(1).locator("li")).toHaveText(`${PUPILS - can} × 6`);
  await page.locator("[data-order]").selectOption("need");
  await expect(table.locator("tbody tr").first()).toContainText("Pupil 2");
});
