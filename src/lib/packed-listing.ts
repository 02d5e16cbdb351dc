import type { Listing } from "#algorithms/core/lesson/listing.ts";

/** The pieces of a line: text and kind, where the empty kind is plain. */
type Pieces = readonly (readonly [text: string, kind: string])[];

/**
 * A listing as it travels: its text once, and for each line the letters of its pieces' kinds ("a" is the first of `kinds`),
 * each with the length of the piece; the last one of a line goes to its end: "a6b1c".
 */
export interface PackedListing extends Pick<Listing, "file" | "lineOf"> {
  /** Only where listings are checked. */
  readonly asked?: Listing["asked"];
  readonly text: string;
  readonly kinds: readonly string[];
  readonly runs: string;
}

const FIRST_LETTER = 97;

export function packListing(
  { file, lineOf, asked, lines }: Listing,
  pieces: readonly Pieces[],
): PackedListing {
  const kinds = [...new Set(pieces.flat().map(([, kind]) => kind))];
  const letter = (kind: string) => String.fromCharCode(FIRST_LETTER + kinds.indexOf(kind));
  const runs = pieces.map((line) =>
    line.map(([text, kind], k) => `${letter(kind)}${k < line.length - 1 ? text.length : ""}`).join(""),
  );
  return { file, lineOf, asked, text: lines.join("\n"), kinds, runs: runs.join("\n") };
}

/** The pieces are cut when they are asked for: most figures are read without their listing being seen. */
export function unpackListing({ file, lineOf, asked = {}, text, kinds, runs }: PackedListing) {
  const lines = text.split("\n");
  let pieces: Pieces[] | undefined;
  return {
    ...{ file, lineOf, asked, lines },
    get pieces(): readonly Pieces[] {
      pieces ??= cutLines(lines, kinds, runs);
      return pieces;
    },
  };
}

function cutLines(lines: readonly string[], kinds: readonly string[], runs: string): Pieces[] {
  return runs.split("\n").map((line, index) => {
    let at = 0;
    return Array.from(line.matchAll(/([a-z])(\d*)/g), ([, letter = "", length]) => {
      const from = at;
      at = length ? at + Number(length) : Number.POSITIVE_INFINITY;
      const kind = kinds[letter.charCodeAt(0) - FIRST_LETTER] ?? "";
      return [lines[index].slice(from, at), kind] as const;
    });
  });
}
