/** Handouts as HTML: the sheet, the slips, the key. What makes the first two never sees an answer. */
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { addressOf } from "#components/article/behavior/seed.ts";
import { escaped } from "#components/page/escaped.ts";
import { type Answer, type Asked, type Handout, lessonsOf } from "./handout.ts";
import type { SheetWords } from "./words.en.ts";

/** Where the papers come from, and how their pictures are drawn. */
export interface PaperSource {
  readonly lesson: string;
  readonly title: string;
  /** The address of the lesson's page, of several lessons the first one's; undefined where it is not known, and the papers have no codes. */
  readonly address: string | undefined;
  readonly seed: number;
  readonly words: SheetWords;
  /** Draws a picture, as the markup inside an `svg`. */
  readonly drawn: (plate: Plate) => string;
}

/** The link that opens an instance at its answer; `page` is that of the lesson, or of the first of several. */
export function instanceLink(page: string, { exercise, instance }: Asked): string {
  const { of, name, place } = exercise;
  return of
    ? addressOf(new URL(`../${of.lesson}/`, page).href, of.name, instance, place)
    : addressOf(page, name, instance, place);
}

/** The sheet that all pupils get. */
export function sheetPaper(sheet: Handout["sheet"], source: PaperSource): string {
  const { title, words } = source;
  return `<article class="paper paper--sheet">
<header class="paper__head"><h2>${escaped(words.sheetTitle(title))}</h2><p class="paper__name">${escaped(words.name)} <i></i> ${escaped(words.date)} <i></i></p></header>
<ol class="paper__tasks">${sheet.map((asked) => `<li class="paper__task"><h3>${escaped(asked.exercise.title)}</h3>${question(asked, source)}<div class="paper__room"></div></li>`).join("\n")}</ol>
${foot(source)}
</article>`;
}

/** With pictures and codes of their size, so many exercises fill a page; whoever gets more has the next ones overleaf. */
const ON_A_PAGE = 4;

/** The slips: a page for each pupil, with all exercises. */
export function slipsPaper(slips: Handout["slips"], source: PaperSource): string {
  const { title, words } = source;
  const task = (asked: Asked) => `<li class="paper__task"><h3>${escaped(asked.exercise.title)}</h3>
${question(asked, source, source.address && code(instanceLink(source.address, asked), words))}</li>`;
  const pages = slips.flatMap((ofPupil, k) => {
    const of = Math.max(1, Math.ceil(ofPupil.length / ON_A_PAGE));
    return Array.from({ length: of }, (_, page) => ({
      head: words.slipOf(title, k + 1, page + 1, of),
      tasks: ofPupil.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
    }));
  });
  return `<article class="paper paper--slips">
${pages
  .map(
    ({
      head,
      tasks,
    }) => `<section class="slip"><header class="paper__head"><h2>${escaped(head)}</h2><p class="paper__name">${escaped(words.name)} <i></i> ${escaped(words.date)} <i></i></p></header>
<ol class="paper__tasks">${tasks.map(task).join("\n")}</ol>
${foot(source)}</section>`,
  )
  .join("\n")}
</article>`;
}

/** The key: what the sheet and each slip ask for. */
export function keyPaper({ sheet, sheetKey, slipKeys, variety }: Handout, source: PaperSource): string {
  const { title, words } = source;
  const titles = new Map(sheet.map(({ exercise }) => [exercise.name, exercise.title]));
  const told = ({ fields, answers }: Answer) =>
    fields.map((field, k) => `${field}: ${answers[k]}`).join("; ");
  const columns = slipKeys[0]?.map(({ exercise }) => exercise) ?? [];
  const counts = new Map(variety.map(({ exercise, different }) => [exercise.name, different]));
  const pupils = slipKeys.length;
  const sameForAll = variety.filter(({ exercise }) => !columns.includes(exercise.name));
  return `<article class="paper paper--key">
<header class="paper__head"><h2>${escaped(words.keyTitle(title))}</h2></header>
<h3>${escaped(words.forAll)}</h3>
<dl>${sheetKey.map((answer) => `<dt>${escaped(titles.get(answer.exercise) ?? "")}</dt><dd>${escaped(told(answer))}</dd>`).join("")}</dl>
${
  columns.length === 0
    ? ""
    : `<h3>${escaped(words.forPupils)}</h3>
<table><thead><tr><th scope="col"></th>${columns.map((name) => `<th scope="col">${escaped(titles.get(name) ?? "")}</th>`).join("")}</tr>
<tr><th scope="row"></th>${columns.map((name) => `<td>${escaped(words.different(counts.get(name) ?? 1, pupils))}</td>`).join("")}</tr></thead>
<tbody>${slipKeys.map((row, k) => `<tr><th scope="row">${k + 1}</th>${row.map((answer) => `<td>${escaped(told(answer))}</td>`).join("")}</tr>`).join("\n")}</tbody></table>`
}
${sameForAll.length === 0 ? "" : `<p>${escaped(words.sameForAll(sameForAll.map(({ exercise }) => exercise.title)))}</p>\n`}<p>${escaped(words.orAnother)}</p>
${foot(source)}
</article>`;
}

/** What is asked, and the room for an answer, with what stands `beside` it. */
function question(
  { prompt, given, picture, fields, lines }: Asked,
  source: PaperSource,
  beside = "",
): string {
  const blank = fields
    .map((field) => `<span class="paper__field">${escaped(field)} <i></i></span>`)
    .join(" ");
  const area = `<span class="paper__field">${escaped(fields[0] ?? "")}</span>${'<i class="paper__line"></i>'.repeat(lines)}`;
  return `<p>${escaped(prompt)}</p>${picture ? drawing(picture, given, source) : ""}<div class="paper__given"><p class="paper__answer">${lines > 1 ? area : blank}</p>${beside}</div>`;
}

function drawing(shown: Plate, given: string | undefined, { drawn, words }: PaperSource): string {
  // A picture on a page says what to touch next; on paper there is nothing to be touched.
  const plate =
    shown.kind === "graph"
      ? { ...shown, notes: shown.notes.filter(({ text: note }) => !words.tellsToTouch.test(note)) }
      : shown;
  const box = `0 0 ${plate.width} ${plate.height}`;
  return `<svg class="fig fig--${plate.kind} paper__picture" viewBox="${box}" role="img" aria-label="${escaped(given ?? plate.label)}">${drawn(plate)}</svg>`;
}

function code(link: string, words: SheetWords): string {
  const bits = generate(link);
  const { size } = bits;
  return `<figure class="slip__code"><svg viewBox="-4 -4 ${size + 8} ${size + 8}" role="img" aria-label="${escaped(link)}"><path d="${toSvgPath(bits)}"/></svg><figcaption>${escaped(words.opens)} <a href="${escaped(link)}">${escaped(link.replace(/^https?:\/\//, ""))}</a></figcaption></figure>`;
}

function foot({ lesson, title, seed, address, words }: PaperSource): string {
  const page = address && lessonsOf(lesson).length > 1 ? new URL("../", address).href : address;
  const said = [words.foot(title, seed), page ?? [], words.licence].flat();
  return `<footer class="paper__foot">${said.map(escaped).join(" · ")}</footer>`;
}
