import { expect, test } from "@playwright/test";
import { alive, heading, openFigure, toStart, typeInput } from "../support/figures.ts";

test("a reader types names, and the figure pairs them", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  await typeInput(figure, "Anna\nБорис\nZoë\n");
  await expect(figure.locator(".editor__status")).toContainText("The run has 18 steps.");
  await figure.getByRole("button", { name: "Back to the diagram" }).click();
  for (let press = 0; press < 3; press++)
    await figure.getByRole("button", { name: "Next game" }).first().click();
  await expect.poll(() => heading(figure)).toBe("5 2–3");
  await expect(figure.locator(".annotation__comment")).toContainText("Борис");
  await expect(figure.getByRole("table").first()).toContainText("2–3");
  await expect(figure.locator(".listing [aria-current=step]")).toContainText("white.put");
});

test("the line of the step is in sight in its panel, however long the program is", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.goto("/lessons/blossom/");
  const figure = await alive(page, "d1");
  await figure.locator(".tabs label", { hasText: "Code" }).click();
  await figure.focus();
  const lines = new Set<string>();
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press("ArrowRight");
    const line = figure.locator(".panel--code [aria-current=step]");
    if ((await line.count()) === 0) continue;
    await expect(line).toBeInViewport({ ratio: 1 });
    lines.add(await line.innerText());
  }
  expect(lines.size).toBeGreaterThan(4);
});

test("every step goes both ways: back after forward is where it was", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  const seen: string[] = [];
  const state = async () => `${await heading(figure)} ${await figure.locator(".player__body").textContent()}`;
  await figure.focus();
  for (let step = 0; step <= 24; step++) {
    seen.push(await state());
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("ArrowLeft");
  for (let step = 24; step >= 0; step--) {
    expect(await state()).toBe(seen[step]);
    await page.keyboard.press("ArrowLeft");
  }
  expect(seen[23]).toContain("5–6");
  expect(new Set(seen).size).toBe(25);
});

test("the score is dragged and clicked, and the step box takes a number", { tag: "@full" }, async ({
  page,
}) => {
  const figure = await openFigure(page);
  const strip = figure.getByRole("slider", { name: "The whole run" });
  await strip.scrollIntoViewIfNeeded();
  const box = await strip.boundingBox();
  if (!box) throw new Error("the score has no box");
  await page.mouse.move(box.x + 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 10, { steps: 20 });
  await expect(strip).toHaveAttribute("aria-valuetext", /Round 4/);
  await page.mouse.up();
  await figure.getByRole("button", { name: "Go to step 41" }).click();
  await expect.poll(() => heading(figure)).toBe("41 5–3");
  await figure.getByRole("textbox", { name: "Go to step" }).fill("9999");
  await page.keyboard.press("Enter");
  await expect.poll(() => heading(figure)).toBe("84 7 full");
  await expect(figure).toContainText("Certificate of the result");
  await expect(figure).toContainText("21 games = 21 pairs");
});

test("the figure plays, and pauses where it is told", async ({ page }) => {
  const figure = await openFigure(page);
  await figure.getByRole("button", { name: "Play" }).click();
  await expect(figure.locator(".annotation__no")).not.toHaveText("0");
  await figure.getByRole("button", { name: "Pause" }).click();
  const at = await heading(figure);
  await page.waitForTimeout(1200);
  await expect.poll(() => heading(figure)).toBe(at);
});

test("a link in the text moves the figure", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  const cue = page.locator('a[data-cue="d1"]').first();
  const step = await cue.locator("sup").textContent();
  await cue.click();
  await expect(figure.locator(".annotation__no")).toHaveText(step ?? "");
});

test("everything works with the keyboard alone", async ({ page }) => {
  const figure = await openFigure(page);
  await page.evaluate(() => document.querySelector<HTMLElement>("#d1")?.focus());
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => heading(figure)).toBe("5 2–7");
  await page.keyboard.press("PageDown");
  await expect.poll(() => heading(figure)).toBe("6 a = 3");
  await page.keyboard.press("Shift+PageDown");
  await expect.poll(() => heading(figure)).toBe("13 round 2");
  await page.keyboard.press("End");
  await expect.poll(() => heading(figure)).toBe("84 7 full");
  await page.keyboard.press("Home");
  await expect.poll(() => heading(figure)).toBe("0 Start");
  await page.keyboard.press("Space");
  await expect(figure.locator(".annotation__no")).not.toHaveText("0");
  await page.keyboard.press("Space");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: /Keys/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await expect(page.getByRole("dialog", { name: /The state after step/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(figure).toBeFocused();
  // A menu that closes gives the focus back to its button.
  await figure.getByLabel("Menu").press("Enter");
  await figure.getByRole("button", { name: "Add this step to a tour" }).press("Enter");
  await expect(figure.getByLabel("Menu")).toBeFocused();
});

test("a key that follows Escape at once opens what it asks for", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  await figure.focus();
  for (const [key, name] of [
    ["t", /The state after step/],
    ["?", /Keys/],
  ] as const) {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: /Keys/ })).toBeVisible();
    await Promise.all([page.keyboard.press("Escape"), page.keyboard.press(key)]);
    // The browser's word that the first one is closed comes only now.
    await page.waitForTimeout(200);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(figure).toBeFocused();
  }
});

test("keys are not stolen from text fields", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  await typeInput(figure, "Anna\nBo");
  await page.keyboard.press("End");
  await page.keyboard.type(" c f t?");
  await expect(figure.getByRole("textbox", { name: /one on each line/ })).toHaveValue("Anna\nBo c f t?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a question stops the run and is answered on the figure", async ({ page }) => {
  const figure = await openFigure(page);
  await figure.getByRole("button", { name: "Next round" }).first().click();
  await figure.getByRole("button", { name: "Next round" }).first().click();
  await figure.getByRole("button", { name: "Next round" }).first().click();
  await expect(figure).toContainText("Who sits out round 3?");
  await expect(figure.getByRole("button", { name: "Next step" }).first()).toBeDisabled();
  await expect(figure).toContainText("Answer to go on");
  await figure.getByRole("button", { name: "Hint" }).click();
  await expect(figure).toContainText("Follow the arrow");
  await figure.locator('[data-id="p5"]').click();
  await expect(figure.locator(".stop-question__verdict")).toContainText("Not player 5");
  await figure.locator('[data-id="p3"]').press("Enter");
  await expect(figure).toContainText("Right.");
  await expect.poll(() => heading(figure)).toBe("25 round 3");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("kibitz.journal")))
    .toContain("circle-method");
});

test("where the run ends it is said, and the keys stay with the figure", { tag: "@full" }, async ({
  page,
}) => {
  const figure = await openFigure(page, "own");
  const next = figure.getByRole("button", { name: "Next round" });
  const end = figure.getByText("The run ends here");
  for (let press = 0; press < 40 && (await end.count()) === 0; press++) await next.press("Enter");
  await expect(end).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(end).toHaveCount(0);
  await expect(next).toBeEnabled();
});

test("going into a question by the button keeps the keys with the figure", { tag: "@full" }, async ({
  page,
}) => {
  const figure = await openFigure(page);
  const next = figure.getByRole("button", { name: "Next step" }).first();
  const question = figure.locator(".stop-question");
  for (let press = 0; press < 40 && (await question.count()) === 0; press++) await next.click();
  await expect(question).toBeVisible();
  await expect(next).toBeDisabled();
  await page.keyboard.press("7");
  await expect(figure.locator(".stop-question__verdict")).toContainText("Not player 7");
  // The picture keeps its own signs, and what may be chosen has one more.
  await expect(figure.locator(".key")).toContainText("yours to choose");
});

test("digits answer a question, and what was wrong is said on the next visit", { tag: "@full" }, async ({
  page,
}) => {
  const next = async () => {
    const figure = await openFigure(page);
    await figure.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press("Shift+PageDown");
    await expect(figure).toContainText("Who sits out round 3?");
    return figure;
  };
  let figure = await next();
  await page.keyboard.press("7");
  await expect(figure.locator(".stop-question__verdict")).toContainText("Not player 7");
  await page.keyboard.press("3");
  await expect(figure).toContainText("Right.");
  figure = await next();
  await expect(figure).toContainText("You got this one wrong last time.");
  await page.keyboard.press("3");
  figure = await next();
  await expect(figure).not.toContainText("You got this one wrong last time.");
});

test("a screen reader hears the step on which the reader rests", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  await figure.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect(figure.locator("[aria-live=polite]")).toContainText("2–7. 2 plays 7.");
});

test("a step glides, unless the reader wants no motion", { tag: "@full" }, async ({ page }) => {
  // Counted where they begin, as a slow machine may look when they are over.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { glides: 0 });
    Element.prototype.animate = function (...args) {
      Object.assign(window, { glides: Number(Reflect.get(window, "glides")) + 1 });
      return animate.apply(this, args);
    };
  });
  const figure = await openFigure(page);
  await figure.focus();
  const glides = () => page.evaluate(() => Number(Reflect.get(window, "glides")));
  for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
  expect(await glides()).toBe(0);
  await page.keyboard.press("ArrowRight");
  expect(await glides()).toBe(7);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("ArrowLeft");
  expect(await glides()).toBe(7);
});

test("with reduced motion nothing glides", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const figure = await openFigure(page);
  await figure.focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
  const at = () => figure.locator('[data-id="p3"]').getAttribute("transform");
  const before = await at();
  await page.keyboard.press("ArrowRight");
  const right = await at();
  expect(right).not.toBe(before);
  await page.waitForTimeout(400);
  expect(await at()).toBe(right);
});

test("the picture is saved as an SVG that stands alone", { tag: "@full" }, async ({ page }) => {
  const figure = await openFigure(page);
  await figure.getByRole("slider").first().focus();
  await page.keyboard.press("End");
  await figure.locator("summary[aria-label=Menu]").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    figure.getByRole("button", { name: "Save the picture" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("circle-method-84.svg");
});

test("on a phone the sheets of a figure open on the screen, below a head that names the diagram whole", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const figure = await openFigure(page);
  const head = figure.locator(".player__head");
  await head.evaluate((box) => box.scrollIntoView({ behavior: "instant" }));
  const name = head.locator(".player__name");
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const [end, toolsEnd] = await head.evaluate((box) =>
    [box, box.querySelector(".player__tools") as Element].map((each) => each.getBoundingClientRect().right),
  );
  expect(toolsEnd).toBeLessThanOrEqual(end as number);
  for (const summary of await head.locator(".pop > summary").all()) {
    await summary.press("Enter");
    const sheet = summary.locator("+ .pop__sheet");
    await expect(sheet).toBeInViewport({ ratio: 0.99 });
    const [below, above] = [await sheet.boundingBox(), await head.boundingBox()];
    expect(Math.abs((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBeLessThan(8);
    expect(below?.width).toBe(360);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  }
});

test("the shrunken graph is drawn beside the blossoms at each shrink, and whole again on the way back", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/blossom/");
  const figure = await alive(page, "d1");
  const panel = figure.locator(".panel--data");
  await panel.getByRole("radio", { name: "Shrunken graph" }).check();
  const vertices = panel.locator("svg .node");
  await expect(vertices).toHaveCount(10);
  // Three vertices count as one after each shrink: the article's 8 – 0 = B1 – B2 = 4 – 9.
  await page.getByRole("link", { name: /^shrinks to B1/ }).click();
  await expect(vertices).toHaveCount(8);
  await page.getByRole("link", { name: /^2–6 joins two even vertices/ }).click();
  await expect(vertices).toHaveCount(6);
  const texts = await panel.locator("svg .node__text").allTextContents();
  expect(texts.sort()).toEqual(["0", "4", "8", "9", "B1", "B2"]);
  await expect(panel.getByRole("img", { name: /B1 stands for 1 2 3; B2 stands for 5 6 7/ })).toBeVisible();
  await toStart(figure);
  await expect(vertices).toHaveCount(10);
});

test("in the strip no sign of a question covers a name, and a frame is as wide as its picture", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  for (const lesson of ["blossom", "the-dutch-system"]) {
    await page.goto(`/lessons/${lesson}/`);
    const figure = await alive(page, "d1", "opening");
    const signs = figure.locator(".moves button:has(.stop)");
    await expect(signs.first()).toBeVisible();
    const covered = await signs.evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const [name, sign] = ["span", ".stop"].map((part) => button.querySelector(part) as Element);
        const over = name.getBoundingClientRect().right - sign.getBoundingClientRect().left;
        return over > 0 ? [`${name.textContent}: ${over}`] : [];
      }),
    );
    expect(covered).toEqual([]);
    const widths = await figure
      .locator(".player__body > .diagram .diagram__plate, .diagram > .diagram__plate > svg")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(1);
    // A border and a margin on each side.
    expect((widths[0] ?? 0) - (widths[1] ?? 0)).toBeLessThanOrEqual(9);
  }
});
