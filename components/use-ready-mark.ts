import { type RefObject, useEffect } from "react";

/**
 * Marks a figure that hears, for styles and for whoever waits for it: after its first frame, when all that listens around it
 * does so too.
 */
export function useReadyMark(figure: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    figure.current?.toggleAttribute("data-ready", ready);
  }, [figure, ready]);
}
