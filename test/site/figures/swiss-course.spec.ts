import { expect, test } from "@playwright/test";
import { alive, heading, typeInput } from "../support/figures.ts";
import { sweep } from "../support/sweep.ts";

const PAGE = "/lessons/swiss-by-matching/";

test("a whole tournament: rounds on the timeline, a cross table that grows, and a winner", async ({
  page,
}) => {
  await page.goto(`${PAGE}?d7=1.tournament.48#d7`);
  const figure = await alive(page, "d7");
  await expect(figure.locator(".phases b")).toHaveText(["Round 1", "Round 2", "Round 3", "End"]);
  await expect(figure.locator(".bulletin tr", { hasText: "1 Ana" })).toHaveText(/22w13b1/);
  await expect(figure.locator(".bulletin tr", { hasText: "5 Emil" })).toHaveText(/16w17b/);
  await figure.focus();
  await page.keyboard.press("End");
  await expect.poll(() => heading(figure)).toBe("90 end");
  await expect(figure).toContainText("5 is alone at the top with 3 points");
  await expect(figure.locator(".panel--check")).toContainText("4 of 4 hold");
  await expect(figure.locator(".panel--check")).toContainText("12 = 12 games + 0 byes");
});

test("every pair says why: whom the better player has met, and who would have been stuck", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(`${PAGE}?d5=1.first.24#d5`);
  const figure = await alive(page, "d5");
  await figure.getByRole("radio", { name: "Why?" }).check();
  const row = figure.locator(".bulletin tr", { hasText: "2–5" });
  await expect(row.locator("td")).toHaveText(["4", "3"]);
  await figure.focus();
  await page.keyboard.press("End");
  await expect(figure.locator(".bulletin tbody tr").filter({ hasText: /\d–\d/ })).toHaveCount(4);
});

test("a switch plays the rounds, and a line that is wrong has its place", async ({ page }) => {
  await page.goto(PAGE);
  const figure = await alive(page, "own");
  await typeInput(figure, "forbid 1 2\nAnn:\nBen:\nCleo:\nDan:\n");
  await expect(figure.locator(".editor__status")).toContainText("Read.");
  await figure.getByRole("radio", { name: /all draws/ }).check();
  await expect(figure.getByRole("textbox", { name: /one on each line/ })).toHaveValue(
    "rounds 2\nresults draws\nforbid 1 2\nAnn:\nBen:\nCleo:\nDan:\n",
  );
  await figure.getByRole("button", { name: "Back to the diagram" }).click();
  await figure.focus();
  await page.keyboard.press("End");
  await expect(figure).toContainText("4 players are at the top with 1 point");
  await typeInput(figure, "rounds 99\nAnn:\nBen:\n");
  await expect(figure.locator(".editor__status")).toContainText("Line 1, column 8.");
  await expect(figure.locator(".editor__status")).toContainText("from 1 to 20, found “99”");
});

for (const width of [360, 1366]) {
  test(
    `forty players over twenty rounds fit ${width} pixels, with windows that say so`,
    sweep(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(PAGE);
      const figure = await alive(page, "own");
      const players = Array.from({ length: 40 }, (_, i) => `Player ${i + 1}:`).join("\n");
      await typeInput(figure, `rounds 20\nresults lot 5\n${players}\n`);
      await expect(figure.locator(".editor__status")).toContainText("Read.");
      await figure.getByRole("button", { name: "Back to the diagram" }).last().click();
      await page.setViewportSize({ width, height: 768 });
      await figure.focus();
      await page.keyboard.press("End");
      await expect(figure).toContainText("over after 20 rounds");
      await expect(figure.locator(".bulletin tbody tr")).toHaveCount(8);
      await expect(figure.locator(".bulletin__foot")).toContainText("1–8 of 40");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const box = await figure.locator(".diagram__plate svg").boundingBox();
      for (const text of await figure.locator(".fig .note").all()) {
        const own = await text.boundingBox();
        expect((own?.x ?? 0) >= (box?.x ?? 0)).toBe(true);
        expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
      }
    },
  );
}
