/** Right outputs spoilt: a number, a word, a line or a blank is another one, or is not there. */

export const BITS = [
  ...[
    " ",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\v",
    "\f",
    "-",
    ":",
    "–",
    " - ",
    "–\n",
    "-\r\n",
    "0",
    "1",
    "7",
    "+1",
    "-1",
    "-0",
  ],
  ...[
    "007",
    "9007199254740991",
    "9007199254740992",
    "-9007199254740992",
    "00009007199254740991",
    "x",
    "1.5",
    "1e3",
  ],
  ...[
    "\u00a0",
    "\u1680",
    "\u2003",
    "\u2028",
    "\u202f",
    "\u205f",
    "\u3000",
    "\ufeff",
    "\u0085",
    "\u001c",
    "\u200b",
  ],
  ...["\u180e", "\u0000", "４", "−1", "TAK", "NIE", "\u{1f600}", ""],
];
const SIGNS = [" - ", ":", "–", "\t", "  ", "\n", "-"];

/** The text after one change; `pick` draws a whole number below what it is given. */
export function spoilt(text: string, pick: (below: number) => number): string {
  const at = pick(text.length + 1);
  const lines = text.split("\n");
  const words = text.split(/(\s+)/);
  const [a, b] = [pick(lines.length), pick(lines.length)];
  const [word, other] = [2 * pick(words.length / 2), 2 * pick(words.length / 2)];
  switch (pick(12)) {
    case 0:
      return text.slice(0, at) + BITS[pick(BITS.length)] + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + pick(3));
    case 2:
      return text.replace(/ /g, () => (pick(3) > 0 ? " " : (SIGNS[pick(SIGNS.length)] as string)));
    case 3:
      return lines
        .with(a, lines[b] as string)
        .with(b, lines[a] as string)
        .join("\n");
    case 4:
      return [...lines, lines[a]].join("\n");
    case 5:
      return lines.filter((_, k) => k !== a).join("\n");
    case 6:
      return words.with(word, String(pick(12) - 1)).join("");
    case 7:
      return text.replaceAll("\n", pick(2) > 0 ? "\r\n" : "\r");
    case 8:
      return words
        .with(word, words[other] as string)
        .with(other, words[word] as string)
        .join("");
    case 9:
      return words.with(word, BITS[pick(BITS.length)] as string).join("");
    case 10:
      return (BITS[pick(BITS.length)] as string) + text + BITS[pick(BITS.length)];
    default:
      return text;
  }
}
