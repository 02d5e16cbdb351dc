import type { Locale } from "#algorithms/lesson.ts";
import { readTextFile } from "#components/text-file.ts";
import type { EditorAction } from "./editor.ts";
import { ownText } from "./graph-text.ts";
import { LONGEST_SHOWN, MOST_BYTES } from "./limits.ts";
import { type PresetId, preset } from "./presets.ts";
import type { ReadyWish } from "./random-wish.ts";
import type { MatchingWords } from "./words.ts";
import { work } from "./work.ts";

/** Ways for a graph into the editor. What is wrong with one is told to `setNotice`. */
export function intake(
  act: (action: EditorAction) => void,
  setNotice: (notice: string) => void,
  words: MatchingWords,
  locale: Locale,
): {
  readonly openForeign: (text: string) => void;
  readonly openPreset: (id: PresetId) => void;
  readonly openFile: (files: readonly File[]) => Promise<void>;
  readonly openWish: (wish: ReadyWish) => Promise<void>;
  readonly startOver: () => void;
} {
  /** A text from elsewhere, which the text field may not be able to hold. */
  const openText = async (blob: Blob, name: string) => {
    const read = await readTextFile(blob, LONGEST_SHOWN);
    if (read.kind === "text") openForeign(read.text);
    else if (read.kind === "too-big") act({ kind: "load-long", long: { name, blob } });
    else if (read.kind === "no-text") setNotice(words.files.notText(name));
    else setNotice(words.files.unreadable(name, String(read.error)));
  };
  /** A text in whatever notation; what it was taken for is told, in it and beside it. */
  const openForeign = (text: string) => {
    const own = ownText(text, locale);
    act({ kind: "load", text: own.text });
    if (own.told !== undefined) setNotice(own.told);
  };
  return {
    openForeign,
    openPreset(id) {
      const { text, objective } = preset(id);
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
      act({ kind: "reset", text: preset("first").text });
    },
  };
}
