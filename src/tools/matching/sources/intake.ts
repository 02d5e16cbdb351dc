import type { Wish } from "#algorithms/engines/matching/read/reading.ts";
import { readTextFile } from "#components/page/text-file.ts";
import { decodeText } from "#src/lib/decode-text.ts";
import { part } from "#src/tools/shared/part.ts";
import type { EditorAction } from "../graph/editor.ts";
import { LONGEST_SHOWN, MOST_BYTES } from "../limits.ts";
import type { MatchingWords } from "../words.en.ts";
import { work } from "../work.ts";
import type { Told } from "./foreign-text.ts";
import { FIRST_TEXT, type PresetId } from "./preset-ids.ts";
import type { ReadyWish } from "./random-wish.ts";

/** What was taken in last, and what is said of it. */
export interface ReadingOf extends Told {
  readonly source: string;
  /** Where it is said: where the text is, or above all. */
  readonly at: "text" | "top";
  /** What was made of it in our own notation; undefined: the graph has not changed. */
  readonly text?: string;
}

/** Ways for a graph into the editor. What is wrong with one is told to `setNotice`. */
export function intake(
  act: (action: EditorAction) => void,
  setNotice: (notice: string) => void,
  setReading: (reading: ReadingOf | undefined) => void,
  words: MatchingWords,
): {
  /** Of a paste that takes the place of the whole text; read as it is wished, if it is. */
  readonly openPasted: (text: string, wish?: Wish) => Promise<void>;
  /** The same text read in another way. */
  readonly openAgain: (reading: ReadingOf, wish: Wish) => Promise<void>;
  readonly openPreset: (id: PresetId) => Promise<void>;
  readonly openFile: (files: readonly File[]) => Promise<void>;
  readonly openWish: (wish: ReadyWish) => Promise<void>;
  readonly startOver: () => void;
} {
  /** A text from elsewhere, which the text field may not be able to hold. */
  const openText = async (blob: Blob, name: string) => {
    const read = await readTextFile(blob, LONGEST_SHOWN);
    const decoded =
      read.kind === "no-text" ? decodeText(new Uint8Array(await blob.arrayBuffer())) : undefined;
    const text = read.kind === "text" && !read.text.includes("\0") ? read.text : decoded?.text;
    if (text !== undefined) await openForeign({ source: text, at: "top" });
    else if (read.kind === "too-big") act({ kind: "load-long", long: { name, blob } });
    else if (read.kind === "unreadable") setNotice(words.files.unreadable(name, String(read.error)));
    else setNotice(words.files.notText(name));
  };
  /** A text in whatever notation; what it was taken for is told, in it and beside it. */
  const openForeign = async ({ source, at }: Pick<ReadingOf, "source" | "at">, wish?: Wish) => {
    const reader = await part(() => import("./foreign-text.ts"), setNotice);
    // Without it the text says itself what is wrong with it.
    const own = reader?.ownText(source, wish) ?? { text: source, isOwn: true, told: "", offers: [] };
    const { text, isOwn, told, offers } = own;
    setNotice("");
    if (text === undefined)
      return setReading({ source, at, told: `${told} ${words.text.unchanged}`, offers });
    if (isOwn && at === "text" && !wish) act({ kind: "type", text, time: performance.now() });
    else act({ kind: "load", text });
    setReading({ source, at, told, offers, text });
  };
  return {
    openPasted: (source, wish) => openForeign({ source, at: "text" }, wish),
    openAgain: (reading, wish) => openForeign(reading, wish),
    async openPreset(id) {
      const presets = await part(() => import("./presets.ts"), setNotice);
      if (!presets) return;
      const { text, objective } = presets.preset(id);
      setNotice("");
      setReading(undefined);
      act({ kind: "load", text, objective });
    },
    async openFile([file]) {
      if (!file) return;
      setNotice("");
      setReading(undefined);
      if (file.size > MOST_BYTES) return setNotice(words.files.tooBig(file.name, file.size, MOST_BYTES));
      await openText(file, file.name);
    },
    async openWish(wish) {
      setNotice(words.random.making);
      const name = words.text.random(wish.kind, wish.n);
      try {
        await work({ kind: "random", wish }, (answer) => {
          if (answer.kind === "text") void openText(answer.text, name);
        });
        setNotice("");
      } catch (error) {
        setNotice(words.search.failed(String(error)));
      }
    },
    startOver() {
      setNotice("");
      setReading(undefined);
      act({ kind: "reset", text: FIRST_TEXT });
    },
  };
}
