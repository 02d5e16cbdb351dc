/** The whole site on the reader's device: taken, renewed, removed. In pages and in the service worker alike. */
import { earlierCaches, FILES, WHOLE } from "./copies.ts";
import { fetchSiteList, isHashed, LIST, type SiteFile, type SiteList } from "./site-list.ts";

/** What is written down when all files are here. */
export interface KeptRecord {
  readonly version: string;
  readonly bytes: number;
  /** When it was taken, in milliseconds since 1970. */
  readonly at: number;
}

/** How many files are asked for at once. */
const AT_ONCE = 4;
const REVISION = "x-kibitz-revision";

/** The record of a site that is here as a whole; undefined when it is not. */
export async function keptRecord(): Promise<KeptRecord | undefined> {
  if (!(await caches.has(WHOLE))) return undefined;
  const response = await (await caches.open(WHOLE)).match(LIST);
  return response && ((await response.json()) as KeptRecord);
}

/** The bytes of all files. */
export function sizeOf({ files }: SiteList): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}

/** The bytes that are here already of a site that is being taken, or has been. */
export async function keptBytes({ files }: SiteList): Promise<number> {
  if (!(await caches.has(WHOLE))) return 0;
  const cache = await caches.open(WHOLE);
  const held = await Promise.all(files.map(async (file) => ((await isHeld(cache, file)) ? file[2] : 0)));
  return held.reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Takes the newest version of the whole site. What is here already is not fetched again, so a try that was stopped or
 * has failed goes on where it was. `onProgress` hears the bytes that are here. Rejects with an AbortError when `signal`
 * says so, with a QuotaExceededError when there is no room, and otherwise when the network fails.
 */
export async function keepSite(
  onProgress: (bytes: number) => void = () => {},
  signal?: AbortSignal,
): Promise<KeptRecord> {
  const list = await fetchSiteList();
  const cache = await caches.open(WHOLE);
  let bytes = 0;
  const queue = list.files.values();
  let isOver = false;
  const take = async (): Promise<void> => {
    for (const file of queue) {
      if (isOver) return;
      signal?.throwIfAborted();
      if (!(await isHeld(cache, file))) await fetchInto(cache, file, signal);
      bytes += file[2];
      onProgress(bytes);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, take));
  } finally {
    isOver = true;
  }
  const record: KeptRecord = { version: list.version, bytes: sizeOf(list), at: Date.now() };
  await cache.put(LIST, Response.json(record));
  await dropOthers(cache, list);
  for (const name of await earlierCaches()) await caches.delete(name);
  return record;
}

/** Removes the whole site, also one that is here in part. What was read by and by stays. */
export async function removeSite(): Promise<void> {
  for (const name of [WHOLE, ...(await earlierCaches())]) await caches.delete(name);
}

async function isHeld(cache: Cache, [address, revision]: SiteFile): Promise<boolean> {
  const response = await cache.match(address);
  return response !== undefined && (response.headers.get(REVISION) ?? "") === revision;
}

async function fetchInto(cache: Cache, [address, revision]: SiteFile, signal?: AbortSignal): Promise<void> {
  const read = isHashed(address) && (await (await caches.open(FILES)).match(address));
  const options: RequestInit = { cache: "no-cache", priority: "low", ...(signal && { signal }) };
  const response =
    read || (await fetch(address, isHashed(address) ? { ...options, cache: "default" } : options));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  const headers = { "content-type": type, ...(revision && { [REVISION]: revision }) };
  await cache.put(address, new Response(await response.blob(), { headers }));
}

/** Files of earlier versions go when the newer ones are all here. */
async function dropOthers(cache: Cache, { files }: SiteList): Promise<void> {
  const wanted = new Set([LIST, ...files.map(([address]) => address)]);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}
