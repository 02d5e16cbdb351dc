/** What is asked in five minutes: a few questions, mixed over lessons, each as an instance that was not seen before. */
import type { Known } from "#components/journal/known.ts";

/** So many questions take about five minutes. */
const MOST_QUESTIONS = 6;

/**
 * The questions of a session: of what is due, in the order in which it waits, but after a question of one lesson comes one
 * of another lesson as long as there is one. Mixed practice is harder, and lasts longer (Rohrer and Taylor 2007).
 */
export function planSession(due: readonly Known[], most = MOST_QUESTIONS): readonly Known[] {
  const left = [...due];
  const plan: Known[] = [];
  while (left.length > 0 && plan.length < most) {
    const other = left.findIndex(({ lesson }) => lesson !== plan.at(-1)?.lesson);
    plan.push(...left.splice(Math.max(0, other), 1));
  }
  return plan;
}

const MOST_TRIES = 60;
const LARGEST_SEED = 999_999;

/**
 * The seed of an instance that was not seen: `tell` says what an instance asks, as two seeds may ask the same. Where there
 * are no others, it is at least another one than the last that was seen, if there are two.
 */
export function freshSeed(
  seen: readonly number[],
  tell: (seed: number) => string,
  chance: () => number,
): number {
  const told = new Set(seen.map(tell));
  const last = tell(seen.at(-1) ?? 0);
  let other = seen.at(-1) ?? 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seed = 1 + Math.floor(chance() * LARGEST_SEED);
    const text = tell(seed);
    if (!told.has(text)) return seed;
    if (text !== last) other = seed;
  }
  return other;
}
