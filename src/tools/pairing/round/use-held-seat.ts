import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Drawn } from "../doc.ts";

/** Two seats that are pressed one after the other belong together; until then the first one is held. */
export function useHeldSeat(
  drawn: Drawn,
  onBoth: (first: number, second: number) => void,
): {
  /** The round on the page, in which seats are looked for. */
  readonly whole: RefObject<HTMLDivElement | null>;
  readonly held: number | undefined;
  readonly press: (id: number) => void;
  readonly letGo: () => void;
} {
  const [held, setHeld] = useState<number>();
  const moved = useRef<number>(undefined);
  const whole = useRef<HTMLDivElement>(null);
  // Rows are drawn anew only when something of their own changes, so what they call must not change.
  const now = useRef({ held, onBoth });
  now.current = { held, onBoth };
  const press = useCallback((id: number) => {
    const { held: first, onBoth } = now.current;
    setHeld(first === undefined ? id : undefined);
    if (first === undefined || first === id) return;
    moved.current = id;
    onBoth(first, id);
  }, []);
  // A pair that is new is a new row: the seat that was pressed is pressed elsewhere now, and the keys go with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: seats move when the round changes.
  useEffect(() => {
    const seat = moved.current;
    moved.current = undefined;
    if (seat === undefined || document.activeElement !== document.body) return;
    whole.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.focus();
  }, [drawn]);
  return { whole, held, press, letGo: useCallback(() => setHeld(undefined), []) };
}
