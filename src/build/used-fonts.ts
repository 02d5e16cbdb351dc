/**
 * Typefaces with the letters that the pages use, and no others. The full faces stay: a browser asks for them only where a
 * reader types a letter that no page has.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import subsetFont from "subset-font";

/** The parts of the design space that the style sheets use; the whole of it for faces that are not named. */
const AXES: readonly (readonly [
  face: RegExp,
  axes: Readonly<Record<string, { min: number; max: number }>>,
])[] = [
  [/literata-.*-italic/, { wght: { min: 400, max: 600 }, opsz: { min: 12, max: 36 } }],
  [/literata-/, { wght: { min: 300, max: 700 } }],
  [/source-(sans|code)/, { wght: { min: 400, max: 700 } }],
];

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

/** Code points as `unicode-range` wants them, runs joined. */
export function writeRange(codes: readonly number[]): string {
  const sorted = [...new Set(codes)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of sorted) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(",");
}

/** Adds, behind each face, one with the used letters of its range, if there are any. Returns the style sheet that says so. */
async function withUsedFonts(css: string, used: ReadonlySet<number>, folder: string): Promise<string> {
  const added = await Promise.all(
    fontFaces(css).map(async ({ rule, url, ranges }) => {
      const codes = [...used].filter((code) => ranges.some(([from, to]) => from <= code && code <= to));
      if (codes.length === 0) return "";
      const name = url.replace(/^.*\//, "");
      const axes = AXES.find(([face]) => face.test(name))?.[1];
      const font = await subsetFont(await readFile(folder + name), String.fromCodePoint(...codes), {
        targetFormat: "woff2",
        ...(axes && { variationAxes: axes }),
      });
      const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
      const file = name.replace(/\.[\w-]+\.woff2$/, `-used.${hash}.woff2`);
      await writeFile(folder + file, font);
      return rule.replace(name, file).replace(/unicode-range:[^;}]+/i, `unicode-range:${writeRange(codes)}`);
    }),
  );
  return css + added.join("");
}

/** An integration that puts the faces into the built site. */
export function usedFonts(): AstroIntegration {
  return {
    name: "kibitz:used-fonts",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const folder = `${dist}_astro/`;
        const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll("\\", "/"));
        const pages = files.filter((file) => file.endsWith(".html"));
        const scripts = files.filter((file) => /^_astro\/.*\.js$/.test(file));
        const used = new Set<number>();
        for (const file of [...pages, ...scripts])
          for (const letter of await readFile(dist + file, "utf8")) used.add(letter.codePointAt(0) ?? 0);
        const sheet = files.find((file) => /^_astro\/fonts\.[^/]+\.css$/.test(file));
        if (sheet === undefined) throw new RangeError("the built site has no style sheet with typefaces");
        const css = await withUsedFonts(await readFile(dist + sheet, "utf8"), used, folder);
        const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
        const renamed = `_astro/fonts.${hash}.css`;
        await writeFile(dist + renamed, css);
        await rm(dist + sheet);
        for (const page of pages) {
          const html = await readFile(dist + page, "utf8");
          await writeFile(dist + page, html.replaceAll(`/${sheet}`, `/${renamed}`));
        }
      },
    },
  };
}
