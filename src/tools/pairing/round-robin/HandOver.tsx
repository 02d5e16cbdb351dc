import type { ReactElement } from "react";
import { lazy } from "#src/tools/shared/lazy.tsx";
import type { Doc } from "../doc.ts";
import type { Reading } from "../file/trf-text.ts";
import { HANDED } from "./hand-over-mark.ts";
import { useHanded } from "./use-handed.ts";

const Handed = lazy(async () => (await import("./Handed.tsx")).Handed);

/** A round robin that the address hands over, if there is one and what was kept is known. */
export function HandOver({
  doc,
  first,
  ready,
  onOpen,
  onNotice,
}: {
  readonly doc: Doc;
  readonly first: Doc;
  readonly ready: boolean;
  readonly onOpen: (reading: Reading) => void;
  readonly onNotice: (notice: string) => void;
}): ReactElement | null {
  const { handed, putAway } = useHanded(HANDED);
  if (handed === undefined || !ready) return null;
  const onDone = (notice: string) => {
    putAway();
    onNotice(notice);
  };
  return <Handed {...{ handed, doc, first, onOpen, onDone }} />;
}
