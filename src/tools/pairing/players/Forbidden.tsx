import { type ReactElement, useState } from "react";
import { FOR_GOOD, playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { Form } from "#src/tools/shared/fields/Form.tsx";
import { LongSelect } from "#src/tools/shared/fields/LongSelect.tsx";
import { lastRound } from "../doc.ts";
import type { LateViewProps } from "../view-props.ts";
import { Entry, RoundFields } from "./entries.tsx";
import { nameOf } from "./names.ts";

/** Who must not meet, in all rounds or in some. */
export function Forbidden({ doc, act, words }: LateViewProps): ReactElement {
  const w = words.players;
  const { tournament } = doc;
  const [a, setA] = useState(0);
  const [b, setB] = useState(0);
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const most = lastRound(doc);
  const next = playedRounds(tournament) + 1;
  const span = { first: Number(first) || next, last: Number(last) || FOR_GOOD };
  const choice = (value: number, set: (id: number) => void, label: string) => (
    <LongSelect
      {...{ label, value }}
      none="…"
      all={tournament.players}
      nameOf={(id) => `${id} ${nameOf(tournament, id)}`}
      onValue={set}
    />
  );
  const forbid = () => {
    act({ kind: "forbid", a, b, ...span });
    setA(0);
    setB(0);
  };
  return (
    <Form className="pair-add" label={w.forbidden} onDone={forbid}>
      <h3>{w.forbidden}</h3>
      {tournament.forbidden.length === 0 ? (
        <p className="tool__note">{w.none}</p>
      ) : (
        <ul>
          {tournament.forbidden.map(({ first: from, last: to, players }, index) => {
            const names = players.map((id) => nameOf(tournament, id));
            return (
              <Entry
                key={`${from}.${to}.${players}`}
                text={w.pair(names, w.span(from, to))}
                button={w.allow}
                label={w.allowOf(names)}
                onRemove={() => act({ kind: "allow", index })}
              />
            );
          })}
        </ul>
      )}
      <div className="tool__row needs-script">
        <span className="tool__field">{choice(a, setA, w.forbidden)}</span>
        <span>{w.and}</span>
        <span className="tool__field">{choice(b, setB, `${w.forbidden}, ${w.and}`)}</span>
      </div>
      <div className="tool__row needs-script">
        <RoundFields
          {...{ most, words }}
          values={[first, last]}
          placeholders={[String(next), w.end]}
          onFirst={setFirst}
          onLast={setLast}
        />
        <button
          type="submit"
          className="btn"
          disabled={a === b || a === 0 || b === 0 || span.first > span.last}
        >
          {w.forbid}
        </button>
      </div>
    </Form>
  );
}
