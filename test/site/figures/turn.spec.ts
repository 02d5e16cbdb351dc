/** The reader performs a run on the picture. */
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { alive } from "../support/figures.ts";
import { sweep } from "../support/sweep.ts";

test("a run is performed by touching the picture: any legal order, refused with the rule, undone, ended", async ({
  page,
}) => {
  await page.goto("/lessons/augmenting-paths/");
  const figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Your turn" }).click();
  await expect(figure.locator(".stop-question")).toContainText("Choose two neighbours");
  const vertex = (name: string) => figure.locator(`.diagram__plate [data-choice][data-id="v${name}"]`);
  const marks = figure.locator(".diagram__plate [data-choice]");
  const count = await marks.count();
  expect(count).toBeGreaterThan(4);
  await marks.nth(0).click();
  await marks.nth(1).click();
  await expect(figure.locator(".stop-question__verdict")).toContainText("No edge joins");
  await expect(figure.getByRole("button", { name: "Undo" })).toBeDisabled();
  await figure.getByRole("button", { name: "Show me" }).click();
  await expect(figure.locator(".annotation__where")).toHaveText("choice 2");
  await expectAccessible(page, { part: "#d1", state: "a turn" });
  await figure.getByRole("button", { name: "Undo" }).click();
  await expect(figure.locator(".annotation__where")).toHaveText("choice 1");
  for (let choices = 0; choices < 40; choices++) {
    const show = figure.getByRole("button", { name: "Show me" });
    if ((await show.count()) === 0) break;
    await show.click();
  }
  await expect(figure.locator(".stop-question__verdict")).toContainText("Done.");
  await figure.getByRole("button", { name: "End your turn" }).click();
  await expect(figure.getByRole("button", { name: "Your turn" })).toBeVisible();
  await expect(vertex("0")).toHaveCount(0);
});

test("a turn is taken with the keys alone, and on a phone nothing of it is cut", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/lessons/circle-method/");
  const figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Your turn" }).press("Enter");
  await expect(figure.locator(".stop-question")).toContainText("Round 1");
  await figure.locator(".diagram__plate [data-choice]").first().press("Enter");
  await expect(figure.locator(".annotation__where")).toHaveText("choice 2");
  const isCut = await figure
    .locator(".stop-question")
    .evaluate((box) => box.scrollHeight > box.clientHeight + 1);
  expect(isCut).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a test grades the run, and lays the first wrong choice beside the right ones", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/augmenting-paths/");
  const figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Your turn" }).click();
  await figure.getByRole("button", { name: "Test me instead" }).click();
  await expect(figure.getByRole("button", { name: "Show me" })).toHaveCount(0);
  const end = figure.getByRole("button", { name: "Once more" });
  const marks = figure.locator(".diagram__plate [data-choice]");
  const none = figure.getByRole("button", { name: "None", exact: true });
  for (let touches = 0; touches < 200 && (await end.count()) === 0; touches++) {
    if (touches % 5 === 4 && (await none.count()) > 0) await none.click();
    else await marks.nth((touches * 7) % (await marks.count())).click();
  }
  await expect(figure.locator(".stop-question__verdict")).toContainText(/\d+ of \d+ choices were right/);
  await figure.getByRole("button", { name: "See the first wrong one" }).click();
  await expect(figure.locator(".stop-question")).toContainText("You chose");
  await expect(
    figure.locator(".diagram__plate [data-role=rejected], .diagram__plate [data-sign=refused]"),
  ).not.toHaveCount(0);
  await figure.getByRole("button", { name: "Back to the end" }).click();
  await expect(end).toBeVisible();
});

test("a turn by keys: digits, arrows, undo; it outlives a reload, another example, and travels in a link", {
  tag: "@full",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/lessons/augmenting-paths/");
  let figure = await alive(page, "d1");
  const where = () => figure.locator(".annotation__where");
  await figure.getByRole("button", { name: "Your turn" }).press("Enter");
  await expect(where()).toHaveText("choice 1");
  await expect(figure).toBeFocused();
  await page.keyboard.press("0");
  await page.keyboard.press("5");
  await expect(where()).toHaveText("choice 2");
  await page.keyboard.press("Backspace");
  await expect(where()).toHaveText("choice 1");
  await page.keyboard.press("0");
  await page.keyboard.press("7");
  await expect(where()).toHaveText("choice 2");
  const marks = figure.locator(".diagram__plate [data-choice]");
  await marks.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(marks.nth(1)).toBeFocused();
  await page.keyboard.press(" ");
  await expect(figure.locator(".diagram__plate [aria-pressed=true]")).toHaveCount(1);
  await page.keyboard.press("Backspace");
  await expect(figure.locator(".diagram__plate [aria-pressed=true]")).toHaveCount(0);
  await figure.focus();
  await page.keyboard.press("c");
  await expect(figure.locator(".player__notice")).toContainText("copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.reload();
  figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Your turn" }).click();
  await expect(where()).toHaveText("choice 2");
  await figure.getByRole("button", { name: "End your turn" }).click();
  await figure.getByRole("button", { name: "Go on with it" }).click();
  await expect(where()).toHaveText("choice 2");

  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  figure = await alive(page, "d1");
  await expect(where()).toHaveText("choice 2");
  await page.goto("about:blank");
  const longer = link.replace(/\.pm\d+-/, ".pm99-~~~~");
  expect(longer).not.toBe(link);
  await page.goto(longer);
  figure = await alive(page, "d1");
  await expect(figure.locator(".player__notice")).toContainText("The link holds a run of 99 choices");
});

test("the text gives the reader the turn, and starting again can be taken back", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/lessons/circle-method/");
  const figure = await alive(page, "d1");
  // With its key: parts of the text take their own heights as they come near, and move it under the pointer between down and up.
  await page.locator("a[data-turn=d1]").press("Enter");
  await expect(figure.locator(".annotation__where")).toHaveText("choice 1");
  await figure.getByRole("button", { name: "Show me" }).click();
  await expect(figure.locator(".annotation__where")).toHaveText("choice 2");
  await figure.locator("summary[aria-label=Menu]").click();
  await figure.getByRole("button", { name: "Start again" }).click();
  await expect(figure.locator(".annotation__where")).toHaveText("choice 1");
  await figure.getByRole("button", { name: "Go on with it" }).click();
  await expect(figure.locator(".annotation__where")).toHaveText("choice 2");
});

test("the text gives the turn where the first question stands, which need not be the first step", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/the-dutch-system/");
  const link = page.locator("a[data-turn=d1]");
  const href = (await link.getAttribute("href")) ?? "";
  const figure = await alive(page, "d1");
  await link.press("Enter");
  await expect(figure.locator(".stop-question")).toContainText("Who floats down");
  await page.goto("about:blank");
  await page.goto(`/lessons/the-dutch-system/${href}`);
  await expect((await alive(page, "d1")).locator(".stop-question")).toContainText("Who floats down");
});

for (const [width, height] of [
  [1366, 768],
  [360, 740],
] as const)
  test(
    `nothing of a question is cut at ${width} × ${height}, with its hint and its answer begun`,
    sweep(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/lessons/the-dutch-system/");
      const figure = await alive(page, "d1");
      await figure.getByRole("button", { name: "Your turn" }).click();
      await figure.locator(".diagram__plate [data-choice]").first().click();
      for (const name of ["Hint", "Show me"]) {
        await expect(figure.getByRole("button", { name: "That is all" })).toBeInViewport({ ratio: 1 });
        const box = figure.locator(".stop-question");
        const isCut = await box.evaluate((each) => each.scrollHeight > each.clientHeight + 1);
        expect(isCut, name).toBe(false);
        if (name === "Hint") await figure.getByRole("button", { name }).click();
      }
    },
  );

/** Seven players; on the left the seats are counted from the top itself, so that the player at the top is met. */
const FROM_THE_TOP = [1, 2, 3, 4, 5, 6, 7].map((top) => [
  [top],
  ...[1, 2, 3].map((row) => [1 + ((top + row - 1) % 7), 1 + ((top - row + 7) % 7)]),
]);

test("a run that was performed by a mistake says which below the grade, and its smallest case opens", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/circle-method/");
  const figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Your turn" }).click();
  await figure.getByRole("button", { name: "Test me instead" }).click();
  for (const player of FROM_THE_TOP.flat(2))
    await figure.locator(`.diagram__plate [data-id="p${player}"]`).click();
  await expect(figure.locator(".stop-question__verdict")).toContainText("7 of 28 choices were right");
  const mistake = figure.getByRole("status").filter({ hasText: "This comes out when the seats on the left" });
  await expect(mistake).toHaveAttribute("data-mistake", "left-at-top");
  await expectAccessible(page, { part: "#d1", state: "a mistake" });
  await figure.getByRole("button", { name: "See the first wrong one" }).click();
  await expect(mistake).toHaveCount(0);
  await figure.getByRole("button", { name: "Back to the end" }).click();
  await figure.getByRole("button", { name: "See it in the smallest case" }).press("Enter");
  await expect(page.getByRole("region", { name: "The smallest case" })).toBeFocused();
  await figure.getByRole("button", { name: "Once more" }).click();
  await expect(figure.locator(".annotation__where")).toHaveText("choice 1");
  await page.goto("/notebook/");
  await expect(
    page.getByRole("listitem").filter({ hasText: "the seats on the left are counted" }),
  ).toBeVisible();
});

test("led through a run, the answers that were refused first are what tells the mistake", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/circle-method/");
  const figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Your turn" }).click();
  const end = figure.getByRole("button", { name: "Once more" });
  for (const [top, ...pairs] of FROM_THE_TOP)
    for (const answer of [top, ...pairs] as number[][]) {
      for (const player of answer) await figure.locator(`.diagram__plate [data-id="p${player}"]`).click();
      if (answer.length === 2) await figure.getByRole("button", { name: "Show me" }).click();
    }
  await expect(end).toBeVisible();
  await expect(figure.locator("[data-mistake=left-at-top]")).toContainText("This comes out when");
});
