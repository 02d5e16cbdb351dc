/**
 * Where copies of the site lie on the reader's device, and how one is found. What was read comes by itself and goes by
 * itself when it is old; what was asked for stays until it is removed.
 */

/** Pages that were read, and the hashed files that they needed. */
export const PAGES = "kibitz-pages";
export const FILES = "kibitz-files";
/** The whole site, kept because the reader said so. */
export const WHOLE = "kibitz-whole";

const OURS: readonly string[] = [PAGES, FILES, WHOLE];
/** A page may be asked for with a step behind its path; one copy serves them all. */
const ANY_SEARCH = { ignoreSearch: true };

/** The caches of this address that an earlier kind of service worker has filled with the whole site. */
export async function earlierCaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter(
    (name) => !OURS.includes(name) && /^(?:pages|on-demand|workbox-precache-.*)$/.test(name),
  );
}

/** The newest copy of a file that is here: of the whole site, of what was read, of what an earlier worker left. */
export async function findCopy(address: string): Promise<Response | undefined> {
  for (const name of [WHOLE, PAGES, FILES, ...(await earlierCaches())]) {
    const found = (await caches.has(name)) && (await (await caches.open(name)).match(address, ANY_SEARCH));
    if (found) return found;
  }
  return undefined;
}

/** A page that can be opened without a network. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** The pages that are here, by title. */
export async function keptPages(): Promise<KeptPage[]> {
  const pages = new Map<string, string>();
  for (const name of [WHOLE, PAGES, ...(await earlierCaches())]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (!pathname.endsWith("/") || pages.has(pathname)) continue;
      const title = /<title>[^<]*/.exec((await (await cache.match(url))?.text()) ?? "")?.[0];
      if (title) pages.set(pathname, new DOMParser().parseFromString(title, "text/html").title);
    }
  }
  return [...pages].map(([path, title]) => ({ path, title })).sort((a, b) => a.title.localeCompare(b.title));
}
