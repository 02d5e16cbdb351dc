import type { ReactElement } from "react";
import type { Doc } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { Reasons } from "./Reasons.tsx";
import { whyWords } from "./words.en.ts";

/** Two players who were pressed one after the other, and why they do not meet. */
export function AskTwo({
  doc,
  held,
  asked,
}: {
  readonly doc: Doc;
  readonly held: number | undefined;
  readonly asked: readonly [number, number] | undefined;
}): ReactElement {
  const w = whyWords;
  const name = (id: number) => nameOf(doc.tournament, id);
  return (
    <div className="pair-ask pair-reasons needs-script" role="status">
      {held !== undefined ? (
        <p>{w.held(name(held))}</p>
      ) : asked ? (
        <>
          <p>
            <b>{w.whyNot(name(asked[0]), name(asked[1]))}</b>
          </p>
          <Reasons {...{ doc }} questions={[{ kind: "together", ids: asked }]} />
        </>
      ) : (
        <p>{w.hint}</p>
      )}
    </div>
  );
}
