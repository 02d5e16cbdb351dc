/** The list of what the built site has for readers without a network. It is written after the build. */

/** One file: its address, what changes when it does ("" where the name does), and its bytes. */
export type SiteFile = readonly [address: string, revision: string, bytes: number];

export interface SiteList {
  /** Changes whenever a file does. */
  readonly version: string;
  /** All files, pages last: whoever takes them in this order has no page without its files. */
  readonly files: readonly SiteFile[];
  /** The files that a page can come to need, as indices into `files`, by the page's path. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** What the service worker knows of the build that it was made with. */
export interface WorkerBuild {
  readonly version: string;
  /** The page that stands in for a page that is not here, and the files that it needs. */
  readonly page: string;
  readonly files: readonly string[];
}

/** Where the list is. */
export const LIST = "/offline.json";

/** The list of the newest version of the site. Rejects without a network. */
export async function fetchSiteList(): Promise<SiteList> {
  const response = await fetch(LIST, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
  return (await response.json()) as SiteList;
}

/** Whether a file never changes under its name. */
export function isHashed(path: string): boolean {
  return path.startsWith("/_astro/");
}

/** Whether a file is of the kind that is kept when a page has needed it; the files of the search are not. */
export function isKeptWhenRead(path: string): boolean {
  const name = path.slice(LIST.lastIndexOf("/"));
  return isHashed(path) || /^\/(?!sw\.js$)[\w.-]+\.(?:css|js|svg)$/.test(name);
}
