import type { ReactElement } from "react";
import { Icon } from "../page/Icon.tsx";
import type { PlayerWords } from "../panels/words.ts";

interface StageButtonProps {
  readonly words: Pick<PlayerWords, "present">;
  readonly off: boolean;
  readonly onClick: () => void;
}

/** Brings a figure onto the stage. */
export function StageButton({ words, off, onClick }: StageButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="btn btn--icon btn--quiet player__present"
      aria-label={words.present}
      title={words.present}
      disabled={off}
      onClick={onClick}
    >
      <Icon name="stage" />
    </button>
  );
}
