/** The ways out of the site and back: a mistake reported, changes told, the site installed, its texts read by programs. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { openFigure } from "../support/figures.ts";

const built = (path: string) => readFileSync(new URL(`../../../dist/${path}`, import.meta.url));

test("a report names the page that the reader comes from, and is copied with what was typed", {
  tag: "@full",
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/lessons/blossom/?d1=1.flowers.30#d1");
  await page.getByRole("link", { name: "A mistake here?" }).click();
  await expect(page.getByLabel("Where")).toHaveValue(`${baseURL}/lessons/blossom/?d1=1.flowers.30`);
  await expect(page.getByRole("button", { name: "Copy" })).toBeHidden();
  await page.getByLabel("What is wrong?").fill("Vertex 3 is called odd & even.");
  await page.getByRole("button", { name: "Copy" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`Page: ${baseURL}/lessons/blossom/?d1=1.flowers.30`);
  const text = await copied();
  expect(text).toMatch(/Site: \d+\.\d+\.\d+/);
  expect(text).toContain("Vertex 3 is called odd & even.");
  // Nothing that was typed is lost, and another page does not take its place.
  await page.goto("/about/");
  await page.getByRole("link", { name: "A mistake here?" }).click();
  await expect(page.getByLabel("What is wrong?")).toHaveValue("Vertex 3 is called odd & even.");
  await expect(page.getByLabel("Where")).toHaveValue(/lessons\/blossom/);
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByLabel("What is wrong?")).toHaveValue("");
  await expect(page.getByLabel("Where")).toHaveValue(`${baseURL}/about/`);
  await expectAccessible(page, { state: "empty" });
});

test("whoever wants to say thanks finds where, is not asked what is wrong, and loses nothing", async ({
  page,
}) => {
  await page.goto("/about/");
  await page.getByRole("link", { name: "Say thanks" }).click();
  await expect(page.getByRole("radio", { name: "thanks, or a wish" })).toBeChecked();
  await page.getByLabel("What did you use it for").fill("A club evening.");
  await expect(page.locator("report-desk pre")).toContainText("Thanks, or a wish:\nA club evening.");
  await expect(page.getByLabel("What would be right")).toBeHidden();
  await page.goto("/report/");
  await expect(page.getByLabel("What did you use it for")).toHaveValue("A club evening.");
  await page.getByRole("radio", { name: "a mistake" }).check();
  await expect(page.getByLabel("What is wrong?")).toHaveValue("A club evening.");
  await expect(page.locator("report-desk pre")).toContainText("Wrong:");
});

test("the menu of a figure leads to a report that names the step", async ({ page, baseURL }) => {
  const figure = await openFigure(page, "d1", "?d1=1.seven.9#d1");
  await figure.locator("summary[aria-label=Menu]").click();
  await figure.getByRole("button", { name: "A mistake here?" }).click();
  await expect(page.getByLabel("Where")).toHaveValue(`${baseURL}/lessons/circle-method/?d1=1.seven.9#d1`);
});

test("only a page of this site is taken from the address of the report", async ({ page, baseURL }) => {
  await page.goto("/report/?at=/lessons/rotation/?d1=1.seven.4%23d1");
  await expect(page.getByLabel("Where")).toHaveValue(`${baseURL}/lessons/rotation/?d1=1.seven.4#d1`);
  for (const foreign of ["//evil.example/", "https://evil.example/", "javascript:alert(1)"]) {
    await page.goto(`/report/?at=${encodeURIComponent(foreign)}`);
    await expect(page.getByLabel("Where")).toHaveValue("");
  }
});

test("the site can be installed", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { errors, data = "" } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data);
  for (const { src, sizes } of icons) {
    const png = built(src);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // The tests keep service workers out; a browser no longer asks for one.
  expect(installabilityErrors.map(({ errorId }) => errorId)).not.toContain("manifest-missing-suitable-icon");
  expect(installabilityErrors.map(({ errorId }) => errorId)).not.toContain("start-url-not-valid");
});

test("Ctrl and K open the search, and not while something is typed", async ({ page }) => {
  await page.goto("/lessons/");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.goto("/report/");
  await page.getByLabel("Where").focus();
  await page.keyboard.press("Control+k");
  await expect(page.locator("#search")).toBeHidden();
});

test("each lesson tells programs what it teaches, and has its text as Markdown", () => {
  const list = built("llms.txt").toString();
  const lessons = Array.from(list.matchAll(/\]\(\/lessons\/([\w-]+)\.md\)/g), ([, id]) => id);
  expect(lessons.length).toBeGreaterThan(11);
  // This build knows no address, so no page says what it is called elsewhere.
  for (const page of ["", "tools/workbench/", ...lessons.map((id) => `lessons/${id}/`)])
    expect(built(`${page}index.html`).toString(), page).not.toMatch(/rel="canonical"|og:url/);
  for (const id of lessons) {
    const html = built(`lessons/${id}/index.html`).toString();
    const told = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
    expect(told).toMatchObject({ "@type": "LearningResource", inLanguage: "en", isAccessibleForFree: true });
    expect(told.timeRequired).toMatch(/^PT\d+M$/);
    const text = built(`lessons/${id}.md`).toString();
    expect(text.startsWith(`# ${told.name}\n`), id).toBe(true);
    // No component is left, and no place of one is empty.
    const plain = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "");
    expect(plain, id).not.toMatch(/<\/?[A-Z]\w*|undefined|\]\(\)|\n{3}/);
    const sections = /id="sections".*?<\/nav>/s.exec(html)?.[0].match(/<li>/g)?.length ?? 0;
    expect(plain.match(/^## /gm)?.length, id).toBe(sections);
  }
  const course = built("lessons/index.html").toString();
  const told = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(course)?.[1] ?? "{}");
  expect(told).toMatchObject({ "@type": "Course" });
  expect(told.hasPart).toHaveLength(lessons.length);
});
