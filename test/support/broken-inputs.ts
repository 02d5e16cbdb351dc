import { seededRandom } from "#algorithms/core/text/random.ts";

const PIECES = [
  ..."0 1 -1 2.5 9999999999 1e9 n: , ; \t # ( ) [ ] { } \" ' “ … é Ж 漢 🙂 \u0000 \u0007 \u00a0 \u200b \u202e \uFEFF \uFFFD \r\n \r".split(
    " ",
  ),
  " ",
  "\n",
  "\n\n",
  "x".repeat(100),
];

/**
 * Texts that are near to inputs but mostly none: nothing, noise, inputs of others, and examples with a piece put in, cut
 * out, doubled or exchanged. The same for the same arguments.
 */
export function brokenInputs(
  others: readonly string[],
  examples: readonly string[],
  count: number,
): string[] {
  const random = seededRandom(count);
  const below = (limit: number) => Math.floor(random() * limit);
  const piece = () => PIECES[below(PIECES.length)];
  const broken = (text: string): string => {
    const at = below(text.length + 1);
    const to = Math.min(text.length, at + below(12));
    const ways = [
      () => text.slice(0, at) + piece() + text.slice(at),
      () => text.slice(0, at) + text.slice(to),
      () => text.slice(0, to) + text.slice(at),
      () => text.slice(0, at) + piece() + text.slice(to),
      () => text.slice(0, at),
    ];
    return ways[below(ways.length)]();
  };
  const texts = ["", "\n", "\uFEFF", "0", "1", "-1", "99999999", "x", "\u0000", ...others];
  for (let k = 0; k < count; k++) {
    let text = examples[below(examples.length)].slice(0, 4000);
    for (let times = below(3); times >= 0; times--) text = broken(text);
    texts.push(text, Array.from({ length: below(12) }, piece).join(below(2) === 0 ? "" : " "));
  }
  return texts;
}
