import { type ReactElement, useRef, useState } from "react";
import type { Entry } from "#algorithms/engines/swiss/list/entry.ts";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { lazy } from "#src/tools/shared/lazy.tsx";
import { parseEntries } from "../begin/begin-tournament.ts";
import type { LateViewProps } from "../view-props.ts";
import { canPlace } from "./late-entry.ts";

const InRatingList = lazy(async () => (await import("./InRatingList.tsx")).InRatingList);
/** So many letters are looked up. */
const LEAST = 2;

/** Adds a player, by name or as the rating list knows them; who comes late may be placed among the others. */
export function AddPlayer({ doc, act, words }: LateViewProps): ReactElement {
  const w = words.players;
  const [name, setName] = useState("");
  const [rating, setRating] = useState("");
  /** Who was picked in the rating list: all that it knows of them goes with the name, as long as that stays. */
  const [picked, setPicked] = useState<Entry>();
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
        const entry = picked ?? parseEntries(name)[0];
        if (!entry) return;
        const found = Number(rating) || entry.rating;
        act({ kind: "add", ...entry, rating: found, missed, isPlaced: isLate && isPlaced && found > 0 });
        setName("");
        setRating("");
        setPicked(undefined);
        setAdded(entry.name);
        field.current?.focus();
      }}
    >
      <h3>{w.add}</h3>
      <div className="tool__row">
        <label className="tool__field">
          <span>{words.standings.name}</span>
          <input
            type="text"
            ref={field}
            value={name}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setPicked(undefined);
            }}
          />
        </label>
        <label className="tool__field">
          <span>{words.standings.rating}</span>
          <input
            type="text"
            inputMode="numeric"
            data-numeric=""
            maxLength={4}
            value={rating}
            onChange={({ target }) => {
              if (/^\d*$/.test(target.value)) setRating(target.value);
              else target.value = rating;
            }}
          />
        </label>
        <button type="submit" className="btn" disabled={name.trim() === ""}>
          {w.addButton}
        </button>
      </div>
      {name.trim().length >= LEAST && picked === undefined && (
        <InRatingList
          text={name}
          tournament={doc.tournament}
          onPick={(entry) => {
            setPicked(entry);
            setName(entry.name);
            setRating(entry.rating > 0 ? String(entry.rating) : "");
            field.current?.focus();
          }}
        />
      )}
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
