/** What came of a run, as the reader sees it: first whether it is right, then where it is not, then what can be done. */

import { smallestCaseButton } from "#components/article/behavior/smallest-case.ts";
import { make } from "./make.ts";
import type { Answer, Failed, Printed } from "./room/order.ts";
import type { OwnWords } from "./words.en.ts";

/** What the reader can do from a verdict. */
export interface VerdictActions {
  goTo(line: number): void;
  /** Shows the run on this problem. */
  watch(problem: unknown, isCompared: boolean): void;
}

export interface VerdictOptions extends VerdictActions {
  readonly lesson: string;
  readonly words: OwnWords;
  /** Whether what cannot be read looks like a program in Python, and another language is chosen. */
  isPython?(mistake: Extract<Answer, { readonly kind: "mistake" }>): boolean;
  /** A problem on which a right program is shown. */
  readonly example: unknown;
}

type Told = Extract<Answer, { readonly kind: "right" | "wrong" | "mistake" | "unsafe" | "failed" }>;

/** Draws the verdict into its place. */
export function drawVerdict(place: HTMLElement, answer: Told, options: VerdictOptions): void {
  place.hidden = false;
  place.dataset["verdict"] = answer.kind === "right" ? "right" : "wrong";
  place.replaceChildren(...partsOf(place, answer, options));
}

function partsOf(place: HTMLElement, answer: Told, options: VerdictOptions): HTMLElement[] {
  const { words, example } = options;
  switch (answer.kind) {
    case "unsafe":
      return [make("p", "", words.unsafe)];
    case "failed":
      return [make("p", "", words.broke(answer.message))];
    case "mistake": {
      const { message, line, column } = answer;
      const why = options.isPython?.(answer) ? words.looksLikePython(message) : `${message}.`;
      return [
        make("h3", "", words.wrong),
        make("p", "", `${words.place(line, column)} ${why}`),
        actions(button(words.line(line), () => options.goTo(line))),
      ];
    }
    case "right":
      return [
        make("h3", "", words.right(answer.passed)),
        ...(answer.growth ? [make("p", "", words.growth(answer.growth))] : []),
        ...(answer.later ? [make("p", "", words.later(answer.later))] : []),
        ...printed(answer.log, words),
        ...watching(example, options),
      ];
    case "wrong":
      return wrongParts(place, answer.failed, answer.passed, options);
  }
}

function wrongParts(
  place: HTMLElement,
  failed: Failed,
  passed: number,
  options: VerdictOptions,
): HTMLElement[] {
  const { words } = options;
  const { line } = failed;
  const parts: HTMLElement[] = [make("h3", "", words.wrong)];
  if (failed.call) parts.push(make("p", "own__call", words.wrongFor, " ", make("code", "", failed.call)));
  parts.push(make("p", "own__why", failed.why));
  if (failed.gave !== undefined)
    parts.push(make("p", "own__gave", `${words.gave} `, make("code", "", failed.gave)));
  if (failed.mistake) {
    const { lesson } = options;
    const asked = { lessonId: lesson, mutant: failed.mistake.name, figure: `own-mistake-${lesson}` };
    parts.push(make("p", "own__mistake", `${words.mistake} ${failed.mistake.sentence}`));
    parts.push(smallestCaseButton(place, words.seeMistake, asked));
  }
  if (passed > 0) parts.push(make("p", "own__after", words.after(passed)));
  parts.push(...printed(failed.log, words));
  if (failed.problem !== undefined) parts.push(...watching(failed.problem, options));
  if (line !== undefined) parts.push(actions(button(words.line(line), () => options.goTo(line))));
  return parts;
}

function watching(problem: unknown, { words, watch }: VerdictOptions): HTMLElement[] {
  return [
    actions(
      button(words.watch, () => watch(problem, false), "btn btn--solid"),
      button(words.compare, () => watch(problem, true)),
    ),
  ];
}

function printed(log: readonly Printed[], words: OwnWords): HTMLElement[] {
  if (log.length === 0) return [];
  const list = make("ol", "own__log");
  for (const [line, text] of log)
    list.append(make("li", "", make("span", "", words.printedAt(line)), " ", make("code", "", text)));
  return [make("details", "", make("summary", "", words.printed), list)];
}

function actions(...buttons: readonly HTMLButtonElement[]): HTMLElement {
  return make("p", "own__actions", ...buttons);
}

function button(text: string, act: () => void, classes = "btn"): HTMLButtonElement {
  const element = make("button", classes, text);
  element.type = "button";
  element.addEventListener("click", act);
  return element;
}
