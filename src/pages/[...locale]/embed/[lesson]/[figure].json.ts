import type { APIContext } from "astro";
import { frameCode } from "#components/embed/frame-code.ts";
import { type FigurePage, figureAddresses, figurePaths } from "#src/embed/figure-pages.ts";
import { siteWords } from "#src/i18n/words.en.ts";
import { plainInline } from "#src/lib/inline.ts";
import { siteAddress, siteHref } from "#src/lib/site-address.ts";

/** A description without an address would be of use to nobody. */
export const getStaticPaths = async () => (siteAddress() ? figurePaths() : []);

/** What a site asks about a link to a figure before it shows the figure in its own page: oEmbed 1.0, as a file. */
export function GET({ props }: APIContext<FigurePage>): Response {
  const at = figureAddresses(props);
  const title = plainInline(props.figure.title);
  return Response.json({
    ...{ version: "1.0", type: "rich", title, width: 640, height: 360 },
    html: frameCode(siteHref(at.page), title),
    ...{ provider_name: siteWords.site.name, provider_url: siteHref("/") },
    ...{ thumbnail_url: siteHref(at.picture), thumbnail_width: 1200, thumbnail_height: 630 },
  });
}
