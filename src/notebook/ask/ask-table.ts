/** A worked table that is asked again: another one, with as many rows given as leave some ten cells. */

import type { FadedTable } from "#algorithms/core/lesson/exercise.ts";
import "#components/article/behavior/elements.ts";
import { fadedOf } from "#components/article/behavior/exercise-id.ts";
import { workedTable } from "#components/article/behavior/grading.ts";
import { articleWords } from "#components/article/behavior/words.en.ts";
import type { Known } from "#components/journal/known.ts";
import { keyOf } from "#components/journal/skill.ts";
import { viewOf } from "#components/picture/views/index.ts";
import { make } from "../elements.ts";
import { needPictures } from "../need-pictures.ts";
import { freshSeed } from "../plan.ts";
import { askedRows } from "./fresh-table.ts";

/** Asks a worked table as another one; its skill is called by its name and size, "faded-5" or "faded-colored-6". */
export async function ask(known: Known, desk: ParentNode): Promise<HTMLElement | undefined> {
  const { lesson, skill, seeds } = known;
  const { n, table: name } = fadedOf(skill) ?? {};
  if (n === undefined) return undefined;
  const [worked] = await Promise.all([workedTable(lesson, name), needPictures()]);
  // A table of this name may be gone from the lesson.
  if (!worked) return undefined;
  const tell = (seed: number): string => {
    const { task, given, heads, rows } = worked(n, seed);
    return JSON.stringify([task, given, heads, rows]);
  };
  const seed = freshSeed(seeds, tell, Math.random);
  const table = worked(n, seed);
  const template = desk.querySelector<HTMLTemplateElement>("template[data-table]");
  const question = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const part = <E extends Element>(selector: string) => question.querySelector(selector) as E;
  const element = part<HTMLElement>("faded-example");
  Object.assign(element.dataset, { lesson, n, seed, ...(name && { table: name }), review: keyOf(known) });
  part("[data-prompt]").textContent = table.task ?? "";
  part("form").prepend(tableOf(table, articleWords.round));
  const { picture, given } = table;
  if (!picture) part("[data-picture]").remove();
  else {
    const plate = picture.plate(
      table.rows.flatMap((row, r) => (r < table.rows.length - askedRows(table) ? row : row.map(() => ""))),
      0,
    );
    const svg = part<SVGSVGElement>("[data-picture] svg");
    svg.setAttribute("class", `fig fig--${plate.kind}`);
    svg.setAttribute("viewBox", `0 0 ${plate.width} ${plate.height}`);
    svg.dataset["view"] = viewOf(plate);
  }
  if (given && picture) part("[data-given]").textContent = given;
  else question.querySelector("[data-in-words]")?.remove();
  return question;
}

/** The table with fields in its last rows. */
function tableOf(table: FadedTable, round: string): HTMLTableElement {
  const { columns, rows, heads, rowName = round } = table;
  const given = rows.length - askedRows(table);
  const head = (text: string, scope: string): HTMLTableCellElement => {
    const cell = make("th", text);
    cell.scope = scope;
    return cell;
  };
  const body = rows.map((row, r) => {
    const name = heads?.[r] ?? String(r + 1);
    const cells = row.map((text, c) => {
      if (r < given) return make("td", text);
      const field = make("input");
      Object.assign(field, { className: "field", inputMode: "decimal", autocomplete: "off" });
      field.ariaLabel = `${rowName} ${name}, ${columns[c]}`;
      return make("td", field);
    });
    return make("tr", head(name, "row"), ...cells);
  });
  return make(
    "table",
    make("thead", make("tr", ...[rowName, ...columns].map((text) => head(text, "col")))),
    make("tbody", ...body),
  );
}
