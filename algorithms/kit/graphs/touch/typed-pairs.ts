import { pathWords } from "./path-words.en.ts";

/** Pairs that a reader typed, or what is wrong with them, in a sentence. */
export type TypedPairs =
  | { readonly pairs: readonly (readonly [number, number])[] }
  | { readonly mistake: string };

/** One pair: "0-5", "0–5", "0 – 5", or "0 5" where nothing else stands in its line or between its commas. */
const PAIR = /^(\d+)(?:\s*[-–—]\s*|\s+)(\d+)$/;

/**
 * Reads pairs of different numbers below n, such as "0-5, 0-6; 1–5". No pair may come twice, in either order. Vertices count
 * from 0, players from 1.
 */
export function typedPairs(typed: string, n: number, of: "vertices" | "players" = "vertices"): TypedPairs {
  const words = pathWords.typed[of];
  const lowest = of === "players" ? 1 : 0;
  const pieces = piecesOf(typed);
  if (pieces.length === 0) return { mistake: words.noPairs };
  const pairs: [number, number][] = [];
  for (const piece of pieces) {
    const match = PAIR.exec(piece);
    if (match === null) return { mistake: words.noPair(piece) };
    const [u, v] = [Number(match[1]), Number(match[2])];
    const strange = [u, v].find((each) => each < lowest || each >= n);
    if (strange !== undefined) return { mistake: words.strange(strange, n) };
    if (u === v) return { mistake: words.loop(u) };
    if (pairs.some(([a, b]) => (a === u && b === v) || (a === v && b === u)))
      return { mistake: words.pairTwice(u, v) };
    pairs.push([u, v]);
  }
  return { pairs };
}

/** What stands between lines, commas or semicolons; and there between spaces that no dash touches, unless it is a pair. */
function piecesOf(typed: string): string[] {
  return typed
    .replaceAll("\u2060", "")
    .replace(/[^\S\n]*([-–—])[^\S\n]*/g, "$1")
    .split(/[\n,;]+/)
    .map((part) => part.trim())
    .flatMap((part) => (PAIR.test(part) ? [part] : part.split(/\s+/)))
    .filter((piece) => piece !== "");
}
