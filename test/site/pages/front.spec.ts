/** The front page: its first screen, and that each picture of the second one is true where its link leads. */
import { expect, type Page, test } from "@playwright/test";
import { alive } from "../support/figures.ts";
import { watchShifts } from "../support/shifts.ts";
import { sweep } from "../support/sweep.ts";

const CAN = ["play", "judge", "mistake", "break", "pair"] as const;

/** The texts that a picture shows, and what its link opens. */
async function shown(page: Page, name: (typeof CAN)[number]): Promise<{ readonly said: string[] }> {
  await page.goto("/");
  const card = page.locator(`[data-can="${name}"]`);
  const said = await card
    .locator(":is(.can__asked, .can__no, .can__yes, .can__why)")
    .evaluateAll((parts) => parts.map(({ textContent }) => (textContent ?? "").replace(/\s+/g, " ").trim()));
  expect(said.length).toBeGreaterThan(0);
  const address = new URL((await card.getByRole("link").getAttribute("href")) ?? "", page.url());
  await card.getByRole("link").click();
  // The desk takes the program out of the address.
  await expect(page).toHaveURL((url) => url.pathname === address.pathname);
  return { said };
}

for (const [width, height] of [
  [1366, 625],
  [360, 740],
] as const)
  test(
    `the buttons of the picture are on the first screen at ${width} × ${height}, and move it`,
    sweep(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/", { waitUntil: "networkidle" });
      const mini = page.locator(".mini[data-ready]");
      for (const name of ["Previous step", "Next step", "Play"])
        await expect(mini.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      const before = await mini.locator(".annotation__no").textContent();
      await mini.getByRole("button", { name: "Next step" }).click();
      await expect(mini.locator(".annotation__no")).toHaveText(String(Number(before) + 1));
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

for (const [width, height] of [
  [1366, 625],
  [360, 740],
] as const)
  test(
    `who comes back finds where they stopped at ${width} × ${height}, and nothing moves for it`,
    sweep(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await expect(page.locator(".recall-line")).toBeHidden();
      await page.goto("/lessons/blossom/#shrink-it");
      await expect(page.locator("lesson-contents [aria-current]")).toHaveAttribute("href", "#shrink-it");
      const shiftOf = await watchShifts(page);
      await page.goto("/", { waitUntil: "networkidle" });
      const line = page.locator(".recall-line");
      await expect(line).toContainText("You stopped at 8.2 Shrink it, today.");
      const mini = page.locator(".mini[data-ready]");
      for (const name of ["Previous step", "Next step", "Play"])
        await expect(mini.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      expect((await shiftOf()).sum).toBeLessThan(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await line.getByRole("link", { name: "8.2 Shrink it" }).click();
      await expect(page).toHaveURL(/\/lessons\/blossom\/#shrink-it$/);
    },
  );

test("a place that the lesson has no more is not offered, and nothing of it is taken as markup", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/");
  const stopped = (section: string) =>
    page.evaluate(
      (text) => localStorage.setItem("kibitz.stopped", text),
      ["blossom", section, "8.2 <b>Shrink it</b>", "1764380000"].join("\n"),
    );
  await stopped("cut-it");
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.locator(".recall-line")).toBeVisible();
  await expect(page.locator("[data-stopped]")).toHaveText("");
  await stopped("shrink-it");
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.locator("[data-stopped]")).toContainText("You stopped at 8.2 <b>Shrink it</b>, on");
});

test("the second screen has the five things, each with one link", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-can]")).toHaveCount(CAN.length);
  for (const name of CAN) await expect(page.locator(`[data-can="${name}"]`).getByRole("link")).toHaveCount(1);
});

test("the next move of the picture is made in the lesson", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "or make the next move" }).click();
  const figure = await alive(page, "d1");
  await expect(figure.locator(".stop-question")).toContainText("Round 2");
});

test("the run is the reader's where the picture shows it, and the slip is refused as there", async ({
  page,
}) => {
  const [prompt = "", refused = ""] = (await shown(page, "play")).said;
  const figure = await alive(page, "d1");
  await expect(figure.locator(".stop-question")).toContainText(prompt);
  await figure.locator('.diagram__plate [data-choice][data-id="v0"]').click();
  await expect(figure.locator(".stop-question__verdict")).toContainText(refused);
});

test("the program of the picture fails where it says so", { tag: "@full" }, async ({ page }) => {
  const { said } = await shown(page, "judge");
  await expect(page.locator(".pce-textarea")).toHaveValue(/games\.push\(\[t\[i\], t\[n - 1 - i\]\]\)/);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  for (const part of said) await expect(page.locator("[data-verdict]")).toContainText(part);
});

test("the mistake of the picture is told under the exercise", { tag: "@full" }, async ({ page }) => {
  const [sentence = ""] = (await shown(page, "mistake")).said;
  const table = page.locator("#exercise-five-players-to-be-completed faded-example");
  await table.scrollIntoViewIfNeeded();
  // Level seats of five players, the left side counted from the top itself.
  for (const [k, text] of ["4 1", "3", "4 3", "5 2", "4", "5 4", "1 3", "5", "1 5", "2 4"].entries())
    await table.locator("input").nth(k).fill(text);
  await table.getByRole("button", { name: "Check" }).click();
  await expect(table.locator("[data-mistake]")).toContainText(sentence);
});

test("the wrong program of the picture is there to be broken, by the input that it names", {
  tag: "@full",
}, async ({ page }) => {
  const [smallest = ""] = (await shown(page, "break")).said;
  const desk = page.locator("[data-break-it]");
  await desk.getByRole("button", { name: "Show me a wrong program" }).click();
  await expect(desk.locator("mark")).toHaveText("const odd = false;", { useInnerText: true });
  await desk.getByRole("textbox").fill("7");
  await desk.getByRole("button", { name: "Run both" }).click();
  await expect(desk).toContainText(smallest);
});

test("the tournament of the picture is open, and its pair has that reason", { tag: "@full" }, async ({
  page,
}) => {
  const [why = ""] = (await shown(page, "pair")).said;
  await page.getByRole("button", { name: /Why/ }).first().click();
  await expect(page.locator("main")).toContainText(why.replace(/^Why\? /, ""));
});
