/**
 * Every page is visited once on a phone, and all that one load can tell is read off that visit. A page of each kind is visited on
 * a large screen and by a browser that keeps nothing, in the full depth every page.
 */
import { expect, type Page, test } from "@playwright/test";
import { isFull } from "#test/depth.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expectBudgets } from "../support/budgets.ts";
import { complaints } from "../support/complaints.ts";
import { alive } from "../support/figures.ts";
import { forbidAllStorage } from "../support/forbid-storage.ts";
import { fontCosts } from "../support/page-costs.ts";
import { PAGES, standsForKind } from "../support/site-pages.ts";
import { sweep } from "../support/sweep.ts";
import { type Visit, visit } from "../support/visit.ts";

/** Bytes of fonts that a lesson may ask for. */
const FONTS = 170 * 1024;
const SHIFT = 0.01;

/** Visits a page and wants of it what does not depend on the screen. */
async function visitWell(page: Page, path: string, sleepsFirst = false): Promise<Visit> {
  const seen = await visit(page, path, sleepsFirst);
  expect.soft(seen.asleepAtEnd, "figures that sleep at the end").toEqual([]);
  expect.soft(seen.width, "the width of the page").toBeLessThanOrEqual(seen.page.viewportSize()?.width ?? 0);
  expect.soft(seen.shift.sum, JSON.stringify(seen.shift.all)).toBeLessThanOrEqual(SHIFT);
  expect.soft(seen.fetched.paint, "the first paint").toBeGreaterThan(0);
  const { early, bytes } = fontCosts(seen.fetched);
  expect.soft(early, "fonts before the first paint").toEqual([]);
  if (path.startsWith("/lessons/"))
    expect.soft(bytes, JSON.stringify(seen.fetched.fonts)).toBeLessThanOrEqual(FONTS);
  return seen;
}

for (const path of PAGES)
  test(`${path} is light, calm, accessible and without a complaint, 360 pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const seen = await visitWell(page, path, !isFull);
    // The full depth asks for them in loads of their own: see budgets.spec.ts.
    if (!isFull)
      expectBudgets(path, {
        html: seen.weights.html,
        elements: seen.first.elements,
        blocking: seen.fetched.blocking,
        css: seen.weights.css + seen.first.css,
        scripts: seen.first.weights.scripts,
        scriptsAlive: seen.weights.scripts,
        shift: seen.shift.sum,
      });
    const isWhole = isFull || standsForKind(path);
    await expectAccessible(seen.page, {
      ...{ figures: isWhole ? "all" : "the first", isLightAlone: !isWhole },
    });
    expect(seen.complaints).toEqual([]);
  });

for (const path of PAGES)
  test(
    `${path} is calm, accessible and without a complaint, 1366 pixels wide`,
    sweep(standsForKind(path)),
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      const seen = await visitWell(page, path);
      // The figures of a lesson on a large screen are tested in every state with the first lesson.
      if (!path.startsWith("/lessons/") || path === "/lessons/") await expectAccessible(seen.page);
      expect(seen.complaints).toEqual([]);
    },
  );

for (const path of PAGES)
  test(
    `${path} complains of nothing where all storage is forbidden`,
    sweep(standsForKind(path)),
    async ({ page }) => {
      const list = complaints(page);
      await forbidAllStorage(page);
      await page.goto(path, { waitUntil: "networkidle" });
      for (const id of await page
        .locator("[data-figure] .player[id]")
        .evaluateAll((all) => all.map((figure) => figure.id)))
        await alive(page, id);
      // What a reader types would be kept; a field that takes no numbers, or none just now, is left as it is.
      for (const box of await page
        .locator("main :is(.field, textarea):not(select, [type=date]):visible:enabled:not([readonly])")
        .all())
        await box.fill("3");
      await page.getByRole("button", { name: "Light or dark" }).click();
      await page.waitForLoadState("networkidle");
      expect(list).toEqual([]);
    },
  );
