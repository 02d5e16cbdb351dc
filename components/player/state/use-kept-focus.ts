import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

interface FocusHandlers {
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/** Where what has the focus goes, or is switched off, the figure takes it: whoever goes by keys goes on from there. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): FocusHandlers {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    const figure = root.current as HTMLElement;
    const changes = new MutationObserver(() => {
      const last = focused.current;
      if (!last || (last.isConnected && !last.matches(":disabled"))) return;
      if ([document.body, last].includes(document.activeElement as HTMLElement))
        figure.focus({ preventScroll: true });
    });
    changes.observe(figure, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => changes.disconnect();
  }, [root]);
  return {
    onFocus({ target }) {
      focused.current = target;
    },
    onBlur({ target }) {
      // Some browsers tell of a blur of what is being removed: then it is gone before the page has its next turn.
      setTimeout(() => {
        if (focused.current === target) focused.current = undefined;
      });
    },
  };
}
