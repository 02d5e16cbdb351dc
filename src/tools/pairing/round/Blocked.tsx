import type { ReactElement } from "react";
import type { Action } from "../actions.ts";
import type { Doc } from "../doc.ts";
import type { PairingWords } from "../words.en.ts";

/** In place of the tournament while its text is being mended. */
export function Blocked({
  doc,
  act,
  onFile,
  words,
}: {
  readonly doc: Doc;
  readonly act: (action: Action) => void;
  readonly onFile: () => void;
  readonly words: PairingWords;
}): ReactElement {
  const errors = doc.file?.problems.filter(({ severity }) => severity === "error").length ?? 0;
  return (
    <div className="pair-blocked">
      <p>{words.file.blocked(errors)}</p>
      <p className="tool__actions">
        <button type="button" className="btn btn--solid" onClick={onFile}>
          {words.file.toFile}
        </button>
        {doc.tournament.players.length > 0 && (
          <button type="button" className="btn" onClick={() => act({ kind: "put-away" })}>
            {words.file.putAway}
          </button>
        )}
      </p>
    </div>
  );
}
