import { type ReactElement, useState } from "react";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { Form } from "#src/tools/shared/fields/Form.tsx";
import { lastRound, nextRound } from "../doc.ts";
import { shownPoints } from "../shown.ts";
import type { LateViewProps } from "../view-props.ts";
import { Entry, RoundFields } from "./entries.tsx";
import { NumberField } from "./NumberField.tsx";

/** The upper half has a point more in two rounds: how it is mostly done. */
const USUAL_POINTS = "1";

/** Acceleration: points that count in the pairing of some rounds, and nowhere else. */
export function ExtraPoints({ doc, act, words }: LateViewProps): ReactElement {
  const w = words.extra;
  const { players, acceleration } = doc.tournament;
  const half = String(Math.ceil(players.length / 2));
  const [points, setPoints] = useState(USUAL_POINTS);
  const [firstPlayer, setFirstPlayer] = useState("1");
  const [lastPlayer, setLastPlayer] = useState("");
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const most = lastRound(doc);
  const isBefore = doc.drawn === undefined && playedRounds(doc.tournament) === 0;
  // What is played already cannot be paired otherwise.
  const usualFirst = nextRound(doc);
  const usualLast = Math.max(Number(first || usualFirst), Math.min(Number(first || usualFirst) + 1, most));
  const wish = {
    points: Math.round(10 * Number(points)),
    first: Number(first || usualFirst),
    last: Number(last || usualLast),
    firstPlayer: Number(firstPlayer),
    lastPlayer: Number(lastPlayer || half),
  };
  const isFitting =
    wish.points > 0 &&
    wish.first >= 1 &&
    wish.last >= wish.first &&
    wish.firstPlayer >= 1 &&
    wish.lastPlayer >= wish.firstPlayer &&
    wish.lastPlayer <= players.length;
  return (
    <Form
      className="pair-add"
      label={w.title}
      onDone={() => isFitting && act({ kind: "accelerate", acceleration: wish })}
    >
      <h3>{w.title}</h3>
      <p className="tool__note">{w.what}</p>
      {acceleration.length > 0 && (
        <ul>
          {acceleration.map((each, index) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike.
              key={index}
              text={w.entry(each, shownPoints(each.points))}
              button={w.remove}
              label={w.removeOf(each)}
              onRemove={() => act({ kind: "slow-down", index })}
            />
          ))}
        </ul>
      )}
      <div className="tool__row needs-script">
        <NumberField label={w.points} value={points} min={0.5} max={9} step={0.5} onValue={setPoints} />
        <NumberField
          label={w.firstPlayer}
          value={firstPlayer}
          max={players.length}
          onValue={setFirstPlayer}
        />
        <NumberField
          label={w.lastPlayer}
          value={lastPlayer}
          max={players.length}
          placeholder={half}
          onValue={setLastPlayer}
        />
      </div>
      <div className="tool__row needs-script">
        <RoundFields
          {...{ most, words }}
          values={[first, last]}
          placeholders={[String(usualFirst), String(usualLast)]}
          onFirst={setFirst}
          onLast={setLast}
        />
        <button type="submit" className="btn" disabled={!isFitting}>
          {w.give}
        </button>
        {isBefore && (
          <button
            type="button"
            className="btn"
            disabled={doc.tournament.rounds === undefined}
            title={w.bakuWhat}
            onClick={() => act({ kind: "baku" })}
          >
            {w.baku}
          </button>
        )}
      </div>
    </Form>
  );
}
