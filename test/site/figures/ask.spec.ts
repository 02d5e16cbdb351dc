/** A run is asked, and answers. */
import { expect, type Locator, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { alive } from "../support/figures.ts";

const BLOSSOM = "/lessons/blossom/";
const step = (figure: Locator): Locator => figure.locator(".annotation__no");

test("a run is asked with the keys alone, answers in a sentence and a list, and is asked the same by a link", {
  tag: "@full",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${BLOSSOM}?d1=1.flowers.4`);
  const figure = await alive(page, "d1");
  await expect(step(figure)).toHaveText("4");
  await figure.focus();
  await page.keyboard.press("a");
  const field = figure.getByRole("combobox", { name: "Ask this run" });
  await expect(field).toBeFocused();
  await expectAccessible(page, { part: "#d1", state: "asked nothing yet" });
  await page.keyboard.type("shrink");
  const option = figure.getByRole("option", { name: "each “shrink”" });
  await expect(option).toContainText("2");
  while ((await option.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expect(figure).toBeFocused();
  const said = figure.locator(".ask__said > p");
  await expect(said).toHaveText("“shrink” comes at 2 steps: 15, 21. The next is 15.");
  await expect(figure.locator(".ask [role=status]")).toHaveText("“shrink” comes at 2 steps: 15, 21.");
  await page.keyboard.press(">");
  await expect(step(figure)).toHaveText("15");
  await expect(said).toContainText("This is the first.");
  await expect(figure.locator("[aria-live=polite]").first()).toHaveText(
    /^First of 2\. Step 15\. B1\. The cycle/,
  );
  await expect(figure.locator(".ask__answers [aria-current]")).toContainText("The cycle shrinks");
  await expect(figure.locator(".ask__answers li").nth(1)).toHaveText(/21.*shrink$/);
  await page.keyboard.press(">");
  await page.keyboard.press(">");
  await expect(step(figure)).toHaveText("21");
  await page.keyboard.press("<");
  await expect(step(figure)).toHaveText("15");
  await expectAccessible(page, { part: "#d1", state: "answered" });

  await page.keyboard.press("c");
  await expect(figure).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("d1")).toBe("1.flowers.15.qk-shrink");
  const other = await context.newPage();
  await other.goto(link);
  const again = await alive(other, "d1");
  await expect(again.locator(".ask__said > p")).toHaveText((await said.textContent()) ?? "");
  await expect(step(again)).toHaveText("15");
  await expect(again.locator(".ask__answers li")).toHaveCount(2);

  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(figure.locator(".tabs")).toBeVisible();
});

test("playing stops at each answer, unless the reader does not want it", async ({ page }) => {
  await page.goto(`${BLOSSOM}?d1=1.path.1.qk-pick`);
  const figure = await alive(page, "d1");
  await expect(figure.locator(".ask__said")).toContainText("comes at");
  for (let k = 0; k < 6; k++) await page.keyboard.press("+");
  await figure.focus();
  const numbers = await figure.locator(".ask__answers small").allTextContents();
  expect(numbers.length).toBeGreaterThan(1);
  for (const number of numbers) {
    await figure.getByRole("button", { name: "Play", exact: true }).click();
    await expect(step(figure)).toHaveText(number);
    await expect(figure.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  }
});

test("a mark that is touched is asked about, and nothing is told behind a question that waits", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(`${BLOSSOM}?d1=1.flowers.12`);
  const figure = await alive(page, "d1");
  await expect(step(figure)).toHaveText("12");
  await figure.locator("summary[aria-label=Menu]").click();
  await figure.getByRole("button", { name: /Ask this run/ }).click();
  await expect(figure.getByRole("combobox")).toBeVisible();
  await figure.locator('.diagram__plate [data-id="v3"]').first().click();
  const said = figure.locator(".ask__said > p");
  await expect(said).toContainText("Vertex 3 is spoken of");
  await expect(said).toContainText(/So far: a question waits before step \d+/);
  const wait = Number(/before step (\d+)/.exec((await said.textContent()) ?? "")?.[1]);
  const numbers = await figure.locator(".ask__answers small").allTextContents();
  expect(Math.max(...numbers.map(Number))).toBeLessThan(wait);
  await page.keyboard.press("a");
  await expect(figure.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("1 3");
  await page.getByRole("option", { name: "what happens to vertex 1 and vertex 3 together" }).click();
  await expect(said).toContainText("Vertex 1 and vertex 3 are spoken of together at one step: 12.");
});

test("a link in an article leads to a step and asks there", async ({ page }) => {
  await page.goto(BLOSSOM);
  const figure = await alive(page, "d1");
  await page.locator("a[data-asks=k-turn]").click();
  await expect(figure.locator(".ask__said > p")).toContainText(
    "“turn even” comes at 2 steps: 16, 22. This is the first.",
  );
  await expect(step(figure)).toHaveText("16");
});

test("a program of the reader's own is asked as well", async ({ page }) => {
  await page.goto("/tools/workbench/");
  await page.locator(".pce-textarea").fill("let sum = 0;\nfor (let i = 0; i < 5; i++)\n  sum += i;\n");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const figure = page.locator("#workbench-run");
  await expect(figure).toBeFocused();
  await page.keyboard.press("a");
  await expect(figure.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("line 3");
  await expect(figure.getByRole("option", { name: /each step on line 3: sum \+= i/ })).toContainText("5");
  await page.keyboard.press("Enter");
  await expect(figure.locator(".ask__said > p")).toContainText("Line 3 is reached at 5 steps");
  await page.keyboard.press(">");
  await expect(figure.locator(".ask__said > p")).toContainText("This is the first.");
  await expect(figure.locator(".ask__answers li")).toHaveCount(5);
});

test("on a phone two buttons lead from answer to answer, and nothing is cut", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${BLOSSOM}?d1=1.flowers.12.qk-grow`);
  const figure = await alive(page, "d1");
  const ways = figure.locator(".ask__ways button");
  await expect(ways).toHaveCount(2);
  const wanted = /step (\d+)/.exec((await ways.nth(1).textContent()) ?? "")?.[1] ?? "none";
  for (const way of await ways.all()) expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await ways.nth(1).click();
  await expect(step(figure)).toHaveText(wanted);
  await expect(ways.nth(0)).toContainText("step 12");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a link that asks what this run has no answer to says so, and shows the step", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto(`${BLOSSOM}?d1=1.flowers.12.qk-nothing`);
  const figure = await alive(page, "d1");
  await expect(figure.locator(".player__notice")).toContainText("no answer to");
  await expect(step(figure)).toHaveText("12");
  await expect(figure.locator(".ask")).toHaveCount(0);
});

test("on the stage a run is asked by keys alone, with its ticks, from answer to answer", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/lessons/blossom/?d1=1.flowers.0");
  const figure = await alive(page, "d1");
  await figure.focus();
  await page.keyboard.press("f");
  const stage = page.locator(".stage");
  await expect(stage).toBeVisible();
  await page.keyboard.press("a");
  const field = stage.getByRole("combobox", { name: "Ask this run" });
  await expect(field).toBeFocused();
  await page.keyboard.type("shrink");
  await expect(stage.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(stage.locator(".ask__said")).toContainText("“shrink” comes at 2 steps");
  await expect(stage.locator(".stage__strip .ask__ticks")).toBeVisible();
  // The strip of the stage has all 48 steps equally wide, unlike that of the figure behind it; steps 15 and 21 shrink.
  const columns = [15, 21].map((at) => `M${Math.floor(((at - 0.5) / 48) * 1000)} 0v1`);
  await expect(stage.locator(".ask__ticks path").first()).toHaveAttribute("d", columns.join(""));
  await expectAccessible(page, { part: ".stage", state: "a run is asked on the stage" });
  const steps: string[] = [];
  for (const key of [">", ">", "<"]) {
    await page.keyboard.press(key);
    await expect(stage.locator(".stage__at")).toContainText(/the \w+ answer of 2/);
    steps.push((await stage.locator(".stage__at").textContent()) ?? "");
  }
  expect(steps[0]).toContain("the first answer of 2");
  expect(steps[2]).toBe(steps[0]);
  // The field goes first, and the answers stay; then the stage.
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(stage.locator(".ask__ticks")).toBeVisible();
  await page.keyboard.press(">");
  await expect(stage.locator(".stage__at")).toContainText("the second answer of 2");
  await page.keyboard.press("Escape");
  await expect(stage).toHaveCount(0);
});
