/** A long run costs memory only while the reader is near it. */
import { expect, type Page, test } from "@playwright/test";
import { heading, openFigure, typeInput } from "../support/figures.ts";

/** What the arrays of the page occupy, in bytes; those of a run are outside the heap of scripts. */
async function arrays(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const usage = (await session.send("Runtime.getHeapUsage")) as { backingStorageSize?: number };
  await session.detach();
  return usage.backingStorageSize ?? 0;
}

test("a figure with a long run gives its memory free far from the screen, and is at the same step when it is near again", async ({
  page,
}) => {
  const figure = await openFigure(page);
  const small = await arrays(page);
  await typeInput(figure, "1500\n");
  await expect(figure.locator(".editor__status")).toContainText("The run has 2,000,000 steps.");
  await figure.getByRole("button", { name: "Back to the diagram" }).click();
  await figure.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  const at = await heading(figure);
  expect(at).toMatch(/^1,?999,?999 /);
  // On a phone, seven digits have room where they are typed.
  await page.setViewportSize({ width: 360, height: 740 });
  const field = figure.getByRole("textbox", { name: "Go to step" });
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const comment = await figure.locator(".annotation__comment").textContent();
  const large = await arrays(page);
  console.log(
    `${(small / 1e6).toFixed(1)} MB of arrays, ${(large / 1e6).toFixed(1)} MB with a run of 2,000,000 steps`,
  );
  expect(large - small).toBeGreaterThan(15e6);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => arrays(page)).toBeLessThan(small + (large - small) / 10);
  await page.evaluate(() => scrollTo(0, 0));
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => arrays(page)).toBeGreaterThan(small + (large - small) / 2);
  await expect(page.getByText("The steps of this diagram are being recorded again.")).toBeHidden();
  await figure.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => heading(figure)).toBe(at);
  await expect(figure.locator(".annotation__comment")).toHaveText(comment ?? "");
});
