/** An exercise that is asked again: a question with fields, made of the page's template. */
import "#components/article/behavior/elements.ts";
import { grading } from "#components/article/behavior/grading.ts";
import type { Known } from "#components/journal/known.ts";
import { viewOf } from "#components/picture/views/index.ts";
import { make } from "../elements.ts";
import { needPictures } from "../need-pictures.ts";
import { freshSeed } from "../plan.ts";

/** Asks an exercise as an instance that the reader has not seen. */
export async function ask(
  { lesson, skill, seeds }: Known,
  desk: ParentNode,
): Promise<HTMLElement | undefined> {
  const [exercises] = await Promise.all([grading(lesson, "exercises"), needPictures()]);
  const asked = exercises[skill];
  if (!asked) return undefined;
  const tell = (number: number) => {
    const { prompt, given } = asked(number);
    return JSON.stringify([prompt, given]);
  };
  const seed = freshSeed(seeds, tell, Math.random);
  const { fields, picture, given, keyboard, wide, lines, hints } = asked(seed);
  const template = desk.querySelector<HTMLTemplateElement>("template[data-exercise]");
  const question = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  Object.assign(question.dataset, { lesson, exercise: skill, seed, review: `${lesson}/${skill}` });
  const part = <E extends Element>(selector: string) => question.querySelector(selector) as E;
  part("form").prepend(
    ...fields.map((name) => {
      const field = lines === undefined ? make("input") : make("textarea");
      field.className = "field";
      field.autocomplete = "off";
      field.setAttribute("aria-describedby", "recall-prompt");
      if (field instanceof HTMLInputElement) field.inputMode = keyboard ?? "numeric";
      else Object.assign(field, { rows: lines, spellcheck: false });
      if (wide) field.dataset["wide"] = "";
      const label = make("label", name, " ", field);
      if (lines !== undefined) label.className = "answer__text";
      return label;
    }),
  );
  if (!hints) part("hint-ladder").remove();
  if (!given) part("[data-in-words]").remove();
  if (!picture) part("[data-picture]").remove();
  else {
    const answers = fields.map(() => "");
    const plate = picture.plate(answers, 0);
    const svg = part<SVGSVGElement>("[data-picture] svg");
    svg.setAttribute("class", `fig fig--${plate.kind}`);
    svg.setAttribute("viewBox", `0 0 ${plate.width} ${plate.height}`);
    svg.dataset["view"] = viewOf(plate);
  }
  return question;
}
