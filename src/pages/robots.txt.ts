import { siteAddress, siteHref } from "#src/lib/site-address.ts";

/** Everything may be read; where the site has an address, its map says what there is. */
export function GET(): Response {
  const map = siteAddress() ? `\nSitemap: ${siteHref("/sitemap-index.xml")}\n` : "";
  return new Response(`User-agent: *\nAllow: /\n${map}`);
}
