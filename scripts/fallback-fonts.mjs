/*
 * Writes src/styles/fallback-fonts.css: `node scripts/fallback-fonts.mjs`. What it says is computed from the files of the
 * fonts, or for fonts that nobody may hand on from those that were drawn in their widths: Tinos for Times New Roman, Arimo
 * for Arial and Helvetica, Gelasio for Georgia.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { convert } from "fontverter";

const require = createRequire(import.meta.url);
// As a module it would be a promise of itself.
const hb = await require("harfbuzzjs");

/** Prose in which letters, capitals and spaces stand as often as in English; the fit is that of its width. */
const SAMPLE =
  "In a round robin everyone meets everyone else once. With an even number of players that takes one round fewer than " +
  "there are players; with an odd number, someone rests in each round, and there are as many rounds as players. Write the " +
  "names down in two rows, so that whoever sits above plays whoever sits below. Keep the first in place, move all the " +
  "others by one seat, and write the next round. After the last one the seats are those of the beginning. Why does nobody " +
  "meet the same opponent twice? The question is quick to ask, and a picture of a circle answers it. Just look: the lines " +
  "of a round run side by side, and every turn moves them to places in which they have not been before.";

/**
 * The typefaces as the pages set them. A rule counts from its weight up to the next of its family; a system font in bold
 * stands in for what is bold, a regular one for the rest.
 */
const SETTINGS = [
  {
    family: "Literata",
    face: "literata-latin-opsz-normal",
    weights: "200 549",
    axes: { wght: 400, opsz: 18 },
  },
  {
    family: "Literata",
    face: "literata-latin-opsz-normal",
    weights: "550 900",
    axes: { wght: 600, opsz: 18 },
  },
  {
    family: "Literata",
    face: "literata-latin-opsz-italic",
    weights: "200 900",
    axes: { wght: 400, opsz: 18 },
  },
  {
    family: "Literata display",
    face: "literata-latin-opsz-normal",
    weights: "200 900",
    axes: { wght: 400, opsz: 64 },
  },
  { family: "Source Sans", face: "source-sans-3-latin-wght-normal", weights: "200 449", axes: { wght: 400 } },
  { family: "Source Sans", face: "source-sans-3-latin-wght-normal", weights: "450 549", axes: { wght: 500 } },
  { family: "Source Sans", face: "source-sans-3-latin-wght-normal", weights: "550 900", axes: { wght: 600 } },
  {
    family: "Source Code",
    face: "source-code-pro-latin-wght-normal",
    weights: "200 900",
    axes: { wght: 400 },
  },
];

/** System fonts: what they are called in each of three cuts, and the file that has their widths. */
const SYSTEM = {
  serif: [
    system("Georgia", "@fontsource/gelasio/files/gelasio-latin-*.woff2", [
      ["Georgia"],
      ["Georgia Bold"],
      ["Georgia Italic"],
    ]),
    system("Times", "@fontsource/tinos/files/tinos-latin-*.woff2", [
      ["Times New Roman", "Liberation Serif", "Tinos Regular"],
      ["Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold"],
      ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic"],
    ]),
    system("Noto", "@fontsource/noto-serif/files/noto-serif-latin-*.woff2", [
      ["Noto Serif", "Noto Serif Regular"],
      ["Noto Serif Bold"],
      ["Noto Serif Italic"],
    ]),
    system("DejaVu", "dejavu-fonts-ttf/ttf/DejaVuSerif*.ttf", [
      ["DejaVu Serif"],
      ["DejaVu Serif Bold"],
      ["DejaVu Serif Italic"],
    ]),
  ],
  sans: [
    // Its widths come from those of Arial, by the ratio of the mean widths that @capsizecss/metrics gives for both.
    {
      ...system("Segoe", "@fontsource/arimo/files/arimo-latin-*.woff2", [["Segoe UI"], ["Segoe UI Bold"]]),
      widths: 908 / 913,
    },
    system("Roboto", "@fontsource/roboto/files/roboto-latin-*.woff2", [
      ["Roboto", "Roboto Regular"],
      ["Roboto Bold"],
    ]),
    system("Arial", "@fontsource/arimo/files/arimo-latin-*.woff2", [
      ["Arial", "Helvetica", "Liberation Sans", "Arimo Regular"],
      ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold", "Arimo Bold"],
    ]),
    system("DejaVu", "dejavu-fonts-ttf/ttf/DejaVuSans*.ttf", [["DejaVu Sans"], ["DejaVu Sans Bold"]]),
  ],
  mono: [
    system("DejaVu", "dejavu-fonts-ttf/ttf/DejaVuSansMono*.ttf", [
      ["DejaVu Sans Mono", "Menlo Regular", "Menlo"],
    ]),
  ],
};

function system(name, files, [regular, bold, italic]) {
  return { name, files, locals: { regular, bold, italic } };
}

const CUTS = /\.ttf$/;

/** The file of a system font in one cut. */
function fileOf(files, cut) {
  const named = CUTS.test(files)
    ? { regular: "", bold: "-Bold", italic: "-Italic" }
    : { regular: "400-normal", bold: "700-normal", italic: "400-italic" };
  return files.replace("*", named[cut]);
}

/** Width of the sample, ascent and descent of a font, in its em. */
async function measure(file, axes = {}) {
  const data = await convert(await readFile(require.resolve(file)), "sfnt");
  const face = hb.createFace(hb.createBlob(data), 0);
  const font = hb.createFont(face);
  font.setVariations(axes);
  const buffer = hb.createBuffer();
  buffer.addText(SAMPLE);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const width = buffer.json().reduce((sum, { ax }) => sum + ax, 0) / face.upem;
  // The horizontal header tells the heights that browsers take.
  const hhea = new DataView(data.buffer, data.byteOffset + tableOffset(data, "hhea"));
  return { width, ascent: hhea.getInt16(4) / face.upem, descent: -hhea.getInt16(6) / face.upem };
}

/** Where a table of an OpenType file begins. */
function tableOffset(data, tag) {
  for (let at = 12; ; at += 16)
    if (data.toString("latin1", at, at + 4) === tag) return data.readUInt32BE(at + 8);
}

const percent = (ratio) => `${(ratio * 100).toFixed(1)}%`;

/** The style sheet. */
export async function fallbackFonts() {
  const rules = [];
  for (const { family, face, weights, axes } of SETTINGS) {
    const folder = face.replace(/-latin.*/, "");
    const own = await measure(`@fontsource-variable/${folder}/files/${face}.woff2`, axes);
    const italic = face.endsWith("italic");
    const cut = italic ? "italic" : weights.startsWith("550") ? "bold" : "regular";
    const kind = family.startsWith("Literata") ? "serif" : family.endsWith("Code") ? "mono" : "sans";
    for (const { name, files, locals, widths = 1 } of SYSTEM[kind]) {
      const { width } = await measure(fileOf(files, cut));
      const size = own.width / (width * widths);
      rules.push(`@font-face {
  font-family: "${family} on ${name}";
  font-style: ${italic ? "italic" : "normal"};
  font-weight: ${weights};
  src: ${locals[cut].map((local) => `local("${local}")`).join(", ")};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
  size-adjust: ${percent(size)};
}
`);
    }
  }
  return `/*
 * System fonts in the measure of the typefaces, for the moments before those arrive and where they never do. Written by
 * scripts/fallback-fonts.mjs; \`size-adjust\` is the ratio of the widths of a piece of prose, the heights are those of the
 * typeface. One family for each system font, as their widths differ, and one for display sizes, which are narrower.
 */
${rules.join("\n")}`;
}

export const SHEET = fileURLToPath(new URL("../src/styles/fallback-fonts.css", import.meta.url));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(SHEET, await fallbackFonts());
