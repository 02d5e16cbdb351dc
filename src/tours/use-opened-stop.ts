import { useEffect, useState } from "react";
import type { TourStop } from "#components/tour/tour.ts";
import { recordElsewhere } from "../workers/record-elsewhere.ts";
import { type OpenedStop, openStop } from "./open-stop.ts";

/** A stop once it is near: undefined until it has come, "failed" when its code does not come. */
export function useOpenedStop(
  stop: TourStop,
  isNear: boolean,
): { readonly opened: OpenedStop | "failed" | undefined; readonly again: () => void } {
  const [opened, setOpened] = useState<OpenedStop | "failed">();
  const [tries, setTries] = useState(0);
  const { lesson, source, beside, step } = stop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a coach types changes nothing of the run.
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    openStop(stop, recordElsewhere).then(
      (found) => isCurrent && setOpened(found),
      () => isCurrent && setOpened("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [lesson, JSON.stringify([source, beside]), step, isNear, tries]);
  return {
    opened,
    again: () => {
      setOpened(undefined);
      setTries(tries + 1);
    },
  };
}
