/**
 * When something that was learned is asked again. Each success that comes when it is due doubles or triples the wait, as
 * the memory lasts longer with each recall (Cepeda and others 2006); a failure begins again.
 */

/** Dates and waits are in seconds; a date counts from the beginning of 1970. */
export const DAY = 86_400;

/** The first waits, in days. Later ones are each twice the one before. */
const WAITS = [1, 3, 7, 21] as const;
const LONGEST_WAIT = 365;

/** What was answered in the evening may be asked again the next morning. */
const MORNING = 8 * 3600;

/** How well something is known: how many waits it has outlasted, and from when on it is to be asked. */
export interface Standing {
  readonly step: number;
  readonly due: number;
}

/** The days to wait at a step, from 0. */
export function waitAt(step: number): number {
  const last = WAITS.length - 1;
  return step <= last ? WAITS[step] : Math.min(WAITS[last] * 2 ** (step - last), LONGEST_WAIT);
}

/**
 * The standing after an answer. A right answer before its time proves nothing and changes nothing. `before` is missing
 * for what was never asked.
 */
export function standingAfter(before: Standing | undefined, right: boolean, at: number): Standing {
  if (!right || !before) return standingAt(0, at);
  return at < before.due ? before : standingAt(before.step + 1, at);
}

function standingAt(step: number, at: number): Standing {
  return { step, due: at + waitAt(step) * DAY - MORNING };
}
