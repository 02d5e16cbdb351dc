import { type RefObject, useEffect, useState } from "react";
import { CALL, isCalled, type StageCall } from "./call.ts";

/** Whether a figure is on the stage, and what brings it there and back. */
export interface OnStage {
  readonly call: StageCall | undefined;
  readonly enter: () => void;
  /** Back to the figure in its page. */
  readonly leave: () => void;
  /** The stage is another figure's now. */
  readonly giveUp: () => void;
}

/** The stage of the figure `root`. What stands on it comes only when it is called. */
export function useStage(
  figure: string,
  number: number | undefined,
  root: RefObject<HTMLElement | null>,
): OnStage {
  const [call, setCall] = useState<StageCall>();
  useEffect(() => {
    const element = root.current;
    if (number !== undefined && isCalled(figure, number)) setCall({ fresh: false });
    const onCall = (event: Event) => setCall((event as CustomEvent<StageCall>).detail);
    element?.addEventListener(CALL, onCall);
    return () => element?.removeEventListener(CALL, onCall);
  }, [figure, number, root]);
  return {
    call,
    enter: () => setCall({ fresh: false }),
    giveUp: () => setCall(undefined),
    leave: () => {
      setCall(undefined);
      root.current?.scrollIntoView({ block: "nearest" });
      root.current?.focus({ preventScroll: true });
    },
  };
}
