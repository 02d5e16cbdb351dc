/**
 * What a reader tries with their own hands before an article says how it is done: a small problem on a picture, where
 * everything is legal that the problem allows, and what it costs stands beside the best possible.
 */
import type { Plate } from "./scene.ts";

/** Why a touch changes nothing: the rule of the problem, in a sentence. */
export interface Refusal {
  readonly refused: string;
}

/** What a challenge says. */
export interface ChallengeWords<S> {
  /** The problem: also a question for pencil and paper. Above it stands the lead of the article. */
  readonly prompt: string;
  /** How it is done on the picture. */
  readonly how: string;
  /** Where the reader stands, and what it costs so far: "Round 2, 5 of 15 games". */
  state(state: S): string;
  /** The best possible, to stand beside it: "best possible: 5 rounds". */
  readonly best: string;
  /** The last sentence, which is kind to every score. */
  end(score: number): string;
  /** The sentence of the article that takes up what the reader did. */
  tried(score: number): string;
}

/** A challenge is pure: a state comes from the touches before it, and from nothing else. */
export interface Challenge<S> {
  readonly start: S;
  plate(state: S): Plate;
  /** The marks that the rules let be touched now, in the order in which keys walk along them. */
  touchable(state: S): readonly string[];
  /** The state after a mark was touched, or why it cannot be. */
  touch(state: S, mark: string): S | Refusal;
  /** Whether only the first half of something was touched, such as one of two players. */
  isHalf(state: S): boolean;
  /** Nothing is left to do. */
  isDone(state: S): boolean;
  /** What was reached, to be kept; undefined while it counts for nothing yet. */
  score(state: S): number | undefined;
  /** The best score that is possible. */
  readonly best: number;
  readonly words: ChallengeWords<S>;
}

/** Any challenge, for code that works on all of them. */
// biome-ignore lint/suspicious/noExplicitAny: pages and tests treat states as opaque.
export type AnyChallenge = Challenge<any>;

/** A challenge as far as it was played. */
export interface Attempt<S> {
  readonly touches: readonly string[];
  readonly state: S;
}

/** Whether a touch was refused. */
export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === "object" && outcome !== null && "refused" in outcome;
}

/** Plays these touches, up to the first one that is refused. */
export function attempt<S>(challenge: Challenge<S>, touches: readonly string[]): Attempt<S> {
  let state = challenge.start;
  for (const [done, mark] of touches.entries()) {
    const next = challenge.touch(state, mark);
    if (isRefusal(next)) return { touches: touches.slice(0, done), state };
    state = next;
  }
  return { touches, state };
}

/** Takes the last deed back: half of one, or a whole one. */
export function undone<S>(challenge: Challenge<S>, { touches }: Attempt<S>): Attempt<S> {
  let before = attempt(challenge, touches.slice(0, -1));
  while (before.touches.length > 0 && challenge.isHalf(before.state))
    before = attempt(challenge, before.touches.slice(0, -1));
  return before;
}

/** Whether the first score is better than the second, seen from the best possible. */
export function isBetter(
  { best }: Pick<AnyChallenge, "best">,
  score: number,
  than: number | undefined,
): boolean {
  return than === undefined || Math.abs(score - best) < Math.abs(than - best);
}
