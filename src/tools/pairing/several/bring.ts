import { formatState } from "../file/memory.ts";
import { readTrfFile } from "../file/trf-file.ts";
import { startTool } from "../state.ts";
import type { PairingWords } from "../words.en.ts";
import { isZip, unpackTournaments } from "./bundle.ts";
import { othersIn, putOther, type Store } from "./other-tournaments.ts";
import { matterOf, summaryOf } from "./put-aside.ts";

/** What became of the files that were to be added. */
export interface Brought {
  readonly added: number;
  /** So many were kept already. */
  readonly known: number;
  /** The names of files that could not be read, or for which there was no room. */
  readonly wrong: readonly string[];
  readonly isFull: boolean;
}

/** Adds tournaments from TRF files, or from files of several, to those that are kept; `open` is the state that is open. */
export async function bring(
  files: readonly File[],
  store: Store,
  open: string,
  words: PairingWords["file"],
): Promise<Brought> {
  const there = new Set([matterOf(open), ...othersIn(store).others.map(({ state }) => matterOf(state))]);
  const wrong: string[] = [];
  let [added, known, isFull] = [0, 0, false];
  for (const file of await unpacked(files, wrong)) {
    const read = await readTrfFile(file, words);
    const state = read.refusal === undefined ? startTool(read.text, read.encoding) : undefined;
    if (!state || (state.doc.file && state.doc.tournament.players.length === 0)) {
      wrong.push(file.name);
      continue;
    }
    const text = formatState(state);
    if (there.has(matterOf(text))) known += 1;
    else if (putOther(store, { ...summaryOf(state.doc), state: text }) === undefined) {
      isFull = true;
      wrong.push(file.name);
    } else {
      there.add(matterOf(text));
      added += 1;
    }
  }
  return { added, known, wrong, isFull };
}

/** The files, with those that hold several taken apart; what cannot be is named in `wrong`. */
async function unpacked(files: readonly File[], wrong: string[]): Promise<File[]> {
  const all: File[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
    if (!isZip(bytes)) {
      all.push(file);
      continue;
    }
    const packed = unpackTournaments(bytes);
    if (packed) all.push(...packed.map(({ name, bytes: content }) => new File([content], name)));
    else wrong.push(file.name);
  }
  return all;
}
