/** The figure that the reader comes to next is drawn ahead of them, where nobody sees it. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { alive, heading, openFigure, openRow, openRows } from "../support/figures.ts";

/** Opens all rows, and keeps all sections that scripts of the page make: each figure is one of them. */
async function keepSections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      for (const row of document.querySelectorAll("details.row")) row.setAttribute("open", "");
    });
    const sections: Element[] = [];
    Object.assign(window, { sections });
    const create = document.createElementNS;
    Object.assign(document, {
      createElementNS(...named: Parameters<typeof create>) {
        const element = create.apply(document, named);
        if (named[1] === "section") sections.push(element);
        return element;
      },
    });
  });
}

/** Waits until the second figure is drawn, and returns whether it stands in the page. */
function secondStands(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => {
      const { sections } = window as unknown as { sections: Element[] };
      const second = sections.find(({ id }) => id === "d2");
      return second?.querySelector("svg.fig .node") && { stands: second.isConnected };
    })
    .then(async (handle) => ((await handle.jsonValue()) as { stands: boolean }).stands);
}

test("the next figure is drawn before it is near, and then only takes its place", async ({ page }) => {
  await keepSections(page);
  await openFigure(page);
  expect(await secondStands(page)).toBe(false);
  const second = await alive(page, "d2");
  const isTheOne = await second.evaluate(
    (figure) =>
      figure === (window as unknown as { sections: Element[] }).sections.find(({ id }) => id === "d2"),
  );
  expect(isTheOne).toBe(true);
  const before = await heading(second);
  await second.getByRole("button", { name: "Next game" }).first().click();
  await expect.poll(() => heading(second)).not.toBe(before);
});

test("it plays at the speed that was chosen since", { tag: "@full" }, async ({ page }) => {
  await keepSections(page);
  const first = await openFigure(page);
  await secondStands(page);
  await first.focus();
  await page.keyboard.press("+");
  const speedOf = async (figure: Locator): Promise<string> => {
    await figure
      .getByRole("button", { name: "Menu" })
      .or(figure.locator("summary[aria-label=Menu]"))
      .first()
      .click();
    const told = await figure.getByRole("button", { name: /^Faster/ }).textContent();
    await page.keyboard.press("Escape");
    return told ?? "";
  };
  const chosen = await speedOf(first);
  expect(chosen).toContain("2×");
  const second = await alive(page, "d2");
  expect(await speedOf(second)).toBe(chosen);
});

test("who comes sooner waits for no idle moment", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openFigure(page);
  await openRows(page);
  // Past the moment in which its preparation begins, which then waits for good.
  await page.waitForTimeout(1500);
  await alive(page, "d2");
});

test("one whose code is still on its way is not prepared a second time", { tag: "@full" }, async ({
  page,
}) => {
  await keepSections(page);
  await page.route(/\/Twin\.[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await openFigure(page, "d3");
  await alive(page, "rules");
  const drawn = await page.evaluate(
    () => (window as unknown as { sections: Element[] }).sections.filter(({ id }) => id === "rules").length,
  );
  expect(drawn).toBe(1);
});

test("letters that the page has not needed come with what is prepared, not when it is seen", {
  tag: "@full",
}, async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/lessons/transpositions-and-exchanges/");
  // Before: what stands in a row that is shut is not prepared, and a click on it would bring the figure to the screen.
  await openRows(page);
  await alive(page, "d2");
  // Differences are named with a Δ, in both typefaces.
  await expect.poll(() => fonts.filter((url) => url.includes("greek")).length).toBe(2);
  await expect(page.locator("#d3")).not.toHaveAttribute("data-ready");
  const before = fonts.length;
  await alive(page, "d3");
  await page.waitForLoadState("networkidle");
  expect(fonts).toHaveLength(before);
});

test("who leaps into the middle of a page sees its picture in the moment in which it is near", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/circle-method/", { waitUntil: "networkidle" });
  await openRows(page);
  await page.route(/\.js$/, () => undefined);
  const marks = await page.evaluate(async () => {
    const box = document.querySelector("#d3")?.closest("[data-figure]") as Element;
    const near = new Promise((resolve) => {
      // Asked after the page's own observer, which sees farther: it is told no earlier.
      new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && resolve(undefined),
      ).observe(box);
    });
    box.scrollIntoView({ behavior: "instant" });
    await near;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return box.querySelectorAll("svg.fig .node").length;
  });
  expect(marks).toBeGreaterThan(3);
});

test("all files that a figure needs are asked for in one go", { tag: "@full" }, async ({ page }) => {
  await page.goto("/lessons/blossom/", { waitUntil: "networkidle" });
  const names = await page.locator("meta[name=figure-code]").getAttribute("content");
  const already = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)),
  );
  const needed = (names ?? "").split(" ").filter((name) => !already.includes(`${name}.js`));
  const asked = new Set<string>();
  // None of them arrives, so none can ask for the next; what the page itself still brings may come.
  await page.route(
    ({ pathname }) => needed.some((name) => pathname.endsWith(`/${name}.js`)),
    (route) => void asked.add(route.request().url()),
  );
  expect(needed.length).toBeGreaterThan(10);
  await openRow(page, "d2");
  await page.locator("#d2").scrollIntoViewIfNeeded();
  await expect
    .poll(() => needed.filter((name) => !Array.from(asked).join().includes(`/${name}.js`)))
    .toEqual([]);
  // Nothing is listed in vain: all of it comes by itself where no list is.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/lessons/blossom/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<meta name="figure-code"[^>]*>/, ""),
    });
  });
  await page.goto("about:blank");
  await page.goto("/lessons/blossom/", { waitUntil: "networkidle" });
  await alive(page, "d1");
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)),
  );
  expect(needed.filter((name) => !loaded.includes(`${name}.js`))).toEqual([]);
});
