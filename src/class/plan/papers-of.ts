/** The papers that a class has ready: the diagrams of its plan as they begin, and what else the plan names. */
import { type LessonPlan, shownBy } from "#algorithms/core/lesson/lesson-plan.ts";

/** An example of a lesson whose picture is a paper. */
export interface PlanPicture {
  readonly lesson: string;
  readonly example: string | undefined;
  /** The position of the run that is drawn; its start unless told. */
  readonly at?: string;
  /** What the article calls it. */
  readonly title?: string | undefined;
}

/** What is handed out: the picture of a run, a table of the article, cards to cut out, or an empty grid. */
export type PlanPaper =
  | PlanPicture
  | { readonly table: readonly (readonly string[])[] }
  | { readonly cards: readonly string[] }
  | { readonly rows: number; readonly columns: number };

/** Where the diagrams of an article come from, by their ids: those of a figure, and the left run of a comparison. */
export function diagramsIn(article: string, lesson: string): Map<string, PlanPicture> {
  const diagrams = new Map<string, PlanPicture>();
  for (const [, tag, attributes] of article.matchAll(/<(Figure|Compare)\b([^>]*)/g)) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const title = attribute("title");
    const [left, example] = (attribute("left") ?? "").split(" ");
    diagrams.set(
      attribute("id") ?? "",
      tag === "Compare"
        ? { lesson: left, example, title }
        : { lesson: attribute("lesson") ?? lesson, example: attribute("example"), title },
    );
  }
  return diagrams;
}

/** The papers of a plan, each once. */
export function papersOf(plan: LessonPlan, article: string, lesson: string): PlanPaper[] {
  const diagrams = diagramsIn(article, lesson);
  const shown = plan.parts.flatMap(({ show }) => (show ? (diagrams.get(shownBy(show).figure) ?? []) : []));
  const papers = new Map<string, PlanPaper>();
  for (const paper of [...(plan.handouts ?? []).map((name) => namedPaper(name, article, lesson)), ...shown]) {
    const key = "lesson" in paper ? `${paper.lesson} ${paper.example}` : JSON.stringify(paper);
    if (!papers.has(key)) papers.set(key, paper);
  }
  return [...papers.values()];
}

/** What a plan calls a paper: see `LessonPlan.handouts`. */
function namedPaper(name: string, article: string, lesson: string): PlanPaper {
  const [, kind = "", rest = ""] = /^(grid|cards|table) (.+)$/.exec(name) ?? [];
  if (kind === "grid") {
    const [rows, columns] = rest.split(" by ").map(Number);
    return { rows, columns };
  }
  if (kind === "cards") {
    const [, first, last] = /^(\w+) to (\w+)$/.exec(rest) ?? [];
    return { cards: first === undefined ? rest.split(" / ") : allBetween(first, last) };
  }
  if (kind === "table") return { table: tableIn(article, rest) };
  const [, example = name, at] = /^(\S+) (.+)$/.exec(name) ?? [];
  return { lesson, example, ...(at !== undefined && { at }) };
}

/** From one number to another, or from one letter to another. */
function allBetween(first: string, last: string): string[] {
  const isNumber = /^\d+$/.test(first);
  const [from, to] = [first, last].map((text) => (isNumber ? Number(text) : (text.codePointAt(0) ?? 0)));
  return Array.from({ length: to - from + 1 }, (_, k) =>
    isNumber ? String(from + k) : String.fromCodePoint(from + k),
  );
}

/** The table of an article whose first column has this head: its rows, the first of them the heads. */
function tableIn(article: string, head: string): string[][] {
  const lines = article.split("\n");
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  const after = lines.slice(Math.max(0, from));
  const rows =
    from < 0
      ? []
      : after.slice(
          0,
          after.findIndex((line) => !line.startsWith("|")),
        );
  return rows
    .filter((_, k) => k !== 1)
    .map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
