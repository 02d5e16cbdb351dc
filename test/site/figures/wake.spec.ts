/** Home and tools: what stands in the page can be used before its code has come, and the code comes lightly. */
import { expect, type Page, test } from "@playwright/test";
import { fetched, weigh } from "../support/page-costs.ts";
import { watchShifts } from "../support/shifts.ts";
import { sweep } from "../support/sweep.ts";

const TOOLS = ["kings", "matching", "pairing", "schedule"];
const WOKEN = ["/", ...TOOLS.map((tool) => `/tools/${tool}/`)];
/** Stands for all of them in the quick depth; what they weigh, each visit tells. */
const MODEL = "/tools/pairing/";

/** What the scripts of such a page may weigh that come by themselves, in KiB. Two thirds of it are React. */
const HEAVIEST = 100;
/** What every page has: the theme and the shell. In KiB. */
const SHELL = 4.3;

/** The browser is never idle: nothing wakes by itself. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

const works = (page: Page) => expect(page.locator("astro-island [data-ready]").first()).toBeAttached();

/** Lets the code come only when the promise is kept. */
async function holdCode(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(/_astro\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

for (const path of WOKEN) {
  test(
    `${path} fetches nothing but the shell before it is idle or touched`,
    sweep(path === MODEL),
    async ({ page }) => {
      await neverIdle(page);
      const weighed = weigh(page);
      await page.goto(path, { waitUntil: "networkidle" });
      const { scripts, files } = await weighed.told();
      expect(files.length).toBeGreaterThan(0);
      expect(scripts, files.join("\n")).toBeLessThanOrEqual(SHELL);
    },
  );

  test(
    `${path} wakes by itself with at most ${HEAVIEST} KiB of scripts, and nothing moves`,
    sweep(path === MODEL),
    async ({ page }) => {
      const shift = await watchShifts(page);
      const weighed = weigh(page);
      const letCome = await holdCode(page);
      await page.goto(path, { waitUntil: "commit" });
      // The page is seen before its code comes, as on a slow line.
      await expect.poll(async () => (await fetched(page)).paint).toBeGreaterThan(0);
      letCome();
      await works(page);
      await page.waitForLoadState("networkidle");
      const { scripts, files } = await weighed.told();
      expect(files.length).toBeGreaterThan(3);
      expect(scripts, files.join("\n")).toBeLessThanOrEqual(HEAVIEST);
      const { sum, all } = await shift();
      expect(sum, JSON.stringify(all)).toBeLessThanOrEqual(0.01);
    },
  );
}

test("what is typed, chosen and pressed before the code has come is carried out, in its order", async ({
  page,
}) => {
  const letCome = await holdCode(page);
  await page.goto("/tools/schedule/", { waitUntil: "commit" });
  const players = page.locator("#players");
  await players.click();
  await page.keyboard.type("Ada\nBo\nCyd\nDee");
  await page.locator("select").filter({ hasText: "Berger" }).first().selectOption({ index: 1 });
  await page.getByLabel("By lot").check();
  await page.locator("body").focus();
  letCome();
  await works(page);
  await expect(players).toHaveValue("Ada\nBo\nCyd\nDee");
  await expect(page.getByLabel("By lot")).toBeChecked();
  await expect(page.locator(".tool__out")).toContainText("Cyd");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("By lot")).not.toBeChecked();
  await expect(players).toHaveValue("Ada\nBo\nCyd\nDee");
});

test("letters that are typed while the code comes stay, and so does the place of the caret", {
  tag: "@full",
}, async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto("/tools/kings/", { waitUntil: "commit" });
  const board = page.locator("#board-text");
  await board.click();
  await page.keyboard.type("8\n1");
  letCome();
  await page.keyboard.type(" 2 3 4 5 6 7 8 9", { delay: 40 });
  await works(page);
  await page.keyboard.type("!");
  await expect(board).toHaveValue("8\n1 2 3 4 5 6 7 8 9!");
});

test("a button that is pressed before the code has come is pressed once", { tag: "@full" }, async ({
  page,
}) => {
  const letCome = await holdCode(page);
  await page.goto("/tools/matching/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "New", exact: true }).click();
  letCome();
  await works(page);
  await expect(page.locator("#match-text")).toHaveValue("");
  // Each press could be taken back.
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(page.locator("#match-text")).toHaveValue(/^10\n/);
  await expect(undo).toBeDisabled();
});

test("a press on the plane before the code has come draws", { tag: "@full" }, async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto("/tools/matching/", { waitUntil: "commit" });
  const plane = page.locator("[role=application]");
  const { width } = (await plane.boundingBox()) ?? { width: 0 };
  await plane.click({ position: { x: width - 24, y: 24 } });
  letCome();
  await works(page);
  await expect(page.locator("#match-text")).toHaveValue(/^11\n/);
});

test("files that are dropped before the code has come are taken", { tag: "@full" }, async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto("/tools/kings/", { waitUntil: "commit" });
  await page.locator("#board-text").waitFor();
  const data = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    files.items.add(new File(["8\n1\n1 1 8 8\n"], "eight.in"));
    return files;
  });
  await page.dispatchEvent(".kings", "drop", { dataTransfer: data });
  letCome();
  await works(page);
  await expect(page.locator("#board-text")).toHaveValue(/^8\n1/);
});

test("what was kept is not typed over: the fields wait for it", async ({ page }) => {
  await page.goto("/tools/schedule/");
  await works(page);
  await page.locator("#players").fill("Ada\nBo");
  await page.waitForFunction(() => localStorage.getItem("kibitz.schedule")?.includes("Ada"));
  const letCome = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#players")).toBeDisabled();
  const coming = page.getByText("Your saved work is loading");
  await expect(coming).toBeVisible();
  letCome();
  await expect(page.locator("#players")).toHaveValue("Ada\nBo");
  await expect(page.locator("#players")).toBeEnabled();
  await expect(coming).toBeHidden();
});

test("whoever comes back to a tournament of their own does not see the example first", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/tools/pairing/");
  await page.locator(".tool[data-ready]").waitFor();
  await page.getByRole("button", { name: "From names" }).click();
  await page.locator("#pair-names").fill("Anna\nBoris\nClara\nDaria");
  await page.getByRole("button", { name: /^Begin with 4/ }).click();
  await page.getByRole("radio", { name: "Players", exact: true }).check();
  await page.getByLabel("Name", { exact: true }).first().fill("My own cup");
  await expect(page.locator(".tool__heading")).toContainText("My own cup");
  // What is kept is written a moment later.
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes("My own cup"))))
    .toBe(true);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const heading = document.querySelector<HTMLElement>(".tool__heading h2");
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.locator(".tool__heading")).toContainText("My own cup");
  // What was seen once stays in the list: nothing that comes later makes it right again.
  const seen = () => page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)]);
  await expect.poll(seen).toEqual(["My own cup"]);
});

test("a connection that breaks is told, and what was typed outlives another try", { tag: "@full" }, async ({
  page,
}) => {
  await page.route(/_astro\/(?!Page).*\.js$/, (route) => route.abort());
  await page.goto("/tools/schedule/");
  const notice = page.locator("[data-broken]");
  await expect(notice).toBeHidden();
  await page.locator("#players").pressSequentially("Ada\nBo\nCyd");
  await expect(notice).toBeVisible();
  await expect(page.locator("#players")).toHaveValue("Ada\nBo\nCyd");
  // The site itself does not answer yet.
  await page.context().setOffline(true);
  await notice.getByRole("button").click();
  await expect(notice).toBeVisible();
  await expect(page.locator("#players")).toHaveValue("Ada\nBo\nCyd");
  await page.context().setOffline(false);
  await page.unrouteAll();
  await notice.getByRole("button").click();
  await works(page);
  await expect(page.locator("#players")).toHaveValue("Ada\nBo\nCyd");
  await expect(page.locator(".tool__out")).toContainText("Cyd");
  await expect(notice).toBeHidden();
});

test("a part of a tool that does not come says so, and comes when it is asked for again", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/tools/pairing/");
  await works(page);
  await page.route(/_astro\/StandingsView[^/]*\.js(\?|$)/, (route) => route.abort());
  await page.getByText("Standings", { exact: true }).click();
  const late = page.locator("[data-late]");
  await expect(late).toContainText("could not be loaded");
  await page.unrouteAll();
  await late.getByRole("button", { name: "Try again" }).click();
  await works(page);
  await page.getByText("Standings", { exact: true }).click();
  await expect(page.locator(".standings")).toBeVisible();
});

/** A browser reads its tables of languages at the first of these, a tenth of a second of work on a phone. */
for (const path of [...WOKEN, "/lessons/rotation/", "/lessons/peaceful-kings/"])
  test(
    `no tables of languages are read for ${path} before anything is touched`,
    sweep([MODEL, "/lessons/rotation/"].includes(path)),
    async ({ page }) => {
      await page.addInitScript(() => {
        const asked: string[] = [];
        Object.assign(window, { asked });
        const note = () => asked.push(new Error().stack?.split("\n").slice(2, 4).join(" ") ?? "");
        for (const name of ["NumberFormat", "DateTimeFormat", "Collator", "Segmenter", "ListFormat"] as const)
          Object.assign(Intl, {
            [name]: new Proxy(Intl[name], {
              construct: (Format, args) => {
                note();
                return Reflect.construct(Format, args);
              },
            }),
          });
        for (const { prototype } of [Number, Date])
          for (const method of ["toLocaleString", "toLocaleDateString"])
            if (method in prototype) Object.assign(prototype, { [method]: () => note() });
      });
      await page.goto(path, { waitUntil: "networkidle" });
      if (path.startsWith("/lessons/")) await page.locator("[data-figure]").first().scrollIntoViewIfNeeded();
      await expect(page.locator("main [data-ready]").first()).toBeAttached();
      expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
    },
  );
