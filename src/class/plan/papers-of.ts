/** The papers that a class has ready: the diagrams of its plan as they begin, and what else the plan names. */
import { type LessonPlan, shownBy } from "#algorithms/core/lesson/lesson-plan.ts";

/** An example of a lesson whose picture is a paper. */
export interface PlanPaper {
  readonly lesson: string;
  readonly example: string | undefined;
  /** The position of the run that is drawn; its start unless told. */
  readonly at?: string;
  /** What the article calls it. */
  readonly title?: string | undefined;
}

/** Where the diagrams of an article come from, by their ids: those of a figure, and the left run of a comparison. */
export function diagramsIn(article: string, lesson: string): Map<string, PlanPaper> {
  const diagrams = new Map<string, PlanPaper>();
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
  const shown = plan.parts.flatMap(({ show }) => (show ? [diagrams.get(shownBy(show).figure)] : []));
  const named = (plan.handouts ?? []).map((paper): PlanPaper => {
    const [, example = paper, at] = /^(\S+) (.+)$/.exec(paper) ?? [];
    return { lesson, example, ...(at !== undefined && { at }) };
  });
  const papers = new Map<string, PlanPaper>();
  for (const paper of [...named, ...shown]) {
    const key = `${paper?.lesson} ${paper?.example}`;
    if (paper && !papers.has(key)) papers.set(key, paper);
  }
  return [...papers.values()];
}
