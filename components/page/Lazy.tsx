import { type ReactElement, type ReactNode, useCallback, useEffect, useState } from "react";
import type { PlayerWords } from "../panels/words.ts";
import { loadAgain } from "./load-again.ts";

interface LazyProps<Part> {
  readonly load: () => Promise<Part>;
  readonly words: Pick<PlayerWords, "notCome" | "tryAgain" | "dismiss">;
  /** Gives the part up, where the reader can. */
  readonly onDismiss: () => void;
  /** What stands here until the part has come. */
  readonly until?: ReactNode;
  readonly children: (part: Part) => ReactElement;
}

/** What few readers open: its code comes when it is shown. When it does not come, that is said, and can be tried again. */
export function Lazy<Part>({ load, words, onDismiss, until, children }: LazyProps<Part>): ReactNode {
  const [part, setPart] = useState<Part>();
  const [state, setState] = useState<"coming" | "missing" | "again">("coming");
  const come = useCallback((promise: Promise<Part>) => {
    promise.then(
      (loaded) => setPart(() => loaded),
      () => setState("missing"),
    );
  }, []);
  useEffect(() => come(load()), [come, load]);
  if (part !== undefined) return children(part);
  if (state === "coming") return until;
  return (
    <p className="player__notice" role="status">
      <span>{words.notCome}</span>
      <button
        type="button"
        className="btn"
        disabled={state === "again"}
        onClick={() => {
          setState("again");
          come(loadAgain(load));
        }}
      >
        {words.tryAgain}
      </button>
      <button type="button" className="btn btn--quiet" onClick={onDismiss}>
        {words.dismiss}
      </button>
    </p>
  );
}
