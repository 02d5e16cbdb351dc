/** How each kind of answer is asked again. What asks it comes when it is asked, with its styles and its lesson. */
import type { AnswerKind } from "#components/journal/journal.ts";
import type { Known } from "#components/journal/known.ts";
import { loaded } from "#components/page/load-again.ts";

/**
 * Asks a skill as an instance that the reader has not seen, in an element that is put on the desk. Each answer is written
 * into the journal, and told by the event `ANSWERED`. Undefined for what is not asked any more.
 */
export type Ask = (skill: Known, desk: ParentNode) => Promise<HTMLElement | undefined>;

const askers: Readonly<Partial<Record<AnswerKind, () => Promise<{ readonly ask: Ask }>>>> = {
  choice: loaded(() => import("./ask-choice.ts")),
  number: loaded(() => import("./ask-number.ts")),
  table: loaded(() => import("./ask-table.ts")),
  question: loaded(() => import("./ask-step.tsx")),
  run: loaded(() => import("./ask-run.tsx")),
};

/** Whether a kind of answer can be asked outside its article. */
export function canBeAsked(kind: AnswerKind): boolean {
  return askers[kind] !== undefined;
}

/** Loads what asks a skill and lets it ask. */
export const ask: Ask = async (skill, desk) => {
  const load = askers[skill.kind];
  if (!load) throw new RangeError(`nobody asks a "${skill.kind}" again`);
  return (await load()).ask(skill, desk);
};
