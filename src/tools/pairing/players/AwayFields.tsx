import { type ReactElement, useState } from "react";
import { type Doc, lastRound, nextRound } from "../doc.ts";
import type { LateViewProps } from "../view-props.ts";
import { RoundFields } from "./entries.tsx";

/** The rounds from which somebody will be absent, and what that counts: one, or several at once. */
export function AwayFields({
  doc,
  id,
  act,
  words,
}: LateViewProps & { readonly doc: Doc; readonly id: number }): ReactElement {
  const w = words.players;
  const [kind, setKind] = useState<"H" | "F" | "Z">("H");
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const [next, most] = [nextRound(doc), lastRound(doc)];
  const span = { round: Number(first) || next, last: Number(last) || Number(first) || next };
  const away = doc.tournament.absences
    .filter(({ player, round }) => player === id && round >= next)
    .toSorted((a, b) => a.round - b.round);
  return (
    <div className="tool__row">
      <label className="tool__field">
        <span>{w.away}</span>
        <select
          value={kind}
          onChange={(event) =>
            setKind((["H", "F", "Z"] as const).find((each) => each === event.target.value) ?? "H")
          }
        >
          {Object.entries(w.awayWorth).map(([each, worth]) => (
            <option key={each} value={each}>
              {worth}
            </option>
          ))}
        </select>
      </label>
      <RoundFields
        {...{ most, words }}
        values={[first, last]}
        placeholders={[String(next), String(span.round)]}
        onFirst={setFirst}
        onLast={setLast}
      />
      <button
        type="button"
        className="btn"
        disabled={span.round < next || span.last < span.round || span.last > most}
        onClick={() => act({ kind: "status", player: id, status: kind, ...span })}
      >
        {w.awayButton}
      </button>
      {away.length > 0 && (
        <p>
          {w.awayList(away.map(({ round, kind: each }) => w.awayRound(round, each)))}{" "}
          <button
            type="button"
            className="btn"
            onClick={() => act({ kind: "status", player: id, status: "plays", round: next, last: most })}
          >
            {w.comes}
          </button>
        </p>
      )}
    </div>
  );
}
