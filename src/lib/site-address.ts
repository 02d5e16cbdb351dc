/** Where the site stands, unless a build is told another place: an address that leads nowhere. */
export const SITE_ADDRESS = "https://kibitz.example";

/**
 * The address of a page as others are told it: whole where the build was told the site's place, otherwise from its root, so
 * that what is made of it on the page has the address that the page is read at.
 */
export function siteHref(path: string): string {
  const site = process.env["SITE"];
  return site ? new URL(path, site).href : path;
}
