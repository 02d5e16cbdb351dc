/** The steps of a run as SVG files, drawn by the views of the page. */
import { type AnyLesson, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import type { Trace } from "#algorithms/core/run/trace.ts";
import { drawnPlate } from "#components/picture/views/static-plate.ts";
import { type Credit, pictureFile, sentenceLines } from "#components/take-away/picture-file.ts";
import { takeAwayWords } from "#components/take-away/words.en.ts";
import { hrefAt, siteAddress } from "#src/lib/site-address.ts";
import type { ExportCall } from "./export-call.ts";
import { type FigureStyle, figureStyle } from "./figure-style.ts";

export interface DrawnSteps {
  readonly credit: Credit;
  /** The file of a step. */
  at(position: number): Promise<string>;
}

/** Where a lesson is, what it is called and what may be done with its pictures. */
export function creditOf(lesson: AnyLesson): Credit {
  const site = siteAddress();
  return {
    title: lesson.words.title,
    link: site && hrefAt(site, `/lessons/${lesson.id}/`),
    license: takeAwayWords.license,
  };
}

/** Draws the steps of a span, all in one size. */
export async function drawnSteps(
  lesson: AnyLesson,
  problem: unknown,
  trace: Trace,
  [from, to]: readonly [number, number],
  call: Pick<ExportCall, "hasSentence" | "theme" | "width">,
): Promise<DrawnSteps> {
  const style = await figureStyle(call.theme);
  const credit = creditOf(lesson);
  const cursor = trace.cursor();
  const momentAt = (position: number) => {
    const frame = cursor.seek(position);
    const { plate } = lesson.scene(problem, frame);
    const sentence = call.hasSentence ? plainText(narrate(lesson, frame, problem)) : undefined;
    return { plate, sentence };
  };
  const sentence = (position: number) => {
    const { plate, sentence: said = "" } = momentAt(position);
    return sentenceLines(said, plate.width).length;
  };
  let lines = 0;
  for (let position = from; call.hasSentence && position <= to; position++)
    lines = Math.max(lines, sentence(position));
  return {
    credit,
    async at(position) {
      const { plate, sentence: said } = momentAt(position);
      const { look } = style;
      const drawn = await drawnFigure(plate, style);
      return pictureFile({ drawn, look, credit, position, sentence: said, lines, width: call.width });
    },
  };
}

/** A picture with plain attributes instead of styles. */
export async function drawnFigure(plate: Plate, style: FigureStyle) {
  const svg = await drawnPlate(plate);
  style.paint(svg);
  const [x, y] = (plate.kind === "graph" && plate.origin) || [0, 0];
  return { inside: svg.innerHTML, viewBox: [x, y, plate.width, plate.height] as const, label: plate.label };
}
