/** The notes window: what the coach alone sees, on the same computer and without a network. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { goOn, measured, openStage } from "../support/stage-page.ts";

/** Slow machines may take their time: much is drawn, made and read back here. */
/** Opens the notes of the stage on this page. */
async function openNotes(page: Page): Promise<Page> {
  const [notes] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("n")]);
  await expect(notes.locator(".notes")).toBeVisible();
  return notes;
}

/** Goes on to the first question on the wall. */
async function toQuestion(page: Page, stage: Locator): Promise<Locator> {
  await page.bringToFront();
  const question = stage.locator(".stage__question");
  for (let press = 0; press < 60 && !(await question.isVisible()); press++) await goOn(page);
  return question;
}

test("a notes window that ends the full screen leaves the stage where it is; Escape closes it", {
  tag: "@full",
}, async ({ page }) => {
  const stage = await openStage(page, "circle-method");
  // Some browsers end the full screen when a window opens, others do not, or have none: here it ends in any case.
  await page.evaluate(() => {
    const open = window.open.bind(window) as (...how: unknown[]) => Window | null;
    const endScreen = () =>
      document.fullscreenElement
        ? void document.exitFullscreen()
        : document.dispatchEvent(new Event("fullscreenchange"));
    const openAndEnd = (...how: unknown[]) => {
      setTimeout(endScreen, 50);
      return open(...how);
    };
    Object.assign(window, { open: openAndEnd, endScreen });
  });
  await openNotes(page);
  await expect(stage).toBeVisible();
  // Later it ends by Escape alone, which leaves the stage, too.
  await page.waitForTimeout(3200);
  await page.evaluate(() => (window as unknown as { endScreen: () => void }).endScreen());
  await expect(stage).toHaveCount(0);
});

test("the notes follow the wall, and move it: next, back, black", async ({ page }) => {
  const stage = await openStage(page, "circle-method");
  const notes = await openNotes(page);
  const place = notes.locator(".notes__wall > header");
  await expect(place).toContainText("Diagram 1 of 5");
  await page.bringToFront();
  for (let press = 1; press <= 3; press++) await page.keyboard.press("PageDown");
  await expect(place).toContainText("Step 3 of 84");
  // The cable is out; nothing of this needs it.
  await page.context().setOffline(true);
  await notes.bringToFront();
  await notes.keyboard.press("PageDown");
  await expect(stage).toContainText("Step 4 of 84");
  await expect(place).toContainText("Step 4 of 84");
  await notes.keyboard.press("ArrowLeft");
  await expect(stage).toContainText("Step 3 of 84");
  await notes.getByRole("button", { name: "Black" }).click();
  await expect(stage.locator(".stage__black")).toBeVisible();
  await expect(notes.locator(".notes")).toContainText("The wall is black.");
  await notes.getByRole("button", { name: "Black" }).click();
  await expect(stage.locator(".stage__black")).toHaveCount(0);
});

test("the next sentence in the notes is what the next press brings", { tag: "@full" }, async ({ page }) => {
  const stage = await openStage(page, "circle-method");
  const notes = await openNotes(page);
  await notes.bringToFront();
  for (let press = 0; press < 12; press++) {
    const next = notes.locator("figure").nth(1);
    const does = await next.locator("figcaption").textContent();
    const sentence = (await next.locator("p").textContent()) ?? "";
    const before = await stage.locator(".stage__place").textContent();
    await notes.keyboard.press("PageDown");
    await expect(stage.locator(".stage__sentences")).toContainText(sentence);
    if (does === "The next step") await expect(stage.locator(".stage__place")).not.toHaveText(before ?? "");
    // The notes have followed before the next press is foretold.
    await expect(notes.locator(".notes__sentence")).toContainText(sentence);
  }
});

test("at a question the notes have the letters and the answer, and the wall has no answer", {
  tag: "@full",
}, async ({ page }) => {
  const stage = await openStage(page, "circle-method");
  const notes = await openNotes(page);
  await notes.bringToFront();
  const right = notes.getByText(/^Right: [A-Z]/);
  for (let press = 0; press < 40 && !(await right.isVisible()); press++) {
    await notes.keyboard.press("PageDown");
    await expect(notes.locator(".notes__sentence")).toHaveText(
      (await stage.locator(".stage__question").or(stage.locator(".stage__said p")).first().textContent()) ??
        "",
    );
  }
  const letter = /Right: ([A-Z])/.exec((await right.textContent()) ?? "")?.[1] ?? "";
  const choice =
    (await notes.locator(".notes__choices li", { hasText: new RegExp(`^${letter} `) }).textContent()) ?? "";
  await expect(stage).not.toContainText("Right:");
  // What the notes call right is what the wall accepts.
  await page.bringToFront();
  await page.keyboard.press(choice.slice(2));
  await expect(stage.locator(".stage__question")).toHaveCount(0);
  await expect(stage.locator(".stage__sentences")).toContainText("Right.");
});

test("a stroke of the pen appears on the wall, belongs to its step, is kept, undone and saved", async ({
  page,
}) => {
  const stage = await openStage(page, "circle-method");
  const notes = await openNotes(page);
  await notes.bringToFront();
  await notes.keyboard.press("PageDown");
  await expect(stage).toContainText("Step 1 of 84");
  await notes.getByRole("button", { name: "Pen" }).click();
  const draw = async (from: number) => {
    const box = await notes.locator(".notes__picture").boundingBox();
    if (!box) throw new Error("there is no picture");
    await notes.mouse.move(box.x + from, box.y + 40);
    await notes.mouse.down();
    await notes.mouse.move(box.x + from + 80, box.y + 90, { steps: 8 });
    await notes.mouse.up();
  };
  await draw(40);
  await draw(120);
  const strokes = stage.locator(".ink__line");
  await expect(strokes).toHaveCount(2);
  await notes.keyboard.press("PageDown");
  await expect(strokes).toHaveCount(0);
  await notes.keyboard.press("PageUp");
  await expect(strokes).toHaveCount(2);
  await notes.getByRole("button", { name: "Undo a stroke" }).click();
  await expect(strokes).toHaveCount(1);
  const saved = notes.waitForEvent("download");
  await notes.getByRole("button", { name: "Save the picture" }).click();
  const file = await (await saved).createReadStream();
  let text = "";
  for await (const chunk of file) text += chunk;
  expect(text).toContain("<svg");
  const wall = (await strokes.first().getAttribute("d")) ?? "missing";
  expect(text).toContain(wall);
  // The address has the step once the reader rests on it; in a window behind another one that takes a while.
  await expect(page).toHaveURL(/[?&]d1=[^&#]*\.1(?:[&#]|$)/);
  await page.reload();
  await expect(strokes).toHaveCount(1);
  // The line outlives the reload of the wall.
  await notes.keyboard.press("PageDown");
  await expect(stage).toContainText("Step 2 of 84");
});

test("two pictures beside each other share the pen, from the wall and from the notes, and each keeps its strokes", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const stage = await openStage(page, "recursive-halving", "stage=disguise");
  await expect(stage.locator(".stage__picture")).toHaveCount(2);
  const notes = await openNotes(page);
  const drawOn = async (where: Page, picture: Locator) => {
    const box = await picture.boundingBox();
    if (!box) throw new Error("there is no picture");
    await where.mouse.move(box.x + 40, box.y + 40);
    await where.mouse.down();
    await where.mouse.move(box.x + 110, box.y + 80, { steps: 8 });
    await where.mouse.up();
  };
  const [left, right] = [0, 1].map((k) => stage.locator(".stage__picture").nth(k).locator(".ink__line"));
  const small = [0, 1].map((k) => notes.locator(".notes__picture").nth(k));
  await page.bringToFront();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("p");
  await drawOn(page, stage.locator(".stage__picture").first());
  await expect(left).toHaveCount(1);
  await expect(right).toHaveCount(0);
  await expect(small[0].locator(".ink__line")).toHaveCount(1);
  await notes.bringToFront();
  await notes.getByRole("button", { name: "Pen" }).click();
  await drawOn(notes, small[1]);
  await expect(right).toHaveCount(1);
  await expect(left).toHaveCount(1);
  // The stroke stands on the wall where it stands in the notes.
  expect(await right.getAttribute("d")).toBe(await small[1].locator(".ink__line").getAttribute("d"));
  const saved = notes.waitForEvent("download");
  await notes.getByRole("button", { name: "Save the right picture" }).click();
  const file = await (await saved).createReadStream();
  let text = "";
  for await (const chunk of file) text += chunk;
  expect(text).toContain((await right.getAttribute("d")) ?? "missing");
  expect(text).not.toContain((await left.getAttribute("d")) ?? "missing");
  await notes.keyboard.press("PageDown");
  await expect(right).toHaveCount(0);
  await notes.keyboard.press("PageUp");
  await expect(right).toHaveCount(1);
  await page.reload();
  await expect(stage.locator(".stage__picture")).toHaveCount(2);
  await expect(left).toHaveCount(0);
  await notes.keyboard.press("PageDown");
  await expect(left).toHaveCount(1);
  await expect(right).toHaveCount(1);
  await notes.getByRole("button", { name: "Undo a stroke" }).click();
  await expect(right).toHaveCount(0);
  await expect(left).toHaveCount(1);
});

test("a part of the plan brings its diagram onto the wall, and the clock goes on", { tag: "@full" }, async ({
  page,
}) => {
  const stage = await openStage(page, "circle-method");
  const notes = await openNotes(page);
  await notes.getByRole("button", { name: "An even number" }).click();
  await expect(notes.locator(".notes__part")).toContainText("Somebody will say");
  await notes.getByRole("button", { name: "Show it" }).click();
  await expect(stage).toContainText("Diagram 2 of 5");
  await notes.getByRole("button", { name: "Start" }).click();
  await expect(notes.getByRole("timer")).not.toContainText("0:00");
  await notes.getByRole("button", { name: "Pause" }).click();
  const stood = await notes.getByRole("timer").locator("b").textContent();
  await notes.reload();
  await expect(notes.getByRole("timer").locator("b")).toHaveText(stood ?? "");
  await expect(notes.locator(".notes__wall > header")).toContainText("Diagram 2 of 5");
  await expectAccessible(notes, { part: "main", state: "the notes" });
});

test("a class votes twice: on the wall only when the coach says so, and beside the answer", {
  tag: "@full",
}, async ({ page }) => {
  const stage = await openStage(page, "circle-method");
  const notes = await openNotes(page);
  const question = await toQuestion(page, stage);
  // The candidates carry their letters, each at its own mark.
  await expect(stage.locator(".letters text")).toHaveText(["A", "B", "C", "D"]);
  const marks = await stage.evaluate((root) => {
    const centre = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const choices = Array.from(root.querySelectorAll("[data-choice]"), centre);
    return Array.from(root.querySelectorAll(".letters circle"), (letter) => {
      const [x, y] = centre(letter);
      const away = choices.map(([cx, cy]) => Math.hypot(cx - x, cy - y));
      return away.indexOf(Math.min(...away));
    });
  });
  expect(new Set(marks).size).toBe(4);
  await notes.bringToFront();
  await notes.getByRole("button", { name: "Let the class vote" }).click();
  const counts = notes.locator(".vote__counts input");
  const right = (await notes.locator(".notes__choices [data-right] b").textContent()) ?? "";
  const at = "ABCD".indexOf(right);
  await counts.first().focus();
  for (let k = 0; k < 4; k++) {
    await notes.keyboard.type(k === at ? "7" : "5");
    await notes.keyboard.press("Enter");
  }
  await expect(notes.locator(".vote-bars caption")).toContainText("22");
  // The digits were not taken for orders to the wall, and the class sees nothing yet.
  await expect(question).toBeVisible();
  await expect(stage.locator(".vote-bars")).toHaveCount(0);
  await notes.getByLabel("Show the votes on the wall").check();
  await expect(stage.locator(".vote-bars caption")).toContainText("22");
  await expect(stage.locator(".vote-bars [data-right]")).toHaveCount(0);
  await notes.getByRole("button", { name: "Talk" }).click();
  await notes.getByRole("button", { name: "Second vote" }).click();
  await counts.nth(at).fill("22");
  await expect(stage.locator(".vote-bars caption")).toContainText("22 votes · 2nd: 22 votes");
  await expectAccessible(notes);
  // The answer ends the vote: both votes stand beside it, and the next step takes them away.
  await notes.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(stage.locator(".vote-bars [data-right] b")).toHaveText(right);
  await expect(stage.locator(".vote-bars [data-right] td").last()).toContainText("22 · 100 %");
  expect((await measured(page)).least).toBeGreaterThanOrEqual(23.95);
  await page.bringToFront();
  await page.keyboard.press("PageDown");
  await expect(stage.locator(".vote-bars")).toHaveCount(0);
  await expect(notes.locator(".vote")).toHaveCount(0);
});

test("who shows the answer with the clicker ends the vote with it, and finds it again on the way back", {
  tag: "@full",
}, async ({ page }) => {
  const stage = await openStage(page, "circle-method");
  const notes = await openNotes(page);
  const question = await toQuestion(page, stage);
  await notes.bringToFront();
  await notes.getByRole("button", { name: "Let the class vote" }).click();
  await notes.locator(".vote__counts input").first().fill("9");
  await page.bringToFront();
  await page.keyboard.press("PageDown");
  await expect(question).toHaveCount(0);
  await expect(notes.getByRole("button", { name: "Answer", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(notes.locator(".vote-bars caption")).toContainText("9 votes");
  await page.keyboard.press("PageDown");
  await expect(notes.locator(".vote")).toHaveCount(0);
  await page.keyboard.press("PageUp");
  await expect(notes.locator(".vote-bars caption")).toContainText("9 votes");
});

test("a stage that is closed is told, and taken up again; without one the window says how", {
  tag: "@full",
}, async ({ page }) => {
  await openStage(page, "circle-method");
  const notes = await openNotes(page);
  await page.keyboard.press("Escape");
  await expect(notes.getByRole("alert")).toContainText("The stage is closed.");
  await page.bringToFront();
  await page.locator("#d1").focus();
  await page.keyboard.press("f");
  await expect(notes.getByRole("alert")).toHaveCount(0);

  // A tab that goes elsewhere, or is closed, says so too; the notes bring the stage back where it was, and go on.
  const place = notes.locator(".notes__wall > header");
  let tab = page;
  for (const leave of [() => tab.goto("/about/"), () => tab.close({ runBeforeUnload: true })]) {
    const before = await place.innerText();
    await notes.bringToFront();
    await notes.keyboard.press("PageDown");
    await expect(place).not.toHaveText(before);
    const left = await place.innerText();
    // The step stands in the address a moment later.
    await expect.poll(() => tab.url()).toMatch(/[?&]d1=/);
    await tab.waitForTimeout(500);
    await leave();
    await expect(notes.getByRole("alert")).toContainText("The stage is closed.");
    const [opened] = await Promise.all([
      notes.context().waitForEvent("page"),
      notes.getByRole("button", { name: "Open it again" }).click(),
    ]);
    await expect(opened.locator(".stage-host")).toBeVisible();
    await expect(notes.getByRole("alert")).toHaveCount(0);
    expect((await place.innerText()).replaceAll(/\s+/g, " ")).toBe(left.replaceAll(/\s+/g, " "));
    if (!tab.isClosed()) await tab.close();
    tab = opened;
  }
  page = tab;
  await page.goto("/notes/");
  await expect(page.locator("main")).toContainText("Nothing is on the stage yet.");
  await expectAccessible(page, { state: "the empty notes" });
  await page.goto("/notes/#%22%3E%3Cimg%20src=x%3E");
  await page.reload();
  await expect(page.locator("main")).toContainText("Nothing is on the stage yet.");
});

test("a class is asked what comes out, with answers that fit cards, in a lesson whose diagram asks nothing now", {
  tag: "@full",
}, async ({ page }) => {
  const stage = await openStage(page, "blossom");
  const notes = await openNotes(page);
  await notes.bringToFront();
  await notes.getByRole("button", { name: "Ask what comes out" }).click();
  const asked = notes.getByRole("region", { name: "Ask what comes out" });
  const answers = asked.locator(".notes__choices li");
  await expect(answers).not.toHaveCount(0);
  const count = await answers.count();
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThanOrEqual(4);
  // Each wrong one is some program's, and the coach is told which mistake that is.
  await expect(asked.locator(".notes__choices li:not([data-right]) small")).toHaveCount(count - 1);
  await expect(asked.locator(".notes__choices [data-right]")).toHaveCount(1);
  await expect(asked.getByRole("button", { name: "Count cards with the camera" })).toBeVisible();
  // The wall has the question, its picture and its answers, and neither votes nor which is right.
  const prompt = (await asked.locator(".notes__sentence").textContent()) ?? "";
  await expect(stage.locator(".stage__question")).toHaveText(prompt);
  await expect(stage.locator(".stage__picture svg.fig > *")).not.toHaveCount(0);
  await expect(stage.locator(".vote-bars tr")).toHaveCount(count);
  await expect(stage.locator(".vote-bars td")).toHaveCount(0);
  await expect(stage.locator(".vote-bars [data-right]")).toHaveCount(0);
  await asked.locator(".vote__counts input").first().fill("9");
  await asked.getByLabel("Show the votes on the wall").check();
  await expect(stage.locator(".vote-bars caption")).toContainText("9 votes");
  await asked.getByRole("button", { name: "Answer", exact: true }).click();
  const right = (await asked.locator(".notes__choices [data-right] b").textContent()) ?? "";
  await expect(stage.locator(".vote-bars [data-right] b")).toHaveText(right);
  await expectAccessible(notes, { part: "main", state: "a question to the class" });
  await asked.getByRole("button", { name: "Another question" }).click();
  await expect(stage.locator(".stage__question")).not.toHaveText(prompt);
  await asked.getByRole("button", { name: "Back to the diagram" }).click();
  await expect(stage.locator(".stage__question")).toHaveCount(0);
  await expect(stage.locator(".vote-bars")).toHaveCount(0);
});

test("in the notes no text sticks to a button or a line, and votes that nobody counts any more take the whole width", {
  tag: "@full",
}, async ({ page }) => {
  const stage = await openStage(page, "circle-method");
  const notes = await openNotes(page);
  await notes.setViewportSize({ width: 1280, height: 720 });
  await expect(notes.locator(".notes__aim")).toBeVisible();
  await toQuestion(page, stage);
  const voting = notes.getByRole("button", { name: "Let the class vote" });
  await expect(voting).toBeVisible();
  await notes.bringToFront();
  const gap = (upper: string, lower: string) =>
    notes.evaluate(
      ([above, below]) => {
        const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [one, other] = [rect(above)?.bottom, rect(below)?.top];
        return one === undefined || other === undefined ? Number.NaN : other - one;
      },
      [upper, lower],
    );
  for (const [upper, lower] of [
    [".running-head", ".notes__wall > header"],
    [".running-head", ".notes__clock"],
    [".notes__tools .btn", ".notes__keys"],
    [".notes__keys", ".notes__pictures"],
    [".notes__clock .btn", ".notes__aim"],
    [".notes__aim", ".notes__plan"],
  ])
    expect(await gap(upper, lower), `${upper} and ${lower}`).toBeGreaterThanOrEqual(7.5);
  await voting.click();
  const width = async (part: string) => (await notes.locator(part).boundingBox())?.width ?? 0;
  const all = await width("div.notes__vote .vote");
  for (const [phase, share] of [
    ["First vote", 0.4],
    ["Talk", 0.99],
    ["Second vote", 0.4],
    ["Answer", 0.99],
  ] as const) {
    await notes.getByRole("button", { name: phase, exact: true }).click();
    await expect(notes.locator(".vote__counts")).toHaveCount(share < 0.5 ? 1 : 0);
    expect(await width(".vote-bars"), phase).toBeGreaterThanOrEqual(share * all);
  }
});
