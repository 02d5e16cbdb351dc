import type { APIContext } from "astro";

/** Everything may be read; the sitemap says where it is. */
export function GET({ site }: APIContext): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL("sitemap-index.xml", site).href}\n`);
}
