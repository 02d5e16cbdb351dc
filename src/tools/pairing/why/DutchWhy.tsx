import { type ReactElement, useState } from "react";
import type { Field } from "#algorithms/engines/swiss/candidates.ts";
import { Form } from "#src/tools/shared/fields/Form.tsx";
import { LongSelect } from "#src/tools/shared/fields/LongSelect.tsx";
import type { Doc, Drawn, Pair } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { Reasons } from "./Reasons.tsx";
import type { Question } from "./reasons-text.ts";
import { whyWords } from "./words.en.ts";

/** Why the Dutch system made a pair, why its players float, and why any two do not meet. */
export function DutchWhy({
  doc,
  field,
  pair: { white, black },
}: {
  readonly doc: Doc;
  readonly field: Field;
  readonly pair: Pair;
}): ReactElement {
  const w = whyWords;
  const { bye, unpaired } = (doc.drawn as Drawn).original;
  // Who could not be paired is asked about in vain: the proof tells why.
  const isOut = new Set(unpaired.length > 0 && bye !== undefined ? [...unpaired, bye] : unpaired);
  const here = field.candidates.map(({ id }) => id).filter((id) => !isOut.has(id));
  const [asked, setAsked] = useState<readonly number[]>([white, 0]);
  const [question, setQuestion] = useState<Question>();
  const choice = (at: 0 | 1, label: string) => (
    <span className="tool__field">
      <LongSelect
        {...{ label }}
        none="…"
        value={here.indexOf(asked[at]) + 1}
        all={here}
        nameOf={(number) => `${here[number - 1]} ${nameOf(doc.tournament, here[number - 1])}`}
        onValue={(number) => setAsked(asked.with(at, here[number - 1] ?? 0))}
      />
    </span>
  );
  const [one, other] = asked;
  return (
    <>
      <Reasons
        {...{ doc }}
        questions={[
          { kind: "apart", ids: [white, black] },
          { kind: "stay", ids: [white] },
          { kind: "stay", ids: [black] },
        ]}
      />
      <Form
        className="tool__row needs-script"
        label={w.ask}
        onDone={() => setQuestion({ kind: "together", ids: [one, other] })}
      >
        <b>{w.ask}</b>
        {choice(0, w.one)} <span>{w.and}</span> {choice(1, w.other)}
        <button type="submit" className="btn" disabled={one === other || one === 0 || other === 0}>
          {w.button}
        </button>
      </Form>
      {question && <Reasons {...{ doc }} questions={[question]} />}
    </>
  );
}
