import type { ReactElement } from "react";
import type { Action } from "../actions.ts";
import { canClose, type Drawn } from "../doc.ts";
import type { PairingWords } from "../words.en.ts";
import { isChanged } from "./seats.ts";

/** What can be done with the round as a whole: to close it, to change seats, to ask about two players, to throw it away. */
export function RoundActions({
  drawn,
  act,
  changing,
  asking,
  onChanging,
  onAsking,
  words,
}: {
  readonly drawn: Drawn;
  readonly act: (action: Action) => void;
  readonly changing: boolean;
  readonly asking: boolean;
  readonly onChanging: () => void;
  /** Undefined: the round cannot be asked about. */
  readonly onAsking: (() => void) | undefined;
  readonly words: PairingWords;
}): ReactElement {
  const w = words.rounds;
  const known = drawn.boards.filter(({ outcome }) => outcome !== undefined).length;
  return (
    <div className="tool__actions pair-go needs-script">
      <button
        type="button"
        className="btn btn--solid pair-close"
        disabled={!canClose(drawn)}
        onClick={() => act({ kind: "close" })}
      >
        {w.close(drawn.round)}
      </button>
      {drawn.boards.length > 0 && <span className="pair-missing">{w.known(known, drawn.boards.length)}</span>}
      <button type="button" className="btn" aria-pressed={changing} onClick={onChanging}>
        {changing ? words.change.done : words.change.button}
      </button>
      {onAsking && (
        <button type="button" className="btn" aria-pressed={asking} onClick={onAsking}>
          {asking ? words.change.done : w.askTwo}
        </button>
      )}
      {isChanged(drawn) && (
        <button type="button" className="btn" onClick={() => act({ kind: "restore" })}>
          {words.change.back}
        </button>
      )}
      <button type="button" className="btn btn--quiet" onClick={() => act({ kind: "discard" })}>
        {w.discard}
      </button>
    </div>
  );
}
