import type { Action } from "./actions.ts";
import type { Doc } from "./doc.ts";
import type { AllWords } from "./players/late-words.ts";
import type { PairingWords } from "./words.en.ts";

/** What a part of the tool gets that shows the tournament and may change it. */
export interface ViewProps {
  readonly doc: Doc;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}

/** The same for a part that came later, which has all words. */
export interface LateViewProps extends ViewProps {
  readonly words: AllWords;
}
