import { useEffect, useReducer, useRef, useState } from "react";
import { recall } from "#components/page/memory.ts";
import { keepTours, keptTours, parseKeptTours, TOURS_KEY } from "#components/tour/tour-storage.ts";
import { type Desk, type DeskAction, EMPTY_DESK, reduceDesk } from "./desk-state.ts";

/** How the keeping goes: "refused" by the browser, "aside" for what could not be read, "taken" from another tab. */
export type DeskKeeping = "refused" | "aside" | "taken" | undefined;

/** The desk, kept in this browser with each change. Steps that are added in another tab appear at once. */
export function useDesk(): {
  readonly desk: Desk;
  readonly act: (action: DeskAction) => void;
  readonly keeping: DeskKeeping;
  readonly isReady: boolean;
} {
  const [desk, act] = useReducer(reduceDesk, EMPTY_DESK);
  const [keeping, setKeeping] = useState<DeskKeeping>();
  const [isReady, setReady] = useState(false);
  const known = useRef(EMPTY_DESK.all);
  /** What could not be kept is here alone. */
  const isRefused = useRef(false);
  const { all } = desk;
  useEffect(() => {
    const before = recall(TOURS_KEY);
    known.current = keptTours();
    if (before !== "" && !parseKeptTours(before)?.isWhole) setKeeping("aside");
    act({ type: "take", all: known.current });
    setReady(true);
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const other = key === TOURS_KEY && newValue !== null ? parseKeptTours(newValue) : undefined;
      if (!other) return;
      known.current = other;
      act({ type: "take", all: other });
      setKeeping("taken");
    };
    // A page that slept meanwhile has heard nothing: what a lesson has added would be written over.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || isRefused.current) return;
      known.current = keptTours();
      act({ type: "take", all: known.current });
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  }, []);
  useEffect(() => {
    if (!isReady || known.current === all) return;
    known.current = all;
    isRefused.current = !keepTours(all);
    if (isRefused.current) setKeeping("refused");
    else setKeeping((old) => (old === "aside" ? old : undefined));
  }, [all, isReady]);
  return { desk, act, keeping, isReady };
}
