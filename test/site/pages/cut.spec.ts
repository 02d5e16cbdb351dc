/** Nothing that is painted is cut by the box around it. */
import { expect, test } from "@playwright/test";
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
