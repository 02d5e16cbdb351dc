/** A run is tried otherwise: two futures under one rail. */
import { expect, type Locator, test } from "@playwright/test";
import type { BoardPlate } from "#algorithms/core/lesson/scene.ts";
import { windowOf } from "#components/picture/views/board-paint.ts";
import { packTour } from "#components/tour/tour-link.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { alive } from "../support/figures.ts";

const BLOSSOM = "/lessons/blossom/";
const numbers = (figure: Locator): Locator => figure.locator(".what-if__half .annotation__no");
const isAt = (figure: Locator, step: string): Promise<void> =>
  expect(figure.locator(".annotation__no").first()).toHaveText(step);
const difference = (figure: Locator): Locator => figure.locator(".what-if__difference");

test("another choice is made with the keys alone, compared, linked, undone and left", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${BLOSSOM}?d1=1.flowers.8`);
  const figure = await alive(page, "d1");
  await isAt(figure, "8");
  await figure.focus();
  await page.keyboard.press("w");
  // The answer that is not the algorithm's own has the focus: two touches from the question to both pictures.
  const other = figure.locator(".what-if").getByRole("button", { name: "1", exact: true });
  await expect(other).toBeFocused();
  await expect(figure.getByRole("button", { name: "9 the algorithm’s own" })).toBeDisabled();
  await expectAccessible(page, { part: "#d1", state: "a choice is open" });
  // Where a button goes that had the focus, the figure has it, and its keys are heard.
  await page.keyboard.press("Escape");
  await expect(figure).toBeFocused();
  await page.keyboard.press("w");
  await expect(other).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(numbers(figure)).toHaveText(["9", "9"]);
  // What the brief has measured of this choice: one blossom fewer, 44 steps in place of 48, alike up to 8 and behind 43 and 39.
  await expect(difference(figure)).toContainText("One “shrink” step fewer, 4 steps shorter.");
  await expect(difference(figure)).toContainText("They agree up to step 8, and again after 43 and 39.");
  await figure.focus();
  await page.keyboard.press("End");
  await expect(numbers(figure)).toHaveText(["48", "44"]);
  await page.keyboard.press("ArrowLeft");
  await expect(numbers(figure)).toHaveText(["47", "43"]);
  await expect(figure.locator("[aria-live=polite]").first()).toHaveText(
    /^Halt 47 of 48\. As written: .+ 9: 1 instead of 9: /,
  );
  const rail = figure.getByRole("slider", { name: "Both runs" });
  await expect(rail).toHaveAttribute("aria-valuetext", "halt 47 of 48: left step 47, right step 43");
  await expectAccessible(page, { part: "#d1", state: "two futures" });

  await page.keyboard.press("c");
  await expect(figure).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("d1")).toBe("1.flowers.47.wc8-1");
  const again = await context.newPage();
  await again.goto(link);
  const linked = await alive(again, "d1");
  await expect(numbers(linked)).toHaveText(["47", "43"]);
  await expect(difference(linked)).toHaveText((await difference(figure).textContent()) ?? "");

  await figure.focus();
  await page.keyboard.press("Escape");
  await expect(figure.locator(".annotation__no").first()).toHaveText("47");
  const futures = figure.getByRole("region", { name: "Futures of this run" });
  await expect(futures.getByRole("listitem")).toHaveCount(2);
  await futures.getByRole("button", { name: /^Remove/ }).press("Enter");
  await expect(futures.getByRole("listitem")).toHaveCount(0);
  await expect(figure).toBeFocused();
  await futures.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(futures.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("u");
  await expect(futures).toHaveCount(0);
  await page.keyboard.press("u");
  await page.keyboard.press("Escape");
  await expect(figure.locator(".what-if")).toHaveCount(0);
  await expect(figure.locator(".tabs")).toBeVisible();
});

test("an edge is left out by a touch of the picture, and two vertices are joined", async ({ page }) => {
  await page.goto(`${BLOSSOM}?d1=1.flowers.8`);
  const figure = await alive(page, "d1");
  await isAt(figure, "8");
  await figure.focus();
  await page.keyboard.press("w");
  const input = figure.getByText("What if the input were another?");
  await input.click();
  await expect(figure).toContainText("Touch an edge to leave it out, or two vertices to join them.");
  const node = (v: number): Locator => figure.locator(`.diagram [data-id=v${v}]`).first();
  const middle = async (v: number) => {
    const box = await node(v).locator(".node__body").boundingBox();
    if (!box) throw new Error(`vertex ${v} is not drawn`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [a, b] = [await middle(2), await middle(6)];
  // A finger is wider than a line: beside the middle of the edge.
  await page.mouse.click((a.x + b.x) / 2 + 3, (a.y + b.y) / 2 + 3);
  // What the brief has measured of this change.
  await expect(difference(figure)).toContainText("They agree up to step 24.");
  const other = figure.locator(".what-if__half").last();
  await expect(other).toContainText("without 2");
  await figure.focus();
  await page.keyboard.press("Escape");
  if (!(await figure.getByText("Touch an edge to leave it out").isVisible())) await input.click();
  await node(0).click();
  await node(9).click();
  await expect(other).toContainText("with 0");
});

test("a match of a knockout ends otherwise by a touch of its winner, and the rules switch with a button", async ({
  page,
}) => {
  await page.goto("/lessons/tournament-systems/?d1=1.six.26");
  const figure = await alive(page, "d1");
  await isAt(figure, "26");
  await figure.focus();
  await page.keyboard.press("w");
  await figure.getByText("What if the input were another?").click();
  await expect(figure).toContainText("or the winner of a match that the other one wins.");
  // Seeds 1 and 2 are in the final, as 6 players leave 2 byes to them, and 1 wins it as long as the better seed wins.
  await figure.locator(".diagram [data-id=v1]").first().click();
  await expect(figure.locator(".what-if__half").last()).toContainText("2 beats 1");
  await expect(difference(figure)).toContainText("They agree up to step 25.");
  await figure.focus();
  await page.keyboard.press("End");
  await expect(figure.locator(".what-if__half").last()).toContainText("2 beats 1 and wins the tournament.");
  await page.keyboard.press("Escape");
  const chance = figure.getByRole("button", { name: "Winners: by chance" });
  if (!(await chance.isVisible())) await figure.getByText("What if the input were another?").click();
  await chance.click();
  await expect(figure.locator(".what-if__half").last()).toContainText("Winners: by chance");
  await expectAccessible(page, { part: "#d1", state: "a rule switched" });
});

test("keys alone walk along the marks of the picture, and leave an edge out or join two vertices", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(`${BLOSSOM}?d1=1.flowers.8`);
  const figure = await alive(page, "d1");
  await isAt(figure, "8");
  await figure.focus();
  await page.keyboard.press("w");
  const input = figure.locator(".what-if__input summary");
  await input.focus();
  await page.keyboard.press("Enter");
  const byKeys = figure.getByRole("button", { name: "Choose a mark with the keys" });
  await byKeys.focus();
  await page.keyboard.press("Enter");
  const marks = figure.locator(".diagram [data-choice]");
  // An edge is meant by its two ends.
  await expect(marks).toHaveCount(10);
  await expect(figure.getByText("Arrows walk along the marks")).toContainText(
    "An edge is chosen by its two ends, one after the other.",
  );
  const focused = figure.locator(".diagram [data-choice]:focus");
  await expect(focused).toHaveRole("button");
  await expectAccessible(page, { part: "#d1", state: "keys walk along the marks" });
  const walkTo = async (id: string): Promise<void> => {
    for (let k = 0; k < 21 && (await focused.getAttribute("data-id")) !== id; k++)
      await page.keyboard.press("ArrowRight");
    await expect(focused).toHaveAttribute("data-id", id);
    await expect(focused).toHaveAttribute("aria-label", /./);
  };
  await walkTo("v0");
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAttribute("aria-pressed", "true");
  await isAt(figure, "8");
  await walkTo("v9");
  await page.keyboard.press("Enter");
  const other = figure.locator(".what-if__half").last();
  await expect(other).toContainText("with 0");
  // The keys go on in both.
  await expect(figure).toBeFocused();
  const [before] = await numbers(figure).allTextContents();
  await page.keyboard.press("ArrowRight");
  await expect(numbers(figure).first()).not.toHaveText(before ?? "");
  await page.keyboard.press("Escape");
  await byKeys.focus();
  await page.keyboard.press("Enter");
  for (const id of ["v2", "v6"]) {
    await walkTo(id);
    await page.keyboard.press("Enter");
  }
  // What the brief has measured of this change.
  await expect(difference(figure)).toContainText("They agree up to step 24.");
  await page.keyboard.press("Escape");
  await byKeys.focus();
  await page.keyboard.press("Enter");
  await expect(focused).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(marks).toHaveCount(0);
});

test("an edge weighs otherwise by the keys, which choose its two ends", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/lessons/weighted-blossom/?d1=1.first.2");
  const figure = await alive(page, "d1");
  await isAt(figure, "2");
  await figure.focus();
  await page.keyboard.press("w");
  await figure.locator(".what-if__input summary").click();
  await figure.getByRole("button", { name: "Choose a mark with the keys" }).press("Enter");
  await expect(figure.locator(".diagram [data-choice]:focus")).toHaveCount(1);
  for (const id of ["v2", "v4"]) {
    const mark = figure.locator(`.diagram [data-choice][data-id=${id}]`);
    await mark.focus();
    await mark.press("Enter");
  }
  const offers = figure.locator(".what-if__offers");
  await expect(offers.getByRole("button", { name: /^without 2.*4$/ })).toBeVisible();
  await expect(offers.getByRole("button", { name: /^2.*4 weighs \d+$/ })).toHaveCount(2);
  await offers
    .getByRole("button", { name: /^2.*4 weighs \d+$/ })
    .first()
    .press("Enter");
  await expect(figure.locator(".what-if__half").last()).toContainText("weighs");
});

test("behind a choice it is said that this step could have been another, and a question over it is whole", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/union-find/?d1=1.clubs.17");
  const figure = await alive(page, "d1");
  await isAt(figure, "17");
  await figure.focus();
  await page.keyboard.press("ArrowRight");
  const hint = figure.getByRole("button", { name: "Hint" });
  await expect(hint).toBeVisible();
  await figure.focus();
  await page.keyboard.press("w");
  await expect(figure.getByText("but step 17 could have been another one.")).toBeVisible();
  const isCut = await hint.evaluate((button) => {
    const { bottom } = button.getBoundingClientRect();
    return bottom > (button.closest(".stop-question")?.getBoundingClientRect().bottom ?? 0);
  });
  expect(isCut).toBe(false);
});

test("where the browser keeps nothing, that is said of the futures, which stand there all the same", {
  tag: "@full",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wc8-1`);
  const figure = await alive(page, "d1");
  await expect(numbers(figure)).toHaveCount(2);
  const futures = figure.getByRole("region", { name: "Futures of this run" });
  await expect(futures).toContainText("This browser keeps nothing of these futures");
  await expect(futures).toContainText("9: 1 instead of 9");
  await expectAccessible(page, { part: "#d1", state: "futures that are not kept" });
});

test("a figure that begins again in the middle has the futures of its input, kept or not", {
  tag: "@full",
}, async ({ page }) => {
  for (const isFull of [false, true]) {
    if (isFull)
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
    await page.goto(`${BLOSSOM}?d1=1.flowers.8.w${isFull ? "o7" : "c8-1"}`);
    const figure = await alive(page, "d1");
    await expect(numbers(figure)).toHaveCount(2);
    const name = isFull ? "an order of" : "9: 1 instead of 9";
    await figure.getByLabel("Menu").click();
    await figure.getByRole("button", { name: "Start again" }).click();
    await expect(figure.locator(".what-if")).toHaveCount(0);
    await figure.focus();
    await page.keyboard.press("w");
    const futures = figure.getByRole("region", { name: "Futures of this run" });
    await expect(futures).toContainText(name);
    // Of another input they are not.
    await page.keyboard.press("Escape");
    const choose = async (index: number): Promise<void> => {
      await figure.getByRole("button", { name: "Your own input" }).last().click();
      await figure.locator(".drawer__examples input").nth(index).check();
      await figure.getByRole("button", { name: "Back to the diagram" }).click();
      await figure.focus();
      await page.keyboard.press("w");
      await expect(figure.locator(".what-if")).toBeVisible();
    };
    await choose(1);
    await expect(futures).toHaveCount(0);
    await figure.focus();
    await page.keyboard.press("Escape");
    await choose(0);
    await expect(futures).toContainText(name);
  }
});

test("both futures stand on the stage, halt by halt", async ({ page }) => {
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wc8-1`);
  const figure = await alive(page, "d1");
  await expect(numbers(figure)).toHaveCount(2);
  await figure.focus();
  await page.keyboard.press("f");
  const stage = page.locator(".stage");
  await expect(stage.locator(".stage__picture")).toHaveCount(2);
  await expect(stage).toContainText("9: 1 instead of 9.");
  await expect(stage).toContainText("Halt 8 of 48");
  await page.keyboard.press("ArrowRight");
  await expect(stage).toContainText("Halt 9 of 48");
  await expect(page).toHaveURL(/d1=1\.flowers\.9\.wc8-1/);
  await page.keyboard.press("k");
  await expect(stage).toContainText("Beside two pictures there is no room for a panel");
  // Loaded again it is the same stage.
  await page.reload();
  await expect(stage.locator(".stage__picture")).toHaveCount(2);
  await expect(stage).toContainText("Halt 9 of 48");
  await page.keyboard.press("Escape");
  await expect(stage).toHaveCount(0);
  await expect(numbers(figure)).toHaveText(["9", "9"]);
  // The run can be asked from here, too.
  await page.keyboard.press("a");
  await expect(figure.getByRole("combobox", { name: "Ask this run" })).toBeFocused();
});

test("what was tried waits for the next visit, with its name and a note", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wc8-1`);
  const figure = await alive(page, "d1");
  await expect(numbers(figure)).toHaveCount(2);
  const toEdit = figure.getByRole("button", { name: "Name and note: 9: 1 instead of 9" });
  await toEdit.click();
  await expect(figure.getByRole("textbox", { name: "Name" })).toBeFocused();
  // Escape takes nothing of what was typed.
  await page.keyboard.type("Not this");
  await page.keyboard.press("Escape");
  await expect(figure.getByRole("textbox", { name: "Name" })).toHaveCount(0);
  await toEdit.click();
  await expect(figure.getByRole("textbox", { name: "Name" })).toHaveValue("9: 1 instead of 9");
  await page.keyboard.type("The other even vertex");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Which blossom is missing?");
  await expectAccessible(page, { part: "#d1", state: "a note is written" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.goto(`${BLOSSOM}?d1=1.flowers.8`);
  const next = await alive(page, "d1");
  await isAt(next, "8");
  await next.focus();
  await page.keyboard.press("w");
  await expect(next.locator(".what-if__futures")).toContainText("Which blossom is missing?");
  await next.getByRole("button", { name: /^The other even vertex/ }).click();
  await expect(difference(next)).toContainText("4 steps shorter");
});

test("two futures stand beside each other, and in a link", { tag: "@full" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wo7`);
  const figure = await alive(page, "d1");
  await expect(numbers(figure)).toHaveCount(2);
  await figure.focus();
  await page.keyboard.press("Escape");
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wc8-1`);
  await alive(page, "d1");
  await expect(numbers(figure)).toHaveCount(2);
  const onLeft = figure.getByRole("button", { name: "On the left: as written" });
  await expect(onLeft).toHaveAttribute("aria-pressed", "true");
  const order = figure.getByRole("button", { name: "On the left: an order of" });
  await order.focus();
  await page.keyboard.press("Enter");
  await expect(order).toHaveAttribute("aria-pressed", "true");
  await expect(figure.locator('[data-side="left"]')).toContainText("an order of");
  await expectAccessible(page, { part: "#d1", state: "two futures, none as written" });
  await figure.focus();
  await page.keyboard.press("End");
  const ends = await numbers(figure).allTextContents();
  const said = (await difference(figure).textContent()) ?? "";
  await page.keyboard.press("c");
  await expect(figure).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("d1")).toMatch(/^1\.flowers\.\d+\.wo7~c8-1$/);
  const again = await context.newPage();
  await again.goto(link);
  const linked = await alive(again, "d1");
  await expect(difference(linked)).toHaveText(said);
  await linked.focus();
  await again.keyboard.press("End");
  await expect(numbers(linked)).toHaveText(ends);
  await onLeft.click();
  await expect(figure.locator('[data-side="left"]')).toContainText("as written");
});

test("an order of a thousand is opened from its bar, and a mistake as a future", async ({ page }) => {
  await page.goto(`/lessons/circle-method/`);
  const circle = await alive(page, "d1");
  await circle.focus();
  await page.keyboard.press("w");
  await circle.getByRole("button", { name: "Try 1,000 orders" }).click();
  // In every order the same schedule.
  await expect(circle.getByText("None of these orders changes anything")).toBeVisible();
  await expect(circle.locator(".what-if__same li").first()).toHaveText(/The whole result/);

  await page.goto(`${BLOSSOM}?d1=1.flowers.8`);
  const figure = await alive(page, "d1");
  await isAt(figure, "8");
  await figure.focus();
  await page.keyboard.press("w");
  await figure.getByRole("button", { name: "Try 1,000 orders" }).click();
  const bars = figure.getByRole("combobox", { name: "Touch a bar" });
  await bars.selectOption({ index: 1 });
  await expect(numbers(figure)).toHaveCount(2);
  const steps = await figure.locator(".what-if__futures [aria-current]").innerText();
  expect(steps).toMatch(/^an order of \d+ steps\s+\d+ steps$/);
  await figure.focus();
  await page.keyboard.press("Escape");
  await figure.getByText("What if the program were wrong?").click();
  const wrong = figure.locator(".what-if__wrong button").first();
  await expect(wrong).toBeEnabled();
  await wrong.click();
  await expect(numbers(figure)).toHaveCount(2);
  await figure.focus();
  await page.keyboard.press("End");
  await expect(figure.locator('[data-side="right"] .annotation__comment')).toHaveText(
    /^(Here a check fails|This comes out when)/,
  );
});

test("orders are counted beside the page, which can give them up, and try again where the worker did not come", {
  tag: "@full",
}, async ({ page }) => {
  // The first worker is never told what to count, the second one does not come.
  await page.addInitScript(() => {
    let made = 0;
    window.Worker = class extends Worker {
      readonly isHeld = made === 1;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(++made === 2 ? "/no-such-worker.js" : url, options);
      }
      override postMessage(message: unknown): void {
        if (!this.isHeld) super.postMessage(message);
      }
    };
  });
  await page.goto(`${BLOSSOM}?d1=1.flowers.8`);
  const figure = await alive(page, "d1");
  await isAt(figure, "8");
  await figure.focus();
  await page.keyboard.press("w");
  const begin = figure.getByRole("button", { name: "Try 1,000 orders" });
  const [held] = await Promise.all([page.waitForEvent("worker"), begin.click()]);
  expect(held.url()).toContain("orders.worker");
  await expect(figure.getByText("0 % of the orders are counted")).toBeVisible();
  await Promise.all([held.waitForEvent("close"), figure.getByRole("button", { name: "Cancel" }).click()]);
  await begin.click();
  await figure.getByRole("button", { name: "Try again" }).click();
  // What the brief has measured: in a thousand orders of these flowers always five edges.
  await expect(figure.locator(".what-if__same")).toContainText("5 edges");
});

test("a link whose choices fit no more says so and shows the run", async ({ page }) => {
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wc8-9`);
  const figure = await alive(page, "d1");
  await expect(figure.getByText("nothing of it fits this lesson any more")).toBeVisible();
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wc8-1_c9-99`);
  await alive(page, "d1");
  await expect(figure.getByText("Of these, 1 fits this lesson")).toBeVisible();
  await expect(numbers(figure)).toHaveCount(2);
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.welephant`);
  await alive(page, "d1");
  await expect(figure.getByText("a future that this run does not have")).toBeVisible();
  // Of changes of the input, too, those that fit are kept, and of two futures the one that is there.
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wedge-2-6_edge-2-60_c5-1`);
  await alive(page, "d1");
  await expect(figure.getByText("Of these, 1 fits this lesson")).toBeVisible();
  await expect(figure.locator(".what-if__half").last()).toContainText("without 2");
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wm-nothing-of-it~c8-1`);
  await alive(page, "d1");
  await expect(figure.getByText("Of these, 1 fits this lesson")).toBeVisible();
  await expect(difference(figure)).toContainText("4 steps shorter");
  // Of a link of another version both is said: that it may mean another step, and what does not fit.
  await page.goto(`${BLOSSOM}?d1=0.flowers.8.wc8-1_c9-99`);
  await alive(page, "d1");
  await expect(
    figure.getByText(/earlier version of this lesson, .* Of these, 1 fits this lesson/),
  ).toBeVisible();
  await expect(numbers(figure)).toHaveCount(2);
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wedge-2-60`);
  await alive(page, "d1");
  await expect(figure.getByText("nothing of it fits this lesson any more")).toBeVisible();
});

test("a phone shows one picture after the other, and what they have in common", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wc8-1#d1`);
  const figure = await alive(page, "d1");
  await expect(numbers(figure).nth(1)).toBeVisible();
  await expect(numbers(figure).nth(0)).toBeHidden();
  await figure.getByRole("button", { name: "as written", exact: true }).click();
  await expect(numbers(figure).nth(0)).toBeVisible();
  await figure.getByRole("button", { name: "The next halt" }).click();
  await expect(numbers(figure).nth(0)).toHaveText("9");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("on a phone the whole picture and what both have in common stand over the bar", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [lesson, link] of [
    ["blossom", "1.flowers.8.wc8-1"],
    ["weighted-blossom", "1.first.2.wweight-2-4-3"],
  ] as const) {
    await page.goto(`/lessons/${lesson}/?d1=${link}`);
    const figure = await alive(page, "d1");
    await expect(difference(figure)).toBeVisible();
    await figure.evaluate((element) => element.scrollIntoView({ block: "start" }));
    const picture = figure.locator('[data-side="right"] .diagram svg.fig');
    const frame = await picture.boundingBox();
    const nodes = picture.locator(".node__body");
    await expect(nodes.first()).toBeVisible();
    for (const node of await nodes.all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await node.boundingBox()) ?? {};
      const isIn = frame && x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width;
      expect(isIn && y + height <= frame.y + frame.height).toBe(true);
    }
    const end = async (part: string): Promise<number> => {
      const { y = 0, height = 0 } = (await figure.locator(part).last().boundingBox()) ?? {};
      return y + height;
    };
    const bar = await figure.locator(".what-if__bar").boundingBox();
    expect(await end(".what-if__difference span")).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test("a tour takes a future along, and a question to a run", { tag: "@full" }, async ({ page }) => {
  await page.goto(`${BLOSSOM}?d1=1.flowers.8.wc8-1`);
  const figure = await alive(page, "d1");
  await expect(numbers(figure)).toHaveCount(2);
  await figure.getByLabel("Menu").click();
  await figure.getByRole("button", { name: "Add this step to a tour" }).click();
  await expect(figure.locator(".player__notice")).toContainText("the first stop of your tour");
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain("wc8-1");
  const stop = {
    ...{ lesson: "blossom", version: 1, figure: "d1", source: { kind: "example", id: "flowers" } as const },
    ...({
      step: "scan 3",
      index: 8,
      sentence: "",
      asks: "none",
      question: "",
      answer: "",
      wrong: [],
      hides: [],
    } as const),
  };
  const stops = [
    { ...stop, tool: "wc8-1" },
    { ...stop, tool: "qk-shrink" },
  ];
  await page.goto(`/tour/#${await packTour({ title: "What if", opening: "", stops })}`);
  await expect(difference(page.locator("main"))).toContainText("4 steps shorter", { timeout: 60_000 });
  await page.getByRole("button", { name: "Next stop" }).click();
  await page.locator('[data-stop="2"]').scrollIntoViewIfNeeded();
  await expect(page.locator(".ask__said > p")).toContainText("“shrink” comes at 2 steps");
});

test("on a phone what a touch changes stands beside the picture, by touch and by keys", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/lessons/swiss-by-matching/?d1=1.club.5");
  const figure = await alive(page, "d1");
  await figure.focus();
  await page.keyboard.press("w");
  await figure.getByText("What if the input were another?").click();
  const player = figure.locator('.diagram [data-id="p3"]').first();
  await figure.locator(".diagram").evaluate((picture) => picture.scrollIntoView({ block: "center" }));
  await player.click();
  const offers = figure.locator(".what-if__offers");
  const away = offers.getByRole("button", { name: "3 stays away from the next round" });
  // Nobody has to scroll: both are seen whole, and neither hides the other.
  await expect(away).toBeInViewport({ ratio: 1 });
  await expect(player).toBeInViewport({ ratio: 1 });
  // Most of the picture stays free for the second touch.
  const [offered, picture] = [await offers.boundingBox(), await figure.locator(".diagram").boundingBox()];
  expect((offered?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThan((picture?.height ?? 0) / 2);
  await expect(offers.getByRole("button", { name: "Cancel" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page, { part: "#d1", state: "a change of the input is offered" });
  await away.click({ trial: true });
  await away.focus();
  await page.keyboard.press("Enter");
  await expect(difference(figure)).toBeVisible();
  await expect(figure.locator(".what-if__tabs").first()).toContainText("3 stays away from the next round");
});

test("it is opened of the run that the address asks for, also when that run is still on its way", {
  tag: "@full",
}, async ({ page }) => {
  let go: () => void = () => {};
  const waits = new Promise<void>((done) => {
    go = done;
  });
  await page.route(/followed-link/, async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto("/lessons/peaceful-kings/?d1=1.three.0");
  const figure = await alive(page, "d1");
  await figure.focus();
  await page.keyboard.press("w");
  // The code of what was asked for has had the time to come.
  await page.waitForTimeout(500);
  go();
  await expect(figure.locator(".what-if")).toBeVisible();
  await expect(figure.locator(".diagram .grid--edge")).toHaveCount(1);
});

test("a king of a board that is painted starts elsewhere, too", { tag: "@full" }, async ({ page }) => {
  const size = 30;
  await page.goto("/lessons/peaceful-kings/?d1=1.three.0");
  const figure = await alive(page, "d1");
  await figure.getByRole("button", { name: "Your own input" }).last().click();
  await figure
    .getByRole("textbox", { name: "n k, then k starts" })
    .fill(`${size} 2\n1 1\n1 20\n20 1\n28 28\n`);
  await expect(figure.getByText("Read. The run has")).toBeVisible();
  await figure.getByRole("button", { name: "Back to the diagram" }).click();
  const canvas = figure.locator("canvas");
  await expect(canvas).toBeVisible();
  await figure.focus();
  await page.keyboard.press("w");
  await figure.getByText("What if the input were another?").click();
  await canvas.evaluate((board) => board.scrollIntoView({ block: "center" }));
  const box = await canvas.boundingBox();
  if (!box) throw new Error("the board is not painted");
  const { left, top, cell } = windowOf({ size } as BoardPlate, { ...box, ratio: 1 });
  const touch = (row: number, column: number): Promise<void> =>
    page.mouse.click(box.x + left + (column - 0.5) * cell, box.y + top + (row - 0.5) * cell);
  await touch(1, 1);
  await touch(5, 9);
  await expect(difference(figure)).toBeVisible();
  await expect(figure.locator(".what-if__half").last()).toContainText("king 1 starts on (5, 9)");
});

test("a king starts elsewhere by two touches, and a touch that breaks a rule is told it", async ({
  page,
}) => {
  await page.goto("/lessons/peaceful-kings/?d1=1.three.0");
  const figure = await alive(page, "d1");
  await figure.focus();
  await page.keyboard.press("w");
  await figure.getByText("What if the input were another?").click();
  await expect(figure.locator(".what-if__offers")).toBeAttached();
  const king = figure.locator('.diagram [data-id="k1"] .node__body');
  // The middle of a cell of three by three.
  const touch = async (row: number, column: number): Promise<void> => {
    const box = await figure.locator(".diagram .grid--edge").boundingBox();
    if (!box) throw new Error("there is no board");
    await page.mouse.click(box.x + (box.width * (column - 0.5)) / 3, box.y + (box.height * (row - 0.5)) / 3);
  };
  // A king lets touches through to the square below it, and is meant all the same.
  await king.click({ force: true });
  await touch(2, 3);
  await expect(figure.locator(".what-if__offers")).toHaveText(
    /Starts of kings 1 and 2 coincide: .* expected kings that do not touch\./,
  );
  await king.click({ force: true });
  await touch(3, 3);
  await expect(difference(figure)).toBeVisible();
  await expect(figure.locator(".what-if__half").last()).toContainText("king 1 starts on (3, 3)");
});
