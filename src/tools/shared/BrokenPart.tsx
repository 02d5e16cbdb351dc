import type { ReactElement } from "react";
import { partWords } from "./words.en.ts";

/** Says that the code of a part did not come, and lets the reader try again. */
export function BrokenPart({ onAgain }: { readonly onAgain: () => void }): ReactElement {
  return (
    <p className="broken">
      {partWords.broken}{" "}
      <button type="button" className="btn" onClick={onAgain}>
        {partWords.again}
      </button>
    </p>
  );
}
