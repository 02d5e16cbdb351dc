import type { PairingWords } from "#src/i18n/pairing-tool.ts";
import type { Doc } from "./doc.ts";
import type { Action } from "./state.ts";

/** What a part of the tool gets that shows the tournament and may change it. */
export interface ViewProps {
  readonly doc: Doc;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}
