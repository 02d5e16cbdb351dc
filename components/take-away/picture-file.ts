/** One step as an SVG file that needs nothing else: the picture, the sentence under it, and whose it is. */
import { escaped } from "../page/escaped.ts";
import { textLines, textWidth } from "./text-lines.ts";

/** What is drawn, with plain attributes instead of styles. */
export interface DrawnPicture {
  /** The markup inside the picture's SVG. */
  readonly inside: string;
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** The whole picture in one sentence. */
  readonly label: string;
}

/** The colors and typefaces around the picture. */
export interface Look {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly rule: string;
  readonly serif: string;
  readonly sans: string;
}

/** Whose it is: it stands in every file that is taken away. */
export interface Credit {
  readonly title: string;
  /** Undefined where the place of the site is not known. */
  readonly link: string | undefined;
  readonly license: string;
}

export interface PictureOptions {
  readonly drawn: DrawnPicture;
  readonly look: Look;
  readonly credit: Credit;
  readonly position: number;
  readonly sentence: string | undefined;
  /** So many lines are kept for the sentence, so that all pictures of a clip are alike in size. */
  readonly lines: number;
  /** In pixels; even, as films want it. */
  readonly width: number;
  /** Rules for typefaces that stand in the file itself. */
  readonly faces?: string;
}

/** Lengths as shares of the picture's width. */
const SENTENCE = 0.034;
const LEADING = 1.36;
const CREDIT = 0.0195;
const EDGE = 0.03;

/** The lines of a sentence under a picture of this width. */
export function sentenceLines(sentence: string, width: number): string[] {
  return textLines(sentence, width * SENTENCE, width * (1 - 2 * EDGE));
}

/** How large a file's picture is, in the units of the drawing and in pixels. */
export function sizeOf({ drawn, lines, width }: Pick<PictureOptions, "drawn" | "lines" | "width">): {
  readonly height: number;
  readonly pixels: readonly [width: number, height: number];
} {
  const [, , across, down] = drawn.viewBox;
  const foot = across * (lines * SENTENCE * LEADING + (lines > 0 ? EDGE * 0.6 : 0) + CREDIT * 1.9);
  // Films want even numbers of pixels; the paper then reaches just as far.
  const pixels = 2 * Math.round((width * (down + foot)) / across / 2);
  return { height: (pixels * across) / width, pixels: [width, pixels] };
}

/** The line in which a file says whose it is. */
export function creditLine({ title, link, license }: Credit): string {
  const place = link?.replace(/^https?:\/\//, "").replace(/[?#].*$/, "") ?? [];
  return [title, place, license].flat().join(" · ");
}

/** The file's text. */
export function pictureFile(options: PictureOptions): string {
  const { drawn, look, credit, position, sentence, faces } = options;
  const [x, y, across, down] = drawn.viewBox;
  const { height, pixels } = sizeOf(options);
  const title = `${credit.title}, ${position}`;
  const text = (lines: readonly string[], top: number, size: number, leading: number, style: string) =>
    lines.map(
      (line, k) =>
        `<text x="${round(across * EDGE)}" y="${round(top + k * leading)}" font-size="${round(size)}" ${style}>${written(line)}</text>`,
    );
  const size = across * SENTENCE;
  const said = sentence === undefined ? [] : sentenceLines(sentence, across);
  const small = Math.min(across * CREDIT, (across * (1 - 2 * EDGE)) / textWidth(creditLine(credit), 1));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels[0]}" height="${pixels[1]}" viewBox="0 0 ${round(across)} ${round(height)}">`,
    `<title>${written(title)}</title><desc>${written([drawn.label, sentence ?? ""].join(" ").trim())}</desc>`,
    `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Description rdf:about=""><dc:title>${written(title)}</dc:title>${credit.link === undefined ? "" : `<dc:source>${written(credit.link)}</dc:source>`}<dc:rights>${written(credit.license)}</dc:rights></rdf:Description></rdf:RDF></metadata>`,
    faces === undefined ? "" : `<style>${faces}</style>`,
    `<rect width="${round(across)}" height="${round(height + 1)}" fill="${look.paper}"/>`,
    `<svg width="${round(across)}" height="${round(down)}" viewBox="${[x, y, across, down].map(round).join(" ")}">${drawn.inside}</svg>`,
    `<path d="M0 ${round(down)}h${round(across)}" stroke="${look.rule}" stroke-width="1"/>`,
    ...text(
      said,
      down + size * 1.5,
      size,
      size * LEADING,
      `font-family="${written(look.serif)}" fill="${look.ink}"`,
    ),
    ...text(
      [creditLine(credit)],
      height - across * CREDIT * 0.7,
      small,
      0,
      `font-family="${written(look.sans)}" fill="${look.quiet}"`,
    ),
    "</svg>\n",
  ].join("");
}

/** A text in an SVG file, which like all XML holds no control characters. */
function written(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be left out.
  return escaped(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, " "));
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
