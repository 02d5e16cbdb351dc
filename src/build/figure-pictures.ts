/**
 * A picture of every figure in the size that sites ask for which show links: its first moment, as the figure draws it, with its
 * title. They are drawn when the pages stand, by what draws pictures on the command line.
 */

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { escaped } from "#components/page/escaped.ts";
import { positionOf } from "#components/run/position-names.ts";
import { textLines } from "#components/take-away/text-lines.ts";
import { drawnFigure } from "../cli/export/drawn-steps.ts";
import { figureStyle } from "../cli/export/figure-style.ts";
import { createPainter } from "../cli/export/painted-picture.ts";
import { defaultLocale } from "../i18n/locales.ts";
import { figuresOf } from "../lib/figures-of.ts";
import { plainInline } from "../lib/inline.ts";
import { lessonFolder } from "../lib/lesson-folders.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 48;
/** The column of words, and what is left for the picture. */
const WORDS = 400;
const TITLE = 46;
const LEADING = 1.16;

interface Picture {
  readonly path: string;
  readonly svg: string;
}

export function figurePictures(): AstroIntegration {
  return {
    name: "kibitz:figure-pictures",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(new URL("../../", import.meta.url));
        const folder = `${root}content/lessons/${defaultLocale}/`;
        const articles = (await readdir(folder)).filter((name) => name.endsWith(".mdx"));
        const pictures = (
          await Promise.all(
            articles.map(async (name) =>
              picturesOf(root, name.slice(0, -".mdx".length), await readFile(folder + name, "utf8")),
            ),
          )
        ).flat();
        const painter = await createPainter(pictures.map(({ svg }) => svg));
        try {
          for (const { path, svg } of pictures) {
            const file = new URL(path, dir);
            await mkdir(new URL(".", file), { recursive: true });
            await writeFile(file, painter.paint(svg).png());
          }
        } finally {
          await painter.end();
        }
      },
    },
  };
}

async function picturesOf(root: string, home: string, article: string): Promise<Picture[]> {
  const style = await figureStyle("light");
  const pictures: Picture[] = [];
  for (const figure of figuresOf(article)) {
    const folder = `${root}${lessonFolder(figure.lesson || home)}/`;
    const { lesson } = await import(`${folder}lesson.ts`);
    const example = figure.example ?? examplesOf(lesson)[0];
    const problem = lesson.parse(await readFile(`${folder}inputs/${example}.txt`, "utf8"));
    const { trace } = record(lesson, problem);
    const frame = trace.cursor().seek(positionOf(trace, figure.step));
    const drawn = await drawnFigure(lesson.scene(problem, frame).plate, style);
    const [, , across, down] = drawn.viewBox;
    const [width, height] = [WIDTH - WORDS - 3 * EDGE, HEIGHT - 2 * EDGE];
    const share = Math.min(width / across, height / down);
    const { look } = style;
    const lines = textLines(plainInline(figure.title), TITLE, WORDS);
    const text = (said: string, y: number, size: number, font: string, fill: string) =>
      `<text x="${EDGE}" y="${y}" font-size="${size}" font-family="${escaped(font)}" fill="${fill}">${escaped(said)}</text>`;
    pictures.push({
      path: `social/${home}/${figure.id}.png`,
      svg: [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="${look.paper}"/>`,
        text("Kibitz", EDGE + 34, 36, look.serif, look.ink),
        `<path d="M${EDGE} ${EDGE + 56}h${WORDS}" stroke="${look.ink}" stroke-width="4"/>`,
        ...lines.map((line, k) => text(line, EDGE + 130 + k * TITLE * LEADING, TITLE, look.serif, look.ink)),
        text(lesson.words.title, HEIGHT - EDGE, 28, look.sans, look.quiet),
        `<svg x="${WORDS + 2 * EDGE + (width - across * share) / 2}" y="${EDGE + (height - down * share) / 2}" width="${across * share}" height="${down * share}" viewBox="${drawn.viewBox.join(" ")}">${drawn.inside}</svg>`,
        "</svg>",
      ].join(""),
    });
  }
  return pictures;
}
