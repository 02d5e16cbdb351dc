import { createHash } from "node:crypto";
import { leanPicture } from "../lib/lean-picture.ts";

const FRAMES = /(<noscript data-key-frames="[^"]*">)([\s\S]*?)(<\/noscript>)/g;
/** A picture that scripts draw later, and paper needs at once. */
const LATE = /(<svg class="fig [^"]*" data-late(?:="")? [^>]*>)([\s\S]*?)(<\/svg>)/g;
const PICTURE =
  /<svg class="(fig [^"]*)"( data-opening)?[^>]*? viewBox="0 0 ([\d.]+) ([\d.]+)" role="img" aria-label="([^"]*)">([\s\S]*?)<\/svg>/g;

/** A page with less in it, and the files that it asks for instead: their paths and texts. */
export interface Lighter {
  readonly html: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Takes the pictures of key frames out of a page. Readers without scripts get them as images; for paper, scripts find
 * all key frames of the page in one file, drawn with the page's own styles, and after them the pictures that scripts draw
 * late. A picture with which a figure opens stays.
 * `css` is the style sheet of a picture that stands alone.
 */
export function takeOutKeyFrames(html: string, css: string): Lighter {
  const files = new Map<string, string>();
  const whole: string[] = [];
  const add = (name: string, ending: string, text: string): string => {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    const path = `_astro/${name}.${hash}.${ending}`;
    files.set(path, text);
    return `/${path}`;
  };
  const lighter = html.replace(FRAMES, (_, open: string, marked: string, close: string) => {
    // Nothing points at the marks of a picture that stands still.
    const list = leanPicture(marked);
    whole.push(list.replaceAll(" data-opening", ""));
    const images = list.replace(PICTURE, (svg, ...found: string[]) => {
      const [kind, opening, width, height, label, inside] = found;
      if (opening) return svg;
      const address = add("frame", "svg", pictureFile({ kind, width, height, inside, css }));
      return `<img src="${address}" width="${width}" height="${height}" alt="${label}" loading="lazy">`;
    });
    return open + images + close;
  });
  const emptied = lighter.replace(LATE, (picture, open: string, _, close: string) => {
    whole.push(picture);
    return open + close;
  });
  if (whole.length === 0) return { html, files };
  const address = add("frames", "html", whole.join("\n"));
  return { html: emptied.replace("</head>", `<meta name="key-frames" content="${address}"></head>`), files };
}

interface PictureParts {
  readonly kind: string;
  readonly width: string;
  readonly height: string;
  readonly inside: string;
  readonly css: string;
}

function pictureFile({ kind, width, height, inside, css }: PictureParts): string {
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="keyframes" ${size} viewBox="0 0 ${width} ${height}"><style><![CDATA[${css}]]></style><rect class="paper" ${size}/><g class="${kind}">${inside}</g></svg>`;
}
