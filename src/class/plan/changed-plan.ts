/** A coach's own words in the place of a plan's: kept on this device, and the same on its page and in the notes window. */
import type { LessonPlan, PlanPart } from "#algorithms/core/lesson/lesson-plan.ts";
import { keep, recall } from "#components/page/memory.ts";

/** The texts that were changed, by their keys: "aim", "2.say". */
export type PlanChanges = Readonly<Record<string, string>>;

/** Under which key the changes of a plan are kept. */
export const keptAt = (lesson: string): string => `kibitz.plan.${lesson}`;

/** What was changed in the plan of a lesson; nothing where what is kept is damaged. */
export function planChanges(lesson: string): PlanChanges {
  try {
    const kept: unknown = JSON.parse(recall(keptAt(lesson)) || "{}");
    const texts = Object.entries(kept as object).filter(([, text]) => typeof text === "string");
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Keeps the changes of a plan; returns whether the browser does. */
export function keepChanges(lesson: string, changes: PlanChanges): boolean {
  return keep(keptAt(lesson), JSON.stringify(changes));
}

/** The key of a text in a part, which counts from 0; of a wrong answer with its number. */
export const planKey = (part: number, field: string): string => `${part}.${field}`;

/** A plan with the texts that were changed. */
export function withChanges(plan: LessonPlan, changes: PlanChanges): LessonPlan {
  const { aim = plan.aim, bring = plan.bring } = changes;
  return { ...plan, aim, bring, parts: plan.parts.map((part, k) => changedPart(part, k, changes)) };
}

function changedPart(part: PlanPart, k: number, changes: PlanChanges): PlanPart {
  const text = (field: string, was: string): string => changes[planKey(k, field)] ?? was;
  const { ask, wrong } = part;
  return {
    ...part,
    title: text("title", part.title),
    say: text("say", part.say),
    ...(ask && { ask: { question: text("question", ask.question), answer: text("answer", ask.answer) } }),
    ...(wrong && { wrong: wrong.map((each, i) => ({ ...each, say: text(`wrong${i}`, each.say) })) }),
  };
}
