import type { Frame, StepKinds } from "#algorithms/core/run/trace.ts";

/** The steps of a lesson in the field's shorthand, in one language. */
export type Shorthand<P, K extends StepKinds, C extends string> = {
  readonly [N in keyof K]: (frame: Frame<K, C>, problem: P) => string;
};

/** The notation of a lesson, which has its shorthand in every language. */
export function notationOf<P, K extends StepKinds, C extends string>(words: {
  readonly notation: Shorthand<P, K, C>;
}): { readonly [N in keyof K]: (frame: Frame<K, C>, problem: P) => string } {
  const steps: (keyof K)[] = Object.keys(words.notation);
  const spoken = (step: keyof K) => (frame: Frame<K, C>, problem: P) => words.notation[step](frame, problem);
  return Object.fromEntries(steps.map((step) => [step, spoken(step)])) as {
    [N in keyof K]: ReturnType<typeof spoken>;
  };
}
