import type { APIContext } from "astro";
import { frameCode } from "#components/embed/frame-code.ts";
import { type FigurePage, figureAddresses, figurePaths } from "#src/embed/figure-pages.ts";
import { siteWords } from "#src/i18n/words.en.ts";
import { plainInline } from "#src/lib/inline.ts";

export const getStaticPaths = figurePaths;

/** What a site asks about a link to a figure before it shows the figure in its own page: oEmbed 1.0, as a file. */
export function GET({ props, site }: APIContext<FigurePage>): Response {
  const at = figureAddresses(props);
  const absolute = (address: string) => new URL(address, site).href;
  const title = plainInline(props.figure.title);
  return Response.json({
    ...{ version: "1.0", type: "rich", title, width: 640, height: 360 },
    html: frameCode(absolute(at.page), title),
    ...{ provider_name: siteWords.site.name, provider_url: absolute("/") },
    ...{ thumbnail_url: absolute(at.picture), thumbnail_width: 1200, thumbnail_height: 630 },
  });
}
