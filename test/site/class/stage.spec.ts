/** The stage: a lesson for a class, on a wall. */
import { existsSync, readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { alive } from "../support/figures.ts";
import { goOn, measured, openStage } from "../support/stage-page.ts";
import { sweep } from "../support/sweep.ts";

const DIST = new URL("../../../dist/lessons/", import.meta.url);
const LESSONS = readdirSync(DIST).filter((name) => existsSync(new URL(`${name}/index.html`, DIST)));

/** Of the window, and of letters on the wall in CSS pixels. */
const SHARE = 0.55;
const LETTERS = 24;
const LAST = "That was the last diagram of this lesson.";

test("there are lessons to be shown", () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(12);
});

for (const lesson of LESSONS) {
  test(
    `${lesson}: from the first diagram to the last by Page Down alone, all of it to be read`,
    sweep(lesson === "tournament-systems"),
    async ({ page }) => {
      // Some lessons are hundreds of presses, each measured.
      test.setTimeout(480_000);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openStage(page, lesson);
      const diagrams = await page
        .locator("[data-figure]")
        .evaluateAll(
          (places) =>
            places.filter((place) => place.querySelector("section.player, section.twin, .twin")).length,
        );
      const seen = new Set<string>();
      for (let press = 0; ; press++) {
        expect(press, "presses").toBeLessThan(2000);
        const wall = await measured(page);
        if (wall.said.startsWith(LAST)) break;
        seen.add(wall.diagram);
        const where = `${wall.diagram}, ${wall.step}`;
        expect(wall.share, where).toBeGreaterThanOrEqual(SHARE);
        expect(wall.least, `${where}: ${wall.written}`).toBeGreaterThanOrEqual(LETTERS - 0.05);
        expect(wall.isCut, `${where}: ${wall.said}`).toBe(false);
        await goOn(page);
      }
      expect([...seen]).toEqual(
        Array.from({ length: diagrams }, (_, k) => `Diagram ${k + 1} of ${diagrams}`),
      );
    },
  );
}

const WALLS = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
] as const;

/** A diagram of each kind of picture, and of two beside each other. */
const KINDS = [
  "circle-method d1",
  "peaceful-kings d1",
  "weighted-blossom plane",
  "recursive-halving d1",
  "the-dutch-system d1",
];

for (const wall of WALLS) {
  test(
    `on a wall of ${wall.width}×${wall.height} the picture is large, and the letters are`,
    sweep(wall === WALLS[0]),
    async ({ page }) => {
      await page.setViewportSize(wall);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const kind of KINDS) {
        const [lesson = "", figure] = kind.split(" ");
        await openStage(page, lesson, `stage=${figure}`);
        for (const key of ["Home", "PageDown", "PageDown", "End"]) {
          await page.keyboard.press(key);
          const { share, least, written, isCut, said } = await measured(page);
          expect.soft(share, `${kind} ${key}`).toBeGreaterThanOrEqual(SHARE);
          expect.soft(least, `${kind} ${key}: ${written}`).toBeGreaterThanOrEqual(LETTERS - 0.05);
          expect.soft(isCut, `${kind} ${key}: ${said}`).toBe(false);
        }
        for (const key of ["c", "t", "k"]) {
          await page.keyboard.press(key);
          const { least, written } = await measured(page);
          expect.soft(least, `${kind} ${key}: ${written}`).toBeGreaterThanOrEqual(LETTERS - 0.05);
        }
      }
    },
  );
}

/** The contrast of each ink and role of the stage with its paper. */
function contrasts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const host = document.querySelector(".stage-host") as HTMLElement;
    const canvas = document
      .createElement("canvas")
      .getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
    const probe = document.createElement("i");
    host.append(probe);
    const luminance = (value: string) => {
      probe.style.color = value;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const paper = luminance("var(--paper)");
    const roles = ["idle", "active", "candidate", "chosen", "rejected", "done"].map(
      (role) => `--role-${role}`,
    );
    const told: Record<string, number> = {};
    for (const name of ["--ink", "--ink-2", "--ink-3", "--rubric", ...roles]) {
      const other = luminance(`var(${name})`);
      told[name] = (Math.max(paper, other) + 0.05) / (Math.min(paper, other) + 0.05);
    }
    probe.remove();
    return told;
  });
}

test("every ink of the stage stands out from its paper by 7 to 1, by day and by night", {
  tag: "@full",
}, async ({ page }) => {
  await openStage(page, "circle-method");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [ink, ratio] of Object.entries(await contrasts(page)))
      expect.soft(ratio, `${ink}, ${colorScheme}`).toBeGreaterThanOrEqual(7);
  }
  await expectAccessible(page, { part: ".stage-host", state: "the stage" });
});

test("F brings a figure onto the stage at its step, Escape leads back to where one was", async ({ page }) => {
  await page.goto("/lessons/circle-method/");
  const figure = await alive(page, "d1");
  await figure.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("f");
  const stage = page.locator(".stage");
  await expect(stage).toContainText("Step 3 of 84");
  await page.keyboard.press("ArrowRight");
  await expect(stage).toContainText("Step 4 of 84");
  await expect(page).toHaveURL(/stage=d1/);
  await page.reload();
  await expect(stage).toContainText("Step 4 of 84");
  await page.keyboard.press("Escape");
  await expect(stage).toHaveCount(0);
  await expect(page).not.toHaveURL(/stage/);
  await expect(figure).toBeFocused();
  await expect(figure.locator(".annotation__no")).toHaveText("4");
  await figure.getByRole("button", { name: "Show on the stage" }).click();
  await expect(stage).toContainText("Step 4 of 84");
});

test("a clicker: on, back, black; and a question waits for its answer, then is told", {
  tag: "@full",
}, async ({ page }) => {
  const stage = await openStage(page, "circle-method");
  const at = stage.locator(".stage__at");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect(at).toContainText("Step 0 of 84");
  await page.keyboard.press("PageDown");
  await expect(at).toContainText("Step 1 of 84");
  await page.keyboard.press("PageUp");
  await expect(at).toContainText("Step 0 of 84");
  await page.keyboard.press("PageUp");
  await expect(stage).toContainText("This is the first diagram of this lesson.");
  for (const key of [".", "b"]) {
    await page.keyboard.press(key);
    await expect(stage.locator(".stage__black")).toBeVisible();
    await page.keyboard.press("PageDown");
    await expect(stage.locator(".stage__black")).toHaveCount(0);
    await expect(at).toContainText("Step 0 of 84");
  }
  const question = stage.locator(".stage__question");
  for (let press = 0; press < 40 && !(await question.isVisible()); press++)
    await page.keyboard.press("PageDown");
  await expect(question).toBeVisible();
  const asked = await question.textContent();
  const before = await at.textContent();
  await page.keyboard.press("PageDown");
  await expect(question).toHaveCount(0);
  expect(await stage.locator(".stage__sentences").textContent()).not.toBe(asked);
  expect(await at.textContent()).not.toBe(before);
});

test("a digit answers a question: a wrong one is told, the right one goes on", { tag: "@full" }, async ({
  page,
}) => {
  const stage = await openStage(page, "circle-method");
  const question = stage.locator(".stage__question");
  for (let press = 0; press < 40 && !(await question.isVisible()); press++)
    await page.keyboard.press("PageDown");
  const status = stage.getByRole("status");
  await expect(status).toContainText("Press");
  const [, from = "0", to = "0"] = /Press (\d)–(\d)/.exec((await status.textContent()) ?? "") ?? [];
  for (let digit = Number(from); digit <= Number(to) && (await question.isVisible()); digit++) {
    await page.keyboard.press(String(digit));
    if (await question.isVisible()) await expect(status).toContainText("Not");
  }
  await expect(question).toHaveCount(0);
});

test("a letter answers a question whose choices have no numbers of their own", { tag: "@full" }, async ({
  page,
}) => {
  const stage = await openStage(page, "blossom");
  const question = stage.locator(".stage__question");
  for (let press = 0; press < 60 && !(await question.isVisible()); press++)
    await page.keyboard.press("PageDown");
  // Who does not see the letters at their marks is told them, and what stands there.
  const told = (await stage.locator(".stage__said .visually-hidden").textContent()) ?? "";
  const letters = told.split("; ").map((each) => /^([A-Z]): .*vertex \d/.exec(each)?.[1] ?? each);
  expect(letters.join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ".slice(0, letters.length));
  expect(letters.length).toBeGreaterThan(2);
  const status = stage.getByRole("status").first();
  await expect(status).toContainText(`from A to ${letters.at(-1)}`);
  for (const letter of letters) {
    if (!(await question.isVisible())) break;
    await page.keyboard.press(`Shift+${letter}`);
    if (await question.isVisible()) await expect(status).toContainText("Not");
  }
  await expect(question).toHaveCount(0);
});

test("larger and smaller text, the level, and the panels by their keys", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const stage = await openStage(page, "circle-method");
  const said = stage.locator(".stage__said");
  const size = () => said.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await size();
  await page.keyboard.press("+");
  expect(await size()).toBeGreaterThan(usual);
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  expect(await size()).toBeLessThan(usual);
  // In a narrow column it stands in the menu.
  const level = stage.locator(".stage__level");
  const names = new Set<string>();
  for (let press = 0; press < 3; press++) {
    names.add((await level.textContent()) ?? "");
    await page.keyboard.press("l");
  }
  expect(names.size).toBe(3);
  await page.keyboard.press("c");
  await expect(stage.locator(".listing")).toBeVisible();
  await page.keyboard.press("t");
  await expect(stage.locator(".listing")).toHaveCount(0);
  await expect(stage.getByRole("table")).toBeVisible();
  await page.keyboard.press("k");
  await expect(stage).toContainText("Checked at every step");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").filter({ hasText: "On the stage" }).last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stage).toBeVisible();
});

test("two runs beside each other go on the stage together", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/lessons/circle-method/");
  const figures = await page
    .locator("[data-figure]")
    .evaluateAll((places) => places.map((place) => place.getAttribute("data-figure") ?? ""));
  const twin = figures.map((text) => JSON.parse(text)).find(({ kind }) => kind === "twin");
  const stage = await openStage(page, "circle-method", `stage=${twin.figure}`);
  await expect(stage.locator(".stage__picture")).toHaveCount(2);
  const before = await stage.locator(".stage__sentences").textContent();
  await page.keyboard.press("PageDown");
  await expect(stage.locator(".stage__sentences")).not.toHaveText(before ?? "");
});

test("a diagram that does not come is told, and comes when it is asked for again", { tag: "@full" }, async ({
  page,
}) => {
  const ofTwins = /\/Twin\.[\w-]+\.js/;
  await page.route(ofTwins, (route) => route.abort());
  const stage = await openStage(page, "circle-method");
  for (const diagram of [2, 3]) {
    await page.keyboard.press("End");
    await page.keyboard.press("PageDown");
    await expect(stage).toContainText(`Diagram ${diagram} of 5`);
  }
  await page.keyboard.press("End");
  await page.keyboard.press("PageDown");
  await expect(stage).toContainText("The next diagram has not arrived");
  await page.unroute(ofTwins);
  await page.keyboard.press("PageDown");
  await expect(stage).toContainText("Diagram 4 of 5");
});

test("the next diagram comes also where the page, laid out late, has pushed it far from the screen", {
  tag: "@full",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.scrollIntoView = () => {};
  });
  const stage = await openStage(page, "augmenting-paths");
  await page.keyboard.press("End");
  await page.keyboard.press("PageDown");
  await expect(stage).toContainText("Diagram 2 of 6");
});

test("rings and letters of a question stand within its picture", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const lesson of ["blossom", "augmenting-paths"]) {
    const stage = await openStage(page, lesson);
    const question = stage.locator(".stage__question");
    let asked = 0;
    for (let press = 0; press < 40 && asked < 3; press++) {
      await page.keyboard.press("PageDown");
      if (!(await question.isVisible())) continue;
      asked++;
      const out = await stage.locator(".stage__picture").evaluate((picture) => {
        const room = picture.getBoundingClientRect();
        return [
          ...picture.querySelectorAll<SVGGraphicsElement>(".node__outer, .node__choice, .letters circle"),
        ].flatMap((mark) => {
          const { left, right, top, bottom } = mark.getBoundingClientRect();
          // Around a letter there is a line of paper, which may be cut.
          const stroke = mark.matches(".letters *")
            ? -0.5
            : (Number.parseFloat(getComputedStyle(mark).strokeWidth) * (mark.getScreenCTM()?.a ?? 1)) / 2;
          const least = Math.min(left - room.left, room.right - right, top - room.top, room.bottom - bottom);
          return least < stroke ? [`${mark.getAttribute("class")} ${least}`] : [];
        });
      });
      expect(out, `${lesson}, question ${asked}`).toEqual([]);
    }
    expect(asked, lesson).toBe(3);
  }
});

test("a product stays on one line of the stage", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const stage = await openStage(page, "peaceful-kings");
  await expect(stage.locator(".stage__said")).toContainText(/\d\u00a0×\u00a0\d/);
});

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1366, 625],
] as const)
  test(
    `the tools are one row on a wall of ${width}×${height}, with what one press goes by`,
    sweep(width === 1024),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const lesson of ["floods", "peaceful-kings", "circle-method"]) {
        const stage = await openStage(page, lesson);
        const tools = await stage
          .locator(".stage__tools > *:visible")
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(tools.length, lesson).toBeGreaterThanOrEqual(4);
        expect(new Set(tools).size, lesson).toBe(1);
        // In a narrow column it is found among the others.
        const isNarrow = await stage.locator(".stage__tools > .stage__level").isHidden();
        if (width === 1024 && lesson === "peaceful-kings") expect(isNarrow).toBe(true);
        const more = stage.locator(".stage__tools summary");
        if (isNarrow) await more.click();
        const level = stage.getByRole("button", { name: /^By / });
        await expect(level).toHaveCount(1);
        const by = (await level.textContent()) ?? "";
        await level.click();
        if (isNarrow) await more.click();
        await expect(level).not.toHaveText(by);
      }
    },
  );

test("what is needed now and then on the stage comes up from one tool", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStage(page, "circle-method");
  const stage = page.locator(".stage");
  const more = stage.locator(".stage__tools summary");
  const legend = stage.getByRole("button", { name: "Legend" });
  await expect(more).toHaveAccessibleName(/^More: code, tables/);
  await more.click();
  await expect(legend).toBeInViewport();
  await expectAccessible(page, { part: ".stage", state: "the other tools" });
  await legend.click();
  await expect(stage.locator(".stage__panel .key")).toBeVisible();
  await expect(legend).toBeHidden();
  // By keys alone; Escape closes what was opened last, and then the stage.
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(legend).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(legend).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(stage.locator(".listing")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stage).toHaveCount(0);
});

test("the stage has the legend of its picture, and its help begins with its own keys and has no others", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/lessons/blossom/");
  const figure = page.locator("#d1");
  await figure.scrollIntoViewIfNeeded();
  await expect(page.locator("#d1[data-ready]")).toBeVisible();
  const legend = await figure.locator(".key li").allTextContents();
  expect(legend.length).toBeGreaterThan(1);
  await figure.press("f");
  const stage = page.locator(".stage");
  await expect(stage).toBeVisible();
  await page.keyboard.press("g");
  await expect(stage.locator(".stage__panel .key li")).toHaveText(legend);
  for (const sign of await stage.locator(".stage__panel .key svg").all()) await expect(sign).toBeInViewport();
  await page.keyboard.press("g");
  await expect(stage.locator(".stage__panel")).toHaveCount(0);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys, and how to read a mark" });
  await expect(help.locator("th").first()).toHaveText("Page Down, Space, →");
  await expect(help.locator("th").first()).toBeInViewport();
  await expect(help).not.toContainText("play and pause");
});
