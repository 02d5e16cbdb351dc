import { useEffect, useRef, useState } from "react";
import type { MadeFile } from "./make-file.ts";

/** How far the making of a file is. */
export type Making =
  | { readonly kind: "none" }
  | { readonly kind: "under way"; readonly done: number; readonly of: number }
  | { readonly kind: "canceled" }
  | { readonly kind: "failed"; readonly reason: string }
  | (MadeFile & { readonly kind: "made"; readonly address: string });

/** Makes a file; rejects when `signal` says so. */
export type Make = (onProgress: (done: number, of: number) => void, signal: AbortSignal) => Promise<MadeFile>;

export interface Maker {
  readonly making: Making;
  readonly start: (make: Make) => Promise<void>;
  readonly cancel: () => void;
  /** Gives up what was made, to make another one. */
  readonly clear: () => void;
}

/** Makes one file at a time; what was begun ends with the dialog. */
export function useMaking(): Maker {
  const [making, setMaking] = useState<Making>({ kind: "none" });
  const under = useRef<AbortController>(null);
  const address = useRef("");
  const letGo = () => {
    URL.revokeObjectURL(address.current);
    address.current = "";
  };
  useEffect(
    () => () => {
      under.current?.abort();
      URL.revokeObjectURL(address.current);
    },
    [],
  );
  const start = async (make: Make): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    under.current = controller;
    letGo();
    setMaking({ kind: "under way", done: 0, of: 0 });
    try {
      const made = await make(
        (done, of) => !signal.aborted && setMaking({ kind: "under way", done, of }),
        signal,
      );
      signal.throwIfAborted();
      address.current = URL.createObjectURL(made.file);
      setMaking({ kind: "made", ...made, address: address.current });
    } catch (error) {
      if (!signal.aborted)
        setMaking({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    making,
    start,
    cancel() {
      under.current?.abort();
      setMaking({ kind: "canceled" });
    },
    clear() {
      letGo();
      setMaking({ kind: "none" });
    },
  };
}
