/** How a figure is called onto the stage: by a link, by a key, or by the figure before it. */

/** Dispatched on the element of a figure that shall come onto the stage. */
export const CALL = "kibitz:stage";

/** What a call says. */
export interface StageCall {
  /** Whether a run that has been gone through begins anew. */
  readonly fresh: boolean;
  /** Where the run shall stand: a position name. */
  readonly at?: string;
}

/** Whether the address of this page calls a figure: `?stage=d2`, or `?stage` with `#d2`, or `?stage` alone, which calls the first. */
export function isCalled(figure: string, number: number): boolean {
  const called = new URLSearchParams(location.search).get("stage");
  return called !== null && (called || location.hash.slice(1) || (number === 1 ? figure : "")) === figure;
}
