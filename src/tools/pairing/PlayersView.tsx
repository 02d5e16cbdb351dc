import { type ReactElement, useState } from "react";
import { playedRounds } from "#algorithms/shared/swiss/tournament.ts";
import { titleOf } from "./doc.ts";
import { ExtraPoints } from "./ExtraPoints.tsx";
import { Forbidden } from "./Forbidden.tsx";
import { MOST_ROUNDS, parseEntries } from "./names.ts";
import { PlayerList } from "./PlayerList.tsx";
import type { ViewProps } from "./view-props.ts";

/** Who plays, who is absent, who comes late, who must not meet, who is accelerated; and what the tournament is called. */
export function PlayersView(props: ViewProps): ReactElement {
  return (
    <section className="pair-players">
      <Settings {...props} />
      <PlayerList {...props} />
      <Add {...props} />
      <Forbidden {...props} />
      <ExtraPoints {...props} />
    </section>
  );
}

function Settings({ doc, act, words }: ViewProps): ReactElement {
  const w = words.players;
  const { tournament, drawn } = doc;
  const [rounds, setRounds] = useState<string>();
  const isBegun = drawn !== undefined || playedRounds(tournament) > 0;
  return (
    <fieldset className="tool__row pair-settings">
      <legend className="visually-hidden">{w.settings}</legend>
      <label className="tool__field">
        <span>{w.title}</span>
        <input
          type="text"
          value={titleOf(tournament)}
          onChange={(event) => act({ kind: "title", title: event.target.value, time: performance.now() })}
        />
      </label>
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
    </fieldset>
  );
}

function Add({ doc, act, words }: ViewProps): ReactElement {
  const w = words.players;
  const [name, setName] = useState("");
  const [rating, setRating] = useState("");
  return (
    <form
      className="pair-add needs-script"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") return;
        const [entry] = parseEntries(name);
        if (!entry) return;
        act({ kind: "add", ...entry, rating: Number(rating) || entry.rating });
        setName("");
        setRating("");
      }}
    >
      <h4>{w.add}</h4>
      <div className="tool__row">
        <label className="tool__field">
          <span>{words.standings.name}</span>
          <input type="text" value={name} onChange={(event) => setName(event.target.value)} />
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
      {(doc.drawn || playedRounds(doc.tournament) > 0) && <p className="tool__note">{w.late}</p>}
    </form>
  );
}
