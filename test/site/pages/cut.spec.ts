/** Nothing that is painted is cut by the box around it. */
import { expect, type Page, test } from "@playwright/test";
import { cutParts } from "../support/cut.ts";
import { layOut } from "../support/lay-out.ts";
import { PAGES, standsForKind } from "../support/site-pages.ts";
import { sweep } from "../support/sweep.ts";

for (const path of PAGES)
  test(`nothing on ${path} is cut by its container`, sweep(standsForKind(path)), async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    for (const width of [1366, 1440, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await layOut(page);
      expect.soft(await cutParts(page), `${width} pixels wide`).toEqual([]);
    }
  });

/** Pictures that are full to their edges, in a window that is low: the player makes them as high as it can, and no wider. */
const FULL = ["floods", "order-or-cycle", "the-dutch-system", "union-find", "weighted-blossom"];

/** The marks of the figures on a page that reach out of the boxes of their pictures. */
function marksCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const picture of document.querySelectorAll<SVGSVGElement>(".player .diagram__plate > svg.fig")) {
      const box = picture.getBoundingClientRect();
      const scale = picture.getScreenCTM()?.a ?? 0;
      const { width, height } = picture.viewBox.baseVal;
      // Also of one that is not drawn yet.
      if (
        picture.matches("[data-full]") &&
        (scale * width > box.width + 2 || scale * height > box.height + 2)
      )
        cut.push(`${picture.closest("[id]")?.id}: ${box.width} × ${box.height} for ${width} × ${height}`);
      for (const mark of picture.querySelectorAll(".node__body, text")) {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        if (left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2)
          cut.push(`${picture.closest("[id]")?.id}: ${mark.textContent || mark.parentElement?.textContent}`);
      }
    }
    return cut;
  });
}

for (const lesson of FULL)
  test(`no mark of a picture is cut in ${lesson}`, sweep(lesson === "floods"), async ({ page }) => {
    for (const [width, height] of [
      [1366, 625],
      [1280, 580],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/lessons/${lesson}/`, { waitUntil: "networkidle" });
      await layOut(page);
      expect.soft(await marksCut(page), `${width} × ${height}`).toEqual([]);
    }
  });

test("no mark of a program's picture is cut", async ({ page }) => {
  for (const program of ["binary-search", "number-of-islands", "segment-tree"]) {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto("/about/");
    await page.goto(`/tools/workbench/#open=${program}`);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(page.locator("#workbench-run .node__body").first()).toBeVisible();
    expect(await marksCut(page), program).toEqual([]);
  }
});
