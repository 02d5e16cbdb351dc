import { Resvg } from "@resvg/resvg-js";
import type { APIContext } from "astro";
import drawing from "../../../public/favicon.svg?raw";

interface Icon {
  readonly side: number;
  /** Paper around the drawing, for devices that cut icons to a shape of theirs; a circle of 80 % is never cut. */
  readonly edge: number;
}

export function getStaticPaths(): { params: { icon: string }; props: Icon }[] {
  return [
    { params: { icon: "192" }, props: { side: 192, edge: 0 } },
    { params: { icon: "512" }, props: { side: 512, edge: 0 } },
    { params: { icon: "maskable" }, props: { side: 512, edge: 7 } },
  ];
}

/** The site's sign as a picture of dots, in the colours of its light theme. */
export function GET({ props: { side, edge } }: APIContext<Icon>): Response {
  const across = 32 + 2 * edge;
  const svg = drawing
    .replace(
      'viewBox="0 0 32 32"',
      `viewBox="${-edge} ${-edge} ${across} ${across}" width="${side}" height="${side}"`,
    )
    // Of a style that depends on the theme a painter knows nothing.
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/, "")
    .replace(
      "<path ",
      `${edge ? `<path fill="#fcf9f2" d="M${-edge} ${-edge}h${across}v${across}h${-across}z"/>` : ""}<path `,
    )
    .replace(/stroke-width="2" d/, `stroke-width="${edge ? 0 : 2}" d`);
  const picture = new Resvg(svg).render().asPng();
  return new Response(picture as Uint8Array<ArrayBuffer>, { headers: { "content-type": "image/png" } });
}
