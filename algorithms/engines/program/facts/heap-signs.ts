/** By what a list is told to be a heap. */

/**
 * Where the children and the parent of a place of a heap stand. If the root is at 0, at 2i + 2 and (i − 1) / 2; if it is at 1, at 2i and
 * i / 2, which only say so together; 2i + 1 is a child of either.
 */
const HEAP_SIGNS = {
  zero: /^\(*(2\*\w+\+2|\w+\*2\+2|\(?\w+-1\)?>>>?1|Math\.floor\(\(\w+-1\)\/2\)|\(\w+-1\)\/\/2)\)*$/,
  child: /^\(*(2\*\w+\+1|\w+\*2\+1|\(?\w+<<1\)?(\||\+)1)\)*$/,
  down: /^\(*(2\*\w+|\w+\*2|\w+<<1)\)*$/,
  up: /^\(*(\w+>>>?1|Math\.floor\(\w+\/2\)|\w+\/\/2)\)*$/,
} as const;

export type HeapSign = keyof typeof HEAP_SIGNS;

export function heapSign(text: string): HeapSign | undefined {
  const found = Object.entries(HEAP_SIGNS).find(([, pattern]) => pattern.test(text));
  return found?.[0] as HeapSign | undefined;
}

export function isHeap(signs: ReadonlySet<HeapSign>): boolean {
  return signs.has("zero") || signs.has("child") || (signs.has("down") && signs.has("up"));
}

/** Whether the root of a heap stands at 1. */
export function isFromOne(signs: ReadonlySet<HeapSign>): boolean {
  return !signs.has("zero") && (signs.has("down") || signs.has("up"));
}

/** What Python calls with a list that is a heap: `heapq.heappush(waiting, x)`. */
export const HEAP_CALLS = /^heap(ify|push|pop|pushpop|replace)$/;
