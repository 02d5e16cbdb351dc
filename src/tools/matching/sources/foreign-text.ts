/** Texts in which other programs write graphs. */
import { formatUnderstood } from "#algorithms/engines/matching/read/format-understood.ts";
import type { Wish } from "#algorithms/engines/matching/read/reading.ts";
import {
  isNearlyOwn,
  type Understanding,
  understandGraph,
} from "#algorithms/engines/matching/read/understand-graph.ts";
import { understoodWords } from "#algorithms/engines/matching/read/understood-words.en.ts";
import { LIMITS } from "../limits.ts";

/** Another way to read a text. */
export interface Offer {
  readonly wish: Wish;
  readonly label: string;
}

/** What is said of a text: for what it is taken, or why it is not, and what else it could be. */
export interface Told {
  readonly told: string;
  readonly offers: readonly Offer[];
}

export interface OwnText extends Told {
  /** The graph in our own notation, as it was if it was that; undefined: it cannot be shown as a graph. */
  readonly text: string | undefined;
  readonly isOwn: boolean;
}

/** Reads a text in whatever notation. One in ours with mistakes stays as it is, so that they can be mended. */
export function ownText(text: string, wish: Wish = {}): OwnText {
  const understanding = understandGraph(text, LIMITS, wish);
  const { understood, others } = understanding;
  const isOwn = understood ? understood.isOwn : isNearlyOwn(text);
  const shown = isOwn ? text : understood && formatUnderstood(understood, understoodWords);
  // The text field tells its own mistakes.
  const isTold = understood !== undefined || !isOwn || others.length > 0;
  return { ...toldOf(understanding), text: shown, isOwn, ...(!isTold && { told: "" }) };
}

/** What is said of a text. */
export function toldOf({ understood, trouble, others }: Understanding): Told {
  return {
    told: understood ? understoodWords.told(understood) : trouble ? understoodWords.looksLike(trouble) : "",
    offers: others.map((other) => ({ wish: other.wish, label: understoodWords.other(other, understood) })),
  };
}
