const MOST = 40;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** What a reader wrote, in quotes: at most 40 characters of it, and control characters spelled out ("U+0007"). */
export function quoted(text: string): string {
  const points = [...text];
  const cut = points.length > MOST ? `${points.slice(0, MOST - 1).join("")}…` : text;
  return `"${cut.replace(UNPRINTABLE, (character) => codeName(character))}"`;
}

function codeName(character: string): string {
  return `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0")}`;
}
