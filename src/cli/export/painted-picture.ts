/** SVG files as pixels, with the site's own typefaces. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { fontFaces } from "#src/build/fonts/used-fonts.ts";

const { resolve } = createRequire(import.meta.url);

/** The typefaces of the figures: the sheet of each, the name that its files say of themselves, and its other axes. */
const FACES = [
  { sheet: resolve("@fontsource-variable/literata/opsz.css"), name: "Literata", axes: { opsz: 18 } },
  {
    sheet: resolve("@fontsource-variable/source-sans-3/wght.css"),
    name: "Source Sans 3 ExtraLight",
    axes: {},
  },
] as const;
/** The painter knows a typeface by the name in its file. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/'Source Sans 3 Variable', 'Source Sans 3'/g, "'Source Sans 3 ExtraLight'"],
  [/'Literata Variable', Literata/g, "Literata"],
];

export interface Painter {
  /** The pixels of an SVG file, row by row, and the same as a PNG. */
  paint(svg: string): {
    readonly pixels: Uint8Array;
    readonly width: number;
    readonly height: number;
    png(): Uint8Array;
  };
  /** Takes back what was written for a time. */
  end(): Promise<void>;
}

/** A painter for files that have no other letters and weights than `samples`. */
export async function createPainter(samples: Iterable<string>): Promise<Painter> {
  const letters = new Set<string>();
  const weights = new Set(["400"]);
  for (const svg of samples) {
    for (const letter of svg.replace(/<[^>]*>/g, "")) letters.add(letter);
    for (const [, weight] of svg.matchAll(/font-weight="(\d+)"/g)) weights.add(weight);
  }
  const folder = await mkdtemp(join(tmpdir(), "kibitz-export-"));
  const end = () => rm(folder, { recursive: true, force: true });
  try {
    const { files, missing } = await writeFonts(folder, letters, weights);
    const font = { fontFiles: files, loadSystemFonts: missing, defaultFontFamily: "Literata" };
    return {
      end,
      paint(svg) {
        const text = NAMES.reduce((named, [page, file]) => named.replace(page, file), svg);
        const image = new Resvg(text, { font }).render();
        return { pixels: image.pixels, width: image.width, height: image.height, png: () => image.asPng() };
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Writes the typefaces with these letters, and says whether one of them has to come from elsewhere. */
async function writeFonts(folder: string, letters: ReadonlySet<string>, weights: ReadonlySet<string>) {
  const files: string[] = [];
  const missing = new Set([...letters].filter((letter) => letter > " "));
  for (const { sheet, name, axes } of FACES) {
    const rest = new Set(letters);
    // The Latin letters come last in these sheets; whoever asks for a typeface by its name gets the first file.
    for (const { url, ranges } of fontFaces(await readFile(sheet, "utf8")).toReversed()) {
      const own = [...rest].filter((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return ranges.some(([from, to]) => code >= from && code <= to);
      });
      if (own.length === 0) continue;
      const whole = await readFile(join(sheet, "..", url));
      for (const letter of own) {
        rest.delete(letter);
        missing.delete(letter);
      }
      for (const weight of weights) {
        const variationAxes = { ...axes, wght: Number(weight) };
        const cut = await subsetFont(whole, own.join(""), { targetFormat: "sfnt", variationAxes });
        const file = join(folder, `${String(files.length).padStart(3, "0")}-${name}-${weight}.ttf`);
        await writeFile(file, cut);
        files.push(file);
      }
    }
  }
  return { files, missing: missing.size > 0 };
}
