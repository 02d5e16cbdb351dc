/** Tours from outside, and what is said of those that cannot be read. */
import { readTextFile } from "#components/page/text-file.ts";
import type { ReadTour } from "#components/tour/tour.ts";
import { readTour, type Tour } from "#components/tour/tour.ts";
import type { TourWords } from "./words.en.ts";

/** More no tour has. In bytes. */
const MOST_BYTES = 2_000_000;

/** A tour, if it is one, and what is to be told. */
export interface TakenTour {
  readonly tour: Tour | undefined;
  readonly told: string;
}

/** What became of a text. */
export function taken(read: ReadTour, words: TourWords): TakenTour {
  if (read.kind === "version") return { tour: undefined, told: words.wrong.version(read.version) };
  if (read.kind !== "tour") return { tour: undefined, told: words.wrong[read.kind] };
  return { tour: read.tour, told: read.wrong.length === 0 ? "" : words.leftOut(read.wrong) };
}

/** Reads a file that was chosen or dropped. */
export async function takeFile(file: Blob, words: TourWords): Promise<TakenTour> {
  const read = await readTextFile(file, MOST_BYTES);
  if (read.kind !== "text") return { tour: undefined, told: words.wrong[read.kind] };
  const found = readTour(read.text);
  return taken(found.kind === "damaged" ? { kind: "other" } : found, words);
}
