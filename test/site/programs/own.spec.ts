/** A reader's own program: written, judged, shrunk, watched; and nothing that was typed is lost. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { forbidStorage } from "../support/forbid-storage.ts";
import { PAGES } from "../support/site-pages.ts";
import { sweep } from "../support/sweep.ts";

const OWN = "/lessons/circle-method/own/";
const program = (name: string, lesson = "circle-method") =>
  readFileSync(`test/programs/${lesson}/${name}.js`, "utf8");
const editor = (page: Page) => page.locator(".pce-textarea");
const verdict = (page: Page) => page.locator("[data-verdict]");
const status = (page: Page) => page.locator("own-desk [data-status]");

async function open(page: Page, path = OWN): Promise<void> {
  await page.goto(path);
  await expect(editor(page)).toBeVisible();
}

async function judge(page: Page, text: string): Promise<void> {
  await editor(page).fill(text);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeHidden();
}

test("a wrong program gets the smallest input on which it fails, and why; a right one is told how its time grows", async ({
  page,
}) => {
  await open(page);
  await judge(page, program("wrong-turns-all"));
  // Three players and a bye, every seat turned: 2–3, then 1–2, then 3–2 again.
  await expect(verdict(page)).toContainText("schedule(3)");
  await expect(verdict(page)).toContainText("2 and 3 meet twice, in rounds 1 and 3");
  await expect(verdict(page)).toContainText("It gave [[[2,3]],[[1,2]],[[3,2]]]");
  await judge(page, program("right-berger"));
  await expect(verdict(page)).toContainText("Right on all 41 inputs.");
  await expect(verdict(page)).toContainText(/(From n = \d+ to n|For n) = \d+ it takes/);
  await expectAccessible(page);
});

test("a right program that fails on larger inputs is told where", { tag: "@full" }, async ({ page }) => {
  await open(page);
  const fails = 'if (n > 100) throw new RangeError("too many");';
  await judge(page, program("right-berger").replace("schedule(n) {", `schedule(n) { ${fails}`));
  await expect(verdict(page)).toContainText("Right on all 41 inputs.");
  await expect(verdict(page)).toContainText(
    "For n = 200 it stops with an error in line 2: RangeError: too many",
  );
  const deep = "if (n > 100) { const down = (k) => down(k + 1) + 1; down(0); }";
  await judge(page, program("right-berger").replace("schedule(n) {", `schedule(n) { ${deep}`));
  await expect(verdict(page)).toContainText(
    "For n = 200 its calls go deeper than there is room for, in line 2.",
  );
});

test("a right program is right, though it falls silent on inputs that only its time is taken of", {
  tag: "@full",
}, async ({ page }) => {
  await open(page);
  // A search that no room can interrupt, and that does not end.
  const hangs = 'if (n > 100) /^(a+)+$/.test("a".repeat(50) + "b");';
  await judge(page, program("right-berger").replace("schedule(n) {", `schedule(n) { ${hangs}`));
  await expect(verdict(page)).toContainText("Right on all 41 inputs.");
});

test("the run is watched line by line, with the variables beside it, there and back", {
  tag: "@full",
}, async ({ page }) => {
  await open(page);
  await judge(page, program("wrong-turns-all"));
  await page.getByRole("button", { name: "Watch this run" }).click();
  const figure = page.locator("#own-run");
  await expect(figure).toBeFocused();
  await expect(figure.locator("[aria-current='step']")).toHaveCount(0);
  // The program begins, its function is called, and is at its beginning.
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  // The first line that runs is that of the first variable; the comment lines and the head of the function are none.
  await expect(figure.locator(".listing [aria-current='step']")).toContainText("const size = n + (n % 2);");
  await figure.getByText("Watch", { exact: true }).click();
  await expect(figure.locator(".panel--watch").getByRole("row", { name: "size 4" })).toBeVisible();
  await figure.focus();
  await page.keyboard.press("End");
  await expect(figure).toContainText("2 and 3 meet twice, in rounds 1 and 3");
  await page.keyboard.press("ArrowLeft");
  await expect(figure).toContainText("Round 3: 3–2.");
  await expectAccessible(page);
});

test("a million lines are shown, and the verdict is that of the whole run", { tag: "@full" }, async ({
  page,
}) => {
  await open(page);
  const lines = (end: number) =>
    `function schedule(n) {\n  let i = 0;\n  while (i < ${end}) {\n    i = i + 1;\n  }\n  return [[[1, 2]]];\n}`;
  // It never ends, and is no answer.
  await judge(page, lines(1e12));
  await page.getByRole("button", { name: "Watch this run" }).click();
  const figure = page.locator("#own-run");
  await expect(figure).toBeFocused();
  await page.keyboard.press("End");
  await expect(figure).toContainText("Only its first 1,000,000 steps are shown. It was stopped in line");
  await expect(figure).toContainText("after 50,000,000 steps");
  await page.keyboard.press("ArrowLeft");
  await figure.getByText("Code", { exact: true }).click();
  await expect(figure.locator(".listing [aria-current='step']")).toBeVisible();
  // It ends when it has been shown for a while: right for two players, wrong for three.
  await judge(page, lines(900_000));
  await expect(verdict(page)).toContainText("schedule(3)");
  await page.getByRole("button", { name: "Watch this run" }).click();
  await expect(figure).toBeFocused();
  await page.keyboard.press("End");
  await expect(figure).toContainText("Only its first 1,000,000 steps are shown. 1 and 3 never meet.");
  await page.keyboard.press("ArrowLeft");
  await expect(figure).toContainText("Round 1: 1–2.");
});

test("both programs stand under one scrubber", { tag: "@full" }, async ({ page }) => {
  await open(page);
  await judge(page, program("wrong-turns-all"));
  await page.getByRole("button", { name: "Beside the article’s program" }).click();
  const figure = page.locator("#own-run");
  await expect(figure).toContainText("The article’s program");
  await expect(figure).toContainText("Your program");
  await figure.focus();
  await page.keyboard.press("End");
  await expect(figure).toContainText("2 and 3 meet twice");
});

test("a mistake of the text is told with its place, and the way there", { tag: "@full" }, async ({
  page,
}) => {
  await open(page);
  await judge(page, "function schedule(n) {\n  return [;\n}");
  await expect(verdict(page)).toContainText("Line 2, column 11: Unexpected token.");
  await page.getByRole("button", { name: "Go to line 2" }).click();
  await expect(editor(page)).toBeFocused();
  expect(
    await editor(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe("  return [;");
});

for (const [name, text, told] of [
  ["an exception", "function schedule(n) {\n  return null.x;\n}", /error in line 2: TypeError/],
  [
    "a value that is no answer",
    "function schedule(n) {\n  return [[1, 'x']];\n}",
    /at \[0\]\[0\] the answer has 1, expected a list/,
  ],
  ["an endless loop", "function schedule(n) {\n  for (;;);\n}", /stopped in line 2 after 50,000,000 steps/],
  ["no function", "const x = 1;", /there is no function “schedule”/],
  ["a promise", "async function schedule(n) {}", /async functions/],
] as const) {
  test(`what goes wrong is told: ${name}`, sweep(name === "an exception"), async ({ page }) => {
    await open(page);
    await judge(page, text);
    await expect(verdict(page)).toContainText(told);
    await expect(verdict(page)).toHaveAttribute("data-verdict", "wrong");
  });
}

test("what was printed stands with its line, for the very input on which it failed", {
  tag: "@full",
}, async ({ page }) => {
  await open(page);
  await judge(page, "function schedule(n) {\n  console.log('n is', n);\n  return [];\n}");
  await page.getByText("What it printed").click();
  await expect(verdict(page).locator("li")).toHaveText(["line 2 n is 2"]);
});

test("a program in TypeScript runs, and each language has its own text", { tag: "@full" }, async ({
  page,
}) => {
  await open(page);
  await page.getByRole("radio", { name: "TypeScript" }).check();
  await expect(editor(page)).toHaveValue(/function schedule\(n: number\): number\[\]\[\]\[\]/);
  await judge(
    page,
    program("right-berger")
      .replace("schedule(n)", "schedule(n: number): number[][][]")
      .replace("const rounds = []", "const rounds: number[][][] = []"),
  );
  await expect(verdict(page)).toContainText("Right on all 41 inputs.");
  await page.getByRole("radio", { name: "JavaScript" }).check();
  await expect(editor(page)).toHaveValue(/number\[\]\[\]\[\] \*\//);
  // Whoever pastes Python before choosing it is told so, and keeps it.
  await judge(page, "def schedule(n):\n    return []\n");
  await expect(verdict(page)).toContainText("This looks like Python: choose Python above.");
  await page.getByRole("radio", { name: "Python" }).check();
  await expect(editor(page)).toHaveValue(/^def schedule\(n\):\n {4}return \[\]/);
});

test("every key is kept, and so are several programs; what is taken away comes back", {
  tag: "@full",
}, async ({ page }) => {
  await open(page);
  await editor(page).fill("function schedule(n) { return 1; }");
  await page.reload();
  await expect(editor(page)).toHaveValue("function schedule(n) { return 1; }");
  const menu = page.getByText("Program", { exact: true });
  await menu.click();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(editor(page)).toHaveValue(/^\/\*\* \(n: number\)/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(editor(page)).toHaveValue("function schedule(n) { return 1; }");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await editor(page).fill("function schedule(n) { return 2; }");
  await page.getByLabel("Name of this program").fill("Second");
  await page.getByLabel("Your programs").selectOption({ label: "Program 1" });
  await expect(editor(page)).toHaveValue("function schedule(n) { return 1; }");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(status(page)).toHaveText("“Program 1” is deleted.");
  await expect(editor(page)).toHaveValue("function schedule(n) { return 2; }");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(editor(page)).toHaveValue("function schedule(n) { return 1; }");
});

test("a link brings a program and does not run it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await editor(page).fill("function schedule(n) { return 3; }");
  await page.getByText("Program", { exact: true }).click();
  await page.getByRole("button", { name: "Copy a link" }).click();
  await expect(status(page)).toContainText("The link is copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.browser()?.newContext();
  const guest = (await other?.newPage()) as Page;
  await guest.goto(link);
  await expect(guest.locator(".pce-textarea")).toHaveValue("function schedule(n) { return 3; }");
  await expect(guest.locator("[data-verdict]")).toBeHidden();
  await expect(guest.locator("iframe")).toHaveCount(0);
  await guest.goto(`${link.slice(0, -4)}`);
  await guest.reload();
  await expect(guest.locator(".pce-textarea")).toHaveValue("function schedule(n) { return 3; }");
  await other?.close();
});

test("a linked program and what was typed both stay: in one page, in two, and where the page comes back", {
  tag: "@full",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const typed = (n: number) => `function schedule(n) { return ${n}; }`;
  await open(page);
  await editor(page).fill(typed(3));
  await page.getByText("Program", { exact: true }).click();
  await page.getByRole("button", { name: "Copy a link" }).click();
  await expect(status(page)).toContainText("The link is copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await editor(page).fill(typed(1));
  const kept = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem("kibitz.own.circle-method") ?? "{}").list.map(
        ({ texts }: { texts: { javascript: string } }) => texts.javascript,
      ),
    );
  // Another page brings the program, and this one is typed in after that.
  const second = await context.newPage();
  await second.goto(link);
  await expect(editor(second)).toHaveValue(typed(3));
  await expect.poll(kept).toEqual([typed(1), typed(3)]);
  await expect(page.locator("[data-drafts] option")).toHaveCount(2);
  await editor(page).fill(typed(4));
  expect(await kept()).toEqual([typed(4), typed(3)]);
  await second.reload();
  await expect(editor(second)).toHaveValue(/return [34];/);
  await second.close();
  // The link in a page that is open, and in which another language was begun.
  await page.getByRole("radio", { name: "TypeScript" }).check();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect(editor(page)).toHaveValue(typed(3));
  await expect(page).toHaveURL(/\/own\/$/);
  await page.reload();
  await expect(editor(page)).toHaveValue(typed(3));
  expect(await kept()).toEqual([typed(4), typed(3)]);
});

test("where nothing can be kept, a linked program stays in the address", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await forbidStorage(page);
  await open(page);
  await editor(page).fill("function schedule(n) { return 5; }");
  await page.getByText("Program", { exact: true }).click();
  await page.getByRole("button", { name: "Copy a link" }).click();
  await expect(status(page)).toContainText("The link is copied.");
  await page.goto("/about/");
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(editor(page)).toHaveValue("function schedule(n) { return 5; }");
  await page.reload();
  await expect(editor(page)).toHaveValue("function schedule(n) { return 5; }");
});

test("files are opened and dropped, and those that are no programs are refused", { tag: "@full" }, async ({
  page,
}) => {
  await open(page);
  await page.getByText("Program", { exact: true }).click();
  const file = page.locator("[data-file]");
  await file.setInputFiles({
    name: "mine.ts",
    mimeType: "text/plain",
    buffer: Buffer.from("function schedule(n: number) { return 4; }"),
  });
  await expect(editor(page)).toHaveValue("function schedule(n: number) { return 4; }");
  await expect(page.getByRole("radio", { name: "TypeScript" })).toBeChecked();
  await file.setInputFiles({ name: "x.js", mimeType: "text/plain", buffer: Buffer.from([0, 1, 255]) });
  await expect(status(page)).toHaveText("The file is no text.");
  await file.setInputFiles({
    name: "x.js",
    mimeType: "text/plain",
    buffer: Buffer.from("x".repeat(100_001)),
  });
  await expect(status(page)).toContainText("at most 100,000 characters");
  await expect(editor(page)).toHaveValue("function schedule(n: number) { return 4; }");
});

test("by keys alone: written, run, read, watched", { tag: "@full" }, async ({ page }) => {
  await open(page);
  await editor(page).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(program("wrong-turns-all"));
  await page.keyboard.press("Control+Enter");
  await expect(verdict(page).locator("h3")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "See that mistake in its smallest case" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Watch this run" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#own-run")).toBeFocused();
});

test("where nothing can be kept, that is said, and the program runs", { tag: "@full" }, async ({ page }) => {
  await forbidStorage(page);
  await open(page);
  await editor(page).fill("function schedule(n) { return 1; }");
  await expect(status(page)).toContainText("keeps nothing");
  await judge(page, program("right-berger"));
  await expect(verdict(page)).toContainText("Right on all 41 inputs.");
});

test("without scripts the task and the first lines are there to be copied", { tag: "@full" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(OWN);
  await expect(page.getByRole("heading", { name: "The task" })).toBeVisible();
  await expect(page.locator("own-desk pre").filter({ hasText: "function schedule(n)" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeHidden();
  await context.close();
});

for (const path of PAGES.filter((each) => each.endsWith("/own/"))) {
  const [, , lesson = ""] = path.split("/");
  test(
    `a program for ${lesson} comes from its article, and the article's own answer is told`,
    sweep(lesson === "circle-method"),
    async ({ page }) => {
      await page.goto(`/lessons/${lesson}/`);
      await page.locator("#exercise-own-program > summary").click();
      await page.getByRole("link", { name: "Write your own program" }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Your own program");
      await expect(page.locator(".own-task dd code")).not.toBeEmpty();
      await page.getByRole("button", { name: "Run", exact: true }).click();
      // The first lines return nothing, and that is told as what it is.
      await expect(verdict(page)).toContainText(
        /the function (returned undefined, expected a list|has to return)/,
      );
    },
  );
}

test("an output of a program in any language is pasted, judged, and played", { tag: "@full" }, async ({
  page,
}) => {
  await open(page);
  const place = page.locator("own-output");
  await place.getByText("Judge its output here").click();
  await expect(place.locator("[data-input]")).toHaveText("6");
  await place.getByRole("button", { name: "Judge it" }).click();
  await expect(place.getByRole("status")).toContainText("There is nothing here yet");
  const field = place.getByRole("textbox", { name: "What your program prints" });
  // Six players by hand: 6 stays, the others turn; in the last round 4 and 5 meet again.
  await field.fill("1-6 2-5 3-4\n6 4 5 3 1 2\n2 6 3 1 4 5\n6 5 1 4 2 3\n3 6 4 2 4 5");
  await place.getByRole("button", { name: "Judge it" }).click();
  await expect(place.getByRole("status")).toContainText("In round 5, 4 plays twice.");
  await field.fill("1-6 2-5 3-4\n6 4 5 3 1 2\n2 6 3 1 4 5\n6 5 1 4 2 x");
  await place.getByRole("button", { name: "Judge it" }).click();
  await expect(place.getByRole("status")).toContainText("4:11: found “x”, expected a whole number");
  // What was typed is there on the next visit.
  await page.reload();
  await place.getByText("Judge its output here").click();
  await expect(field).toHaveValue(/5 1 4 2 x$/);
  await expect(place.locator("[data-input]")).toHaveText("6");
  await field.fill("1-6 2-5 3-4\n6 4 5 3 1 2\n2 6 3 1 4 5\n6 5 1 4 2 3\n3 6 4 2 5 1");
  await place.getByRole("button", { name: "Judge it" }).click();
  await expect(place.getByRole("status")).toContainText("Right for this input.");
  await place.getByRole("button", { name: "Watch the answer" }).click();
  await expect(page.locator("#own-run")).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.locator("#own-run")).toContainText("The answer is right.");
});

test("the lesson's algorithm is there to be taken away, in four languages", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.getByText("The lesson’s algorithm as a program to take away").click();
  const listing = page.locator("[data-listing='circle-method.py']");
  await listing.getByText("Python", { exact: true }).click();
  await expect(listing.locator("pre")).toContainText("def schedule(n):");
  await expect(listing.locator("pre")).not.toContainText("step:");
  await expect(listing.locator("pre .t-keyword").first()).toHaveText("def");
  await listing.getByRole("button", { name: "Copy" }).click();
  await expect(listing.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("def schedule(n):");
});

test("a trace is dropped with the answer and the program, judged, and its run played line by line", {
  tag: "@full",
}, async ({ page }) => {
  await open(page);
  const place = page.locator("own-output");
  await place.getByText("Judge its output here").click();
  await expect(place.locator("[data-input]")).toHaveText("6");
  const source = "rounds = []\nfor k in range(5):\n    rounds.append(games(k))\nprint(rounds)";
  const lines = [
    '{"kibitz":1,"lesson":"circle-method","input":"6"}',
    '["line", 1]',
    '["=rounds", 1, []]',
    '["line", 2]',
    '["=k", 2, 0]',
    '["line", 3]',
    '["=rounds", 3, [[[1, 6], [2, 5], [3, 4]]]]',
  ];
  const answer = "1 6 2 5 3 4\n6 4 5 3 1 2\n2 6 3 1 4 5\n6 5 1 4 2 3\n3 6 4 2 5 1\n";
  const drop = async (...files: readonly (readonly [name: string, text: string])[]) => {
    const dropped = await page.evaluateHandle((all) => {
      const data = new DataTransfer();
      for (const [name, text] of all) data.items.add(new File([text], name));
      return data;
    }, files);
    await place.dispatchEvent("drop", { dataTransfer: dropped });
  };
  await drop(["trace.txt", lines.join("\n").replace('["line", 2]', '["lime", 2]')]);
  await expect(place.getByRole("status")).toContainText(
    'Line 4, column 2: found “lime”, expected "line", "call", "back", "=name", "name[]", "game", "pair" or "move".',
  );
  await drop(["trace.txt", lines.join("\n").replace("circle-method", "blossom")]);
  await expect(place.getByRole("status")).toContainText("It is a trace for the lesson “blossom”");
  await drop(["trace.txt", lines.join("\n")]);
  await expect(place.getByRole("status")).toContainText("its answer is not here");
  await place.locator("[data-files]").setInputFiles(
    [
      ["answer.txt", answer],
      ["solution.py", source],
      ["trace.txt", lines.join("\n")],
    ].map(([name = "", text = ""]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })),
  );
  await expect(place.getByRole("status")).toContainText("Right for this input.");
  await expect(place.getByRole("status")).toContainText("The trace has 6 events and tells of rounds, k.");
  await place.getByRole("button", { name: "Watch this run" }).click();
  const figure = page.locator("#own-run");
  await expect(figure).toBeFocused();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect(figure.locator(".listing [aria-current='step']")).toHaveText("    rounds.append(games(k))");
  await expect(figure.getByRole("table", { name: "Rounds" })).toContainText("1–6");
  await figure.getByText("Code", { exact: true }).click();
  await expect(figure.locator(".listing .t-keyword").first()).toHaveText("for");
  // Line 3 gives the first round, and the figure draws its three games.
  await expect(figure).toContainText("rounds[0] becomes ");
  await figure.focus();
  await page.keyboard.press("End");
  await expect(figure).toContainText("The answer is right.");
  await expectAccessible(page);
});

test("the helpers that print traces are there to be taken away", { tag: "@full" }, async ({ page }) => {
  await open(page);
  await page.getByText("To watch the run, let your program print a trace").click();
  for (const [language, file] of [
    ["Python", "kibitz.py"],
    ["C++", "kibitz.h"],
    ["Java", "Kibitz.java"],
  ] as const) {
    await page.locator("summary").filter({ hasText: language }).first().click();
    const download = page.waitForEvent("download");
    await page.locator(`[data-listing='${file}']`).getByRole("button", { name: "Save" }).click();
    const saved = await (await download).path();
    expect(readFileSync(saved, "utf8").trimEnd()).toBe(
      readFileSync(`src/reader-programs/tracers/${file}`, "utf8").trimEnd(),
    );
  }
});
