import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from "react";
import { loadAgain } from "#components/page/load-again.ts";
import { signOfReading } from "./reading.ts";

/** A state whose program comes late: `first` is there before it. All of this must stay the same from call to call. */
export interface Lazy<E, S, A> {
  /** Brings the program, once. */
  readonly load: () => Promise<E>;
  readonly first: S;
  /** Whether there is something to be opened in the place of `first`: then the program comes at once. */
  readonly isAwaited: () => boolean;
  /** What is opened with the program, if there is anything. */
  readonly open: (engine: E) => Promise<S | undefined>;
  readonly act: (engine: E, state: S, action: A) => S;
}

/** Acts on a state whose program comes with the first action. What is done before it has come is done when it has. */
export function useEngine<E, S, A>({
  load,
  first,
  isAwaited,
  open,
  act: acted,
}: Lazy<E, S, A>): {
  readonly state: S;
  readonly setState: Dispatch<SetStateAction<S>>;
  readonly act: Dispatch<A>;
  readonly engine: E | undefined;
  /** Whether what is to be opened has been opened. */
  readonly ready: boolean;
  /** Asks once more for the program that did not come; undefined: nothing is missing. */
  readonly tryAgain: (() => void) | undefined;
} {
  const [state, setState] = useState(first);
  const [engine, setEngine] = useState<E>();
  const [ready, setReady] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const waiting = useRef<A[]>([]);
  const coming = useRef<Promise<E>>(undefined);
  const now = useRef<E>(undefined);

  const take = useCallback(
    async (next: Promise<E>) => {
      if (coming.current === next) return;
      coming.current = next;
      setIsMissing(false);
      try {
        const came = await next;
        const own = await open(came);
        const actions = waiting.current;
        setState((before) => actions.reduce((each, action) => acted(came, each, action), own ?? before));
        now.current = came;
        setEngine(() => came);
        setReady(true);
      } catch {
        coming.current = undefined;
        setIsMissing(true);
      }
    },
    [open, acted],
  );
  useEffect(() => {
    if (isAwaited()) void take(load());
    else setReady(true);
    const look = () => {
      if (now.current === undefined && isAwaited()) void take(load());
    };
    // Another tab may keep what is to be shown here.
    addEventListener("storage", look);
    // It is there when it is needed; where it does not come now, it is asked for with the first action.
    void signOfReading()
      .then(load)
      .then(() => take(load()))
      .catch(() => undefined);
    return () => removeEventListener("storage", look);
  }, [isAwaited, take, load]);
  const act = useCallback(
    (action: A) => {
      const { current } = now;
      if (current !== undefined) return setState((before) => acted(current, before, action));
      waiting.current.push(action);
      void take(load());
    },
    [take, acted, load],
  );
  const tryAgain = isMissing ? () => void take(loadAgain(load)) : undefined;
  return { state, setState, act, engine, ready, tryAgain };
}
