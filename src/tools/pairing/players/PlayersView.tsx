import { type ReactElement, useMemo, useState } from "react";
import { playedRounds, type Scoring, USUAL_SCORING } from "#algorithms/engines/swiss/tournament.ts";
import { Withdrawals } from "../round-robin/Withdrawals.tsx";
import type { LateViewProps, ViewProps } from "../view-props.ts";
import { AddPlayer } from "./AddPlayer.tsx";
import { detailOf } from "./details.ts";
import { ExtraPoints } from "./ExtraPoints.tsx";
import { Forbidden } from "./Forbidden.tsx";
import { withLateWords } from "./late-words.ts";
import { MOST_ROUNDS } from "./names.ts";
import { PlayerList } from "./PlayerList.tsx";
import { TournamentDetails } from "./TournamentDetails.tsx";

/** Who plays, who is absent, who comes late, who must not meet, who is accelerated; and what the tournament is called. */
export function PlayersView(early: ViewProps): ReactElement {
  const words = useMemo(() => withLateWords(early.words), [early.words]);
  const props = { ...early, words };
  const { schedule } = early.doc;
  return (
    <section className="pair-players">
      <div className="pair-settings">
        <Settings {...props} />
        <TournamentDetails {...props} />
      </div>
      <PlayerList {...props} />
      {schedule ? (
        <Withdrawals act={early.act} doc={{ ...early.doc, schedule }} />
      ) : (
        <>
          <AddPlayer {...props} />
          <Forbidden {...props} />
          <ExtraPoints {...props} />
        </>
      )}
    </section>
  );
}

function Settings({ doc, act, words }: LateViewProps): ReactElement {
  const w = words.players;
  const { tournament, drawn } = doc;
  const [rounds, setRounds] = useState<string>();
  const isBegun = drawn !== undefined || playedRounds(tournament) > 0;
  return (
    <fieldset className="tool__row">
      <legend className="visually-hidden">{w.settings}</legend>
      <label className="tool__field pair-title">
        <span>{w.title}</span>
        <input
          type="text"
          value={detailOf(tournament, "title")}
          onChange={(event) =>
            act({ kind: "detail", detail: "title", text: event.target.value, time: performance.now() })
          }
        />
      </label>
      {!doc.schedule && (
        <>
          <label className="tool__field">
            <span>{w.rounds}</span>
            <input
              type="number"
              data-numeric=""
              min={Math.max(1, drawn?.round ?? playedRounds(tournament))}
              max={MOST_ROUNDS}
              value={rounds ?? tournament.rounds ?? ""}
              onChange={(event) => {
                setRounds(event.target.value);
                act({ kind: "rounds", rounds: Number(event.target.value) });
              }}
              onBlur={() => setRounds(undefined)}
            />
          </label>
          <Points {...{ doc, act, words }} />
          <label className="tool__field" title={isBegun ? w.colorFixed : undefined}>
            <span>{w.color}</span>
            <select
              disabled={isBegun}
              value={tournament.initialColor ?? "white"}
              onChange={(event) =>
                act({ kind: "color", color: event.target.value === "black" ? "black" : "white" })
              }
            >
              <option value="white">{words.colors.white}</option>
              <option value="black">{words.colors.black}</option>
            </select>
          </label>
        </>
      )}
    </fieldset>
  );
}

/** The points that are mostly given. */
const SCORINGS: Readonly<Record<"usual" | "half" | "football", Scoring>> = {
  usual: USUAL_SCORING,
  half: { ...USUAL_SCORING, pairingBye: 5 },
  football: { ...USUAL_SCORING, win: 30, draw: 10, pairingBye: 30 },
};

/** What results are worth; a round that is paired went by it already. */
function Points({ doc: { tournament }, act, words }: LateViewProps): ReactElement {
  const w = words.players;
  const isSame = (one: Scoring, other: Scoring) =>
    Object.entries(one).every(([key, value]) => other[key as keyof Scoring] === value);
  const names = ["usual", "half", "football"] as const;
  const known = names.find((name) => isSame(SCORINGS[name], tournament.scoring));
  return (
    <label className="tool__field">
      <span>{w.scoring}</span>
      <select
        value={known ?? "own"}
        onChange={({ target }) => {
          const chosen = names.find((name) => name === target.value);
          if (chosen) act({ kind: "scoring", scoring: SCORINGS[chosen] });
        }}
      >
        {[...names, ...(known === undefined ? (["own"] as const) : [])].map((name) => (
          <option key={name} value={name}>
            {w.scorings[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
