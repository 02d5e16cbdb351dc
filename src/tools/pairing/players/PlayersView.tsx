import { type ReactElement, useMemo, useRef, useState } from "react";
import { playedRounds, type Scoring, USUAL_SCORING } from "#algorithms/engines/swiss/tournament.ts";
import { Withdrawals } from "../round-robin/Withdrawals.tsx";
import type { LateViewProps, ViewProps } from "../view-props.ts";
import { detailOf } from "./details.ts";
import { ExtraPoints } from "./ExtraPoints.tsx";
import { Forbidden } from "./Forbidden.tsx";
import { canPlace } from "./late-entry.ts";
import { withLateWords } from "./late-words.ts";
import { MOST_ROUNDS, parseEntries } from "./names.ts";
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
          <Add {...props} />
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

function Add({ doc, act, words }: LateViewProps): ReactElement {
  const w = words.players;
  const [name, setName] = useState("");
  const [rating, setRating] = useState("");
  const [missed, setMissed] = useState<"H" | "Z">("Z");
  const [isPlaced, setIsPlaced] = useState(true);
  /** Who was added last, to be told under which number: nobody any more when that is undone. */
  const [added, setAdded] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const number = 1 + doc.tournament.players.findLastIndex((player) => player.name === added);
  const isLate = doc.drawn !== undefined || playedRounds(doc.tournament) > 0;
  const mayPlace = canPlace(doc);
  return (
    <form
      className="pair-add needs-script"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") return;
        const [entry] = parseEntries(name);
        if (!entry) return;
        const found = Number(rating) || entry.rating;
        act({ kind: "add", ...entry, rating: found, missed, isPlaced: isLate && isPlaced && found > 0 });
        setName("");
        setRating("");
        setAdded(entry.name);
        field.current?.focus();
      }}
    >
      <h4>{w.add}</h4>
      <div className="tool__row">
        <label className="tool__field">
          <span>{words.standings.name}</span>
          <input type="text" ref={field} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label className="tool__field">
          <span>{words.standings.rating}</span>
          <input
            type="text"
            inputMode="numeric"
            data-numeric=""
            maxLength={4}
            value={rating}
            onChange={(event) => /^\d*$/.test(event.target.value) && setRating(event.target.value)}
          />
        </label>
        <button type="submit" className="btn" disabled={name.trim() === ""}>
          {w.addButton}
        </button>
      </div>
      <p className="tool__note" role="status">
        {added !== undefined && number > 0 && w.added(added, number)}
      </p>
      {isLate && (
        <>
          <div className="tool__row">
            <label className="tool__field">
              <span>{w.missed}</span>
              <select value={missed} onChange={(event) => setMissed(event.target.value === "H" ? "H" : "Z")}>
                {Object.entries(w.missedWorth).map(([kind, worth]) => (
                  <option key={kind} value={kind}>
                    {worth}
                  </option>
                ))}
              </select>
            </label>
            {mayPlace && (
              <label className="pair-tick">
                <input
                  type="checkbox"
                  checked={isPlaced}
                  onChange={(event) => setIsPlaced(event.target.checked)}
                />
                {w.placed}
              </label>
            )}
          </div>
          <p className="tool__note">
            {w.late} {!mayPlace && w.placedNot}
          </p>
        </>
      )}
    </form>
  );
}
