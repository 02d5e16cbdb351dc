/** What undo brings back: the states before this one, and those that were taken back. */

export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/** A burst of small changes, which are undone as one: its name, and when its last change was, in milliseconds. */
export interface Burst {
  readonly name: string;
  readonly time: number;
}

/** A history without anything in it. */
export const NO_HISTORY: History<never> = { past: [], future: [] };

/** The history when `now` makes room for something new; of the past no more than `most` states are kept. */
export function remember<T>({ past }: History<T>, now: T, most: number): History<T> {
  return { past: [...past, now].slice(-most), future: [] };
}

/** Whether a change belongs to the burst of the last one: the same name, and no longer pause than `pause`. */
export function continues(last: Burst | undefined, next: Burst | undefined, pause: number): boolean {
  return (
    last !== undefined && next !== undefined && last.name === next.name && !(next.time - last.time > pause)
  );
}

/** Goes back or forth by one: the state that is then shown and its history; undefined when there is nowhere to go. */
export function travel<T>(
  { past, future }: History<T>,
  now: T,
  kind: "undo" | "redo",
): { readonly state: T; readonly history: History<T> } | undefined {
  const from = kind === "undo" ? past : future;
  if (from.length === 0) return undefined;
  const state = from[from.length - 1];
  const rest = from.slice(0, -1);
  const history =
    kind === "undo" ? { past: rest, future: [...future, now] } : { past: [...past, now], future: rest };
  return { state, history };
}

/**
 * The history when `now` makes room for what a change has made: one more state, unless the change belongs to the burst
 * before it. `most` and `pause` are as above.
 */
export function record<T>(
  state: History<T> & { readonly burst: Burst | undefined },
  now: T,
  burst: Burst | undefined,
  { most, pause }: { readonly most: number; readonly pause: number },
): History<T> {
  return continues(state.burst, burst, pause) ? { past: state.past, future: [] } : remember(state, now, most);
}
