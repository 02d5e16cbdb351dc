/**
 * Typefaces with the letters that the pages use, and no others. The full faces stay, in a sheet of their own: a browser asks
 * for them only where a reader types a letter that no page has.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import subsetFont from "subset-font";

/** The parts of the design space that the style sheets use; the whole of it for faces that are not named. */
const AXES: readonly (readonly [
  face: RegExp,
  axes: Readonly<Record<string, number | { min: number; max: number }>>,
])[] = [
  [/literata-.*-italic/, { wght: { min: 400, max: 600 }, opsz: { min: 12, max: 36 } }],
  [/literata-/, { wght: { min: 300, max: 700 }, opsz: { min: 12, max: 72 } }],
  [/source-sans-.*-italic/, { wght: 400 }],
  [/source-(sans|code)/, { wght: { min: 400, max: 700 } }],
];

/** Spaces that stand in no file: browsers set them in the fields for dates and times, and `Intl` in what it formats. */
const WRITTEN_BY_BROWSERS: readonly number[] = [0xa0, 0x2007, 0x2009, 0x202f];

/** Letters and ranges of letters in a row, as a parser lists what may stand in a name: no text has so many. */
const TABLES_OF_LETTERS = /(?:[^\0-\x7f]-?){24,}/gu;

/** A translator of programs, and the worker that has it: a table of all letters that have a name in markup, none of which is set. */
const WITHOUT_WORDS = /\/(?:without-types|plain\.worker)[.-]/;

/** The letters of a file: those that it has, and those that it writes as escapes of scripts or of markup. */
export function lettersOf(file: string): Set<number> {
  const text = file.replace(TABLES_OF_LETTERS, "");
  const used = new Set<number>();
  for (const letter of text) used.add(letter.codePointAt(0) ?? 0);
  const escapes = /\\x([\da-f]{2})|\\u([\da-f]{4})|\\u\{([\da-f]+)\}|&#x([\da-f]+);|&#(\d+);/gi;
  for (const [, x, u, long, hex, decimal] of text.matchAll(escapes))
    used.add(decimal ? Number(decimal) : Number.parseInt(x ?? u ?? long ?? hex ?? "", 16));
  if (text.includes("&nbsp;")) used.add(0xa0);
  return used;
}

/** One `@font-face` rule of a style sheet. */
export interface FontFace {
  readonly rule: string;
  /** The address of its file. */
  readonly url: string;
  /** First and last code points, as `unicode-range` tells them. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** The faces of a style sheet that have a file and a range. */
export function fontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const url = /url\("?([^")]+\.woff2)"?\)/.exec(rule)?.[1];
    const range = /unicode-range:([^;}]+)/i.exec(rule)?.[1];
    return url === undefined || range === undefined ? [] : [{ rule, url, ranges: readRange(range) }];
  });
}

/** "U+0-FF,U+131,U+1??" as pairs of code points. */
export function readRange(text: string): (readonly [number, number])[] {
  return text.split(",").map((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    const hex = (digits: string, wildcard: string) => Number.parseInt(digits.replaceAll("?", wildcard), 16);
    return [hex(from, "0"), hex(to, "F")] as const;
  });
}

/** Ranges as `unicode-range` wants them, neighbours joined. */
export function writeRange(ranges: readonly (readonly [number, number])[]): string {
  const runs: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else runs.push([from, to]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(",");
}

/** Ranges without some code points. */
export function without(
  ranges: readonly (readonly [number, number])[],
  codes: ReadonlySet<number>,
): [number, number][] {
  return ranges.flatMap(([from, to]) => {
    const kept: [number, number][] = [];
    let start = from;
    for (const code of [...codes, to + 1].sort((a, b) => a - b)) {
      if (code < start || code > to + 1) continue;
      if (code > start) kept.push([start, code - 1]);
      start = code + 1;
    }
    return kept;
  });
}

/**
 * Names in other alphabets are never set in the italics of the small print, and in Vietnamese not as code: system fonts do
 * for the few that a reader may type.
 */
const SELDOM = /source-sans-3-.*italic|source-code-pro-vietnamese/;
const LATIN = /-latin(-ext)?-/;

/** Whether the pages ever set the letters of this file in its style. */
function isNeeded(name: string): boolean {
  return LATIN.test(name) || !SELDOM.test(name);
}

/** Splits each face in two: the used letters of its range, and the rest. Returns a style sheet for each. */
async function splitFaces(
  css: string,
  used: ReadonlySet<number>,
  folder: string,
): Promise<{ faces: string; letters: string }> {
  const all = fontFaces(css);
  const styleOf = ({ rule }: FontFace) => rule.match(/font-(family|style):[^;]+/g)?.join();
  const has = ({ ranges }: FontFace, code: number) => ranges.some(([from, to]) => from <= code && code <= to);
  const split = await Promise.all(
    all.map(async (face, at) => {
      const { rule, url, ranges } = face;
      // Where two files of a style have a letter, browsers take the later: in the earlier it would be dead weight.
      const later = all.slice(at + 1).filter((other) => styleOf(other) === styleOf(face));
      const codes = [...used].filter((code) => has(face, code) && !later.some((other) => has(other, code)));
      const name = url.replace(/^.*\//, "");
      if (!isNeeded(name)) return { rule, few: "", rest: "" };
      if (codes.length === 0) return { rule, few: "", rest: rule };
      const axes = AXES.find(([face]) => face.test(name))?.[1];
      const font = await subsetFont(await readFile(folder + name), String.fromCodePoint(...codes), {
        targetFormat: "woff2",
        ...(axes && { variationAxes: axes }),
      });
      const file = name.replace(/\.[\w-]+\.woff2$/, `-used.${hashOf(font)}.woff2`);
      await writeFile(folder + file, font);
      const withRange = (text: string) => rule.replace(/unicode-range:[^;}]+/i, `unicode-range:${text}`);
      const rest = withRange(writeRange(without(ranges, new Set(codes))));
      const few = withRange(writeRange(codes.map((code) => [code, code]))).replace(name, file);
      return { rule, few, rest };
    }),
  );
  return {
    faces: split.reduce((text, { rule, few }) => text.replace(rule, () => few), css),
    letters: split.map(({ rest }) => rest).join(""),
  };
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/** An integration that puts the faces into the built site. */
export function usedFonts(): AstroIntegration {
  return {
    name: "kibitz:used-fonts",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const begun = performance.now();
        const dist = fileURLToPath(dir);
        const folder = `${dist}_astro/`;
        const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll("\\", "/"));
        const pages = files.filter((file) => file.endsWith(".html"));
        const scripts = files.filter((file) => /^_astro\/.*\.js$/.test(file) && !WITHOUT_WORDS.test(file));
        const used = new Set(WRITTEN_BY_BROWSERS);
        for (const file of [...pages, ...scripts])
          for (const code of lettersOf(await readFile(dist + file, "utf8"))) used.add(code);
        const sheet = files.find((file) => /^_astro\/fonts\.[^/]+\.css$/.test(file));
        if (sheet === undefined) throw new RangeError("the built site has no style sheet with typefaces");
        const { faces, letters } = await splitFaces(await readFile(dist + sheet, "utf8"), used, folder);
        const write = async (name: string, css: string) => {
          const file = `_astro/${name}.${hashOf(css)}.css`;
          await writeFile(dist + file, css);
          return `/${file}`;
        };
        const [facesSheet, lettersSheet] = [await write("fonts", faces), await write("letters", letters)];
        await rm(dist + sheet);
        for (const page of pages) {
          const html = await readFile(dist + page, "utf8");
          const named = html.replaceAll(`/${sheet}`, facesSheet);
          // A tool may show names that were kept or come from files: what has other letters is asked for at once.
          const others = html.includes("<astro-island")
            ? `<link rel="stylesheet" href="${lettersSheet}" media="print" data-letters>`
            : "";
          await writeFile(
            dist + page,
            named.replace(" data-faces>", ` data-faces="${lettersSheet}">${others}`),
          );
        }
        logger.info(`Typefaces cut to their used letters in ${Math.round(performance.now() - begun)} ms.`);
      },
    },
  };
}
