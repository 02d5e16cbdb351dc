/**
 * Where the site stands, such as "https://chess.example/kibitz": what `SITE` says, without a slash at its end; undefined where
 * it says nothing. Then nothing has an address that somebody else could follow, and nothing pretends to.
 */
export function siteAddress(): string | undefined {
  return process.env["SITE"]?.replace(/\/+$/, "") || undefined;
}

/** The address of a page of the site that stands at `site`. */
export function hrefAt(site: string, path: string): string {
  return site.replace(/\/+$/, "") + path;
}

/**
 * The address of a page as others are told it: whole where the site's place is known, otherwise from its root, so that what is
 * made of it on the page has the address that the page is read at.
 */
export function siteHref(path: string): string {
  const site = siteAddress();
  return site === undefined ? path : hrefAt(site, path);
}

/** Why such a place cannot be one; undefined where it can. */
export function wrongSite(site: string): string | undefined {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return `SITE is "${site}", expected an address such as https://example.org or https://example.org/kibitz`;
  if (url.search || url.hash) return `SITE is "${site}", expected an address without "?" and "#"`;
  return undefined;
}
