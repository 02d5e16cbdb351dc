import type { ReactElement } from "react";
import type { Field } from "#algorithms/engines/swiss/candidates.ts";
import type { Doc, Drawn } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import type { PairingWords } from "../words.en.ts";
import { breachesOf, wishesOf } from "./breaches.ts";
import { isChanged } from "./seats.ts";

/** What a change by hand does to rules and wishes, at once. */
export function ChangeReport({
  doc,
  drawn,
  field,
  held,
  changing,
  words,
}: {
  readonly doc: Doc;
  readonly drawn: Drawn;
  readonly field: Field;
  readonly held: number | undefined;
  readonly changing: boolean;
  readonly words: PairingWords;
}): ReactElement {
  const w = words.change;
  const name = (id: number) => nameOf(doc.tournament, id);
  const seated = { pairs: drawn.boards, bye: drawn.bye };
  const changed = isChanged(drawn);
  const breaches = breachesOf(doc.tournament, seated, field);
  return (
    <div className="pair-change" role="status">
      {changing && <p className="needs-script">{held === undefined ? w.hint : w.held(name(held))}</p>}
      {breaches.length > 0 && (
        <section className="pair-breaches">
          <h3>{w.broken(breaches.length)}</h3>
          <ul>
            {breaches.map((breach) => (
              <li key={w.breach(breach, name)}>{w.breach(breach, name)}</li>
            ))}
          </ul>
        </section>
      )}
      {changed && (
        <p>
          {breaches.length === 0 && w.fine}{" "}
          {w.wishes(wishesOf(seated, field), wishesOf(drawn.original, field))}
        </p>
      )}
    </div>
  );
}
