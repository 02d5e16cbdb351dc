import { type RefObject, useEffect } from "react";

/**
 * Marks a figure that hears, for whoever waits for it: after its first frame, when all that listens around it does so too.
 * Styles go by `data-drawn`, which it has from its first frame on: nothing is laid out again for the mark.
 */
export function useReadyMark(figure: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    figure.current?.toggleAttribute("data-ready", ready);
  }, [figure, ready]);
}
