/*
 * The service worker. It keeps what was read, and makes it a whole when the reader is at work on a page; it fetches
 * nothing else, unless the reader has asked for the whole site, which it then keeps up to date.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { FILES, findCopy, PAGES } from "./copies.ts";
import { fetchSiteList, isHashed, isKeptWhenRead, type WorkerBuild } from "./site-list.ts";
import type { Told } from "./tell.ts";
import { keepSite, keptRecord } from "./whole-site.ts";

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Hearing extends Extendable {
  readonly data: Told;
  readonly source: { readonly url: string } | null;
}
/** What the global of a service worker has beside that of a window. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Hearing) => void): void;
}

declare const self: unknown;
/** Written in when the worker is built. */
declare const BUILD: WorkerBuild;
const build = BUILD;

const scope = self as WorkerScope;
/** A reader who waits longer than this is better served by the copy. In seconds. */
const PATIENCE = 4;
const pathOf = (url: string) => new URL(url).pathname;

/** The oldest go first, by when they were last used, and all of them when the device has no room. */
const oldest = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
/** What is not among the files that were read may be among those that were asked for. */
const elsewhere = {
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request;
    cachedResponse?: Response | undefined;
  }) => cachedResponse ?? (await findCopy(pathOf(request.url))),
};
const withoutSearch = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => pathOf(request.url),
};
const standIn = { handlerDidError: async () => await findCopy(build.page) };

// Pages come from the network when there is one, so that nobody reads yesterday's lesson.
const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE,
  plugins: [withoutSearch, elsewhere, oldest(100), standIn],
});
const unhashed = new NetworkFirst({ cacheName: FILES, plugins: [elsewhere, oldest(500)] });
// Hashed files never change under their name.
const files = new CacheFirst({ cacheName: FILES, plugins: [elsewhere, oldest(500)] });

scope.addEventListener("install", (event) => {
  void scope.skipWaiting();
  const work = async () => {
    const cache = await caches.open(PAGES);
    await cache.add(new Request(build.page, { cache: "no-cache" }));
    await Promise.all(build.files.map((file) => keepFile(file)));
  };
  // A worker that could not take its page along is a worker all the same.
  event.waitUntil(work().catch(() => undefined));
});

scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(pages.handle({ event: event as never, request }));
    event.waitUntil(renew());
  } else if (isHashed(pathname)) {
    event.respondWith(files.handle({ event: event as never, request }));
  } else if (isKeptWhenRead(pathname)) {
    event.respondWith(unhashed.handle({ event: event as never, request }));
  } else {
    event.respondWith(fetch(request).catch(async () => (await findCopy(pathname)) ?? Response.error()));
  }
});

scope.addEventListener("message", (event) => {
  if (!event.source) return;
  const page = pathOf(event.source.url);
  const { data } = event;
  const work = data.kind === "opened" ? keepOpened(page, data.files) : keepRead(page);
  // Full or forbidden: the page works as it did.
  event.waitUntil(work.catch(() => undefined));
});

/** Keeps a file, unless it is here. The browser's own cache mostly has it. */
async function keepFile(address: string): Promise<void> {
  if (await findCopy(address)) return;
  const response = await fetch(address, { priority: "low" });
  if (response.ok) await (await caches.open(FILES)).put(address, response);
}

/** Keeps a page that came before the worker did, as the reader sees it. */
async function keepPage(page: string): Promise<void> {
  if (await (await caches.open(PAGES)).match(page)) return;
  const copy = await fetch(page, { cache: "force-cache", priority: "low" });
  if (copy.ok) await (await caches.open(PAGES)).put(page, copy);
}

async function keepOpened(page: string, loaded: readonly string[]): Promise<void> {
  await keepPage(page);
  const ours = loaded.filter((url) => new URL(url).origin === location.origin).map(pathOf);
  for (const address of ours.filter(isKeptWhenRead)) await keepFile(address);
}

/** One file after the other, so that the reader's own requests come first. */
async function keepRead(page: string): Promise<void> {
  if (scope.navigator.connection?.saveData) return;
  await keepPage(page);
  const list = await fetchSiteList();
  for (const index of list.pages[page] ?? []) {
    const file = list.files[index];
    if (file) await keepFile(file[0]);
  }
}

let renewing: Promise<unknown> | undefined;

/** Brings a kept site up to date. Asked once in a worker's life; the next one goes on where this one ends. */
async function renew(): Promise<void> {
  renewing ??= (async () => {
    const record = await keptRecord();
    if (!record || record.version === build.version || scope.navigator.connection?.saveData) return;
    await keepSite();
  })().catch(() => undefined);
  await renewing;
}
