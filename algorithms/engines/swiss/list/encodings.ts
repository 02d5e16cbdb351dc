/** Bytes of a list as text: Unicode where they are that, else the page of codes by which the names look like names. */

/** The encodings that can be chosen, by their names in the Encoding Standard; of two that fit equally well the first is taken. */
export const ENCODINGS = [
  ...(["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250", "windows-1251"] as const),
  ...([
    "windows-1254",
    "windows-1257",
    "windows-1253",
    "iso-8859-2",
    "iso-8859-5",
    "koi8-u",
    "macintosh",
  ] as const),
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The letters beyond a to z of the languages that a page of codes is for, with a hyphen between two languages. They stand in a
 * row, so that they are seen to be a table: no page shows them, and no typeface of the pages needs to have them.
 */
const ALPHABETS: Readonly<Partial<Record<Encoding, string>>> = {
  "windows-1252":
    "äöüß-àâæçéèêëîïôœùûüÿ-áéíóúñüçºª-àáâãçéêíóõôúü-àèéìíîòóù-åäöéü-æøåéäöü-áðéíóúýþæö-äëïöüéèêáóí-åæøéèêóòâô-àçéèíïòóúü",
  "windows-1250": "ąćęłńóśźż-áčďéěíňóřšťúůýž-áäčďéíĺľňóôŕšťúýž-áéíóöőúüű-čćđšž-ăâîșşțţ-äöüß",
  "windows-1251":
    "абвгдежзийклмнопрстуфхцчшщъыьэюяё-абвгґдеєжзиіїйклмнопрстуфхцчшщьюя-абвгдђежзијклљмнњопрстћуфхцчџш",
  "windows-1254": "âçğıîöşûü",
  "windows-1257": "āčēģīķļņōŗšūž-ąčęėįšųūž-äöõüšž",
  "windows-1253": "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ",
};

/** The marks that begin a text in Unicode. */
const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** How much of UTF-16 is zero where letters are Latin. */
const MANY_ZEROS = 0.2;
const SAMPLE = 200_000;

/** The text of bytes in an encoding, without the mark before it. Bytes that are none of its letters become "�". */
export function decodedAs(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** The encoding that bytes are most likely in. */
export function guessedEncoding(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > MANY_ZEROS * sample.length) return odd > even ? "utf-16le" : "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  const scores = (Object.keys(ALPHABETS) as Encoding[]).map((encoding) => ({
    encoding,
    score: fitOf(decodedAs(sample, encoding), ALPHABETS[encoding]?.split("-") ?? []),
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  return scores.find(({ score }) => score === best)?.encoding ?? "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Capitals as names have them: the first, all, or one more within. */
const CASES = /^(\p{Lu}?[\p{Ll}'’]+|[\p{Lu}'’]+|\p{Lu}[\p{Ll}'’]+\p{Lu}\p{Ll}+)$/u;

/** How many words have letters of one alphabet, each letter as a name has it, less those that no alphabet has. */
function fitOf(text: string, alphabets: readonly string[]): number {
  const words = text.match(/[^\s\d,;|"()[\]./-]*[^\p{ASCII}][^\s\d,;|"()[\]./-]*/gu) ?? [];
  let fit = 0;
  for (const word of words) {
    const rare = [...word].filter((sign) => !/\p{ASCII}/u.test(sign));
    // No name has letters of two scripts.
    const isMixed = /[a-z]/i.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
    const isWord = !isMixed && CASES.test(word);
    const isOfOne = alphabets.some((letters) => rare.every((sign) => letters.includes(sign.toLowerCase())));
    // A capital within a name is rare, and most often a small letter of another page.
    const worth = /\p{Ll}\p{Lu}/u.test(word) ? 1 : 2;
    fit += isWord && isOfOne ? worth : isWord ? 0 : -2;
  }
  return fit;
}
