/** A small player in a page of another origin, which speaks to it. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import type { Tour, TourStop } from "#components/tour/tour.ts";
import { packTour } from "#components/tour/tour-link.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";

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

test("a tour in a frame listens at each of its stops, to what there is", async ({ page, baseURL }) => {
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
  const refuses = async (message: object, why: string) => {
    await order({ ...message, id: why });
    await expect.poll(last, JSON.stringify(message)).toMatchObject({ type: "refused", why, id: why });
  };
  await expect.poll(last).toMatchObject({ type: "ready", from: 0, stop: 1, stops: 4 });
  const step = frame.locator(".annotation__no");
  await order({ do: "go", step: 7 });
  await expect(step).toHaveText("7");
  await order({ do: "previous", level: "move" });
  await expect(step).toHaveText("6");
  await order({ do: "state", id: 1 });
  await expect.poll(last).toMatchObject({ type: "state", id: 1, step: 6, stop: 1, stops: 4, asking: false });
  for (const stop of [0, 5, "2", undefined]) await refuses({ do: "stop", stop }, "stop");

  await order({ do: "stop", stop: 2 });
  const opened = { type: "ready", step: 2, from: 0, to: 7, of: 7, stop: 2 };
  await expect.poll(() => heard(page)).toContainEqual(expect.objectContaining(opened));
  await order({ do: "next" });
  await order({ do: "state", id: 2 });
  await expect.poll(last).toMatchObject({ type: "state", id: 2, step: 3, stop: 2 });
  await refuses({ do: "next", level: "move" }, "level");
  await order({ do: "go", step: "end" });
  await order({ do: "state", id: 3 });
  await expect.poll(last).toMatchObject({ type: "state", id: 3, step: 7 });
  await order({ do: "go", step: "start" });
  await order({ do: "play" });
  await order({ do: "state", id: 4 });
  await expect.poll(last).toMatchObject({ id: 4, playing: true });
  await order({ do: "pause" });
  await order({ do: "state", id: 5 });
  await expect.poll(last).toMatchObject({ id: 5, playing: false });

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
