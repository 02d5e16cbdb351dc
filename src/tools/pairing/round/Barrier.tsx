import type { ReactElement } from "react";
import type { Doc, Drawn } from "../doc.ts";
import { lateWords } from "../players/late-words.en.ts";
import { nameOf } from "../players/names.ts";
import { useBarrier } from "../use-pairing.ts";

/** Why not all could be paired, and what can be done about it. */
export function Barrier({ doc, drawn }: { readonly doc: Doc; readonly drawn: Drawn }): ReactElement | null {
  const w = lateWords.barrier;
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
