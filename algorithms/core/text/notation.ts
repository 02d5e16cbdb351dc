import type { Frame, StepKinds } from "#algorithms/core/run/trace.ts";

/** The steps of a lesson in the field's shorthand. */
export type Shorthand<P, K extends StepKinds, C extends string> = {
  readonly [N in keyof K]: (frame: Frame<K, C>, problem: P) => string;
};
