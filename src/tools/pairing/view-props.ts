import type { Doc } from "./doc.ts";
import type { Action } from "./state.ts";
import type { PairingWords } from "./words.ts";

/** What a part of the tool gets that shows the tournament and may change it. */
export interface ViewProps {
  readonly doc: Doc;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}
