/** The listing of a figure in the reader's language. */
import { readFileSync } from "node:fs";
import { expect, type Locator, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { alive, LESSON, openFigure } from "../support/figures.ts";

/** The line of a listing that is marked with a step, without indentation and mark. */
function markedLine(language: string, step: string): string {
  const text = readFileSync(`algorithms/lessons/circle-method/task/listing.${language}`, "utf8");
  const line = text.split("\n").find((each) => each.endsWith(` step: ${step}`)) ?? "";
  return line.replace(/\s*(\/\/|#) step: \w+$/, "").trim();
}

const current = (figure: Locator): Locator => figure.locator(".listing [aria-current=step]");
/** The figure with its listing open, as a reader finds it. */
async function listed(figure: Locator): Promise<Locator> {
  await figure.locator(".tabs label", { hasText: "Code" }).click();
  return figure;
}

const language = (figure: Locator, name: string): Locator =>
  figure.getByRole("button", { name, exact: true });

test("a reader turns the listing to Python, C++ and Java, and the line of each step is the marked one", async ({
  page,
}) => {
  const figure = await listed(await openFigure(page));
  // Of seven players: the turn, the bye, and the first game with its two seats.
  const steps = ["turn", "", "right", "left", "game"];
  for (const [name, ending] of [
    ["Python", "py"],
    ["C++", "cpp"],
    ["Java", "java"],
  ] as const) {
    const place = await page.evaluate(() => scrollY);
    await language(figure, name).focus();
    await page.keyboard.press("Enter");
    await expect(language(figure, name)).toHaveAttribute("aria-pressed", "true");
    await expect(language(figure, name)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await figure.focus();
    await page.keyboard.press("Home");
    for (const step of steps) {
      await page.keyboard.press("ArrowRight");
      if (step === "") {
        // The plain program has no line for who sits out.
        await expect(current(figure)).toHaveCount(0);
        await expect(figure.locator(".panel--code .panel__head")).not.toContainText("line");
      } else await expect(current(figure)).toHaveText(markedLine(ending, step));
    }
    await expect(figure.locator(".listing")).not.toContainText("step:");
    await expect(figure.locator(".listing .t-keyword").first()).toBeVisible();
  }
  await expectAccessible(page, { part: "#d1" });
  await language(figure, "TypeScript").click();
  await expect(current(figure)).toContainText("white.put");
});

test("the language is that of all figures, also on the next visit, and of lessons with several files", {
  tag: "@full",
}, async ({ page }) => {
  const figure = await listed(await openFigure(page));
  const next = await listed(await alive(page, "d2"));
  await language(figure, "C++").click();
  await expect(language(next, "C++")).toHaveAttribute("aria-pressed", "true");
  await expect(next.locator(".listing")).toContainText("std::vector");
  await page.reload();
  await expect(language(await listed(await alive(page, "d1")), "C++")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(figure.locator(".listing")).toContainText("std::vector");
  await page.goto("/lessons/augmenting-paths/");
  const other = await listed(await alive(page, "d1"));
  await expect(other.locator(".listing")).toContainText("std::vector");
  await language(other, "sides.ts").click();
  await expect(other.locator(".listing")).toContainText("twoSides");
  await page.goto(LESSON);
  await expect(language(await listed(await alive(page, "d1")), "TypeScript")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a language that does not come leaves the listing as it is, and can be asked for again", {
  tag: "@full",
}, async ({ page }) => {
  const figure = await listed(await openFigure(page));
  await page.route(/\/_astro\/(listing|programs)\./, (route) => route.abort());
  await language(figure, "Python").click();
  await figure.focus();
  await page.keyboard.press("ArrowRight");
  await expect(language(figure, "TypeScript")).toHaveAttribute("aria-pressed", "true");
  await expect(current(figure)).toContainText("top.put");
  await expect(figure.getByRole("status")).toContainText("has not arrived");
  await page.unroute(/\/_astro\/(listing|programs)\./);
  await figure.getByRole("button", { name: "Try again" }).click();
  await expect(figure.locator(".listing")).toContainText("def schedule");
  await expect(figure.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("on a phone the languages stand on the width of the screen, large enough to be touched", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [LESSON, "/lessons/blossom/"]) {
    await page.goto(path);
    const figure = await alive(page, "d1");
    await figure.locator(".tabs label", { hasText: "Code" }).click();
    for (const name of ["Python", "C++", "Java"]) {
      const box = await language(figure, name).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
