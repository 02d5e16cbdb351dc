import { useCallback, useEffect, useState } from "react";

/** What the address of the page hands over, until it is put away; it stays there while it is not decided about. */
export function useHanded(mark: string): {
  readonly handed: string | undefined;
  readonly putAway: () => void;
} {
  const [handed, setHanded] = useState<string>();
  useEffect(() => {
    const look = () => setHanded(location.hash.startsWith(mark) ? location.hash : undefined);
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [mark]);
  const putAway = useCallback(() => {
    history.replaceState(history.state, "", location.pathname + location.search);
    setHanded(undefined);
  }, []);
  return { handed, putAway };
}
