import { useCallback, useEffect, useState } from "react";
import { keep, recall } from "#components/page/memory.ts";
import { type Heap, NO_FILES } from "./output/intake.ts";
import { formatHeap, parseHeap } from "./output/saved-files.ts";

const MEMORY = "kibitz.kings.files";

/** The files that were dropped, as the reader left them; `isKept` is false where they will not be there after a reload. */
export function useHeap(): {
  readonly heap: Heap;
  readonly putHeap: (heap: Heap) => void;
  readonly isKept: boolean;
} {
  const [heap, setHeap] = useState<Heap>(NO_FILES);
  const [isKept, setIsKept] = useState(true);
  useEffect(() => setHeap(parseHeap(recall(MEMORY))), []);
  const putHeap = useCallback((next: Heap) => {
    setHeap(next);
    void formatHeap(next).then(
      (json) => setIsKept(keep(MEMORY, json ?? "") && json !== undefined),
      // A file that can be read no more is told when it is checked.
      () => setIsKept(false),
    );
  }, []);
  return { heap, putHeap, isKept };
}
