/** Files that are dropped or chosen, as TRF texts. */
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import type { PairingWords } from "../words.en.ts";
import { decode } from "./trf-text.ts";

/** More than the report of two thousand players and thirty rounds. */
const MOST_BYTES = 5_000_000;

export type TrfFile =
  | {
      readonly text: string;
      /** What is wrong with the bytes. */
      readonly encoding: readonly TrfProblem[];
      readonly refusal?: undefined;
    }
  /** Why the file is not taken. */
  | { readonly refusal: string };

/** Reads a file; one that is too big is refused before. */
export async function readTrfFile(file: File, words: PairingWords["file"]): Promise<TrfFile> {
  if (file.size > MOST_BYTES) return { refusal: words.tooBig(file.name, file.size, MOST_BYTES) };
  try {
    return decode(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    return { refusal: words.unreadable(file.name, String(error)) };
  }
}
