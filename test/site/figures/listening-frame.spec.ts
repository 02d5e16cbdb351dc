/** A small player in a page of another origin, which speaks to it. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { packText } from "#components/run/link.ts";
import type { Tour, TourStop } from "#components/tour/tour.ts";
import { packTour } from "#components/tour/tour-link.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";
import { expectAccessible } from "../support/accessibility.ts";

let body = "";
/** Another origin than that of the built site. */
const host = createServer((_, response) =>
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8" })
    .end(`<!doctype html><title>A host</title>${body}`),
);
test.beforeAll(() => new Promise<void>((done) => host.listen(0, "127.0.0.1", done)));
test.afterAll(() => {
  host.close();
});

/** A page of another origin with this body. */
async function hosted(page: Page, shown: string): Promise<void> {
  body = shown;
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
}

/** An example of the documentation, with this site in the place of the host that it names. */
const example = (name: string, baseURL = ""): string =>
  readFileSync(new URL(`../../../docs/examples/${name}`, import.meta.url), "utf8").replaceAll(
    "https://HOST",
    baseURL,
  );

const framed = (baseURL = "", query = "", path = "/embed/circle-method/?run=1.seven.3"): string => `<script>
  heard = [];
  addEventListener("message", ({ source, data }) => {
    if (source === document.querySelector("iframe").contentWindow) heard.push(data);
  });
  tell = (message) => document.querySelector("iframe").contentWindow.postMessage(message, "*");
</script><iframe title="x" width="640" height="360" src="${baseURL}${path}${query}"></iframe>`;

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
const tell = (page: Page, message: unknown) =>
  page.evaluate((each) => (globalThis as unknown as { tell(message: unknown): void }).tell(each), message);

test("a frame tells when it listens, does what it is asked for, and answers with the number of the order", async ({
  page,
  baseURL,
}) => {
  await hosted(page, framed(baseURL, "&to=9"));
  const step = page.frameLocator("iframe").locator(".annotation__no");
  await expect.poll(() => heard(page)).toHaveLength(1);
  expect(await heard(page)).toEqual([
    { kibitz: 1, type: "ready", step: 3, from: 3, to: 9, of: expect.any(Number) },
  ]);
  for (const [order, at] of [
    [{ do: "go", step: 7 }, "7"],
    [{ do: "previous" }, "6"],
    [{ do: "next", level: "move" }, "7"],
    [{ do: "go", step: "end" }, "9"],
    [{ do: "go", step: "start" }, "3"],
    [{ do: "go", step: 500 }, "9"],
  ] as const) {
    await tell(page, { kibitz: 1, ...order });
    await expect(step).toHaveText(at);
  }
  await tell(page, { kibitz: 1, do: "state", id: "mine" });
  await expect
    .poll(async () => (await heard(page)).at(-1))
    .toEqual({
      kibitz: 1,
      id: "mine",
      type: "state",
      step: 9,
      from: 3,
      to: 9,
      of: expect.any(Number),
      playing: false,
      asking: false,
    });
});

test("what is no order is refused and told why, what is nobody's is not answered, and nothing moves", async ({
  page,
  baseURL,
}) => {
  await hosted(page, framed(baseURL));
  const step = page.frameLocator("iframe").locator(".annotation__no");
  await expect.poll(() => heard(page)).toHaveLength(1);
  const orders = [
    [{ do: "erase" }, "do"],
    [{ do: 7 }, "do"],
    [{ do: "go" }, "step"],
    [{ do: "go", step: -1 }, "step"],
    [{ do: "go", step: "1e3" }, "step"],
    [{ do: "go", step: Number.NaN }, "step"],
    [{ do: "next", level: "everything" }, "level"],
    // There are stops in a tour alone.
    [{ do: "stop", stop: 1 }, "do"],
  ] as const;
  for (const [order] of orders) await tell(page, { kibitz: 1, ...order });
  for (const foreign of [
    null,
    "go",
    1,
    [],
    { do: "go", step: 1 },
    { kibitz: 2, do: "go", step: 1 },
    { kibitz: 1 },
  ])
    await tell(page, foreign);
  await tell(page, { kibitz: 1, do: "state", id: 1 });
  await expect.poll(async () => (await heard(page)).length).toBe(2 + orders.length);
  const refused = (await heard(page)).slice(1, -1);
  expect(refused).toEqual(orders.map(([, why]) => expect.objectContaining({ type: "refused", why })));
  await expect(step).toHaveText("3");
});

test("an open question is the reader's: no page goes past it", async ({ page, baseURL }) => {
  await hosted(page, framed(baseURL, "&ask=turn%203&level=phase"));
  await expect.poll(() => heard(page)).toHaveLength(1);
  const frame = page.frameLocator("iframe");
  for (let k = 0; k < 5 && !(await frame.locator(".stop-question").isVisible()); k++) {
    await tell(page, { kibitz: 1, do: "next" });
    await page.waitForTimeout(100);
  }
  await expect(frame.locator(".stop-question")).toBeVisible();
  await tell(page, { kibitz: 1, do: "go", step: "end" });
  await expect.poll(async () => (await heard(page)).at(-1)).toMatchObject({ type: "refused", why: "asking" });
  await expect(frame.locator(".stop-question")).toBeVisible();
});

test("a tour in a frame listens at each of its stops, to what there is", { tag: "@full" }, async ({
  page,
  baseURL,
}) => {
  const [plain] = exampleTour.stops;
  const quiet: TourStop = { ...plain, asks: "none", step: "game 3", hides: [] };
  const eight = { kind: "example", id: "eight" } as const;
  const beside = { lesson: "recursive-halving", version: 1, source: eight, by: "round" } as const;
  const tour: Tour = {
    ...{ title: "Heard", opening: "" },
    stops: [
      quiet,
      { ...quiet, source: eight, beside, step: "round 2", index: 2 },
      { ...quiet, asks: "touch", question: "Who is on top?", marks: ["p1"] },
      { ...quiet, lesson: "fool-s-mate" },
    ],
  };
  await hosted(page, framed(baseURL, "", `/embed/tour/#${await packTour(tour)}`));
  const frame = page.frameLocator("iframe");
  const last = async () => (await heard(page)).at(-1);
  const order = (message: object) => tell(page, { kibitz: 1, ...message });
  // A step may be told after what was asked for.
  const hears = (message: Record<string, unknown>) =>
    expect.poll(() => heard(page), JSON.stringify(message)).toContainEqual(expect.objectContaining(message));
  const refuses = async (message: object, why: string) => {
    const id = `${why} ${JSON.stringify(message)}`;
    await order({ ...message, id });
    await hears({ type: "refused", why, id });
  };
  await expect.poll(last).toMatchObject({ type: "ready", from: 0, stop: 1, stops: 4 });
  const step = frame.locator(".annotation__no");
  await order({ do: "go", step: 7 });
  await expect(step).toHaveText("7");
  await order({ do: "previous", level: "move" });
  await expect(step).toHaveText("6");
  await order({ do: "state", id: 1 });
  await hears({ type: "state", id: 1, step: 6, stop: 1, stops: 4, asking: false });
  for (const stop of [0, 5, "2", undefined]) await refuses({ do: "stop", stop }, "stop");

  await order({ do: "stop", stop: 2 });
  const opened = { type: "ready", step: 2, from: 0, to: 7, of: 7, stop: 2 };
  await hears(opened);
  await order({ do: "next" });
  await order({ do: "state", id: 2 });
  await hears({ type: "state", id: 2, step: 3, stop: 2 });
  await refuses({ do: "next", level: "move" }, "level");
  await order({ do: "go", step: "end" });
  await order({ do: "state", id: 3 });
  await hears({ type: "state", id: 3, step: 7 });
  await order({ do: "go", step: "start" });
  await order({ do: "play" });
  await order({ do: "state", id: 4 });
  await hears({ id: 4, playing: true });
  await order({ do: "pause" });
  await order({ do: "state", id: 5 });
  await hears({ id: 5, playing: false });

  await order({ do: "stop", stop: 3 });
  await expect(frame.locator(".stop-question")).toContainText("Who is on top?");
  await refuses({ do: "go", step: "end" }, "asking");
  await refuses({ do: "stop", stop: 4 }, "asking");
  await frame.getByRole("button", { name: "player 1", exact: true }).click();
  await expect(frame.locator(".embed__comment")).toContainText("Right.");

  await order({ do: "stop", stop: 4 });
  await expect.poll(last).toMatchObject({ type: "ready", stop: 4, stops: 4 });
  await expect(frame.getByRole("alert")).toContainText("fool-s-mate");
  await refuses({ do: "go", step: 3 }, "picture");
  await order({ do: "state", id: 6 });
  await expect
    .poll(last)
    .toEqual({ kibitz: 1, id: 6, type: "state", stop: 4, stops: 4, playing: false, asking: false });
});

test("only the window around it is heard", async ({ page, baseURL }) => {
  await hosted(
    page,
    `${framed(baseURL)}<iframe id="other" title="other" srcdoc="<script>parent.frames[0].postMessage({ kibitz: 1, do: 'go', step: 1 }, '*')</script>"></iframe>`,
  );
  await expect.poll(() => heard(page)).toHaveLength(1);
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => parent.frames[0]?.postMessage({ kibitz: 1, do: "go", step: 1 }, "*"));
  await tell(page, { kibitz: 1, do: "state", id: 1 });
  await expect.poll(async () => (await heard(page)).at(-1)).toMatchObject({ type: "state", step: 3 });
});

test("the quiz of the documentation shows the answer", async ({ page, baseURL }) => {
  await hosted(page, example("quiz.html", baseURL));
  await expect(page.frameLocator("iframe").locator(".embed")).toHaveAttribute("data-ready", "");
  await page.getByLabel("Who sits out in round 5?").fill("5");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.locator("output")).toHaveText("Right.");
  const frame = page.frameLocator("iframe");
  await expect(frame.locator(".annotation__no")).toHaveText("49");
  // What the page says of the step is what the picture shows: in round 5 player 5 comes to the top, and sits out.
  await expect(frame.locator(".embed__said")).toContainText("round 5 of 7");
  await expect(frame.locator(".embed__said")).toContainText("5 comes to the top");
});

test("a figure that its page puts elsewhere is heard there, too", async ({ page, baseURL }) => {
  await hosted(page, example("quiz.html", baseURL));
  const step = page.frameLocator("iframe").locator(".annotation__no");
  await expect(page.frameLocator("iframe").locator(".embed")).toHaveAttribute("data-ready", "");
  // In one go: the order is given before the frame has begun anew.
  await page.evaluate("document.body.append(figure); figure.go(12)");
  await expect(step).toHaveText("12");
});

test("the slide of the documentation goes through the figure, and then on", async ({ page, baseURL }) => {
  const reveal = `<script>went = []; Reveal = { getCurrentSlide: () => document.querySelector("section"),
    next: () => went.push("next"), prev: () => went.push("prev") };</script>`;
  await hosted(page, reveal + example("reveal.html", baseURL));
  const step = page.frameLocator("iframe").locator(".annotation__no");
  await expect(page.frameLocator("iframe").locator(".embed")).toHaveAttribute("data-ready", "");
  for (const at of ["1", "2", "3", "4", "5"]) {
    await page.keyboard.press("PageDown");
    await expect(step).toHaveText(at);
  }
  await page.keyboard.press("PageDown");
  await expect.poll(() => page.evaluate("went.join()")).toBe("next");
});

test("the figure of the next slide has the keys, also where the one before was touched", async ({
  page,
  baseURL,
}) => {
  const reveal = `<script>at = 0; Reveal = { getCurrentSlide: () => document.querySelectorAll("section")[at],
    next: () => { at += 1; }, prev: () => { at -= 1; } };</script>`;
  const slides = example("reveal.html", baseURL);
  const [section = ""] = /<section>.*<\/section>/s.exec(slides) ?? [];
  await hosted(page, reveal + section + slides);
  const [first, second] = [0, 1].map((k) => page.locator("kibitz-figure").nth(k).frameLocator("iframe")) as [
    FrameLocator,
    FrameLocator,
  ];
  for (const frame of [first, second])
    await expect(frame.locator(".embed")).toHaveAttribute("data-ready", "");
  await first.getByRole("button", { name: /^Next/ }).click();
  for (const at of ["2", "3", "4", "5", "5"]) {
    await page.keyboard.press("PageDown");
    await expect(first.locator(".annotation__no")).toHaveText(at);
  }
  await expect.poll(() => page.evaluate("at")).toBe(1);
  await page.keyboard.press("PageDown");
  await expect(second.locator(".annotation__no")).toHaveText("1");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect.poll(() => page.evaluate("at")).toBe(0);
});

test("the notebook of the documentation goes both ways, without an echo", async ({ page, baseURL }) => {
  await hosted(page, '<div id="el"></div>');
  const [, esm = ""] = example("notebook.py").split('_esm = """');
  const [module = ""] = esm.split('"""');
  await page.evaluate(
    async ([code, host]) => {
      const values: Record<string, unknown> = { host, lesson: "circle-method", run: "1.seven.0", step: 9 };
      const on: Record<string, () => void> = {};
      const model = {
        saved: 0,
        get: (name: string) => values[name],
        set(name: string, value: unknown) {
          if (values[name] === value) return;
          values[name] = value;
          on[`change:${name}`]?.();
        },
        on: (name: string, then: () => void) => Object.assign(on, { [name]: then }),
        off: (name: string) => delete on[name],
        save_changes() {
          model.saved += 1;
        },
      };
      const { default: widget } = await import(
        URL.createObjectURL(new Blob([code ?? ""], { type: "text/javascript" }))
      );
      const end = await widget.render({ model, el: document.querySelector("#el") });
      Object.assign(globalThis, { model, end });
    },
    [module, baseURL],
  );
  const step = page.frameLocator("iframe").locator(".annotation__no");
  await expect(step).toHaveText("9");
  await page.evaluate('model.set("step", 12)');
  await expect(step).toHaveText("12");
  const saved = await page.evaluate("model.saved");
  await page.frameLocator("iframe").getByRole("button", { name: /^Next/ }).click();
  await expect(step).toHaveText("13");
  await expect
    .poll(() => page.evaluate("[model.get('step'), model.saved].join()"))
    .toBe(`13,${Number(saved) + 1}`);
  await page.evaluate("end()");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a frame of the workbench shows its program, runs it when its reader says so, and listens from then on", async ({
  page,
  baseURL,
}) => {
  const text =
    "const squares = [];\nfor (let k = 1; k <= 4; k++) squares.push(k * k);\nconsole.log(squares.join());";
  const hash = `#program=${await packText(JSON.stringify(["javascript", text]))}`;
  await hosted(page, framed(baseURL, "", `/embed/workbench/?theme=dark${hash}`));
  const frame = page.frameLocator("iframe");
  const last = async () => (await heard(page)).at(-1);
  const order = (message: object) => tell(page, { kibitz: 1, ...message });
  await expect(frame.locator("li").nth(1)).toContainText("squares.push(k * k)");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(last).toEqual({ kibitz: 1, type: "ready" });
  // Nobody but the reader runs it.
  for (const message of [{ do: "play" }, { do: "next" }, { do: "go", step: "end" }]) {
    await order({ ...message, id: message.do });
    await expect.poll(last).toEqual({ kibitz: 1, id: message.do, type: "refused", why: "picture" });
  }
  await expect(frame.locator(".embed")).toHaveCount(0);
  await frame.getByRole("button", { name: "Run" }).click();
  await expect.poll(last).toMatchObject({ type: "ready", from: 0 });
  const { step, of } = (await last()) as { step: number; of: number };
  // It opens where something is drawn.
  expect(step).toBeGreaterThan(0);
  expect(of).toBeGreaterThan(8);
  await order({ do: "go", step: "end" });
  await expect(frame.locator(".embed__comment")).toContainText("The program ends.");
  await expect(frame.locator(".program-frame__printed samp")).toHaveText("1,4,9,16");
  await order({ do: "state", id: 1 });
  await expect.poll(last).toMatchObject({ id: 1, step: of, to: of, of, playing: false });
  await order({ do: "previous" });
  await expect(frame.locator(".annotation__no")).toHaveText(String(of - 1));
  await expect(frame.locator(".program-frame__line")).toHaveText("console.log(squares.join());");
  // Back at the program, which the frame says by being ready anew, nothing can be moved.
  await frame.getByRole("button", { name: "The program" }).click();
  await expect.poll(last).toEqual({ kibitz: 1, type: "ready" });
  await order({ do: "next", id: 2 });
  await expect.poll(last).toMatchObject({ id: 2, type: "refused", why: "picture" });
  await expect(frame.getByRole("link", { name: "Open in the workbench" })).toHaveAttribute(
    "href",
    new RegExp(`/tools/workbench/${hash}$`),
  );
});

test("a frame of the workbench opens programs of the gallery, takes other values, and tells what is wrong", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/embed/workbench/#open=two-pointers");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.locator(".embed[data-ready]")).toBeVisible();
  await expectAccessible(page);
  // It asks what the program asks, as the workbench does.
  await page.locator(".embed").press("ArrowRight");
  await expect(page.locator(".embed__said")).toContainText("How much water is between the outermost walls?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "The program" }).click();
  await expectAccessible(page);

  const code = async (text: string): Promise<void> => {
    await page.goto("about:blank");
    await page.goto(
      `/embed/workbench/#program=${await packText(JSON.stringify(["javascript", text, { n: "3" }]))}`,
    );
    await page.getByRole("button", { name: "Run" }).click();
  };
  await code("function double(n) {\n  return 2 * n;\n}");
  await expect(page.getByRole("slider")).toBeVisible();
  const atReturn = async (): Promise<void> => {
    await page.locator(".embed[data-ready]").press("End");
    await page.locator(".embed").press("ArrowLeft");
  };
  await atReturn();
  await expect(page.locator(".embed__comment")).toContainText("double returns 6.");
  await page.getByRole("button", { name: "The program" }).click();
  await page.getByLabel("n", { exact: true }).fill("21");
  await page.getByRole("button", { name: "Run" }).click();
  await atReturn();
  await expect(page.locator(".embed__comment")).toContainText("double returns 42.");

  await code("let k = ;");
  await expect(page.getByRole("alert")).toContainText("Line 1, column 9");
  await code("const list = [1];\nlist.nothing.more = 2;");
  await expect(page.locator(".embed__notice")).toContainText("It ended with an error.");

  // Of a program that does not come, the one before it is not run.
  await page.goto("/embed/workbench/#open=two-pointers");
  await expect(page.getByRole("button", { name: "Run" })).toBeEnabled();
  await page.evaluate(() => {
    location.hash = "#open=no-such-program";
  });
  await expect(page.getByRole("alert")).toContainText("not here");
  await expect(page.getByRole("button", { name: "Run" })).toBeDisabled();

  for (const [hash, said] of [
    ["", "no program"],
    ["#program=broken", "no program"],
    ["#open=no-such-program", "not here"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`/embed/workbench/${hash}`);
    await expect(page.getByRole("alert")).toContainText(String(said));
    await expect(page.getByRole("button", { name: "Run" })).toBeDisabled();
  }
});

test("the workbench gives the code of a frame, which plays the same part of the same run", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/tools/workbench/#open=binary-search");
  await expect(page.getByText("is open. Press Run")).toBeVisible();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const figure = page.locator("#workbench-run");
  await expect(figure).toHaveAttribute("data-ready", "");
  await figure.locator('summary[aria-label="Menu"]').click();
  await figure.getByRole("button", { name: "Take away" }).click();
  await page.getByRole("radio", { name: /In another page/ }).check();
  const dialog = page.getByRole("dialog", { name: "Take away" });
  await dialog.getByLabel("From step").fill("6");
  await dialog.getByLabel("To step").fill("9");
  const code = dialog.getByLabel("Code for the page");
  await expect(code).toHaveValue(/to=9/);
  await expect(code).toHaveValue(/from=6/);
  await hosted(page, await code.inputValue());
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "Run" }).click();
  await expect(frame.locator(".annotation__no")).toHaveText("6");
  await frame.locator(".embed[data-ready]").press("End");
  await expect(frame.locator(".annotation__no")).toHaveText("9");
  await expect(frame.getByText("9 of 16")).toBeVisible();
});
