/**
 * A plan for teaching a lesson in class: what the wall shows, what is said and asked, which wrong answers will come, and
 * what to say then. A lesson has one in `lesson-plan.en.ts`, typed by its mutants.
 */

/** A wrong answer that will come: the mistake by the name of its mutant, and what to say to whoever gives it. */
export interface ExpectedMistake<M extends string = string> {
  readonly mistake: M;
  readonly say: string;
}

/** A part of a class. Texts are spoken: short, and in the words of somebody who stands before pupils. */
export interface PlanPart<M extends string = string> {
  readonly minutes: number;
  readonly title: string;
  /** What the wall shows: the key of a diagram and a position name, "d1 game 4"; nothing while the class works on paper. */
  readonly show?: `${string} ${string}`;
  readonly say: string;
  readonly ask?: { readonly question: string; readonly answer: string };
  readonly wrong?: readonly ExpectedMistake<M>[];
}

/** A plan of 45 minutes; `M` are the lesson's mutants. */
export interface LessonPlan<M extends object = Readonly<Record<string, unknown>>> {
  /** What pupils can do after it, in a sentence. */
  readonly aim: string;
  /** What has to lie ready. */
  readonly bring: string;
  /**
   * What is handed out besides the diagrams that the plan shows: examples, perhaps at another step than their first ("three",
   * "flowers pick 4"), empty grids ("grid 4 by 3": rows by columns), cards ("cards 1 to 8", "cards A to F", or what stands on
   * each: "cards 0: 5, 7 / 1: 5, 6"), and tables of the article by the head of their first column ("table criterion").
   */
  readonly handouts?: readonly string[];
  readonly parts: readonly PlanPart<keyof M & string>[];
}

/** The diagram and the position name of what a part shows. */
export function shownBy(show: string): { readonly figure: string; readonly at: string } {
  const [, figure = "", at = ""] = /^(\S+) (.+)$/.exec(show) ?? [];
  return { figure, at };
}
