import { useCallback, useEffect } from "react";
import { historyKey, type Keys } from "./history-key.ts";

type KeyPress = Keys & Pick<KeyboardEvent, "target" | "preventDefault">;

/** What to do on a key in the tool: undo and redo. They work with the focus on nothing, too. */
export function useHistoryKeys(
  perform: (action: { readonly kind: "undo" | "redo" }) => void,
): (event: KeyPress) => void {
  const onKeyDown = useCallback(
    (event: KeyPress) => {
      const kind = historyKey(event);
      if (!kind) return;
      // What is typed here is in no history of ours until it is sent.
      if (event.target instanceof Element && event.target.closest("form, search, [data-own-undo]")) return;
      event.preventDefault();
      perform({ kind });
    },
    [perform],
  );
  useEffect(() => {
    // What had the focus may be gone with a change: undo works all the same.
    const onPage = (event: KeyboardEvent) => event.target === document.body && onKeyDown(event);
    document.addEventListener("keydown", onPage);
    return () => document.removeEventListener("keydown", onPage);
  }, [onKeyDown]);
  return onKeyDown;
}
