import { readTextFile } from "#components/page/text-file.ts";
import { part } from "#src/tools/shared/part.ts";
import type { EditorAction } from "../graph/editor.ts";
import { LONGEST_SHOWN, MOST_BYTES } from "../limits.ts";
import type { MatchingWords } from "../words.en.ts";
import { work } from "../work.ts";
import { FIRST_TEXT, type PresetId } from "./preset-ids.ts";
import type { ReadyWish } from "./random-wish.ts";

/** Ways for a graph into the editor. What is wrong with one is told to `setNotice`. */
export function intake(
  act: (action: EditorAction) => void,
  setNotice: (notice: string) => void,
  words: MatchingWords,
): {
  /** Of a paste that takes the place of the whole text. */
  readonly openPasted: (text: string) => Promise<void>;
  readonly openPreset: (id: PresetId) => Promise<void>;
  readonly openFile: (files: readonly File[]) => Promise<void>;
  readonly openWish: (wish: ReadyWish) => Promise<void>;
  readonly startOver: () => void;
} {
  /** A text from elsewhere, which the text field may not be able to hold. */
  const openText = async (blob: Blob, name: string) => {
    const read = await readTextFile(blob, LONGEST_SHOWN);
    if (read.kind === "text") await openForeign(read.text);
    else if (read.kind === "too-big") act({ kind: "load-long", long: { name, blob } });
    else if (read.kind === "no-text") setNotice(words.files.notText(name));
    else setNotice(words.files.unreadable(name, String(read.error)));
  };
  /** A text in whatever notation; what it was taken for is told, in it and beside it. */
  const openForeign = async (text: string) => {
    const reader = await part(() => import("./foreign-text.ts"), setNotice);
    // Without it the text says itself what is wrong with it.
    const own = reader?.ownText(text) ?? { text };
    act({ kind: "load", text: own.text });
    if (own.told !== undefined) setNotice(own.told);
  };
  const openPasted = async (text: string) => {
    const reader = await part(() => import("./foreign-text.ts"), setNotice);
    if (reader?.ownText(text).told !== undefined) await openForeign(text);
    else act({ kind: "type", text, time: performance.now() });
  };
  return {
    openPasted,
    async openPreset(id) {
      const presets = await part(() => import("./presets.ts"), setNotice);
      if (!presets) return;
      const { text, objective } = presets.preset(id);
      setNotice("");
      act({ kind: "load", text, objective });
    },
    async openFile([file]) {
      if (!file) return;
      setNotice("");
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
      act({ kind: "reset", text: FIRST_TEXT });
    },
  };
}
