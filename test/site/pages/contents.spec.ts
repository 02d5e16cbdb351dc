/** The contents of a lesson: where the reader is, what was read, and the way to every section. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { alive, LESSON } from "../support/figures.ts";

const contents = (page: Page) => page.getByRole("navigation", { name: "In this lesson" });

/** Brings the end of a section into view, as reading down does. */
async function readTo(page: Page, section: number): Promise<void> {
  await page.evaluate((k) => {
    const next = document.querySelectorAll<HTMLElement>(".part > h2")[k];
    scrollTo(0, next.getBoundingClientRect().top + scrollY - innerHeight + 40);
  }, section);
}

test("a rail in the margin follows the reader, and remembers on the next visit what was read", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(LESSON);
  const links = contents(page).getByRole("link");
  expect(await links.count()).toBe(await page.locator(".part > h2").count());
  await readTo(page, 1);
  await expect(links.nth(0)).toHaveAttribute("aria-current", "location");
  await expect(links.nth(0)).toHaveAttribute("data-done", "");
  await page.reload();
  await expect(links.nth(0)).toHaveAttribute("data-done", "");
  await expect(links.nth(3)).not.toHaveAttribute("data-done", "");
  // By keyboard: the titles open with the focus, and a link leads to its section.
  await links.nth(3).focus();
  await expect(links.nth(3).locator("span")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(links.nth(3)).toHaveAttribute("aria-current", "location");
});

test("a lesson that is loaded again stands where it stood, though what is above has not been laid out", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON, { waitUntil: "networkidle" });
  // Reading down lays out all that comes near, with heights that nobody knows in advance.
  const title = page.locator(".part > h2").last();
  for (let screens = 0; screens < 200; screens++) {
    const top = await title.evaluate((element) => {
      scrollBy(0, innerHeight * 0.8);
      return element.getBoundingClientRect().top;
    });
    if (top < 500) break;
  }
  await title.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.waitForTimeout(300);
  const before = await top();
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test("a bar on a phone names the section, and opens the list", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  const bar = page.locator(".lesson-contents__bar");
  await expect(bar).toBeHidden();
  await readTo(page, 2);
  await expect(bar).toBeVisible();
  await expect(contents(page)).toBeHidden();
  await bar.click();
  await expect(contents(page)).toBeVisible();
  await expectAccessible(page, { part: ".lesson-contents", state: "the open list" });
  await page.keyboard.press("Escape");
  await expect(contents(page)).toBeHidden();
  await bar.click();
  const link = contents(page).getByRole("link").nth(4);
  await link.click();
  await expect(contents(page)).toBeHidden();
  // The heading is under the bar, not behind it.
  const heading = page.locator(".part > h2").nth(4);
  const [top, below] = await Promise.all([
    heading.evaluate((element) => element.getBoundingClientRect().top),
    bar.evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  expect(top).toBeGreaterThanOrEqual(below - 1);
});

test("the bar leaves the screen of a phone to a figure, and comes back after it", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  const bar = page.locator(".lesson-contents__bar");
  const figure = await alive(page, "d1");
  await figure.evaluate((element) => element.scrollIntoView());
  await expect(bar).toBeHidden();
  await readTo(page, 4);
  await expect(bar).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents are a list before the article", async ({ page }) => {
    await page.goto(LESSON);
    await expect(contents(page).getByRole("link").last()).toBeVisible();
  });

  test("the contents do not lie over the article of a narrow screen", { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto(LESSON);
    await page.locator("#exercises").scrollIntoViewIfNeeded();
    await expect(contents(page).getByRole("link").last()).not.toBeInViewport();
  });
});
