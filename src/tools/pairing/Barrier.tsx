import type { ReactElement } from "react";
import type { Doc, Drawn } from "./doc.ts";
import { nameOf } from "./names.ts";
import { useBarrier } from "./use-pairing.ts";
import type { PairingWords } from "./words.ts";

/** Why not all could be paired, and what can be done about it. */
export function Barrier({
  doc,
  drawn,
  words: { barrier: w },
}: {
  readonly doc: Doc;
  readonly drawn: Drawn;
  readonly words: PairingWords;
}): ReactElement | null {
  const barrier = useBarrier(doc.tournament);
  if (!barrier) return null;
  return (
    <section className="pair-barrier">
      <h3>{w.title}</h3>
      <p>{w.text(barrier, drawn.original.unpaired, (id) => nameOf(doc.tournament, id))}</p>
      <p className="needs-script">{w.advice}</p>
    </section>
  );
}
